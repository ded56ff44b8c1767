"""What leads to closing: the Pinnacolas and Pokers that a hand could still make, and the rest."""

from typing import Final

from facedown.core.cards import ACE, CARDS, KING, Card
from facedown.core.game import Note
from facedown.core.seats import Seat
from facedown.games.pinnacola.holding import Holding
from facedown.games.pinnacola.melds import (
    HIGHEST,
    PINNACOLA_SIZE,
    POKER_SIZE,
    RUN,
    SET,
    Shape,
    TableMeld,
)
from facedown.games.pinnacola.moves import LayOff, Meld
from facedown.games.pinnacola.scoring import total
from facedown.games.pinnacola.table import DRAW_PHASE, MELD_PHASE, PinnacolaTable
from facedown.games.pinnacola.why_not import texts

# What is to be known of closing (P-24, P-32), and of the hand if the round ended now.
PINNACOLA_LAID: Final = "pinnacola_laid"
PINNACOLA_NEEDS: Final = "pinnacola_needs"
POKER_LAID: Final = "poker_laid"
POKER_NEEDS: Final = "poker_needs"
LOOSE: Final = "loose"
COST: Final = "cost"
NOTES: Final[tuple[str, ...]] = (
    PINNACOLA_LAID,
    PINNACOLA_NEEDS,
    POKER_LAID,
    POKER_NEEDS,
    LOOSE,
    COST,
)

COPIES: Final = 2


class Aim:
    """A Pinnacola or a Poker that closing needs: what of it is held, and what is missing.

    `has_wild` says that a wild card of the hand could stand for one of the missing cards.
    """

    def __init__(self, size: int, held: list[Card], missing: list[Card], *, has_wild: bool) -> None:
        self.size: Final = size
        self.held: Final = held
        self.missing: Final = missing
        self.has_wild: Final = has_wild and len(missing) > 0

    @property
    def short(self) -> int:
        """How many cards it lacks."""
        return len(self.missing) - (1 if self.has_wild else 0)

    def is_open(self, gone: set[Card]) -> bool:
        """Whether it can still be reached, with these cards out of reach."""
        lost = sum(1 for card in self.missing if card in gone)
        return lost <= (1 if self.has_wild else 0)


def pinnacolas(holding: Holding) -> list[Aim]:
    """Every seven in a row of a suit, from the hand alone or around a run of the own side."""
    book, found = holding.book, []
    wild = holding.wilds > 0 and holding.variant.dirty_closes
    # A joker that was taken from a meld may not go back there.
    barred = holding.melds[holding.barred].shape if holding.barred >= 0 else None
    for suit in range(4):
        runs = [one for one in _own(holding, RUN) if one.suit == suit]
        for low in range(book.lowest, HIGHEST - PINNACOLA_SIZE + 2):
            high = low + PINNACOLA_SIZE - 1
            inside = [run for run in runs if low <= run.low and run.high <= high]
            base = max(inside, key=lambda run: run.size) if inside else None
            new = [
                book.natural(suit, position)
                for position in range(low, high + 1)
                if base is None or not base.low <= position <= base.high
            ]
            can_use_wild = wild and (base is None or base is not barred)
            found.append(_aim(holding, PINNACOLA_SIZE, new, base, has_wild=can_use_wild))
    return found


def pokers(holding: Holding) -> list[Aim]:
    """Four of each rank, from the hand alone or with a set of the own side."""
    found = []
    wild = holding.wilds > 0 and holding.variant.dirty_closes
    for rank in range(ACE, KING + 1):
        every = [CARDS[rank * 4 - 4 + suit] for suit in range(4)]
        if not holding.book.is_wild(every[0]) and not holding.book.is_wild(every[-1]):
            found.append(_aim(holding, POKER_SIZE, every, None, has_wild=wild))
            for base in _own(holding, SET):
                if base.rank == rank and base.size < POKER_SIZE:
                    new = [card for card in every if not base.suits >> card.suit & 1]
                    # With a Joker in it, one card more is enough.
                    held = [card for card in new if holding.has(card)]
                    kept = new if not base.joker else held[:1] or new[:1]
                    found.append(_aim(holding, POKER_SIZE, kept, base, has_wild=wild))
    return found


