"""Kinds of fields: how a value reads in notation and in JSON, and whether it is secret.

Moves, events, tables and setups declare their fields once, as pairs of a name and a kind;
equality, notation, JSON and what is shown to whom follow from that.

>>> PLACE.text(PLACE.parse("1:0")), SECRET.hide(card("7h")), CARDS.parse("7h,7c")
('1:0', ??, (7h, 7c))
"""

from typing import ClassVar, Final

from facedown.core.cards import UNKNOWN, Card, card, parse_rank, rank_text
from facedown.core.errors import BadNotation
from facedown.core.placed_card import (
    MAX_SLOTS,
    NO_PLACE,
    parse_place,
    place,
    place_text,
    seat_of,
    slot_of,
)
from facedown.core.seats import (
    DEALER,
    MAX_SEATS,
    NO_SEAT,
    NOBODY,
    WATCHER,
    bit,
    parse_seat,
    parse_seats,
    seat_text,
    seats_text,
)

# What is written as JSON. What is read may be anything: each kind looks for itself.
Data = str | int | bool | None | list["Data"] | dict[str, "Data"]

# The largest whole number that every reader of JSON holds exactly. Places are reckoned from numbers
# in machine words, which these do not overflow.
MAX_NUMBER: Final = (1 << 53) - 1


class Kind:
    """What a field holds. A secret one reaches only those an event was seen by.

    `JSON` says of what type its values are in JSON, as TypeScript would.
    """

    JSON: ClassVar[str] = "string"

    def __init__(self, name: str, *, secret: bool = False) -> None:
        self.name: Final = name
        self.secret: Final = secret

    def text(self, value: object) -> str:
        """The value in notation: one word without spaces."""
        return str(value)

    def parse(self, text: str) -> object:
        raise NotImplementedError

    def hide(self, value: object) -> object:
        """What someone gets who may not see the value."""
        raise NotImplementedError

    def data(self, value: object) -> Data:
        """The value in JSON: its notation, unless a kind says otherwise."""
        return self.text(value)

    def from_data(self, data: object) -> object:
        """The value that JSON names; `BadNotation` for anything else, whatever its type.

        A text is read as notation: so were all but numbers and truths written in logs that are
        older than the second version of the wire.
        """
        if not isinstance(data, str):
            raise BadNotation("not_a_text", kind=self.name)
        return self.parse(data)


class _Number(Kind):
    JSON = "number"

    def parse(self, text: str) -> int:
        return _number(text, "not_a_number")

    def data(self, value: object) -> Data:
        assert isinstance(value, int)
        return value

    def from_data(self, data: object) -> int:
        if not isinstance(data, int) or isinstance(data, bool) or not _is_in_range(data):
            raise BadNotation("not_a_number", kind=self.name)
        return data


class _Flag(Kind):
    JSON = "boolean"

    def text(self, value: object) -> str:
        return "yes" if value else "no"

    def parse(self, text: str) -> bool:
        if text not in ("yes", "no"):
            raise BadNotation("not_yes_or_no", text=text)
        return text == "yes"

    def data(self, value: object) -> Data:
        return bool(value)

    def from_data(self, data: object) -> bool:
        if not isinstance(data, bool):
            raise BadNotation("not_yes_or_no", kind=self.name)
        return data


class _Code(Kind):
    def parse(self, text: str) -> str:
        return "" if text == "-" else text

    def text(self, value: object) -> str:
        return str(value) or "-"

    def data(self, value: object) -> Data:
        return str(value)


class _Seat(Kind):
    """A seat is its number, no seat null, and the Dealer -1."""

    JSON = "number | null"

    def text(self, value: object) -> str:
        assert isinstance(value, int)
        return seat_text(value)

    def parse(self, text: str) -> int:
        return parse_seat(text)

    def data(self, value: object) -> Data:
        assert isinstance(value, int)
        return None if value == NO_SEAT else value

    def from_data(self, data: object) -> int:
        if data is None:
            return NO_SEAT
        return parse_seat(data) if isinstance(data, str) else _seat(data, DEALER, MAX_SEATS)


class _Seats(Kind):
    """A set of seats is the list of their numbers; the watchers have the one after the last."""

    JSON = "number[]"

    def text(self, value: object) -> str:
        assert isinstance(value, int)
        return seats_text(value)

    def parse(self, text: str) -> int:
        return parse_seats(text)

    def data(self, value: object) -> Data:
        assert isinstance(value, int)
        return [seat for seat in range(WATCHER + 1) if value >> seat & 1]

    def from_data(self, data: object) -> int:
        if isinstance(data, str):
            return parse_seats(data)
        mask = NOBODY
        for one in _list(data, self.name):
            mask |= bit(_seat(one, 0, WATCHER + 1))
        return mask


