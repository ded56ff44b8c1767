"""Pace: how fast programs play at random, ours and others', taken turn by turn in one run.

A decision is one choice of a player, with its legal moves asked for. A chance step is one card
whose identity chance decides: dealt, turned up, or drawn from the shuffled stock. Steps are both
together, counted alike for every program whatever it does inside: some draw a card at a time,
some shuffle once.

Seconds are the processor's, in which other work on the machine does not count.
"""

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import median
from typing import Final

# A clock is read once for so many seconds of play, not for each round: short rounds are many.
GLANCE: Final = 0.001


@dataclass(frozen=True)
class Program:
    """Something that plays rounds at random.

    `play` plays one and says its length in units of its own; how many decisions and chance steps
    go to a unit was counted on a sample of rounds, outside the time that is taken.
    """

    name: str
    play: Callable[[], int]
    decisions: float
    chance: float


@dataclass(frozen=True)
class Pace:
    """What a program did in one slice of time, for each second of it."""

    decisions: float
    steps: float
    rounds: float


def run_slice(program: Program, seconds: float) -> Pace:
    """Let a program play for so long."""
    rounds, length, taken = play_for(program.play, seconds)
    decisions, chance = length * program.decisions, length * program.chance
    return Pace(decisions / taken, (decisions + chance) / taken, rounds / taken)


def play_for(play: Callable[[], int], seconds: float) -> tuple[int, int, float]:
    """Rounds played in so many seconds or a little more, their length, and the seconds taken."""
    rounds = length = 0
    batch, taken = 1, 0.0
    start = time.thread_time()
    while taken < seconds:
        for _ in range(batch):
            length += play()
        rounds += batch
        before, taken = taken, time.thread_time() - start
        if taken - before < GLANCE:
            batch *= 2
    return rounds, length, taken


def take_turns(
    programs: Sequence[Program], seconds: float, repetitions: int
) -> dict[str, list[Pace]]:
    """The paces of programs that play in turn, so that a busy moment hits all alike."""
    for program in programs:
        program.play()
    paces: dict[str, list[Pace]] = {program.name: [] for program in programs}
    for _ in range(repetitions):
        for program in programs:
            paces[program.name].append(run_slice(program, seconds))
    return paces


def middle(paces: Sequence[Pace]) -> Pace:
    """The median of each figure."""
    return Pace(
        median(pace.decisions for pace in paces),
        median(pace.steps for pace in paces),
        median(pace.rounds for pace in paces),
    )


def ratio(ours: Sequence[Pace], theirs: Sequence[Pace]) -> dict[str, float]:
    """The median of ours over theirs, each turn compared with the same turn."""
    pairs = list(zip(ours, theirs, strict=True))
    return {
        "steps": median(one.steps / other.steps for one, other in pairs),
        "decisions": median(one.decisions / other.decisions for one, other in pairs),
    }
