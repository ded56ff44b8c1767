"""What happens in a bots' process."""

from collections.abc import Sequence

import msgspec
import pytest

from facedown.bots.levels import LevelPlayer
from facedown.bots.search import SMALL
from facedown.catalog import GAMES
from facedown.core.dealer import Dealer
from facedown.core.moves import Undo
from facedown.core.records import Move, record_from_data
from facedown.core.table import View
from facedown.match.round import Round
from facedown.match.setups import setup_bytes
from facedown.server.bots.messages import Ask
from facedown.server.bots.worker import BotSeat

MOVES = 40


def test_no_bot_is_offered_to_take_a_move_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """P-38: at a table where people may, bots may not."""
    game = next(game for game in GAMES.values() if Undo in game.MOVES)
    offered: list[Move] = []
    choose = LevelPlayer.choose

    def watch(player: LevelPlayer, view: View[object], moves: Sequence[Move]) -> Move | None:  # type: ignore[type-var]
        offered.extend(moves)
        return choose(player, view, moves)

    monkeypatch.setattr(LevelPlayer, "choose", watch)
    setup = game.setup(game.variant(), 2, undo=True)
    played = Round(game, setup, Dealer(3).deck(game.pack(setup.variant)))
    could = False
    for number in range(MOVES):
        seat = game.awaited(played.table)[0]
        could = could or any(isinstance(one, Undo) for one in game.legal_moves(played.table, seat))
        told = [msgspec.json.encode(event.data()) for event in played.stream(seat)]
        ask = Ask(number, "key", game.KEY, "sharp", "", seat, "seed", 0, told, setup_bytes(setup))
        bot = BotSeat(ask)
        bot.see(told)
        chosen = bot.answer(number).move
        assert chosen is not None
        played.act(seat, record_from_data(msgspec.json.decode(chosen), game.MOVES))
    assert could, "a person could have taken a move back"
    assert not any(isinstance(move, Undo) for move in offered)


def test_a_bot_of_a_busy_process_makes_few_rollouts() -> None:
    game = GAMES["cambio"]
    setup = game.setup(game.variant(), 2)
    played = Round(game, setup, Dealer(3).deck(game.pack(setup.variant)))
    seat = game.awaited(played.table)[0]
    told = [msgspec.json.encode(event.data()) for event in played.stream(seat)]
    bot = BotSeat(Ask(1, "key", game.KEY, "master", "", seat, "seed", 0, told, setup_bytes(setup)))
    bot.see(told)
    assert bot.answer(1, busy=True).rollouts == SMALL


def test_a_player_is_told_of_the_rounds_before() -> None:
    game = GAMES["vinto"]
    setup = setup_bytes(game.setup(game.variant(), 4))
    quiet = 4, (9, 9, 9, 8), -2
    bot = BotSeat(Ask(1, "key", game.KEY, "master", "", 0, "seed", 0, [], setup, [quiet] * 2))
    assert bot.player is not None
    assert [one.values() for one in bot.player.past] == [quiet, quiet]
