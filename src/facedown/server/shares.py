"""The shares that seats have in a shuffle: what is asked of them, taken from them, and told them.

It says which entry follows; the table lets it happen.
"""

from collections.abc import Set

from facedown.core.seats import Seat
from facedown.match import log, shuffle, wire
from facedown.match.evening import BETWEEN, OVER, SHUFFLING, Evening
from facedown.server.errors import HouseError


def given(
    evening: Evening, seat: Seat, message: wire.Commit | wire.Reveal, now: float
) -> log.Committed | log.Shared:
    """A seat commits to its share or opens it; `HouseError` if that is not asked of it."""
    is_commit = isinstance(message, wire.Commit)
    is_asked = evening.stage == SHUFFLING and evening.is_revealing != is_commit
    if not is_asked or message.round != len(evening.rounds) + 1:
        raise HouseError("no_shuffle")
    if isinstance(message, wire.Commit):
        if evening.digests[seat]:
            raise HouseError("no_shuffle")
        return log.Committed(at=now, seat=seat, digest=message.digest)
    if evening.entropies[seat]:
        raise HouseError("no_shuffle")
    if not _is_the_share(message.entropy, evening.digests[seat]):
        raise HouseError("not_the_share")
    return log.Shared(at=now, seat=seat, entropy=message.entropy)


def _is_the_share(entropy: str, digest: str) -> bool:
    if len(entropy) % 2 or not entropy:
        return False
    return shuffle.digest(bytes.fromhex(entropy)).hex() == digest


def is_missing(evening: Evening, here: Set[Seat]) -> bool:
    """Whether somebody could still give what the shuffle asks for.

    A page may load a moment after its table has begun, so whoever was not away before that counts.
    """
    if evening.is_revealing:
        return any(
            digest and not entropy
            for digest, entropy in zip(evening.digests, evening.entropies, strict=True)
        )
    for seat in evening.people():
        chair = evening.chairs[seat]
        is_coming = chair.away_since is None or chair.away_since >= evening.since
        if not (chair.stand_in or evening.digests[seat]) and (seat in here or is_coming):
            return True
    return False


def next_step(evening: Evening, now: float) -> log.SharesAsked | log.CardsDealt:
    """Nobody is waited for any more: ask for the shares that were committed to, or deal."""
    if not evening.is_revealing and any(evening.digests):
        return log.SharesAsked(at=now)
    return log.CardsDealt(at=now)


def info(evening: Evening) -> wire.ShuffleInfo:
    """What everybody is told of the shuffle now."""
    is_over = evening.stage in (BETWEEN, OVER)
    want = ""
    if evening.stage == SHUFFLING:
        want = "reveal" if evening.is_revealing else "commit"
    return wire.ShuffleInfo(
        round=len(evening.rounds) + (evening.stage == SHUFFLING),
        root=evening.root.hex(),
        want=want,
        digests=evening.digests if want != "commit" else [],
        entropies=[] if want else [entropy.hex() for entropy in evening.entropies],
        secret=evening.secret.hex() if is_over else "",
    )
