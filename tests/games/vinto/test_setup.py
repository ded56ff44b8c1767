"""The deal and the opening peek."""

import pytest
from tests.games.vinto.tables import act, hand, lay, legal, phase, refusal

from facedown.core.cards import Card
from facedown.core.dealer import Dealer
from facedown.core.errors import BadDeck, BadSetup
from facedown.games.vinto import GAME
from facedown.games.vinto.table import PACK, VintoTable


def deck(seed: int = 1) -> list[Card]:
    return Dealer(seed).deck(PACK)


def dealt(players: int = 4, **options: str) -> VintoTable:
    table = GAME.table(GAME.setup(GAME.variant(options), players))
    GAME.start(table, deck())
    return table


@pytest.mark.parametrize(("players", "stock"), [(2, 43), (4, 33), (5, 28), (6, 23)])
def test_everybody_gets_five_cards_and_one_lies_face_up(players: int, stock: int) -> None:
    """V-01, V-02: 54 cards; 6 players leave 23."""
    table = dealt(players)
    assert [table.size(seat) for seat in range(players)] == [5] * players
    assert (len(table.stock), len(table.discard), table.discard[0].is_up) == (stock, 1, True)


@pytest.mark.parametrize("players", [1, 7])
def test_one_player_or_seven_cannot_play(players: int) -> None:
    """V-01."""
    with pytest.raises(BadSetup):
        GAME.setup(GAME.variant(), players)


def test_four_and_five_players_are_official() -> None:
    """V-01: two, three and six are allowed and marked unofficial."""
    assert (GAME.OFFICIAL, GAME.ALLOWED) == ((4, 5), (2, 6))


def test_the_discard_may_begin_empty() -> None:
    """V-02: `opening_discard empty`."""
    table = dealt(opening_discard="empty")
    assert (len(table.stock), table.discard) == (34, [])


def test_a_deck_that_is_not_the_pack_is_refused() -> None:
    with pytest.raises(BadDeck):
        GAME.start(GAME.table(GAME.setup(GAME.variant(), 4)), deck()[:-1])


def test_the_opening_card_opens_no_window_and_can_be_taken() -> None:
    """V-02: it forms the pile, it is not placed on it; it is unused."""
    table = lay(
        "phase setup | ready 123 | hand0 2c 3c 4c 5c 6c | hand1 2h 3h 4h 5h 6h"
        " | hand2 2s 3s 4s 5s 6s | hand3 2d 3d 4d 5d 6d | discard 7c^"
    )
    assert act(table, 0, "ready") == ["readied 0", "begun 0"]
    assert phase(table) == "turn_start"
    assert legal(table, 0) == ["draw", "take"]


def test_a_player_looks_at_two_own_cards_of_its_choice() -> None:
    """V-03; rulings section 6: an earlier program had no limit of two."""
    table = dealt()
    assert legal(table, 2) == ["ready", "look 0", "look 1", "look 2", "look 3", "look 4"]
    act(table, 2, "look 3")
    assert refusal(table, 2, "look 3") == "already_seen"
    act(table, 2, "look 0")
    assert legal(table, 2) == ["ready"]
    assert refusal(table, 2, "look 1") == "no_looks_left"


def test_a_look_is_seen_by_the_looker_alone() -> None:
    """G-03: everybody sees which card is looked at, nobody else what it is."""
    table = dealt()
    act(table, 2, "look 3")
    for viewer in (0, 1, 3):
        placed = GAME.view(table, viewer).table.hands[2][3]
        assert str(placed) == "??!2=2"
    own = GAME.view(table, 2).table.hands[2][3]
    assert own is not None
    assert own.card == table.card(3 * 8 + 2)


def test_looking_is_optional() -> None:
    """V-03: unused peeks lapse."""
    table = dealt()
    for seat in range(4):
        act(table, seat, "ready")
    assert phase(table) == "turn_start"
    assert refusal(table, 0, "look 0") == "not_now"


def test_cards_looked_at_lie_face_down_when_all_are_ready() -> None:
    table = dealt()
    act(table, 0, "look 1")
    assert hand(table, 0).split()[1].endswith("!0=0")
    for seat in range(4):
        act(table, seat, "ready")
    assert hand(table, 0).split()[1].endswith("=0")
    assert "!" not in hand(table, 0)


def test_a_player_who_is_ready_looks_no_more() -> None:
    table = dealt()
    act(table, 1, "ready")
    assert legal(table, 1) == []
    assert refusal(table, 1, "look 0") == "already_ready"


def test_without_peeks_the_round_begins_at_once() -> None:
    """V-03: `opening_peeks 0`."""
    assert phase(dealt(opening_peeks="0")) == "turn_start"


def test_all_five_cards_may_be_seen_as_a_house_rule() -> None:
    """V-03: `opening_peeks 5`."""
    table = dealt(opening_peeks="5")
    for slot in range(5):
        act(table, 0, f"look {slot}")
    assert legal(table, 0) == ["ready"]


@pytest.mark.parametrize("slot", [-1, 5])
def test_there_are_five_cards_to_look_at(slot: int) -> None:
    assert refusal(dealt(), 0, f"look {slot}") == "no_such_slot"


def test_who_has_no_seat_may_do_nothing() -> None:
    table = dealt()
    assert legal(table, 5) == legal(table, 8) == []
    assert refusal(table, 5, "ready") == "not_your_turn"


@pytest.mark.parametrize("starter", range(4))
def test_the_starter_of_the_setup_begins(starter: int) -> None:
    """V-04."""
    table = GAME.table(GAME.setup(GAME.variant(), 4, starter=starter))
    GAME.start(table, deck())
    for seat in range(4):
        act(table, seat, "ready")
    assert table.turn == starter


def test_a_hand_has_no_limit() -> None:
    """V-40: a penalty comes whatever the size of the hand."""
    hands = "hand0 2c 3c 4c 5c 6c 2h 3h 4h 5h 6h | hand1 Kc"
    table = lay(f"phase toss | turn 1 | toss_ranks 7 | {hands} | stock 8s 9s | discard 7d^")
    act(table, 0, "toss 0")
    assert table.size(0) == 11
