"""Cards beside each other: which may come to lie in a meld of three."""

from facedown.core.cards import ACE, CARDS, Card, Suit
from facedown.games.pinnacola.melds import HIGHEST, Book


def same_rank(card: Card, suit: Suit) -> Card:
    """The card of the same rank in another suit."""
    return CARDS[card.rank * 4 - 4 + suit]


def positions(book: Book, card: Card) -> list[int]:
    """Where a card can stand in a run."""
    return [book.lowest, HIGHEST] if card.rank == ACE else [card.rank]


def are_near(book: Book, one: Card, other: Card) -> bool:
    """Whether two cards could be in a meld of three."""
    is_same_rank, is_same_suit = one.rank == other.rank, one.suit == other.suit
    if is_same_rank == is_same_suit or book.is_wild(one) or book.is_wild(other):
        return False
    return is_same_rank or distance(book, one, other) <= 2


def distance(book: Book, one: Card, other: Card) -> int:
    """How far two ranks of a suit are from each other in a run."""
    return min(abs(a - b) for a in positions(book, one) for b in positions(book, other))
