"""Points of a round, and how a match to elimination stands."""

from typing import Final

from facedown.core.cards import Card
from facedown.core.outcome import Outcome, Result, Standings
from facedown.core.seats import NO_SEAT, Seat
from facedown.games.tres_cartas.events import STOPPED
from facedown.games.tres_cartas.table import OVER, TresCartasTable
from facedown.games.tres_cartas.variant import Variant

# By rank, from ace to king: a jack is worth nothing, a queen 11, a king 12.
POINTS: Final = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 0, 11, 12]

TIE_BREAKS: Final = 3  # T-19

# A match ends even if house rules let round after round add nothing, or halve totals (T-21).
MAX_ROUNDS: Final = 1000


def total(cards: list[Card]) -> int:
    return sum(POINTS[card.rank] for card in cards)


def outcome(table: TresCartasTable) -> Outcome | None:
    if table.phase != OVER:
        return None
    seats = table.setup.seats
    totals = [total(table.hand(seat)) for seat in range(table.setup.players)]
    stopper = table.stopper if table.ending == STOPPED else NO_SEAT
    if stopper == NO_SEAT:
        points = automatic_points(table.variant, seats, totals)
    else:
        points = stop_points(stopper, seats, totals)
    lowest = min(points[seat] for seat in seats)
    winners = tuple([seat for seat in seats if points[seat] == lowest])
    return Outcome(tuple(points), winners, table.ending, tuple(totals), stopper)


def stop_points(stopper: Seat, seats: tuple[Seat, ...], totals: list[int]) -> list[int]:
    """After a stop: strictly lowest pays nothing, anyone else pays for the whole table (T-13)."""
    points = [0] * len(totals)
    if all(totals[stopper] < totals[seat] for seat in seats if seat != stopper):
        for seat in seats:
            points[seat] = 0 if seat == stopper else totals[seat]
    else:
        points[stopper] = sum(totals[seat] for seat in seats)  # T-14
    return points


def automatic_points(variant: Variant, seats: tuple[Seat, ...], totals: list[int]) -> list[int]:
    """Without a stop everyone adds their own sum (T-17)."""
    points = [0] * len(totals)
    lowest = min(totals[seat] for seat in seats)
    for seat in seats:
        is_spared = variant.auto_end_lowest_zero and totals[seat] == lowest
        points[seat] = 0 if is_spared else totals[seat]
    return points


def standings(variant: Variant, players: int, results: list[Result]) -> Standings:
    """How the match stands: totals, who is still in, and who has won (T-18, T-19)."""
    match = _Match(variant, players)
    for result in results:
        match.add(result)
    return match.standings()


class _Match:
    def __init__(self, variant: Variant, players: int) -> None:
        self.variant: Final = variant
        self.scores = [0] * players
        self.playing = list(range(players))
        self.out_in_round = [0] * players  # 0: still in
        self.rounds = 0
        self.tie_breaks = -1  # rounds played to break a tie of players who went out together
        self.winners: list[Seat] = []

    def add(self, result: Result) -> None:
        self.rounds += 1
        for seat in self.playing:
            self.scores[seat] += result.outcome.scores[seat]
        if self.tie_breaks >= 0:
            self.tie_breaks += 1
            self._break_tie()
        else:
            self._eliminate()
        if self.rounds == MAX_ROUNDS and not self.winners:
            self.winners = self._lowest()

    def _eliminate(self) -> None:
        limit = self.variant.limit
        if self.variant.exact_limit_halves:
            for seat in self.playing:
                if self.scores[seat] == limit:
                    self.scores[seat] = limit // 2
        before = self.playing
        self.playing = [seat for seat in before if self.scores[seat] < limit]
        for seat in before:
            if seat not in self.playing:
                self.out_in_round[seat] = self.rounds
        if len(self.playing) == 1:
            self.winners = self.playing
        elif not self.playing:
            self.playing = before
            self.tie_breaks = 0
            self._break_tie()

    def _break_tie(self) -> None:
        """All went out together: the lowest wins; tied ones play on alone, three rounds at most."""
        lowest = self._lowest()
        for seat in self.playing:
            if seat not in lowest:
                self.out_in_round[seat] = self.rounds
        self.playing = lowest
        if len(self.playing) == 1 or self.tie_breaks == TIE_BREAKS:
            self.winners = self.playing

    def _lowest(self) -> list[Seat]:
        """Those of the players still in who have the lowest total."""
        lowest = min(self.scores[seat] for seat in self.playing)
        return [seat for seat in self.playing if self.scores[seat] == lowest]

    def standings(self) -> Standings:
        return Standings(
            scores=tuple(self.scores),
            places=tuple([self._place(seat) for seat in range(len(self.scores))]),
            playing=() if self.winners else tuple(self.playing),
            is_over=bool(self.winners),
            winners=tuple(self.winners),
        )

    def _place(self, seat: Seat) -> int:
        return 1 + sum(1 for other in range(len(self.scores)) if self._is_ahead(other, seat))

    def _is_ahead(self, one: Seat, other: Seat) -> bool:
        return self._merit(one) > self._merit(other)

    def _merit(self, seat: Seat) -> tuple[int, int, int]:
        """Winners first, then who stayed in longer, then the lower total."""
        is_in = seat in self.winners or seat in self.playing
        lasted = self.rounds + 1 if is_in else self.out_in_round[seat]
        return (int(seat in self.winners), lasted, -self.scores[seat])
