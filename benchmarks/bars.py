"""The bars: how fast Facedown must be beside others, and whether it is."""

from dataclasses import dataclass
from typing import Any, Final

from benchmarks.plans import plan_of

from facedown.catalog import GAMES

COMPILED: Final = "compiled"
INTERPRETED: Final = "interpreted"


@dataclass(frozen=True)
class Bar:
    """One of our games must play so many times as many steps a second as something else.

    `aim` is what we would like; 0 if nothing more than what must be.
    """

    game: str
    rules: str
    other: str
    must: float
    aim: float = 0


# Those of one game are in its plan; this one is for all.
COMPILING_GAINS: Final = 6

BARS: Final = tuple(
    bar
    for key in GAMES
    for bar in (
        *(Bar(key, **one) for one in plan_of(key).bars),
        Bar(key, COMPILED, INTERPRETED, COMPILING_GAINS),
    )
)


def verdict(found: float, must: float, aim: float = 0) -> str:
    """Whether what was measured is what must be, and what we would like."""
    if found < must:
        return "not met"
    return "met, short of the aim" if found < aim else "met"


def told(verdict: str) -> str:
    """A verdict as pages have it: what is not met stands out."""
    return f"**{verdict}**" if verdict == "not met" else verdict


def judge(bar: Bar, ratios: dict[str, Any]) -> dict[str, Any]:
    """The bar with what was measured: by steps, which decide, and by decisions alone."""
    found = ratios[bar.rules][bar.game][bar.other]
    return {
        "game": bar.game,
        "rules": bar.rules,
        "against": bar.other,
        "must": bar.must,
        "aim": bar.aim or None,
        "steps": round(found["steps"], 2),
        "decisions": round(found["decisions"], 2),
        "verdict": verdict(found["steps"], bar.must, bar.aim),
    }
