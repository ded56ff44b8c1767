"""The rule bot of Vinto: what it does, and how strong it is."""

from statistics import mean
from typing import Any

import pytest

from facedown.bots.random_bot import RandomBot
from facedown.bots.vinto.bot import VintoBot
from facedown.core.dealer import Dealer
from facedown.core.notation import parse_table
from facedown.core.player import Player
from facedown.core.playout import play_out
from facedown.core.seats import Seat
from facedown.games.vinto import GAME
from facedown.games.vinto.table import VintoTable
from facedown.testing import check_game


def lay(text: str, **options: str) -> VintoTable:
    head = " ".join(["vinto", *[f"{name}={value}" for name, value in options.items()]])
    return parse_table(GAME, f"{head} | players 4 | turns 9 | {text}")


def choice(table: VintoTable, seat: Seat = 0) -> str:
    """What the bot does in this seat."""
    bot = VintoBot(GAME, Dealer("a bot"))
    return str(bot.choose(GAME.view(table, seat), GAME.legal_moves(table, seat)))


REST = "hand1 5c 6c 7c 8c | hand2 5h 6h 7h 8h | hand3 5s 6s 7s 8s"


def test_it_tosses_in_a_card_it_knows_to_match() -> None:
    table = lay(f"phase toss | turn 1 | toss_ranks 9 | hand0 2c 9c=0 | {REST} | discard 9h^")
    assert choice(table) == "toss 1"


def test_it_never_tosses_in_blindly() -> None:
    table = lay(f"phase toss | turn 1 | toss_ranks 9 | hand0 2c 9c | {REST} | discard 9h^")
    assert choice(table) == "pass"


def test_it_keeps_a_joker() -> None:
    table = lay(f"phase toss | turn 1 | toss_ranks Jk | hand0 Jk=0 9c=0 | {REST} | discard Jk^")
    assert choice(table) == "pass"


def test_it_swaps_a_low_card_in_for_the_highest_it_knows() -> None:
    table = lay(f"phase decide | hand0 4c=0 6d=0 3c=0 | {REST} | drawn 2d^ | discard 4h^")
    assert choice(table) == "swap 1"


def test_it_says_what_leaves_when_it_knows_an_action_card() -> None:
    table = lay(f"phase decide | hand0 4c=0 Th=0 3c=0 | {REST} | drawn 2d^ | discard 4h^")
    assert choice(table) == "guess 1 T"


def test_it_does_not_guess_at_what_it_has_not_seen() -> None:
    table = lay(f"phase decide | hand0 2c=0 Th 3c=0 | {REST} | drawn Ah^ | discard 4h^")
    assert choice(table) == "swap 1"


def test_it_discards_a_card_that_would_make_its_hand_higher() -> None:
    table = lay(f"phase decide | hand0 2c=0 3c=0 | {REST} | drawn 6d^ | discard 4h^")
    assert choice(table) == "discard"


def test_it_looks_at_what_it_has_not_seen() -> None:
    table = lay(f"phase effect | actor 0 | effect 7 | hand0 2c=0 3c | {REST} | discard 7d^")
    assert choice(table) == "peek 0:1"


def test_it_takes_a_low_card_it_knows_of_with_a_jack() -> None:
    hands = "hand0 Tc=0 3c=0 | hand1 5c Kc=* | hand2 5h 6h | hand3 5s 6s"
    table = lay(f"phase effect | actor 0 | effect J | {hands} | discard Jd^")
    assert choice(table) == "exchange 0:0 1:1"


def test_a_jack_that_must_be_played_does_not_cost_it_its_own_low_card() -> None:
    """It used to think of exchanges with its own hand alone."""
    table = lay(f"phase effect | actor 0 | effect J | hand0 2c=0 Kc=0 | {REST} | discard Jd^")
    assert choice(table) == "exchange 1:0 2:0"


def test_a_jack_for_two_exchanges_cards_of_one_player_rather_than_its_own_low_one() -> None:
    hands = "hand0 2c=0 Kc=0 | hand1 9c=* 6c | hand2 _ | hand3 _"
    table = lay(f"phase effect | actor 0 | effect J | {hands} | discard Jd^", jq_same_player="true")
    assert choice(table) in ("exchange 0:0 0:1", "exchange 1:0 1:1")


@pytest.mark.parametrize(("mine", "move"), [("Th", "exchange 0:0 1:0"), ("2h", "keep")])
def test_it_exchanges_what_a_queen_saw_if_that_is_better(mine: str, move: str) -> None:
    hands = f"hand0 {mine}!0=0 3c=0 | hand1 5c!0=0 | hand2 5h 6h | hand3 5s 6s"
    what = "phase effect | actor 0 | effect Q | one 0:0 | other 1:0"
    assert choice(lay(f"{what} | {hands} | discard Qd^")) == move


