"""The bars: how fast Facedown must be beside others, and whether it is."""

from dataclasses import dataclass
from typing import Any, Final

MEMORY_GAMES: Final = ("tres-cartas", "cambio", "vinto")
MELDING_GAMES: Final = ("pinnacola",)

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


BARS: Final = (
    *(Bar(game, COMPILED, "OpenSpiel C++ hearts", 1, 2) for game in MEMORY_GAMES),
    *(Bar(game, COMPILED, "OpenSpiel Python hearts", 4) for game in MEMORY_GAMES),
    *(Bar(game, COMPILED, "OpenSpiel C++ gin_rummy", 10, 20) for game in MELDING_GAMES),
    *(Bar(game, INTERPRETED, "RLCard uno", 3, 5) for game in MEMORY_GAMES),
    *(Bar(game, INTERPRETED, "RLCard gin-rummy", 3, 5) for game in MELDING_GAMES),
    *(Bar(game, COMPILED, INTERPRETED, 6) for game in (*MEMORY_GAMES, *MELDING_GAMES)),
)


def judge(bar: Bar, ratios: dict[str, Any]) -> dict[str, Any]:
    """The bar with what was measured: by steps, which decide, and by decisions alone."""
    found = ratios[bar.rules][bar.game][bar.other]
    if found["steps"] < bar.must:
        verdict = "not met"
    elif found["steps"] < bar.aim:
        verdict = "met, short of the aim"
    else:
        verdict = "met"
    return {
        "game": bar.game,
        "rules": bar.rules,
        "against": bar.other,
        "must": bar.must,
        "aim": bar.aim or None,
        "steps": round(found["steps"], 2),
        "decisions": round(found["decisions"], 2),
        "verdict": verdict,
    }
