"""Replays over HTTP: a finished match, as any seat knew it or with all cards open.

Whoever has a record's id has all of it, so that nothing is hidden from anyone here; a seat's
replay is for seeing the match as it was seen.
"""

from typing import Annotated, Final

from msgspec import Meta, Raw, Struct

from facedown.server.errors import HouseError
from facedown.server.http.records import RecordPlace, find_record
from facedown.server.http.routes import MAYBE, Call, Routes
from facedown.server.replays import OPEN, WATCHERS, Replay
from facedown.server.reviews import Review

ROUTES: Final = Routes()

# A replay that must be worked out counts as so many requests more.
COST: Final = 5.0
# And so does a review.
REVIEW_COST: Final = 20.0


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
    found = await find_record(call)
    seat = call.query.seat
    if not call.context.replays.has(found.id, seat):
        call.context.limits.requests.spend(call.address, COST)
    return await call.context.replays.of(found, seat)


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
    found, reviews = await find_record(call), call.context.reviews
    if not reviews.has(found.id):
        call.context.limits.requests.spend(call.address, REVIEW_COST)
        if reviews.is_busy:
            raise HouseError("reviewing")
    return await reviews.of(found)
