"""How a card looks, in five sizes.

>>> from facedown.core.cards import card
>>> face(card("Th"), MEDIUM)
['10   ', '  ♥  ', '   10']
"""

from dataclasses import dataclass
from typing import Final

from facedown.core.cards import JOKER, NO_RANK, Card
from facedown.i18n.voice import SUIT_SIGNS, rank_sign


@dataclass(frozen=True)
class Size:
    """Columns and rows of a card."""

    width: int
    height: int


HUGE: Final = Size(9, 7)
LARGE: Final = Size(7, 5)
MEDIUM: Final = Size(5, 3)
SMALL: Final = Size(4, 2)
TINY: Final = Size(2, 2)

FELT: Final = "on #14352a"
RED: Final = "bold #b3122a on #f4f0e6"
BLACK: Final = "bold #1d1d1f on #f4f0e6"
BACK: Final = "#5d86b3 on #27496d"
GAP: Final = "#4d7d69 on #14352a"
MARK: Final = "bold #1d1d1f on #f2c14e"
CURSOR: Final = "bold #1d1d1f on #ff9f1c"
CHOSEN: Final = "bold #1d1d1f on #8ecae6"


def is_known(card: Card) -> bool:
    return card.rank != NO_RANK


def paint(card: Card) -> str:
    """The colours of a card's face, or of the back of an unknown one."""
    if not is_known(card):
        return BACK
    return RED if card.is_red or card.rank == JOKER else BLACK


def face(card: Card, size: Size) -> list[str]:
    """The rows of a card: corners and suit, or the pattern of its back."""
    if not is_known(card):
        return back(size)
    rank = rank_sign(card.rank)
    suit = SUIT_SIGNS[card.suit] if card.rank != JOKER else rank
    if size == TINY:
        return [rank.ljust(2), suit.rjust(2)]
    if size == SMALL:
        return [rank.ljust(4), suit.rjust(4)]
    edge = "" if size == MEDIUM else " "
    rows = [" " * size.width for _ in range(size.height)]
    if size == HUGE:
        rows[1], rows[-2] = (edge + suit).ljust(size.width), (suit + edge).rjust(size.width)
    rows[0] = (edge + rank).ljust(size.width)
    rows[size.height // 2] = suit.center(size.width)
    rows[-1] = (rank + edge).rjust(size.width)
    return rows


def back(size: Size) -> list[str]:
    """The pattern on the back of every card."""
    return [("╱╲" * size.width)[row % 2 : size.width + row % 2] for row in range(size.height)]


def gap(size: Size) -> list[str]:
    """The outline of a place with no card."""
    if size.width < 4:
        return ["·".center(size.width) for _ in range(size.height)]
    inner = size.width - 2
    middle = [f"╎{' ' * inner}╎" for _ in range(size.height - 2)]
    return [f"╭{'╌' * inner}╮", *middle, f"╰{'╌' * inner}╯"]


def corner(card: Card, size: Size) -> list[str]:
    """A card of which only the left edge shows: rank above suit."""
    if not is_known(card):
        return [f"▏{row[1:]}" for row in back(size)]
    suit = SUIT_SIGNS[card.suit] if card.rank != JOKER else " "
    rows = [rank_sign(card.rank), suit] + [""] * (size.height - 2)
    return [f"▏{row}".ljust(size.width) for row in rows]
