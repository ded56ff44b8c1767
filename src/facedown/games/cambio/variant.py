"""House rules of Cambio (rulings section 3.3)."""

from typing import Final

from mypy_extensions import i64

from facedown.core.cards import ACE, CARDS, JACK, KING, QUEEN, SEVEN, Card, Pack
from facedown.core.variant import Choice, Flag, Number, Option, Value
from facedown.core.variant import Variant as BaseVariant

BOTTOM_TWO: Final = "bottom_two"
ANY_TWO: Final = "any_two"
NO_PEEK: Final = "none"

OPEN: Final = "open"
WINDOW: Final = "window"

ONE: Final = "one"
UNLIMITED: Final = "unlimited"

PLAY_ON: Final = "play_on"
AUTO_CALL: Final = "auto_call"

EMPTY: Final = "empty"
FACE_UP: Final = "faceup"

NO_POWER: Final = "none"
BLACK_KINGS: Final = "black"
ALL_KINGS: Final = "all"

AT_START: Final = "start"
AT_END: Final = "end"

ANYONES: Final = "anyone"
OWN: Final = "own"

NO_LIMIT: Final = -1

SEED_VALUES: Final = "11,12,13,-2,-1"
SNAP_VALUES: Final = "10,10,-2,25,0"
KINGS_VALUES: Final = "11,12,13,-1,0"
CABO_VALUES: Final = "11,12,13,0,0"
MAX_POINTS: Final = 50
MAX_TURNS: Final = 400  # G-14

# By number of packs less one, and of jokers in each (C-40).
PACKS: Final = [
    [Pack(packs=packs, jokers=packs * jokers) for jokers in range(5)] for packs in (1, 2)
]


class Values(Option):
    """The points of jack, queen, black king, red king and joker, in this order."""

    PARTS = ("jack", "queen", "black_king", "red_king", "joker")

    def parse(self, text: str) -> Value:
        words = text.split(",")
        try:
            points = [int(word) for word in words]
        except ValueError:
            raise self.refuse(text) from None
        if len(points) != len(self.PARTS) or any(abs(one) > MAX_POINTS for one in points):
            raise self.refuse(text)
        return ",".join([str(one) for one in points])

    def allowed(self) -> str:
        return ",".join([f"-{MAX_POINTS}…{MAX_POINTS}"] * len(self.PARTS))

    def samples(self) -> list[Value]:
        return [SEED_VALUES, SNAP_VALUES]


OPTIONS: Final[tuple[Option, ...]] = (
    Number("packs", 1, 1, 2),
    Number("jokers", 2, 0, 4),
    Choice(
        "opening_peek",
        (BOTTOM_TWO, ANY_TWO, NO_PEEK),
    ),
    Choice("opening_discard", (EMPTY, FACE_UP)),
    Choice("king_power", (NO_POWER, BLACK_KINGS, ALL_KINGS)),
    Choice("call_timing", (AT_START, AT_END)),
    Number("turns_before_call", 0, 0, 10),
    Flag("caller_lookable", True),
    Flag(
        "discard_draw_must_swap",
        False,
    ),
    Choice("flip_targets", (ANYONES, OWN)),
    Flag("discarder_may_flip", True),
    Choice(
        "flip_timing",
        (OPEN, WINDOW),
    ),
    Flag("king_colours_match", False),
    Choice(
        "flips_per_discard",
        (ONE, UNLIMITED),
    ),
    Flag("wrong_flip_reveals", True),
    Number("max_cards", 6, 5, 10, none=True),
    Choice(
        "empty_hand",
        (PLAY_ON, AUTO_CALL),
    ),
    Values("values", SEED_VALUES),
    Number("rounds", 1, 1, 50),
    Number("limit", NO_LIMIT, 10, 1000, none=True),
    Number("wrong_call_points", 10, 0, 50),
    Flag("exact_limit_halves", True),
)

