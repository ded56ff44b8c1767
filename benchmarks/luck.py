"""How much of a result is the luck of the draw, and how much less results vary without it.

    python -m benchmarks.luck [--only GAME] [--rounds N] [--seed SEED]

Rule bots play rounds, as few of them as the game is for. What a round is worth to the first seat is
set beside the same less the luck of its draws (`facedown/arena/draws.py`), which must be zero on
average. The factor says how many times as many rounds one would need for the same certainty
otherwise. What was found goes to `benchmarks/luck.json` and to `docs/strength.md`.
"""

import argparse
import json
from collections.abc import Sequence
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev, variance
from typing import Any, Final

from benchmarks import strength

from facedown.arena.draws import SAMPLES, draw_luck
from facedown.arena.playing import simulated
from facedown.bots.players import make_player
from facedown.bots.search import find_guide
from facedown.catalog import GAMES
from facedown.core.dealer import Dealer
from facedown.core.game import Game
from facedown.core.playout import next_step
from facedown.core.table import Table
from facedown.match.round import Round
from facedown.match.transcript import RoundRecord, Transcript

OUT: Final = Path(__file__).parent / "luck.json"


def recorded(game: Game[Any], bots: Sequence[str], seed: str) -> tuple[RoundRecord, Table]:
    """A round of these bots, and the table at its end."""
    variant = simulated(game)
    dealer = Dealer(seed)
    setup = game.setup(variant, len(bots), dealer.below(len(bots)))
    played = Round(game, setup, dealer.deck(game.pack(variant)))
    players = [make_player(bot, game, dealer.apart(seat)) for seat, bot in enumerate(bots)]
    while step := next_step(game, played.table, players, dealer):
        played.act(*step)
    transcript = Transcript.begin(game, variant.changed(), list(bots))
    transcript.add(played)
    return transcript.rounds[0], played.table


def measured(game: Game[Any], rounds: int, seed: str) -> dict[str, Any]:
    players = max(game.OFFICIAL[0], 2)
    worths: list[float] = []
    lucks: list[float] = []
    for number in range(rounds):
        record, table = recorded(game, ["rule"] * players, f"{seed}/{number}")
        worths.append(find_guide(game).worth(game, table, 0))
        lucks.append(draw_luck(game, record)[0])
    rest = [worth - luck for worth, luck in zip(worths, lucks, strict=True)]
    return {
        "rounds": rounds,
        "players": players,
        "samples": SAMPLES,
        "luck": round(fmean(lucks), 4),
        "luck_error": round(1.96 * stdev(lucks) / sqrt(rounds), 4),
        "spread": round(stdev(worths), 4),
        "spread_without": round(stdev(rest), 4),
        "factor": round(variance(worths) / variance(rest), 3),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--only", choices=list(GAMES))
    parser.add_argument("--rounds", type=int, default=1_000)
    parser.add_argument("--seed", default="confirm")
    asked = parser.parse_args()
    rows: dict[str, Any] = json.loads(OUT.read_text("utf-8")) if OUT.exists() else {}
    for key, game in GAMES.items():
        if asked.only in (None, key):
            rows[key] = measured(game, asked.rounds, asked.seed)
            print(key, rows[key], flush=True)
            OUT.write_text(json.dumps(dict(sorted(rows.items())), indent=1) + "\n", "utf-8")
    strength.write()


if __name__ == "__main__":
    main()
