"""Everything that can go wrong, as one tree.

FacedownError
├── IllegalMove        a seat asked for what the rules do not allow now
├── StaleMove          a reaction that came too late: void, and nothing is learned from it
├── BadNotation        a text or a record that cannot be read
├── BadOption          a house rule that does not exist, or a value it does not take
├── BadSetup           seats, starter or scores that no round can begin with
├── BadDeck            a deck or an order that is not the cards it should be
├── BadTranscript      a record of a round that is damaged, foreign or false
├── BadPlugin          a game or bot from outside that cannot be used
└── MissingExtra       a library that an extra of this package brings, and that is not installed

Each carries a code with parameters; the sentence is made where somebody reads it.
Parameters never hold anything of a card that the reader may not see.
"""

from typing import Final

Param = str | int


class FacedownError(Exception):
    """What all errors of this package are: a code and its parameters."""

    def __init__(self, code: str, **params: Param) -> None:
        super().__init__(code, params)
        self.code: Final = code
        self.params: Final = params

    def __str__(self) -> str:
        if not self.params:
            return self.code
        return (
            f"{self.code} ({', '.join(f'{name}={value}' for name, value in self.params.items())})"
        )


class IllegalMove(FacedownError):
    """A seat asked for what the rules do not allow now."""


class StaleMove(FacedownError):
    """A reaction that came too late: void, and nothing is learned from it."""


class BadNotation(FacedownError):
    """A text or a record that cannot be read."""


class BadOption(FacedownError):
    """A house rule that does not exist, or a value it does not take."""


class BadSetup(FacedownError):
    """Seats, starter or scores that no round can begin with."""


class BadDeck(FacedownError):
    """A deck or an order that is not the cards it should be."""


class BadTranscript(FacedownError):
    """A record of a round that is damaged, foreign or false."""


class BadPlugin(FacedownError):
    """A game or bot from outside that cannot be used."""


class MissingExtra(FacedownError):
    """A library that an extra of this package brings, and that is not installed."""


def describe(error: BaseException) -> str:
    """What went wrong in somebody else's code, in one line."""
    name = type(error).__name__
    try:
        return " ".join(f"{name}: {error}".split())
    except Exception:  # noqa: BLE001 - it cannot even say what it is
        return name
