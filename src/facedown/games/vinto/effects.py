"""The actions of the cards: what they may be aimed at, and what they do (V-24 to V-30, V-34)."""

from typing import Final

from facedown.core.cards import ACE, EIGHT, JACK, KING, QUEEN, SEVEN, TEN, Rank
from facedown.core.errors import IllegalMove
from facedown.core.events import Exchanged, Inspected, Kept, Peeked
from facedown.core.memory_game import ABILITIES as LOOKS_AND_SWAPS
from facedown.core.memory_game import NOT_NOW
from facedown.core.moves import NO_MOVES, Exchange, Inspect, Peek
from facedown.core.placed_card import NO_PLACE, Place, seat_of, slot_of
from facedown.core.records import Event, Move
from facedown.core.seats import Seat, bit
from facedown.games.vinto.events import Declared, Gave, Named
from facedown.games.vinto.moves import (
    EXCHANGES,
    GIVES,
    INSPECTS,
    KEEP,
    NAMES,
    PEEKS_OF,
    Declare,
    Give,
    Keep,
    Name,
    declares_of,
    exchange,
)
from facedown.games.vinto.refusals import (
    CALLER_PROTECTED,
    MUST_NAME_ACTION,
    NO_SUCH_PLACE,
    NO_SUCH_SEAT,
    NOT_A_PAIR,
    NOT_YOUR_CARD,
    YOUR_OWN_CARD,
    check_rank,
)
from facedown.games.vinto.table import ALL_RANKS, VintoTable, has_action

# What a card does, by its rank; what a king does is a house rule (V-27).
ABILITIES: Final[dict[Rank, str]] = {**LOOKS_AND_SWAPS, ACE: "give_card"}


def targets(table: VintoTable) -> list[Move]:
    """What the actor may do with the action in force, the leftmost first."""
    rank = table.effect
    if rank in (JACK, QUEEN):
        return _looked_at(table) if table.one != NO_PLACE else _pairs(table, rank)
    if rank == KING:
        return _declares(table) if table.variant.king_declares else _names(table)
    if rank >= SEVEN:
        return _peeks(table, rank)
    return _gives(table) if rank == ACE else NO_MOVES


def can_happen(table: VintoTable, seat: Seat, rank: Rank) -> bool:
    """Whether the action of this rank, done by this seat, has something to act on."""
    if rank in (SEVEN, EIGHT):
        return table.size(seat) > 0  # V-30
    if rank == ACE:
        return bool(table.stock)  # V-28
    if rank == KING and not table.variant.king_declares:
        return any(_is_worth_naming(table, seat, named) for named in ALL_RANKS)
    needed = 2 if rank in (JACK, QUEEN) else 1
    for other in table.setup.seats:
        if other == table.caller or (rank <= TEN and other == seat):
            continue
        size = table.size(other)
        needed -= 1 if size > 0 else 0
        if size > 1 and table.variant.jq_same_player:
            needed -= 1
        if needed <= 0:
            return True
    return False


def _is_worth_naming(table: VintoTable, seat: Seat, rank: Rank) -> bool:
    return rank != KING and has_action(rank) and can_happen(table, seat, rank)


def _can_name(table: VintoTable, rank: Rank) -> bool:
    """A King taken from the discard must name a rank whose action can happen (V-10)."""
    return not table.taken or _is_worth_naming(table, table.actor, rank)


# -- the moves there are, the leftmost first ------------------------------------------------------


def _open_places(table: VintoTable) -> list[Place]:
    """Every place with a card that is not the caller's (V-34), seat by seat."""
    places: list[Place] = []
    for seat in table.setup.seats:
        if seat != table.caller:
            places += table.places(seat)
    return places


def _peeks(table: VintoTable, rank: Rank) -> list[Move]:
    is_own = rank <= EIGHT
    moves: list[Move] = []
    for seat in table.setup.seats:
        if seat != table.caller and (seat == table.actor) == is_own:
            moves += PEEKS_OF[seat].of(table.filled(seat))
    return moves


def _pairs(table: VintoTable, rank: Rank) -> list[Move]:
    hands = [table.places(seat) for seat in table.setup.seats if seat != table.caller]
    pairs = EXCHANGES if rank == JACK else INSPECTS
    return pairs.of(hands, of_one_hand=table.variant.jq_same_player)


