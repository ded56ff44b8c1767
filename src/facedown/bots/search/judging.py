"""Judging moves: each is tried out on the same tables as they may be, the better ones on more.

A rollout is one move on one table, played on by players that see their own views only: who looked
through the cards would find a peek worth nothing. Where a seat is not awaited, to do nothing is
tried like a move: it is None, and lets go by what the discard gave a chance to do. All moves meet
the same tables and the same chance, so that what they differ by is the moves. A budget is a number
of rollouts and no time, so that what is found depends on the view, the moves and the chance alone.
"""

from collections.abc import Sequence
from math import sqrt
from typing import Any, Final

from facedown.bots.search.guide import Guide, find_guide
from facedown.bots.search.worlds import imagine_likely
from facedown.bots.sums import plain_sum
from facedown.core.compiled import is_compiled
from facedown.core.dealer import Dealer
from facedown.core.game import Game
from facedown.core.placed_card import PlacedCard
from facedown.core.player import BlindPlayer
from facedown.core.playout import next_step
from facedown.core.records import Move
from facedown.core.table import Table, View

# Budgets in rollouts: for a house that is interpreted or has much to do, for a bot of the roster,
# and for one that may take up to a second, of which it rarely takes a third.
SMALL: Final = 32
NORMAL: Final = 384
MASTER: Final = 768

# A round of trials is of so many tables at least.
LEAST: Final = 4
# The number of no move.
NO_MOVE: Final = -1


def most_in_time(*, busy: bool = False) -> int:
    """How many rollouts a decision may take, so that nobody waits; busy is who is asked much."""
    return MASTER if is_compiled() and not busy else SMALL


class Idle(BlindPlayer[Any]):
    """Lets every chance go by."""

    def pick(self, moves: list[Move], *, awaited: bool) -> Move | None:
        return None


IDLE: Final = Idle()


class Valued:
    """A move, or to do nothing, and what it is worth to its seat.

    `worth` is in the game's own points ahead of the others, or in chances to win; in a match that
    is under way, in points as they would count at level scores. `error` is the
    standard error of how much less that is than what the best move is worth; 0 for the best.
    """

    def __init__(self, move: Move | None, worth: float, error: float) -> None:
        self.move: Final = move
        self.worth: Final = worth
        self.error: Final = error


def judge(
    game: Game[Any], view: View[Any], moves: Sequence[Move | None], chance: Dealer, budget: int
) -> list[Valued]:
    """What each of these moves is worth to the seat of a view, the best first."""
    if not moves:
        return []
    trials = Trials(game, view, moves, chance)
    trials.spend(budget)
    best = trials.best()
    found = [trials.beside(number, best) for number in range(len(moves))]
    found.sort(key=lambda valued: -valued.worth)
    return found


def likely_moves(game: Game[Any], view: View[Any], moves: Sequence[Move]) -> list[Move]:
    """The moves that it is worth to judge: of those that come to the same the first."""
    return find_guide(game).likely_moves(view, moves)


class Trials:
    """What came of some moves, tried on tables as they may be."""

    def __init__(
        self,
        game: Game[Any],
        view: View[Any],
        moves: Sequence[Move | None],
        chance: Dealer,
    ) -> None:
        self.game: Final = game
        self.guide: Final[Guide[Any]] = find_guide(game)
        self.view: Final = view
        self.beliefs: Final = self.guide.beliefs(view)
        self.worths: Final = self.guide.worths(view)
        self.moves: Final = moves
        # The one seed of all that follows, so that nothing depends on what was drawn before.
        self.seed: Final = str(chance.bits())
        # By move, what each table gave so far: the first tables are the same for all.
        self.found: Final[list[list[float]]] = [[] for _ in moves]

    def spend(self, budget: int, kept: int = NO_MOVE) -> None:
        """Try all moves, then the better half of them and the one to keep, and so on."""
        left = list(range(len(self.moves)))
        rounds = 1
        while 1 << rounds < len(left):
            rounds += 1
        share = budget // (rounds * self.guide.dearness(self.view))
        self.guide.begin()
        try:
            for _ in range(rounds):
                for _ in range(max(share // len(left), LEAST)):
                    self._try(left)
                left.sort(key=lambda number: -self.mean(number))
                half = max((len(left) + 1) // 2, 2)
                left = left[:half]
                if kept != NO_MOVE and kept not in left:
                    left[-1] = kept
        finally:
            self.guide.end()

    def _try(self, numbers: list[int]) -> None:
        """Try these moves on one more table."""
        label = f"{self.seed}/{len(self.found[numbers[0]])}"
        world = imagine_likely(self.game, self.view, self.beliefs, Dealer(label))
        for number in numbers:
            table = world.copy()
            self.found[number].append(self._roll_out(table, self.moves[number], label))

    def _roll_out(self, table: Table, move: Move | None, label: str) -> float:
        """What a table is worth after a move, once it has been played on."""
        game, guide, seat = self.game, self.guide, self.view.seat
        players = [
            guide.player(game, Dealer(f"{label}/{other}")) for other in range(table.setup.players)
        ]
        dealer = Dealer(f"{label}/dealer")
        turns, top, own = table.turns, table.discard[-1:], players[seat]
        if move is None:
            players[seat] = IDLE
        else:
            game.act(table, seat, move)
        while not guide.is_far_enough(table, turns):
            if players[seat] is IDLE and self._is_over(table, top):
                players[seat] = own
            step = next_step(game, table, players, dealer)
            if step is None:
                break
            game.act(table, step[0], step[1])
        return self._worth(table)

    def _is_over(self, table: Table, top: list[PlacedCard]) -> bool:
        """Whether the chance that was let go by is gone, or the seat is waited for."""
        return table.discard[-1:] != top or self.view.seat in self.game.awaited(table)

    def _worth(self, table: Table) -> float:
        """What a table is worth by its round, or by the match where there is one."""
        worth = self.guide.worth(self.game, table, self.view.seat)
        if self.worths is None:
            return worth
        outcome = self.game.outcome(table)
        if outcome is None:
            return self.worths.of_points(worth)
        return self.worths.of_outcome(outcome)

    def mean(self, number: int) -> float:
        found = self.found[number]
        return plain_sum(found) / len(found)

    def best(self) -> int:
        """The move that is worth most, of those tried on all tables."""
        most = max([len(found) for found in self.found])
        tried = [number for number, found in enumerate(self.found) if len(found) == most]
        return max(tried, key=self.mean)

    def beside(self, number: int, other: int) -> Valued:
        """A move beside another one, by the tables that both were tried on."""
        one = self.found[number]
        gaps = [mine - theirs for mine, theirs in zip(one, self.found[other], strict=False)]
        gap = plain_sum(gaps) / len(gaps)
        spread = plain_sum([(each - gap) ** 2 for each in gaps]) / max(len(gaps) - 1, 1)
        worth = self.mean(other) + gap
        return Valued(self.moves[number], worth, sqrt(spread / len(gaps)))
