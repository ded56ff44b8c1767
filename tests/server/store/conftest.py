"""A store of its own, in a folder or in PostgreSQL, and things to put into it."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any, BinaryIO

import msgspec
import pytest
from tests.match.recording import recorded

from facedown.catalog import GAMES
from facedown.match.match import Match
from facedown.match.transcript import dumps
from facedown.server.store import KeptPerson, Record, RecordSeat, SqliteStore, Store, record_id
from facedown.server.store.connections import PAGE_BYTES
from facedown.server.store.drivers import is_postgres
from facedown.server.store.postgres import PostgresStore
from facedown.server.store.sql import SqlStore
from facedown.server.store.sqlite import SqliteSession

GAME = next(iter(GAMES.values()))


@pytest.fixture
async def sqlite(tmp_path: Path) -> AsyncIterator[SqliteStore]:
    opened = await SqliteStore.open(tmp_path / "data", clock=lambda: 1000.0)
    yield opened
    await opened.close()


@pytest.fixture(params=["sqlite", "postgresql"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Where a store is, of either kind: what is true of one is true of the other."""
    if request.param == "sqlite":
        return str(tmp_path / "data")
    url: str = request.getfixturevalue("emptied_url")
    return url


async def open_at(place: str) -> SqlStore:
    if is_postgres(place):
        return await PostgresStore.open(place, clock=lambda: 1000.0)
    return await SqliteStore.open(Path(place), clock=lambda: 1000.0)


@pytest.fixture
async def store(place: str) -> AsyncIterator[SqlStore]:
    opened = await open_at(place)
    yield opened
    await opened.close()


def writing(store: Store) -> sqlite3.Connection:
    """The connection that writes to a file, to make it fail."""
    assert isinstance(store, SqliteStore)
    session = store._writer._session
    assert isinstance(session, SqliteSession)
    return session._connection


def somebody(id_: str, **changes: Any) -> KeptPerson:
    person = KeptPerson(id=id_, name=id_.title(), skeleton=id_, created=1.0, seen=1.0)
    return msgspec.structs.replace(person, **changes)


def a_record(seed: int = 0, **changes: Any) -> Record:
    """A short match of two people, ann and ben, as a record."""
    transcript = recorded(GAME, seed, options=GAME.variant({}, "short").changed())
    transcript.players[:] = ["Ann", "Ben"]
    match = Match(GAME, GAME.variant(transcript.options), 2)
    for played in transcript.rounds:
        assert played.outcome is not None
        match.add(played.setup, played.outcome)
    standings = match.standings()
    text = dumps(transcript)
    record = Record(
        id=record_id(text),
        table="ABCDEF",
        game=GAME.KEY,
        version=GAME.VERSION,
        preset="short",
        options=transcript.options,
        started=100.0 * seed,
        ended=100.0 * seed + 60.0,
        rounds=len(transcript.rounds),
        seats=(RecordSeat(name="Ann", person="ann"), RecordSeat(name="Ben", person="ben")),
        scores=standings.scores,
        places=standings.places,
        winners=standings.winners,
        text=text,
    )
    return msgspec.structs.replace(record, **changes)


def damage(database: Path, marker: bytes) -> None:
    """Break the page of a closed database where something stands."""
    with database.open("r+b") as file:
        damage_in(file, marker)


def damage_in(file: BinaryIO, marker: bytes) -> None:
    """The same in a database that is open: closed before it, the file would take its locks away."""
    file.seek(0)
    file.seek(file.read().index(marker) // PAGE_BYTES * PAGE_BYTES)
    file.write(b"\xff" * 64)
    file.flush()


async def until(wanted: Callable[[], bool]) -> None:
    """Wait until something is true that a thread brings about."""
    for _ in range(2000):
        if wanted():
            return
        await asyncio.sleep(0.01)
    pytest.fail("it has not come to pass")
