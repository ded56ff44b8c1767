"""Whether everybody plays by their view alone: unseen cards are exchanged, and nobody may notice.

    python -m benchmarks.honesty [--only GAME] [--positions N] [--seed SEED]

Rounds of bots are cut at many moments, and whoever is asked there, one of all bots, levels and
characters by chance, is asked again in a world in which two cards that its seat has not seen have
changed places (law 9 of `facedown.testing`). What was found goes to `benchmarks/honesty.json`, and
to `docs/strength.md`. That a bot which peeks is caught this way is shown by
`tests/every_game/test_planted_faults.py`.
"""

import argparse
import json
from collections import Counter
from pathlib import Path
from typing import Any, Final

from benchmarks import strength

from facedown.bots.cast import CAST
from facedown.bots.levels import LEVELS, Level, LevelPlayer
from facedown.bots.roster import bots_for
from facedown.bots.search import SearchBot, find_guide
from facedown.bots.search.judging import LEAST
from facedown.catalog import GAMES
from facedown.core.dealer import Dealer
from facedown.core.game import Game
from facedown.core.player import Player
from facedown.testing import LawBroken, check_game
from facedown.testing.laws import Maker

OUT: Final = Path(__file__).parent / "honesty.json"
HONESTY: Final = 9
PLAYS: Final = 5
MOMENTS: Final = 12


def everybody(game: Game[Any]) -> dict[str, Maker]:
    """All who can play a game, by name."""
    levels = LEVELS | {one.key: one.plays for one in CAST.values()}
    return quick_bots(game) | {name: level_maker(level) for name, level in levels.items()}


def quick_bots(game: Game[Any]) -> dict[str, Maker]:
    """The bots of a game, of which none takes its time."""
    return {name: quick_search if name == "search" else bot for name, bot in bots_for(game).items()}


def level_maker(level: Level) -> Maker:
    return lambda game, chance: LevelPlayer(level, game, chance, LEAST)


def quick_search(game: Game[Any], chance: Dealer) -> Player[Any]:
    """It sees no more with many rollouts than with few."""
    bot = SearchBot(game, chance, LEAST * find_guide(game).DEARNESS)
    bot.least = 1
    return bot


class AnyOf:
    """Makes one of several bots, which one its chance decides; counts how often each was made."""

    def __init__(self, makers: dict[str, Maker]) -> None:
        self.makers = makers
        self.made: Counter[str] = Counter()

    def __call__(self, game: Game[Any], chance: Dealer) -> Player[Any]:
        name = Dealer(f"{chance.seed}/who").pick(sorted(self.makers))
        self.made[name] += 1
        return self.makers[name](game, chance)

    @property
    def positions(self) -> int:
        """Each is asked of twice: here, and in another world."""
        return self.made.total() // 2


def changed(game: Game[Any], bot: Maker, seed: str) -> list[str]:
    """The decision that changed with the cards behind it, if one did, in words."""
    bots = {"anybody": bot}
    try:
        check_game(game, plays=PLAYS, seed=seed, laws=(HONESTY,), moments=MOMENTS, bots=bots)
    except LawBroken as broken:
        return [str(broken)]
    return []


def measured(game: Game[Any], positions: int, seed: str) -> dict[str, Any]:
    """So many positions at least, how many were asked there, and who was caught."""
    anybody = AnyOf(everybody(game))
    found: list[str] = []
    number = 0
    while anybody.positions < positions:
        found += changed(game, anybody, f"{seed}/{number}")
        number += 1
    return {
        "positions": anybody.positions,
        "players": len(anybody.made),
        "least": min(anybody.made.values()) // 2,
        "changed": found,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--only", choices=list(GAMES))
    parser.add_argument("--positions", type=int, default=3_000, help="of each game")
    parser.add_argument("--seed", default="honesty")
    asked = parser.parse_args()
    rows: dict[str, Any] = json.loads(OUT.read_text("utf-8")) if OUT.exists() else {}
    for key, game in GAMES.items():
        if asked.only in (None, key):
            rows[key] = measured(game, asked.positions, asked.seed)
            print(key, rows[key], flush=True)
            OUT.write_text(json.dumps(dict(sorted(rows.items())), indent=1) + "\n", "utf-8")
    strength.write()


if __name__ == "__main__":
    main()
