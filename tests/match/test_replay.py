"""A replay shows a seat what it was shown, when it was shown, and open everything."""

from dataclasses import replace
from typing import Any

import pytest
from msgspec import structs
from tests.match.recording import recorded

from facedown.bots.roster import make_bot
from facedown.catalog import GAMES
from facedown.core.dealer import Dealer
from facedown.core.errors import BadTranscript, FacedownError
from facedown.core.game import Game
from facedown.core.records import Event
from facedown.core.seats import WATCHER, Seat
from facedown.core.sight import AID_ALL
from facedown.match.replay import Step, replay
from facedown.match.round import Round
from facedown.match.screen import screen
from facedown.match.transcript import RoundRecord
from facedown.match.wire import Screen
from facedown.testing.plays import Play, record_play
from facedown.testing.worlds import other_world


def players_of(game: Game[Any]) -> int:
    return min(3, game.OFFICIAL[1])


def first_round(game: Game[Any], seed: str = "replay") -> RoundRecord:
    players = players_of(game)
    return recorded(game, f"{game.KEY} {seed}", players=players, most_rounds=1).rounds[0]


def top_only(game: Game[Any], known: Screen) -> Screen:
    return known if game.OPEN_DISCARD else structs.replace(known, discard=known.discard[-1:])


@pytest.mark.parametrize("key", GAMES)
def test_a_seat_is_shown_its_stream_cut_where_moves_were_made(key: str) -> None:
    game = GAMES[key]
    record = first_round(game)
    for viewer in [*range(players_of(game)), WATCHER]:
        played = Round(game, record.setup, list(record.deck))
        wanted = [(played.stream(viewer), screen(game, played.table, viewer, AID_ALL))]
        for entry in record.entries:
            before = played.length(viewer)
            played.act(entry.seat, entry.move)
            shown = [event for event, _ in played.told(viewer, before)]
            if shown:
                wanted.append((shown, screen(game, played.table, viewer, AID_ALL)))
        steps = replay(game, record, viewer)
        assert [list(step.events) for step in steps] == [shown for shown, _ in wanted]
        assert [step.screen for step in steps] == [top_only(game, known) for _, known in wanted]
        assert {step.seat for step in steps} <= {None, viewer}
        assert all(step.move is None for step in steps if step.seat is None)


@pytest.mark.parametrize("key", GAMES)
def test_open_holds_every_move_and_every_card(key: str) -> None:
    game = GAMES[key]
    record = first_round(game)
    deal, *steps = replay(game, record, None)
    assert deal.events == record.opening
    assert [(step.number, step.seat, step.move, step.at, step.events) for step in steps] == [
        (number, entry.seat, entry.move, entry.at, entry.events)
        for number, entry in enumerate(record.entries, start=1)
    ]
    for step in (deal, *steps):
        cards = [one.card for hand in step.screen.hands for one in hand if one is not None]
        cards += [one.card for one in step.screen.drawn]
        assert cards
        assert "??" not in [*cards, *step.screen.discard]


@pytest.mark.slow
@pytest.mark.parametrize("key", GAMES)
def test_no_step_depends_on_a_card_that_the_seat_was_not_shown(key: str) -> None:
    """Law 3: the same round with two cards exchanged that a seat cannot tell apart."""
    tried = 0
    for number in range(12):
        here, there = two_worlds(GAMES[key], number)
        assert here == there
        tried += here is not None
    assert tried > 3


def two_worlds(game: Game[Any], number: int) -> tuple[list[Step] | None, list[Step] | None]:
    """What a seat is shown of a round's first moves, in two worlds that look alike to it."""
    chance = Dealer(f"{game.KEY} replay {number}")
    players = players_of(game)
    bots = [make_bot("random", game, chance.apart(seat)) for seat in range(players)]
    setup = game.setup(game.variant(), players, chance.below(players))
    play = record_play(game, setup, bots, chance)
    cut = min(chance.below(len(play.steps) + 1), 60)
    viewer = chance.pick([*range(players), WATCHER])
    world = other_world(play, cut, viewer, chance)
    if world is None:
        return None, None
    try:
        return shown(play, cut, viewer), shown(world, cut, viewer)
    except FacedownError:
        # A move of the play is illegal in the other world.
        return None, None


def shown(play: Play, cut: int, viewer: Seat) -> list[Step]:
    played = Round(play.game, play.setup, list(play.deck))
    for seat, move in play.steps[:cut]:
        played.act(seat, move)
    record = RoundRecord(played.setup, played.deck, played.opening, played.entries, played.outcome)
    return replay(play.game, record, viewer)


def test_a_record_that_today_s_rules_cannot_follow_is_refused() -> None:
    game = GAMES["cambio"]
    record = first_round(game)
    without: tuple[Event, ...] = ()
    with pytest.raises(BadTranscript):
        replay(game, replace(record, opening=without), None)
