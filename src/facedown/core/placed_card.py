"""A card as it lies on the table, and the places where cards lie.

A place is a slot of a seat's hand, written `seat:slot`; its number never changes in a round.

>>> str(parse_placed("7h=02")), parse_placed("Kd^").is_up, place_text(place(1, 3))
('7h=02', True, '1:3')
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from facedown.core.cards import CARDS, UNKNOWN, Card, card
from facedown.core.errors import BadNotation
from facedown.core.seats import (
    EVERYONE,
    MAX_SEATS,
    NOBODY,
    Seat,
    Seats,
    bit,
    parse_seats,
    parse_sitting,
    seats_text,
)

# Compiled these are machine words. Moves hold their slots as whole numbers of any size, as asked.
Place = i64
Slot = i64

NO_PLACE: Final = -1
# A slot that is read has a number below this.
MAX_SLOTS: Final = 1000


def place(seat: Seat, slot: Slot) -> Place:
    """The place with this slot number in a seat's hand."""
    return slot * 8 + seat


def seat_of(where: Place) -> Seat:
    return where & 7


def slot_of(where: Place) -> Slot:
    return where >> 3


def place_text(where: Place) -> str:
    return "-" if where == NO_PLACE else f"{seat_of(where)}:{slot_of(where)}"


def parse_place(text: str) -> Place:
    if text == "-":
        return NO_PLACE
    seat, colon, slot = text.partition(":")
    if not colon or not _is_small_number(slot):
        raise BadNotation("no_such_place", text=text)
    return place(parse_sitting(seat), int(slot))


def _is_small_number(text: str) -> bool:
    return text.isascii() and text.isdecimal() and len(text) < 4


# How a card lies: face down, face up, or held by seat s (HELD + s).
DOWN: Final = 0
UP: Final = 1
HELD: Final = 2


@mypyc_attr(acyclic=True)
class PlacedCard:
    """A card on the table: which one, how it lies, who has seen it. A value.

    All but the card itself is public and travels with the card. `batch` says which shuffle it
    comes from (0 the deal), `never` which cards it is publicly known not to be (a bitmask by
    code). A card that lies up has been seen by everyone.
    """

    def __init__(
        self, card: Card, known_to: Seats = 0, lies: i64 = 0, batch: i64 = 0, never: i64 = 0
    ) -> None:
        self.card: Final = card
        self.known_to: Final = known_to
        self.lies: Final = lies
        self.batch: Final = batch
        self.never: Final = never

    @property
    def is_up(self) -> bool:
        return self.lies == UP

    def up(self, shown: Card) -> "PlacedCard":
        """Turned face up for all: it proves to be the card shown."""
        made = _UP[shown.code]
        if self.batch == 0 and made.card is shown:
            return made
        return PlacedCard(shown, EVERYONE, UP, self.batch)

    def down(self) -> "PlacedCard":
        """The same card face down, remembered by whoever has seen it."""
        if self.lies == DOWN:
            return self
        return placed_as(self.card, self.known_to, DOWN, self.batch, self.never)

    def held(self, seat: Seat) -> "PlacedCard":
        """The same card in this seat's hand."""
        return placed_as(self.card, self.known_to, HELD + seat, self.batch, self.never)

    def seen(self, shown: Card, by: Seats) -> "PlacedCard":
        """The same card after some seats have looked at it."""
        what = self.card if shown is UNKNOWN else shown
        return placed_as(what, self.known_to | by, self.lies, self.batch, self.never)

    def shown_to(self, shown: Card, seat: Seat) -> "PlacedCard":
        """The same card in the hand of a seat that has looked at it."""
        what = self.card if shown is UNKNOWN else shown
        return placed_as(what, self.known_to | bit(seat), HELD + seat, self.batch, self.never)

    def excluding(self, never: i64) -> "PlacedCard":
        """The same card, publicly known not to be any of these."""
        return placed_as(self.card, self.known_to, self.lies, self.batch, self.never | never)

    def is_seen_by(self, seat: Seat) -> bool:
        return self.known_to >> seat & 1 == 1

    def is_held_by(self, seat: Seat) -> bool:
        return self.lies == HELD + seat

    def hidden(self) -> "PlacedCard":
        """The same card for someone who has not seen it."""
        if self.known_to == NOBODY and self.lies == DOWN and self.never == 0:
            return hidden(self.batch)
        return placed_as(UNKNOWN, self.known_to, self.lies, self.batch, self.never)

    def proven(self, card: Card) -> "PlacedCard":
        """The same card for someone who knows which one it is."""
        return placed_as(card, self.known_to, self.lies, self.batch, self.never)

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        return (
            isinstance(other, PlacedCard)
            and self.card == other.card
            and self.known_to == other.known_to
            and self.lies == other.lies
            and self.batch == other.batch
            and self.never == other.never
        )

    def __hash__(self) -> int:
        return hash((self.card.code, self.known_to, self.lies, self.batch, self.never))

    def __repr__(self) -> str:
        return placed_text(self)


