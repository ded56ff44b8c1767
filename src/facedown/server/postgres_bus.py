"""The bus over PostgreSQL: who has which table in tables that need not survive, news by NOTIFY."""

import secrets
import threading
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from typing import Final, Self

import msgspec
import psycopg
from psycopg import sql

from facedown.match.log import GENERATION
from facedown.server.bus import MISSED, Bus, Heard, Listed
from facedown.server.logs import log
from facedown.server.store.database import Database
from facedown.server.store.errors import FarApart, StoreError
from facedown.server.store.postgres import PostgresStore
from facedown.server.store.postgres_connections import Address

# Not part of the house: a server that crashed has none of it, and the processes say it again.
# Another version of the program may use them at the same time: columns and subjects are only added,
# and each process says of which generation it is.
OWN: Final = """
    CREATE UNLOGGED TABLE IF NOT EXISTS facedown_processes (
        process TEXT PRIMARY KEY,
        seen DOUBLE PRECISION NOT NULL
    );
    ALTER TABLE facedown_processes ADD COLUMN IF NOT EXISTS generation INTEGER NOT NULL DEFAULT 1;
    ALTER TABLE facedown_processes ADD COLUMN IF NOT EXISTS sockets BYTEA;
    CREATE UNLOGGED TABLE IF NOT EXISTS facedown_open (
        code TEXT PRIMARY KEY,
        process TEXT NOT NULL,
        since DOUBLE PRECISION NOT NULL,
        game TEXT NOT NULL DEFAULT '',
        public BOOLEAN NOT NULL DEFAULT false,
        here INTEGER NOT NULL DEFAULT 0,
        people TEXT[] NOT NULL DEFAULT '{}',
        listed BYTEA
    );
    ALTER TABLE facedown_open ADD COLUMN IF NOT EXISTS on_disk BOOLEAN NOT NULL DEFAULT false;
    CREATE UNLOGGED TABLE IF NOT EXISTS facedown_held (
        person TEXT PRIMARY KEY,
        process TEXT NOT NULL,
        since DOUBLE PRECISION NOT NULL
    );
"""
# By the database's clock: those of the processes may differ.
NOW: Final = "extract(epoch FROM clock_timestamp())::float8"

# A process that has said nothing for so long is dead; its tables are taken over, a few at a time.
DEAD_SECONDS: Final = 10
ADOPTED_AT_ONCE: Final = 50
# Sockets of a process that has said nothing for so long are not counted: its people are on their
# way to another.
SILENT_SECONDS: Final = 3
# So long a connection that was lost is not asked for again, and so often a thread looks up.
PAUSE_SECONDS: Final = 0.5

# Rows of tables that other living processes have in memory.
IN_MEMORY: Final = (
    "facedown_open AS one WHERE process <> ?1 AND NOT on_disk AND EXISTS"
    " (SELECT 1 FROM facedown_processes WHERE process = one.process"
    f" AND seen > {NOW} - {DEAD_SECONDS})"
)

_listed: Final = msgspec.msgpack.Decoder(Listed)
_sockets: Final = msgspec.msgpack.Decoder(dict[str, int])


