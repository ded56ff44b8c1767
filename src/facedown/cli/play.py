"""`facedown play`: a person against bots, a whole match."""

import sys
import time
from pathlib import Path
from typing import Annotated

import typer

from facedown.catalog import find_game
from facedown.cli.asked import (
    GameName,
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
from facedown.cli.english.cards import count
from facedown.cli.english.outcomes import game_points, match_over, standings_text
from facedown.cli.english.voice import Voice
from facedown.cli.plain import PlainTable, Saved
from facedown.cli.saving import check_writable, write_whole
from facedown.cli.sitting import PERSON, Company, Sitting
from facedown.core.errors import BadOption
from facedown.core.game import AID_OFF, AIDS
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
) -> int:
    """Play a match against bots, at the screen or as plain text."""
    found = find_game(game)
    variant = house_rules(found, preset, settings)
    check_range("--reaction", reaction, 0, LONGEST)
    if aid not in AIDS:
        raise BadOption("no_such_value", option="--aid", value=aid, allowed=" | ".join(AIDS))
    seats = number_of_players(found, players)
    company = Company(found, variant, bots_for_seats(found, bots, seats - 1), new_seed(seed))
    if save is not None:
        check_writable(save)
    sitting = Sitting(company, aid, show_discard_history=show_discard_history)

    def saved() -> None:
        if save is not None:
            write_whole(save, dumps(sitting.transcript))

    code = 0
    if plain or not (sys.stdin.isatty() and sys.stdout.isatty()):
        play_plainly(sitting, saved)
    else:
        code = play_on_screen(sitting, reaction, saved)
    tell_result(sitting, save)
    return code


def tell_result(sitting: Sitting, save: Path | None) -> None:
    """What remains to be said once the table is left."""
    rounds = len(sitting.match.results)
    voice = Voice(sitting.company.names, PERSON)
    if rounds:
        typer.echo(f"After {count(rounds, 'round')}: {standings_text(sitting.standings, voice)}.")
    if sitting.standings.is_over:
        typer.echo(match_over(sitting.standings, voice))
    for line in game_points(sitting.ranking, voice):
        typer.echo(line)
    if rounds and save is not None:
        typer.echo(f"The transcript is in {save}.")
    typer.echo(f"The seed was {sitting.company.seed}.")


def play_plainly(sitting: Sitting, saved: Saved) -> None:
    began = time.monotonic()
    PlainTable(
        sitting,
        lambda: sys.stdin.readline() or None,
        lambda line: print(line, flush=True),
        saved,
        lambda: time.monotonic() - began,
    ).play()


def play_on_screen(sitting: Sitting, reaction: float, saved: Saved) -> int:
    # Textual takes a while to load, and nothing else needs it.
    from facedown.cli.screen.app import PlayApp, Tempo

    app = PlayApp(sitting, Tempo(reaction=reaction), saved)
    error = app.run()
    if error is not None:
        raise error
    return app.return_code or 0
