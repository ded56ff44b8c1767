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
    Figures,
    Forgotten,
    KeptPerson,
    Record,
    RecordCard,
    RecordSeat,
    Report,
    Tally,
    record_id,
)

__all__ = [
    "Conflict",
    "Damaged",
    "Figures",
    "Forgotten",
    "KeptPerson",
    "NameTaken",
    "NewerSchema",
    "Record",
    "RecordCard",
    "RecordSeat",
    "Report",
    "SqliteStore",
    "Store",
    "StoreBusy",
    "StoreError",
    "StoreFailed",
    "Tally",
    "Unknown",
    "record_id",
]
