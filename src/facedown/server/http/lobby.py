"""The lobby over HTTP: tables to open, to join, and to begin."""

from typing import Annotated, Final

from msgspec import Meta, Struct

from facedown.match import wire
from facedown.server.bus import Elsewhere
from facedown.server.http.routes import MAYBE, Call, Routes

ROUTES: Final = Routes()

NO_TABLE: Final = ("no_such_table", "table_closed", "rules_changed", "table_damaged")
SEATED: Final = (*NO_TABLE, "not_seated")
HOSTED: Final = (*SEATED, "not_host", "match_on")
OPTION_ERRORS: Final = (
    "no_such_game",
    "no_such_preset",
    "no_such_option",
    "no_such_value",
    "no_such_level",
    "character_seated",
    "wrong_number_of_players",
    "table_full",
    "clock_too_short",
    "too_many_tables",
)


class TablePlace(Struct, frozen=True):
    """The table that a path names, in letters of either case."""

    code: Annotated[str, Meta(pattern="^[A-Za-z]{6}$")]


class Place(TablePlace, frozen=True):
    """A seat of a table that a path names."""

    seat: wire.SeatNumber


class Tables(Struct, frozen=True):
    """Some tables."""

    tables: list[wire.TableCard]


class Chosen(Struct, frozen=True, forbid_unknown_fields=True):
    """Tables of this game only."""

    game: wire.Word | None = None


class Joined(Struct, frozen=True, forbid_unknown_fields=True):
    """Which seat one would like; any, if none is named."""

    seat: wire.SeatNumber | None = None


class BotSeated(Struct, frozen=True, forbid_unknown_fields=True):
    """A bot for a seat; the first free one, if none is named.

    It is a character whom the house picks from a level, or a certain one by its key.
    """

    level: wire.Word = "regular"
    character: wire.Word | None = None
    seat: wire.SeatNumber | None = None


class Quick(Struct, frozen=True, forbid_unknown_fields=True):
    """A game to play at once, and the level of the bots if nobody else is there."""

    game: wire.Word
    level: wire.Word = "regular"
    # How many seats a table with bots alone has; as many as are usual, if none is named.
    seats: Annotated[int, Meta(ge=2, le=8)] | None = None
    # Whether an open table of others will do; otherwise it is one with bots alone.
    open: bool = True


@ROUTES.add("GET", "/api/tables", takes=MAYBE, query=Chosen, gives=Tables)
async def tables(call: Call) -> Tables:
    """The public tables that can be joined or watched, a hundred at most."""
    return Tables(await call.context.house.tables(call.who, call.query.game or ""))


@ROUTES.add("GET", "/api/me/tables", gives=Tables)
async def my_tables(call: Call) -> Tables:
    """The tables where one has a seat, also those that sleep."""
    return Tables(await call.context.house.person_tables.of(call.person))


@ROUTES.add(
    "POST",
    "/api/tables",
    body=wire.TableOptions,
    gives=wire.TableInfo,
    status=201,
    errors=OPTION_ERRORS,
)
async def create(call: Call) -> wire.TableInfo:
    """Open a table and sit down as its host."""
    call.context.limits.open_table(call.address)
    return await call.context.house.create(call.person, call.body)


@ROUTES.add("POST", "/api/quick", body=Quick, gives=wire.TableInfo, errors=OPTION_ERRORS)
async def quick(call: Call) -> wire.TableInfo:
    """Play at once: at an open table, or at a new one with bots."""
    call.context.limits.open_table(call.address)
    asked = call.body
    try:
        return await call.context.house.quick(
            call.person,
            asked.game,
            asked.level,
            asked.seats,
            is_open=asked.open,
            is_sent=bool(call.way),
        )
    except Elsewhere:
        call.context.limits.open_none(call.address)
        raise


