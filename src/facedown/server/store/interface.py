"""The store as the house calls it; whatever database is behind it."""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Sequence
from math import inf

from facedown.server.store.errors import StoreFailed
from facedown.server.store.values import (
    AuditLine,
    Figures,
    Forgotten,
    KeptPerson,
    Notice,
    Record,
    RecordCard,
    Report,
    Sanction,
    Tally,
)


class Store(ABC):
    """What the house remembers. A method that changes something is done when it is on disk.

    The two that are said to be lazy are not: `acknowledge` and `saw`, whose loss costs nothing.
    All are called in the event loop, and none blocks it.

    Nothing here is SQLite's. In PostgreSQL all appends that wait are one INSERT, with the same
    primary key (table, number) to refuse the second of two who write.
    """

    # -- the log -----------------------------------------------------------------------------------

    @abstractmethod
    def append(self, table: str, first: int, entries: Sequence[bytes]) -> asyncio.Future[None]:
        """Keep entries under the numbers `first`, `first + 1`, …; number 1 opens the table.

        Returns at once; calls are committed in their order, many at a time. The future fails with
        `Conflict` if the number is taken, or if the one before it is missing: so when an append
        fails, those that were queued behind it fail too.
        """

    @abstractmethod
    async def read(self, table: str, first: int = 1) -> list[bytes]:
        """The log of a table, from a number on."""

    @abstractmethod
    async def running(self) -> list[str]:
        """The tables that are not closed, oldest first."""

    @abstractmethod
    async def is_running(self, table: str) -> bool:
        """Whether there is such a table, and it is not closed."""

    @abstractmethod
    async def close_table(self, table: str) -> None:
        """Mark a table as ended. Its log stays until it is forgotten, and its code is taken."""

    @abstractmethod
    async def drop_table(self, table: str) -> None:
        """Forget a table and its log at once, as one that nobody has ever come to."""

    # -- acknowledgements --------------------------------------------------------------------------

    @abstractmethod
    def acknowledge(self, table: str, seat: int, number: int) -> None:
        """Remember, lazily, how far a seat has seen its stream. The last call counts."""

    @abstractmethod
    async def acknowledged(self, table: str) -> dict[int, int]:
        """How far each seat has seen its stream."""

    # -- people ------------------------------------------------------------------------------------

    @abstractmethod
    async def add_person(self, person: KeptPerson, *, name_since: float = inf) -> None:
        """Keep a new person.

        `NameTaken` if another of the same skeleton has been seen since `name_since`.
        """

    @abstractmethod
    async def person(self, person: str) -> KeptPerson | None:
        """The person of this id."""

    @abstractmethod
    async def person_named(self, skeleton: str, *, since: float = 0.0) -> KeptPerson | None:
        """Of the people so named who were seen since then, the one seen last."""

    @abstractmethod
    async def rename(
        self, person: str, name: str, skeleton: str, *, name_since: float = inf
    ) -> None:
        """Give a person another name; `NameTaken` as for a new person."""

    @abstractmethod
    async def change_face(self, person: str, face: str) -> None:
        """Give a person another face."""

    @abstractmethod
    async def revoke(self, person: str) -> int:
        """The person's next key generation, which is the only one that counts from now on.

        Their codes for other devices go.
        """

    @abstractmethod
    def saw(self, person: str, at: float) -> None:
        """Remember, lazily, when a person was last here."""

    @abstractmethod
    async def delete_person(self, person: str) -> None:
        """Forget a person: name, blocks, mutes, codes.

        Reports stay without the person, until both sides are forgotten. Matches stay, for they are
        the others' too; in them, in those still being played, and in logs, the person is someone.
        Tokens are to be refused, and running tables left, before this.
        """

    @abstractmethod
    async def block(self, person: str, other: str) -> None:
        """A person wants no table with another."""

    @abstractmethod
    async def unblock(self, person: str, other: str) -> None:
        """The opposite of `block`."""

    @abstractmethod
    async def blocked(self, person: str) -> frozenset[str]:
        """Whom a person blocks."""

    @abstractmethod
    async def blockers(self, person: str) -> frozenset[str]:
        """Who blocks a person."""

    @abstractmethod
    async def mute(self, person: str, other: str) -> None:
        """A person wants to hear nothing of another."""

    @abstractmethod
    async def unmute(self, person: str, other: str) -> None:
        """The opposite of `mute`."""

    @abstractmethod
    async def muted(self, person: str) -> frozenset[str]:
        """Whom a person mutes."""

    @abstractmethod
    async def unheard(self, person: str) -> frozenset[str]:
        """Whom a person mutes or blocks."""

    @abstractmethod
    async def add_report(self, report: Report) -> int:
        """Keep a report; its id."""

    @abstractmethod
    async def reports(
        self, limit: int = 100, before: int = 0, *, open_only: bool = False
    ) -> list[Report]:
        """The newest reports, or those before the report of an id; all, or those to deal with."""

    @abstractmethod
    async def add_code(self, code: str, person: str, purpose: str, expires: float) -> None:
        """Keep the digest of a code that can be used once."""

    @abstractmethod
    async def use_code(self, code: str, purpose: str, now: float) -> str | None:
        """The person whose code this is, once; None if it is no longer valid."""

    # -- for those who run the house: each change goes to disk together with its line of audit -----

    @abstractmethod
    async def settle_report(self, report: int, line: AuditLine) -> bool:
        """A report has been dealt with; False if there is no such open report."""

    @abstractmethod
    async def add_sanction(self, sanction: Sanction, line: AuditLine) -> int:
        """Keep a ban or a mute; its id."""

    @abstractmethod
    async def lift_sanction(self, sanction: int, line: AuditLine) -> bool:
        """Take a ban or a mute back; False if there is no such one."""

    @abstractmethod
    async def sanctions(self, now: float) -> list[Sanction]:
        """The bans and mutes in force, the newest first."""

    @abstractmethod
    async def give_notice(self, notice: Notice, line: AuditLine) -> int:
        """Keep a notice, which takes the place of the one before; its id."""

    @abstractmethod
    async def notice(self, now: float) -> Notice | None:
        """The notice that everybody should read now."""

    @abstractmethod
    async def audit(self, line: AuditLine) -> None:
        """Note what an admin did. No line is ever changed or deleted."""

    @abstractmethod
    async def audited(self, limit: int = 100, before: int = 0) -> list[AuditLine]:
        """What admins did, the newest first, or before the line of an id."""

    # -- records -----------------------------------------------------------------------------------

    @abstractmethod
    async def add_record(self, record: Record) -> bool:
        """Keep a finished match; False if it is here already, so it can be asked for again."""

    @abstractmethod
    async def record(self, record: str) -> Record | None:
        """The record of this id."""

    @abstractmethod
    async def records_of(self, person: str, limit: int = 20, before: str = "") -> list[RecordCard]:
        """A person's newest matches, or those before the record of an id."""

    @abstractmethod
    async def tallies(self, person: str) -> list[Tally]:
        """What a person has played, by game, as far as the records are kept."""

    # -- keeping house -----------------------------------------------------------------------------

    @abstractmethod
    async def forget(
        self,
        *,
        records: float = 0.0,
        tables: float = 0.0,
        people: float = 0.0,
        guests: float = 0.0,
        now: float = 0.0,
    ) -> Forgotten:
        """Forget what is older than these times: a few at a time, so that nobody waits.

        Records by their end, logs by when their table was closed, people by when they were last
        seen, and those who looked in once and have played nothing by when that was (`guests`);
        `now` is the time for codes to have expired. 0 keeps all.
        """

    @property
    @abstractmethod
    def failure(self) -> StoreFailed | None:
        """What does not work now, as far as is known; None if all does.

        Its code is `disk_full`, `read_only`, `database_damaged`, `unreadable`, or `database_failed`
        for all else.
        """

    @property
    def trouble(self) -> str:
        """The code of what does not work now; empty if all does."""
        return "" if self.failure is None else self.failure.code

    @abstractmethod
    async def check(self) -> None:
        """Write and read: `StoreFailed` if one does not work, or if something kept is damaged.

        Damage is known until the whole has been looked through again, which begins here.
        """

    @abstractmethod
    def figures(self) -> Figures:
        """How the writer is doing."""

    @abstractmethod
    async def close(self) -> None:
        """Write what is still waiting, then let go of everything."""
