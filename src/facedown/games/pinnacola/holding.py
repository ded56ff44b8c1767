"""What a seat holds and what lies before it: the ground on which melds are judged.

It lists the legal ways to meld, each once, and says whether what is owed can be melded at all.
Sets of cards are bitmasks: by code, and by suit in lanes of sixteen bits, the ace lowest.
"""

from typing import Final

from mypy_extensions import i64

from facedown.core.cards import (
    ACE,
    CARDS,
    CLUBS,
    JOKER,
    JOKER_CARD,
    KING,
    TWO,
    Card,
    Rank,
    Suit,
)
from facedown.core.placed_card import PlacedCard
from facedown.core.records import Move
from facedown.core.seats import Seat
from facedown.games.pinnacola.melds import (
    BOOK,
    HIGHEST,
    POKER_SIZE,
    RUN,
    SET,
    SHORTEST,
    Book,
    Shape,
    TableMeld,
    cleaned,
    grown,
    side_of,
)
from facedown.games.pinnacola.moves import LayOff, Meld, ReplaceJoker, melds_of
from facedown.games.pinnacola.scoring import closes_pinnacola, closes_poker
from facedown.games.pinnacola.variant import Variant

LANE: Final = 0x1FFF  # the thirteen ranks of a suit, the ace once
FIRST_SUIT: Final = 0x1111111111111  # one bit for each rank
KEPT: Final = 2  # P-24: one card to discard, and one more unless the hand is closed

# How many bits a set of positions has.
COUNT: Final = [positions.bit_count() for positions in range(1 << 14)]


def between(low: int, high: int) -> int:
    """The positions from low to high, as a set; none if high is just below low."""
    return (1 << high) - (1 << (low - 1))


# -- lists of melds, made once -------------------------------------------------------------------


class Lists:
    """The melds that cards of a suit or of a rank can make, with wild cards of some looks.

    Looks are a bitmask: the Joker and, where they are played, the two pinelle.
    """

    def __init__(self, book: Book) -> None:
        self.book: Final = book
        self.melds: Final = melds_of(book)
        self.four_jokers: Final = [self.melds[book.four_jokers.number]]
        looks = 1 << len(book.wilds)
        # The wild cards that stand for another, by looks.
        self._wilds: Final = [
            [wild for i, wild in enumerate(book.wilds) if some >> i & 1] for some in range(looks)
        ]
        self._any: Final = book.wilds[:1]
        # By looks, suit and lane; made when first asked for.
        self._runs: Final[list[list[Meld] | None]] = [None] * (looks * 4 * (LANE + 1))
        # By looks, rank and suits.
        self._sets: Final[list[list[Meld]]] = []
        for some in range(looks):
            for rank in range(KING + 1):
                for held in range(16):
                    self._sets.append(self._find_sets(rank, held, some))

    def runs(self, suit: Suit, lane: int, looks: int) -> list[Meld]:
        """Every run from a lane that needs no second ace, with one wild card at most."""
        key = (looks * 4 + suit) * (LANE + 1) + lane
        known = self._runs[key]
        if known is None:
            known = self._find_runs(suit, self.book.with_high_ace(lane), looks)
            self._runs[key] = known
        return known

    def sets(self, rank: Rank, suits: int, looks: int) -> list[Meld]:
        """Every set of a rank in some of these suits, with one wild card at most."""
        return self._sets[(looks * 14 + rank) * 16 + suits]

    def _find_runs(self, suit: Suit, held: int, looks: int) -> list[Meld]:
        found: list[Meld] = []
        book, ends = self.book, self.book.ends
        for low in range(book.lowest, HIGHEST - SHORTEST + 2):
            for high in range(low + SHORTEST - 1, HIGHEST + 1):
                wanted = between(low, high)
                if COUNT[wanted & ~held] > (1 if looks else 0):
                    break
                for joker in [0, *range(low, high + 1)] if looks else [0]:
                    others = wanted & ~place_of(joker)
                    if others & ~held == 0 and others & ends != ends:
                        for wild in self.wilds(looks, joker):
                            shape = book.run_of(suit, low, high, joker, wild)
                            assert shape is not None
                            found.append(self.melds[shape.number])
        return found

    def _find_sets(self, rank: Rank, held: int, looks: int) -> list[Meld]:
        found: list[Meld] = []
        for suits in range(16):
            for joker in range(2 if looks else 1):
                for wild in self.wilds(looks, joker):
                    shape = self.book.set_of(rank, suits, joker, wild)
                    if shape is not None and suits & ~held == 0:
                        found.append(self.melds[shape.number])
        return found

    def wilds(self, looks: int, joker: int) -> list[Card]:
        """The wild cards that can stand somewhere; one, whichever, where none stands."""
        return self._wilds[looks] if joker else self._any


