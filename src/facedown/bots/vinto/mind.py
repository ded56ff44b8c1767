"""What a seat makes of its view: what each card is worth, and how everybody stands."""

from math import exp
from typing import Final

from facedown.bots.sums import plain_sum
from facedown.core.cards import NO_RANK, Card, Rank
from facedown.core.imagine import unseen
from facedown.core.placed_card import Place, PlacedCard, place
from facedown.core.records import Move
from facedown.core.seats import NO_SEAT, Seat
from facedown.games.vinto.scoring import POINTS
from facedown.games.vinto.table import ALL_RANKS, VintoTable

# What the lowest of the others counts against one's own total, and what the rest of them count.
RIVAL: Final = 0.35
REST: Final = 0.05

# After so many turns, the first of them one, a player replaces cards above about so many points.
# Read off from the cards of bots like this one: `benchmarks/kept_cards.py`, seeds `tune/…`.
REPLACED: Final = [7.0, 6.2, 5.6]
REPLACED_BLUR: Final = 1.2
# How often somebody keeps a card all the same.
DOUBT: Final = 0.15

# More than any total.
NO_TOTAL: Final = 10_000.0

# A move, and what it is worth.
Choice = tuple[float, Move]
# A swap: what the card that goes counts, what else it is worth that it goes, and the move.
Leaving = tuple[float, float, Move]


