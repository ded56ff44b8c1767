"""Many rounds or matches: the same figures for the same seed, however the work is divided."""

import pytest

from facedown.arena import Bot, Series, play_all, play_alone, play_many, play_match, playing
from facedown.bots.random_bot import RandomBot
from facedown.catalog import GAMES
from facedown.core.errors import BadSetup

GAME = next(iter(GAMES.values()))
BOTS = ("random", "stubborn")


def test_all_that_was_asked_for_is_played_and_told_on_the_way() -> None:
    told: list[int] = []
    report = play_many(GAME, BOTS, 21, "s", progress=told.append)
    assert sum(told) == report.tally.rounds == 21
    assert len(told) > 1


def test_a_round_of_many_can_be_played_again() -> None:
    tally = play_many(GAME, BOTS, 1, "s").tally
    assert list(tally.moves) == [play_alone(GAME, BOTS, "s/0").moves]


def test_a_match_of_many_can_be_played_again() -> None:
    tally = play_many(GAME, BOTS, 1, "s", matches=True).tally
    match = play_match(GAME, BOTS, "s/0")
    assert (tally.matches, tally.rounds) == (1, len(match.rounds))
    assert set(tally.match_wins) == {BOTS[seat] for seat in match.standings.winners}


def test_series_are_counted_apart() -> None:
    every = [Series(GAME.KEY, (), BOTS, seed, 5) for seed in ("a", "b")]
    assert play_all(every) == [play_many(GAME, BOTS, 5, seed).tally for seed in ("a", "b")]


@pytest.mark.slow
@pytest.mark.parametrize("matches", [False, True])
def test_several_processes_count_the_same(matches: bool) -> None:
    bots: list[Bot] = [RandomBot, "stubborn"]
    alone, together = (
        play_many(GAME, bots, 20, "s", matches=matches, jobs=jobs) for jobs in (1, 2)
    )
    assert alone == together
    assert alone.data()["bots"] == ["RandomBot", "stubborn"]


def test_what_is_stuck_is_told_by_its_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing, "MAX_MOVES", 3)
    tally = play_many(GAME, BOTS, 2, "s").tally
    assert tally.stuck == ["s/0: too_many_moves", "s/1: too_many_moves"]
    assert tally.rounds == 0


def test_there_must_be_a_bot_for_each_seat() -> None:
    with pytest.raises(BadSetup, match="wrong_number_of_players"):
        play_many(GAME, ["random"], 1, "s")


def test_the_figures_of_rounds_say_nothing_of_matches() -> None:
    assert "matches" not in play_many(GAME, BOTS, 2, "s").data()
    assert play_many(GAME, BOTS, 2, "s", matches=True).data()["matches"]["played"] == 2
