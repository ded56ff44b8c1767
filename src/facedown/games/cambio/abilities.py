"""What the cards from 7 to king let a seat do when drawn from the stock and discarded at once."""

from typing import Final

from facedown.core.cards import EIGHT, JACK, KING, QUEEN, Rank
from facedown.core.errors import IllegalMove
from facedown.core.events import Exchanged, Inspected, Kept, Peeked
from facedown.core.memory_game import ABILITIES as LOOKS_AND_SWAPS
from facedown.core.memory_game import NOT_NOW, own_card
from facedown.core.moves import Exchange, Inspect, Peek
from facedown.core.placed_card import NO_PLACE, Place, seat_of
from facedown.core.records import Event, Move
from facedown.core.seats import Seat, bit
from facedown.games.cambio.events import Skipped
from facedown.games.cambio.moves import (
    EXCHANGES,
    INSPECTS,
    KEEP_THEM,
    PEEKS,
    SKIP,
    SWAP_THEM,
    TRADES_OR_KEEP,
    KeepThem,
    Skip,
    SwapThem,
    Trade,
)
from facedown.games.cambio.refusals import (
    CALLER_PROTECTED,
    NO_SUCH_PLACE,
    NOT_YOUR_CARD,
    SAME_PLACE,
    SEAT_OUT,
    YOUR_OWN_CARD,
)
from facedown.games.cambio.table import CambioTable

# What a card does, by its rank.
ABILITIES: Final[dict[Rank, str]] = {**LOOKS_AND_SWAPS, KING: "look_then_swap"}

_QUEEN_MOVES: list[Move] = [SWAP_THEM, KEEP_THEM]


# The card whose ability is used lies on top of the discard: a flip meanwhile brings one of the
# same rank, and a reshuffle leaves the top.


def is_of_two(rank: Rank) -> bool:
    """Whether the ability is about two cards, not about one to look at."""
    return JACK <= rank <= QUEEN


def ability_moves(table: CambioTable) -> list[Move]:
    """What the seat whose turn it is may do with the card it has discarded."""
    rank = table.top.rank
    if is_of_two(rank):
        pairs = EXCHANGES if rank == JACK else INSPECTS
        return pairs.of([table.places(seat) for seat in _targets(table)], of_one_hand=True)
    moves: list[Move] = []
    for seat in _targets(table):
        moves += PEEKS[seat].of(table.filled(seat))
    moves.append(SKIP)
    return moves


def queen_moves() -> list[Move]:
    return _QUEEN_MOVES


def king_moves(table: CambioTable, seat: Seat) -> list[Move]:
    return TRADES_OR_KEEP.of(table.filled(seat))


def has_target(table: CambioTable) -> bool:
    """Whether the ability can be used at all; without a target it lapses (C-13)."""
    needed = 2 if is_of_two(table.top.rank) else 1
    for seat in _targets(table):
        needed -= table.size(seat)
    return needed <= 0


def _targets(table: CambioTable) -> list[Seat]:
    """The seats whose cards the ability may be used on."""
    rank = table.top.rank
    return [seat for seat in table.setup.seats if _is_target(table, seat, rank)]


def _is_target(table: CambioTable, seat: Seat, rank: Rank) -> bool:
    is_own = seat == table.turn
    if not is_of_two(rank) and is_own != (rank <= EIGHT):  # 9, 10 and king for others' cards
        return False
    is_spared = seat == table.caller and (rank == JACK or not table.variant.caller_lookable)
    return table.is_in(seat) and not (is_spared and rank > EIGHT)


def may_swap_them(table: CambioTable) -> bool:
    """Whether the queen may still exchange the two cards she has looked at (C-08, C-14)."""
    return table.one != NO_PLACE and _is_free(table, table.one) and _is_free(table, table.other)


def may_trade(table: CambioTable) -> bool:
    """Whether the king's card may still be exchanged, and there is one to give (C-34)."""
    return table.one != NO_PLACE and _is_free(table, table.one) and table.size(table.turn) > 0


def _is_free(table: CambioTable, where: Place) -> bool:
    return table.is_in(seat_of(where)) and seat_of(where) != table.caller


def play_ability(table: CambioTable, seat: Seat, move: Move) -> list[Event]:
    if isinstance(move, Skip):  # C-12
        return [Skipped(seat)]
    rank = table.top.rank
    if not is_of_two(rank):
        if isinstance(move, Peek):
            return play_peek(table, seat, move)
    elif rank == JACK:
        if isinstance(move, Exchange):
            check_two(table, move.one, move.other)
            return [Exchanged(move.one, move.other)]
    elif isinstance(move, Inspect):
        return play_inspect(table, seat, move)
    raise IllegalMove(NOT_NOW, move=move.WORD)


def play_peek(table: CambioTable, seat: Seat, move: Peek) -> list[Event]:
    where = move.place
    is_own = seat_of(where) == seat
    if table.top.rank <= EIGHT and not is_own:
        raise IllegalMove(NOT_YOUR_CARD)
    if table.top.rank > EIGHT and is_own:
        raise IllegalMove(YOUR_OWN_CARD)
    check_target(table, where)
    return [Peeked(seat, where, table.card(where), seen_by=bit(seat))]


def play_inspect(table: CambioTable, seat: Seat, move: Inspect) -> list[Event]:
    check_two(table, move.one, move.other)
    first, second = table.card(move.one), table.card(move.other)
    return [Inspected(seat, move.one, move.other, first, second, seen_by=bit(seat))]


def check_two(table: CambioTable, one: Place, other: Place) -> None:
    if one == other:
        raise IllegalMove(SAME_PLACE)
    check_target(table, one)
    check_target(table, other)


def check_target(table: CambioTable, where: Place) -> None:
    if table.placed(where) is None:
        raise IllegalMove(NO_SUCH_PLACE)
    owner = seat_of(where)
    if not table.is_in(owner):  # C-21
        raise IllegalMove(SEAT_OUT, seat=owner)
    is_looked_at_only = table.top.rank != JACK and table.variant.caller_lookable
    if owner == table.caller and not is_looked_at_only:  # C-08
        raise IllegalMove(CALLER_PROTECTED, seat=owner)


def play_king(table: CambioTable, seat: Seat, move: Move) -> list[Event]:
    if isinstance(move, Trade):
        return [Exchanged(table.one, own_card(table, seat, move.slot))]
    if isinstance(move, KeepThem):
        return [Kept(seat)]
    raise IllegalMove(NOT_NOW, move=move.WORD)


def play_queen(table: CambioTable, seat: Seat, move: Move) -> list[Event]:
    if isinstance(move, SwapThem):
        return [Exchanged(table.one, table.other)]
    if isinstance(move, KeepThem):
        return [Kept(seat)]
    raise IllegalMove(NOT_NOW, move=move.WORD)
