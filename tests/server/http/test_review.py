"""Reviews over HTTP."""

import asyncio
import sys

import pytest
from tests.arena.test_chances import slept_through
from tests.match.recording import proven
from tests.server.http.client import Client
from tests.server.http.test_replay import as_record

from facedown.arena.analysis import analyse
from facedown.catalog import GAMES
from facedown.server.app import Served
from facedown.server.errors import HouseError
from facedown.server.reviews import Reviews, round_review
from facedown.server.store import Record

pytestmark = pytest.mark.asyncio(loop_scope="module")


def a_record() -> Record:
    game = GAMES["tres-cartas"]
    return as_record(proven(game, "review", options=game.SHORT, players=2))


def says(code: str) -> tuple[str, ...]:
    """A reviewer that does as this program says."""
    return (sys.executable, "-c", code)


@pytest.mark.slow
async def test_a_match_is_reviewed_by_the_house(client: Client, served: Served) -> None:
    record = a_record()
    await served.context.store.add_record(record)
    answer = await client.get(f"/api/records/{record.id}/review")
    assert answer.status == 200
    found = answer.body
    assert found["whole"]
    assert len(found["rounds"]) == record.rounds
    for one in found["rounds"]:
        assert one["unit"] == "points"
        assert sum(seat["luck"] for seat in one["seats"]) == pytest.approx(0.0, abs=0.01)
        assert all(decision["cost"] > 0 for decision in one["decisions"])
    assert served.context.reviews.has(record.id)


@pytest.mark.slow
async def test_a_flip_left_undone_is_told_as_nothing_made() -> None:
    (found,) = analyse(GAMES["cambio"], slept_through("asleep 2"), 16)
    (undone,) = [one for one in round_review(found).decisions if one.made is None]
    assert undone.best == {"type": "flip", "place": {"seat": 0, "slot": 0}}
    assert (undone.number, undone.top) == (14, "2s")


async def test_what_takes_too_long_is_left_out() -> None:
    reviews = Reviews(limit=0.5, command=says("import time; time.sleep(60)"))
    found = await reviews.of(a_record())
    assert (found.rounds, found.whole) == ([], False)


async def test_what_cannot_be_followed_has_no_review() -> None:
    reviews = Reviews(command=says("raise SystemExit(1)"))
    with pytest.raises(HouseError, match="no_review"):
        await reviews.of(a_record())
    assert not reviews.has(a_record().id)


async def test_one_match_is_reviewed_at_a_time() -> None:
    reviews = Reviews(limit=0.5, command=says("import time; time.sleep(60)"))
    was_busy = [reviews.is_busy]
    first = asyncio.create_task(reviews.of(a_record()))
    await asyncio.sleep(0)
    was_busy.append(reviews.is_busy)
    await first
    assert [*was_busy, reviews.is_busy] == [False, True, False]
