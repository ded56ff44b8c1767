"""House rules: options declared once each, and a variant that fixes a value for every one.

>>> jokers = Number("jokers", 2, 0, 4)
>>> jokers.parse("3"), jokers.text(3)
(3, '3')
"""

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from facedown.core.errors import BadOption

Value = str | int | bool


@mypyc_attr(allow_interpreted_subclasses=True)
class Option:
    """One house rule: its name, what it is by default, which values it takes.

    A prominent one changes the game so much that it is asked before all others. `PARTS` names the
    numbers of a value that is a list of them.
    """

    PARTS: ClassVar[tuple[str, ...]] = ()

    def __init__(self, name: str, default: Value, *, prominent: bool = False) -> None:
        self.name: Final = name
        self.default: Final = default
        self.prominent: Final = prominent

    def parse(self, text: str) -> Value:
        """The value that a text names; `BadOption` if it is none."""
        raise NotImplementedError

    def text(self, value: Value) -> str:
        return str(value)

    def allowed(self) -> str:
        """The values it takes, as a person would list them."""
        raise NotImplementedError

    def samples(self) -> list[Value]:
        """Values that together show all it can do: what the laws of every game are tried with."""
        raise NotImplementedError

    def refuse(self, text: str) -> BadOption:
        return BadOption("no_such_value", option=self.name, value=text, allowed=self.allowed())


class Choice(Option):
    """One of a few words; the first is the default."""

    def __init__(self, name: str, words: tuple[str, ...], *, prominent: bool = False) -> None:
        super().__init__(name, words[0], prominent=prominent)
        self.words: Final = words

    def parse(self, text: str) -> Value:
        if text not in self.words:
            raise self.refuse(text)
        return text

    def allowed(self) -> str:
        return " | ".join(self.words)

    def samples(self) -> list[Value]:
        return list(self.words)


class Flag(Option):
    """True or false."""

    def parse(self, text: str) -> Value:
        if text not in ("true", "false"):
            raise self.refuse(text)
        return text == "true"

    def text(self, value: Value) -> str:
        return "true" if value else "false"

    def allowed(self) -> str:
        return "true | false"

    def samples(self) -> list[Value]:
        return [False, True]


class Number(Option):
    """A whole number between two bounds, or `none` where that is allowed (kept as -1)."""

    def __init__(self, name: str, default: int, low: int, high: int, *, none: bool = False) -> None:
        super().__init__(name, default)
        self.low: Final = low
        self.high: Final = high
        self.none: Final = none

    def parse(self, text: str) -> Value:
        if self.none and text == "none":
            return -1
        try:
            number = int(text)
        except ValueError:
            raise self.refuse(text) from None
        # One way to write each number: what is chosen is shown to others as it was written.
        if text != str(number) or not self.low <= number <= self.high:
            raise self.refuse(text)
        return number

    def text(self, value: Value) -> str:
        return "none" if self.none and value == -1 else str(value)

    def allowed(self) -> str:
        return f"{self.low} to {self.high}" + (" | none" if self.none else "")

    def samples(self) -> list[Value]:
        values = {self.low, int(self.default), self.high}
        return [*sorted(values), *([-1] if self.none else [])]


class Amount(Option):
    """A number of one of some units, written `rounds(5)`.

    >>> end = Amount("end", "minutes(30)", ("minutes", "rounds"), 90)
    >>> end.parse("rounds(007)"), end.allowed()
    ('rounds(7)', 'minutes(1) to minutes(90) | rounds(1) to rounds(90)')
    """

    def __init__(self, name: str, default: str, units: tuple[str, ...], high: int) -> None:
        super().__init__(name, default)
        self.units: Final = units
        self.high: Final = high

    def parse(self, text: str) -> Value:
        unit, _, rest = text.partition("(")
        digits = rest.removesuffix(")")
        is_whole = unit in self.units and rest.endswith(")")
        if not is_whole or not (digits.isascii() and digits.isdecimal()):
            raise self.refuse(text)
        if len(digits) > 9 or not 1 <= int(digits) <= self.high:
            raise self.refuse(text)
        return f"{unit}({int(digits)})"

    def allowed(self) -> str:
        return " | ".join(f"{unit}(1) to {unit}({self.high})" for unit in self.units)

    def samples(self) -> list[Value]:
        return [self.default, f"{self.units[-1]}(1)", f"{self.units[-1]}(5)"]


@mypyc_attr(allow_interpreted_subclasses=True)
class Variant:
    """The house rules in force: a value for every option of a game. A value, never changed."""

    def __init__(self, options: tuple[Option, ...], values: dict[str, Value]) -> None:
        self.options: Final = options
        self.values: Final = {option.name: option.default for option in options} | values

    def number(self, name: str) -> int:
        value = self.values[name]
        assert isinstance(value, int)
        return value

    def flag(self, name: str) -> bool:
        value = self.values[name]
        assert isinstance(value, bool)
        return value

    def word(self, name: str) -> str:
        value = self.values[name]
        assert isinstance(value, str)
        return value

    def changed(self) -> dict[str, str]:
        """The options that differ from their default, as texts."""
        return {
            option.name: option.text(self.values[option.name])
            for option in self.options
            if self.values[option.name] != option.default
        }

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Variant) and self.values == other.values

    def __hash__(self) -> int:
        return hash(tuple(sorted(self.changed().items())))

    def __repr__(self) -> str:
        return " ".join(f"{name}={text}" for name, text in self.changed().items()) or "default"


def find_option(options: tuple[Option, ...], name: str) -> Option:
    """The option of this name; `BadOption` says which there are."""
    for option in options:
        if option.name == name:
            return option
    known = ", ".join(option.name for option in options)
    raise BadOption("no_such_option", option=name, allowed=known)
