"""The figures of what was counted, as they are told."""

from collections import Counter
from collections.abc import Collection
from typing import Any

from facedown.arena.tally import Share, Tally


def figures(tally: Tally, bots: Collection[str] = ()) -> dict[str, Any]:
    """The figures of rounds, and if bots are named of the matches that these played."""
    data: dict[str, Any] = {
        "rounds": tally.rounds,
        "moves": spread(tally.moves),
        "turns": spread(tally.turns),
        "endings": {code: tally.endings[code] for code in sorted(tally.endings)},
        "by_seat": [{"seat": seat, **_share(tally.seats[seat])} for seat in sorted(tally.seats)],
        "by_bot": [{"bot": bot, **_share(tally.bots[bot])} for bot in sorted(tally.bots)],
        "stuck": tally.stuck,
    }
    if bots:
        data["matches"] = {
            "played": tally.matches,
            "rounds": spread(tally.match_rounds),
            "wins": {bot: tally.match_wins[bot] for bot in sorted(set(bots))},
        }
    return data


def spread(counts: Counter[int]) -> dict[str, float]:
    """Mean, median, 99th percentile and maximum of what was counted.

    >>> spread(Counter({2: 3, 8: 1}))
    {'mean': 3.5, 'median': 2, 'p99': 8, 'max': 8}
    """
    total = counts.total()
    mean = sum(value * number for value, number in counts.items()) / total if total else 0.0
    return {
        "mean": round(mean, 4),
        "median": quantile(counts, 0.5),
        "p99": quantile(counts, 0.99),
        "max": max(counts, default=0),
    }


def _share(share: Share) -> dict[str, float]:
    return {
        "rounds": share.rounds,
        "wins": share.wins,
        "win_share": round(share.win_share, 4),
        "mean_points": round(share.mean_points, 4),
    }


def quantile(counts: Counter[int], share: float) -> int:
    """The smallest value that so large a share of all does not exceed."""
    left = counts.total() * share
    for value in sorted(counts):
        left -= counts[value]
        if left <= 0:
            return value
    return 0
