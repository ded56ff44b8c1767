"""Bots among themselves: the same figures for the same seed, however the work is divided."""

import json

import pytest
from tests.cli.conftest import Command

from facedown.arena import playing
from facedown.catalog import GAMES

GAME = next(iter(GAMES))


def test_the_same_seed_gives_the_same_bytes(facedown: Command) -> None:
    arguments = ("simulate", GAME, "--rounds", "50", "--bots", "random", "--seed", "s", "--json")
    assert facedown(*arguments).out == facedown(*arguments).out


def test_another_seed_gives_other_figures(facedown: Command) -> None:
    one, other = (
        json.loads(facedown("simulate", GAME, "--rounds", "50", "--seed", seed, "--json").out)
        for seed in ("a", "b")
    )
    assert one["by_seat"] != other["by_seat"]


@pytest.mark.slow
@pytest.mark.parametrize("what", ["--rounds", "--matches"])
def test_two_jobs_give_the_same_bytes_as_one(what: str, facedown: Command) -> None:
    arguments = ("simulate", GAME, what, "40", "--bots", "random,stubborn", "--seed", "s")
    for form in ([], ["--json"]):
        alone = facedown(*arguments, *form)
        together = facedown(*arguments, *form, "--jobs", "2")
        assert alone == together
        assert alone.code == 0


@pytest.mark.parametrize("key", GAMES)
def test_the_figures_add_up(key: str, facedown: Command) -> None:
    game = GAMES[key]
    ran = facedown(
        "simulate", key, "--rounds", "6", "--bots", "random,stubborn", "--seed", "s", "--json"
    )
    data = json.loads(ran.out)
    players = game.OFFICIAL[0]
    assert ran.code == 0
    assert data["rounds"] == sum(data["endings"].values()) == 6
    assert [row["seat"] for row in data["by_seat"]] == list(range(players))
    assert sum(row["rounds"] for row in data["by_bot"]) == 6 * players
    assert set(data["endings"]) <= set(game.ENDINGS)
    assert data["moves"]["median"] <= data["moves"]["p99"] <= data["moves"]["max"]
    assert data["stuck"] == []


def test_bots_that_sit_unevenly_are_told(facedown: Command) -> None:
    """Nobody takes the figures of two seats for those of one."""
    two = ("--bots", "random,stubborn", "--rounds", "2", "--seed", "s")
    uneven = facedown("simulate", GAME, "--players", "3", *two)
    assert "2 bots for 3 seats" in uneven.err
    assert "random, stubborn, random" in uneven.err
    assert uneven.code == 0
    assert facedown("simulate", GAME, "--players", "4", *two).err == ""


def test_levels_play_as_bots_do(facedown: Command) -> None:
    ran = facedown(
        "simulate", GAME, "--rounds", "40", "--bots", "sharp,random", "--seed", "s", "--json"
    )
    shares = {row["bot"]: row["win_share"] for row in json.loads(ran.out)["by_bot"]}
    assert shares["sharp"] > shares["random"]


def test_matches_are_won_by_bots(facedown: Command) -> None:
    ran = facedown(
        "simulate", GAME, "--matches", "4", "--bots", "rule,random", "--seed", "s", "--json"
    )
    data = json.loads(ran.out)
    assert data["matches"]["played"] == 4
    assert sum(data["matches"]["wins"].values()) >= 4
    assert data["rounds"] >= 4


def test_the_report_names_seats_bots_and_endings(facedown: Command) -> None:
    out = facedown("simulate", GAME, "--rounds", "20", "--bots", "random", "--seed", "s").out
    assert "by seat" in out
    assert "by bot" in out
    assert "Round over" in out
    assert "seed s" in out


def test_a_stuck_round_is_told_and_fails(
    facedown: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(playing, "MAX_MOVES", 3)
    ran = facedown("simulate", GAME, "--rounds", "2", "--bots", "random", "--seed", "s", "--json")
    assert ran.code == 1
    assert "facedown: stuck: s/0: too_many_moves" in ran.err
    assert len(json.loads(ran.out)["stuck"]) == 2


@pytest.mark.parametrize("key", [key for key, game in GAMES.items() if game.SIMULATED])
def test_a_simulation_needs_no_clock_unless_it_is_asked_for_one(
    key: str, facedown: Command
) -> None:
    """V-41: bots play so many rounds where people play so many minutes."""
    asked = ("simulate", key, "--matches", "1", "--bots", "random", "--seed", "s", "--json")
    assert json.loads(facedown(*asked).out)["options"] == GAMES[key].SIMULATED
    timed = json.loads(facedown(*asked, "--set", "end=minutes(1)").out)
    assert timed["options"] == {"end": "minutes(1)"}
