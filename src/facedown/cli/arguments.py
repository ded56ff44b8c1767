"""Arguments that several commands share, and what they mean."""

import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import typer

from facedown.arena.record_files import check_suffix, recording
from facedown.arena.recording import Sink
from facedown.bots.players import player_names
from facedown.bots.roster import best_bot
from facedown.catalog import GAMES
from facedown.cli.language import speak
from facedown.cli.saving import check_writable
from facedown.core.errors import BadOption
from facedown.core.game import Game
from facedown.core.variant import Variant
from facedown.i18n.catalogue import languages

GameName = Annotated[str, typer.Argument(metavar="GAME", help="One of the games in the catalog.")]
Preset = Annotated[str, typer.Option(metavar="NAME", help="House rules by the name of a preset.")]
Settings = Annotated[
    list[str] | None,
    typer.Option("--set", metavar="OPTION=VALUE", help="One house rule; may be given again."),
]
Seed = Annotated[
    str | None, typer.Option(metavar="TEXT", help="Where all chance comes from. [default: new]")
]
Players = Annotated[
    int | None, typer.Option(metavar="N", help="How many play. [default: the fewest official]")
]
Jobs = Annotated[int, typer.Option(metavar="J", help="Processes at work.")]
Record = Annotated[
    Path | None,
    typer.Option(metavar="FILE", help="Write the rounds played to FILE.jsonl or FILE.parquet."),
]
Views = Annotated[
    bool, typer.Option("--views", help="With --record: and what each seat knew when it chose.")
]
# What `serve` opens, and what `doctor` looks at.
Host = Annotated[str | None, typer.Option(help="Address to listen on. [default: 127.0.0.1]")]
Port = Annotated[int | None, typer.Option(help="Port to listen on. [default: 8000]")]
HouseFolder = Annotated[
    str | None, typer.Option(metavar="FOLDER", help="Where everything is kept.")
]
Database = Annotated[
    str | None, typer.Option(metavar="URL", help="PostgreSQL to keep it in: postgresql://…")
]
Shared = Annotated[
    bool | None,
    typer.Option("--shared", help="Share the database with other processes, behind a proxy."),
]
PublicUrl = Annotated[
    str | None, typer.Option(metavar="URL", help="The address people type, if another.")
]
TrustedProxies = Annotated[
    str | None,
    typer.Option(metavar="ADDRESS,…", help="Proxies whose X-Forwarded-For is believed."),
]
AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON object and nothing else.")]
Language = Annotated[
    str | None,
    typer.Option(
        metavar="CODE",
        callback=speak,
        is_eager=True,
        help=f"The language spoken: {', '.join(languages())}. [default: the environment's]",
    ),
]


def example(*words: str) -> str:
    """An example for a command's help, with the first game of the catalog for `GAME`."""
    told = " ".join(words).replace("GAME", next(iter(GAMES)))
    return f"Example: facedown {told}"


def house_rules(
    game: Game[Any], preset: str, settings: list[str] | None, *, simulated: bool = False
) -> Variant:
    """The variant that `--preset` and `--set` ask for; a simulation has defaults of its own."""
    changes: dict[str, str] = {}
    for text in settings or []:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadOption("not_an_assignment", text=text)
        if name in changes:
            raise BadOption("option_twice", option=name)
        changes[name] = value
    return game.variant(game.SIMULATED | changes if simulated else changes, preset)


def number_of_players(game: Game[Any], variant: Variant, asked: int | None) -> int:
    players = game.usual_players(variant) if asked is None else asked
    game.check_players(variant, players)
    return players


def bots_for_seats(game: Game[Any], asked: str | None, seats: int) -> tuple[str, ...]:
    """Who plays each of these seats: those named, over and over, or the best bot."""
    known = player_names(game)
    if asked is None:
        return (best_bot(game),) * seats
    names = [name.strip() for name in asked.split(",")]
    for name in names:
        if name not in known:
            raise BadOption("no_such_bot", bot=name, allowed=", ".join(known))
    if len(names) > seats:
        raise BadOption("too_many_bots", bots=len(names), free=seats)
    return tuple(names[seat % len(names)] for seat in range(seats))


def new_seed(asked: str | None) -> str:
    return secrets.token_hex(8) if asked is None else asked


def check_range(option: str, value: float, low: float, high: float) -> None:
    """Refuse a number that makes no sense."""
    if not low <= value <= high:
        allowed = f"{plain_number(low)}…{plain_number(high)}"
        raise BadOption(
            "number_out_of_range", option=option, value=plain_number(value), allowed=allowed
        )


def plain_number(value: float) -> str:
    """A number as people write it.

    >>> plain_number(10_000_000), plain_number(0.001), plain_number(600.0)
    ('10000000', '0.001', '600')
    """
    return str(value) if isinstance(value, int) else f"{value:g}"


@contextmanager
def recorded(path: Path | None, *, views: bool) -> Iterator[Sink | None]:
    """What takes the rounds that are played, if they are to be written to a file."""
    if path is None:
        if views:
            raise BadOption("views_of_nothing")
        yield None
        return
    check_suffix(path, "--record")
    check_writable(path)
    with recording(path, views=views) as sink:
        yield sink
