"""The page on notation lists every move of every game, as it is written."""

import re
from typing import Any

import pytest
from tests.docs.pages import ROOT

from facedown.catalog import GAMES
from facedown.core.game import Game

PAGE = (ROOT / "docs/reference/notation.md").read_text("utf-8")


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_the_page_lists_the_moves_of_a_game(game: Game[Any]) -> None:
    _, _, part = PAGE.partition(f"\n## {game.NAME}\n")
    listed = re.findall(r"^\| `([^`]+)` \|", part.partition("\n## ")[0], re.MULTILINE)
    moves = [[kind.WORD, *[part.name.upper() for _, part in kind.FIELDS]] for kind in game.MOVES]
    assert listed == [" ".join(words) for words in moves if words[0] != "shuffle"]
