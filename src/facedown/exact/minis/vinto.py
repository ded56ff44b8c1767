"""The mini of Vinto."""

from facedown.core.cards import cards
from facedown.core.records import Move
from facedown.exact.growing import Mini, every_deal
from facedown.exact.layout import Layout
from facedown.games.vinto import GAME
from facedown.games.vinto.moves import Declare, SwapGuess
from facedown.games.vinto.variant import Variant


def mini() -> Mini:
    """One card each; a turn and, after a call, the last one; guesses only of ranks in play."""
    variant = GAME.variant(
        {"guess_penalty": "0", "active_may_toss": "false", "toss_chain": "single"}
    )
    assert isinstance(variant, Variant)
    variant.max_turns = 1
    deck = cards("2c 2c 5c 5c 5c Jc Jc")
    layout = Layout(GAME, GAME.setup(variant, 2), 1, (0,), turn_up=True)
    ranks = {card.rank for card in deck}

    def names_what_is_there(move: Move) -> bool:
        return not isinstance(move, SwapGuess | Declare) or move.rank in ranks

    return Mini(GAME.KEY, GAME, every_deal(deck), layout.lay, names_what_is_there)
