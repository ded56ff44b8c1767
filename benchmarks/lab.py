"""Measure the laboratory: many tables at once beside bare random play and OpenSpiel, in one run.

    python -m benchmarks.lab [--seconds S] [--tables N,N…] [--processes N,N…] [--only PART]

A decision is a seat that is asked. The tables' observations and masks are written at every one, and
the actions are drawn from what is legal. OpenSpiel's games are driven from Python, with the tensor
read and the legal actions asked for at every decision. What is found goes to `benchmarks/lab.json`,
and `docs/lab-benchmarks.md` is written from it. One part alone can be measured: `tables`, or
`processes`, which wants a machine with as many cores.
"""

import argparse
import json
import os
import platform
import random
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from benchmarks.bars import told, verdict
from benchmarks.plot import Line, Panel, picture

from facedown.bench.measure import Playing, usual_setup
from facedown.catalog import GAMES
from facedown.core.compiled import is_compiled
from facedown.core.dealer import Dealer
from facedown.core.game import Game
from facedown.lab.episode import Episode
from facedown.lab.playing import make_episode
from facedown.lab.vector_env import VectorEnv

ROOT: Final = Path(__file__).parents[1]
RECORD: Final = ROOT / "benchmarks" / "lab.json"
PAGE: Final = ROOT / "docs" / "lab-benchmarks.md"
SCALING: Final = ROOT / "docs" / "pictures" / "lab-scaling.svg"
ROUNDS: Final = 100  # in which questions are counted
PASSES: Final = 15  # short ones, of which the best counts: the machine may have other work
# The peer that a game is measured beside, with the tensor that is read.
HELD: Final = ("gin_rummy", "observation_tensor")
FACE_DOWN: Final = ("hearts", "information_state_tensor")
# The bars: the share of bare play that the tables must reach, and how many times a peer's pace.
SHARE: Final = 0.4
TIMES: Final = {HELD[0]: 10.0, FACE_DOWN[0]: 5.0}


def asked_per_move(episode: Episode) -> float:
    """How many decisions there are for each move: a seat may also say "nothing now"."""
    dealer, chance = Dealer("deal"), Dealer("chance")
    decisions = moves = 0
    for _ in range(ROUNDS):
        episode.begin(dealer)
        while not episode.is_over:
            action = chance.pick(episode.legal().numbers)
            decisions += 1
            moves += 1 if action else 0
            episode.act(action)
    return decisions / moves


def pace(
    play: Callable[[], int], seconds: float, clock: Callable[[], float] = time.thread_time
) -> float:
    """How many a second of what is played, by a clock: of the CPU time of this thread."""
    start = clock()
    done = 0
    while clock() - start < seconds:
        done += play()
    return done / (clock() - start)


def stepper(env: VectorEnv) -> Callable[[], int]:
    env.reset(seed=0)
    for _ in range(50):
        env.step(env.sample())

    def play() -> int:
        env.step(env.sample())
        return env.tables

    return play


def game_figures(game: Game[Any], tables: list[int], seconds: float) -> dict[str, Any]:
    """Bare random play and the tables, by turns, the best pass of each."""
    setup = usual_setup(game)
    per_move = asked_per_move(make_episode(game.KEY, players=setup.players))
    bare = Playing(game, setup).play
    programs: dict[str, Callable[[], int]] = {"bare": bare}
    for count in tables:
        programs[str(count)] = stepper(VectorEnv(game.KEY, tables=count, players=setup.players))
    best = dict.fromkeys(programs, 0.0)
    for _ in range(PASSES):
        for name, play in programs.items():
            best[name] = max(best[name], pace(play, seconds))
    best["bare"] *= per_move
    encoder = make_episode(game.KEY, players=setup.players).encoder
    return {
        "players": setup.players,
        "encoder": encoder.name,
        "bytes": encoder.size,
        "actions": encoder.actions,
        "decisions": {name: round(one) for name, one in best.items()},
        "share": round(max(best[str(count)] for count in tables) / best["bare"], 3),
    }


def peer_figures(name: str, tensor: str, seconds: float) -> float:
    """Decisions a second of an OpenSpiel game whose tensor is read from Python."""
    import pyspiel

    game = pyspiel.load_game(name)
    chance = random.Random(1)

    def play() -> int:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                action, _ = pyspiel.sample_action(state.chance_outcomes(), chance.random())
            else:
                getattr(state, tensor)(state.current_player())
                action = chance.choice(state.legal_actions())
                decisions += 1
            state.apply_action(action)
        return decisions

    return max(pace(play, seconds) for _ in range(PASSES))


def scaling(game: Game[Any], tables: int, processes: list[int], seconds: float) -> dict[str, int]:
    """Decisions a second of wall time, over so many processes."""
    found = {}
    for count in processes:
        players = usual_setup(game).players
        env = VectorEnv(game.KEY, tables=tables * count, processes=count, players=players)
        play = stepper(env)
        best = max(pace(play, seconds, time.perf_counter) for _ in range(PASSES))
        found[str(count)] = round(best)
        env.close()
    return found


def machine() -> dict[str, Any]:
    return {
        "python": platform.python_version(),
        "cores": os.cpu_count(),
        "compiled": is_compiled(),
    }


