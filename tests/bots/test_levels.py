"""The levels at which bots play."""

from statistics import fmean
from typing import Any

import pytest
from tests.bots.test_memory import any_play
from tests.snap import SNAP

from facedown.arena import play_alone
from facedown.bots.levels import (
    FLIGHT,
    FORGETFUL,
    LEVELS,
    Level,
    LevelPlayer,
    find_level,
    level_names,
)
from facedown.bots.memory import PERFECT, Forgetting
from facedown.bots.roster import bots_for, find_own, make_bot
from facedown.bots.search import most_in_time
from facedown.catalog import GAMES
from facedown.core.dealer import Dealer
from facedown.core.errors import BadOption, IllegalMove
from facedown.core.game import REACTION_CLOCK, SETUP_CLOCK, TURN_CLOCK, Game
from facedown.core.moves import Pass
from facedown.core.playout import play_out
from facedown.core.records import Move
from facedown.core.seats import Seat
from facedown.core.sight import show
from facedown.core.table import Table, View
from facedown.testing import Play, check_game
from facedown.testing.laws import Maker
from facedown.testing.worlds import other_world

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
every_level = pytest.mark.parametrize("level", LEVELS.values(), ids=LEVELS)
# Rollouts enough to see what is done with them.
FEW = 4
# No round of a level goes on for longer, in laps round the table.
LAPS = 16
KINDS = (SETUP_CLOCK, TURN_CLOCK, REACTION_CLOCK)


def maker(level: Level) -> Maker:
    def make(game: Game[Any], chance: Dealer) -> LevelPlayer:
        return LevelPlayer(level, game, chance, FEW)

    return make


# -- law 9 ---------------------------------------------------------------------------------------


@pytest.mark.long
@pytest.mark.slow
@every_game
def test_no_level_knows_what_it_has_not_seen(game: Game[Any]) -> None:
    bots = {name: maker(level) for name, level in LEVELS.items()}
    check_game(game, plays=8, seed="levels", laws=(9,), moments=6, bots=bots)


@pytest.mark.long
@pytest.mark.slow
@every_game
@every_level
def test_no_level_that_follows_the_round_knows_what_it_has_not_seen(
    game: Game[Any], level: Level
) -> None:
    tried = 0
    for number in range(4):
        chance = Dealer(f"follows {number}")
        play = any_play(game, f"follows {number}")
        seat = chance.pick(list(play.setup.seats))
        cut = chance.below(len(play.steps) + 1)
        world = other_world(play, cut, seat, chance)
        if world is None:
            continue
        here = choice_after(play, cut, seat, level)
        try:
            there = choice_after(world, cut, seat, level)
        except IllegalMove:
            continue
        assert here == there
        tried += 1
    assert tried


def choice_after(play: Play, cut: int, seat: Seat, level: Level) -> Move | None:
    """What a player chooses that was shown every event of its seat as it happened."""
    game = play.game
    view: View[Any] = View(game.table(play.setup), seat)
    player = LevelPlayer(level, game, Dealer("follows"), FEW)
    table: Table = game.table(play.setup)
    steps: list[tuple[Seat, Move]] = list(play.steps[:cut])
    happened = [game.start(table, list(play.deck))]
    happened += [game.act(table, *step) for step in steps]
    for events in happened:
        for event in events:
            shown = show(event, seat)
            if shown is not None:
                game.apply(view.table, shown)
                player.follow(view, shown)
    moves = game.legal_moves(view.table, seat)
    return player.choose(view, moves) if moves else None


# -- playing -------------------------------------------------------------------------------------


@pytest.mark.long
@pytest.mark.slow
@every_game
@every_level
def test_every_level_plays_rounds_to_their_end(game: Game[Any], level: Level) -> None:
    for number in range(2):
        dealer = Dealer(f"end {number}")
        setup = game.setup(game.variant(game.SIMULATED), game.OFFICIAL[0])
        table = game.table(setup)
        game.start(table, dealer.deck(game.pack(setup.variant)))
        players: list[Any] = [
            LevelPlayer(level, game, dealer.apart(seat), FEW) for seat in range(setup.players)
        ]
        play_out(game, table, players, dealer)
        assert game.outcome(table) is not None


@pytest.mark.long
@pytest.mark.slow
@every_level
@pytest.mark.parametrize(
    ("key", "players"),
    [("cambio", 2), ("cambio", 4), ("tres-cartas", 2), ("tres-cartas", 4), ("vinto", 4)],
)
def test_nobody_waits_for_ever_to_call(key: str, players: int, level: Level) -> None:
    """Who has forgotten its cards is not sure of them, and calls all the same."""
    for number in range(2):
        played = play_alone(GAMES[key], [maker(level)] * players, f"{key} {number}")
        assert played.turns <= LAPS * players


