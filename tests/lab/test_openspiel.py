"""OpenSpiel's own tests on our games, and its algorithms beside our own."""

import pickle
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import cfr, ismcts, mcts
from tests.lab.spiel_rounds import FULL, MINI_NAMES, some_of, walked

from facedown.core.cards import CARDS
from facedown.core.dealer import Dealer
from facedown.core.game import REACTION_CLOCK
from facedown.exact.growing import Grown
from facedown.exact.minis import MINIS
from facedown.exact.solving import Solver
from facedown.exact.tree import CHANCE, END, exploitability
from facedown.lab.encoding import IllegalAction
from facedown.lab.episode import FinishedEpisode
from facedown.lab.openspiel import SpielGame, mini_game, resampler, tabular

SLOW = [pytest.param("pinnacola", marks=pytest.mark.slow)]


@pytest.mark.slow
@pytest.mark.parametrize("name", [*FULL[:-1], *SLOW, *MINI_NAMES, "vinto(players=5)"])
def test_random_rounds_pass_openspiels_test(name: str) -> None:
    game = pyspiel.load_game(f"facedown_{name}")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def api_trial(base: type, name: str, game: Any) -> Any:
    """A class of OpenSpiel's tests of its interface, for one game."""
    return type(f"Test_{name}", (base,), {"game": game, "game_name": name, "__test__": True})


class WalkedStates(api_test.EnforceAPIOnPartialTreeBase):  # type: ignore[misc]
    """OpenSpiel's tests of some states: those it would pick itself are all of the deal."""

    __test__ = False

    @classmethod
    def setUpClass(cls) -> None:
        states = [walked(cls.game, Dealer(seed), seed) for seed in range(12)]
        cls.some_states = [cls.game.new_initial_state(), *states]
        cls.game_type = cls.game.get_type()


for _name in [*FULL, *MINI_NAMES]:
    globals()[f"Test_{_name}"] = api_trial(
        WalkedStates, _name, pyspiel.load_game(f"facedown_{_name}")
    )
for _name in MINIS:
    _mini = some_of(_name, 1)
    _game = mini_game(_mini)
    _tree = Grown(_mini).tree
    _decisions = sum(seat >= 0 for seat in _tree.seats)
    if CHANCE in _tree.seats:
        continue  # where cards are shuffled again, equal ones are one card of chance
    api_test.TOTAL_NUM_STATES[_name] = (_game.deals.size, _decisions, _tree.seats.count(END))
    api_test.PERFECT_RECALL_NUM_STATES[_name] = len(_tree.sizes)
    globals()[f"Test_whole_{_name}"] = api_trial(api_test.EnforceAPIOnFullTreeBase, _name, _game)


@pytest.mark.slow
@pytest.mark.parametrize("name", MINIS)
def test_cfr_plus_learns_the_same_as_our_own(name: str) -> None:
    game, grown = grown_of(name, 2)
    solver = Solver(grown.tree)
    solver.learn(3)
    theirs = cfr.CFRPlusSolver(game)
    for _ in range(3):
        theirs.evaluate_and_update_policy()
    policy = theirs.average_policy()
    for key, row in tabular(game, grown, solver.policy()).items():
        found = policy.policy_for_key(key)
        assert [found[action] for action, _ in row] == pytest.approx([share for _, share in row])


@pytest.mark.slow
@pytest.mark.parametrize("name", MINIS)
def test_a_policy_can_be_exploited_as_far_as_we_say(name: str) -> None:
    game, grown = grown_of(name, 3)
    solver = Solver(grown.tree)
    for rounds in (0, 4):
        solver.learn(rounds)
        policy = solver.policy()
        theirs = pyspiel.exploitability(game, tabular(game, grown, policy))
        assert theirs == pytest.approx(exploitability(grown.tree, policy), abs=1e-6)


def grown_of(name: str, deals: int) -> tuple[SpielGame, Grown]:
    mini = some_of(name, deals)
    return mini_game(mini), Grown(mini)


