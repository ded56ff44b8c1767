"""House rules of Três Cartas (rulings section 4.3)."""

from typing import Final

from facedown.core.variant import Choice, Flag, Number, Option, Value
from facedown.core.variant import Variant as BaseVariant

OUTER: Final = "outer"
FIRST_TWO: Final = "first_two"
FREE_CHOICE: Final = "free_choice"

OPTIONS: Final[tuple[Option, ...]] = (
    Choice(
        "opening_peek",
        (OUTER, FIRST_TWO, FREE_CHOICE),
        "Which two of the three cards a player sees before the round.",
    ),
    Flag(
        "discard_draw_must_swap",
        False,
        "A card taken from the discard must be swapped in, not put back.",
    ),
    Flag(
        "last_turn_after_stop",
        False,
        "After a stop every other player has one more turn before the cards are turned.",
    ),
    Flag(
        "auto_end_lowest_zero",
        False,
        "When a round ends without a stop, the lowest hands add nothing.",
    ),
    Number("limit", 100, 1, 1000, "A player whose total reaches this is out."),
    Flag(
        "exact_limit_halves",
        False,
        "A total of exactly the limit becomes half of it, rounded down.",
    ),
)

PRESETS: Final[dict[str, dict[str, Value]]] = {
    "seed": {},
    "short": {"limit": 50},
    "golf": {"last_turn_after_stop": True, "discard_draw_must_swap": True},
}


class Variant(BaseVariant):
    """The house rules in force."""

    def __init__(self, values: dict[str, Value]) -> None:
        super().__init__(OPTIONS, values)
        self.opening_peek: Final = self.word("opening_peek")
        self.looks_are_free: Final = self.opening_peek == FREE_CHOICE
        self.discard_draw_must_swap: Final = self.flag("discard_draw_must_swap")
        self.last_turn_after_stop: Final = self.flag("last_turn_after_stop")
        self.auto_end_lowest_zero: Final = self.flag("auto_end_lowest_zero")
        self.limit: Final = self.number("limit")
        self.exact_limit_halves: Final = self.flag("exact_limit_halves")
