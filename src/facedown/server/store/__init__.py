"""What the house remembers, and how it stays remembered."""

from facedown.server.store.errors import (
    Conflict,
    Damaged,
    NameTaken,
    NewerSchema,
    StoreBusy,
    StoreError,
    StoreFailed,
    Unknown,
)
from facedown.server.store.interface import Store
from facedown.server.store.sqlite import SqliteStore
from facedown.server.store.values import (
    BAN,
    MUTE,
    AuditLine,
    Figures,
    Forgotten,
    KeptPerson,
    Notice,
    Record,
    RecordCard,
    RecordSeat,
    Report,
    Sanction,
    Tally,
    Words,
    record_id,
)

__all__ = [
    "BAN",
    "MUTE",
    "AuditLine",
    "Conflict",
    "Damaged",
    "Figures",
    "Forgotten",
    "KeptPerson",
    "NameTaken",
    "NewerSchema",
    "Notice",
    "Record",
    "RecordCard",
    "RecordSeat",
    "Report",
    "Sanction",
    "SqliteStore",
    "Store",
    "StoreBusy",
    "StoreError",
    "StoreFailed",
    "Tally",
    "Unknown",
    "Words",
    "record_id",
]
