"""Chances to react that a seat has though nobody waits for it, and that it lets go by.

A chance begins when the rule bot would react by what the seat knows, and is gone when the discard
has another top or the round is over. Nobody has missed one that somebody else was faster to take,
and nobody is told twice of the same card on the discard.
"""

from typing import Any, Final, NamedTuple

from facedown.bots.roster import CHANCE, best_bot, make_bot
from facedown.core.dealer import Dealer
from facedown.core.game import Game
from facedown.core.placed_card import PlacedCard
from facedown.core.records import Move
from facedown.core.seats import Seat
from facedown.core.table import Table, View
from facedown.match.round import Entry


class Chance(NamedTuple):
    """A reaction that a seat has reason to make, since so many moves."""

    number: int
    view: View[Any]
    moves: list[Move]


class Chances:
    """The chances of a round as it goes on."""

    def __init__(self, game: Game[Any]) -> None:
        self.game: Final = game
        name = best_bot(game)
        # Who plays by chance does not say what should be done.
        self.is_judged: Final = name != CHANCE
        self.brain: Final = make_bot(name, game, Dealer("chances"))
        self.open: Final[dict[Seat, Chance]] = {}
        # Which seat has been told of which top of the discard.
        self.told: set[tuple[Seat, PlacedCard | None]] = set()

    def notice(self, table: Table, number: int) -> None:
        """Who may react now, after so many moves, and should."""
        if not self.is_judged:
            return
        for seat in self.game.invited(table):
            if seat not in self.open and (seat, _top(table)) not in self.told:
                view, moves = self.game.view(table, seat), self.game.legal_moves(table, seat)
                if isinstance(self.brain.choose(view, moves), self.game.REACTIONS):
                    self.open[seat] = Chance(number, view, moves)

    def tell(self, table: Table, seat: Seat) -> None:
        """A seat is told that it should react now: for what it does instead, or for nothing."""
        self.told.add((seat, _top(table)))

    def missed(self, table: Table, entry: Entry) -> list[Chance]:
        """The chances that are gone with this move, and that nobody took."""
        self.open.pop(entry.seat, None)  # what a seat does instead is judged itself
        is_race = isinstance(entry.move, self.game.REACTIONS)
        if table.drawn and not is_race:
            return []  # the card may have been the top, and come back
        self.told = {one for one in self.told if one[1] in table.discard}
        top, is_over = _top(table), not self.game.awaited(table)
        gone = [one for one in self.open.values() if is_over or _top(one.view.table) != top]
        for one in gone:
            del self.open[one.view.seat]
        if is_race:
            return []
        for one in gone:
            self.tell(one.view.table, one.view.seat)
        return gone


def _top(table: Table) -> PlacedCard | None:
    return table.discard[-1] if table.discard else None