class PostgresBus(Bus):
    """One process of several over one database. Closed before its store."""

    is_shared = True

    def __init__(self, store: PostgresStore, address: Address, schema: str) -> None:
        self.process: Final = secrets.token_hex(8)
        self._store: Final = store
        self._channel: Final = f"facedown {schema}"
        self._heard: Final[dict[str, Heard]] = {}
        self._counted: dict[str, int] = {}
        self._listener: Final = Listener(address, self._channel, self._news, self._missed)

    @classmethod
    async def open(cls, store: PostgresStore) -> Self:
        """Be one of the processes that share the database of a store."""
        return cls(store, store.address, await store.write(_make_tables))

    def close(self) -> None:
        self._listener.close()

    # -- news --------------------------------------------------------------------------------------

    def subscribe(self, subject: str, heard: Heard) -> None:
        self._heard[subject] = heard

    def tell(self, subject: str, about: str) -> None:
        telling = self._store.write(self._notify, subject, about)
        telling.add_done_callback(lambda done: done.cancelled() or done.exception())

    def _notify(self, db: Database, subject: str, about: str) -> None:
        news = f"{self.process} {subject} {about}"
        db.execute("SELECT pg_notify(?1, ?2)", (self._channel, news))

    def _news(self, news: str) -> None:
        """In the listener's thread: hand on what others say."""
        sender, _, said = news.partition(" ")
        subject, _, about = said.partition(" ")
        if sender != self.process and subject in self._heard:
            self._store.call_soon(self._heard[subject], about)

    def _missed(self) -> None:
        """In the listener's thread: what others have said meanwhile was not heard."""
        if MISSED in self._heard:
            self._store.call_soon(self._heard[MISSED], "")

    # -- who has which table -----------------------------------------------------------------------

    async def claim(self, code: str) -> None:
        await self._store.write(self._claim, code)

    def _claim(self, db: Database, code: str) -> None:
        claimed = db.execute(
            f"INSERT INTO facedown_open (code, process, since) SELECT code, ?2, {NOW}"
            " FROM tables WHERE code = ?1 AND closed IS NULL ON CONFLICT (code)"
            f" DO UPDATE SET process = ?2, since = {NOW}",
            (code, self.process),
        )
        if claimed.rowcount:
            self._notify(db, "taken", code)

    async def release(self, codes: Sequence[str]) -> None:
        await self._store.write(self._release, sorted(codes))

    def _release(self, db: Database, codes: Sequence[str]) -> None:
        db.executemany(
            f"UPDATE facedown_open SET process = '', since = {NOW}"
            " WHERE code = ?1 AND process = ?2",
            [(code, self.process) for code in codes],
        )

    async def forget(self, code: str) -> None:
        await self._store.write(_forget, code)

    async def has(self, code: str) -> bool:
        return await self._store.ask(_has, self.process, code)

    async def ours(self) -> frozenset[str]:
        return await self._store.ask(_codes_of, self.process)

    async def adopt(self) -> list[str]:
        return await self._store.write(self._adopt)

    def _adopt(self, db: Database) -> list[str]:
        # Running, and yet nobody's: the server has crashed, or the house was in one process.
        db.execute(
            f"INSERT INTO facedown_open (code, process, since) SELECT code, '', {NOW} FROM tables"
            " WHERE closed IS NULL AND NOT EXISTS"
            " (SELECT 1 FROM facedown_open WHERE facedown_open.code = tables.code)"
            " ON CONFLICT DO NOTHING"
        )
        rows = db.execute(
            f"UPDATE facedown_open SET process = ?1, since = {NOW} WHERE code IN"
            f" (SELECT code FROM facedown_open AS one WHERE since < {NOW} - {DEAD_SECONDS}"
            "   AND NOT EXISTS (SELECT 1 FROM facedown_processes"
            f"    WHERE process = one.process AND seen > {NOW} - {DEAD_SECONDS})"
            f"  ORDER BY code LIMIT {ADOPTED_AT_ONCE} FOR UPDATE SKIP LOCKED) RETURNING code",
            (self.process,),
        )
        codes = [code for (code,) in rows]
        for code in codes:
            self._notify(db, "taken", code)
        return codes

    # -- the lobby ---------------------------------------------------------------------------------

    async def announce(self, tables: Sequence[Listed]) -> None:
        await self._store.write(self._announce, sorted(tables, key=lambda one: one.code))

    def _announce(self, db: Database, tables: Sequence[Listed]) -> None:
        self._live(db)
        # One that is another's is not taken back; one of which nothing is known is ours.
        db.executemany(
            "INSERT INTO facedown_open"
            " (code, process, since, game, public, here, people, listed, on_disk)"
            f" VALUES (?1, ?2, {NOW}, ?3, ?4, ?5, ?6, ?7, ?8) ON CONFLICT (code) DO UPDATE SET"
            "  process = ?2, game = ?3, public = ?4, here = ?5, people = ?6, listed = ?7,"
            "  on_disk = ?8"
            "  WHERE facedown_open.process IN (?2, '')",
            [
                (
                    one.code,
                    self.process,
                    one.game,
                    one.public,
                    one.here,
                    list(one.cards),
                    msgspec.msgpack.encode(one),
                    one.on_disk,
                )
                for one in tables
            ],
        )

    def _live(self, db: Database) -> None:
        """Say that this process is alive."""
        db.execute(
            "INSERT INTO facedown_processes (process, seen, generation)"
            f" VALUES (?1, {NOW}, {GENERATION}) ON CONFLICT (process) DO UPDATE SET seen = {NOW}",
            (self.process,),
        )

    async def public(self, game: str, limit: int) -> list[Listed]:
        return await self._store.ask(_public, self.process, game, limit)

    async def of_person(self, person: str) -> list[Listed]:
        return await self._store.ask(_of_person, person)

    async def in_memory(self, limit: int) -> list[Listed]:
        return await self._store.ask(_in_memory, self.process, limit)

    async def everywhere(self) -> tuple[int, int]:
        return await self._store.ask(_everywhere, self.process)

    async def others(self) -> int:
        return await self._store.ask(_others, self.process)

    # -- limits ------------------------------------------------------------------------------------

    async def hold(self, person: str) -> bool:
        return await self._store.write(self._hold, person)

    def _hold(self, db: Database, person: str) -> bool:
        held = db.execute(
            f"INSERT INTO facedown_held (person, process, since) VALUES (?1, ?2, {NOW})"
            f" ON CONFLICT (person) DO UPDATE SET process = ?2, since = {NOW}"
            f"  WHERE facedown_held.process = ?2 OR facedown_held.since < {NOW} - {DEAD_SECONDS}",
            (person, self.process),
        )
        return held.rowcount > 0

    async def let_go(self, person: str) -> None:
        await self._store.write(self._let_go, person)

    def _let_go(self, db: Database, person: str) -> None:
        db.execute(
            "DELETE FROM facedown_held WHERE person = ?1 AND process = ?2", (person, self.process)
        )

    async def count_sockets(self, here: Mapping[str, int]) -> dict[str, int]:
        if here or self._counted:
            await self._store.write(self._say_sockets, msgspec.msgpack.encode(here))
        self._counted = dict(here)
        return await self._store.ask(_sockets_elsewhere, self.process)

    def _say_sockets(self, db: Database, here: bytes) -> None:
        self._live(db)
        db.execute(
            "UPDATE facedown_processes SET sockets = ?2 WHERE process = ?1", (self.process, here)
        )


