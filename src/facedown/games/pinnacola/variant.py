"""House rules of Pinnacola (rulings section 5.3)."""

from typing import Final

from facedown.core.variant import Choice, Flag, Number, Option, Value
from facedown.core.variant import Variant as BaseVariant

WHOLE_TOP: Final = "whole_top"
FROM_CARD_DEEPEST: Final = "from_card_deepest"

END_HAND: Final = "end_hand"
RESHUFFLE_POZZO: Final = "reshuffle_pozzo"

FULL: Final = "full"
CLOSING_ONLY: Final = "closing_only"
NO: Final = "no"

ADD: Final = "add"
REPLACE: Final = "replace"

PLUS_BOTH: Final = "plus_both"
TRAD: Final = "trad"
ORIGIN: Final = "origin"

BOTH: Final = "both"
PINNACOLA: Final = "pinnacola"
NONE: Final = "none"

OPTIONS: Final[tuple[Option, ...]] = (
    Choice("hand_size", ("13", "15"), "How many cards each player is dealt."),
    Number("target", 1000, 1, 10_000, "The total that ends the match."),
    Choice(
        "pozzo_take",
        (WHOLE_TOP, FROM_CARD_DEEPEST),
        "Take the whole pozzo and meld its top card, or take from any card up and meld that one.",
    ),
    Choice(
        "stock_empty",
        (END_HAND, RESHUFFLE_POZZO),
        "When the stock is empty the hand ends, or once a hand the pozzo is shuffled into it.",
    ),
    Choice(
        "dirty_counts",
        (FULL, CLOSING_ONLY, NO),
        "Whether a Pinnacola, Pinnacolone or Poker with a Joker in it counts as one.",
    ),
    Choice(
        "bonus_mode",
        (ADD, REPLACE),
        "A bonus is added to the points of a meld's cards, or stands in their place.",
    ),
    Flag("lay_off_opponent", False, "Cards may be added to the opponent's melds, for their owner."),
    Choice(
        "in_mano",
        (PLUS_BOTH, TRAD, ORIGIN),
        "What closing on one's first turn gives: twice the melds, and which bonuses.",
    ),
    Choice(
        "closing_requires",
        (BOTH, PINNACOLA, NONE),
        "What must have been melded to close: a Pinnacola and a Poker, a Pinnacola, or nothing.",
    ),
    Flag("pinnacolone_wins", False, "Who melds a Pinnacolone wins the match with that discard."),
)

PRESETS: Final[dict[str, dict[str, Value]]] = {
    "seed": {},
    "tradizionale": {
        "target": 1500,
        "dirty_counts": NO,
        "bonus_mode": REPLACE,
        "in_mano": TRAD,
        "pozzo_take": FROM_CARD_DEEPEST,
        "closing_requires": NONE,
        "pinnacolone_wins": True,
    },
    "pulita": {"dirty_counts": NO},
}


class Variant(BaseVariant):
    """The house rules in force."""

    def __init__(self, values: dict[str, Value]) -> None:
        super().__init__(OPTIONS, values)
        self.hand_size: Final = int(self.word("hand_size"))
        self.target: Final = self.number("target")
        self.takes_part: Final = self.word("pozzo_take") == FROM_CARD_DEEPEST
        self.reshuffles: Final = self.word("stock_empty") == RESHUFFLE_POZZO
        self.dirty_scores: Final = self.word("dirty_counts") == FULL
        self.dirty_closes: Final = self.word("dirty_counts") != NO
        self.bonus_replaces: Final = self.word("bonus_mode") == REPLACE
        self.lay_off_opponent: Final = self.flag("lay_off_opponent")
        self.in_mano: Final = self.word("in_mano")
        self.needs_pinnacola: Final = self.word("closing_requires") != NONE
        self.needs_poker: Final = self.word("closing_requires") == BOTH
        self.pinnacolone_wins: Final = self.flag("pinnacolone_wins")
