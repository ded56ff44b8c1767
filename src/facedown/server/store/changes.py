"""What changes in the database. Each refuses before it has changed anything, or not at all."""

import hashlib
import re
from collections.abc import Iterable, Sequence
from typing import Any, Final

import msgspec

from facedown.server.store import queries
from facedown.server.store.database import Database
from facedown.server.store.errors import Conflict, NameTaken, Unknown
from facedown.server.store.values import (
    SOMEONE,
    KeptPerson,
    Record,
    RecordSeat,
    Report,
    renamed,
)


class Append(msgspec.Struct, frozen=True):
    """Entries for the log of a table: what happens at every move."""

    table: str
    first: int
    entries: Sequence[bytes]
    now: float

    def __call__(self, db: Database) -> None:
        table, first, entries = self.table, self.first, self.entries
        if len(entries) == 1 and first > 1:
            # What happens at nearly every move, in one statement.
            made = db.execute(
                "INSERT INTO log SELECT ?1, ?2, ?3"
                " WHERE ?2 = 1 + (SELECT max(number) FROM log WHERE code = ?1)",
                (table, first, entries[0]),
            )
            if made.rowcount == 1:
                return
        (last,) = db.execute("SELECT max(number) FROM log WHERE code = ?1", (table,)).fetchone()
        last = last or 0
        if first != last + 1:
            code = "number_taken" if first <= last else "number_missing"
            raise Conflict(code, table=table, first=first, last=last)
        if first == 1:
            db.execute("INSERT INTO tables (code, created) VALUES (?1, ?2)", (table, self.now))
        numbered = [(table, number, entry) for number, entry in enumerate(entries, start=first)]
        db.executemany("INSERT INTO log VALUES (?1, ?2, ?3)", numbered)


class NotAll(Exception):
    """Some of these appends do not fit: each by itself shows which."""


class Rows:
    """All that several appends put in the log, in columns."""

    def __init__(self, appends: Iterable[Append]) -> None:
        self.codes: Final[list[str]] = []
        self.numbers: Final[list[int]] = []
        self.entries: Final[list[bytes]] = []
        # The tables that are new, and of the others the number that must be there before.
        self.opened: Final[list[str]] = []
        self.heads: Final[dict[str, int]] = {}
        lasts: dict[str, int] = {}
        for append in appends:
            table, first, count = append.table, append.first, len(append.entries)
            if table not in lasts:
                if first == 1:
                    self.opened.append(table)
                else:
                    self.heads[table] = first - 1
            elif first != lasts[table] + 1:
                raise NotAll
            lasts[table] = first + count - 1
            self.codes.extend([table] * count)
            self.numbers.extend(range(first, first + count))
            self.entries.extend(append.entries)


def close_table(db: Database, table: str, now: float) -> None:
    db.execute("UPDATE tables SET closed = ?1 WHERE code = ?2 AND closed IS NULL", (now, table))


def note(
    db: Database,
    acknowledged: dict[tuple[str, int], int],
    seen: dict[str, float],
) -> None:
    """Keep what was said lazily. A table or person that is gone meanwhile stays gone."""
    db.executemany(
        "INSERT INTO acknowledged SELECT code, ?2, ?3 FROM tables WHERE code = ?1"
        " ON CONFLICT (code, seat) DO UPDATE SET number = excluded.number",
        # In order: two processes that wait for each other's rows would wait for ever.
        [(table, seat, number) for (table, seat), number in sorted(acknowledged.items())],
    )
    db.executemany("UPDATE people SET seen = ?2 WHERE id = ?1 AND seen < ?2", sorted(seen.items()))


# -- people ----------------------------------------------------------------------------------------


def add_person(db: Database, person: KeptPerson, name_since: float) -> None:
    if queries.person(db, person.id) is not None:
        raise Conflict("taken", what="person", id=person.id)
    _check_name(db, person.id, person.skeleton, name_since)
    db.execute(
        f"INSERT INTO people ({queries.PERSON}) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
        msgspec.structs.astuple(person),
    )


def rename(db: Database, person: str, name: str, skeleton: str, name_since: float) -> None:
    _check_person(db, person)
    _check_name(db, person, skeleton, name_since)
    db.execute("UPDATE people SET name = ?1, skeleton = ?2 WHERE id = ?3", (name, skeleton, person))


def change_face(db: Database, person: str, face: str) -> None:
    _check_person(db, person)
    db.execute("UPDATE people SET face = ?1 WHERE id = ?2", (face, person))


