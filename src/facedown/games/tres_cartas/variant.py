"""House rules of Três Cartas (rulings section 4.3)."""

from typing import Final

from facedown.core.variant import Choice, Flag, Number, Option, Value
from facedown.core.variant import Variant as BaseVariant

OUTER: Final = "outer"
FIRST_TWO: Final = "first_two"
FREE_CHOICE: Final = "free_choice"

MAX_TURNS: Final = 200  # T-21

OPTIONS: Final[tuple[Option, ...]] = (
    Choice(
        "opening_peek",
        (OUTER, FIRST_TWO, FREE_CHOICE),
    ),
    Flag(
        "discard_draw_must_swap",
        False,
    ),
    Flag(
        "last_turn_after_stop",
        False,
    ),
    Flag(
        "auto_end_lowest_zero",
        False,
    ),
    Number("turns_before_stop", 0, 0, 5),
    Number("limit", 100, 1, 1000),
    Flag(
        "exact_limit_halves",
        False,
    ),
)

PRESETS: Final[dict[str, dict[str, Value]]] = {
    "seed": {},
    "short": {"limit": 50},
    "golf": {"last_turn_after_stop": True, "discard_draw_must_swap": True},
}


class Variant(BaseVariant):
    """The house rules in force.

    `max_turns` is none of them: whoever studies a small game may set it lower.
    """

    def __init__(self, values: dict[str, Value]) -> None:
        super().__init__(OPTIONS, values)
        self.opening_peek: Final = self.word("opening_peek")
        self.looks_are_free: Final = self.opening_peek == FREE_CHOICE
        self.discard_draw_must_swap: Final = self.flag("discard_draw_must_swap")
        self.last_turn_after_stop: Final = self.flag("last_turn_after_stop")
        self.auto_end_lowest_zero: Final = self.flag("auto_end_lowest_zero")
        self.turns_before_stop: Final = self.number("turns_before_stop")
        self.limit: Final = self.number("limit")
        self.exact_limit_halves: Final = self.flag("exact_limit_halves")
        self.max_turns: int = MAX_TURNS
