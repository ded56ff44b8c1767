"""How many sockets each address has, here and at the other processes."""

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Final

from facedown.server.bus import Bus
from facedown.server.store import StoreError

# So often processes tell each other how many sockets addresses have.
COUNT_SECONDS: Final = 1.0
# An address that has less than this part of what it may have is not worth telling.
WORTH: Final = 0.05


class Crowds:
    """Sockets by address. What the others have is as they last said it.

    No address is stored: a mask stands for it in the database.
    """

    def __init__(self, bus: Bus, most: int, mask: Callable[[str], str]) -> None:
        self._bus: Final = bus
        self._most: Final = most
        self._mask: Final = mask
        self._here: Final[Counter[str]] = Counter()
        self._masks: Final[dict[str, str]] = {}
        self._elsewhere: Mapping[str, int] = {}
        # Addresses that had too many when it was last counted.
        self._crowded: frozenset[str] = frozenset()

    def has_place(self, address: str) -> bool:
        """Whether an address may have another socket."""
        return self._of(address) < self._most

    def add(self, address: str) -> None:
        self._here[address] += 1
        self._masks[address] = self._mask_of(address)

    def remove(self, address: str) -> None:
        self._here[address] -= 1
        if self._here[address] <= 0:
            del self._here[address], self._masks[address]

    async def compare(self) -> dict[str, int]:
        """Count with the others; how many sockets of which addresses have to go from here.

        People who come over from another process count twice for a moment, so that nobody has to go
        before an address has had too many for two counts. Then each process gives up its part.
        """
        least = max(1.0, WORTH * self._most)
        try:
            self._elsewhere = await self._bus.count_sockets(
                {
                    self._masks[address]: count
                    for address, count in self._here.items()
                    if count >= least
                }
            )
        except StoreError:
            self._elsewhere = {}  # nobody knows; what is here counts
        crowded = frozenset(one for one in self._here if self._of(one) > self._most)
        lasting, self._crowded = crowded & self._crowded, crowded
        return {one: self._here[one] - self._part_of(one) for one in lasting}

    def _part_of(self, address: str) -> int:
        """How many of the sockets that an address may have can be here."""
        return self._here[address] * self._most // self._of(address)

    def _of(self, address: str) -> int:
        return self._here[address] + self._elsewhere.get(self._mask_of(address), 0)

    def _mask_of(self, address: str) -> str:
        return self._masks.get(address) or self._mask(address)
