"""The rule bot of Cambio, in positions where there is little to think about."""

from itertools import pairwise

import pytest
from tests.games.cambio.tables import at

from facedown.bots.cambio.belief import Belief
from facedown.bots.cambio.bot import CambioBot
from facedown.bots.random_bot import RandomBot
from facedown.core.dealer import Dealer
from facedown.core.player import Player
from facedown.core.playout import play_out
from facedown.games.cambio import GAME
from facedown.games.cambio.table import CambioTable
from facedown.testing import check_game

OTHERS = "hand1 2h=1 3h 4h=1 5h"
LIVE = "| phase turn | turns 3 | live yes | discarder 1"


def chosen(table: CambioTable, seat: int = 0) -> str | None:
    moves = GAME.legal_moves(table, seat)
    move = CambioBot(GAME, Dealer(1)).choose(GAME.view(table, seat), moves)
    assert move is None or move in moves
    return None if move is None else str(move)


def test_it_flips_its_own_card_when_it_knows_that_it_matches() -> None:
    assert chosen(at(f"{LIVE} | hand0 9c=0 5c Kc=0 | {OTHERS} | discard 9d^")) == "flip 0:0"


def test_it_never_flips_a_card_that_it_has_not_seen() -> None:
    """A nine lies there, unknown to it."""
    assert chosen(at(f"{LIVE} | turn 1 | hand0 9c 5c Kc=0 | {OTHERS} | discard 9d^")) is None


def test_it_keeps_a_card_that_counts_below_nothing() -> None:
    assert chosen(at(f"{LIVE} | turn 1 | hand0 Jk=0 5c Kc=0 | {OTHERS} | discard Jk^")) is None


def test_it_flips_the_card_of_another_to_be_rid_of_its_worst() -> None:
    table = at(f"{LIVE} | turn 1 | hand0 Ac=0 5c Kc=0 | hand1 9c=0 3h | discard 9d^")
    assert chosen(table) == "flip 1:0"
    GAME.act(table, 0, GAME.parse_move("flip 1:0"))
    assert chosen(table) == "give 2"


def test_it_prefers_to_give_its_worst_card_away_to_flipping_an_ace_of_its_own() -> None:
    table = at(f"{LIVE} | turn 1 | hand0 Ac=0 5c Kc=0 | hand1 Ah=0 3h | discard Ad^")
    assert chosen(table) == "flip 1:0"


def test_it_passes_when_it_has_nothing_to_flip() -> None:
    table = at(f"| phase window | live yes | discarder 1 | hand0 8c 5c | {OTHERS} | discard 8d^")
    assert chosen(table) == "pass"


def test_it_takes_a_red_king_from_the_discard() -> None:
    table = at(f"| phase turn | turns 3 | hand0 Qc=0 5c 2c=0 | {OTHERS} | discard Kh^")
    assert chosen(table) == "take"


def test_it_leaves_a_black_king_lying() -> None:
    table = at(f"| phase turn | turns 3 | hand0 Qc=0 5c 2c=0 | {OTHERS} | discard Ks^")
    assert chosen(table) == "draw"


def test_it_swaps_a_low_card_in_for_its_worst() -> None:
    table = at(f"| phase decide | turns 9 | hand0 3c=0 Qc=0 5c=0 | {OTHERS} | drawn Ad!0=0")
    assert chosen(table) == "swap 1"


def test_it_discards_a_card_to_flip_its_twin() -> None:
    """Better than to put the ten in for the jack: the other ten goes as well."""
    table = at(f"| phase decide | hand0 Tc=0 Jc=0 2c=0 | {OTHERS} | drawn Td!0=0")
    assert chosen(table) == "discard"


def test_it_puts_nothing_back_to_flip_its_twin_on_a_closed_pile() -> None:
    """C-10: a card that returns is no new discard."""
    hands = f"hand0 9c=0 Kc=0 2c=0 | {OTHERS}"
    text = f"| phase decide | turns 9 | from_discard yes | {hands} | drawn 9d^"
    assert chosen(at(text)) == "swap 1"


def test_it_does_not_take_from_a_discard_that_it_may_not_take_from() -> None:
    """G-07: it passes, as it cannot win by a call."""
    table = at(
        "discard_draw_must_swap=true | phase turn | hand0 _ | hand1 Kd=* Kh=* | discard 8c^ | stock"
    )
    assert chosen(table) == "pass"


def test_it_looks_at_an_own_card_that_it_has_not_seen() -> None:
    table = at(f"| phase ability | hand0 Ac=0 Kc 2c=0 | {OTHERS} | discard 8d^")
    assert chosen(table) == "peek 0:1"


def test_a_jack_brings_a_low_card_that_it_knows_for_its_worst() -> None:
    table = at("| phase ability | hand0 Ac=0 Kc=0 | hand1 3h Kd=01 4h | discard Jd^")
    assert chosen(table) == "exchange 0:1 1:1"


def test_a_jack_is_left_unused_when_all_it_could_bring_is_worse() -> None:
    table = at("| phase ability | hand0 Jk=0 Ac=0 | hand1 Kc=01 Ks=01 | discard Jd^")
    assert chosen(table) == "skip"


@pytest.mark.parametrize(("theirs", "move"), [("2h", "swap_them"), ("Ks", "keep_them")])
def test_a_queen_swaps_if_the_other_card_is_lower(theirs: str, move: str) -> None:
    table = at(
        "| phase queen | one 0:0 | other 1:0 | discard Qc^"
        f" | hand0 9c!0=0 3c | hand1 {theirs}!0=0 3h"
    )
    assert chosen(table) == move


