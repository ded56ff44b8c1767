"""The figures of a simulation, as a table and as JSON."""

from collections import Counter
from typing import Any

from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from facedown.catalog import find_game
from facedown.cli.batch import Share, Tally, Work
from facedown.cli.language import say, spoken
from facedown.i18n.sentences import ending
from facedown.i18n.voice import Voice


def report_data(work: Work, tally: Tally) -> dict[str, Any]:
    """The figures as the documented JSON object."""
    data: dict[str, Any] = {
        "game": work.game,
        "options": dict(work.options),
        "bots": list(work.bots),
        "seed": work.seed,
        "rounds": tally.rounds,
        "moves": spread(tally.moves),
        "turns": spread(tally.turns),
        "endings": {code: tally.endings[code] for code in sorted(tally.endings)},
        "by_seat": [
            {"seat": seat, **share_data(tally.seats[seat])} for seat in sorted(tally.seats)
        ],
        "by_bot": [{"bot": bot, **share_data(tally.bots[bot])} for bot in sorted(tally.bots)],
        "stuck": tally.stuck,
    }
    if work.is_matches:
        data["matches"] = {
            "played": tally.matches,
            "rounds": spread(tally.match_rounds),
            "wins": {bot: tally.match_wins[bot] for bot in sorted(set(work.bots))},
        }
    return data


def share_data(share: Share) -> dict[str, float]:
    return {
        "rounds": share.rounds,
        "wins": share.wins,
        "win_share": _ratio(share.wins, share.rounds),
        "mean_points": _ratio(share.points, share.rounds),
    }


def spread(counts: Counter[int]) -> dict[str, float]:
    """Mean, median, 99th percentile and maximum of what was counted.

    >>> spread(Counter({2: 3, 8: 1}))
    {'mean': 3.5, 'median': 2, 'p99': 8, 'max': 8}
    """
    total = counts.total()
    return {
        "mean": _ratio(sum(value * number for value, number in counts.items()), total),
        "median": _rank(counts, 0.5),
        "p99": _rank(counts, 0.99),
        "max": max(counts, default=0),
    }


def _rank(counts: Counter[int], share: float) -> int:
    """The smallest value that so large a share of all does not exceed."""
    left = counts.total() * share
    for value in sorted(counts):
        left -= counts[value]
        if left <= 0:
            return value
    return 0


def _ratio(number: int, whole: int) -> float:
    return round(number / whole, 4) if whole else 0.0


def show_report(console: Console, work: Work, tally: Tally) -> None:
    data = report_data(work, tally)
    voice = Voice(find_game(work.game), language=spoken())
    console.print(Text.assemble((work.game, "bold"), f"  {', '.join(work.bots)}"))
    if work.options:
        console.print("  " + " ".join(f"{name}={text}" for name, text in work.options))
    _show_lengths(console, data)
    for code, number in data["endings"].items():
        console.print(f"  {number / tally.rounds:6.1%}  {ending(code, voice)} ({code})")
    _show_shares(console, say("terminal-by_seat"), "seat", data["by_seat"])
    _show_shares(console, say("terminal-by_bot"), "bot", data["by_bot"])
    for bot, wins in data.get("matches", {}).get("wins", {}).items():
        share = f"{_ratio(wins, tally.match_wins.total()):.1%}"
        told = say("terminal-matches_won", bot=bot, wins=wins, matches=tally.matches, share=share)
        console.print(f"  {told}")
    console.print(say("terminal-seed_of", seed=work.seed), style="dim")


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
