"""The mini of Cambio."""

from facedown.core.cards import cards
from facedown.exact.growing import Mini, every_deal
from facedown.exact.layout import Layout, everything_matters
from facedown.games.cambio import GAME
from facedown.games.cambio.variant import Variant


def mini() -> Mini:
    """Two cards each, one of them seen; two turns, and windows in which the rival may flip."""
    variant = GAME.variant(
        {
            "flip_timing": "window",
            "flip_targets": "own",
            "discarder_may_flip": "false",
            "discard_draw_must_swap": "true",
        }
    )
    assert isinstance(variant, Variant)
    variant.max_turns = 2
    layout = Layout(GAME, GAME.setup(variant, 2), 2, (1,), turn_up=False)
    deals = every_deal(cards("Ac Ac 5c 5c 9c 9c"))
    return Mini(GAME.KEY, GAME, deals, layout.lay, everything_matters)
