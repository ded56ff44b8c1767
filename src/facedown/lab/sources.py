"""Sources: where the tables of an episode come from, and what it gives in the end.

An episode is a round, a round of a mini, or a match.
"""

from bisect import bisect_right
from itertools import accumulate
from typing import Any, Final

from mypy_extensions import mypyc_attr

from facedown.bots.equity import Equity
from facedown.core.dealer import Dealer
from facedown.core.game import Game
from facedown.core.outcome import Outcome
from facedown.core.playout import make_happen
from facedown.core.records import Move
from facedown.core.seats import Seat
from facedown.core.setup import Setup
from facedown.core.table import Table
from facedown.core.variant import Variant
from facedown.exact.growing import Mini
from facedown.match.match import Match


@mypyc_attr(allow_interpreted_subclasses=True)
class Source:
    """Deals the tables of one episode after another.

    By points, a round gives each seat by how many it is better than its rivals. Otherwise the end
    gives the winners their shares of 1, less what everybody had before the first card.
    """

    def __init__(self, game: Game[Any], variant: Variant, players: int, *, by_points: bool) -> None:
        self.game: Final = game
        self.variant: Final = variant
        self.players: Final = players
        self.by_points: Final = by_points
        self._lowest_wins: Final = game.lowest_wins(variant)
        sides = game.sides(variant, players)
        # By seat, those that it plays against.
        self._rivals: Final = [
            [seat for seat in range(players) if sides[seat] != sides[me]] for me in range(players)
        ]

    def begin(self, dealer: Dealer) -> Table:
        """The first table of an episode."""
        raise NotImplementedError

    def again(self) -> "Source":
        """A source like this one for another table: itself, unless it remembers something."""
        return self

    def follow(self, table: Table, dealer: Dealer) -> Table | None:
        """The table after one whose round is over; None if the episode is."""
        return None

    def rewards(self, table: Table) -> list[float]:
        """What a round that is over gave each seat, before the next is dealt."""
        outcome: Outcome | None = self.game.outcome(table)
        assert outcome is not None
        if self.by_points:
            return self.points(outcome, table.setup)
        return self.equity(outcome.winners)

    def moves(self, table: Table, seat: Seat) -> list[Move]:
        """What a seat may do."""
        return self.game.legal_moves(table, seat)

    def points(self, outcome: Outcome, setup: Setup) -> list[float]:
        """By how many points each seat is better than its rivals in play on average."""
        found = [0.0] * self.players
        for seat in setup.seats:
            rivals = self._rivals[seat]
            count = 0
            theirs = 0
            for rival in rivals:
                if setup.is_in_play(rival):
                    theirs += outcome.scores[rival]
                    count += 1
            ahead = outcome.scores[seat] - theirs / max(count, 1)
            found[seat] = -ahead if self._lowest_wins else ahead
        return found

    def equity(self, winners: tuple[Seat, ...]) -> list[float]:
        """What a win is worth to each seat, less an equal share; nothing where nobody has won."""
        if not winners:
            return [0.0] * self.players
        won, even = 1.0 / len(winners), 1.0 / self.players
        return [(won if seat in winners else 0.0) - even for seat in range(self.players)]


class RoundSource(Source):
    """One round of this setup, again and again."""

    def __init__(self, game: Game[Any], setup: Setup, *, by_points: bool = True) -> None:
        super().__init__(game, setup.variant, setup.players, by_points=by_points)
        self.setup: Final = setup

    def begin(self, dealer: Dealer) -> Table:
        return dealt(self.game, self.setup, dealer)


class MiniSource(Source):
    """One round of a mini, its deals as likely as they are."""

    def __init__(self, mini: Mini, *, by_points: bool = True) -> None:
        setup = mini.lay(mini.deals[0][0]).setup
        super().__init__(mini.game, setup.variant, setup.players, by_points=by_points)
        self.mini: Final = mini
        self._ends: Final = list(accumulate([chance for _, chance in mini.deals]))

    def begin(self, dealer: Dealer) -> Table:
        at = bisect_right(self._ends, dealer.share() * self._ends[-1])
        return self.mini.lay(self.mini.deals[at][0])

    def moves(self, table: Table, seat: Seat) -> list[Move]:
        moves = self.game.legal_moves(table, seat)
        return [move for move in moves if self.mini.matters(move)]


class MatchSource(Source):
    """A match, round by round. By points every round counts; otherwise only who wins the match."""

    def __init__(
        self, game: Game[Any], variant: Variant, players: int, *, by_points: bool = False
    ) -> None:
        super().__init__(game, variant, players, by_points=by_points)
        self._match: Match = Match(game, variant, players)

    def begin(self, dealer: Dealer) -> Table:
        self._match = Match(self.game, self.variant, self.players)
        table = self._next(dealer)
        assert table is not None
        return table

    def again(self) -> Source:
        return MatchSource(self.game, self.variant, self.players, by_points=self.by_points)

    def follow(self, table: Table, dealer: Dealer) -> Table | None:
        return self._next(dealer)

    def _next(self, dealer: Dealer) -> Table | None:
        setup = self._match.next_setup()
        return None if setup is None else dealt(self.game, setup, dealer)

    def rewards(self, table: Table) -> list[float]:
        outcome: Outcome | None = self.game.outcome(table)
        assert outcome is not None
        self._match.add(table.setup, outcome)
        if self.by_points:
            return self.points(outcome, table.setup)
        return self.equity(self._match.standings().winners)


class EquitySource(MatchSource):
    """A match, round by round: each gives what it changes of the shares to be hoped for.

    The shares are those of `facedown.bots.equity`. What a seat is given in a match is in sum what
    it wins of it, less what everybody had before the first card.
    """

    def __init__(self, game: Game[Any], variant: Variant, players: int) -> None:
        super().__init__(game, variant, players)
        self._equity: Final = Equity(game, variant, players)
        self._even: Final = [1.0 / players] * players
        self._shares: list[float] = self._even

    def begin(self, dealer: Dealer) -> Table:
        self._shares = self._even
        return super().begin(dealer)

    def again(self) -> Source:
        return EquitySource(self.game, self.variant, self.players)

    def rewards(self, table: Table) -> list[float]:
        outcome: Outcome | None = self.game.outcome(table)
        assert outcome is not None
        self._match.add(table.setup, outcome)
        before = self._shares
        now = self._equity.shares(self._match.standings(), len(self._match.results))
        self._shares = now
        return [now[seat] - before[seat] for seat in range(self.players)]


def dealt(game: Game[Any], setup: Setup, dealer: Dealer) -> Table:
    """A table with its cards dealt."""
    table: Table = game.table(setup)
    make_happen(game, table, game.deal(table, dealer.deck(table.pack)))
    return table
