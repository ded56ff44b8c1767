"""The table as screens hold it: what is the same on all of them, and what a viewer has of its own.

What may be on a screen, `core.sight` says.
"""

from collections.abc import Sequence
from typing import Any, Final

from facedown.core.cards import CARDS, UNKNOWN, Card
from facedown.core.game import Game
from facedown.core.piles import Pile
from facedown.core.placed_card import HELD, UP, PlacedCard
from facedown.core.seats import MAX_SEATS, NO_SEAT, Seat, bit, seats_in
from facedown.core.sight import AID_ALL, is_on_screen, is_public, open_discard
from facedown.core.table import Table
from facedown.match.wire import Screen, ScreenCard, ScreenPile

Row = list[ScreenCard | None]


def _faces(lies: int) -> list[ScreenCard]:
    held = lies - HELD if lies >= HELD else None
    return [ScreenCard(one.text, up=lies == UP, held=held) for one in [*CARDS, UNKNOWN]]


# Every card in every way to lie, made once.
_FACES: Final = [_faces(lies) for lies in range(HELD + MAX_SEATS)]


def screen(
    game: Game[Any], table: Table, viewer: Seat, aid: str, *, history: bool = False
) -> Screen:
    """What the screen of this seat (or of the watchers) holds of a table."""
    return own_part(table, viewer, aid, shared_part(game, table, aid, history=history))


def open_screen(game: Game[Any], table: Table) -> Screen:
    """The table with all cards in sight: for those who look at a round that is over."""
    shared = shared_part(game, table, AID_ALL)
    discard = [one.card.text for one in table.discard]
    drawn = [_face(one.card, one.lies) for one in table.drawn]
    hands: list[Row] = [
        [None if one is None else _face(one.card, one.lies) for one in hand] for hand in table.hands
    ]
    return _with(shared, discard, drawn, hands, passed=shared.passed)


def shared_part(game: Game[Any], table: Table, aid: str, *, history: bool = False) -> Screen:
    """The screen of whoever knows no more than everybody, and has not passed."""
    lies_open = game.OPEN_DISCARD or history
    discard = open_discard(table.discard, aid, lies_open=lies_open)
    return Screen(
        game.PHASES[table.phase],
        table.turn,
        table.turns,
        seats_in(table.ready),
        False,
        table.ending,
        len(table.stock),
        [_public_text(one, aid) for one in discard],
        len(table.discard),
        [_public_face(one, aid) for one in table.drawn],
        [[None if one is None else _public_face(one, aid) for one in row] for row in table.hands],
        {name: kind.data(getattr(table, name)) for name, kind in table.FIELDS},
        {name: [_pile(one, aid) for one in piles] for name, piles in table.own_piles().items()},
    )


def own_part(table: Table, viewer: Seat, aid: str, shared: Screen) -> Screen:
    """The shared part of a screen with what a viewer has of its own; itself, if that is nothing."""
    passed = table.passed & bit(viewer) != 0
    drawn = _own_row(table.drawn, shared.drawn, viewer, aid)
    is_shared = not passed and drawn is shared.drawn
    hands = []
    for seat, public in enumerate(shared.hands):
        mine = _own_row(table.hands[seat], public, viewer, aid)
        is_shared = is_shared and mine is public
        hands.append(mine)
    if is_shared:
        return shared
    return _with(shared, shared.discard, drawn, hands, passed=passed)


def _with(
    shared: Screen, discard: list[str], drawn: list[Any], hands: list[Row], *, passed: bool
) -> Screen:
    return Screen(
        shared.phase,
        shared.turn,
        shared.turns,
        shared.ready,
        passed,
        shared.ending,
        shared.stock,
        discard,
        shared.discarded,
        drawn,
        hands,
        shared.own,
        shared.piles,
    )


def _own_row(
    row: Sequence[PlacedCard | None], public: list[Any], viewer: Seat, aid: str
) -> list[Any]:
    """A row as the viewer's screen has it; the public one if that is the same."""
    mine = public
    for i, one in enumerate(row):
        if one is not None and one.lies != UP and is_on_screen(one, viewer, aid):
            mine = public[:] if mine is public else mine
            mine[i] = _face(one.card, one.lies)
    return mine


def _public_face(one: PlacedCard, aid: str) -> ScreenCard:
    return _FACES[one.lies][one.card.code if is_public(one, aid) else UNKNOWN.code]


def _public_text(one: PlacedCard, aid: str) -> str:
    return one.card.text if is_public(one, aid) else UNKNOWN.text


def _face(card: Card, lies: int) -> ScreenCard:
    return _FACES[lies][card.code]


def _pile(pile: Pile, aid: str) -> ScreenPile:
    return ScreenPile(
        [_public_text(one, aid) for one in pile.cards],
        None if pile.owner == NO_SEAT else pile.owner,
        pile.kind,
        [one.text for one in pile.stands_for],
        pile.points,
    )
