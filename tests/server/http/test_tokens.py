import stat
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from facedown.server.errors import HouseError
from facedown.server.tokens import Tokens, load_keys, new_code, read_code, shown_code

KEY = b"k" * 32
OTHER = b"o" * 32


def test_a_token_says_who_and_of_which_generation() -> None:
    tokens = Tokens([KEY])
    assert tokens.read(tokens.token("ana", 3)) == ("ana", 3)


def test_a_token_signed_with_another_key_is_refused() -> None:
    with pytest.raises(HouseError, match="bad_token"):
        Tokens([KEY]).read(Tokens([OTHER]).token("ana", 0))


def test_tokens_of_an_older_key_are_still_good() -> None:
    assert Tokens([OTHER, KEY]).read(Tokens([OTHER]).token("ana", 0)) == ("ana", 0)


def test_no_character_of_a_token_can_be_changed() -> None:
    tokens = Tokens([KEY])
    token = tokens.token("ana", 0)
    for i, char in enumerate(token[:-1]):
        with pytest.raises(HouseError, match="bad_token"):
            tokens.read(token[:i] + ("A" if char != "A" else "B") + token[i + 1 :])


@pytest.mark.slow
@given(st.text(max_size=500))
def test_any_text_that_is_no_token_is_refused(text: str) -> None:
    with pytest.raises(HouseError, match="bad_token"):
        Tokens([KEY]).read(text)


def test_the_key_is_made_once_and_for_its_owner_alone(tmp_path: Path) -> None:
    file = tmp_path / "data" / "signing.key"
    keys = load_keys(file)
    assert load_keys(file) == keys
    assert stat.S_IMODE(file.stat().st_mode) == 0o600


def test_a_key_that_others_may_read_is_closed_to_them(tmp_path: Path) -> None:
    file = tmp_path / "signing.key"
    load_keys(file)
    file.chmod(0o644)
    load_keys(file)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600


def test_a_damaged_key_file_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "signing.key"
    file.write_text("short\n")
    with pytest.raises(HouseError, match="bad_key_file"):
        load_keys(file)


def test_a_code_is_read_as_people_type_it() -> None:
    code = new_code()
    assert read_code(f" {shown_code(code).lower()} ") == code
