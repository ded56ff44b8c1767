"""What a seat may do in Pinnacola, and what follows from it (rulings P-01 to P-48)."""

from typing import Final

from mypy_extensions import i64

from facedown.core.cards import Card
from facedown.core.errors import IllegalMove
from facedown.core.events import TURNS, Dealt, Drew, Ended, Revealed
from facedown.core.game import Caution
from facedown.core.moves import DRAW, UNDO, Draw, Undo
from facedown.core.placed_card import PlacedCard
from facedown.core.records import Event, Move
from facedown.core.seats import (
    EVERYONE,
    NO_SEAT,
    NO_SEATS,
    ONLY,
    ONLY_DEALER,
    Seat,
    bit,
)
from facedown.core.table import check_deck
from facedown.games.pinnacola.changes import is_open
from facedown.games.pinnacola.events import (
    CLOSED,
    PINNACOLONE,
    STOCK_OUT,
    CardDiscarded,
    JokerReplaced,
    LaidOff,
    Melded,
    Opened,
    PickedUp,
    TookPozzo,
    Undone,
)
from facedown.games.pinnacola.holding import Holding
from facedown.games.pinnacola.melds import Shape, grown, side_of
from facedown.games.pinnacola.moves import (
    DISCARDS,
    TAKES,
    DiscardCard,
    LayOff,
    Meld,
    ReplaceJoker,
    TakePozzo,
)
from facedown.games.pinnacola.scoring import joker_caution, pinnacolone_owner
from facedown.games.pinnacola.table import (
    AFTER,
    DEAL,
    DRAW_PHASE,
    MAX_TURNS,
    MELD_PHASE,
    REVEAL,
    PinnacolaTable,
    find_private,
    find_public,
)
from facedown.games.pinnacola.why_not import (
    CANNOT_MELD_IT,
    DOES_NOT_FIT,
    KEEP_A_CARD,
    NOT_A_MELD,
    cannot_close,
    cannot_meld_it,
    does_not_fit,
    keep_a_card,
    not_a_meld,
    not_its_joker,
)

MAX_UNDOS: Final = 10  # P-38
LOOKS: Final = [1 << code for code in range(53)]

NOT_YOUR_TURN: Final = "not_your_turn"
NOT_NOW: Final = "not_now"
WAIT_FOR_DEALER: Final = "wait_for_dealer"
STOCK_EMPTY: Final = "stock_empty"
NO_SUCH_SIZE: Final = "no_such_size"
NOT_IN_HAND: Final = "not_in_hand"
NO_SUCH_MELD: Final = "no_such_meld"
NOT_YOUR_MELD: Final = "not_your_meld"
JOKER_GOES_ELSEWHERE: Final = "joker_goes_elsewhere"
JOKER_CANNOT_BE_USED: Final = "joker_cannot_be_used"
MELD_IT_FIRST: Final = "meld_it_first"
NOTHING_TO_UNDO: Final = "nothing_to_undo"
NO_UNDO_LEFT: Final = "no_undo_left"
REFUSALS: Final[tuple[str, ...]] = (
    NOT_YOUR_TURN,
    NOT_NOW,
    WAIT_FOR_DEALER,
    STOCK_EMPTY,
    NO_SUCH_SIZE,
    CANNOT_MELD_IT,
    NOT_A_MELD,
    NOT_IN_HAND,
    NO_SUCH_MELD,
    NOT_YOUR_MELD,
    DOES_NOT_FIT,
    JOKER_GOES_ELSEWHERE,
    JOKER_CANNOT_BE_USED,
    MELD_IT_FIRST,
    KEEP_A_CARD,
    NOTHING_TO_UNDO,
    NO_UNDO_LEFT,
)


def deal(table: PinnacolaTable, deck: list[Card]) -> list[Event]:
    check_deck(deck, table.pack)
    events: list[Event] = [Dealt(tuple(deck))]
    top = 0
    for seat in table.setup.seats:
        hand = tuple(deck[top : top + table.variant.hand_size])
        events.append(PickedUp(seat, hand, seen_by=bit(seat)))
        top += table.variant.hand_size
    events.append(Opened(deck[top]))
    return events


