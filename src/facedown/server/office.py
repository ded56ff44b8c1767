"""What admins do, and have done: every act is on disk together with its line of audit."""

import asyncio
from collections.abc import Callable
from typing import Final

from facedown.server.bus import OFFICE
from facedown.server.errors import HouseError
from facedown.server.house import House
from facedown.server.logs import log
from facedown.server.moderation import HOUR, read_network
from facedown.server.names import skeleton
from facedown.server.store import (
    BAN,
    AuditLine,
    KeptPerson,
    Notice,
    Sanction,
    Store,
    StoreError,
    StoreFailed,
)
from facedown.server.stories import Story

# Another process may have banned somebody, or given a notice: so often the store is asked.
REFRESH_SECONDS: Final = 5.0


class Office:
    """Acts for admins, and keeps what is in force in the house as it is in the store."""

    def __init__(self, store: Store, house: House, clock: Callable[[], float]) -> None:
        self._store: Final = store
        self._house: Final = house
        self._moderation: Final = house.services.moderation
        self._clock: Final = clock
        # Called when somebody may be banned who is here.
        self.cut_banned: Callable[[], None] = lambda: None

    # -- what is in force --------------------------------------------------------------------------

    async def refresh(self) -> None:
        """Go by what the store has now: tell a new notice, send away who is banned."""
        now, before = self._clock(), self._moderation.told(self._clock())
        sanctions, notice = await self._store.sanctions(now), await self._store.notice(now)
        self._moderation.update(sanctions, notice)
        self.cut_banned()
        if self._moderation.told(now) != before:
            self._house.tell_notice()

    async def _changed(self) -> None:
        await self.refresh()
        self._house.services.bus.tell(OFFICE, "")

    async def keep_fresh(self) -> None:
        while True:
            await asyncio.sleep(REFRESH_SECONDS)
            try:
                await self.refresh()
            except StoreFailed:
                pass  # next time, then; the store has said what is wrong
            except StoreError as error:
                log().error("sanctions not read", error=error.code)

    # -- people ------------------------------------------------------------------------------------

    async def find_person(self, wanted: str) -> KeptPerson:
        """Somebody by their id, or by their name."""
        found = await self._store.person(wanted)
        found = found or await self._store.person_named(skeleton(wanted))
        if found is None:
            raise HouseError("no_such_person")
        return found

    async def sanction_person(
        self, admin: str, kind: str, wanted: str, hours: float, why: str
    ) -> int:
        """Ban or mute a person, for some hours or until it is lifted."""
        person = await self.find_person(wanted)
        return await self._sanction(admin, kind, hours, why, person=person.id)

    async def ban_network(self, admin: str, text: str, hours: float, why: str) -> int:
        """Ban a range of addresses."""
        return await self._sanction(admin, BAN, hours, why, network=read_network(text))

    async def _sanction(
        self, admin: str, kind: str, hours: float, why: str, *, person: str = "", network: str = ""
    ) -> int:
        now = self._clock()
        sanction = Sanction(
            kind=kind,
            person=person,
            network=network,
            at=now,
            until=now + hours * HOUR if hours else 0.0,
            why=why,
            admin=admin,
        )
        line = self._line(admin, kind, person or network, why)
        number = await self._store.add_sanction(sanction, line)
        await self._changed()
        return number

    async def lift(self, admin: str, number: int) -> None:
        found = [one for one in await self._store.sanctions(self._clock()) if one.id == number]
        about = f"{number} {found[0].person or found[0].network}" if found else ""
        if not found or not await self._store.lift_sanction(
            number, self._line(admin, "lift", about)
        ):
            raise HouseError("no_such_sanction")
        await self._changed()

    async def settle(self, admin: str, report: int, why: str) -> None:
        """A report has been dealt with."""
        if not await self._store.settle_report(report, self._line(admin, "settle", report, why)):
            raise HouseError("no_such_report")

    # -- tables ------------------------------------------------------------------------------------

    async def close_table(self, admin: str, code: str, why: str) -> None:
        """Close a table, whatever is played there. Its people are told."""
        if not await self._store.is_running(code):
            is_known = bool(await self._store.read(code))
            raise HouseError("table_closed" if is_known else "no_such_table", table=code)
        # Noted first: nothing is done that is not noted.
        await self._store.audit(self._line(admin, "close", code, why))
        await self._house.shut(code)

    async def story(self, admin: str, code: str) -> Story:
        """What happened at a table; that somebody looked is noted too."""
        story = await self._house.story(code)
        await self._store.audit(self._line(admin, "look", code))
        return story

    # -- the house ---------------------------------------------------------------------------------

    async def give_notice(self, admin: str, text: str, hours: float) -> None:
        """Tell everybody something; with no words, take it back."""
        now = self._clock()
        notice = Notice(text=text, at=now, until=now + hours * HOUR if hours else 0.0)
        await self._store.give_notice(notice, self._line(admin, "notice", why=text))
        await self._changed()

    async def note_sign_in(self, admin: str) -> None:
        await self._store.audit(self._line(admin, "sign_in"))

    def _line(self, admin: str, act: str, about: object = "", why: str = "") -> AuditLine:
        return AuditLine(at=self._clock(), admin=admin, act=act, about=str(about), why=why)
