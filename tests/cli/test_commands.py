"""Every command: its help, its answer to bad input, and what it prints."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.cli.conftest import Command

from facedown import __version__
from facedown.catalog import GAMES
from facedown.cli import app
from facedown.cli.games import players_text
from facedown.i18n.catalogue import languages, messages

GAME = next(iter(GAMES))
COMMANDS = [
    command.name or command.callback.__name__.replace("_", "-")
    for command in app.registered_commands
    if command.callback
]

BAD = [
    (["play"], "Missing argument"),
    (["play", "whist"], "there is no game whist; the games are"),
    (["play", GAME, "--nonsense"], "No such option"),
    (["nonsense"], "No such command"),
    (["play", GAME, "--players", "1"], "1 players can’t play by these rules: at least"),
    (["play", GAME, "--players", "99"], "99 players can’t play by these rules: at least"),
    (["play", GAME, "--players", "two"], "Invalid value for '--players'"),
    (["play", GAME, "--preset", "nonsense"], "there is no preset nonsense; there are seed"),
    (["play", GAME, "--set", "nonsense=1"], "there is no house rule nonsense; there are"),
    (["play", GAME, "--set", "nonsense"], "write option=value"),
    (["play", GAME, "--bots", "nobody"], "there is no bot nobody for this game; there are random"),
    (["play", GAME, "--bots", "random,random,random"], "3 bots don’t fit in 1 seats"),
    (["play", GAME, "--aid", "all"], "--aid can’t be all; it can be off"),
    (["play", GAME, "--reaction", "-1"], "--reaction can’t be -1; it can be 0…600"),
    (["play", GAME, "--save", "/no/such/folder/match.txt"], "there is no such folder"),
    (["play", GAME, "--save", "/"], "it is a folder"),
    (["simulate", GAME, "--rounds", "0"], "--rounds can’t be 0; it can be 1…"),
    (["simulate", GAME, "--rounds", "1", "--matches", "1"], "choose either --rounds or --matches"),
    (["simulate", GAME, "--jobs", "0"], "--jobs can’t be 0"),
    (["perft", GAME, "--depth", "-1"], "--depth can’t be -1"),
    (["replay", "no-such-file.txt"], "there is no file no-such-file.txt"),
    (["replay", "x", "--seat", "0", "--open"], "choose either --seat or --open"),
    (["replay", "x", "--step"], "--step needs a terminal"),
    (["verify", "/"], "cannot read /"),
    (["games", "whist"], "there is no game whist"),
    (["rules", "whist"], "there is no game whist"),
    (["move-house", "house", ""], 'TO can’t be ""; it can be FOLDER | postgresql://'),
    (["move-house", "", "house"], 'FROM can’t be ""; it can be FOLDER | postgresql://'),
    (["proxy-config", "a:65536"], "HOST:PORT can’t be a:65536; it can be HOST:1…65535"),
    (["proxy-config", "a:0"], "HOST:PORT can’t be a:0; it can be HOST:1…65535"),
    (["proxy-config", "a:1", "--bind", ":70000"], "--bind can’t be :70000; it can be A:1…65535"),
]


@pytest.mark.parametrize(("arguments", "line"), BAD, ids=[" ".join(words) for words, _ in BAD])
def test_bad_input_is_told_in_one_line(arguments: list[str], line: str, facedown: Command) -> None:
    ran = facedown(*arguments)
    assert ran.code == 2
    assert line in ran.err
    assert ran.err.startswith("facedown: ")
    assert ran.err.count("\n") == 1
    assert ran.out == ""


def test_a_name_with_a_line_break_is_told_in_one_line(facedown: Command) -> None:
    ran = facedown("play", "a\nb\x1b[2J")
    assert ran.err.count("\n") == 1
    assert "\x1b" not in ran.err


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_has_help_with_an_example(name: str, facedown: Command) -> None:
    ran = facedown(name, "--help")
    assert ran.code == 0
    assert f"Example: facedown {name} " in ran.out


def test_no_command_is_forgotten_here() -> None:
    assert len(app.registered_commands) == len(COMMANDS)


def test_without_arguments_there_is_help(facedown: Command) -> None:
    ran = facedown()
    assert ran.code == 0
    assert all(name in ran.out for name in COMMANDS)


def test_the_version_says_how_the_rules_run(facedown: Command) -> None:
    ran = facedown("--version")
    assert ran.code == 0
    assert ran.out in {
        f"facedown {__version__} (interpreted)\n",
        f"facedown {__version__} (compiled)\n",
    }


def test_the_catalog_lists_every_game(facedown: Command) -> None:
    ran = facedown("games")
    assert all(key in ran.out for key in GAMES)


def test_a_game_says_which_numbers_of_players_there_are() -> None:
    """P-01, P-44: Pinnacola is for two, and in pairs for four; never for three."""
    spans = {key: players_text(game) for key, game in GAMES.items()}
    assert (spans["pinnacola"], spans["vinto"]) == ("2 (also 4)", "4–5 (also 2–3, 6)")


def test_the_help_names_every_language(facedown: Command) -> None:
    assert f"The language spoken: {', '.join(languages())}." in facedown("games", "--help").out


@pytest.mark.parametrize("key", GAMES)
def test_a_game_is_told_in_detail(key: str, facedown: Command) -> None:
    out = " ".join(facedown("games", key).out.split())
    for option in GAMES[key].OPTIONS:
        assert option.name in out
        assert messages("en", GAMES[key]).text(f"option-{option.name}.about") in out
    assert all(preset in out for preset in GAMES[key].PRESETS)


def test_the_catalog_is_one_json_object(facedown: Command) -> None:
    data = json.loads(facedown("games", "--json").out)
    assert [one["game"] for one in data["games"]] == list(GAMES)
    first = data["games"][0]
    assert set(first) == {"game", "name", "rules", "players", "presets", "options", "bots"}
    assert first["players"]["official"] == list(GAMES[GAME].OFFICIAL)
    assert all(
        set(one) == {"option", "name", "default", "values", "about"} for one in first["options"]
    )


def test_perft_by_move_adds_up(facedown: Command) -> None:
    whole = json.loads(facedown("perft", GAME, "--depth", "3", "--json").out)
    parts = json.loads(facedown("perft", GAME, "--depth", "3", "--divide", "--json").out)
    assert sum(part["count"] for part in parts["moves"]) == parts["count"] == whole["count"]


def test_perft_prints_the_count_last(facedown: Command) -> None:
    data = json.loads(facedown("perft", GAME, "--depth", "2", "--json").out)
    lines = facedown("perft", GAME, "--depth", "2", "--divide").out.splitlines()
    assert lines[-1] == str(data["count"])


@pytest.mark.slow
@pytest.mark.parametrize(
    "how", [["-c", "from facedown.cli import main; main()"], ["-m", "facedown"]]
)
def test_the_installed_command_complains_without_a_traceback(
    how: list[str], tmp_path: Path
) -> None:
    command = [sys.executable, *how, "verify", "nothing.txt"]
    ran = subprocess.run(
        command,
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
        env=os.environ | {"LANGUAGE": "en"},
    )
    assert ran.returncode == 2
    assert ran.stderr == "facedown: there is no file nothing.txt\n"
