"""What a screen holds, by the settings of its table; law 11 says the same of every game."""

import pytest
from tests.screens import lying, seen_hand
from tests.snap import SNAP

from facedown.core.notation import parse_table
from facedown.core.seats import WATCHER
from facedown.core.sight import AID_ALL, AID_OFF, AID_OWN
from facedown.match.screen import own_part, screen, shared_part
from facedown.match.wire import ScreenCard, written

DECIDING = "snap | phase decide | hand0 2c=0 3c=* 4c | hand1 5c=0 6c=1 | drawn 7c!0=0 | discard 7d^"


@pytest.mark.parametrize(
    ("viewer", "aid", "hands", "drawn"),
    [
        (0, AID_OFF, "?? ?? ?? / ?? ??", "7c!0"),
        (0, AID_OWN, "2c ?? ?? / 5c ??", "7c!0"),
        (0, AID_ALL, "2c 3c ?? / 5c ??", "7c!0"),
        (1, AID_OFF, "?? ?? ?? / ?? ??", "??!0"),
        (1, AID_OWN, "?? ?? ?? / ?? 6c", "??!0"),
        (1, AID_ALL, "?? 3c ?? / ?? 6c", "??!0"),
        (WATCHER, AID_OFF, "?? ?? ?? / ?? ??", "??!0"),
        (WATCHER, AID_OWN, "?? ?? ?? / ?? ??", "??!0"),
        (WATCHER, AID_ALL, "?? 3c ?? / ?? ??", "??!0"),
    ],
)
def test_a_screen_shows_open_cards_held_ones_and_what_the_aid_allows(
    viewer: int, aid: str, hands: str, drawn: str
) -> None:
    """G-04."""
    table = parse_table(SNAP, DECIDING)
    shown = screen(SNAP, table, viewer, aid)
    assert " / ".join(seen_hand(SNAP, table, viewer, seat, aid) for seat in (0, 1)) == hands
    assert ([lying(one) for one in shown.drawn], shown.discard) == ([drawn], ["7d"])


@pytest.mark.parametrize(
    ("aid", "history", "discard"),
    [
        (AID_OFF, False, ["7d"]),
        (AID_OFF, True, ["9d", "8d", "7d"]),
        (AID_OWN, False, ["7d"]),
        (AID_ALL, False, ["9d", "8d", "7d"]),
    ],
)
def test_a_screen_holds_the_discard_as_far_as_the_table_shows_it(
    aid: str, history: bool, discard: list[str]
) -> None:
    """G-13."""
    table = parse_table(SNAP, DECIDING.replace("discard 7d^", "discard 9d^ 8d^ 7d^"))
    shown = screen(SNAP, table, 0, aid, history=history)
    assert (shown.discard, shown.discarded) == (discard, 3)
    assert lying(shown.hands[0][1]) == ("3c" if aid == AID_ALL else "??")


def test_a_card_that_may_not_be_seen_is_an_empty_object() -> None:
    assert bytes(written([ScreenCard(), None])) == b"[{},null]"


def test_who_sees_no_more_than_everybody_has_the_same_screen() -> None:
    table = parse_table(SNAP, DECIDING)
    shared = shared_part(SNAP, table, AID_OFF)
    assert own_part(table, 1, AID_OFF, shared) is own_part(table, WATCHER, AID_OFF, shared)
    assert own_part(table, 0, AID_OFF, shared) is not shared