def awaited(table: PinnacolaTable) -> list[Seat]:
    if table.phase >= AFTER:
        return NO_SEATS
    if not table.stock and table.awaits_dealer:
        return ONLY_DEALER
    return ONLY[table.turn]


# -- may I? ----------------------------------------------------------------------------------------


def legal_moves(table: PinnacolaTable, seat: Seat) -> list[Move]:
    if seat != table.turn or table.phase == DEAL or table.phase >= AFTER:
        return []
    if table.phase == DRAW_PHASE:
        return _draw_moves(table, seat)
    if not table.stock and table.awaits_dealer:
        return []
    holding = hold(table, seat)
    moves = holding.moves()
    if not table.owed and (holding.size > 1 or holding.may_close()):
        _add_discards(moves, table.hands[seat])
    if table.setup.undo and _can_undo(table):
        moves.append(UNDO)
    return moves


def hold(table: PinnacolaTable, seat: Seat) -> Holding:
    """What a seat holds, and what it owes."""
    holding = Holding(table.variant, seat, table.melds, table.owed, table.barred)
    holding.add_hand(table.hands[seat])
    return holding


def _draw_moves(table: PinnacolaTable, seat: Seat) -> list[Move]:
    moves: list[Move] = [DRAW] if table.stock else []
    size = len(table.discard)
    smallest = 1 if table.variant.takes_part else size
    for taken in range(smallest, size + 1):
        if taken > 0 and _can_take(table, seat, taken):
            moves.append(TAKES[taken])
    return moves


def _can_take(table: PinnacolaTable, seat: Seat, size: int) -> bool:
    """Whether a seat could meld the card it would owe (P-05)."""
    return _after_taking(table, seat, size).can_meet()


def _owed_by(table: PinnacolaTable, size: int) -> Card:
    """The card that is owed for taking so many (P-08)."""
    return table.discard[len(table.discard) - size if table.variant.takes_part else -1].card


def _after_taking(table: PinnacolaTable, seat: Seat, size: int) -> Holding:
    holding = Holding(table.variant, seat, table.melds, (_owed_by(table, size),))
    holding.add_hand(table.hands[seat])
    for i in range(len(table.discard) - size, len(table.discard)):
        holding.add(table.discard[i].card)
    return holding


def _add_discards(moves: list[Move], hand: list[PlacedCard | None]) -> None:
    """One move for each look of a card: cards that look the same are interchangeable."""
    seen: i64 = 0
    for placed in hand:
        assert placed is not None
        code = placed.card.code
        if code < len(DISCARDS):
            look: i64 = LOOKS[code]
            if seen & look == 0:
                seen |= look
                moves.append(DISCARDS[code])


def _can_undo(table: PinnacolaTable) -> bool:
    return len(table.steps) > 0 and table.undone < MAX_UNDOS


# -- what follows? ---------------------------------------------------------------------------------


def play(table: PinnacolaTable, seat: Seat, move: Move) -> list[Event]:
    if seat != table.turn or seat == NO_SEAT:
        raise IllegalMove(NOT_YOUR_TURN, seat=seat)
    if table.phase == DRAW_PHASE:
        return _play_draw(table, seat, move)
    if table.phase == MELD_PHASE:
        return _play_meld_phase(table, seat, move)
    raise IllegalMove(NOT_NOW, move=move.WORD)


def _play_draw(table: PinnacolaTable, seat: Seat, move: Move) -> list[Event]:
    if isinstance(move, Draw):
        if not table.stock:
            raise IllegalMove(STOCK_EMPTY)
        return [Drew(seat, table.stock[-1].card, seen_by=bit(seat))]
    if isinstance(move, TakePozzo):
        return _play_take(table, seat, move.size)
    raise IllegalMove(NOT_NOW, move=move.WORD, why="draw_first")


