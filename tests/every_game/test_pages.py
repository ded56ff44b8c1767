"""The pages of the games: what they say of house rules is what the games declare.

A page has a table with the columns `option`, `values`, `default` and `what it changes`, and one
with `preset` and `changes`, in which a changed option is written `name=value`, as code.
"""

import re
from pathlib import Path
from typing import Any

import pytest

from facedown.catalog import GAMES
from facedown.core.game import Game
from facedown.i18n.catalogue import messages

PAGES = Path(__file__).parents[2] / "docs" / "games"

with_a_page = pytest.mark.parametrize(
    "game",
    [game for key, game in GAMES.items() if (PAGES / f"{key}.md").is_file()],
    ids=lambda game: game.KEY,
)


def rows(game: Game[Any], *columns: str) -> list[list[str]]:
    """The cells of the table with these columns."""
    lines = (PAGES / f"{game.KEY}.md").read_text("utf-8").splitlines()
    head = lines.index(f"| {' | '.join(columns)} |")
    found = []
    for line in lines[head + 2 :]:
        if not line.startswith("|"):
            break
        cells = [cell.strip() for cell in line.strip("|").split(" | ")]
        assert len(cells) == len(columns), line
        found.append(cells)
    return found


@with_a_page
def test_the_page_lists_the_options_with_their_defaults(game: Game[Any]) -> None:
    table = rows(game, "option", "values", "default", "what it changes")
    listed = [[row[cell].replace("`", "") for cell in (0, 2)] for row in table]
    assert listed == [[option.name, option.text(option.default)] for option in game.OPTIONS]


@with_a_page
def test_the_page_says_of_every_option_what_it_changes(game: Game[Any]) -> None:
    for row in rows(game, "option", "values", "default", "what it changes"):
        assert len(row[3]) > 20, row[0]


@with_a_page
def test_the_page_lists_the_presets_with_what_they_change(game: Game[Any]) -> None:
    listed = {
        preset.strip("`"): dict(re.findall(r"`(\w+)=([^`]+)`", changes))
        for preset, changes in rows(game, "preset", "changes")
    }
    assert listed == {preset: game.variant(preset=preset).changed() for preset in game.PRESETS}


@with_a_page
def test_the_page_is_headed_by_the_name_of_the_game(game: Game[Any]) -> None:
    first = (PAGES / f"{game.KEY}.md").read_text("utf-8").splitlines()[0]
    assert first == f"# {messages('en', game).text('game')}"
