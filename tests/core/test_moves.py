"""Lists of moves that are made once."""

from facedown.core.moves import DISCARD, DRAW, Exchange, MovesByPair, MovesBySlot, swap
from facedown.core.placed_card import place
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
    assert moves.of([[one, two], [], [three]], of_one_hand=False) == across
    assert moves.of([[one, two], [], [three]], of_one_hand=True) == [Exchange(one, two), *across]


def test_moves_by_pair_are_made_once() -> None:
    moves = MovesByPair(Exchange)
    one, other = place(0, 3), place(1, 2)
    assert moves.of([[one], [other]], of_one_hand=False)[0] is moves.move(one, other)


def test_pairs_of_hands_of_any_length_have_their_moves() -> None:
    moves = MovesByPair(Exchange)
    one, far = place(0, 0), place(1, 70)
    assert moves.of([[one], [far]], of_one_hand=False) == [Exchange(one, far)]
    assert moves.move(one, far) == moves.move(far, one) == Exchange(one, far)


def test_lists_for_long_hands_are_not_kept() -> None:
    moves = MovesBySlot(swaps)
    assert moves.of(1 << 12) == [swap(12)]
    assert moves.of(1 << 12) is not moves.of(1 << 12)
