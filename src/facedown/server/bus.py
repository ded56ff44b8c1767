"""How the processes of a house hear of one another: which table has a longer log now.

The log is the truth and the store keeps it; the bus only says that it is worth reading again. A
house in one process is `Alone`; several share a bus (Redis, say) beside a store they share.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable


class Bus(ABC):
    """Tells other processes, and hears from them. What is lost on it is found in the store."""

    @abstractmethod
    def publish(self, table: str, number: int) -> None:
        """The log of this table is on disk up to this number. Never blocks."""

    @abstractmethod
    def subscribe(self, heard: Callable[[str, int], None]) -> None:
        """Call this, in the event loop, with what other processes publish."""


class Alone(Bus):
    """There is no other process."""

    def publish(self, table: str, number: int) -> None:
        pass

    def subscribe(self, heard: Callable[[str, int], None]) -> None:
        pass
