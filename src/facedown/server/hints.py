"""Hints: what somebody could do, as a bot sees it from their seat."""

import asyncio
from typing import Any, Final

import msgspec

from facedown.core.seats import Seat
from facedown.match import wire
from facedown.match.evening import Evening
from facedown.server.alarm import Alarm
from facedown.server.bot_seats import BotSeats
from facedown.server.bots import Hinted
from facedown.server.errors import HouseError
from facedown.server.guests import Guest

Answer = wire.Hinted | wire.Refused
# What a move is worth is told to so many digits behind the point.
DIGITS: Final = 2


class Hints:
    """Who waits for a hint, one for each seat, and what they are to be told."""

    def __init__(self, evening: Evening, bots: BotSeats, alarm: Alarm) -> None:
        self._evening: Final = evening
        self._bots: Final = bots
        self._alarm: Final = alarm
        # Coming back to the table does not end the wait.
        self._waiting: Final[set[Seat]] = set()
        self._answers: list[tuple[Guest, Answer]] = []

    def ask(self, guest: Guest, id: str) -> None:
        """Ask for a hint; `HouseError` if there is none to be had."""
        evening, seat = self._evening, guest.viewer
        if not evening.options.hints:
            raise HouseError("no_hints")
        if evening.round is None or not evening.legal_moves(seat):
            raise HouseError("no_hint")
        if seat in self._waiting:  # the bots have others to think for
            raise HouseError("too_fast")
        self._waiting.add(seat)
        asked = self._bots.hint(seat)
        asked.add_done_callback(lambda done: self._answered(guest, id, done))

    def _answered(self, guest: Guest, id: str, done: asyncio.Future[list[Hinted]]) -> None:
        self._waiting.discard(guest.viewer)
        if done.cancelled():
            answer: Answer = wire.Refused("no_hint", {}, id)
        elif done.exception() is not None:
            answer = wire.Refused("hint_late", {}, id)
        else:
            answer = _answer(id, done.result())
        self._answers.append((guest, answer))
        self._alarm.ring()

    def take(self) -> list[tuple[Guest, Answer]]:
        """What came out since this was last asked, and for whom."""
        answers, self._answers = self._answers, []
        return answers


def _answer(id: str, found: list[Hinted]) -> Answer:
    if not found:
        return wire.Refused("best_wait", {}, id)
    first = found[0]
    others = [
        wire.OtherMove(_data(one), one.reason, round(one.less, DIGITS), dict(one.params))
        for one in found[1:]
    ]
    return wire.Hinted(id, _data(first), first.reason, dict(first.params), others, first.unit)


def _data(hinted: Hinted) -> dict[str, Any]:
    move: dict[str, Any] = msgspec.json.decode(hinted.move)
    return move
