"""What the cards do."""

import pytest
from tests.games.vinto.tables import act, hand, lay, legal, pass_all, phase, refusal
from tests.screens import seen_hand

from facedown.games.vinto import GAME
from facedown.games.vinto.table import RANKS, VintoTable

HANDS = "hand0 2c 3c | hand1 5c | hand2 6c | hand3 _"


def effect(rank: str, *, hands: str = HANDS, **options: str) -> VintoTable:
    """Seat 0 is doing the action of a rank."""
    what = f"phase effect | actor 0 | effect {rank} | toss_ranks {rank}"
    return lay(f"{what} | {hands} | discard {rank}h^", **options)


# -- 7 and 8, 9 and 10 -----------------------------------------------------------------------------


@pytest.mark.parametrize("rank", ["7", "8"])
def test_a_seven_or_eight_looks_at_an_own_card(rank: str) -> None:
    table = effect(rank)
    assert legal(table, 0) == ["peek 0:0", "peek 0:1"]
    assert refusal(table, 0, "peek 1:0") == "not_your_card"
    assert act(table, 0, "peek 0:1")[0] == "peeked 0 0:1 3c @0"
    assert hand(table, 0) == "2c 3c=0"


@pytest.mark.parametrize("rank", ["9", "T"])
def test_a_nine_or_ten_looks_at_a_card_of_another(rank: str) -> None:
    """V-29: never the own; a player with no cards is no target."""
    table = effect(rank)
    assert legal(table, 0) == ["peek 1:0", "peek 2:0"]
    assert refusal(table, 0, "peek 0:0") == "your_own_card"
    assert refusal(table, 0, "peek 3:0") == "no_such_place"
    act(table, 0, "peek 2:0")
    assert hand(table, 2) == "6c=0"


def test_a_peek_is_shown_to_the_peeker_alone() -> None:
    """G-03."""
    table = effect("9")
    act(table, 0, "peek 2:0")
    assert [str(GAME.view(table, viewer).table.hands[2][0]) for viewer in range(4)] == [
        "6c=0",
        "??=0",
        "??=0",
        "??=0",
    ]


@pytest.mark.parametrize(
    ("rank", "hands"),
    [
        ("7", "hand0 _ | hand1 5c | hand2 6c | hand3 7c"),
        ("8", "hand0 _ | hand1 5c | hand2 6c | hand3 7c"),
        ("9", "hand0 2c | hand1 _ | hand2 _ | hand3 _"),
        ("T", "hand0 2c | hand1 _ | hand2 _ | hand3 _"),
        ("J", "hand0 2c 3c | hand1 _ | hand2 _ | hand3 _"),
        ("Q", "hand0 _ | hand1 _ | hand2 4c 5c | hand3 _"),
    ],
)
def test_an_action_without_a_target_fizzles(rank: str, hands: str) -> None:
    """V-29, V-30: the card is used all the same (V-09)."""
    table = lay(f"phase decide | {hands} | drawn {rank}h^ | discard 3d^")
    events = act(table, 0, "play")
    assert events == [f"played 0 {rank}h", f"fizzled 0 {rank}", "toss_opened"]
    assert table.used


# -- Jack and Queen --------------------------------------------------------------------------------


def test_a_jack_swaps_two_cards_of_two_players() -> None:
    """V-24; rulings section 6: an earlier program's test of it tested something else."""
    table = effect("J")
    assert legal(table, 0) == [
        "exchange 0:0 1:0",
        "exchange 0:0 2:0",
        "exchange 0:1 1:0",
        "exchange 0:1 2:0",
        "exchange 1:0 2:0",
    ]
    assert refusal(table, 0, "exchange 0:0 0:1") == "not_a_pair"
    assert act(table, 0, "exchange 1:0 2:0")[0] == "exchanged 1:0 2:0"
    assert (hand(table, 1), hand(table, 2)) == ("6c", "5c")


@pytest.mark.parametrize("pair", ["1:0 0:0", "0:1 0:0"])
def test_a_pair_may_be_named_in_either_order(pair: str) -> None:
    ordered = " ".join(sorted(pair.split()))
    table = effect("J", jq_same_player="true")
    assert act(table, 0, f"exchange {pair}")[0] == f"exchanged {ordered}"


def test_a_card_is_no_pair_with_itself() -> None:
    assert refusal(effect("J", jq_same_player="true"), 0, "exchange 0:0 0:0") == "not_a_pair"


@pytest.mark.parametrize(("rank", "word"), [("J", "exchange"), ("Q", "inspect")])
def test_jack_and_queen_may_choose_one_players_cards_as_a_house_rule(rank: str, word: str) -> None:
    """V-24, V-25: `jq_same_player`."""
    table = effect(rank, jq_same_player="true")
    assert f"{word} 0:0 0:1" in legal(table, 0)
    act(table, 0, f"{word} 0:0 0:1")
    assert hand(table, 0) == ("3c 2c" if rank == "J" else "2c!0=0 3c!0=0")


def test_one_player_with_two_cards_is_target_enough_then() -> None:
    table = effect("J", hands="hand0 _ | hand1 5c 6c | hand2 _ | hand3 _", jq_same_player="true")
    assert legal(table, 0) == ["exchange 1:0 1:1"]


