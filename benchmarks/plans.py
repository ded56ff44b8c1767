"""What is measured of one game beside what is measured of all: `benchmarks/games/<game>.json`."""

import json
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

PLANS: Final = Path(__file__).parent / "games"


@dataclass(frozen=True)
class Plan:
    """Bars, contests, whole matches, long runs, and the option by which hands grow.

    `learns` is whether a match is long enough to learn in it what the others do.
    """

    bars: list[dict[str, Any]] = field(default_factory=list)
    contests: list[dict[str, Any]] = field(default_factory=list)
    matches: list[dict[str, Any]] = field(default_factory=list)
    long: list[dict[str, Any]] = field(default_factory=list)
    grows_by: dict[str, Any] | None = None
    learns: bool = False


def plan_of(key: str) -> Plan:
    """The plan of a game; nothing of its own if it has none."""
    path = PLANS / f"{key}.json"
    return Plan(**json.loads(path.read_text("utf-8"))) if path.exists() else Plan()
