"""The store over a database that speaks SQL, whichever it is."""

import asyncio
import time
from abc import abstractmethod
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from itertools import chain
from math import inf
from typing import Final, TypeVar, TypeVarTuple

from facedown.server.store import changes, moderating, queries
from facedown.server.store.condition import Condition
from facedown.server.store.database import Database
from facedown.server.store.errors import Conflict, StoreFailed
from facedown.server.store.interface import Store
from facedown.server.store.readers import Readers
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
    record_id,
)
from facedown.server.store.writer import Writer

Args = TypeVarTuple("Args")
T = TypeVar("T")

# How long what is said lazily may wait for a commit: who plays fast says it at every move.
LAZY_SECONDS: Final = 1.0

# What has worked so lately works: a busy house need not wait to say so until all else is done. To
# write something only to see whether that works holds others up.
WRITTEN_SECONDS: Final = 5.0
READ_SECONDS: Final = 1.0

# How many tables, records or people are forgotten in one commit.
FORGET_AT_ONCE: Final = 50


class SqlStore(Store):
    """All that a store does but open its database, and look after it."""

    def __init__(
        self, clock: Callable[[], float], loop: asyncio.AbstractEventLoop, condition: Condition
    ) -> None:
        self._clock: Final = clock
        self._loop: Final = loop
        self._condition: Final = condition
        # What was said lazily and is not on disk.
        self._acknowledged: dict[tuple[str, int], int] = {}
        self._seen: dict[str, float] = {}
        self._noting: asyncio.TimerHandle | None = None
        self._is_closed = False

    # Set by those who open a database.
    _readers: Readers
    _writer: Writer

    @abstractmethod
    def _deleted(self, names: Iterable[str] = ()) -> None:
        """Something was deleted, and with it these names: nothing of it should be left."""

    async def close(self) -> None:
        if self._is_closed:
            return
        self._is_closed = True
        self._note()
        await self._writer.close()

    def write(self, change: Callable[[Database, *Args], T], *args: *Args) -> asyncio.Future[T]:
        """Have a change made behind all others."""
        return self._writer.submit(lambda db: change(db, *args))

    async def ask(self, query: Callable[[Database, *Args], T], *args: *Args) -> T:
        """The answer to a question."""
        return await self._readers.submit(lambda db: query(db, *args))

    def call_soon(self, call: Callable[[*Args], object], *args: *Args) -> None:
        """From any thread: call something in the event loop."""
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(call, *args)

    # -- the log -----------------------------------------------------------------------------------

    def append(self, table: str, first: int, entries: Sequence[bytes]) -> asyncio.Future[None]:
        return self._writer.submit(changes.Append(table, first, entries, self._clock()))

    async def read(self, table: str, first: int = 1) -> list[bytes]:
        return await self.ask(queries.entries, table, first)

    async def running(self) -> list[str]:
        return await self.ask(queries.running)

    async def is_running(self, table: str) -> bool:
        return await self.ask(queries.is_running, table)

    async def close_table(self, table: str) -> None:
        await self.write(changes.close_table, table, self._clock())

    async def drop_table(self, table: str) -> None:
        await self.write(changes.drop_tables, [(table,)])

    # -- what is said lazily -----------------------------------------------------------------------

    def acknowledge(self, table: str, seat: int, number: int) -> None:
        self._acknowledged[table, seat] = number
        self._note_soon()

    def saw(self, person: str, at: float) -> None:
        self._seen[person] = max(at, self._seen.get(person, at))
        self._note_soon()

    async def acknowledged(self, table: str) -> dict[int, int]:
        await self._noted()
        return await self.ask(queries.acknowledged, table)

    def _note_soon(self) -> None:
        if self._noting is None and not self._is_closed:
            self._noting = self._loop.call_later(LAZY_SECONDS, self._note)

    def _note(self) -> None:
        """Hand over what was said; if it fails it is lost, which costs nothing."""
        if self._noting is not None:
            self._noted().add_done_callback(lambda future: future.exception())

    def _noted(self) -> asyncio.Future[None]:
        """Have what was said lazily on disk."""
        if self._noting is not None:
            self._noting.cancel()
            self._noting = None
        acknowledged, self._acknowledged = self._acknowledged, {}
        seen, self._seen = self._seen, {}
        return self.write(changes.note, acknowledged, seen)

    # -- people ------------------------------------------------------------------------------------

    async def add_person(self, person: KeptPerson, *, name_since: float = inf) -> None:
        await self.write(changes.add_person, person, name_since)

    async def person(self, person: str) -> KeptPerson | None:
        return await self.ask(queries.person, person)

    async def person_named(self, skeleton: str, *, since: float = 0.0) -> KeptPerson | None:
        return await self.ask(queries.person_named, skeleton, since)

    async def rename(
        self, person: str, name: str, skeleton: str, *, name_since: float = inf
    ) -> None:
        await self.write(changes.rename, person, name, skeleton, name_since)

    async def change_face(self, person: str, face: str) -> None:
        await self.write(changes.change_face, person, face)

    async def revoke(self, person: str) -> int:
        return await self.write(changes.revoke, person)

    async def delete_person(self, person: str) -> None:
        # Looking through all logs would hold up the writer; they are looked through beside it.
        named = await self.ask(queries.entries_naming, frozenset([person]))
        await self._delete([person], named)

    async def _delete(
        self, people: Sequence[str], named: dict[str, list[tuple[str, int, bytes]]]
    ) -> None:
        now = self._clock()
        gone = [self.write(changes.delete_person, one, named[one], now) for one in people]
        self._deleted(chain.from_iterable(await asyncio.gather(*gone)))

    async def block(self, person: str, other: str) -> None:
        await self.write(changes.block, person, other)

    async def unblock(self, person: str, other: str) -> None:
        await self.write(changes.unblock, person, other)

    async def blocked(self, person: str) -> frozenset[str]:
        return await self.ask(queries.blocked, person)

    async def blockers(self, person: str) -> frozenset[str]:
        return await self.ask(queries.blockers, person)

    async def mute(self, person: str, other: str) -> None:
        await self.write(changes.mute, person, other)

    async def unmute(self, person: str, other: str) -> None:
        await self.write(changes.unmute, person, other)

    async def muted(self, person: str) -> frozenset[str]:
        return await self.ask(queries.muted, person)

    async def unheard(self, person: str) -> frozenset[str]:
        return await self.ask(queries.unheard, person)

    async def add_report(self, report: Report) -> int:
        return await self.write(changes.add_report, report)

    async def reports(
        self, limit: int = 100, before: int = 0, *, open_only: bool = False
    ) -> list[Report]:
        return await self.ask(partial(queries.reports, open_only=open_only), limit, before)

    async def add_code(self, code: str, person: str, purpose: str, expires: float) -> None:
        await self.write(changes.add_code, code, person, purpose, expires)

    async def use_code(self, code: str, purpose: str, now: float) -> str | None:
        return await self.write(changes.use_code, code, purpose, now)

    # -- for those who run the house ---------------------------------------------------------------

    async def settle_report(self, report: int, line: AuditLine) -> bool:
        return await self.write(moderating.settle_report, report, line)

    async def add_sanction(self, sanction: Sanction, line: AuditLine) -> int:
        return await self.write(moderating.add_sanction, sanction, line)

    async def lift_sanction(self, sanction: int, line: AuditLine) -> bool:
        return await self.write(moderating.lift_sanction, sanction, line)

    async def sanctions(self, now: float) -> list[Sanction]:
        return await self.ask(moderating.sanctions, now)

    async def give_notice(self, notice: Notice, line: AuditLine) -> int:
        return await self.write(moderating.give_notice, notice, line)

    async def notice(self, now: float) -> Notice | None:
        return await self.ask(moderating.notice, now)

    async def audit(self, line: AuditLine) -> None:
        await self.write(moderating.add_line, line)

    async def audited(self, limit: int = 100, before: int = 0) -> list[AuditLine]:
        return await self.ask(moderating.audited, limit, before)

    # -- records -----------------------------------------------------------------------------------

    async def add_record(self, record: Record) -> bool:
        if record.id != record_id(record.text):
            raise Conflict("not_its_id", what="record", id=record.id)
        packed = await asyncio.to_thread(queries.packed, record.text)
        return await self.write(changes.add_record, record, packed)

    async def record(self, record: str) -> Record | None:
        return await self.ask(queries.record, record)

    async def records_of(self, person: str, limit: int = 20, before: str = "") -> list[RecordCard]:
        return await self.ask(queries.records_of, person, limit, before)

    async def tallies(self, person: str) -> list[Tally]:
        return await self.ask(queries.tallies, person)

    # -- keeping house -----------------------------------------------------------------------------

    async def forget(
        self,
        *,
        records: float = 0.0,
        tables: float = 0.0,
        people: float = 0.0,
        guests: float = 0.0,
        now: float = 0.0,
    ) -> Forgotten:
        await self.write(changes.forget_codes, now)
        await self.write(moderating.forget_sanctions, now)
        gone = Forgotten(
            records=await self._forget_all(changes.forget_records, records),
            tables=await self._forget_all(changes.forget_tables, tables),
            people=await self._forget_people(people, guests),
        )
        if gone.records or gone.tables:
            self._deleted()
        return gone

    async def _forget_people(self, people: float, guests: float) -> int:
        strangers = await self.ask(queries.people_unseen, people, guests)
        named = await self.ask(queries.entries_naming, frozenset(strangers))
        for first in range(0, len(strangers), FORGET_AT_ONCE):
            await self._delete(strangers[first : first + FORGET_AT_ONCE], named)
        return len(strangers)

    async def _forget_all(
        self, forget: Callable[[Database, float, int], int], before: float
    ) -> int:
        gone = 0
        while count := await self.write(forget, before, FORGET_AT_ONCE):
            gone += count
        return gone

    @property
    def failure(self) -> StoreFailed | None:
        return self._condition.failure

    async def check(self) -> None:
        if not self._writer.has_written_since(time.monotonic() - WRITTEN_SECONDS):
            await self.write(changes.write_nothing)

    def figures(self) -> Figures:
        return self._writer.figures()