def revoke(db: Database, person: str) -> int:
    _check_person(db, person)
    db.execute("DELETE FROM codes WHERE person = ?1", (person,))
    (generation,) = db.execute(
        "UPDATE people SET generation = generation + 1 WHERE id = ?1 RETURNING generation",
        (person,),
    ).fetchone()
    return int(generation)


def _check_person(db: Database, person: str) -> None:
    if queries.person(db, person) is None:
        raise Unknown("no_such_person", person=person)


def _check_name(db: Database, person: str, skeleton: str, since: float) -> None:
    db.hold(skeleton)
    other = db.execute(
        "SELECT 1 FROM people WHERE skeleton = ?1 AND seen >= ?2 AND id <> ?3",
        (skeleton, since, person),
    ).fetchone()
    if other is not None:
        raise NameTaken("name_taken")


def block(db: Database, person: str, other: str) -> None:
    db.execute("INSERT INTO blocks VALUES (?1, ?2) ON CONFLICT DO NOTHING", (person, other))


def unblock(db: Database, person: str, other: str) -> None:
    db.execute("DELETE FROM blocks WHERE person = ?1 AND other = ?2", (person, other))


def mute(db: Database, person: str, other: str) -> None:
    db.execute("INSERT INTO mutes VALUES (?1, ?2) ON CONFLICT DO NOTHING", (person, other))


def unmute(db: Database, person: str, other: str) -> None:
    db.execute("DELETE FROM mutes WHERE person = ?1 AND other = ?2", (person, other))


def add_report(db: Database, report: Report) -> int:
    (id_,) = db.execute(
        "INSERT INTO reports (reporter, reported, code, reason, text, at, said)"
        " VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7) RETURNING id",
        (
            report.reporter,
            report.reported,
            report.table,
            report.reason,
            report.text,
            report.at,
            msgspec.json.encode(report.said).decode(),
        ),
    ).fetchone()
    return int(id_)


def add_code(db: Database, code: str, person: str, purpose: str, expires: float) -> None:
    digest = _digest(code)
    if db.execute("SELECT 1 FROM codes WHERE digest = ?1", (digest,)).fetchone() is not None:
        raise Conflict("taken", what="code")
    db.execute("INSERT INTO codes VALUES (?1, ?2, ?3, ?4)", (digest, person, purpose, expires))


def use_code(db: Database, code: str, purpose: str, now: float) -> str | None:
    row = db.execute(
        "DELETE FROM codes WHERE digest = ?1 AND purpose = ?2 RETURNING person, expires",
        (_digest(code), purpose),
    ).fetchone()
    if row is None:
        return None
    person, expires = row
    return str(person) if now < expires else None


def _digest(code: str) -> str:
    return hashlib.sha256(code.encode()).hexdigest()


def delete_person(
    db: Database, person: str, named: Iterable[tuple[str, int, bytes]], now: float
) -> set[str]:
    """Forget a person, whose id stands in these entries of logs; the names that they had."""
    names = {name for _, _, entry in named if (name := queries.name_in(entry))}
    if (known := queries.person(db, person)) is not None:
        names |= {known.name, known.skeleton}
    for table, number, entry in named:
        db.execute(
            "UPDATE log SET entry = ?1 WHERE code = ?2 AND number = ?3",
            (_without_person(entry), table, number),
        )
    played = db.execute(
        "SELECT record, seat, text FROM record_seats JOIN records ON records.id = record"
        " WHERE person = ?1 AND person <> ''",
        (person,),
    ).fetchall()
    for record, seat, text in played:
        unnamed = renamed(queries.unpacked(text), seat, SOMEONE)
        db.execute("UPDATE records SET text = ?1 WHERE id = ?2", (queries.packed(unnamed), record))
    db.execute(
        "UPDATE record_seats SET name = ?1, person = '', face = ''"
        " WHERE person = ?2 AND person <> ''",
        (SOMEONE, person),
    )
    db.execute("DELETE FROM blocks WHERE person = ?1 OR other = ?1", (person,))
    db.execute("DELETE FROM mutes WHERE person = ?1 OR other = ?1", (person,))
    # What was reported stays for those who run the house, without saying who it was.
    _strike_out(db, person, names)
    db.execute("UPDATE reports SET reporter = '' WHERE reporter = ?1", (person,))
    db.execute("UPDATE reports SET reported = '' WHERE reported = ?1", (person,))
    db.execute("DELETE FROM reports WHERE reporter = '' AND reported = ''")
    db.execute("DELETE FROM sanctions WHERE person = ?1", (person,))
    db.execute("DELETE FROM codes WHERE person = ?1", (person,))
    db.execute("DELETE FROM people WHERE id = ?1", (person,))
    db.execute(
        "INSERT INTO forgotten VALUES (?1, ?2) ON CONFLICT (person) DO UPDATE SET at = excluded.at",
        (person, now),
    )
    return names


