"""An honest rule bot for Vinto: exact memory, card counting, calls by the odds.

It weighs what a move makes of the totals it expects. Before a call its own total counts, and a
little how well the others stand; in the final round the coalition counts as one, by the lowest of
its totals.
"""

from typing import Final

from facedown.bots.nerve import Daring
from facedown.core.cards import ACE, EIGHT, JACK, KING, NINE, NO_RANK, QUEEN, SEVEN, TEN, Card, Rank
from facedown.core.dealer import Dealer
from facedown.core.imagine import unseen
from facedown.core.moves import DISCARD, DRAW, END_TURN, PASS, READY, TAKE, Look, swap
from facedown.core.placed_card import NO_PLACE, Place, PlacedCard, place, seat_of, slot_of
from facedown.core.records import Move
from facedown.core.seats import EVERYONE, NO_SEAT, NOBODY, Seat, Seats
from facedown.core.table import View
from facedown.games.vinto import Vinto
from facedown.games.vinto.moves import (
    CALL_VINTO,
    GIVES,
    KEEP,
    NAMES,
    PLAY_ACTION,
    Declare,
    SwapGuess,
    exchange,
    inspect,
    peek,
    toss,
)
from facedown.games.vinto.scoring import POINTS
from facedown.games.vinto.table import (
    ALL_RANKS,
    DECIDE,
    EFFECT,
    HAND_SIZE,
    SETUP,
    TOSS,
    TURN_START,
    VintoTable,
    has_action,
)

SAMPLES: Final = 60
# It calls when it wins so often. The others together lose what it wins, so that a half would be
# enough, if waiting were worth nothing.
GOOD_ODDS: Final = 0.6
# … and so much less often, or more, at its boldest and at its most careful.
BOLDNESS: Final = 0.12
# Below this lead over the lowest total it expects of another, a call is not thought of.
NO_CHANCE: Final = 0.0

# What it is worth to know a card, in points of a hand: one's own, or another's.
KNOWING_OWN: Final = 1.2
KNOWING_OTHER: Final = 0.4
# What the lowest of the others counts against one's own total, and what the rest of them count.
RIVAL: Final = 0.35
REST: Final = 0.05
# What it is worth to have a card one knows where one lay unseen.
REPLACING_UNSEEN: Final = 0.3
# What it costs to leave an action to the next player.
LEFT_UNUSED: Final = 0.1
# How often another player who could toss in does.
NOTICED: Final = 0.5

Choice = tuple[float, Move]
Pair = tuple[tuple[Place, PlacedCard], tuple[Place, PlacedCard]]


