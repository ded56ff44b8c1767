"""`facedown play`: a person against bots, a whole match."""

import sys
import time
from pathlib import Path
from typing import Annotated

import typer

from facedown.catalog import find_game
from facedown.cli.arguments import (
    GameName,
    Language,
    Players,
    Preset,
    Seed,
    Settings,
    bots_for_seats,
    check_range,
    house_rules,
    new_seed,
    number_of_players,
)
from facedown.cli.local_table import Company, LocalTable
from facedown.cli.outcomes import game_points, match_over, standings_text
from facedown.cli.plain import PlainTable, Saved
from facedown.cli.plugins import leave_out_plugins
from facedown.cli.saving import check_writable, write_whole
from facedown.core.errors import BadOption
from facedown.core.sight import AID_OFF, AIDS
from facedown.match.transcript import dumps

LONGEST = 600.0


def play(
    game: GameName,
    players: Players = None,
    bots: Annotated[
        str | None,
        typer.Option(
            metavar="A,B,…", help="Bots for the other seats. [default: the best there is]"
        ),
    ] = None,
    preset: Preset = "seed",
    settings: Settings = None,
    seed: Seed = None,
    save: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write a transcript after every round.")
    ] = None,
    aid: Annotated[
        str,
        typer.Option(metavar="off|own_peeks|all_public", help="What the screen remembers for you."),
    ] = AID_OFF,
    show_discard_history: Annotated[
        bool,
        typer.Option(
            "--show-discard-history", help="Show all that lies in the discard, not only its top."
        ),
    ] = False,
    reaction: Annotated[
        float,
        typer.Option(
            metavar="SECONDS", help="Time to react to what another does; 0: as long as it takes."
        ),
    ] = 4.0,
    plain: Annotated[
        bool, typer.Option("--plain", help="Lines of text and numbered choices, nothing timed.")
    ] = False,
    language: Language = None,
) -> int:
    """Play a match against bots, at the screen or as plain text."""
    leave_out_plugins()
    found = find_game(game)
    variant = house_rules(found, preset, settings)
    check_range("--reaction", reaction, 0, LONGEST)
    if aid not in AIDS:
        raise BadOption("no_such_value", option="--aid", value=aid, allowed=" | ".join(AIDS))
    seats = number_of_players(found, variant, players)
    company = Company(found, variant, bots_for_seats(found, bots, seats - 1), new_seed(seed))
    if save is not None:
        check_writable(save)
    local = LocalTable(company, aid, show_discard_history=show_discard_history)

    def saved() -> None:
        if save is not None:
            write_whole(save, dumps(local.transcript))

    code = 0
    if plain or not (sys.stdin.isatty() and sys.stdout.isatty()):
        play_plainly(local, saved)
    else:
        code = play_on_screen(local, reaction, saved)
    tell_result(local, save)
    return code


def tell_result(local: LocalTable, save: Path | None) -> None:
    """What remains to be said once the table is left."""
    rounds, standings = len(local.match.results), local.standings
    voice = local.voice()
    if rounds:
        played = voice.text("app-rounds", count=rounds)
        totals = standings_text(standings, local.sides, voice)
        typer.echo(voice.text("terminal-after", rounds=played, totals=totals))
    if standings.is_over:
        typer.echo(match_over(standings, voice))
    for line in game_points(local.ranking, voice):
        typer.echo(line)
    if rounds and save is not None:
        typer.echo(voice.text("terminal-saved", file=str(save)))
    typer.echo(voice.text("terminal-seed", seed=local.company.seed))


def play_plainly(local: LocalTable, saved: Saved) -> None:
    began = time.monotonic()
    PlainTable(
        local,
        lambda: sys.stdin.readline() or None,
        lambda line: print(line, flush=True),
        saved,
        lambda: time.monotonic() - began,
    ).play()


def play_on_screen(local: LocalTable, reaction: float, saved: Saved) -> int:
    # Textual takes a while to load, and nothing else needs it.
    from facedown.cli.screen.app import PlayApp, Tempo

    app = PlayApp(local, Tempo(reaction=reaction), saved)
    error = app.run()
    if error is not None:
        raise error
    return app.return_code or 0
