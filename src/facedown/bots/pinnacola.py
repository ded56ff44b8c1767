"""Honest rule bots for Pinnacola: a greedy melder, and one that weighs what it gives away."""

from typing import Final

from facedown.core.cards import ACE, JOKER, JOKER_CARD, Card
from facedown.core.dealer import Dealer
from facedown.core.player import Player
from facedown.core.records import Move
from facedown.core.seats import Seat
from facedown.core.table import View
from facedown.games.pinnacola import Pinnacola
from facedown.games.pinnacola.holding import stands_for
from facedown.games.pinnacola.melds import (
    HIGHEST,
    LOWEST,
    POINTS,
    POKER_SIZE,
    RUN,
    SET,
    Shape,
    grown,
    natural,
)
from facedown.games.pinnacola.moves import DiscardCard, LayOff, Meld, ReplaceJoker
from facedown.games.pinnacola.rules import hold
from facedown.games.pinnacola.scoring import value
from facedown.games.pinnacola.solver import Way, solve
from facedown.games.pinnacola.table import DRAW_PHASE, PinnacolaTable


class GreedyMelder(Player[PinnacolaTable]):
    """Takes the pozzo when it can, melds what scores most at once, discards what it uses least."""

    def __init__(self, game: Pinnacola, chance: Dealer) -> None:
        self.game: Final = game
        self.chance: Final = chance

    def choose(self, view: View[PinnacolaTable], moves: list[Move]) -> Move | None:
        table, seat = view.table, view.seat
        if table.phase == DRAW_PHASE:
            return moves[-1]
        if table.owed:
            return max(moves, key=lambda move: gain(table, move))
        for move in solve(hold(table, seat))[0].moves():
            if move in moves:
                return move
        for move in moves:
            if isinstance(move, ReplaceJoker):
                return move
        discards = [move for move in moves if isinstance(move, DiscardCard)]
        held = table.hand(seat)
        return min(discards, key=lambda move: (neighbours(move.card, held), -worth(move.card)))


def worth(card: Card) -> int:
    return POINTS[card.rank]


def gain(table: PinnacolaTable, move: Move) -> int:
    """What a move adds at once to the score of a hand."""
    if isinstance(move, Meld):
        assert move.shape is not None
        return value(table.variant, move.shape) + move.shape.points
    if isinstance(move, LayOff):
        old = table.melds[move.meld].shape
        new = grown(old, move.below, move.above)
        assert new is not None
        gained = value(table.variant, new) - value(table.variant, old)
        return gained + new.points - old.points
    return 0


def neighbours(card: Card, held: list[Card]) -> int:
    """How many cards of a hand could be in a meld of three with this one."""
    if card.rank == JOKER:
        return len(held)
    return sum(1 for other in held if other != card and are_near(card, other))


def are_near(one: Card, other: Card) -> bool:
    """Whether two cards could be in a meld of three."""
    if one.rank == JOKER or other.rank == JOKER:
        return False
    if one.rank == other.rank:
        return one.suit != other.suit
    return one.suit == other.suit and distance(one, other) <= 2


def distance(one: Card, other: Card) -> int:
    """How far two ranks of a suit are from each other in a run."""
    apart = abs(one.rank - other.rank)
    if ACE in (one.rank, other.rank):
        high = max(one.rank, other.rank)
        return min(apart, HIGHEST - high)
    return apart


# What a card of the pozzo is worth to who takes it, in points, and a Joker.
POZZO_CARD: Final = 10.0
POZZO_JOKER: Final = 50.0
# What a Joker is worth in the hand.
KEPT_JOKER: Final = 30.0
# What the chance of a meld is worth that one unseen card would make.
OUT: Final = 1.0
# How likely a Joker that can be replaced can also be used.
REPLACED: Final = 0.9


class PinnacolaBot(Player[PinnacolaTable]):
    """Melds by the solver, counts cards, and gives away as little as it can."""

    def __init__(self, game: Pinnacola, chance: Dealer) -> None:
        self.game: Final = game
        self.chance: Final = chance

    def choose(self, view: View[PinnacolaTable], moves: list[Move]) -> Move | None:
        if len(moves) == 1:
            return moves[0]
        table, seat = view.table, view.seat
        if table.phase == DRAW_PHASE:
            return moves[-1]
        if table.owed:
            return max(moves, key=lambda move: gain(table, move))
        way = self._best_way(solve(hold(table, seat)))
        for move in way.moves():
            if move in moves:
                return move
        for move in moves:
            if isinstance(move, ReplaceJoker):
                return move
        mind = Mind(table, seat)
        discards = [move for move in moves if isinstance(move, DiscardCard)]
        return min(discards, key=lambda move: mind.cost(move.card))

    def _best_way(self, ways: list[Way]) -> Way:
        return max(ways, key=lambda way: way.points - KEPT_JOKER * way.jokers)


