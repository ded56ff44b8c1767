"""Reviews of finished matches: worked out by one process at a time, and the last few kept."""

import asyncio
import contextlib
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections import OrderedDict
from collections.abc import Sequence
from typing import Any, Final

import msgspec
from msgspec import Struct

from facedown.arena.analysis import Decision, RoundAnalysis, Share
from facedown.core.records import Move
from facedown.server.errors import HouseError
from facedown.server.store import Record

REVIEWER: Final = (sys.executable, "-P", "-m", "facedown.server.reviewing")
# Seconds for a match: what is not reviewed by then is left out.
LIMIT: Final = 90.0
MOST_KEPT: Final = 200
# Figures are told to so many digits behind the point.
DIGITS: Final = 3


class DecisionReview(Struct, frozen=True):
    """A move that was clearly not the best by what its seat knew, and what that cost.

    None is to do nothing. `number` counts the moves of the round; of nothing that was done it is
    that of the move that gave the chance. `top` and `drawn` are the cards that words about moves
    speak of.
    """

    number: int
    seat: int
    made: dict[str, Any] | None
    best: dict[str, Any] | None
    cost: float
    error: float
    reason: str
    params: dict[str, int]
    top: str
    drawn: str


class SeatReview(Struct, frozen=True):
    """What a round gave a seat beyond an equal share, as skill and luck; what decisions cost."""

    seat: int
    decisions: int
    cost: float
    ahead: float
    skill: float
    luck: float


class RoundReview(Struct, frozen=True):
    """A round; its unit is `points`, or `chances` to win it."""

    number: int
    unit: str
    decisions: list[DecisionReview]
    seats: list[SeatReview]


class Review(Struct, frozen=True):
    """A match; `whole` is false if there was no time for all its rounds."""

    rounds: list[RoundReview]
    whole: bool


class Reviews:
    """The reviews of a house. Whoever asks for one that is at hand does not wait."""

    def __init__(self, limit: float = LIMIT, command: Sequence[str] = REVIEWER) -> None:
        self._limit: Final = limit
        self._command: Final = command
        self._kept: Final[OrderedDict[str, Review]] = OrderedDict()
        # One process is enough to be kept from the tables.
        self._turn: Final = asyncio.Lock()

    def has(self, record: str) -> bool:
        return record in self._kept

    @property
    def is_busy(self) -> bool:
        """Whether a review is being worked out."""
        return self._turn.locked()

    async def of(self, record: Record) -> Review:
        """A review; `no_review` if today's rules cannot follow the record."""
        async with self._turn:
            found = self._kept.pop(record.id, None)
            if found is None:
                found = await self._worked_out(record)
            self._kept[record.id] = found
            if len(self._kept) > MOST_KEPT:
                self._kept.popitem(last=False)
        return found

    async def _worked_out(self, record: Record) -> Review:
        process = await asyncio.create_subprocess_exec(
            *self._command, stdin=PIPE, stdout=PIPE, stderr=DEVNULL
        )
        rounds: list[RoundReview] = []
        try:
            await asyncio.wait_for(_read(process, record.text, rounds), self._limit)
        except TimeoutError:
            return Review(rounds, whole=False)
        finally:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()
        return Review(rounds, whole=True)


async def _read(process: Process, text: str, rounds: list[RoundReview]) -> None:
    """Let a process review a transcript; the rounds are added as they come."""
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(text.encode())
    process.stdin.close()
    while line := await process.stdout.readline():
        rounds.append(msgspec.json.decode(line, type=RoundReview))
    if await process.wait() != 0:
        raise HouseError("no_review")


def round_review(one: RoundAnalysis) -> RoundReview:
    """A round as a screen gets it: the decisions that were clearly not the best."""
    clear = [_decision(decision) for decision in one.decisions if decision.is_clear]
    return RoundReview(one.number, one.unit, clear, [_seat(share) for share in one.shares])


def _decision(decision: Decision) -> DecisionReview:
    return DecisionReview(
        number=decision.number,
        seat=decision.seat,
        made=_data(decision.made),
        best=_data(decision.best),
        cost=round(decision.cost, DIGITS),
        error=round(decision.error, DIGITS),
        reason=decision.reason[0],
        params=decision.reason[1],
        top=str(decision.top),
        drawn=str(decision.drawn),
    )


def _data(move: Move | None) -> dict[str, Any] | None:
    return None if move is None else move.data()


def _seat(share: Share) -> SeatReview:
    return SeatReview(
        seat=share.seat,
        decisions=share.decisions,
        cost=round(share.cost, DIGITS),
        ahead=round(share.worth - share.par, DIGITS),
        skill=round(share.skill, DIGITS),
        luck=round(share.luck, DIGITS),
    )
