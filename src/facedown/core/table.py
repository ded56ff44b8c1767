"""The table of a round, and the view of it that one seat has.

A game's table adds its own fields. Events are applied to tables and to views alike: on a view a
card that was not shown is unknown (`??`).
"""

from typing import ClassVar, Final, Generic, Self, TypeVar

from mypy_extensions import i64, mypyc_attr

from facedown.core.cards import UNKNOWN, Card, Pack, count
from facedown.core.errors import BadDeck
from facedown.core.fields import Fields
from facedown.core.piles import Pile
from facedown.core.placed_card import (
    DOWN,
    UP,
    Place,
    PlacedCard,
    fresh,
    hidden,
    place,
    seat_of,
    slot_of,
)
from facedown.core.seats import NOBODY, Seat, Seats
from facedown.core.setup import Setup

_WORD: Final = 60  # slots that a machine word has bits for, and some to spare


@mypyc_attr(allow_interpreted_subclasses=True)
class Table:
    """What lies where, whose turn it is, and which part of it. Changed only by `Game.apply`.

    The top of the stock and of the discard is the end of its list. `hands` has one row of slots
    for each seat of the match; a slot whose card has left is None and keeps its number. `batches`
    says which cards each shuffle brought, the deal first. `ready` and `passed` are sets of seats;
    of `passed` a view holds its own seat only. `turns` counts turns begun, `moves` the moves made
    in this turn.
    """

    FIELDS: ClassVar[Fields] = ()
    PHASES: ClassVar[tuple[str, ...]] = ()

    def __init__(self, setup: Setup, pack: Pack) -> None:
        self.setup: Final = setup
        self.pack: Final = pack
        self.stock: list[PlacedCard] = []
        self.discard: list[PlacedCard] = []
        self.drawn: list[PlacedCard] = []
        self.hands: list[list[PlacedCard | None]] = [[] for _ in range(setup.players)]
        self.batches: list[tuple[Card, ...]] = [pack.cards]
        self.phase: i64 = 0
        self.turn: Seat = setup.starter
        self.turns: int = 0
        self.moves: int = 0
        self.ready: Seats = NOBODY
        self.passed: Seats = NOBODY
        self.ending: str = ""

    # -- questions ------------------------------------------------------------------------------

    def piles(self) -> list[list[PlacedCard]]:
        """The piles with no empty places. A game with more of them adds its own."""
        return [self.stock, self.discard, self.drawn]

    def own_piles(self) -> dict[str, list[Pile]]:
        """The piles that only this game has, as all may see them.

        They go by the name of the field with which moves count them: of `meld 1` the second one
        of those called `meld`.
        """
        return {}

    def own_sections(self) -> list[str]:
        """What a game with more piles adds to the notation: `name words…`."""
        return []

    def read_own_sections(self, found: dict[str, list[str]]) -> None:
        """Take from these sections what `own_sections` gave, and lay it on the table."""

    def everything(self) -> list[PlacedCard]:
        """Every card on the table."""
        found = [placed for pile in self.piles() for placed in pile]
        for hand in self.hands:
            found += [placed for placed in hand if placed is not None]
        return found

    def placed(self, where: Place) -> PlacedCard | None:
        """What lies in a place; None if it is empty or there is no such place."""
        seat, slot = seat_of(where), slot_of(where)
        if where < 0 or seat >= len(self.hands) or slot >= len(self.hands[seat]):
            return None
        return self.hands[seat][slot]

    def card(self, where: Place) -> Card:
        """The card that lies in a place that is not empty."""
        placed = self.hands[seat_of(where)][slot_of(where)]
        assert placed is not None
        return placed.card

    def slots(self, seat: Seat) -> list[int]:
        """The numbers of this seat's slots that hold a card."""
        return [slot for slot, placed in enumerate(self.hands[seat]) if placed is not None]

    def filled(self, seat: Seat) -> int:
        """This seat's slots that hold a card, as a bitmask by number."""
        hand = self.hands[seat]
        if len(hand) > _WORD:
            return sum([1 << slot for slot in self.slots(seat)])
        mask: i64 = 0
        slot: i64 = 1
        for placed in hand:
            if placed is not None:
                mask |= slot
            slot += slot
        return mask

    def places(self, seat: Seat) -> list[Place]:
        """This seat's places that hold a card, from left to right."""
        return [place(seat, slot) for slot in self.slots(seat)]

    def size(self, seat: Seat) -> int:
        """How many cards this seat has."""
        size = 0
        for placed in self.hands[seat]:
            if placed is not None:
                size += 1
        return size

    def hand(self, seat: Seat) -> list[Card]:
        """The cards this seat has, left to right, without the gaps; `slots` has their numbers."""
        return [placed.card for placed in self.hands[seat] if placed is not None]

    def is_turned_up(self, seat: Seat) -> bool:
        """Whether all cards of this seat lie face up."""
        return all(placed is None or placed.lies == UP for placed in self.hands[seat])

    def is_all_up(self) -> bool:
        """Whether all hands lie face up. The last is asked first: they are turned up in order."""
        seat = len(self.hands) - 1
        while seat >= 0 and self.is_turned_up(seat):
            seat -= 1
        return seat < 0

    @property
    def top(self) -> Card:
        """The top card of the discard, which must not be empty."""
        return self.discard[-1].card

    # -- changes, for `apply` alone --------------------------------------------------------------

    def lay_out(self, deck: tuple[Card, ...], size: int) -> None:
        """Deal a row of so many cards to each seat in play, seat by seat; the rest is the stock."""
        cards = deck or (UNKNOWN,) * self.pack.size
        top = 0
        for seat in self.setup.seats:
            self.hands[seat] = [fresh(card) for card in cards[top : top + size]]
            top += size
        self.stock = [fresh(card) for card in cards[top:]]
        self.stock.reverse()

    def look_at(self, where: Place, card: Card, by: Seats) -> None:
        """Some seats see the card of a place."""
        hand, slot = self.hands[seat_of(where)], slot_of(where)
        placed = hand[slot]
        assert placed is not None
        hand[slot] = placed.seen(card, by)

    def draw_held(self, seat: Seat, card: Card) -> None:
        """The top of the stock goes to a seat, which alone sees it."""
        self.drawn.append(self.stock.pop().shown_to(card, seat))

    def draw_up(self, card: Card) -> None:
        """The top of the stock is drawn for all to see."""
        self.drawn.append(self.stock.pop().up(card))

    def pick_up_to_look(self, where: Place, card: Card, by: Seat) -> None:
        """A seat sees the card of a place and keeps it before its eyes, in that place."""
        hand, slot = self.hands[seat_of(where)], slot_of(where)
        placed = hand[slot]
        assert placed is not None
        hand[slot] = placed.shown_to(card, by)

    def lay_down(self, where: Place) -> None:
        """The card of a place lies face down, remembered by whoever has seen it."""
        hand, slot = self.hands[seat_of(where)], slot_of(where)
        placed = hand[slot]
        assert placed is not None
        hand[slot] = placed.down()

    def lay_hands_down(self) -> None:
        """All cards of all hands lie face down."""
        for hand in self.hands:
            for slot, placed in enumerate(hand):
                if placed is not None and placed.lies != DOWN:
                    hand[slot] = placed.down()

    def take_top(self) -> None:
        """The top of the discard is drawn, for all to see."""
        self.drawn.append(self.discard.pop())

    def discard_drawn(self, card: Card) -> None:
        """The drawn card goes on the discard."""
        self.discard.append(self.drawn.pop().up(card))

    def swap_drawn(self, where: Place, card: Card) -> None:
        """The drawn card goes face down in a place, and what lay there on the discard."""
        drawn = self.drawn.pop().down()
        self.discard_from(where, card)
        self.hands[seat_of(where)][slot_of(where)] = drawn

    def discard_from(self, where: Place, card: Card) -> None:
        """The card of a place goes on the discard; its slot stays empty."""
        self.discard.append(self.pick_up(where).up(card))

    def pick_up(self, where: Place) -> PlacedCard:
        """Take what lies in a place; its slot stays empty."""
        hand, slot = self.hands[seat_of(where)], slot_of(where)
        placed = hand[slot]
        assert placed is not None
        hand[slot] = None
        return placed

    def receive(self, seat: Seat) -> None:
        """The top of the stock goes unseen in a new slot at the right end of a hand."""
        self.hands[seat].append(self.stock.pop())

    def exchange(self, one: Place, other: Place) -> None:
        """The cards of two places change places, with what is known of them."""
        first, second = self.placed(one), self.placed(other)
        self.hands[seat_of(one)][slot_of(one)] = second
        self.hands[seat_of(other)][slot_of(other)] = first

    def turn_up(self, seat: Seat, cards: tuple[Card, ...]) -> None:
        """A whole hand is turned face up."""
        hand = self.hands[seat]
        next_card = 0
        for slot, placed in enumerate(hand):
            if placed is not None:
                hand[slot] = placed.up(cards[next_card])
                next_card += 1

    def reshuffle(self, order: tuple[int, ...]) -> None:
        """The discard below its top becomes the stock, a batch of its own that nobody has seen."""
        old = self.discard[:-1]
        batch = len(self.batches)
        for placed in old:
            left = list(self.batches[placed.batch])
            left.remove(placed.card)
            self.batches[placed.batch] = tuple(left)
        self.batches.append(tuple([placed.card for placed in old]))
        self.discard = self.discard[-1:]
        if order:
            self.stock = [fresh(old[i].card, batch) for i in reversed(order)]
        else:
            self.stock = [hidden(batch)] * len(old)

    # -- copies ----------------------------------------------------------------------------------

    def blank(self) -> Self:
        """A new table of the same setup, for `copy` to fill. A game's own class makes its own."""
        return type(self)(self.setup, self.pack)

    def copy(self) -> Self:
        """A table of its own with the same contents. A game copies its own fields on top."""
        new = self.blank()
        new.stock = self.stock[:]
        new.discard = self.discard[:]
        new.drawn = self.drawn[:]
        new.hands = [hand[:] for hand in self.hands]
        new.batches = self.batches[:]
        new.phase = self.phase
        new.turn = self.turn
        new.turns = self.turns
        new.moves = self.moves
        new.ready = self.ready
        new.passed = self.passed
        new.ending = self.ending
        return new

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Table) or type(self) is not type(other):
            return False
        return (
            self.setup == other.setup
            and self.piles() == other.piles()
            and self.hands == other.hands
            and [_counted(batch) for batch in self.batches]
            == [_counted(batch) for batch in other.batches]
            and self.state() == other.state()
        )

    def __hash__(self) -> int:
        return hash((self.phase, self.turn, self.turns, self.moves))

    def state(self) -> list[object]:
        """What is not a card: turn, phase, and the game's own fields."""
        own = [getattr(self, name) for name, _ in self.FIELDS]
        shared = [self.phase, self.turn, self.turns, self.moves]
        return [*shared, self.ready, self.passed, self.ending, *own]


T = TypeVar("T", bound=Table)


class View(Generic[T]):
    """The table as one seat knows it: everything it has been shown, and nothing else.

    The only thing a player receives. Its `table` holds `??` for every card not shown.
    """

    def __init__(self, table: T, seat: Seat) -> None:
        self.table: Final = table
        self.seat: Final = seat

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and self.seat == other.seat and self.table == other.table

    def __hash__(self) -> int:
        return hash((self.seat, self.table))


def check_deck(deck: list[Card], pack: Pack) -> None:
    """Refuse a deck that is not the cards of the pack."""
    if not pack.is_made_of(deck):
        raise BadDeck("not_the_pack", size=len(deck), wanted=pack.size)


def check_order(order: tuple[int, ...], size: int) -> None:
    """Refuse an order that is not one of so many things."""
    if sorted(order) != list(range(size)):
        raise BadDeck("not_an_order", size=len(order), wanted=size)


def _counted(cards: tuple[Card, ...]) -> list[int]:
    return count(list(cards))
