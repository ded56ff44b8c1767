"""What another value of a constant would do for the rule bot of Vinto.

    python -m benchmarks.vinto_constants NAME VALUE [VALUE …] [--deals N] [--shared]

One rule bot sits with three of `benchmarks/old_bots`, once in every seat of each deal, with the
constant as it is and with each value in its place. The deals are always the same, and begin with
`tune`. Prints the points ahead, a round, and the difference that the value makes.
"""

import argparse
from math import sqrt
from statistics import fmean, stdev
from typing import Final

from benchmarks.rule_bots import ALSO, Contest, figures, run_part

from facedown.bots.vinto import actions, turns

MODULES: Final = {
    "KNOWING_OWN": actions,
    "KNOWING_OTHER": actions,
    "EXCHANGING_UNSEEN": actions,
    "REPLACING_UNSEEN": turns,
    "TOSSED_LATER": turns,
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("name", choices=list(MODULES))
    parser.add_argument("values", type=float, nargs="+")
    parser.add_argument("--deals", type=int, default=1000)
    parser.add_argument("--shared", action="store_true", help="with what is seen told")
    asked = parser.parse_args()
    module = MODULES[asked.name]
    contest: Contest = ("vinto", 4, ALSO[1] if asked.shared else "")
    before: list[float] = []
    for value in (getattr(module, asked.name), *asked.values):
        setattr(module, asked.name, value)
        results = run_part((contest, "tune", 0, asked.deals))
        ahead = [result[1] for result in results]
        before = before or ahead
        more = [one - other for one, other in zip(ahead, before, strict=True)]
        error = 1.96 * stdev(more) / sqrt(len(more))
        print(asked.name, value, figures(results), f"{fmean(more):+.3f} ± {error:.3f}", flush=True)


if __name__ == "__main__":
    main()
