"""A turn: drawing, taking, playing, swapping, guessing, discarding."""

import pytest
from tests.games.vinto.tables import act, hand, lay, legal, pass_all, phase, refusal

from facedown.core.seats import EVERYONE
from facedown.games.vinto import GAME
from facedown.games.vinto.table import VintoTable

HANDS = "hand0 2c 3c 4c | hand1 5c 6c 8c | hand2 2d 3d 4d | hand3 5d 6d 8d"


def start(discard: str = "4h^", **options: str) -> VintoTable:
    return lay(f"phase turn_start | turns 1 | {HANDS} | discard {discard}", **options)


def drawn(card: str, **options: str) -> VintoTable:
    text = f"phase decide | turns 1 | {HANDS} | drawn {card}^ | discard 4h^"
    return lay(text, **options)


def decisions(table: VintoTable) -> set[str]:
    return {move.split()[0] for move in legal(table, 0)}


def test_a_drawn_card_is_public() -> None:
    """V-05."""
    table = start()
    assert act(table, 0, "draw") == ["drew 0 Ac @*"]
    assert str(GAME.view(table, 3).table.drawn[0]) == "Ac^"


def test_a_card_swapped_in_lies_face_down_and_everybody_knows_it() -> None:
    """V-05: the belief follows the card."""
    table = drawn("9c")
    assert act(table, 0, "swap 1")[0] == "swapped 0 0:1 3c"
    assert hand(table, 0) == "2c 9c=* 4c"
    assert str(GAME.view(table, 2).table.hands[0][1]) == "9c=*"


def test_knowledge_follows_the_card_through_a_jack() -> None:
    """V-05: an earlier program erased it there."""
    table = lay(
        "phase effect | actor 0 | effect J | hand0 9c=* 2c=0 | hand1 5c | hand2 6c | hand3 7c"
        " | discard Jc^"
    )
    act(table, 0, "exchange 0:0 1:0")
    assert (hand(table, 0), hand(table, 1)) == ("5c 2c=0", "9c=*")


@pytest.mark.parametrize(
    ("card", "option", "moves"),
    [
        ("4d", "non_action", {"discard", "swap", "guess"}),
        ("Jk", "non_action", {"discard", "swap", "guess"}),
        ("9c", "non_action", {"play", "swap", "guess"}),
        ("As", "non_action", {"play", "swap", "guess"}),
        ("4d", "any", {"discard", "swap", "guess"}),
        ("9c", "any", {"discard", "play", "swap", "guess"}),
        ("4d", "never", {"swap", "guess"}),
        ("9c", "never", {"play", "swap", "guess"}),
    ],
)
def test_what_may_be_done_with_a_drawn_card(card: str, option: str, moves: set[str]) -> None:
    """V-06, V-07; vector 11: a 9 may not be plainly discarded, a 4 may."""
    hands = "hand0 2c 3c | hand1 5c | hand2 6c | hand3 7c"
    table = lay(f"phase decide | {hands} | drawn {card}^ | discard 4h^", plain_discard=option)
    assert decisions(table) == moves


@pytest.mark.parametrize(
    ("card", "option", "moves"),
    [
        ("4d", "non_action", {"discard"}),
        ("9c", "non_action", {"play"}),
        ("9c", "any", {"discard", "play"}),
        ("4d", "never", {"discard"}),
        ("9c", "never", {"play"}),
    ],
)
def test_with_an_empty_hand_nothing_can_be_swapped(card: str, option: str, moves: set[str]) -> None:
    """V-06, V-07, V-38, V-39."""
    table = lay(
        f"phase decide | hand0 _ | hand1 5c | hand2 6c | hand3 7c | drawn {card}^ | discard 4h^",
        plain_discard=option,
    )
    assert decisions(table) == moves
    assert refusal(table, 0, "swap 0") == "no_such_slot"


def test_a_card_without_an_action_is_not_played() -> None:
    assert refusal(drawn("6h"), 0, "play") == "no_action"


def test_a_plain_discard_of_an_action_card_is_refused() -> None:
    """V-07."""
    assert refusal(drawn("9c"), 0, "discard") == "must_not_discard"


