"""How early others call: what is counted of earlier rounds, and what a bot makes of it."""

import pytest

from facedown.bots.history import Past, PastRound
from facedown.bots.levels import LEVELS, LevelPlayer
from facedown.bots.search import SearchBot
from facedown.bots.tempo import PRIOR, hurry, mean_tempo, tempo
from facedown.bots.vinto.bot import VintoBot
from facedown.core.dealer import Dealer
from facedown.core.notation import parse_table
from facedown.core.seats import NO_SEAT
from facedown.games.vinto import GAME

# A tenth of all first turns, a fifth of all others.
USUAL = [[0.1, 0.2]]
NOW = parse_table(
    GAME,
    "vinto end=rounds(5) | players 4 | round 3 | turn 0 | turns 9 | phase turn_end"
    " | hand0 4d=0 4c=0 | hand1 5c=1 6c=1 7c 8c | hand2 5h=2 6h 7h 8h | hand3 5s=3 6s 7s=3 8s"
    " | discard 4h^",
)


def seen(turns: tuple[int, ...], caller: int = NO_SEAT) -> PastRound:
    return PastRound(len(turns), turns, caller)


# What they did in two rounds: nobody called for long, or one of them at once.
PATIENT: Past = (seen((20, 20, 20, 20)),) * 2
HASTY: Past = (seen((3, 2, 2, 2), caller=1),) * 2


def choice(bot: VintoBot | SearchBot | LevelPlayer, past: Past) -> str:
    """What it does at the end of a turn in which it may call, after such rounds."""
    bot.past = past
    return str(bot.choose(GAME.view(NOW, 0), GAME.legal_moves(NOW, 0)))


def test_in_a_first_round_everybody_calls_as_often_as_usual() -> None:
    assert tempo((), USUAL, 1) == 1.0
    assert mean_tempo((), USUAL, [1, 2, 3]) == 1.0


def test_turns_without_a_call_count_as_many_as_each_had() -> None:
    past = (seen((3, 3, 2, 2)),)
    assert tempo(past, USUAL, 1) == pytest.approx(PRIOR / (PRIOR + 0.5))
    assert tempo(past, USUAL, 2) == pytest.approx(PRIOR / (PRIOR + 0.3))
    both = tempo(past, USUAL, 1) + tempo(past, USUAL, 2)
    assert mean_tempo(past, USUAL, [1, 2]) == pytest.approx(both / 2)


def test_a_call_counts() -> None:
    past = (seen((2, 2, 2, 1), caller=2),)
    assert tempo(past, USUAL, 2) == pytest.approx((PRIOR + 1.0) / (PRIOR + 0.3))
    assert tempo(past, USUAL, 3) == pytest.approx(PRIOR / (PRIOR + 0.1))


def test_rounds_add_up() -> None:
    past = (seen((3, 3, 2, 2)), seen((2, 2, 2, 1), caller=2))
    assert tempo(past, USUAL, 2) == pytest.approx((PRIOR + 1.0) / (PRIOR + 0.6))


def test_who_was_not_in_a_round_did_nothing_in_it() -> None:
    assert tempo((seen((4, 0, 4, 4)),), USUAL, 1) == 1.0


def test_what_is_usual_is_so_for_as_many_as_were_in_play() -> None:
    """Who plays on with two was one of three before."""
    usual = [[0.5], [0.1]]
    past = PastRound(3, (1, 1, 1), NO_SEAT)
    later = PastRound(2, (0, 2, 2), NO_SEAT)
    assert tempo((past,), usual, 1) == pytest.approx(PRIOR / (PRIOR + 0.1))
    assert tempo((past, later), usual, 1) == pytest.approx(PRIOR / (PRIOR + 1.1))
    assert tempo((seen((1, 1, 1, 1)),), usual, 1) == pytest.approx(PRIOR / (PRIOR + 0.1))


def test_who_calls_in_their_second_turn_seems_to_be_in_a_hurry() -> None:
    usual = [[0.5, 0.02]]
    called = (PastRound(2, (2, 2), 1),)
    waited = (PastRound(2, (3, 3), NO_SEAT),)
    assert hurry((), usual, 1) == hurry(waited, usual, 1) == 0.0
    assert 0.8 < hurry(called, usual, 1) < hurry(called * 2, usual, 1) < 1.0
    assert hurry(waited * 2 + called, usual, 1) == 0.0
    # In a match of hundreds of rounds the odds grew beyond all numbers.
    assert 0.99 < hurry(called * 500, usual, 1) < 1.0
    assert hurry(waited * 500, usual, 1) == 0.0
    # What the other did tells nothing of this one.
    assert hurry((PastRound(2, (2, 1), 0),), usual, 1) == 0.0


def test_of_a_first_turn_nothing_is_learned_of_hurry() -> None:
    assert hurry((PastRound(2, (1, 1), 1),) * 5, [[0.5, 0.02]], 1) == 0.0


def test_with_others_who_never_call_the_rule_bot_waits_for_better_odds() -> None:
    assert choice(VintoBot(GAME, Dealer("a bot")), ()) == "call"
    assert choice(VintoBot(GAME, Dealer("a bot")), PATIENT) == "end"
    assert choice(VintoBot(GAME, Dealer("a bot")), HASTY) == "call"


def test_so_does_a_bot_that_does_not_search_for_want_of_time() -> None:
    assert choice(SearchBot(GAME, Dealer("a bot"), budget=0), ()) == "call"
    assert choice(SearchBot(GAME, Dealer("a bot"), budget=0), PATIENT) == "end"


def test_so_does_a_level() -> None:
    """It makes its brain anew for every decision, and tells it what it has seen."""
    master = LEVELS["master"]
    assert choice(LevelPlayer(master, GAME, Dealer("a level"), budget=0), ()) == "call"
    assert choice(LevelPlayer(master, GAME, Dealer("a level"), budget=0), PATIENT) == "end"
