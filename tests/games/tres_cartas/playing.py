"""Tables of Três Cartas in notation, and moves made on them."""

from facedown.core.cards import Card, cards
from facedown.core.errors import IllegalMove
from facedown.core.notation import parse_table
from facedown.core.outcome import Outcome
from facedown.core.records import Event
from facedown.core.seats import Seat, parse_seat
from facedown.core.setup import Setup
from facedown.games.tres_cartas import GAME
from facedown.games.tres_cartas.table import TresCartasTable


def table(text: str) -> TresCartasTable:
    """A table in notation, without the name of the game."""
    return parse_table(GAME, f"tres-cartas {text}")


def deck(top: str = "") -> list[Card]:
    """A deck with these cards on top, and the rest of the pack in its order below them."""
    first = cards(top)
    return [*first, *[card for card in GAME.pack(GAME.variant()).cards if card not in first]]


def dealt(
    top: str = "", players: int = 2, starter: Seat = 0, *, options: dict[str, str] | None = None
) -> TresCartasTable:
    """A round just dealt from such a deck; nobody is ready yet."""
    return dealt_to(tuple(range(players)), top, players, starter, options=options)


def dealt_to(
    seats: tuple[Seat, ...],
    top: str = "",
    players: int = 4,
    starter: Seat | None = None,
    *,
    options: dict[str, str] | None = None,
) -> TresCartasTable:
    """A round dealt to some seats of a match."""
    first = seats[0] if starter is None else starter
    setup = Setup(GAME.variant(options), seats, first, (0,) * players)
    new = GAME.table(setup)
    GAME.start(new, deck(top))
    return new


def begun(
    top: str = "", players: int = 2, starter: Seat = 0, *, options: dict[str, str] | None = None
) -> TresCartasTable:
    """A round in which everybody is ready."""
    new = dealt(top, players, starter, options=options)
    for seat in range(players):
        act(new, f"{seat}> ready")
    return new


def act(at: TresCartasTable, *lines: str) -> list[Event]:
    """Make moves, written `0> draw`; what came of them."""
    events = []
    for line in lines:
        who, _, move = line.partition("> ")
        events += GAME.act(at, parse_seat(who), GAME.parse_move(move))
    return events


def legal(at: TresCartasTable, seat: Seat) -> list[str]:
    """What a seat may do now, in notation."""
    return [str(move) for move in GAME.legal_moves(at, seat)]


def refusal(at: TresCartasTable, line: str) -> str:
    """Why a move is refused: its code; nothing if it is not."""
    who, _, move = line.partition("> ")
    try:
        GAME.play(at, parse_seat(who), GAME.parse_move(move))
    except IllegalMove as error:
        return error.code
    return ""


def phase(at: TresCartasTable) -> str:
    return GAME.PHASES[at.phase]


def outcome(at: TresCartasTable) -> Outcome:
    """What the round gave, which must be over."""
    found = GAME.outcome(at)
    assert found is not None
    return found


def words(events: list[Event]) -> list[str]:
    return [event.WORD for event in events]
