"""Whether the store works, and what is wrong with it if not."""

from collections.abc import Callable
from typing import Final

from facedown.server.store.errors import Damaged, StoreFailed

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
        self._troubles: Final = dict.fromkeys((WHOLE, WRITING, READING), "")

    @property
    def trouble(self) -> str:
        """The code of the worst problem; empty if everything works."""
        return next(filter(None, self._troubles.values()), "")

    @property
    def is_whole(self) -> bool:
        return not self._troubles[WHOLE]

    def failed(self, what: str, error: StoreFailed) -> None:
        """Something has failed. Damage stays until the whole is looked through again."""
        self._found(WHOLE if isinstance(error, Damaged) else what, error.code)

    def works(self, what: str) -> None:
        """Something has worked."""
        self._found(what, "")

    def _found(self, what: str, code: str) -> None:
        if self._troubles[what] == code:
            return
        before = self.trouble
        self._troubles[what] = code
        if self.trouble != before:
            self._tell(self.trouble)
