"""The screen says what a glance at a seat's view holds, and nothing more."""

from typing import Any

import pytest

from facedown.bots.roster import make_bot
from facedown.catalog import GAMES
from facedown.core.dealer import Dealer
from facedown.core.game import AID_ALL, Game
from facedown.core.placed_card import HELD, UP, PlacedCard
from facedown.core.seats import WATCHER, Seat, seats_in
from facedown.core.table import Table
from facedown.match.screen import screen
from facedown.testing.laws import SETTINGS
from facedown.testing.plays import record_play


def from_glance(
    game: Game[Any], table: Table, viewer: Seat, aid: str, *, history: bool
) -> dict[str, Any]:
    """The screen made of a copy of the table from which everything else was taken away."""
    glance = game.glance(game.view(table, viewer), aid, history=history).table
    shows_all = game.OPEN_DISCARD or aid == AID_ALL or history
    discard = glance.discard if shows_all else glance.discard[-1:]
    return {
        "phase": game.PHASES[glance.phase],
        "turn": glance.turn,
        "turns": glance.turns,
        "ready": seats_in(glance.ready),
        "passed": bool(glance.passed),
        "ending": glance.ending,
        "stock": len(glance.stock),
        "discard": [text(one) for one in discard],
        "discarded": len(glance.discard),
        "drawn": [text(one) for one in glance.drawn],
        "hands": [[None if one is None else text(one) for one in hand] for hand in glance.hands],
        "own": {name: kind.data(getattr(glance, name)) for name, kind in glance.FIELDS},
        "piles": {words[0]: words[1:] for words in map(str.split, glance.own_sections())},
    }


def text(one: PlacedCard) -> str:
    if one.lies == UP:
        return one.card.text + "^"
    return one.card.text + f"!{one.lies - HELD}" if one.lies >= HELD else one.card.text


@pytest.mark.parametrize("key", GAMES)
def test_a_screen_holds_what_a_glance_at_the_view_holds(key: str) -> None:
    game: Game[Any] = GAMES[key]
    seen = set()
    for number in range(3):
        chance = Dealer(f"{key} screen {number}")
        low, high = game.OFFICIAL
        players = max(low, min(3 + number % 2, high))
        bots = [make_bot("random", game, chance.apart(seat)) for seat in range(players)]
        setup = game.setup(game.variant(), players, chance.below(players))
        play = record_play(game, setup, bots, chance)
        table = game.table(setup)
        game.start(table, list(play.deck))
        for seat, move in play.steps[:150]:
            game.act(table, seat, move)
            for viewer in [*range(players), WATCHER]:
                for aid, history in SETTINGS:
                    shown = screen(game, table, viewer, aid, history=history)
                    assert shown == from_glance(game, table, viewer, aid, history=history)
                    seen |= {card for hand in shown["hands"] for card in hand}
    assert {"??", "??!0"} & seen, "something is hidden"
    assert len(seen) > 10