def test_a_swap_may_take_a_penalty_slot() -> None:
    """V-39."""
    table = lay(
        "phase decide | hand0 2c _ _ _ _ 3c | hand1 5c | hand2 6c | hand3 7c | drawn 4d^"
        " | discard 4h^"
    )
    act(table, 0, "swap 5")
    assert hand(table, 0) == "2c _ _ _ _ 4d=*"
    assert refusal(table, 0, "swap 1") == "not_now"


@pytest.mark.parametrize("slot", [-1, 1, 6])
def test_an_empty_slot_holds_nothing_to_swap(slot: int) -> None:
    table = lay(
        "phase decide | hand0 2c _ _ _ _ 3c | hand1 5c | drawn 4d^ | discard 4h^ | players 2"
    )
    assert refusal(table, 0, f"swap {slot}") == "no_such_slot"
    assert refusal(table, 0, f"guess {slot} 2") == "no_such_slot"


# -- taking from the discard -----------------------------------------------------------------------


@pytest.mark.parametrize("card", ["7h", "8h", "9h", "Th", "Jh", "Qh", "Kh"])
def test_an_unused_seven_to_king_may_be_taken(card: str) -> None:
    """V-09: the opening card, a plain discard, a card swapped out without a right guess."""
    assert legal(start(f"{card}^"), 0) == ["draw", "take"]


@pytest.mark.parametrize("card", ["2h", "6h", "Jk", "Ah"])
def test_other_cards_may_not_be_taken(card: str) -> None:
    """V-08, and vector 12: an unused Ace on top cannot be taken."""
    table = start(f"{card}^")
    assert legal(table, 0) == ["draw"]
    assert refusal(table, 0, "take") == "not_takeable"


def test_an_ace_may_be_taken_as_a_house_rule() -> None:
    """V-08."""
    table = start("Ah^", ace_takeable_from_discard="true")
    assert act(table, 0, "take") == ["took 0 Ah"]
    assert legal(table, 0) == ["give 0", "give 1", "give 2", "give 3"]


def test_a_used_card_may_not_be_taken() -> None:
    """V-09; rulings section 6: an earlier program did not check that the top is unused."""
    table = start("7h^")
    table.used = True
    assert refusal(table, 0, "take") == "not_takeable"


def test_an_empty_discard_holds_nothing_to_take() -> None:
    table = lay(f"phase turn_start | {HANDS}")
    assert refusal(table, 0, "take") == "not_takeable"


def test_only_the_top_of_the_discard_can_be_taken() -> None:
    """V-47: what lies below does not matter."""
    table = start("Kh^ 2h^")
    assert refusal(table, 0, "take") == "not_takeable"


def test_a_card_taken_is_played_at_once_and_is_used_then() -> None:
    """V-10: it is the whole turn, the card goes back on the discard, the window opens."""
    table = start("7h^")
    act(table, 0, "take")
    assert decisions(table) == {"peek"}
    events = act(table, 0, "peek 0:1")
    assert events == ["peeked 0 0:1 3c @0", "toss_opened"]
    assert table.used
    pass_all(table)
    act(table, 0, "end")
    assert refusal(table, 1, "take") == "not_takeable"


@pytest.mark.parametrize(
    ("card", "hands"),
    [
        ("7h", "hand0 _ | hand1 2c | hand2 3c | hand3 4c"),
        ("9h", "hand0 2c | hand1 _ | hand2 _ | hand3 _"),
        ("Jh", "hand0 2c 3c | hand1 _ | hand2 _ | hand3 _"),
        ("Qh", "hand0 _ | hand1 _ | hand2 2c 3c | hand3 _"),
    ],
)
def test_a_card_whose_action_cannot_happen_may_not_be_taken(card: str, hands: str) -> None:
    """V-10."""
    table = lay(f"phase turn_start | {hands} | discard {card}^")
    assert legal(table, 0) == ["draw"]


def test_a_card_swapped_out_can_be_taken_by_the_next_player() -> None:
    """V-09."""
    table = lay("phase decide | hand0 Jh 2c | hand1 5c | hand2 6c | hand3 7c | drawn 2d^")
    act(table, 0, "swap 0")
    pass_all(table)
    act(table, 0, "end")
    assert legal(table, 1) == ["draw", "take"]


