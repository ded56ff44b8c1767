"""What the examples learn: the page."""

from benchmarks import learning_page

from facedown.bots.roster import strongest_bot
from facedown.catalog import GAMES
from learning.net import GAME


def test_the_page_shows_what_was_measured() -> None:
    data = learning_page.read()
    assert learning_page.PAGE.read_text("utf-8") == learning_page.page(data)
    assert learning_page.CURVE.read_text("utf-8") == learning_page.curve_picture(data)


def test_what_was_cloned_is_what_the_data_set_has() -> None:
    assert learning_page.read()["clone"]["bot"] == strongest_bot(GAMES[GAME])
