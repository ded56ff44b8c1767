"""Solve two-player Três Cartas, write what its bot plays by, and measure it.

    python -m benchmarks.solve_tres_cartas [--solve] [--exploit ROUNDS] [--deals N]

With `--solve` the table of `src/facedown/bots/tres_cartas` is made anew, from its seed: half an
hour of one core. Then a best response is fitted to the table and judged, and the bot plays those
of `rule` and `benchmarks/old_bots` on the table of the real game, each deal from both seats, on
seeds that nothing was fitted on. All goes to `benchmarks/exact.json`, and the page is written.
"""

import argparse
import hashlib
import json
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from typing import Any, Final

from benchmarks.exact_page import OUT, read, write
from benchmarks.old_bots.tres_cartas_bot import RULE_1

from facedown.arena import play_alone
from facedown.bots.roster import Maker, find_bots
from facedown.catalog import find_game
from facedown.exact.tres_cartas import Solver, exploit, pack, solve, unpack

TABLE: Final = Path(__file__).parents[1] / "src/facedown/bots/tres_cartas/exact.bin"
SEED: Final = "tres-cartas"
PARTS: Final = 100
ROUNDS: Final = 100_000
JUDGED: Final = 400_000

WORDS: Final = """
## Três Cartas for two

The bot `exact` plays rounds of Três Cartas for two by a table of {bytes:,} bytes
(`bots/tres_cartas/exact.bin`). It says of every spot, as `bots/tres_cartas/spots.py` draws them,
how often each action is chosen; it was found by regret matching over {solved_from:,} rounds
(`make exact`, `facedown/exact/tres_cartas.py`). With more players, and with house rules that change
a round, it plays as the rule bot does. It plays for the points of the round, not for the match.
"""


def figures(won: list[float]) -> dict[str, float]:
    return {
        "rounds": len(won),
        "ahead": round(fmean(won), 3),
        "error": round(1.96 * stdev(won) / sqrt(len(won)), 3),
    }


def against(other: Maker, deals: int) -> list[float]:
    """By how many points the bot is ahead, averaged over both seats of each deal."""
    game = find_game("tres-cartas")
    exact = find_bots("tres-cartas")["exact"]
    ahead = []
    for number in range(deals):
        scores = []
        for own in (0, 1):
            bots = [exact if seat == own else other for seat in (0, 1)]
            outcome = play_alone(game, bots, f"confirm exact/{number}", game.variant()).outcome
            scores.append(outcome.scores[1 - own] - outcome.scores[own])
        ahead.append(fmean(scores))
    return ahead


def exploited(shares: list[float], rounds: int) -> dict[str, float]:
    """What a fitted best response wins, on rounds it has not learned from."""
    response = exploit(shares, "exploit", rounds)
    judge = Solver("judge", shares)
    judge.regrets[:] = response.regrets
    return {"learned_from": rounds, **figures(judge.duel(JUDGED))}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--solve", action="store_true")
    parser.add_argument("--exploit", type=int, default=1_500_000)
    parser.add_argument("--deals", type=int, default=10_000)
    asked = parser.parse_args()
    if asked.solve:
        solver = solve(SEED, PARTS, ROUNDS)
        TABLE.write_bytes(pack(solver.regrets, solver.sums))
    packed = TABLE.read_bytes()
    data: dict[str, Any] = read()
    found = data.setdefault("solved", {})
    found["words"] = WORDS
    found["bytes"] = len(packed)
    found["sha256"] = hashlib.sha256(packed).hexdigest()
    found["solved_from"] = PARTS * ROUNDS
    if asked.exploit:
        found["exploited"] = exploited(unpack(packed), asked.exploit)
    if asked.deals:
        others = {"rule": find_bots("tres-cartas")["rule"], "rule-1": RULE_1}
        found["against"] = {
            name: figures(against(other, asked.deals)) for name, other in others.items()
        }
    print(json.dumps(found, indent=2))
    write(data)
    print(f"written to {OUT.name}")


if __name__ == "__main__":
    main()
