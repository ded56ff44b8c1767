"""The figures of a simulation as tables."""

from typing import Any

from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from facedown.arena import Report
from facedown.catalog import find_game
from facedown.cli.language import say, spoken
from facedown.i18n.sentences import ending
from facedown.i18n.voice import Voice


def show_report(console: Console, report: Report) -> None:
    data, tally = report.data(), report.tally
    voice = Voice(find_game(data["game"]), language=spoken())
    console.print(Text.assemble((data["game"], "bold"), f"  {', '.join(data['bots'])}"))
    if data["options"]:
        console.print("  " + " ".join(f"{name}={text}" for name, text in data["options"].items()))
    _show_lengths(console, data)
    for code, number in data["endings"].items():
        console.print(f"  {number / tally.rounds:6.1%}  {ending(code, voice)} ({code})")
    _show_shares(console, say("terminal-by_seat"), "seat", data["by_seat"])
    _show_shares(console, say("terminal-by_bot"), "bot", data["by_bot"])
    for bot, wins in data.get("matches", {}).get("wins", {}).items():
        share = f"{wins / max(tally.match_wins.total(), 1):.1%}"
        told = say("terminal-matches_won", bot=bot, wins=wins, matches=tally.matches, share=share)
        console.print(f"  {told}")
    console.print(say("terminal-seed_of", seed=data["seed"]), style="dim")


def _show_lengths(console: Console, data: dict[str, Any]) -> None:
    grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    titles = ["terminal-number", "terminal-mean", "terminal-median", "", "terminal-most"]
    for title in ("", *[say(key) if key else "99 %" for key in titles]):
        grid.add_column(title, justify="left" if not title else "right", header_style="dim")
    rows = [(say("terminal-moves_each"), data["rounds"], data["moves"])]
    rows.append((say("terminal-turns_each"), data["rounds"], data["turns"]))
    if "matches" in data:
        matches = data["matches"]
        rows.append((say("terminal-rounds_each"), matches["played"], matches["rounds"]))
    for name, number, found in rows:
        grid.add_row(
            name,
            str(number),
            f"{found['mean']:.1f}",
            *[str(found[key]) for key in ("median", "p99", "max")],
        )
    console.print(grid)


def _show_shares(console: Console, title: str, what: str, rows: list[dict[str, Any]]) -> None:
    grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    grid.add_column(title, header_style="dim")
    for key in ("terminal-rounds", "terminal-wins", "terminal-win_share", "terminal-mean_points"):
        grid.add_column(say(key), justify="right", header_style="dim")
    for row in rows:
        grid.add_row(
            str(row[what]),
            str(row["rounds"]),
            str(row["wins"]),
            f"{row['win_share']:.1%}",
            f"{row['mean_points']:.2f}",
        )
    console.print(grid)
