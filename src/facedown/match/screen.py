"""The table as a person's screen may hold it, as JSON.

    {"phase": "decide", "turn": 1, "turns": 4, "ready": [0, 1], "passed": false, "ending": "",
     "stock": 30, "discard": ["7h"], "discarded": 6, "drawn": ["??!1"],
     "hands": [["??", null, "Kd^"], …], "own": {"caller": "-", …}, "piles": {"melds": […]}}

A card is its two letters, `??` if it may not be seen; `^` behind it says that it lies face up,
`!1` that seat 1 holds it. An empty slot is null. `discard` shows what lies open of the discard,
its top at the end. `own` are the fields that the game's table declares, `piles` what else it has.
"""

from typing import Any

from facedown.core.cards import UNKNOWN
from facedown.core.fields import Data
from facedown.core.game import AID_ALL, AID_OWN, Game
from facedown.core.lying import HELD, UP, Lying
from facedown.core.seats import WATCHER, Seat, bit, seats_in
from facedown.core.table import Table


def screen(game: Game[Any], table: Table, viewer: Seat, aid: str) -> dict[str, Any]:
    """What the screen of this seat (or of the watchers) holds of a table.

    It says what `game.glance(game.view(table, viewer), aid)` holds, without copying a table for
    every viewer of every move.
    """
    return own_part(game, table, viewer, aid, shared_part(game, table))


def shared_part(game: Game[Any], table: Table) -> dict[str, Any]:
    """What is the same on every screen, with room for what is not."""
    return {
        "phase": game.PHASES[table.phase],
        "turn": table.turn,
        "turns": table.turns,
        "ready": seats_in(table.ready),
        "passed": False,
        "ending": table.ending,
        "stock": len(table.stock),
        "discard": [],
        "discarded": len(table.discard),
        "drawn": [],
        "hands": [],
        "own": _own(table),
        "piles": {words[0]: words[1:] for words in map(str.split, table.own_sections())},
    }


def own_part(
    game: Game[Any], table: Table, viewer: Seat, aid: str, shared: dict[str, Any]
) -> dict[str, Any]:
    """The shared part of a screen, and what is a viewer's own: every card, as it may be seen."""

    def text(one: Lying | None) -> str | None:
        if one is None:
            return None
        lies = one.lies
        if lies == UP:
            return (one.card if one.known_to >> viewer & 1 else UNKNOWN).text + "^"
        card = one.card if _is_on_screen(one, viewer, aid) else UNKNOWN
        return card.text + f"!{lies - HELD}" if lies >= HELD else card.text

    return shared | {
        "passed": bool(table.passed & bit(viewer)),
        "discard": [text(one) for one in _open(game, table.discard, aid)],
        "drawn": [text(one) for one in table.drawn],
        "hands": [[text(one) for one in hand] for hand in table.hands],
    }


def open_screen(game: Game[Any], table: Table) -> dict[str, Any]:
    """The table with every card open, for a round that has no secrets any more."""

    def text(one: Lying | None) -> str | None:
        if one is None:
            return None
        if one.lies == UP:
            return one.card.text + "^"
        return one.card.text + f"!{one.lies - HELD}" if one.lies >= HELD else one.card.text

    return shared_part(game, table) | {
        "discard": [text(one) for one in table.discard],
        "drawn": [text(one) for one in table.drawn],
        "hands": [[text(one) for one in hand] for hand in table.hands],
    }


def _is_on_screen(one: Lying, viewer: Seat, aid: str) -> bool:
    """Whether a card that does not lie face up is shown: it is held, or an aid remembers it."""
    if not one.known_to >> viewer & 1:
        return False
    if one.lies == HELD + viewer or aid == AID_ALL:
        return True
    return aid == AID_OWN and not one.known_to >> WATCHER & 1


def _open(game: Game[Any], discard: list[Lying], aid: str) -> list[Lying]:
    return discard if game.OPEN_DISCARD or aid == AID_ALL else discard[-1:]


def _own(table: Table) -> dict[str, Data]:
    return {name: kind.data(getattr(table, name)) for name, kind in table.FIELDS}
