"""People who do several things at once: whoever is deleted is nobody, whatever else was asked."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import suppress
from pathlib import Path
from time import time

import pytest
from aiohttp import ClientSession
from tests.server.house.party import open_house, person
from tests.server.http.client import Client
from tests.server.http.conftest import settings_for
from tests.server.store.conftest import until

from facedown.match import wire
from facedown.server import app
from facedown.server.app import GUEST_DAYS, opened
from facedown.server.errors import HouseError
from facedown.server.people import DAY, People
from facedown.server.settings import Settings
from facedown.server.store import KeptPerson, SqliteStore
from facedown.server.tokens import Tokens

TRIES = 60


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[SqliteStore]:
    opened = await SqliteStore.open(tmp_path)
    yield opened
    await opened.close()


@pytest.fixture
def people(store: SqliteStore) -> People:
    return People(store, Tokens([b"k" * 32]), Settings(), time)


async def test_who_revokes_while_being_deleted_has_no_token_that_works(
    store: SqliteStore, people: People
) -> None:
    ann, old = await people.arrive("Ann")
    delete, read = store.delete_person, store.person
    is_deleting, has_read = asyncio.Event(), asyncio.Event()

    async def deleted_late(person: str) -> None:
        """Be slow, as one is who has all logs to look through."""
        is_deleting.set()
        with suppress(TimeoutError):
            await asyncio.wait_for(has_read.wait(), 0.2)
        await delete(person)

    async def read_and_say(person: str) -> KeptPerson | None:
        found = await read(person)
        has_read.set()
        return found

    store.delete_person = deleted_late  # type: ignore[method-assign]
    deleting = asyncio.create_task(people.delete(ann))
    await is_deleting.wait()
    store.person = read_and_say  # type: ignore[method-assign]
    (fresh,) = await asyncio.gather(people.revoke(ann), return_exceptions=True)
    await deleting
    for token in [old, *([] if isinstance(fresh, BaseException) else [fresh[1]])]:
        with pytest.raises(HouseError, match="bad_token"):
            await people.of_token(token)


async def test_a_token_that_is_revoked_elsewhere_while_it_is_read_is_worthless(
    store: SqliteStore, people: People
) -> None:
    """What another process says came before there was anything at hand, and was forgotten."""
    ann, token = await people.arrive("Ann")
    people.let_go()
    read = store.person

    async def read_late(person: str) -> KeptPerson | None:
        found = await read(person)
        store.person = read  # type: ignore[method-assign]
        await store.revoke(person)
        people.let_go_of(person)
        return found

    store.person = read_late  # type: ignore[method-assign]
    for _ in range(2):
        with pytest.raises(HouseError, match="bad_token"):
            await people.of_token(token)
    assert await people.find(ann.id) == ann


@pytest.mark.slow
async def test_revoking_beside_deleting_leaves_no_token_that_works(tmp_path: Path) -> None:
    async with opened(settings_for(tmp_path)) as served, ClientSession() as session:
        client = Client(session, f"http://127.0.0.1:{served.port}")
        for number in range(TRIES):
            somebody = await client.arrive(f"Somebody {number}")
            gone, fresh = await asyncio.gather(
                somebody.ask("DELETE", "/api/me"), somebody.post("/api/me/revoke")
            )
            assert gone.status == 204 or fresh.status == 200
            tokens = [somebody.token, *([fresh.body["token"]] if fresh.status == 200 else [])]
            for token in tokens if gone.status == 204 else []:
                again = Client(session, client.url, token)
                assert (await again.get("/api/me")).status == 401, number


@pytest.mark.slow
async def test_who_is_forgotten_after_a_while_has_no_token_that_works(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The house had them at hand, and went on without the store."""
    monkeypatch.setattr(app, "FORGET_EVERY", 0.01)
    now = [time()]
    async with opened(settings_for(tmp_path), clock=lambda: now[0]) as served:
        people, store = served.context.people, served.context.store
        guest, token = await people.arrive("Guest")
        now[0] += (GUEST_DAYS + 1) * DAY
        await until(lambda: guest.id not in people._at_hand)
        assert await store.person(guest.id) is None
        with pytest.raises(HouseError, match="bad_token"):
            await people.of_token(token)


async def test_a_code_for_another_device_is_worthless_when_tokens_are_revoked(
    people: People,
) -> None:
    """Whoever has stolen a token could have asked for one."""
    ann, _ = await people.arrive("Ann")
    stolen = await people.code(ann)
    await people.revoke(ann)
    with pytest.raises(HouseError, match="bad_code"):
        await people.of_code(stolen)


async def test_who_is_deleted_takes_no_seat_that_was_asked_for_before(tmp_path: Path) -> None:
    """The name would be in the log of the table after it was struck out everywhere."""
    async with open_house(tmp_path, bots=False) as house:
        ana, bea = person("Ana"), person("Bea")
        info = await house.create(ana, wire.TableOptions(game="cambio", seats=2))
        blocked = house.services.store.blocked

        async def meanwhile(person: str) -> frozenset[str]:
            await house.forget(bea)
            return await blocked(person)

        house.services.store.blocked = meanwhile  # type: ignore[method-assign]
        with pytest.raises(HouseError, match="bad_token"):
            await house.join(bea, info.code)
        with pytest.raises(HouseError, match="bad_token"):
            await house.create(bea, wire.TableOptions(game="cambio", seats=2))
        assert len(house.rooms) == 1
