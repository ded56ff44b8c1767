"""The first discard, flips of own cards only, and two packs (C-37, C-38, C-40)."""

import pytest
from tests.games.cambio.tables import act, at, hand, kinds, legal, refusal, view
from tests.match.recording import proven

from facedown.core.cards import card
from facedown.core.errors import BadSetup
from facedown.games.cambio import GAME
from facedown.games.cambio.table import CambioTable
from facedown.match.transcript import dumps, loads
from facedown.match.verify import verify


def dealt(players: int = 2, starter: int = 0, **options: str) -> CambioTable:
    table = GAME.table(GAME.setup(GAME.variant(options), players, starter))
    GAME.start(table, list(table.pack.cards))
    return table


def begun(players: int = 2, starter: int = 0, **options: str) -> CambioTable:
    table = dealt(players, starter, **options)
    for seat in range(players):
        act(table, seat, "ready")
    return table


# -- the first discard -----------------------------------------------------------------------------


def test_a_card_is_turned_up_before_anybody_looks() -> None:
    """C-37."""
    table = GAME.table(GAME.setup(GAME.variant({"opening_discard": "faceup"}), 2))
    events = GAME.start(table, list(table.pack.cards))
    assert [str(event) for event in events[1:3]] == ["turned 3c", "peeked 0 0:2 As @0"]
    assert [str(placed) for placed in view(table, 1).table.discard] == ["3c^"]
    assert len(table.stock) == 54 - 8 - 1


def test_the_first_player_may_take_it() -> None:
    """C-37."""
    table = begun(opening_discard="faceup")
    assert kinds(table, 0) == {"draw", "take", "call", "flip"}
    assert act(table, 0, "take", "discard") == ["discarded 0 3c", "turn 1"]


def test_everybody_may_flip_for_it_from_the_first_turn_on() -> None:
    """C-14, C-37: it is nobody's discard."""
    table = dealt(3, opening_discard="faceup", discarder_may_flip="false")
    assert refusal(table, 0, "flip 0:0") == "not_now"
    for seat in range(3):
        act(table, seat, "ready")
    assert table.live
    assert [("flip" in kinds(table, seat)) for seat in range(3)] == [True] * 3


def test_for_the_first_discard_the_starter_is_first() -> None:
    """G-08, C-37."""
    table = begun(8, 7, opening_discard="faceup", packs="2")
    assert GAME.invited(table) == [0, 1, 2, 3, 4, 5, 6]
    assert (GAME.discarder(table) + 1) % 8 == 7


def test_it_is_closed_where_flips_are_asked_for() -> None:
    """C-37, `flip_timing window`."""
    table = begun(opening_discard="faceup", flip_timing="window")
    assert not table.live
    assert refusal(table, 1, "flip 1:0") == "not_now"


# -- flips of own cards only -----------------------------------------------------------------------

OWN = "flip_targets=own | players 3 | phase turn | live yes | discarder 2"


def test_only_own_cards_are_flipped() -> None:
    """C-38."""
    table = at(f"{OWN} | hand0 2c | hand1 8h 3h | hand2 4h | discard 8c^ | stock 2d 3d")
    assert legal(table, 1) == "flip 1:0, flip 1:1"
    assert refusal(table, 1, "flip 0:0") == "not_your_card"
    assert act(table, 1, "flip 1:0") == ["flipped 1 1:0 8h"]


def test_a_wrong_flip_of_an_own_card_costs_a_card() -> None:
    """C-20, C-38."""
    table = at(f"{OWN} | hand0 2c | hand1 8h 3h | hand2 4h | discard 8c^ | stock 2d 3d")
    assert act(table, 1, "flip 1:1") == ["misflipped 1 1:1 3h @*", "received 1"]


def test_a_player_without_cards_has_nothing_to_flip() -> None:
    """C-38."""
    table = at(f"{OWN} | hand0 2c | hand1 _ | hand2 4h | discard 8c^ | stock 2d 3d")
    assert GAME.invited(table) == [2]
    assert refusal(table, 1, "flip 2:0") == "hand_empty"


def test_a_window_does_not_ask_a_player_without_cards() -> None:
    """C-38."""
    table = at(
        "flip_targets=own flip_timing=window | players 3 | phase decide | drawn 8c!0=0"
        " | hand0 2c | hand1 _ | hand2 4h | discard 9c^ | stock 2d 3d"
    )
    act(table, 0, "discard")
    assert act(table, 0, "peek 0:0")[-1] == "window_opened"
    assert GAME.awaited(table) == [2, 0]
    assert refusal(table, 1, "pass") == "hand_empty"


def test_no_window_opens_when_nobody_has_a_card_to_flip() -> None:
    """C-07, C-38: the caller alone has cards."""
    table = at(
        "flip_targets=own | phase decide | caller 1 | drawn Ks!0=0 | hand0 _ | hand1 2c | stock 2d"
    )
    assert act(table, 0, "discard")[1] == "ended called"


# -- two packs -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("packs", "jokers", "size"), [("1", "2", 54), ("2", "2", 108), ("2", "0", 104)]
)
def test_two_packs_are_shuffled_together_each_with_its_jokers(
    packs: str, jokers: str, size: int
) -> None:
    """C-40."""
    assert GAME.pack(GAME.variant({"packs": packs, "jokers": jokers})).size == size


@pytest.mark.parametrize(("packs", "left"), [("1", 22), ("2", 76)])
def test_eight_can_play(packs: str, left: int) -> None:
    """C-02, C-40."""
    table = begun(8, packs=packs)
    assert [table.size(seat) for seat in range(8)] == [4] * 8
    assert len(table.stock) == left


@pytest.mark.parametrize("players", [1, 9])
def test_two_to_eight_play(players: int) -> None:
    """C-02, C-40."""
    with pytest.raises(BadSetup):
        GAME.setup(GAME.variant(), players)


def test_six_are_the_most_that_one_pack_is_meant_for() -> None:
    """C-02, C-40."""
    assert (GAME.OFFICIAL, GAME.ALLOWED) == ((2, 6), (2, 8))


def test_the_shuffle_of_two_packs_is_proven() -> None:
    """C-40."""
    match = proven(GAME, "twins", options={"packs": "2"}, players=8, most_rounds=1)
    verdict = verify(GAME, loads(dumps(match), GAME))
    assert (verdict.proven, verdict.decided_again) == (1, True)


def test_a_card_is_flipped_for_its_twin() -> None:
    """C-15, C-40."""
    table = at(
        "packs=2 | phase turn | live yes | discarder 1"
        " | hand0 8c | hand1 2h | discard 8c^ | stock 2d"
    )
    assert act(table, 0, "flip 0:0") == ["flipped 0 0:0 8c"]


def test_twins_are_told_apart_by_where_they_lie() -> None:
    """C-40: who has seen the one has not seen the other."""
    table = at("packs=2 | phase ability | hand0 8c=0 3c | hand1 8c 2h | discard Jc^ | stock 2d 8d")
    act(table, 0, "exchange 0:0 1:0")
    assert (hand(table, 0), hand(table, 1)) == ("8c 3c", "8c=0 2h")
    assert hand(view(table, 0).table, 0) == "?? ??"


def test_twins_count_the_same() -> None:
    """C-40."""
    variant = GAME.variant({"packs": "2"})
    assert GAME.worth(variant, card("9h")) == 9
