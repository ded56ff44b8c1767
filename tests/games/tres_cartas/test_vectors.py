"""The test vectors of the rulings, by number (rulings section 4.4)."""

import pytest
from tests.games.tres_cartas.matches import standings
from tests.games.tres_cartas.playing import act, legal, outcome, refusal, table

AFTER = "| players {players} | phase after | turns 5"


def stopped(*hands: str) -> tuple[int, ...]:
    """The points when seat 0 stops at a table with these hands."""
    at = table(
        AFTER.format(players=len(hands))
        + "".join(f" | hand{seat} {hand}" for seat, hand in enumerate(hands))
    )
    act(at, "0> stop")
    return outcome(at).scores


def test_vector_1_a_stopper_of_6_against_7_and_12_wins() -> None:
    assert stopped("Ac 2c 3c", "Ad 2d 4d", "3h 4h 5h") == (0, 7, 12)


def test_vector_2_a_stopper_of_6_against_6_and_12_loses() -> None:
    assert stopped("Ac 2c 3c", "Ad 2d 3d", "3h 4h 5h") == (24, 0, 0)


def test_vector_3_a_stopper_of_1_against_1_loses() -> None:
    assert stopped("Jc Jd Ac", "Jh Js Ad") == (2, 0)


def test_vector_4_88_and_12_are_out() -> None:
    before = standings((88, 0, 0))
    now = standings((88, 0, 0), (12, 0, 0))
    assert (before.playing, now.playing) == ((0, 1, 2), (1, 2))
    assert now.scores == (100, 0, 0)


def test_vector_5_both_out_by_an_automatic_end_the_lower_wins() -> None:
    now = standings((95, 97), (10, 3))
    assert now.scores == (105, 100)
    assert now.is_over
    assert now.winners == (1,)


LAST_CARD = "| phase draw | turns 9 | hand0 Ac 2c 3c | hand1 Ad 2d 4d | discard 9d^ | stock Js"


def test_vector_6_the_last_stock_card_is_swapped_in_and_own_sums_count() -> None:
    at = table(LAST_CARD)
    act(at, "0> draw", "0> swap 2")
    assert outcome(at).scores == (3, 7)
    assert outcome(at).ending == "stock_out"


@pytest.mark.parametrize("move", ["swap 2", "discard"])
def test_vector_7_after_the_last_stock_card_a_stop_is_illegal(move: str) -> None:
    at = table(LAST_CARD)
    act(at, "0> draw")
    assert refusal(at, "0> stop") == "not_now"
    act(at, f"0> {move}")
    assert legal(at, 0) == []
    assert refusal(at, "0> stop") == "not_now"
    assert outcome(at).scores == outcome(at).totals


@pytest.mark.parametrize(
    ("hand", "points"),
    [
        ("Ac 2c 3c", 6),
        ("4c 5c 6c", 15),
        ("7c 8c 9c", 24),
        ("Tc Jc Qc", 21),
        ("Kc Kd Kh", 36),
        ("Jc Jd Jh", 0),
    ],
)
def test_cards_are_worth_what_section_3_of_the_seed_says(hand: str, points: int) -> None:
    at = table(f"| phase after | turns 5 | hand0 {hand} | hand1 2d 2h 2s")
    act(at, "0> stop")
    assert outcome(at).totals == (points, 6)
