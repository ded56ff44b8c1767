"""For admins over HTTP: what goes on now, reports, bans, a notice, and what admins did.

No admin is shown a hidden card: of a table that is played there is what its watchers are shown.
"""

from typing import Annotated, Final

from msgspec import Meta, Struct

from facedown import __version__
from facedown.i18n.catalogue import FALLBACK, admin_text, choose_language
from facedown.match import wire
from facedown.server.admins import COOKIE, SESSION_SECONDS
from facedown.server.http.lobby import NO_TABLE, TablePlace
from facedown.server.http.messages import Spoken
from facedown.server.http.routes import ADMIN, ANYONE, Call, Routes
from facedown.server.person_tables import card
from facedown.server.store import BAN, MUTE, AuditLine, Report, Sanction
from facedown.server.stories import Story

ROUTES: Final = Routes()

SECURE: Final = "https://"
# So many tables or people are listed.
MAX_LISTED: Final = 500

Number = Annotated[int, Meta(ge=0, le=2**53)]
Hours = Annotated[float, Meta(ge=0, le=24 * 366 * 10)]
Why = Annotated[str, Meta(max_length=500)]


class SignIn(Struct, frozen=True, forbid_unknown_fields=True):
    """An admin's secret."""

    secret: Annotated[str, Meta(max_length=200)]


class AdminWords(Struct, frozen=True):
    """Messages of Project Fluent: what the admins' page says."""

    language: str
    messages: str


class Overview(Struct, frozen=True):
    """Who asks, and how the house is."""

    admin: str
    version: str
    tables: int
    people: int
    reports: int
    notice: wire.Notice


class TableNow(Struct, frozen=True):
    """A table in memory: how it is listed, how many are connected, and whether it is public."""

    table: wire.TableCard
    connected: int
    public: bool


class TablesNow(Struct, frozen=True):
    """Tables, those with somebody there first."""

    tables: list[TableNow]


class PersonNow(Struct, frozen=True):
    """Somebody who is connected: where, from which address, and how; seat -1 is a watcher's."""

    person: str
    name: str
    table: str
    seat: int
    address: str
    muted: bool


class PeopleNow(Struct, frozen=True):
    """Those who are connected now; `silent` processes have not said who is there."""

    people: list[PersonNow]
    silent: int = 0


class ReportInfo(Struct, frozen=True):
    """A report, and what the two are called now; empty if they are forgotten."""

    report: Report
    reporter: str
    reported: str


class Reports(Struct, frozen=True):
    """Reports, the newest first."""

    reports: list[ReportInfo]


class ReportPage(Struct, frozen=True, forbid_unknown_fields=True):
    """Which reports: before the one of an id; those to deal with, or all."""

    before: Number = 0
    all: bool = False


class NumberPlace(Struct, frozen=True):
    """The report or the sanction that a path names."""

    number: Number


class Reason(Struct, frozen=True, forbid_unknown_fields=True):
    """Why an admin does something, for the audit log. Put no name in it: it stays."""

    why: Why = ""


class Sanctioned(Struct, frozen=True, forbid_unknown_fields=True):
    """A person, by id or name, for so many hours; 0: until it is lifted."""

    person: Annotated[str, Meta(min_length=1, max_length=80)]
    hours: Hours = 0.0
    why: Why = ""


class RangeBanned(Struct, frozen=True, forbid_unknown_fields=True):
    """A range of addresses, as 192.0.2.0/24, for so many hours; 0: until it is lifted."""

    network: Annotated[str, Meta(min_length=1, max_length=60)]
    hours: Hours = 0.0
    why: Why = ""


class Added(Struct, frozen=True):
    """The id of what was added."""

    id: int


class SanctionInfo(Struct, frozen=True):
    """A ban or a mute in force, and what the person is called."""

    sanction: Sanction
    name: str


class Sanctions(Struct, frozen=True):
    """What is in force, the newest first."""

    sanctions: list[SanctionInfo]


class NoticeGiven(Struct, frozen=True, forbid_unknown_fields=True):
    """Words for everybody, for so many hours; 0: until others take their place. None: no notice."""

    text: Annotated[str, Meta(max_length=500)] = ""
    hours: Hours = 0.0


class AuditPage(Struct, frozen=True, forbid_unknown_fields=True):
    """Which lines: before the one of an id."""

    before: Number = 0


