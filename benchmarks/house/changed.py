"""Whole screens or only what has changed: `python -m benchmarks.house.changed`.

Rounds of random moves; after each move every seat's screen is written whole, and as the parts that
are not as on the screen before. What each takes of the processor, and how long it is.
"""

import json
import random
import statistics
import time
from collections.abc import Callable
from typing import Any, Final

import msgspec
from benchmarks.house.servers import HERE

from facedown.catalog import GAMES
from facedown.core.game import Game
from facedown.core.seats import DEALER
from facedown.core.sight import AID_OFF
from facedown.match.screen import own_part, shared_part
from facedown.match.wire import Screen

RESULTS: Final = HERE / "changed.json"
ROUNDS: Final = 20
MOVES: Final = 60
TIMES: Final = 20
FIELDS: Final = Screen.__struct_fields__

Pair = tuple[Screen, Screen]

_write: Final = msgspec.json.Encoder().encode


def changes(before: Screen, now: Screen) -> dict[str, Any]:
    """What of a screen is not as it was: of the hands only those of some seats."""
    found: dict[str, Any] = {}
    for name in FIELDS:
        old, new = getattr(before, name), getattr(now, name)
        if old is new or old == new:
            continue
        if name == "hands":
            new = {str(seat): row for seat, row in enumerate(new) if row != old[seat]}
        found[name] = new
    return found


def played(game: Game[Any], chance: random.Random) -> list[Pair]:
    """The screens before and after each move of a round, of every seat."""
    setup = game.setup(game.variant(), min(game.OFFICIAL[1], 4))
    deck = list(game.pack(setup.variant).cards)
    chance.shuffle(deck)
    table = game.table(setup)
    game.start(table, deck)
    before: list[Screen] = []
    pairs: list[Pair] = []
    for _ in range(MOVES):
        awaited = game.awaited(table)
        if not awaited or awaited[0] == DEALER:
            break
        game.act(table, awaited[0], chance.choice(game.legal_moves(table, awaited[0])))
        shared = shared_part(game, table, AID_OFF)
        now = [own_part(table, seat, AID_OFF, shared) for seat in range(setup.players)]
        pairs += zip(before, now, strict=False)
        before = now
    return pairs


def cost(pairs: list[Pair], write: Callable[[Screen, Screen], bytes]) -> dict[str, float]:
    start = time.process_time()
    for _ in range(TIMES):
        for pair in pairs:
            write(*pair)
    used = time.process_time() - start
    return {
        "us": round(used / TIMES / len(pairs) * 1e6, 2),
        "bytes": round(statistics.mean(len(write(*pair)) for pair in pairs)),
    }


def main() -> None:
    found = {}
    for key, game in GAMES.items():
        chance = random.Random(key)
        pairs = [pair for _ in range(ROUNDS) for pair in played(game, chance)]
        found[key] = {
            "whole": cost(pairs, lambda _, now: _write(now)),
            "changed": cost(pairs, lambda before, now: _write(changes(before, now))),
        }
        print(key, json.dumps(found[key]), flush=True)
    RESULTS.write_text(json.dumps(found, indent=1) + "\n")


if __name__ == "__main__":
    main()
