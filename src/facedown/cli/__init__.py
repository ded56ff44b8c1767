"""The door: the facedown command."""

import sys
from collections.abc import Sequence
from typing import Annotated

import typer

from facedown import __version__
from facedown.bench.speed import speed
from facedown.cli.admin import admin
from facedown.cli.arena import arena
from facedown.cli.arguments import example
from facedown.cli.backup import backup, restore
from facedown.cli.bench import bench
from facedown.cli.doctor import doctor
from facedown.cli.export import export, import_
from facedown.cli.games import games, rules_of
from facedown.cli.join import join
from facedown.cli.language import complain, say, speak, words
from facedown.cli.move_house import move_house
from facedown.cli.perft import perft
from facedown.cli.play import play
from facedown.cli.proxy_config import proxy_config
from facedown.cli.replay import replay
from facedown.cli.review import review
from facedown.cli.serve import serve
from facedown.cli.simulate import simulate
from facedown.cli.verify import verify
from facedown.core.errors import FacedownError
from facedown.i18n.sentences import error_line

WRONG = 2
INTERRUPTED = 130

app = typer.Typer(
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
)


def show_version(asked: bool) -> None:
    if asked:
        typer.echo(f"facedown {__version__} ({speed()})")
        raise typer.Exit


@app.callback(epilog=example("play", "GAME"))
def facedown(
    version: Annotated[
        bool,
        typer.Option(
            "--version", callback=show_version, is_eager=True, help="Show the version and leave."
        ),
    ] = False,
) -> None:
    """Card games in which what you cannot see is the game."""


app.command(epilog=example("games", "GAME"))(games)
app.command("rules", epilog=example("rules", "GAME"))(rules_of)
app.command(epilog=example("play", "GAME", "--players 3 --save match.txt"))(play)
app.command(epilog=example("serve --port 8000"))(serve)
app.command(epilog=example("simulate", "GAME", "--rounds 10000 --bots rule,random"))(simulate)
app.command(epilog=example("arena", "GAME", "--bots rule,sharp,random --deals 100"))(arena)
app.command(epilog=example("join http://127.0.0.1:8000/t/ABCDEF --bot ./mybot.py"))(join)
app.command(epilog=example("replay match.txt --seat 0"))(replay)
app.command(epilog=example("review match.txt --seat 0"))(review)
app.command(epilog=example("verify match.txt"))(verify)
app.add_typer(admin, name="admin")
app.command(epilog=example("doctor --url https://cards.example"))(doctor)
app.command(epilog=example("backup house.backup"))(backup)
app.command(epilog=example("restore house.backup"))(restore)
app.command(epilog=example("proxy-config 10.0.0.1:8000 10.0.0.2:8000"))(proxy_config)
app.command(epilog=example("move-house /var/lib/facedown postgresql:///facedown"))(move_house)
app.command(epilog=example("export games.zip"))(export)
app.command("import", epilog=example("import games.zip"))(import_)
app.command(epilog=example("bench --seconds 5"))(bench)
app.command(epilog=example("perft", "GAME", "--depth 4 --divide"))(perft)


def main() -> None:
    """Run the facedown command."""
    sys.exit(run(sys.argv[1:]))


def run(arguments: Sequence[str]) -> int:
    """Run a command; its exit code. What is wrong is said in one line."""
    speak(None)
    try:
        code = app(list(arguments) or ["--help"], prog_name="facedown", standalone_mode=False)
    except FacedownError as error:
        return wrong(error_line(error, words()))
    except typer.TyperException as error:
        return wrong(say("terminal-usage", problem=error.format_message().rstrip(".")))
    except (typer.Abort, KeyboardInterrupt):
        return INTERRUPTED
    return code if isinstance(code, int) else 0


def wrong(what: str) -> int:
    complain(what)
    return WRONG
