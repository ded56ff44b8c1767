"""`facedown games` and `facedown rules`: the catalog, one game in detail, and how it is played."""

import json
import sys
from collections.abc import Sequence
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.markdown import Markdown
from rich.table import Table as Grid
from rich.text import Text

from facedown.bots.roster import bot_names
from facedown.catalog import GAMES, find_game
from facedown.cli.arguments import AsJson, GameName, Language
from facedown.cli.house_rules import house_rules_text, rules_text
from facedown.cli.language import say, spoken
from facedown.cli.plugins import leave_out_plugins
from facedown.core.game import Game
from facedown.core.variant import Option
from facedown.i18n.catalogue import Messages, messages
from facedown.i18n.house_rules import option_about, option_name, preset_name

OneGame = Annotated[str | None, typer.Argument(metavar="GAME", help="Show this one in detail.")]


def games(game: OneGame = None, as_json: AsJson = False, language: Language = None) -> None:
    """List the games: how many play, presets, house rules and bots."""
    leave_out_plugins()
    chosen = [find_game(game)] if game is not None else list(GAMES.values())
    if as_json:
        typer.echo(json.dumps({"games": [game_data(one) for one in chosen]}, ensure_ascii=False))
    elif game is not None:
        show_game(chosen[0])
    else:
        show_games(Console(highlight=False), chosen)


def rules_of(game: GameName, language: Language = None) -> None:
    """Show the rules of a game, and its house rules."""
    found = find_game(game)
    show_markdown(rules_text(found, words_of(found)))


def show_markdown(text: str) -> None:
    """Laid out on a terminal, and as it is otherwise."""
    if sys.stdout.isatty():
        Console().print(Markdown(text))
    else:
        typer.echo(text)


def words_of(game: Game[Any]) -> Messages:
    return messages(spoken(), game)


def game_data(game: Game[Any]) -> dict[str, Any]:
    """A game as the documented JSON object."""
    return {
        "game": game.KEY,
        "name": words_of(game).text("game"),
        "rules": f"{game.KEY}/{game.VERSION}",
        "players": {"official": list(game.OFFICIAL), "allowed": list(game.ALLOWED)},
        "presets": {name: game.variant(preset=name).changed() for name in game.PRESETS},
        "options": [option_data(option, words_of(game)) for option in game.OPTIONS],
        "bots": bot_names(game),
    }


def option_data(option: Option, told: Messages) -> dict[str, str]:
    return {
        "option": option.name,
        "name": option_name(option, told),
        "default": option.text(option.default),
        "values": option.allowed(),
        "about": option_about(option, told),
    }


def show_games(console: Console, chosen: list[Game[Any]]) -> None:
    grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    titles = ("new-game", "", "terminal-players_column", "terminal-presets", "new-bots")
    for number, title in enumerate(titles):
        grid.add_column(say(title) if title else "", header_style="dim", no_wrap=number < 3)
    for game in chosen:
        told = words_of(game)
        presets = [f"{name} ({preset_name(name, told)})" for name in game.PRESETS]
        grid.add_row(
            Text(game.KEY, "bold"),
            told.text("game"),
            players_text(game),
            ", ".join(presets),
            ", ".join(bot_names(game)),
        )
    console.print(grid)
    console.print("\n" + say("terminal-one_game", command="facedown games GAME"), style="dim")


def show_game(game: Game[Any]) -> None:
    told = words_of(game)
    version = told.text("terminal-rules_version", {"key": game.KEY, "version": game.VERSION})
    lines = [
        f"# {told.text('game')}",
        "",
        told.text("game.line"),
        "",
        f"- {version}",
        f"- {told.text('terminal-players_column')}: {players_text(game)}",
        f"- {told.text('new-bots')}: {', '.join(bot_names(game))}",
        "",
        house_rules_text(game, told),
    ]
    show_markdown("\n".join(lines))


def players_text(game: Game[Any]) -> str:
    """How many play: the official numbers, and the others that some house rules allow.

    >>> from facedown.core.game import Game
    >>> players_text(Game())
    '2'
    """
    low, high = game.OFFICIAL
    official = _spans(range(low, high + 1))
    others = _spans(sorted(_possible(game) - set(range(low, high + 1))))
    return say("terminal-players_also", official=official, others=others) if others else official


def _possible(game: Game[Any]) -> set[int]:
    """The numbers of players that presets, or one changed house rule, can be played with."""
    variants = [game.variant(preset=preset) for preset in game.PRESETS]
    for option in game.OPTIONS:
        texts = [option.text(value) for value in option.samples()]
        variants += [game.variant({option.name: text}) for text in texts]
    spans = [game.players(variant) for variant in variants]
    return {number for low, high in spans for number in range(low, high + 1)}


def _spans(numbers: Sequence[int]) -> str:
    """Numbers in order, those in a row as one span.

    >>> _spans([2, 3, 6])
    '2–3, 6'
    """
    spans: list[tuple[int, int]] = []
    for number in numbers:
        if spans and spans[-1][1] == number - 1:
            spans[-1] = (spans[-1][0], number)
        else:
            spans.append((number, number))
    return ", ".join(str(low) if low == high else f"{low}–{high}" for low, high in spans)