class _Place(Kind):
    """A place is its seat and its slot, no place null."""

    JSON = "Place | null"

    def text(self, value: object) -> str:
        assert isinstance(value, int)
        return place_text(value)

    def parse(self, text: str) -> int:
        return parse_place(text)

    def data(self, value: object) -> Data:
        assert isinstance(value, int)
        if value == NO_PLACE:
            return None
        return {"seat": seat_of(value), "slot": slot_of(value)}

    def from_data(self, data: object) -> int:
        if isinstance(data, str):
            return parse_place(data)
        if data is None:
            return NO_PLACE
        if not isinstance(data, dict) or set(data) != {"seat", "slot"}:
            raise BadNotation("no_such_place", text="")
        slot = data["slot"]
        if not isinstance(slot, int) or isinstance(slot, bool) or not 0 <= slot < MAX_SLOTS:
            raise BadNotation("no_such_place", text="")
        return place(_seat(data["seat"], 0, MAX_SEATS), slot)


class _Rank(Kind):
    def text(self, value: object) -> str:
        assert isinstance(value, int)
        return rank_text(value)

    def parse(self, text: str) -> int:
        return parse_rank(text)


class _Card(Kind):
    def parse(self, text: str) -> Card:
        return card(text)

    def hide(self, value: object) -> Card:
        return UNKNOWN


class _Cards(Kind):
    JSON = "string[]"

    def text(self, value: object) -> str:
        assert isinstance(value, tuple)
        return ",".join(str(one) for one in value) or "-"

    def parse(self, text: str) -> tuple[Card, ...]:
        return () if text == "-" else tuple([card(one) for one in text.split(",")])

    def hide(self, value: object) -> tuple[Card, ...]:
        assert isinstance(value, tuple)
        return (UNKNOWN,) * len(value)

    def data(self, value: object) -> Data:
        assert isinstance(value, tuple)
        return [str(one) for one in value]

    def from_data(self, data: object) -> tuple[Card, ...]:
        if isinstance(data, str):
            return self.parse(data)
        found = []
        for one in _list(data, self.name):
            if not isinstance(one, str):
                raise BadNotation("not_a_text", kind=self.name)
            found.append(card(one))
        return tuple(found)


class _Deck(_Cards):
    """Cards of which even the number need not be told: hidden, it is empty."""

    def hide(self, value: object) -> tuple[Card, ...]:
        return ()


class _Numbers(Kind):
    JSON = "number[]"

    def text(self, value: object) -> str:
        assert isinstance(value, tuple)
        return ",".join(str(one) for one in value) or "-"

    def parse(self, text: str) -> tuple[int, ...]:
        if text == "-":
            return ()
        return tuple([_number(one, "not_numbers") for one in text.split(",")])

    def hide(self, value: object) -> tuple[int, ...]:
        return ()

    def data(self, value: object) -> Data:
        assert isinstance(value, tuple)
        return list(value)

    def from_data(self, data: object) -> tuple[int, ...]:
        if isinstance(data, str):
            return self.parse(data)
        found = []
        for one in _list(data, self.name):
            if not isinstance(one, int) or isinstance(one, bool) or not _is_in_range(one):
                raise BadNotation("not_a_number", kind=self.name)
            found.append(one)
        return tuple(found)


def _list(data: object, kind: str) -> list[object]:
    if not isinstance(data, list):
        raise BadNotation("not_a_list", kind=kind)
    return data


def _seat(data: object, low: int, end: int) -> int:
    if not isinstance(data, int) or isinstance(data, bool) or not low <= data < end:
        raise BadNotation("no_such_seat", text="")
    return data


def _number(text: str, code: str) -> int:
    """The number that a text names; each has one spelling, so that texts can be compared."""
    try:
        number = int(text)
    except ValueError:
        raise BadNotation(code, text=text) from None
    if str(number) != text or not _is_in_range(number):
        raise BadNotation(code, text=text)
    return number


def _is_in_range(number: int) -> bool:
    return -MAX_NUMBER <= number <= MAX_NUMBER


class Names(Kind):
    """A number that reads as one of a few names: a phase, a source, a part of a turn."""

    def __init__(self, name: str, names: tuple[str, ...]) -> None:
        super().__init__(name)
        self.names: Final = names

    def text(self, value: object) -> str:
        assert isinstance(value, int)
        return self.names[value]

    def parse(self, text: str) -> int:
        if text not in self.names:
            raise BadNotation("no_such_name", text=text, kind=self.name)
        return self.names.index(text)


NUMBER: Final[Kind] = _Number("number")
# A slot of the mover's own hand, and a number that people count from 1.
SLOT: Final[Kind] = _Number("slot")
INDEX: Final[Kind] = _Number("index")
NUMBERS: Final[Kind] = _Numbers("numbers")
FLAG: Final[Kind] = _Flag("flag")
CODE: Final[Kind] = _Code("code")
SEAT: Final[Kind] = _Seat("seat")
SEATS: Final[Kind] = _Seats("seats")
PLACE: Final[Kind] = _Place("place")
RANK: Final[Kind] = _Rank("rank")
CARD: Final[Kind] = _Card("card")
CARDS: Final[Kind] = _Cards("cards")

SECRET: Final[Kind] = _Card("secret card", secret=True)
SECRETS: Final[Kind] = _Cards("secret cards", secret=True)
SECRET_DECK: Final[Kind] = _Deck("secret deck", secret=True)
SECRET_ORDER: Final[Kind] = _Numbers("secret order", secret=True)

Field = tuple[str, Kind]
Fields = tuple[Field, ...]
