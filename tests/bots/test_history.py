"""What everybody has seen of a round that is over: the same for each seat, and counted right."""

from typing import Any

import pytest

from facedown.bots.history import PastRound, past_round
from facedown.bots.roster import make_bot
from facedown.catalog import GAMES
from facedown.core.dealer import Dealer
from facedown.core.events import Called, TurnStarted
from facedown.core.game import Game
from facedown.core.playout import next_step
from facedown.core.seats import NO_SEAT, WATCHER
from facedown.match.round import Round


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
