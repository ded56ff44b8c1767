"""`facedown bench`: how fast every game plays at random, alone or beside its peers."""

import json
from collections.abc import Sequence
from typing import Annotated, Any, Final

import typer
from rich.console import Console
from rich.table import Table as Grid

from facedown.bench.figures import figures
from facedown.bench.peers import check_peers
from facedown.cli.arguments import AsJson, check_range

MAX_SECONDS: Final = 600


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
        check_peers()
    data = figures(float(seconds), with_peers=peers)
    if as_json:
        typer.echo(json.dumps(data))
    else:
        show(Console(highlight=False), data)
    return 0


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
    names = next(iter(games.values()))
    rows = [[name, *[figure(one[name]) for one in games.values()]] for name in names]
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
