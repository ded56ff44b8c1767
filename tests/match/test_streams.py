"""What viewers are told: numbers that go on, cards that fade, and all of it in one message."""

from typing import Any

import pytest
from msgspec import json
from tests.snap import SNAP

from facedown.core.dealer import Dealer
from facedown.core.moves import DRAW
from facedown.core.seats import WATCHER
from facedown.core.sight import AID_OFF
from facedown.match import wire
from facedown.match.round import Round
from facedown.match.streams import Streams

PEEK = 4.0


def new_round(seed: str = "streams") -> Round:
    setup = SNAP.setup(SNAP.variant(), 2)
    return Round(SNAP, setup, Dealer(seed).deck(SNAP.pack(setup.variant)), at=0.0)


@pytest.fixture
def streams() -> Streams:
    """Seat 0 has drawn a card, which it alone sees."""
    made = Streams(SNAP, AID_OFF, history=False, peek=PEEK)
    played = new_round()
    made.begin(played)
    played.act(0, DRAW, at=10.0)
    return made


def card_of(streams: Streams, viewer: int, now: float) -> tuple[Any, int]:
    """The card that was drawn, as a viewer is told of it, and for how many milliseconds."""
    last = streams.told(viewer, 0, now)[-1]
    return last.event["card"], last.ms


def test_a_card_seen_in_private_fades(streams: Streams) -> None:
    (card, ms), over = card_of(streams, 0, 11.0), card_of(streams, 0, 14.0)
    assert (card != "??", ms, over) == (True, 3000, ("??", 0))
    assert card_of(streams, 1, 11.0) == card_of(streams, WATCHER, 11.0) == ("??", 0)


def test_whoever_was_played_for_sees_it_when_they_are_back() -> None:
    streams = Streams(SNAP, AID_OFF, history=False, peek=PEEK)
    played = new_round()
    streams.begin(played)
    streams.stand_in(0)
    played.act(0, DRAW, at=10.0)
    streams.take_back(0, 100.0)
    assert card_of(streams, 0, 101.0)[1] == 3000
    streams.forget(0)
    assert card_of(streams, 0, 101.0) == ("??", 0)


def test_numbers_go_on_from_round_to_round(streams: Streams) -> None:
    lengths = [streams.length(viewer) for viewer in (0, 1, WATCHER)]
    streams.close()
    assert [streams.length(viewer) for viewer in (0, 1, WATCHER)] == lengths
    assert (streams.told(0, 0, 0.0), streams.screen(0), streams.awaited(0)) == ([], None, [])
    streams.begin(new_round("next"))
    assert streams.told(0, lengths[0], 0.0)[0].n == lengths[0] + 1


def test_all_that_is_told_is_told_of_the_table_as_it_is(streams: Streams) -> None:
    assert streams.round is not None
    before = streams.screen(1)
    assert before is not None
    assert before.drawn == [wire.ScreenCard(held=0)]
    streams.changes()
    streams.round.act(0, SNAP.parse_move("discard"), at=11.0)
    after = streams.screen(1)
    assert after is not None
    assert (after.drawn, after.discarded) == ([], before.discarded + 1)


def test_a_message_has_moves_for_a_seat_that_may_move_and_for_no_watcher(streams: Streams) -> None:
    def sent(viewer: int, **more: Any) -> dict[str, Any]:
        told: dict[str, Any] = json.decode(wire.write(streams.shown(viewer, 0, 11.0, **more)))
        return told

    assert {move["type"] for move in sent(0)["moves"]} == {"swap", "discard"}
    assert sent(0)["awaited"] == sent(WATCHER)["awaited"] == [0]
    assert "moves" not in sent(WATCHER)
    paused = sent(0, may_move=False)
    assert ("moves" in paused, paused["awaited"]) == (False, [0])
    over = sent(0, is_on=False)
    assert not {"moves", "awaited"} & set(over)
    assert sent(1)["screen"] == sent(WATCHER)["screen"] != sent(0)["screen"]
