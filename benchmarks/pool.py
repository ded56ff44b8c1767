"""How many decisions a second the bots' processes make, with many tables playing at once.

    python benchmarks/pool.py [--tables 500] [--seconds 10] [--workers 1] [--level regular]

Every seat of every table is a quick bot that asks the pool for each decision, as in the house.
Writes `benchmarks/pool.json`; `benchmarks/levels.py` puts it on its page.
"""

import argparse
import asyncio
import json
import sys
import time
from pathlib import Path
from typing import Any, Final

import msgspec

from facedown import core
from facedown.catalog import GAMES
from facedown.core.dealer import Dealer
from facedown.core.game import Game
from facedown.core.moves import Shuffle
from facedown.core.records import record_from_data
from facedown.core.seats import DEALER
from facedown.match.round import Round
from facedown.match.setups import setup_bytes
from facedown.server.bots import BotPool

OUT: Final = Path(__file__).parent / "pool.json"


class Table:
    """A table of bots that plays round after round."""

    def __init__(self, pool: BotPool, game: Game[Any], level: str, number: int) -> None:
        self.pool, self.game, self.level = pool, game, level
        self.number = number
        self.times: list[float] = []

    async def play(self, until: float) -> None:
        rounds = 0
        while time.perf_counter() < until:
            rounds += 1
            await self._round(f"{self.number}/{rounds}/", until)
            self.pool.forget(f"{self.number}/{rounds}/")

    async def _round(self, key: str, until: float) -> None:
        game = self.game
        players = min(4, game.ALLOWED[1])
        setup = game.setup(game.variant(game.SIMULATED), players)
        dealer = Dealer(key)
        played = Round(game, setup, dealer.deck(game.pack(setup.variant)))
        streams: list[list[bytes]] = [[] for _ in range(players)]
        while played.outcome is None and time.perf_counter() < until:
            seat = game.awaited(played.table)[0]
            if seat == DEALER:
                played.act(DEALER, Shuffle(dealer.order(len(played.table.discard) - 1)))
                continue
            stream = streams[seat]
            for event in played.stream(seat)[len(stream) :]:
                stream.append(msgspec.json.encode(event.data()))
            began = time.perf_counter()
            data = await self.pool.choose(
                f"{key}{seat}", game.KEY, self.level, setup_bytes(setup), seat, stream
            )
            self.times.append(time.perf_counter() - began)
            assert data is not None
            played.act(seat, record_from_data(msgspec.json.decode(data), game.MOVES))


async def measure(key: str, asked: argparse.Namespace) -> dict[str, Any]:
    pool = BotPool(workers=asked.workers, speed=0.0, seed="pool")
    await pool.open()
    tables = [Table(pool, GAMES[key], asked.level, number) for number in range(asked.tables)]
    # The first answers wait for the processes to start: they are not counted.
    await tables[0].play(time.perf_counter() + 1.0)
    tables[0].times.clear()
    began = time.perf_counter()
    await asyncio.gather(*[table.play(began + asked.seconds) for table in tables])
    seconds = time.perf_counter() - began
    await pool.close()
    times = sorted(one for table in tables for one in table.times)
    return {
        "game": key,
        "decisions": len(times),
        "per_second": round(len(times) / seconds),
        "wait_median_ms": round(1000 * times[len(times) // 2]),
        "wait_p99_ms": round(1000 * times[len(times) * 99 // 100]),
        "restarts": pool.restarts,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--level", default="regular")
    asked = parser.parse_args()
    is_compiled = not str(core.dealer.__file__).endswith(".py")
    code = "compiled" if is_compiled else "interpreted"
    data = json.loads(OUT.read_text("utf-8")) if OUT.exists() else {}
    data[code] = {"tables": asked.tables, "workers": asked.workers, "level": asked.level}
    data[code]["games"] = []
    for key in GAMES:
        data[code]["games"].append(asyncio.run(measure(key, asked)))
        print(data[code]["games"][-1], file=sys.stderr)
    OUT.write_text(json.dumps(data, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
