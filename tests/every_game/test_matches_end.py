"""Every match ends, whatever its house rules, and even if nobody does anything for it."""

from typing import Any, Final

import pytest

from facedown.catalog import GAMES
from facedown.core.dealer import Dealer
from facedown.core.game import Game
from facedown.core.moves import Shuffle
from facedown.core.outcome import Outcome, Result
from facedown.core.seats import DEALER
from facedown.core.variant import Option
from facedown.match.match import Match

# No house rule asks for more rounds than this.
MAX_ROUNDS: Final = 1000
SECONDS_A_ROUND: Final = 600.0

PRESETS: Final = [(game, preset) for game in GAMES.values() for preset in game.PRESETS]
OPTIONS: Final = [(game, option) for game in GAMES.values() for option in game.OPTIONS]


def play_by_the_clock(match: Match, elapsed: float) -> bool:
    """One more round in which every move is a timeout's; False if the match is over."""
    game = match.game
    setup = match.next_setup(elapsed)
    if setup is None:
        return False
    dealer = Dealer(f"{game.KEY} {setup.number}")
    table = game.table(setup)
    game.start(table, dealer.deck(game.pack(setup.variant)))
    while awaited := game.awaited(table):
        if awaited[0] == DEALER:
            game.act(table, DEALER, Shuffle(dealer.order(len(table.discard) - 1)))
        else:
            game.act(table, awaited[0], game.default_move(table, awaited[0]))
    outcome = game.outcome(table)
    assert outcome is not None
    match.add(setup, outcome)
    return True


@pytest.mark.slow
@pytest.mark.parametrize(("game", "preset"), PRESETS, ids=[f"{g.KEY} {p}" for g, p in PRESETS])
def test_a_match_that_only_the_clock_plays_ends(game: Game[Any], preset: str) -> None:
    variant = game.variant(preset=preset)
    match = Match(game, variant, game.usual_players(variant))
    while play_by_the_clock(match, len(match.results) * SECONDS_A_ROUND):
        assert len(match.results) < MAX_ROUNDS
    over = match.standings(len(match.results) * SECONDS_A_ROUND)
    assert over.is_over
    assert over.winners


@pytest.mark.parametrize(("game", "option"), OPTIONS, ids=[f"{g.KEY} {o.name}" for g, o in OPTIONS])
def test_a_match_in_which_nobody_ever_scores_ends(game: Game[Any], option: Option) -> None:
    for players in {*game.OFFICIAL, *game.ALLOWED}:
        seats, nothing = tuple(range(players)), (0,) * players
        result = Result(seats, 0, Outcome(nothing, (), game.ENDINGS[0], nothing))
        for value in option.samples():
            variant = game.make_variant({option.name: value})
            elapsed = MAX_ROUNDS * SECONDS_A_ROUND
            over = game.standings(variant, players, [result] * MAX_ROUNDS, elapsed)
            assert (over.is_over, over.winners, over.playing) == (True, seats, ())