def _play_take(table: PinnacolaTable, seat: Seat, size: int) -> list[Event]:
    most = len(table.discard)
    smallest = 1 if table.variant.takes_part else most
    if not 0 < size <= most or size < smallest:
        why = "none" if most == 0 else "part" if table.variant.takes_part else "whole"
        raise IllegalMove(NO_SUCH_SIZE, why=why, size=size, most=most)
    if not _can_take(table, seat, size):
        raise cannot_meld_it(_after_taking(table, seat, size), _owed_by(table, size))
    start = most - size
    return [TookPozzo(seat, tuple([placed.card for placed in table.discard[start:]]))]


def _play_meld_phase(table: PinnacolaTable, seat: Seat, move: Move) -> list[Event]:
    if isinstance(move, DiscardCard):
        return _play_discard(table, seat, move.card)
    if isinstance(move, Meld):
        return _play_meld(table, seat, move)
    if isinstance(move, LayOff):
        return _play_lay_off(table, seat, move)
    if isinstance(move, ReplaceJoker):
        return _play_replace(table, seat, move)
    if isinstance(move, Undo) and table.setup.undo:
        return _play_undo(table, seat)
    why = "drawn" if isinstance(move, Draw | TakePozzo) else "other"
    raise IllegalMove(NOT_NOW, move=move.WORD, why=why)


def _play_discard(table: PinnacolaTable, seat: Seat, card: Card) -> list[Event]:
    if table.owed:
        raise IllegalMove(MELD_IT_FIRST, card=table.owed[0].text)
    hand = table.hands[seat]
    placed = _find(hand, card, len(table.batches))
    if placed is None:
        raise IllegalMove(NOT_IN_HAND, card=card.text)
    if len(hand) == 1:
        holding = hold(table, seat)
        if not holding.may_close():
            raise cannot_close(holding, card)
    return [CardDiscarded(seat, placed.card, (placed.card,) if _is_late(placed) else ())]


def _shape_of(table: PinnacolaTable, move: Meld) -> Shape | None:
    """What the cards of a move are here: it knows it itself where the rules offered it."""
    book, shape = table.variant.book, move.shape
    return shape if shape is not None and shape.book is book else book.shape_of(move.cards)


def _play_meld(table: PinnacolaTable, seat: Seat, move: Meld) -> list[Event]:
    shape = _shape_of(table, move)
    if shape is None:
        raise not_a_meld(table.variant.book, move.cards)
    taken, late = _pick(table, seat, shape.cards)
    holding = hold(table, seat)
    if not holding.meets(shape):
        raise IllegalMove(MELD_IT_FIRST, card=table.owed[0].text)
    if not holding.may_lay(shape.size, -1, shape):
        raise keep_a_card(holding, int(holding.size) - shape.size, -1, shape)
    return [Melded(seat, taken, late)]


def _play_lay_off(table: PinnacolaTable, seat: Seat, move: LayOff) -> list[Event]:
    if not 0 <= move.meld < len(table.melds):
        raise IllegalMove(NO_SUCH_MELD, meld=move.meld)
    holding = hold(table, seat)
    if not holding.may_add_to(move.meld):
        is_barred = move.meld == table.barred
        raise IllegalMove(JOKER_GOES_ELSEWHERE if is_barred else NOT_YOUR_MELD, meld=move.meld)
    old = table.melds[move.meld].shape
    new = grown(old, move.below, move.above)
    if new is None:
        raise does_not_fit(old, move.meld, move.below, move.above)
    added = move.below + move.above
    taken, late = _pick(table, seat, added)
    if not holding.is_owed_among(added):
        raise IllegalMove(MELD_IT_FIRST, card=table.owed[0].text)
    if not holding.may_lay(len(added), move.meld, new):
        raise keep_a_card(holding, int(holding.size) - len(added), move.meld, new)
    below = len(move.below)
    return [LaidOff(seat, move.meld, taken[:below], taken[below:], late)]


