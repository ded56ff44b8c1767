"""Time as a value: how long a table gives its players, and when that runs out (G-09)."""

from dataclasses import dataclass
from typing import Any

from facedown.core.game import REACTION_CLOCK, SETUP_CLOCK, Game


@dataclass(frozen=True)
class Clocks:
    """Seconds for each thing a player is waited for; 0 means no limit."""

    turn: float = 45.0
    reaction: float = 5.0
    setup: float = 15.0
    peek: float = 4.0
    abandon: float = 120.0

    @staticmethod
    def of(game: Game[Any]) -> "Clocks":
        """The usual clocks of a game."""
        return Clocks(setup=game.SETUP_SECONDS)

    def at_least(self, least: float) -> "Clocks":
        """The same, but players are waited for at least so long.

        >>> Clocks(turn=0.5, reaction=0).at_least(1.0)
        Clocks(turn=1.0, reaction=0, setup=15.0, peek=4.0, abandon=120.0)
        """
        return Clocks(
            turn=_longer(self.turn, least),
            reaction=_longer(self.reaction, least),
            setup=_longer(self.setup, least),
            peek=self.peek,
            abandon=self.abandon,
        )

    def seconds(self, clock: str) -> float:
        """How long the awaited seats have by this clock."""
        if clock == SETUP_CLOCK:
            return self.setup
        return self.reaction if clock == REACTION_CLOCK else self.turn

    def deadline(self, clock: str, since: float) -> float | None:
        """When a wait that began then runs out; None if it never does.

        >>> Clocks().deadline("turn", 10.0), Clocks(turn=0).deadline("turn", 10.0)
        (55.0, None)
        """
        seconds = self.seconds(clock)
        return since + seconds if seconds > 0 else None


def _longer(seconds: float, least: float) -> float:
    return max(seconds, least) if seconds > 0 else seconds