class Audit(Struct, frozen=True):
    """What admins did, the newest first."""

    lines: list[AuditLine]


# -- signing in ------------------------------------------------------------------------------------


@ROUTES.add("GET", "/api/notice", takes=ANYONE, gives=wire.Notice)
async def notice(call: Call) -> wire.Notice:
    """What everybody should read now; without text there is nothing."""
    services = call.context.house.services
    return services.moderation.told(services.clock())


@ROUTES.add(
    "GET",
    "/api/admin/words/{language}",
    takes=ANYONE,
    places=Spoken,
    gives=AdminWords,
    kept=True,
)
async def admin_words(call: Call) -> AdminWords:
    """What the admins' page says, in one language."""
    language = choose_language([call.path.language]) or FALLBACK
    return AdminWords(language, admin_text(language))


@ROUTES.add(
    "POST",
    "/api/admin/session",
    takes=ANYONE,
    body=SignIn,
    status=204,
    errors=("not_found", "not_admin", "bad_origin"),
)
async def sign_in(call: Call) -> None:
    """Be an admin in this browser for twelve hours."""
    call.context.hosts.check_own_page(call.request)
    name = call.context.admin_of_secret(call.body.secret, call.address)
    await call.context.office.note_sign_in(name)
    call.headers["Set-Cookie"] = _cookie(call, call.context.admins.session(name), SESSION_SECONDS)


@ROUTES.add("DELETE", "/api/admin/session", takes=ADMIN, status=204)
async def sign_out(call: Call) -> None:
    """Be no admin in this browser any more."""
    call.headers["Set-Cookie"] = _cookie(call, "", 0)


def _cookie(call: Call, value: str, seconds: int) -> str:
    """The cookie of a session: for this page alone, and no script reads it."""
    parts = [f"{COOKIE}={value}", "Path=/api/admin", f"Max-Age={seconds}"]
    parts += ["HttpOnly", "SameSite=Strict"]
    if call.context.settings.public_url.startswith(SECURE):
        parts.append("Secure")
    return "; ".join(parts)


# -- what goes on ----------------------------------------------------------------------------------


@ROUTES.add("GET", "/api/admin", takes=ADMIN, gives=Overview)
async def overview(call: Call) -> Overview:
    """Who asks, and how the house is."""
    house, store = call.context.house, call.context.store
    tables, people = await call.context.bus.everywhere()
    return Overview(
        admin=call.admin,
        version=__version__,
        tables=tables + len(house.rooms),
        people=people + sum(len(room.guests) for room in house.rooms.values()),
        reports=len(await store.reports(open_only=True)),
        notice=house.services.moderation.told(house.services.clock()),
    )


@ROUTES.add("GET", "/api/admin/tables", takes=ADMIN, gives=TablesNow)
async def tables_now(call: Call) -> TablesNow:
    """The tables in memory, also those that are not public, at all processes."""
    rooms = call.context.house.rooms
    found = [
        TableNow(card(room, None), len(room.guests), room.evening.options.public)
        for room in rooms.values()
    ]
    found += [
        TableNow(one.card, one.here, one.public)
        for one in await call.context.bus.in_memory(MAX_LISTED)
        if one.code not in rooms
    ]
    found.sort(key=lambda one: -one.connected)
    return TablesNow(found[:MAX_LISTED])


@ROUTES.add(
    "GET", "/api/admin/tables/{code}", takes=ADMIN, places=TablePlace, gives=Story, errors=NO_TABLE
)
async def table_story(call: Call) -> Story:
    """What happened at a table, as its watchers were shown it. It is noted who looked."""
    return await call.context.office.story(call.admin, call.path.code.upper())


@ROUTES.add(
    "POST",
    "/api/admin/tables/{code}/close",
    takes=ADMIN,
    places=TablePlace,
    body=Reason,
    body_optional=True,
    status=204,
    errors=NO_TABLE,
)
async def close_table(call: Call) -> None:
    """Close a table, whatever is played there."""
    await call.context.office.close_table(call.admin, call.path.code.upper(), call.body.why)


