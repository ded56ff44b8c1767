"""The schema, as the steps that have led to it. A step that has been released is never edited."""

import sqlite3
from typing import Final

from facedown.server.store.database import Statements
from facedown.server.store.errors import NewerSchema

STEPS: Final = (
    # 1: the log, people and records.
    """
    CREATE TABLE tables (
        code TEXT PRIMARY KEY,
        created REAL NOT NULL,
        closed REAL
    ) WITHOUT ROWID;
    CREATE INDEX tables_by_closed ON tables (closed);

    CREATE TABLE log (
        code TEXT NOT NULL,
        number INTEGER NOT NULL,
        entry BLOB NOT NULL,
        PRIMARY KEY (code, number)
    ) WITHOUT ROWID;

    CREATE TABLE acknowledged (
        code TEXT NOT NULL,
        seat INTEGER NOT NULL,
        number INTEGER NOT NULL,
        PRIMARY KEY (code, seat)
    ) WITHOUT ROWID;

    CREATE TABLE people (
        id TEXT PRIMARY KEY,
        name TEXT NOT NULL,
        skeleton TEXT NOT NULL,
        generation INTEGER NOT NULL,
        created REAL NOT NULL,
        seen REAL NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX people_by_skeleton ON people (skeleton, seen);
    CREATE INDEX people_by_seen ON people (seen);

    CREATE TABLE blocks (
        person TEXT NOT NULL,
        other TEXT NOT NULL,
        PRIMARY KEY (person, other)
    ) WITHOUT ROWID;
    CREATE INDEX blocks_by_other ON blocks (other);

    CREATE TABLE mutes (
        person TEXT NOT NULL,
        other TEXT NOT NULL,
        PRIMARY KEY (person, other)
    ) WITHOUT ROWID;
    CREATE INDEX mutes_by_other ON mutes (other);

    CREATE TABLE reports (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        reporter TEXT NOT NULL,
        reported TEXT NOT NULL,
        code TEXT NOT NULL,
        reason TEXT NOT NULL,
        text TEXT NOT NULL,
        at REAL NOT NULL
    );
    CREATE INDEX reports_by_reporter ON reports (reporter);
    CREATE INDEX reports_by_reported ON reports (reported);

    CREATE TABLE codes (
        digest TEXT PRIMARY KEY,
        person TEXT NOT NULL,
        purpose TEXT NOT NULL,
        expires REAL NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX codes_by_person ON codes (person);
    CREATE INDEX codes_by_expires ON codes (expires);

    CREATE TABLE records (
        id TEXT PRIMARY KEY,
        code TEXT NOT NULL,
        game TEXT NOT NULL,
        version INTEGER NOT NULL,
        preset TEXT NOT NULL,
        options TEXT NOT NULL,
        started REAL NOT NULL,
        ended REAL NOT NULL,
        rounds INTEGER NOT NULL,
        winners INTEGER NOT NULL,
        text BLOB NOT NULL
    );
    CREATE INDEX records_by_end ON records (ended, id);

    CREATE TABLE record_seats (
        record TEXT NOT NULL,
        seat INTEGER NOT NULL,
        name TEXT NOT NULL,
        person TEXT NOT NULL,
        bot TEXT NOT NULL,
        score INTEGER NOT NULL,
        place INTEGER NOT NULL,
        won INTEGER NOT NULL,
        PRIMARY KEY (record, seat)
    ) WITHOUT ROWID;
    CREATE INDEX record_seats_by_person ON record_seats (person, record) WHERE person <> '';
    """,
    # 2: the bare ids of people forgotten, so that a match still being played does not bring a
    # name back when it is recorded.
    """
    CREATE TABLE forgotten (
        person TEXT PRIMARY KEY,
        at REAL NOT NULL
    ) WITHOUT ROWID;
    """,
    # 3: faces, of people and of whoever played.
    """
    ALTER TABLE people ADD COLUMN face TEXT NOT NULL DEFAULT '';
    ALTER TABLE record_seats ADD COLUMN face TEXT NOT NULL DEFAULT '';
    """,
    # 4: for those who run the house: what was said before a report and when it was settled, bans
    # and mutes, notices, and what admins did, which nobody changes any more.
    """
    ALTER TABLE reports ADD COLUMN said TEXT NOT NULL DEFAULT '[]';
    ALTER TABLE reports ADD COLUMN settled REAL NOT NULL DEFAULT 0;

    CREATE TABLE sanctions (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        kind TEXT NOT NULL,
        person TEXT NOT NULL,
        network TEXT NOT NULL,
        at REAL NOT NULL,
        until REAL NOT NULL,
        why TEXT NOT NULL,
        admin TEXT NOT NULL
    );
    CREATE INDEX sanctions_by_person ON sanctions (person);

    CREATE TABLE notices (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        text TEXT NOT NULL,
        at REAL NOT NULL,
        until REAL NOT NULL
    );

    CREATE TABLE audit (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        at REAL NOT NULL,
        admin TEXT NOT NULL,
        act TEXT NOT NULL,
        about TEXT NOT NULL,
        why TEXT NOT NULL
    );
    CREATE TRIGGER audit_is_not_changed BEFORE UPDATE ON audit
        BEGIN SELECT RAISE(ABORT, 'the audit log is append-only'); END;
    CREATE TRIGGER audit_is_not_deleted BEFORE DELETE ON audit
        BEGIN SELECT RAISE(ABORT, 'the audit log is append-only'); END;
    """,
)

KNOWN: Final = len(STEPS)


def version_of(connection: Statements) -> int:
    """How many steps a database has taken."""
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    return int(version)


def check_version(connection: sqlite3.Connection, steps: tuple[str, ...] = STEPS) -> None:
    """Refuse a database that a newer version of this program has written."""
    found = version_of(connection)
    if found > len(steps):
        raise NewerSchema("newer_schema", found=found, known=len(steps))


def migrate(connection: sqlite3.Connection, steps: tuple[str, ...] = STEPS) -> None:
    """Take the steps that a database has not taken yet, each whole or not at all."""
    check_version(connection, steps)
    for number, step in enumerate(steps, start=1):
        if number > version_of(connection):
            try:
                connection.executescript(f"BEGIN;{step};PRAGMA user_version = {number};COMMIT")
            except sqlite3.Error:
                if connection.in_transaction:
                    connection.execute("ROLLBACK")
                raise
