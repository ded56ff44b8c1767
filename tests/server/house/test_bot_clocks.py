"""How long bots have, whatever the clocks of their table."""

from pathlib import Path

import msgspec
import pytest
from tests.server.house.party import open_house, person, sit_down

from facedown.match import log, wire
from facedown.match.table_info import clock_info
from facedown.server.errors import HouseError

ANA = person("Ana")


@pytest.mark.parametrize("clock", ["turn", "reaction", "setup"])
async def test_bots_are_not_seated_where_a_clock_gives_them_less_than_a_second(
    tmp_path: Path, clock: str
) -> None:
    short, enough = wire.ClockOptions(**{clock: 0.99}), wire.ClockOptions(**{clock: 1})
    async with open_house(tmp_path, bots=False) as house:
        table = wire.TableOptions(game="vinto", seats=4, bots=["sharp"], clocks=enough)
        await house.create(ANA, table)
        with pytest.raises(HouseError) as refused:
            await house.create(ANA, msgspec.structs.replace(table, clocks=short))
        assert (refused.value.code, refused.value.params) == ("clock_too_short", {"least": 1})
        people = await house.create(ANA, wire.TableOptions(game="vinto", seats=4, clocks=short))
        with pytest.raises(HouseError, match="clock_too_short"):
            await house.add_bot(ANA, people.code, "sharp", None)
        with pytest.raises(HouseError, match="clock_too_short"):
            await house.start(ANA, people.code)


async def test_a_bot_that_stands_in_has_a_second_whatever_the_clocks(tmp_path: Path) -> None:
    clocks = wire.ClockOptions(turn=0.5, reaction=0.5, setup=0.5, abandon=0)
    async with open_house(tmp_path, bots=False) as house:
        ana, *_ = await sit_down(house, "Ana", "Bea", "Cal", clocks=clocks)
        assert ana.room is not None
        evening, timing = ana.room.evening, ana.room.evening.timing
        assert clock_info(evening.clock(), timing.since) == wire.ClockInfo("setup", 500, 500)
        ana.room.do(log.StoodIn(at=timing.last_at, seat=1))
        assert clock_info(evening.clock(), timing.since) == wire.ClockInfo("setup", 1000, 1000)
        ana.room.do(log.TookBack(at=timing.last_at, seat=1))
        assert clock_info(evening.clock(), timing.since) == wire.ClockInfo("setup", 500, 500)
