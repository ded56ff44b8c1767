"""House rules that families play: what a wrong guess costs, when a call may come, shared places."""

import pytest
from tests.games.vinto.tables import act, hand, lay, legal, phase, refusal

from facedown.core.moves import Shuffle
from facedown.core.outcome import Outcome, Result
from facedown.core.seats import DEALER
from facedown.games.vinto import GAME
from facedown.games.vinto.table import VintoTable

HANDS = "hand0 Jh 2c | hand1 5c Jd | hand2 6c | hand3 7c"


def guessing(more: str = "", **options: str) -> VintoTable:
    """Seat 0 has drawn a 5, and a Jack lies in its first place."""
    return lay(f"phase decide | {HANDS} | drawn 5d^ | discard 4h^ {more}", **options)


# -- a wrong guess ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("penalty", "cards"), [("0", 0), ("1", 1), ("2", 2)])
def test_a_wrong_guess_costs_as_many_cards_as_agreed(penalty: str, cards: int) -> None:
    """V-51: one after the other, unseen; then the window."""
    table = guessing(guess_penalty=penalty)
    events = act(table, 0, "guess 0 Q")
    assert events == ["guessed 0 0:0 Q Jh", *["received 0"] * cards, "toss_opened"]
    assert table.size(0) == 2 + cards
    assert all(placed.known_to == 0 for placed in table.hands[0][2:] if placed is not None)
    assert (phase(table), table.used) == ("toss", False)


@pytest.mark.parametrize("penalty", ["0", "2"])
def test_a_right_guess_costs_nothing(penalty: str) -> None:
    """V-14, V-51."""
    table = guessing(guess_penalty=penalty)
    assert act(table, 0, "guess 0 J") == ["guessed 0 0:0 J Jh"]
    assert (phase(table), table.size(0)) == ("effect", 2)


def test_what_cannot_be_drawn_of_a_penalty_is_skipped() -> None:
    """V-51, G-07: one card is left, and nothing to make a new stock of."""
    table = lay(
        f"phase decide | {HANDS} | drawn 5d^ | stock 9c",
        guess_penalty="2",
    )
    events = act(table, 0, "guess 0 Q")
    assert events == ["guessed 0 0:0 Q Jh", "received 0", "card_missing 0", "toss_opened"]
    assert hand(table, 0) == "5d=* 2c 9c"
    assert table.more_owed == 0


def test_a_penalty_waits_for_the_dealer_between_its_cards() -> None:
    """V-51, G-06: the discard is shuffled, and the second card comes from it."""
    table = lay(
        f"phase decide | {HANDS} | drawn 5d^ | stock 9c | discard 4h^ 6h^", guess_penalty="2"
    )
    assert act(table, 0, "guess 0 Q") == ["guessed 0 0:0 Q Jh", "received 0"]
    assert (GAME.awaited(table), table.owing, table.more_owed) == ([DEALER], 0, 0)
    events = GAME.act(table, DEALER, Shuffle((0, 1)))
    assert [str(event) for event in events[1:]] == ["received 0", "toss_opened"]


def test_a_wrong_toss_and_a_wrong_king_cost_one_card_whatever_a_guess_costs() -> None:
    """V-21, V-27, V-51."""
    tossing = lay(f"phase toss | turn 1 | toss_ranks 9 | {HANDS} | discard 9h^", guess_penalty="2")
    assert act(tossing, 0, "toss 1") == ["toss_failed 0 0:1 2c", "received 0"]
    king = lay(
        f"phase effect | actor 0 | effect K | toss_ranks K | {HANDS} | discard Kh^",
        guess_penalty="0",
        king_mode="declare",
    )
    assert act(king, 0, "declare 1:0 9") == ["declared 0 1:0 9 5c", "received 0", "toss_opened"]


# -- when a call may come --------------------------------------------------------------------------


def ending(turns: int, before: int, players: int = 4) -> VintoTable:
    """Seat 0 is at the end of a turn, the so many-th of the round."""
    hands = " | ".join(f"hand{seat} {seat + 2}c" for seat in range(players))
    text = f"players {players} | phase turn_end | turns {turns} | {hands} | discard 4h^"
    return lay(text, turns_before_call=str(before))


@pytest.mark.parametrize(("turns", "before"), [(1, 1), (3, 1), (7, 2), (39, 10)])
def test_nobody_calls_before_everybody_has_had_the_agreed_turns(turns: int, before: int) -> None:
    """V-52: the turn can only be ended."""
    table = ending(turns, before)
    assert legal(table, 0) == ["end"]
    assert refusal(table, 0, "call") == "too_early_to_call"
    assert act(table, 0, "end") == ["turn 1"]


@pytest.mark.parametrize(("turns", "before"), [(4, 1), (5, 1), (8, 2), (40, 10), (1, 0)])
def test_the_last_player_of_the_lap_is_the_first_who_may_call(turns: int, before: int) -> None:
    """V-52: the turn that is ending counts."""
    table = ending(turns, before)
    assert legal(table, 0) == ["end", "call"]
    assert act(table, 0, "call") == ["called 0", "turn 1"]


def test_the_laps_are_those_of_the_players_there_are() -> None:
    """V-52."""
    assert legal(ending(2, 1, players=2), 0) == ["end", "call"]
    assert legal(ending(5, 1, players=6), 0) == ["end"]


def test_a_player_who_does_not_end_a_turn_is_told_what_is_wrong_as_ever() -> None:
    """V-31, V-52: nothing but ending the turn and, in time, calling is done here."""
    assert refusal(ending(1, 3), 0, "draw") == "not_now"


# -- shared places ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("scores", "points"),
    [
        ((12, 6, 6, -4), (5, 2.5, 2.5, 0)),
        ((9, 9, 1, 0, -2), (4, 4, 2, 0, 0)),
        ((1, 2, 3, 4, 5), (0, 0, 2, 3, 5)),
        ((4, 4, 4, 0), (3.33, 3.33, 3.33, 0)),
        ((5, 4, 3, 3), (5, 3, 1, 1)),
        ((0, 0, 0, 0, 0), (2, 2, 2, 2, 2)),
        ((6, 5, 1, 1, 1), (5, 3, 0.67, 0.67, 0.67)),
    ],
)
def test_tied_players_share_the_points_of_the_places_they_take(
    scores: tuple[int, ...], points: tuple[float, ...]
) -> None:
    """V-53."""
    variant = GAME.variant({"rank_ties": "average", "end": "rounds(1)"})
    result = Result(tuple(range(len(scores))), 0, Outcome(scores, (), "called", scores))
    now = GAME.standings(variant, len(scores), [result], 0.0)
    assert now.points == points
    assert all(isinstance(one, int) for one in now.points if one == int(one))


def test_sharing_changes_neither_places_nor_winners() -> None:
    """V-53."""
    result = Result((0, 1, 2), 0, Outcome((3, 3, -1), (0, 1), "called", (3, 3, -1)))
    found = [
        GAME.standings(GAME.variant({"rank_ties": ties, "end": "rounds(1)"}), 3, [result], 0.0)
        for ties in ("share_high", "average")
    ]
    assert found[0].places == found[1].places == (1, 1, 3)
    assert found[0].winners == found[1].winners == (0, 1)
