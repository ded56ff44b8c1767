"""Whatever JSON a field of a move may hold: read if it is right, and refused if it is not.

Compiled code checks types by itself and fails where interpreted code passes a value on, so that
both run this.
"""

import json
import math
from typing import Any, Final

import pytest

from facedown.catalog import GAMES
from facedown.core.errors import BadNotation
from facedown.core.fields import MAX_NUMBER, Kind
from facedown.core.game import Game
from facedown.core.records import Move, record_from_data


def nested(depth: int) -> Any:
    """A list in a list, deeper than Python follows."""
    inner: list[Any] = []
    for _ in range(depth):
        inner = [inner]
    return inner


TEXTS: Final = (
    *("", " ", "-", "x", "?", "0", "7", "-1", "1.5", "1e3", "٣", "7h", "7h ", "h7", "??", "Jk"),
    *("7h,", "7h,7h", ",", "0:0", "0:999", "0:1000", "8:0", ":", "0:٣", "9", "dealer", "*", "@0"),
    *("yes", "true", "null", "\0", "\ud800", "\udfff7h", "ß", "🂡", "x" * 100_000, "7h," * 5_000),
    "9" * 5_000,
)
NUMBERS: Final = (
    *(0, 1, -1, 7, 63, 64, MAX_NUMBER, -MAX_NUMBER, MAX_NUMBER + 1, -MAX_NUMBER - 1),
    *(2**63 - 1, 2**63, -(2**63), -(2**63) - 1, 2**64, 10**30, -(10**30), 10**5_000),
)
FLOATS: Final = (0.0, -0.0, 1.0, 1.5, -1.0, 1e300, math.nan, math.inf, -math.inf)
OTHERS: Final[tuple[Any, ...]] = (
    None,
    [],
    [0],
    ["7h"],
    [None],
    nested(5_000),
    {},
    {"type": "draw"},
    {"0": 0},
)
VALUES: Final[tuple[Any, ...]] = (*TEXTS, *NUMBERS, True, False, *FLOATS, *OTHERS)
# By the type that a kind has in JSON: the types of what it reads. Logs of the first houses have
# texts where there are lists and objects now.
READ: Final[dict[str, set[type]]] = {
    "string": {str},
    "number": {int},
    "boolean": {bool},
    "number | null": {int, type(None), str},
    "Place | null": {dict, type(None), str},
    "string[]": {list, str},
    "number[]": {list, str},
}

# The words that some kind or other reads.
GOOD: Final = ("0", "0:0", "7h", "7", "yes")

MOVES: Final = [
    pytest.param(game, kind, id=f"{game.KEY}-{kind.WORD}")
    for game in GAMES.values()
    for kind in game.MOVES
]


def good(kind: Kind) -> Any:
    """A value that a field of this kind holds, as JSON."""
    for text in (*GOOD, *getattr(kind, "names", ())):
        try:
            return kind.data(kind.parse(text))
        except BadNotation:
            continue
    raise AssertionError(f"no value is known for a field of kind {kind.name}")


def good_move(kind: type[Move]) -> dict[str, Any]:
    return {"type": kind.WORD} | {name: good(field) for name, field in kind.FIELDS}


def read(game: Game[Any], data: dict[str, Any]) -> Move | None:
    """The move, or nothing if it is refused: an error of any other kind is a fault."""
    try:
        return record_from_data(data, game.MOVES)
    except BadNotation:
        return None


@pytest.mark.parametrize(("game", "kind"), MOVES)
def test_a_field_refuses_every_value_of_another_type(game: Game[Any], kind: type[Move]) -> None:
    for name, field in kind.FIELDS:
        for value in VALUES:
            if type(value) not in READ[field.JSON]:
                assert read(game, good_move(kind) | {name: value}) is None


@pytest.mark.parametrize(("game", "kind"), MOVES)
def test_a_field_reads_back_what_it_does_not_refuse(game: Game[Any], kind: type[Move]) -> None:
    for name, field in kind.FIELDS:
        for value in VALUES:
            move = read(game, good_move(kind) | {name: value})
            if move is not None:
                assert read(game, json.loads(json.dumps(move.data()))) == move
                is_notation = isinstance(value, str) and field.JSON != "string"
                meant = field.data(field.parse(value)) if is_notation else value
                assert meant in move.data().values()


@pytest.mark.parametrize(("game", "kind"), MOVES)
def test_a_number_beyond_what_json_holds_is_refused(game: Game[Any], kind: type[Move]) -> None:
    for name, field in kind.FIELDS:
        if field.JSON == "number":
            for value in NUMBERS:
                is_read = read(game, good_move(kind) | {name: value}) is not None
                assert is_read == (abs(value) <= MAX_NUMBER)


@pytest.mark.parametrize(("game", "kind"), MOVES)
def test_a_move_has_its_own_fields_and_no_others(game: Game[Any], kind: type[Move]) -> None:
    whole = good_move(kind)
    assert read(game, whole) is not None
    for name in whole:
        assert read(game, {key: value for key, value in whole.items() if key != name}) is None
    for extra in ("", "seat", "seen_by", "Type", "\ud800"):
        assert read(game, whole | {extra: None}) is None


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_a_type_that_is_no_word_of_the_game_is_refused(game: Game[Any]) -> None:
    words = {kind.WORD for kind in game.MOVES}
    for value in VALUES:
        if not (isinstance(value, str) and value in words):
            assert read(game, {"type": value}) is None
