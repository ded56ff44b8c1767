"""The figures of random play: every game in one process, alone or beside its peers."""

import platform
from collections.abc import Sequence
from typing import Any, Final

from facedown import __version__
from facedown.bench import peers
from facedown.bench.measure import program, usual_players, usual_setup, verbs
from facedown.bench.pace import Pace, Program, middle, ratio, take_turns
from facedown.bench.speed import speed
from facedown.catalog import GAMES

# How long one program plays before it is the next one's turn.
SLICE: Final = 0.25


def figures(seconds: float, *, with_peers: bool) -> dict[str, Any]:
    """All of it as one JSON object: that of `facedown bench --json`."""
    ours = [program(game, usual_setup(game)) for game in GAMES.values()]
    theirs = peers.programs() if with_peers else []
    paces = take_turns([*ours, *theirs], SLICE, max(1, round(seconds / SLICE)))
    data: dict[str, Any] = {
        "version": __version__,
        "rules": speed(),
        "python": platform.python_version(),
        "machine": platform.machine(),
        "games": {},
    }
    for one in ours:
        game = GAMES[one.name]
        pace = {"players": usual_players(game), **_pace(one, paces[one.name])}
        data["games"][one.name] = pace | _rounded(verbs(game, usual_setup(game)))
    if with_peers:
        data["peers"] = {
            "versions": peers.versions(),
            "programs": {one.name: _pace(one, paces[one.name]) for one in theirs},
        }
        data["ratios"] = {
            one.name: {
                other.name: _rounded(ratio(paces[one.name], paces[other.name])) for other in theirs
            }
            for one in ours
        }
    return data


def _pace(one: Program, paces: Sequence[Pace]) -> dict[str, float]:
    """What a program did: a second, and a round."""
    pace = middle(paces)
    chance_per_decision = one.chance / one.decisions
    decisions_per_round = pace.decisions / pace.rounds
    return {
        "steps_per_second": round(pace.steps, 1),
        "decisions_per_second": round(pace.decisions, 1),
        "rounds_per_second": round(pace.rounds, 1),
        "decisions_per_round": round(decisions_per_round, 1),
        "chance_per_round": round(decisions_per_round * chance_per_decision, 1),
    }


def _rounded(costs: dict[str, float]) -> dict[str, float]:
    return {name: round(value, 2) for name, value in costs.items()}
