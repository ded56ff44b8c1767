"""Work that nobody waits for."""

import asyncio
from collections.abc import Coroutine
from typing import Any, Final

from facedown.server.logs import log, of_error
from facedown.server.store import StoreFailed


class Background:
    """Does work in the event loop; what fails is logged with the part of the house it is from."""

    def __init__(self, part: str) -> None:
        self._part: Final = part
        self._tasks: Final[set[asyncio.Task[None]]] = set()

    def do(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: "asyncio.Task[None]") -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        # The store says itself when it fails, once.
        if error is not None and not isinstance(error, StoreFailed):
            log().error("background work failed", part=self._part, **of_error(error))