def _own(holding: Holding, kind: int) -> list[Shape]:
    """The own side's runs or sets that may become what closing needs."""
    shapes = [meld.shape for meld in holding.melds if meld.side == holding.side]
    closes = holding.variant.dirty_closes
    return [one for one in shapes if one.kind == kind and (closes or not one.is_dirty)]


def _aim(
    holding: Holding, size: int, new: list[Card], base: Shape | None, *, has_wild: bool
) -> Aim:
    held = [card for card in new if holding.has(card)]
    missing = [card for card in new if not holding.has(card)]
    is_dirty = base is not None and base.is_dirty
    return Aim(size, held, missing, has_wild=has_wild and not is_dirty)


def loose(holding: Holding) -> list[Card]:
    """The cards of a hand that without a wild one are in no meld, and fit none on the table."""
    every = Holding(holding.variant, holding.seat, holding.melds)
    held = [card for card in CARDS if holding.has(card)]
    held += [card for card in held if holding.has_two(card)]
    for card in held:
        every.add(card)
    every.size += HIGHEST  # what must be kept (P-24) is another question
    used: list[Card] = []
    for move in every.moves():
        if isinstance(move, Meld):
            used += move.cards
        elif isinstance(move, LayOff):
            used += move.below + move.above
    return [card for card in held if card not in used]


# -- in words --------------------------------------------------------------------------------------


def notes(table: PinnacolaTable, seat: Seat) -> list[Note]:
    """What a seat still needs to close, and what its hand costs: from its own cards and melds."""
    if table.phase not in (DRAW_PHASE, MELD_PHASE) or not table.hands[seat]:
        return []
    holding = Holding(table.variant, seat, table.melds, table.owed, table.barred)
    holding.add_hand(table.hands[seat])
    found: list[Note] = []
    lacking = holding.lacking()
    if table.variant.needs_pinnacola:
        is_laid = lacking & 1 == 0
        found.append(
            Note(PINNACOLA_LAID, {})
            if is_laid
            else _needs(PINNACOLA_NEEDS, pinnacolas(holding), table.melds)
        )
    if table.variant.needs_poker:
        is_laid = lacking & 2 == 0
        found.append(
            Note(POKER_LAID, {}) if is_laid else _needs(POKER_NEEDS, pokers(holding), table.melds)
        )
    spare = loose(holding)
    found.append(
        Note(LOOSE, {"count": len(spare), "cards": texts(spare), "held": int(holding.size)})
    )
    found.append(Note(COST, {"points": total(table.variant, table.hand(seat))}))
    return found


def _needs(code: str, aims: list[Aim], melds: list[TableMeld]) -> Note:
    """The aim that lacks least, and with which cards it could be reached.

    Nobody waits for a card of which both copies lie in melds: only a wild one can stand for it.
    """
    laid = [card for meld in melds for card in meld.shape.cards]
    gone = {card for card in laid if laid.count(card) == COPIES}
    open_ones = [aim for aim in aims if aim.is_open(gone)]
    if not open_ones:
        size = PINNACOLA_SIZE if code == PINNACOLA_NEEDS else POKER_SIZE
        return Note(code, {"have": 0, "size": size, "missing": texts([]), "joker": "no"})
    aim = min(open_ones, key=lambda one: (one.short, len(one.missing)))
    missing = [card for card in aim.missing if card not in gone] if aim.short > 0 else []
    joker = "no"
    if aim.has_wild:
        joker = "yes" if gone.isdisjoint(aim.missing) else "placed"
    have = aim.size - max(0, aim.short)
    return Note(code, {"have": have, "size": aim.size, "missing": texts(missing), "joker": joker})
