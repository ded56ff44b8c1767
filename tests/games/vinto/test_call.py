"""Calling, the final round, and what the coalition shares."""

import pytest
from tests.games.vinto.tables import act, hand, lay, legal, pass_all, phase, refusal

from facedown.core.sight import show
from facedown.games.vinto import GAME
from facedown.games.vinto.table import VintoTable

HANDS = "hand0 2c 3c | hand1 5c 9c | hand2 6c | hand3 4c 2s"


def ended(*, more: str = "", **options: str) -> VintoTable:
    """Seat 0 is at the end of its turn."""
    return lay(f"phase turn_end | turns 1 | {HANDS} {more}| discard 4h^", **options)


def final(rank: str, **options: str) -> VintoTable:
    """Seat 0 has called; seat 3 does the action of a rank."""
    return lay(
        f"phase effect | turn 3 | caller 0 | actor 3 | effect {rank} | {HANDS} | discard {rank}h^",
        **options,
    )


@pytest.mark.parametrize("where", ["turn_start", "decide", "effect", "toss"])
def test_vinto_is_called_at_the_end_of_a_turn_only(where: str) -> None:
    """V-31; rulings section 6: an earlier program let it be called in any part of the own turn."""
    table = lay(f"phase {where} | actor 0 | effect 7 | {HANDS} | drawn 7c^ | discard 4h^")
    assert "call" not in legal(table, 0)
    assert refusal(table, 0, "call") == "not_now"


def test_vinto_may_be_called_from_the_first_turn() -> None:
    """V-31."""
    assert legal(ended(), 0) == ["end", "call"]


def test_only_the_active_player_calls() -> None:
    """V-31."""
    assert refusal(ended(), 1, "call") == "not_your_turn"


def test_a_timeout_does_not_call() -> None:
    """V-31, V-49."""
    assert str(GAME.default_move(ended(), 0)) == "end"


def test_after_a_call_each_other_player_has_one_turn() -> None:
    """V-33: clockwise from the caller's left; then the hands are shown."""
    table = ended()
    assert act(table, 0, "call") == ["called 0", "turn 1"]
    events: list[str] = []
    for seat in (1, 2, 3):
        assert table.turn == seat
        act(table, seat, "draw")
        move = "play" if "play" in legal(table, seat) else "swap 0"
        act(table, seat, move)
        if phase(table) == "effect":
            act(table, seat, f"give {seat}")
        events = pass_all(table)
    assert events[1:3] == ["toss_closed", "ended called"]
    assert [event.split()[:2] for event in events[3:]] == [["revealed", str(s)] for s in range(4)]
    assert phase(table) == "over"


def test_vinto_is_called_once_a_round() -> None:
    """V-31: the turns of the final round end of themselves."""
    table = lay(f"phase toss | turn 1 | caller 0 | passed 23 | {HANDS} | discard 4h^")
    assert refusal(table, 1, "call") == "not_now"
    assert act(table, 1, "pass") == ["passed 1 @1", "toss_closed", "turn 2"]


@pytest.mark.parametrize(
    ("rank", "move"),
    [
        ("9", "peek 0:0"),
        ("T", "peek 0:1"),
        ("J", "exchange 0:0 1:0"),
        ("Q", "inspect 0:0 3:0"),
        ("A", "give 0"),
    ],
)
def test_nobody_touches_the_callers_cards(rank: str, move: str) -> None:
    """V-34, vector 9: Q on a caller card, A on the caller are illegal."""
    table = final(rank)
    assert refusal(table, 3, move) == "caller_protected"
    assert not [one for one in legal(table, 3) if " 0" in one]
    assert legal(table, 3)


def test_the_callers_cards_are_not_declared() -> None:
    """V-34."""
    table = final("K", king_mode="declare")
    assert refusal(table, 3, "declare 0:0 2") == "caller_protected"
    assert not [one for one in legal(table, 3) if one.startswith("declare 0:")]


def test_the_caller_is_protected_from_a_tossed_card_too() -> None:
    """V-34; rulings section 6: not only once a leader was chosen."""
    table = lay(f"phase toss | turn 3 | caller 0 | toss_ranks 9 | {HANDS} | discard 9h^")
    act(table, 1, "toss 1")
    assert legal(table, 1) == ["peek 2:0", "peek 3:0", "peek 3:1"]
    assert refusal(table, 1, "peek 0:0") == "caller_protected"


