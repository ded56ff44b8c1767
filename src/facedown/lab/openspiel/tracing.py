"""Where the cards of a round came from: each is followed from its place in a shuffle."""

from typing import Final, TypeAlias

from facedown.core.cards import Card
from facedown.core.dealer import Dealer
from facedown.core.game import FAN
from facedown.core.moves import Shuffle
from facedown.core.records import Move
from facedown.core.seats import DEALER, Seat
from facedown.lab.openspiel.round import Chose, Round

# A card by the object it is, and by the shuffle it last came from.
Key: TypeAlias = tuple[int, int]


class Trace:
    """A round played again with each card an object of its own, as one seat looks on.

    `shuffles` has the deck and every new stock, from the top; `discards` what was shuffled again.
    """

    def __init__(self, played: Round, viewer: Seat) -> None:
        deck = [Card(card.code, card.rank, card.suit, card.text) for card in played.deck]
        self.game: Final = played.game
        self.viewer: Final = viewer
        self.table, _ = played.deals.begin(deck)
        self.shuffles: Final = [deck]
        self.discards: Final[list[list[Card]]] = []
        # Of cards that came unseen into a hand that is held: whose and when, and when they left it.
        self._came: Final[dict[Key, tuple[Seat, int]]] = {}
        self._left: Final[dict[Key, int]] = {}
        self._replay(played)
        self.origins: Final = {
            (id(card), batch): at
            for batch, cards in enumerate(self.shuffles)
            for at, card in enumerate(cards)
        }

    def _replay(self, played: Round) -> None:
        orders = iter(played.orders)
        self._look(0)
        for time, (seat, move) in enumerate(moves_of(played), 1):
            if self.game.awaited(self.table)[0] == DEALER:
                self._reshuffle(next(orders))
            self.game.act(self.table, seat, move)
            self._look(time)
        for order in orders:
            self._reshuffle(order)

    def _reshuffle(self, order: tuple[int, ...]) -> None:
        old = [placed.card for placed in self.table.discard[:-1]]
        self.discards.append(old)
        self.shuffles.append([old[at] for at in order])
        self.game.act(self.table, DEALER, Shuffle(order))

    def _look(self, time: int) -> None:
        """Note what has come into a hand unseen, and what is no longer there or was shown."""
        if self.game.LAYOUT != FAN:
            return  # a card that lies in a slot can be followed by all
        unseen: dict[Key, Seat] = {}
        for seat, hand in enumerate(self.table.hands):
            for placed in hand:
                if placed is not None and not placed.is_seen_by(self.viewer):
                    unseen[id(placed.card), placed.batch] = seat
        for key, seat in unseen.items():
            self._came.setdefault(key, (seat, time))
        for key in self._came.keys() - unseen.keys():
            self._left.setdefault(key, time)

    def exchanged(self, dealer: Dealer) -> dict[Key, Key]:
        """By each card that came unseen into a hand, the card that may have come in its stead.

        When a card of a hand is shown, the others do not know which draw brought it: it may be any
        that came before, and all are equally likely.
        """
        groups: dict[tuple[Seat, int], list[Key]] = {}
        for key in sorted(self._came, key=self._when_it_came):
            groups.setdefault((self._came[key][0], key[1]), []).append(key)
        found: dict[Key, Key] = {}
        for group in groups.values():
            free = group[:]
            for key in sorted(self._left.keys() & set(group), key=self._when_it_left):
                before = [one for one in free if self._came[one][1] < self._left[key]]
                brought_by = dealer.pick(before)
                free.remove(brought_by)
                found[brought_by] = key
            found.update(zip(free, [one for one in group if one not in self._left], strict=True))
        return found

    def _when_it_came(self, key: Key) -> tuple[int, int]:
        return self._came[key][1], self.origins[key]

    def _when_it_left(self, key: Key) -> tuple[int, int]:
        return self._left[key], self.card(key).code

    def card(self, key: Key) -> Card:
        return self.shuffles[key[1]][self.origins[key]]


def moves_of(played: Round) -> list[tuple[Seat, Move]]:
    """The moves that were made, whether there was a choice or not."""
    chosen = [one for one in played.happened if isinstance(one, Chose)]
    return [(one.seat, one.move) for one in chosen if one.move is not None]
