"""A process that plays when it is told to: `python -m benchmarks.worker`.

Reads one order a line and answers each with one line, both JSON. Several of them, some compiled
and some not, take turns in one run, or play at the same time.
"""

import json
import platform
import sys
import time
from dataclasses import asdict
from typing import Any, Final

from facedown import __version__
from facedown.bench import peers
from facedown.bench.measure import Playing, program, usual_players, verbs
from facedown.bench.pace import Program, run_slice
from facedown.bench.speed import speed
from facedown.catalog import GAMES
from facedown.core.game import Game
from facedown.core.playout import next_step
from facedown.core.seats import DEALER
from facedown.core.setup import Setup

# A number of cards held is told only if it was met so often.
ENOUGH: Final = 200


class Orders:
    """What can be asked; programs are made once and go on where they were."""

    def __init__(self) -> None:
        self.programs: dict[str, Program] = {}

    def about(self) -> dict[str, Any]:
        return {"version": __version__, "rules": speed(), "python": platform.python_version()}

    def games(self) -> dict[str, Any]:
        """Every game by key: how many play it usually, and how many can."""
        return {
            key: {"players": usual_players(game), "allowed": game.players(game.variant())}
            for key, game in GAMES.items()
        }

    def peers(self) -> dict[str, Any]:
        found = peers.programs()
        self.programs |= {one.name: one for one in found}
        return {"versions": peers.versions(), "names": [one.name for one in found]}

    def game(self, name: str, key: str, players: int, **options: str) -> None:
        """Make a program of one of our games, under a name."""
        self.programs[name] = program(*game_and_setup(key, players, options))

    def play(self, name: str, seconds: float) -> dict[str, float]:
        return asdict(run_slice(self.programs[name], seconds))

    def chance_per_decision(self, name: str) -> float:
        return self.programs[name].chance / self.programs[name].decisions

    def verbs(self, key: str, players: int) -> dict[str, float]:
        return verbs(*game_and_setup(key, players, {}))

    def by_cards_held(self, key: str, players: int, seconds: float) -> list[dict[str, float]]:
        """The mean microseconds of a decision, by how many cards the seat that decides holds."""
        game, setup = game_and_setup(key, players, {})
        playing = Playing(game, setup, "held")
        taken: dict[int, list[int]] = {}
        clock = time.perf_counter_ns
        until = clock() + int(seconds * 1e9)
        while clock() < until:
            table = playing.begin()
            while awaited := game.awaited(table):
                held = table.size(awaited[0]) if awaited[0] != DEALER else -1
                start = clock()
                step = next_step(game, table, playing.players, playing.dealer)
                if step is not None:
                    game.act(table, *step)
                taken.setdefault(held, []).append(clock() - start)
        return [
            {"cards": held, "decisions": len(times), "us": usual_mean(times) / 1000}
            for held, times in sorted(taken.items())
            if held >= 0 and len(times) >= ENOUGH
        ]


def usual_mean(times: list[int]) -> float:
    """The mean without the longest hundredth, in which the machine did something else."""
    kept = sorted(times)[: len(times) - len(times) // 100]
    return sum(kept) / len(kept)


def game_and_setup(key: str, players: int, options: dict[str, str]) -> tuple[Game[Any], Setup]:
    game = GAMES[key]
    return game, game.setup(game.variant(options), players)


def main() -> None:
    orders = Orders()
    for line in sys.stdin:
        name, arguments = json.loads(line)
        print(json.dumps(getattr(orders, name)(**arguments)), flush=True)


if __name__ == "__main__":
    main()