class Mind:
    """What a seat knows and expects of the cards and of everybody's total."""

    def __init__(self, table: VintoTable, seat: Seat) -> None:
        self.table: Final = table
        self.seat: Final = seat
        self.ranks: Final = [_shares(unseen(table, b)) for b in range(len(table.batches))]
        self.means: Final = [_mean(shares) for shares in self.ranks]
        self.turns: Final = [self._turns_of(other) for other in range(table.setup.players)]
        # What is asked again and again. By shuffle and turns: how likely each rank is of a card
        # kept so long, and its mean; and how likely so many points are.
        self._kept: Final[dict[tuple[int, int], tuple[list[float], float]]] = {}
        self._spreads: Final[dict[tuple[int, int], list[tuple[float, float]]]] = {}
        self.totals: Final = [self._total(other) for other in range(table.setup.players)]
        self.rivals: Final = [other for other in table.setup.seats if other != seat]
        self.is_final: Final = table.caller != NO_SEAT
        self.coalition: Final = [other for other in table.setup.seats if other != table.caller]
        # Whose hand it wants low: the own, in the final round the coalition's lowest.
        self.champion: Final = (
            min(self.coalition, key=lambda other: self.totals[other]) if self.is_final else seat
        )
        self.now: Final = self._good(NO_SEAT, 0.0, NO_SEAT, 0.0)
        # What has been found out about the action of a rank, and about swaps.
        self.actions: Final[dict[Rank, Choice | None]] = {}
        self.leavings: Final[list[Leaving]] = []

    def _total(self, seat: Seat) -> float:
        hand = self.table.hands[seat]
        return plain_sum([self.worth(placed, seat) for placed in hand if placed is not None])

    # -- totals --------------------------------------------------------------------------------

    def gain(self, one: Seat, change: float, other: Seat = NO_SEAT, back: float = 0.0) -> float:
        """What it is worth that the total of a seat changes, and that of another one."""
        return self._good(one, change, other, back) - self.now

    def _good(self, one: Seat, change: float, other: Seat, back: float) -> float:
        """How good the totals are for this seat, two of them changed.

        It is asked hundreds of times for a decision: nothing is copied.
        """
        lowest, total = NO_TOTAL, 0.0
        for seat in self.coalition if self.is_final else self.rivals:
            points = self.totals[seat]
            if seat == one:
                points += change
            if seat == other:
                points += back
            if points < lowest:
                lowest = points
            total += points
        if self.is_final:
            return -lowest - 0.01 * total
        own = self.totals[self.seat]
        if self.seat == one:
            own += change
        if self.seat == other:
            own += back
        return -own + RIVAL * lowest + REST * total

    # -- cards ---------------------------------------------------------------------------------

    def worth(self, placed: PlacedCard, owner: Seat) -> float:
        """The points of a card in somebody's hand, or what it has on average."""
        rank = placed.card.rank
        return float(POINTS[rank]) if rank != NO_RANK else self._likely(placed, owner)[1]

    def drawing(self) -> float:
        """The points of the next card of the stock, on average."""
        stock = self.table.stock
        return self.means[stock[-1].batch] if stock else 0.0

    def spread(self, placed: PlacedCard, owner: Seat) -> list[tuple[float, float]]:
        """What the card may be worth, and how likely that is."""
        rank = placed.card.rank
        if rank != NO_RANK:
            return [(float(POINTS[rank]), 1.0)]
        kind = placed.batch, self._kept_for(placed, owner)
        found = self._spreads.get(kind)
        if found is None:
            by_points: dict[int, float] = {}
            for rank, share in enumerate(self._likely(placed, owner)[0]):
                by_points[POINTS[rank]] = by_points.get(POINTS[rank], 0.0) + share
            found = [(float(points), share) for points, share in by_points.items() if share > 0.0]
            self._spreads[kind] = found
        return found

    def _likely(self, placed: PlacedCard, owner: Seat) -> tuple[list[float], float]:
        """How likely each rank is for a card not known, and its mean: one kept is rather low.

        So is an own one that was seen and is not known any more.
        """
        batch, turns = placed.batch, self._kept_for(placed, owner)
        if turns == 0:
            return self.ranks[batch], self.means[batch]
        found = self._kept.get((batch, turns))
        if found is None:
            shares = _kept(self.ranks[batch], turns)
            found = shares, _mean(shares)
            self._kept[batch, turns] = found
        return found

    def _kept_for(self, placed: PlacedCard, owner: Seat) -> int:
        """For how many turns its owner has kept a card that it has seen, as far as that counts."""
        return min(self.turns[owner], len(REPLACED)) if placed.is_seen_by(owner) else 0

    def _turns_of(self, seat: Seat) -> int:
        """How many turns a seat has had."""
        seats = self.table.setup.seats
        if seat not in seats:
            return 0
        since = (seats.index(self.table.turn) - seats.index(seat)) % len(seats)
        return (self.table.turns - 1 - since + len(seats)) // len(seats)

    def placed_cards(self, seat: Seat) -> list[tuple[int, PlacedCard]]:
        return [(i, one) for i, one in enumerate(self.table.hands[seat]) if one is not None]

    def kinds(self, seat: Seat) -> list[tuple[Place, PlacedCard]]:
        """The cards of a hand, of those it cannot tell apart only the first."""
        found: list[tuple[Place, PlacedCard]] = []
        seen: set[tuple[Rank, int, bool]] = set()
        for slot, placed in self.placed_cards(seat):
            rank = placed.card.rank
            is_known = rank != NO_RANK
            kind = (rank, 0, True) if is_known else (rank, placed.batch, placed.is_seen_by(seat))
            if kind not in seen:
                seen.add(kind)
                found.append((place(seat, slot), placed))
        return found

    def is_target(self, seat: Seat) -> bool:
        return seat != self.table.caller and self.table.size(seat) > 0


def _shares(cards: list[Card]) -> list[float]:
    """How likely each rank is among these cards."""
    shares = [0.0] * len(ALL_RANKS)
    for card in cards:
        shares[card.rank] += 1.0 / len(cards)
    return shares


def _kept(shares: list[float], turns: int) -> list[float]:
    """How likely each rank is for a card that its owner has seen and kept for so many turns."""
    weights = []
    for rank, share in enumerate(shares):
        far = (REPLACED[turns - 1] - POINTS[rank]) / REPLACED_BLUR
        weights.append(share * (DOUBT + (1.0 - DOUBT) / (1.0 + exp(-far))))
    total = plain_sum(weights)
    return [weight / total for weight in weights] if total > 0.0 else shares


def _mean(shares: list[float]) -> float:
    """The points of a card whose ranks are so likely, on average."""
    return plain_sum([share * POINTS[rank] for rank, share in enumerate(shares)])