def test_a_queen_sees_both_cards_and_may_swap_them() -> None:
    """V-25: both are chosen before either is seen."""
    table = effect("Q")
    events = act(table, 0, "inspect 0:0 2:0")
    assert events == ["inspected 0 0:0 2:0 2c 6c @0"]
    assert legal(table, 0) == ["keep", "exchange 0:0 2:0"]
    act(table, 0, "exchange 0:0 2:0")
    assert (hand(table, 0), hand(table, 2)) == ("6c=0 3c", "2c=0")


def test_a_queen_may_leave_the_cards() -> None:
    """V-26: the one thing that may be declined."""
    table = effect("Q")
    act(table, 0, "inspect 1:0 2:0")
    assert act(table, 0, "keep") == ["kept 0", "toss_opened"]
    assert (hand(table, 1), hand(table, 2)) == ("5c=0", "6c=0")


def test_a_queen_swaps_only_what_she_looked_at() -> None:
    """V-25."""
    table = effect("Q")
    act(table, 0, "inspect 1:0 2:0")
    assert refusal(table, 0, "exchange 0:0 2:0") == "not_a_pair"
    assert refusal(table, 0, "inspect 0:0 2:0") == "not_now"


def test_only_the_queens_player_sees_the_cards() -> None:
    """V-25: they lie before the player's eyes until it decides."""
    table = effect("Q")
    act(table, 0, "inspect 1:0 2:0")
    assert str(GAME.view(table, 1).table.hands[1][0]) == "??!0=0"
    assert seen_hand(GAME, table, 0, 1).split()[0] == "5c!0"
    assert seen_hand(GAME, table, 1, 1).split()[0] == "??!0"
    act(table, 0, "keep")
    assert seen_hand(GAME, table, 0, 1).split()[0] == "??"


# -- King ------------------------------------------------------------------------------------------


def test_a_king_names_any_rank() -> None:
    """V-27."""
    table = effect("K")
    assert len(legal(table, 0)) == 14
    assert refusal(table, 0, "name -") == "no_such_rank"
    assert refusal(table, 0, "declare 1:0 5") == "not_now"


@pytest.mark.parametrize("rank", ["K", "5", "Jk"])
def test_a_king_that_names_a_king_or_a_card_without_action_does_nothing(rank: str) -> None:
    """Vector 10."""
    assert act(effect("K"), 0, f"name {rank}") == [f"named 0 {rank}", "toss_opened"]


@pytest.mark.parametrize(
    ("rank", "first"),
    [("A", "give 0"), ("7", "peek 0:0"), ("T", "peek 1:0"), ("Q", "inspect 0:0 1:0")],
)
def test_a_king_does_the_action_it_names(rank: str, first: str) -> None:
    """Vector 10: naming A has the Ace's effect."""
    table = effect("K")
    act(table, 0, f"name {rank}")
    assert legal(table, 0)[0] == first


def test_after_a_king_kings_are_tossed_in() -> None:
    """Vector 10: the window is for K, whatever was named."""
    table = lay("phase decide | hand0 2c | hand1 5c Kc | hand2 8c | hand3 7c | drawn Kd^")
    act(table, 0, "play")
    act(table, 0, "name 8")
    act(table, 0, "peek 0:0")
    assert act(table, 2, "toss 0")[0] == "toss_failed 2 2:0 8c"
    assert act(table, 1, "toss 1") == ["tossed 1 1:1 Kc"]
    assert phase(table) == "effect"


def test_a_king_taken_from_the_discard_must_name_what_can_be_done() -> None:
    """V-10, vector 10: K or 5 are illegal then; so is what has no target."""
    hands = "hand0 _ | hand1 5c | hand2 6c | hand3 _"
    table = lay(f"phase turn_start | {hands} | discard Kh^")
    act(table, 0, "take")
    assert legal(table, 0) == ["name A", "name 9", "name T", "name J", "name Q"]
    assert refusal(table, 0, "name K") == refusal(table, 0, "name 7") == "must_name_action"


def test_a_king_that_names_what_cannot_be_done_fizzles() -> None:
    table = effect("K", hands="hand0 _ | hand1 5c | hand2 6c | hand3 _")
    assert act(table, 0, "name 7")[:2] == ["named 0 7", "fizzled 0 7"]


def declaring(more: str = "") -> VintoTable:
    hands = f"hand0 2c 3c | hand1 8c 5c {more} | hand2 6c | hand3 Kc"
    return lay(f"phase decide | {hands} | drawn Kd^", king_mode="declare")


def test_a_king_declares_any_card_that_lies_face_down() -> None:
    """V-27: `king_mode declare`."""
    table = declaring()
    act(table, 0, "play")
    assert len(legal(table, 0)) == 6 * 14
    assert refusal(table, 0, "name 8") == "not_now"
    assert refusal(table, 0, "declare 3:1 8") == "no_such_place"
    assert refusal(table, 0, "declare 1:0 -") == "no_such_rank"