# Cards move at every step, and most come from the deal with nothing excluded: such values are made
# once, a row of all cards for each way to lie and each set of seats that know it. A card that is
# a copy made to be told apart from its like keeps its own.
_WAYS: Final = HELD + MAX_SEATS
_NO_ROW: Final = list[PlacedCard]()
_ROWS: Final = [_NO_ROW] * (_WAYS * (EVERYONE + 1))
_FRESH: Final = [PlacedCard(one) for one in [*CARDS, UNKNOWN]]
_UP: Final = [PlacedCard(one, EVERYONE, UP) for one in [*CARDS, UNKNOWN]]
_ROWS[NOBODY * _WAYS + DOWN] = _FRESH
_ROWS[EVERYONE * _WAYS + UP] = _UP
_HIDDEN: Final = [
    _FRESH[UNKNOWN.code],
    *[PlacedCard(UNKNOWN, batch=batch) for batch in range(1, 8)],
]


def placed_as(card: Card, known_to: Seats, lies: i64, batch: i64, never: i64) -> PlacedCard:
    """The value with these parts."""
    if batch != 0 or never != 0:
        return PlacedCard(card, known_to, lies, batch, never)
    at = known_to * _WAYS + lies
    row = _ROWS[at]
    if row is _NO_ROW:
        row = [PlacedCard(one, known_to, lies) for one in [*CARDS, UNKNOWN]]
        _ROWS[at] = row
    made = row[card.code]
    return made if made.card is card else PlacedCard(card, known_to, lies)


def fresh(card: Card, batch: i64 = 0) -> PlacedCard:
    """A card face down that nobody has seen, from this shuffle."""
    if batch == 0:
        made = _FRESH[card.code]
        return made if made.card is card else PlacedCard(card)
    return hidden(batch) if card is UNKNOWN else PlacedCard(card, NOBODY, DOWN, batch)


def hidden(batch: i64) -> PlacedCard:
    """A card of this shuffle that nobody has seen and that we do not know."""
    return _HIDDEN[batch] if batch < len(_HIDDEN) else PlacedCard(UNKNOWN, batch=batch)


def placed_text(one: PlacedCard) -> str:
    """The notation of a card as it lies.

    `7h` lies face down, `7h^` up; `!0` held by seat 0; `=02` seen by seats 0 and 2; `~1` from the
    first reshuffle; `-7c-7s` known not to be these.
    """
    text = one.card.text
    if one.lies == UP:
        text += "^"
    elif one.lies >= HELD:
        text += f"!{one.lies - HELD}"
    if one.known_to and one.lies != UP:
        text += "=" + seats_text(one.known_to)
    if one.batch:
        text += f"~{one.batch}"
    return text + "".join(f"-{c.text}" for c in CARDS if one.never >> c.code & 1)


def parse_placed(text: str) -> PlacedCard:
    """The placed card that a text names."""
    marks, *excluded = text[2:].split("-")
    lies, known_to, batch = DOWN, NOBODY, 0
    marks, tilde, batch_text = marks.partition("~")
    if tilde:
        if not _is_small_number(batch_text):
            raise BadNotation("no_such_placed_card", text=text)
        batch = int(batch_text)
    marks, equals, seen = marks.partition("=")
    if equals:
        known_to = parse_seats(seen)
    if marks == "^":
        lies, known_to = UP, EVERYONE
    elif marks.startswith("!"):
        lies = HELD + parse_sitting(marks[1:])
    elif marks:
        raise BadNotation("no_such_placed_card", text=text)
    never = 0
    for one in excluded:
        if one == UNKNOWN.text:
            raise BadNotation("no_such_placed_card", text=text)
        never |= card(one).bit
    plain = card(text[:2])
    return placed_as(plain, known_to, lies, batch, never)
