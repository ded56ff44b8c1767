"""Who sees what (T-09, T-20, G-03, G-04)."""

import pytest
from tests.games.tres_cartas.playing import act, begun, dealt, dealt_to, table
from tests.screens import seen_hand

from facedown.core.seats import WATCHER
from facedown.core.sight import AID_ALL, AID_OFF, AID_OWN, show
from facedown.games.tres_cartas import GAME
from facedown.match.screen import screen
from facedown.match.wire import ScreenCard

# Seat 0 has seen its outer cards; slot 1 holds a five that all saw it take.
LATER = "| phase draw | turns 3 | hand0 Ks=0 5d=* 9s=0 | hand1 2h=1 3h 4h=1 | discard 7d^ 8d^"


def test_all_see_which_cards_were_looked_at_and_only_their_owner_what_they_are() -> None:
    """G-03."""
    at = dealt()
    events = GAME.start(GAME.table(at.setup), [placed.card for placed in at.everything()])
    peek = next(event for event in events if event.WORD == "peeked" and event.seen_by == 1)
    assert str(show(peek, 0)) == f"peeked 0 0:0 {peek.values()[2]} @0"
    assert str(show(peek, 1)) == "peeked 0 0:0 ?? @0"
    assert str(show(peek, WATCHER)) == "peeked 0 0:0 ?? @0"


def test_nobody_is_shown_the_deck() -> None:
    at = dealt()
    (first, *_) = GAME.start(GAME.table(at.setup), [placed.card for placed in at.everything()])
    assert {str(show(first, viewer)) for viewer in (0, 1, WATCHER)} == {"dealt - @-"}


def test_a_watcher_sees_only_what_is_public() -> None:
    """T-20."""
    at = table(LATER)
    view = GAME.view(at, WATCHER).table
    assert [str(card) for card in view.hand(0)] == ["??", "5d", "??"]
    assert [str(card) for card in view.hand(1)] == ["??"] * 3
    assert str(view.top) == "8d"
    assert {str(placed.card) for placed in view.stock} == {"??"}


def test_a_player_who_is_out_sees_what_watchers_see() -> None:
    """T-20: the hands of a round it does not play are no business of its."""
    at = dealt_to((0, 2))
    act(at, "0> ready", "2> ready", "0> draw", "0> swap 1", "0> end", "2> take", "2> swap 0")
    assert GAME.view(at, 1).table == GAME.view(at, WATCHER).table


def test_a_discarded_card_was_seen_by_all_whoever_drew_it() -> None:
    at = begun()
    act(at, "0> draw", "0> discard")
    assert GAME.view(at, 1).table.top == at.top


@pytest.mark.parametrize(
    ("aid", "own", "other"),
    [
        (AID_OFF, "?? ?? ??", "?? ?? ??"),
        (AID_OWN, "Ks ?? 9s", "?? ?? ??"),
        (AID_ALL, "Ks 5d 9s", "?? 5d ??"),
    ],
)
def test_a_screen_remembers_what_the_memory_aid_allows(aid: str, own: str, other: str) -> None:
    """G-04: a peek is not part of later snapshots, unless the table plays with an aid."""
    at = table(LATER)
    assert seen_hand(GAME, at, 0, 0, aid) == own
    assert seen_hand(GAME, at, 1, 0, aid) == other


def test_a_screen_does_not_say_who_has_seen_what() -> None:
    """G-04: remembering who looked where is the game, too."""
    assert screen(GAME, table(LATER), 0, AID_OFF).hands[0] == [ScreenCard()] * 3


def test_the_last_reveal_shows_everything() -> None:
    at = table(LATER.replace("phase draw", "phase after"))
    act(at, "0> stop")
    for viewer in (0, 1, WATCHER):
        assert GAME.view(at, viewer).table.hands == at.hands


def test_the_stock_stays_hidden_after_the_reveal() -> None:
    at = table(LATER.replace("phase draw", "phase after"))
    act(at, "0> stop")
    assert {str(placed.card) for placed in GAME.view(at, 0).table.stock} == {"??"}
