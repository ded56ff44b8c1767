"""The guard: fails when playing costs a third more than it did, and never because of the machine.

    python -m benchmarks.guard             compare with the costs on record
    python -m benchmarks.guard --record    put today's costs on record

Interpreted, it counts the Python instructions of a decision (its legal moves, the move and all
that follows), of a view and of an imagined table: a count, the same on every run and machine.
Compiled, there is nothing to count, so it takes the time of a decision against a fixed loop of
plain Python, in turns in the same process: time of the processor, the best of many turns, and
more of them before it says that something was lost. Costs on record are by version of Python,
and the compiled ones by kind of processor; where there are none the guard says NOT RUN.
"""

import argparse
import json
import platform
import sys
import time
from collections.abc import Callable
from pathlib import Path
from types import FrameType
from typing import Any, Final

from facedown.bench.measure import Playing, sample_tables, usual_setup
from facedown.bench.speed import speed
from facedown.catalog import GAMES
from facedown.core.dealer import Dealer
from facedown.core.game import Game

RECORD: Final = Path(__file__).with_name("guard.json")
LOSS: Final = 0.30

# Interpreted: moves whose instructions are counted, and tables to view and to imagine.
MOVES: Final = 1000
TABLES: Final = 20
# Compiled: seconds of one turn, the turns, and how often as many again before a loss is believed.
TURN: Final = 0.02
TURNS: Final = 15
TRIES: Final = 4

Costs = dict[str, dict[str, float]]


def instructions(work: Callable[[], object]) -> int:
    """How many instructions of Python some work takes."""
    count = 0

    def inside(frame: FrameType, event: str, _: object) -> Any:
        nonlocal count
        if event == "opcode":
            count += 1
        return inside

    def entering(frame: FrameType, event: str, _: object) -> Any:
        frame.f_trace_opcodes = True
        frame.f_trace_lines = False
        return inside

    before = sys.gettrace()
    sys.settrace(entering)
    try:
        work()
    finally:
        sys.settrace(before)
    return count


def counted(game: Game[Any]) -> dict[str, float]:
    """The mean instructions of a decision, a view and an imagined table."""
    setup = usual_setup(game)
    moves = 0

    def play() -> None:
        nonlocal moves
        playing, moves = Playing(game, setup, "guard"), 0
        while moves < MOVES:
            moves += playing.play()

    play()  # what is kept for later is kept by now
    played = instructions(play)
    sample = sample_tables(game, setup)
    tables = sample[:: max(1, len(sample) // TABLES)]
    views = [game.view(table, seat) for table, seat in tables]
    chance = Dealer("guard")
    viewed = instructions(lambda: [game.view(table, seat) for table, seat in tables])
    imagined = instructions(lambda: [game.imagine(view, chance) for view in views])
    return {
        "decision": played / moves,
        "view": viewed / len(tables),
        "imagine": imagined / len(tables),
    }


class Stopwatch:
    """The processor's time of one piece of some work: the least of all turns so far."""

    def __init__(self, work: Callable[[], int]) -> None:
        self.work: Final = work
        self.best = float("inf")

    def turn(self) -> None:
        pieces, taken = 0, 0.0
        start = time.thread_time()
        while taken < TURN:
            pieces += self.work()
            taken = time.thread_time() - start
        self.best = min(self.best, taken / pieces)


def fixed_loop() -> int:
    """Plain Python that never changes: calls, attributes, lists, a dictionary, numbers."""

    class Pile:
        def __init__(self) -> None:
            self.cards: list[int] = []
            self.seen: dict[int, int] = {}

        def put(self, card: int) -> None:
            self.cards.append(card)
            self.seen[card] = self.seen.get(card, 0) + 1

    pile, state = Pile(), 1
    for _ in range(500):
        state = (state * 1103515245 + 12345) & 0x7FFFFFFF
        pile.put(state % 52)
        if len(pile.cards) > 20:
            del pile.cards[:10]
    return 1


class Race:
    """A game in turns with the fixed loop."""

    def __init__(self, game: Game[Any]) -> None:
        self.ours: Final = Stopwatch(Playing(game, usual_setup(game), "guard").play)
        self.fixed: Final = Stopwatch(fixed_loop)

    def go_on(self) -> float:
        """More turns; what a thousand decisions cost, in rounds of the fixed loop."""
        for _ in range(TURNS):
            self.fixed.turn()
            self.ours.turn()
        return 1000 * self.ours.best / self.fixed.best


def timed(game: Game[Any], expected: float | None = None) -> dict[str, float]:
    """The cost of decisions; where more is found than expected, by the best of more turns."""
    race = Race(game)
    cost = race.go_on()
    for _ in range(TRIES - 1):
        if expected is not None and cost <= limit(expected):
            break
        cost = race.go_on()
    return {"decision": cost}


def limit(cost: float) -> float:
    """The most that something may cost now that cost so much."""
    return cost * (1 + LOSS)


def kind() -> str:
    """What the costs on record depend on."""
    python = ".".join(platform.python_version_tuple()[:2])
    if speed() == "interpreted":
        return f"interpreted, Python {python}"
    return f"compiled, Python {python}, {platform.machine()}"


def on_record() -> Costs | None:
    """The costs this build and machine are held to."""
    if not RECORD.exists():
        return None
    found: Costs | None = json.loads(RECORD.read_text("utf-8")).get(kind())
    return found


def costs_now(expected: Costs | None = None) -> Costs:
    if speed() == "interpreted":
        return {key: counted(game) for key, game in GAMES.items()}
    known = expected or {}
    return {key: timed(game, known.get(key, {}).get("decision")) for key, game in GAMES.items()}


def losses(now: Costs, then: Costs) -> list[str]:
    """What costs too much more than it did, in words."""
    return [
        f"{key}: a {what} costs {cost:.4g}, {cost / then[key][what] - 1:+.0%}"
        for key, costs in now.items()
        for what, cost in costs.items()
        if key in then and what in then[key] and cost > limit(then[key][what])
    ]


def record(now: Costs) -> None:
    known = json.loads(RECORD.read_text("utf-8")) if RECORD.exists() else {}
    known[kind()] = {
        key: {what: float(f"{cost:.4g}") for what, cost in costs.items()}
        for key, costs in now.items()
    }
    RECORD.write_text(json.dumps(dict(sorted(known.items())), indent=1) + "\n", "utf-8")


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--record", action="store_true", help="put today's costs on record")
    asked = parser.parse_args()
    if asked.record:
        record(costs_now())
        return 0
    then = on_record()
    if then is None:
        print(f"NOT RUN: no costs are on record for {kind()}.")
        return 0
    now = costs_now(then)
    for key, costs in now.items():
        told = [f"{what} {costs[what] / then[key][what] - 1:+.0%}" for what in costs if key in then]
        print(f"{key}: {', '.join(told) or 'not on record'}")
    lost = losses(now, then)
    for line in lost:
        print(f"LOST: {line}")
    return 1 if lost else 0


if __name__ == "__main__":
    sys.exit(main())
