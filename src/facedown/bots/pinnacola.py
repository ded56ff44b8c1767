"""Honest rule bots for Pinnacola: one that weighs what it gives away, and a greedy yardstick.

What decides a hand is who takes the pozzo. So the rule bot holds its melds back: cards in the hand
can meld more different cards than melds on the table, nobody knows of them, and a Joker in the
hand cannot be replaced. It lays down what it owes, and everything when the hand may soon end.
"""

from collections.abc import Sequence
from typing import Final

from facedown.core.cards import ACE, CARDS, Card, Suit
from facedown.core.dealer import Dealer
from facedown.core.moves import DRAW
from facedown.core.player import Player, Reason
from facedown.core.records import Move
from facedown.core.seats import Seat
from facedown.core.table import View
from facedown.games.pinnacola import Pinnacola
from facedown.games.pinnacola.holding import Holding
from facedown.games.pinnacola.melds import (
    HIGHEST,
    POKER_SIZE,
    RUN,
    SET,
    Book,
    Shape,
    grown,
    side_of,
)
from facedown.games.pinnacola.moves import DiscardCard, LayOff, Meld, ReplaceJoker, TakePozzo
from facedown.games.pinnacola.rules import hold
from facedown.games.pinnacola.scoring import (
    CLOSING_BONUS,
    closes_pinnacola,
    closes_poker,
    is_full,
    melds_of,
    side_score,
    total,
    value,
)
from facedown.games.pinnacola.solver import Way, solve
from facedown.games.pinnacola.table import DRAW_PHASE, PinnacolaTable

# Points: what a card of the pozzo is worth to who takes it, and what a Joker is.
POZZO_CARD: Final = 10.0
POZZO_JOKER: Final = 50.0
# What an unseen card is worth that would make a meld with a card that is kept.
OUT: Final = 2.0
# What a Joker is worth in the hand, and any card.
KEPT_JOKER: Final = 30.0
KEPT_CARD: Final = 15.0
# … which is more than any other card is when one has to be discarded.
HELD_JOKER: Final = 100.0
# How likely a Joker that can be replaced can also be used.
USABLE: Final = 0.9
# What a card is worth that nobody has seen, on average.
UNSEEN_CARD: Final = 9.0

# The hand ends soon with so few cards in the stock, when it comes to laying down or to taking.
LAST_STOCK: Final = 2
LAST_TAKES: Final = 4
# How likely the other seat can meld one card more when it closes, and a Pinnacola or Poker that
# it lacks; and how likely is likely.
EACH_CARD: Final = 0.7
AT_ONCE: Final = 0.15
LIKELY: Final = 0.2
# What it is worth to hold melds back for a turn.
HOLDING: Final = 20.0
# How many ways to meld what is owed are looked at more closely.
LOOKED_AT: Final = 12


class PinnacolaBot(Player[PinnacolaTable]):
    """Takes the pozzo, holds its melds back, and discards what the other can use least."""

    def __init__(self, game: Pinnacola, chance: Dealer) -> None:
        self.game: Final = game
        self.chance: Final = chance

    def choose(self, view: View[PinnacolaTable], moves: Sequence[Move]) -> Move | None:
        if len(moves) == 1:
            return moves[0]
        table, seat = view.table, view.seat
        if table.phase == DRAW_PHASE:
            return choose_draw(table, seat, moves)
        winning = find_pinnacolone(table, seat, moves)
        if winning is not None:
            return winning
        if table.owed:
            return self._meet(table, seat, moves)
        laid = choose_lay(table, seat, moves)
        if laid is not None:
            return laid
        mind = Mind(table, seat)
        discards = [move for move in moves if isinstance(move, DiscardCard)]
        return min(discards, key=lambda move: mind.cost(move.card))

    def why(self, view: View[PinnacolaTable], moves: Sequence[Move], move: Move) -> Reason | None:
        """Of a discard: the other can use it least, or its owner can."""
        if not isinstance(move, DiscardCard) or view.table.size(view.seat) == 1 or len(moves) == 1:
            return None
        mind = Mind(view.table, view.seat)
        cards = [one.card for one in moves if isinstance(one, DiscardCard)]
        danger = mind.danger(move.card)
        # Half the time or more it helps them: that is no reason.
        if danger < 0.5 and all(danger <= mind.danger(card) for card in cards):
            return "safe_discard", {"percent": int(100 * (1.0 - danger))}
        use = mind.use(move.card)
        return ("spare_card", {}) if all(use <= mind.use(card) for card in cards) else None

    def _meet(self, table: PinnacolaTable, seat: Seat, moves: Sequence[Move]) -> Move:
        """Meld what is owed with as little else as may be, so that the rest is worth the most."""
        book = table.variant.book
        ways = [move for move in moves if isinstance(move, Meld | LayOff | ReplaceJoker)]
        ways.sort(key=lambda move: (len(cards_of(move)), -gain(table, seat, move)))
        best, most = ways[0], float("-inf")
        for move in ways[:LOOKED_AT]:
            after = table.copy()
            self.game.act(after, seat, move)
            score = gain(table, seat, move) - KEPT_CARD * len(cards_of(move))
            score -= KEPT_JOKER * len([card for card in cards_of(move) if book.is_wild(card)])
            if not after.owed:
                score += max(promise(way) for way in ways_of(after, seat))
            if score > most:
                best, most = move, score
        return best


