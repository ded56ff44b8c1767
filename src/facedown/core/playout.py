"""Letting players play a round to its end, with nobody waiting and no clock.

A seat that may react without being awaited is offered its moves after every event, and may
answer "nothing now". The Dealer's orders come from the dealer that is passed in.

Use `play_out` for the moves of a round, and `play_round` for many rounds as fast as they go.
"""

from typing import Any

from facedown.core.dealer import Dealer
from facedown.core.errors import IllegalMove
from facedown.core.game import MAX_EVENTS, Game
from facedown.core.moves import Shuffle
from facedown.core.player import BlindPlayer, Player
from facedown.core.records import Event, Move
from facedown.core.seats import DEALER, Seat
from facedown.core.setup import Setup
from facedown.core.table import Table

Step = tuple[Seat, Move]


def next_step(
    game: Game[Any], table: Table, players: list[Player[Any]], dealer: Dealer
) -> Step | None:
    """Who acts next and how; None when nobody is awaited any more."""
    awaited = game.awaited(table)
    return _chosen(game, table, players, dealer, awaited[0]) if awaited else None


def _chosen(
    game: Game[Any], table: Table, players: list[Player[Any]], dealer: Dealer, awaited: Seat
) -> Step:
    if awaited == DEALER:
        return DEALER, Shuffle(dealer.order(len(table.discard) - 1))
    for seat in game.invited(table):
        move = ask(game, table, players, seat, awaited=False)
        if move is not None:
            return seat, move
    move = ask(game, table, players, awaited, awaited=True)
    if move is None:
        bot = type(players[awaited]).__name__
        raise IllegalMove("must_choose", bot=bot, game=game.KEY, seat=awaited)
    return awaited, move


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


def play_round(game: Game[Any], setup: Setup, players: list[Player[Any]], dealer: Dealer) -> int:
    """Deal a round, play it to its end and keep nothing; how many moves it had."""
    table: Table = game.table(setup)  # of no type, compiled code would ask it at every call
    make_happen(game, table, game.deal(table, dealer.deck(table.pack)))
    moves = 0
    awaited = game.awaited(table)
    while awaited:
        seat, move = _chosen(game, table, players, dealer, awaited[0])
        make_happen(game, table, game.play(table, seat, move))
        moves += 1
        awaited = game.awaited(table)
    return moves


def make_happen(game: Game[Any], table: Table, events: list[Event]) -> None:
    """Apply events and all that follows. The list that `Game.act` keeps is 5 to 8 % of a round."""
    for event in events:
        game.apply(table, event)
    following = game.settle(table)
    left = MAX_EVENTS
    while following is not None:
        game.apply(table, following)
        left -= 1
        assert left > 0, "the rules run in a circle"
        following = game.settle(table)
