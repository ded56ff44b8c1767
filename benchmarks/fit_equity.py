"""Fit how much a lead in a match counts: the numbers of `facedown.lab.equity`.

    python -m benchmarks.fit_equity [--matches N] [--seed SEED] [--only WAY]

Rule bots play so many matches of each way and number of players. The pace is the limit of a match
over the rounds that matches took; the edge is the one by which those who won were likeliest, by how
each match stood after every round but the last. Matches held out, one in five, say how far shares
are off: the cross-entropy, beside that of equal shares. Writes
`src/facedown/lab/equity_numbers.py`.
"""

import argparse
from collections.abc import Callable
from math import exp, log
from pathlib import Path
from typing import Any, Final, NamedTuple

from facedown.arena.playing import PlayedMatch, play_match
from facedown.catalog import GAMES
from facedown.core.game import Game
from facedown.core.outcome import Standings
from facedown.core.variant import Variant
from facedown.lab import equity
from facedown.lab.equity import Equity, end_of, way_of
from facedown.lab.equity_numbers import NUMBERS

ROOT: Final = Path(__file__).parents[1]
MODULE: Final = ROOT / "src" / "facedown" / "lab" / "equity_numbers.py"
BOT: Final = "rule"
HELD_OUT: Final = 5
NEVER: Final = 1e-9  # no share counts as less
# Edges are looked for between these, in so many steps.
LOWEST: Final = 1e-4
HIGHEST: Final = 20.0
STEPS: Final = 60


class Way(NamedTuple):
    """A way to play matches: by which house rules, and how many players are tried."""

    game: str
    preset: str
    rules: dict[str, str]
    players: tuple[int, ...]


WAYS: Final = {
    equity.VINTO: Way("vinto", "seed", {"end": "rounds(5)"}, (2, 3, 4, 5, 6)),
    equity.CAMBIO_WINS: Way("cambio", "seed", {"rounds": "5"}, (2, 3, 4, 6, 8)),
    equity.CAMBIO_POINTS: Way("cambio", "cabo", {}, (2, 3, 4, 6)),
    equity.TRES_CARTAS: Way("tres-cartas", "seed", {}, (2, 3, 4, 6, 8)),
    equity.PINNACOLA: Way("pinnacola", "seed", {}, (2, 4)),
}


class Stood(NamedTuple):
    """How a match stood after so many rounds, and what each seat won in the end."""

    now: Standings
    rounds: int
    won: list[float]


def stood_in(match: PlayedMatch, players: int) -> list[Stood]:
    winners = match.standings.winners
    won = [1.0 / len(winners) if seat in winners else 0.0 for seat in range(players)]
    found = []
    for played in match.rounds[1:]:
        setup = played.setup
        now = Standings(setup.scores, (1,) * players, setup.seats, is_over=False)
        found.append(Stood(now, setup.number - 1, won))
    return found


def off_by(shares: Callable[[Stood], list[float]], rows: list[Stood]) -> float:
    """The mean cross-entropy of shares."""
    total = 0.0
    for stood in rows:
        for share, won in zip(shares(stood), stood.won, strict=True):
            if won:
                total -= won * log(max(share, NEVER))
    return total / len(rows)


def even(stood: Stood) -> list[float]:
    """Equal shares of those who are in."""
    playing = stood.now.playing
    return [1.0 / len(playing) if seat in playing else 0.0 for seat in range(len(stood.won))]


def fitted(
    game: Game[Any], variant: Variant, players: int, rows: list[Stood], pace: float
) -> float:
    """The edge by which what happened is likeliest; the error has one lowest point."""

    def error(edge: float) -> float:
        tried = Equity(game, variant, players, (edge, pace))
        return off_by(lambda stood: tried.shares(stood.now, stood.rounds), rows)

    low, high = log(LOWEST), log(HIGHEST)
    for _ in range(STEPS):
        third = (high - low) / 3
        if error(exp(low + third)) < error(exp(high - third)):
            high -= third
        else:
            low += third
    return exp((low + high) / 2)


def fit(way: Way, players: int, matches: int, seed: str) -> tuple[float, float]:
    """Edge and pace for so many players; says how far off they are."""
    game = GAMES[way.game]
    rules = {**way.rules, "pairs": "true"} if (way.game, players) == ("pinnacola", 4) else way.rules
    variant = game.variant(rules, way.preset)
    learned: list[Stood] = []
    held_out: list[Stood] = []
    rounds = 0
    for number in range(matches):
        match = play_match(game, [BOT] * players, f"{seed}/{players}/{number}", variant)
        rounds += len(match.rounds)
        (held_out if number % HELD_OUT == 0 else learned).extend(stood_in(match, players))
    pace = 1.0
    name = way_of(game, variant)
    if name not in equity.BY_ROUNDS:
        pace = round(end_of(name, variant) * matches / rounds, 2)
    edge = round(fitted(game, variant, players, learned, pace), 4)
    found = Equity(game, variant, players, (edge, pace))
    error = off_by(lambda stood: found.shares(stood.now, stood.rounds), held_out)
    print(
        f"{way.game} ({way.preset}), {players} players: edge {edge}, pace {pace}; off by "
        f"{error:.3f}, equal shares by {off_by(even, held_out):.3f} ({len(held_out):,} standings)",
        flush=True,
    )
    return edge, pace


def module(numbers: dict[str, dict[int, tuple[float, float]]]) -> str:
    lines = [
        '"""How much a lead counts, and how fast matches end: see `benchmarks/fit_equity.py`."""',
        "",
        "from typing import Final",
        "",
        "# By way to play a match and number of players: edge and pace.",
        "NUMBERS: Final[dict[str, dict[int, tuple[float, float]]]] = {",
    ]
    for way, by_players in numbers.items():
        lines.append(f'    "{way}": {{')
        lines += [
            f"        {players}: ({edge}, {pace}),"
            for players, (edge, pace) in sorted(by_players.items())
        ]
        lines.append("    },")
    return "\n".join([*lines, "}", ""])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--matches", type=int, default=200, help="for each number of players")
    parser.add_argument("--seed", default="equity")
    parser.add_argument("--only", choices=WAYS, help="leave the others as they are")
    asked = parser.parse_args()
    numbers = dict(NUMBERS)
    for name, way in WAYS.items():
        if asked.only in (None, name):
            seed = f"{asked.seed}/{name}"
            numbers[name] = {
                players: fit(way, players, asked.matches, seed) for players in way.players
            }
    MODULE.write_text(module({name: numbers[name] for name in WAYS if name in numbers}), "utf-8")


if __name__ == "__main__":
    main()
