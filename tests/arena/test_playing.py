"""One round or match of bots: decided by its seed, by names or by what makes a bot."""

from collections import Counter
from collections.abc import Sequence
from functools import partial
from typing import Any, ClassVar

import pytest

from facedown.arena import Stuck, bot_name, play_alone, play_match, playing
from facedown.arena.guard import Guarded
from facedown.arena.playing import match_of
from facedown.bots.history import Past, Remembering
from facedown.bots.random_bot import RandomBot
from facedown.catalog import GAMES
from facedown.core.dealer import Dealer
from facedown.core.errors import BadOption, BadSetup
from facedown.core.game import Game
from facedown.core.outcome import Outcome
from facedown.core.player import Player
from facedown.core.records import Event, Move
from facedown.core.table import View

GAME = next(iter(GAMES.values()))


class First(Player[Any]):
    """Makes the first move it can."""

    def __init__(self, game: Game[Any], chance: Dealer) -> None:
        self.game = game
        self.chance = chance

    def choose(self, view: View[Any], moves: Sequence[Move]) -> Move | None:
        return moves[0]


class Listener(First):
    """Remembers what it was shown, and that it fitted what it sees when it is asked."""

    heard: ClassVar[list[str]] = []

    def __init__(self, game: Game[Any], chance: Dealer) -> None:
        super().__init__(game, chance)
        self.view: View[Any] | None = None

    def follow(self, view: View[Any], shown: Event | None = None) -> None:
        self.view = view
        self.heard.append(str(shown))

    def choose(self, view: View[Any], moves: Sequence[Move]) -> Move | None:
        assert self.view == view
        return moves[0]


@pytest.mark.parametrize("key", GAMES)
def test_a_player_that_follows_is_shown_what_its_seat_sees_as_in_a_house(key: str) -> None:
    Listener.heard.clear()
    play_match(GAMES[key], [Listener, "random"], "s")
    assert any(told.startswith("dealt ") for told in Listener.heard)
    assert len(Listener.heard) > 10


@pytest.mark.parametrize("key", GAMES)
def test_a_match_is_decided_by_its_seed(key: str) -> None:
    bots = ["random"] * GAMES[key].OFFICIAL[0]
    one, same, other = (play_match(GAMES[key], bots, seed) for seed in ("a", "a", "b"))
    assert one == same != other
    assert one.standings.is_over
    assert all(played.moves > 0 for played in one.rounds)


def test_rounds_of_a_match_follow_each_other() -> None:
    match = play_match(GAME, ["random", "random"], "s")
    assert [one.setup.number for one in match.rounds] == list(range(1, len(match.rounds) + 1))
    assert match.rounds[0].setup.scores == (0, 0)


def test_a_round_alone_is_a_first_round() -> None:
    played = play_alone(GAME, ["random", "random"], "s")
    assert (played.setup.number, played.setup.scores) == (1, (0, 0))
    assert played.outcome.ending in GAME.ENDINGS


def test_a_bot_of_ones_own_plays_by_its_class() -> None:
    named, made = play_match(GAME, ["random"] * 2, "s"), play_match(GAME, [RandomBot] * 2, "s")
    assert named == made
    assert play_alone(GAME, [First, "random"], "s").outcome.scores


def test_a_bot_is_called_by_its_name_or_that_of_what_makes_it() -> None:
    assert [bot_name("rule"), bot_name(First)] == ["rule", "First"]


def test_house_rules_can_be_chosen() -> None:
    variant = GAME.variant(preset=list(GAME.PRESETS)[-1])
    assert play_alone(GAME, ["random"] * 2, "s", variant).setup.variant == variant


def test_a_bot_that_nobody_knows_is_refused() -> None:
    with pytest.raises(BadOption, match="no_such_bot"):
        play_match(GAME, ["random", "nobody"], "s")


def test_too_many_players_are_refused() -> None:
    with pytest.raises(BadSetup, match="wrong_number_of_players"):
        play_alone(GAME, ["random"] * 9, "s")


def test_a_round_without_an_end_is_stuck(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing, "MAX_MOVES", 3)
    with pytest.raises(Stuck, match="too_many_moves"):
        play_alone(GAME, ["random", "random"], "s")


def test_a_match_without_an_end_is_stuck(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing, "MAX_ROUNDS", 1)
    with pytest.raises(Stuck, match="too_many_rounds"):
        play_match(GAME, ["random", "random"], "s")


class Mindful(Remembering[Any]):
    """Keeps what it was told of the rounds before each decision."""

    told: ClassVar[list[tuple[int, Past]]] = []

    def __init__(self, game: Game[Any], chance: Dealer) -> None:
        pass

    def choose(self, view: View[Any], moves: Sequence[Move]) -> Move | None:
        self.told.append((view.table.setup.number, self.past))
        return moves[0]


@pytest.mark.parametrize("key", ["tres-cartas", "vinto"])
def test_a_player_that_remembers_is_told_of_the_rounds_of_its_match(key: str) -> None:
    game = GAMES[key]
    Mindful.told.clear()
    match = play_match(game, [Mindful, *["random"] * (game.OFFICIAL[0] - 1)], "s")
    assert len(match.rounds) > 1
    for number, past in Mindful.told:
        callers = [one.outcome.caller for one in match.rounds[: number - 1]]
        assert [one.caller for one in past] == callers
    assert {number for number, _ in Mindful.told} > {1, 2}


def test_players_begin_every_match_with_nothing_seen() -> None:
    players = [Mindful(GAME, Dealer(seat)) for seat in range(GAME.OFFICIAL[0])]
    for seed in ("one", "another"):
        Mindful.told.clear()
        match_of(GAME, players, seed)
        assert Mindful.told[0] == (1, ())


def test_a_bot_under_guard_is_told_as_well() -> None:
    game = GAMES["tres-cartas"]
    Mindful.told.clear()
    seated = [
        Guarded(game, partial(Mindful, game, Dealer(seat)), lambda *_: None, Counter())
        for seat in range(2)
    ]
    match_of(game, seated, "s")
    assert all(len(past) == number - 1 for number, past in Mindful.told)


def test_a_match_may_go_on_after_a_first_round() -> None:
    first = Outcome((990, -5000), (0,), "", (0, 0))
    played = play_match(GAMES["pinnacola"], ["rule", "rule"], "goes on", before=first)
    assert played.rounds[0].setup.number == 2
    assert played.rounds[0].setup.scores == (990, -5000)
    assert played.standings.winners == (0,)