def measure_tables(seconds: float, tables: list[int]) -> dict[str, Any]:
    """Many tables in one process, beside bare play and OpenSpiel."""
    games = {key: game_figures(game, tables, seconds) for key, game in GAMES.items()}
    peers = {name: peer_figures(name, tensor, seconds) for name, tensor in (HELD, FACE_DOWN)}
    for key, figures in games.items():
        peer = HELD[0] if not GAMES[key].LOW_HANDS else FACE_DOWN[0]
        best = max(rate for name, rate in figures["decisions"].items() if name != "bare")
        figures["peer"] = peer
        figures["times_peer"] = round(best / peers[peer], 1)
    rates = {name: round(rate) for name, rate in peers.items()}
    return machine() | {"games": games, "peers": rates}


def measure_processes(seconds: float, tables: int, processes: list[int]) -> dict[str, Any]:
    """So many tables in each of several processes."""
    games = {key: scaling(game, tables, processes, seconds) for key, game in GAMES.items()}
    return machine() | {"tables": tables, "games": games}


def told_machine(data: dict[str, Any]) -> str:
    how = "compiled" if data["compiled"] else "interpreted"
    return f"Python {data['python']}, {data['cores']} cores, rules {how}."


def page(data: dict[str, Any]) -> str:
    """The page, from what was measured."""
    tables, processes = data["tables"], data["processes"]
    counts = [name for name in next(iter(tables["games"].values()))["decisions"] if name != "bare"]
    lines = [
        "# How fast the laboratory is",
        "",
        "Written by `make bench-lab`; the figures are in `benchmarks/lab.json`. One process on one "
        "core, decisions a second of CPU time: seats that are asked, with what they know and what "
        "they may do written at each one. *Bare* is random play with nothing written, in the same "
        f"run. {told_machine(tables)}",
        "",
        f"| game | players | bare | {' | '.join(f'{count} tables' for count in counts)} | share of "
        "bare | beside OpenSpiel |",
        "| --- " * (5 + len(counts)) + "|",
    ]
    for key, one in tables["games"].items():
        rates = " | ".join(f"{one['decisions'][count]:,}" for count in counts)
        lines.append(
            f"| {GAMES[key].NAME} | {one['players']} | {one['decisions']['bare']:,} | {rates} | "
            f"{one['share']:.2f} | {one['times_peer']} × {one['peer']} |"
        )
    lines += ["", "OpenSpiel, driven from Python, with the tensor read at every decision:", ""]
    lines += [f"- `{name}`: {rate:,} decisions a second" for name, rate in tables["peers"].items()]
    lines += ["", *bars(tables["games"])]
    counts = list(next(iter(processes["games"].values())))
    lines += [
        "",
        "## Over processes",
        "",
        "Decisions a second of wall time, with shared memory; every process has "
        f"{processes['tables']} tables. {told_machine(processes)}",
        "",
        f"![Decisions a second over processes](pictures/{SCALING.name})",
        "",
        f"| game | {' | '.join(counts)} |",
        "| --- " * (1 + len(counts)) + "|",
    ]
    for key, rates in processes["games"].items():
        told = " | ".join(f"{rate:,}" for rate in rates.values())
        lines.append(f"| {GAMES[key].NAME} | {told} |")
    return "\n".join(lines) + "\n"


def bars(games: dict[str, Any]) -> list[str]:
    """What the tables must reach, and whether they do, by the best number of tables."""
    lines = [
        "## The bars",
        "",
        "The best number of tables of each game decides.",
        "",
        "| game | against | must | measured |  |",
        "| --- | --- | ---: | ---: | --- |",
    ]
    for key, one in games.items():
        must, peer = TIMES[one["peer"]], f"OpenSpiel {one['peer']}"
        bare = told(verdict(one["share"], SHARE))
        beside = told(verdict(one["times_peer"], must))
        lines += [
            f"| {GAMES[key].NAME} | bare play | {SHARE:.2f} × | {one['share']:.2f} × | {bare} |",
            f"| {GAMES[key].NAME} | {peer} | {must:g} × | {one['times_peer']} × | {beside} |",
        ]
    return lines


def scaling_picture(processes: dict[str, dict[str, int]]) -> str:
    """How the pace grows with the number of processes, as an SVG document."""
    lines = [
        Line(GAMES[key].NAME, [(int(count), rate) for count, rate in rates.items()])
        for key, rates in processes.items()
    ]
    return picture([Panel("", lines)], "Decisions a second", "processes")


def numbers(text: str) -> list[int]:
    return [int(word) for word in text.split(",") if word]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=0.2, help="of one pass")
    parser.add_argument("--tables", type=numbers, default=[32, 64, 256, 1024])
    parser.add_argument("--processes", type=numbers, default=[1, 2])
    parser.add_argument("--only", choices=["tables", "processes"], metavar="PART")
    asked = parser.parse_args()
    data = json.loads(RECORD.read_text("utf-8"))
    if asked.only != "processes":
        data["tables"] = measure_tables(asked.seconds, asked.tables)
    if asked.only != "tables":
        data["processes"] = measure_processes(asked.seconds, asked.tables[-1], asked.processes)
    RECORD.write_text(json.dumps(data, indent=2) + "\n", "utf-8")
    PAGE.write_text(page(data), "utf-8")
    SCALING.write_text(scaling_picture(data["processes"]["games"]), "utf-8")
    print(PAGE.read_text("utf-8"))


if __name__ == "__main__":
    main()
