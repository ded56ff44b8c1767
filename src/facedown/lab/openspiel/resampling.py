"""States that a player cannot tell from the one it is in, for search."""

from collections.abc import Callable
from typing import TypeAlias

from facedown.core.dealer import Dealer
from facedown.lab.openspiel.state import State
from facedown.lab.openspiel.worlds import other_world

Resampler: TypeAlias = Callable[[State, int], State]


def resampler(seed: str | int) -> Resampler:
    """What `ISMCTSBot.set_resampler` takes: gives another state for one, and the player in it.

    The player's information state is the same in it; all that it does not know is drawn anew.
    """
    dealer = Dealer(seed)

    def resample(state: State, player: int) -> State:
        world = other_world(state.round, player, dealer)
        other: State = state.get_game().new_initial_state()
        for action in world.history:
            other.apply_action(action)
        return other

    return resample
