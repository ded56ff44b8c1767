"""House rules of Vinto (rulings section 2.3)."""

from typing import Final

from facedown.core.variant import Amount, Choice, Flag, Number, Option, Value
from facedown.core.variant import Variant as BaseVariant

FACE_UP: Final = "faceup"
EMPTY: Final = "empty"

COPY: Final = "copy"
DECLARE: Final = "declare"

NON_ACTION: Final = "non_action"
ANY: Final = "any"
NEVER: Final = "never"

REOPEN: Final = "reopen"
SINGLE: Final = "single"

WINDOW: Final = "window"
OWN_NEXT_TURN: Final = "own_next_turn"

SILENT: Final = "silent"
SHARED_PEEKS: Final = "shared_peeks"

COALITION_KEEPS: Final = "caller3_coal0"
COALITION_PAYS: Final = "caller3_coalm1"

SHARE_HIGH: Final = "share_high"
AVERAGE: Final = "average"

MINUTES: Final = "minutes"
ROUNDS: Final = "rounds"
MOST: Final = 1000
MAX_TURNS: Final = 400  # G-14

OPTIONS: Final[tuple[Option, ...]] = (
    Choice(
        "king_mode",
        (COPY, DECLARE),
        prominent=True,  # V-27
    ),
    Choice(
        "opening_discard",
        (FACE_UP, EMPTY),
    ),
    Number("opening_peeks", 2, 0, 5),
    Choice(
        "plain_discard",
        (NON_ACTION, ANY, NEVER),
    ),
    Flag(
        "ace_takeable_from_discard",
        False,
    ),
    Flag(
        "jq_same_player",
        False,
    ),
    Flag(
        "active_may_toss",
        True,
    ),
    Choice(
        "toss_chain",
        (REOPEN, SINGLE),
    ),
    Choice(
        "failed_toss_lockout",
        (WINDOW, OWN_NEXT_TURN),
    ),
    Choice(
        "coalition_mode",
        (SILENT, SHARED_PEEKS),
    ),
    Choice(
        "tie_rule",
        (COALITION_KEEPS, COALITION_PAYS),
    ),
    Number("guess_penalty", 1, 0, 2),
    Number("turns_before_call", 0, 0, 10),
    Choice(
        "rank_ties",
        (SHARE_HIGH, AVERAGE),
    ),
    Amount(
        "end",
        "minutes(30)",
        (MINUTES, ROUNDS),
        MOST,
    ),
)

PRESETS: Final[dict[str, dict[str, Value]]] = {
    "seed": {},
    "official": {
        "opening_discard": EMPTY,
        "active_may_toss": False,
        "jq_same_player": True,
        "plain_discard": ANY,
        "ace_takeable_from_discard": True,
    },
    "app": {
        "opening_discard": EMPTY,
        "king_mode": DECLARE,
        "plain_discard": ANY,
        "ace_takeable_from_discard": True,
    },
}


class Variant(BaseVariant):
    """The house rules in force.

    `max_turns` is none of them: whoever studies a small game may set it lower.
    """

    def __init__(self, values: dict[str, Value]) -> None:
        super().__init__(OPTIONS, values)
        self.king_declares: Final = self.word("king_mode") == DECLARE
        self.opens_with_card: Final = self.word("opening_discard") == FACE_UP
        self.opening_peeks: Final = self.number("opening_peeks")
        self.discards_plain: Final = self.word("plain_discard") != NEVER
        self.discards_actions: Final = self.word("plain_discard") == ANY
        self.ace_takeable: Final = self.flag("ace_takeable_from_discard")
        self.jq_same_player: Final = self.flag("jq_same_player")
        self.active_may_toss: Final = self.flag("active_may_toss")
        self.asks_once: Final = self.word("toss_chain") == SINGLE
        self.bars_until_turn: Final = self.word("failed_toss_lockout") == OWN_NEXT_TURN
        self.shares_peeks: Final = self.word("coalition_mode") == SHARED_PEEKS
        self.tie_costs: Final = self.word("tie_rule") == COALITION_PAYS
        self.guess_penalty: Final = self.number("guess_penalty")
        self.turns_before_call: Final = self.number("turns_before_call")
        self.max_turns: int = MAX_TURNS
        self.averages_ties: Final = self.word("rank_ties") == AVERAGE
        unit, _, rest = self.word("end").partition("(")
        self.ends_by_time: Final = unit == MINUTES
        self.end_count: Final = int(rest.removesuffix(")"))
