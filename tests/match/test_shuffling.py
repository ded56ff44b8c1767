"""The shuffle of a round as seats take part in it."""

from facedown.core.cards import cards
from facedown.match import shuffle
from facedown.match.shuffling import Shuffling

PACK = tuple(cards("2s 3s 4s 5s 6s 7s 8s 9s Ts Js Qs Ks As"))
SECRET = b"\x5e" * shuffle.SIZE
SHARE, OTHER = b"a share", b"another share"


def shuffling_of(seats: int = 3) -> Shuffling:
    return Shuffling(SECRET, PACK, seats)


def with_shares() -> Shuffling:
    """Seat 0 has given its share, seat 1 has only committed to one, seat 2 has done nothing."""
    shuffling = shuffling_of()
    shuffling.commit(0, shuffle.digest(SHARE))
    shuffling.commit(1, shuffle.digest(OTHER))
    shuffling.ask_shares()
    shuffling.share(0, SHARE)
    return shuffling


# -- what is asked of the seats --------------------------------------------------------------------


def test_every_seat_may_commit_once() -> None:
    shuffling = shuffling_of()
    assert not shuffling.has_commitments
    shuffling.commit(1, shuffle.digest(SHARE))
    assert [shuffling.may_commit(seat) for seat in range(3)] == [True, False, True]
    assert shuffling.has_commitments


def test_no_share_is_taken_before_the_shares_are_asked_for() -> None:
    shuffling = shuffling_of()
    shuffling.commit(1, shuffle.digest(SHARE))
    assert not shuffling.may_share(1)
    shuffling.ask_shares()
    assert shuffling.may_share(1)


def test_nobody_commits_once_shares_are_asked_for() -> None:
    """Whoever did could choose their share by what the others gave."""
    shuffling = shuffling_of()
    shuffling.ask_shares()
    assert not any(shuffling.may_commit(seat) for seat in range(3))


def test_a_share_is_given_once() -> None:
    assert [with_shares().may_share(seat) for seat in range(2)] == [False, True]


def test_only_what_was_committed_to_is_the_share() -> None:
    shuffling = with_shares()
    assert shuffling.is_share(1, OTHER)
    assert not shuffling.is_share(1, SHARE)
    assert not shuffling.is_share(1, b"")
    assert not shuffling.is_share(2, OTHER), "it has committed to none"


def test_an_empty_share_is_none_even_if_committed_to() -> None:
    shuffling = shuffling_of()
    shuffling.commit(0, shuffle.digest(b""))
    assert not shuffling.is_share(0, b"")


def test_shares_are_missing_until_all_who_committed_have_opened_theirs() -> None:
    shuffling = with_shares()
    assert shuffling.misses_shares
    shuffling.share(1, OTHER)
    assert not shuffling.misses_shares


# -- what follows ----------------------------------------------------------------------------------


def test_the_root_is_known_before_any_share() -> None:
    assert shuffling_of().root == with_shares().root == shuffle.new_root(SECRET, PACK)


def test_the_cards_follow_from_the_secret_and_the_shares() -> None:
    shares = [SHARE, b"", b""]
    shuffling = with_shares()
    assert shuffling.deck() == shuffle.deck(SECRET, PACK, shares)
    assert shuffling.order(2, 9) == shuffle.order(SECRET, shares, 2, 9)
    assert shuffling.starter() == shuffle.starter(SECRET, shares, (0, 1, 2))
    assert shuffling.deck() != shuffling_of().deck()


def test_its_proof_proves_it() -> None:
    shuffling = with_shares()
    proof = shuffling.proof()
    proof.check(PACK, shuffling.deck(), [shuffling.order(1, 5), shuffling.order(2, 7)])
    proof.check_starter((0, 1, 2), shuffling.starter())
    assert proof.entropies == (SHARE, b"", b"")
    assert proof.digests == (shuffle.digest(SHARE), shuffle.digest(OTHER), b"")
