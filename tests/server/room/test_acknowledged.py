"""Up to where each seat has seen its stream."""

from pathlib import Path

from tests.server.room.scene import dealt

from facedown.core.seats import WATCHER
from facedown.server.acknowledged import Acknowledged
from facedown.server.store import SqliteStore


async def test_what_is_acknowledged_is_not_sent_again(tmp_path: Path) -> None:
    store, evening = await SqliteStore.open(tmp_path), dealt("Ana", "Bea")
    length = evening.length(0)
    seen = Acknowledged(store, evening, {})
    assert seen.resume(0, 0) == 0
    seen.note(0, 1)
    assert seen.resume(0, 0) == 1, "saying less takes nothing back"
    assert seen.resume(0, 10_000) == length, "nobody has seen what was not sent"
    assert seen.resume(1, 0) == 0
    await store.close()


async def test_watchers_begin_where_they_are_or_say_they_were(tmp_path: Path) -> None:
    store, evening = await SqliteStore.open(tmp_path), dealt("Ana", "Bea")
    seen, length = Acknowledged(store, evening, {}), evening.length(WATCHER)
    assert [seen.resume(WATCHER, number) for number in (0, 1, 10_000)] == [length, 1, length]
    await store.close()
