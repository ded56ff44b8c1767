"""How a round begins: which decks there are, how likely each is, and the table it makes."""

from bisect import bisect
from collections import Counter
from collections.abc import Sequence
from itertools import accumulate
from typing import Any, Final

from facedown.core.cards import Card
from facedown.core.dealer import Dealer
from facedown.core.events import Peeked, TurnedUp
from facedown.core.game import Game
from facedown.core.placed_card import place
from facedown.core.records import Event
from facedown.core.setup import Setup
from facedown.core.table import Table
from facedown.exact.growing import Mini
from facedown.lab.sources import MiniSource, RoundSource, Source

# A card by its code, and how likely it is.
Chances = list[tuple[int, float]]


class Deals:
    """The decks of a whole game: every order of its pack is equally likely.

    Without `reactions` nobody is asked whether it wants to react: windows close at once.
    """

    def __init__(
        self,
        game: Game[Any],
        setup: Setup,
        source: Source | None = None,
        *,
        reactions: bool = True,
    ) -> None:
        self.game: Final = game
        self.setup: Final = setup
        self.reactions: Final = reactions
        self.source: Final = source or RoundSource(game, setup)
        self.pack: Final = game.pack(setup.variant)
        self.size: int = self.pack.size
        self._codes: Final = [card.code for card in self.pack.cards]

    def chances(self, dealt: Sequence[int]) -> Chances:
        """The next card of a deck of which these were dealt."""
        return chances_of(self.pack.cards, dealt)

    def may_come(self, code: int, dealt: Sequence[int]) -> bool:
        """Whether a card may be the next of a deck of which these were dealt."""
        return self._codes.count(code) > dealt.count(code)

    def begin(self, deck: Sequence[Card]) -> tuple[Table, list[Event]]:
        """The table of a deck, and what happened at it so far."""
        table: Table = self.game.table(self.setup)
        return table, self.game.start(table, list(deck))


class MiniDeals(Deals):
    """The decks of a mini."""

    def __init__(self, mini: Mini) -> None:
        table = mini.lay(mini.deals[0][0])
        super().__init__(mini.game, table.setup, MiniSource(mini))
        self.mini: Final = mini
        self.size = len(mini.deals[0][0])
        self._chances: Final = list(accumulate([chance for _, chance in mini.deals]))
        # By what was dealt, the next cards and how likely all decks are that go on with each.
        self._next: Final[dict[tuple[int, ...], dict[int, float]]] = {}
        for deck, chance in mini.deals:
            codes = tuple([card.code for card in deck])
            for at, code in enumerate(codes):
                following = self._next.setdefault(codes[:at], {})
                following[code] = following.get(code, 0.0) + chance

    def chances(self, dealt: Sequence[int]) -> Chances:
        following = self._next[tuple(dealt)]
        total = sum(following.values())
        return [(code, following[code] / total) for code in sorted(following)]

    def may_come(self, code: int, dealt: Sequence[int]) -> bool:
        return code in self._next[tuple(dealt)]

    def draw(self, dealer: Dealer) -> tuple[Card, ...]:
        """A deck, as likely as it is dealt."""
        at = bisect(self._chances, dealer.share() * self._chances[-1])
        return self.mini.deals[at][0]

    def begin(self, deck: Sequence[Card]) -> tuple[Table, list[Event]]:
        table = self.mini.lay(tuple(deck))
        return table, _opening(table)


def chances_of(cards: Sequence[Card], dealt: Sequence[int]) -> Chances:
    """The next of some cards of which these were dealt, each card as likely as the others."""
    left = Counter([card.code for card in cards])
    left.subtract(dealt)
    total = len(cards) - len(dealt)
    return [(code, left[code] / total) for code in sorted(left) if left[code]]


def _opening(table: Table) -> list[Event]:
    """What the seats at a table that was laid know of its cards, as if they were shown them."""
    events: list[Event] = [TurnedUp(placed.card) for placed in table.discard]
    for seat, hand in enumerate(table.hands):
        for slot, placed in enumerate(hand):
            if placed is not None and placed.known_to:
                events.append(Peeked(seat, place(seat, slot), placed.card, placed.known_to))
    return events
