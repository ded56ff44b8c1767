"""Tables of Cambio in notation, for the tests beside it."""

import pytest

from facedown.core.errors import IllegalMove
from facedown.core.notation import parse_table
from facedown.core.seats import Seat
from facedown.core.table import View
from facedown.games.cambio import GAME
from facedown.games.cambio.table import PHASES, CambioTable


def at(text: str) -> CambioTable:
    """The table that a line describes, without the game's key."""
    return parse_table(GAME, f"cambio {text}")


def act(table: CambioTable, seat: Seat, *moves: str) -> list[str]:
    """Play some moves of a seat; the events of the last one, as text."""
    events: list[str] = []
    for move in moves:
        events = [str(event) for event in GAME.act(table, seat, GAME.parse_move(move))]
    return events


def refusal(table: CambioTable, seat: Seat, move: str) -> str:
    """The code with which a move is refused, also to whoever has only the seat's view."""
    parsed = GAME.parse_move(move)
    assert parsed not in GAME.legal_moves(table, seat)
    codes = []
    for one in (table, GAME.view(table, seat).table):
        with pytest.raises(IllegalMove) as refused:
            GAME.play(one, seat, parsed)
        codes.append(str(refused.value))
    assert codes[0] == codes[1]
    return refused.value.code


def legal(table: CambioTable, seat: Seat) -> str:
    """The legal moves of a seat as text, the same from the table and from its view."""
    moves = GAME.legal_moves(table, seat)
    assert GAME.legal_moves(GAME.view(table, seat).table, seat) == moves
    return ", ".join(str(move) for move in moves)


def kinds(table: CambioTable, seat: Seat) -> set[str]:
    """The kinds of moves a seat may make now."""
    return {move.WORD for move in GAME.legal_moves(table, seat)}


def hand(table: CambioTable, seat: Seat) -> str:
    """A hand in notation."""
    return " ".join("_" if placed is None else str(placed) for placed in table.hands[seat])


def view(table: CambioTable, seat: Seat) -> View[CambioTable]:
    return GAME.view(table, seat)


def phase(table: CambioTable) -> str:
    return PHASES[table.phase]
