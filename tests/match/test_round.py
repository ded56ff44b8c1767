"""One deal played out: moves, streams, late reactions, repeated commands."""

import pytest
from tests.snap import SNAP, Flip

from facedown.core.dealer import Dealer
from facedown.core.errors import BadDeck, IllegalMove, StaleMove
from facedown.core.moves import DISCARD, DRAW, PASS, Swap
from facedown.core.records import Event
from facedown.core.seats import WATCHER
from facedown.match.round import Round


def a_round(players: int = 3) -> Round:
    setup = SNAP.setup(SNAP.variant(), players)
    return Round(SNAP, setup, Dealer("round").deck(SNAP.pack(setup.variant)))


def in_window(players: int = 3) -> Round:
    """A round in which seat 0 has just discarded."""
    played = a_round(players)
    played.act(0, DRAW)
    played.act(0, DISCARD)
    return played


def words(events: list[Event]) -> list[str]:
    return [event.WORD for event in events]


def test_a_round_begins_with_its_deal() -> None:
    played = a_round()
    assert words(list(played.opening)) == ["dealt"]
    assert words(played.stream(0)) == ["dealt"]
    assert played.outcome is None


def test_a_wrong_deck_begins_no_round() -> None:
    with pytest.raises(BadDeck):
        Round(SNAP, SNAP.setup(SNAP.variant(), 2), [])


def test_a_move_is_recorded_with_its_time_and_what_came_of_it() -> None:
    played = a_round()
    events = played.act(0, DRAW, at=12.5)
    (entry,) = played.entries
    assert (entry.seat, entry.move, entry.at) == (0, DRAW, 12.5)
    assert entry.events == tuple(events)


def test_a_refused_move_leaves_no_trace() -> None:
    played = a_round()
    before = [played.stream(viewer) for viewer in (0, 1, WATCHER)]
    with pytest.raises(IllegalMove):
        played.act(1, DRAW)
    assert played.entries == []
    assert [played.stream(viewer) for viewer in (0, 1, WATCHER)] == before


def test_a_stream_holds_what_its_seat_was_shown() -> None:
    played = a_round()
    played.act(0, DRAW)
    drawn = str(played.table.drawn[0].card)
    assert str(played.stream(0)[-1]) == f"drew 0 {drawn} @0"
    assert str(played.stream(1)[-1]) == str(played.stream(WATCHER)[-1]) == "drew 0 ?? @0"


def test_a_private_event_does_not_move_the_numbers_of_others() -> None:
    """Otherwise the gap in the numbers would tell that somebody has passed."""
    played = in_window()
    lengths = [len(played.stream(viewer)) for viewer in (0, 1, 2, WATCHER)]
    played.act(1, PASS)
    after = [len(played.stream(viewer)) for viewer in (0, 1, 2, WATCHER)]
    assert [new - old for new, old in zip(after, lengths, strict=True)] == [0, 1, 0, 0]


def test_a_stream_only_grows() -> None:
    played = a_round()
    earlier = played.stream(1)
    played.act(0, DRAW)
    played.act(0, Swap(1))
    assert played.stream(1)[: len(earlier)] == earlier


def test_what_a_seat_was_shown_makes_its_view() -> None:
    """Law 1, on streams."""
    played = in_window()
    played.act(1, PASS)
    for viewer in (0, 1, 2, WATCHER):
        seen = SNAP.table(played.setup)
        for event in played.stream(viewer):
            SNAP.apply(seen, event)
        assert seen == played.view(viewer).table


def test_the_same_command_acts_once() -> None:
    """G-08."""
    played = a_round()
    first = played.act(0, DRAW, command="c1")
    assert words(first) == ["drew"]
    assert played.act(0, DRAW, command="c1") == []
    assert len(played.entries) == 1


def test_the_same_command_of_another_seat_is_another_command() -> None:
    played = in_window()
    played.act(1, PASS, command="c1")
    assert words(played.act(2, PASS, command="c1"))[0] == "passed"


def test_a_refused_command_may_be_tried_again() -> None:
    played = a_round()
    with pytest.raises(IllegalMove):
        played.act(0, DISCARD, command="c1")
    played.act(0, DRAW)
    assert words(played.act(0, DISCARD, command="c1")) == ["discarded"]


def test_a_reaction_to_what_is_still_so_is_in_time() -> None:
    played = in_window()
    now = len(played.stream(1))
    assert words(played.act(1, Flip(0), answering=now))[0] == "flipped"


def test_a_reaction_is_stale_once_the_discard_has_changed() -> None:
    """G-08: seat 2 meant the card that lay there before seat 1 flipped."""
    played = in_window()
    now = len(played.stream(2))
    played.act(1, Flip(0))
    moves = len(played.entries)
    with pytest.raises(StaleMove) as late:
        played.act(2, Flip(0), answering=now)
    assert (late.value.code, late.value.params) == ("too_late", {})
    assert len(played.entries) == moves
    assert played.table.size(2) == 3


def test_a_stale_reaction_may_be_made_anew() -> None:
    played = in_window()
    now = len(played.stream(2))
    played.act(1, Flip(0))
    with pytest.raises(StaleMove):
        played.act(2, Flip(0), answering=now, command="c1")
    again = played.act(2, Flip(0), answering=len(played.stream(2)), command="c1")
    assert words(again)[0] == "flipped"


def test_a_reaction_is_not_stale_for_what_does_not_concern_it() -> None:
    """G-08: a pass in between changes neither the discard nor its card."""
    played = in_window()
    now = len(played.stream(2))
    played.act(1, PASS)
    assert words(played.act(2, Flip(0), answering=now))[0] == "flipped"


def test_a_move_that_is_no_reaction_is_never_stale() -> None:
    played = in_window()
    now = len(played.stream(1))
    played.act(2, Flip(0))
    assert words(played.act(1, PASS, answering=now)) == ["passed"]


def test_a_round_has_an_outcome_when_it_is_over() -> None:
    setup = SNAP.setup(SNAP.variant({"most_turns": "1"}), 2)
    played = Round(SNAP, setup, Dealer(1).deck(SNAP.pack(setup.variant)))
    played.act(0, DRAW)
    played.act(0, DISCARD)
    before = played.outcome
    played.act(1, PASS)
    after = played.outcome
    assert before is None
    assert after is not None
    assert after.ending == "turn_limit"
