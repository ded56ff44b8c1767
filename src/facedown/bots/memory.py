"""What a player remembers of what it was shown: a view with holes in it.

A person forgets. Cards seen once fade as the round goes on, others' cards sooner than one's own;
only so many fit in; cards that change places are mixed up; what is recent or extreme sticks. The
memory follows a seat's perfect view and hands on the view as that player remembers it: a card
forgotten is `??`. What lies open or is held cannot be forgotten. Its chance is its own.
"""

from typing import Any, Final

from facedown.core.cards import ACE, CARDS, JOKER, KING, QUEEN, UNKNOWN, Card, count
from facedown.core.dealer import Dealer
from facedown.core.fields import PLACE
from facedown.core.game import Game
from facedown.core.placed_card import DOWN, UP, Place, PlacedCard, place, seat_of, slot_of
from facedown.core.records import Event
from facedown.core.seats import Seat
from facedown.core.table import Table, View

# Whose card it is that is remembered.
OWN: Final = 0
OTHERS: Final = 1
DISCARDED: Final = 2

# Extreme cards are forgotten so much more rarely, and so are those seen within the last lap.
EXTREME: Final = (JOKER, ACE, QUEEN, KING)
STICKS: Final = 0.5

# How a player goes by its memory: as it is, with what it only half remembers, or without what it
# was shown long ago or has lost sight of since.
TRUSTING: Final = 0
GUESSING: Final = 1
DOUBTING: Final = -1
# So often what somebody half remembers is so; if not, it is the next rank.
HUNCHES: Final = 0.6
# A player in doubt is sure of what it was shown within so many laps.
SURE: Final = 2


class Forgetting:
    """How well a player remembers.

    `own`, `others` and `discarded` are the chances to forget a card at each card drawn from the
    stock; `own_room` and `others_room` how many cards can be kept in mind at once, on average over
    rounds; `mixing` is the chance to mix up, or lose, a card that changes places.
    """

    def __init__(
        self,
        *,
        own: float = 0.0,
        others: float = 0.0,
        discarded: float = 0.0,
        own_room: float = 99.0,
        others_room: float = 99.0,
        mixing: float = 0.0,
    ) -> None:
        self.rates: Final = (own, others, discarded)
        self.own_room: Final = own_room
        self.others_room: Final = others_room
        self.mixing: Final = mixing

    def times(self, factor: float, room: float = 1.0) -> "Forgetting":
        """The same for somebody who forgets and mixes up so many times as readily.

        `room` is how many times as many cards that somebody can keep in mind.
        """
        own, others, discarded = self.rates
        return Forgetting(
            own=own * factor,
            others=others * factor,
            discarded=discarded * factor,
            own_room=self.own_room * room,
            others_room=self.others_room * room,
            mixing=self.mixing * factor,
        )


PERFECT: Final = Forgetting()


class Item:
    """One card that was shown and is covered now: what it is, and what it is taken to be."""

    def __init__(self, placed: PlacedCard, since: int) -> None:
        self.placed: PlacedCard = placed
        self.belief: Card = placed.card
        # What it may have been, once it is forgotten.
        self.hunch: Card = UNKNOWN
        self.is_sure: bool = True
        self.since: int = since
        self.where: int = 0
        self.whose: int = OTHERS

    @property
    def is_kept(self) -> bool:
        return self.belief is not UNKNOWN

    def is_of(self, placed: PlacedCard) -> bool:
        return self.placed.card == placed.card and self.placed.batch == placed.batch

    def strength(self) -> tuple[bool, int]:
        """The strongest is forgotten last, when there is no room for all."""
        return self.placed.card.rank in EXTREME, self.since


