"""Cards and packs.

A card is a rank and a suit, written `7h`, `Td`, `Jk` for a joker and `??` for one that is not
known. Each kind of card exists once, so two cards that look the same are the same value.

>>> card("7h").rank, card("7h").suit
(7, 1)
>>> [str(c) for c in cards("As Td Jk ??")]
['As', 'Td', 'Jk', '??']
"""

from typing import Final

from mypy_extensions import i64

from facedown.core.errors import BadNotation

Rank = i64  # compiled a machine word
Suit = int

JOKER: Final = 0
ACE: Final = 1
TWO: Final = 2
THREE: Final = 3
FOUR: Final = 4
FIVE: Final = 5
SIX: Final = 6
SEVEN: Final = 7
EIGHT: Final = 8
NINE: Final = 9
TEN: Final = 10
JACK: Final = 11
QUEEN: Final = 12
KING: Final = 13
NO_RANK: Final = -1

CLUBS: Final = 0
HEARTS: Final = 1
SPADES: Final = 2
DIAMONDS: Final = 3
NO_SUIT: Final = -1

RANK_TEXT: Final = ("Jk", "A", "2", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K")
SUIT_TEXT: Final = "chsd"


class Card:
    """A rank and a suit; a value, compared by what it shows. `bit` is the set of it, by code."""

    def __init__(self, code: int, rank: Rank, suit: Suit, text: str) -> None:
        self.code: Final[i64] = code
        self.rank: Final = rank
        self.suit: Final = suit
        self.text: Final = text
        self.bit: Final[i64] = 1 << code

    @property
    def is_red(self) -> bool:
        return self.suit == HEARTS or self.suit == DIAMONDS

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Card) and other.code == self.code)

    def __hash__(self) -> int:
        return self.code

    def __repr__(self) -> str:
        return self.text


def rank_text(rank: Rank) -> str:
    """A rank as one letter or digit (`7`, `T`, `K`), `Jk` for jokers, `-` for none."""
    return "-" if rank == NO_RANK else RANK_TEXT[rank]


def parse_rank(text: str) -> Rank:
    """The rank that a text names."""
    if text == "-":
        return NO_RANK
    if text not in RANK_TEXT:
        raise BadNotation("no_such_rank", text=text)
    return RANK_TEXT.index(text)


def _every_card() -> list[Card]:
    plain = [
        Card((rank - 1) * 4 + suit, rank, suit, RANK_TEXT[rank] + SUIT_TEXT[suit])
        for rank in range(ACE, KING + 1)
        for suit in range(4)
    ]
    return [*plain, Card(52, JOKER, NO_SUIT, "Jk")]


# By code: 0 to 51 by rank and then suit, 52 the joker.
CARDS: Final = _every_card()
JOKER_CARD: Final = CARDS[52]
UNKNOWN: Final = Card(53, NO_RANK, NO_SUIT, "??")

_NATURALS: Final[i64] = (1 << 52) - 1  # all cards but the joker, by code

_BY_TEXT: Final = {one.text: one for one in [*CARDS, UNKNOWN]}


def card(text: str) -> Card:
    """The card that a text names."""
    found = _BY_TEXT.get(text)
    if found is None:
        raise BadNotation("no_such_card", text=text)
    return found


def cards(text: str) -> list[Card]:
    """The cards that a text names, separated by spaces."""
    return [card(word) for word in text.split()]


class Pack:
    """The recipe: which cards are in play, in a fixed order before any shuffle.

    `out` are cards that are taken out of every pack.
    """

    def __init__(self, packs: int = 1, jokers: int = 0, out: tuple[Card, ...] = ()) -> None:
        plain = [one for one in CARDS[:52] if one not in out]
        self.cards: Final = tuple(plain * packs + [JOKER_CARD] * jokers)
        self.size: Final = len(self.cards)
        self.packs: Final = packs
        self.jokers: Final = jokers
        self.counts: Final = count(list(self.cards))
        self._plain: Final[i64] = sum(one.bit for one in plain)

    def is_made_of(self, deck: list[Card]) -> bool:
        """Whether a deck is exactly these cards, in whatever order."""
        if len(deck) != self.size:
            return False
        if self.packs > 2:
            return count(deck) == self.counts
        once: i64 = 0
        twice: i64 = 0
        jokers = 0
        for one in deck:
            twice |= once & one.bit
            once |= one.bit
            if one.rank == JOKER:
                jokers += 1
        # As many cards as there should be, and none of them missing: then none is too many.
        if self.packs == 2:
            once &= twice
        return jokers == self.jokers and once & _NATURALS == self._plain


def count(some: list[Card]) -> list[int]:
    """How many of each card there are, by code; unknown cards last."""
    counts = [0] * 54
    for one in some:
        counts[one.code] += 1
    return counts
