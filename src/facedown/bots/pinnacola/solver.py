"""The best ways to meld a hand: exactly, but for hands so large that it would take too long.

A way is a choice of new melds and of additions to the own melds on the table. `solve` gives those
that no other betters: in points, cards left, a Pinnacola, a Poker, and wild cards kept. Wild cards
count the same, so which of them is used where is told only in the end: a pinella, while there are
some, for it cannot be replaced (P-45).

It goes through the ranks from ace to ace. At each rank it chooses the sets, and each suit carries
on, ends or begins its runs with what is left. Suits meet only in the sets and in the number of
Jokers, so what a suit can do is worked out by itself (`suits.py`), and the four are joined here.
"""

from typing import Final

from mypy_extensions import i64

from facedown.bots.pinnacola.latest import Key, Latest
from facedown.bots.pinnacola.suits import (
    FEW,
    LAST,
    NEEDS_AT,
    NO_POINTS,
    PINNACOLAS_AT,
    POINTS_AT,
    TO_BITS,
    TO_MASK,
    USED_AT,
    OpenRun,
    SuitRuns,
)
from facedown.core.cards import ACE, CARDS, JOKER_CARD, KING, Card, Rank, Suit
from facedown.core.records import Move
from facedown.games.pinnacola.holding import COUNT, Holding
from facedown.games.pinnacola.melds import POKER_SIZE, RUN, SET, Shape
from facedown.games.pinnacola.moves import LayOff
from facedown.games.pinnacola.scoring import closes_pinnacola, closes_poker
from facedown.games.pinnacola.values import value

# With more entries than this at a rank it takes too long to go on from all: then the ways found are
# good ones, but there may be better. Hands as they come have as many with a Joker and a dozen melds
# to add to. For a large hand it is less.
MAX_ENTRIES: Final = 5000
MAX_ENTRIES_LARGE: Final = 500
LARGE_HAND: Final = 18
MAX_WILDS: Final = 8

# Where a key of an entry keeps the wild cards used, and what the way makes.
WILDS_AT: Final = 48
MAKES_AT: Final = 52

# What the suits of the latest hands can do.
latest_suits: Final[Latest[SuitRuns]] = Latest(64)


class Way:
    """One way to meld a hand, and how good it is. A value.

    `points` is what it adds to the score of the hand: to the melds, and for cards no longer held.
    `pinnacola` and `poker` say whether the own melds then hold one that counts for closing.
    """

    def __init__(
        self, points: int, left: int, makes: int, jokers: int, entry: int, source: "Solver"
    ) -> None:
        self.points: Final = points
        self.left: Final = left
        self.pinnacola: Final = makes & 1 == 1
        self.poker: Final = makes & 2 == 2
        self.jokers: Final = jokers
        self.makes: Final = makes
        self._entry: Final = entry
        self._source: Final = source
        self._moves: list[Move] | None = None

    @property
    def merits(self) -> tuple[int, int, bool, bool, int]:
        """What ways are compared by: points, cards left, Pinnacola, Poker, Jokers used."""
        return (self.points, self.left, self.pinnacola, self.poker, self.jokers)

    def moves(self) -> list[Move]:
        """The melds and additions it is made of, in an order in which they can be played."""
        if self._moves is None:
            self._moves = self._source.moves_of(self._entry)
        return self._moves

    def betters(self, other: "Way") -> bool:
        """Whether it is as good as another in everything."""
        return (
            self.points >= other.points
            and self.left <= other.left
            and self.makes & other.makes == other.makes
            and self.jokers <= other.jokers
        )

    def __repr__(self) -> str:
        return f"<way {self.merits} {self.moves()}>"


def solve(holding: Holding, most_wilds: int = MAX_WILDS) -> list[Way]:
    """The ways to meld that no other betters, most points first; to meld nothing is one too.

    Every way leaves a card to discard, and two unless the hand can then be closed (P-24). With
    fewer wild cards to use than are held it is faster, and the other ways are left out.
    """
    jokers = min(holding.wilds, most_wilds)
    # A way that leaves too few cards betters one that does not: where that may be, each number is
    # counted apart. Few large hands can be melded so far, and it takes them long.
    is_exact = not is_large(int(holding.size)) and may_leave_one(holding)
    ways = Solver(holding, jokers, exact=is_exact).ways()
    if not is_exact and any(not _is_playable(holding, way) for way in ways):
        ways = Solver(holding, jokers, exact=True).ways()
    if holding.jokers == POKER_SIZE and most_wilds >= POKER_SIZE:
        others = min(holding.wilds, most_wilds) - POKER_SIZE
        ways += Solver(holding, others, exact=True, four_jokers=True).ways()
    return best_of([way for way in ways if _is_playable(holding, way)])


