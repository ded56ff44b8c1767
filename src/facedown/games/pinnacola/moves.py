"""What a seat may ask in Pinnacola."""

from typing import Final

from facedown.core.cards import CARDS as ALL_CARDS
from facedown.core.cards import Card
from facedown.core.fields import CARD, CARDS, INDEX, NUMBER
from facedown.core.moves import Draw, Undo
from facedown.core.records import Move
from facedown.games.pinnacola.melds import Book, Shape


class TakePozzo(Move):
    """Take so many cards from the top of the pozzo, or all of it (P-08)."""

    WORD = "take"
    KEY = "t"
    FIELDS = (("size", NUMBER),)

    def __init__(self, size: int) -> None:
        self.size: Final = size


class Meld(Move):
    """Lay down a new meld.

    A run is named from its low end, the Joker where it stands for a card; a set by suits from
    clubs, hearts and spades to diamonds, the Joker last. `shape` is what these cards are, where
    the rules offer them; of a move that somebody asks for it is not known yet.
    """

    WORD = "meld"
    KEY = "m"
    FIELDS = (("cards", CARDS),)

    def __init__(self, cards: tuple[Card, ...], shape: Shape | None = None) -> None:
        self.cards: Final = cards
        self.shape: Final = shape


class LayOff(Move):
    """Add cards to a meld: to the low end of a run, to its high end, or to a set (as its high).

    `shape` is what the meld becomes, where the rules offer it.
    """

    WORD = "lay_off"
    KEY = "a"
    FIELDS = (("meld", INDEX), ("below", CARDS), ("above", CARDS))

    def __init__(
        self,
        meld: int,
        below: tuple[Card, ...],
        above: tuple[Card, ...],
        shape: Shape | None = None,
    ) -> None:
        self.meld: Final = meld
        self.below: Final = below
        self.above: Final = above
        self.shape: Final = shape


class ReplaceJoker(Move):
    """Put the natural card in a meld in place of its Joker, and take the Joker."""

    WORD = "replace"
    KEY = "j"
    FIELDS = (("meld", INDEX), ("card", CARD))

    def __init__(self, meld: int, card: Card) -> None:
        self.meld: Final = meld
        self.card: Final = card


class DiscardCard(Move):
    """Put a card of the hand on the pozzo, and end the turn."""

    WORD = "discard"
    KEY = "x"
    FIELDS = (("card", CARD),)

    def __init__(self, card: Card) -> None:
        self.card: Final = card


# Made once: lists of legal moves hold these.
TAKES: Final = [TakePozzo(size) for size in range(109)]
DISCARDS: Final = [DiscardCard(card) for card in ALL_CARDS]


def melds_of(book: Book) -> list[Meld]:
    """One move for each shape of a book, by its number."""
    return [Meld(shape.cards, shape) for shape in book.shapes]


MOVES: Final[tuple[type[Move], ...]] = (
    Draw,
    TakePozzo,
    Meld,
    LayOff,
    ReplaceJoker,
    Undo,
    DiscardCard,
)