def choose_draw(table: PinnacolaTable, seat: Seat, moves: Sequence[Move]) -> Move:
    """The most cards of the pozzo that may be taken, unless the hand is about to end."""
    takes = [move for move in moves if isinstance(move, TakePozzo)]
    if not takes:
        return DRAW
    is_early = len(table.stock) > LAST_TAKES and closing_odds(table, seat) < LIKELY
    if is_early and not is_race(table):
        return takes[-1]
    best: Move = DRAW
    most = max(way.points for way in ways_of(table, seat)) + UNSEEN_CARD
    for move in takes:
        taken = [placed.card for placed in table.discard[len(table.discard) - move.size :]]
        holding = hold(table, seat)
        for card in taken:
            holding.add(card)
        score = float(
            max(way.points for way in solve_within(holding)) - total(table.variant, taken)
        )
        if score > most:
            best, most = move, score
    return best


def find_pinnacolone(table: PinnacolaTable, seat: Seat, moves: Sequence[Move]) -> Move | None:
    """A move that wins the match at once, where a Pinnacolone does."""
    if not table.variant.pinnacolone_wins:
        return None
    for move in moves:
        shape = shape_after(table, move)
        is_own = not isinstance(move, LayOff) or is_own_meld(table, seat, move.meld)
        if shape is not None and is_own and is_full(table.variant, shape):
            return move
    return None


def choose_lay(table: PinnacolaTable, seat: Seat, moves: Sequence[Move]) -> Move | None:
    """A meld to lay down now: to close the hand, or before it ends; None to hold them back."""
    ways = ways_of(table, seat)
    closing = [way for way in ways if way.left == 1]
    if closing and should_close(table, seat, closing[0]):
        return first_of(closing[0], moves)
    if not should_lay(table, seat, ways[0].points):
        return None
    staying = [way for way in ways if way.left > 1]
    laid = first_of(staying[0], moves) if staying else None
    if laid is None:
        laid = next((move for move in moves if isinstance(move, ReplaceJoker)), None)
    return laid


def should_close(table: PinnacolaTable, seat: Seat, way: Way) -> bool:
    """Whether to close: to win the match, or if the hand is won and the match not lost by it."""
    mine, theirs = side_of(seat), 1 - side_of(seat)
    hand = side_score(table, mine) + way.points + CLOSING_BONUS - guessed_totals(table, mine)
    others = side_score(table, theirs) - guessed_totals(table, theirs)
    # The seats 0 and 1 are of the sides 0 and 1.
    own_total = table.setup.scores[mine] + hand
    their_total = table.setup.scores[theirs] + others
    if max(own_total, their_total) >= table.variant.target:
        return own_total > their_total
    return hand > others


def guessed_totals(table: PinnacolaTable, side: int) -> float:
    """The points in the hands of a side, of which not all cards may be known."""
    points = table.variant.book.points
    return sum(
        UNSEEN_CARD if card.rank < 0 else points[card.rank]
        for seat in table.setup.seats
        if side_of(seat) == side
        for card in table.hand(seat)
    )


def should_lay(table: PinnacolaTable, seat: Seat, points: int) -> bool:
    """Whether to lay down melds worth so much, rather than to hold them back another turn."""
    if is_race(table) or len(table.stock) <= LAST_STOCK:
        return True
    return closing_odds(table, seat) * points > HOLDING


def is_race(table: PinnacolaTable) -> bool:
    """Whether closing needs no more than an empty hand: then who holds anything back is late."""
    return not table.variant.needs_pinnacola


def closing_odds(table: PinnacolaTable, seat: Seat) -> float:
    """How likely the hand is closed before the seat's next turn, by the partner too."""
    odds = 0.0
    for other in table.setup.seats:
        if other != seat:
            odds = either(odds, odds_of_closing(table, other))
    return odds


def odds_of_closing(table: PinnacolaTable, other: Seat) -> float:
    """How likely a seat closes the hand on its next turn."""
    variant = table.variant
    own = [meld.shape for meld in melds_of(table, side_of(other))]
    odds = 1.0
    if variant.needs_pinnacola and not any(closes_pinnacola(variant, one) for one in own):
        odds *= AT_ONCE
    if variant.needs_poker and not any(closes_poker(variant, one) for one in own):
        odds *= AT_ONCE
    for _ in range(len(table.hands[other])):
        odds *= EACH_CARD
    return odds


def ways_of(table: PinnacolaTable, seat: Seat) -> list[Way]:
    return solve_within(hold(table, seat))


