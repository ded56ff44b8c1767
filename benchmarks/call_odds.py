"""Whether calls win as often as the rule bots think, in every preset.

    python -m benchmarks.call_odds [--only GAME] [--preset PRESET] [--players N] [--deals N]
        [--seed SEED] [--jobs J]

Rule bots play each other. Whenever one may call it says how often a call would win, and calls now
and then whatever it says, so that all odds are put to the test. The calls are counted by what was
said; the error is how far that was off, averaged over all calls. Odds are fitted on seeds that
begin with `tune`; what is written, to `benchmarks/call_odds.json`, is played from `confirm`.
"""

import argparse
import json
import multiprocessing
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from benchmarks import strength

from facedown.arena.playing import round_of
from facedown.bots.nerve import Daring
from facedown.bots.roster import make_bot
from facedown.catalog import GAMES, find_game
from facedown.core.dealer import Dealer
from facedown.core.game import Game
from facedown.core.player import Player
from facedown.core.records import Move
from facedown.core.table import View

HERE: Final = Path(__file__).parent
OUT: Final = HERE / "call_odds.json"
# The games in which somebody calls, or stops, a round.
PLAYED: Final = [key for key, game in GAMES.items() if game.CALLS]
TRIES: Final = 0.15
BINS: Final = 5
SEATS: Final = (2, 4)
PART: Final = 20

# What was said, and whether the call won.
Call = tuple[float, bool]
# A game, a preset, the number of players, and which deals: a seed, and the first and last of them.
Task = tuple[str, str, int, str, int, int]


class Trying(Player[Any]):
    """The rule bot, which also calls now and then whatever it thinks of it."""

    def __init__(self, game: Game[Any], chance: Dealer) -> None:
        self.game: Final = game
        self.bot: Final = make_bot("rule", game, chance)
        self.chance: Final = chance.apart("tries")
        self.said: float = 0.0

    def choose(self, view: View[Any], moves: Sequence[Move]) -> Move | None:
        chosen = self.bot.choose(view, moves)
        call = next((move for move in moves if isinstance(move, self.game.CALLS)), None)
        if call is not None and (chosen == call or self.chance.share() < TRIES):
            assert isinstance(self.bot, Daring)
            self.said = self.bot.call_odds(view)
            return call
        return chosen


def play(game: Game[Any], preset: str, players: int, seed: str) -> Call | None:
    """The call of one round."""
    variant = game.variant(game.SIMULATED, preset)
    seated = [Trying(game, Dealer(f"{seed}/{seat}")) for seat in range(players)]
    outcome = round_of(game, seated, seed, variant).outcome
    if outcome.caller < 0:
        return None
    return seated[outcome.caller].said, outcome.caller in outcome.winners


def play_part(task: Task) -> list[Call]:
    key, preset, players, seed, start, stop = task
    game = find_game(key)
    found = [play(game, preset, players, f"{seed}/{number}") for number in range(start, stop)]
    return [call for call in found if call is not None]


def table(calls: list[Call]) -> list[dict[str, float]]:
    """By what was said: how many calls, what was said on average, and how many won."""
    rows = []
    for index in range(BINS):
        some = [one for one in calls if min(int(one[0] * BINS), BINS - 1) == index]
        if some:
            said = sum(one[0] for one in some) / len(some)
            won = sum(one[1] for one in some) / len(some)
            rows.append({"calls": len(some), "said": round(said, 4), "won": round(won, 4)})
    return rows


def figures(calls: list[Call]) -> dict[str, Any]:
    """The calls by what was said, and how far that was off, over all of them."""
    bins = table(calls)
    error = sum(row["calls"] * abs(row["said"] - row["won"]) for row in bins) / len(calls)
    return {"error": round(error, 4), "bins": bins}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--only", choices=PLAYED)
    parser.add_argument("--preset")
    parser.add_argument("--players", type=int, choices=SEATS)
    parser.add_argument("--deals", type=int, default=4000)
    parser.add_argument("--seed", default="confirm")
    parser.add_argument("--jobs", type=int, default=multiprocessing.cpu_count())
    asked = parser.parse_args()
    rows: dict[str, Any] = json.loads(OUT.read_text("utf-8")) if OUT.exists() else {}
    with multiprocessing.get_context("spawn").Pool(asked.jobs) as pool:
        for key in PLAYED if asked.only is None else (asked.only,):
            game = find_game(key)
            for preset in game.PRESETS if asked.preset is None else (asked.preset,):
                for players in SEATS if asked.players is None else (asked.players,):
                    if not game.OFFICIAL[0] <= players <= game.OFFICIAL[1]:
                        continue
                    starts = range(0, asked.deals, PART)
                    tasks: list[Task] = [
                        (key, preset, players, asked.seed, at, min(at + PART, asked.deals))
                        for at in starts
                    ]
                    calls = [call for part in pool.imap(play_part, tasks) for call in part]
                    name = f"{key} {players} {preset}"
                    rows[name] = {"deals": asked.deals, **figures(calls)}
                    print(name, rows[name], flush=True)
    if asked.seed == "confirm":
        OUT.write_text(json.dumps(dict(sorted(rows.items())), indent=1) + "\n", "utf-8")
    strength.write()


if __name__ == "__main__":
    main()
