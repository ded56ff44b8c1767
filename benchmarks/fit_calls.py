"""Count how often rule bots call, turn by turn: what bots take as usual.

    python -m benchmarks.fit_calls [--only GAME] [--players N] [--rounds N] [--seed SEED]

Told is how often a bot calls in its first turn, its second, and so on, of those turns in which
nobody had called before, beside the constant in use.
"""

import argparse
from collections import Counter
from collections.abc import Sequence
from typing import Final

from facedown.arena import play_alone
from facedown.arena.watching import Watcher
from facedown.bots.history import PastRound, past_round
from facedown.bots.roster import RULE, find_own
from facedown.bots.tempo import Usual
from facedown.catalog import GAMES, find_game
from facedown.core.outcome import Outcome
from facedown.core.playout import Step
from facedown.core.records import Event
from facedown.core.seats import NO_SEAT
from facedown.core.table import Table

# Turns that fewer bots than this have had are told together with those after them.
FEW: Final = 200


class Noting(Watcher):
    """Keeps what everybody has seen of each round."""

    def __init__(self) -> None:
        self.rounds: Final[list[PastRound]] = []
        self._events: Final[list[Event]] = []

    def begin(self, table: Table, events: Sequence[Event]) -> None:
        self._events[:] = events

    def see(self, table: Table, step: Step, events: Sequence[Event]) -> None:
        self._events.extend(events)

    def end(self, table: Table, outcome: Outcome) -> None:
        self.rounds.append(past_round(table.setup, self._events))


def calls_by_turn(rounds: Sequence[PastRound]) -> list[float]:
    """How often a seat calls in its first turn, its second, and so on.

    >>> quiet = PastRound(2, (3, 2), NO_SEAT)
    >>> calls_by_turn([quiet, PastRound(2, (2, 1), 0)])
    [0.0, 0.25]
    """
    had: Counter[int] = Counter()
    made: Counter[int] = Counter()
    for one in rounds:
        for turns in one.turns:
            had.update(range(turns))
        if one.caller != NO_SEAT:
            made[one.turns[one.caller] - 1] += 1
    enough = [turn for turn in sorted(had) if had[turn] >= FEW] or [0]
    found = [made[turn] / had[turn] for turn in enough]
    later = [turn for turn in had if turn > enough[-1]]
    if later:
        found.append(sum(made[turn] for turn in later) / sum(had[turn] for turn in later))
    return found


def count(key: str, players: int, number: int, seed: str) -> list[PastRound]:
    noting = Noting()
    for deal in range(number):
        play_alone(find_game(key), [RULE] * players, f"{seed}/calls/{deal}", watchers=[noting])
    return noting.rounds


def in_use() -> dict[str, dict[int, list[float]]]:
    """What is taken as usual, by game and number of players."""
    found: dict[str, dict[int, list[float]]] = {}
    for key, game in GAMES.items():
        usual: Usual = find_own(key, "USUAL_CALLS", [])
        if usual:
            least = game.OFFICIAL[0]
            found[key] = {max(least, number): row for number, row in enumerate(usual, start=2)}
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--only", choices=in_use())
    parser.add_argument("--players", type=int)
    parser.add_argument("--rounds", type=int, default=1_500)
    parser.add_argument("--seed", default="tune")
    asked = parser.parse_args()
    for key, usual in in_use().items():
        for players, row in usual.items():
            if asked.only not in (None, key) or asked.players not in (None, players):
                continue
            rounds = count(key, players, asked.rounds, asked.seed)
            found = [round(share, 3) for share in calls_by_turn(rounds)]
            print(f"{key} {players}, {asked.rounds} rounds, seeds {asked.seed}: {found}")
            print(f"    in use: {row}")


if __name__ == "__main__":
    main()
