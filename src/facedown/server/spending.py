"""Limits in time over several processes: what is spent at one of them is spent at all.

Each process decides at once by its own buckets, and tells the others what was taken from them. What
comes too late to keep somebody out is owed: however requests are spread, no more of them are let
through over time than by one process.
"""

import asyncio
from functools import partial
from typing import Final

import msgspec

from facedown.server.bus import SPENT, Bus
from facedown.server.limits import MAX_KEYS, Limits

# So long what is spent is gathered before it is told.
TELL_SECONDS: Final = 0.2
# What is less than this part of a whole bucket is not worth telling yet.
WORTH: Final = 0.05
# What fits into one NOTIFY of PostgreSQL, which takes 8,000 bytes: a key has 64 at most.
AT_ONCE: Final = 60

# Whose bucket: the name of the limit, and the address or person.
Purse = tuple[str, str]
# How much was spent from it.
Spent = tuple[str, str, float]

# Numbered: PostgreSQL passes on only once what is told twice in one transaction.
Told = tuple[int, list[Spent]]

_told: Final = msgspec.json.Decoder(Told)


class Spending:
    """Tells the other processes what is spent here, and takes what was spent there."""

    def __init__(self, limits: Limits, bus: Bus) -> None:
        self._limits: Final = limits
        self._bus: Final = bus
        self._loop: Final = asyncio.get_running_loop()
        self._untold: Final[dict[Purse, float]] = {}
        # Those of which there may be enough to tell.
        self._due: Final[set[Purse]] = set()
        self._number = 0

    def listen(self) -> None:
        if not self._bus.is_shared:
            return
        for name, limiter in self._limits.by_name.items():
            limiter.spent = partial(self._note, name)
        self._bus.subscribe(SPENT, self._heard)

    def _note(self, name: str, key: str, cost: float) -> None:
        purse = (name, key)
        untold = self._untold.pop(purse, 0.0) + cost
        if untold:
            self._untold[purse] = untold
        if len(self._untold) > MAX_KEYS:
            del self._untold[next(iter(self._untold))]
        if self._is_worth_telling(purse):
            if not self._due:
                self._loop.call_later(TELL_SECONDS, self._tell)
            self._due.add(purse)

    def _is_worth_telling(self, purse: Purse) -> bool:
        least = WORTH * self._limits.by_name[purse[0]].burst
        return abs(self._untold.get(purse, 0.0)) >= max(1.0, least)

    def _tell(self) -> None:
        told = [purse for purse in sorted(self._due) if self._is_worth_telling(purse)]
        self._due.clear()
        for first in range(0, len(told), AT_ONCE):
            some: list[Spent] = [
                (*purse, self._untold.pop(purse)) for purse in told[first : first + AT_ONCE]
            ]
            self._number += 1
            self._bus.tell(SPENT, msgspec.json.encode((self._number, some)).decode())

    def _heard(self, about: str) -> None:
        try:
            _, spent = _told.decode(about)
        except msgspec.DecodeError:
            return  # another version says it otherwise
        for name, key, cost in spent:
            if name in self._limits.by_name:
                self._limits.by_name[name].spent_elsewhere(key, cost)
