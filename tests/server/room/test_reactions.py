"""Who was first: commands held for a moment, and given back in fair order (G-08)."""

from math import inf

import pytest
from tests.server.room.scene import START, begun, dealt

from facedown.core.records import Move
from facedown.match import log
from facedown.match.evening import Evening, NotNow
from facedown.server.commands import Command
from facedown.server.errors import HouseError
from facedown.server.reactions import MAX_HELD, Reactions

NAMES = ("Ana", "Bea", "Cal", "Dan")
HOLD = 0.15


def discarded() -> Evening:
    """A table of Cambio where somebody has swapped a card onto the discard."""
    evening = dealt(*NAMES)
    for seat in range(4):
        play(evening, seat, {"type": "ready"})
    assert evening.round is not None
    mover = evening.round.table.turn
    play(evening, mover, {"type": "draw"})
    play(evening, mover, {"type": "swap", "slot": 0})
    return evening


def play(evening: Evening, seat: int, move: dict[str, object]) -> None:
    evening.apply(log.Moved(at=START, seat=seat, move=dict(move), by=log.PERSON))


def flip(evening: Evening, seat: int, fair: float = START, id: str = "c") -> Command:
    return command(evening, seat, {"type": "flip", "place": f"{seat}:3"}, fair, id)


def command(
    evening: Evening, seat: int, data: dict[str, object], fair: float = START, id: str = "c"
) -> Command:
    move: Move = evening.read_move(dict(data))
    number = evening.length(seat)
    return Command(seat, move, dict(data), log.PERSON, id, number, START, fair)


def test_a_move_that_nobody_races_is_not_held() -> None:
    evening = dealt(*NAMES)
    reactions = Reactions(evening, HOLD)
    assert not reactions.hold(command(evening, 0, {"type": "ready"}), 50.0)
    assert not reactions.is_holding
    assert reactions.due_at == inf


def test_the_first_reaction_opens_a_hold_in_which_everything_is_held() -> None:
    evening = discarded()
    reactions = Reactions(evening, HOLD)
    assert reactions.hold(flip(evening, 0), 50.0)
    assert reactions.due_at == 50.0 + HOLD
    assert reactions.hold(command(evening, 1, {"type": "draw"}), 50.1)
    assert reactions.due_at == 50.0 + HOLD, "nobody makes it longer"
    assert len(reactions.release()) == 2
    assert not reactions.is_holding
    assert reactions.release() == []


def test_what_is_held_is_ordered_by_when_it_was_fairly_made() -> None:
    evening = discarded()
    reactions = Reactions(evening, HOLD)
    near, far = flip(evening, 0, START), flip(evening, 1, START - 0.04)
    for one in (near, far):
        reactions.hold(one, 50.0)
    assert reactions.release() == [far, near]


def test_equal_times_go_from_the_discarders_left() -> None:
    evening = discarded()
    assert evening.round is not None
    first = evening.game.discarder(evening.round.table) + 1
    reactions = Reactions(evening, HOLD)
    for seat in (3, 1, 0, 2):
        reactions.hold(flip(evening, seat), 50.0)
    order = [one.seat for one in reactions.release()]
    assert order == [(first + step) % 4 for step in range(4)]


def test_what_answers_something_that_is_over_is_refused_and_opens_no_hold() -> None:
    reactions = Reactions(begun(*NAMES), HOLD)
    with pytest.raises(NotNow, match="no_round"):
        reactions.hold(flip(discarded(), 0), 50.0)
    assert not reactions.is_holding


def test_only_some_moves_of_one_seat_are_held_and_the_same_one_once() -> None:
    evening = discarded()
    reactions = Reactions(evening, HOLD)
    for number in range(MAX_HELD):
        for _ in range(2 if number < MAX_HELD - 1 else 1):
            reactions.hold(flip(evening, 0, id=f"c{number}"), 50.0)
    with pytest.raises(HouseError, match="too_fast"):
        reactions.hold(flip(evening, 0, id="more"), 50.0)
    assert reactions.hold(flip(evening, 1), 50.0)
    assert len(reactions.release()) == MAX_HELD + 1


def test_a_round_that_is_gone_does_not_keep_what_was_held_from_being_given_back() -> None:
    """It had no order then, and nothing was refused."""
    evening = discarded()
    reactions = Reactions(evening, HOLD)
    held = flip(evening, 0)
    reactions.hold(held, 50.0)
    evening.round = None
    assert reactions.release() == [held]


def test_where_there_is_no_hold_a_reaction_is_made_at_once() -> None:
    evening = discarded()
    assert not Reactions(evening, 0.0).hold(flip(evening, 0), 50.0)
