"""The mini of Três Cartas."""

from facedown.core.cards import cards
from facedown.exact.growing import Mini, every_deal
from facedown.exact.layout import Layout, everything_matters
from facedown.games.tres_cartas import GAME
from facedown.games.tres_cartas.variant import Variant


def mini() -> Mini:
    """Eight cards of three kinds, three turns."""
    variant = GAME.variant()
    assert isinstance(variant, Variant)
    variant.max_turns = 3
    layout = Layout(GAME, GAME.setup(variant, 2), 3, (0, 2), turn_up=False)
    deals = every_deal(cards("Jc Jc 5c 5c 5c Tc Tc Tc"))
    return Mini(GAME.KEY, GAME, deals, layout.lay, everything_matters)
