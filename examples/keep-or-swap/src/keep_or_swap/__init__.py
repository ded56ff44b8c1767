"""Keep or swap: one card each, one chance to change it unseen; the highest card wins."""

from facedown.core.cards import Card
from facedown.core.errors import IllegalMove
from facedown.core.events import Dealt, Drew, Ended, Peeked, Revealed, Swapped, TurnStarted
from facedown.core.game import ONE_PACK, Game
from facedown.core.moves import END_TURN, SWAPS, EndTurn, Swap
from facedown.core.outcome import Outcome
from facedown.core.placed_card import place
from facedown.core.records import Event, Move
from facedown.core.seats import ONLY, Seat, bit
from facedown.core.setup import Setup
from facedown.core.table import Table

TURN, REVEAL, OVER = range(3)


class KeepOrSwap(Game[Table]):
    """The rules of Keep or swap."""

    API = 1
    KEY, NAME, OFFICIAL, ALLOWED = "keep-or-swap", "Keep or swap", (2, 6), (2, 6)
    MOVES, PHASES, ENDINGS = (Swap, EndTurn), ("turn", "reveal", "over"), ("all_played",)
    EVENTS = (Dealt, Peeked, Drew, Swapped, TurnStarted, Ended, Revealed)

    def table(self, setup: Setup) -> Table:
        return Table(setup, ONE_PACK)

    def deal(self, table: Table, deck: list[Card]) -> list[Event]:
        seats = enumerate(table.setup.seats)
        return [Dealt(tuple(deck)), *[Peeked(s, place(s, 0), deck[i], bit(s)) for i, s in seats]]

    def awaited(self, table: Table) -> list[Seat]:
        return ONLY[table.turn] if table.phase == TURN else []

    def legal_moves(self, table: Table, seat: Seat) -> list[Move]:
        return [END_TURN, SWAPS[0]] if seat in self.awaited(table) else []

    def play(self, table: Table, seat: Seat, move: Move) -> list[Event]:
        if move not in self.legal_moves(table, seat):
            raise IllegalMove("not_now", move=move.WORD)
        after = table.setup.after(seat)
        turn = Ended("all_played") if after == table.setup.starter else TurnStarted(after)
        if move == END_TURN:
            return [turn]
        drew = Drew(seat, table.stock[-1].card, seen_by=bit(seat))
        return [drew, Swapped(seat, place(seat, 0), table.card(place(seat, 0))), turn]

    def settle(self, table: Table) -> Event | None:
        hidden = [seat for seat in table.setup.seats if not table.is_turned_up(seat)]
        return Revealed(hidden[0], tuple(table.hand(hidden[0]))) if table.phase == REVEAL else None

    def apply(self, table: Table, event: Event) -> None:
        match event:
            case Dealt():
                table.lay_out(event.deck, 1)
            case Peeked():
                table.look_at(event.place, event.card, by=bit(event.seat))
            case Drew():
                table.draw_held(event.seat, event.card)
            case Swapped():
                table.swap_drawn(event.place, event.card)
            case TurnStarted():
                table.turn = event.seat
            case Ended():
                table.phase, table.ending = REVEAL, event.ending
            case Revealed():
                table.turn_up(event.seat, event.cards)
                table.phase = OVER if event.seat == table.setup.seats[-1] else REVEAL

    def outcome(self, table: Table) -> Outcome | None:
        if table.phase != OVER:
            return None
        hands = [table.hand(seat) for seat in range(table.setup.players)]
        ranks = tuple([hand[0].rank if hand else 0 for hand in hands])
        best = tuple([seat for seat in table.setup.seats if ranks[seat] == max(ranks)])
        return Outcome(ranks, best, table.ending, ranks)


GAME = KeepOrSwap()