def place_of(position: int) -> int:
    """One position as a set; position 0 is none."""
    return 1 << position >> 1


_LISTS: Final = Lists(BOOK)
_WITH_PINELLE: Final[list[Lists]] = []


def lists_of(book: Book) -> Lists:
    """The lists of a book; those with pinelle are made when first asked for."""
    if book is BOOK:
        return _LISTS
    if not _WITH_PINELLE:
        _WITH_PINELLE.append(Lists(book))
    return _WITH_PINELLE[0]


# -- the holding ---------------------------------------------------------------------------------


class Holding:
    """A seat's cards and the melds on the table, with what it must meld by its next move."""

    def __init__(
        self,
        variant: Variant,
        seat: Seat,
        melds: list[TableMeld],
        owed: tuple[Card, ...] = (),
        barred: int = -1,
    ) -> None:
        self.variant: Final = variant
        self.book: Final = variant.book
        self.lists: Final = lists_of(variant.book)
        self.seat: Final = seat
        self.side: Final = side_of(seat)
        self.melds: Final = melds
        self.owed: Final = owed[0].code if owed else -1
        self.barred: Final = barred
        self.unit: i64 = 1  # mypyc would shift a constant as a C int, of 32 bits
        self.size: i64 = 0
        self.jokers: i64 = 0
        # Wild cards: the pinelle among them, their looks as a bitmask, and how many there are.
        self.pinelle: tuple[Card, ...] = ()
        self.looks: int = 0
        self.wilds: int = 0
        self.once: i64 = 0
        self.twice: i64 = 0
        self.lanes: i64 = 0

    def add(self, card: Card) -> None:
        self.size += 1
        code: i64 = card.code
        if self.book.pinelle and card.rank == TWO:
            self.pinelle += (card,)
            self.wilds += 1
            self.looks |= 2 if card.suit == CLUBS else 4
        elif code < 52:
            held: i64 = self.unit << code
            self.twice |= self.once & held
            self.once |= held
            self.lanes |= self.unit << ((code & 3) * 16 + (code >> 2))
        elif code == 52:
            self.jokers += 1
            self.wilds += 1
            self.looks |= 1

    def add_hand(self, hand: list[PlacedCard | None]) -> None:
        if self.book.pinelle:
            for one in hand:
                assert one is not None
                self.add(one.card)
            return
        unit: i64 = self.unit
        jokers: i64 = 0
        once: i64 = self.once
        twice: i64 = self.twice
        lanes: i64 = self.lanes
        for placed in hand:
            assert placed is not None
            code: i64 = placed.card.code
            if code < 52:
                held: i64 = unit << code
                twice |= once & held
                once |= held
                lanes |= unit << ((code & 3) * 16 + (code >> 2))
            elif code == 52:
                jokers += 1
        self.size += len(hand)
        if jokers:
            self.jokers += jokers
            self.wilds += int(jokers)
            self.looks |= 1
        self.once = once
        self.twice = twice
        self.lanes = lanes

    def remove(self, card: Card) -> None:
        """Take a natural card out."""
        self.size -= 1
        code: i64 = card.code
        held: i64 = self.unit << code
        if self.twice & held:
            self.twice &= ~held
        else:
            place: i64 = self.unit << ((code & 3) * 16 + (code >> 2))
            self.once &= ~held
            self.lanes &= ~place

    # -- questions ------------------------------------------------------------------------------

    def positions(self, suit: Suit) -> int:
        """Where the cards of a suit can stand in a run."""
        lane = int((self.lanes >> (suit * 16)) & LANE)
        if lane & 1:
            # With pinelle the low ace stands where the two would.
            lane += self.book.low_ace - 1 + (1 << HIGHEST - 1)
        return lane

    def suits(self, rank: Rank) -> int:
        """The suits in which it has a rank."""
        return int((self.once >> (rank * 4 - 4)) & 15)

    def has_wild(self, shape: Shape) -> bool:
        """Whether it has the wild card of a shape, if that has one."""
        if shape.joker == 0 or shape.wild.rank == JOKER:
            return shape.jokers <= self.jokers
        return self.looks & (2 if shape.wild.suit == CLUBS else 4) != 0

    def has(self, card: Card) -> bool:
        """Whether it has a natural card."""
        return card.rank > 0 and (self.once >> card.code) & 1 == 1

    def has_two(self, card: Card) -> bool:
        return (self.twice >> card.code) & 1 == 1

    def has_all(self, shape: Shape) -> bool:
        """Whether it holds every card of a meld."""
        return (
            shape.once & ~self.once == 0 and shape.twice & ~self.twice == 0 and self.has_wild(shape)
        )

    def meets(self, shape: Shape) -> bool:
        """Whether a new meld holds what is owed."""
        if self.owed < 0:
            return True
        if self.owed == JOKER_CARD.code:
            return shape.jokers > 0
        if shape.joker and shape.wild.code == self.owed:
            return True
        return (shape.once >> self.owed) & 1 == 1

    def is_owed_among(self, some: tuple[Card, ...]) -> bool:
        """Whether these cards, added to a meld, hold what is owed."""
        if self.owed < 0:
            return True
        return any(card.code == self.owed for card in some)

    def may_lay(self, size: int, number: int, shape: Shape) -> bool:
        """Whether so many cards may leave the hand to give a meld this shape (P-24)."""
        left: i64 = self.size - size
        return left >= KEPT or (left == 1 and self.may_close(number, shape))

    def may_close(self, number: int = -1, shape: Shape | None = None) -> bool:
        """Whether the closing condition is met, or would be if a meld (-1: a new one) were this."""
        return self.lacking(number, shape) == 0

    def lacking(self, number: int = -1, shape: Shape | None = None) -> int:
        """What the own melds lack for closing then: 1 a Pinnacola, 2 a Poker, 3 both, 0 nothing."""
        variant = self.variant
        pinnacola = not variant.needs_pinnacola
        poker = not variant.needs_poker
        if shape is not None and (number < 0 or self.melds[number].side == self.side):
            pinnacola = pinnacola or closes_pinnacola(variant, shape)
            poker = poker or closes_poker(variant, shape)
        for i, meld in enumerate(self.melds):
            if i != number and meld.side == self.side:
                pinnacola = pinnacola or closes_pinnacola(variant, meld.shape)
                poker = poker or closes_poker(variant, meld.shape)
        return (0 if pinnacola else 1) + (0 if poker else 2)

    def may_add_to(self, number: int) -> bool:
        """Whether this seat may add cards to a meld (P-23), and now (P-25)."""
        if number == self.barred:
            return False
        return self.melds[number].side == self.side or self.variant.lay_off_opponent

    def may_replace(self, number: int, card: Card) -> bool:
        """Whether a card that is right for a meld's Joker may replace it (P-25)."""
        if not self.has(card) or (self.owed >= 0 and card.code != self.owed):
            return False
        return self.after_replacing(number, card).can_use_joker()

    # -- every way to meld ----------------------------------------------------------------------

    def moves(self) -> list[Move]:
        """Every legal meld, addition and replacement, each once."""
        found: list[Move] = []
        self._add_runs(found)
        self._add_sets(found)
        if self.jokers == 4:
            self._add_melds(found, self.lists.four_jokers, POKER_SIZE)
        for number, meld in enumerate(self.melds):
            if meld.side == self.side or self.variant.lay_off_opponent:
                shape = meld.shape
                if shape.kind == RUN:
                    self._add_to_run(found, number, shape)
                elif shape.kind == SET and shape.size < POKER_SIZE:
                    self._add_to_set(found, number, shape)
        for number, meld in enumerate(self.melds):
            if meld.shape.wanted & self.once:
                self._add_replacements(found, number)
        return found

    def _add_runs(self, found: list[Move]) -> None:
        looks = self.looks
        some = 1 if looks else 0
        for suit in range(4):
            held = self.positions(suit)
            near = held & (held >> 1 | held >> 2) if some else held & held >> 1 & held >> 2
            if near:
                lane = held & LANE
                self._add_melds(found, self.lists.runs(suit, lane, looks), COUNT[lane] + some)
                if (self.twice >> suit) & 1 and COUNT[lane] + some >= self.book.longest - 1:
                    self._add_ace_to_ace(found, suit, looks)

    def _add_ace_to_ace(self, found: list[Move], suit: Suit, looks: int) -> None:
        """Runs that need both aces of a suit (P-12)."""
        lowest = self.book.lowest
        for joker in [0, *range(lowest + 1, HIGHEST)] if looks else [0]:
            for wild in self.lists.wilds(looks, joker):
                shape = self.book.run_of(suit, lowest, HIGHEST, joker, wild)
                if shape is not None and self.has_all(shape):
                    self._add_melds(found, [self.lists.melds[shape.number]], shape.size)

    def _add_sets(self, found: list[Move]) -> None:
        looks = self.looks
        ranks = self.pairs() if looks else self.triples()
        if ranks:
            for rank in range(ACE, KING + 1):
                if ranks >> (rank * 4 - 4) & 1:
                    known = self.lists.sets(rank, self.suits(rank), looks)
                    self._add_melds(found, known, POKER_SIZE)

    def pairs(self) -> int:
        """The ranks it has in two suits or more, one bit in four."""
        first: i64 = FIRST_SUIT
        a, b = self.once & first, (self.once >> 1) & first
        c, d = (self.once >> 2) & first, (self.once >> 3) & first
        return int((a & b) | (c & d) | ((a | b) & (c | d)))

    def triples(self) -> int:
        """The ranks it has in three suits or more, one bit in four."""
        first: i64 = FIRST_SUIT
        a, b = self.once & first, (self.once >> 1) & first
        c, d = (self.once >> 2) & first, (self.once >> 3) & first
        return int((a & b & (c | d)) | (c & d & (a | b)))

    def _add_melds(self, found: list[Move], some: list[Meld], longest: int) -> None:
        """Add those melds of a list that are legal; none has more than `longest` cards."""
        if self.owed < 0 and self.size - longest >= KEPT:
            found += some
            return
        for move in some:
            shape = move.shape
            assert shape is not None
            if self.meets(shape) and self.may_lay(shape.size, -1, shape):
                found.append(move)

    def _add_to_run(self, found: list[Move], number: int, shape: Shape) -> None:
        held = self.positions(shape.suit)
        some = 1 if self.wilds > 0 and shape.joker == 0 else 0
        if (not some and held & shape.ends == 0) or number == self.barred:
            return
        inside = between(shape.low, shape.high)
        for low in range(shape.low, self.book.lowest - 1, -1):
            if COUNT[between(low, shape.low - 1) & ~held] > some:
                break
            for high in range(shape.high, HIGHEST + 1):
                wanted = between(low, high) & ~inside
                if COUNT[wanted & ~held] > some:
                    break
                if wanted:
                    self._add_longer(found, number, low, high, wanted, held)

    def _add_longer(
        self, found: list[Move], number: int, low: int, high: int, wanted: int, held: int
    ) -> None:
        """The ways to make a run this long: without a wild card, and with one at each new place."""
        shape, ends, looks = self.melds[number].shape, self.book.ends, self.looks
        has_aces = self.has_two(CARDS[shape.suit])
        if wanted & ~held == 0 and (has_aces or wanted & ends != ends):
            self._add_addition(found, number, low, high, shape.joker, shape.wild)
        if looks and shape.joker == 0:
            for joker in range(low, high + 1):
                others = wanted & ~place_of(joker)
                is_right = others != wanted and others & ~held == 0
                if is_right and (has_aces or others & ends != ends):
                    for wild in self.lists.wilds(looks, joker):
                        self._add_addition(found, number, low, high, joker, wild)

    def _add_addition(
        self, found: list[Move], number: int, low: int, high: int, joker: int, wild: Card
    ) -> None:
        old = self.melds[number].shape
        new = self.book.run_of(old.suit, low, high, joker, wild)
        assert new is not None
        if self.may_lay(new.size - old.size, number, new):
            below = new.cards[: old.low - low]
            above = new.cards[new.size - (high - old.high) :]
            if self.owed < 0 or self.is_owed_among(below) or self.is_owed_among(above):
                found.append(LayOff(number, below, above, new))

    def _add_to_set(self, found: list[Move], number: int, shape: Shape) -> None:
        if number == self.barred:
            return
        suits = self.suits(shape.rank) & ~shape.suits
        if suits:
            for suit in range(4):
                if suits >> suit & 1:
                    card = CARDS[shape.rank * 4 - 4 + suit]
                    self._add_to_poker(found, number, grown(shape, (), (card,)), card)
        if self.looks and shape.joker == 0:
            for wild in self.lists.wilds(self.looks, 1):
                self._add_to_poker(found, number, grown(shape, (), (wild,)), wild)

    def _add_to_poker(
        self, found: list[Move], number: int, wider: Shape | None, card: Card
    ) -> None:
        assert wider is not None
        if self.is_owed_among((card,)) and self.may_lay(1, number, wider):
            found.append(LayOff(number, (), (card,), wider))

    def _add_replacements(self, found: list[Move], number: int) -> None:
        for card in self.melds[number].shape.stand_ins:
            if self.may_replace(number, card):
                found.append(ReplaceJoker(number, card))

    # -- can what is owed be met? ---------------------------------------------------------------

    def can_meet(self) -> bool:
        """Whether the next move can meld what is owed, and the turn then end (P-05, P-37)."""
        card = CARDS[self.owed]
        if self.book.is_wild(card):
            return self.can_use_joker()
        # The shortest way leaves the most cards: if it leaves too few, so does every other.
        if self.size - SHORTEST >= KEPT and self.fits_new_meld(card):
            return True
        for number, meld in enumerate(self.melds):
            if self.may_add_to(number):
                size = self.reach(meld.shape, card)
                if size > 0 and self.size - size >= KEPT:
                    return True
            is_stand_in = meld.shape.joker != 0 and card in meld.shape.stand_ins
            if is_stand_in and self.after_replacing(number, card).can_use_joker():
                return True
        return self._can_keep_one()

    def can_use_joker(self) -> bool:
        """Whether the next move can meld the Joker or the pinella that is owed."""
        if self.size - 1 >= KEPT:
            for number, meld in enumerate(self.melds):
                if takes_joker(meld.shape) and self.may_add_to(number):
                    return True
        if self.size - SHORTEST >= KEPT and self._has_two_for_joker():
            return True
        is_joker = self.owed == JOKER_CARD.code
        if is_joker and self.jokers == 4 and self.size - POKER_SIZE >= KEPT:
            return True
        return self._can_keep_one()

    def _can_keep_one(self) -> bool:
        """Whether what is owed can be melded with all the rest of the hand but one card."""
        if self.size - 1 > HIGHEST or not self._is_one_meld_from_closing():
            return False
        return len(self.moves()) > 0

    def _is_one_meld_from_closing(self) -> bool:
        """Whether the closing condition is met, or lacks one kind of meld."""
        variant = self.variant
        if not (variant.needs_pinnacola and variant.needs_poker):
            return True
        for meld in self.melds:
            shape = meld.shape
            if meld.side == self.side and (
                closes_pinnacola(variant, shape) or closes_poker(variant, shape)
            ):
                return True
        return False

    def after_replacing(self, number: int, card: Card) -> "Holding":
        """The same with a card in place of a meld's Joker, which is then owed."""
        melds = self.melds[:]
        old = melds[number]
        shape = cleaned(old.shape, card)
        assert shape is not None
        melds[number] = TableMeld(old.owner, shape, [])
        after = Holding(self.variant, self.seat, melds, (JOKER_CARD,), number)
        after.size = self.size
        after.jokers = self.jokers
        after.pinelle = self.pinelle
        after.wilds = self.wilds
        after.looks = self.looks
        after.once = self.once
        after.twice = self.twice
        after.lanes = self.lanes
        after.remove(card)
        after.add(JOKER_CARD)
        return after

    def _has_two_for_joker(self) -> bool:
        """Whether two cards make a meld with a Joker."""
        if self.pairs():
            return True
        for suit in range(4):
            held = self.positions(suit)
            if held & (held >> 1 | held >> 2):
                return True
        return False

    def fits_new_meld(self, card: Card) -> bool:
        """Whether a natural card makes a meld of three with others that are held."""
        some = 1 if self.wilds > 0 else 0
        if COUNT[self.suits(card.rank)] + some >= SHORTEST:
            return True
        held, lowest = self.positions(card.suit), self.book.lowest
        return _is_near(held, self.book.position(card.rank), some, lowest) or (
            card.rank == ACE and _is_near(held, HIGHEST, some, lowest)
        )

    def reach(self, shape: Shape, card: Card) -> int:
        """How many cards it takes at least to add this one to a meld; 0 if it cannot be."""
        if shape.kind == SET:
            is_missing = shape.rank == card.rank and not shape.suits >> card.suit & 1
            return 1 if is_missing and shape.size < POKER_SIZE else 0
        if shape.kind != RUN or shape.suit != card.suit:
            return 0
        held = self.positions(card.suit)
        some = 1 if self.wilds > 0 and shape.joker == 0 else 0
        low = _distance(shape, self.book.position(card.rank), held, some)
        if card.rank != ACE:
            return low
        high = _distance(shape, HIGHEST, held, some)
        return min(low, high) if low > 0 and high > 0 else low + high


def _is_near(held: int, position: int, some: int, lowest: int) -> bool:
    """Whether three positions in a row with this one among them are held, but for a Joker."""
    for low in range(max(lowest, position - 2), min(position, HIGHEST - 2) + 1):
        if COUNT[between(low, low + 2) & ~held] <= some:
            return True
    return False


def _distance(shape: Shape, position: int, held: int, some: int) -> int:
    """How many cards lead from a run's end to a position, if all but a Joker are held; else 0."""
    wanted = 0
    if position < shape.low:
        wanted = between(position, shape.low - 1)
    elif position > shape.high:
        wanted = between(shape.high + 1, position)
    return COUNT[wanted] if COUNT[wanted & ~held] <= some else 0


def takes_joker(shape: Shape) -> bool:
    """Whether a wild card can be added to a meld by itself."""
    if shape.joker or shape.jokers:
        return False
    return shape.size < (shape.book.longest if shape.kind == RUN else POKER_SIZE)
