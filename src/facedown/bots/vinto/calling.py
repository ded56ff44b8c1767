"""Whether to call: how often that would win, if everybody else plays one more turn."""

from typing import Final

from facedown.bots.vinto.mind import Mind
from facedown.core.cards import JACK, NO_RANK, QUEEN, Rank
from facedown.core.dealer import Dealer
from facedown.core.seats import EVERYONE, NOBODY, Seat, Seats, bit
from facedown.core.table import View
from facedown.games.vinto import Vinto
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
# Below this lead over the lowest total it expects of another, a call is not thought of.
NO_CHANCE: Final = 0.0

# A card in a final round as it is imagined: its rank, and who has seen it.
Held = tuple[Rank, Seats]
# What a player expects of a card it has not seen.
AVERAGE: Final = 6


def should_call(
    game: Vinto, view: View[VintoTable], mind: Mind, chance: Dealer, risk: float
) -> bool:
    """Whether a call wins often enough on tables as they may be."""
    lowest = min(_expected_end(mind, other) for other in mind.rivals)
    if lowest - mind.totals[view.seat] < NO_CHANCE:
        return False
    wanted = round(min(_good_odds(view.table) - BOLDNESS * risk, GOOD_ODDS[-1]) * SAMPLES)
    won = lost = 0
    while won < wanted and lost <= SAMPLES - wanted:
        if _wins(game.imagine(view, chance), view, chance):
            won += 1
        else:
            lost += 1
    return won == wanted


def call_odds(game: Vinto, view: View[VintoTable], chance: Dealer) -> float:
    """How often a call wins, on tables as they may be."""
    won = 0
    for _ in range(SAMPLES):
        won += _wins(game.imagine(view, chance), view, chance)
    return won / SAMPLES


def _good_odds(table: VintoTable) -> float:
    """How often a call must win, this late in the round."""
    laps = (table.turns - 1) // len(table.setup.seats)
    odds = GOOD_ODDS[min(laps, len(GOOD_ODDS) - 1)]
    return min(odds + TOLD, GOOD_ODDS[-1]) if table.variant.shares_peeks else odds


def _expected_end(mind: Mind, seat: Seat) -> float:
    """The total of a hand after a final round in which it only takes penalties."""
    cards = len(mind.rivals) * _carelessness(mind.table, seat)
    return mind.totals[seat] + cards * mind.drawing()


def _carelessness(table: VintoTable, seat: Seat) -> float:
    """How likely a player is to take a penalty in one turn, by the cards it has taken so far."""
    return (len(table.hands[seat]) - HAND_SIZE) / (table.turns + 0.5)


def _wins(table: VintoTable, view: View[VintoTable], chance: Dealer) -> bool:
    """Whether a call wins if the cards lie so and everybody else plays a last turn."""
    last = _FinalRound(table, view.seat)
    for seat in last.coalition:
        if table.turns > len(table.setup.seats):
            _lower_what_was_kept(last, seat, view, chance)
    penalties = [(seat, _carelessness(view.table, seat)) for seat in last.coalition]
    for seat in last.coalition:
        last.take_turn(seat)
        for other, odds in penalties:
            if last.stock and chance.share() < odds:
                last.hands[other].append((last.stock.pop(), NOBODY))
    return last.is_won()


def _lower_what_was_kept(
    last: "_FinalRound", seat: Seat, view: View[VintoTable], chance: Dealer
) -> None:
    """What a player has seen and kept, and we have not seen, is the lower of two cards."""
    seen = [placed for placed in view.table.hands[seat] if placed is not None]
    for slot, placed in enumerate(seen):
        if placed.card.rank == NO_RANK and placed.is_seen_by(seat) and last.stock:
            other = chance.below(len(last.stock))
            rank, known_to = last.hands[seat][slot]
            if POINTS[last.stock[other]] < POINTS[rank]:
                last.hands[seat][slot] = last.stock[other], known_to
                last.stock[other] = rank


def _together(table: VintoTable, coalition: list[Seat]) -> Seats:
    """The seats that tell each other what they have seen (V-35)."""
    seats = NOBODY
    for seat in coalition if table.variant.shares_peeks else []:
        seats |= bit(seat)
    return seats


class _FinalRound:
    """A final round as it may go: the ranks of all hands and of the stock."""

    def __init__(self, table: VintoTable, caller: Seat) -> None:
        self.caller: Final = caller
        self.coalition: Final = [seat for seat in table.setup.round_from(caller) if seat != caller]
        self.together: Final = _together(table, self.coalition)
        self.hands: Final = [
            [(placed.card.rank, self._seen_by(placed.known_to)) for placed in hand if placed]
            for hand in table.hands
        ]
        self.stock: Final = [placed.card.rank for placed in table.stock]

    def _seen_by(self, seats: Seats) -> Seats:
        """Who of these and those they tell knows a card."""
        return seats | self.together if seats & self.together else seats

    def total(self, seat: Seat) -> int:
        return sum(POINTS[rank] for rank, _ in self.hands[seat])

    def is_won(self) -> bool:
        """Whether the caller wins, or ties, which is as good."""
        return self.total(self.caller) <= min(self.total(seat) for seat in self.coalition)

    def take_turn(self, seat: Seat) -> None:
        """Swap in a low card, or let a Jack or Queen help the lowest hand; then all toss in."""
        if not self.stock:
            return
        drawn = self.stock.pop()
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
