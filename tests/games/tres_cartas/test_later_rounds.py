"""The laws in later rounds of a match, when some seats are out and scores are not nothing."""

import pytest

from facedown.bots.roster import bots_for, make_bot
from facedown.core.dealer import Dealer
from facedown.core.setup import Setup
from facedown.games.tres_cartas import GAME
from facedown.testing import LAWS, Trial, check_play, record_play

# Law 7 checks a transcript from its first round on.
OF_ANY_ROUND = tuple(law for law in LAWS if law != 7)


@pytest.mark.slow
@pytest.mark.parametrize("seats", [(0, 2), (1, 3), (1, 2, 3), (0, 5, 7)])
@pytest.mark.parametrize("preset", GAME.PRESETS)
@pytest.mark.parametrize("name", ["random", "stubborn"])
def test_every_law_holds_when_seats_are_out(seats: tuple[int, ...], preset: str, name: str) -> None:
    chance = Dealer(f"{seats} {preset} {name}")
    players = seats[-1] + 1
    scores = tuple(17 * seat for seat in range(players))
    setup = Setup(GAME.variant(preset=preset), seats, seats[1], scores, 5)
    bots = [make_bot(name, GAME, chance.apart(seat)) for seat in range(players)]
    play = record_play(GAME, setup, bots, chance)
    check_play(Trial(play, chance, moments=3, bots=bots_for(GAME)), OF_ANY_ROUND)
    assert {seat for seat, _ in play.steps} == set(seats)
