"""Rounds played until someone has won: who plays next, who begins, how it stands."""

from typing import Any, Final

from facedown.core.errors import BadOption
from facedown.core.game import Game
from facedown.core.outcome import Outcome, Result, Standings
from facedown.core.seats import NO_SEAT, Seat
from facedown.core.setup import Setup
from facedown.core.variant import Variant

# Who begins the next round (G-11).
ROTATE: Final = "rotate"
WINNER: Final = "winner"
LOSER: Final = "loser"
CALLER: Final = "caller"
STARTERS: Final = (ROTATE, WINNER, LOSER, CALLER)


class Match:
    """A match being played. Time comes in as the seconds elapsed since it began."""

    def __init__(
        self,
        game: Game[Any],
        variant: Variant,
        players: int,
        first: Seat = 0,
        starter: str = ROTATE,
        *,
        undo: bool = False,
    ) -> None:
        game.check_players(variant, players)
        if starter not in STARTERS:
            raise BadOption(
                "no_such_value", option="starter", value=starter, allowed=" | ".join(STARTERS)
            )
        self.game: Final = game
        self.variant: Final = variant
        self.players: Final = players
        self.first = first
        self.starter: Final = starter
        self.undo: Final = undo
        self.results: Final[list[Result]] = []

    def standings(self, elapsed: float = 0.0) -> Standings:
        """How the match stands after the rounds that were added."""
        return self.game.standings(self.variant, self.players, self.results, elapsed)

    def next_setup(self, elapsed: float = 0.0) -> Setup | None:
        """What the next round begins with; None when the match is over."""
        now = self.standings(elapsed)
        if now.is_over:
            return None
        starter = self._next_starter(now.playing)
        number = len(self.results) + 1
        return Setup(self.variant, now.playing, starter, now.scores, number, undo=self.undo)

    def add(self, setup: Setup, outcome: Outcome) -> None:
        """Count a finished round."""
        self.results.append(Result(setup.seats, setup.starter, outcome))

    def _next_starter(self, playing: tuple[Seat, ...]) -> Seat:
        if not self.results:
            return nearest(self.first, playing)
        last = self.results[-1]
        wanted = tuple([seat for seat in self._wanted(last) if seat in playing])
        if wanted:
            return nearest(last.starter, wanted)
        return nearest((last.starter + 1) % self.players, playing)

    def _wanted(self, last: Result) -> tuple[Seat, ...]:
        outcome = last.outcome
        if self.starter == WINNER:
            return outcome.winners
        if self.starter == CALLER and outcome.caller != NO_SEAT:
            return (outcome.caller,)
        if self.starter == LOSER:
            scores = [outcome.scores[seat] for seat in last.seats]
            worst = max(scores) if self.game.lowest_wins(self.variant) else min(scores)
            return tuple([seat for seat in last.seats if outcome.scores[seat] == worst])
        return ()


def nearest(start: Seat, seats: tuple[Seat, ...]) -> Seat:
    """The first of these seats clockwise from a seat, itself included.

    >>> nearest(2, (0, 1, 3)), nearest(3, (0, 1))
    (3, 0)
    """
    return min(seats, key=lambda seat: (seat < start, seat))
