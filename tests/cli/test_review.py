"""A match reviewed: what decisions cost, what was better, and who was lucky."""

import json
from pathlib import Path

import pytest
from tests.arena.test_chances import slept_through
from tests.cli.conftest import Command

from facedown.match.transcript import dumps

GAME = "tres-cartas"


@pytest.fixture
def saved(tmp_path: Path, facedown: Command) -> str:
    """A short match of a person who always takes the first choice."""
    path = str(tmp_path / "match.txt")
    typed = "1\n" * 400
    ran = facedown("play", GAME, "--preset", "short", "--seed", "x", "--save", path, typed=typed)
    assert ran.code == 0
    return path


def test_costly_decisions_are_told_with_what_was_better(facedown: Command, saved: str) -> None:
    ran = facedown("review", saved)
    assert ran.code == 0
    assert ran.out.startswith("Round 1\n")
    assert "Person: Swap the 3♣ for your first card\n    Better by " in ran.out
    assert (
        "points in the round score: Swap the 3♣ for your third card: your cards add up to 8 less."
        in ran.out
    )
    assert "All rounds\n  Person: −17 (skill −" in ran.out


def test_one_seat_is_told_of_its_own_decisions(facedown: Command, saved: str) -> None:
    out = facedown("review", saved, "--seat", "1", "--budget", "8").out
    assert ", Person: " not in out
    assert "  Ana: +17 (skill +" in out


@pytest.mark.slow
@pytest.mark.parametrize(
    ("language", "words"), [("pt-BR", "Melhor em "), ("it", "Meglio di ")], ids=["pt-BR", "it"]
)
def test_a_review_speaks_other_languages(
    language: str, words: str, facedown: Command, saved: str
) -> None:
    assert words in facedown("review", saved, "--language", language).out


def test_the_figures_add_up(facedown: Command, saved: str) -> None:
    found = json.loads(facedown("review", saved, "--json", "--budget", "8").out)
    assert (found["format"], found["game"], found["budget"]) == (1, GAME, 8)
    assert len(found["rounds"]) == 4
    for one in [found, *found["rounds"]]:
        for seat in one["seats"]:
            parts = seat["par"] + seat["skill"] + seat["luck"]
            assert parts == pytest.approx(seat["worth"], abs=0.001)
    for one in found["rounds"]:
        for seat in one["seats"]:
            costs = [each["cost"] for each in one["decisions"] if each["seat"] == seat["seat"]]
            assert sum(costs) == pytest.approx(seat["cost"], abs=0.001)


def test_what_makes_no_sense_is_refused(facedown: Command, saved: str) -> None:
    assert "--seat" not in facedown("review", saved, "--seat", "2").out
    assert facedown("review", saved, "--seat", "2").code == 2
    assert facedown("review", saved, "--budget", "1").code == 2


@pytest.mark.slow
def test_a_game_that_is_won_or_lost_is_told_in_chances(tmp_path: Path, facedown: Command) -> None:
    """It said "4% of a win"."""
    path = str(tmp_path / "match.txt")
    rules = ("--set", "rounds=1", "--players", "2", "--seed", "x", "--save", path)
    assert facedown("play", "cambio", *rules, typed="1\n" * 400).code == 0
    out = facedown("review", path, "--budget", "8").out
    assert "% likelier to win: " in out
    assert "% in winning chances." in out


@pytest.mark.slow
def test_a_flip_left_undone_is_told_at_its_moment(tmp_path: Path, facedown: Command) -> None:
    path = tmp_path / "match.txt"
    path.write_text(dumps(slept_through("asleep 2")))
    out = facedown("review", str(path), "--budget", "16").out
    assert "  After move 14, anybody 0: Do nothing\n    Better, " in out
    assert ": Flip your first card: you get rid of a card, and your cards add up to 2 less." in out
    (one,) = json.loads(facedown("review", str(path), "--budget", "16", "--json").out)["rounds"]
    (undone,) = [found for found in one["decisions"] if found["made"] is None]
    assert (undone["move"], undone["seat"], undone["best"]) == (14, 0, "flip 0:0")
