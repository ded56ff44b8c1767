"""How many decisions a second the bots' processes make, with many tables playing at once.

    python benchmarks/pool.py [--tables 500] [--seconds 10] [--workers 1] [--level regular]

Every seat of every table is a quick bot that asks the pool for each decision, as in the house.
Decisions are counted by the second of processor time that the processes used, so that whatever
else the machine does has no part in it (Linux).
Writes `benchmarks/pool.json`; `benchmarks/levels.py` puts it on its page.
"""

import argparse
import asyncio
import json
import os
import sys
import time
from pathlib import Path
from typing import Any, Final

import msgspec

from facedown.bench.speed import speed
from facedown.catalog import GAMES
from facedown.core.dealer import Dealer
from facedown.core.game import Game
from facedown.core.moves import Shuffle
from facedown.core.records import Event, record_from_data
from facedown.core.seats import DEALER
from facedown.core.sight import show
from facedown.match.round import Round
from facedown.match.setups import setup_bytes
from facedown.server.bots import Asker, BotPool, Situation

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
            await self._round(f"{self.number}/{rounds}", until)
            self.pool.forget(f"{self.number}/{rounds}")

    async def _round(self, key: str, until: float) -> None:
        game = self.game
        variant = game.variant(game.SIMULATED)
        players = min(4, game.players(variant)[1])
        setup = game.setup(variant, players)
        dealer = Dealer(key)
        played = Round(game, setup, dealer.deck(game.pack(setup.variant)))
        streams: list[list[bytes]] = [[] for _ in range(players)]
        tell(streams, list(played.opening))
        while played.outcome is None and time.perf_counter() < until:
            seat = game.awaited(played.table)[0]
            if seat == DEALER:
                order = dealer.order(len(played.table.discard) - 1)
                tell(streams, played.act(DEALER, Shuffle(order)))
                continue
            began = time.perf_counter()
            about = Situation(
                table=key,
                asker=Asker(str(self.number)),
                key=f"{key}/{seat}",
                game=game.KEY,
                setup=setup_bytes(setup),
                seat=seat,
                events=streams[seat],
            )
            chosen = await self.pool.choose(about, self.level)
            self.times.append(time.perf_counter() - began)
            assert chosen.move is not None
            move = record_from_data(msgspec.json.decode(chosen.move), game.MOVES)
            tell(streams, played.act(seat, move))


def tell(streams: list[list[bytes]], events: list[Event]) -> None:
    """Add what happened to each seat's stream."""
    for seat, stream in enumerate(streams):
        for event in events:
            shown = show(event, seat)
            if shown is not None:
                stream.append(msgspec.json.encode(shown.data()))


def used(pids: list[int]) -> float:
    """The seconds of processor time that processes have used."""
    ticks = 0
    for pid in pids:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK")


async def measure(key: str, asked: argparse.Namespace) -> dict[str, Any]:
    pool = BotPool(workers=asked.workers, speed=0.0, seed="pool")
    await pool.open()
    tables = [Table(pool, GAMES[key], asked.level, number) for number in range(asked.tables)]
    # The first answers wait for the processes to start: they are not counted.
    await tables[0].play(time.perf_counter() + 1.0)
    tables[0].times.clear()
    before = used(pool.pids)
    began = time.perf_counter()
    await asyncio.gather(*[table.play(began + asked.seconds) for table in tables])
    seconds = used(pool.pids) - before
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
    code = speed()
    data = json.loads(OUT.read_text("utf-8")) if OUT.exists() else {}
    data[code] = {"tables": asked.tables, "workers": asked.workers, "level": asked.level}
    data[code]["games"] = []
    for key in GAMES:
        data[code]["games"].append(asyncio.run(measure(key, asked)))
        print(data[code]["games"][-1], file=sys.stderr)
    OUT.write_text(json.dumps(data, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
