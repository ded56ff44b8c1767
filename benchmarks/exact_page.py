"""The page of what is solved: `docs/exact.md`, made of `benchmarks/exact.json`."""

import json
from pathlib import Path
from typing import Any, Final

HERE: Final = Path(__file__).parent
OUT: Final = HERE / "exact.json"
PAGE: Final = HERE.parent / "docs" / "exact.md"

INTRODUCTION: Final = """# What is solved

## Minis

Made by `make minis` (`benchmarks/minis.py`). A mini is a game for two at a table laid short: few
cards, small hands, few turns (`facedown/exact/minis`). From there on the rules of the game
itself decide. Its whole tree is solved by CFR+, and how far any policy can be exploited in it is
exact: what a rival wins a round by the best response, taking either seat equally often, in points
of the difference. An equilibrium can be exploited by nothing.
"""

RUNGS: Final = """
How far the players can be exploited there, from the weakest rung up. What a player does at an
information set is what it answers when asked there. `random` is taken as what it is, all actions
equally often. `exact` and the levels are asked four times, with other chance each time, and taken
as a mixture of their answers; a level is asked afresh, so what it would have forgotten since its
last turn is not counted against it, only lapses, missed reactions and calls put off. All others
are asked once, with chance that belongs to the set: of those who mix, as `search` does a little,
the figure is that of one way they may play, and so rather too high. A dash says that a bot does
not play the game. The brains are made for whole games, and a mini is none: one counts the cards
of full packs, and others expect rounds that go on. So figures compare the players of one mini;
they do not say how strong they are in the game.
"""

# What OpenSpiel says of a mini is told under this key: each figure by our word and by its own.
OPENSPIEL: Final = "openspiel"

BESIDE: Final = """
OpenSpiel says the same of the solved policies (`make minis ARGS=--openspiel`): each is loaded into
its `TabularPolicy`, with all deals of the mini, and its `exploitability` and `best_response` (both
in `open_spiel.python.algorithms`) say how far it can be exploited, and what the best response of
each seat wins. Ours stands first, OpenSpiel's second; `make test` tries two of the minis again.
"""

# The order in which players are told: those that are not here stand after `random`, as they come.
RUNG: Final = {"random": -1, "greedy": 1, "rule": 2, "search": 3, "exact": 4}


def read() -> dict[str, Any]:
    """What has been measured so far."""
    found: dict[str, Any] = json.loads(OUT.read_text("utf-8")) if OUT.exists() else {}
    return found


def write(data: dict[str, Any]) -> None:
    """Keep what was measured, and make the page of it."""
    OUT.write_text(json.dumps(data, indent=2) + "\n", "utf-8")
    PAGE.write_text(page(data), "utf-8")


def page(data: dict[str, Any]) -> str:
    minis: dict[str, Any] = data.get("minis", {})
    lines = [INTRODUCTION]
    lines += grid(
        ["mini", "deals", "nodes", "information sets", "rounds of CFR+", "exploitability", "value"],
        [
            [
                name,
                *(f"{one[key]:,}" for key in ("deals", "nodes", "sets", "rounds")),
                f"{one['exploitability']:.4f}",
                f"{one['value']:+.3f}",
            ]
            for name, one in minis.items()
        ],
    )
    lines.append("")
    lines.append("The value is what the seat that begins wins a round if both play as solved.")
    lines += beside(minis)
    lines.append(RUNGS)
    measured = list(dict.fromkeys(name for one in minis.values() for name in one["players"]))
    names = sorted(measured, key=lambda name: RUNG.get(name, 0))
    lines += grid(
        ["player", *minis],
        [[name, *(cell(one["players"].get(name)) for one in minis.values())] for name in names],
    )
    if "solved" in data:
        lines += solved(data["solved"])
    return "\n".join(lines) + "\n"


def beside(minis: dict[str, Any]) -> list[str]:
    """What OpenSpiel says of those it was asked about."""
    asked = {name: one[OPENSPIEL] for name, one in minis.items() if OPENSPIEL in one}
    if not asked:
        return []
    rows = [
        [name, *(" / ".join(f"{figure:.9f}" for figure in pair) for pair in one.values())]
        for name, one in asked.items()
    ]
    titles = ["mini", "exploitability", "seat 0 wins", "seat 1 wins"]
    return [BESIDE, *grid(titles, rows)]


def cell(exploitability: float | None) -> str:
    return "–" if exploitability is None else f"{exploitability:.3f}"


def solved(found: dict[str, Any]) -> list[str]:
    lines = [found["words"].format(**found)]
    rows = [
        [name, f"{one['rounds']:,} deals, both seats", f"{one['ahead']:+.2f} ± {one['error']:.2f}"]
        for name, one in found.get("against", {}).items()
    ]
    lines += grid(["against", "played", "points ahead, a round"], rows)
    if "exploited" in found:
        one = found["exploited"]
        lines.append("")
        lines.append(
            f"A best response that was fitted to it on {one['learned_from']:,} rounds, deciding by"
            f" the same spots, wins {one['ahead']:+.2f} ± {one['error']:.2f} points a round from it"
            f" over {one['rounds']:,} rounds. That is no upper bound: a rival who learns longer, or"
            " sees more in a position than its spot says, may win more. Intervals are 95 %."
        )
    return lines


def grid(titles: list[str], rows: list[list[str]]) -> list[str]:
    table = [titles, ["---"] * len(titles), *rows]
    return ["| " + " | ".join(row) + " |" for row in table]
