"""Who sits where: every deal is played at several tables, and at each in every seating.

For every two bots, the earlier named first: `one` of the first against the rest of the second, the
`rest` of the first against one of the second. At `mixed` tables all sit together, in an order that
the deal decides; who is too many sits out. All go round, so that each has had every hand of the
deal. Where partners play, a bot has all seats of a side.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Final, TypeVar

from facedown.core.dealer import Dealer

T = TypeVar("T")

ONE: Final = "one"
REST: Final = "rest"
MIXED: Final = "mixed"
TABLES: Final = (ONE, REST, MIXED)


@dataclass(frozen=True)
class Line:
    """One seating: at which kind of table, and for each side the number of its bot."""

    table: str
    bots: tuple[int, ...]


def tables_for(sides: int, asked: Sequence[str] = TABLES) -> tuple[str, ...]:
    """The kinds of tables that differ: with two sides, one against one is all there is.

    >>> tables_for(2), tables_for(4)
    (('one',), ('one', 'rest', 'mixed'))
    """
    return (ONE,) if sides == 2 else tuple([kind for kind in TABLES if kind in asked])


def lines(bots: int, sides: int, tables: Sequence[str], chance: Dealer) -> list[Line]:
    """Every seating in which a deal is played.

    >>> [line.bots for line in lines(2, 3, ["one"], Dealer(1))]
    [(0, 1, 1), (1, 1, 0), (1, 0, 1)]
    """
    found: list[Line] = []
    for first, second in combinations(range(bots), 2):
        if ONE in tables:
            found += _turned(ONE, (first, *(second,) * (sides - 1)))
        if REST in tables:
            found += _turned(REST, (*(first,) * (sides - 1), second))
    if MIXED in tables:
        order = chance.order(bots)
        found += _turned(MIXED, tuple(order[side % bots] for side in range(sides)))
    return found


def shifted(bots: tuple[T, ...], by: int) -> tuple[T, ...]:
    """The bots so many seats further, so that in the end every one has sat everywhere.

    >>> shifted(("a", "b", "c"), 1)
    ('b', 'c', 'a')
    """
    by %= len(bots)
    return bots[by:] + bots[:by]


def _turned(table: str, bots: tuple[int, ...]) -> Iterator[Line]:
    """Every different way in which these can go round."""
    for turned in dict.fromkeys(shifted(bots, by) for by in range(len(bots))):
        yield Line(table, turned)
