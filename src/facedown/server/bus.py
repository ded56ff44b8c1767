"""How the processes of a house hear of one another, and which of them has which table.

The log is the truth and the store keeps it; the bus says who should write it, and what is worth
reading again. A house in one process is `Alone`.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from msgspec import Struct

from facedown.core.errors import FacedownError
from facedown.match import wire

# What processes tell one another about.
TAKEN: Final = "taken"  # a table, by its code: another process has it now
LONGER: Final = "longer"  # a table whose log reaches so far: its code and the number
PERSON: Final = "person"  # somebody's name, face, or whom they do not hear, by their id
REVOKED: Final = "revoked"  # somebody whose tokens are worthless now, by their id
LEAVING: Final = "leaving"  # somebody who is being forgotten, by their id
OFFICE: Final = "office"  # bans, mutes or the notice
SPENT: Final = "spent"  # what people and addresses have used up of their limits
ASKED_WHO: Final = "asked_who"  # who is connected, asked by a number
PRESENT: Final = "present"  # those who are, for whoever asked by that number
# What a process hears of itself: that it may not have heard everything.
MISSED: Final = "missed"

Heard = Callable[[str], None]


class Elsewhere(FacedownError):
    """What is asked for is at another process; the table says at which."""

    def __init__(self, table: str) -> None:
        super().__init__("elsewhere", table=table)
        self.table: Final = table


class Listed(Struct, frozen=True):
    """A table as other processes list it: for anybody, and for each of its people by their id."""

    code: str
    game: str
    public: bool
    # Whether somebody else may sit down: it waits, a seat is free, and somebody is there.
    joinable: bool
    here: int
    card: wire.TableCard
    cards: dict[str, wire.TableCard]
    # Whether somebody has been there, and nobody is.
    left: bool = False
    # Whether it sleeps, and is not in memory.
    on_disk: bool = False


class Bus(ABC):
    """Tells other processes, and hears from them. What is lost on it is found in the store."""

    is_shared: bool

    @abstractmethod
    def subscribe(self, subject: str, heard: Heard) -> None:
        """Call this, in the event loop, with what other processes tell about a subject."""

    @abstractmethod
    def tell(self, subject: str, about: str) -> None:
        """Tell every other process. Never blocks."""

    @abstractmethod
    def close(self) -> None:
        """Hear nothing more."""

    # -- who has which table -----------------------------------------------------------------------

    @abstractmethod
    async def claim(self, code: str) -> None:
        """Have a table from now on, if it is running: who had it hears that it is `TAKEN`."""

    @abstractmethod
    async def release(self, codes: Sequence[str]) -> None:
        """Let go of tables, which any process may have."""

    @abstractmethod
    async def forget(self, code: str) -> None:
        """A table is no more."""

    @abstractmethod
    async def has(self, code: str) -> bool:
        """Whether no other process has a table."""

    @abstractmethod
    async def ours(self) -> frozenset[str]:
        """The tables that this process has, as far as others know."""

    @abstractmethod
    async def adopt(self) -> list[str]:
        """Some tables that no living process has: from now on they are this one's."""

    # -- the lobby ---------------------------------------------------------------------------------

    @abstractmethod
    async def announce(self, tables: Sequence[Listed]) -> None:
        """Say how tables of this process look, and that it is alive."""

    @abstractmethod
    async def public(self, game: str, limit: int) -> list[Listed]:
        """Public tables of other processes, of one game or all: first where somebody is."""

    @abstractmethod
    async def of_person(self, person: str) -> list[Listed]:
        """The tables of all processes where somebody has a seat, as they were last announced."""

    @abstractmethod
    async def in_memory(self, limit: int) -> list[Listed]:
        """The tables that other processes have in memory, those with most people first."""

    @abstractmethod
    async def everywhere(self) -> tuple[int, int]:
        """How many tables other processes have in memory, and how many connections to them."""

    @abstractmethod
    async def others(self) -> int:
        """How many other processes there are."""

    # -- limits ------------------------------------------------------------------------------------

    @abstractmethod
    async def hold(self, person: str) -> bool:
        """Be the only process that gives somebody a seat, for a moment; whether that is so."""

    @abstractmethod
    async def let_go(self, person: str) -> None:
        """Any process may give them a seat again."""

    @abstractmethod
    async def count_sockets(self, here: Mapping[str, int]) -> dict[str, int]:
        """Say how many sockets addresses have here; how many they have at other processes.

        Addresses are masked: what is said may be on disk for a while.
        """


class Alone(Bus):
    """There is no other process."""

    is_shared = False

    def subscribe(self, subject: str, heard: Heard) -> None:
        pass

    def tell(self, subject: str, about: str) -> None:
        pass

    def close(self) -> None:
        pass

    async def claim(self, code: str) -> None:
        pass

    async def release(self, codes: Sequence[str]) -> None:
        pass

    async def forget(self, code: str) -> None:
        pass

    async def has(self, code: str) -> bool:
        return True

    async def ours(self) -> frozenset[str]:
        return frozenset()

    async def adopt(self) -> list[str]:
        return []

    async def announce(self, tables: Sequence[Listed]) -> None:
        pass

    async def public(self, game: str, limit: int) -> list[Listed]:
        return []

    async def of_person(self, person: str) -> list[Listed]:
        return []

    async def in_memory(self, limit: int) -> list[Listed]:
        return []

    async def everywhere(self) -> tuple[int, int]:
        return 0, 0

    async def others(self) -> int:
        return 0

    async def hold(self, person: str) -> bool:
        return True

    async def let_go(self, person: str) -> None:
        pass

    async def count_sockets(self, here: Mapping[str, int]) -> dict[str, int]:
        return {}