@pytest.mark.parametrize("name", [*FULL, "mini_vinto"])
def test_search_plays_by_the_resampler(name: str) -> None:
    game = pyspiel.load_game(f"facedown_{name}")
    chance = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, chance)
    bot = ismcts.ISMCTSBot(game, evaluator, 10.0, 5, random_state=chance)
    bot.set_resampler(resampler("a seed"))
    state = walked(game, Dealer(name), 2)
    assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize("name", MINIS)
def test_a_player_of_a_mini_cannot_tell_what_is_sampled(name: str) -> None:
    game = mini_game(MINIS[name]())
    here = walked(game, Dealer(name), 0)
    viewer = here.current_player()
    sample = resampler(name)
    for _ in range(5):
        there = sample(here, viewer)
        assert there.information_state_string(viewer) == here.information_state_string(viewer)
        assert there.legal_actions() == here.legal_actions()


def test_a_tensor_is_as_good_as_a_string_where_rounds_are_short() -> None:
    for name in MINIS:
        game, _ = grown_of(name, 1)
        by_string: dict[str, tuple[float, ...]] = {}
        for state in decisions_of(game.new_initial_state()):
            player = state.current_player()
            tensor = tuple(state.information_state_tensor(player))
            key = state.information_state_string(player)
            assert by_string.setdefault(key, tensor) == tensor
        assert len(set(by_string.values())) == len(by_string)


def decisions_of(state: Any) -> list[Any]:
    """Every state below one in which somebody decides."""
    if state.is_terminal():
        return []
    found = [] if state.is_chance_node() else [state]
    for action in state.legal_actions():
        found += decisions_of(state.child(action))
    return found


def test_a_state_outlives_the_name_of_its_game() -> None:
    state = pyspiel.load_game("facedown_mini_cambio").new_initial_state()
    copy = state.clone()
    copy.apply_action(copy.legal_actions()[0])
    assert str(copy) != str(state)
    assert str(
        pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(copy.get_game(), copy))[
            1
        ]
    ) == str(copy)


def test_nobody_is_given_what_all_seats_know() -> None:
    game = pyspiel.load_game("facedown_vinto")
    everything = pyspiel.IIGObservationType(
        perfect_recall=True, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS
    )
    with pytest.raises(ValueError, match="what all seats know"):
        game.make_py_observer(everything)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("preset=sede", "no_such_preset"),
        ("players=9", "wrong_number_of_players"),
        ("history=-3", "no_such_value"),
        ("rules=toss_chain", "no_such_value"),
        ("rules=toss:single", "no_such_option"),
    ],
)
def test_what_a_game_does_not_know_is_refused(text: str, code: str) -> None:
    with pytest.raises(Exception, match=code):
        pyspiel.load_game(f"facedown_vinto({text})")


def test_a_mini_refuses_a_history_below_nothing() -> None:
    with pytest.raises(Exception, match="no_such_value"):
        pyspiel.load_game("facedown_mini_vinto(history=-1)")


@pytest.mark.parametrize("name", [*FULL, *MINI_NAMES])
def test_a_card_that_cannot_come_is_refused_at_once(name: str) -> None:
    state = pyspiel.load_game(f"facedown_{name}").new_initial_state()
    while state.is_chance_node():
        possible = state.legal_actions()
        for code in [9999, -2, *[code for code in range(len(CARDS)) if code not in possible]]:
            with pytest.raises(IllegalAction, match="illegal_card"):
                state.apply_action(code)
        assert state.legal_actions() == possible
        state.apply_action(possible[0])


def reshuffling() -> Any:
    """A state in which two cards of a new stock are dealt, and others are not yet."""
    chance = Dealer(0)
    state = walked(pyspiel.load_game("facedown_vinto(players=6)"), chance, 0)
    while not state.is_chance_node():
        state.apply_action(chance.pick(state.legal_actions()))
    assert len(state.legal_actions()) == 4
    state.apply_action(state.legal_actions()[2])
    state.apply_action(state.legal_actions()[0])
    return state


