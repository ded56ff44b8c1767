"""A house under attack, in small: `make attacks` does it at length."""

from pathlib import Path

import pytest
from benchmarks.house.attack_bots import SEATS, TABLES_EACH, attack
from benchmarks.house.attacks import attacks

GUESTS = 4


@pytest.mark.slow
async def test_a_strangers_bots_answer_while_others_keep_all_bots_busy(tmp_path: Path) -> None:
    found = await attack(tmp_path, ["127.2.0.1"] * GUESTS, seconds=8.0, quiet=1.0)
    assert found["tables"] == GUESTS * TABLES_EACH
    assert int(found["most_questions_waiting"]) <= SEATS * (GUESTS * TABLES_EACH + 1)
    assert str(found["of_these_moves_made_by_the_clock"]).startswith("0 of ")


def test_every_attack_says_what_it_is() -> None:
    for module in attacks().values():
        assert module.__doc__
        assert module.NAME
        assert callable(module.run)
