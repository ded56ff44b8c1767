"""What the log says when the house cannot keep what happens, and what its host can do about it."""

import asyncio
from pathlib import Path
from typing import Final

from facedown.server.logs import log

# With these the house closes, and the command that has opened it says why.
ENDING: Final = ("database_in_use", "database_damaged")
# So long all must have worked to be called over: a disk that is nearly full works now and then.
SURE_SECONDS: Final = 5.0

_GOES_ON: Final = "the house goes on by itself"
MENDS: Final = {
    "disk_full": f"the disk is full: free some space, and {_GOES_ON}",
    "read_only": f"the data can't be written: make it writable, and {_GOES_ON}; after an error of "
    "the disk, mount it again and restart the house",
    "unreadable": "a log or a record can't be read: look at the disk, and take a backup",
    "database_failed": f"the database fails: look at the disk; {_GOES_ON} when it works",
    "database_rights": "PostgreSQL doesn't let the house's user do what it must: make that user "
    f"the owner of the database and of all in it; {_GOES_ON}",
    "database_read_only": "PostgreSQL takes no changes: look whether the house is at a standby; "
    f"{_GOES_ON} when it takes them",
    "no_database": f"PostgreSQL doesn't answer: look whether it runs; {_GOES_ON} when it does",
}
# Of a PostgreSQL that does not wait for its disk.
UNKEPT: Final = "moves that were shown can be lost when PostgreSQL's machine fails"
OVER: Final = "the data can be written and read again: play goes on"


class Trouble:
    """Writes one line when the store begins to fail, and one when that is over."""

    def __init__(self, folder: Path) -> None:
        self._folder: Final = folder
        self._loop: Final = asyncio.get_running_loop()
        self._said = ""
        self._ending: asyncio.TimerHandle | None = None

    def note(self, code: str) -> None:
        """The store begins to fail, for another reason than before, or works again."""
        if self._ending is not None:
            self._ending.cancel()
            self._ending = None
        if not code:
            self._ending = self._loop.call_later(SURE_SECONDS, self._say_over)
        elif code != self._said:
            self._said = code
            mend = MENDS.get(code, MENDS["database_failed"])
            log().error(mend, error=code, data=str(self._folder))

    def close(self) -> None:
        """The house closes: what is over is said to be."""
        if self._ending is not None:
            self._ending.cancel()
            self._say_over()

    def _say_over(self) -> None:
        self._ending = None
        if self._said:
            self._said = ""
            log().warning(OVER)
