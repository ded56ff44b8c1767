"""The Dealer: where chance comes from, and the only shuffler.

It is handed its seed. The same seed gives the same cards on every machine, compiled or not.

>>> Dealer("a seed").order(5) == Dealer("a seed").order(5)
True
"""

import hashlib
import struct
from typing import Final, TypeVar

from mypy_extensions import i64

from facedown.core.cards import Card, Pack

T = TypeVar("T")

_MASK: Final = 0xFFFFFFFF
_FIRST: Final = 64  # words of the first block: enough for a deck
_LATER: Final = 256


class Dealer:
    """A stream of chance, seeded from any text or number: SHAKE-128 of the seed, block by block."""

    def __init__(self, seed: str | int) -> None:
        self.seed: Final = str(seed)
        self._block: int = 0
        self._words: tuple[int, ...] = ()
        self._next: int = 0

    def apart(self, label: str | int) -> "Dealer":
        """Another stream, seeded from this one's seed and a label."""
        return Dealer(f"{self.seed}/{label}")

    def _refill(self) -> None:
        size = _FIRST if self._block == 0 else _LATER
        text = f"{self._block}:{self.seed}"
        self._words = struct.unpack(f"<{size}I", hashlib.shake_128(text.encode()).digest(size * 4))
        self._block += 1
        self._next = 0

    def bits(self) -> int:
        """The next 32 bits."""
        at = self._next
        if at == len(self._words):
            self._refill()
            at = 0
        self._next = at + 1
        return self._words[at]

    def below(self, limit: int) -> int:
        """A whole number from 0 to limit - 1, each as likely as the others."""
        wide: i64 = self.bits()
        size: i64 = limit
        product = wide * size
        if (product & _MASK) < size:
            floor = (_MASK + 1) % limit
            while (product & _MASK) < floor:
                wide = self.bits()
                product = wide * size
        return product >> 32

    def share(self) -> float:
        """A number from 0 up to but not including 1."""
        return self.bits() / 4294967296.0

    def shuffle(self, things: list[T]) -> None:
        """Put a list in a random order."""
        for last in range(len(things) - 1, 0, -1):
            other = self.below(last + 1)
            things[last], things[other] = things[other], things[last]

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

    def pick(self, things: list[T]) -> T:
        """One of these, each as likely as the others."""
        return things[self.below(len(things))]