def test_a_right_declaration_takes_the_card_and_plays_it() -> None:
    """Vector 14: Bob has one card fewer, the declarer looks at an own card."""
    table = declaring()
    act(table, 0, "play")
    assert act(table, 0, "declare 1:0 8") == ["declared 0 1:0 8 8c"]
    assert (hand(table, 1), str(table.top), table.used) == ("_ 5c", "8c", True)
    assert legal(table, 0) == ["peek 0:0", "peek 0:1"]


def test_after_a_right_declaration_both_ranks_are_tossed_in() -> None:
    """Vector 14: the window takes K and 8."""
    table = declaring("8d")
    act(table, 0, "play")
    act(table, 0, "declare 1:0 8")
    act(table, 0, "peek 0:0")
    assert RANKS.text(table.toss_ranks) == "8,K"
    assert act(table, 1, "toss 2") == ["tossed 1 1:2 8d"]
    act(table, 1, "peek 1:1")
    assert act(table, 3, "toss 0") == ["tossed 3 3:0 Kc"]


def test_a_wrong_declaration_shows_the_card_and_costs_one() -> None:
    """Vector 14: shown to all, stays, one penalty; the window is for K alone."""
    table = declaring()
    act(table, 0, "play")
    events = act(table, 0, "declare 1:0 9")
    assert events == ["declared 0 1:0 9 8c", "received 0", "toss_opened"]
    assert (hand(table, 1), table.size(0)) == ("8c=* 5c", 3)
    assert RANKS.text(table.toss_ranks) == "K"


@pytest.mark.parametrize("rank", ["5", "K"])
def test_a_declared_card_without_action_or_a_king_does_nothing_more(rank: str) -> None:
    """V-27."""
    table = declaring()
    act(table, 0, "play")
    where = "1:1" if rank == "5" else "3:0"
    assert act(table, 0, f"declare {where} {rank}")[1:] == ["toss_opened"]


def test_a_king_with_nothing_to_declare_fizzles() -> None:
    table = lay(
        "phase decide | caller 1 | hand0 _ | hand1 8c | hand2 _ | hand3 _ | drawn Kd^",
        king_mode="declare",
    )
    assert act(table, 0, "play")[1] == "fizzled 0 K"


# -- Ace -------------------------------------------------------------------------------------------


def test_an_ace_gives_any_player_a_card_unseen() -> None:
    """V-28: the own seat too; G-05: unseen by its receiver."""
    table = effect("A")
    assert legal(table, 0) == ["give 0", "give 1", "give 2", "give 3"]
    assert act(table, 0, "give 3")[:2] == ["gave 0 3", "received 3"]
    assert hand(table, 3) == "_ Ac"
    assert str(GAME.view(table, 3).table.hands[3][1]) == "??"


@pytest.mark.parametrize("seat", ["4", "dealer", "-"])
def test_an_ace_is_for_somebody_at_the_table(seat: str) -> None:
    assert refusal(effect("A"), 0, f"give {seat}") == "no_such_seat"


def test_an_ace_fizzles_when_there_is_nothing_to_draw() -> None:
    """V-28, G-07."""
    table = lay("phase decide | hand0 2c | hand1 5c | hand2 6c | hand3 7c | drawn Ad^ | stock")
    assert act(table, 0, "play") == ["played 0 Ad", "fizzled 0 A", "toss_opened"]


# -- who acts --------------------------------------------------------------------------------------


def test_only_the_actor_acts() -> None:
    table = effect("7")
    assert GAME.awaited(table) == [0]
    assert legal(table, 1) == []
    assert refusal(table, 1, "peek 1:0") == "not_your_turn"


@pytest.mark.parametrize("rank", ["7", "9", "J", "Q", "K", "A"])
def test_an_action_cannot_be_declined(rank: str) -> None:
    """V-26."""
    table = effect(rank)
    for move in ("pass", "keep", "end", "discard"):
        assert refusal(table, 0, move) == "not_now"


@pytest.mark.parametrize(
    ("rank", "first"),
    [
        ("7", "peek 0:0"),
        ("9", "peek 1:0"),
        ("J", "exchange 0:0 1:0"),
        ("Q", "inspect 0:0 1:0"),
        ("K", "name Jk"),
        ("A", "give 0"),
    ],
)
def test_a_timeout_takes_the_leftmost_target(rank: str, first: str) -> None:
    """V-49."""
    assert str(GAME.default_move(effect(rank), 0)) == first


def test_a_timeout_of_a_queen_swaps_nothing() -> None:
    """V-49."""
    table = effect("Q")
    act(table, 0, "inspect 0:0 1:0")
    assert str(GAME.default_move(table, 0)) == "keep"


def test_the_effect_comes_before_the_window() -> None:
    """V-23: nobody can toss in before the action is done."""
    table = lay(
        "phase decide | hand0 2c | hand1 9c | hand2 6c | hand3 7c | drawn 9d^ | discard 4h^"
    )
    act(table, 0, "play")
    assert legal(table, 1) == []
    assert refusal(table, 1, "toss 0") == "not_your_turn"
    act(table, 0, "peek 1:0")
    assert "toss 0" in legal(table, 1)
    pass_all(table)
    assert phase(table) == "turn_end"