class Memory:
    """What one seat remembers of one round."""

    def __init__(self, game: Game[Any], seat: Seat, forgetting: Forgetting, chance: Dealer) -> None:
        self.game: Final = game
        self.seat: Final = seat
        self.forgetting: Final = forgetting
        self.chance: Final = chance
        self._hunches: Final = chance.apart("hunches")
        # In this round there is room for a card more or not.
        more = chance.apart("room").share()
        self._own_room: Final = int(forgetting.own_room + more)
        self._others_room: Final = int(forgetting.others_room + more)
        # By where the card lies.
        self._items: dict[int, Item] = {}
        self._drawn: int = 0
        self._stock: int = 0

    def follow(self, table: Table, shown: Event | None = None) -> None:
        """Take in the seat's perfect view as it is now, and forget as time passes.

        `shown` is what the seat was shown last: cards that it names are fresh again.
        """
        drawn = max(self._stock - len(table.stock), 0)
        self._stock = len(table.stock)
        for item in self._take_in(table):
            if self.chance.share() < self.forgetting.mixing:
                self._mix_up(item)
        for _ in range(drawn):
            self._drawn += 1
            self._fade(len(table.setup.seats))
        if shown is not None:
            self._refresh(shown)
        self._make_room(OWN, self._own_room)
        self._make_room(OTHERS, self._others_room)

    def view(self, view: View[Any], mood: int = TRUSTING) -> View[Any]:
        """The seat's perfect view as it is remembered; `follow` has taken it in before."""
        table = view.table.copy()
        lap = len(table.setup.seats)
        taken: dict[int, Card] = {}
        for where, item in self._items.items():
            placed = item.placed
            belief = self._belief(item, mood, lap)
            if belief == placed.card:
                continue
            if belief is not UNKNOWN and not placed.never >> belief.code & 1:
                taken[where] = belief
                put(table, where, placed.proven(belief))
            else:
                put(table, where, placed.hidden())
        if taken:
            self._see_contradictions(table, taken)
        return View(table, view.seat)

    def _belief(self, item: Item, mood: int, lap: int) -> Card:
        """What a card is taken to be."""
        if mood == GUESSING and not item.is_kept:
            return item.hunch
        is_old = self._drawn - item.since > SURE * lap
        if mood == DOUBTING and (is_old or not item.is_sure):
            return UNKNOWN
        return item.belief

    # -- taking in ---------------------------------------------------------------------------------

    def _take_in(self, table: Table) -> list[Item]:
        """Note what is covered now; the items that have changed places."""
        now = covered(self.game, table, self.seat)
        before = self._items
        self._items = {}
        elsewhere: list[tuple[int, int, PlacedCard]] = []
        for where, whose, placed in now:
            item = before.get(where)
            if item is not None and item.is_of(placed):
                self._note(before.pop(where), where, whose, placed)
            else:
                elsewhere.append((where, whose, placed))
        moved: list[Item] = []
        for where, whose, placed in elsewhere:
            item = None if whose == DISCARDED else find(before, placed)
            if item is None:
                item = Item(placed, self._drawn)
            else:
                del before[item.where]
                item.is_sure = False
                if placed.lies == DOWN:
                    moved.append(item)
            self._note(item, where, whose, placed)
        return moved

    def _note(self, item: Item, where: int, whose: int, placed: PlacedCard) -> None:
        item.where, item.whose, item.placed = where, whose, placed
        self._items[where] = item

    def _refresh(self, shown: Event) -> None:
        # By place and card: with two packs a card has a twin elsewhere.
        cards = cards_in(shown)
        for where in places_in(shown) if cards else ():
            item = self._items.get(where)
            if item is not None and item.placed.card in cards:
                item.belief, item.since = item.placed.card, self._drawn
                item.is_sure = True

    # -- forgetting --------------------------------------------------------------------------------

    def _fade(self, lap: int) -> None:
        """A card was drawn: each thing in mind may be forgotten."""
        for item in self._items.values():
            if not item.is_kept:
                continue
            odds = self.forgetting.rates[item.whose]
            if item.placed.card.rank in EXTREME:
                odds *= STICKS
            if self._drawn - item.since <= lap:
                odds *= STICKS
            if odds > 0.0 and self.chance.share() < odds:
                self._forget(item)

    def _forget(self, item: Item) -> None:
        item.hunch = item.belief
        if self._hunches.share() >= HUNCHES:
            item.hunch = next_rank(item.belief)
        item.belief = UNKNOWN

    def _make_room(self, whose: int, room: int) -> None:
        """Forget the weakest of what is more than can be kept in mind."""
        kept = [item for item in self._items.values() if item.is_kept and item.whose == whose]
        if len(kept) <= room:
            return
        kept.sort(key=lambda item: item.strength())
        for item in kept[: len(kept) - room]:
            self._forget(item)

    def _mix_up(self, item: Item) -> None:
        """Take a card that has moved for its neighbour, or forget which it is."""
        beside = self._neighbour(item)
        if beside is None or not item.is_kept or self.chance.below(2) == 0:
            item.belief = item.hunch = UNKNOWN
        else:
            item.belief, beside.belief = beside.belief, item.belief

    def _neighbour(self, item: Item) -> Item | None:
        """The nearest card of the same hand and the same shuffle that is in mind."""
        nearest, least = None, 99
        for other in self._items.values():
            if other is item or not other.is_kept or other.whose == DISCARDED:
                continue
            distance = abs(int(slot_of(other.where)) - int(slot_of(item.where)))
            is_beside = seat_of(other.where) == seat_of(item.where) and distance < least
            if is_beside and other.placed.batch == item.placed.batch:
                nearest, least = other, distance
        return nearest

    def _see_contradictions(self, table: Table, taken: dict[int, Card]) -> None:
        """Give up what was mixed up where it would make more cards of a kind than there are."""
        left = [count(list(batch)) for batch in table.batches]
        for placed in table.everything():
            if placed.card is not UNKNOWN:
                left[placed.batch][placed.card.code] -= 1
        for where, belief in taken.items():
            placed = self._items[where].placed
            if left[placed.batch][belief.code] < 0:
                left[placed.batch][belief.code] += 1
                put(table, where, placed.hidden())


