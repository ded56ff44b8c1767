"""`facedown simulate`: bots among themselves, and the figures of it."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, TimeRemainingColumn
from rich.progress import Progress as Bars

from facedown.arena import Progress, play_many
from facedown.catalog import find_game
from facedown.cli.arguments import (
    AsJson,
    GameName,
    Jobs,
    Language,
    Players,
    Preset,
    Record,
    Seed,
    Settings,
    Views,
    bots_for_seats,
    check_range,
    house_rules,
    new_seed,
    number_of_players,
    recorded,
)
from facedown.cli.language import complain, say
from facedown.cli.plugins import leave_out_plugins
from facedown.cli.report import show_report
from facedown.core.errors import BadOption

STUCK = 1
DEFAULT_ROUNDS = 1_000
MAX_JOBS = 256
MOST = 1_000_000_000


def simulate(
    game: GameName,
    rounds: Annotated[
        int | None, typer.Option(metavar="N", help="How many rounds. [default: 1000]")
    ] = None,
    matches: Annotated[
        int | None, typer.Option(metavar="N", help="How many whole matches, instead of rounds.")
    ] = None,
    players: Players = None,
    bots: Annotated[
        str | None,
        typer.Option(metavar="A,B,…", help="Who plays; fewer than seats are repeated."),
    ] = None,
    preset: Preset = "seed",
    settings: Settings = None,
    seed: Seed = None,
    jobs: Jobs = 1,
    record: Record = None,
    views: Views = False,
    as_json: AsJson = False,
    language: Language = None,
) -> int:
    """Let bots play, and report how long rounds are, how they end and who wins."""
    leave_out_plugins()
    found = find_game(game)
    variant = house_rules(found, preset, settings, simulated=True)
    number = _number(rounds, matches)
    check_range("--jobs", jobs, 1, MAX_JOBS)
    seats = number_of_players(found, variant, players)
    names = bots_for_seats(found, bots, seats)
    named = len(names) if bots is None else len(bots.split(","))
    if seats % named:
        told = ", ".join(names)
        complain(say("terminal-seated_again", named=named, seats=seats, bots=told))
    with recorded(record, views=views) as sink, progress_bar(number) as progress:
        report = play_many(
            found,
            names,
            number,
            new_seed(seed),
            variant,
            matches=matches is not None,
            jobs=jobs,
            progress=progress,
            record=sink,
        )
    if as_json:
        typer.echo(json.dumps(report.data(), ensure_ascii=False))
    else:
        show_report(Console(highlight=False), report)
        if record is not None:
            typer.echo(say("terminal-games_are_in", file=str(record)))
    for stuck in report.tally.stuck:
        complain(say("terminal-stuck", what=stuck))
    return STUCK if report.tally.stuck else 0


@contextmanager
def progress_bar(number: int) -> Iterator[Progress]:
    """A bar on the error output, if that is a terminal."""
    console = Console(stderr=True)
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Bars(*columns, console=console, transient=True, disable=not console.is_terminal) as bars:
        task = bars.add_task("", total=number)
        yield lambda done: bars.advance(task, done)


def _number(rounds: int | None, matches: int | None) -> int:
    if rounds is not None and matches is not None:
        raise BadOption("rounds_or_matches")
    if matches is not None:
        check_range("--matches", matches, 1, MOST)
        return matches
    number = DEFAULT_ROUNDS if rounds is None else rounds
    check_range("--rounds", number, 1, MOST)
    return number
