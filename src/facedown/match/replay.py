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

from facedown.core.errors import BadTranscript
from facedown.core.game import AID_ALL, Game
from facedown.core.placed_card import HELD, UP, PlacedCard
from facedown.core.records import Event, Move, show
from facedown.core.seats import Seat
from facedown.core.table import Table
from facedown.match.screen import screen, shared_part
from facedown.match.transcript import RoundRecord


@dataclass(frozen=True)
class Step:
    """What happened at once, and the table after it. Moves are numbered from 1, 0 is the deal.

    Who moved, and how, is there for the seat that moved, and where all is open; never of the deal.
    """

    number: int
    at: float
    events: tuple[Event, ...]
    screen: dict[str, Any]
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
    yield Step(0, 0.0, dealt, _known(game, table, viewer))
    for number, entry in enumerate(record.entries, start=1):
        noticed = _happen(game, table, entry.events, viewer)
        if not noticed:
            continue
        known = _known(game, table, viewer)
        if viewer is None or viewer == entry.seat:
            yield Step(number, entry.at, noticed, known, entry.seat, entry.move)
        else:
            yield Step(number, entry.at, noticed, known)


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


def _known(game: Game[Any], table: Table, viewer: Seat | None) -> dict[str, Any]:
    """The table as the viewer knows it; of a discard that lies closed its top is enough."""
    known = _all_open(game, table) if viewer is None else screen(game, table, viewer, AID_ALL)
    if not game.OPEN_DISCARD:
        known["discard"] = known["discard"][-1:]
    return known


def _all_open(game: Game[Any], table: Table) -> dict[str, Any]:
    return shared_part(game, table, AID_ALL) | {
        "discard": [_text(one) for one in table.discard],
        "drawn": [_text(one) for one in table.drawn],
        "hands": [[one and _text(one) for one in hand] for hand in table.hands],
    }


def _text(one: PlacedCard) -> str:
    """A card as on a screen, for somebody who sees it."""
    if one.lies == UP:
        return one.card.text + "^"
    return one.card.text + f"!{one.lies - HELD}" if one.lies >= HELD else one.card.text
