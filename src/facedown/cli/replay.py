"""`facedown replay`: a transcript round by round, as a seat knew it, the watchers, or open."""

import sys
from dataclasses import dataclass
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.text import Text

from facedown.cli.arguments import Language
from facedown.cli.colouring import coloured
from facedown.cli.language import spoken
from facedown.cli.outcomes import partners, score_line
from facedown.cli.records import read_transcript, verdict
from facedown.cli.verify import File
from facedown.core.errors import BadOption
from facedown.core.game import Game
from facedown.core.records import Event
from facedown.core.seats import NO_SEAT, WATCHER, Seat
from facedown.core.sight import show
from facedown.i18n.sentences import tell, winners
from facedown.i18n.voice import Voice
from facedown.match.match import Match
from facedown.match.replay import known
from facedown.match.transcript import RoundRecord, Transcript
from facedown.match.wire import Screen


def replay(
    file: File,
    seat: Annotated[
        int | None, typer.Option(metavar="S", help="Show what this seat knew. [default: watchers]")
    ] = None,
    is_open: Annotated[bool, typer.Option("--open", help="Show every card.")] = False,
    step: Annotated[
        bool, typer.Option("--step", help="Go through it with the arrow keys, both ways.")
    ] = False,
    language: Language = None,
) -> int:
    """Show a transcript: what happened, from one seat's knowledge or with all cards open."""
    if seat is not None and is_open:
        raise BadOption("seat_or_open")
    if step and not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise BadOption("no_terminal")
    game, transcript = read_transcript(file)
    last = len(transcript.players) - 1
    if seat is not None and not 0 <= seat <= last:
        raise BadOption("seat_not_in_match", seat=seat, last=last)
    verdict(game, transcript)
    showing = Showing(game, transcript, seat, is_open=is_open)
    if step:
        return step_through(showing)
    show_all(Console(highlight=False), showing)
    return 0


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


def show_all(console: Console, showing: Showing) -> None:
    """Print all of it."""
    transcript = showing.transcript
    players = ", ".join(f"{seat} {name}" for seat, name in enumerate(transcript.players))
    console.print(Text.assemble((showing.voice.text("game"), "bold"), f"  {players}"))
    for name, text in transcript.options.items():
        console.print(Text(f"  {name}={text}", "dim"))
    match = Match(showing.game, showing.game.variant(transcript.options), len(transcript.players))
    for record in transcript.rounds:
        show_round(console, showing, record, match)


def show_round(console: Console, showing: Showing, record: RoundRecord, match: Match) -> None:
    voice = showing.voice
    console.print(Text(f"\n{voice.text('table-round', number=record.setup.number)}", "bold"))
    for event in record.opening:
        _show_event(console, showing, event, "")
    began = record.entries[0].at if record.entries else 0.0  # a house writes the time of day
    for entry in record.entries:
        took = f"{entry.at - began:.1f}"
        time = f"  {voice.text('terminal-seconds', seconds=took)}" if took != "0.0" else ""
        for event in entry.events:
            _show_event(console, showing, event, time)
            time = ""
    if record.outcome is None:
        console.print(Text(voice.text("terminal-record_ends"), "dim"))
        return
    match.add(record.setup, record.outcome)
    console.print(Text(f"  {winners(record.outcome.winners, voice, 'round')}", "bold"))
    for side in partners(record.setup.seats, showing.sides):
        console.print("    " + score_line(side, record.outcome, match.standings(), voice))


def _show_event(console: Console, showing: Showing, event: Event, time: str) -> None:
    shown = showing.shown(event)
    if shown is None:
        return
    if shown.WORD == "turn":
        console.print(Text(f"  — {tell(shown, showing.voice)}", "dim"))
    else:
        console.print(Text("  ") + coloured(tell(shown, showing.voice)) + Text(time, "dim"))


def step_through(showing: Showing) -> int:
    # Textual takes a while to load, and nothing else needs it.
    from facedown.cli.screen.stepping import StepApp

    app = StepApp(showing.frames(), showing.voice, sides=showing.sides)
    app.run()
    return app.return_code or 0
