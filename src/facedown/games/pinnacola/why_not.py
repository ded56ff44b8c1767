"""Why cards are no meld, or fit none: which card, and what is missing.

Worked out only for a move that is refused. It speaks of the cards that were asked for and of what
lies open, and of nothing else.
"""

from typing import Final

from facedown.core.cards import ACE, KING, TWO, Card
from facedown.core.errors import IllegalMove
from facedown.core.fields import CARDS
from facedown.games.pinnacola.holding import Holding
from facedown.games.pinnacola.melds import (
    HIGHEST,
    JOKERS,
    POKER_SIZE,
    RUN,
    SET,
    SHORTEST,
    Book,
    Shape,
)

CANNOT_MELD_IT: Final = "cannot_meld_it"
NOT_A_MELD: Final = "not_a_meld"
DOES_NOT_FIT: Final = "does_not_fit"
KEEP_A_CARD: Final = "keep_a_card"
# More missing cards than this are not listed.
MOST_NAMED: Final = 3
# What `Holding.lacking` says, in words.
NEEDS: Final = ("nothing", "pinnacola", "poker", "both")


def texts(cards: list[Card]) -> str:
    """Cards as a parameter."""
    return CARDS.text(tuple(cards))


# -- no meld -------------------------------------------------------------------------------------


def not_a_meld(book: Book, cards: tuple[Card, ...]) -> IllegalMove:
    """Why cards are no meld (P-12, P-14, P-16)."""
    natural = [card for card in cards if not book.is_wild(card)]
    wilds = len(cards) - len(natural)
    if len(cards) < SHORTEST:
        return IllegalMove(NOT_A_MELD, why="few")
    if wilds > 1:
        return IllegalMove(NOT_A_MELD, why="jokers")
    if all(card.rank == natural[0].rank for card in natural):
        return _no_set(natural, len(cards))
    if all(card.suit == natural[0].suit for card in natural):
        return _no_run(book, natural, wilds)
    odd = _odd_one(natural)
    if odd is not None:
        return IllegalMove(NOT_A_MELD, why="odd", card=odd.text)
    return IllegalMove(NOT_A_MELD, why="mixed")


def _no_set(natural: list[Card], size: int) -> IllegalMove:
    twice = _twice(natural)
    if twice is not None:
        return IllegalMove(NOT_A_MELD, why="twice", card=twice.text)
    return IllegalMove(NOT_A_MELD, why="five" if size > POKER_SIZE else "order")


def _twice(natural: list[Card]) -> Card | None:
    return next((card for i, card in enumerate(natural) if card in natural[:i]), None)


def _no_run(book: Book, natural: list[Card], wilds: int) -> IllegalMove:
    """Why cards of one suit are no run: a card twice, a hole, or a way past the ace."""
    twice = _twice([card for card in natural if card.rank != ACE])
    if twice is not None:
        return IllegalMove(NOT_A_MELD, why="twice", card=twice.text)
    suit = natural[0].suit
    places = _places(book, natural)
    missing: list[Card] = []
    sides: list[Card] = []
    for i in range(1, len(places)):
        between = [book.natural(suit, one) for one in range(places[i - 1] + 1, places[i])]
        if between and not sides:
            sides = [book.natural(suit, places[i - 1]), book.natural(suit, places[i])]
        missing += between
    if len(missing) <= wilds:
        return IllegalMove(NOT_A_MELD, why="order")
    if _goes_past_ace(book, natural):
        return IllegalMove(NOT_A_MELD, why="past_ace")
    if len(missing) == 1:
        return IllegalMove(NOT_A_MELD, why="gap", cards=texts(sides), missing=texts(missing))
    if len(missing) > MOST_NAMED:
        return IllegalMove(NOT_A_MELD, why="apart")
    return IllegalMove(NOT_A_MELD, why="gaps", missing=texts(missing))


def _places(book: Book, natural: list[Card]) -> list[int]:
    """Where the cards of a run stand; an ace below or above, whichever leaves fewer holes."""
    others = [book.position(card.rank) for card in natural if card.rank != ACE]
    aces = len(natural) - len(others)
    if aces == 0:
        return sorted(others)
    if aces > 1:
        return [book.lowest, *sorted(others), HIGHEST]
    is_high = HIGHEST - max(others) < min(others) - book.lowest
    return sorted([*others, HIGHEST if is_high else book.lowest])


