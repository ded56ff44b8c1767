"""How tables look: they fit, and they show no more than a screen holds."""

from typing import Any

import pytest

from facedown.bots.roster import make_bot
from facedown.catalog import GAMES
from facedown.cli.drawing.cards import (
    BACK,
    HUGE,
    LARGE,
    MEDIUM,
    SMALL,
    TINY,
    Size,
    corner,
    face,
    gap,
    paint,
)
from facedown.cli.drawing.scene import Scene
from facedown.cli.drawing.table import draw
from facedown.cli.local_table import NAMES
from facedown.core.cards import UNKNOWN, Card, card
from facedown.core.dealer import Dealer
from facedown.core.game import Game
from facedown.core.notation import parse_table
from facedown.core.placed_card import PlacedCard, place
from facedown.core.playout import next_step
from facedown.core.seats import Seat
from facedown.core.sight import AID_OFF
from facedown.core.table import Table
from facedown.i18n.voice import Voice
from facedown.match.screen import screen

SIZES = [(50, 20), (54, 19), (80, 35), (160, 55)]


def played(game: Game[Any], players: int, moves: int, seed: str = "drawing") -> Table:
    """A table after so many random moves, or at the end of its round."""
    dealer = Dealer(seed)
    bots = [make_bot("random", game, dealer.apart(seat)) for seat in range(players)]
    table: Table = game.table(game.setup(game.variant(), players))
    game.start(table, dealer.deck(game.pack(table.setup.variant)))
    for _ in range(moves):
        step = next_step(game, table, bots, dealer)
        if step is None:
            break
        game.act(table, *step)
    return table


def scene_of(game: Game[Any], table: Table, seat: Seat = 0) -> Scene:
    names = ("You", *NAMES)[: table.setup.players]
    sides = game.sides(table.setup.variant, table.setup.players)
    shown = screen(game, table, seat, AID_OFF)
    return Scene(shown, table.setup.seats, Voice(game, names, seat), sides=sides)


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("key", GAMES)
def test_a_table_fits_its_window(key: str, size: tuple[int, int]) -> None:
    game = GAMES[key]
    for moves in (0, 12, 60):
        lines = draw(scene_of(game, played(game, game.OFFICIAL[0], moves)), *size).text.plain
        assert [len(line) for line in lines.split("\n")] == [size[0]] * size[1]
        assert "Stock" in lines


@pytest.mark.parametrize("key", GAMES)
def test_everybody_at_a_full_table_is_drawn(key: str) -> None:
    game = GAMES[key]
    most = game.OFFICIAL[1]
    text = draw(scene_of(game, played(game, most, 0)), 160, 55).text.plain
    assert all(name in text for name in NAMES[: most - 1])


@pytest.mark.parametrize("key", GAMES)
def test_a_drawing_does_not_change_with_the_cards_nobody_may_see(key: str) -> None:
    game = GAMES[key]
    table = played(game, game.OFFICIAL[0], 9)
    other = table.copy()
    hide_and_change(other, game.view(table, 0).table)
    one, two = (draw(scene_of(game, each), 80, 35) for each in (table, other))
    assert one.text == two.text


def hide_and_change(table: Table, view: Table) -> None:
    """Make every card that seat 0 does not know another one."""
    for hand, known in zip(table.hands, view.hands, strict=True):
        for slot, placed in enumerate(known):
            if placed is not None and placed.card is UNKNOWN:
                real = hand[slot]
                assert real is not None
                hand[slot] = PlacedCard(another(real.card), real.known_to, real.lies, real.batch)
    table.stock[:] = [
        PlacedCard(another(real.card), real.known_to, real.lies, real.batch) for real in table.stock
    ]


def another(one: Card) -> Card:
    return card("As") if one != card("As") else card("Kd")


def test_a_card_is_shown_for_a_moment_where_it_lies() -> None:
    game = next(iter(GAMES.values()))
    scene = scene_of(game, played(game, 2, 0))
    scene.shown[place(1, 0)] = card("7h")
    assert "7" not in draw(scene_of(game, played(game, 2, 0)), 80, 30).text.plain
    assert "7" in draw(scene, 80, 30).text.plain


