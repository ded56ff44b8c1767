"""How long a rule bot thinks about a decision.

    python -m benchmarks.decision_times [--deals N]

Rule bots play each other at every number of players that is official. Only decisions with a choice
count, in time of the processor. Writes `benchmarks/decision_times.json`.
"""

import argparse
import json
import platform
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from benchmarks import strength

from facedown.arena.playing import round_of
from facedown.bots.roster import make_bot
from facedown.catalog import GAMES
from facedown.core.dealer import Dealer
from facedown.core.game import Game
from facedown.core.player import Player
from facedown.core.records import Move
from facedown.core.table import View

OUT: Final = Path(__file__).parent / "decision_times.json"


class Timed(Player[Any]):
    """The rule bot, with a watch."""

    def __init__(self, game: Game[Any], chance: Dealer, times: list[int]) -> None:
        self.bot: Final = make_bot("rule", game, chance)
        self.times: Final = times

    def choose(self, view: View[Any], moves: Sequence[Move]) -> Move | None:
        begun = time.thread_time_ns()
        chosen = self.bot.choose(view, moves)
        if len(moves) > 1:
            self.times.append(time.thread_time_ns() - begun)
        return chosen


def times_of(game: Game[Any], deals: int) -> list[int]:
    """The nanoseconds of every decision, the shortest first."""
    times: list[int] = []
    least, most = game.OFFICIAL
    for number in range(deals):
        players = least + number % (most - least + 1)
        seated = [Timed(game, Dealer(f"{number}/{seat}"), times) for seat in range(players)]
        round_of(game, seated, f"times/{number}")
    return sorted(times)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--deals", type=int, default=200)
    asked = parser.parse_args()
    rows: dict[str, Any] = {}
    for key, game in GAMES.items():
        times = times_of(game, asked.deals)
        brain = sys.modules[type(make_bot("rule", game, Dealer(key))).__module__]
        rows[key] = {
            "decisions": len(times),
            "median_ms": round(times[len(times) // 2] / 1e6, 3),
            "p99_ms": round(times[len(times) * 99 // 100] / 1e6, 3),
            "longest_ms": round(times[-1] / 1e6, 3),
            "python": platform.python_version(),
            "code": "interpreted" if str(brain.__file__).endswith(".py") else "compiled",
        }
        print(key, rows[key], flush=True)
    OUT.write_text(json.dumps(rows, indent=1) + "\n", "utf-8")
    strength.write()


if __name__ == "__main__":
    main()