class Thoughts:
    """What a seat makes of its view: what each card is worth, and how everybody stands."""

    def __init__(self, table: VintoTable, seat: Seat) -> None:
        self.table: Final = table
        self.seat: Final = seat
        self.ranks: Final = [_shares(unseen(table, b)) for b in range(len(table.batches))]
        self.means: Final = [
            sum(share * POINTS[rank] for rank, share in enumerate(shares)) for shares in self.ranks
        ]
        self.totals: Final = [self._total(other) for other in range(table.setup.players)]
        self.rivals: Final = [other for other in table.setup.seats if other != seat]
        self.is_final: Final = table.caller != NO_SEAT
        self.coalition: Final = [other for other in table.setup.seats if other != table.caller]
        # Whose hand it wants low: the own, in the final round the coalition's lowest.
        self.champion: Final = (
            min(self.coalition, key=lambda other: self.totals[other]) if self.is_final else seat
        )
        self.now: Final = self.good(self.totals)

    def _total(self, seat: Seat) -> float:
        return sum(self.worth(placed) for placed in self.table.hands[seat] if placed is not None)

    def worth(self, placed: PlacedCard) -> float:
        """The points of a card, or what it has on average."""
        rank = placed.card.rank
        return float(POINTS[rank]) if rank != NO_RANK else self.means[placed.batch]

    def drawing(self) -> float:
        """The points of the next card of the stock, on average."""
        stock = self.table.stock
        return self.means[stock[-1].batch] if stock else 0.0

    def expected_end(self, seat: Seat) -> float:
        """The total of a hand after a final round in which it only takes penalties."""
        cards = len(self.rivals) * carelessness(self.table, seat)
        return self.totals[seat] + cards * self.drawing()

    def good(self, totals: list[float]) -> float:
        """How good it is for this seat that the hands have these totals."""
        if self.is_final:
            lowest = min(totals[other] for other in self.coalition)
            return -lowest - 0.01 * sum(totals[other] for other in self.coalition)
        others = [totals[other] for other in self.rivals]
        return -totals[self.seat] + RIVAL * min(others) + REST * sum(others)

    def gain(self, one: Seat, change: float, other: Seat = NO_SEAT, back: float = 0.0) -> float:
        """What it is worth that the total of a seat changes, and that of another one."""
        totals = self.totals[:]
        totals[one] += change
        if other != NO_SEAT:
            totals[other] += back
        return self.good(totals) - self.now

    # -- cards ---------------------------------------------------------------------------------

    def placed_cards(self, seat: Seat) -> list[tuple[int, PlacedCard]]:
        return [(i, one) for i, one in enumerate(self.table.hands[seat]) if one is not None]

    def kinds(self, seat: Seat) -> list[tuple[Place, PlacedCard]]:
        """The cards of a hand, of those it cannot tell apart only the first."""
        found: list[tuple[Place, PlacedCard]] = []
        seen: set[tuple[Rank, int]] = set()
        for slot, placed in self.placed_cards(seat):
            rank = placed.card.rank
            kind = (rank, placed.batch if rank == NO_RANK else 0)
            if kind not in seen:
                seen.add(kind)
                found.append((place(seat, slot), placed))
        return found

    def spread(self, placed: PlacedCard) -> list[tuple[float, float]]:
        """What the card may be worth, and how likely that is."""
        rank = placed.card.rank
        if rank != NO_RANK:
            return [(float(POINTS[rank]), 1.0)]
        by_points: dict[int, float] = {}
        for rank, share in enumerate(self.ranks[placed.batch]):
            by_points[POINTS[rank]] = by_points.get(POINTS[rank], 0.0) + share
        return [(float(points), share) for points, share in by_points.items() if share > 0.0]

    def is_target(self, seat: Seat) -> bool:
        return seat != self.table.caller and self.table.size(seat) > 0

    # -- what actions are worth ------------------------------------------------------------------

    def action(self, rank: Rank) -> Choice | None:
        """The best that can be done with the action of a rank, and what it is worth."""
        if rank in (SEVEN, EIGHT):
            return self._best_look([self.seat], KNOWING_OWN)
        if rank in (NINE, TEN):
            return self._best_look(self._by_total(self.rivals), KNOWING_OTHER)
        if rank in (JACK, QUEEN):
            return self._best_pair(rank)
        if rank == KING:
            declares = self.table.variant.king_declares
            return self._best_declaration() if declares else self._best_name()
        return self._best_gift() if rank == ACE else None

    def action_worth(self, rank: Rank) -> float:
        choice = self.action(rank)
        return 0.0 if choice is None else choice[0]

    def _by_total(self, seats: list[Seat]) -> list[Seat]:
        return sorted(seats, key=lambda other: self.totals[other])

    def _best_look(self, seats: list[Seat], knowing: float) -> Choice | None:
        """An unseen card, of the lowest hand first; what is known is only looked at if it must."""
        fallback: Choice | None = None
        for seat in seats:
            for slot, placed in self.placed_cards(seat) if self.is_target(seat) else []:
                if placed.card.rank == NO_RANK:
                    return (0.0 if self.is_final else knowing), peek(place(seat, slot))
                fallback = fallback or (0.0, peek(place(seat, slot)))
        return fallback

    def _best_pair(self, rank: Rank) -> Choice | None:
        best = self._best_of(rank, self._champions_pairs())
        if best is not None and (rank == QUEEN or best[0] > 0.0):
            return best
        # A Jack has to exchange something: rather what does no harm.
        other = self._best_of(rank, self._other_pairs())
        return other if best is None or (other is not None and other[0] > best[0]) else best

    def _best_of(self, rank: Rank, pairs: list[Pair]) -> Choice | None:
        best: Choice | None = None
        for (first, mine), (second, theirs) in pairs:
            worth = self._trade(seat_of(first), mine, seat_of(second), theirs, sees=rank == QUEEN)
            if best is None or worth > best[0]:
                low, high = sorted((first, second), key=lambda one: (seat_of(one), slot_of(one)))
                best = worth, exchange(low, high) if rank == JACK else inspect(low, high)
        return best

    def _champions_pairs(self) -> list[Pair]:
        """Cards of the hand it wants low against those of the others."""
        seats = [other for other in self.table.setup.seats if self.is_target(other)]
        pairs: list[Pair] = []
        for other in seats if self.champion in seats else []:
            if other != self.champion:
                pairs += self._between(self.champion, other)
        return pairs

    def _other_pairs(self) -> list[Pair]:
        """Cards of two others, and as a house rule of one player, whatever they are."""
        seats = [other for other in self.table.setup.seats if self.is_target(other)]
        others = [other for other in seats if other != self.champion]
        pairs: list[Pair] = []
        for i, one in enumerate(others):
            for other in others[i + 1 :]:
                pairs += self._between(one, other)
        for one in seats if self.table.variant.jq_same_player else []:
            if self.table.size(one) > 1:
                (slot, mine), (after, theirs) = self.placed_cards(one)[:2]
                pairs.append(((place(one, slot), mine), (place(one, after), theirs)))
        return pairs

    def _between(self, one: Seat, other: Seat) -> list[Pair]:
        return [(a, b) for a in self.kinds(one) for b in self.kinds(other)]

    def _trade(
        self, one: Seat, mine: PlacedCard, other: Seat, theirs: PlacedCard, *, sees: bool
    ) -> float:
        """What it is worth to exchange two cards, or to look at them and then exchange or not."""
        if not sees:
            change = self.worth(theirs) - self.worth(mine)
            return self.gain(one, change, other, -change)
        worth = 0.0
        for high, p in self.spread(mine):
            for low, q in self.spread(theirs):
                worth += p * q * max(0.0, self.gain(one, low - high, other, high - low))
        if not self.is_final:
            worth += KNOWING_OWN * (one == self.seat and mine.card.rank == NO_RANK)
            worth += KNOWING_OTHER * (theirs.card.rank == NO_RANK)
        return worth

    def _best_name(self) -> Choice:
        best: Choice = 0.0, NAMES[KING]
        for rank in (ACE, SEVEN, TEN, JACK, QUEEN):
            choice = self.action(rank)
            # A King from the discard must do something, be it of no use.
            if choice and (choice[0] > best[0] or (best[1] is NAMES[KING] and self.table.taken)):
                best = choice[0], NAMES[rank]
        return best

    def _best_declaration(self) -> Choice | None:
        best: Choice | None = None
        for seat in self.table.setup.seats:
            for where, placed in self.kinds(seat) if self.is_target(seat) else []:
                worth, rank = self._declaration(seat, placed)
                if best is None or worth > best[0]:
                    best = worth, Declare(where, rank)
        return best

    def _declaration(self, seat: Seat, placed: PlacedCard) -> tuple[float, Rank]:
        """The best rank to say of a card: the true one, or the likeliest."""
        rank = placed.card.rank
        if rank != NO_RANK:
            more = self.action_worth(rank) if has_action(rank) and rank != KING else 0.0
            return self.gain(seat, -self.worth(placed)) + more, rank
        shares = self.ranks[placed.batch]
        rank = max(ALL_RANKS, key=lambda one: shares[one])
        right = shares[rank] * self.gain(seat, -float(POINTS[rank]))
        return right + (1.0 - shares[rank]) * self.gain(self.seat, self.drawing()), rank

    def _best_gift(self) -> Choice | None:
        if not self.table.stock:
            return None
        card = self.drawing()
        worths = [(self.gain(other, card), other) for other in self.coalition]
        worth, seat = max(worths, key=lambda one: one[0])
        return worth, GIVES[seat]

    # -- what cards on the discard are worth -------------------------------------------------------

    def tossing(self, rank: Rank, but: int = -1) -> float:
        """What follows when a rank lies on the discard: who knows such a card tosses it in."""
        worth = 0.0
        for other in self.coalition:
            for slot, placed in self.placed_cards(other):
                if placed.card.rank != rank or (other == self.seat and slot == but):
                    continue
                if other == self.seat:
                    worth += max(0.0, self.toss_worth(placed))
                elif placed.is_seen_by(other):
                    worth += NOTICED * self.gain(other, -self.worth(placed))
        return worth

    def toss_worth(self, placed: PlacedCard) -> float:
        """What it is worth to toss in one of its cards, of a rank that lies on the discard."""
        rank = placed.card.rank
        return self.gain(self.seat, -self.worth(placed)) + self.action_worth(rank)

    def swap_worth(self, drawn: Rank, slot: int, placed: PlacedCard) -> float:
        """What it is worth to swap a card in here, guessing right what leaves if that is known."""
        leaves = placed.card.rank
        worth = self.gain(self.seat, POINTS[drawn] - self.worth(placed))
        if leaves == NO_RANK:
            worth += 0.0 if self.is_final else REPLACING_UNSEEN
            return worth + self._free_guess(placed)[0]
        if has_action(leaves):
            worth += max(0.0, self.action_worth(leaves))
        return worth + self.tossing(leaves, but=slot)

    def _free_guess(self, placed: PlacedCard) -> tuple[float, Rank]:
        """The worth and rank of a guess at a card not seen, if a wrong one is free (V-51)."""
        best = 0.0, NO_RANK
        if self.table.variant.guess_penalty == 0:
            for rank, share in enumerate(self.ranks[placed.batch]):
                worth = share * self.action_worth(rank) if has_action(rank) else 0.0
                if worth > best[0]:
                    best = worth, rank
        return best

    def decisions(self, drawn: Rank) -> list[Choice]:
        """What may be done with a card of this rank, and what each is worth; legal or not."""
        tossing = self.tossing(drawn)
        choices: list[Choice] = []
        if has_action(drawn):
            choices.append((tossing + self.action_worth(drawn), PLAY_ACTION))
            choices.append((tossing - LEFT_UNUSED, DISCARD))
        else:
            choices.append((tossing, DISCARD))
        for slot, placed in self.placed_cards(self.seat):
            leaves = placed.card.rank
            said = leaves if leaves != NO_RANK else self._free_guess(placed)[1]
            guesses = said != NO_RANK and has_action(said)
            move: Move = SwapGuess(slot, said) if guesses else swap(slot)
            choices.append((self.swap_worth(drawn, slot, placed), move))
        return choices


