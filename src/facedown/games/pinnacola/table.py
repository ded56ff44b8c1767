"""The table of Pinnacola and the phases of a hand."""

from typing import Final

from facedown.core.cards import CARDS as ALL_CARDS
from facedown.core.cards import DIAMONDS, HEARTS, Card, Pack
from facedown.core.fields import CARDS, NUMBER
from facedown.core.piles import Pile
from facedown.core.placed_card import HELD, PlacedCard
from facedown.core.seats import EVERYONE, Seat, bit
from facedown.core.setup import Setup
from facedown.core.table import Table
from facedown.games.pinnacola.melds import Step, TableMeld, parse_step, parse_table_meld
from facedown.games.pinnacola.values import value
from facedown.games.pinnacola.variant import Variant

PACK: Final = Pack(packs=2, jokers=4)
# P-45: without the red twos.
PINELLE_PACK: Final = Pack(packs=2, jokers=4, out=(ALL_CARDS[4 + HEARTS], ALL_CARDS[4 + DIAMONDS]))
# G-14. No hand comes near it: a turn either draws a stock card or lays at least one card down.
MAX_TURNS: Final = 400

DEAL: Final = 0
DRAW_PHASE: Final = 1
MELD_PHASE: Final = 2
AFTER: Final = 3
REVEAL: Final = 4
OVER: Final = 5
PHASES: Final = ("deal", "draw", "meld", "after", "reveal", "over")

NO_MELD: Final = -1


def pack_of(variant: Variant) -> Pack:
    """The cards in play."""
    return PINELLE_PACK if variant.book.pinelle else PACK


class PinnacolaTable(Table):
    """Hands that are held, melds that lie open, and what must be melded by the next move.

    `owed` is the card that the next move must meld, `barred` the meld it may not go to (P-25).
    `steps` are the moves of this turn that can be taken back, kept only where the setup allows
    it, and `undone` counts how many have been.

    A hand lies in an order that says nothing of what is hidden: first the cards that everybody
    knows, then the others, the oldest shuffle first. The hands of a view lie in the same order.
    """

    FIELDS = (("owed", CARDS), ("barred", NUMBER), ("undone", NUMBER))
    PHASES = PHASES

    def __init__(self, setup: Setup) -> None:
        assert isinstance(setup.variant, Variant)
        super().__init__(setup, pack_of(setup.variant))
        self.variant: Final = setup.variant
        self.melds: list[TableMeld] = []
        self.steps: list[Step] = []
        self.owed: tuple[Card, ...] = ()
        self.barred: int = NO_MELD
        self.undone: int = 0

    def blank(self) -> "PinnacolaTable":
        return PinnacolaTable(self.setup)

    def copy(self) -> "PinnacolaTable":
        new = super().copy()
        assert isinstance(new, PinnacolaTable)
        new.melds = self.melds[:]
        new.steps = self.steps[:]
        new.owed = self.owed
        new.barred = self.barred
        new.undone = self.undone
        return new

    # -- questions ------------------------------------------------------------------------------

    @property
    def awaits_dealer(self) -> bool:
        """Whether the pozzo is to be shuffled into the stock now: once a hand (P-11)."""
        return (
            not self.stock
            and self.variant.reshuffles
            and self.phase == MELD_PHASE
            and len(self.batches) == 1
            and len(self.discard) > 1
        )

    def piles(self) -> list[list[PlacedCard]]:
        return [*super().piles(), *[meld.cards for meld in self.melds]]

    def own_piles(self) -> dict[str, list[Pile]]:
        full_to = self.variant.full_to
        return {
            "meld": [
                Pile(
                    meld.cards,
                    meld.owner,
                    meld.shape.name(full_to),
                    meld.shape.stand_ins,
                    value(self.variant, meld.shape),
                )
                for meld in self.melds
            ]
        }

    def state(self) -> list[object]:
        return [*super().state(), self.melds, self.steps]

    def own_sections(self) -> list[str]:
        sections = []
        if self.melds:
            sections.append(" ".join(["melds", *[str(meld) for meld in self.melds]]))
        if self.steps:
            sections.append(" ".join(["steps", *[str(step) for step in self.steps]]))
        return sections

    def read_own_sections(self, found: dict[str, list[str]]) -> None:
        self.melds = [parse_table_meld(self.variant.book, word) for word in found.pop("melds", [])]
        self.steps = [parse_step(self.variant.book, word) for word in found.pop("steps", [])]
        for seat in self.setup.seats:
            self.sort_hand(seat)

    # -- changes, for `apply` alone --------------------------------------------------------------

    def pick_up_hand(self, seat: Seat, cards: tuple[Card, ...]) -> None:
        """A seat takes up what it was dealt, and sees it."""
        dealt = self.hands[seat]
        self.hands[seat] = []
        for placed, card in zip(dealt, cards, strict=True):
            assert placed is not None
            self.hold(seat, placed.seen(card, bit(seat)))

    def sort_hand(self, seat: Seat) -> None:
        held = [placed for placed in self.hands[seat] if placed is not None]
        self.hands[seat] = [*sorted(held, key=order_of)]

    def hold(self, seat: Seat, placed: PlacedCard) -> None:
        """A card goes into a hand, known to whoever has seen it."""
        hand = self.hands[seat]
        order = order_of(placed)
        slot = len(hand)
        while slot > 0:
            before = hand[slot - 1]
            assert before is not None
            if order_of(before) <= order:
                break
            slot -= 1
        hand.insert(slot, PlacedCard(placed.card, placed.known_to, HELD + seat, placed.batch))

    def give_up(self, seat: Seat, card: Card, late: list[Card]) -> PlacedCard:
        """A card leaves a hand and is seen by all.

        It is one that everybody knows, if there is such a one. Otherwise it is of the reshuffle
        if it is among the late ones, which it then leaves, and else of the deal. Of someone
        else's hand a view knows no more than that.
        """
        hand = self.hands[seat]
        slot = find_public(hand, card)
        if slot < 0:
            is_late = card in late
            if is_late:
                late.remove(card)
            slot = find_private(hand, card, 1 if is_late else 0)
        placed = hand.pop(slot)
        assert placed is not None
        return placed.up(card)


def order_of(placed: PlacedCard) -> int:
    """Where a card lies in a hand."""
    place = placed.batch * 64 + placed.card.code
    return place if placed.known_to == EVERYONE else place + 4096


def find_public(hand: list[PlacedCard | None], card: Card) -> int:
    """The slot of a card like this one that everybody knows; -1 if there is none."""
    code = card.code
    for slot, placed in enumerate(hand):
        assert placed is not None
        if placed.known_to != EVERYONE:
            return -1
        if placed.card.code == code:
            return slot
    return -1


def find_private(hand: list[PlacedCard | None], card: Card, batch: int) -> int:
    """The slot of a card of this shuffle that is like this one, as far as is known, or -1."""
    code = card.code
    unknown = -1
    for slot, placed in enumerate(hand):
        assert placed is not None
        if placed.batch == batch and placed.known_to != EVERYONE:
            if placed.card.code == code:
                return slot
            if placed.card.code == 53:
                unknown = slot
    return unknown
