"""Tables in notation, and moves made on them."""

from facedown.core.errors import IllegalMove
from facedown.core.notation import parse_table
from facedown.core.seats import Seat
from facedown.core.sight import show
from facedown.games.pinnacola import GAME
from facedown.games.pinnacola.table import PinnacolaTable


def lay(
    hand0: str = "Kc Qh 9s 4d",
    *,
    hand1: str = "8s 3h",
    partners: str = "",
    pozzo: str = "Jc",
    melds: str = "",
    phase: str = "meld",
    more: str = "",
    **options: str,
) -> PinnacolaTable:
    """A table in the middle of seat 0's turn, with hands that only their owners know.

    A card of a hand with a `*` is known to all; melds are given as `0:5c,6c,7c`. With the hands
    of the seats 2 and 3, `partners`, parted by `/`, four play in pairs.
    """
    hands = [hand0, hand1, *(partners.split("/") if partners else [])]
    if partners:
        options["pairs"] = "true"
    head = " ".join(["pinnacola", *[f"{name}={value}" for name, value in options.items()]])
    laid = " ".join(meld.replace(",", "^,") + "^" for meld in melds.split())
    sections = [
        head,
        f"players {len(hands)}",
        f"phase {phase}",
        *([] if "turns" in more else ["turns 5"]),
        *([more] if more else []),
        *[f"hand{seat} {held(cards, seat)}" for seat, cards in enumerate(hands)],
        *([f"discard {' '.join(f'{card}^' for card in pozzo.split())}"] if pozzo else []),
        *([f"melds {laid}"] if melds else []),
    ]
    return parse_table(GAME, " | ".join(sections))


def held(hand: str, seat: Seat) -> str:
    """A hand in notation."""
    words = []
    for card in hand.split():
        known_to = "*" if card.endswith("*") else str(seat)
        words.append(f"{card.rstrip('*')}!{seat}={known_to}")
    return " ".join(words)


def act(table: PinnacolaTable, seat: Seat, move: str) -> list[str]:
    """Make a move; what came of it, as texts."""
    return [str(event) for event in GAME.act(table, seat, GAME.parse_move(move))]


def legal(table: PinnacolaTable, seat: Seat = 0) -> list[str]:
    return [str(move) for move in GAME.legal_moves(table, seat)]


def melding(table: PinnacolaTable, seat: Seat = 0) -> list[str]:
    """The legal moves that are no discard."""
    return [move for move in legal(table, seat) if not move.startswith("discard")]


def refusal(table: PinnacolaTable, move: str, seat: Seat = 0) -> str:
    """The code with which a move is refused; nothing if it is legal."""
    try:
        GAME.play(table, seat, GAME.parse_move(move))
    except IllegalMove as error:
        return error.code
    return ""


def phase(table: PinnacolaTable) -> str:
    return GAME.PHASES[table.phase]


def hand(table: PinnacolaTable, seat: Seat) -> str:
    """A hand as cards, in the order in which it lies."""
    return " ".join(str(card) for card in table.hand(seat))


def melds(table: PinnacolaTable) -> str:
    return " ".join(f"{meld.owner}:{meld.shape}" for meld in table.melds)


def pozzo(table: PinnacolaTable) -> str:
    return " ".join(str(placed.card) for placed in table.discard)


def shown(table: PinnacolaTable, seat: Seat, move: str, viewer: Seat) -> list[str]:
    """What a viewer is shown of a move that is made."""
    events = GAME.act(table, seat, GAME.parse_move(move))
    return [str(one) for one in [show(event, viewer) for event in events] if one is not None]
