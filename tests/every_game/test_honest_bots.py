"""Every bot, level and character plays by its view alone: unseen cards change no decision."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest
from tests.lengths import MARKS

from facedown.bots.cast import CAST
from facedown.bots.levels import LEVELS, Level, LevelPlayer
from facedown.bots.roster import bots_for
from facedown.bots.search import SearchBot, find_guide
from facedown.bots.search.judging import LEAST
from facedown.catalog import GAMES
from facedown.core.dealer import Dealer
from facedown.core.game import Game
from facedown.core.player import Player
from facedown.core.records import Move
from facedown.core.table import Table, View
from facedown.testing import LawBroken, check_game
from facedown.testing.laws import Maker

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


def level_maker(level: Level) -> Maker:
    return lambda game, chance: LevelPlayer(level, game, chance, LEAST)


def everybody(game: Game[Any]) -> dict[str, Maker]:
    """All who can play a game, by name."""
    levels = LEVELS | {one.key: one.plays for one in CAST.values()}
    bots = {name: quick_search if name == "search" else bot for name, bot in bots_for(game).items()}
    return bots | {name: level_maker(level) for name, level in levels.items()}


def quick_search(game: Game[Any], chance: Dealer) -> Player[Any]:
    """It sees no more with many rollouts than with few."""
    return SearchBot(game, chance, LEAST * find_guide(game).DEARNESS)


class AnyOf:
    """Makes one of several bots, which one its chance decides; counts how often each was made."""

    def __init__(self, makers: dict[str, Maker]) -> None:
        self.makers = makers
        self.made: Counter[str] = Counter()

    def __call__(self, game: Game[Any], chance: Dealer) -> Player[Any]:
        name = Dealer(f"{chance.seed}/who").pick(sorted(self.makers))
        self.made[name] += 1
        return self.makers[name](game, chance)

    @property
    def positions(self) -> int:
        """Each is asked of twice: here, and in another world."""
        return self.made.total() // 2


@pytest.mark.parametrize(
    "game", [pytest.param(GAMES[key], marks=marks, id=key) for key, marks in MARKS.items()]
)
def test_nobody_looks_at_cards_they_were_not_shown(game: Game[Any]) -> None:
    """Law 9, for one of all in each position."""
    anybody = AnyOf(everybody(game))
    check_game(game, plays=6, seed="honest", laws=(9,), moments=8, bots={"anybody": anybody})
    assert anybody.positions > 40


@pytest.mark.slow
@every_game
def test_nobody_looks_at_cards_they_were_not_shown_in_many_positions(game: Game[Any]) -> None:
    """Law 9: some thousands of positions over the games, every bot, level and character."""
    anybody = AnyOf(everybody(game))
    check_game(game, plays=60, seed="many honest", laws=(9,), moments=12, bots={"anybody": anybody})
    assert anybody.positions > 700
    assert set(anybody.made) == set(everybody(game))


class Peeker(Player[Any]):
    """Plays well enough, but by the cards that its seat has not seen, if it can get at them."""

    def __init__(self, game: Game[Any], chance: Dealer) -> None:
        self.game = game

    def choose(self, view: View[Any], moves: Sequence[Move]) -> Move | None:
        table: Table = view.table
        hidden = [placed for placed in table.everything() if not placed.is_seen_by(view.seat)]
        codes = [placed.card.code * (at + 1) for at, placed in enumerate(hidden)]
        return moves[sum(codes) % len(moves)]


def see_through(real: type[Any]) -> Game[Any]:
    """A game whose views hide nothing: what a bot in Python would have if it stole the table."""

    class SeeThrough(real):  # type: ignore[misc]
        def view(self, table: Table, seat: int) -> View[Any]:
            return View(table.copy(), seat)

    game: Game[Any] = SeeThrough()
    return game


@every_game
def test_a_bot_that_peeks_is_caught(game: Game[Any]) -> None:
    with pytest.raises(LawBroken, match="law 9: peeker chose"):
        check_game(
            see_through(type(game)), plays=20, seed="peeks", laws=(9,), bots={"peeker": Peeker}
        )


@every_game
def test_with_a_view_the_same_bot_has_nothing_to_peek_at(game: Game[Any]) -> None:
    check_game(game, plays=4, seed="peeks", laws=(9,), bots={"peeker": Peeker})