def check_company(db: Database) -> None:
    """`FarApart` unless all processes of the house are of this generation, or one next to it."""
    (is_there,) = db.execute("SELECT to_regclass('facedown_processes') IS NOT NULL").fetchone()
    if not is_there:
        return
    # Those of the first generation have no such column.
    rows = db.execute(
        "SELECT coalesce((to_jsonb(one) ->> 'generation')::int, 1) FROM facedown_processes AS one"
        f" WHERE seen > {NOW} - {DEAD_SECONDS}"
    )
    for (found,) in rows:
        if abs(found - GENERATION) > 1:
            raise FarApart("far_apart", found=found, known=GENERATION)


def _make_tables(db: Database) -> str:
    """Have the tables of the bus; the schema they are in."""
    db.hold("bus")
    for statement in OWN.split(";")[:-1]:
        db.execute(statement)
    # Those that have been dead for long are nobody's any more.
    db.execute(f"DELETE FROM facedown_processes WHERE seen < {NOW} - 3600")
    db.execute(f"DELETE FROM facedown_held WHERE since < {NOW} - 3600")
    (schema,) = db.execute("SELECT current_schema()::text").fetchone()
    return str(schema)


def _forget(db: Database, code: str) -> None:
    db.execute("DELETE FROM facedown_open WHERE code = ?1", (code,))


def _has(db: Database, process: str, code: str) -> bool:
    row = db.execute("SELECT process FROM facedown_open WHERE code = ?1", (code,)).fetchone()
    return row is not None and row[0] == process


