"""Hypothesis strategies: rounds of a game to try the laws on (needs the `testing` extra)."""

from typing import Any

from hypothesis import strategies as st

from facedown.bots.roster import make_bot
from facedown.core.dealer import Dealer
from facedown.core.game import Game
from facedown.core.setup import Setup
from facedown.testing.check import EXPLORERS
from facedown.testing.plays import Play, record_play


@st.composite
def setups(draw: st.DrawFn, game: Game[Any]) -> Setup:
    """A round's beginning: any preset with any options changed, any number of players."""
    values = dict(game.PRESETS[draw(st.sampled_from(sorted(game.PRESETS)))])
    for option in draw(st.lists(st.sampled_from(game.OPTIONS), unique_by=lambda one: one.name)):
        values[option.name] = draw(st.sampled_from(option.samples()))
    variant = game.make_variant(values)
    players = draw(st.integers(*game.players(variant)))
    starter = draw(st.integers(0, players - 1))
    return game.setup(variant, players, starter)


@st.composite
def plays(draw: st.DrawFn, game: Game[Any]) -> Play:
    """A whole round between random and stubborn bots."""
    setup = draw(setups(game))
    chance = Dealer(draw(st.integers(0, 2**32)))
    names = draw(st.lists(st.sampled_from(EXPLORERS), min_size=1, max_size=setup.players))
    players = [
        make_bot(names[seat % len(names)], game, chance.apart(f"bot {seat}"))
        for seat in range(setup.players)
    ]
    return record_play(game, setup, players, chance)
