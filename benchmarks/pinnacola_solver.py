"""Hold Pinnacola's meld solver against trying everything, on many random hands.

    .venv/bin/python benchmarks/pinnacola_solver.py [--hands 100000] [--jobs J]

Hands have up to nine cards with jokers, half of them melds on the table. A difference is an error.
"""

import argparse
import multiprocessing
import sys
from functools import partial
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.bots.pinnacola.brute_force import check

SIZE = 9


def check_hand(size: int, number: int) -> int:
    """How many ways one hand has; an AssertionError if solver and brute force differ."""
    return check(f"solver {number}", size)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--hands", type=int, default=100_000)
    parser.add_argument("--jobs", type=int, default=multiprocessing.cpu_count())
    asked = parser.parse_args()
    with multiprocessing.Pool(asked.jobs) as pool:
        one = partial(check_hand, SIZE)
        ways = list(pool.imap(one, range(asked.hands), chunksize=200))
    print(f"{len(ways):,} hands, no difference; {sum(ways):,} ways to meld, at most {max(ways)}")


if __name__ == "__main__":
    main()