def _strike_out(db: Database, person: str, names: set[str]) -> None:
    """Take a person's names out of the words of reports about them and by them."""
    if not names:
        return
    # The longest first: one name may be the beginning of another.
    named = re.compile(
        "|".join(map(re.escape, sorted(names, key=len, reverse=True))), re.IGNORECASE
    )
    rows = db.execute(
        "SELECT id, text, said FROM reports WHERE reporter = ?1 OR reported = ?1", (person,)
    ).fetchall()
    unnamed = []
    for id_, text, said in rows:
        words = [
            msgspec.structs.replace(one, text=named.sub(SOMEONE, one.text))
            for one in queries.words_in(said)
        ]
        unnamed.append((named.sub(SOMEONE, text), msgspec.json.encode(words).decode(), id_))
    db.executemany("UPDATE reports SET text = ?1, said = ?2 WHERE id = ?3", unnamed)


def _without_person(data: bytes) -> bytes:
    """The entry of a log that no longer says which person it is about."""
    entry = msgspec.json.decode(data, type=dict[str, Any])
    return msgspec.json.encode(entry | {"person": "", "name": SOMEONE, "face": ""})


# -- records ---------------------------------------------------------------------------------------


def add_record(db: Database, record: Record, text: bytes) -> bool:
    """Keep a record with its packed transcript; False if it is here.

    Who was forgotten while the match was played, or since it was exported, is someone.
    """
    if queries.has_record(db, record.id):
        return False
    seats = list(record.seats)
    for number, seat in enumerate(seats):
        if queries.is_forgotten(db, seat.person):
            seats[number] = RecordSeat(name=SOMEONE, bot=seat.bot)
            text = queries.packed(renamed(queries.unpacked(text), number, SOMEONE))
    db.execute(
        f"INSERT INTO records ({queries.CARD}, winners, text)"
        " VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11)",
        (
            record.id,
            record.table,
            record.game,
            record.version,
            record.preset,
            msgspec.json.encode(record.options).decode(),
            record.started,
            record.ended,
            record.rounds,
            record.winning_sides,
            text,
        ),
    )
    db.executemany(
        "INSERT INTO record_seats VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)",
        [
            (
                record.id,
                number,
                seat.name,
                seat.person,
                seat.bot,
                record.scores[number],
                record.places[number],
                int(number in record.winners),
                seat.face,
            )
            for number, seat in enumerate(seats)
        ],
    )
    return True


# -- forgetting: a few at a time, so that no commit takes long -------------------------------------


def forget_records(db: Database, before: float, most: int) -> int:
    ids = db.execute(
        "SELECT id FROM records WHERE ended < ?1 ORDER BY ended LIMIT ?2", (before, most)
    ).fetchall()
    db.executemany("DELETE FROM record_seats WHERE record = ?1", ids)
    db.executemany("DELETE FROM records WHERE id = ?1", ids)
    return len(ids)


def forget_tables(db: Database, before: float, most: int) -> int:
    codes = db.execute(
        "SELECT code FROM tables WHERE closed < ?1 ORDER BY closed LIMIT ?2", (before, most)
    ).fetchall()
    drop_tables(db, codes)
    db.execute("DELETE FROM forgotten WHERE at < ?1", (before,))
    return len(codes)


def drop_tables(db: Database, codes: list[tuple[str]]) -> None:
    for name in ("log", "acknowledged", "tables"):
        db.executemany(f"DELETE FROM {name} WHERE code = ?1", codes)


def forget_codes(db: Database, now: float) -> None:
    db.execute("DELETE FROM codes WHERE expires <= ?1", (now,))


# -- looking whether it works ----------------------------------------------------------------------


def write_nothing(db: Database) -> None:
    """Change what has to go to the disk, and change it back."""
    db.execute("INSERT INTO codes VALUES ('', '', '', 0)")
    db.execute("DELETE FROM codes WHERE digest = ''")
