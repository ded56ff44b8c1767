"""Pace: rounds are counted while they last, and chance is counted alike for all."""

from typing import Any

import pytest

from facedown.bench.measure import Playing, cards_by_chance, program, usual_setup
from facedown.bench.pace import Pace, Program, middle, play_for, ratio, run_slice, take_turns
from facedown.bots.roster import make_bot
from facedown.catalog import GAMES
from facedown.core.dealer import Dealer
from facedown.core.game import Game
from facedown.core.moves import Shuffle
from facedown.core.playout import Step, play_out
from facedown.core.table import Table


def test_as_long_as_there_is_time_rounds_are_played_and_their_length_added() -> None:
    played = []

    def play() -> int:
        played.append(7)
        return 7

    rounds, length, taken = play_for(play, 0.01)
    assert rounds == len(played)
    assert length == 7 * rounds
    assert taken >= 0.01


def test_steps_are_decisions_and_chance_together() -> None:
    pace = run_slice(Program("x", lambda: 10, decisions=0.5, chance=2.0), 0.001)
    assert pace.steps == pytest.approx(5 * pace.decisions)
    assert pace.decisions == pytest.approx(5 * pace.rounds)


def test_everyone_has_the_same_number_of_turns() -> None:
    programs = [Program(name, lambda: 1, decisions=1, chance=0) for name in "ab"]
    paces = take_turns(programs, 0.001, 3)
    assert {name: len(turns) for name, turns in paces.items()} == {"a": 3, "b": 3}


def test_a_turn_is_compared_with_the_same_turn() -> None:
    ours = [Pace(10, 20, 1), Pace(1, 2, 1), Pace(10, 20, 1)]
    theirs = [Pace(5, 5, 1), Pace(0.5, 0.5, 1), Pace(1, 1, 1)]
    assert ratio(ours, theirs) == {"steps": 4.0, "decisions": 2.0}
    assert middle(ours) == Pace(10, 20, 1)


@pytest.mark.parametrize("key", GAMES)
def test_chance_decides_each_card_that_is_dealt(key: str) -> None:
    table = Playing(GAMES[key], usual_setup(GAMES[key])).begin()
    elsewhere = len(table.everything()) - len(table.stock)
    assert cards_by_chance(table, []) == elsewhere > 0


def test_a_card_drawn_again_after_a_reshuffle_is_chance_again() -> None:
    rounds = [watched_round(game, seed) for game in GAMES.values() for seed in range(3)]
    assert [cards_by_chance(table, steps) for table, steps, _ in rounds] == [
        drawn for _, _, drawn in rounds
    ]
    assert any(isinstance(move, Shuffle) for _, steps, _ in rounds for _, move in steps)


def watched_round(game: Game[Any], seed: int) -> tuple[Table, list[Step], int]:
    """A round of stubborn players, and how many cards were seen to leave the stock."""
    dealer = Dealer(seed)
    setup = usual_setup(game)
    deck = dealer.deck(game.pack(setup.variant))
    players = [make_bot("stubborn", game, dealer.apart(seat)) for seat in range(setup.players)]
    table = game.table(setup)
    game.start(table, deck)
    steps = play_out(game, table, players, dealer)
    again = game.table(setup)
    game.start(again, deck)
    drawn = len(deck) - len(again.stock)
    for seat, move in steps:
        full = len(again.stock) + (len(move.order) if isinstance(move, Shuffle) else 0)
        game.act(again, seat, move)
        drawn += full - len(again.stock)
    return table, steps, drawn


@pytest.mark.parametrize("key", GAMES)
def test_a_round_of_ours_is_mostly_decisions(key: str) -> None:
    found = program(GAMES[key], usual_setup(GAMES[key]), rounds=3)
    assert 0.9 < found.decisions <= 1
    assert found.chance > 0
    assert found.play() > 0


@pytest.mark.parametrize("key", GAMES)
def test_rounds_that_are_timed_are_the_rounds_that_were_counted(key: str) -> None:
    timed, counting = (Playing(GAMES[key], usual_setup(GAMES[key])) for _ in range(2))
    for _ in range(3):
        assert timed.play() == len(counting.finish(counting.begin()))
