"""Whether to call: how often that would win, if everybody else plays one more turn."""

from math import exp, log
from typing import Final

from facedown.bots.vinto.mind import Mind
from facedown.bots.vinto.stakes import by_match
from facedown.core.cards import JACK, NO_RANK, QUEEN, Rank
from facedown.core.dealer import Dealer
from facedown.core.imagine import unseen
from facedown.core.seats import EVERYONE, NOBODY, Seat, Seats, bit
from facedown.core.table import View
from facedown.games.vinto.scoring import POINTS
from facedown.games.vinto.table import HAND_SIZE, VintoTable

SAMPLES: Final = 60
# It calls when it wins so often, by how many turns everybody has had. The others together lose what
# it wins, so that a half would be enough, if waiting were worth nothing; and the longer nobody has
# called, the less likely somebody will before its next turn. Tried on a few rows of values with
# seeds that begin with `tune`.
GOOD_ODDS: Final = [0.75, 0.75, 0.8, 0.85, 0.9, 0.95, 0.97]
# … and so much more often where the others tell each other what they have seen, up to the last.
TOLD: Final = 0.08
# … and so much less often, or more, at its boldest and at its most careful.
BOLDNESS: Final = 0.12
# What is imagined is put right: the others do better than that, by so much in the logarithm of the
# odds, the more so where they tell each other what they have seen; and it says less than it seems.
# Fitted on seeds that begin with `tune`, as counted by `benchmarks/call_odds.py`.
UPSET: Final = 0.6
UPSET_TOLD: Final = 1.3
SHRINKS: Final = 0.88
# How often a rule bot calls in its first turn, its second, and so on, of four players and taken for
# any number (counted by `benchmarks/fit_calls.py`).
USUAL_CALLS: Final = [[0.03, 0.04, 0.05, 0.063, 0.068, 0.093, 0.135, 0.19]]
# Below this lead over the lowest total it expects of another, a call is not thought of.
NO_CHANCE: Final = 0.0

# A card in a final round as it is imagined: its rank, and who has seen it.
Held = tuple[Rank, Seats]
# What a player expects of a card it has not seen.
AVERAGE: Final = 6


def should_call(
    view: View[VintoTable], mind: Mind, chance: Dealer, risk: float, pace: float = 1.0
) -> bool:
    """Whether a call wins often enough on tables as they may be.

    `pace` is how many times as often as usual the others call.
    """
    if lead(mind) < NO_CHANCE:
        return False
    odds = by_match(view.table, view.seat, _good_odds(view.table, pace))
    odds = min(odds - BOLDNESS * risk, GOOD_ODDS[-1])
    return wins_often(view, chance, odds, SAMPLES)


def wins_often(view: View[VintoTable], chance: Dealer, odds: float, samples: int) -> bool:
    """Whether a call wins so often, on so many tables; when that is sure no more are tried."""
    wanted = round(odds * samples)
    tables = _Tables(view)
    won = lost = 0
    while won < wanted and lost <= samples - wanted:
        if tables.is_won(chance):
            won += 1
        else:
            lost += 1
    return won == wanted


def lead(mind: Mind) -> float:
    """How far the own total is below the lowest that is expected of another in the end."""
    return min(_expected_end(mind, other) for other in mind.rivals) - mind.totals[mind.seat]


def call_odds(view: View[VintoTable], chance: Dealer) -> float:
    """How often a call wins, by how often it does on tables as they may be."""
    tables = _Tables(view)
    won = 0.5
    for _ in range(SAMPLES):
        won += tables.is_won(chance)
    upset = UPSET_TOLD if view.table.variant.shares_peeks else UPSET
    return 1.0 / (1.0 + exp(upset - SHRINKS * log(won / (SAMPLES + 1.0 - won))))


def _good_odds(table: VintoTable, pace: float) -> float:
    """How often a call must win, this late in the round, where others call at such a pace."""
    laps = (table.turns - 1) // len(table.setup.seats)
    odds = GOOD_ODDS[min(laps, len(GOOD_ODDS) - 1)]
    if table.variant.shares_peeks:
        odds = min(odds + TOLD, GOOD_ODDS[-1])
    # Who never sees another call may wait for the best of odds; to hurry where they call early
    # loses points.
    return odds + max(1.0 - pace, 0.0) * (GOOD_ODDS[-1] - odds)


def _expected_end(mind: Mind, seat: Seat) -> float:
    """The total of a hand after a final round in which it only takes penalties."""
    cards = len(mind.rivals) * _carelessness(mind.table, seat)
    return mind.totals[seat] + cards * mind.drawing()


def _carelessness(table: VintoTable, seat: Seat) -> float:
    """How likely a player is to take a penalty in one turn, by the cards it has taken so far."""
    return (len(table.hands[seat]) - HAND_SIZE) / (table.turns + 0.5)


