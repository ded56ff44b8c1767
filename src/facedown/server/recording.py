"""Keeping the record: a match that is over becomes a transcript in the store."""

import asyncio
from typing import Final

from facedown.match import transcript
from facedown.match.evening import OVER, Evening
from facedown.server.alarm import Alarm
from facedown.server.logs import log as log_line
from facedown.server.store import Record, RecordSeat, Store, StoreFailed, record_id


class Recording:
    """The records of one table. It rings the alarm when one is kept."""

    def __init__(self, store: Store, evening: Evening, alarm: Alarm) -> None:
        self._store: Final = store
        self._evening: Final = evening
        self._alarm: Final = alarm
        self._keeping: asyncio.Task[str] | None = None
        self._kept = ""

    @property
    def is_due(self) -> bool:
        """Whether the match that is over is not kept yet: until it is, no other begins."""
        evening = self._evening
        return evening.stage == OVER and len(evening.records) < evening.tally.matches

    def keep(self) -> None:
        """Keep the match if it is due; after a restart too."""
        if self.is_due and (self._keeping is None or self._keeping.done()):
            self._keeping = asyncio.get_running_loop().create_task(self._keep())
            self._keeping.add_done_callback(self._note)

    def take(self) -> str:
        """The id under which a match was kept since this was last asked; empty if none was."""
        if not self._kept:
            return ""
        kept, self._kept = self._kept, ""
        return kept if self.is_due else ""

    async def kept(self) -> None:
        """Return when the record is on disk."""
        if self._keeping is not None:
            await asyncio.shield(self._keeping)

    def _note(self, done: asyncio.Task[str]) -> None:
        if done.cancelled():
            return
        if (error := done.exception()) is not None:
            if not isinstance(error, StoreFailed):  # the store says when it fails, once
                log_line().error("record not kept", error=repr(error))
            return
        self._kept = done.result()
        self._alarm.ring()

    async def _keep(self) -> str:
        record = await record_of(self._evening)
        await self._store.add_record(record)
        return record.id


async def record_of(evening: Evening) -> Record:
    """The record of a match, with the rounds that are over."""
    standings = evening.standings()
    assert standings is not None
    seats = tuple(
        RecordSeat(name=chair.name, person=chair.person, bot=chair.level, face=chair.face)
        for chair in evening.seating.chairs
    )
    # While it is written, people may leave the table.
    timing, match = evening.timing, evening.transcript()
    started, ended = timing.began_at, timing.last_at
    text = await asyncio.to_thread(transcript.dumps, match)
    return Record(
        id=record_id(text),
        table=evening.code,
        game=evening.game.KEY,
        version=evening.game.VERSION,
        preset=evening.options.preset,
        options=evening.variant.changed(),
        started=started,
        ended=ended,
        rounds=len(match.rounds),
        seats=seats,
        scores=standings.scores,
        places=standings.places,
        winners=standings.winners,
        text=text,
        sides=evening.game.sides(evening.variant, len(seats)),
    )
