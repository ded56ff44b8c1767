import pytest

from facedown.server.errors import HouseError
from facedown.server.limits import (
    MAX_KEYS,
    UNKNOWN,
    Addresses,
    Limiter,
    Limits,
    address_key,
    network_key,
)
from facedown.server.settings import Settings


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


def test_what_is_given_back_can_be_spent_again_and_no_more_than_that() -> None:
    limiter = Limiter(rate=1.0, burst=2, clock=Clock())
    limiter.spend("ana", 2.0)
    limiter.give_back("ana", 5.0)
    limiter.spend("ana", 2.0)
    with pytest.raises(HouseError):
        limiter.spend("ana")


def test_only_so_many_are_remembered() -> None:
    limiter = Limiter(rate=1.0, burst=1, clock=Clock())
    for i in range(MAX_KEYS + 10):
        limiter.spend(str(i))
    assert len(limiter._buckets) == MAX_KEYS


@pytest.mark.parametrize(
    ("trusted", "peer", "forwarded", "client"),
    [
        ([], "9.9.9.9", "1.1.1.1", "9.9.9.9"),
        (["10.0.0.0/8"], "9.9.9.9", "1.1.1.1", "9.9.9.9"),
        (["10.0.0.0/8"], "10.0.0.1", "1.1.1.1", "1.1.1.1"),
        (["10.0.0.0/8"], "10.0.0.1", "6.6.6.6, 1.1.1.1", "1.1.1.1"),
        (["10.0.0.0/8"], "10.0.0.1", "1.1.1.1, 10.0.0.2", "1.1.1.1"),
        (["10.0.0.0/8"], "10.0.0.1", "nonsense", UNKNOWN),
        (["10.0.0.0/8"], "10.0.0.1", "1.1.1.1, nonsense", UNKNOWN),
        (["10.0.0.0/8"], "10.0.0.1", "1.1.1.1,", UNKNOWN),
        (["10.0.0.0/8"], "10.0.0.1", "1.1.1.1:51234", "1.1.1.1"),
        (["10.0.0.0/8"], "10.0.0.1", "1.1.1.1:a", UNKNOWN),
        (["10.0.0.0/8"], "10.0.0.1", "1.1.1.1, 10.0.0.2:80", "1.1.1.1"),
        (["10.0.0.0/8"], "10.0.0.1", "[2001:db8::5]:51234", "2001:db8::5"),
        (["10.0.0.0/8"], "10.0.0.1", "[2001:db8::5]", "2001:db8::5"),
        (["10.0.0.0/8"], "10.0.0.1", "[]:80", UNKNOWN),
        (["::1"], "::1", "2001:db8::5", "2001:db8::5"),
        (["10.0.0.0/8"], "::ffff:10.0.0.1", "1.1.1.1", "1.1.1.1"),
        (["10.0.0.0/8"], "10.0.0.1", "", "10.0.0.1"),
        ([], "", "1.1.1.1", UNKNOWN),
    ],
    ids=[
        "nobody is trusted",
        "not this one",
        "the proxy's word",
        "what the client claims is not believed",
        "two proxies",
        "nonsense",
        "nonsense behind what the client claims",
        "nothing at the end",
        "with a port",
        "with no port",
        "two proxies, one with a port",
        "six with a port",
        "six in brackets",
        "empty brackets",
        "six",
        "four written as six",
        "nothing forwarded",
        "no address at all",
    ],
)
def test_whose_request_it_is(trusted: list[str], peer: str, forwarded: str, client: str) -> None:
    assert Addresses(trusted).of(peer, forwarded) == client


def test_limits_count_a_whole_network_of_six_as_one() -> None:
    assert address_key("2001:db8:1:2::1") == address_key("2001:db8:1:2:ffff::9")
    assert address_key("2001:db8:1:2::1") != address_key("2001:db8:1:3::1")
    assert address_key("::ffff:1.2.3.4") == "1.2.3.4"
    assert address_key("fe80::1%eth0") == address_key("fe80::2")


def test_who_has_no_address_is_counted_as_one_with_all_others() -> None:
    assert address_key("") == address_key("nonsense") == network_key(UNKNOWN) == UNKNOWN


def test_a_network_opens_only_so_many_tables() -> None:
    limits = Limits(Settings(tables_per_hour=2, network_tables_per_hour=5), Clock())
    for net in ("203.0.113.{}", "2001:db8:1:{}::/64"):
        for i in (1, 1, 2, 2, 3):
            limits.open_table(net.format(i))
        with pytest.raises(HouseError) as refused:
            limits.open_table(net.format(4))
        assert refused.value.code == "too_many_requests"
    limits.open_table("203.0.114.1")
    limits.open_table("2001:db8:2:1::/64")


def test_who_may_open_no_more_tables_takes_none_from_the_network() -> None:
    limits = Limits(Settings(tables_per_hour=2, network_tables_per_hour=3), Clock())
    for _ in range(2):
        limits.open_table("203.0.113.1")
    for _ in range(5):
        with pytest.raises(HouseError):
            limits.open_table("203.0.113.1")
    limits.open_table("203.0.113.2")