def solve_within(holding: Holding) -> list[Way]:
    """The ways to meld, of a large hand only those with few Jokers: it takes too long otherwise."""
    size = int(holding.size)
    return solve(holding, 4 if size <= 22 else 2 if size <= 28 else 1 if size <= 34 else 0)


def promise(way: Way) -> float:
    """What a way is worth, with what the Jokers are worth that it keeps."""
    return way.points - KEPT_JOKER * way.jokers


def first_of(way: Way, moves: Sequence[Move]) -> Move | None:
    """A move of a way that is legal now."""
    return next((move for move in way.moves() if move in moves), None)


# -- what it knows ---------------------------------------------------------------------------------


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
        outs = 0
        for low in range(self.book.lowest, HIGHEST - 1):
            window = [self.book.natural(one.suit, position) for position in range(low, low + 3)]
            if one in window and other in window:
                outs += sum(self.unseen[card.code] for card in window if card not in (one, other))
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
        """How likely the other hand holds a wild card."""
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


# -- moves and cards -------------------------------------------------------------------------------


def cards_of(move: Move) -> tuple[Card, ...]:
    """The cards that a move lays down."""
    if isinstance(move, Meld):
        return move.cards
    if isinstance(move, LayOff):
        return move.below + move.above
    return (move.card,) if isinstance(move, ReplaceJoker) else ()


def shape_after(table: PinnacolaTable, move: Move) -> Shape | None:
    """The meld that a move makes or adds to, as it is then."""
    if isinstance(move, Meld):
        return table.variant.book.shape_of(move.cards)
    if isinstance(move, LayOff):
        return grown(table.melds[move.meld].shape, move.below, move.above)
    return None


def gain(table: PinnacolaTable, seat: Seat, move: Move) -> int:
    """What a move adds at once to the score of a seat's hand."""
    shape = shape_after(table, move)
    if shape is None:
        return 0
    points, worth = value(table.variant, shape), shape.points
    if isinstance(move, LayOff):
        old = table.melds[move.meld]
        points -= value(table.variant, old.shape)
        worth -= old.shape.points
        points *= 1 if is_own_meld(table, seat, move.meld) else -1
    return points + worth


def is_own_meld(table: PinnacolaTable, seat: Seat, number: int) -> bool:
    """Whether a meld belongs to the side of a seat."""
    return table.melds[number].side == side_of(seat)


def same_rank(card: Card, suit: Suit) -> Card:
    """The card of the same rank in another suit."""
    return CARDS[card.rank * 4 - 4 + suit]


def positions(book: Book, card: Card) -> list[int]:
    """Where a card can stand in a run."""
    return [book.lowest, HIGHEST] if card.rank == ACE else [card.rank]


def either(one: float, other: float) -> float:
    """How likely at least one of two things is that have nothing to do with each other."""
    return one + other - one * other


def two_of(odds: list[float], joker: float) -> float:
    """How likely at least two of three are there, or one and a Joker."""
    a, b, c = odds
    two = a * b + a * c + b * c - 2 * a * b * c
    none = (1 - a) * (1 - b) * (1 - c)
    return two + (1.0 - two - none) * joker


def are_near(book: Book, one: Card, other: Card) -> bool:
    """Whether two cards could be in a meld of three."""
    if book.is_wild(one) or book.is_wild(other):
        return False
    if one.rank == other.rank:
        return one.suit != other.suit
    return one.suit == other.suit and distance(book, one, other) <= 2


def distance(book: Book, one: Card, other: Card) -> int:
    """How far two ranks of a suit are from each other in a run."""
    return min(abs(a - b) for a in positions(book, one) for b in positions(book, other))


# -- the yardstick ---------------------------------------------------------------------------------


class GreedyMelder(Player[PinnacolaTable]):
    """Takes the pozzo when it can, melds what scores most at once, discards what it uses least."""

    def __init__(self, game: Pinnacola, chance: Dealer) -> None:
        self.game: Final = game
        self.chance: Final = chance

    def choose(self, view: View[PinnacolaTable], moves: Sequence[Move]) -> Move | None:
        table, seat = view.table, view.seat
        if table.phase == DRAW_PHASE:
            return moves[-1]
        if table.owed:
            return max(moves, key=lambda move: gain(table, seat, move))
        laid = first_of(ways_of(table, seat)[0], moves)
        if laid is None:
            laid = next((move for move in moves if isinstance(move, ReplaceJoker)), None)
        if laid is not None:
            return laid
        held, book = table.hand(seat), table.variant.book
        discards = [move for move in moves if isinstance(move, DiscardCard)]
        return min(
            discards,
            key=lambda move: (neighbours(book, move.card, held), -book.points[move.card.rank]),
        )


def neighbours(book: Book, card: Card, held: list[Card]) -> int:
    """How many cards of a hand could be in a meld of three with this one."""
    if book.is_wild(card):
        return len(held)
    return sum(1 for other in held if other != card and are_near(book, card, other))


BOTS: Final = {"rule": PinnacolaBot, "greedy": GreedyMelder}
