"""Perft: the number of sequences of moves from known positions of every game."""

from pathlib import Path

import pytest
from tests.every_game.perft_files import (
    Position,
    count_parts,
    differences,
    parse_positions,
    positions_text,
)

from facedown.catalog import find_game
from facedown.testing import perft

PERFT = Path(__file__).parents[1] / "perft"
FILES = sorted(PERFT.glob("*.perft"))
POSITIONS = [
    pytest.param(path.stem, position, id=f"{path.stem}: {position.name}")
    for path in FILES
    for position in parse_positions(path.read_text("utf-8"))
]


@pytest.mark.parametrize(("key", "position"), POSITIONS)
def test_there_are_as_many_sequences_of_moves_as_recorded(key: str, position: Position) -> None:
    game = find_game(key)
    counted = {
        depth: perft(game, position.table(game), depth)
        for depth in position.depths
        if depth != position.deepest
    }
    parts = count_parts(game, position.table(game), position.deepest)
    counted[position.deepest] = sum(parts.values())
    assert differences(position.parts, parts) == []
    assert counted == position.depths


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_perft_file_has_the_parts_of_its_deepest_numbers(path: Path) -> None:
    for position in parse_positions(path.read_text("utf-8")):
        assert sum(position.parts.values()) == position.depths[position.deepest], position.name


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_perft_file_is_as_the_tool_writes_it(path: Path) -> None:
    text = path.read_text("utf-8")
    body = "\n".join(line for line in text.splitlines() if not line.startswith("#")).lstrip("\n")
    assert positions_text(parse_positions(text)) == body + "\n"


def test_a_difference_names_the_move_it_comes_from() -> None:
    recorded = {"0> draw": 4, "0> take": 3}
    counted = {"0> draw": 5, "0> swap 1": 1}
    assert differences(recorded, counted) == [
        "0> draw: 4 recorded, 5 counted",
        "0> take: 3 recorded, not there counted",
        "0> swap 1: not there recorded, 1 counted",
    ]
