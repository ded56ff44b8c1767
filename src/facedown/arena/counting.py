"""What happened at the tables of an arena, counted by bot.

Which events there are, a game declares; they are counted by their words for whoever they are about,
so that nothing here knows a game.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field, fields
from typing import Any, Final

from facedown.arena.watching import Watcher
from facedown.bots.talk import seat_in
from facedown.core.game import Game
from facedown.core.outcome import Outcome
from facedown.core.playout import Step
from facedown.core.records import Event
from facedown.core.seats import NO_SEAT
from facedown.core.table import Table


@dataclass
class Counts:
    """Whole numbers by bot, by its number: they add up however the work is divided.

    `seats` are rounds in a seat; `call_turns` the turns that had begun at each call.
    """

    seats: Counter[int] = field(default_factory=Counter)
    events: Counter[tuple[int, str]] = field(default_factory=Counter)
    calls: Counter[int] = field(default_factory=Counter)
    call_turns: Counter[int] = field(default_factory=Counter)
    calls_won: Counter[int] = field(default_factory=Counter)
    endings: Counter[str] = field(default_factory=Counter)
    faults: Counter[tuple[int, str]] = field(default_factory=Counter)
    times: Counter[tuple[int, int]] = field(default_factory=Counter)

    @property
    def rounds(self) -> int:
        return self.endings.total()

    def add(self, other: "Counts") -> None:
        for one in fields(self):
            getattr(self, one.name).update(getattr(other, one.name))


class Counting(Watcher):
    """Counts what the bots of a table do; `bots` has the number of the bot in each seat."""

    def __init__(self, game: Game[Any], bots: Sequence[int], counts: Counts) -> None:
        self.game: Final = game
        self.bots: Final = bots
        self.counts: Final = counts

    def begin(self, table: Table, events: Sequence[Event]) -> None:
        for seat in table.setup.seats:
            self.counts.seats[self.bots[seat]] += 1
        self._count(events)

    def see(self, table: Table, step: Step, events: Sequence[Event]) -> None:
        seat, move = step
        if isinstance(move, self.game.CALLS):
            self.counts.calls[self.bots[seat]] += 1
            self.counts.call_turns[self.bots[seat]] += table.turns
        self._count(events)

    def end(self, table: Table, outcome: Outcome) -> None:
        self.counts.endings[outcome.ending] += 1
        if outcome.caller != NO_SEAT and outcome.caller in outcome.winners:
            self.counts.calls_won[self.bots[outcome.caller]] += 1

    def _count(self, events: Sequence[Event]) -> None:
        for event in events:
            seat = seat_in(event)
            if seat is not None and 0 <= seat < len(self.bots):
                self.counts.events[self.bots[seat], event.WORD] += 1
