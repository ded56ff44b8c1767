"""Cards, ranks and numbers as people write them.

>>> from facedown.core.cards import card
>>> card_text(card("Th")), card_text(card("Th"), spelled=True), ordinal(1)
('10♥', '10 of hearts', 'second')
"""

from typing import Final

from facedown.core.cards import JOKER, NO_RANK, RANK_TEXT, Card, Rank

SUIT_SIGNS: Final = "♣♥♠♦"
SUIT_NAMES: Final = ("clubs", "hearts", "spades", "diamonds")
RANK_NAMES: Final = {0: "joker", 1: "ace", 11: "jack", 12: "queen", 13: "king"}

ORDINALS: Final = (
    "first",
    "second",
    "third",
    "fourth",
    "fifth",
    "sixth",
    "seventh",
    "eighth",
    "ninth",
    "tenth",
)
NUMBERS: Final = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine")


def rank_sign(rank: Rank) -> str:
    """A rank as printed on the corner of a card: `7`, `10`, `K`."""
    if rank == NO_RANK:
        return "?"
    return "★" if rank == JOKER else RANK_TEXT[rank].replace("T", "10")


def rank_name(rank: Rank) -> str:
    """A rank in words: `7`, `king`."""
    return "card" if rank == NO_RANK else RANK_NAMES.get(rank, str(rank))


def card_text(card: Card, *, spelled: bool = False) -> str:
    """A card in a sentence: `7♥`, or `7 of hearts` for those who listen."""
    if card.rank == NO_RANK:
        return "unseen card"
    if card.rank == JOKER:
        return "joker"
    if spelled:
        return f"{rank_name(card.rank)} of {SUIT_NAMES[card.suit]}"
    return rank_sign(card.rank) + SUIT_SIGNS[card.suit]


def ordinal(slot: int) -> str:
    """The place of a slot counted from the left: slot 0 is the first."""
    return ORDINALS[slot] if slot < len(ORDINALS) else f"{slot + 1}th"


def count(number: int, what: str) -> str:
    """So many of something: `1 card`, `3 cards`."""
    return f"{number} {what}" if number == 1 else f"{number} {what}s"


def listed(words: list[str]) -> str:
    """Words as a list in a sentence: `Ana, Bo and Cleo`."""
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} and {words[-1]}"
