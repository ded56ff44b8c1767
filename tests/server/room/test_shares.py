"""The shares that seats have in a shuffle."""

from hashlib import sha256

import pytest
from tests.server.room.scene import START, begun, dealt

from facedown.match import log, wire
from facedown.match.evening import Evening
from facedown.server import shares
from facedown.server.errors import HouseError

SHARE = bytes([7]) * 8
DIGEST = sha256(SHARE).hexdigest()
COMMIT, REVEAL = wire.Commit(1, DIGEST), wire.Reveal(1, SHARE.hex())
HERE = {0, 1}


def committed() -> Evening:
    evening = begun("Ana", "Bea")
    evening.apply(shares.given(evening, 0, COMMIT, START))
    return evening


def revealing() -> Evening:
    evening = committed()
    evening.apply(log.SharesAsked(at=START))
    return evening


def test_a_seat_commits_once_and_then_opens_its_share_once() -> None:
    evening = begun("Ana", "Bea")
    entry = shares.given(evening, 0, COMMIT, START)
    assert entry == log.Committed(at=START, seat=0, digest=DIGEST)
    evening.apply(entry)
    for again in (COMMIT, REVEAL):
        with pytest.raises(HouseError, match="no_shuffle"):
            shares.given(evening, 0, again, START)
    evening.apply(log.SharesAsked(at=START))
    entry = shares.given(evening, 0, REVEAL, START)
    assert entry == log.Shared(at=START, seat=0, entropy=SHARE.hex())
    evening.apply(entry)
    with pytest.raises(HouseError, match="no_shuffle"):
        shares.given(evening, 0, REVEAL, START)


@pytest.mark.parametrize("entropy", ["", "abc", "abcd"], ids=["none", "odd", "another"])
def test_a_share_is_what_was_committed_to(entropy: str) -> None:
    with pytest.raises(HouseError, match="not_the_share"):
        shares.given(revealing(), 0, wire.Reveal(1, entropy), START)


def test_a_share_is_for_the_round_that_is_shuffled() -> None:
    for evening, message in (
        (begun("Ana", "Bea"), wire.Commit(2, DIGEST)),
        (dealt("Ana", "Bea"), COMMIT),
    ):
        with pytest.raises(HouseError, match="no_shuffle"):
            shares.given(evening, 0, message, START)


def test_the_shuffle_waits_for_who_is_here_or_may_still_load_the_page() -> None:
    evening = committed()
    assert shares.is_missing(evening, HERE)
    assert shares.is_missing(evening, {0}), "she was not away before it began"
    evening.seating.chairs[1].away_since = START - 1
    assert not shares.is_missing(evening, {0})
    evening.seating.chairs[1].away_since, evening.seating.chairs[1].stand_in = None, True
    assert not shares.is_missing(evening, {0})


def test_opening_waits_for_those_who_committed() -> None:
    evening = revealing()
    assert shares.is_missing(evening, HERE)
    evening.apply(shares.given(evening, 0, REVEAL, START))
    assert not shares.is_missing(evening, HERE)


def test_shares_are_asked_for_only_where_somebody_committed() -> None:
    assert isinstance(shares.next_step(begun("Ana", "Bea"), START), log.CardsDealt)
    assert isinstance(shares.next_step(committed(), START), log.SharesAsked)
    assert isinstance(shares.next_step(revealing(), START), log.CardsDealt)


def test_the_secret_is_told_when_the_round_is_over_and_not_before() -> None:
    for evening, want in (
        (committed(), "commit"),
        (revealing(), "reveal"),
        (dealt("Ana", "Bea"), ""),
    ):
        info, shuffling = shares.info(evening), evening.shuffling
        assert shuffling is not None
        assert (info.round, info.want, info.secret) == (1, want, "")
        assert info.digests == (
            [] if want == "commit" else [one.hex() for one in shuffling.digests]
        )
    assert shares.info(dealt("Ana", "Bea")).root