@pytest.mark.parametrize("key", ["cambio", "tres-cartas", "vinto"])
def test_patience_has_an_end(key: str) -> None:
    game = GAMES[key]
    level = Level("never sure", ("rule",), Forgetting(own=1.0), {})
    hasty = Level("hasty", ("rule",), Forgetting(own=1.0), {}, patience=1)
    turns = [
        fmean(play_alone(game, [maker(one)] * 2, f"{key} {n}").turns for n in range(6))
        for one in (level, hasty)
    ]
    assert turns[1] < turns[0]


def test_a_game_says_how_absent_minded_a_level_is_there() -> None:
    vague = Level("relaxed", ("rule",), Forgetting(own=0.1, own_room=3), {}, misses=0.2, slips=2.0)
    slips = find_own("cambio", "SLIPS", {})["relaxed"]
    there, elsewhere = vague.in_game(GAMES["cambio"]), vague.in_game(SNAP)
    assert there.forgetting.rates[0] == pytest.approx(0.1 * slips)
    assert there.misses == pytest.approx(0.2 * slips)
    assert there.forgetting.own_room == pytest.approx(3 / slips)
    assert (elsewhere.misses, elsewhere.forgetting.own_room) == (0.4, 1.5)


@every_game
def test_a_weaker_level_is_more_absent_minded(game: Game[Any]) -> None:
    misses = [level.in_game(game).misses for level in LEVELS.values()]
    assert misses == sorted(misses, reverse=True)


@pytest.mark.parametrize(
    ("key", "brain"),
    [("cambio", "search"), ("vinto", "search"), ("pinnacola", "search"), ("tres-cartas", "exact")],
)
def test_a_master_plays_by_the_strongest_brain(key: str, brain: str) -> None:
    player = LevelPlayer(LEVELS["master"], GAMES[key], Dealer(1))
    assert player.brain == brain
    assert player.rollouts == (most_in_time() if brain == "search" else 0)
    assert LevelPlayer(LEVELS["sharp"], GAMES[key], Dealer(1)).rollouts == 0


def test_a_master_chooses_as_search_does_with_its_budget() -> None:
    game = GAMES["cambio"]
    play = any_play(game, "budget")
    seat, _ = next(step for step in play.steps if step[0] >= 0)
    budgets = []
    for cut, (moving, _) in enumerate(play.steps):
        if moving == seat:
            table = play.table_after(cut)
            view, moves = game.view(table, seat), game.legal_moves(table, seat)
            players = [
                LevelPlayer(LEVELS["master"], game, Dealer(1), budget) for budget in (8, 8, 64)
            ]
            few, again, many = [one.choose(view, moves) for one in players]
            assert few == again
            budgets.append(few == many)
    assert budgets


def test_the_same_moment_gives_the_same_choice() -> None:
    game = GAMES["vinto"]
    play = any_play(game, "again")
    seat = play.setup.seats[0]
    for cut in range(0, len(play.steps), 5):
        first = choice_after(play, cut, seat, LEVELS["relaxed"])
        assert choice_after(play, cut, seat, LEVELS["relaxed"]) == first


@pytest.mark.parametrize("key", ["cambio", "vinto"])
def test_a_reaction_that_is_missed_is_a_pass(key: str) -> None:
    game = GAMES[key]
    blind = Level("blind", ("rule",), PERFECT, {}, misses=1.0)
    asked = 0
    for number in range(24):
        play = any_play(game, f"miss {number}")
        for cut in range(len(play.steps)):
            seat, _ = play.steps[cut]
            table = play.table_after(cut)
            if seat < 0 or game.clock(table) != REACTION_CLOCK:
                continue
            moves = game.legal_moves(table, seat)
            chosen = LevelPlayer(blind, game, Dealer(1)).choose(game.view(table, seat), moves)
            assert isinstance(chosen, Pass)
            asked += 1
        if asked > 8:
            return
    raise AssertionError("there was hardly a window")


@pytest.mark.slow
@pytest.mark.parametrize("key", ["cambio", "tres-cartas", "vinto"])
def test_a_call_can_be_put_off(key: str) -> None:
    game = GAMES[key]
    bold = Level("bold", ("rule",), PERFECT, {})
    shy = Level("shy", ("rule",), PERFECT, {}, hesitates=1.0)
    calls = 0
    for number in range(12):
        if calls > 2:
            break
        play = any_play(game, f"call {number}")
        for cut, (seat, _) in enumerate(play.steps):
            if calls > 2 or seat < 0:
                continue
            table = play.table_after(cut)
            view, moves = game.view(table, seat), game.legal_moves(table, seat)
            if not any(isinstance(move, game.CALLS) for move in moves):
                continue
            chosen = LevelPlayer(bold, game, Dealer(1)).choose(view, moves)
            later = LevelPlayer(shy, game, Dealer(1)).choose(view, moves)
            assert later in moves
            calls += isinstance(chosen, game.CALLS)
            if len(moves) > 1:
                assert not isinstance(later, game.CALLS)
    assert calls


