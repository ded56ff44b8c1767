"""The characters that bots play: what their temperament makes of their level."""

from pathlib import Path
from statistics import fmean
from typing import Any
from xml.etree import ElementTree

import pytest
from tests.bots.test_levels import maker

from facedown.bots.cast import CAST, FACES, Character
from facedown.bots.levels import LEVELS, Level, LevelPlayer, Temperament
from facedown.bots.talk import CALLS, MISSED, RIGHT, moment_of
from facedown.catalog import GAMES
from facedown.core.dealer import Dealer
from facedown.core.game import REACTION_CLOCK, TURN_CLOCK
from facedown.core.moves import Shuffle
from facedown.core.seats import DEALER
from facedown.core.sight import show
from facedown.core.table import View
from facedown.testing import check_game

DRAWINGS = Path(__file__).parents[2] / "web" / "public" / "faces"
LARGEST = 2048

every_character = pytest.mark.parametrize("character", CAST.values(), ids=CAST)


def play(key: str, level: Level, seed: str) -> dict[str, Any]:
    """A round of four alike: in which turn somebody called, and what came of reactions."""
    game = GAMES[key]
    dealer = Dealer(seed)
    setup = game.setup(game.variant(game.SIMULATED), 4)
    table = game.table(setup)
    views: list[View[Any]] = [View(game.table(setup), seat) for seat in setup.seats]
    bots = [LevelPlayer(level, game, dealer.apart(seat)) for seat in setup.seats]
    events = game.start(table, dealer.deck(game.pack(setup.variant)))
    did: dict[str, Any] = {CALLS: table.turns, RIGHT: 0, MISSED: 0}
    while True:
        for event in events:
            for view, bot in zip(views, bots, strict=True):
                moment = moment_of(event, view.seat)
                if moment:
                    did[moment] = table.turns if moment == CALLS else did[moment] + 1
                shown = show(event, view.seat)
                if shown is not None:
                    game.apply(view.table, shown)
                    bot.follow(view, shown)
        awaited = game.awaited(table)
        if not awaited:
            return did
        if awaited[0] == DEALER:
            events = game.act(table, DEALER, Shuffle(dealer.order(len(table.discard) - 1)))
            continue
        for seat in [*game.invited(table), awaited[0]]:
            moves = game.legal_moves(views[seat].table, seat)
            move = bots[seat].choose(views[seat], moves) if moves else None
            if move is not None:
                events = game.act(table, seat, move)
                break


BOLD, CAREFUL = Temperament(risk=0.8), Temperament(risk=-0.8)


@pytest.mark.long
@pytest.mark.slow
@pytest.mark.parametrize(("key", "deals"), [("cambio", 6), ("vinto", 4), ("tres-cartas", 6)])
def test_the_bold_call_earlier_than_the_careful(key: str, deals: int) -> None:
    level = LEVELS["regular"]
    turns = [
        fmean(play(key, level.played_by(mood), f"turns {n}")[CALLS] for n in range(deals))
        for mood in (BOLD, CAREFUL)
    ]
    assert turns[0] < turns[1]


@pytest.mark.long
@pytest.mark.slow
def test_the_bold_flip_more_often_and_more_often_wrong() -> None:
    """They go by a hunch where the careful want to be sure."""
    wrong, flips = {}, {}
    for mood in (BOLD, CAREFUL):
        rounds = [
            play("cambio", LEVELS["relaxed"].played_by(mood), f"flips {n}") for n in range(7, 13)
        ]
        wrong[mood] = sum(one[MISSED] for one in rounds)
        flips[mood] = wrong[mood] + sum(one[RIGHT] for one in rounds)
    assert wrong[BOLD] > wrong[CAREFUL]
    assert flips[BOLD] / wrong[BOLD] > 2, "bold, and no fool"
    assert flips[CAREFUL] > 0


def test_a_slow_one_reacts_later_within_the_same_bounds() -> None:
    level = LEVELS["regular"]
    quick, slow = (level.played_by(Temperament(pace=pace)) for pace in (0.8, 1.3))
    for kind in (TURN_CLOCK, REACTION_CLOCK):
        took = [[one.delay(kind, Dealer(n)) for n in range(400)] for one in (quick, level, slow)]
        means = [fmean(times) for times in took]
        assert means == sorted(means)
        if kind == REACTION_CLOCK:
            assert all(3.0 <= seconds <= 4.5 for times in took for seconds in times)


def test_nobody_forgets_as_a_master() -> None:
    forgetful = LEVELS["master"].played_by(Temperament(forgets=2.0)).forgetting
    assert (forgetful.rates, forgetful.mixing) == ((0.0, 0.0, 0.0), 0.0)


@pytest.mark.long
@pytest.mark.slow
def test_an_even_temper_changes_nothing() -> None:
    level = LEVELS["regular"]
    even = level.played_by(Temperament())
    for key in ("cambio", "tres-cartas"):
        assert play(key, level, "even") == play(key, even, "even")
    assert [level.delay(kind, Dealer(1)) for kind in level.tempo] == [
        even.delay(kind, Dealer(1)) for kind in level.tempo
    ]


@pytest.mark.long
@pytest.mark.slow
@pytest.mark.parametrize("key", ["cambio", "vinto"])
def test_no_temperament_knows_what_it_has_not_seen(key: str) -> None:
    """Law 9: a hunch is made of what was shown, and doubt of when."""
    makers = {
        name: maker(LEVELS["relaxed"].played_by(mood))
        for name, mood in (("bold", BOLD), ("careful", CAREFUL))
    }
    check_game(GAMES[key], plays=6, seed="moods", laws=(9,), moments=6, bots=makers)


@every_character
def test_every_character_keeps_within_its_level(character: Character) -> None:
    mood = character.temperament
    assert 0.75 <= mood.pace <= 1.35
    assert -0.8 <= mood.risk <= 0.8
    assert 0.75 <= mood.forgets <= 1.25
    assert character.plays.name == character.level


def test_every_level_has_three_characters_who_differ() -> None:
    for level in LEVELS:
        moods = [one.temperament for one in CAST.values() if one.level == level]
        assert len(moods) == 3
        assert len({(mood.pace, mood.risk, mood.forgets) for mood in moods}) == 3


# -- faces ---------------------------------------------------------------------------------------


def test_every_face_is_drawn_and_every_drawing_is_a_face() -> None:
    wanted = {*(one.face for one in CAST.values()), *FACES}
    assert len(wanted) == len(CAST) + len(FACES)
    assert {file.stem for file in DRAWINGS.iterdir()} == wanted


@pytest.mark.parametrize("file", sorted(DRAWINGS.iterdir()), ids=lambda file: file.stem)
def test_a_face_is_a_small_square_drawing_without_words_or_scripts(file: Path) -> None:
    assert file.stat().st_size <= LARGEST
    drawing = ElementTree.parse(file).getroot()
    assert drawing.get("viewBox") == "0 0 96 96"
    shapes = {"g", "path", "circle", "ellipse", "rect"}
    assert {one.tag.rpartition("}")[2] for one in drawing.iter()} - {"svg"} <= shapes
