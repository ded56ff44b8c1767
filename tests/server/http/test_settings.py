from pathlib import Path

import pytest

from facedown.core.errors import BadOption
from facedown.server.settings import Settings, read_settings


def test_settings_come_from_the_environment() -> None:
    settings = read_settings({"FACEDOWN_PORT": "9000", "FACEDOWN_LOG_JSON": "true", "HOME": "/"})
    assert (settings.port, settings.log_json) == (9000, True)


def test_a_flag_is_stronger_than_the_environment() -> None:
    assert read_settings({"FACEDOWN_PORT": "9000"}, port=9001, host=None).port == 9001


def test_a_list_is_written_with_commas() -> None:
    settings = read_settings({"FACEDOWN_TRUSTED_PROXIES": "127.0.0.1, 10.0.0.0/8"})
    assert settings.trusted_proxies == ("127.0.0.1", "10.0.0.0/8")


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("PORT", "eighty"),
        ("PORT", "70000"),
        ("METRICS", "everyone"),
        ("TRUSTED_PROXIES", "my-proxy"),
        ("PUBLIC_URL", "cards.example"),
        ("ALLOWED_HOSTS", "https://cards.example"),
        ("BOT_SPEED", "-1"),
    ],
)
def test_a_setting_that_makes_no_sense_is_refused(name: str, value: str) -> None:
    with pytest.raises(BadOption):
        read_settings({f"FACEDOWN_{name}": value})


@pytest.mark.parametrize(
    ("environ", "flag", "told"),
    [
        ({}, "", "--database"),
        ({"FACEDOWN_DATABASE": "postgresql:///cards"}, "", "--database"),
        ({"FACEDOWN_DATABASE": ""}, None, "FACEDOWN_DATABASE"),
    ],
    ids=["flag", "flag over a variable", "variable"],
)
def test_a_secret_that_was_not_there_opened_a_house_in_a_file(
    environ: dict[str, str], flag: str | None, told: str
) -> None:
    with pytest.raises(BadOption) as refused:
        read_settings(environ, database=flag)
    assert (refused.value.code, refused.value.params) == ("empty_database", {"option": told})


def test_a_database_that_is_named_is_stronger_than_an_empty_variable() -> None:
    settings = read_settings({"FACEDOWN_DATABASE": ""}, database="postgresql:///cards")
    assert settings.database == "postgresql:///cards"
    assert read_settings({"FACEDOWN_PORT": ""}).database == ""


def test_the_address_is_the_one_that_people_type() -> None:
    assert Settings().address_on(8000) == "http://127.0.0.1:8000"
    assert Settings(host="::1").address_on(80) == "http://[::1]:80"
    assert Settings(public_url="https://cards.example/").address_on(1) == "https://cards.example"


def test_the_data_folder_is_the_one_asked_for(tmp_path: Path) -> None:
    assert Settings(data=str(tmp_path)).folder == tmp_path