def _looked_at(table: VintoTable) -> list[Move]:
    return [KEEP, exchange(table.one, table.other)]


def _names(table: VintoTable) -> list[Move]:
    if not table.taken:
        return NAMES
    return [NAMES[rank] for rank in ALL_RANKS if _can_name(table, rank)]


def _declares(table: VintoTable) -> list[Move]:
    moves: list[Move] = []
    for where in _open_places(table):
        moves += declares_of(where)
    return moves


def _gives(table: VintoTable) -> list[Move]:
    moves: list[Move] = []
    for seat in table.setup.seats:
        if seat != table.caller:
            moves.append(GIVES[seat])
    return moves


# -- what they do --------------------------------------------------------------------------------


def play_effect(table: VintoTable, seat: Seat, move: Move) -> list[Event]:
    rank = table.effect
    if isinstance(move, Peek) and SEVEN <= rank <= TEN:
        _check_peek(table, move.place)
        return [Peeked(seat, move.place, table.card(move.place), seen_by=bit(seat))]
    if isinstance(move, Exchange) and rank == JACK:
        _check_pair(table, move.one, move.other)
        return [Exchanged(move.one, move.other)]
    if isinstance(move, Give) and rank == ACE:
        _check_receiver(table, move.to)
        return [Gave(seat, move.to)]
    if rank == QUEEN:
        return _play_queen(table, seat, move)
    if rank == KING:
        return _play_king(table, seat, move)
    raise IllegalMove(NOT_NOW, move=move.WORD)


def _play_queen(table: VintoTable, seat: Seat, move: Move) -> list[Event]:
    if table.one == NO_PLACE:
        if isinstance(move, Inspect):
            one, other = move.one, move.other
            _check_pair(table, one, other)
            cards = table.card(one), table.card(other)
            return [Inspected(seat, one, other, cards[0], cards[1], seen_by=bit(seat))]
    elif isinstance(move, Keep):
        return [Kept(seat)]
    elif isinstance(move, Exchange):
        if move.one != table.one or move.other != table.other:  # V-25
            raise IllegalMove(NOT_A_PAIR)
        return [Exchanged(move.one, move.other)]
    raise IllegalMove(NOT_NOW, move=move.WORD)


def _play_king(table: VintoTable, seat: Seat, move: Move) -> list[Event]:
    if table.variant.king_declares:
        if isinstance(move, Declare):
            _check_target(table, move.place)
            check_rank(move.rank)
            return [Declared(seat, move.place, move.rank, table.card(move.place))]
    elif isinstance(move, Name):
        check_rank(move.rank)
        if not _can_name(table, move.rank):
            raise IllegalMove(MUST_NAME_ACTION)
        return [Named(seat, move.rank)]
    raise IllegalMove(NOT_NOW, move=move.WORD)


def _check_target(table: VintoTable, where: Place) -> None:
    """A place with a card that is not the caller's: for every effect, tossed in or not (V-34)."""
    if where < 0 or table.placed(where) is None:
        raise IllegalMove(NO_SUCH_PLACE)
    if seat_of(where) == table.caller:
        raise IllegalMove(CALLER_PROTECTED, seat=table.caller)


def _check_peek(table: VintoTable, where: Place) -> None:
    """A 7 or 8 looks at one's own card, a 9 or 10 at another's (V-29)."""
    _check_target(table, where)
    is_own = seat_of(where) == table.actor
    if table.effect <= EIGHT and not is_own:
        raise IllegalMove(NOT_YOUR_CARD)
    if table.effect > EIGHT and is_own:
        raise IllegalMove(YOUR_OWN_CARD)


def _check_pair(table: VintoTable, one: Place, other: Place) -> None:
    """Two places of different players (V-24), of one only as a house rule; in order."""
    _check_target(table, one)
    _check_target(table, other)
    first, second = seat_of(one), seat_of(other)
    if first == second and table.variant.jq_same_player:
        is_pair = slot_of(one) < slot_of(other)
    else:
        is_pair = first < second
    if not is_pair:
        raise IllegalMove(NOT_A_PAIR)


def _check_receiver(table: VintoTable, to: Seat) -> None:
    if not table.setup.is_in_play(to):
        raise IllegalMove(NO_SUCH_SEAT)
    if to == table.caller:
        raise IllegalMove(CALLER_PROTECTED, seat=to)
