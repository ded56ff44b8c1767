"""Letting players play a round to its end, with nobody waiting and no clock.

A seat that may react without being awaited is offered its moves after every event, and may
answer "nothing now". The Dealer's orders come from the dealer handed in.
"""

from typing import Any

from facedown.core.dealer import Dealer
from facedown.core.errors import IllegalMove
from facedown.core.game import Game
from facedown.core.moves import Shuffle
from facedown.core.player import BlindPlayer, Player
from facedown.core.records import Move
from facedown.core.seats import DEALER, Seat
from facedown.core.table import Table

Step = tuple[Seat, Move]


def next_step(
    game: Game[Any], table: Table, players: list[Player[Any]], dealer: Dealer
) -> Step | None:
    """Who acts next and how; None when nobody is awaited any more."""
    awaited = game.awaited(table)
    if not awaited:
        return None
    if awaited[0] == DEALER:
        return DEALER, Shuffle(dealer.order(len(table.discard) - 1))
    for seat in game.invited(table):
        move = ask(game, table, players, seat, awaited=False)
        if move is not None:
            return seat, move
    seat = awaited[0]
    move = ask(game, table, players, seat, awaited=True)
    if move is None:
        raise IllegalMove("awaited", seat=seat)
    return seat, move


def ask(
    game: Game[Any], table: Table, players: list[Player[Any]], seat: Seat, *, awaited: bool
) -> Move | None:
    """What this seat's player chooses among its legal moves."""
    moves = game.legal_moves(table, seat)
    if not moves:
        return None
    player = players[seat]
    if isinstance(player, BlindPlayer):
        return player.pick(moves, awaited=awaited)
    return player.choose(game.view(table, seat), moves)


def play_out(
    game: Game[Any], table: Table, players: list[Player[Any]], dealer: Dealer
) -> list[Step]:
    """Play a started round to its end; the moves made, in order."""
    steps: list[Step] = []
    step = next_step(game, table, players, dealer)
    while step is not None:
        game.act(table, step[0], step[1])
        steps.append(step)
        step = next_step(game, table, players, dealer)
    return steps
