"""An honest rule bot for Cambio: exact memory, card counting, sure flips, calls by the odds."""

from typing import Final

from facedown.bots.nerve import Daring
from facedown.core.cards import JACK, KING, NINE, QUEEN, UNKNOWN, Card
from facedown.core.dealer import Dealer
from facedown.core.imagine import unseen
from facedown.core.moves import DISCARD, DRAW, END_TURN, PASS, TAKE, swap
from facedown.core.placed_card import NO_PLACE, Place, PlacedCard, place, seat_of, slot_of
from facedown.core.records import Move
from facedown.core.seats import NO_SEAT, Seat
from facedown.core.table import View
from facedown.games.cambio import Cambio
from facedown.games.cambio.moves import (
    CALL,
    KEEP_THEM,
    SKIP,
    SWAP_THEM,
    Flip,
    Trade,
    exchange,
    give,
    inspect,
    peek,
)
from facedown.games.cambio.table import (
    ABILITY,
    AFTER,
    DECIDE,
    GIFT,
    QUEEN_PHASE,
    SETUP,
    TURN,
    WINDOW,
    CambioTable,
)

SAMPLES: Final = 40
# It calls when it would win this often: less and less, for so many turns of each player.
CALL_ODDS: Final = 0.7
# … and so much less often, or more, at its boldest and at its most careful.
BOLDNESS: Final = 0.2
PATIENCE: Final = 30

# In points: what it is worth to see an own card, to see another's, to know one's cards.
SEE_OWN: Final = 1.5
SEE_OTHER: Final = 0.7
KNOWN: Final = 0.5
# A card taken from the discard shows everybody what lies there.
SHOWN: Final = 0.7
# A point more for somebody else, against one less for oneself.
HURT: Final = 0.3
# A card its owner has seen and kept is lower than others.
KEPT: Final = 0.6
# … the lowest of this many and one more.
BETTER: Final = 2
# Somebody else may be faster with the flip one hopes for.
FIRST: Final = 0.8


class CambioBot(Daring[CambioTable]):
    """Lowers its hand, flips only what it knows, and calls when that is likely to win."""

    def __init__(self, game: Cambio, chance: Dealer) -> None:
        self.game: Final = game
        self.chance: Final = chance

    def choose(self, view: View[CambioTable], moves: list[Move]) -> Move | None:
        table, seat = view.table, view.seat
        phase = table.phase
        if phase == SETUP:
            return moves[0]
        flips = sure_flips(table, moves)
        if not flips and (phase == WINDOW or not is_awaited(table, seat)):
            return PASS if phase == WINDOW else None
        mind = Mind(table, seat)
        best = mind.best_flip(flips)
        if best is not None:
            return best
        if phase == WINDOW:
            return PASS
        if not is_awaited(table, seat):
            return None
        if phase == TURN:
            return self._turn(view, mind, moves)
        if phase == DECIDE:
            return mind.decision(moves)
        if phase == AFTER:
            return CALL if self._should_call(view, mind) else END_TURN
        if phase == GIFT:
            return give(slot_of(mind.worst()))
        return mind.use(phase)

    def _turn(self, view: View[CambioTable], mind: "Mind", moves: list[Move]) -> Move:
        if CALL in moves and self._should_call(view, mind):
            return CALL
        if DRAW not in moves:
            return TAKE if TAKE in moves else PASS
        return TAKE if TAKE in moves and mind.prefers_the_discard() else DRAW

    def _should_call(self, view: View[CambioTable], mind: "Mind") -> bool:
        """Whether this hand stays strictly lowest often enough after a turn of every other."""
        rivals = mind.rivals()
        own = mind.total(view.seat)
        if any(mind.total(rival) < own for rival in rivals):
            return False
        patience = 1.0 - view.table.turns / (PATIENCE * len(view.table.setup.seats))
        wanted = (CALL_ODDS - BOLDNESS * self.risk) * patience * SAMPLES
        wins = 0
        for left in range(SAMPLES, 0, -1):
            if wins >= wanted or wins + left < wanted:
                break
            wins += call_wins(view, self.game.imagine(view, self.chance), rivals)
        return wins >= wanted


def is_awaited(table: CambioTable, seat: Seat) -> bool:
    return seat == (table.giver if table.phase == GIFT else table.turn)


def sure_flips(table: CambioTable, moves: list[Move]) -> list[Place]:
    """The places whose card is known and matches the top of the discard."""
    if not table.live or not table.discard:
        return []
    matching = table.variant.same_value[table.top.code]
    found = []
    for move in moves:
        if isinstance(move, Flip) and matching >> table.card(move.place).code & 1:
            found.append(move.place)
    return found


