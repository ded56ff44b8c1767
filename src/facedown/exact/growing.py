"""Growing the tree of a small game out of its rules.

A mini is a game at a table that was laid short: few cards, small hands, a few turns. From there on
the rules of the game itself say who decides and what follows. What a seat knows at a decision is
all that it has been shown, in order, and what it has chosen: two decisions with the same of it are
one information set.
"""

from collections.abc import Callable, Iterator, Sequence
from itertools import permutations
from typing import Any, Final

from facedown.core.cards import Card
from facedown.core.game import Game
from facedown.core.moves import Shuffle
from facedown.core.records import Event, Move
from facedown.core.seats import DEALER, Seat
from facedown.core.sight import show
from facedown.core.table import Table, View
from facedown.exact.tree import Tree

# A way to deal the cards, in order, and how likely it is.
Deal = tuple[tuple[Card, ...], float]
# What a seat may choose; None is to let an invitation pass.
Choices = list[Move | None]


class Mini:
    """A small game: its rules, the ways to deal it, and how its table is laid.

    `matters` says of a move whether it is looked at: some only repeat others.
    """

    def __init__(
        self,
        name: str,
        game: Game[Any],
        deals: list[Deal],
        lay: Callable[[tuple[Card, ...]], Table],
        matters: Callable[[Move], bool],
    ) -> None:
        self.name: Final = name
        self.game: Final = game
        self.deals: Final = deals
        self.lay: Final = lay
        self.matters: Final = matters


class Spot:
    """An information set as a player meets it: one of the views it stands for, and its choices."""

    def __init__(self, view: View[Any], choices: Choices) -> None:
        self.view: Final = view
        self.choices: Final = choices


class Grown:
    """The tree of a mini; with spots, if they were asked for, by number of information set."""

    def __init__(self, mini: Mini, *, with_spots: bool = False) -> None:
        self.mini: Final = mini
        self.tree: Final = Tree()
        self.spots: Final[list[Spot]] = []
        self._with_spots: Final = with_spots
        # What a seat has seen and done, as a number: of what it knew before, and what is new.
        self._known: Final[dict[tuple[int, str], int]] = {}
        for deck, chance in mini.deals:
            table = mini.lay(deck)
            known = [self._learn(0, self._opening(table, seat)) for seat in (0, 1)]
            self.tree.root(self._grow(table, known, 0), chance)

    def _opening(self, table: Table, seat: Seat) -> str:
        """What a seat knows of the cards before play begins."""
        seen = self.mini.game.view(table, seat).table
        return f"{seen.hands} {seen.discard}"

    def _learn(self, before: int, new: str) -> int:
        return self._known.setdefault((before, new), len(self._known) + 1)

    def _grow(self, table: Table, known: list[int], asked: int) -> int:
        """The node of a table where so many of those who are asked have let it pass."""
        game = self.mini.game
        awaited = game.awaited(table)
        if not awaited:
            return self.tree.end(self._worth(table))
        if awaited[0] == DEALER:
            orders = permutations(range(len(table.discard) - 1))
            return self.tree.chance(
                [self._after(table, known, DEALER, Shuffle(order), 0) for order in orders]
            )
        invited = game.invited(table)
        for turn in range(asked, len(invited)):
            choices: Choices = [*self._moves(table, invited[turn]), None]
            if len(choices) > 1:
                return self._decide(table, known, invited[turn], choices, turn)
        choices = [*self._moves(table, awaited[0])]
        return self._decide(table, known, awaited[0], choices, len(invited))

    def _moves(self, table: Table, seat: Seat) -> list[Move]:
        moves = self.mini.game.legal_moves(table, seat)
        return [move for move in moves if self.mini.matters(move)]

    def _decide(
        self, table: Table, known: list[int], seat: Seat, choices: Choices, asked: int
    ) -> int:
        if len(choices) == 1:
            return self._after(table, known, seat, choices[0], asked)
        key = str(known[seat])
        number = self.tree.find_set(seat, key, len(choices))
        if self._with_spots and number == len(self.spots):
            self.spots.append(Spot(self.mini.game.view(table, seat), choices))
        children: list[int] = []
        for choice in choices:
            chosen = known[:]
            chosen[seat] = self._learn(known[seat], str(choice))
            children.append(self._after(table, chosen, seat, choice, asked))
        return self.tree.decision(seat, key, children)

    def _after(
        self, table: Table, known: list[int], seat: Seat, choice: Move | None, asked: int
    ) -> int:
        if choice is None:
            return self._grow(table, known, asked + 1)
        after = table.copy()
        happened = self.mini.game.act(after, seat, choice)
        return self._grow(after, [self._watch(known[one], one, happened) for one in (0, 1)], 0)

    def _watch(self, known: int, seat: Seat, happened: list[Event]) -> int:
        for event in happened:
            shown = show(event, seat)
            if shown is not None:
                known = self._learn(known, str(shown))
        return known

    def _worth(self, table: Table) -> float:
        """By how many points seat 0 is ahead."""
        game = self.mini.game
        outcome = game.outcome(table)
        assert outcome is not None
        ahead = outcome.scores[0] - outcome.scores[1]
        return float(-ahead if game.lowest_wins(table.setup.variant) else ahead)


def every_deal(cards: Sequence[Card], *, held: int = 0) -> list[Deal]:
    """Every order of these cards, and how likely it is.

    Two hands that are held, of so many cards each, are the same in whatever order.
    """
    found: dict[tuple[Card, ...], float] = {}
    for order, chance in _orders([], list(cards), 1.0):
        first = sorted(order[:held], key=lambda card: card.code)
        second = sorted(order[held : 2 * held], key=lambda card: card.code)
        deck = (*first, *second, *order[2 * held :])
        found[deck] = found.get(deck, 0.0) + chance
    return list(found.items())


def _orders(top: list[Card], left: list[Card], chance: float) -> Iterator[tuple[list[Card], float]]:
    if not left:
        yield top, chance
    for card in sorted(set(left), key=lambda one: one.code):
        others = left[:]
        others.remove(card)
        yield from _orders([*top, card], others, chance * left.count(card) / len(left))
