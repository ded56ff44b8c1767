"""What those who run the house change and ask: each change with its line of audit."""

import msgspec

from facedown.server.store.database import Cursor, Database
from facedown.server.store.values import AuditLine, Notice, Sanction


def add_line(db: Database, line: AuditLine) -> None:
    db.execute(
        "INSERT INTO audit (at, admin, act, about, why) VALUES (?1, ?2, ?3, ?4, ?5)",
        msgspec.structs.astuple(line)[:-1],
    )


def settle_report(db: Database, report: int, line: AuditLine) -> bool:
    done = db.execute(
        "UPDATE reports SET settled = ?1 WHERE id = ?2 AND settled = 0", (line.at, report)
    )
    return _noted(db, done, line)


def add_sanction(db: Database, sanction: Sanction, line: AuditLine) -> int:
    (id_,) = db.execute(
        "INSERT INTO sanctions (kind, person, network, at, until, why, admin)"
        " VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7) RETURNING id",
        msgspec.structs.astuple(sanction)[:-1],
    ).fetchone()
    add_line(db, line)
    return int(id_)


def lift_sanction(db: Database, sanction: int, line: AuditLine) -> bool:
    gone = db.execute("DELETE FROM sanctions WHERE id = ?1", (sanction,))
    return _noted(db, gone, line)


def _noted(db: Database, done: Cursor, line: AuditLine) -> bool:
    """Whether anything was changed; only then there is something to note."""
    if done.rowcount == 0:
        return False
    add_line(db, line)
    return True


def sanctions(db: Database, now: float) -> list[Sanction]:
    rows = db.execute(
        "SELECT id, kind, person, network, at, until, why, admin FROM sanctions"
        " WHERE until = 0 OR until > ?1 ORDER BY id DESC",
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


def forget_sanctions(db: Database, now: float) -> None:
    """Those whose time is over: what was done stays in the audit log."""
    db.execute("DELETE FROM sanctions WHERE until <> 0 AND until <= ?1", (now,))


def give_notice(db: Database, notice: Notice, line: AuditLine) -> int:
    (id_,) = db.execute(
        "INSERT INTO notices (text, at, until) VALUES (?1, ?2, ?3) RETURNING id",
        msgspec.structs.astuple(notice)[:-1],
    ).fetchone()
    add_line(db, line)
    return int(id_)


def notice(db: Database, now: float) -> Notice | None:
    row = db.execute("SELECT id, text, at, until FROM notices ORDER BY id DESC LIMIT 1").fetchone()
    if row is None:
        return None
    id_, text, at, until = row
    is_over = not text or (until and until <= now)
    return None if is_over else Notice(id=id_, text=text, at=at, until=until)


def audited(db: Database, limit: int, before: int) -> list[AuditLine]:
    rows = db.execute(
        "SELECT id, at, admin, act, about, why FROM audit"
        " WHERE ?1 = 0 OR id < ?1 ORDER BY id DESC LIMIT ?2",
        (before, limit),
    )
    return [
        AuditLine(id=id_, at=at, admin=admin, act=act, about=about, why=why)
        for id_, at, admin, act, about, why in rows
    ]
