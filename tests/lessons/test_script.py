"""A lesson that is written wrong is refused, with the file, the line and the step."""

import re
from pathlib import Path

import pytest
from tests.lessons.lessons import lesson_in

from facedown.catalog import GAMES
from facedown.core.cards import UNKNOWN
from facedown.core.game import Game
from facedown.core.table import Table
from facedown.lessons import check, script
from facedown.lessons.script import BadLesson

GAME = GAMES["tres-cartas"]

RIGHT = """\
names = ["Bento"]
deck = ["3d 8c Ks", "?? ?? ??", "Jh"]

[[steps]]
id = "peek"
mark = ["place 0:0", "move ready"]
cards = { left = "3d" }
move = ["ready"]
then = ["1> ready"]

[[steps]]
id = "draw"
mark = ["stock"]
move = ["draw"]

[[steps]]
id = "swap"
mark = ["drawn", "hand 1"]
move = ["swap *"]
mistakes = { "discard" = "discard" }

[[steps]]
id = "end"
mark = ["discard", "scores"]
"""


def test_a_lesson_in_order_is_read() -> None:
    lesson = script.parse(GAME, RIGHT, "lesson.toml")
    check.check(lesson)
    assert lesson.names == ("", "Bento")
    assert lesson.script.seconds == 90


def test_the_lesson_of_the_docs_is_in_order() -> None:
    page = (Path(__file__).parents[2] / "docs" / "reference" / "lessons.md").read_text("utf-8")
    (text,) = re.findall(r"```toml\n(.+?)```", page, re.DOTALL)
    check.check(script.parse(GAME, text, "lessons.md"))


def test_cards_that_are_not_named_are_filled_in_from_the_pack() -> None:
    deck = script.parse(GAME, RIGHT, "lesson.toml").deck
    assert UNKNOWN not in deck
    assert [str(card) for card in deck[:7]] == ["3d", "8c", "Ks", "Ac", "Ah", "As", "Jh"]
    assert GAME.pack(GAME.variant()).is_made_of(list(deck))


@pytest.mark.parametrize(
    ("old", "new", "line", "step", "why"),
    [
        ('names = ["Bento"]', "names = Bento", 1, "", "line 1"),
        ('names = ["Bento"]', "names = []", 1, "", "length"),
        ('names = ["Bento"]', 'names = ["Bento"]\nstarter = 2', 1, "", "starter_not_in_play"),
        ('names = ["Bento"]', 'names = ["Bento"]\npreset = "x"', 1, "", "no_such_preset"),
        ('names = ["Bento"]', 'names = ["Bento"]\ncolour = 1', 1, "", "colour"),
        ("Jh", "3d", 1, "", "not_the_pack"),
        ("Jh", "Jk", 1, "", "not_the_pack"),
        ("Jh", "Jx", 1, "", "no_such_card"),
        ('id = "draw"', 'id = "Draw!"', 11, "2", "id"),
        ('id = "draw"', 'id = "draw"\npoint = "x"', 11, "2", "point"),
        ('id = "draw"', 'id = "peek"', 11, "peek", "two steps"),
        ('move = ["draw"]', 'move = ["take"]', 11, "draw", "no move is like take"),
        ('move = ["draw"]', 'move = ["draw", "jump"]', 11, "draw", "no move is like jump"),
        ('"discard" = "discard"', '"swap 1" = "x"', 16, "swap", "no move is like swap 1"),
        ('left = "3d"', 'left = "8c"', 4, "peek", "does not know"),
        ('left = "3d"', 'left = "Jh"', 4, "peek", "does not know"),
        ('left = "3d"', 'left = ""', 4, "peek", "does not know"),
        ('left = "3d"', 'left = "3x"', 4, "peek", "no_such_card"),
        ("place 0:0", "place 0:3", 4, "peek", "no place 0:3"),
        ("place 0:0", "place x", 4, "peek", "no_such_place"),
        ("move ready", "move draw", 4, "peek", "no move draw"),
        ("hand 1", "hand 2", 16, "swap", "no hand 2"),
        ('"stock"', '"drawn"', 11, "draw", "no drawn"),
        ('"stock"', '""', 11, "2", "mark"),
        ('"stock"', '"sky"', 11, "draw", "no_such_mark"),
        ('"stock"', '"stock 1"', 11, "draw", "no_such_mark"),
        ('"stock"', '"pile melds x"', 11, "draw", "no_such_mark"),
        ('"stock"', '"pile melds"', 11, "draw", "no pile melds"),
        ('"stock"', '"card 3d"', 11, "draw", "no card 3d"),
        ("1> ready", "1> draw", 4, "peek", "1> draw: not_now"),
        ("1> ready", "ready", 4, "peek", "ready: no_such_seat"),
        ('id = "end"', 'id = "end"\nmove = ["end"]', 22, "end", "last step"),
    ],
)
def test_what_is_wrong_is_said_with_its_place(
    old: str, new: str, line: int, step: str, why: str
) -> None:
    assert RIGHT.count(old) == 1
    with pytest.raises(BadLesson) as caught:
        check.check(script.parse(GAME, RIGHT.replace(old, new), "lesson.toml"))
    told = caught.value.params
    assert (told["file"], told["line"], told["step"]) == ("lesson.toml", line, step)
    assert re.search(why, str(told["why"]))


def test_a_game_without_a_lesson_has_none() -> None:
    class Silent(Game[Table]):
        KEY = "silent"

    assert Path(__file__).parent.joinpath(script.FILE).is_file() is False
    assert check.lesson_of(Silent()) is None


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_game_has_a_lesson_beside_its_rules(game: Game[Table]) -> None:
    assert Path(lesson_in(game).file).name == script.FILE
