"""Games from outside at the command line: played like any other, or named in one line."""

import json
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.cli.conftest import Command
from tests.outside import install, install_bot, outsiders


@pytest.fixture(autouse=True)
def catalog_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    with outsiders(tmp_path, monkeypatch):
        install("keep-or-swap", "keep_or_swap:GAME")
        install_bot("keep-or-swap.rule", "keep_or_swap.bot:CountingBot")
        yield


@pytest.mark.slow
def test_a_game_from_outside_is_listed_with_its_bots(facedown: Command) -> None:
    (game,) = json.loads(facedown("games", "keep-or-swap", "--json").out)["games"]
    assert game["name"] == "Keep or swap"
    assert game["bots"] == ["rule", "random", "stubborn"]


@pytest.mark.slow
def test_a_match_of_a_game_from_outside_is_played(facedown: Command) -> None:
    ran = facedown("play", "keep-or-swap", "--players", "3", "--seed", "x", typed="1\n" * 9)
    assert ran.code == 0
    assert ran.err == ""
    assert "Keep your card" in ran.out
    assert "The match is over." in ran.out


@pytest.mark.slow
def test_bots_play_a_game_from_outside(facedown: Command) -> None:
    ran = facedown("simulate", "keep-or-swap", "--rounds", "20", "--seed", "s", "--json")
    assert json.loads(ran.out)["endings"] == {"all_played": 20}
    assert facedown("perft", "keep-or-swap", "--depth", "2").out == "4\n"


def test_the_rules_of_a_game_from_outside_are_its_own_page(facedown: Command) -> None:
    assert "The highest wins" in facedown("rules", "keep-or-swap").out
    italian = facedown("rules", "keep-or-swap", "--language", "it").out
    assert "Vince la più alta" in italian
    assert "Questo gioco non ha regole della casa." in italian


def test_a_page_that_is_not_in_the_language_is_shown_in_english(facedown: Command) -> None:
    ran = facedown("rules", "keep-or-swap", "--language", "pt-BR")
    assert "The highest wins" in ran.out
    assert ran.err == ""


@pytest.mark.slow
@pytest.mark.parametrize("command", [["games"], ["simulate", "cambio", "--rounds", "1"]])
def test_what_cannot_be_loaded_is_named_in_one_line(command: list[str], facedown: Command) -> None:
    install("broken", "broken_game:GAME")
    ran = facedown(*command)
    assert ran.code == 0
    assert ran.err == (
        "facedown: broken is left out: it cannot be loaded (ZeroDivisionError: division by zero)\n"
    )


@pytest.mark.slow
def test_a_game_that_breaks_a_law_is_not_played(facedown: Command) -> None:
    install("lawless", "strange_games:lawless")
    ran = facedown("play", "lawless")
    assert ran.code == 2
    left_out, unknown = ran.err.splitlines()
    assert left_out.startswith("facedown: lawless is left out: it breaks law ")
    assert unknown.startswith("facedown: there is no game lawless; the games are ")
    assert facedown("play", "keep-or-swap", typed="q\n").code == 0


@pytest.mark.slow
def test_a_house_opens_without_the_game_that_breaks_a_law(
    facedown: Command, tmp_path: Path
) -> None:
    """It comes as far as its port, which is taken."""
    install("lawless", "strange_games:lawless")
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        ran = facedown("serve", "--port", port, "--data", str(tmp_path))
    left_out, taken_port = ran.err.splitlines()
    assert left_out.startswith("facedown: lawless is left out: it breaks law ")
    assert taken_port == f"facedown: port {port} is taken; choose another with --port"
