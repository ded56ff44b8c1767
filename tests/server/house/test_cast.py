"""Characters in the seats of bots: who sits where, who plays, and what is shown and kept."""

from pathlib import Path

import pytest
from tests.server.house.party import Client, open_house, person, sit_down

from facedown.bots.cast import CAST
from facedown.bots.levels import LEVELS
from facedown.core.errors import BadOption, FacedownError
from facedown.match import log, wire
from facedown.server.casting import bot_sat
from facedown.server.errors import HouseError
from facedown.server.house import House
from facedown.server.people import Person

ANA, BEA = person("Ana"), person("Bea")


def table_for(*bots: str, seats: int = 4, **more: object) -> wire.TableOptions:
    return wire.TableOptions(game="cambio", seats=seats, bots=[*bots], **more)  # type: ignore[arg-type]


def renamed(name: str, face: str) -> Person:
    """Ana under another name."""
    return Person(id=ANA.id, name=name, face=face)


async def seats_of(house: House, *bots: str, seats: int = 4) -> list[wire.SeatInfo]:
    """The seats of a table with these bots, the one who opened it left out."""
    info = await house.create(ANA, table_for(*bots, seats=seats))
    return info.seats[1:]


@pytest.mark.parametrize("level", LEVELS)
async def test_a_bot_of_a_level_is_a_character_of_that_level(level: str, tmp_path: Path) -> None:
    async with open_house(tmp_path, bots=False) as house:
        seated = await seats_of(house, level, level, level)
    of_level = {one.name: one.face for one in CAST.values() if one.level == level}
    assert {seat.name: seat.face for seat in seated} == of_level
    assert {seat.level for seat in seated} == {level}


async def test_no_character_sits_down_by_itself_beside_a_person_of_its_name(tmp_path: Path) -> None:
    async with open_house(tmp_path, bots=False) as house:
        info = await house.create(person("Zoe"), table_for("master", "master", "master"))
    assert [seat.name for seat in info.seats].count("Zoe") == 1
    assert {seat.name for seat in info.seats} >= {"Zoe", "Corvo", "Vera"}


async def test_where_a_level_has_nobody_left_the_next_one_helps_out(tmp_path: Path) -> None:
    async with open_house(tmp_path, bots=False) as house:
        seated = await seats_of(house, *["master"] * 5, seats=6)
    assert len({seat.name for seat in seated}) == 5
    assert {seat.level for seat in seated} == {"master"}
    assert sorted({CAST[seat.face].level for seat in seated}) == ["master", "sharp"]


async def test_a_certain_character_can_be_asked_for(tmp_path: Path) -> None:
    async with open_house(tmp_path, bots=False) as house:
        seated = await seats_of(house, "regular", "rosa", "regular")
    assert [seat.name for seat in seated][1] == "Rosa"
    assert seated[1].level == "relaxed"


@pytest.mark.parametrize(
    ("bots", "error", "code"),
    [
        (("rosa", "rosa"), HouseError, "character_seated"),
        (("nobody",), BadOption, "no_such_level"),
    ],
)
async def test_nobody_sits_down_twice_nor_who_is_not_in_the_cast(
    bots: tuple[str, ...], error: type[FacedownError], code: str, tmp_path: Path
) -> None:
    async with open_house(tmp_path, bots=False) as house:
        with pytest.raises(error) as refused:
            await house.create(ANA, table_for(*bots))
    assert refused.value.code == code


async def test_whoever_sits_there_cannot_be_added_again(tmp_path: Path) -> None:
    async with open_house(tmp_path, bots=False) as house:
        info = await house.create(ANA, table_for("rosa"))
        with pytest.raises(HouseError) as refused:
            await house.add_bot(ANA, info.code, "rosa", None)
        await house.add_bot(ANA, info.code, "otto", None)
        seats = (await house.info(info.code, ANA)).seats
    assert refused.value.params == {"name": "Rosa"}
    assert [seat.name for seat in seats] == ["Ana", "Otto", "", "Rosa"]


async def test_a_character_is_the_same_after_a_restart(tmp_path: Path) -> None:
    async with open_house(tmp_path, bots=False) as house:
        before = await house.create(ANA, table_for("regular", "sharp", "rosa"))
    async with open_house(tmp_path, bots=False) as house:
        after = await house.info(before.code, ANA)
    assert after.seats == before.seats


async def test_a_seat_of_a_log_older_than_the_cast_has_its_level(tmp_path: Path) -> None:
    async with open_house(tmp_path, bots=False) as house:
        info = await house.create(ANA, table_for())
        room = await house.find(info.code)
        room.do(log.read(b'{"type":"bot_sat","at":1.0,"seat":1,"level":"sharp"}'))
        await room.settled()
        seat = (await house.info(info.code, ANA)).seats[1]
    assert (seat.kind, seat.name, seat.level, seat.face) == ("bot", "", "sharp", "")