def call_wins(view: View[CambioTable], imagined: CambioTable, rivals: list[Seat]) -> bool:
    """Whether a call wins on an imagined table, each rival swapping its worst card for a draw.

    What a rival has seen and kept, and this seat has not, is taken to be the lowest of a few.
    """
    points = imagined.variant.points
    stock = [points[placed.card.code] for placed in imagined.stock]
    own = sum([points[card.code] for card in imagined.hand(view.seat)])
    drawn = len(stock)
    for rival in rivals:
        total, worst = 0, 0
        for known, placed in zip(view.table.hands[rival], imagined.hands[rival], strict=True):
            if known is None or placed is None:
                continue
            worth = points[placed.card.code]
            if placed.is_seen_by(rival):
                if known.card is UNKNOWN:
                    for _ in range(BETTER):
                        drawn -= 1
                        worth = min(worth, stock[drawn]) if drawn >= 0 else worth
                worst = max(worst, worth)
            total += worth
        drawn -= 1
        if drawn >= 0:
            total -= max(worst - stock[drawn], 0)
        if total <= own:
            return False
    return True


class Mind:
    """What one seat makes of its view: what every card is worth to it, and what to do with them."""

    def __init__(self, table: CambioTable, seat: Seat) -> None:
        self.table: Final = table
        self.seat: Final = seat
        self.points: Final = table.variant.points
        self.hidden: Final = [
            [self.points[card.code] for card in unseen(table, batch)]
            for batch in range(len(table.batches))
        ]
        self.means: Final = [sum(some) / len(some) if some else 0.0 for some in self.hidden]
        self.own: Final = [place(seat, slot) for slot in table.slots(seat)]
        self.is_last: Final = table.caller != NO_SEAT

    # -- what cards are worth ----------------------------------------------------------------------

    def worth(self, where: Place) -> float:
        """The points of a card, or what an unseen one has on average."""
        placed = self.table.placed(where)
        return 0.0 if placed is None else self.worth_of(placed, seat_of(where))

    def worth_of(self, placed: PlacedCard, owner: Seat) -> float:
        if placed.card is not UNKNOWN:
            return self.points[placed.card.code]
        is_kept = owner != self.seat and placed.is_seen_by(owner)
        return self.means[placed.batch] * (KEPT if is_kept else 1.0)

    def total(self, seat: Seat) -> float:
        return sum([self.worth_of(one, seat) for one in self.table.hands[seat] if one is not None])

    def worst(self) -> Place:
        """The own card with most points."""
        return max(self.own, key=self.worth)

    def rivals(self) -> list[Seat]:
        """The others still in, in order of their turns."""
        order = self.table.setup.round_from(self.seat)
        return [other for other in order if other != self.seat and self.table.is_in(other)]

    def is_known(self, where: Place) -> bool:
        placed = self.table.placed(where)
        return placed is not None and placed.card is not UNKNOWN

    def others_places(self) -> list[Place]:
        """Where cards lie that may be taken from others."""
        return [
            place(other, slot)
            for other in self.rivals()
            if other != self.table.caller
            for slot in self.table.slots(other)
        ]

    # -- flips -------------------------------------------------------------------------------------

    def best_flip(self, flips: list[Place]) -> Move | None:
        """The flip that gains most; None if none gains anything."""
        best, most = None, 0.0
        for where in flips:
            gain = self.flip_gain(where, self.own)
            if gain > most:
                best, most = Flip(where), gain
        return best

    def flip_gain(self, where: Place, own: list[Place]) -> float:
        """An own card that is gone, or one's worst in place of somebody else's."""
        if seat_of(where) == self.seat:
            return self.worth(where)
        if not own:
            return -HURT * self.worth(where)
        gift = max([self.worth(one) for one in own])
        return gift + HURT * (gift - self.worth(where))

    def follow_up(self, discarded: Card, gone: Place) -> float:
        """What a flip would gain, were this card discarded and another own one gone."""
        if not self.table.variant.discarder_may_flip:
            return 0.0
        matching = self.table.variant.same_value[discarded.code]
        own = [one for one in self.own if one != gone]
        others = [] if self.table.variant.flips_own_only else self.others_places()
        gain = 0.0
        for where in [*own, *others]:
            if self.is_known(where) and matching >> self.table.card(where).code & 1:
                gain = max(gain, self.flip_gain(where, own))
        return FIRST * gain

    # -- a turn ------------------------------------------------------------------------------------

    def prefers_the_discard(self) -> bool:
        """Whether the top of the discard lowers the hand by more than a draw would on average."""
        if not self.own:
            return False
        by_taking = max([self.swap_gain(self.table.top, where) for where in self.own]) - SHOWN
        if by_taking <= 0.0:
            return False
        worst = self.worth(self.worst())
        hidden = self.hidden[self.table.stock[-1].batch]
        by_drawing = sum([max(worst - points, 0.0) for points in hidden]) / max(len(hidden), 1)
        return by_taking > by_drawing

    def decision(self, moves: list[Move]) -> Move:
        """Swap the drawn card in where it gains most, or discard it for what it can do."""
        drawn = self.table.drawn[-1].card
        chosen: Move = moves[-1]
        most = self.discard_gain(drawn) if chosen == DISCARD else -1000.0
        for where in self.own:
            gain = self.swap_gain(drawn, where)
            if gain > most:
                chosen, most = swap(slot_of(where)), gain
        return chosen

    def discard_gain(self, drawn: Card) -> float:
        if self.table.from_discard and not self.table.live:  # C-10: put back, it stays closed
            return 0.0
        gain = self.follow_up(drawn, NO_PLACE)
        return gain if self.table.from_discard else gain + self.ability_gain(drawn)

    def swap_gain(self, drawn: Card, where: Place) -> float:
        gain = self.worth(where) - self.points[drawn.code]
        if self.is_known(where):
            return gain + self.follow_up(self.table.card(where), where)
        return gain if self.is_last else gain + KNOWN

    # -- abilities ---------------------------------------------------------------------------------

    def ability_gain(self, card: Card) -> float:
        """What the ability of a card is worth, in points."""
        if not self.table.variant.acting >> card.code & 1:
            return 0.0
        if card.rank < JACK:
            return self.look_gain(card)
        if card.rank == KING:
            best = self.place_to_trade()
            return 0.0 if best is None else SEE_OTHER + (1 + HURT) * self.trade_gain(best)
        pair = self.best_pair()
        if pair is None:
            return 0.0
        gain = (1 + HURT) * (self.worth(pair[0]) - self.worth(pair[1]))
        return max(gain, 0.0) + (SEE_OTHER if card.rank == QUEEN else 0.0)

    def look_gain(self, card: Card) -> float:
        if self.is_last or self.place_to_look_at(card) is None:
            return 0.0
        return SEE_OWN if card.rank < NINE else SEE_OTHER

    def place_to_look_at(self, card: Card) -> Place | None:
        """An own card not seen yet, or one of the rival who seems to be lowest."""
        if card.rank < NINE:
            own = [where for where in self.own if not self.is_known(where)]
            return own[0] if own else None
        for rival in sorted(self.rivals(), key=self.total):
            for slot in self.table.slots(rival):
                where = place(rival, slot)
                if not self.is_known(where) and rival != self.table.caller:
                    return where
        return None

    def best_pair(self) -> tuple[Place, Place] | None:
        """The own worst card and the lowest of anybody else's."""
        others = self.others_places()
        if not self.own or not others:
            return None
        return self.worst(), min(others, key=self.worth)

    def trade_gain(self, where: Place) -> float:
        """By how much a card would lower the hand on average, swapped for the worst if lower."""
        worst = self.worth(self.worst())
        placed = self.table.placed(where)
        if placed is None or placed.card is not UNKNOWN:
            return max(worst - self.worth(where), 0.0)
        hidden = self.hidden[placed.batch]
        return sum([max(worst - points, 0.0) for points in hidden]) / max(len(hidden), 1)

    def place_to_trade(self) -> Place | None:
        """The card of somebody else that a king gains most from."""
        others = self.others_places()
        return max(others, key=self.trade_gain) if self.own and others else None

    def use(self, phase: int) -> Move:
        """What to do with an ability."""
        if phase == ABILITY:
            return self.ability()
        return self.queen() if phase == QUEEN_PHASE else self.king()

    def ability(self) -> Move:
        card = self.table.top
        if card.rank < JACK or card.rank == KING:
            where = self.place_to_trade() if card.rank == KING else self.place_to_look_at(card)
            return SKIP if where is None else peek(where)
        pair = self.best_pair()
        if pair is None:
            return SKIP
        own, other = pair
        if card.rank == QUEEN:
            return inspect(own, other)
        return exchange(own, other) if self.worth(own) > self.worth(other) else SKIP

    def queen(self) -> Move:
        """Swap if the own card is the higher one."""
        one, other = self.table.one, self.table.other
        own, others = (one, other) if seat_of(one) == self.seat else (other, one)
        return SWAP_THEM if self.worth(own) > self.worth(others) else KEEP_THEM

    def king(self) -> Move:
        """Swap for the worst card if the one looked at is lower."""
        worst = self.worst()
        is_lower = self.worth(self.table.one) < self.worth(worst)
        return Trade(slot_of(worst)) if is_lower else KEEP_THEM


BOTS: Final = {"rule": CambioBot}