def test_it_gives_an_ace_to_whoever_stands_best() -> None:
    hands = "hand0 9c=0 | hand1 9d=* 8d=* | hand2 2h=* | hand3 9s=* 7s=*"
    table = lay(f"phase effect | actor 0 | effect A | {hands} | discard Ad^")
    assert choice(table) == "give 2"


def test_it_takes_a_jack_that_helps_it_more_than_a_card_would() -> None:
    hands = "hand0 Tc=0 9c=0 | hand1 5c Jk=* | hand2 5h 6h | hand3 5s 6s"
    assert choice(lay(f"phase turn_start | {hands} | discard Jd^")) == "take"


def test_it_declares_its_own_high_card() -> None:
    hands = "hand0 Tc=0 2c=0 | hand1 5c | hand2 5h 6h | hand3 5s 6s"
    table = lay(f"phase effect | actor 0 | effect K | {hands} | discard Kd^", king_mode="declare")
    assert choice(table) == "declare 0:0 T"


def test_a_king_from_the_discard_names_something_that_can_be_done() -> None:
    hands = "hand0 2c=* | hand1 9c=* | hand2 9h=* | hand3 9s=*"
    table = lay(f"phase effect | actor 0 | effect K | taken yes | {hands} | discard Kd^")
    assert choice(table).startswith("name ")
    assert choice(table) in [str(move) for move in GAME.legal_moves(table, 0)]


def test_it_exchanges_two_cards_of_one_player_if_there_are_no_others() -> None:
    hands = "hand0 _ | hand1 9c 8c | hand2 _ | hand3 _"
    table = lay(
        f"phase effect | actor 0 | effect J | {hands} | discard Jd^ | stock 2c 3c",
        jq_same_player="true",
    )
    assert choice(table) == "exchange 1:0 1:1"
    table = lay(f"phase effect | actor 0 | effect K | {hands} | discard Kd^", jq_same_player="true")
    assert choice(table) in [str(move) for move in GAME.legal_moves(table, 0)]


def test_it_swaps_any_card_in_for_one_it_has_not_seen() -> None:
    """A card it knows goes as soon as its rank is discarded, and what it does can be done."""
    table = lay(f"phase decide | hand0 2c=0 3d 3c=0 | {REST} | drawn 6d^ | discard 4h^ | stock 8d")
    assert choice(table) == "swap 1"


def test_a_jack_brings_it_a_card_it_knows_for_one_it_does_not() -> None:
    hands = "hand0 3c=0 9c | hand1 6c=* 5d | hand2 5h 6h | hand3 5s 6s"
    table = lay(f"phase effect | actor 0 | effect J | {hands} | discard Jd^ | stock 2d 3h 4s")
    assert choice(table) == "exchange 0:1 1:0"


def test_of_two_cards_it_keeps_the_one_that_is_tossed_in_sooner() -> None:
    """All other sixes are gone, and no five is."""
    hands = "hand0 6c=0 5c=0 | hand1 9c 9d 9h | hand2 8c 8d | hand3 7c 7d"
    table = lay(f"phase decide | {hands} | drawn 2d^ | discard 6d^ 6h^ 6s^ | stock 5d 5h 5s")
    assert choice(table) == "swap 0"
    hands = "hand0 6c=0 5c=0 | hand1 9c 9d 9h | hand2 8c 8d | hand3 7c 7d"
    table = lay(f"phase decide | {hands} | drawn 2d^ | discard 5d^ 5h^ 5s^ | stock 6d 6h 6s")
    assert choice(table) == "swap 1"


# -- calling ---------------------------------------------------------------------------------------


def test_it_calls_when_it_is_sure_to_win() -> None:
    table = lay(f"phase turn_end | hand0 Kc=0 As=0 | {REST} | discard 4h^")
    assert choice(table) == "call"


def test_it_does_not_call_with_a_high_hand() -> None:
    table = lay(f"phase turn_end | hand0 Tc=0 9s=0 8d=0 | {REST} | discard 4h^")
    assert choice(table) == "end"


def test_it_does_not_call_when_others_are_known_to_be_low() -> None:
    hands = "hand0 2c=0 3c=0 | hand1 As=* Kc=* | hand2 5h 6h 7h | hand3 5s 6s 7s"
    assert choice(lay(f"phase turn_end | {hands} | discard 4h^")) == "end"