def _play_replace(table: PinnacolaTable, seat: Seat, move: ReplaceJoker) -> list[Event]:
    if not 0 <= move.meld < len(table.melds):
        raise IllegalMove(NO_SUCH_MELD, meld=move.meld)
    shape = table.melds[move.meld].shape
    if move.card not in shape.stand_ins:
        raise not_its_joker(shape, move.meld, move.card)
    taken, late = _pick(table, seat, (move.card,))
    holding = hold(table, seat)
    if not holding.is_owed_among((move.card,)):
        raise IllegalMove(MELD_IT_FIRST, card=table.owed[0].text)
    if not holding.may_replace(move.meld, move.card):
        raise IllegalMove(JOKER_CANNOT_BE_USED, card=move.card.text)
    return [JokerReplaced(seat, move.meld, taken[0], late)]


def _play_undo(table: PinnacolaTable, seat: Seat) -> list[Event]:
    if not table.steps:
        raise IllegalMove(NOTHING_TO_UNDO)
    if not _can_undo(table):
        raise IllegalMove(NO_UNDO_LEFT, most=MAX_UNDOS)
    return [Undone(seat)]


def _pick(
    table: PinnacolaTable, seat: Seat, some: tuple[Card, ...]
) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """These cards of a hand, and which of them come from the reshuffle and are not public."""
    hand = table.hands[seat][:]
    taken: list[Card] = []
    late: list[Card] = []
    for card in some:
        placed = _find(hand, card, len(table.batches))
        if placed is None:
            raise IllegalMove(NOT_IN_HAND, card=card.text)
        hand.remove(placed)
        if _is_late(placed):
            late.append(placed.card)
        taken.append(placed.card)
    return tuple(taken), tuple(late)


def _find(hand: list[PlacedCard | None], card: Card, batches: int) -> PlacedCard | None:
    """The card of a hand that is played when one like this is asked for; None if there is none.

    Of cards that look the same those that everybody knows are played first, then the oldest: so
    nobody learns more than what is shown.
    """
    slot = find_public(hand, card)
    batch = 0
    while slot < 0 and batch < batches:
        slot = find_private(hand, card, batch)
        batch += 1
    return hand[slot] if slot >= 0 else None


def _is_late(placed: PlacedCard) -> bool:
    return placed.batch > 0 and placed.known_to != EVERYONE


# -- what the rules do of themselves ---------------------------------------------------------------


def settle(table: PinnacolaTable) -> Event | None:
    phase = table.phase
    if phase == AFTER:
        return _settle_after(table)
    if phase == DEAL:
        return TURNS[table.setup.starter]
    if phase == REVEAL:
        seat = next(seat for seat in table.setup.seats if not is_open(table, seat))
        return Revealed(seat, tuple(table.hand(seat)))
    return None


def _settle_after(table: PinnacolaTable) -> Event:
    if table.variant.pinnacolone_wins and pinnacolone_owner(table) != NO_SEAT:
        return Ended(PINNACOLONE)
    if not table.hands[table.turn]:
        return Ended(CLOSED)
    if not table.stock or table.turns >= MAX_TURNS:  # P-11
        return Ended(STOCK_OUT)
    return TURNS[table.setup.after(table.turn)]


# -- warnings --------------------------------------------------------------------------------------


def caution(table: PinnacolaTable, seat: Seat, move: Move) -> Caution | None:
    """What a wild card costs the own meld that it goes into (P-19)."""
    if isinstance(move, Meld):
        shape = _shape_of(table, move)
        return None if shape is None else joker_caution(table.variant, None, shape)
    if isinstance(move, LayOff) and table.melds[move.meld].side == side_of(seat):
        old = table.melds[move.meld].shape
        new = grown(old, move.below, move.above)
        return None if new is None else joker_caution(table.variant, old, new)
    return None


# -- timeouts --------------------------------------------------------------------------------------


def default_move(table: PinnacolaTable, seat: Seat) -> Move:
    """What a timeout plays (P-39)."""
    if table.phase == DRAW_PHASE and table.stock:
        return DRAW
    if table.phase == DRAW_PHASE or table.owed:
        return legal_moves(table, seat)[0]
    book, held = table.variant.book, table.hand(seat)
    plain = [card for card in held if not book.is_wild(card)]
    return DISCARDS[max(plain or held, key=lambda card: book.points[card.rank]).code]
