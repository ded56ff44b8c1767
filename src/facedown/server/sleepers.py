"""Matches that wait for somebody who plays with bots alone: on disk, and little of each here."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

import msgspec

from facedown.core.seats import WATCHER, Seat
from facedown.match import wire
from facedown.match.evening import BETWEEN, PLAYING, Evening
from facedown.match.seating import BOT, PERSON
from facedown.match.table_info import rounds_begun
from facedown.server.guests import Guests

# A match sleeps so long, then it ends.
ASLEEP_SECONDS: Final = 7 * 86_400.0


@dataclass(frozen=True)
class Sleeper:
    """What is known of a table that is not in memory: its people, and how it is listed."""

    card: wire.TableCard
    people: dict[str, Seat]

    def card_for(self, person: str) -> wire.TableCard:
        return msgspec.structs.replace(self.card, you=self.people.get(person))


class Sleepers:
    """The tables that sleep and were let go from memory, by their codes."""

    def __init__(self, most: int) -> None:
        self._most: Final = most
        self._tables: Final[dict[str, Sleeper]] = {}

    def __len__(self) -> int:
        return len(self._tables)

    def __iter__(self) -> Iterator[tuple[str, Sleeper]]:
        return iter(self._tables.items())

    def get(self, code: str) -> Sleeper | None:
        return self._tables.get(code)

    def add(self, evening: Evening, guests: Guests) -> None:
        self._tables[evening.code] = Sleeper(table_card(evening, guests), people_of(evening))

    def wake(self, code: str) -> None:
        """The table is in memory again, or is no more."""
        self._tables.pop(code, None)

    def over(self, now: float) -> list[str]:
        """The tables that have slept long enough; the oldest too, if there are too many."""
        oldest = sorted(self._tables, key=self._ends)
        too_many = len(oldest) - self._most
        return [
            code
            for number, code in enumerate(oldest)
            if number < too_many or self._ends(code) < now
        ]

    def _ends(self, code: str) -> float:
        return self._tables[code].card.ends or 0.0


def people_of(evening: Evening) -> dict[str, Seat]:
    """The people of a table and their seats."""
    chairs = evening.seating.chairs
    return {chairs[seat].person: seat for seat in evening.seating.people()}


def table_card(evening: Evening, guests: Guests, you: Seat | None = None) -> wire.TableCard:
    """A table as the lobby lists it."""
    chairs, options = evening.seating.chairs, evening.options
    is_asleep, standings = guests.is_asleep(evening), evening.standings()
    return wire.TableCard(
        code=evening.code,
        game=evening.game.KEY,
        preset=options.preset,
        stage=evening.stage,
        seats=len(chairs),
        free=0 if evening.is_on else len(evening.seating.free_seats()),
        people=[chair.name for chair in chairs if chair.kind == PERSON],
        bots=sum(chair.kind == BOT for chair in chairs),
        watchers=options.watchers,
        you=you,
        awaited=awaited(evening, WATCHER if you is None else you),
        since=evening.timing.since,  # of what everybody knows: not when somebody passed
        names=[chair.name for chair in chairs],
        faces=[chair.face for chair in chairs],
        round=rounds_begun(evening),
        scores=list(standings.scores) if standings is not None else [],
        asleep=is_asleep,
        ends=evening.timing.last_at + ASLEEP_SECONDS if is_asleep else None,
    )


def awaited(evening: Evening, viewer: Seat) -> list[Seat]:
    """Whose move it is, as far as a viewer may know, or who is not ready for the next round."""
    if evening.stage == PLAYING:
        return evening.streams.awaited(viewer)
    if evening.stage == BETWEEN:
        chairs = evening.seating.chairs
        return [seat for seat, chair in enumerate(chairs) if not (chair.ready or chair.is_bots)]
    return []