PRESETS: Final[dict[str, dict[str, Value]]] = {
    "seed": {},
    "app": {"discarder_may_flip": False, "king_colours_match": True},
    "snap": {
        "king_colours_match": True,
        "discard_draw_must_swap": True,
        "empty_hand": AUTO_CALL,
        "values": SNAP_VALUES,
    },
    "kings": {
        "king_power": BLACK_KINGS,
        "opening_discard": FACE_UP,
        "discard_draw_must_swap": True,
        "values": KINGS_VALUES,
    },
    "cabo": {
        "jokers": 0,
        "opening_peek": ANY_TWO,
        "opening_discard": FACE_UP,
        "discard_draw_must_swap": True,
        "flip_targets": OWN,
        "max_cards": -1,
        "values": CABO_VALUES,
        "limit": 100,
    },
    "crowd": {"packs": 2, "turns_before_call": 1},
}


class Variant(BaseVariant):
    """The house rules in force, and by card code what they make of each card.

    `points` is what a card counts; `same_value` which cards a flip may match it with, as a bitmask
    by code; `acting` the cards that have an ability, as such a bitmask. `max_turns` is no house
    rule: whoever studies a small game may set it lower.
    """

    def __init__(self, values: dict[str, Value]) -> None:
        super().__init__(OPTIONS, values)
        self.pack: Final = PACKS[self.number("packs") - 1][self.number("jokers")]
        self.opening_peek: Final = self.word("opening_peek")
        self.looks_are_free: Final = self.opening_peek == ANY_TWO
        self.opens_with_card: Final = self.word("opening_discard") == FACE_UP
        self.calls_at_end: Final = self.word("call_timing") == AT_END
        self.min_turns: Final = self.number("turns_before_call")
        self.caller_lookable: Final = self.flag("caller_lookable")
        self.discard_draw_must_swap: Final = self.flag("discard_draw_must_swap")
        self.flips_own_only: Final = self.word("flip_targets") == OWN
        self.discarder_may_flip: Final = self.flag("discarder_may_flip")
        self.flips_in_window: Final = self.word("flip_timing") == WINDOW
        self.king_colours_match: Final = self.flag("king_colours_match")
        self.flips_unlimited: Final = self.word("flips_per_discard") == UNLIMITED
        self.wrong_flip_reveals: Final = self.flag("wrong_flip_reveals")
        self.max_cards: Final = self.number("max_cards")
        self.auto_call: Final = self.word("empty_hand") == AUTO_CALL
        self.rounds: Final = self.number("rounds")
        self.limit: Final = self.number("limit")
        self.adds_up: Final = self.limit != NO_LIMIT
        self.wrong_call_points: Final = self.number("wrong_call_points")
        self.exact_limit_halves: Final = self.flag("exact_limit_halves")
        self.points: Final = card_points(self.word("values"))
        self.acting: Final[i64] = acting(self.word("king_power"))
        self.max_turns: int = MAX_TURNS
        self.same_value: Final = matches(king_colours_match=self.king_colours_match)


def card_points(values: str) -> list[int]:
    """What each card counts, by code; a card that is not known counts nothing."""
    jack, queen, black_king, red_king, joker = [int(word) for word in values.split(",")]
    points = []
    for one in CARDS:
        if ACE <= one.rank < JACK:
            points.append(one.rank)
        elif one.rank == JACK:
            points.append(jack)
        elif one.rank == QUEEN:
            points.append(queen)
        elif one.rank == KING:
            points.append(red_king if one.is_red else black_king)
        else:
            points.append(joker)
    return [*points, 0]


def acting(king_power: str) -> i64:
    """The cards with an ability: from 7 to queen, and the kings that the house says (C-34)."""
    mask: i64 = 0
    for one in CARDS:
        is_king = king_power == ALL_KINGS or (king_power == BLACK_KINGS and not one.is_red)
        if SEVEN <= one.rank <= QUEEN or (one.rank == KING and is_king):
            mask |= one.bit
    return mask


def matches(*, king_colours_match: bool) -> list[int]:
    """The cards of the same value as each card, by code; a card that is not known has none."""
    return [*[same_value(one, king_colours_match=king_colours_match) for one in CARDS], 0]


def same_value(card: Card, *, king_colours_match: bool) -> i64:
    """The cards of the same value. Points never make two ranks match (C-15)."""
    mask: i64 = 0
    for other in CARDS:
        is_other_king = card.rank == KING and card.is_red != other.is_red
        if other.rank == card.rank and (king_colours_match or not is_other_king):
            mask |= other.bit
    return mask
