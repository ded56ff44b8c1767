"""What the first houses wrote is still good: their data, a backup and their games.

`tests/fixtures/first_houses` was written by a house of version 0.1, which was killed in the middle
of four matches, one of each game; it had kept one finished match of each.
"""

import json
import shutil
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import pytest
from tests.cli.conftest import Command, facedown
from tests.server.house.party import Client, open_house

from facedown.catalog import GAMES
from facedown.match import transcript
from facedown.match.verify import verify
from facedown.server.people import Person
from facedown.server.store.folder import database_of, key_file_of
from facedown.server.tokens import Tokens, load_keys

__all__ = ["facedown"]

WRITTEN: Final = Path(__file__).parents[1] / "fixtures" / "first_houses"
# Somewhat after the last thing that happened there: nobody has been away for long.
THEN: Final = 1_794_796_630.0

PEOPLE: Final[list[dict[str, Any]]] = json.loads((WRITTEN / "people.json").read_text())
UNFINISHED: Final = {one["game"]: one for one in PEOPLE if one["unfinished"]}
FINISHED: Final = {one["game"]: one for one in PEOPLE if not one["unfinished"]}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of that data folder."""
    copy = tmp_path / "data"
    copy.mkdir(mode=0o700)
    shutil.copy(WRITTEN / "facedown.sqlite", database_of(copy))
    shutil.copy(WRITTEN / "signing.key", key_file_of(copy))
    return copy


def clock_from(then: float) -> Callable[[], float]:
    begun = time.monotonic()
    return lambda: then + time.monotonic() - begun


def owner(folder: Path, token: str) -> Person:
    person, _ = Tokens(load_keys(key_file_of(folder))).read(token)
    return Person(id=person, name="Old")


async def play_on(folder: Path, game: str) -> None:
    """The person comes back to the unfinished match, plays it to its end, and it verifies."""
    left = UNFINISHED[game]
    async with open_house(folder, clock=clock_from(THEN)) as house:
        client = Client(house, owner(folder, left["token"]), left["table"])
        client.plays = True
        await client.connect()
        assert client.seat == 0
        assert client.of("welcome")[0]["table"]["stage"] == "playing"
        await client.until(lambda one: one.table.get("records"), seconds=240)
        record = await house.services.store.record(client.table["records"][0])
        assert record is not None
        read = transcript.loads(record.text, GAMES[game])
        assert verify(GAMES[game], read).rounds == len(client.table["outcomes"])


def test_there_is_a_match_of_every_kind() -> None:
    assert set(UNFINISHED) == set(FINISHED) == {"tres-cartas", "cambio", "vinto", "pinnacola"}


@pytest.mark.slow
@pytest.mark.parametrize("game", UNFINISHED)
async def test_a_match_left_unfinished_is_played_on(game: str, folder: Path) -> None:
    await play_on(folder, game)


@pytest.mark.slow
async def test_a_backup_opens_and_its_matches_are_played_on(
    tmp_path: Path, facedown: Command
) -> None:
    folder = tmp_path / "restored"
    assert facedown("restore", str(WRITTEN / "house.backup"), "--data", str(folder)).code == 0
    await play_on(folder, "tres-cartas")


@pytest.mark.parametrize("game", FINISHED)
async def test_a_finished_match_is_replayed_and_verified(
    game: str, folder: Path, tmp_path: Path, facedown: Command
) -> None:
    async with open_house(folder, clock=clock_from(THEN), bots=False) as house:
        person = owner(folder, FINISHED[game]["token"])
        [kept] = await house.services.store.records_of(person.id)
        record = await house.services.store.record(kept.id)
    assert record is not None
    file = tmp_path / "match.txt"
    file.write_text(record.text, "utf-8")
    verified = facedown("verify", str(file))
    assert (verified.code, verified.err) == (0, "")
    assert facedown("replay", str(file)).code == 0


def test_exported_games_are_taken_in(tmp_path: Path, facedown: Command) -> None:
    ran = facedown("import", str(WRITTEN / "games.zip"), "--data", str(tmp_path / "new"))
    assert ran.code == 0
    assert "4" in ran.out
