"""`facedown replay`: a transcript round by round, as a seat knew it, the watchers, or open."""

import sys
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

from facedown.cli.arguments import Language
from facedown.cli.colouring import coloured
from facedown.cli.frames import Showing
from facedown.cli.outcomes import partners, score_line
from facedown.cli.records import open_transcript, verdict
from facedown.cli.verify import File
from facedown.core.errors import BadOption
from facedown.core.records import Event
from facedown.i18n.sentences import tell, winners
from facedown.match.match import Match
from facedown.match.transcript import RoundRecord


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
    game, transcript = open_transcript(file)
    last = len(transcript.players) - 1
    if seat is not None and not 0 <= seat <= last:
        raise BadOption("seat_not_in_match", seat=seat, last=last)
    verdict(game, transcript)
    showing = Showing(game, transcript, seat, is_open=is_open)
    if step:
        return step_through(showing)
    show_all(Console(highlight=False), showing)
    return 0


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
