"""Numbers too large for a machine word: refused like any other that is out of range."""

from collections.abc import Callable
from typing import Any, Final

import pytest

from facedown.bots.random_bot import RandomBot
from facedown.catalog import GAMES
from facedown.core.dealer import Dealer
from facedown.core.errors import IllegalMove
from facedown.core.fields import CARD, CARDS, INDEX, MAX_NUMBER, NUMBER, RANK, SLOT, Kind
from facedown.core.game import Game
from facedown.core.playout import next_step
from facedown.core.records import Move

# The largest that can be read, and what only a program can ask for.
WHOLE: Final = (NUMBER, SLOT, INDEX)
HUGE: Final = (MAX_NUMBER, -MAX_NUMBER, 10**30, -(10**30))
WORDS: Final[dict[Kind, str]] = {CARD: "7h", CARDS: "7h", RANK: "7"}


def huge_moves(game: Game[Any]) -> list[Move]:
    """Every kind of move that holds a number, with numbers that no table has."""
    return [
        huge_move(kind, number)
        for kind in game.MOVES
        for number in HUGE
        if any(field in WHOLE for _, field in kind.FIELDS)
    ]


def huge_move(kind: type[Move], number: int) -> Move:
    make: Callable[..., Move] = kind
    return make(
        *[number if field in WHOLE else field.parse(WORDS[field]) for _, field in kind.FIELDS]
    )


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_huge_numbers_are_refused_at_any_moment(game: Game[Any]) -> None:
    dealer = Dealer("huge")
    setup = game.setup(game.variant(), 2)
    players = [RandomBot(game, dealer.apart(seat)) for seat in range(2)]
    table = game.table(setup)
    events = game.start(table, dealer.deck(table.pack))
    moves = huge_moves(game)
    step = next_step(game, table, list(players), dealer)
    while step is not None:
        for move in moves:
            for seat in range(2):
                with pytest.raises(IllegalMove):
                    game.play(table, seat, move)
            assert all(game.voids(event, move) in (True, False) for event in events)
        events = game.act(table, *step)
        step = next_step(game, table, list(players), dealer)
    assert moves
