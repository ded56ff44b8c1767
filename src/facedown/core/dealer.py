"""The Dealer: where chance comes from, and the only shuffler.

It is given its seed. The same seed gives the same cards on every machine, compiled or not.

>>> Dealer("a seed").order(5) == Dealer("a seed").order(5)
True
"""

import hashlib
from collections.abc import Sequence
from typing import Final, TypeVar

from mypy_extensions import i64

from facedown.core.cards import Card, Pack

T = TypeVar("T")

_MASK: Final = 0xFFFFFFFF
_WORD: Final = 4  # bytes
_FIRST: Final = 64  # words of the first block: enough for a deck
_LATER: Final = 256


class Dealer:
    """A stream of chance, seeded from any text or number: SHAKE-128 of the seed, block by block."""

    def __init__(self, seed: str | int) -> None:
        self.seed: Final = str(seed)
        self._blocks: int = 0
        self._block: bytes = b""
        self._next: i64 = 0

    def apart(self, label: str | int) -> "Dealer":
        """Another stream, seeded from this one's seed and a label."""
        return Dealer(f"{self.seed}/{label}")

    def _refill(self) -> None:
        size = _FIRST if self._blocks == 0 else _LATER
        text = f"{self._blocks}:{self.seed}"
        self._block = hashlib.shake_128(text.encode()).digest(size * _WORD)
        self._blocks += 1
        self._next = 0

    @property
    def taken(self) -> int:
        """How many times 32 bits have been taken."""
        if self._blocks == 0:
            return 0
        before = _FIRST + (self._blocks - 2) * _LATER if self._blocks > 1 else 0
        return before + int(self._next) // _WORD

    def move_to(self, taken: int) -> None:
        """Go to where the stream is after 32 bits have been taken so many times.

        >>> one, other = Dealer("a seed"), Dealer("a seed")
        >>> numbers = [one.bits() for _ in range(100)]
        >>> other.move_to(one.taken)
        >>> one.bits() == other.bits()
        True
        """
        self._blocks = 0
        self._block = b""
        self._next = 0
        if taken > 0:
            self._blocks = 0 if taken <= _FIRST else 1 + (taken - _FIRST - 1) // _LATER
            self._refill()
            self._next = (taken - self.taken) * _WORD

    def bits(self) -> i64:
        """The next 32 bits."""
        if self._next == len(self._block):
            self._refill()
        at, block = self._next, self._block
        self._next = at + _WORD
        # One machine word each, so that no shift is one of whole numbers of any size.
        first: i64 = block[at]
        second: i64 = block[at + 1]
        third: i64 = block[at + 2]
        fourth: i64 = block[at + 3]
        return first | second << 8 | third << 16 | fourth << 24

    def below(self, limit: i64) -> i64:
        """A whole number from 0 to limit - 1, each as likely as the others."""
        product = self.bits() * limit
        if (product & _MASK) < limit:
            floor = (_MASK + 1) % limit
            while (product & _MASK) < floor:
                product = self.bits() * limit
        return product >> 32

    def share(self) -> float:
        """A number from 0 up to but not including 1."""
        return int(self.bits()) / 4294967296.0

    def shuffle(self, things: list[T]) -> None:
        """Put a list in a random order."""
        last: i64 = len(things) - 1
        while last > 0:
            other = self.below(last + 1)
            thing = things[last]
            things[last] = things[other]
            things[other] = thing
            last -= 1

    def deck(self, pack: Pack) -> list[Card]:
        """A shuffled order of a pack, the top card first."""
        cards = list(pack.cards)
        self.shuffle(cards)
        return cards

    def order(self, size: int) -> tuple[int, ...]:
        """A random order of the numbers 0 to size - 1."""
        numbers = list(range(size))
        self.shuffle(numbers)
        return tuple(numbers)

    def pick(self, things: Sequence[T]) -> T:
        """One of these, each as likely as the others."""
        return things[self.below(len(things))]