async def test_the_entry_in_the_log_says_who_it_is(tmp_path: Path) -> None:
    async with open_house(tmp_path, bots=False) as house:
        info = await house.create(ANA, table_for())
        room = await house.find(info.code)
        entry = bot_sat(room.evening, 5.0, 1, "vera")
    assert entry == log.BotSat(at=5.0, seat=1, level="master", character="vera", name="Vera")


async def test_a_character_plays_as_it_is(tmp_path: Path) -> None:
    """How long it takes is drawn from its own tempo."""
    asked: list[tuple[str, str]] = []
    async with open_house(tmp_path) as house:
        bots = house.services.bots
        delay = bots.delay

        def watch(level: str, kind: str, window: float, character: str = "") -> float:
            asked.append((level, character))
            return delay(level, kind, window, character)

        bots.delay = watch  # type: ignore[method-assign]
        await sit_down(house, "Ana", seats=2, bots=["gil"])
    assert set(asked) == {("relaxed", "gil")}


async def test_who_resigns_leaves_the_name_and_the_face_to_a_bot(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ana, bea = await sit_down(house, "Ana", "Bea")
        await house.leave(BEA, ana.code)
        await ana.until(lambda one: one.table["seats"][1]["kind"] == "bot")
        assert bea.closed
    seat = ana.table["seats"][1]
    assert (seat["name"], seat["stand_in"]) == ("Bea", True)


@pytest.mark.slow
async def test_of_who_is_forgotten_a_character_takes_the_seat(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ana, _ = await sit_down(house, "Ana", "Bea")
        await house.forget(BEA)
        await ana.until(lambda one: one.table["seats"][1]["kind"] == "bot")
    seat = ana.table["seats"][1]
    assert (seat["name"].lower(), seat["stand_in"]) == (seat["face"], False)
    assert seat["face"] in CAST


@pytest.mark.slow
async def test_a_record_and_its_transcript_name_the_characters(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        info = await house.create(ANA, wire.TableOptions(game="tres-cartas", seats=2, bots=["zoe"]))
        ana = Client(house, ANA, info.code)
        ana.plays = True
        await ana.connect()
        await house.start(ANA, info.code)
        await ana.until(lambda one: one.table.get("records"), seconds=240)
        record = await house.services.store.record(ana.table["records"][0])
    assert record is not None
    assert [(seat.name, seat.bot, seat.face) for seat in record.seats][1] == (
        "Zoe",
        "master",
        "zoe",
    )
    assert "player 1 Zoe\n" in record.text


async def test_a_new_name_and_face_are_shown_where_a_table_waits(tmp_path: Path) -> None:
    async with open_house(tmp_path, bots=False) as house:
        info = await house.create(ANA, table_for())
        ana = await Client(house, ANA, info.code).connect()
        await house.rename(renamed("Anouk", "owl"))
        await ana.until(lambda one: one.table["seats"][0]["name"] == "Anouk")
    assert ana.table["seats"][0]["face"] == "owl"


async def play_to_the_end(house: House, *clients: Client) -> list[str]:
    """Play the match, and then wait for Ana's new name; the names that the record has."""
    for client in clients:
        client.plays = True
        client._play()
    ana = clients[0]
    await ana.until(lambda one: one.table["seats"][0]["name"] == "Anouk")
    assert ana.table["seats"][0]["face"] == "owl"
    record = await house.services.store.record(ana.table["records"][0])
    assert record is not None
    return [seat.name for seat in record.seats]


@pytest.mark.slow
async def test_a_match_keeps_the_names_it_began_with(tmp_path: Path) -> None:
    async with open_house(tmp_path, bots=False) as house:
        ana, bea = await sit_down(house, "Ana", "Bea")
        await house.rename(renamed("Anouk", "owl"))
        assert (await house.info(ana.code, ANA)).seats[0].name == "Ana"
        assert await play_to_the_end(house, ana, bea) == ["Ana", "Bea"]


@pytest.mark.slow
async def test_a_name_that_was_changed_while_the_house_was_closed_is_shown_after_the_match(
    tmp_path: Path,
) -> None:
    async with open_house(tmp_path, bots=False) as house:
        ana, _ = await sit_down(house, "Ana", "Bea")
    async with open_house(tmp_path, bots=False) as house:
        anouk = await Client(house, renamed("Anouk", "owl"), ana.code).connect()
        bea = await Client(house, BEA, ana.code).connect()
        assert bea.table["seats"][0]["name"] == "Ana"
        assert await play_to_the_end(house, anouk, bea) == ["Ana", "Bea"]


@pytest.mark.slow
async def test_the_lobby_lists_names_faces_and_scores(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        await sit_down(house, "Ana", seats=2, bots=["gil"])
        (card,) = house.person_tables.here(ANA)
    assert (card.names, card.faces) == (["Ana", "Gil"], ["", "gil"])
    assert (card.round, card.scores) == (1, [0, 0])
