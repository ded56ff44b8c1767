"""What a seat can know: which cards it has not seen, who may hold them, what they would bring."""

from typing import Final

from facedown.bots.pinnacola.nearness import are_near, positions, same_rank
from facedown.bots.pinnacola.odds import either, two_of
from facedown.core.cards import Card
from facedown.core.seats import Seat
from facedown.games.pinnacola.melds import HIGHEST, POKER_SIZE, RUN, SET, Shape, side_of
from facedown.games.pinnacola.scoring import melds_of
from facedown.games.pinnacola.table import PinnacolaTable

# Points: what a card of the pozzo is worth to who takes it, and what a Joker is.
POZZO_CARD: Final = 10.0
POZZO_JOKER: Final = 50.0
# What an unseen card is worth that would make a meld with a card that is kept.
OUT: Final = 2.0
# What a Joker is worth when one has to be discarded: more than any other card.
HELD_JOKER: Final = 100.0
# How likely a Joker that can be replaced can also be used.
USABLE: Final = 0.9


class Mind:
    """What a seat can know: which cards it has not seen, and where they may be."""

    def __init__(self, table: PinnacolaTable, seat: Seat) -> None:
        self.table: Final = table
        self.book: Final = table.variant.book
        self.seat: Final = seat
        # Who may take the pozzo next, always of the other side.
        self.other: Final = table.setup.after(seat)
        self.held: Final = table.hand(seat)
        self.unseen: Final = table.pack.counts[:]
        for placed in table.everything():
            self.unseen[placed.card.code] -= 1
        self.known: Final = [0] * 54
        for card in table.hand(self.other):
            self.known[card.code] += 1
        hidden = self.known[53]
        everywhere = len(table.stock)
        for one in table.setup.seats:
            everywhere += len([card for card in table.hand(one) if card.rank < 0])
        self.rate: Final = hidden / everywhere if everywhere else 0.0
        # Whoever takes the pozzo may meld its cards with the one on top (P-05).
        for placed in table.discard:
            self.known[placed.card.code] += 1
        self.odds: Final = [self._odds(code) for code in range(53)]

    def _odds(self, code: int) -> float:
        """How likely the other seat has a card once it has taken the pozzo."""
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
        for one in [card, *[placed.card for placed in self.table.discard]]:
            total += POZZO_JOKER if self.book.is_wild(one) else POZZO_CARD
        return total

    def use(self, card: Card) -> float:
        """What a card may still bring to the own hand."""
        if self.book.is_wild(card):
            return HELD_JOKER
        outs = 0
        for other in self.held:
            if other != card and are_near(self.book, card, other):
                outs += self._outs(card, other)
        for meld in melds_of(self.table, side_of(self.seat)):
            outs += self._outs_of_meld(meld.shape, card)
        return OUT * outs

    def _outs(self, one: Card, other: Card) -> int:
        """How many unseen cards make a meld of two."""
        if one.rank == other.rank:
            return sum(
                self.unseen[same_rank(one, suit).code]
                for suit in range(4)
                if suit not in (one.suit, other.suit)
            )
        book, outs = self.book, 0
        for position in positions(book, one):
            for low in range(max(book.lowest, position - 2), min(position, HIGHEST - 2) + 1):
                codes = [book.natural(one.suit, at).code for at in range(low, low + 3)]
                if other.code in codes:
                    for code in codes:
                        outs += self.unseen[code] if code not in (one.code, other.code) else 0
        return outs

    def _outs_of_meld(self, shape: Shape, card: Card) -> int:
        """How many unseen cards would let a card be added to a meld that it does not fit yet."""
        if shape.kind != RUN or shape.suit != card.suit:
            return 0
        outs = 0
        for position in positions(self.book, card):
            if position == shape.high + 2:
                outs += self.unseen[self.book.natural(shape.suit, shape.high + 1).code]
            if position == shape.low - 2:
                outs += self.unseen[self.book.natural(shape.suit, shape.low - 1).code]
        return outs

    def danger(self, card: Card) -> float:
        """How likely the other seat can meld a card that is discarded."""
        book = self.book
        if book.is_wild(card):
            return 1.0
        safe = 1.0
        joker = self._wild_odds()
        for meld in self.table.melds:
            shape = meld.shape
            if meld.side == side_of(self.other) or self.table.variant.lay_off_opponent:
                safe *= 1.0 - self._fit(shape, card, joker)
            if card in shape.stand_ins:
                safe *= 1.0 - USABLE
        others = [self.odds[same_rank(card, suit).code] for suit in range(4) if suit != card.suit]
        safe *= 1.0 - two_of(others, joker)
        for position in positions(book, card):
            for low in range(max(book.lowest, position - 2), min(position, HIGHEST - 2) + 1):
                needed = [
                    self.odds[book.natural(card.suit, one).code]
                    for one in range(low, low + 3)
                    if one != position
                ]
                safe *= 1.0 - needed[0] * needed[1]
                safe *= 1.0 - joker * (needed[0] + needed[1] - 2 * needed[0] * needed[1]) / 2
        return 1.0 - safe

    def _wild_odds(self) -> float:
        """How likely the other seat has a wild card once it has taken the pozzo."""
        odds = 0.0
        for card in self.book.wilds:
            odds = either(odds, self.odds[card.code])
        return odds

    def _fit(self, shape: Shape, card: Card, joker: float) -> float:
        """How likely a card can be added to a meld of the other seat."""
        if shape.kind == SET:
            fits = shape.rank == card.rank and not shape.suits >> card.suit & 1
            return 1.0 if fits and shape.size < POKER_SIZE else 0.0
        if shape.kind != RUN or shape.suit != card.suit:
            return 0.0
        without = 1.0
        for position in positions(self.book, card):
            if position in (shape.low - 1, shape.high + 1):
                return 1.0
            # One card is missing between them: it has that one, or a Joker for it.
            between = shape.low - 1 if position == shape.low - 2 else shape.high + 1
            if position in (shape.low - 2, shape.high + 2):
                without *= 1.0 - self.odds[self.book.natural(shape.suit, between).code]
                without *= 1.0 if shape.joker else 1.0 - joker
        return 1.0 - without
