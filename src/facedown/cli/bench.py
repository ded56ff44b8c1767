"""`facedown bench`: how fast every game plays at random, alone or beside its peers."""

import json
import platform
from collections.abc import Sequence
from typing import Annotated, Any, Final

import typer
from rich.console import Console
from rich.table import Table as Grid

from facedown import __version__
from facedown.catalog import GAMES
from facedown.cli import peers as peers_room
from facedown.cli.arguments import AsJson, check_range
from facedown.cli.measure import program, usual_players, usual_setup, verbs
from facedown.cli.pace import Pace, Program, middle, ratio, take_turns
from facedown.cli.speed import speed

MAX_SECONDS: Final = 600
# How long one program plays before it is the next one's turn.
SLICE: Final = 0.25


def bench(
    seconds: Annotated[
        int, typer.Option(metavar="S", help="How long each game, and each peer, is played.")
    ] = 2,
    peers: Annotated[
        bool, typer.Option("--peers", help="Play OpenSpiel's and RLCard's games in the same run.")
    ] = False,
    as_json: AsJson = False,
) -> int:
    """Measure random play of every game in one process, and what each verb costs."""
    check_range("--seconds", seconds, 1, MAX_SECONDS)
    if peers:
        peers_room.check_peers()
    data = bench_data(float(seconds), with_peers=peers)
    if as_json:
        typer.echo(json.dumps(data))
    else:
        show(Console(highlight=False), data)
    return 0


def bench_data(seconds: float, *, with_peers: bool) -> dict[str, Any]:
    """The figures as the documented JSON object."""
    ours = [program(game, usual_setup(game)) for game in GAMES.values()]
    theirs = peers_room.programs() if with_peers else []
    paces = take_turns([*ours, *theirs], SLICE, max(1, round(seconds / SLICE)))
    data: dict[str, Any] = {
        "version": __version__,
        "rules": speed(),
        "python": platform.python_version(),
        "machine": platform.machine(),
        "games": {},
    }
    for one in ours:
        game = GAMES[one.name]
        figures = {"players": usual_players(game), **pace_data(one, paces[one.name])}
        costs = {name: round(value, 2) for name, value in verbs(game, usual_setup(game)).items()}
        data["games"][one.name] = figures | costs
    if with_peers:
        data["peers"] = {
            "versions": peers_room.versions(),
            "programs": {one.name: pace_data(one, paces[one.name]) for one in theirs},
        }
        data["ratios"] = {
            one.name: {
                other.name: rounded(ratio(paces[one.name], paces[other.name])) for other in theirs
            }
            for one in ours
        }
    return data


def pace_data(one: Program, paces: Sequence[Pace]) -> dict[str, float]:
    """What a program did: a second, and a round."""
    pace = middle(paces)
    chance_per_decision = one.chance / one.decisions
    decisions_per_round = pace.decisions / pace.rounds
    return {
        "steps_per_second": round(pace.steps, 1),
        "decisions_per_second": round(pace.decisions, 1),
        "rounds_per_second": round(pace.rounds, 1),
        "decisions_per_round": round(decisions_per_round, 1),
        "chance_per_round": round(decisions_per_round * chance_per_decision, 1),
    }


def rounded(figures: dict[str, float]) -> dict[str, float]:
    return {name: round(value, 2) for name, value in figures.items()}


# The figures are shown by their names in the JSON object.
PEER_FIGURES: Final = (
    "steps_per_second",
    "decisions_per_second",
    "decisions_per_round",
    "chance_per_round",
)


def show(console: Console, data: dict[str, Any]) -> None:
    console.print(", ".join(data[name] for name in ("version", "rules", "python", "machine")))
    games = data["games"]
    figures = next(iter(games.values()))
    rows = [[name, *[figure(one[name]) for one in games.values()]] for name in figures]
    console.print(grid(["", *games], rows))
    if "peers" not in data:
        return
    peers = data["peers"]["programs"]
    rows = [[peer, *[figure(one[name]) for name in PEER_FIGURES]] for peer, one in peers.items()]
    console.print("", grid(["", *PEER_FIGURES], rows), sep="\n")
    rows = [
        [peer, *[f"{data['ratios'][key][peer]['steps']:.2f} ×" for key in games]] for peer in peers
    ]
    console.print("", grid(["ratios", *games], rows), sep="\n")


def grid(titles: Sequence[str], rows: Sequence[Sequence[str]]) -> Grid:
    """Names on the left, figures on the right of their columns."""
    found = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for number, title in enumerate(titles):
        found.add_column(title, justify="right" if number else "left")
    for row in rows:
        found.add_row(*row)
    return found


def figure(value: float) -> str:
    if isinstance(value, int) or value >= 1000:
        return f"{value:,.0f}"
    return f"{value:.2f}"
