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


def test_the_peers_are_driven_with_their_tensors_read() -> None:
    assert lab.peer_figures(*lab.FACE_DOWN, 0.001) > 0


def test_more_processes_are_plotted_further_right() -> None:
    drawn = lab.scaling_picture({key: {"1": 100, "2": 180, "16": 900} for key in GAMES})
    assert drawn.count("<polyline") == len(GAMES)
    assert drawn.count("<circle") == 3 * len(GAMES)
