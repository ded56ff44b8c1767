"""How long bots think about a decision: the rule bot, the strongest one, and a master.

    python -m benchmarks.decision_times [--deals N] [--searched N] [--only GAME]

Bots of one kind play each other at every number of players that is official. Only decisions with a
choice count, in time of the processor. Of bots that search fewer deals are played. Run it alone on
the machine. Writes `benchmarks/decision_times.json` and `docs/strength.md`.
"""

import argparse
import json
import platform
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from benchmarks import strength

from facedown.arena.playing import round_of
from facedown.bench.speed import speed
from facedown.bots.players import make_player
from facedown.bots.roster import RULE, strongest_bot
from facedown.catalog import GAMES, find_game
from facedown.core.dealer import Dealer
from facedown.core.game import Game
from facedown.core.memory import settle_memory
from facedown.core.player import Player
from facedown.core.records import Move
from facedown.core.table import View

OUT: Final = Path(__file__).parent / "decision_times.json"


MASTER: Final = "master"
SEARCH: Final = "search"


class Timed(Player[Any]):
    """A bot with a watch."""

    def __init__(self, name: str, game: Game[Any], chance: Dealer, times: list[int]) -> None:
        self.bot: Final = make_player(name, game, chance)
        self.times: Final = times

    def choose(self, view: View[Any], moves: Sequence[Move]) -> Move | None:
        begun = time.thread_time_ns()
        chosen = self.bot.choose(view, moves)
        if len(moves) > 1:
            self.times.append(time.thread_time_ns() - begun)
        return chosen


def times_of(game: Game[Any], bot: str, deals: int) -> list[int]:
    """The nanoseconds of every decision, the shortest first."""
    times: list[int] = []
    least, most = game.OFFICIAL
    for number in range(deals):
        players = least + number % (most - least + 1)
        seated = [Timed(bot, game, Dealer(f"{number}/{seat}"), times) for seat in range(players)]
        round_of(game, seated, f"times/{number}")
    return sorted(times)


def row_of(times: list[int]) -> dict[str, Any]:
    return {
        "decisions": len(times),
        "median_ms": round(times[len(times) // 2] / 1e6, 3),
        "p99_ms": round(times[len(times) * 99 // 100] / 1e6, 3),
        "longest_ms": round(times[-1] / 1e6, 3),
        "python": platform.python_version(),
        "code": speed(),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--searched", type=int, default=12, help="deals of bots that search")
    parser.add_argument("--only", choices=list(GAMES))
    asked = parser.parse_args()
    settle_memory()  # as a house's bots do, and those of an arena
    rows: dict[str, Any] = json.loads(OUT.read_text("utf-8")) if asked.only else {}
    for key in [asked.only] if asked.only else GAMES:
        game = find_game(key)
        strongest = strongest_bot(game)
        for bot in (RULE, strongest, MASTER):
            searches = strongest == SEARCH and bot != RULE
            rows[f"{key} {bot}"] = row_of(
                times_of(game, bot, asked.searched if searches else asked.deals)
            )
            print(key, bot, rows[f"{key} {bot}"], flush=True)
    OUT.write_text(json.dumps(rows, indent=1) + "\n", "utf-8")
    strength.write()


if __name__ == "__main__":
    main()
