"""Tables in notation, and moves made on them."""

from facedown.core.errors import IllegalMove
from facedown.core.notation import parse_table
from facedown.core.seats import Seat
from facedown.games.vinto import GAME
from facedown.games.vinto.table import VintoTable


def lay(text: str, **options: str) -> VintoTable:
    """A table of four, unless the text says otherwise."""
    head = " ".join(["vinto", *[f"{name}={value}" for name, value in options.items()]])
    players = "" if "players" in text else "| players 4 "
    return parse_table(GAME, f"{head} {players}| {text}")


def act(table: VintoTable, seat: Seat, move: str) -> list[str]:
    """Make a move; what came of it, as texts."""
    return [str(event) for event in GAME.act(table, seat, GAME.parse_move(move))]


def pass_all(table: VintoTable) -> list[str]:
    """Everybody who is asked lets the window go by; what came of the last pass."""
    events: list[str] = []
    for seat in GAME.awaited(table):
        events = act(table, seat, "pass")
    return events


def legal(table: VintoTable, seat: Seat) -> list[str]:
    return [str(move) for move in GAME.legal_moves(table, seat)]


def refusal(table: VintoTable, seat: Seat, move: str) -> str:
    """The code with which a move is refused; nothing if it is legal."""
    try:
        GAME.play(table, seat, GAME.parse_move(move))
    except IllegalMove as error:
        return error.code
    return ""


def phase(table: VintoTable) -> str:
    return GAME.PHASES[table.phase]


def hand(table: VintoTable, seat: Seat) -> str:
    """A hand in notation, `_` for an empty slot."""
    return " ".join("_" if placed is None else str(placed) for placed in table.hands[seat])
