"""Those who run the house: their file, their secrets, their sessions."""

from pathlib import Path

import pytest

from facedown.server.admins import Admins, add_admin, digest_of, load_admins
from facedown.server.errors import HouseError

KEYS = [b"k" * 64]


def test_a_secret_is_shown_once_and_only_its_digest_is_kept(tmp_path: Path) -> None:
    file = tmp_path / "admins"
    secret = add_admin(file, "ana")
    assert secret not in file.read_text()
    assert file.stat().st_mode & 0o777 == 0o600
    assert Admins(load_admins(file), KEYS).of_secret(secret) == "ana"


def test_a_second_secret_takes_the_place_of_the_first(tmp_path: Path) -> None:
    file = tmp_path / "admins"
    first, _, second = add_admin(file, "ana"), add_admin(file, "rui"), add_admin(file, "ana")
    admins = Admins(load_admins(file), KEYS)
    assert (admins.of_secret(first), admins.of_secret(second)) == ("", "ana")
    assert sorted(load_admins(file)) == ["ana", "rui"]


@pytest.mark.parametrize("name", ["", "Ana", "a b", "-a", "a" * 33, "a\nb"])
def test_a_name_that_would_spoil_the_file_is_refused(tmp_path: Path, name: str) -> None:
    with pytest.raises(HouseError, match="bad_admin_name"):
        add_admin(tmp_path / "admins", name)


@pytest.mark.parametrize("line", ["ana", "ana x", f"Ana {'0' * 64}", f"ana {'0' * 64}\n" * 2])
def test_a_line_that_says_nothing_is_refused(tmp_path: Path, line: str) -> None:
    file = tmp_path / "admins"
    file.touch(0o600)
    file.write_text(line)
    with pytest.raises(HouseError) as refused:
        load_admins(file)
    assert refused.value.params["why"] == "bad_line"


def test_a_file_that_others_may_read_or_that_is_missing_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "admins"
    add_admin(file, "ana")
    file.chmod(0o640)
    with pytest.raises(HouseError) as refused:
        load_admins(file)
    assert refused.value.params["why"] == "others_may_read"
    with pytest.raises(HouseError) as missing:
        load_admins(tmp_path / "nowhere")
    assert missing.value.params["why"] == "not_readable"


def test_a_session_is_its_admins_until_the_secret_or_the_key_changes() -> None:
    admins = Admins({"ana.b": digest_of("one")}, KEYS)
    session = admins.session("ana.b")
    assert admins.of_session(session) == "ana.b"
    assert Admins({"ana.b": digest_of("two")}, KEYS).of_session(session) == ""
    assert Admins({"ana.b": digest_of("one")}, [b"x" * 64]).of_session(session) == ""
    assert Admins({}, KEYS).of_session(session) == ""


@pytest.mark.parametrize("session", ["", "ana", "ana.", "ana.b.c", "ana.b.c.d", "x" * 1000])
def test_what_is_no_session_is_nobodys(session: str) -> None:
    assert Admins({"ana": digest_of("one")}, KEYS).of_session(session) == ""