def _shares(cards: list[Card]) -> list[float]:
    """How likely each rank is among these cards."""
    shares = [0.0] * len(ALL_RANKS)
    for card in cards:
        shares[card.rank] += 1.0 / len(cards)
    return shares


class VintoBot(Daring[VintoTable]):
    """Takes the move that is worth most, and calls when that is likely to win."""

    def __init__(self, game: Vinto, chance: Dealer) -> None:
        self.game: Final = game
        self.chance: Final = chance

    def choose(self, view: View[VintoTable], moves: list[Move]) -> Move | None:
        if len(moves) == 1:
            return moves[0]
        table = view.table
        if table.phase == SETUP:
            return next((move for move in moves if isinstance(move, Look)), READY)
        if table.phase == TOSS:
            return self._toss(table, view.seat)
        thoughts = Thoughts(table, view.seat)
        if table.phase == TURN_START:
            return self._source(thoughts)
        if table.phase == DECIDE:
            return self._decide(thoughts, moves)
        if table.phase == EFFECT:
            return self._act(thoughts, moves)
        return CALL_VINTO if self._should_call(view, thoughts) else END_TURN

    def _toss(self, table: VintoTable, seat: Seat) -> Move:
        """A card it knows to be of the right rank, if it is better off without it."""
        best: Choice = 0.0, PASS
        for slot, placed in enumerate(table.hands[seat]):
            if placed is not None and table.can_toss(placed.card.rank):
                worth = Thoughts(table, seat).toss_worth(placed)
                if worth > best[0]:
                    best = worth, toss(slot)
        return best[1]

    def _source(self, thoughts: Thoughts) -> Move:
        """The discard if its action is worth more than a drawn card would be on average."""
        rank = thoughts.table.top.rank
        by_taking = thoughts.action_worth(rank) + thoughts.tossing(rank)
        by_drawing = 0.0
        stock = thoughts.table.stock
        shares = thoughts.ranks[stock[-1].batch] if stock else []
        for drawn, share in enumerate(shares):
            if share > 0.0:
                choices = thoughts.decisions(drawn)
                by_drawing += share * max(worth for worth, _ in choices)
        return TAKE if by_taking > by_drawing else DRAW

    def _decide(self, thoughts: Thoughts, moves: list[Move]) -> Move:
        choices = thoughts.decisions(thoughts.table.drawn[-1].card.rank)
        return max((one for one in choices if one[1] in moves), key=lambda one: one[0])[1]

    def _act(self, thoughts: Thoughts, moves: list[Move]) -> Move:
        table = thoughts.table
        if table.one != NO_PLACE:
            return self._exchange_or_keep(thoughts)
        choice = thoughts.action(table.effect)
        return moves[0] if choice is None else choice[1]

    def _exchange_or_keep(self, thoughts: Thoughts) -> Move:
        table = thoughts.table
        one, other = table.placed(table.one), table.placed(table.other)
        assert one is not None
        assert other is not None
        change = thoughts.worth(other) - thoughts.worth(one)
        gain = thoughts.gain(seat_of(table.one), change, seat_of(table.other), -change)
        return exchange(table.one, table.other) if gain > 0 else KEEP

    # -- calling -----------------------------------------------------------------------------------

    def _should_call(self, view: View[VintoTable], thoughts: Thoughts) -> bool:
        lowest = min(thoughts.expected_end(other) for other in thoughts.rivals)
        if lowest - thoughts.totals[view.seat] < NO_CHANCE:
            return False
        wanted = round((GOOD_ODDS - BOLDNESS * self.risk) * SAMPLES)
        won = lost = 0
        while won < wanted and lost <= SAMPLES - wanted:
            if self._wins(self.game.imagine(view, self.chance), view):
                won += 1
            else:
                lost += 1
        return won == wanted

    def _wins(self, table: VintoTable, view: View[VintoTable]) -> bool:
        """Whether a call wins if the cards lie so and everybody else plays a last turn."""
        last = _FinalRound(table, view.seat)
        for seat in last.coalition:
            if table.turns > 2 * len(last.coalition):
                self._lower_what_was_kept(last, seat, view)
        penalties = [(seat, carelessness(view.table, seat)) for seat in last.coalition]
        for seat in last.coalition:
            last.take_turn(seat)
            for other, odds in penalties:
                if last.stock and self.chance.share() < odds:
                    last.hands[other].append((last.stock.pop(), NOBODY))
        return last.is_won()

    def _lower_what_was_kept(self, last: "_FinalRound", seat: Seat, view: View[VintoTable]) -> None:
        """What a player has seen and kept, and we have not seen, is the lower of two cards."""
        seen = [placed for placed in view.table.hands[seat] if placed is not None]
        for slot, placed in enumerate(seen):
            if placed.card.rank == NO_RANK and placed.is_seen_by(seat) and last.stock:
                other = self.chance.below(len(last.stock))
                rank, known_to = last.hands[seat][slot]
                if POINTS[last.stock[other]] < POINTS[rank]:
                    last.hands[seat][slot] = last.stock[other], known_to
                    last.stock[other] = rank


def carelessness(table: VintoTable, seat: Seat) -> float:
    """How likely a player is to take a penalty in one turn, by the cards it has taken so far."""
    return (len(table.hands[seat]) - HAND_SIZE) / (table.turns + 0.5)


# A card in a final round as it is imagined: its rank, and who has seen it.
Held = tuple[Rank, Seats]
# What a player expects of a card it has not seen.
AVERAGE: Final = 6


class _FinalRound:
    """A final round as it may go: the ranks of all hands and of the stock."""

    def __init__(self, table: VintoTable, caller: Seat) -> None:
        self.caller: Final = caller
        self.coalition: Final = [seat for seat in table.setup.round_from(caller) if seat != caller]
        self.hands: Final = [
            [(placed.card.rank, placed.known_to) for placed in hand if placed is not None]
            for hand in table.hands
        ]
        self.stock: Final = [placed.card.rank for placed in table.stock]

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


BOTS: Final = {"rule": VintoBot}
