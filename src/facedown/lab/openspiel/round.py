"""A round as a tree is walked: from one decision, or card of chance, to the next.

The deck is dealt card by card, and so is the stock after a reshuffle. Seats that may react are
asked in the order of the rules, before the one that is awaited. Whoever has only one action is not
asked: the round goes on by itself, and so it does through windows where nobody is to react.
"""

from collections.abc import Sequence
from typing import Any, Final, TypeAlias

from facedown.core.cards import CARDS, Card
from facedown.core.game import REACTION_CLOCK, Game
from facedown.core.moves import Shuffle
from facedown.core.records import Event, Move
from facedown.core.seats import DEALER, NO_SEAT, Seat
from facedown.core.sight import show
from facedown.core.table import Table
from facedown.lab.encoding import NOTHING, Encoder, IllegalAction
from facedown.lab.episode import FinishedEpisode
from facedown.lab.openspiel.deals import Deals, chances_of


class Chose:
    """A seat chose a move, or nothing; `asked` says whether there was another choice."""

    def __init__(self, seat: Seat, move: Move | None, *, asked: bool) -> None:
        self.seat: Final = seat
        self.move: Final = move
        self.asked: Final = asked

    def __str__(self) -> str:
        return "chose nothing" if self.move is None else f"chose {self.move}"


# What happened in a round. Cards of chance are told by the events in which they are seen.
Happened: TypeAlias = Event | Chose


