"""One deal played out: the table, the moves made, and what each seat was shown.

Every viewer has a numbered stream of shown events that follows from the moves alone.
"""

from dataclasses import dataclass
from typing import Any, Final

from facedown.core.cards import Card
from facedown.core.errors import StaleMove
from facedown.core.game import Game
from facedown.core.outcome import Outcome
from facedown.core.records import Event, Move, show
from facedown.core.seats import Seat
from facedown.core.setup import Setup
from facedown.core.table import View


@dataclass(frozen=True)
class Entry:
    """A move that was made, when, and what came of it."""

    seat: Seat
    move: Move
    at: float
    events: tuple[Event, ...]


class Round:
    """A round being played."""

    def __init__(self, game: Game[Any], setup: Setup, deck: list[Card]) -> None:
        self.game: Final = game
        self.setup: Final = setup
        self.deck: Final = tuple(deck)
        self.table: Final = game.table(setup)
        self.opening: Final = tuple(game.start(self.table, deck))
        self.entries: Final[list[Entry]] = []
        self._events: Final[list[Event]] = list(self.opening)
        self._commands: Final[set[tuple[Seat, str]]] = set()

    def act(
        self,
        seat: Seat,
        move: Move,
        *,
        at: float = 0.0,
        answering: int | None = None,
        command: str | None = None,
    ) -> list[Event]:
        """Make a move. The same command of a seat acts once; the second time nothing happens.

        A reaction says how long the seat's stream was when it answered; `StaleMove` if its card or
        the discard has changed since (G-08).
        """
        if command is not None and (seat, command) in self._commands:
            return []
        if answering is not None and self._is_stale(seat, move, answering):
            raise StaleMove("too_late")
        events = self.game.act(self.table, seat, move)
        self.entries.append(Entry(seat, move, at, tuple(events)))
        self._events.extend(events)
        if command is not None:
            self._commands.add((seat, command))
        return events

    def _is_stale(self, seat: Seat, move: Move, answering: int) -> bool:
        return any(self.game.voids(event, move) for event in self.stream(seat)[answering:])

    def stream(self, viewer: Seat) -> list[Event]:
        """All that a seat, or the watchers, has been shown so far, in order."""
        shown = [show(event, viewer) for event in self._events]
        return [event for event in shown if event is not None]

    def view(self, viewer: Seat) -> View[Any]:
        return self.game.view(self.table, viewer)

    @property
    def outcome(self) -> Outcome | None:
        return self.game.outcome(self.table)
