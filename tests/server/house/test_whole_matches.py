"""Whole matches through the house, as clients see them."""

from pathlib import Path

import pytest
from tests.server.house.party import QUICK, Client, open_house, person

from facedown.catalog import GAMES
from facedown.match import transcript, wire
from facedown.match.verify import verify

ANA = person("Ana")


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
async def test_a_match_against_bots_is_played_to_its_end_and_kept(
    game: str, tmp_path: Path
) -> None:
    async with open_house(tmp_path) as house:
        seats = min(3, GAMES[game].OFFICIAL[1])
        options = wire.TableOptions(
            game=game,
            options=GAMES[game].SHORT,
            seats=seats,
            bots=["sharp"] * (seats - 1),
            clocks=QUICK,
        )
        info = await house.create(ANA, options)
        ana = Client(house, ANA, info.code)
        ana.plays = True
        await ana.connect()
        await house.start(ANA, info.code)
        await ana.until(lambda client: client.table.get("records"))

        assert ana.table["stage"] == "over"
        record = await house.services.store.record(ana.table["records"][0])
        assert record is not None
        read = transcript.loads(record.text, GAMES[game])
        verdict = verify(GAMES[game], read)
        assert verdict.rounds == len(ana.table["outcomes"])
        assert all(played.proof is not None for played in read.rounds)
