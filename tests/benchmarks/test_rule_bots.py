"""The rule bots of before, which today's are measured by."""

import pytest
from benchmarks.old_bots.pinnacola_mind import mind_without_pozzo
from benchmarks.rule_bots import contests, name_of, play_deal
from tests.games.pinnacola.tables import lay

from facedown.bots.pinnacola.mind import Mind
from facedown.core.cards import card


def test_the_bot_of_before_thinks_a_third_two_on_two_is_fairly_safe() -> None:
    table = lay("2d Kd Ks", pozzo="2c 9h 2h")
    assert mind_without_pozzo(table, 0).danger(card("2d")) < Mind(table, 0).danger(card("2d"))


def test_a_known_hand_is_minded_by_both() -> None:
    table = lay("2d Kd Ks", pozzo="9h")
    assert mind_without_pozzo(table, 0).unseen == Mind(table, 0).unseen
    assert mind_without_pozzo(table, 0).danger(card("2d")) == Mind(table, 0).danger(card("2d"))


@pytest.mark.slow
def test_single_hands_are_played_where_one_thing_is_measured() -> None:
    rows = {name_of(one): one for one in contests("pinnacola")}
    assert list(rows) == ["pinnacola 2 matches", "pinnacola 2 hands"]
    won, _ = play_deal(rows["pinnacola 2 hands"], "test/0")
    assert won in (0.0, 0.25, 0.5, 0.75, 1.0)


def test_where_points_are_added_up_matches_are_played_against_who_wins_rounds() -> None:
    rows = {name_of(one): one for one in contests("cambio", (2,))}
    assert list(rows) == ["cambio 2", "cambio 2 cabo matches"]
    won, _ = play_deal(rows["cambio 2 cabo matches"], "test/0")
    assert won in (0.0, 0.25, 0.5, 0.75, 1.0)
