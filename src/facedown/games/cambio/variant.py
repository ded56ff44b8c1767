"""House rules of Cambio (rulings section 3.3)."""

from typing import Final

from mypy_extensions import i64

from facedown.core.cards import ACE, CARDS, JACK, KING, QUEEN, Card
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

SEED_VALUES: Final = "11,12,13,-2,-1"
SNAP_VALUES: Final = "10,10,-2,25,0"
MAX_POINTS: Final = 50


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
        return f"five numbers from -{MAX_POINTS} to {MAX_POINTS}, as {SEED_VALUES}"

    def samples(self) -> list[Value]:
        return [SEED_VALUES, SNAP_VALUES]


OPTIONS: Final[tuple[Option, ...]] = (
    Number("jokers", 2, 0, 4),
    Choice(
        "opening_peek",
        (BOTTOM_TWO, ANY_TWO, NO_PEEK),
    ),
    Flag("caller_lookable", True),
    Flag(
        "discard_draw_must_swap",
        False,
    ),
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
}


class Variant(BaseVariant):
    """The house rules in force, and by card code what they make of each card.

    `points` is what a card counts; `same_value` which cards a flip may match it with, as a bitmask
    by code.
    """

    def __init__(self, values: dict[str, Value]) -> None:
        super().__init__(OPTIONS, values)
        self.jokers: Final = self.number("jokers")
        self.opening_peek: Final = self.word("opening_peek")
        self.looks_are_free: Final = self.opening_peek == ANY_TWO
        self.caller_lookable: Final = self.flag("caller_lookable")
        self.discard_draw_must_swap: Final = self.flag("discard_draw_must_swap")
        self.discarder_may_flip: Final = self.flag("discarder_may_flip")
        self.flips_in_window: Final = self.word("flip_timing") == WINDOW
        self.king_colours_match: Final = self.flag("king_colours_match")
        self.flips_unlimited: Final = self.word("flips_per_discard") == UNLIMITED
        self.wrong_flip_reveals: Final = self.flag("wrong_flip_reveals")
        self.max_cards: Final = self.number("max_cards")
        self.auto_call: Final = self.word("empty_hand") == AUTO_CALL
        self.rounds: Final = self.number("rounds")
        self.points: Final = card_points(self.word("values"))
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
