"""Replays over HTTP: a finished match, as any seat knew it or with all cards open.

Whoever has a record's id has all of it, so that nothing is hidden from anyone here; a seat's
replay is for seeing the match as it was seen. Of a match that is still played, those who play it
or have resigned from it get the rounds that are over: their cards have been told with the proof.
"""

from typing import Annotated, Final

from msgspec import Meta, Raw, Struct

from facedown.server.errors import HouseError
from facedown.server.http.lobby import SEATED, TablePlace, table_code
from facedown.server.http.records import RecordInfo, RecordPlace, find_record, record_info
from facedown.server.http.routes import MAYBE, TEXT, Call, Routes
from facedown.server.replays import OPEN, WATCHERS, Replay
from facedown.server.reviews import Review
from facedown.server.store import Record

ROUTES: Final = Routes()

# A replay that must be worked out counts as so many requests more.
COST: Final = 5.0
# And so does a review.
REVIEW_COST: Final = 20.0
ROUNDS: Final = (*SEATED, "no_round_over")


class ReplayOf(Struct, frozen=True, forbid_unknown_fields=True):
    """Through whose eyes."""

    seat: Annotated[str, Meta(pattern=f"^([0-7]|{WATCHERS}|{OPEN})$")] = OPEN


@ROUTES.add(
    "GET",
    "/api/records/{record}/replay",
    takes=MAYBE,
    places=RecordPlace,
    query=ReplayOf,
    gives=Replay,
    errors=("no_such_record", "no_such_seat", "no_replay"),
)
async def record_replay(call: Call) -> Raw:
    """A match step by step, as a seat or the watchers saw it, or with all cards open."""
    return await _replay(call, await find_record(call))


@ROUTES.add(
    "GET",
    "/api/records/{record}/review",
    takes=MAYBE,
    places=RecordPlace,
    gives=Review,
    errors=("no_such_record", "no_review", "reviewing"),
)
async def record_review(call: Call) -> Review:
    """What the decisions of a match cost, and luck apart from skill: one match at a time."""
    return await _review(call, await find_record(call))


@ROUTES.add("GET", "/api/tables/{code}/rounds", places=TablePlace, gives=RecordInfo, errors=ROUNDS)
async def rounds(call: Call) -> RecordInfo:
    """A match that is played, as far as its rounds are over."""
    return record_info(await _rounds(call), call.person)


@ROUTES.add(
    "GET", "/api/tables/{code}/rounds/text", places=TablePlace, gives=str, kind=TEXT, errors=ROUNDS
)
async def rounds_text(call: Call) -> str:
    """The transcript of these rounds, with the proof of their shuffles."""
    return (await _rounds(call)).text


@ROUTES.add(
    "GET",
    "/api/tables/{code}/rounds/replay",
    places=TablePlace,
    query=ReplayOf,
    gives=Replay,
    errors=(*ROUNDS, "no_such_seat", "no_replay"),
)
async def rounds_replay(call: Call) -> Raw:
    """These rounds step by step, as a seat or the watchers saw them, or with all cards open."""
    return await _replay(call, await _rounds(call))


@ROUTES.add(
    "GET",
    "/api/tables/{code}/rounds/review",
    places=TablePlace,
    gives=Review,
    errors=(*ROUNDS, "no_review", "reviewing"),
)
async def rounds_review(call: Call) -> Review:
    """What the decisions of these rounds cost, and luck apart from skill."""
    return await _review(call, await _rounds(call))


async def _rounds(call: Call) -> Record:
    call.context.limits.requests.spend(call.address, COST)  # its transcript is written each time
    return await call.context.house.rounds(await table_code(call), call.person)


async def _replay(call: Call, found: Record) -> Raw:
    seat = call.query.seat
    if not call.context.replays.has(found.id, seat):
        call.context.limits.requests.spend(call.address, COST)
    return await call.context.replays.of(found, seat)


async def _review(call: Call, found: Record) -> Review:
    reviews = call.context.reviews
    if not reviews.has(found.id):
        call.context.limits.requests.spend(call.address, REVIEW_COST)
        if reviews.is_busy:
            raise HouseError("reviewing")
    return await reviews.of(found)
