from itertools import product

import pytest
from tests.exact.kuhn import kuhn

from facedown.core.dealer import Dealer
from facedown.exact.solving import Solver
from facedown.exact.tree import Tree, best_response, exploitability, uniform, value


def test_kuhn_poker_is_solved_to_its_known_value() -> None:
    solver = Solver(kuhn())
    assert solver.solve(0.001, 5000) <= 0.001
    assert value(solver.tree, solver.policy()) == pytest.approx(-1 / 18, abs=0.002)


def test_of_kuhn_pokers_equilibrium_what_is_known_holds() -> None:
    """The queen never bets first, and a bet is called with a king and never with a jack."""
    solver = Solver(kuhn())
    solver.learn(3000)
    tree, policy = solver.tree, solver.policy()
    starts = {key: tree.starts[number] for key, number in tree.keys.items()}
    assert policy[starts[0, "1"] + 1] == pytest.approx(0, abs=0.02)
    assert policy[starts[1, "2 bet"] + 1] == pytest.approx(1, abs=0.02)
    assert policy[starts[1, "0 bet"] + 1] == pytest.approx(0, abs=0.02)
    assert policy[starts[1, "1 bet"] + 1] == pytest.approx(1 / 3, abs=0.05)


def test_it_comes_closer_with_ten_times_the_rounds() -> None:
    solver = Solver(kuhn())
    left = [exploitability(solver.tree, uniform(solver.tree))]
    for rounds in (10, 90, 900):
        solver.learn(rounds)
        left.append(exploitability(solver.tree, solver.policy()))
    assert left == sorted(left, reverse=True)


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("seed", ["uniform", "a", "b"])
def test_the_best_response_is_the_best_of_all_pure_ones(seat: int, seed: str) -> None:
    tree = kuhn()
    policy = uniform(tree) if seed == "uniform" else some_policy(tree, Dealer(seed))
    own = [number for number, decides in enumerate(tree.set_seats) if decides == seat]
    best = -10.0
    for chosen in product(*[range(tree.sizes[number]) for number in own]):
        tried = policy[:]
        for number, action in zip(own, chosen, strict=True):
            for at in range(tree.sizes[number]):
                tried[tree.starts[number] + at] = float(at == action)
        won = value(tree, tried)
        best = max(best, won if seat == 0 else -won)
    assert best_response(tree, policy, seat) == pytest.approx(best)


def some_policy(tree: Tree, chance: Dealer) -> list[float]:
    policy: list[float] = []
    for size in tree.sizes:
        shares = [chance.share() for _ in range(size)]
        policy += [share / sum(shares) for share in shares]
    return policy


def test_where_chance_decides_all_is_equally_likely() -> None:
    tree = Tree()
    win, lose, draw = tree.end(3.0), tree.end(-1.0), tree.end(0.0)
    tree.root(tree.decision(0, "", [draw, tree.chance([win, lose])]), 1.0)
    assert value(tree, [0.0, 1.0]) == 1.0
    assert best_response(tree, [1.0, 0.0], 0) == 1.0
    solver = Solver(tree)
    solver.learn(10)
    assert solver.policy()[1] > 0.9
