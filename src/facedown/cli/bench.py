"""`facedown bench`: how fast every game plays at random, alone or beside its peers."""

import json
import platform
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table as Grid

from facedown import __version__
from facedown.catalog import GAMES
from facedown.cli import peers as peers_room
from facedown.cli.asked import AsJson, check_range
from facedown.cli.measure import measure
from facedown.cli.speed import speed

MOST_SECONDS = 600


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
    check_range("--seconds", seconds, 1, MOST_SECONDS)
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
    data: dict[str, Any] = {
        "version": __version__,
        "rules": speed(),
        "python": platform.python_version(),
        "machine": platform.machine(),
        "games": {},
    }
    for key, game in GAMES.items():
        players = max(game.OFFICIAL[0], min(4, game.OFFICIAL[1]))
        data["games"][key] = measure(game, players, seconds).data()
    if with_peers:
        figures = peers_room.steps_per_second(seconds)
        data["peers"] = {
            "versions": peers_room.versions(),
            "steps_per_second": {name: round(value, 1) for name, value in figures.items()},
        }
        data["ratios"] = {
            key: {
                name: round(one["steps_per_second"] / value, 2) for name, value in figures.items()
            }
            for key, one in data["games"].items()
        }
    return data


COLUMNS = {
    "steps/s": "steps_per_second",
    "rounds/s": "rounds_per_second",
    "steps a round": "steps_per_round",
    "legal_moves µs": "legal_moves_us",
    "play + apply µs": "play_us",
    "view µs": "view_us",
    "copy µs": "copy_us",
    "imagine µs": "imagine_us",
    "table bytes": "table_bytes",
}


def show(console: Console, data: dict[str, Any]) -> None:
    console.print(
        f"facedown {data['version']}, {data['rules']} rules, Python {data['python']},"
        f" {data['machine']}"
    )
    grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    grid.add_column("")
    for key in data["games"]:
        grid.add_column(key, justify="right")
    for title, name in COLUMNS.items():
        grid.add_row(title, *[_figure(one[name]) for one in data["games"].values()])
    for peer, value in data.get("peers", {}).get("steps_per_second", {}).items():
        ratios = [f"{data['ratios'][key][peer]:.2f} ×" for key in data["games"]]
        grid.add_row(f"against {peer} ({_figure(value)} steps/s)", *ratios)
    console.print(grid)


def _figure(value: float) -> str:
    return f"{value:,.0f}" if value >= 1000 else f"{value:.2f}"
