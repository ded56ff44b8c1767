"""`facedown games`: the catalog, and one game in detail."""

import json
import sys
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.markdown import Markdown
from rich.table import Table as Grid
from rich.text import Text

from facedown.bots.roster import bot_names
from facedown.catalog import GAMES, find_game
from facedown.cli.arguments import AsJson, GameName
from facedown.cli.pages import rules_page
from facedown.core.game import Game
from facedown.core.variant import Option, Value
from facedown.i18n.catalogue import FALLBACK, messages

OneGame = Annotated[str | None, typer.Argument(metavar="GAME", help="Show this one in detail.")]


def games(game: OneGame = None, as_json: AsJson = False) -> None:
    """List the games: how many play, presets, house rules and bots."""
    chosen = [find_game(game)] if game is not None else list(GAMES.values())
    if as_json:
        typer.echo(json.dumps({"games": [game_data(one) for one in chosen]}, ensure_ascii=False))
    elif game is not None:
        show_game(Console(highlight=False), chosen[0])
    else:
        show_games(Console(highlight=False), chosen)


def rules_of(game: GameName) -> None:
    """Show the rules page of a game."""
    page = rules_page(find_game(game))
    if sys.stdout.isatty():
        Console().print(Markdown(page))
    else:
        typer.echo(page)


def game_data(game: Game[Any]) -> dict[str, Any]:
    """A game as the documented JSON object."""
    return {
        "game": game.KEY,
        "name": game.NAME,
        "rules": f"{game.KEY}/{game.VERSION}",
        "players": {"official": list(game.OFFICIAL), "allowed": list(game.ALLOWED)},
        "presets": {name: preset_texts(game, values) for name, values in game.PRESETS.items()},
        "options": [option_data(game, option) for option in game.OPTIONS],
        "bots": bot_names(game),
    }


def option_data(game: Game[Any], option: Option) -> dict[str, str]:
    return {
        "option": option.name,
        "default": option.text(option.default),
        "values": option.allowed(),
        "about": option_about(game, option),
    }


def option_about(game: Game[Any], option: Option) -> str:
    return messages(FALLBACK, game).text(f"option-{option.name}.about")


def preset_texts(game: Game[Any], values: dict[str, Value]) -> dict[str, str]:
    """The options a preset changes, as texts."""
    return {
        option.name: option.text(values[option.name])
        for option in game.OPTIONS
        if option.name in values
    }


def show_games(console: Console, chosen: list[Game[Any]]) -> None:
    grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for title in ("game", "", "players", "presets", "bots"):
        grid.add_column(title, header_style="dim", no_wrap=title in ("game", "", "players"))
    for game in chosen:
        grid.add_row(
            Text(game.KEY, "bold"),
            game.NAME,
            players_text(game),
            ", ".join(game.PRESETS),
            ", ".join(bot_names(game)),
        )
    console.print(grid)
    console.print("\nfacedown games GAME shows the house rules of one.", style="dim")


def show_game(console: Console, game: Game[Any]) -> None:
    console.print(Text.assemble((game.NAME, "bold"), f"  {game.KEY}, rules {game.VERSION}"))
    console.print(f"Players  {players_text(game)}")
    console.print(f"Bots     {', '.join(bot_names(game))}")
    console.print("Presets")
    for name, values in game.PRESETS.items():
        texts = preset_texts(game, values)
        told = " ".join(f"{option}={text}" for option, text in texts.items())
        console.print(Text.assemble("  ", (name, "bold"), f"  {told or 'the rules as they stand'}"))
    console.print("House rules")
    for option in game.OPTIONS:
        default = option.text(option.default)
        console.print(
            Text.assemble(
                "  ", (option.name, "bold"), f"  {option.allowed()}  ", (f"[{default}]", "green")
            )
        )
        console.print(Text(f"      {option_about(game, option)}", "dim"))


def players_text(game: Game[Any]) -> str:
    """How many play: the official numbers, and the others that are possible.

    >>> from facedown.core.game import Game
    >>> players_text(Game())
    '2'
    """
    official, allowed = _span(game.OFFICIAL), _span(game.ALLOWED)
    return official if official == allowed else f"{official} (can be {allowed})"


def _span(numbers: tuple[int, int]) -> str:
    low, high = numbers
    return str(low) if low == high else f"{low}–{high}"
