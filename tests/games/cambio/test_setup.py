"""Before the first turn: pack, deal, opening peek, ready check (C-01 to C-04, C-28)."""

import pytest
from tests.games.cambio.tables import act, hand, kinds, legal, phase, refusal, view
from tests.screens import seen_hand

from facedown.core.dealer import Dealer
from facedown.core.errors import BadDeck
from facedown.core.seats import WATCHER
from facedown.games.cambio import GAME
from facedown.games.cambio.table import CambioTable


def dealt(players: int = 2, **options: str) -> CambioTable:
    setup = GAME.setup(GAME.variant(options), players)
    table = GAME.table(setup)
    GAME.start(table, list(table.pack.cards))
    return table


@pytest.mark.parametrize(("jokers", "size"), [("0", 52), ("2", 54), ("4", 56)])
def test_the_pack_has_as_many_jokers_as_the_house_says(jokers: str, size: int) -> None:
    """C-01."""
    assert GAME.pack(GAME.variant({"jokers": jokers})).size == size


def test_everybody_gets_four_cards_and_the_discard_is_empty() -> None:
    table = dealt(players=6)
    assert [table.size(seat) for seat in range(6)] == [4] * 6
    assert len(table.stock) == 54 - 24
    assert table.discard == []


def test_a_deck_that_is_not_the_pack_is_refused() -> None:
    table = GAME.table(GAME.setup(GAME.variant({"jokers": "0"}), 2))
    with pytest.raises(BadDeck):
        GAME.deal(table, Dealer(1).deck(GAME.pack(GAME.variant())))


def test_the_bottom_two_are_seen_by_their_owner_until_all_are_ready() -> None:
    """C-03."""
    table = dealt()
    assert hand(table, 0) == "Ac Ah As!0=0 Ad!0=0"
    assert hand(view(table, 1).table, 0) == "?? ?? ??!0=0 ??!0=0"
    assert hand(view(table, WATCHER).table, 0) == "?? ?? ??!0=0 ??!0=0"
    act(table, 0, "ready")
    assert seen_hand(GAME, table, 0, 0) == "?? ?? As!0 Ad!0"
    act(table, 1, "ready")
    assert seen_hand(GAME, table, 0, 0) == "?? ?? ?? ??"
    assert hand(table, 0) == "Ac Ah As=0 Ad=0"


def test_any_two_cards_may_be_chosen_and_no_third() -> None:
    """C-03, `any_two`."""
    table = dealt(opening_peek="any_two")
    assert legal(table, 0) == "look 0, look 1, look 2, look 3, ready"
    assert act(table, 0, "look 1") == ["peeked 0 0:1 Ah @0"]
    assert refusal(table, 0, "look 1") == "already_seen"
    assert refusal(table, 0, "look 4") == "no_such_slot"
    act(table, 0, "look 3")
    assert legal(table, 0) == "ready"
    assert refusal(table, 0, "look 0") == "no_looks_left"


def test_no_card_is_seen_where_the_house_says_so() -> None:
    """C-03, `none`."""
    table = dealt(opening_peek="none")
    assert legal(table, 1) == "ready"
    assert hand(view(table, 1).table, 1) == "?? ?? ?? ??"
    assert refusal(table, 1, "look 0") == "no_looks_left"


def test_the_round_begins_when_everybody_is_ready() -> None:
    """C-28."""
    table = dealt(players=3)
    assert act(table, 2, "ready") == ["readied 2"]
    assert GAME.awaited(table) == [0, 1]
    assert refusal(table, 2, "ready") == "already_ready"
    assert refusal(table, 0, "draw") == "not_now"
    act(table, 0, "ready")
    assert act(table, 1, "ready") == ["readied 1", "begun 0"]
    assert phase(table) == "turn"
    assert kinds(table, 0) == {"draw", "call"}


def test_the_starter_of_the_setup_begins() -> None:
    """C-04."""
    table = GAME.table(GAME.setup(GAME.variant(), 3, starter=2))
    GAME.start(table, list(table.pack.cards))
    for seat in range(3):
        act(table, seat, "ready")
    assert table.turn == 2


def test_nobody_flips_before_the_first_discard() -> None:
    """C-16."""
    table = dealt()
    assert refusal(table, 0, "flip 0:2") == "not_now"
    act(table, 0, "ready")
    act(table, 1, "ready")
    assert GAME.invited(table) == []
    assert refusal(table, 1, "flip 1:2") == "discard_empty"