def test_a_coalition_member_tosses_in_and_the_caller_may_not() -> None:
    """V-16, vector 9; rulings section 6: an earlier program did not refuse the caller."""
    table = lay(f"phase toss | turn 3 | caller 0 | toss_ranks 2 | {HANDS} | discard 2h^")
    assert GAME.awaited(table) == [1, 2, 3]
    assert legal(table, 0) == []
    assert refusal(table, 0, "toss 0") == "may_not_toss"
    assert act(table, 3, "toss 1")[0] == "tossed 3 3:1 2s"


def test_a_wrong_toss_in_the_final_round_costs_a_card_as_ever() -> None:
    """V-33."""
    table = lay(f"phase toss | turn 3 | caller 0 | toss_ranks 2 | {HANDS} | discard 2h^")
    assert act(table, 3, "toss 0")[1] == "received 3"


def test_an_effect_with_nobody_but_the_caller_to_aim_at_fizzles() -> None:
    """V-29, V-34."""
    table = lay("phase decide | turn 1 | caller 0 | players 2 | hand0 2c 3c | hand1 5c | drawn 9h^")
    assert act(table, 1, "play")[1] == "fizzled 1 9"


def test_a_card_with_nobody_but_the_caller_to_aim_at_is_not_taken() -> None:
    """V-10, V-34."""
    table = lay(
        "phase turn_start | turn 1 | caller 0 | players 2 | hand0 2c 3c | hand1 5c | discard 9h^"
    )
    assert legal(table, 1) == ["draw"]


def test_a_hand_without_cards_may_call() -> None:
    """V-38."""
    table = lay("phase turn_end | hand0 _ | hand1 5c | hand2 6c | hand3 7c | discard 4h^")
    assert "call" in legal(table, 0)


# -- what the coalition shares ---------------------------------------------------------------------

SEEN = "hand0 2c=0 3c=2 | hand1 5c=1 9c=* | hand2 6c=01 | hand3 4c 2s=123"


def test_in_silence_nothing_is_shared() -> None:
    """V-35: the default."""
    table = lay(f"phase turn_end | {SEEN} | discard 4h^")
    act(table, 0, "call")
    assert hand(table, 1) == "5c=1 9c=*"


def test_from_the_call_on_the_coalition_shares_what_it_has_seen() -> None:
    """V-35: also of the caller's cards; what only the caller has seen stays its own."""
    table = lay(f"phase turn_end | {SEEN} | discard 4h^", coalition_mode="shared_peeks")
    assert act(table, 0, "call") == [
        "called 0",
        "shared 0:1 3c @123",
        "shared 1:0 5c @123",
        "shared 2:0 6c @123",
        "turn 1",
    ]
    assert [hand(table, seat) for seat in range(4)] == [
        "2c=0 3c=123",
        "5c=123 9c=*",
        "6c=0123",
        "4c 2s=123",
    ]


@pytest.mark.parametrize("viewer", [0, 8])
def test_what_is_shared_never_reaches_the_caller_or_a_watcher(viewer: int) -> None:
    """V-35."""
    table = lay(f"phase turn_end | {SEEN} | discard 4h^", coalition_mode="shared_peeks")
    events = GAME.act(table, 0, GAME.parse_move("call"))
    assert [str(show(event, viewer)) for event in events[1:3]] == [
        "shared 0:1 ?? @123",
        "shared 1:0 ?? @123",
    ]
    assert str(GAME.view(table, viewer).table.hands[0][1]) == "??=123"


def test_later_peeks_are_shared_at_once() -> None:
    """V-35."""
    table = final("9", coalition_mode="shared_peeks")
    assert act(table, 3, "peek 1:0")[:2] == ["peeked 3 1:0 5c @3", "shared 1:0 5c @123"]
    table = final("Q", coalition_mode="shared_peeks")
    act(table, 3, "inspect 1:0 2:0")
    assert (hand(table, 1), hand(table, 2)) == ("5c!3=123 9c", "6c!3=123")


def test_nothing_is_shared_before_the_call() -> None:
    table = lay(
        f"phase effect | actor 3 | effect 9 | {HANDS} | discard 9h^", coalition_mode="shared_peeks"
    )
    act(table, 3, "peek 1:0")
    assert hand(table, 1) == "5c=3 9c"
