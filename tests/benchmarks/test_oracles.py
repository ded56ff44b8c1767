"""Bots to which all hands are open."""

from collections.abc import Sequence
from typing import Any

import pytest
from benchmarks.oracles import Oracle, play_deal

from facedown.arena.playing import round_of
from facedown.bots.roster import make_bot
from facedown.catalog import GAMES
from facedown.core.cards import UNKNOWN
from facedown.core.dealer import Dealer
from facedown.core.player import Player
from facedown.core.records import Move
from facedown.core.table import View


class Looking(Player[Any]):
    """The rule bot, which keeps what it is given to see."""

    def __init__(self, bot: Player[Any]) -> None:
        self.bot = bot
        self.views: list[View[Any]] = []

    def choose(self, view: View[Any], moves: Sequence[Move]) -> Move | None:
        self.views.append(view)
        return self.bot.choose(view, moves)


@pytest.mark.parametrize("key", GAMES)
def test_all_hands_are_open_to_an_oracle_and_the_stock_is_not(key: str) -> None:
    game = GAMES[key]
    looking = Looking(make_bot("rule", game, Dealer("oracle")))
    oracle = Oracle(looking)
    round_of(game, [oracle, make_bot("rule", game, Dealer(1))], "oracle", watchers=[oracle])
    assert looking.views
    for view in looking.views:
        hands = [placed for hand in view.table.hands for placed in hand if placed is not None]
        assert all(placed.card is not UNKNOWN for placed in hands)
        assert all(placed.is_seen_by(view.seat) for placed in hands if not placed.is_up)
        assert any(placed.card is UNKNOWN for placed in view.table.stock)


def test_an_oracle_of_cambio_wins_more_than_its_share() -> None:
    wins = [play_deal(("cambio", 2, "rule"), f"test/{deal}")[0] for deal in range(20)]
    assert sum(wins) / len(wins) > 0.6
