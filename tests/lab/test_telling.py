"""What a seat is told in words and as JSON has all that matters, and explains its signs."""

import json
import re
from typing import Any

import pytest

from facedown.catalog import GAMES
from facedown.core.cards import cards
from facedown.core.dealer import Dealer
from facedown.core.placed_card import parse_place, parse_placed
from facedown.lab import aec
from facedown.lab.telling import LEGEND

# The marks of a card as it lies, and how the legend writes each.
MARKS = {
    r"\^": "^",
    r"!\d": "!0",
    r"=(\*|\d+)": "=02",
    r"~\d+": "~1",
    r"-(\w\w)": "-7c",
}
PLACED = re.compile(rf"(\w\w|\?\?)({'|'.join(MARKS)})*")


def walked(key: str, steps: int, **options: Any) -> Any:
    """An environment after so many steps at random, or before the end."""
    env = aec(key, **options)
    env.reset(seed=3)
    chance = Dealer(key)
    for _ in range(steps):
        mask = env.observe(env.agent_selection)["action_mask"]
        env.step(int(chance.pick(mask.nonzero()[0].tolist())))
        if any(env.terminations.values()):
            break
    return env


@pytest.mark.parametrize("key", GAMES)
def test_all_house_rules_are_told(key: str) -> None:
    game = GAMES[key]
    preset = list(game.PRESETS)[-1]
    env = walked(key, 3, preset=preset)
    told = env.json("seat_0")
    assert game.variant(told["rules"]) == game.variant(preset=preset)
    assert set(told["rules"]) == {option.name for option in game.OPTIONS}
    name, text = next(iter(told["rules"].items()))
    assert f"{name}={text}" in env.text("seat_0")


def test_melds_are_told_with_whose_they_are() -> None:
    env = walked("pinnacola", 120, players=2)
    told, words = env.json("seat_1"), env.text("seat_1")
    melds = env.play.episode.table.melds
    assert told["melds"] == [str(meld) for meld in melds] != []
    assert all(f"meld: {meld}" in words.splitlines() for meld in melds)


@pytest.mark.parametrize("key", GAMES)
def test_at_the_beginning_there_is_no_meld(key: str) -> None:
    assert aec_json(key)["melds"] == []


def aec_json(key: str) -> dict[str, Any]:
    env = aec(key)
    env.reset(seed=1)
    told: dict[str, Any] = env.json("seat_0")
    return told


@pytest.mark.parametrize("key", GAMES)
def test_every_sign_beside_a_card_is_explained(key: str) -> None:
    seen = set()
    for steps in range(0, 100, 9):
        env = walked(key, steps)
        for agent in env.possible_agents:
            told = env.json(agent)
            hands = [one for hand in told["hands"] for one in hand]
            for text in [*hands, *told["drawn"], *told["discard"]]:
                if text is None:
                    seen.add("_")
                    continue
                assert PLACED.fullmatch(text), text
                seen |= {sign for mark, sign in MARKS.items() if re.search(mark, text[2:])}
    assert seen >= {"^", "=02"}
    assert seen <= LEGEND.keys()


def test_the_examples_of_the_legend_are_in_notation() -> None:
    assert [one.text for one in cards("7h")] == ["7h"]
    for mark in MARKS.values():
        assert str(parse_placed(f"7h{mark}")) == f"7h{mark}"
    assert str(parse_placed("7h=*")) == "7h=*"
    assert parse_place("1:2") == 17


@pytest.mark.parametrize("key", GAMES)
def test_the_legend_is_told_with_what_it_explains(key: str) -> None:
    env = walked(key, 5)
    told = env.json("seat_0")
    assert told["legend"] == LEGEND
    assert json.loads(json.dumps(told)) == told
    lines = env.text("seat_0").splitlines()
    for sign, says in LEGEND.items():
        assert f"  {sign}  {says}" in lines


def test_only_actions_begin_a_line_with_a_number() -> None:
    """So that whoever reads can tell them from the rest."""
    env = walked("pinnacola", 30)
    agent = env.agent_selection
    numbers = re.findall(r"^(\d+):", env.text(agent), re.MULTILINE)
    assert numbers == list(env.json(agent)["legal"])
