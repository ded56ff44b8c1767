"""States that a player cannot tell from the one it is in, for search."""

from collections.abc import Callable
from typing import TypeAlias

from facedown.core.dealer import Dealer
from facedown.lab.openspiel.state import State

Resampler: TypeAlias = Callable[[State, int], State]


def resampler(seed: str | int) -> Resampler:
    """What `ISMCTSBot.set_resampler` takes: gives another state for one, and the player in it.

    The player's information state is the same in it; all that it does not know is drawn anew.
    """
    dealer = Dealer(seed)

    def resample(state: State, player: int) -> State:
        return state.resampled(player, dealer)

    return resample
