"""What a store can refuse, as one tree.

StoreError
├── Conflict       the number or the id is taken, or the log does not reach that far
├── NameTaken      somebody else of that name was here lately
├── Unknown        there is no such person
├── StoreFailed    the disk is full, or broken: nothing of what was asked is kept
├── StoreBusy      another process has the data folder
├── NewerSchema    a newer version of the program wrote the database
└── BadBackup      a file that cannot be restored or imported
"""

from facedown.core.errors import FacedownError


class StoreError(FacedownError):
    """Anything that a store refuses."""


class Conflict(StoreError):
    """The number or the id is taken, or the log does not reach that far."""


class NameTaken(StoreError):
    """Somebody else of that name was here lately."""


class Unknown(StoreError):
    """There is no such person."""


class StoreFailed(StoreError):
    """The disk is full, or broken: nothing of what was asked is kept."""


class StoreBusy(StoreError):
    """Another process has the data folder."""


class NewerSchema(StoreError):
    """A newer version of the program wrote the database."""


class BadBackup(StoreError):
    """A file that cannot be restored or imported."""
