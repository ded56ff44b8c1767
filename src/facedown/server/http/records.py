"""Past games over HTTP.

Whoever has a record's id may read it: ids cannot be guessed, and links to replays are shared.
"""

from typing import Annotated, Final

from msgspec import Meta, Struct

from facedown.catalog import GAMES
from facedown.core.errors import BadOption
from facedown.server.errors import HouseError
from facedown.server.http.routes import MAYBE, TEXT, Call, Routes
from facedown.server.people import Person
from facedown.server.store import Record, RecordCard, RecordSeat, Tally

ROUTES: Final = Routes()

RecordId = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{1,80}$")]


class SeatRecord(Struct, frozen=True):
    """Who sat there: a person by the name they had, or a bot of a level."""

    name: str
    bot: str = ""
    you: bool = False
    face: str = ""


class RecordInfo(Struct, frozen=True):
    """A finished match. Times are seconds since 1970; scores and places are by seat."""

    id: str
    game: str
    version: int
    preset: str
    options: dict[str, str]
    started: float
    ended: float
    rounds: int
    seats: list[SeatRecord]
    scores: list[int]
    places: list[int]
    winners: list[int]
    # For each seat the side it played for; empty if the game is no longer here.
    sides: list[int]


class Records(Struct, frozen=True):
    """Some records, newest first."""

    records: list[RecordInfo]


class RecordPage(Struct, frozen=True, forbid_unknown_fields=True):
    """How many, and before which."""

    limit: Annotated[int, Meta(ge=1, le=100)] = 20
    before: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{0,80}$")] = ""


class RecordPlace(Struct, frozen=True):
    """The record that a path names."""

    record: RecordId


class Statistics(Struct, frozen=True):
    """What you have played: a tally for each game."""

    games: list[Tally]


@ROUTES.add("GET", "/api/me/records", query=RecordPage, gives=Records)
async def my_records(call: Call) -> Records:
    """The matches you have played, newest first."""
    found = await call.context.store.records_of(call.person.id, call.query.limit, call.query.before)
    return Records([record_info(record, call.person) for record in found])


@ROUTES.add("GET", "/api/me/statistics", gives=Statistics)
async def statistics(call: Call) -> Statistics:
    """How often you have played and won each game."""
    return Statistics(await call.context.store.tallies(call.person.id))


@ROUTES.add(
    "GET",
    "/api/records/{record}",
    takes=MAYBE,
    places=RecordPlace,
    gives=RecordInfo,
    errors=("no_such_record",),
)
async def record(call: Call) -> RecordInfo:
    """One finished match."""
    return record_info(await find_record(call), call.who)


@ROUTES.add(
    "GET",
    "/api/records/{record}/text",
    takes=MAYBE,
    places=RecordPlace,
    gives=str,
    kind=TEXT,
    errors=("no_such_record",),
)
async def record_text(call: Call) -> str:
    """Its transcript: every card and every move, with the proof of the shuffle."""
    return (await find_record(call)).text


async def find_record(call: Call) -> Record:
    found = await call.context.store.record(call.path.record)
    if found is None:
        raise HouseError("no_such_record")
    return found


def record_info(card: RecordCard, person: Person | None) -> RecordInfo:
    """A record without the ids of people."""
    return RecordInfo(
        id=card.id,
        game=card.game,
        version=card.version,
        preset=card.preset,
        options=card.options,
        started=card.started,
        ended=card.ended,
        rounds=card.rounds,
        seats=[_seat(seat, person) for seat in card.seats],
        scores=list(card.scores),
        places=list(card.places),
        winners=list(card.winners),
        sides=_sides(card),
    )


def _seat(seat: RecordSeat, person: Person | None) -> SeatRecord:
    is_you = person is not None and seat.person == person.id
    return SeatRecord(seat.name, seat.bot, is_you, seat.face)


def _sides(card: RecordCard) -> list[int]:
    game = GAMES.get(card.game)
    if game is None:
        return []
    try:
        return list(game.sides(game.variant(card.options), len(card.seats)))
    except BadOption:  # by house rules of another time
        return []
