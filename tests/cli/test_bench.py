"""Measuring: every game has its figures, and the peers are asked for by name."""

import json
from importlib.util import find_spec

import pytest
from tests.cli.conftest import Command

from facedown.catalog import GAMES


@pytest.mark.slow
def test_every_game_is_measured(facedown: Command) -> None:
    data = json.loads(facedown("bench", "--seconds", "1", "--json").out)
    assert list(data["games"]) == list(GAMES)
    for figures in data["games"].values():
        assert all(figure > 0 for figure in figures.values())
    assert "ratios" not in data


@pytest.mark.skipif(find_spec("rlcard") is not None, reason="the peers are installed")
def test_peers_that_are_not_installed_are_named(facedown: Command) -> None:
    ran = facedown("bench", "--peers")
    assert ran.code == 2
    assert ran.err.count("\n") == 1
    assert "facedown[bench]" in ran.err
