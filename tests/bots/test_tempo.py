"""How early others call: what is counted of earlier rounds, and what a bot makes of it."""

import pytest

from facedown.bots.tempo import PRIOR, Tempo
from facedown.bots.vinto.bot import VintoBot
from facedown.core.dealer import Dealer
from facedown.core.notation import parse_table
from facedown.games.vinto import GAME
from facedown.games.vinto.table import VintoTable

# A tenth of all first turns, a fifth of all others.
USUAL = [0.1, 0.2]
HANDS = "hand0 4d=0 3c=0 | hand1 5c=1 6c=1 7c 8c | hand2 5h=2 6h 7h 8h | hand3 5s=3 6s 7s=3 8s"


def lay(number: int, turn: int, turns: int, more: str = "", hands: str = HANDS) -> VintoTable:
    """A table of a match, at the end of a turn."""
    text = f"players 4 | round {number} | turn {turn} | turns {turns} | phase turn_end{more}"
    return parse_table(GAME, f"vinto end=rounds(5) | {text} | {hands} | discard 4h^")


def after(*tables: VintoTable) -> Tempo:
    """What was seen in these rounds, at the beginning of the next."""
    tempo = Tempo(USUAL)
    for table in (*tables, lay(tables[-1].setup.number + 1, 0, 1)):
        tempo.follow(table, table.caller)
    return tempo


def choice(*tables: VintoTable) -> str:
    """What seat 0 does at the last of these tables, after it was asked at the others."""
    bot = VintoBot(GAME, Dealer("a bot"))
    for table in tables[:-1]:
        bot.choose(GAME.view(table, 0), GAME.legal_moves(table, 0))
        bot.chance.move_to(0)
    return str(bot.choose(GAME.view(tables[-1], 0), GAME.legal_moves(tables[-1], 0)))


def test_in_a_first_round_everybody_calls_as_often_as_usual() -> None:
    tempo = Tempo(USUAL)
    tempo.follow(lay(1, 0, 9), -1)
    assert tempo.of([1, 2, 3]) == 1.0


def test_turns_without_a_call_count_as_many_as_each_had() -> None:
    tempo = after(lay(1, 1, 10))  # the third turn of seats 0 and 1
    assert tempo.of([1]) == pytest.approx(PRIOR / (PRIOR + 0.5))
    assert tempo.of([2]) == pytest.approx(PRIOR / (PRIOR + 0.3))
    assert tempo.of([1, 2]) == pytest.approx((tempo.of([1]) + tempo.of([2])) / 2)


def test_a_call_counts_and_turns_after_it_do_not() -> None:
    called = after(lay(1, 0, 9, " | caller 2"))  # in turn 7, the second of seat 2
    assert called.of([2]) == pytest.approx((PRIOR + 1.0) / (PRIOR + 0.3))
    assert called.of([3]) == pytest.approx(PRIOR / (PRIOR + 0.1))


def test_rounds_add_up() -> None:
    tempo = after(lay(1, 1, 10), lay(2, 0, 9, " | caller 2"))
    assert tempo.of([2]) == pytest.approx((PRIOR + 1.0) / (PRIOR + 0.6))


def test_a_new_match_begins_with_nothing_seen() -> None:
    tempo = after(lay(1, 1, 10), lay(2, 1, 10))
    tempo.follow(lay(1, 0, 1), -1)
    assert tempo.of([1, 2, 3]) == 1.0


def test_a_match_that_is_joined_later_begins_with_nothing_seen() -> None:
    tempo = Tempo(USUAL)
    tempo.follow(lay(4, 0, 9), -1)
    assert tempo.of([1, 2, 3]) == 1.0


def test_with_others_who_never_call_it_waits_for_better_odds() -> None:
    now = lay(3, 0, 9)
    patient = [lay(number, 3, 40) for number in (1, 2)]
    hasty = [lay(number, 0, 9, " | caller 1") for number in (1, 2)]
    assert choice(now) == "call"
    assert choice(*patient, now) == "end"
    assert choice(*hasty, now) == "call"


def test_cards_that_it_did_not_see_in_earlier_rounds_change_nothing() -> None:
    now = lay(3, 0, 9)
    other = HANDS.replace("7c 8c", "Kh Qd")
    seen = [lay(number, 3, 40) for number in (1, 2)]
    dealt_anew = [lay(number, 3, 40, hands=other) for number in (1, 2)]
    assert choice(*seen, now) == choice(*dealt_anew, now)
