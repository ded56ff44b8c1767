from typing import Any

import pytest

from facedown.bots.players import make_player
from facedown.core.cards import cards
from facedown.core.dealer import Dealer
from facedown.core.game import Game
from facedown.core.player import Player
from facedown.exact.asking import policy_of
from facedown.exact.growing import Grown, Mini, every_deal
from facedown.exact.minis import MINIS
from facedown.exact.solving import Solver
from facedown.exact.tree import Tree, exploitability, uniform


def some_of(name: str, deals: int) -> Mini:
    """A mini with a few of its deals, all equally likely."""
    mini = MINIS[name]()
    step = len(mini.deals) // deals
    picked = [(deck, 1.0 / deals) for deck, _ in mini.deals[::step][:deals]]
    return Mini(mini.name, mini.game, picked, mini.lay, mini.matters)


def rule(game: Game[Any], chance: Dealer) -> Player[Any]:
    return make_player("rule", game, chance)


def test_every_order_of_cards_is_dealt_as_often_as_it_comes() -> None:
    deals = dict(every_deal(cards("Ac Ac 5c")))
    assert len(deals) == 3
    assert list(deals.values()) == pytest.approx([1 / 3] * 3)


def test_hands_that_are_held_are_the_same_in_any_order() -> None:
    deals = every_deal(cards("Ac 2c 3c 4c 5c"), held=2)
    assert len(deals) == 30
    assert sum(chance for _, chance in deals) == pytest.approx(1)


@pytest.mark.parametrize("name", MINIS)
def test_whoever_decides_remembers_what_it_saw_and_did(name: str) -> None:
    """Perfect recall: to one information set leads one choice of the same seat, or none."""
    tree = Grown(some_of(name, 1)).tree
    before: dict[int, object] = {}
    for root in tree.roots:
        check_recall(tree, root, (None, None), before)
    assert len(before) == len(tree.sizes)


def check_recall(
    tree: Tree, node: int, last: tuple[object, object], before: dict[int, object]
) -> None:
    seat = tree.seats[node]
    if seat >= 0:
        assert before.setdefault(tree.sets[node], last[seat]) == last[seat]
    for action, child in enumerate(tree.children[node]):
        chose = (tree.sets[node], action)
        now = (chose, last[1]) if seat == 0 else (last[0], chose) if seat == 1 else last
        check_recall(tree, child, now, before)


@pytest.mark.parametrize("name", ["pinnacola", "tres-cartas"])
def test_solving_a_mini_leaves_less_and_less_to_exploit(name: str) -> None:
    tree = Grown(some_of(name, 4)).tree
    solver = Solver(tree)
    left = [exploitability(tree, uniform(tree))]
    for rounds in (5, 45):
        solver.learn(rounds)
        left.append(exploitability(tree, solver.policy()))
    assert left == sorted(left, reverse=True)
    assert left[-1] < left[0] / 20


def test_a_bots_policy_is_what_it_answers_at_each_set() -> None:
    grown = Grown(some_of("tres-cartas", 1), with_spots=True)
    policy = policy_of(grown, rule, 1)
    assert len(grown.spots) == len(grown.tree.sizes)
    for start, size in zip(grown.tree.starts, grown.tree.sizes, strict=True):
        assert sorted(policy[start : start + size]) == [0.0] * (size - 1) + [1.0]


@pytest.mark.long
@pytest.mark.slow
def test_the_mini_of_pinnacola_is_solved() -> None:
    solver = Solver(Grown(MINIS["pinnacola"]()).tree)
    assert solver.solve(0.1, 50) <= 0.1