class Mind:
    """What a seat can know: which cards it has not seen, and where they may be."""

    def __init__(self, table: PinnacolaTable, seat: Seat) -> None:
        self.table: Final = table
        self.seat: Final = seat
        self.other: Final = table.setup.after(seat)
        self.held: Final = table.hand(seat)
        self.unseen: Final = table.pack.counts[:]
        for lying in table.everything():
            self.unseen[lying.card.code] -= 1
        self.known: Final = [0] * 54
        hidden = 0
        for card in table.hand(self.other):
            self.known[card.code] += 1
        hidden = self.known[53]
        everywhere = hidden + len(table.stock)
        self.rate: Final = hidden / everywhere if everywhere else 0.0
        self.odds: Final = [self._odds(code) for code in range(53)]

    def _odds(self, code: int) -> float:
        """How likely the other hand holds a card."""
        if self.known[code] > 0:
            return 1.0
        odds = 1.0
        for _ in range(self.unseen[code]):
            odds *= 1.0 - self.rate
        return 1.0 - odds

    def cost(self, card: Card) -> float:
        """What it costs to discard a card: its use, and what the other may make of it."""
        return self.use(card) + self.danger(card) * self.pozzo_worth(card)

    def pozzo_worth(self, card: Card) -> float:
        total = 0.0
        for one in [card, *[lying.card for lying in self.table.discard]]:
            total += POZZO_JOKER if one.rank == JOKER else POZZO_CARD
        return total

    def use(self, card: Card) -> float:
        """What a card may still bring to the own hand."""
        if card.rank == JOKER:
            return 100.0
        outs = 0
        for other in self.held:
            if other != card and are_near(card, other):
                outs += self._outs(card, other)
        for meld in self.table.melds:
            if meld.owner == self.seat:
                outs += self._outs_of_meld(meld.shape, card)
        return OUT * outs

    def _outs(self, one: Card, other: Card) -> int:
        """How many unseen cards make a meld of two."""
        if one.rank == other.rank:
            return sum(
                self.unseen[natural(suit, one.rank).code]
                for suit in range(4)
                if suit not in (one.suit, other.suit)
            )
        outs = 0
        for low in range(LOWEST, HIGHEST - 1):
            window = [natural(one.suit, position) for position in range(low, low + 3)]
            if one in window and other in window:
                outs += sum(self.unseen[card.code] for card in window if card not in (one, other))
        return outs

    def _outs_of_meld(self, shape: Shape, card: Card) -> int:
        """How many unseen cards would let a card be added to a meld that it does not fit yet."""
        if shape.kind != RUN or shape.suit != card.suit:
            return 0
        outs = 0
        for position in positions(card):
            if position == shape.high + 2:
                outs += self.unseen[natural(shape.suit, shape.high + 1).code]
            if position == shape.low - 2:
                outs += self.unseen[natural(shape.suit, shape.low - 1).code]
        return outs

    def danger(self, card: Card) -> float:
        """How likely the other seat can meld a card that is discarded."""
        if card.rank == JOKER:
            return 1.0
        safe = 1.0
        joker = self.odds[JOKER_CARD.code]
        for meld in self.table.melds:
            shape = meld.shape
            if meld.owner == self.other:
                safe *= 1.0 - self._fit(shape, card, joker)
            if shape.joker and card in stands_for(shape):
                safe *= 1.0 - REPLACED
        others = [
            self.odds[natural(suit, card.rank).code] for suit in range(4) if suit != card.suit
        ]
        safe *= 1.0 - two_of(others, joker)
        for position in positions(card):
            for low in range(max(LOWEST, position - 2), min(position, HIGHEST - 2) + 1):
                needed = [
                    self.odds[natural(card.suit, one).code]
                    for one in range(low, low + 3)
                    if one != position
                ]
                safe *= 1.0 - needed[0] * needed[1]
                safe *= 1.0 - joker * (needed[0] + needed[1] - 2 * needed[0] * needed[1]) / 2
        return 1.0 - safe

    def _fit(self, shape: Shape, card: Card, joker: float) -> float:
        """How likely a card can be added to a meld of the other seat."""
        if shape.kind == SET:
            fits = shape.rank == card.rank and not shape.suits >> card.suit & 1
            return 1.0 if fits and shape.size < POKER_SIZE else 0.0
        if shape.kind != RUN or shape.suit != card.suit:
            return 0.0
        best = 0.0
        for position in positions(card):
            if position in (shape.low - 1, shape.high + 1):
                return 1.0
            if position == shape.low - 2:
                best = max(best, self.odds[natural(shape.suit, shape.low - 1).code])
            if position == shape.high + 2:
                best = max(best, self.odds[natural(shape.suit, shape.high + 1).code])
        return best if shape.joker else best + (1.0 - best) * joker * (best > 0.0)


def positions(card: Card) -> list[int]:
    """Where a card can stand in a run."""
    return [LOWEST, HIGHEST] if card.rank == ACE else [card.rank]


def two_of(odds: list[float], joker: float) -> float:
    """How likely at least two of three are there, or one and a Joker."""
    a, b, c = odds
    two = a * b + a * c + b * c - 2 * a * b * c
    none = (1 - a) * (1 - b) * (1 - c)
    return two + (1.0 - two - none) * joker
