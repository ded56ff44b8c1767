"""Whoever is told of a round while it is played: players who follow it, and those who count."""

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeAlias

from facedown.bots.history import Past, Remembering, past_round
from facedown.core.game import Game
from facedown.core.outcome import Outcome
from facedown.core.player import Player
from facedown.core.playout import Step
from facedown.core.records import Event
from facedown.core.sight import show
from facedown.core.table import Table, View

# Takes in a seat's view, and what it was shown last.
Follow: TypeAlias = Callable[[View[Any], Event | None], object]


class Watcher:
    """Is told of rounds. This one takes no notice."""

    def begin(self, table: Table, events: Sequence[Event]) -> None:
        """A round has been dealt."""

    def see(self, table: Table, step: Step, events: Sequence[Event]) -> None:
        """A move was made, and all that follows from it."""

    def end(self, table: Table, outcome: Outcome) -> None:
        """The round is over."""


def follower(player: Player[Any] | None) -> Follow | None:
    """How a player takes in what its seat is shown, if it remembers by that, as the levels do."""
    follow: Follow | None = getattr(player, "follow", None)
    return follow


class Followers(Watcher):
    """Shows each player that follows a round what its seat is shown, as a house does."""

    def __init__(self, game: Game[Any], players: Sequence[Player[Any]]) -> None:
        self.game: Final = game
        found = [(seat, follower(player)) for seat, player in enumerate(players)]
        self.players: Final = [(seat, follow) for seat, follow in found if follow is not None]
        self._views: list[View[Any]] = []

    def begin(self, table: Table, events: Sequence[Event]) -> None:
        self._views = [View(self.game.table(table.setup), seat) for seat, _ in self.players]
        self._show(events)

    def see(self, table: Table, step: Step, events: Sequence[Event]) -> None:
        self._show(events)

    def _show(self, events: Sequence[Event]) -> None:
        for view, (seat, follow) in zip(self._views, self.players, strict=True):
            for event in events:
                shown = show(event, seat)
                if shown is not None:
                    self.game.apply(view.table, shown)
                    follow(view, shown)


class Remembrance(Watcher):
    """Tells players that remember what everybody has seen of the rounds of their match so far."""

    def __init__(self, players: Sequence[Player[Any]]) -> None:
        self.players: Final = [one for one in players if isinstance(one, Remembering)]
        self._past: Past = ()
        self._events: Final[list[Event]] = []

    def begin(self, table: Table, events: Sequence[Event]) -> None:
        for player in self.players:
            player.past = self._past
        self._events[:] = events

    def see(self, table: Table, step: Step, events: Sequence[Event]) -> None:
        self._events.extend(events)

    def end(self, table: Table, outcome: Outcome) -> None:
        self._past = (*self._past, past_round(table.setup, self._events))
