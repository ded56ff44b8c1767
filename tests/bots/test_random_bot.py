"""The random bot: uniform over what is legal."""

from collections import Counter

import pytest
from tests.snap import SNAP, Flip

from facedown.bots.random_bot import RandomBot
from facedown.core.dealer import Dealer
from facedown.core.moves import PASS
from facedown.core.notation import parse_table
from facedown.core.records import Move

IN_WINDOW = "snap | phase window | hand0 2c 3c | hand1 7h 9h | discard 7d^"
MOVES: list[Move] = [Flip(0), Flip(1), PASS]

DRAWS = 3000


def about(share: float) -> object:
    """A count within five standard deviations of so many of the draws."""
    return pytest.approx(DRAWS * share, abs=5 * (DRAWS * share * (1 - share)) ** 0.5)


def test_every_legal_move_is_as_likely() -> None:
    bot = RandomBot(SNAP, Dealer(1))
    found = Counter(str(bot.pick(MOVES, awaited=True)) for _ in range(DRAWS))
    assert found == {"flip 0": about(1 / 3), "flip 1": about(1 / 3), "pass": about(1 / 3)}


def test_nothing_now_is_as_likely_as_a_move_where_it_may_be_said() -> None:
    bot = RandomBot(SNAP, Dealer(1))
    found = Counter(bot.pick(MOVES[:2], awaited=False) for _ in range(DRAWS))
    assert found == {Flip(0): about(1 / 3), Flip(1): about(1 / 3), None: about(1 / 3)}


def test_whether_it_is_awaited_is_read_from_its_view() -> None:
    at = parse_table(SNAP, IN_WINDOW)
    bot = RandomBot(SNAP, Dealer(1))
    asked = {bot.choose(SNAP.view(at, 1), MOVES) for _ in range(200)}
    invited = {bot.choose(SNAP.view(at, 0), MOVES[:2]) for _ in range(200)}
    assert None not in asked
    assert None in invited


def test_the_same_chance_makes_the_same_choices() -> None:
    choices = [
        [RandomBot(SNAP, Dealer(seed)).pick(MOVES, awaited=True) for _ in range(1)]
        for seed in (5, 5)
    ]
    assert choices[0] == choices[1]
