"""The Dealer: where chance comes from, and the only shuffler.

It is handed its seed. The same seed gives the same cards on every machine, compiled or not.

>>> Dealer("a seed").order(5) == Dealer("a seed").order(5)
True
"""

import hashlib
from typing import Final, TypeVar

from mypy_extensions import i64

from facedown.core.cards import Card, Pack

T = TypeVar("T")

_MASK: Final = 0xFFFFFFFF


class Dealer:
    """A stream of chance (xoshiro128**) seeded from any text or number."""

    def __init__(self, seed: str | int) -> None:
        self.seed: Final = str(seed)
        digest = hashlib.sha256(self.seed.encode()).digest()
        self._a: i64 = int.from_bytes(digest[0:4], "big")
        self._b: i64 = int.from_bytes(digest[4:8], "big")
        self._c: i64 = int.from_bytes(digest[8:12], "big")
        self._d: i64 = int.from_bytes(digest[12:16], "big") | 1

    def apart(self, label: str | int) -> "Dealer":
        """Another stream, seeded from this one's seed and a label."""
        return Dealer(f"{self.seed}/{label}")

    def bits(self) -> int:
        """The next 32 bits."""
        mask: i64 = _MASK
        b = self._b
        five = (b * 5) & mask
        result = (((five << 7) | (five >> 25)) & mask) * 9 & mask
        shifted = (b << 9) & mask
        c = self._c ^ self._a
        d = self._d ^ b
        self._b = b ^ c
        self._a = self._a ^ d
        self._c = c ^ shifted
        self._d = ((d << 11) | (d >> 21)) & mask
        return result

    def below(self, limit: int) -> int:
        """A whole number from 0 to limit - 1, each as likely as the others."""
        product = self.bits() * limit
        if product & _MASK < limit:
            floor = (_MASK + 1) % limit
            while product & _MASK < floor:
                product = self.bits() * limit
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