def test_a_key_stands_on_its_card_and_can_be_clicked() -> None:
    game = next(iter(GAMES.values()))
    scene = scene_of(game, played(game, 2, 0))
    scene.marks[("place", place(0, 1))] = "2"
    drawing = draw(scene, 80, 30)
    (area,) = drawing.areas
    assert drawing.key_at(area.x, area.y) == "2"
    assert drawing.key_at(area.x + area.width, area.y) is None
    assert " 2 " in drawing.text.plain


@pytest.mark.parametrize("size", [HUGE, LARGE, MEDIUM, SMALL, TINY], ids=str)
@pytest.mark.parametrize("one", [card("Th"), card("As"), card("Jk"), UNKNOWN], ids=str)
def test_a_card_has_its_size(one: Card, size: Size) -> None:
    for rows in (face(one, size), gap(size), corner(one, size)):
        assert len(rows) == size.height
    assert all(len(row) == size.width for row in face(one, size))


def test_unknown_cards_show_their_backs() -> None:
    assert paint(UNKNOWN) == BACK
    assert face(UNKNOWN, LARGE) == face(UNKNOWN, LARGE)
    assert not any(char.isalnum() for row in face(UNKNOWN, HUGE) for char in row)


@pytest.mark.parametrize("key", GAMES)
def test_piles_of_a_games_own_have_owners_in_play(key: str) -> None:
    game = GAMES[key]
    table = played(game, game.OFFICIAL[0], 80)
    for piles in screen(game, table, 0, AID_OFF).piles.values():
        assert all(pile.owner in table.setup.seats and pile.cards for pile in piles)


def test_the_melds_of_partners_lie_together() -> None:
    """P-44: the other pair's above, one's own below, whoever laid them down."""
    game = GAMES["pinnacola"]
    melds = "0:5c^,6c^,7c^ 1:5h^,6h^,7h^ 2:5s^,6s^,7s^ 3:5d^,6d^,7d^"
    hands = " | ".join(f"hand{seat} 8{suit}!{seat}={seat}" for seat, suit in enumerate("chsd"))
    head = "pinnacola pairs=true | players 4 | phase meld | turns 5"
    table = parse_table(game, f"{head} | {hands} | discard Jc^ | melds {melds}")
    lines = draw(scene_of(game, table), 100, 30).text.plain.splitlines()
    theirs, ours = [
        [line for line in lines if "+" in line and sign in line] for sign in ("5♥", "5♣")
    ]
    assert [" ".join(line.split()) for line in [*theirs, *ours]] == [
        f"{NAMES[0]} + {NAMES[2]} 5♥ 6♥ 7♥ 5♦ 6♦ 7♦",
        f"You + {NAMES[1]} 5♣ 6♣ 7♣ 5♠ 6♠ 7♠",
    ]


@pytest.mark.parametrize("size", [(53, 20), (80, 30), (120, 40)], ids=str)
def test_a_discard_that_lies_open_is_drawn_in_rows(size: tuple[int, int]) -> None:
    """G-13: only what fitted into one line was drawn, where all of it may be looked through."""
    game = GAMES["tres-cartas"]
    placed = "3h^ 4h^ 5h^ 6h^ 7h^ 8h^ 9h^ 3s^ 4s^ 5s^ 6s^ 7s^ 8s^ 9s^ 3d^ 4d^ 5d^ 6d^"
    table = parse_table(game, f"tres-cartas | phase draw | turns 3 | discard {placed}")
    shown = screen(game, table, 0, AID_OFF, history=True)
    text = draw(Scene(shown, (0, 1), Voice(game, ("You", "Ana"), 0)), *size).text.plain
    order = [text.index(sign) for sign in ("3♥", "9♥", "3♠", "9♠", "3♦", "5♦")]
    assert order == sorted(order)
