"""What a meld is worth on the table."""

from typing import Final

from facedown.core.cards import ACE, FIVE
from facedown.games.pinnacola.melds import JOKERS, RUN, Shape
from facedown.games.pinnacola.variant import Variant

PINNACOLONE_BONUS: Final = 600
FOUR_JOKERS_BONUS: Final = 600


def poker_bonus(rank: int) -> int:
    if rank == ACE:
        return 120
    return 40 if rank <= FIVE else 80


def is_pinnacolone(variant: Variant, shape: Shape) -> bool:
    """Whether a run goes from ace to king or beyond, or, where that is asked, to ace (P-46)."""
    return shape.is_full(variant.full_to)


def value(variant: Variant, shape: Shape) -> int:
    """What a meld is worth on the table (P-18, P-20, P-21)."""
    points = shape.points
    if shape.is_dirty and not variant.dirty_scores:
        return points
    bonus = 0
    if shape.kind == JOKERS:
        bonus = FOUR_JOKERS_BONUS
    elif is_pinnacolone(variant, shape):
        points, bonus = 2 * points, PINNACOLONE_BONUS
    elif shape.kind == RUN:
        return 2 * points if shape.is_pinnacola else points
    elif shape.is_poker:
        bonus = poker_bonus(shape.rank)
    return bonus if bonus and variant.bonus_replaces else points + bonus
