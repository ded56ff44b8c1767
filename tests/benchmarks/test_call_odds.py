"""What bots think of a call: how it is counted, shown, and whether it is so."""

import pytest
from benchmarks.call_odds import PLAYED, figures, play, table
from benchmarks.strength import MOST_ERROR, PICTURES, pictures
from benchmarks.strength import figures as on_record

from facedown.catalog import GAMES, find_game


def test_calls_are_counted_by_what_was_said() -> None:
    assert table([(0.1, False), (0.15, True), (0.95, True)]) == [
        {"calls": 2, "said": 0.125, "won": 0.5},
        {"calls": 1, "said": 0.95, "won": 1.0},
    ]


def test_every_preset_of_every_game_with_calls_is_on_record() -> None:
    presets = {(key, preset) for key in PLAYED for preset in GAMES[key].PRESETS}
    assert PLAYED == [key for key, game in GAMES.items() if game.CALLS]
    assert {(name.split()[0], name.split()[2]) for name in on_record("call_odds")} == presets


def test_no_odds_on_record_are_further_off_than_they_may_be() -> None:
    assert max(row["error"] for row in on_record("call_odds").values()) <= MOST_ERROR


def test_the_pictures_show_what_was_measured() -> None:
    for name, svg in pictures().items():
        assert (PICTURES / name).read_text("utf-8") == svg


@pytest.mark.slow
@pytest.mark.parametrize("preset", ["seed", "golf"])
def test_of_two_a_stop_wins_as_often_as_is_said(preset: str) -> None:
    """It won 76 of 100 times when it was said to win 71."""
    game = find_game("tres-cartas")
    calls = [call for number in range(800) if (call := play(game, preset, 2, f"calls/{number}"))]
    said, won = (sum(call[at] for call in calls) / len(calls) for at in (0, 1))
    assert said == pytest.approx(won, abs=MOST_ERROR)
    assert figures(calls)["error"] < 2 * MOST_ERROR
