"""What is in force: who is banned or muted, and until when."""

import pytest

from facedown.server.errors import HouseError
from facedown.server.moderation import Moderation, read_network
from facedown.server.store import BAN, MUTE, Notice, Sanction


def in_force(*sanctions: Sanction, notice: Notice | None = None) -> Moderation:
    moderation = Moderation()
    moderation.update(sanctions, notice)
    return moderation


def ban(until: float = 0.0, person: str = "", network: str = "") -> Sanction:
    return Sanction(kind=BAN, person=person, network=network, at=0.0, until=until, admin="ana")


@pytest.mark.parametrize(
    ("network", "address", "is_in_it"),
    [
        ("192.0.2.0/24", "192.0.2.9", True),
        ("192.0.2.0/24", "192.0.3.9", False),
        ("192.0.2.9/32", "192.0.2.9", True),
        ("2001:db8::/48", "2001:db8:0:7::/64", True),
        ("2001:db8::/64", "2001:db8:0:7::/64", False),
        ("2001:db8::/32", "192.0.2.9", False),
        ("192.0.2.0/24", "unknown", False),
        ("192.0.2.0/24", "", False),
    ],
)
def test_a_range_holds_the_addresses_in_it(network: str, address: str, is_in_it: bool) -> None:
    assert in_force(ban(network=network)).is_banned("", address, 1.0) == is_in_it


def test_a_ban_for_a_time_says_how_long_and_ends() -> None:
    moderation = in_force(ban(person="ben", until=7300.0))
    with pytest.raises(HouseError) as refused:
        moderation.check("ben", "192.0.2.1", 1.0)
    assert (refused.value.code, refused.value.params) == ("banned_for", {"hours": 3})
    moderation.check("ben", "192.0.2.1", 7300.0)
    moderation.check("ann", "192.0.2.1", 1.0)


def test_of_two_bans_the_longer_one_counts() -> None:
    moderation = in_force(ban(person="ben"), ban(person="ben", until=10.0))
    with pytest.raises(HouseError, match="banned"):
        moderation.check("ben", "", 11.0)


def test_whoever_is_muted_is_not_banned() -> None:
    mute = Sanction(kind=MUTE, person="ben", at=0.0, until=5.0, admin="ana")
    moderation = in_force(mute)
    assert moderation.is_muted("ben", 4.0)
    assert not moderation.is_muted("ben", 5.0)
    assert not moderation.is_banned("ben", "", 4.0)


def test_a_notice_ends_by_itself() -> None:
    moderation = in_force(notice=Notice(id=3, text="Soon.", at=0.0, until=9.0))
    assert (moderation.told(8.0).n, moderation.told(8.0).text) == (3, "Soon.")
    assert moderation.told(9.0).text == ""


@pytest.mark.parametrize("text", ["", "somewhere", "192.0.2.0/33", "1.2.3"])
def test_what_is_no_range_is_refused(text: str) -> None:
    with pytest.raises(HouseError, match="bad_range"):
        read_network(text)


@pytest.mark.parametrize("text", ["0.0.0.0/0", "10.0.0.0/8", "::/0", "2001::/16"])
def test_nobody_bans_half_the_world_by_a_slip(text: str) -> None:
    with pytest.raises(HouseError, match="range_too_wide"):
        read_network(text)