def test_a_card_that_was_dealt_already_is_refused_in_a_new_stock() -> None:
    state = reshuffling()
    with pytest.raises(IllegalAction, match="illegal_card"):
        state.apply_action(state.history()[-1])


@pytest.mark.parametrize("name", [*FULL, *MINI_NAMES])
def test_after_the_end_every_action_is_refused_alike(name: str) -> None:
    game = pyspiel.load_game(f"facedown_{name}")
    state = walked(game, Dealer(1), 10**6)
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[-1])
    for action in (-2, 0, 1, 9999):
        with pytest.raises(FinishedEpisode, match="episode_over"):
            state.apply_action(action)


@pytest.mark.parametrize("name", [*FULL, *MINI_NAMES])
def test_in_the_middle_of_the_deal_as_many_cards_are_sampled(name: str) -> None:
    game = pyspiel.load_game(f"facedown_{name}")
    state = game.new_initial_state()
    for _ in range(3):
        state.apply_action(state.legal_actions()[-1])
    sample = resampler("deal")
    dealt = [sample(state, 0).history() for _ in range(20)]
    assert {len(cards) for cards in dealt} == {3}
    assert len({tuple(cards) for cards in dealt}) > 1
    assert sample(game.new_initial_state(), 0).history() == []


def test_in_the_middle_of_a_new_stock_as_many_cards_are_sampled() -> None:
    state = reshuffling()
    for player in range(6):
        there = resampler("stock")(state, player)
        assert there.is_chance_node()
        assert len(there.round.dealt) == len(state.round.dealt) == 2
        assert there.information_state_string(player) == state.information_state_string(player)


def test_openspiels_own_name_for_resampling_works_too() -> None:
    game = pyspiel.load_game("facedown_vinto")
    state = walked(game, Dealer(1), 6)
    player = state.current_player()
    shares = iter([0.25, 0.25, 0.75])
    one, same, other = (state.resample_from_infostate(player, lambda: next(shares)) for _ in "abc")
    assert str(one) == str(same) != str(other)
    assert other.information_state_string(player) == state.information_state_string(player)
    chance = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, chance), 10.0, 5)
    assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize("name", ["vinto(players=3,rules=toss_chain:single)", "mini_cambio"])
def test_a_game_and_its_states_can_be_pickled(name: str) -> None:
    game = pyspiel.load_game(f"facedown_{name}")
    assert str(pickle.loads(pickle.dumps(game))) == str(game)
    state = walked(game, Dealer(1), 2)
    assert str(pickle.loads(pickle.dumps(state))) == str(state)


def test_a_mini_that_is_not_registered_is_not_pickled_as_another() -> None:
    with pytest.raises(pickle.PicklingError, match="not registered"):
        pickle.dumps(mini_game(some_of("vinto", 2)))


def test_rules_change_a_preset() -> None:
    game = pyspiel.load_game("facedown_vinto(preset=app,rules=toss_chain:single;opening_peeks:1)")
    variant = game.deals.setup.variant
    assert variant.changed()["toss_chain"] == "single"
    assert variant.changed()["opening_peeks"] == "1"
    assert variant.changed()["king_mode"] == "declare"


@pytest.mark.parametrize("name", ["cambio", "vinto", "cambio(rules=flip_timing:window)"])
def test_without_reactions_nobody_is_asked_for_one(name: str) -> None:
    text = f"{name[:-1]},reactions=False)" if name.endswith(")") else f"{name}(reactions=False)"
    game = pyspiel.load_game(f"facedown_{text}")
    decisions = 0
    for seed in range(6):
        chance = Dealer(seed)
        state = walked(game, chance, 0)
        while not state.is_terminal():
            table = state.round.table
            if not state.is_chance_node():
                assert state.current_player() in state.round.game.awaited(table)
                assert state.round.game.clock(table) != REACTION_CLOCK
                decisions += 1
            state.apply_action(chance.pick(state.legal_actions()))
    assert decisions > 20
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
