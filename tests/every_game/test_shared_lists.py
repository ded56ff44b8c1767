"""Lists that the verbs hand out again are read, and never changed."""

from typing import Any

import pytest

from facedown.bots.roster import make_bot
from facedown.catalog import GAMES
from facedown.core.dealer import Dealer
from facedown.core.game import Game
from facedown.core.playout import next_step


@pytest.mark.slow
@pytest.mark.parametrize("bot", ["rule", "random", "stubborn"])
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_no_list_that_was_handed_out_has_changed_when_the_round_is_over(
    game: Game[Any], bot: str
) -> None:
    dealer = Dealer("shared lists")
    setup = game.setup(game.variant(), game.OFFICIAL[1])
    players = [make_bot(bot, game, dealer.apart(seat)) for seat in range(setup.players)]
    table = game.table(setup)
    game.start(table, dealer.deck(table.pack))
    handed_out: list[tuple[list[Any], tuple[Any, ...]]] = []
    while (step := next_step(game, table, players, dealer)) is not None:
        lists: list[list[Any]] = [game.awaited(table), game.invited(table)]
        lists += [game.legal_moves(table, seat) for seat in setup.seats]
        lists.append(game.play(table, *step))
        handed_out += [(one, tuple(one)) for one in lists]
        game.act(table, *step)
    assert all(tuple(one) == before for one, before in handed_out)
