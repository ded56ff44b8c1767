"""What the characters at a table say."""

from typing import Any

import pytest
from tests.server.house.party import person

from facedown.bots.talk import LINES, OFTEN
from facedown.catalog import GAMES
from facedown.core.dealer import Dealer
from facedown.match import log, wire
from facedown.match.evening import PLAYING, Evening
from facedown.server.banter import Banter
from facedown.server.casting import bot_sat

ANA = person("Ana")


def a_table(code: str, game: str = "cambio", **more: Any) -> Evening:
    """Ana and three characters, about to be dealt."""
    options = wire.TableOptions(game=game, seats=4, **more)
    opened = log.Opened(at=1.0, code=code, options=options, version=GAMES[game].VERSION)
    evening = Evening(GAMES[game], opened)
    evening.apply(log.Sat(at=1.0, seat=0, person=ANA.id, name=ANA.name))
    for seat in (1, 2, 3):
        evening.apply(bot_sat(evening, 1.0, seat, "sharp"))
    return evening


def lines_of_a_round(code: str, secret: str = "07" * 32, **more: Any) -> list[wire.Said]:
    """All that is said in the first round, which goes by the moves that the rules have."""
    evening = a_table(code, **more)
    banter, said = Banter(evening), []
    evening.apply(log.Began(at=2.0, secret=secret))
    evening.apply(log.SharesAsked(at=2.0))
    entry: log.AnyEntry = log.CardsDealt(at=2.0)
    chance = Dealer(code)
    while True:
        events = evening.apply(entry)
        if (one := banter.after(entry, events)) is not None:
            said.append(one)
        if evening.stage != PLAYING:
            return said
        assert evening.round is not None
        table, game = evening.round.table, evening.game
        seat = game.awaited(table)[0]
        calls = [one for one in game.legal_moves(table, seat) if isinstance(one, game.CALLS)]
        is_time = table.turns > 8 and chance.share() < 0.5
        move = calls[0] if calls and is_time else game.default_move(table, seat)
        entry = log.Moved(at=3.0, seat=seat, move=move.data(), by=log.BOT)


CODES = ["BBBBBB", "CCCCCC", "DDDDDD", "FFFFFF", "GGGGGG", "HHHHHH"]


def test_characters_say_something_and_not_much() -> None:
    said = [lines_of_a_round(code) for code in CODES]
    assert any(said)
    assert max(len(lines) for lines in said) <= 6


def test_a_line_is_one_of_the_character_in_that_seat() -> None:
    for code in CODES:
        chairs = a_table(code).seating.chairs
        for one in lines_of_a_round(code):
            character = chairs[one.seat].character
            lines = {f"say-{character}_{moment}_{i + 1}" for moment in OFTEN for i in range(LINES)}
            assert one.line in lines


def test_what_is_said_about_the_end_says_so() -> None:
    said = [one for code in CODES for one in lines_of_a_round(code)]
    ends = ("_wins_", "_loses_", "_overtaken_")
    assert any(one.verdict for one in said)
    for one in said:
        assert one.verdict == any(end in one.line for end in ends)


def test_the_same_happening_at_the_same_table_lets_the_same_be_said() -> None:
    assert [*map(lines_of_a_round, CODES)] == [*map(lines_of_a_round, CODES)]


def test_before_anything_has_happened_the_cards_make_no_difference() -> None:
    """The first line is of the deal: other cards, the same words."""
    for code in CODES:
        first, other = (lines_of_a_round(code, secret=byte * 32)[:1] for byte in ("07", "5a"))
        greets = [[one for one in said if "_sits_" in one.line] for said in (first, other)]
        assert greets[0] == greets[1]


@pytest.mark.parametrize("code", CODES)
def test_where_nobody_wants_it_nothing_is_said(code: str) -> None:
    assert lines_of_a_round(code, banter=False) == []


def test_a_bot_that_plays_for_a_person_says_nothing() -> None:
    evening = a_table("BBBBBB")
    for seat in (1, 2, 3):
        evening.apply(log.Left(at=1.0, seat=seat))
        evening.apply(log.Sat(at=1.0, seat=seat, person=f"id-{seat}", name=f"Bea {seat}"))
    banter = Banter(evening)
    evening.apply(log.Began(at=2.0, secret="07" * 32))
    for seat in (1, 2, 3):
        evening.apply(log.Resigned(at=2.0, seat=seat, character="zoe", name="Zoe"))
    evening.apply(log.SharesAsked(at=2.0))
    dealt = log.CardsDealt(at=2.0)
    assert banter.after(dealt, evening.apply(dealt)) is None