def may_leave_one(holding: Holding) -> bool:
    """Whether a hand might be melded but for one card: not if two of its cards fit nowhere."""
    left = 0
    for card in CARDS:
        if holding.has(card) and not _fits(holding, card):
            left += 2 if holding.has_two(card) else 1
    return left <= 1


def _fits(holding: Holding, card: Card) -> bool:
    """Whether a natural card could be in a meld of the hand, or be added to one of its side."""
    if holding.fits_new_meld(card):
        return True
    for meld in holding.melds:
        if meld.side == holding.side and holding.reach(meld.shape, card) > 0:
            return True
    return False


def is_large(size: int) -> bool:
    """Whether a hand is so large that no moves are searched with it, and nothing is remembered."""
    return size >= LARGE_HAND


def _is_playable(holding: Holding, way: Way) -> bool:
    if way.left >= 2 or way.left == holding.size:
        return True
    variant = holding.variant
    can_close = (way.pinnacola or not variant.needs_pinnacola) and (
        way.poker or not variant.needs_poker
    )
    return way.left == 1 and can_close


def best_of(ways: list[Way]) -> list[Way]:
    """Those that no other betters, each merit once, most points first."""
    ways.sort(key=_order)
    kept: list[Way] = []
    for way in ways:
        if not any(one.betters(way) for one in kept):
            kept.append(way)
    return kept


def _order(way: Way) -> tuple[int, int, int, int]:
    return (-way.points, way.left, -way.makes, way.jokers)


class Sets:
    """One choice of sets of a rank: how many cards of each suit it takes, and what it gives."""

    def __init__(self, shapes: list[Shape], numbers: list[int], taken: int, jokers: int) -> None:
        self.shapes: Final = shapes
        self.numbers: Final = numbers  # of the melds on the table that are added to; -1: a new one
        self.taken: Final = taken  # two bits for each suit
        self.jokers: Final = jokers
        self.used: Final = (taken & 3) + (taken >> 2 & 3) + (taken >> 4 & 3) + (taken >> 6) + jokers
        self.points = 0
        self.poker = 0


