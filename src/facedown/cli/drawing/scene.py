"""What there is to draw: a screen, what is shown for a moment, what can be picked."""

from dataclasses import dataclass, field

from facedown.cli.choosing import Pick
from facedown.cli.keys import Choice
from facedown.cli.onscreen import face_of, find_pile, hand_of
from facedown.core.cards import Card
from facedown.core.placed_card import Place, place
from facedown.core.seats import Seat
from facedown.i18n.voice import Voice
from facedown.match.wire import Screen, ScreenCard

# Something on the table that a key can stand on: its kind, and its place, seat, card or number.
Spot = tuple[str, object]


@dataclass
class Scene:
    """A table at one moment, as one seat's screen shows it.

    `seats` are those in play; `shown` are cards that are turned up for a moment only; `acting` the
    seats waited for; `marks` the keys that stand on the table; `chosen` what is picked already;
    `sides` for whom each seat plays, where some are partners.
    """

    screen: Screen
    seats: tuple[Seat, ...]
    voice: Voice
    shown: dict[Place, Card] = field(default_factory=dict)
    acting: tuple[Seat, ...] = ()
    marks: dict[Spot, str] = field(default_factory=dict)
    cursor: Spot | None = None
    chosen: list[Spot] = field(default_factory=list)
    sides: tuple[int, ...] = ()

    @property
    def you(self) -> Seat:
        return self.voice.you

    def others(self) -> list[Seat]:
        """The other seats in play, clockwise from the one who looks."""
        seats = [seat for seat in self.seats if seat != self.you]
        return [seat for seat in seats if seat > self.you] + [
            seat for seat in seats if seat < self.you
        ]

    def partners(self, seat: Seat) -> list[Seat]:
        """Those who play for the same side as a seat, itself too, the one who looks first."""
        if not self.sides:
            return [seat]
        seats = [one for one in self.seats if self.sides[one] == self.sides[seat]]
        return sorted(seats, key=lambda one: one != self.you)

    def card_in(self, seat: Seat, slot: int, one: ScreenCard) -> Card:
        """The card to show in a slot."""
        return self.shown.get(place(seat, slot)) or face_of(one)


def spot_of(pick: Pick, you: Seat) -> Spot | None:
    """Where on the table a pick is made, if it is made there."""
    value = pick.value
    if isinstance(value, Card):
        return ("card", value)
    if pick.name == "slot" and isinstance(value, int):
        return ("place", place(you, value))
    if pick.kind in ("place", "seat"):
        return (pick.kind, value)
    if pick.kind == "index":
        return (pick.name, value)
    return None


def is_drawn(spot: Spot, screen: Screen, you: Seat) -> bool:
    """Whether a spot is to be seen on the table."""
    kind, value = spot
    if kind in ("place", "seat"):
        return True
    if kind == "card":
        return 0 <= you < len(screen.hands) and value in hand_of(screen, you)
    return isinstance(value, int) and find_pile(screen, kind, value) is not None


def marks_of(choices: list[Choice], you: Seat) -> dict[Spot, str]:
    """The keys that stand on the table."""
    marks: dict[Spot, str] = {}
    for choice in choices:
        spot = spot_of(choice.last, you)
        if spot is not None:
            marks.setdefault(spot, choice.key)
    return marks
