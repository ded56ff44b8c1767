"""Match equity: the share of the victory that each seat may hope for, by how a match stands.

A lead counts for more the fewer rounds are to come: seats that are still in share the victory in
proportion to `exp(edge * points / sqrt(rounds to come))`, where points that are not wanted count
against a seat. That is how the sums of many alike rounds fall out, as near as a formula of one
line comes to it. How much a point counts (`edge`), and how many points a round brings a match
nearer to its end (`pace`), were fitted to matches of rule bots: `facedown.bots.equity_numbers`.

Nothing is drawn: the same standings always give the same shares, and the shares of all seats sum
to one. Seats with better players than the others have more than is said here.
"""

from math import exp, sqrt
from typing import Any, Final

from facedown.bots.equity_numbers import NUMBERS
from facedown.bots.sums import plain_sum
from facedown.core.errors import BadOption
from facedown.core.game import Game
from facedown.core.outcome import Standings
from facedown.core.variant import Variant

# Ways to play a match, by the house rule that ends it: so many rounds (`end`, `rounds`), points
# that somebody has (`limit`, `target`), or points at which a seat is out, until one is left.
END: Final = "end"
ROUNDS: Final = "rounds"
LIMIT: Final = "limit"
TARGET: Final = "target"
OUT: Final = "out"
WAYS: Final = (END, ROUNDS, LIMIT, TARGET, OUT)
BY_ROUNDS: Final = (END, ROUNDS)

_ROUNDS: Final = "rounds("


def way_of(variant: Variant) -> str:
    """How a match is played by these house rules; refused if a clock ends it."""
    names = [option.name for option in variant.options]
    if END in names:
        end = variant.word(END)
        if not end.startswith(_ROUNDS):
            raise BadOption("no_such_value", option=END, value=end, allowed="rounds(1 …)")
        return END
    if TARGET in names:
        return TARGET
    if ROUNDS in names:
        return ROUNDS if variant.number(LIMIT) < 0 else LIMIT
    if LIMIT in names:
        return OUT
    raise BadOption("no_such_value", option="reward", value="equity", allowed="points | win")


def end_of(variant: Variant) -> int:
    """After how many rounds, or at how many points, a match ends."""
    way = way_of(variant)
    if way == END:
        return int(variant.word(END).removeprefix(_ROUNDS).removesuffix(")"))
    return variant.number(LIMIT if way == OUT else way)


def nearest_numbers(way: str, players: int) -> tuple[float, float]:
    """Edge and pace for so many players, or for as near a number as was fitted."""
    fitted = NUMBERS[way]
    return fitted[min(fitted, key=lambda count: (abs(count - players), count))]


class Equity:
    """What matches of one game by these house rules are worth to so many players."""

    def __init__(
        self,
        game: Game[Any],
        variant: Variant,
        players: int,
        numbers: tuple[float, float] | None = None,
    ) -> None:
        self._way: Final = way_of(variant)
        edge, pace = numbers or nearest_numbers(self._way, players)
        self._edge: Final = -edge if game.lowest_wins(variant) else edge
        self._pace: Final = pace
        self._end: Final = end_of(variant)
        self._players: Final = players

    def shares(self, now: Standings, rounds: int) -> list[float]:
        """The share of each seat after so many rounds; of a match that is over, what it has won."""
        found = [0.0] * self._players
        if now.is_over:
            for seat in now.winners:
                found[seat] = 1.0 / len(now.winners)
            return found
        slope = self._edge / sqrt(max(self.rounds_left(now, rounds), 1.0))
        best = max([slope * now.scores[seat] for seat in now.playing])
        for seat in now.playing:
            found[seat] = exp(slope * now.scores[seat] - best)
        whole = plain_sum(found)
        return [share / whole for share in found]

    def rounds_left(self, now: Standings, rounds: int) -> float:
        """About how many rounds are to come."""
        if self._way in BY_ROUNDS:
            return float(self._end - rounds)
        return (self._end - self._deciding(now)) / self._pace

    def _deciding(self, now: Standings) -> int:
        """The points that end the match when they are at its limit."""
        if self._way != OUT:
            return max(now.scores)
        # All but one must be out: those of the second of whoever is in.
        return sorted([now.scores[seat] for seat in now.playing])[1]