class Solver:
    """The search for one hand, with so many Jokers; `exact` counts each number of cards apart."""

    def __init__(
        self, holding: Holding, jokers: int, *, exact: bool, four_jokers: bool = False
    ) -> None:
        self.holding: Final = holding
        self.variant: Final = holding.variant
        self.book: Final = holding.book
        self.jokers: Final = jokers
        self.exact: Final = exact
        self.four_jokers: Final = four_jokers
        self.size: Final = int(holding.size) - (POKER_SIZE if four_jokers else 0)
        self.is_large: Final = is_large(int(holding.size))
        # Entries: where the suits stand, points, cards used, the entry before, and what was chosen.
        self._keys: Final[list[int]] = [0]
        self._points: Final[list[int]] = [0]
        self._used: Final[list[int]] = [0]
        self._before: Final[list[int]] = [-1]
        self._choice: Final[list[int]] = [0]
        self._makes = 0
        self._sets: Final[list[list[Sets]]] = [[Sets([], [], 0, 0)] for _ in range(LAST + 1)]
        self._suits: Final[list[SuitRuns]] = []
        self._prepare()

    # -- what there is --------------------------------------------------------------------------

    def _prepare(self) -> None:
        for rank in range(ACE, KING + 1):
            self._find_sets(rank)
        for suit in range(4):
            self._suits.append(self._suit(suit))
        for meld in self.holding.melds:
            shape = meld.shape
            if meld.side == self.holding.side and shape.kind != RUN:
                self._makes |= 2 if closes_poker(self.variant, shape) else 0

    def _suit(self, suit: Suit) -> SuitRuns:
        holding = self.holding
        counts = [0] * (LAST + 1)
        most = [0] * (LAST + 1)
        for rank in range(ACE, KING + 1):
            position = self.book.position(rank)
            counts[position] = max(counts[position], self._count(rank, suit))
            for sets in self._sets[position]:
                most[position] = max(most[position], sets.taken >> suit * 2 & 3)
        own = [
            number
            for number, meld in enumerate(holding.melds)
            if meld.side == holding.side and meld.shape.kind == RUN and meld.shape.suit == suit
        ]
        runs = self._explored(suit, counts, most, own)
        for number in own:
            shape = holding.melds[number].shape
            if number not in runs.numbers and closes_pinnacola(self.variant, shape):
                self._makes |= 1
        return runs

    def _explored(self, suit: Suit, counts: list[int], most: list[int], own: list[int]) -> SuitRuns:
        """The runs of a suit with these melds of the table: hands that are alike share most."""
        runs = SuitRuns(self.variant, suit, counts, self.jokers, most, exact=self.exact)
        table = 1
        for number in own:
            shape = self.holding.melds[number].shape
            runs.add_table_run(number, shape)
            table = table << 24 | number << 16 | shape.number
        if self.is_large or runs.is_idle():
            runs.explore()
            return runs
        held = 0
        for position in range(self.book.lowest, LAST + 1):
            held = held << 4 | counts[position] << 2 | most[position]
        key: Key = (self.variant, suit, self.jokers, self.exact, held, table)
        known = latest_suits.get(key)
        if known is None:
            runs.explore()
            latest_suits.keep(key, runs)
            known = runs
        return known

    def _count(self, rank: Rank, suit: Suit) -> int:
        code = rank * 4 - 4 + suit
        return int((self.holding.once >> code) & 1) + int((self.holding.twice >> code) & 1)

    def _find_sets(self, rank: Rank) -> None:
        """Every choice of sets of a rank that takes different cards, the best of each."""
        suits = self.holding.suits(rank)
        parts: list[Shape] = []
        numbers: list[int] = []
        if COUNT[suits] + (1 if self.jokers else 0) >= 3:
            for some in range(16):
                for joker in range(2 if self.jokers else 1):
                    shape = self.book.set_of(rank, some, joker) if some & ~suits == 0 else None
                    if shape is not None:
                        parts.append(shape)
                        numbers.append(-1)
        for number, meld in enumerate(self.holding.melds):
            is_own = meld.side == self.holding.side
            if is_own and self._can_grow(meld.shape, rank):
                self._add_grown(parts, numbers, number, meld.shape, suits)
        if parts:
            counts = [self._count(rank, suit) for suit in range(4)]
            self._combine(rank, parts, numbers, counts, 0, [], 0)

    def _can_grow(self, shape: Shape, rank: Rank) -> bool:
        return shape.kind == SET and shape.rank == rank and shape.size < POKER_SIZE

    def _add_grown(
        self, parts: list[Shape], numbers: list[int], number: int, shape: Shape, suits: int
    ) -> None:
        for suit in range(4):
            if suits & ~shape.suits & 1 << suit:
                wider = self.book.set_of(
                    shape.rank, shape.suits | 1 << suit, shape.joker, shape.wild
                )
                assert wider is not None
                parts.append(wider)
                numbers.append(number)
        if self.jokers and not shape.joker:
            wider = self.book.set_of(shape.rank, shape.suits, 1)
            assert wider is not None
            parts.append(wider)
            numbers.append(number)

    def _combine(
        self,
        rank: Rank,
        parts: list[Shape],
        numbers: list[int],
        counts: list[int],
        first: int,
        chosen: list[int],
        jokers: int,
    ) -> None:
        """Add one more set to those chosen, in every way."""
        for i in range(first, len(parts)):
            shape, number = parts[i], numbers[i]
            old = self.holding.melds[number].shape if number >= 0 else None
            if number >= 0 and number in [numbers[one] for one in chosen]:
                continue
            suits = shape.suits & ~old.suits if old is not None else shape.suits
            needs = shape.joker - (old.joker if old is not None else 0)
            if jokers + needs > self.jokers or not _has(counts, suits):
                continue
            for suit in range(4):
                counts[suit] -= suits >> suit & 1
            chosen.append(i)
            self._note_sets(rank, parts, numbers, chosen, jokers + needs)
            self._combine(rank, parts, numbers, counts, i, chosen, jokers + needs)
            chosen.pop()
            for suit in range(4):
                counts[suit] += suits >> suit & 1

    def _note_sets(
        self, rank: Rank, parts: list[Shape], numbers: list[int], chosen: list[int], jokers: int
    ) -> None:
        taken, points, poker = 0, 0, 0
        for i in chosen:
            shape, number = parts[i], numbers[i]
            suits, gain = shape.suits, value(self.variant, shape) + shape.points
            if number >= 0:
                old = self.holding.melds[number].shape
                suits &= ~old.suits
                gain -= value(self.variant, old) + old.points
            for suit in range(4):
                taken += (suits >> suit & 1) << suit * 2
            points += gain
            poker |= 2 if closes_poker(self.variant, shape) else 0
        sets = Sets([parts[i] for i in chosen], [numbers[i] for i in chosen], taken, jokers)
        sets.points = points
        sets.poker = poker
        known = self._sets[self.book.position(rank)]
        for i, other in enumerate(known):
            if other.taken == taken and other.jokers == jokers and other.poker == poker:
                if points > other.points:
                    known[i] = sets
                return
        known.append(sets)

    # -- the search -----------------------------------------------------------------------------

    def ways(self) -> list[Way]:
        """Every end that no other of the same Jokers, Pinnacola and Poker betters."""
        layer: dict[int, list[int]] = {0: [0]}
        for position in range(self.book.lowest, LAST + 1):
            layer = self._narrow(self._advance(position, layer))
        found = []
        for key, entries in layer.items():
            jokers = key >> WILDS_AT & 15
            makes = key >> MAKES_AT | self._makes
            for entry in entries:
                found.append(self._way(entry, makes, jokers))
        return found

    def _narrow(self, layer: dict[int, list[int]]) -> dict[int, list[int]]:
        """Of too many entries to go on from, those with the most points, and the fewest cards."""
        room = MAX_ENTRIES_LARGE if self.is_large else MAX_ENTRIES
        if sum(len(entries) for entries in layer.values()) <= room:
            return layer
        fewest = min(layer, key=lambda key: min(self._used[entry] for entry in layer[key]))
        kept = {fewest: layer[fewest]}
        for key in sorted(layer, key=lambda key: -max(self._points[entry] for entry in layer[key])):
            room -= len(layer[key])
            if room < 0:
                break
            kept[key] = layer[key]
        return kept

    def _way(self, entry: int, makes: int, jokers: int) -> Way:
        points, used = self._points[entry], self._used[entry]
        if self.four_jokers:
            shape = self.book.four_jokers
            points += value(self.variant, shape) + shape.points
            used += POKER_SIZE
            jokers += POKER_SIZE
            makes |= 2
        return Way(points, int(self.holding.size) - used, makes, jokers, entry, self)

    def _advance(self, position: int, layer: dict[int, list[int]]) -> dict[int, list[int]]:
        """Go through one rank: choose its sets, and what each suit's runs do."""
        following: dict[int, list[int]] = {}
        all_sets = self._sets[position]
        steps = [runs.steps[position] for runs in self._suits]
        for key, entries in layer.items():
            held = key >> WILDS_AT & 15
            for choice, sets in enumerate(all_sets):
                jokers = held + sets.jokers
                if jokers > self.jokers:
                    continue
                a = steps[0][key & TO_MASK][sets.taken & 3]
                b = steps[1][key >> 12 & TO_MASK][sets.taken >> 2 & 3]
                c = steps[2][key >> 24 & TO_MASK][sets.taken >> 4 & 3]
                d = steps[3][key >> 36 & TO_MASK][sets.taken >> 6]
                if a and b and c and d:
                    makes = key >> MAKES_AT | sets.poker
                    self._join(following, entries, choice, sets, jokers, makes, [a, b, c, d])
        return following

    def _join(
        self,
        following: dict[int, list[int]],
        entries: list[int],
        choice: int,
        sets: Sets,
        jokers: int,
        makes: int,
        outcomes: list[list[int]],
    ) -> None:
        """Join what the four suits can do after a choice of sets."""
        a, b, c, d = outcomes[0], outcomes[1], outcomes[2], outcomes[3]
        most: i64 = self.jokers
        base: i64 = sets.points << POINTS_AT
        base += (sets.used << USED_AT) + jokers
        for i in range(len(a)):
            first: i64 = a[i]
            for j in range(len(b)):
                second: i64 = b[j]
                two: i64 = base + (first >> TO_BITS) + (second >> TO_BITS)
                for k in range(len(c)):
                    third: i64 = c[k]
                    three: i64 = two + (third >> TO_BITS)
                    if (three & FEW) + (three >> NEEDS_AT & FEW) > most:
                        continue
                    for m in range(len(d)):
                        fourth: i64 = d[m]
                        gain: i64 = three + (fourth >> TO_BITS)
                        if (gain & FEW) + (gain >> NEEDS_AT & FEW) <= most:
                            key: i64 = (first & TO_MASK) | (second & TO_MASK) << 12
                            key |= (third & TO_MASK) << 24 | (fourth & TO_MASK) << 36
                            key |= (gain & FEW) << WILDS_AT
                            makes_now = makes | 1 if gain >> PINNACOLAS_AT & 7 else makes
                            number = choice | i << 10 | j << 22 | k << 34 | m << 46
                            self._extend(
                                following,
                                int(key) | makes_now << MAKES_AT,
                                entries,
                                int(gain),
                                number,
                            )

    def _extend(
        self,
        following: dict[int, list[int]],
        key: int,
        entries: list[int],
        gain: int,
        choice: int,
    ) -> None:
        """Add to entries what one choice gives, and keep them unless others are better."""
        more = (gain >> POINTS_AT) - 4 * NO_POINTS
        cards = gain >> USED_AT & 255
        known = following.get(key)
        there: list[int] = known if known is not None else []
        for entry in entries:
            points = self._points[entry] + more
            used = self._used[entry] + cards
            if (used < self.size or not self.exact) and self._is_better(there, points, used):
                there.append(len(self._keys))
                self._keys.append(key)
                self._points.append(points)
                self._used.append(used)
                self._before.append(entry)
                self._choice.append(choice)
        if known is None and there:
            following[key] = there

    def _is_better(self, there: list[int], points: int, used: int) -> bool:
        """Whether no entry is as good; those that are now no better are taken out."""
        i = 0
        while i < len(there):
            other = there[i]
            is_comparable = not self.exact or self._used[other] == used
            if is_comparable and self._points[other] >= points and self._used[other] >= used:
                return False
            if is_comparable and self._points[other] <= points and self._used[other] <= used:
                there[i] = there[-1]
                there.pop()
            else:
                i += 1
        return True

    # -- a way in full --------------------------------------------------------------------------

    def moves_of(self, entry: int) -> list[Move]:
        path = [entry]
        while self._before[path[-1]] >= 0:
            path.append(self._before[path[-1]])
        path.reverse()
        melds = self.holding.lists.melds
        wilds = self._wilds()
        found: list[Move] = [melds[self.book.four_jokers.number]] if self.four_jokers else []
        runs: list[list[OpenRun]] = [[], [], [], []]
        for step in range(1, len(path)):
            position = self.book.lowest + step - 1
            choice, key = self._choice[path[step]], self._keys[path[step - 1]]
            sets = self._sets[position][choice & 1023]
            self._tell_sets(found, sets, wilds)
            for suit in range(4):
                state = key >> suit * 12 & TO_MASK
                taken = sets.taken >> suit * 2 & 3
                number = choice >> 10 + suit * 12 & TO_MASK
                outcome = self._suits[suit].steps[position][state][taken][number]
                self._suits[suit].tell(runs[suit], position, state, taken, outcome)
        for suit in range(4):
            for run in runs[suit]:
                if run.joker and not self._suits[suit].has_wild(run):
                    run.wild = wilds.pop()
                found.append(self._suits[suit].move_of(run, self.holding.lists))
        return found

    def _wilds(self) -> list[Card]:
        """The wild cards that can be used one by one, the last first."""
        jokers = 0 if self.four_jokers else int(self.holding.jokers)
        return [JOKER_CARD] * jokers + list(self.holding.pinelle)

    def _tell_sets(self, found: list[Move], sets: Sets, wilds: list[Card]) -> None:
        for i, shape in enumerate(sets.shapes):
            number = sets.numbers[i]
            old = self.holding.melds[number].shape if number >= 0 else None
            if shape.joker and not (old is not None and old.joker):
                with_it = self.book.set_of(shape.rank, shape.suits, 1, wilds.pop())
                assert with_it is not None
                shape = with_it
            if old is None:
                found.append(self.holding.lists.melds[shape.number])
            else:
                new = [card for card in shape.cards if card not in old.cards]
                found.append(LayOff(number, (), tuple(new)))


def _has(counts: list[int], suits: int) -> bool:
    return all(counts[suit] > 0 or not suits >> suit & 1 for suit in range(4))
