"""People over HTTP: arriving, names, other devices, and whom they mute and block."""

from collections.abc import Callable
from typing import Annotated, Final

from msgspec import Meta, Struct

from facedown.bots.cast import FACES
from facedown.match import wire
from facedown.server.bus import PERSON
from facedown.server.errors import HouseError
from facedown.server.http.lobby import Place, TablePlace, table_code
from facedown.server.http.routes import ANYONE, Call, Routes, Run
from facedown.server.names import LONGEST
from facedown.server.people import CODE_SECONDS, REASONS, Person, words_between
from facedown.server.tokens import shown_code

ROUTES: Final = Routes()

NAME_ERRORS: Final = (
    "name_taken",
    "name_too_long",
    "name_too_short",
    "name_letters",
    "name_mixed_scripts",
    "name_reserved",
    "name_abusive",
)
SEAT_ERRORS: Final = ("no_such_table", "table_closed", "no_such_seat", "yourself")

Name = Annotated[str, Meta(max_length=4 * LONGEST, description="As others will see it.")]
Face = Annotated[str, Meta(pattern=f"^({'|'.join(FACES)})$", description="One of `GET /api/cast`.")]
PersonId = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{1,40}$")]


class Named(Struct, frozen=True, forbid_unknown_fields=True):
    """A name that is asked for, and a face; the house gives one, if none is named."""

    name: Name
    face: Face | None = None


class Changed(Struct, frozen=True, forbid_unknown_fields=True):
    """Another name, another face, or both."""

    name: Name | None = None
    face: Face | None = None


class Arrived(Struct, frozen=True):
    """Who you are now, and the token that proves it. It is shown only once."""

    person: Person
    token: str


class CodeGiven(Struct, frozen=True):
    """A code to type on another device, and how long it is valid."""

    code: str
    seconds: int


class CodeTyped(Struct, frozen=True, forbid_unknown_fields=True):
    """A code from another device."""

    code: Annotated[str, Meta(max_length=40)]


class PeopleList(Struct, frozen=True):
    """Some people."""

    people: list[Person]


class PersonPlace(Struct, frozen=True):
    """The person that a path names."""

    person: PersonId


