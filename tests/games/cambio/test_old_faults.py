"""What earlier programs of this game got wrong (rulings section 6)."""

from tests.games.cambio.tables import act, at, hand, refusal, view

from facedown.core.cards import UNKNOWN
from facedown.core.dealer import Dealer
from facedown.core.seats import WATCHER
from facedown.core.sight import show
from facedown.games.cambio import GAME


def test_not_every_client_gets_every_card() -> None:
    """At the deal a player knows two cards, and a watcher none."""
    table = GAME.table(GAME.setup(GAME.variant(), 4))
    events = GAME.start(table, Dealer(1).deck(table.pack))
    for viewer, known in ((0, 2), (3, 2), (WATCHER, 0)):
        seen = view(table, viewer).table.everything()
        assert sum(1 for placed in seen if placed.card is not UNKNOWN) == known
        shown = " ".join(str(show(event, viewer)) for event in events)
        assert shown.count("??") == 8 - known


def test_the_table_decides_whether_a_flip_is_right() -> None:
    """The same move by a seat that knows nothing of the card has the result the card gives it."""
    text = "| phase turn | live yes | discarder 0 | hand0 2c | discard 8c^ | hand1"
    right, wrong = at(f"{text} 8h"), at(f"{text} 9h")
    assert view(right, 1).table.hands == view(wrong, 1).table.hands
    assert act(right, 1, "flip 1:0") == ["flipped 1 1:0 8h"]
    assert act(wrong, 1, "flip 1:0") == ["misflipped 1 1:0 9h @*", "received 1"]


def test_a_caller_who_ties_has_lost() -> None:
    """The caller who is not strictly lowest loses."""
    table = at("| phase turn | caller 1 | hand0 5c | hand1 5h | discard Kc^")
    act(table, 0, "take", "discard")
    outcome = GAME.outcome(table)
    assert outcome is not None
    assert outcome.winners == (0,)


def test_the_callers_cards_cannot_be_flipped() -> None:
    table = at(
        "| phase turn | caller 1 | live yes | discarder 1 | hand0 5c | hand1 8h | discard 8c^"
    )
    assert refusal(table, 0, "flip 1:0") == "caller_protected"


def test_a_flip_during_an_ability_does_not_restart_it() -> None:
    """A queen that has looked may not look again."""
    table = at(
        "| phase ability | live yes | discarder 0 | players 3 | discard Qc^"
        " | hand0 2c 3c | hand1 Qh 3h | hand2 4c"
    )
    act(table, 0, "inspect 0:0 2:0")
    act(table, 1, "flip 1:0")
    assert refusal(table, 0, "inspect 0:1 2:0") == "not_now"
    assert act(table, 0, "swap_them") == ["exchanged 0:0 2:0", "turn 1"]


def test_nobody_is_moved_up_when_a_player_goes_out() -> None:
    """Seats and slots keep their numbers."""
    table = at(
        "| phase turn | turn 1 | live yes | discarder 2 | players 3 | hand0 2c 3c"
        " | hand1 3h 4h 5h 6h 7h 9h | hand2 2s _ 3s | discard 8c^"
    )
    assert act(table, 1, "flip 1:0")[2:] == ["out 1", "turn 2"]
    assert (hand(table, 0), hand(table, 2)) == ("2c 3c", "2s _ 3s")
    assert act(table, 2, "call") == ["called 2", "turn 0"]


def test_a_seventh_card_is_not_silently_withheld() -> None:
    """There is a slot for it, and it puts its owner out."""
    table = at(
        "| phase turn | live yes | discarder 1 | players 3 | hand0 3h 4h 5h 6h 7h 9h | hand1 2c"
        " | hand2 2s | discard 8c^"
    )
    act(table, 0, "flip 0:0")
    assert (table.size(0), table.is_in(0)) == (7, False)
