"""How the characters among the bots play: when they call, how they react, how strong they are.

    python benchmarks/cast.py [--jobs J] [--deals N] [--only GAME]

Each character sits at a table of four with three plain bots of its level, and then, for the same
deals and in the same seats, a plain bot does in its place: what differs is the temperament. Writes
`benchmarks/cast.json` and, from it, `docs/cast.md`.
"""

import argparse
import json
import multiprocessing
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from typing import Any, Final

from facedown.bots.cast import CAST
from facedown.bots.levels import LEVELS, Level, LevelPlayer, Reflex
from facedown.bots.talk import CALLS, MISSED, RIGHT, moment_of
from facedown.catalog import GAMES, find_game
from facedown.core.dealer import Dealer
from facedown.core.game import REACTION_CLOCK, Game
from facedown.core.moves import Shuffle
from facedown.core.records import Event, show
from facedown.core.seats import DEALER
from facedown.core.setup import Setup
from facedown.core.table import View

HERE: Final = Path(__file__).parent
PAGE: Final = HERE.parent / "docs" / "cast.md"
SEATS: Final = 4
PART: Final = 10
# Where there is something to dare.
DARING: Final = [key for key, game in GAMES.items() if game.CALLS]


class Seat:
    """A bot at a table: its view, built from what it is shown, and what it makes of it."""

    def __init__(self, game: Game[Any], setup: Setup, seat: int, level: Level, seed: str) -> None:
        self.game: Final = game
        self.view: Final[View[Any]] = View(game.table(setup), seat)
        self.player: Final = LevelPlayer(level, game, Dealer(f"{seed}/{seat}"))

    def see(self, event: Event) -> None:
        shown = show(event, self.view.seat)
        if shown is not None:
            self.game.apply(self.view.table, shown)
            self.player.follow(self.view, shown)


def play(game: Game[Any], levels: list[Level], own: int, seed: str) -> dict[str, float]:
    """One round, and what the bot in a seat did in it."""
    dealer = Dealer(seed)
    variant = game.variant(game.SIMULATED)
    setup = game.setup(variant, len(levels), dealer.below(len(levels)))
    table = game.table(setup)
    seats = [Seat(game, setup, number, level, seed) for number, level in enumerate(levels)]
    events = game.start(table, dealer.deck(game.pack(variant)))
    did = {CALLS: 0.0, RIGHT: 0.0, MISSED: 0.0, "lap": 0.0}
    while True:
        for event in events:
            moment = moment_of(event, own)
            if moment:
                did[moment] += 1
            if moment == CALLS:
                did["lap"] = table.turns / len(levels)
            for one in seats:
                one.see(event)
        awaited = game.awaited(table)
        if not awaited:
            break
        if awaited[0] == DEALER:
            events = game.act(table, DEALER, Shuffle(dealer.order(len(table.discard) - 1)))
            continue
        for number in [*game.invited(table), awaited[0]]:
            moves = game.legal_moves(seats[number].view.table, number)
            move = seats[number].player.choose(seats[number].view, moves) if moves else None
            if move is not None:
                events = game.act(table, number, move)
                break
    outcome = game.outcome(table)
    assert outcome is not None
    others = fmean(points for seat, points in enumerate(outcome.scores) if seat != own)
    winners = outcome.winners or tuple(range(len(levels)))
    did["won"] = (own in winners) / len(winners)
    did["ahead"] = (outcome.scores[own] - others) * (-1 if game.LOWEST_WINS else 1)
    return did


def run_part(task: tuple[str, str, int, int]) -> list[dict[str, float]]:
    key, name, start, stop = task
    game = find_game(key)
    plain = LEVELS[name] if name in LEVELS else LEVELS[CAST[name].level]
    level = plain if name in LEVELS else CAST[name].plays
    rounds = []
    for number in range(start, stop):
        own = number % SEATS
        levels = [level if seat == own else plain for seat in range(SEATS)]
        rounds.append(play(game, levels, own, f"cast/{number}"))
    return rounds


def figures(rounds: list[dict[str, float]]) -> dict[str, Any]:
    """What somebody did in some rounds."""
    laps = [one["lap"] for one in rounds if one[CALLS]]
    tries = sum(one[RIGHT] + one[MISSED] for one in rounds)
    return {
        "deals": len(rounds),
        "calls": round(len(laps) / len(rounds), 3),
        "lap": round(fmean(laps), 2) if laps else None,
        "reactions": round(tries / len(rounds), 2),
        "wrong": round(sum(one[MISSED] for one in rounds) / tries, 3) if tries else None,
        "won": round(fmean(one["won"] for one in rounds), 3),
    }


