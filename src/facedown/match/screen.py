"""The table as a person's screen may hold it, as JSON.

    {"phase": "decide", "turn": 1, "turns": 4, "ready": [0, 1], "passed": false, "ending": "",
     "stock": 30, "discard": ["7h"], "discarded": 6, "drawn": ["??!1"],
     "hands": [["??", null, "Kd^"], …], "own": {"caller": "-", …}, "piles": {"melds": […]}}

A card is its two letters, `??` if it may not be seen; `^` behind it says that it lies face up,
`!1` that seat 1 holds it. An empty slot is null. `discard` shows what lies open of the discard,
its top at the end. `own` are the fields that the game's table declares, `piles` what else it has.
"""

from typing import Any

from facedown.core.fields import Data
from facedown.core.game import AID_ALL, Game
from facedown.core.lying import HELD, UP, Lying
from facedown.core.seats import Seat, seats_in
from facedown.core.table import Table


def screen(game: Game[Any], table: Table, viewer: Seat, aid: str) -> dict[str, Any]:
    """What the screen of this seat (or of the watchers) holds of a table."""
    glance = game.glance(game.view(table, viewer), aid).table
    return {
        "phase": game.PHASES[glance.phase],
        "turn": glance.turn,
        "turns": glance.turns,
        "ready": seats_in(glance.ready),
        "passed": bool(glance.passed),
        "ending": glance.ending,
        "stock": len(glance.stock),
        "discard": [_text(one) for one in _open(game, glance.discard, aid)],
        "discarded": len(glance.discard),
        "drawn": [_text(one) for one in glance.drawn],
        "hands": [[None if one is None else _text(one) for one in hand] for hand in glance.hands],
        "own": _own(glance),
        "piles": {words[0]: words[1:] for words in map(str.split, glance.own_sections())},
    }


def _open(game: Game[Any], discard: list[Lying], aid: str) -> list[Lying]:
    return discard if game.OPEN_DISCARD or aid == AID_ALL else discard[-1:]


def _text(one: Lying) -> str:
    if one.lies == UP:
        return one.card.text + "^"
    return one.card.text + f"!{one.lies - HELD}" if one.lies >= HELD else one.card.text


def _own(table: Table) -> dict[str, Data]:
    return {name: kind.data(getattr(table, name)) for name, kind in table.FIELDS}