@ROUTES.add(
    "GET",
    "/api/tables/{code}",
    takes=MAYBE,
    places=TablePlace,
    gives=wire.TableInfo,
    errors=NO_TABLE,
)
async def info(call: Call) -> wire.TableInfo:
    """All that is public about a table."""
    return await call.context.house.info(await table_code(call), call.who)


@ROUTES.add(
    "POST",
    "/api/tables/{code}/join",
    places=TablePlace,
    body=Joined,
    body_optional=True,
    gives=wire.TableInfo,
    errors=(
        *NO_TABLE,
        "table_full",
        "seat_taken",
        "no_such_seat",
        "match_on",
        "blocked",
        "removed",
        "too_many_tables",
    ),
)
async def join(call: Call) -> wire.TableInfo:
    """Take a seat. Whoever has one keeps it."""
    return await call.context.house.join(call.person, await table_code(call), call.body.seat)


@ROUTES.add(
    "DELETE", "/api/tables/{code}", places=TablePlace, status=204, errors=(*SEATED, "not_alone")
)
async def end(call: Call) -> None:
    """End a table at which nobody else sits."""
    await call.context.house.end(call.person, await table_code(call))


@ROUTES.add("POST", "/api/tables/{code}/leave", places=TablePlace, status=204, errors=SEATED)
async def leave(call: Call) -> None:
    """Give the seat up; in a match a bot plays on."""
    await call.context.house.leave(call.person, await table_code(call))


@ROUTES.add(
    "POST",
    "/api/tables/{code}/ready",
    places=TablePlace,
    gives=wire.TableInfo,
    errors=(*SEATED, "match_on", "no_match", "table_worn_out"),
)
async def ready(call: Call) -> wire.TableInfo:
    """Be ready for the match, or for its next round; it begins when all are."""
    await call.context.house.ready(call.person, await table_code(call))
    return await _now(call)


@ROUTES.add(
    "POST",
    "/api/tables/{code}/start",
    places=TablePlace,
    gives=wire.TableInfo,
    errors=(*HOSTED, "wrong_number_of_players", "clock_too_short", "table_worn_out"),
)
async def start(call: Call) -> wire.TableInfo:
    """The host begins; bots take the seats that are free."""
    await call.context.house.start(call.person, await table_code(call))
    return await _now(call)


@ROUTES.add(
    "POST",
    "/api/tables/{code}/rematch",
    places=TablePlace,
    gives=wire.TableInfo,
    errors=(*SEATED, "match_on", "no_match", "table_worn_out"),
)
async def rematch(call: Call) -> wire.TableInfo:
    """Wish for another match at the same table."""
    await call.context.house.rematch(call.person, await table_code(call))
    return await _now(call)


@ROUTES.add(
    "POST",
    "/api/tables/{code}/bots",
    places=TablePlace,
    body=BotSeated,
    body_optional=True,
    gives=wire.TableInfo,
    errors=(
        *HOSTED,
        "no_such_level",
        "character_seated",
        "no_such_seat",
        "seat_taken",
        "table_full",
        "clock_too_short",
    ),
)
async def add_bot(call: Call) -> wire.TableInfo:
    """The host gives a free seat to a bot."""
    asked = call.body
    wanted = asked.character or asked.level
    await call.context.house.add_bot(call.person, await table_code(call), wanted, asked.seat)
    return await _now(call)


@ROUTES.add(
    "DELETE",
    "/api/tables/{code}/seats/{seat}",
    places=Place,
    status=204,
    errors=(*HOSTED, "no_such_seat", "seat_taken"),
)
async def remove(call: Call) -> None:
    """The host empties a seat before the match."""
    await call.context.house.remove(call.person, await table_code(call), call.path.seat)


async def table_code(call: Call) -> str:
    """The code of the table that is asked for, which is there."""
    code: str = call.path.code.upper()
    await call.context.look_up(call.address, code, call.way)
    return code


async def _now(call: Call) -> wire.TableInfo:
    return await call.context.house.info(await table_code(call), call.person)
