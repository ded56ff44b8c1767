"""People: guests with a name and a token, whom they mute and block, and how they move house."""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager
from hashlib import sha256
from typing import Final
from weakref import WeakValueDictionary

from msgspec import Struct

from facedown.bots.cast import FACES
from facedown.server.errors import HouseError
from facedown.server.names import checked_name, skeleton
from facedown.server.settings import Settings
from facedown.server.store import (
    Conflict,
    KeptPerson,
    NameTaken,
    Report,
    Store,
    Unknown,
    Words,
)
from facedown.server.talk import Spoken
from facedown.server.tokens import Tokens, new_code, new_person, read_code

DAY: Final = 86_400.0
MOVE: Final = "move"
CODE_SECONDS: Final = 600.0
# So often a person is noted as seen.
SEEN_EVERY: Final = 600.0
# So many people are kept at hand.
MAX_AT_HAND: Final = 20_000

REASONS: Final = ("cheating", "language", "name", "stalling", "other")


class Person(Struct, frozen=True):
    """Somebody of the house. The face is one of those that people may choose."""

    id: str
    name: str
    face: str = ""


class AtHand(Struct):
    """A person as the house knows them between two questions to the store."""

    person: Person
    generation: int
    seen: float


class People:
    """Everyone that the house knows."""

    def __init__(
        self, store: Store, tokens: Tokens, settings: Settings, clock: Callable[[], float]
    ) -> None:
        self._store = store
        self._tokens = tokens
        self._settings = settings
        self._clock = clock
        self._at_hand: dict[str, AtHand] = {}
        # How often it was heard that the store may know better: what was read before is not kept.
        self._heard = 0
        # What is changed about a person, and what is read of them, happens one after the other.
        self._locks: Final[WeakValueDictionary[str, asyncio.Lock]] = WeakValueDictionary()

    # -- coming and going --------------------------------------------------------------------------

    async def arrive(self, name: str, face: str = "") -> tuple[Person, str]:
        """A new person of this name and face, and their token."""
        shown = checked_name(name)
        now = self._clock()
        for _ in range(3):
            kept = KeptPerson(
                id=new_person(),
                name=shown,
                skeleton=skeleton(shown),
                created=now,
                seen=now,
                face=face,
            )
            try:
                await self._store.add_person(kept, name_since=self._name_since)
            except NameTaken:
                raise HouseError("name_taken") from None
            except Conflict:
                continue
            return await self._with_token(kept.id)
        raise HouseError("unavailable")

    async def of_token(self, token: str) -> Person:
        """Whose token it is; `bad_token` if it is nobody's, or was revoked."""
        id, generation = self._tokens.read(token)
        known = await self._known(id)
        if known is None or known.generation != generation:
            raise HouseError("bad_token")
        now = self._clock()
        if now - known.seen > SEEN_EVERY:
            known.seen = now
            self._store.saw(id, now)
        return known.person

    async def rename(self, person: Person, name: str) -> Person:
        shown = checked_name(name)
        async with self._changing(person):
            try:
                await self._store.rename(
                    person.id, shown, skeleton(shown), name_since=self._name_since
                )
            except NameTaken:
                raise HouseError("name_taken") from None
        return (await self._still_known(person)).person

    async def change_face(self, person: Person, face: str) -> Person:
        async with self._changing(person):
            await self._store.change_face(person.id, face)
        return (await self._still_known(person)).person

    async def revoke(self, person: Person) -> tuple[Person, str]:
        """Every token of the person becomes worthless, and every code; a new token."""
        async with self._changing(person):
            generation = await self._store.revoke(person.id)
        known = await self._still_known(person)
        return known.person, self._tokens.token(person.id, generation)

    async def delete(self, person: Person) -> None:
        async with self._changing(person):
            await self._store.delete_person(person.id)

    @asynccontextmanager
    async def _changing(self, person: Person) -> AsyncIterator[None]:
        """Alone with what the store has of a person; `bad_token` if they are gone meanwhile."""
        async with self._lock(person.id):
            self._at_hand.pop(person.id, None)
            try:
                yield
            except Unknown:
                raise HouseError("bad_token") from None

    # -- another device ----------------------------------------------------------------------------

    async def code(self, person: Person) -> str:
        """A code that makes another device this person, once, within ten minutes."""
        code = new_code()
        await self._store.add_code(code, person.id, MOVE, self._clock() + CODE_SECONDS)
        return code

    async def of_code(self, text: str) -> tuple[Person, str]:
        id = await self._store.use_code(read_code(text), MOVE, self._clock())
        if id is None:
            raise HouseError("bad_code")
        return await self._with_token(id)

    # -- company -----------------------------------------------------------------------------------

    async def mute(self, person: Person, other: str, *, on: bool) -> None:
        if on:
            await self._store.mute(person.id, self._another(person, other))
        else:
            await self._store.unmute(person.id, other)

    async def block(self, person: Person, other: str, *, on: bool) -> None:
        if on:
            await self._store.block(person.id, self._another(person, other))
        else:
            await self._store.unblock(person.id, other)

    async def unheard(self, person: Person) -> frozenset[str]:
        """Whose words do not reach a person."""
        return await self._store.unheard(person.id)

    async def report(
        self,
        person: Person,
        other: str,
        table: str,
        reason: str,
        text: str,
        said: tuple[Words, ...] = (),
    ) -> None:
        self._another(person, other)
        report = Report(
            reporter=person.id,
            reported=other,
            table=table,
            reason=reason,
            text=text,
            at=self._clock(),
            said=said,
        )
        await self._store.add_report(report)

    async def muted(self, person: Person) -> list[Person]:
        return await self._all(await self._store.muted(person.id))

    async def blocked(self, person: Person) -> list[Person]:
        return await self._all(await self._store.blocked(person.id))

    # -- at hand -----------------------------------------------------------------------------------

    def let_go_of(self, person: str) -> None:
        """Ask the store anew about somebody."""
        self._heard += 1
        self._at_hand.pop(person, None)

    async def find(self, person: str) -> Person | None:
        """Somebody by their id."""
        known = await self._known(person)
        return None if known is None else known.person

    def let_go(self) -> None:
        """Have nobody at hand: the store has forgotten some."""
        self._heard += 1
        self._at_hand.clear()

    @property
    def _name_since(self) -> float:
        return self._clock() - self._settings.name_days * DAY

    def _another(self, person: Person, other: str) -> str:
        if other == person.id:
            raise HouseError("yourself")
        return other

    async def _with_token(self, id: str) -> tuple[Person, str]:
        known = await self._known(id)
        if known is None:
            raise HouseError("bad_code")
        return known.person, self._tokens.token(id, known.generation)

    async def _still_known(self, person: Person) -> AtHand:
        known = await self._known(person.id)
        if known is None:
            raise HouseError("bad_token")
        return known

    async def _all(self, ids: frozenset[str]) -> list[Person]:
        kept = [await self._store.person(id) for id in sorted(ids)]
        return [_person(one) for one in kept if one is not None]

    async def _known(self, id: str) -> AtHand | None:
        known = self._at_hand.get(id)
        if known is not None:
            return known
        async with self._lock(id):
            return self._at_hand.get(id) or await self._read(id)

    async def _read(self, id: str) -> AtHand | None:
        heard = -1
        while heard != self._heard:
            heard = self._heard
            kept = await self._store.person(id)
        if kept is None:
            return None
        known = AtHand(_person(kept), kept.generation, kept.seen)
        if len(self._at_hand) >= MAX_AT_HAND:
            del self._at_hand[next(iter(self._at_hand))]
        self._at_hand[id] = known
        return known

    def _lock(self, id: str) -> asyncio.Lock:
        lock = self._locks.get(id)
        if lock is None:
            lock = self._locks[id] = asyncio.Lock()
        return lock


def words_between(
    spoken: Iterable[Spoken], reporter: str, reported: str, quoted: int | None
) -> tuple[Words, ...]:
    """What the two of a report have said, the oldest first; nobody else's words are kept.

    `no_such_message` if what is quoted was not said by the one reported.
    """
    two = [one for one in spoken if one.person in (reporter, reported)]
    if quoted is not None and not any(
        one.said.n == quoted and one.person == reported for one in two
    ):
        raise HouseError("no_such_message")
    return tuple(
        Words(
            one.at,
            reporter=one.person == reporter,
            phrase=one.said.phrase,
            text=one.said.text,
            quoted=one.said.n == quoted,
        )
        for one in two
    )


def _person(kept: KeptPerson) -> Person:
    """A person as others see them; whoever has chosen no face always has the same."""
    given = FACES[int(sha256(kept.id.encode()).hexdigest(), 16) % len(FACES)]
    return Person(kept.id, kept.name, kept.face or given)