def test_an_action_card_discarded_plainly_lies_unused() -> None:
    """V-06: `plain_discard any`."""
    table = drawn("9c", plain_discard="any")
    act(table, 0, "discard")
    pass_all(table)
    act(table, 0, "end")
    assert legal(table, 1) == ["draw", "take"]


# -- guessing --------------------------------------------------------------------------------------


def jack_below() -> VintoTable:
    return lay(
        "phase decide | hand0 Jh 2c | hand1 5c Jd | hand2 6c | hand3 7c | drawn 5d^ | discard 4h^"
    )


def test_a_right_guess_plays_the_action_of_the_card() -> None:
    """Vector 7, V-14."""
    table = jack_below()
    assert act(table, 0, "guess 0 J") == ["guessed 0 0:0 J Jh"]
    assert (phase(table), table.actor, table.used) == ("effect", 0, True)
    assert decisions(table) == {"exchange"}


def test_a_wrong_guess_costs_a_card_and_leaves_the_jack_unused() -> None:
    """Vector 7, V-13: then the window, and the next player may take the Jack."""
    table = jack_below()
    assert act(table, 0, "guess 0 Q") == ["guessed 0 0:0 Q Jh", "received 0", "toss_opened"]
    assert hand(table, 0) == "5d=* 2c Ac"
    pass_all(table)
    act(table, 0, "end")
    assert legal(table, 1) == ["draw", "take"]


def test_a_jack_that_somebody_tosses_on_it_buries_the_unused_one() -> None:
    """Vector 7, V-09."""
    table = jack_below()
    act(table, 0, "guess 0 Q")
    act(table, 1, "toss 1")
    act(table, 1, "exchange 0:0 1:0")
    pass_all(table)
    act(table, 0, "end")
    assert refusal(table, 1, "take") == "not_takeable"


@pytest.mark.parametrize(("card", "rank"), [("5h", "5"), ("Jk", "Jk")])
def test_a_right_guess_of_a_card_without_action_does_nothing(card: str, rank: str) -> None:
    """V-12: no effect, no penalty, the turn goes on."""
    table = lay(f"phase decide | hand0 {card} | hand1 2c | hand2 6c | hand3 7c | drawn 5d^")
    assert act(table, 0, f"guess 0 {rank}") == [f"guessed 0 0:0 {rank} {card}", "toss_opened"]
    assert table.size(0) == 1


def test_a_guess_is_made_before_the_card_is_turned() -> None:
    """V-11: it is part of the swap; after it nothing can be guessed."""
    table = jack_below()
    assert "guess 0 J" in legal(table, 0)
    act(table, 0, "swap 0")
    assert refusal(table, 0, "guess 0 J") == "not_now"


def test_a_guess_names_a_rank() -> None:
    assert refusal(jack_below(), 0, "guess 0 -") == "no_such_rank"


def test_the_legal_guesses_say_nothing_of_the_card() -> None:
    """Law 2 in small: the same for a card that was seen and for one that was not."""
    table = jack_below()
    assert legal(table, 0) == legal(GAME.view(table, 0).table, 0)
    assert len([move for move in legal(table, 0) if move.startswith("guess 0")]) == 14


# -- whose turn ------------------------------------------------------------------------------------


@pytest.mark.parametrize("where", ["turn_start", "decide", "turn_end"])
def test_only_the_player_whose_turn_it_is_acts(where: str) -> None:
    table = lay(f"phase {where} | hand0 2c | hand1 5c | hand2 6c | hand3 7c | drawn 5d^")
    for seat in (1, 2, 3):
        assert legal(table, seat) == []
        assert refusal(table, seat, "draw") == "not_your_turn"


def test_turns_go_clockwise() -> None:
    """G-12."""
    table = lay("phase turn_end | turn 3 | hand0 2c | hand1 5c | hand2 6c | hand3 7c | discard 4h^")
    assert act(table, 3, "end") == ["turn 0"]


def test_known_to_everyone_means_the_watchers_too() -> None:
    table = drawn("9c")
    act(table, 0, "swap 1")
    placed = table.hands[0][1]
    assert placed is not None
    assert placed.known_to == EVERYONE
