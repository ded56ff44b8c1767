"""A transcript from somebody's point of view: what they noticed, one frame after the other."""

from dataclasses import dataclass
from typing import Any

from facedown.cli.language import spoken
from facedown.core.game import Game
from facedown.core.records import Event
from facedown.core.seats import NO_SEAT, WATCHER, Seat
from facedown.core.sight import show
from facedown.i18n.sentences import tell
from facedown.i18n.voice import Voice
from facedown.match.replay import known
from facedown.match.transcript import RoundRecord, Transcript
from facedown.match.wire import Screen


@dataclass(frozen=True)
class Frame:
    """A moment of a replay: the table then, who was in play, and what had just happened."""

    screen: Screen
    seats: tuple[Seat, ...]
    sentence: str
    title: str


class Showing:
    """A transcript from somebody's point of view."""

    def __init__(
        self, game: Game[Any], transcript: Transcript, seat: Seat | None, *, is_open: bool
    ) -> None:
        self.game = game
        self.transcript = transcript
        self.viewer: Seat | None = None if is_open else WATCHER if seat is None else seat
        you = NO_SEAT if seat is None else seat
        names = unique_names([short_name(name) for name in transcript.players])
        self.voice = Voice(game, names, you, spoken())
        self.sides = game.sides(game.variant(transcript.options), len(names))

    def shown(self, event: Event) -> Event | None:
        return event if self.viewer is None else show(event, self.viewer)

    def batches(self, record: RoundRecord) -> list[tuple[Event, ...]]:
        """The events of a round: those of the deal, then those of each move."""
        return [record.opening, *[entry.events for entry in record.entries]]

    def frames(self) -> list[Frame]:
        """Every moment of every round that the viewer noticed."""
        found = []
        for record in self.transcript.rounds:
            table = self.game.table(record.setup)
            round_title = self.voice.text("table-round", number=record.setup.number)
            title = f"{self.voice.text('game')} · {round_title}"
            for event in [event for batch in self.batches(record) for event in batch]:
                self.game.apply(table, event)
                shown = self.shown(event)
                if shown is not None:
                    screen = known(self.game, table, self.viewer)
                    seats = record.setup.seats
                    found.append(Frame(screen, seats, tell(shown, self.voice), title))
        return found


def short_name(name: str) -> str:
    """A recorded name without what stands behind it in brackets.

    >>> short_name("Ana (rule)")
    'Ana'
    """
    return name.partition(" (")[0] or name


def unique_names(names: list[str]) -> tuple[str, ...]:
    """Names that can be told apart: one that several bear gets its seat's number.

    >>> unique_names(["rule", "Bo", "rule"])
    ('rule 0', 'Bo', 'rule 2')
    """
    return tuple(
        f"{name} {seat}" if names.count(name) > 1 else name for seat, name in enumerate(names)
    )