@ROUTES.add("GET", "/api/admin/people", takes=ADMIN, gives=PeopleNow)
async def people_now(call: Call) -> PeopleNow:
    """Those who are connected to a table, at all processes."""
    services = call.context.house.services
    now, moderation = services.clock(), services.moderation
    everybody = await call.context.roll_call.everybody()
    found = [
        PersonNow(
            person=one.person,
            name=one.name,
            table=one.table,
            seat=one.seat,
            address=one.address,
            muted=moderation.is_muted(one.person, now),
        )
        for one in everybody.people
    ]
    return PeopleNow(found[:MAX_LISTED], everybody.silent)


# -- reports ---------------------------------------------------------------------------------------


@ROUTES.add("GET", "/api/admin/reports", takes=ADMIN, query=ReportPage, gives=Reports)
async def reports(call: Call) -> Reports:
    """What was reported: what nobody has dealt with yet, or all."""
    asked, store = call.query, call.context.store
    found = await store.reports(before=asked.before, open_only=not asked.all)
    return Reports(
        [
            ReportInfo(one, await _name(call, one.reporter), await _name(call, one.reported))
            for one in found
        ]
    )


@ROUTES.add(
    "POST",
    "/api/admin/reports/{number}/settle",
    takes=ADMIN,
    places=NumberPlace,
    body=Reason,
    body_optional=True,
    status=204,
    errors=("no_such_report",),
)
async def settle_report(call: Call) -> None:
    """A report has been dealt with."""
    await call.context.office.settle(call.admin, call.path.number, call.body.why)


# -- bans and mutes --------------------------------------------------------------------------------


@ROUTES.add("GET", "/api/admin/sanctions", takes=ADMIN, gives=Sanctions)
async def sanctions(call: Call) -> Sanctions:
    """The bans and mutes in force."""
    found = await call.context.store.sanctions(call.context.house.services.clock())
    return Sanctions([SanctionInfo(one, await _name(call, one.person)) for one in found])


@ROUTES.add(
    "POST",
    "/api/admin/bans",
    takes=ADMIN,
    body=Sanctioned,
    gives=Added,
    status=201,
    errors=("no_such_person",),
)
async def ban(call: Call) -> Added:
    """Ban a person: all their connections are closed, and a bot plays on for them."""
    asked, office = call.body, call.context.office
    return Added(
        await office.sanction_person(call.admin, BAN, asked.person, asked.hours, asked.why)
    )


@ROUTES.add(
    "POST",
    "/api/admin/mutes",
    takes=ADMIN,
    body=Sanctioned,
    gives=Added,
    status=201,
    errors=("no_such_person",),
)
async def mute_person(call: Call) -> Added:
    """Let a person play and say nothing."""
    asked, office = call.body, call.context.office
    return Added(
        await office.sanction_person(call.admin, MUTE, asked.person, asked.hours, asked.why)
    )


@ROUTES.add(
    "POST",
    "/api/admin/range-bans",
    takes=ADMIN,
    body=RangeBanned,
    gives=Added,
    status=201,
    errors=("bad_range", "range_too_wide"),
)
async def ban_range(call: Call) -> Added:
    """Ban a range of addresses."""
    asked, office = call.body, call.context.office
    return Added(await office.ban_network(call.admin, asked.network, asked.hours, asked.why))


@ROUTES.add(
    "DELETE",
    "/api/admin/sanctions/{number}",
    takes=ADMIN,
    places=NumberPlace,
    status=204,
    errors=("no_such_sanction",),
)
async def lift_sanction(call: Call) -> None:
    """Take a ban or a mute back."""
    await call.context.office.lift(call.admin, call.path.number)


# -- the house -------------------------------------------------------------------------------------


@ROUTES.add("PUT", "/api/admin/notice", takes=ADMIN, body=NoticeGiven, status=204)
async def give_notice(call: Call) -> None:
    """Tell everybody something, on every page and at every table."""
    asked = call.body
    await call.context.office.give_notice(call.admin, asked.text.strip(), asked.hours)


@ROUTES.add("GET", "/api/admin/audit", takes=ADMIN, query=AuditPage, gives=Audit)
async def audit(call: Call) -> Audit:
    """What admins did."""
    return Audit(await call.context.store.audited(before=call.query.before))


async def _name(call: Call, person: str) -> str:
    """What somebody is called now."""
    found = await call.context.store.person(person) if person else None
    return "" if found is None else found.name
