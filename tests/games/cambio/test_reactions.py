"""Reactions that come too late (G-08, C-14, C-26)."""

import pytest
from tests.games.cambio.tables import at

from facedown.core.moves import swap
from facedown.games.cambio import GAME


@pytest.mark.parametrize(
    ("event", "move", "is_void"),
    [
        ("discarded 1 8c", "flip 0:0", True),
        ("swapped 1 1:0 8c", "flip 0:0", True),
        ("took 1 8c", "flip 0:0", True),
        ("flipped 1 1:0 8c", "flip 0:0", True),
        ("exchanged 0:0 1:0", "flip 0:0", True),
        ("exchanged 0:1 1:0", "flip 0:0", False),
        ("gave 0 0:0 1:0", "flip 0:0", True),
        ("misflipped 1 0:0 8c @*", "flip 0:0", False),
        ("drew 1 8c @1", "flip 0:0", False),
        ("turn 1", "flip 0:0", False),
        ("window_closed", "pass", True),
        ("window_opened", "pass", True),
        ("misflipped 1 0:0 8c @*", "pass", False),
        ("flipped 1 0:0 8c", "exchange 0:0 1:0", True),
        ("gave 1 1:0 2:0", "exchange 0:0 1:0", True),
        ("flipped 1 0:1 8c", "exchange 0:0 1:0", False),
        ("flipped 1 0:0 8c", "inspect 0:0 1:0", True),
        ("flipped 1 0:0 8c", "peek 0:0", True),
        ("flipped 1 0:1 8c", "peek 0:0", False),
        ("flipped 1 0:1 8c", "draw", False),
        ("gave 1 1:2 0:0", "swap 0", True),
        ("gave 1 1:0 0:1", "swap 0", False),
    ],
)
def test_a_move_is_void_when_what_it_was_made_for_has_changed(
    event: str, move: str, is_void: bool
) -> None:
    assert GAME.voids(GAME.parse_event(event), GAME.parse_move(move)) is is_void


def test_a_swap_does_not_throw_off_a_card_that_was_given_meanwhile() -> None:
    """G-08: seat 0 means its eight, which seat 1 flips away and gives a king for."""
    table = at(
        "| phase decide | live yes | discarder 1 | hand0 3c 8h | hand1 Kc 3h"
        " | discard 8c^ | drawn Ac!0=0"
    )
    events = [
        event
        for move in ("flip 0:1", "give 0")
        for event in GAME.act(table, 1, GAME.parse_move(move))
    ]
    for slot, is_void in ((0, False), (1, True)):
        assert any(GAME.voids(event, swap(slot)) for event in events) is is_void
