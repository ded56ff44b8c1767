"""What those who run the house change and ask: each change with its line of audit."""

import sqlite3

import msgspec

from facedown.server.store.values import AuditLine, Notice, Sanction


def add_line(db: sqlite3.Connection, line: AuditLine) -> None:
    db.execute(
        "INSERT INTO audit (at, admin, act, about, why) VALUES (?, ?, ?, ?, ?)",
        msgspec.structs.astuple(line)[:-1],
    )


def settle_report(db: sqlite3.Connection, report: int, line: AuditLine) -> bool:
    done = db.execute(
        "UPDATE reports SET settled = ? WHERE id = ? AND settled = 0", (line.at, report)
    )
    return _noted(db, done, line)


def add_sanction(db: sqlite3.Connection, sanction: Sanction, line: AuditLine) -> int:
    added = db.execute(
        "INSERT INTO sanctions (kind, person, network, at, until, why, admin)"
        " VALUES (?, ?, ?, ?, ?, ?, ?)",
        msgspec.structs.astuple(sanction)[:-1],
    )
    add_line(db, line)
    assert added.lastrowid is not None
    return added.lastrowid


def lift_sanction(db: sqlite3.Connection, sanction: int, line: AuditLine) -> bool:
    gone = db.execute("DELETE FROM sanctions WHERE id = ?", (sanction,))
    return _noted(db, gone, line)


def _noted(db: sqlite3.Connection, done: sqlite3.Cursor, line: AuditLine) -> bool:
    """Whether anything was changed; only then there is something to note."""
    if done.rowcount == 0:
        return False
    add_line(db, line)
    return True


def sanctions(db: sqlite3.Connection, now: float) -> list[Sanction]:
    rows = db.execute(
        "SELECT id, kind, person, network, at, until, why, admin FROM sanctions"
        " WHERE until = 0 OR until > ? ORDER BY id DESC",
        (now,),
    )
    return [
        Sanction(
            id=id_,
            kind=kind,
            person=person,
            network=network,
            at=at,
            until=until,
            why=why,
            admin=admin,
        )
        for id_, kind, person, network, at, until, why, admin in rows
    ]


def forget_sanctions(db: sqlite3.Connection, now: float) -> None:
    """Those whose time is over: what was done stays in the audit log."""
    db.execute("DELETE FROM sanctions WHERE until <> 0 AND until <= ?", (now,))


def give_notice(db: sqlite3.Connection, notice: Notice, line: AuditLine) -> int:
    given = db.execute(
        "INSERT INTO notices (text, at, until) VALUES (?, ?, ?)",
        msgspec.structs.astuple(notice)[:-1],
    )
    add_line(db, line)
    assert given.lastrowid is not None
    return given.lastrowid


def notice(db: sqlite3.Connection, now: float) -> Notice | None:
    row = db.execute("SELECT id, text, at, until FROM notices ORDER BY id DESC LIMIT 1").fetchone()
    if row is None:
        return None
    id_, text, at, until = row
    is_over = not text or (until and until <= now)
    return None if is_over else Notice(id=id_, text=text, at=at, until=until)


def audited(db: sqlite3.Connection, limit: int, before: int) -> list[AuditLine]:
    rows = db.execute(
        "SELECT id, at, admin, act, about, why FROM audit"
        " WHERE ?1 = 0 OR id < ?1 ORDER BY id DESC LIMIT ?2",
        (before, limit),
    )
    return [
        AuditLine(id=id_, at=at, admin=admin, act=act, about=about, why=why)
        for id_, at, admin, act, about, why in rows
    ]
