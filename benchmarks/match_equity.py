"""What it gains bots to play for the match, and not for the points of each round.

    python -m benchmarks.match_equity [--only GAME] [--bot BOT] [--players N] [--from OWN OTHERS]
        [--deals N] [--seed SEED] [--jobs J]

One bot sits with rule bots. Each match is played twice for every seat it may sit in: as the bot
is, and as one that takes every round for the first of a match. Cards and chance are the same, so
that the two matches differ from where it decides otherwise. An interval is over matches dealt, as
those of one deal are no independent ones. A game whose matches are one round is played by a preset
with which they end at some points. Matches may be played from the second round on, as if the first
had given the bot and all others so many points. Constants are fitted on seeds that begin with
`tune`; what is written, to `benchmarks/match_equity.json`, is played from `confirm`.
"""

import argparse
from collections.abc import Sequence
from functools import partial
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from typing import Any, Final

from benchmarks.contests import add_arguments, measure

from facedown.arena import play_match
from facedown.arena.playing import Bot, simulated
from facedown.bots.equity import BY_ROUNDS, end_of, way_of
from facedown.bots.roster import RULE, find_bots, make_bot
from facedown.catalog import GAMES, find_game
from facedown.core.dealer import Dealer
from facedown.core.game import Game
from facedown.core.notation import parse_table, table_text
from facedown.core.outcome import Outcome
from facedown.core.player import Player
from facedown.core.records import Move
from facedown.core.table import View
from facedown.core.variant import Variant

HERE: Final = Path(__file__).parent
OUT: Final = HERE / "match_equity.json"
# The bots that are tried: those that do not search first, which take hardly any time.
BOTS: Final = (RULE, "exact", "search")
SEATS: Final = (2, 4)
PART: Final = 2
# What a table's text says of the match.
OF_MATCH: Final = ("scores", "round")

# The points of the bot and of each other before a match goes on; none where it is played whole.
Before = tuple[int, ...]
# A game, the number of players, a bot, and those points.
Contest = tuple[str, int, str, Before]
# Of one deal, over all seats: what the bot won, and the points it was awarded for its place if the
# game has such; as it is, and as one that forgets the match.
Result = tuple[float, float, float, float]


class Forgetful(Player[Any]):
    """A bot that takes every round for the first of a match."""

    def __init__(self, name: str, game: Game[Any], chance: Dealer) -> None:
        self.game = game
        self.bot = make_bot(name, game, chance)

    def choose(self, view: View[Any], moves: Sequence[Move]) -> Move | None:
        return self.bot.choose(forgotten(self.game, view), moves)


def forgotten(game: Game[Any], view: View[Any]) -> View[Any]:
    """The same view of a first round, at level scores."""
    sections = table_text(game, view.table).split(" | ")
    kept = [section for section in sections if section.split()[0] not in OF_MATCH]
    return View(parse_table(game, " | ".join(kept)), view.seat)


def contests(
    only: str | None, bot: str | None, players: int | None, before: Before = ()
) -> list[Contest]:
    """All that is played: games whose matches have several rounds.

    Bots that are tried beside the rule bot play with as few others as a game is meant for: there
    they are at their best, and soonest done.
    """
    found: list[Contest] = []
    for key, game in GAMES.items():
        if only not in (None, key) or find_variant(key) is None:
            continue
        least, most = game.OFFICIAL
        seats = [count for count in SEATS if least <= count <= most and players in (None, count)]
        for name in BOTS:
            if name in find_bots(key) and bot in (None, name):
                found += [
                    (key, count, name, before) for count in (seats if name == RULE else seats[:1])
                ]
    return found


def find_variant(key: str) -> Variant | None:
    """The house rules by which matches have several rounds: the usual ones, or of a preset."""
    game = find_game(key)
    for variant in (simulated(game), *[game.variant({}, preset) for preset in game.PRESETS]):
        if way_of(variant) not in BY_ROUNDS or end_of(variant) > 1:
            return variant
    return None


def play_deal(contest: Contest, seed: str) -> Result:
    name, players = contest[2], contest[1]
    mindful = [taken(contest, name, own, seed) for own in range(players)]
    forgetful = [taken(contest, partial(Forgetful, name), own, seed) for own in range(players)]
    return (
        fmean(won for won, _ in mindful),
        fmean(points for _, points in mindful),
        fmean(won for won, _ in forgetful),
        fmean(points for _, points in forgetful),
    )


def taken(contest: Contest, bot: Bot, own: int, seed: str) -> tuple[float, float]:
    """What a bot wins of a match in one seat, and the points for its place."""
    key, players, _, before = contest
    bots = [bot if seat == own else RULE for seat in range(players)]
    first = None
    if before:
        scores = tuple([before[0] if seat == own else before[1] for seat in range(players)])
        first = Outcome(scores, (), "", scores)
    end = play_match(find_game(key), bots, seed, find_variant(key), before=first).standings
    return (own in end.winners) / len(end.winners), float(end.points[own]) if end.points else 0.0


def figures(results: list[Result]) -> dict[str, float]:
    gains = [one - other for one, _, other, _ in results]
    found = {
        "deals": len(results),
        "won": round(fmean(one for one, _, _, _ in results), 4),
        "forgetful": round(fmean(other for _, _, other, _ in results), 4),
        "gain": round(fmean(gains), 4),
        "gain_error": error(gains),
        "differ": sum(gain != 0.0 for gain in gains),
    }
    awarded = [one - other for _, one, _, other in results]
    if any(points for _, points, _, _ in results):
        found["points"] = round(fmean(one for _, one, _, _ in results), 3)
        found["points_gain"] = round(fmean(awarded), 4)
        found["points_error"] = error(awarded)
    return found


def error(gains: list[float]) -> float:
    return round(1.96 * stdev(gains) / sqrt(len(gains)), 4)


def name_of(contest: Contest) -> str:
    key, players, bot, before = contest
    return f"{key} {players} {bot}" + (f" from {before[0]}:{before[1]}" if before else "")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--only", choices=list(GAMES))
    parser.add_argument("--bot", choices=BOTS)
    parser.add_argument("--players", type=int, choices=SEATS)
    parser.add_argument(
        "--from", dest="before", nargs=2, type=int, default=(), metavar=("OWN", "OTHERS")
    )
    add_arguments(parser, deals=1000)
    asked = parser.parse_args()
    found = contests(asked.only, asked.bot, asked.players, tuple(asked.before))
    named = {name_of(contest): contest for contest in found}
    measure(named, play_deal, figures, OUT, asked, PART)


if __name__ == "__main__":
    main()
