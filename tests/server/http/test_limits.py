import pytest

from facedown.server.errors import HouseError
from facedown.server.limits import MOST_KEYS, Addresses, Limiter, address_key


class Clock:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_bucket_that_is_empty_fills_again_with_time() -> None:
    clock = Clock()
    limiter = Limiter(rate=1.0, burst=2, clock=clock)
    limiter.spend("ana")
    limiter.spend("ana")
    with pytest.raises(HouseError) as refused:
        limiter.spend("ana")
    assert refused.value.code == "too_many_requests"
    assert refused.value.params == {"seconds": 2}
    clock.now = 1.0
    limiter.spend("ana")


def test_everyone_has_a_bucket_of_their_own() -> None:
    limiter = Limiter(rate=1.0, burst=1, clock=Clock())
    limiter.spend("ana")
    limiter.spend("bob")


def test_what_is_owed_is_paid_before_anything_else_is_given() -> None:
    clock = Clock()
    limiter = Limiter(rate=1.0, burst=10, clock=clock)
    limiter.spend("ana")
    limiter.owe("ana", 12.0)
    clock.now = 3.5
    with pytest.raises(HouseError):
        limiter.spend("ana")
    clock.now = 4.5
    limiter.spend("ana")


def test_only_so_many_are_remembered() -> None:
    limiter = Limiter(rate=1.0, burst=1, clock=Clock())
    for i in range(MOST_KEYS + 10):
        limiter.spend(str(i))
    assert len(limiter._buckets) == MOST_KEYS


@pytest.mark.parametrize(
    ("trusted", "peer", "forwarded", "client"),
    [
        ([], "9.9.9.9", "1.1.1.1", "9.9.9.9"),
        (["10.0.0.0/8"], "9.9.9.9", "1.1.1.1", "9.9.9.9"),
        (["10.0.0.0/8"], "10.0.0.1", "1.1.1.1", "1.1.1.1"),
        (["10.0.0.0/8"], "10.0.0.1", "6.6.6.6, 1.1.1.1", "1.1.1.1"),
        (["10.0.0.0/8"], "10.0.0.1", "1.1.1.1, 10.0.0.2", "1.1.1.1"),
        (["10.0.0.0/8"], "10.0.0.1", "nonsense", "10.0.0.1"),
        (["::1"], "::1", "2001:db8::5", "2001:db8::5"),
        (["10.0.0.0/8"], "10.0.0.1", "", "10.0.0.1"),
    ],
    ids=[
        "nobody is trusted",
        "not this one",
        "the proxy's word",
        "what the client claims is not believed",
        "two proxies",
        "nonsense",
        "six",
        "nothing forwarded",
    ],
)
def test_whose_request_it_is(trusted: list[str], peer: str, forwarded: str, client: str) -> None:
    assert Addresses(trusted).of(peer, forwarded) == client


def test_limits_count_a_whole_network_of_six_as_one() -> None:
    assert address_key("2001:db8:1:2::1") == address_key("2001:db8:1:2:ffff::9")
    assert address_key("2001:db8:1:2::1") != address_key("2001:db8:1:3::1")
    assert address_key("::ffff:1.2.3.4") == "1.2.3.4"
