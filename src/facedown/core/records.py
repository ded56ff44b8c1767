"""Moves and events: values that declare their fields once.

A move is what a seat asks, an event what happened and who saw which part of it. `WORD` names the
class in notation and JSON; `FIELDS` lists its constructor's arguments in order.
"""

from collections.abc import Callable
from typing import Any, ClassVar, Final, TypeVar

from mypy_extensions import mypyc_attr

from facedown.core.errors import BadNotation
from facedown.core.fields import SEATS, Data, Fields
from facedown.core.movement import Movement
from facedown.core.seats import NOBODY, Seats, seats_text


@mypyc_attr(allow_interpreted_subclasses=True)
class Record:
    """A value with declared fields: equality, hash and notation follow from them."""

    WORD: ClassVar[str] = ""
    FIELDS: ClassVar[Fields] = ()

    def values(self) -> list[object]:
        """The values of its fields, in order."""
        return [getattr(self, name) for name, _ in self.FIELDS]

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        return (
            isinstance(other, Record)
            and type(self) is type(other)
            and self.values() == other.values()
        )

    def __hash__(self) -> int:
        return hash((self.WORD, *self.values()))

    def __str__(self) -> str:
        words = [self.WORD]
        words += [kind.text(getattr(self, name)) for name, kind in self.FIELDS]
        return " ".join(words)

    def __repr__(self) -> str:
        return f"<{self}>"

    def data(self) -> dict[str, Data]:
        """The value as JSON: its word as `type`, then its fields by name."""
        data: dict[str, Data] = {"type": self.WORD}
        for name, kind in self.FIELDS:
            data[name] = kind.data(getattr(self, name))
        return data


@mypyc_attr(allow_interpreted_subclasses=True)
class Move(Record):
    """What a seat asks to do. `KEY` is the key that chooses it, where there is a keyboard."""

    KEY: ClassVar[str] = ""


@mypyc_attr(allow_interpreted_subclasses=True)
class Event(Record):
    """What happened. Secret fields reach only the seats in `seen_by`, and by default nobody.

    An event marked `PRIVATE` is not even known to have happened by anyone else. A `QUIET` one is no
    news to those at the table, a `LOUD` one nobody should miss. `MOVEMENT` is what it looks like.
    """

    PRIVATE: ClassVar[bool] = False
    QUIET: ClassVar[bool] = False
    LOUD: ClassVar[bool] = False
    MOVEMENT: ClassVar[Movement] = ()

    def __init__(self, seen_by: Seats = NOBODY) -> None:
        self.seen_by: Final = seen_by

    def values(self) -> list[object]:
        return [*super().values(), self.seen_by]

    def __str__(self) -> str:
        text = super().__str__()
        return f"{text} @{seats_text(self.seen_by)}" if has_secret(type(self)) else text

    def data(self) -> dict[str, Data]:
        data = super().data()
        if has_secret(type(self)):
            data["seen_by"] = SEATS.data(self.seen_by)
        return data


def has_secret(kind: type[Record]) -> bool:
    """Whether records of this class can hide something, so that they say who has seen it."""
    if issubclass(kind, Event) and kind.PRIVATE:
        return True
    return any(field.secret for _, field in kind.FIELDS)


R = TypeVar("R", bound=Record)


def parse_record(text: str, classes: tuple[type[R], ...]) -> R:
    """The move or event that a text names, one of these classes."""
    words = text.split()
    for kind in classes:
        if words and kind.WORD == words[0]:
            return _from_words(kind, words[1:], text)
    raise BadNotation("no_such_word", text=text)


def _from_words(kind: type[R], words: list[str], text: str) -> R:
    wanted = [field.parse for _, field in kind.FIELDS]
    if has_secret(kind):
        if not words or not words[-1].startswith("@"):
            raise BadNotation("who_saw_it_is_missing", text=text)
        words = [*words[:-1], words[-1][1:]]
        wanted.append(SEATS.parse)
    if len(words) != len(wanted):
        raise BadNotation("wrong_number_of_words", text=text)
    make: Callable[..., R] = kind
    return make(*[parse(word) for parse, word in zip(wanted, words, strict=True)])


def record_from_data(data: dict[str, Any], classes: tuple[type[R], ...]) -> R:
    """The move or event that a JSON object describes, one of these classes.

    The object may come from anyone: `BadNotation` for whatever else it holds.
    """
    word = data.get("type")
    if not isinstance(word, str):
        raise BadNotation("no_such_word", text="")
    for kind in classes:
        if kind.WORD == word:
            return _from_object(kind, data)
    raise BadNotation("no_such_word", text=word)


def _from_object(kind: type[R], data: dict[str, Any]) -> R:
    fields = [*kind.FIELDS, ("seen_by", SEATS)] if has_secret(kind) else list(kind.FIELDS)
    if set(data) != {"type", *[name for name, _ in fields]}:
        raise BadNotation("wrong_fields", text=kind.WORD)
    make: Callable[..., R] = kind
    return make(*[field.from_data(data[name]) for name, field in fields])