@pytest.mark.parametrize("level", ["relaxed", "friendly", "regular"])
def test_the_gentler_levels_let_everybody_have_a_turn_before_they_call(level: str) -> None:
    game = GAMES["tres-cartas"]
    for number in range(15):
        play = any_play(game, f"first lap {number}")
        for cut, (seat, _) in enumerate(play.steps):
            table = play.table_after(cut)
            if seat < 0 or not 0 < table.turns < len(table.setup.seats):
                continue
            view, moves = game.view(table, seat), game.legal_moves(table, seat)
            chosen = LevelPlayer(find_level(level), game, Dealer(1)).choose(view, moves)
            assert not isinstance(chosen, game.CALLS)


def test_a_lapse_is_a_turn_played_by_a_simpler_bot() -> None:
    game = GAMES["pinnacola"]
    careless = Level("careless", ("rule",), PERFECT, {}, lapses=1.0)
    play = any_play(game, "lapse")
    for cut in range(0, len(play.steps), 12):
        seat, _ = play.steps[cut]
        table = play.table_after(cut)
        if seat >= 0:
            view, moves = game.view(table, seat), game.legal_moves(table, seat)
            chosen = LevelPlayer(careless, game, Dealer(1)).choose(view, moves)
            assert chosen == make_bot("greedy", game, Dealer(1)).choose(view, moves)


@pytest.mark.parametrize("key", ["cambio", "tres-cartas", "vinto"])
def test_other_games_have_no_lapses_though_they_have_a_simple_bot(key: str) -> None:
    """How strong the levels are was measured without."""
    game = GAMES[key]
    assert "greedy" in bots_for(game)
    careless = Level("careless", ("rule",), FORGETFUL, {}, lapses=1.0)
    careful = Level("careful", ("rule",), FORGETFUL, {}, lapses=0.0)
    asked = 0
    for number in range(4):
        play = any_play(game, f"lapse {number}")
        for cut in range(0, len(play.steps), max(len(play.steps) // 20, 1)):
            table = play.table_after(cut)
            for seat in table.setup.seats:
                view, moves = game.view(table, seat), game.legal_moves(table, seat)
                if moves:
                    by_lapsing = LevelPlayer(careless, game, Dealer(1)).choose(view, moves)
                    assert by_lapsing == LevelPlayer(careful, game, Dealer(1)).choose(view, moves)
                    asked += 1
    assert asked > 50


def test_a_game_without_a_rule_bot_is_played_by_the_random_one() -> None:
    assert LEVELS["sharp"].brain_for(SNAP) == "random"


@every_game
@every_level
def test_every_level_has_a_brain_for_every_game(game: Game[Any], level: Level) -> None:
    assert level.brain_for(game) in bots_for(game)
    assert level.brain_for(game) != "random"


# -- tempo ---------------------------------------------------------------------------------------


def test_a_better_level_is_faster() -> None:
    for kind in KINDS:
        means = [
            fmean(level.delay(kind, Dealer(number)) for number in range(400))
            for level in LEVELS.values()
        ]
        assert means == sorted(means, reverse=True)


@pytest.mark.parametrize(
    ("name", "low", "high"),
    [
        ("relaxed", 4.0, 6.0),
        ("friendly", 3.0, 5.0),
        ("regular", 2.5, 4.0),
        ("sharp", 1.5, 2.5),
        ("master", 1.2, 2.0),
    ],
)
def test_a_reaction_comes_after_the_flight_of_the_card_and_within_its_bounds(
    name: str, low: float, high: float
) -> None:
    took = [LEVELS[name].delay(REACTION_CLOCK, Dealer(number)) - FLIGHT for number in range(500)]
    assert low <= min(took) < low + 0.1
    assert high - 0.1 < max(took) <= high
    assert fmean(took) < (low + high) / 2, "people are rather early than late"


@pytest.mark.parametrize("window", [1.0, 2.0, 4.0, 5.0, 10.0])
def test_reactions_are_cut_to_fit_the_time_that_people_have(window: float) -> None:
    means = []
    for level in LEVELS.values():
        took = [level.delay(REACTION_CLOCK, Dealer(number), window) for number in range(300)]
        assert max(took) <= 0.9 * window
        assert max(took) - min(took) > min(0.1 * window, 0.5), "a bot is no clock"
        means.append(fmean(took))
    assert means == sorted(means, reverse=True)


@every_level
def test_a_reaction_takes_one_draw_of_chance_whatever_comes_of_it(level: Level) -> None:
    """So that nothing but their number decides how long later ones take."""
    chance, other = Dealer("draws"), Dealer("draws")
    for window in (0.0, 5.0, 1.0, 0.0):
        level.delay(REACTION_CLOCK, chance, window)
        other.share()
    assert chance.share() == other.share()


def test_levels_are_listed_from_the_weakest() -> None:
    assert level_names() == ["relaxed", "friendly", "regular", "sharp", "master"]


def test_a_level_that_does_not_exist_is_refused_with_those_that_do() -> None:
    with pytest.raises(BadOption) as refused:
        find_level("champion")
    assert refused.value.params == {"level": "champion", "allowed": ", ".join(level_names())}
