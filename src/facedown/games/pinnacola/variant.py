"""House rules of Pinnacola (rulings section 5.3)."""

from typing import Final

from facedown.core.cards import KING
from facedown.core.variant import Choice, Flag, Number, Option, Value
from facedown.core.variant import Variant as BaseVariant
from facedown.games.pinnacola.melds import BOOK, HIGHEST, book_with_pinelle

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
    Flag("pairs", False, prominent=True),
    Flag("pinelle", False),
    Choice("hand_size", ("13", "12", "15", "19")),
    Number("target", 1000, 1, 10_000),
    Choice(
        "pozzo_take",
        (WHOLE_TOP, FROM_CARD_DEEPEST),
    ),
    Choice(
        "stock_empty",
        (END_HAND, RESHUFFLE_POZZO),
    ),
    Choice(
        "dirty_counts",
        (FULL, CLOSING_ONLY, NO),
    ),
    Choice(
        "bonus_mode",
        (ADD, REPLACE),
    ),
    Flag("lay_off_opponent", False),
    Choice(
        "in_mano",
        (PLUS_BOTH, TRAD, ORIGIN),
    ),
    Choice(
        "closing_requires",
        (BOTH, PINNACOLA, NONE),
    ),
    Flag("pinnacolone_wins", False),
    Flag("ace_to_ace", False),
    Number("unopened_penalty", 0, 0, 500),
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
    "coppie": {"pairs": True, "target": 1500},
    "pinella": {
        "pinelle": True,
        "target": 1500,
        "dirty_counts": NO,
        "pozzo_take": FROM_CARD_DEEPEST,
        "closing_requires": NONE,
        "ace_to_ace": True,
    },
}


class Variant(BaseVariant):
    """The house rules in force."""

    def __init__(self, values: dict[str, Value]) -> None:
        super().__init__(OPTIONS, values)
        self.pairs: Final = self.flag("pairs")
        self.book: Final = book_with_pinelle() if self.flag("pinelle") else BOOK
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
        # The position that a Pinnacolone must reach (P-46).
        self.full_to: Final = HIGHEST if self.flag("ace_to_ace") else KING
        self.unopened_penalty: Final = self.number("unopened_penalty")
