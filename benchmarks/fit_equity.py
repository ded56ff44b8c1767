"""Fit how much a lead in a match counts: the numbers of `facedown.bots.equity`.

    python -m benchmarks.fit_equity [--matches N] [--seed SEED] [--only WAY]

Rule bots play so many matches of each way and number of players. The pace is the limit of a match
over the rounds that matches took; the edge is the one by which those who won were likeliest, by how
each match stood after every round but the last. Matches held out, one in five, say how far shares
are off: the cross-entropy, beside that of equal shares. Writes
`src/facedown/bots/equity_numbers.py`.
"""

import argparse
from collections.abc import Callable
from math import exp, log
from pathlib import Path
from typing import Any, Final, NamedTuple

from facedown.arena.playing import PlayedMatch, play_match
from facedown.bots import equity
from facedown.bots.equity import Equity, end_of, way_of
from facedown.bots.equity_numbers import NUMBERS
from facedown.catalog import GAMES
from facedown.core.game import Game
from facedown.core.outcome import Standings
from facedown.core.variant import Variant

ROOT: Final = Path(__file__).parents[1]
MODULE: Final = ROOT / "src" / "facedown" / "bots" / "equity_numbers.py"
BOT: Final = "rule"
HELD_OUT: Final = 5
NEVER: Final = 1e-9  # no share counts as less
# Edges are looked for between these, in so many steps.
LOWEST: Final = 1e-4
HIGHEST: Final = 20.0
STEPS: Final = 60


# How many players are tried, where a game can be played by so many.
PLAYERS: Final = (2, 3, 4, 5, 6, 8)
# What is played for a way: matches of several rounds.
RULES: Final = {equity.END: "rounds(5)", equity.ROUNDS: "5"}


def found(way: str, players: int) -> tuple[Game[Any], Variant] | None:
    """A game and the first of its presets by which so many play matches in this way."""
    for game in GAMES.values():
        names = [option.name for option in game.OPTIONS]
        rules = {name: value for name, value in RULES.items() if name in names}
        for preset in game.PRESETS:
            variant = game.variant(rules, preset)
            low, high = game.players(variant)
            if way_of(variant) == way and low <= players <= high:
                return game, variant
    return None


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


def fit(
    game: Game[Any], variant: Variant, players: int, matches: int, seed: str
) -> tuple[float, float]:
    """Edge and pace for so many players; says how far off they are."""
    learned: list[Stood] = []
    held_out: list[Stood] = []
    rounds = 0
    for number in range(matches):
        match = play_match(game, [BOT] * players, f"{seed}/{players}/{number}", variant)
        rounds += len(match.rounds)
        (held_out if number % HELD_OUT == 0 else learned).extend(stood_in(match, players))
    pace = 1.0
    if way_of(variant) not in equity.BY_ROUNDS:
        pace = round(end_of(variant) * matches / rounds, 2)
    edge = round(fitted(game, variant, players, learned, pace), 4)
    fitting = Equity(game, variant, players, (edge, pace))
    error = off_by(lambda stood: fitting.shares(stood.now, stood.rounds), held_out)
    print(
        f"{game.KEY} ({variant}), {players} players: edge {edge}, pace {pace}; off by "
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
    parser.add_argument("--only", choices=equity.WAYS, help="leave the others as they are")
    asked = parser.parse_args()
    numbers = dict(NUMBERS)
    for way in equity.WAYS:
        if asked.only in (None, way):
            tried = {players: found(way, players) for players in PLAYERS}
            numbers[way] = {
                players: fit(*one, players, asked.matches, f"{asked.seed}/{way}")
                for players, one in tried.items()
                if one is not None
            }
    MODULE.write_text(module(numbers), "utf-8")


if __name__ == "__main__":
    main()