def ahead(own: list[dict[str, float]], plain: list[dict[str, float]]) -> tuple[float, float]:
    """Points a round by which somebody does better than a plain bot with the same cards."""
    by = [one["ahead"] - other["ahead"] for one, other in zip(own, plain, strict=True)]
    return round(fmean(by), 2), round(1.96 * stdev(by) / sqrt(len(by)), 2)


def percent(share: float | None) -> str:
    return "–" if share is None else f"{share:.0%}"


def page(data: dict[str, Any]) -> str:
    """The figures as a page."""
    lines = [
        "# The cast",
        "",
        "The characters that bots play. The house seats one of the level that is asked for, nobody",
        "twice at a table; a host may also ask for a certain one. Where a level has no one left,",
        "the next one helps out: its character plays at the level asked for, with its own",
        "temperament. Nobody is seated by chance beside a person of the same name.",
        "",
        "Each plays a level as its temperament has it: `pace` is",
        "how long it takes, in times the level's, `risk` how much it dares, from -1 to 1,",
        "`forgets` how readily it forgets, in times the level's. Risk moves the odds at which it",
        "calls, and makes the bold flip or toss in what they only half remember and the careful",
        "doubt what they were shown long ago. In the first lap nobody is bolder than their level,",
        "and where nobody calls or reacts, pace and memory alone differ.",
        "",
        "| character | level | pace | risk | forgets | seconds for a reaction, on average |",
        "| --- | --- | --- | --- | --- | --- |",
    ]
    for one in CAST.values():
        mood, reflex = one.temperament, one.plays.tempo[REACTION_CLOCK]
        assert isinstance(reflex, Reflex)
        lines.append(
            f"| {one.name} | {one.level} | {mood.pace:g} | {mood.risk:+g} | {mood.forgets:g}"
            f" | {reflex.mean:.1f} |"
        )
    lines += [
        "",
        "## How they play",
        "",
        "Made by `benchmarks/cast.py`: a character at a table of four with three plain bots of its",
        "level, and a plain bot in its place for the same deals. Lap is how often everybody had",
        "had a turn when it called, over the rounds in which nobody else was first: of those who",
        "seldom call, few. Better than plain is in points of the round, with the interval of 95 %.",
        "A fair share of the rounds won would be 25 %.",
    ]
    for key, rows in data.items():
        deals = min(row["deals"] for row in rows.values())
        lines += ["", f"### {GAMES[key].NAME}, {deals} deals", ""]
        lines += [
            "| character | calls | lap | reactions a round | wrong | won | better than plain |"
        ]
        lines += ["| --- | --- | --- | --- | --- | --- | --- |"]
        for name, row in rows.items():
            who = f"*a plain {name} bot*" if name in LEVELS else CAST[name].name
            better = f"{row['ahead'][0]:+.2f} ± {row['ahead'][1]:.2f}" if "ahead" in row else ""
            lap = "–" if row["lap"] is None else f"{row['lap']:.2f}"
            lines.append(
                f"| {who} | {percent(row['calls'])} | {lap} | {row['reactions']:.2f}"
                f" | {percent(row['wrong'])} | {percent(row['won'])} | {better} |"
            )
    return "\n".join([*lines, ""])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--jobs", type=int, default=multiprocessing.cpu_count())
    parser.add_argument("--deals", type=int, default=400)
    parser.add_argument("--only")
    asked = parser.parse_args()
    data: dict[str, Any] = {}
    with multiprocessing.get_context("spawn").Pool(asked.jobs) as pool:
        for key in [asked.only] if asked.only else DARING:
            rows = data[key] = {}
            played = {}
            for level in LEVELS:
                for name in [level, *(one.key for one in CAST.values() if one.level == level)]:
                    starts = range(0, asked.deals, PART)
                    tasks = [(key, name, at, min(at + PART, asked.deals)) for at in starts]
                    played[name] = [one for part in pool.imap(run_part, tasks) for one in part]
                    rows[name] = figures(played[name])
                    if name != level:
                        rows[name]["ahead"] = ahead(played[name], played[level])
                    print(key, name, rows[name], flush=True)
    if not asked.only:
        (HERE / "cast.json").write_text(json.dumps(data, indent=1) + "\n", "utf-8")
        PAGE.write_text(page(data), "utf-8")


if __name__ == "__main__":
    main()
