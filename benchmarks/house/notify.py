"""How soon one process hears what another tells it over PostgreSQL's NOTIFY, and how much at once.

python -m benchmarks.house.notify writes benchmarks/house/notify.json.
"""

import asyncio
import json
import statistics
import time
from typing import Any, Final

from benchmarks.house.cluster import cluster
from benchmarks.house.servers import HERE

from facedown.server.bus import PERSON
from facedown.server.postgres_bus import PostgresBus
from facedown.server.store.postgres import PostgresStore

TOLD: Final = 1000


async def measure(url: str) -> dict[str, Any]:
    """The way from one process to another, alone and among many."""
    stores = [await PostgresStore.open(url, is_shared=True) for _ in range(2)]
    one, other = [await PostgresBus.open(store) for store in stores]
    heard: asyncio.Queue[str] = asyncio.Queue()
    other.subscribe(PERSON, heard.put_nowait)
    alone = []
    for number in range(TOLD):
        start = time.perf_counter()
        one.tell(PERSON, str(number))
        assert await heard.get() == str(number)
        alone.append((time.perf_counter() - start) * 1000)
    start = time.perf_counter()
    for number in range(TOLD):
        one.tell(PERSON, str(number))
    for _ in range(TOLD):
        await heard.get()
    together = time.perf_counter() - start
    for bus in (one, other):
        bus.close()
    for store in stores:
        await store.close()
    return {
        "told": TOLD,
        "p50_ms": round(statistics.median(alone), 2),
        "p99_ms": round(statistics.quantiles(alone, n=100)[98], 2),
        "a_second_at_once": round(TOLD / together),
    }


def main() -> None:
    with cluster(durable=True) as server:
        found = asyncio.run(measure(server.url()))
    (HERE / "notify.json").write_text(json.dumps(found, indent=1) + "\n")
    print(json.dumps(found, indent=1))


if __name__ == "__main__":
    main()
