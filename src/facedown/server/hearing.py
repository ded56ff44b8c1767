"""What a process does when it hears from the others about people, and about what admins did."""

from typing import Final

from facedown.server.background import Background
from facedown.server.bus import MISSED, OFFICE, PERSON, REVOKED
from facedown.server.context import AppContext
from facedown.server.door import Door


class Hearing:
    """Keeps what is known here of people as it is in the store."""

    def __init__(self, context: AppContext, door: Door) -> None:
        self._context: Final = context
        self._door: Final = door
        self._background: Final = Background("hearing")

    def listen(self) -> None:
        bus = self._context.bus
        bus.subscribe(PERSON, lambda person: self._background.do(self._changed(person)))
        bus.subscribe(REVOKED, self._revoked)
        bus.subscribe(OFFICE, lambda _: self._background.do(self._context.office.refresh()))
        bus.subscribe(MISSED, lambda _: self._background.do(self._look_again()))

    async def _changed(self, id_: str) -> None:
        """Somebody is called otherwise, looks otherwise, or hears others."""
        people, house = self._context.people, self._context.house
        people.let_go_of(id_)
        person = await people.find(id_)
        if person is not None:
            await house.rename(person)
            house.mute(id_, await people.unheard(person))

    async def _look_again(self) -> None:
        """Anybody may have another name, worthless tokens or a table elsewhere: all come back."""
        self._context.people.let_go()
        self._door.call_back()
        await self._context.office.refresh()

    def _revoked(self, id_: str) -> None:
        self._context.people.let_go_of(id_)
        self._context.cut_off(id_)