def test_others_who_tell_each_other_what_they_have_seen_make_a_call_less_likely_to_win() -> None:
    hands = "hand0 2c=0 2d=0 3c=0 | hand1 5c=1 6c 7c=1 | hand2 5h=2 6h=2 7h | hand3 5s=3 6s 7s"
    text = f"phase turn_end | {hands} | discard 4h^ | stock 8h 8d 9c 9d 9h Jc Qd Kd 4c 4d"
    bot = VintoBot(GAME, Dealer("a bot"))
    alone = bot.call_odds(GAME.view(lay(text), 0))
    told = bot.call_odds(GAME.view(lay(text, coalition_mode="shared_peeks"), 0))
    assert 0.0 < told < alone < 1.0


def test_it_guesses_at_what_it_has_not_seen_where_that_costs_nothing() -> None:
    """V-51: a look at an own card is what it would have most of."""
    text = f"phase decide | hand0 2c=0 Th 3c=0 Ac | {REST} | drawn Ah^ | discard 4h^"
    assert choice(lay(text)).startswith("swap 1")
    assert choice(lay(text, guess_penalty="0")).startswith("guess 1 ")


def test_it_ends_its_turn_where_it_may_not_call_yet() -> None:
    """V-52: it would call here."""
    text = f"phase turn_end | hand0 Jk=0 Kc=0 | {REST} | discard 4h^"
    assert choice(lay(text)) == "call"
    assert choice(lay(text, turns_before_call="3")) == "end"


# -- in the final round ----------------------------------------------------------------------------

FINAL = "phase effect | turn 3 | caller 0 | actor 3 | effect"


def test_in_the_final_round_a_jack_lowers_the_lowest_hand() -> None:
    """The champion is seat 1; its highest card goes, a king of seat 2 comes."""
    hands = "hand0 2c | hand1 2h=* 4h=* | hand2 Kc=* Tc=* 9c=* | hand3 9s=* 8s=*"
    assert choice(lay(f"{FINAL} J | {hands} | discard Jd^"), 3) == "exchange 1:1 2:0"


def test_in_the_final_round_a_jack_leaves_a_champion_alone_whom_it_cannot_help() -> None:
    """It used to give the lowest hand a higher card, for want of another pair."""
    hands = "hand0 2c | hand1 2h=* Ah=* | hand2 Tc=* 9c=* | hand3 9s=* 8s=*"
    move = choice(lay(f"{FINAL} J | {hands} | discard Jd^"), 3)
    assert move.startswith("exchange 2:")


def test_in_the_final_round_an_ace_never_goes_to_the_lowest_hand() -> None:
    hands = "hand0 2c | hand1 2h=* 4h=* | hand2 Kc=* Tc=* 9c=* | hand3 9s=* 8s=*"
    assert choice(lay(f"{FINAL} A | {hands} | discard Ad^"), 3) != "give 1"


def test_in_the_final_round_it_tosses_in_what_it_can() -> None:
    hands = "hand0 2c | hand1 2h=* 4h=* | hand2 Kc=* Tc=* 9c=* | hand3 9s=* 8s=*"
    table = lay(f"phase toss | turn 1 | caller 0 | toss_ranks 9 | {hands} | discard 9d^")
    assert choice(table, 3) == "toss 0"


# -- honesty and strength --------------------------------------------------------------------------


def test_it_is_honest() -> None:
    """Law 9: its choice does not change when the cards it has not seen are exchanged."""
    report = check_game(GAME, plays=12, laws=(9,), seed="honest", bots={"rule": VintoBot})
    assert report.plays == 12


def lead(seat: Seat, deal: int) -> float:
    """The points of one rule bot in this seat above the mean of three random ones."""
    table = GAME.table(GAME.setup(GAME.variant(), 4))
    dealer = Dealer(f"lead {deal}")
    GAME.start(table, dealer.deck(table.pack))
    players: list[Player[Any]] = [RandomBot(GAME, dealer.apart(other)) for other in range(4)]
    players[seat] = VintoBot(GAME, dealer.apart("rule"))
    play_out(GAME, table, players, dealer)
    outcome = GAME.outcome(table)
    assert outcome is not None
    others = [outcome.scores[other] for other in range(4) if other != seat]
    return outcome.scores[seat] - mean(others)


def test_it_is_better_than_random() -> None:
    assert mean(lead(seat, deal) for deal in range(10) for seat in range(4)) > 1.0


@pytest.mark.long
@pytest.mark.slow
def test_it_is_two_points_a_round_better_than_random() -> None:
    """Measured 2.1 over 600 rounds; seats rotated over the same deals."""
    assert mean(lead(seat, deal) for deal in range(125) for seat in range(4)) > 1.8
