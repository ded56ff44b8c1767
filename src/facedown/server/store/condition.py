"""Whether the store works, and what is wrong with it if not."""

from collections.abc import Callable
from typing import Final

from facedown.server.store.errors import Corrupt, Damaged, StoreFailed

# What can fail by itself, the worst first.
WHOLE: Final = "whole"
WRITING: Final = "writing"
READING: Final = "reading"


class Condition:
    """What does not work now. It is told once when that changes, and not at every failure.

    >>> condition = Condition(print)
    >>> for _ in range(2):
    ...     condition.failed(WRITING, StoreFailed("disk_full"))
    disk_full
    >>> condition.works(WRITING)
    <BLANKLINE>
    """

    def __init__(self, tell: Callable[[str], None]) -> None:
        self._tell: Final = tell
        self._failures: Final[dict[str, StoreFailed | None]] = {
            WHOLE: None,
            WRITING: None,
            READING: None,
        }

    @property
    def failure(self) -> StoreFailed | None:
        """The worst problem; None if everything works."""
        return next(filter(None, self._failures.values()), None)

    @property
    def trouble(self) -> str:
        """Its code; empty if everything works."""
        return "" if self.failure is None else self.failure.code

    @property
    def is_whole(self) -> bool:
        return self._failures[WHOLE] is None

    def failed(self, what: str, error: StoreFailed) -> None:
        """Something has failed. Damage stays until the whole is looked through again."""
        self._found(WHOLE if isinstance(error, Damaged | Corrupt) else what, error)

    def works(self, what: str) -> None:
        """Something has worked."""
        self._found(what, None)

    def _found(self, what: str, failure: StoreFailed | None) -> None:
        before = self.trouble
        self._failures[what] = failure
        if self.trouble != before:
            self._tell(self.trouble)
