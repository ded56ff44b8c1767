"""Ways to meld a hand, as the solver finds them, and what they promise."""

from collections.abc import Sequence
from typing import Final

from facedown.bots.pinnacola.latest import Key, Latest
from facedown.bots.pinnacola.solver import Way, is_large, latest_suits, solve
from facedown.core.records import Move
from facedown.core.seats import Seat
from facedown.games.pinnacola.holding import Holding
from facedown.games.pinnacola.rules import hold
from facedown.games.pinnacola.table import PinnacolaTable

# What a Joker is worth in the hand.
KEPT_JOKER: Final = 30.0

_latest: Final[Latest[list[Way]]] = Latest(32)


def remember() -> None:
    """Remember what is found for the latest hands, until it is to be forgotten."""
    _latest.open()
    latest_suits.open()


def forget() -> None:
    _latest.close()
    latest_suits.close()


def ways_of(table: PinnacolaTable, seat: Seat) -> list[Way]:
    """The ways to meld a hand as it is: what is owed, and where no Joker may go, does not count."""
    if is_large(table.size(seat)):
        return solve_within(hold(table, seat))
    # The melds of a table that is played on change; those of a hand that is remembered must not.
    holding = Holding(table.variant, seat, table.melds[:])
    holding.add_hand(table.hands[seat])
    key: Key = (
        holding.variant,
        holding.side,
        int(holding.size),
        int(holding.once),
        int(holding.twice),
        int(holding.jokers),
        holding.pinelle,
        tuple([meld.shape.number << 1 | meld.side for meld in holding.melds]),
    )
    ways = _latest.get(key)
    if ways is None:
        ways = solve_within(holding)
        _latest.keep(key, ways)
    return ways


def solve_within(holding: Holding) -> list[Way]:
    """The ways to meld, of a large hand only those with few Jokers: it takes too long otherwise."""
    size = int(holding.size)
    return solve(holding, 4 if size <= 22 else 2 if size <= 28 else 1 if size <= 34 else 0)


def promise(way: Way) -> float:
    """What a way is worth, with what the Jokers are worth that it keeps."""
    return way.points - KEPT_JOKER * way.jokers


def first_of(way: Way, moves: Sequence[Move]) -> Move | None:
    """A move of a way that is legal now."""
    return next((move for move in way.moves() if move in moves), None)