class _Tables:
    """Tables as they may be: what is seen of one, and the cards that the rest is made of."""

    def __init__(self, view: View[VintoTable]) -> None:
        table = view.table
        self.caller: Final = view.seat
        self.coalition: Final = [
            seat for seat in table.setup.round_from(view.seat) if seat != view.seat
        ]
        self.careless: Final = [
            (seat, odds) for seat in self.coalition if (odds := _carelessness(table, seat)) > 0.0
        ]
        self.hands: Final[list[list[Held]]] = []
        # Cards not seen: the seat, the slot, the shuffle, and whether its owner has kept it.
        self.unseen: Final[list[tuple[Seat, int, int, bool]]] = []
        together = _together(table, self.coalition)
        is_late = table.turns > len(table.setup.seats)
        for seat, places in enumerate(table.hands):
            hand: list[Held] = []
            for placed in places:
                if placed is None:
                    continue
                if placed.card.rank == NO_RANK:
                    kept = is_late and seat != view.seat and placed.is_seen_by(seat)
                    self.unseen.append((seat, len(hand), placed.batch, kept))
                known_to = placed.known_to
                hand.append(
                    (placed.card.rank, known_to | together if known_to & together else known_to)
                )
            self.hands.append(hand)
        self.cards: Final = [
            [card.rank for card in unseen(table, batch)] for batch in range(len(table.batches))
        ]
        # A new stock is made of the discard when there is none left: it is of one shuffle.
        self.stock: Final = table.stock[-1].batch if table.stock else -1

    def is_won(self, chance: Dealer) -> bool:
        """Whether a call wins on one of these tables, if everybody else plays a last turn."""
        cards = [ranks[:] for ranks in self.cards]
        hands = [hand[:] for hand in self.hands]
        for seat, slot, batch, _ in self.unseen:
            hands[seat][slot] = _any_of(cards[batch], chance), hands[seat][slot][1]
        stock: list[Rank] = cards[self.stock] if self.stock >= 0 else []
        for seat, slot, _, kept in self.unseen if stock else []:
            if kept:  # the lower of two cards
                rank, known_to = hands[seat][slot]
                other = chance.below(len(stock))
                if POINTS[stock[other]] < POINTS[rank]:
                    hands[seat][slot] = stock[other], known_to
                    stock[other] = rank
        last = _FinalRound(self.caller, self.coalition, hands, stock, chance)
        for seat in self.coalition:
            last.take_turn(seat)
            for other, odds in self.careless:
                if stock and chance.share() < odds:
                    hands[other].append((_any_of(stock, chance), NOBODY))
        return last.is_won()


def _any_of(cards: list[Rank], chance: Dealer) -> Rank:
    """Take a random card out."""
    at = chance.below(len(cards))
    rank = cards[at]
    cards[at] = cards[-1]
    cards.pop()
    return rank


def _together(table: VintoTable, coalition: list[Seat]) -> Seats:
    """The seats that tell each other what they have seen (V-35)."""
    seats = NOBODY
    for seat in coalition if table.variant.shares_peeks else []:
        seats |= bit(seat)
    return seats


class _FinalRound:
    """A final round as it may go: the ranks of all hands and of the stock, in no order."""

    def __init__(
        self,
        caller: Seat,
        coalition: list[Seat],
        hands: list[list[Held]],
        stock: list[Rank],
        chance: Dealer,
    ) -> None:
        self.caller: Final = caller
        self.coalition: Final = coalition
        self.hands: Final = hands
        self.stock: Final = stock
        self.chance: Final = chance

    def total(self, seat: Seat) -> int:
        total = 0
        for rank, _ in self.hands[seat]:
            total += POINTS[rank]
        return total

    def is_won(self) -> bool:
        """Whether the caller wins, or ties, which is as good."""
        return self.total(self.caller) <= min([self.total(seat) for seat in self.coalition])

    def take_turn(self, seat: Seat) -> None:
        """Swap in a low card, or let a Jack or Queen help the lowest hand; then all toss in."""
        if not self.stock:
            return
        drawn = _any_of(self.stock, self.chance)
        if drawn in (JACK, QUEEN):
            self._help_the_lowest(seat)
            leaves = drawn
        else:
            leaves = self._swap_in(seat, drawn)
        if POINTS[leaves] > 0:
            for other in self.coalition:
                hand = self.hands[other]
                self.hands[other] = [
                    one for one in hand if one[0] != leaves or not one[1] >> other & 1
                ]

    def _swap_in(self, seat: Seat, drawn: Rank) -> Rank:
        """Put the card where it lowers the hand most; the rank that goes on the discard."""
        hand = self.hands[seat]
        worths = [POINTS[rank] if seen >> seat & 1 else AVERAGE for rank, seen in hand]
        highest = max(worths, default=-2)
        if highest <= POINTS[drawn]:
            return drawn
        slot = worths.index(highest)
        leaves = hand[slot][0]
        hand[slot] = drawn, EVERYONE
        return leaves

    def _help_the_lowest(self, seat: Seat) -> None:
        """Exchange the highest card of the lowest hand for a low one of another, as far as seen."""
        lowest = min(self.coalition, key=self.total)
        mine = [one for one in self.hands[lowest] if one[1] >> seat & 1]
        theirs = [
            (one, other)
            for other in self.coalition
            for one in self.hands[other]
            if other != lowest and one[1] >> seat & 1
        ]
        if mine and theirs:
            high = max(mine, key=lambda one: POINTS[one[0]])
            low, other = min(theirs, key=lambda one: POINTS[one[0][0]])
            if POINTS[low[0]] < POINTS[high[0]]:
                self.hands[lowest][self.hands[lowest].index(high)] = low
                self.hands[other][self.hands[other].index(low)] = high
