"""Replays of finished matches: worked out in a thread, one at a time, and the last few kept."""

import asyncio
from collections import OrderedDict
from typing import Any, Final

import msgspec
from msgspec import Raw, Struct

from facedown.catalog import find_game
from facedown.core.errors import FacedownError
from facedown.core.fields import Data
from facedown.core.game import Game
from facedown.core.seats import WATCHER, Seat
from facedown.match.match import Match
from facedown.match.replay import Step, replay
from facedown.match.transcript import RoundRecord, Transcript, loads
from facedown.match.wire import OutcomeInfo, Screen
from facedown.server.errors import HouseError
from facedown.server.store import Record

OPEN: Final = "open"
WATCHERS: Final = "watcher"

# So many bytes of replays are kept at hand.
MAX_BYTES: Final = 16_000_000


class StepInfo(Struct, frozen=True, omit_defaults=True):
    """What happened at once: the events as they were shown, and the table after them.

    `number` counts the moves of the round, the same for every viewer; 0 is the deal. `at` is in
    seconds since the round began. `seat` (-1: the Dealer) and `move` are there for one's own moves,
    and where all is open. The screen is as at the table, with every card that the viewer knew.
    """

    number: int
    events: list[dict[str, Any]]
    screen: Screen
    at: float = 0.0
    seat: int | None = None
    move: dict[str, Any] | None = None


class RoundInfo(Struct, frozen=True):
    """A round, with the scores before and after it. The first step is the deal."""

    number: int
    seats: list[int]
    starter: int
    scores: list[int]
    steps: list[StepInfo]
    outcome: OutcomeInfo | None
    after: list[int]
    places: list[int]


class Replay(Struct, frozen=True):
    """A match step by step, as seen by `seat`: a number, `watcher`, or `open` for all cards."""

    game: str
    version: int
    seat: str
    rounds: list[RoundInfo]


class Replays:
    """The replays of a house. Whoever asks for one that is at hand does not wait."""

    def __init__(self, most_bytes: int = MAX_BYTES) -> None:
        self._most_bytes: Final = most_bytes
        self._kept: Final[OrderedDict[tuple[str, str], bytes]] = OrderedDict()
        # One thread is enough to be kept from the tables.
        self._turn: Final = asyncio.Lock()

    def has(self, record: str, seat: str) -> bool:
        return (record, seat) in self._kept

    async def of(self, record: Record, seat: str) -> Raw:
        """A replay as JSON; `no_replay` if today's rules cannot show it."""
        key = (record.id, seat)
        async with self._turn:
            data = self._kept.pop(key, None)
            if data is None:
                data = await asyncio.to_thread(_encoded, record, seat)
            self._keep(key, data)
        return Raw(data)

    def _keep(self, key: tuple[str, str], data: bytes) -> None:
        self._kept[key] = data
        while sum(map(len, self._kept.values())) > self._most_bytes:
            self._kept.popitem(last=False)


def _encoded(record: Record, seat: str) -> bytes:
    try:
        return msgspec.json.encode(replay_of(record, seat))
    except HouseError:
        raise
    except FacedownError:
        raise HouseError("no_replay") from None


def replay_of(record: Record, seat: str) -> Replay:
    """A match as a seat, the watchers, or nobody in particular sees it again."""
    game = find_game(record.game)
    transcript = loads(record.text, game)
    viewer = _viewer(transcript, seat)
    match = Match(game, game.variant(transcript.options), len(transcript.players))
    rounds = [_round(game, match, one, viewer) for one in transcript.rounds]
    return Replay(transcript.game, transcript.version, seat, rounds)


def _viewer(transcript: Transcript, seat: str) -> Seat | None:
    if seat == OPEN:
        return None
    if seat == WATCHERS:
        return WATCHER
    if int(seat) >= len(transcript.players):
        raise HouseError("no_such_seat")
    return int(seat)


def _round(game: Game[Any], match: Match, record: RoundRecord, viewer: Seat | None) -> RoundInfo:
    steps = [_step(step) for step in replay(game, record, viewer)]
    setup, outcome = record.setup, record.outcome
    if outcome is not None:
        match.add(setup, outcome)
    standings = match.standings()
    return RoundInfo(
        number=setup.number,
        seats=list(setup.seats),
        starter=setup.starter,
        scores=list(setup.scores),
        steps=steps,
        outcome=None if outcome is None else OutcomeInfo.of(outcome),
        after=list(standings.scores),
        places=list(standings.places),
    )


def _step(step: Step) -> StepInfo:
    move: dict[str, Data] | None = None if step.move is None else step.move.data()
    events = [event.data() for event in step.events]
    return StepInfo(step.number, events, step.screen, step.at, step.seat, move)
