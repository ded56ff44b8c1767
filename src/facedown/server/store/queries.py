"""What is asked of the database. Nothing here changes anything."""

import zlib
from collections.abc import Iterator
from typing import Any, Final

import msgspec

from facedown.server.store.database import Cursor, Database
from facedown.server.store.values import (
    KeptPerson,
    Record,
    RecordCard,
    RecordSeat,
    Report,
    Tally,
    Words,
)


class _About(msgspec.Struct):
    """What the store reads in an entry."""

    person: str = ""
    name: str = ""


_about: Final = msgspec.json.Decoder(_About)
_PERSON: Final = b'"person":'
_words: Final = msgspec.json.Decoder(tuple[Words, ...])
_options: Final = msgspec.json.Decoder(dict[str, str])

PERSON: Final = "id, name, skeleton, generation, created, seen, face"
CARD: Final = "id, code, game, version, preset, options, started, ended, rounds"


def entries(db: Database, table: str, first: int) -> list[bytes]:
    rows = db.execute(
        "SELECT entry FROM log WHERE code = ?1 AND number >= ?2 ORDER BY number", (table, first)
    )
    return [entry for (entry,) in rows]


def running(db: Database) -> list[str]:
    rows = db.execute("SELECT code FROM tables WHERE closed IS NULL ORDER BY created, code")
    return [code for (code,) in rows]


def is_running(db: Database, table: str) -> bool:
    rows = db.execute("SELECT 1 FROM tables WHERE code = ?1 AND closed IS NULL", (table,))
    return rows.fetchone() is not None


def acknowledged(db: Database, table: str) -> dict[int, int]:
    return dict(db.execute("SELECT seat, number FROM acknowledged WHERE code = ?1", (table,)))


def person(db: Database, person: str) -> KeptPerson | None:
    return _person(db.execute(f"SELECT {PERSON} FROM people WHERE id = ?1", (person,)).fetchone())


def person_named(db: Database, skeleton: str, since: float) -> KeptPerson | None:
    row = db.execute(
        f"SELECT {PERSON} FROM people WHERE skeleton = ?1 AND seen >= ?2"
        " ORDER BY seen DESC LIMIT 1",
        (skeleton, since),
    ).fetchone()
    return _person(row)


def _person(row: tuple[Any, ...] | None) -> KeptPerson | None:
    if row is None:
        return None
    return KeptPerson(**dict(zip(KeptPerson.__struct_fields__, row, strict=True)))


def is_forgotten(db: Database, person: str) -> bool:
    found = db.execute("SELECT 1 FROM forgotten WHERE person = ?1", (person,)).fetchone()
    return found is not None


def blocked(db: Database, person: str) -> frozenset[str]:
    return _set(db.execute("SELECT other FROM blocks WHERE person = ?1", (person,)))


def blockers(db: Database, person: str) -> frozenset[str]:
    return _set(db.execute("SELECT person FROM blocks WHERE other = ?1", (person,)))


def muted(db: Database, person: str) -> frozenset[str]:
    return _set(db.execute("SELECT other FROM mutes WHERE person = ?1", (person,)))


def unheard(db: Database, person: str) -> frozenset[str]:
    return _set(
        db.execute(
            "SELECT other FROM mutes WHERE person = ?1"
            " UNION SELECT other FROM blocks WHERE person = ?1",
            (person,),
        )
    )


def _set(rows: Cursor) -> frozenset[str]:
    return frozenset(value for (value,) in rows)


def reports(db: Database, limit: int, before: int, *, open_only: bool) -> list[Report]:
    rows = db.execute(
        "SELECT id, reporter, reported, code, reason, text, at, said, settled FROM reports"
        " WHERE (?1 = 0 OR id < ?1) AND (NOT ?3 OR settled = 0) ORDER BY id DESC LIMIT ?2",
        (before, limit, open_only),
    )
    return [
        Report(
            id=id_,
            reporter=reporter,
            reported=reported,
            table=code,
            reason=reason,
            text=text,
            at=at,
            said=words_in(said),
            settled=settled,
        )
        for id_, reporter, reported, code, reason, text, at, said, settled in rows
    ]


def words_in(said: str) -> tuple[Words, ...]:
    """What was said before a report."""
    return _words.decode(said)


