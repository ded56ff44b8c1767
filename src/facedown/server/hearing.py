"""What a process does when it hears from the others about people, and about what admins did."""

import asyncio
from collections.abc import Coroutine
from typing import Any, Final

from facedown.server.bus import OFFICE, PERSON, REVOKED
from facedown.server.context import AppContext
from facedown.server.logs import log


class Hearing:
    """Keeps what is known here of people as it is in the store."""

    def __init__(self, context: AppContext) -> None:
        self._context: Final = context
        self._tasks: Final[set[asyncio.Task[None]]] = set()

    def listen(self) -> None:
        bus = self._context.bus
        bus.subscribe(PERSON, lambda person: self._do(self._changed(person)))
        bus.subscribe(REVOKED, self._revoked)
        bus.subscribe(OFFICE, lambda _: self._do(self._context.office.refresh()))

    def _do(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: "asyncio.Task[None]") -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log().error("not heard", error=repr(error))

    async def _changed(self, id_: str) -> None:
        """Somebody is called otherwise, looks otherwise, or hears others."""
        people, house = self._context.people, self._context.house
        people.let_go_of(id_)
        person = await people.find(id_)
        if person is not None:
            await house.rename(person)
            house.mute(id_, await people.unheard(person))

    def _revoked(self, id_: str) -> None:
        self._context.people.let_go_of(id_)
        self._context.cut_off(id_)
