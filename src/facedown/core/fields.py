"""Kinds of fields: how a value reads in notation and in JSON, and whether it is secret.

Moves, events, tables and setups declare their fields once, as pairs of a name and a kind;
equality, notation, JSON and what is shown to whom follow from that.

>>> PLACE.text(PLACE.parse("1:0")), SECRET.hide(card("7h")), CARDS.parse("7h,7c")
('1:0', ??, (7h, 7c))
"""

from typing import Final

from facedown.core.cards import UNKNOWN, Card, card, parse_rank, rank_text
from facedown.core.errors import BadNotation
from facedown.core.placed_card import parse_place, place_text
from facedown.core.seats import parse_seat, parse_seats, seat_text, seats_text

# What is written as JSON. What is read may be anything: each kind looks for itself.
Data = str | int | bool | list["Data"] | dict[str, "Data"]

# The largest whole number that every reader of JSON holds exactly. Places are reckoned from numbers
# in machine words, which these do not overflow.
MAX_NUMBER: Final = (1 << 53) - 1


class Kind:
    """What a field holds. A secret one reaches only those an event was seen by."""

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
        """The value in JSON: its notation, unless it is a number or a truth."""
        return self.text(value)

    def from_data(self, data: object) -> object:
        """The value that JSON names; `BadNotation` for anything else, whatever its type."""
        if not isinstance(data, str):
            raise BadNotation("not_a_text", kind=self.name)
        return self.parse(data)


class _Number(Kind):
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


class _Seat(Kind):
    def text(self, value: object) -> str:
        assert isinstance(value, int)
        return seat_text(value)

    def parse(self, text: str) -> int:
        return parse_seat(text)


class _Seats(Kind):
    def text(self, value: object) -> str:
        assert isinstance(value, int)
        return seats_text(value)

    def parse(self, text: str) -> int:
        return parse_seats(text)


class _Place(Kind):
    def text(self, value: object) -> str:
        assert isinstance(value, int)
        return place_text(value)

    def parse(self, text: str) -> int:
        return parse_place(text)


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
    def text(self, value: object) -> str:
        assert isinstance(value, tuple)
        return ",".join(str(one) for one in value) or "-"

    def parse(self, text: str) -> tuple[Card, ...]:
        return () if text == "-" else tuple([card(one) for one in text.split(",")])

    def hide(self, value: object) -> tuple[Card, ...]:
        assert isinstance(value, tuple)
        return (UNKNOWN,) * len(value)


class _Deck(_Cards):
    """Cards of which even the number need not be told: hidden, it is empty."""

    def hide(self, value: object) -> tuple[Card, ...]:
        return ()


class _Numbers(Kind):
    def text(self, value: object) -> str:
        assert isinstance(value, tuple)
        return ",".join(str(one) for one in value) or "-"

    def parse(self, text: str) -> tuple[int, ...]:
        if text == "-":
            return ()
        return tuple([_number(one, "not_numbers") for one in text.split(",")])

    def hide(self, value: object) -> tuple[int, ...]:
        return ()


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
