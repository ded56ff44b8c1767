"""The piles that a game adds to stock, discard and drawn card: melds, and hands held as fans.

They are found without knowing the game: by `Table.piles`, and by the notation of its own
sections, in which a pile is a word that may begin with its owner: `melds 0:5h^,6h^,7h^`.
"""

from dataclasses import dataclass
from typing import Final

from facedown.core.placed_card import HELD, PlacedCard
from facedown.core.seats import MAX_SEATS, NO_SEAT, Seat
from facedown.core.table import Table

SHARED: Final = 3  # stock, discard and drawn come first


@dataclass(frozen=True)
class ExtraPile:
    """A pile of a game's own: what it is called, its number, whose it is, what lies in it."""

    name: str
    number: int
    owner: Seat
    cards: tuple[PlacedCard, ...]


def extra_piles(table: Table) -> list[ExtraPile]:
    """The piles that only this game has, in the order of the table."""
    piles = table.piles()[SHARED:]
    name, words = _section(table, len(piles))
    return [
        ExtraPile(name, number, _owner(word), tuple(pile))
        for number, (pile, word) in enumerate(zip(piles, words, strict=True))
    ]


def find_pile(table: Table, name: str, number: int) -> ExtraPile | None:
    """The pile that a field of a move names, such as `meld 2`."""
    for pile in extra_piles(table):
        if pile.name == name and pile.number == number:
            return pile
    return None


def is_fan(table: Table, seat: Seat) -> bool:
    """Whether a hand is held like a fan; one that is laid out is only held to be looked at."""
    hand = table.hands[seat]
    is_held = all(placed is not None and placed.lies >= HELD for placed in hand)
    return table.turns > 0 and len(hand) > 0 and is_held


def _section(table: Table, size: int) -> tuple[str, list[str]]:
    """The name of one pile, and the words of all of them."""
    for section in table.own_sections():
        name, *words = section.split()
        if len(words) == size and size > 0:
            return name.removesuffix("s"), words
    return "pile", [""] * size


def _owner(word: str) -> Seat:
    seat, colon, _ = word.partition(":")
    if colon and seat.isdecimal() and int(seat) < MAX_SEATS:
        return int(seat)
    return NO_SEAT
