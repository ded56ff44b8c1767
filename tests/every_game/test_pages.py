"""The pages of the games: one in every language, alike in shape, and true to what cards count.

The first table of a page says what cards are worth: cards, points and, where a game has them,
what they do. Cards are written `2–6`, `J, Q` or `K♥, K♦`; points are one number for all of
them, or the same list again for cards that count their number. `—` is a card that does nothing.
"""

import re
from typing import Any

import pytest

from facedown.catalog import GAMES, PLUGINS
from facedown.core.cards import RANK_TEXT, SUIT_TEXT, Card, card
from facedown.core.game import Game
from facedown.i18n.catalogue import game_folder, languages, messages
from facedown.i18n.voice import SUIT_SIGNS

NOTHING = "—"
JOKER_SIGN = "★"
MINUS = "−"

OURS = [game for game in GAMES.values() if game.KEY not in PLUGINS]

every_page = pytest.mark.parametrize(
    ("game", "language"),
    [(game, language) for game in OURS for language in languages()],
    ids=lambda value: value if isinstance(value, str) else value.KEY,
)
every_game = pytest.mark.parametrize("game", OURS, ids=lambda game: game.KEY)


def page(game: Game[Any], language: str) -> str:
    return (game_folder(game) / f"{language}.md").read_text("utf-8")


def shape(text: str) -> list[str]:
    """The levels of the headings, and how many rows each table has, from top to bottom."""
    return re.findall(r"^#+(?= )|^\|(?=.*\|$)", text, re.MULTILINE)


def first_table(text: str) -> list[list[str]]:
    """The cells of the rows below the head."""
    lines = re.search(r"(?:^\|.*\|\n)+", text, re.MULTILINE)
    assert lines, "the page has no table"
    rows = lines.group().splitlines()[2:]
    return [[cell.strip() for cell in row.strip("|").split("|")] for row in rows]


def signs(cell: str) -> list[str]:
    """`2–4, J` as `2`, `3`, `4`, `J`."""
    found: list[str] = []
    for part in cell.split(", "):
        low, _, high = part.partition("–")
        found += [str(rank) for rank in range(int(low), int(high) + 1)] if high else [part]
    return found


def cards(sign: str) -> list[Card]:
    """The cards of a rank, or the one card that is named."""
    if sign == JOKER_SIGN:
        return [card("Jk")]
    rank, suits = sign.rstrip(SUIT_SIGNS).replace("10", "T"), SUIT_TEXT
    assert rank in RANK_TEXT
    if sign[-1] in SUIT_SIGNS:
        suits = SUIT_TEXT[SUIT_SIGNS.index(sign[-1])]
    return [card(rank + suit) for suit in suits]


def worths(row: list[str]) -> dict[Card, int]:
    """What a row says that each of its cards counts."""
    named = signs(row[0])
    points = [int(point.replace(MINUS, "-")) for point in signs(row[1])]
    if len(points) == 1:
        points *= len(named)
    each = zip(named, points, strict=True)
    return {one: point for sign, point in each for one in cards(sign)}


@every_page
def test_a_page_is_headed_by_the_name_of_its_game(game: Game[Any], language: str) -> None:
    name = messages(language, game).text("game")
    assert page(game, language).splitlines()[0] == f"# {name}"


@every_page
def test_a_page_has_the_headings_and_tables_of_the_english_one(
    game: Game[Any], language: str
) -> None:
    assert shape(page(game, language)) == shape(page(game, "en"))


@every_page
def test_a_page_says_what_every_card_is_worth(game: Game[Any], language: str) -> None:
    variant = game.variant()
    said: dict[Card, int] = {}
    for row in first_table(page(game, language)):
        said |= worths(row)
    assert said == {one: game.worth(variant, one) for one in game.pack(variant).cards}


@every_page
def test_a_page_says_of_every_card_whether_it_does_something(
    game: Game[Any], language: str
) -> None:
    variant = game.variant()
    for row in first_table(page(game, language)):
        says_something = len(row) > 2 and row[2] != NOTHING
        for one in worths(row):
            assert bool(game.ability(variant, one)) == says_something, row


@every_game
def test_cards_that_do_different_things_are_in_different_rows(game: Game[Any]) -> None:
    variant = game.variant()
    for row in first_table(page(game, "en")):
        assert len({game.ability(variant, one) for one in worths(row)}) == 1, row
