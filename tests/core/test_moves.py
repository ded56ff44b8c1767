"""Lists of moves that are made once."""

from facedown.core.lying import place
from facedown.core.moves import DISCARD, DRAW, Exchange, MovesByPair, MovesBySlot, swap
from facedown.core.records import Move


def swaps(slot: int) -> list[Move]:
    return [swap(slot)]


def test_moves_by_slot_are_for_the_filled_slots_from_left_to_right() -> None:
    moves = MovesBySlot(swaps, first=[DRAW], last=[DISCARD])
    assert moves.of(0b1011) == [DRAW, swap(0), swap(1), swap(3), DISCARD]
    assert moves.of(0) == [DRAW, DISCARD]


def test_lists_by_slot_are_made_once() -> None:
    moves = MovesBySlot(swaps)
    assert moves.of(0b101) is moves.of(0b101)


def test_a_hand_of_any_length_has_its_moves() -> None:
    moves = MovesBySlot(swaps)
    assert moves.of(1 << 70 | 1) == [swap(0), swap(70)]


def test_pairs_are_of_two_hands_unless_one_will_do() -> None:
    moves = MovesByPair(Exchange, last=[DISCARD])
    one, two, three = place(0, 0), place(0, 1), place(2, 1)
    across: list[Move] = [Exchange(one, three), Exchange(two, three), DISCARD]
    assert moves.of([0b11, 0, 0b10], of_one_hand=False) == across
    assert moves.of([0b11, 0, 0b10], of_one_hand=True) == [Exchange(one, two), *across]


def test_lists_of_pairs_are_made_once_and_not_all_kept() -> None:
    moves = MovesByPair(Exchange, last=[])
    assert moves.of([1, 1], of_one_hand=False) is moves.of([1, 1], of_one_hand=False)
    assert moves.of([1, 1], of_one_hand=False) != moves.of([1, 0, 1], of_one_hand=False)
    for number in range(2, 60):
        for other in range(2, 60):
            moves.of([number, other], of_one_hand=False)
    assert moves.of([1, 1 << 12], of_one_hand=False) == [Exchange(place(0, 0), place(1, 12))]