class Reported(Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody is reported for."""

    reason: Annotated[str, Meta(pattern=f"^({'|'.join(REASONS)})$")]
    text: Annotated[str, Meta(max_length=500)] = ""
    # The number of what they said, if it is about that.
    said: Annotated[int, Meta(ge=1, le=2**53)] | None = None


@ROUTES.add(
    "POST", "/api/people", takes=ANYONE, body=Named, gives=Arrived, status=201, errors=NAME_ERRORS
)
async def arrive(call: Call) -> Arrived:
    """Become somebody: a name, and a token in return."""
    call.context.limits.people.spend(call.address)
    return Arrived(*await call.context.people.arrive(call.body.name, call.body.face or ""))


@ROUTES.add(
    "POST",
    "/api/people/code",
    takes=ANYONE,
    body=CodeTyped,
    gives=Arrived,
    status=201,
    errors=("bad_code",),
)
async def arrive_by_code(call: Call) -> Arrived:
    """Become the person you are on another device, with a code from there."""
    call.context.limits.codes.spend(call.address)
    return Arrived(*await call.context.people.of_code(call.body.code))


@ROUTES.add("GET", "/api/me", gives=Person)
async def me(call: Call) -> Person:
    """Who you are, by your token."""
    return call.person


@ROUTES.add("PATCH", "/api/me", body=Changed, gives=Person, errors=NAME_ERRORS)
async def rename(call: Call) -> Person:
    """Take another name or face. A match that is being played keeps the old ones."""
    person, people = call.person, call.context.people
    if call.body.name is not None:
        person = await people.rename(person, call.body.name)
    if call.body.face is not None:
        person = await people.change_face(person, call.body.face)
    await call.context.house.rename(person)
    call.context.bus.tell(PERSON, person.id)
    return person


@ROUTES.add("DELETE", "/api/me", status=204)
async def forget_me(call: Call) -> None:
    """Be forgotten: seats are given up, and the name is struck out of every record."""
    await call.context.house.forget(call.person)
    await call.context.people.delete(call.person)
    call.context.revoked(call.person.id)


@ROUTES.add("POST", "/api/me/code", gives=CodeGiven, status=201)
async def give_code(call: Call) -> CodeGiven:
    """A one-use code for another device, valid for ten minutes."""
    call.context.limits.codes.spend(call.person.id)
    return CodeGiven(shown_code(await call.context.people.code(call.person)), int(CODE_SECONDS))


@ROUTES.add("POST", "/api/me/revoke", gives=Arrived)
async def revoke(call: Call) -> Arrived:
    """Make all your tokens worthless except the new one in the answer."""
    fresh = await call.context.people.revoke(call.person)
    call.context.revoked(call.person.id)
    return Arrived(*fresh)


@ROUTES.add("GET", "/api/me/mutes", gives=PeopleList)
async def mutes(call: Call) -> PeopleList:
    """The people you have muted."""
    return PeopleList(await call.context.people.muted(call.person))


@ROUTES.add("GET", "/api/me/blocks", gives=PeopleList)
async def blocks(call: Call) -> PeopleList:
    """The people you have blocked."""
    return PeopleList(await call.context.people.blocked(call.person))


@ROUTES.add("DELETE", "/api/me/mutes/{person}", places=PersonPlace, status=204)
async def unmute(call: Call) -> None:
    """Hear somebody again."""
    await _mute(call, call.path.person, on=False)


@ROUTES.add("DELETE", "/api/me/blocks/{person}", places=PersonPlace, status=204)
async def unblock(call: Call) -> None:
    """Sit at a table with somebody again."""
    await _block(call, call.path.person, on=False)


def _change_seat(method: str, what: str) -> Callable[[Run], Run]:
    """A route that mutes, blocks or the opposite, whoever has a seat."""
    path = f"/api/tables/{{code}}/seats/{{seat}}/{what}"
    return ROUTES.add(method, path, places=Place, status=204, errors=SEAT_ERRORS)


@_change_seat("PUT", "mute")
async def mute_seat(call: Call) -> None:
    """Hear nothing more from whoever has a seat."""
    await _mute(call, await _person_at(call), on=True)


@_change_seat("DELETE", "mute")
async def unmute_seat(call: Call) -> None:
    """Hear whoever has a seat again."""
    await _mute(call, await _person_at(call), on=False)


@_change_seat("PUT", "block")
async def block_seat(call: Call) -> None:
    """Never sit with whoever has a seat again, nor hear them."""
    await _block(call, await _person_at(call), on=True)


@_change_seat("DELETE", "block")
async def unblock_seat(call: Call) -> None:
    """Take a block back."""
    await _block(call, await _person_at(call), on=False)


@ROUTES.add(
    "POST",
    "/api/tables/{code}/seats/{seat}/report",
    places=Place,
    body=Reported,
    status=204,
    errors=(*SEAT_ERRORS, "no_such_message"),
)
async def report_seat(call: Call) -> None:
    """Tell the people who run the house about whoever has a seat, with what both said last."""
    for key in (call.person.id, call.address):
        call.context.limits.reports.spend(key)
    other = await _person_at(call)
    code, asked = _code(call.path), call.body
    room = await call.context.house.find(code)
    said = words_between(room.remembered, call.person.id, other, asked.said)
    await call.context.people.report(call.person, other, code, asked.reason, asked.text, said)


async def _person_at(call: Call) -> str:
    room = await call.context.house.find(await table_code(call))
    chairs = room.evening.seating.chairs
    seat: wire.SeatNumber = call.path.seat
    if seat >= len(chairs) or not chairs[seat].person:
        raise HouseError("no_such_seat", seat=seat)
    return chairs[seat].person


def _code(path: TablePlace) -> str:
    return path.code.upper()


async def _mute(call: Call, other: str, *, on: bool) -> None:
    await call.context.people.mute(call.person, other, on=on)
    await _hear_anew(call)


async def _block(call: Call, other: str, *, on: bool) -> None:
    await call.context.people.block(call.person, other, on=on)
    await _hear_anew(call)


async def _hear_anew(call: Call) -> None:
    """Whom a person hears has changed, at whatever process they are."""
    context, person = call.context, call.person
    context.house.mute(person.id, await context.people.unheard(person))
    context.bus.tell(PERSON, person.id)