def _codes_of(db: Database, process: str) -> frozenset[str]:
    rows = db.execute("SELECT code FROM facedown_open WHERE process = ?1", (process,))
    return frozenset(code for (code,) in rows)


def _public(db: Database, process: str, game: str, limit: int) -> list[Listed]:
    rows = db.execute(
        "SELECT listed FROM facedown_open WHERE public AND process <> ?1 AND listed IS NOT NULL"
        " AND (?2 = '' OR game = ?2) ORDER BY here = 0, since DESC LIMIT ?3",
        (process, game, limit),
    )
    return _read(rows)


def _of_person(db: Database, person: str) -> list[Listed]:
    rows = db.execute("SELECT listed FROM facedown_open WHERE ?1 = ANY (people)", (person,))
    return [one for one in _read(rows) if person in one.cards]


def _read(rows: Iterable[tuple[bytes]]) -> list[Listed]:
    """Tables as they were listed; what another version says otherwise is left out."""
    tables = []
    for (data,) in rows:
        with suppress(msgspec.DecodeError):
            tables.append(_listed.decode(data))
    return tables


def _in_memory(db: Database, process: str, limit: int) -> list[Listed]:
    rows = db.execute(
        f"SELECT listed FROM {IN_MEMORY} AND listed IS NOT NULL ORDER BY here DESC, since LIMIT ?2",
        (process, limit),
    )
    return _read(rows)


def _everywhere(db: Database, process: str) -> tuple[int, int]:
    tables, people = db.execute(
        f"SELECT count(*), coalesce(sum(here), 0)::int FROM {IN_MEMORY}", (process,)
    ).fetchone()
    return tables, people


def _others(db: Database, process: str) -> int:
    (count,) = db.execute(
        "SELECT count(*) FROM facedown_processes WHERE process <> ?1"
        f" AND seen > {NOW} - {DEAD_SECONDS}",
        (process,),
    ).fetchone()
    return int(count)


def _sockets_elsewhere(db: Database, process: str) -> dict[str, int]:
    rows = db.execute(
        "SELECT sockets FROM facedown_processes WHERE process <> ?1 AND sockets IS NOT NULL"
        f" AND seen > {NOW} - {SILENT_SECONDS}",
        (process,),
    )
    counted: Counter[str] = Counter()
    for (data,) in rows:
        with suppress(msgspec.DecodeError):
            counted.update(_sockets.decode(data))
    return counted


class Listener:
    """A thread that hears what is notified, and connects again when it must.

    What was told meanwhile is lost, and that is told.
    """

    def __init__(
        self,
        address: Address,
        channel: str,
        heard: Callable[[str], None],
        missed: Callable[[], None],
    ) -> None:
        self._address: Final = address
        self._channel: Final = channel
        self._heard: Final = heard
        self._missed: Final = missed
        self._is_closed = threading.Event()
        self._is_listening = threading.Event()
        self._is_lost = False
        self._thread: Final = threading.Thread(
            target=self._run, name="facedown-listener", daemon=True
        )
        self._thread.start()
        self._is_listening.wait(PAUSE_SECONDS * 10)

    def close(self) -> None:
        self._is_closed.set()
        self._thread.join()

    def _run(self) -> None:
        while not self._is_closed.is_set():
            try:
                self._listen()
            except (psycopg.Error, StoreError) as error:
                if not self._is_lost:  # else it has been said
                    log().warning("not heard", error=type(error).__name__)
                self._is_lost = True
                self._is_closed.wait(PAUSE_SECONDS)

    def _listen(self) -> None:
        with psycopg.connect(self._address.conninfo, autocommit=True) as connection:
            connection.execute(sql.SQL("LISTEN {}").format(sql.Identifier(self._channel)))
            if self._is_listening.is_set():
                self._missed()
            self._is_listening.set()
            self._is_lost = False
            while not self._is_closed.is_set():
                for notify in connection.notifies(timeout=PAUSE_SECONDS):
                    self._heard(notify.payload)
