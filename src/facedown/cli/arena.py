"""`facedown arena`: the same deals for all bots, in every seating, and who is stronger."""

import json
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from facedown.arena import Contest, Findings, compete, find_bots
from facedown.arena.guard import with_said
from facedown.arena.outside import LIMIT
from facedown.arena.seating import TABLES
from facedown.arena.sequential import MARGIN
from facedown.catalog import find_game
from facedown.cli.arena_page import page
from facedown.cli.arena_tables import show_findings
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
    check_range,
    house_rules,
    new_seed,
    number_of_players,
    recorded,
)
from facedown.cli.ending import end_as_by_ctrl_c
from facedown.cli.language import complain, say
from facedown.cli.plugins import leave_out_plugins
from facedown.cli.saving import check_writable, write_whole
from facedown.cli.simulate import MAX_JOBS, STUCK, progress_bar
from facedown.core.errors import BadOption

MOST = 10_000_000
LONGEST = 600.0


def arena(
    game: GameName,
    bots: Annotated[
        str,
        typer.Option(
            metavar="A,B,…",
            help="Who plays: bots (random, greedy, rule, …), levels, characters, ./program.py,"
            " cmd:program arguments.",
        ),
    ],
    deals: Annotated[int, typer.Option(metavar="N", help="How many deals, at most.")] = 200,
    matches: Annotated[
        bool, typer.Option("--matches", help="Play a whole match of each deal, not a round.")
    ] = False,
    players: Players = None,
    tables: Annotated[
        str,
        typer.Option(metavar="KINDS", help="one, rest, mixed: who sits with whom, if more than 2."),
    ] = ",".join(TABLES),
    preset: Preset = "seed",
    settings: Settings = None,
    seed: Seed = None,
    test: Annotated[
        str | None,
        typer.Option(metavar="A,B", help="Is A stronger than B? Ends as soon as that is known."),
    ] = None,
    margin: Annotated[
        float, typer.Option(metavar="ELO", help="By how much A should be stronger.")
    ] = MARGIN,
    limit: Annotated[
        float, typer.Option(metavar="SECONDS", help="For each decision of a program.")
    ] = LIMIT,
    jobs: Jobs = 1,
    ray: Annotated[
        str | None,
        typer.Option(metavar="ADDRESS", help="Play on the machines of Ray; local: on this one."),
    ] = None,
    times: Annotated[
        bool, typer.Option("--times", help="Tell how long decisions took; differs each time.")
    ] = False,
    report: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write a page with plots: report.html.")
    ] = None,
    record: Record = None,
    views: Views = False,
    as_json: AsJson = False,
    language: Language = None,
) -> int:
    """Find out which bots are stronger, and how sure that is."""
    leave_out_plugins()
    end_as_by_ctrl_c()  # no program is left behind
    found = find_game(game)
    variant = house_rules(found, preset, settings, simulated=True)
    check_range("--deals", deals, 1, MOST)
    check_range("--jobs", jobs, 1, MAX_JOBS)
    check_range("--limit", limit, 0.001, LONGEST)
    check_range("--margin", margin, 0.1, 1000.0)
    if report is not None:
        check_writable(report)
    contest = Contest(
        game=found.KEY,
        options=tuple(variant.changed().items()),
        players=number_of_players(found, variant, players),
        bots=find_bots(_named(bots), found, limit),
        seed=new_seed(seed),
        deals=deals,
        tables=_kinds(tables),
        is_matches=matches,
        is_recorded=record is not None,
    )
    with recorded(record, views=views) as sink, progress_bar(deals) as progress:
        findings = compete(
            contest,
            jobs,
            test=_pair(test),
            margin=margin,
            ray=ray,
            progress=progress,
            record=sink,
        )
    data = findings.data(times=times)
    if report is not None:
        write_whole(report, page(data))
    if as_json:
        typer.echo(json.dumps(data, ensure_ascii=False))
    else:
        show_findings(Console(highlight=False), data)
        if report is not None:
            typer.echo(say("terminal-report_is_in", file=str(report)))
        if record is not None:
            typer.echo(say("terminal-games_are_in", file=str(record)))
    _complain_of(findings, data)
    return STUCK if findings.played.stuck else 0


def _complain_of(findings: Findings, data: dict[str, Any]) -> None:
    """A line for each bot that has lost decisions, and for each round that does not end."""
    for bot, kinds in data["faults"]["counts"].items():
        lost = sum(kinds.values())
        if lost:
            first = next(one for one in data["faults"]["first"] if one["bot"] == bot)
            told = ", ".join(f"{kind} {number}" for kind, number in kinds.items() if number)
            where = f"{data['seed']}/{first['deal']} {','.join(first['seating'])}"
            complain(
                say(
                    "terminal-lost_decisions",
                    bot=bot,
                    count=lost,
                    kinds=told,
                    where=where,
                    seat=first["seat"],
                    moves=say("terminal-moves", count=len(first["moves"])),
                    position=with_said(first["view"], first["said"]),
                )
            )
    for stuck in findings.played.stuck:
        complain(say("terminal-stuck", what=stuck))


def _named(text: str) -> list[str]:
    return [name.strip() for name in text.split(",") if name.strip()]


def _kinds(text: str) -> tuple[str, ...]:
    asked = _named(text)
    for kind in asked:
        if kind not in TABLES:
            allowed = ", ".join(TABLES)
            raise BadOption("no_such_value", option="--tables", value=kind, allowed=allowed)
    return tuple(kind for kind in TABLES if kind in asked) or TABLES


def _pair(text: str | None) -> tuple[str, str] | None:
    if text is None:
        return None
    names = _named(text)
    if len(names) != 2:
        raise BadOption("no_such_value", option="--test", value=text, allowed="A,B")
    return names[0], names[1]