def _goes_past_ace(book: Book, natural: list[Card]) -> bool:
    """Whether they would be a run if two came after the ace above the king."""
    ranks = [card.rank for card in natural]
    second = book.lowest + 1 if book.lowest > ACE else TWO
    return ACE in ranks and KING in ranks and second in ranks


def _odd_one(natural: list[Card]) -> Card | None:
    """The one card without which they are of a suit or of a rank."""
    for i, card in enumerate(natural):
        rest = natural[:i] + natural[i + 1 :]
        same_suit = all(one.suit == rest[0].suit for one in rest)
        same_rank = all(one.rank == rest[0].rank for one in rest)
        if len(rest) > 1 and (same_suit or same_rank):
            return card
    return None


# -- no place in a meld --------------------------------------------------------------------------


def does_not_fit(
    shape: Shape, number: int, below: tuple[Card, ...], above: tuple[Card, ...]
) -> IllegalMove:
    """Why cards cannot be added to a meld: which of them, and what fits there."""
    book, added = shape.book, [*below, *above]
    fits = fitting(shape)
    if not added:
        return IllegalMove(DOES_NOT_FIT, meld=number, why="nothing")
    if not fits and not _takes_wild(shape):
        return IllegalMove(DOES_NOT_FIT, meld=number, why="full", card=added[0].text)
    wild = [card for card in added if book.is_wild(card)]
    if wild and (shape.joker or len(wild) > 1):
        return IllegalMove(DOES_NOT_FIT, meld=number, why="joker", card=wild[-1].text)
    odd = next((card for card in added if not book.is_wild(card) and card not in fits), added[-1])
    return IllegalMove(DOES_NOT_FIT, meld=number, why="other", card=odd.text, cards=texts(fits))


def fitting(shape: Shape) -> list[Card]:
    """The natural cards that can be added to a meld one by one."""
    book = shape.book
    if shape.kind == RUN:
        low = [shape.low - 1] if shape.low > book.lowest else []
        high = [shape.high + 1] if shape.high < HIGHEST else []
        return [book.natural(shape.suit, position) for position in [*low, *high]]
    if shape.kind == SET and shape.size < POKER_SIZE:
        return [book.natural(suit, shape.rank) for suit in range(4) if not shape.suits >> suit & 1]
    return []


def _takes_wild(shape: Shape) -> bool:
    return shape.kind == SET and shape.size < POKER_SIZE and not shape.joker


def not_its_joker(shape: Shape, number: int, card: Card) -> IllegalMove:
    """Why a card cannot take the place of a meld's Joker (P-17, P-25, P-45)."""
    if shape.stand_ins:
        stands_for = texts(shape.stand_ins)
        return IllegalMove(
            DOES_NOT_FIT, meld=number, why="stands_for", card=card.text, cards=stands_for
        )
    stays = shape.kind == JOKERS or shape.is_dirty
    return IllegalMove(
        DOES_NOT_FIT, meld=number, why="stays" if stays else "no_joker", card=card.text
    )


# -- too few cards -------------------------------------------------------------------------------


def cannot_meld_it(holding: Holding, card: Card) -> IllegalMove:
    """Why the card that would be owed cannot be melded: it fits nothing, or takes too many."""
    holding.size += HIGHEST
    return IllegalMove(CANNOT_MELD_IT, card=card.text, why="keep" if holding.can_meet() else "fit")


def keep_a_card(
    holding: Holding, left: int, number: int = -1, shape: Shape | None = None
) -> IllegalMove:
    """Why no more cards may be laid down, so many being left (P-24)."""
    if left < 1:
        return IllegalMove(KEEP_A_CARD, why="all")
    return IllegalMove(KEEP_A_CARD, why="one", needs=NEEDS[holding.lacking(number, shape)])


def cannot_close(holding: Holding, card: Card) -> IllegalMove:
    """Why the last card cannot be discarded (P-24)."""
    return IllegalMove(KEEP_A_CARD, why="last", card=card.text, needs=NEEDS[holding.lacking()])
