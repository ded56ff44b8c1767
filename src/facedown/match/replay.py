"""A recorded round step by step: as a seat knew it, as the watchers saw it, or with all cards open.

A step is what the deal or a move showed. A seat's steps hold its own moves, its stream cut where
moves were made, and the table as somebody knows it who has seen that stream and forgets nothing.
What a seat was not shown is not in them; that somebody moved can be told from the numbers only,
which are the same for every viewer.

The recorded events are replayed, so that rounds by older rules can be shown too.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from msgspec import structs

from facedown.core.errors import BadTranscript
from facedown.core.game import Game
from facedown.core.records import Event, Move
from facedown.core.seats import Seat
from facedown.core.sight import AID_ALL, show
from facedown.core.table import Table
from facedown.match.screen import open_screen, screen
from facedown.match.transcript import RoundRecord
from facedown.match.wire import Screen


@dataclass(frozen=True)
class Step:
    """What happened at once, and the table after it. Moves are numbered from 1, 0 is the deal.

    Who moved, and how, is there for the seat that moved, and where all is open; never of the deal.
    """

    number: int
    at: float
    events: tuple[Event, ...]
    screen: Screen
    seat: Seat | None = None
    move: Move | None = None


def replay(game: Game[Any], record: RoundRecord, viewer: Seat | None) -> list[Step]:
    """The steps of a round that a seat or the watchers noticed; all of them, open, for no viewer.

    `BadTranscript` if today's rules cannot follow the record.
    """
    try:
        return list(_steps(game, record, viewer))
    except (IndexError, ValueError, AssertionError):
        raise BadTranscript("untrue", round=record.setup.number, what="events", move=0) from None


def _steps(game: Game[Any], record: RoundRecord, viewer: Seat | None) -> Iterator[Step]:
    table = game.table(record.setup)
    dealt = _happen(game, table, record.opening, viewer)
    yield Step(0, 0.0, dealt, known(game, table, viewer))
    for number, entry in enumerate(record.entries, start=1):
        noticed = _happen(game, table, entry.events, viewer)
        if not noticed:
            continue
        seen = known(game, table, viewer)
        if viewer is None or viewer == entry.seat:
            yield Step(number, entry.at, noticed, seen, entry.seat, entry.move)
        else:
            yield Step(number, entry.at, noticed, seen)


def _happen(
    game: Game[Any], table: Table, events: tuple[Event, ...], viewer: Seat | None
) -> tuple[Event, ...]:
    """Change the table; what the viewer noticed of it."""
    for event in events:
        game.apply(table, event)
    if viewer is None:
        return events
    shown = [show(event, viewer) for event in events]
    return tuple([event for event in shown if event is not None])


def known(game: Game[Any], table: Table, viewer: Seat | None) -> Screen:
    """The table as the viewer knows it; of a discard that lies closed its top is enough."""
    seen = open_screen(game, table) if viewer is None else screen(game, table, viewer, AID_ALL)
    return seen if game.OPEN_DISCARD else structs.replace(seen, discard=seen.discard[-1:])
