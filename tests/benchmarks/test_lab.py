"""How fast the laboratory is: the command and its page."""

import json

import pytest
from benchmarks import lab

from facedown.catalog import GAMES


def test_the_page_shows_what_was_measured() -> None:
    assert lab.PAGE.read_text("utf-8") == lab.page(json.loads(lab.RECORD.read_text("utf-8")))


@pytest.mark.parametrize("key", GAMES)
def test_every_game_was_measured_compiled(key: str) -> None:
    tables, processes = json.loads(lab.RECORD.read_text("utf-8")).values()
    assert tables["compiled"]
    assert processes["compiled"]
    assert tables["games"][key]["decisions"]["bare"] > 0
    assert processes["games"][key]["1"] > 0


def test_a_game_is_measured_beside_bare_play() -> None:
    key = next(iter(GAMES))
    found = lab.game_figures(GAMES[key], [2], 0.001)
    assert set(found["decisions"]) == {"bare", "2"}
    assert found["share"] > 0


@pytest.mark.parametrize(
    ("share", "times", "verdicts"),
    [
        (0.4, 10.0, ["met", "met"]),
        (0.399, 10.0, ["**not met**", "met"]),
        (0.4, 9.9, ["met", "**not met**"]),
    ],
)
def test_the_bars_are_told_as_they_are(share: float, times: float, verdicts: list[str]) -> None:
    figures = {"share": share, "times_peer": times, "peer": "gin_rummy"}
    rows = lab.bars({"pinnacola": figures})[-2:]
    assert [row.split(" | ")[-1].removesuffix(" |") for row in rows] == verdicts


def test_games_that_lie_face_down_must_be_five_times_as_fast_as_hearts() -> None:
    figures = {"share": 0.5, "times_peer": 5.0, "peer": "hearts"}
    assert lab.bars({"vinto": figures})[-1] == "| Vinto | OpenSpiel hearts | 5 × | 5.0 × | met |"


@pytest.mark.parametrize("key", GAMES)
def test_every_bar_is_met(key: str) -> None:
    one = json.loads(lab.RECORD.read_text("utf-8"))["tables"]["games"][key]
    assert one["share"] >= lab.SHARE
    assert one["times_peer"] >= lab.TIMES[one["peer"]]


def test_the_peers_are_driven_with_their_tensors_read() -> None:
    assert lab.peer_figures(*lab.FACE_DOWN, 0.001) > 0


def test_more_processes_are_plotted_further_right() -> None:
    drawn = lab.scaling_picture({key: {"1": 100, "2": 180, "16": 900} for key in GAMES})
    assert drawn.count("<polyline") == len(GAMES)
    assert drawn.count("<circle") == 3 * len(GAMES)
