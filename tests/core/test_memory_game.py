"""What memory games share, tried on all of them."""

from typing import Any

import pytest

from facedown.catalog import find_game
from facedown.core.dealer import Dealer
from facedown.core.errors import IllegalMove
from facedown.core.game import Game
from facedown.core.moves import DRAW, READY, Look, Ready
from facedown.core.table import Table

# Games in which a seat chooses two cards to look at.
FREE_LOOKS = {
    "vinto": {"opening_peeks": "2"},
    "cambio": {"opening_peek": "any_two"},
    "tres-cartas": {"opening_peek": "free_choice"},
}


@pytest.fixture(params=FREE_LOOKS)
def dealt(request: pytest.FixtureRequest) -> tuple[Game[Any], Table]:
    game = find_game(request.param)
    setup = game.setup(game.variant(FREE_LOOKS[game.KEY]), 4)
    table: Table = game.table(setup)
    game.start(table, Dealer("opening").deck(table.pack))
    return game, table


def refusal(game: Game[Any], table: Table, move: Look | Ready) -> str:
    with pytest.raises(IllegalMove) as refused:
        game.play(table, 1, move)
    return refused.value.code


def test_a_seat_looks_at_two_of_its_cards_and_is_ready(dealt: tuple[Game[Any], Table]) -> None:
    """V-03, C-03, T-03: two different cards of its own, and no more."""
    game, table = dealt
    assert refusal(game, table, Look(9)) == "no_such_slot"
    game.act(table, 1, Look(0))
    assert (refusal(game, table, Look(0)), game.looks(table, 1)) == ("already_seen", 1)
    game.act(table, 1, Look(2))
    assert (refusal(game, table, Look(1)), game.looks(table, 1)) == ("no_looks_left", 0)
    assert refusal(game, table, Look(0)) == "no_looks_left"
    assert game.legal_moves(table, 1) == [READY]
    game.act(table, 1, READY)
    assert refusal(game, table, READY) == "already_ready"
    assert game.legal_moves(table, 1) == []


def test_nothing_is_drawn_before_the_first_turn(dealt: tuple[Game[Any], Table]) -> None:
    game, table = dealt
    with pytest.raises(IllegalMove, match="not_now"):
        game.play(table, 1, DRAW)


def test_the_first_turn_begins_when_all_are_ready(dealt: tuple[Game[Any], Table]) -> None:
    """T-04: and the cards that were looked at lie face down again."""
    game, table = dealt
    game.act(table, 1, Look(0))
    for seat in range(4):
        assert seat in game.awaited(table)
        game.act(table, seat, READY)
    placed = table.hands[1][0]
    assert placed is not None
    assert placed.is_seen_by(1)
    assert not placed.is_held_by(1)
    assert table.turn == table.setup.starter
