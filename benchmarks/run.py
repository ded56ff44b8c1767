"""Measure beside the peers, and write the page and the plots that the docs show.

    make bench

Starts the compiled package twice and the sources interpreted, lets them and the peers play in
turns of less than a second, so that a busy moment hits all alike, and compares each turn with the
same turn of the others. Writes `benchmarks/results.json`, `docs/benchmarks.md` and its pictures.
"""

import json
import os
import platform
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

from benchmarks.bars import BARS, COMPILED, INTERPRETED, judge
from benchmarks.page import PICTURES, page, pictures
from benchmarks.plans import plan_of

from facedown.bench.pace import Pace, middle, ratio

HERE: Final = Path(__file__).parent
ROOT: Final = HERE.parent
DOCS: Final = ROOT / "docs"

# How long a turn is, and how many turns each has: beside the peers, and to see how cost grows.
SLICE: Final = 0.3
TURNS: Final = 7
GROWTH_SLICE: Final = 0.4
GROWTH_TURNS: Final = 3
MAX_PLAYERS: Final = 6
HELD_SECONDS: Final = 10.0


class Worker:
    """A process that plays when told to, compiled or from the sources."""

    def __init__(self, rules: str) -> None:
        env = dict(os.environ)
        if rules == INTERPRETED:
            env["PYTHONPATH"] = str(ROOT / "src")
        self.process = subprocess.Popen(
            [sys.executable, "-m", "benchmarks.worker"],
            env=env,
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self.about: dict[str, Any] = self.ask("about")
        if self.about["rules"] != rules:
            sys.exit(f"The rules run {self.about['rules']} where they should run {rules}.")

    def tell(self, order: str, **arguments: Any) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps([order, arguments]) + "\n")
        self.process.stdin.flush()

    def answer(self) -> Any:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            sys.exit("A process of the benchmark ended early.")
        return json.loads(line)

    def ask(self, order: str, **arguments: Any) -> Any:
        self.tell(order, **arguments)
        return self.answer()

    def stop(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()


def say(what: str) -> None:
    print(what, file=sys.stderr, flush=True)


def machine() -> str:
    """The processor in words, as far as the system tells."""
    try:
        told = subprocess.run(["lscpu"], capture_output=True, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        told = ""
    facts = dict(line.split(":", 1) for line in told.splitlines() if ":" in line)
    model = facts.get("Model name", "").strip() or platform.processor() or "unknown processor"
    return f"{platform.system()} {platform.machine()}, {model}, {os.cpu_count()} cores"


def beside_peers(compiled: Worker, plain: Worker) -> dict[str, Any]:
    """All games, compiled and not, and all peers, in turns."""
    games = compiled.ask("games")
    peers = compiled.ask("peers")
    for worker in (compiled, plain):
        for key, game in games.items():
            worker.ask("game", name=key, key=key, players=game["players"])
    everyone = [(COMPILED, compiled, key) for key in games]
    everyone += [(INTERPRETED, plain, key) for key in games]
    everyone += [("peers", compiled, name) for name in peers["names"]]
    paces: dict[str, dict[str, list[Pace]]] = {COMPILED: {}, INTERPRETED: {}, "peers": {}}
    for turn in range(TURNS):
        say(f"beside the peers: turn {turn + 1} of {TURNS}")
        for group, worker, name in everyone:
            pace = Pace(**worker.ask("play", name=name, seconds=SLICE))
            paces[group].setdefault(name, []).append(pace)
    data: dict[str, Any] = {"versions": peers["versions"]}
    for group, worker, name in everyone:
        chance = worker.ask("chance_per_decision", name=name)
        data.setdefault(group, {})[name] = figures(paces[group][name], chance)
    data["ratios"] = {
        COMPILED: {
            key: {
                INTERPRETED: ratio(paces[COMPILED][key], paces[INTERPRETED][key]),
                **against(paces[COMPILED][key], paces["peers"]),
            }
            for key in games
        },
        INTERPRETED: {key: against(paces[INTERPRETED][key], paces["peers"]) for key in games},
    }
    for group, worker in ((COMPILED, compiled), (INTERPRETED, plain)):
        for key, game in games.items():
            data[group][key]["players"] = game["players"]
            data[group][key] |= worker.ask("verbs", key=key, players=game["players"])
    return data


def against(ours: list[Pace], others: dict[str, list[Pace]]) -> dict[str, Any]:
    return {name: ratio(ours, theirs) for name, theirs in others.items()}


def figures(paces: list[Pace], chance_per_decision: float) -> dict[str, float]:
    pace = middle(paces)
    return {
        "steps_per_second": pace.steps,
        "decisions_per_second": pace.decisions,
        "rounds_per_second": pace.rounds,
        "decisions_per_round": pace.decisions / pace.rounds,
        "chance_per_round": pace.decisions / pace.rounds * chance_per_decision,
    }


def growth(one: Worker, other: Worker) -> dict[str, Any]:
    """How the pace changes with the players, in one process and in two at a time."""
    rows: list[dict[str, Any]] = []
    dealt: list[dict[str, Any]] = []
    held: list[dict[str, Any]] = []
    for key, game in one.ask("games").items():
        low, high = game["allowed"]
        for players in range(low, min(high, MAX_PLAYERS) + 1):
            say(f"how cost grows: {key}, {players} players")
            rows.append({"game": key, "players": players} | one_and_two(one, other, key, players))
        grows_by = plan_of(key).grows_by
        if grows_by is None:
            continue
        say(f"how cost grows: {key} by cards held")
        for size in grows_by["values"]:
            found = one_and_two(one, other, key, low, **{grows_by["option"]: size})
            dealt.append({"game": key, "dealt": int(size)} | found)
        by_cards = one.ask("by_cards_held", key=key, players=low, seconds=HELD_SECONDS)
        held += [{"game": key} | row for row in by_cards]
    return {"players": rows, "dealt": dealt, "held": held}


def one_and_two(
    one: Worker, other: Worker, key: str, players: int, **options: str
) -> dict[str, float]:
    """Steps a second of one process, and of two that play at the same time."""
    for worker in (one, other):
        worker.ask("game", name="growing", key=key, players=players, **options)
    alone, together = [], []
    for _ in range(GROWTH_TURNS):
        alone.append(Pace(**one.ask("play", name="growing", seconds=GROWTH_SLICE)))
        for worker in (one, other):
            worker.tell("play", name="growing", seconds=GROWTH_SLICE)
        pair = [Pace(**worker.answer()) for worker in (one, other)]
        together.append(sum(pace.steps for pace in pair))
    return {"one": middle(alone).steps, "two": sorted(together)[len(together) // 2]}


def rounded(value: Any) -> Any:
    """The same data with figures as long as they mean something."""
    if isinstance(value, dict):
        return {name: rounded(one) for name, one in value.items()}
    if isinstance(value, list):
        return [rounded(one) for one in value]
    if isinstance(value, float):
        return round(value) if value >= 1000 else float(f"{value:.4g}")
    return value


def main() -> None:
    compiled, plain, second = Worker(COMPILED), Worker(INTERPRETED), Worker(COMPILED)
    about = {**compiled.about, "machine": machine(), "load": os.getloadavg()[0]}
    found = beside_peers(compiled, plain)
    data = {"about": about, **found, "growth": growth(compiled, second)}
    for worker in (compiled, plain, second):
        worker.stop()
    data["bars"] = [judge(bar, data["ratios"]) for bar in BARS]
    data = rounded(data)
    (HERE / "results.json").write_text(json.dumps(data, indent=1) + "\n", "utf-8")
    (DOCS / "benchmarks.md").write_text(page(data), "utf-8")
    (DOCS / PICTURES).mkdir(exist_ok=True)
    for name, svg in pictures(data).items():
        (DOCS / PICTURES / name).write_text(svg, "utf-8")
    for bar in data["bars"]:
        print(
            f"{bar['verdict']:22} {bar['steps']:8.2f} × (must {bar['must']:g}):"
            f" {bar['game']} {bar['rules']} against {bar['against']}"
        )


if __name__ == "__main__":
    main()
