"""Players, pack, deal and the first look (T-01 to T-06)."""

import pytest
from tests.games.tres_cartas.playing import act, dealt, dealt_to, deck, legal, phase, refusal
from tests.screens import seen_hand

from facedown.core.errors import BadDeck, BadSetup
from facedown.core.seats import DEALER, NO_SEAT, WATCHER
from facedown.games.tres_cartas import GAME
from facedown.match.clock import Clocks


def seen(players: int = 2, *, options: dict[str, str] | None = None) -> list[list[str]]:
    """What each seat sees of its own hand after the deal."""
    at = dealt(players=players, options=options)
    return [[str(card) for card in GAME.view(at, seat).table.hand(seat)] for seat in range(players)]


def test_two_to_four_players_are_official_and_eight_can_play() -> None:
    """T-01."""
    assert GAME.OFFICIAL == (2, 4)
    assert GAME.ALLOWED == (2, 8)


@pytest.mark.parametrize("players", range(2, 9))
def test_two_to_eight_players_get_three_cards_each(players: int) -> None:
    """T-01; eight hands take 24 cards."""
    at = dealt(players=players)
    assert [at.size(seat) for seat in range(players)] == [3] * players
    assert len(at.stock) == 52 - 3 * players


@pytest.mark.parametrize("players", [0, 1, 9])
def test_other_numbers_of_players_are_refused(players: int) -> None:
    """T-01."""
    with pytest.raises(BadSetup):
        GAME.setup(GAME.variant(), players)


def test_the_pack_has_52_cards_and_no_joker() -> None:
    """T-02."""
    pack = GAME.pack(GAME.variant())
    assert pack.size == len(set(pack.cards)) == 52
    assert "Jk" not in [str(card) for card in pack.cards]


@pytest.mark.parametrize(
    "wrong",
    [deck()[:-1], [*deck(), deck()[0]], [deck()[0], *deck()[:-1]], []],
    ids=["one missing", "one too many", "one twice", "empty"],
)
def test_a_deck_that_is_not_the_pack_is_refused(wrong: list[object]) -> None:
    """T-02."""
    with pytest.raises(BadDeck):
        GAME.start(GAME.table(GAME.setup(GAME.variant(), 2)), wrong)  # type: ignore[arg-type]


def test_the_middle_card_is_the_one_not_seen() -> None:
    """T-03: the source text is explicit, so the outer two are shown."""
    assert seen(2) == [["Ac", "??", "As"], ["Ad", "??", "2h"]]


def test_with_first_two_the_third_card_is_not_seen() -> None:
    """T-03, option `opening_peek`."""
    assert seen(2, options={"opening_peek": "first_two"}) == [
        ["Ac", "Ah", "??"],
        ["Ad", "2c", "??"],
    ]


def test_with_free_choice_no_card_is_seen_before_it_is_chosen() -> None:
    """T-03, option `opening_peek`."""
    assert seen(2, options={"opening_peek": "free_choice"}) == [["??"] * 3] * 2


@pytest.mark.parametrize("slots", [(0, 1), (0, 2), (2, 1)])
def test_with_free_choice_a_player_looks_at_any_two(slots: tuple[int, int]) -> None:
    """T-03, option `opening_peek`."""
    at = dealt(options={"opening_peek": "free_choice"})
    act(at, *[f"1> look {slot}" for slot in slots])
    view = GAME.view(at, 1).table.hand(1)
    assert [slot for slot, card in enumerate(view) if str(card) != "??"] == sorted(slots)
    assert legal(at, 1) == ["ready"]


def test_with_free_choice_a_third_look_is_refused() -> None:
    """T-03: only two of the three cards."""
    at = dealt(options={"opening_peek": "free_choice"})
    act(at, "0> look 0", "0> look 1")
    assert refusal(at, "0> look 2") == "no_looks_left"


def test_with_free_choice_the_same_card_is_not_looked_at_twice() -> None:
    at = dealt(options={"opening_peek": "free_choice"})
    act(at, "0> look 1")
    assert refusal(at, "0> look 1") == "already_seen"
    assert legal(at, 0) == ["look 0", "look 2", "ready"]


@pytest.mark.parametrize("slot", [-1, 3, 8])
def test_a_look_needs_a_slot_that_is_there(slot: int) -> None:
    at = dealt(options={"opening_peek": "free_choice"})
    assert refusal(at, f"0> look {slot}") == "no_such_slot"


def test_with_free_choice_looks_may_lapse() -> None:
    at = dealt(options={"opening_peek": "free_choice"})
    act(at, "0> ready", "1> ready")
    assert phase(at) == "draw"


@pytest.mark.parametrize("peek", ["outer", "first_two"])
def test_nobody_chooses_looks_where_the_rules_choose_them(peek: str) -> None:
    at = dealt(options={"opening_peek": peek})
    assert legal(at, 0) == ["ready"]
    assert refusal(at, "0> look 1") == "no_looks_left"


def test_cards_can_be_looked_at_until_all_are_ready() -> None:
    """T-04: also by the one who is ready already."""
    at = dealt()
    act(at, "0> ready")
    assert seen_hand(GAME, at, 0, 0) == "Ac!0 ?? As!0"
    act(at, "1> ready")
    assert seen_hand(GAME, at, 0, 0) == "?? ?? ??"


def test_the_first_look_lasts_eight_seconds() -> None:
    """T-04."""
    assert Clocks.of(GAME).seconds(GAME.clock(dealt())) == 8.0


def test_everybody_is_awaited_until_ready() -> None:
    """T-04."""
    at = dealt(players=3)
    assert GAME.awaited(at) == [0, 1, 2]
    act(at, "1> ready")
    assert GAME.awaited(at) == [0, 2]
    assert legal(at, 1) == []
    assert refusal(at, "1> ready") == "already_ready"


def test_nobody_draws_before_all_are_ready() -> None:
    at = dealt()
    assert refusal(at, "0> draw") == "not_now"


def test_the_discard_begins_empty_and_the_first_player_must_draw_from_the_stock() -> None:
    """T-05."""
    at = dealt()
    act(at, "0> ready", "1> ready")
    assert at.discard == []
    assert legal(at, 0) == ["draw"]
    assert refusal(at, "0> take") == "discard_empty"


@pytest.mark.parametrize("starter", range(3))
def test_the_starter_of_the_setup_begins(starter: int) -> None:
    """T-06, G-11."""
    at = dealt(players=3, starter=starter)
    act(at, "2> ready", "0> ready", "1> ready")
    assert GAME.awaited(at) == [starter]


def test_a_player_who_is_out_gets_no_cards_and_is_not_awaited() -> None:
    """T-20."""
    at = dealt_to((0, 2))
    assert [at.size(seat) for seat in range(4)] == [3, 0, 3, 0]
    assert GAME.awaited(at) == [0, 2]
    assert legal(at, 1) == []
    assert refusal(at, "1> ready") == "not_your_turn"
    act(at, "2> ready", "0> ready", "0> draw", "0> discard", "0> end")
    assert GAME.awaited(at) == [2]


@pytest.mark.parametrize("nobody", [WATCHER, DEALER, NO_SEAT])
def test_whoever_sits_nowhere_may_do_nothing(nobody: int) -> None:
    at = dealt()
    assert GAME.legal_moves(at, nobody) == []
    act(at, "0> ready", "1> ready")
    assert GAME.legal_moves(at, nobody) == []