def record(db: Database, record: str) -> Record | None:
    row = db.execute(f"SELECT {CARD}, text FROM records WHERE id = ?1", (record,)).fetchone()
    if row is None:
        return None
    fields = _card_fields(db, row[:-1])
    return Record(**fields, text=unpacked(row[-1]))


def all_records(db: Database) -> Iterator[Record]:
    """Every record, oldest first."""
    ids = db.execute("SELECT id FROM records ORDER BY ended, id").fetchall()
    for (id_,) in ids:
        found = record(db, id_)
        if found is not None:
            yield found


def has_record(db: Database, record: str) -> bool:
    return db.execute("SELECT 1 FROM records WHERE id = ?1", (record,)).fetchone() is not None


def records_of(db: Database, person: str, limit: int, before: str) -> list[RecordCard]:
    rows = db.execute(
        f"SELECT {CARD} FROM records WHERE id IN"
        " (SELECT record FROM record_seats WHERE person = ?1 AND person <> '')"
        " AND (?2 = '' OR (ended, id) < (SELECT ended, id FROM records WHERE id = ?2))"
        " ORDER BY ended DESC, id DESC LIMIT ?3",
        (person, before, limit),
    ).fetchall()
    return [RecordCard(**_card_fields(db, row)) for row in rows]


def _card_fields(db: Database, row: tuple[Any, ...]) -> dict[str, Any]:
    id_, code, game, version, preset, options, started, ended, rounds = row
    seats = db.execute(
        "SELECT name, person, bot, face, score, place, won FROM record_seats"
        " WHERE record = ?1 ORDER BY seat",
        (id_,),
    ).fetchall()
    return {
        "id": id_,
        "table": code,
        "game": game,
        "version": version,
        "preset": preset,
        "options": _options.decode(options),
        "started": started,
        "ended": ended,
        "rounds": rounds,
        "seats": tuple(
            RecordSeat(name=seat[0], person=seat[1], bot=seat[2], face=seat[3]) for seat in seats
        ),
        "scores": tuple(seat[4] for seat in seats),
        "places": tuple(seat[5] for seat in seats),
        "winners": tuple(number for number, seat in enumerate(seats) if seat[6]),
    }


def tallies(db: Database, person: str) -> list[Tally]:
    rows = db.execute(
        "SELECT game, count(*), sum(won), sum(CASE WHEN winners > 1 THEN won ELSE 0 END),"
        " sum(rounds), sum(ended - started), max(ended)"
        " FROM record_seats JOIN records ON records.id = record_seats.record"
        " WHERE person = ?1 AND person <> '' GROUP BY game ORDER BY game",
        (person,),
    )
    return [
        Tally(
            game=game,
            matches=matches,
            wins=wins,
            shared=shared,
            rounds=rounds,
            seconds=seconds,
            last=last,
        )
        for game, matches, wins, shared, rounds, seconds, last in rows
    ]


def entries_naming(db: Database, people: frozenset[str]) -> dict[str, list[tuple[str, int, bytes]]]:
    """By person, the entries of logs about them. It reads all logs, which takes a while."""
    found: dict[str, list[tuple[str, int, bytes]]] = {person: [] for person in people}
    if not people:
        return found
    rows = db.execute("SELECT code, number, entry FROM log WHERE instr(entry, ?1) > 0", (_PERSON,))
    for code, number, entry in rows:
        person = _about.decode(entry).person
        if person in found:
            found[person].append((code, number, entry))
    return found


def name_in(entry: bytes) -> str:
    return _about.decode(entry).name


def people_unseen(db: Database, since: float, guests_since: float) -> list[str]:
    """Who was not seen since then; or since the other time, of those who looked in once only."""
    rows = db.execute(
        "SELECT id FROM people WHERE seen < ?1 OR seen < ?2 AND seen = created"
        " AND NOT EXISTS (SELECT 1 FROM record_seats WHERE person = people.id AND person <> '')",
        (since, guests_since),
    )
    return [id_ for (id_,) in rows]


def packed(text: str) -> bytes:
    """A transcript as it is kept: a fifth of its size."""
    return zlib.compress(text.encode(), 6)


def unpacked(data: bytes) -> str:
    return zlib.decompress(data).decode()
