"""The shares that seats have in a shuffle: what is asked of them, taken from them, and told them.

It says which entry follows; the table lets it happen.
"""

from collections.abc import Set

from facedown.core.seats import Seat
from facedown.match import log, wire
from facedown.match.evening import BETWEEN, OVER, SHUFFLING, Evening
from facedown.server.errors import HouseError


def given(
    evening: Evening, seat: Seat, message: wire.Commit | wire.Reveal, now: float
) -> log.Committed | log.Shared:
    """A seat commits to its share or opens it; `HouseError` if that is not asked of it."""
    shuffling = evening.shuffling
    is_on = evening.stage == SHUFFLING and message.round == len(evening.rounds) + 1
    if shuffling is None or not is_on:
        raise HouseError("no_shuffle")
    if isinstance(message, wire.Commit):
        if not shuffling.may_commit(seat):
            raise HouseError("no_shuffle")
        return log.Committed(at=now, seat=seat, digest=message.digest)
    if not shuffling.may_share(seat):
        raise HouseError("no_shuffle")
    if len(message.entropy) % 2 or not shuffling.is_share(seat, bytes.fromhex(message.entropy)):
        raise HouseError("not_the_share")
    return log.Shared(at=now, seat=seat, entropy=message.entropy)


def is_missing(evening: Evening, here: Set[Seat]) -> bool:
    """Whether somebody could still give what the shuffle asks for.

    A page may load a moment after its table has begun, so whoever was not away before that counts.
    """
    shuffling = evening.shuffling
    assert shuffling is not None
    if shuffling.is_revealing:
        return shuffling.misses_shares
    for seat in evening.seating.people():
        chair = evening.seating.chairs[seat]
        is_coming = chair.away_since is None or chair.away_since >= evening.timing.since
        is_asked = not chair.stand_in and shuffling.may_commit(seat)
        if is_asked and (seat in here or is_coming):
            return True
    return False


def next_step(evening: Evening, now: float) -> log.SharesAsked | log.CardsDealt:
    """Nobody is waited for any more: ask for the shares that were committed to, or deal."""
    shuffling = evening.shuffling
    assert shuffling is not None
    if not shuffling.is_revealing and shuffling.has_commitments:
        return log.SharesAsked(at=now)
    return log.CardsDealt(at=now)


def info(evening: Evening) -> wire.ShuffleInfo:
    """What everybody is told of the shuffle now."""
    shuffling = evening.shuffling
    assert shuffling is not None
    is_over = evening.stage in (BETWEEN, OVER)
    want = ""
    if evening.stage == SHUFFLING:
        want = "reveal" if shuffling.is_revealing else "commit"
    return wire.ShuffleInfo(
        round=len(evening.rounds) + (evening.stage == SHUFFLING),
        root=shuffling.root.hex(),
        want=want,
        digests=[one.hex() for one in shuffling.digests] if want != "commit" else [],
        entropies=[one.hex() for one in shuffling.entropies] if not want else [],
        secret=shuffling.secret.hex() if is_over else "",
    )