# -- where cards lie -------------------------------------------------------------------------------


def in_discard(index: int) -> int:
    """The discard's cards are numbered downwards from -1; places of hands are never negative."""
    return -1 - index


def put(table: Table, where: int, placed: PlacedCard) -> None:
    if where < 0:
        table.discard[-1 - where] = placed
    else:
        table.hands[seat_of(where)][slot_of(where)] = placed


def covered(game: Game[Any], table: Table, seat: Seat) -> list[tuple[int, int, PlacedCard]]:
    """What a seat has been shown and cannot see now: where, whose, and the card as it lies."""
    found: list[tuple[int, int, PlacedCard]] = []
    for owner, hand in enumerate(table.hands):
        whose = OWN if owner == seat else OTHERS
        for slot, placed in enumerate(hand):
            if placed is not None and is_covered(placed, seat):
                found.append((place(owner, slot), whose, placed))
    if not game.OPEN_DISCARD:
        for index, under in enumerate(table.discard[:-1]):
            found.append((in_discard(index), DISCARDED, under))
    return found


def is_covered(placed: PlacedCard, seat: Seat) -> bool:
    return placed.card is not UNKNOWN and placed.lies != UP and not placed.is_held_by(seat)


def find(items: dict[int, Item], placed: PlacedCard) -> Item | None:
    """What was noted of a card that lay somewhere else in a hand."""
    for where, item in items.items():
        if where >= 0 and item.is_of(placed):
            return item
    return None


def next_rank(card: Card) -> Card:
    """What a card is easily taken for: the next higher, or lower, of its suit; a joker for none."""
    if card.rank == JOKER:
        return UNKNOWN
    return CARDS[card.code + 4 if card.rank < KING else card.code - 4]


def places_in(event: Event) -> list[Place]:
    """The places that an event names."""
    named = zip(event.FIELDS, event.values(), strict=False)  # who has seen it comes last
    return [value for (_, kind), value in named if kind is PLACE and isinstance(value, int)]


def cards_in(event: Event) -> list[Card]:
    """The cards that an event names, as far as they were shown."""
    found: list[Card] = []
    for value in event.values():
        if isinstance(value, Card):
            found.append(value)
        elif isinstance(value, tuple):
            found += [one for one in value if isinstance(one, Card)]
    return [card for card in found if card is not UNKNOWN]
