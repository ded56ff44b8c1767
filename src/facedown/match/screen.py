"""The table as a person's screen may hold it, as JSON.

    {"phase": "decide", "turn": 1, "turns": 4, "ready": [0, 1], "passed": false, "ending": "",
     "stock": 30, "discard": ["7h"], "discarded": 6, "drawn": ["??!1"],
     "hands": [["??", null, "Kd^"], …], "own": {"caller": "-", …}, "piles": {"melds": […]}}

A card is its two letters, `??` if it may not be seen; `^` behind it says that it lies face up,
`!1` that seat 1 holds it. An empty slot is null. `discard` shows what lies open of the discard,
its top at the end. `own` are the fields that the game's table declares, `piles` what else it has.
"""

from collections.abc import Sequence
from typing import Any

from facedown.core.cards import UNKNOWN, Card
from facedown.core.fields import Data
from facedown.core.game import AID_ALL, AID_OWN, Game
from facedown.core.placed_card import HELD, UP, PlacedCard
from facedown.core.seats import EVERYONE, WATCHER, Seat, bit, seats_in
from facedown.core.table import Table


def screen(
    game: Game[Any], table: Table, viewer: Seat, aid: str, *, history: bool = False
) -> dict[str, Any]:
    """What the screen of this seat (or of the watchers) holds of a table.

    It says what `game.glance(game.view(table, viewer), aid, history=history)` holds, without
    copying a table for every viewer of every move.
    """
    return own_part(table, viewer, aid, shared_part(game, table, aid, history=history))


def shared_part(
    game: Game[Any], table: Table, aid: str, *, history: bool = False
) -> dict[str, Any]:
    """The screen of whoever knows no card and has not passed."""
    opens = game.opens_discard(aid, history=history)
    return {
        "phase": game.PHASES[table.phase],
        "turn": table.turn,
        "turns": table.turns,
        "ready": seats_in(table.ready),
        "passed": False,
        "ending": table.ending,
        "stock": len(table.stock),
        "discard": _public_row(table.discard if opens else table.discard[-1:]),
        "discarded": len(table.discard),
        "drawn": _public_row(table.drawn),
        "hands": [_public_row(hand) for hand in table.hands],
        "own": _own(table),
        "piles": {words[0]: words[1:] for words in map(str.split, table.own_sections())},
    }


def own_part(table: Table, viewer: Seat, aid: str, shared: dict[str, Any]) -> dict[str, Any]:
    """The shared part of a screen with what a viewer has of its own; itself, if that is nothing."""
    has_passed = table.passed & bit(viewer) != 0
    drawn = _own_row(table.drawn, shared["drawn"], viewer, aid)
    # Of the discard the screen has what lies open, its top at the end.
    lies_open = table.discard[len(table.discard) - len(shared["discard"]) :]
    discard = _own_row(lies_open, shared["discard"], viewer, aid)
    is_shared = not has_passed and drawn is shared["drawn"] and discard is shared["discard"]
    hands = []
    for hand, public in zip(table.hands, shared["hands"], strict=True):
        mine = _own_row(hand, public, viewer, aid)
        is_shared = is_shared and mine is public
        hands.append(mine)
    if is_shared:
        return shared
    return shared | {"passed": has_passed, "discard": discard, "drawn": drawn, "hands": hands}


def _own_row(
    row: Sequence[PlacedCard | None], public: list[str | None], viewer: Seat, aid: str
) -> list[str | None]:
    """A row as the viewer's screen has it; the public one if that is the same."""
    me, mine = bit(viewer), public
    for i, one in enumerate(row):
        if one is None or one.lies == UP or not one.known_to & me:
            continue
        if _is_on_screen(one, viewer, aid):
            mine = public[:] if mine is public else mine
            mine[i] = _text(one.card, one.lies)
    return mine


def _public_row(row: Sequence[PlacedCard | None]) -> list[str | None]:
    return [None if one is None else _public_text(one) for one in row]


def _is_on_screen(one: PlacedCard, viewer: Seat, aid: str) -> bool:
    """Whether a card that the viewer knows is shown: it is held, or an aid remembers it."""
    if one.lies == HELD + viewer or aid == AID_ALL:
        return True
    return aid == AID_OWN and not one.known_to >> WATCHER & 1


def _public_text(one: PlacedCard) -> str:
    return _text(one.card if one.known_to == EVERYONE and one.lies == UP else UNKNOWN, one.lies)


def _text(card: Card, lies: int) -> str:
    if lies == UP:
        return card.text + "^"
    return f"{card.text}!{lies - HELD}" if lies >= HELD else card.text


def _own(table: Table) -> dict[str, Data]:
    return {name: kind.data(getattr(table, name)) for name, kind in table.FIELDS}
