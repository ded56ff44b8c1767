"""Evenings of the house told by their logs: bots in every seat, and moves that a test chooses."""

from typing import Any

from facedown.catalog import GAMES
from facedown.core.records import Move
from facedown.match import log, wire
from facedown.match.evening import Evening

SECRET = "5e" * 32


def evening_of(key: str, seats: int, **options: Any) -> Evening:
    """A table where everybody is a bot."""
    wanted = wire.TableOptions(key, seats=seats, **options)
    game = GAMES[key]
    opened = log.Opened(at=0.0, code="ABCDEF", options=wanted, version=game.VERSION)
    evening = Evening(game, opened)
    for seat in range(seats):
        evening.apply(log.BotSat(at=0.0, seat=seat, level="regular"))
    return evening


def deal(evening: Evening, secret: str = SECRET) -> None:
    """Begin the next round."""
    evening.apply(log.Began(at=evening.timing.last_at, secret=secret))
    evening.apply(log.CardsDealt(at=evening.timing.last_at))


def let_time_run_out(evening: Evening) -> None:
    """The clock makes one move, for whoever is waited for first."""
    assert evening.round is not None
    table = evening.round.table
    seat = evening.game.awaited(table)[0]
    act(evening, seat, evening.game.default_move(table, seat))


def act(evening: Evening, seat: int, move: Move) -> None:
    entry = log.Moved(at=evening.timing.last_at, seat=seat, move=move.data(), by=log.CLOCK)
    evening.apply(entry)


def play_out(evening: Evening) -> None:
    """Play the round to its end: whoever may call does, and else the clock moves."""
    assert evening.round is not None
    table, game = evening.round.table, evening.game
    while seats := game.awaited(table):
        calls = [move for move in game.legal_moves(table, seats[0]) if isinstance(move, game.CALLS)]
        if calls:
            act(evening, seats[0], calls[0])
        else:
            let_time_run_out(evening)