class Round:
    """Where a round stands: who decides and between what, or which card comes next.

    `seat` is the one that decides, `DEALER` where chance does, `NO_SEAT` when the round is over.
    `history` has all cards of chance, by code, and all actions, except forced ones, in order.
    `dealt` has the cards of the deck or stock that is being dealt, by code. `deck` and `orders` are
    how chance has dealt so far, and `discards` what was shuffled again each time.
    """

    def __init__(self, deals: Deals, encoder: Encoder) -> None:
        self.deals: Final = deals
        self.encoder: Final = encoder
        self.game: Final[Game[Any]] = deals.game
        self.table: Table | None = None
        self.seat: Seat = DEALER
        self.actions: list[int] = []
        self.happened: list[Happened] = []
        self.history: list[int] = []
        self.dealt: list[int] = []
        self.deck: tuple[Card, ...] = ()
        self.orders: list[tuple[int, ...]] = []
        self.discards: list[list[Card]] = []
        self._moves: list[Move] = []
        self._awaited: bool = True  # whether the seat that decides must do something
        self._asked: int = 0  # how many of those invited were asked since something happened

    def copy(self) -> "Round":
        """A round of its own that stands where this one does."""
        new = Round(self.deals, self.encoder)
        new.table = None if self.table is None else self.table.copy()
        new.seat = self.seat
        new.actions = self.actions
        new.happened = self.happened[:]
        new.history = self.history[:]
        new.dealt = self.dealt[:]
        new.deck = self.deck
        new.orders = self.orders[:]
        new.discards = self.discards[:]
        new._moves = self._moves
        new._awaited = self._awaited
        new._asked = self._asked
        return new

    @property
    def is_over(self) -> bool:
        return self.seat == NO_SEAT

    def chances(self) -> list[tuple[int, float]]:
        """The cards that may come next, by code, and how likely each is."""
        if self.table is None:
            return self.deals.chances(self.dealt)
        return chances_of([placed.card for placed in self.table.discard[:-1]], self.dealt)

    def deal(self, code: int) -> None:
        """The next card of the deck, or of the new stock."""
        if not self._may_come(code):
            legal = " ".join([CARDS[one].text for one, _ in self.chances()])
            raise IllegalAction("illegal_card", action=code, legal=legal)
        self.dealt.append(code)
        if self.table is None:
            if len(self.dealt) == self.deals.size:
                self.start([CARDS[one] for one in self.dealt])
        elif len(self.dealt) == len(self.table.discard) - 1:
            old = [placed.card.code for placed in self.table.discard[:-1]]
            self.reshuffle(order_of(old, self.dealt))

    def _may_come(self, code: int) -> bool:
        if self.table is None:
            return self.deals.may_come(code, self.dealt)
        old = [placed.card.code for placed in self.table.discard[:-1]]
        return old.count(code) > self.dealt.count(code)

    def start(self, deck: Sequence[Card]) -> None:
        """Deal a whole deck."""
        self.dealt = []
        self.deck = tuple(deck)
        self.history = [card.code for card in deck]
        self.table, events = self.deals.begin(deck)
        self.happened += events
        self._go_on()

    def reshuffle(self, order: tuple[int, ...]) -> None:
        """The discard becomes the stock, in this order."""
        assert self.table is not None
        self.dealt = []
        old = [placed.card for placed in self.table.discard[:-1]]
        self.orders.append(order)
        self.discards.append(old)
        self.history += [old[at].code for at in order]
        self.happened += self.game.act(self.table, DEALER, Shuffle(order))
        self._go_on()

    @property
    def choices(self) -> list[Move | None]:
        """What the seat that decides may do, in the order of the rules; None is nothing now."""
        return [*self._moves] if self._awaited else [*self._moves, None]

    def move(self, action: int) -> Move | None:
        """What an action of the seat that decides means; None is to do nothing now."""
        assert self.table is not None
        return self.encoder.move(self.table, self.seat, self._moves, action, awaited=self._awaited)

    def number(self, move: Move | None) -> int:
        """The action that means this move to the seat that decides; -1 if none does."""
        if move is None:
            return NOTHING if NOTHING in self.actions else -1
        assert self.table is not None
        return self.encoder.number(self.table, self.seat, move) if move in self._moves else -1

    def act(self, action: int) -> None:
        """The seat that decides has chosen."""
        if self.is_over:
            raise FinishedEpisode("episode_over")
        move = self.move(action)
        self.history.append(action)
        self._do(move, asked=True)
        self._go_on()

    def told(self, viewer: Seat) -> list[Happened]:
        """All that a seat, or the watchers, have seen and that it has chosen, in order."""
        found = [told(one, viewer) for one in self.happened]
        return [one for one in found if one is not None]

    def knowledge(self, viewer: Seat) -> str:
        """The same as a text: what an information state is called."""
        return f"{viewer}: " + "; ".join([str(one) for one in self.told(viewer)])

    def _go_on(self) -> None:
        """Find out who decides next; whoever has only one action does that."""
        assert self.table is not None
        while True:
            awaited = self.game.awaited(self.table)
            if not awaited or awaited[0] == DEALER:
                self.seat = DEALER if awaited else NO_SEAT
                self.actions, self._moves = [], []
                return
            if self._is_passed_over(self.table):
                self.seat = awaited[0]
                self._do(self.game.default_move(self.table, self.seat), asked=False)
                continue
            self._ask(self.table, awaited[0])
            if len(self.actions) > 1:
                return
            self._do(self.move(self.actions[0]), asked=False)

    def _is_passed_over(self, table: Table) -> bool:
        """Whether this is a window, and nobody is to react."""
        return not self.deals.reactions and self.game.clock(table) == REACTION_CLOCK

    def _ask(self, table: Table, awaited: Seat) -> None:
        invited = self.game.invited(table) if self.deals.reactions else []
        while self._asked < len(invited):
            self._offer(table, invited[self._asked], awaited=False)
            if self._moves:
                return
            self._asked += 1
        self._offer(table, awaited, awaited=True)

    def _offer(self, table: Table, seat: Seat, *, awaited: bool) -> None:
        self.seat = seat
        self._moves = self.deals.source.moves(table, seat)
        self._awaited = awaited
        self.actions = self.encoder.legal(table, seat, self._moves, awaited=awaited)

    def _do(self, move: Move | None, *, asked: bool) -> None:
        assert self.table is not None
        self.happened.append(Chose(self.seat, move, asked=asked))
        if move is None:
            self._asked += 1
            return
        self._asked = 0
        self.happened += self.game.act(self.table, self.seat, move)


def told(happened: Happened, viewer: Seat) -> Happened | None:
    """What a seat, or the watchers, know of what happened; None if nothing."""
    if isinstance(happened, Event):
        return show(happened, viewer)
    return happened if happened.seat == viewer and happened.asked else None


def order_of(old: Sequence[int], new: Sequence[int]) -> tuple[int, ...]:
    """Where each card of a new stock, from the top, lay in the discard; of equal ones the first."""
    places: dict[int, list[int]] = {}
    for place, code in enumerate(old):
        places.setdefault(code, []).append(place)
    return tuple([places[code].pop(0) for code in new])
