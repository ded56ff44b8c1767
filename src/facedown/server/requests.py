"""What a seat asks for beside moves: which entry of the log follows, or what it is answered."""

from collections.abc import Set
from typing import Final

from facedown.core.errors import BadNotation, FacedownError
from facedown.core.seats import Seat
from facedown.match import log, wire
from facedown.match.evening import BETWEEN, OVER, WAITING, Evening
from facedown.server.errors import HouseError
from facedown.server.progress import check_wear

# So many wishes of one seat for a pause are in the log of a round; then they are refused.
MAX_PAUSES: Final = 10


def ready(evening: Evening, seat: Seat, now: float) -> list[log.AnyEntry]:
    """A seat is ready: for the match, its next round, or another match."""
    if evening.stage not in (WAITING, BETWEEN, OVER):
        raise HouseError("match_on")
    if evening.stage != BETWEEN:
        check_wear(evening)
    return [] if evening.seating.chairs[seat].ready else [log.BecameReady(at=now, seat=seat)]


def pause(
    evening: Evening, seat: Seat, here: Set[Seat], now: float, *, on: bool
) -> list[log.AnyEntry]:
    """Everyone who is there has to wish for a pause, and anyone may end it."""
    if not evening.is_on:
        raise HouseError("no_match")
    if evening.timing.paused:
        return [] if on else [log.Resumed(at=now)]
    chair = evening.seating.chairs[seat]
    if chair.wants_pause == on:
        return []
    if on and chair.pauses >= MAX_PAUSES:
        raise HouseError("too_many_pauses")
    wish = log.WishedPause(at=now, seat=seat, on=on)
    others = [one for one in evening.seating.people() if one in here and one != seat]
    if on and all(evening.seating.chairs[one].wants_pause for one in others):
        return [wish, log.Paused(at=now)]
    return [wish]


def check_alone(evening: Evening, seat: Seat) -> None:
    """Refuse to set the bots' pace where other people play, or where nothing is played."""
    if evening.seating.alone != seat:
        raise HouseError("not_alone")
    evening.check_moment()


def tried(evening: Evening, seat: Seat, message: wire.Try) -> wire.Tried:
    """Whether a move would be legal now."""
    try:
        evening.check(seat, evening.read_move(message.move))
    except FacedownError as error:
        why = refused(error, message.id)
        return wire.Tried(message.id, legal=False, code=why.code, params=why.params)
    return wire.Tried(message.id, legal=True)


def refused(error: FacedownError, id: str) -> wire.Refused:
    """Why something was not done, for whoever asked. What could not be read is not repeated."""
    if isinstance(error, BadNotation):
        return wire.Refused("bad_move", {}, id)
    return wire.Refused(error.code, error.params, id)
