"""What everybody has seen of a round that is over: the same for each seat, and counted right."""

from typing import Any

import pytest

from facedown.bots.history import PastRound, Remembering, past_round
from facedown.bots.roster import Maker, make_bot
from facedown.catalog import GAMES
from facedown.core.dealer import Dealer
from facedown.core.events import Called, TurnStarted
from facedown.core.game import Game
from facedown.core.player import Player
from facedown.core.playout import next_step
from facedown.core.seats import MAX_SEATS, NO_SEAT, WATCHER
from facedown.match.round import Round
from facedown.testing import check_game


def played(game: Game[Any], seed: str, players: int) -> Round:
    """A round of random bots."""
    dealer = Dealer(seed)
    setup = game.setup(game.variant(game.SIMULATED), players)
    one = Round(game, setup, dealer.deck(game.pack(setup.variant)))
    bots = [make_bot("random", game, dealer.apart(seat)) for seat in range(players)]
    while (step := next_step(game, one.table, bots, dealer)) is not None:
        one.act(*step)
    return one


@pytest.mark.parametrize("key", GAMES)
def test_every_seat_and_the_watchers_have_seen_the_same(key: str) -> None:
    """So no secret can be in it: what one alone was shown, the others could not know."""
    game = GAMES[key]
    for number in range(10):
        one = played(game, f"same/{number}", game.OFFICIAL[0])
        found = {past_round(one.setup, one.stream(seat)) for seat in one.setup.seats}
        found.add(past_round(one.setup, one.stream(WATCHER)))
        events = [event for entry in one.entries for event in entry.events]
        found.add(past_round(one.setup, [*one.opening, *events]))
        assert len(found) == 1


@pytest.mark.parametrize("key", [key for key, game in GAMES.items() if game.CALLS])
def test_the_caller_is_that_of_the_round(key: str) -> None:
    game = GAMES[key]
    callers = set()
    for number in range(10):
        one = played(game, f"counted/{number}", game.OFFICIAL[0])
        assert one.outcome is not None
        past = past_round(one.setup, one.stream(WATCHER))
        assert past.caller == one.outcome.caller
        callers.add(past.caller)
    assert callers > {NO_SEAT} or len(callers) > 1


def test_turns_count_until_somebody_calls() -> None:
    """In Vinto everybody else has another turn after the call."""
    game = GAMES["vinto"]
    one = played(game, "counted/0", 4)
    shown = one.stream(WATCHER)
    before = next(at for at, event in enumerate(shown) if isinstance(event, Called))
    past = past_round(one.setup, shown)
    turns = [event.seat for event in shown[:before] if isinstance(event, TurnStarted)]
    assert sum(past.turns) == len(turns) + 1, "the first begins with the round"
    later = [event for event in shown[before:] if isinstance(event, TurnStarted)]
    assert len(later) >= 3
    assert max(past.turns) - min(past.turns) <= 1


def test_it_goes_through_plain_values_unchanged() -> None:
    past = PastRound(2, (2, 1), 0)
    assert PastRound(*past.values()) == past
    assert hash(PastRound(*past.values())) == hash(past)
    assert PastRound(2, (2, 1), 1) != past


def after_quiet_rounds(game: Game[Any], chance: Dealer) -> Player[Any]:
    """A rule bot in a match in which hardly anybody has called."""
    bot = make_bot("rule", game, chance)
    assert isinstance(bot, Remembering)
    bot.past = (PastRound(MAX_SEATS, (9,) * MAX_SEATS, NO_SEAT),) * 3
    return bot


@pytest.mark.parametrize("key", [key for key, game in GAMES.items() if game.CALLS])
def test_who_remembers_looks_at_no_card_it_was_not_shown(key: str) -> None:
    """Law 9, for bots that are told of rounds before."""
    bots: dict[str, Maker] = {"remembers": after_quiet_rounds}
    check_game(GAMES[key], plays=4, seed="remembers", laws=(9,), moments=6, bots=bots)