@pytest.mark.parametrize(
    ("theirs", "move"), [("Ac", "trade 1"), ("Kc", "keep_them")], ids=["lower", "higher"]
)
def test_a_king_swaps_its_worst_card_if_the_other_is_lower(theirs: str, move: str) -> None:
    """C-34."""
    table = at(
        "king_power=all | phase king | one 1:0"
        f" | hand0 3c=0 Qc=0 | hand1 {theirs}!0=01 3h | discard Kd^"
    )
    assert chosen(table) == move


def test_a_king_looks_at_a_low_card_that_it_knows() -> None:
    """C-34."""
    hands = "hand0 3c=0 Qc=0 | hand1 5h 4h | hand2 9h Kh=* "
    assert chosen(at(f"king_power=all | players 3 | phase ability | {hands} | discard Kd^")) == (
        "peek 2:1"
    )


def test_a_king_is_discarded_for_its_power_rather_than_kept() -> None:
    """C-34."""
    hands = f"hand0 9c=0 Qc=0 | {OTHERS} | drawn Kc!0=0"
    assert chosen(at(f"king_power=black | phase decide | {hands}")) == "discard"


def test_it_calls_at_the_end_of_its_turn() -> None:
    """C-36."""
    hands = "hand0 Kh=0 Kd=0 | hand1 Qh=* Jh=* | discard 4c^"
    assert chosen(at(f"call_timing=end | phase after | turns 7 | {hands}")) == "call"


def test_it_ends_its_turn_without_a_call_when_it_is_high() -> None:
    """C-36."""
    hands = "hand0 Kc=0 Qd=0 | hand1 2h=* 3h=* | discard 4c^"
    assert chosen(at(f"call_timing=end | phase after | turns 7 | {hands}")) == "end"


def test_it_hopes_for_no_flip_of_another_players_card_that_it_may_not_flip() -> None:
    """C-38."""
    text = "| phase decide | hand0 Jc=0 | hand1 4h=0 3h | drawn 4d!0=0"
    assert chosen(at(text)) == "discard"
    assert chosen(at(f"flip_targets=own {text}")) == "swap 0"


def test_it_calls_with_a_hand_that_can_hardly_be_beaten() -> None:
    table = at(
        "| phase turn | turns 9 | players 3 | hand0 Kh=0 Kd=0 Jk=0"
        " | hand1 9h=1 8h 7h 6h | hand2 9s=2 8s 7s 6s | discard 5d^"
    )
    assert chosen(table) == "call"


def test_it_does_not_call_with_a_high_hand() -> None:
    table = at("| phase turn | turns 9 | hand0 Kc=0 Qc=0 Jc=0 | hand1 9h=1 8h 7h 6h | discard Ks^")
    assert chosen(table) == "draw"


def test_it_does_not_call_against_a_lower_hand_that_all_have_seen() -> None:
    table = at("| phase turn | turns 9 | hand0 2c=0 2d=0 | hand1 Ah=* Ad=* | discard Ks^")
    assert chosen(table) == "draw"


@pytest.mark.parametrize("slot", [0, 1], ids=["seen", "unseen"])
def test_a_card_that_its_owner_keeps_is_believed_lower_from_turn_to_turn(slot: int) -> None:
    """And one that its owner has not seen is as good as any."""
    means = []
    for turns in (1, 3, 5, 7):
        table = at(f"| phase turn | turns {turns} | hand0 2c=0 3c=0 | {OTHERS} | discard 4c^")
        view = GAME.view(table, 0).table
        placed = view.hands[1][slot]
        assert placed is not None
        means.append(Belief(view).of(placed, 1).mean)
    falling = [later < mean for mean, later in pairwise(means)]
    assert falling == [slot == 0] * 3


def test_it_is_honest() -> None:
    """Law 9: its choice does not change when the cards it has not seen are exchanged."""
    check_game(GAME, plays=8, laws=(9,), seed="honest", bots={"rule": CambioBot})


def played(variant: dict[str, str], preset: str, players: int, seed: str, rule: int) -> bool:
    """Whether the seats of the rule bot, one or all, have won a round."""
    chance = Dealer(seed)
    setup = GAME.setup(GAME.variant(variant, preset), players, chance.below(players))
    table = GAME.table(setup)
    GAME.start(table, chance.deck(table.pack))
    bots: list[Player[CambioTable]] = [
        CambioBot(GAME, chance.apart(seat))
        if rule in (seat, players)
        else RandomBot(GAME, chance.apart(seat))
        for seat in range(players)
    ]
    play_out(GAME, table, bots, chance)
    outcome = GAME.outcome(table)
    assert outcome is not None
    return rule in outcome.winners or rule == players


@pytest.mark.slow
@pytest.mark.parametrize("timing", ["open", "window"])
@pytest.mark.parametrize("preset", GAME.PRESETS)
def test_it_plays_a_round_to_the_end_among_its_own_kind(preset: str, timing: str) -> None:
    for players in (2, 3, 6):
        assert played({"flip_timing": timing}, preset, players, f"{preset}{players}", players)


@pytest.mark.slow
@pytest.mark.parametrize("timing", ["open", "window"])
def test_it_wins_four_rounds_of_five_against_three_random_bots(timing: str) -> None:
    """In every seat equally often."""
    wins = [
        played({"flip_timing": timing}, "seed", 4, f"arena {number}", number % 4)
        for number in range(200)
    ]
    assert sum(wins) >= 160
