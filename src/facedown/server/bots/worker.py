"""A process in which bots think: it reads questions and writes answers until its input ends.

It keeps for each seat what that seat was shown, as a view, and never has a whole table.
"""

import os
import signal
import sys
import traceback
from collections import OrderedDict
from typing import Any, BinaryIO, Final

import msgspec

from facedown.bots.hints import Hint, budget_for, hints
from facedown.bots.history import PastRound
from facedown.bots.levels import LevelPlayer
from facedown.bots.players import find_style
from facedown.bots.search import most_in_time
from facedown.catalog import find_game
from facedown.core.dealer import Dealer
from facedown.core.game import Game
from facedown.core.memory import settle_memory
from facedown.core.moves import for_bots
from facedown.core.records import Move, record_from_data
from facedown.core.table import View
from facedown.match.setups import setup_from_bytes
from facedown.server.bots.messages import (
    LENGTH,
    Answer,
    Ask,
    Failed,
    Forget,
    FromWorker,
    Hinted,
    NeedAll,
    Started,
    framed,
    to_worker,
)

# More seats than any house has at once: who has not been asked for longest is forgotten.
MAX_SEATS: Final = 10_000
# The event loop comes first.
NICER: Final = 2


class BotSeat:
    """A seat as its bot knows it: the view built from what was shown, and the player."""

    def __init__(self, ask: Ask) -> None:
        self.game: Final[Game[Any]] = find_game(ask.game)
        self.view: Final[View[Any]] = View(
            self.game.table(setup_from_bytes(self.game, ask.setup)), ask.seat
        )
        self.chance: Final = Dealer(ask.seed)
        self.player: Final = (
            LevelPlayer(find_style(ask.level, ask.character), self.game, self.chance)
            if ask.level
            else None
        )
        if self.player is not None:
            self.player.past = tuple([PastRound(*values) for values in ask.past])
        self.shown: int = 0

    def see(self, events: list[bytes]) -> None:
        for data in events:
            event = record_from_data(msgspec.json.decode(data), self.game.EVENTS)
            self.game.apply(self.view.table, event)
            self.shown += 1
            if self.player is not None:
                self.player.follow(self.view, event)

    def answer(self, number: int, *, busy: bool = False) -> Answer:
        moves = for_bots(self.game.legal_moves(self.view.table, self.view.seat))
        if not moves:
            return Answer(number, None)
        if self.player is not None:
            self.player.budget = most_in_time(busy=busy)
            chosen = as_json(self.player.choose(self.view, moves))
            return Answer(number, chosen, rollouts=self.player.rollouts)
        chance = self.chance.apart(self.shown)
        budget = budget_for(self.game)
        found = hints(self.game, self.view, moves, chance, budget)
        return Answer(number, None, [hinted(one) for one in found])


def hinted(hint: Hint) -> Hinted:
    return Hinted(encoded(hint.move), hint.reason, hint.params, hint.less, hint.unit)


def as_json(move: Move | None) -> bytes | None:
    return None if move is None else encoded(move)


def encoded(move: Move) -> bytes:
    return msgspec.json.encode(move.data())


class Worker:
    """All the seats of one process."""

    def __init__(self) -> None:
        self.seats: Final[OrderedDict[str, BotSeat]] = OrderedDict()

    def reply(self, message: Ask | Forget) -> FromWorker | None:
        if isinstance(message, Forget):
            for key in message.keys:
                self.seats.pop(key, None)
            return None
        try:
            return self._answer(message)
        except Exception as error:  # noqa: BLE001
            # One bot's fault must not end all the others.
            traceback.print_exc()
            self.seats.pop(message.key, None)
            return Failed(message.id, repr(error))

    def _answer(self, ask: Ask) -> Answer | NeedAll:
        if ask.first == 0:
            self.seats[ask.key] = BotSeat(ask)
        seat = self.seats.get(ask.key)
        if seat is None or seat.shown != ask.first:
            return NeedAll(ask.id)
        self.seats.move_to_end(ask.key)
        if len(self.seats) > MAX_SEATS:
            self.seats.popitem(last=False)
        seat.see(ask.events)
        return seat.answer(ask.id, busy=ask.busy)


def serve(incoming: BinaryIO, outgoing: BinaryIO) -> None:
    """Answer until the input ends."""
    worker = Worker()
    outgoing.write(framed(Started()))
    outgoing.flush()
    while head := incoming.read(LENGTH.size):
        (size,) = LENGTH.unpack(head)
        reply = worker.reply(to_worker.decode(incoming.read(size)))
        if reply is not None:
            outgoing.write(framed(reply))
            outgoing.flush()


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the house ends its bots itself
    os.nice(NICER)
    settle_memory()
    # Whatever anything prints must not get between the answers.
    answers = os.dup(sys.stdout.fileno())
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    with os.fdopen(answers, "wb") as outgoing:
        try:
            serve(sys.stdin.buffer, outgoing)
        except BrokenPipeError:
            os._exit(0)  # the house is gone; there is nobody to flush to


if __name__ == "__main__":
    main()
