"""What the cards of one suit can do in runs, rank by rank: a part of the solver.

The step at a position, from the low ace to the high one, takes what is left of the suit there
after the sets, and carries on, ends or begins runs. What a run is to become (a Pinnacola, with or
without a Joker) is decided when it begins, so that each of its cards can be counted at once; a
run that does not become it is dropped.

A Joker stands below the first natural card of a run only where it could not stand above the last.
"""

from typing import Final

from facedown.core.cards import ACE, JOKER, JOKER_CARD, KING, Suit
from facedown.core.records import Move
from facedown.games.pinnacola.holding import COUNT, Lists, between
from facedown.games.pinnacola.melds import (
    HIGHEST,
    PINNACOLA_SIZE,
    POINTS,
    SHORTEST,
    Shape,
)
from facedown.games.pinnacola.moves import LayOff
from facedown.games.pinnacola.scoring import closes_pinnacola
from facedown.games.pinnacola.values import PINNACOLONE_BONUS, value
from facedown.games.pinnacola.variant import Variant

# What a run is to become: anything, a Pinnacola without or with a Joker, a Pinnacolone likewise.
ANY: Final = 1
CLEAN: Final = 2
DIRTY: Final = 3
FULL_CLEAN: Final = 4
FULL_DIRTY: Final = 5

# An open run is ten bits: what it is to become, its length so far (seven for more), whether it has
# its Joker, and which run of the table it adds to (0: none, it is a new one). A state is six of
# them and the aces left for the high end.
LENGTH: Final = 3
HAS_JOKER: Final = 1 << 6
ON_TABLE: Final = 7
OPEN_BITS: Final = 10
MAX_OPEN: Final = 6
MAX_ON_TABLE: Final = 7
ACES: Final = OPEN_BITS * MAX_OPEN

# An outcome of a step is the number of the state it leads to and, above it, what it costs and
# gives, so that outcomes can be added: Jokers, Jokers that the state needs at least to end well,
# Pinnacolas, cards, points.
TO_BITS: Final = 12
TO_MASK: Final = (1 << TO_BITS) - 1
# A number of a state must fit. Most of a suit twice with Jokers has more: the later are left out.
MAX_STATES: Final = 2000
FEW: Final = 31
NEEDS_AT: Final = 5
PINNACOLAS_AT: Final = 10
USED_AT: Final = 13
POINTS_AT: Final = 21
COSTS: Final = (1 << POINTS_AT) - 1
NO_POINTS: Final = 1 << 14  # added to points, which can be negative

LAST: Final = HIGHEST + 1  # the step after the high ace, in which every run ends

# What a run does at a step, and what may begin, when a way is told in full.
FREE: Final = 0
NATURAL: Final = 1
WITH_JOKER: Final = 2
END: Final = 3
BEGIN: Final = 4  # and above it the number of the begin


class Begin:
    """A way for a run to begin at a position: what it is to become, with which card, and where."""

    def __init__(self, becomes: int, card: int, table: int, length: int, points: int) -> None:
        self.becomes: Final = becomes
        self.card: Final = card
        self.table: Final = table
        self.length: Final = length
        self.points: Final = points


class OpenRun:
    """A run as it is told in full: from where to where, its wild card, what it adds to, if so."""

    def __init__(self, position: int, table: int) -> None:
        self.low = position
        self.high = position
        self.joker = 0
        self.wild = JOKER_CARD
        self.table: Final = table
        self.mark = 0


class SuitRuns:
    """The runs of one suit: `steps[position][state][cards taken by sets]` lists the outcomes."""

    def __init__(
        self,
        variant: Variant,
        suit: Suit,
        counts: list[int],
        jokers: int,
        most: list[int],
        *,
        exact: bool,
    ) -> None:
        self.variant: Final = variant
        self.book: Final = variant.book
        self.lowest: Final = variant.book.lowest
        self.exact: Final = exact
        self.suit: Final = suit
        self.counts: Final = counts
        self.jokers: Final = jokers
        self.most: Final = most
        lane = 0
        for position in range(self.lowest, KING + 1):
            lane |= (1 if counts[position] else 0) << (position - 1)
        self.held: Final = self.book.with_high_ace(lane)
        # How often the points of a card count: once for leaving the hand, and in the meld.
        full = 1 if variant.bonus_replaces else 3
        self.times: Final = [0, 2, 3, 3 if variant.dirty_scores else 2, full, full]
        self.table: Final[list[Shape]] = []
        self.numbers: Final[list[int]] = []
        self.states: Final[list[list[int]]] = [[] for _ in range(LAST + 2)]
        self.steps: Final[list[list[list[list[int]]]]] = [[] for _ in range(LAST + 2)]
        self.begins: Final[list[list[Begin]]] = [[] for _ in range(LAST + 1)]
        # The step being worked out: its runs, those that go on, what was done, what was found.
        self._position = 0
        self._open: list[int] = []
        self._next: list[int] = []
        self._done: list[int] = []
        self._states: list[int] = []
        self._gains: list[int] = []
        # The outcome that is asked for when a way is told in full, and what was done to get it.
        self._wanted_state = -1
        self._wanted_gain = -1
        self._story: list[int] = []
        self._marks: list[int] = []

    def add_table_run(self, number: int, shape: Shape) -> None:
        """Add to a run of the table too, if anything held can be added to it."""
        can_take_joker = self.jokers > 0 and shape.joker == 0 and shape.size < self.book.longest
        can_grow = can_take_joker or self.held & shape.ends != 0
        if can_grow and len(self.table) < MAX_ON_TABLE:
            self.table.append(shape)
            self.numbers.append(number)

    def explore(self) -> None:
        """Work out all states and steps, and drop the steps that lead nowhere."""
        self.states[self.lowest] = [0]
        is_idle = self.is_idle()
        for position in range(self.lowest, LAST + 1):
            if is_idle:
                self.states[position + 1] = [0]
                rest = NO_POINTS << POINTS_AT + TO_BITS
                self.steps[position] = [[[rest]] * (self.most[position] + 1)]
            else:
                self._list_begins(position)
                self._explore_position(position)
        if not is_idle:
            self._drop_dead_ends()

    def is_idle(self) -> bool:
        """Whether nothing can be done with the suit but to leave it to the sets."""
        return not self.table and not self._has_run()

    def _has_run(self) -> bool:
        held = self.held
        if self.jokers:
            return held & (held >> 1 | held >> 2) != 0
        return held & held >> 1 & held >> 2 != 0

    def _high_ace_matters(self) -> bool:
        """Whether a run could end with the high ace."""
        if self.held >> (KING - 1) & 1 or (self.jokers and self.held >> (KING - 2) & 1):
            return True
        return any(shape.high >= KING - 1 for shape in self.table)

    def _explore_position(self, position: int) -> None:
        following = self.states[position + 1]
        index: dict[int, int] = {}
        for state in self.states[position]:
            by_taken: list[list[int]] = []
            for taken in range(self.most[position] + 1):
                self._work_out(position, state, taken)
                outcomes: list[int] = []
                for i in range(len(self._states)):
                    to = self._states[i]
                    number = index.get(to, -1)
                    if number < 0:
                        if len(following) == MAX_STATES:
                            continue
                        number = len(following)
                        index[to] = number
                        following.append(to)
                    outcomes.append(self._gains[i] << TO_BITS | number)
                by_taken.append(outcomes)
            self.steps[position].append(by_taken)

    def _drop_dead_ends(self) -> None:
        """Keep only steps from which the end, with no run open, can be reached.

        Each is told how many Jokers that needs, so that no more are promised than there are.
        """
        needs = [0 if state == 0 else FEW for state in self.states[LAST + 1]]
        for position in range(LAST, self.lowest - 1, -1):
            before: list[int] = []
            for by_taken in self.steps[position]:
                least = FEW
                for taken in range(len(by_taken)):
                    kept: list[int] = []
                    for one in by_taken[taken]:
                        need = needs[one & TO_MASK]
                        total = need + (one >> TO_BITS & FEW)
                        if total <= self.jokers:
                            kept.append(one + (need << NEEDS_AT + TO_BITS))
                            least = min(least, total)
                    by_taken[taken] = kept
                before.append(least)
            needs = before

    # -- what may begin at a position -----------------------------------------------------------

    def _list_begins(self, position: int) -> None:
        if position > HIGHEST:
            return
        found = self.begins[position]
        if self.held & between(position, position):
            self._list_new(found, position)
        if self.jokers:
            self._list_new_with_joker(found, position)
        for table in range(len(self.table)):
            shape = self.table[table]
            if position < shape.low:
                self._list_below(found, position, table, shape)
            elif position == shape.high + 1:
                self._list_above(found, position, table, shape)

    def _list_new(self, found: list[Begin], position: int) -> None:
        """New runs from a natural card."""
        some = 1 if self.jokers else 0
        if self._missing(position, position + SHORTEST - 1) <= some:
            found.append(Begin(ANY, NATURAL, 0, 1, 0))
        missing = self._missing(position, position + PINNACOLA_SIZE - 1)
        if missing == 0:
            found.append(Begin(CLEAN, NATURAL, 0, 1, 0))
        if missing <= some and some and self.variant.dirty_closes:
            found.append(Begin(DIRTY, NATURAL, 0, 1, 0))
        if position == self.lowest:
            missing = self._missing(self.lowest, self.variant.full_to)
            if missing == 0:
                found.append(Begin(FULL_CLEAN, NATURAL, 0, 1, PINNACOLONE_BONUS))
            if missing <= some and some and self.variant.dirty_scores:
                found.append(Begin(FULL_DIRTY, NATURAL, 0, 1, PINNACOLONE_BONUS))

    def _list_new_with_joker(self, found: list[Begin], position: int) -> None:
        """New runs from a Joker: those that fill the suit to the high ace, or to an end."""
        if position + SHORTEST - 1 <= HIGHEST and self._missing(position + 1, HIGHEST) == 0:
            found.append(Begin(ANY, WITH_JOKER, 0, 1, 0))
            if position + PINNACOLA_SIZE - 1 <= HIGHEST and self.variant.dirty_closes:
                found.append(Begin(DIRTY, WITH_JOKER, 0, 1, 0))
        is_full = (
            position == self.lowest and self._missing(self.lowest + 1, self.variant.full_to) == 0
        )
        if is_full and self.variant.dirty_scores:
            found.append(Begin(FULL_DIRTY, WITH_JOKER, 0, 1, PINNACOLONE_BONUS))

    def _list_below(self, found: list[Begin], position: int, table: int, shape: Shape) -> None:
        """Additions below a run of the table, from this position up to it."""
        can_take_joker = self.jokers > 0 and shape.joker == 0
        some = 1 if can_take_joker else 0
        here = self.held & between(position, position) != 0
        if here and self._missing(position, shape.low - 1) <= some:
            self._list_on_table(found, NATURAL, table, shape, position, 1)
        needs_it_below = position == self.lowest or self._missing(shape.high + 1, HIGHEST) == 0
        if can_take_joker and needs_it_below and self._missing(position + 1, shape.low - 1) == 0:
            self._list_on_table(found, WITH_JOKER, table, shape, position, 1)

    def _list_above(self, found: list[Begin], position: int, table: int, shape: Shape) -> None:
        """Additions above a run of the table to which nothing was added below."""
        length = min(shape.size + 1, PINNACOLA_SIZE)
        if self.held & between(position, position):
            self._list_on_table(found, NATURAL, table, shape, shape.low, length)
        if self.jokers and shape.joker == 0:
            self._list_on_table(found, WITH_JOKER, table, shape, shape.low, length)

    def _list_on_table(
        self, found: list[Begin], card: int, table: int, shape: Shape, low: int, length: int
    ) -> None:
        """A run of the table that is added to: all that it can become."""
        variant = self.variant
        is_dirty = shape.joker != 0 or card == WITH_JOKER
        may_be_dirty = is_dirty or self.jokers > 0
        outside = COUNT[self.held & ~between(shape.low, shape.high)]
        found.append(self._on_table(ANY, card, table, shape, length))
        if shape.size + outside + (1 if self.jokers else 0) >= PINNACOLA_SIZE:
            if not is_dirty:
                found.append(self._on_table(CLEAN, card, table, shape, length))
            if may_be_dirty and variant.dirty_closes:
                found.append(self._on_table(DIRTY, card, table, shape, length))
        full = between(self.lowest, variant.full_to)
        gaps = COUNT[full & ~between(shape.low, shape.high) & ~self.held]
        if low == self.lowest and gaps <= (1 if may_be_dirty else 0):
            if not is_dirty:
                found.append(self._on_table(FULL_CLEAN, card, table, shape, length))
            if may_be_dirty and variant.dirty_scores:
                found.append(self._on_table(FULL_DIRTY, card, table, shape, length))

    def _on_table(self, becomes: int, card: int, table: int, shape: Shape, length: int) -> Begin:
        """Such an addition, with what the run itself gains by what it becomes."""
        points = shape.points * (self.times[becomes] - 1) - value(self.variant, shape)
        if becomes >= FULL_CLEAN:
            points += PINNACOLONE_BONUS
        return Begin(becomes, card, table + 1, length, points)

    def _points_at(self, position: int) -> int:
        """The points of the card at a position of a run."""
        return POINTS[ACE if position in (self.lowest, HIGHEST) else position]

    def _missing(self, low: int, high: int) -> int:
        """How many positions of a stretch are not held; many if it goes past the high ace."""
        if high > HIGHEST:
            return HIGHEST
        return COUNT[between(low, high) & ~self.held]

    # -- one step -------------------------------------------------------------------------------

    def _work_out(self, position: int, state: int, taken: int) -> None:
        """Find every outcome of a state at a position after the sets took so many cards."""
        self._position = position
        self._open = []
        left = self.counts[position] if position <= KING else 0
        if position == HIGHEST:
            left = state >> ACES
        runs = state & (1 << ACES) - 1
        while runs:
            self._open.append(runs & (1 << OPEN_BITS) - 1)
            runs >>= OPEN_BITS
        self._next = []
        self._done = []
        self._states = []
        self._gains = []
        aces = state >> ACES if self.lowest < position < HIGHEST else 0
        if left >= taken:
            self._go_on(0, left - taken, aces, 0, 0, 0, 0)

    def _go_on(
        self, i: int, left: int, aces: int, jokers: int, makes: int, used: int, points: int
    ) -> None:
        """Let the i-th open run end or go on, in every way, and then the others."""
        if i == len(self._open):
            self._begin(0, left, aces, jokers, makes, used, points)
            return
        run = self._open[i]
        table = run >> ON_TABLE
        position = self._position
        if table and self.table[table - 1].low <= position <= self.table[table - 1].high:
            self._push(self._longer(run), FREE)
            self._go_on(i + 1, left, aces, jokers, makes, used, points)
            self._pop()
            return
        if self._is_complete(run, table):
            self._done.append(END)
            self._go_on(i + 1, left, aces, jokers, makes, used, points)
            self._done.pop()
        if position > HIGHEST:
            return
        becomes = run & 7
        times = self.times[becomes]
        if left > 0:
            gain = times * self._points_at(position)
            self._push(self._longer(run), NATURAL)
            self._go_on(i + 1, left - 1, aces, jokers, makes, used + 1, points + gain)
            self._pop()
        takes_joker = not run & HAS_JOKER and becomes != CLEAN and becomes != FULL_CLEAN
        if takes_joker and jokers < self.jokers:
            gain = times * POINTS[JOKER]
            self._push(self._longer(run) | HAS_JOKER, WITH_JOKER)
            self._go_on(i + 1, left, aces, jokers + 1, makes, used + 1, points + gain)
            self._pop()

    def _push(self, run: int, what: int) -> None:
        self._next.append(run)
        self._done.append(what)

    def _pop(self) -> None:
        self._next.pop()
        self._done.pop()

    def _longer(self, run: int) -> int:
        length = run >> LENGTH & 7
        longest = SHORTEST if run & 7 == ANY else PINNACOLA_SIZE
        return run + (1 << LENGTH) if length < longest else run

    def _is_complete(self, run: int, table: int) -> bool:
        """Whether a run that reaches up to the position before this one may end there."""
        becomes = run & 7
        length = run >> LENGTH & 7
        if table and self._position <= self.table[table - 1].high:
            return False
        if becomes == ANY:
            return length >= SHORTEST
        if becomes in (DIRTY, FULL_DIRTY) and not run & HAS_JOKER:
            return False
        if becomes >= FULL_CLEAN:
            return self._position > self.variant.full_to
        return length >= PINNACOLA_SIZE

    def _begin(
        self, first: int, left: int, aces: int, jokers: int, makes: int, used: int, points: int
    ) -> None:
        """Note what was found, and let one more run begin, in every way."""
        position = self._position
        if position == self.lowest:
            aces = left if self._high_ace_matters() else 0
        self._note(aces, jokers, makes, used, points)
        if position > HIGHEST or len(self._next) == MAX_OPEN:
            return
        begins = self.begins[position]
        for i in range(first, len(begins)):
            one = begins[i]
            by_joker = one.card == WITH_JOKER
            if jokers >= self.jokers if by_joker else left == 0:
                continue
            if one.table and self._is_on(one.table):
                continue
            run = one.becomes | one.length << LENGTH | one.table << ON_TABLE
            if one.becomes == ANY and one.length > SHORTEST:
                run = one.becomes | SHORTEST << LENGTH | one.table << ON_TABLE
            if by_joker or (one.table and self.table[one.table - 1].joker):
                run |= HAS_JOKER
            card = POINTS[JOKER] if by_joker else self._points_at(position)
            gain = self.times[one.becomes] * card + one.points
            self._push(run, BEGIN + i)
            self._begin(
                i,
                left - (0 if by_joker else 1),
                aces,
                jokers + (1 if by_joker else 0),
                makes + (1 if one.becomes >= CLEAN else 0),
                used + 1,
                points + gain,
            )
            self._pop()

    def _is_on(self, table: int) -> bool:
        """Whether a run of the table is being added to already."""
        for run in self._next:
            if run >> ON_TABLE == table:
                return True
        return any(run >> ON_TABLE == table for run in self._open)

    def _note(self, aces: int, jokers: int, makes: int, used: int, points: int) -> None:
        for i in range(len(self.table)):
            shape = self.table[i]
            if shape.high + 1 == self._position and not self._is_on(i + 1):
                makes += 1 if closes_pinnacola(self.variant, shape) else 0
        state = packed(self._next) | (aces << ACES if self._position < HIGHEST else 0)
        gain = (points + NO_POINTS) << POINTS_AT | used << USED_AT
        gain |= (1 if makes else 0) << PINNACOLAS_AT | jokers
        if self._wanted_state >= 0:
            if state == self._wanted_state and gain == self._wanted_gain:
                self._story = self._done[:]
                self._marks = self._next[:]
            return
        i = 0
        while i < len(self._states):
            other, its = self._states[i], self._gains[i]
            if self._is_as_good(other, its, state, gain):
                return
            if self._is_as_good(state, gain, other, its):
                self._states[i], self._gains[i] = self._states[-1], self._gains[-1]
                self._states.pop()
                self._gains.pop()
            else:
                i += 1
        self._states.append(state)
        self._gains.append(gain)

    def _is_as_good(self, one: int, gain: int, other: int, its: int) -> bool:
        """Whether an outcome betters another: the same runs open, or more that may end at once."""
        if gain >> POINTS_AT < its >> POINTS_AT:
            return False
        if one == other and (gain ^ its) & COSTS == 0:
            return True
        if self.exact or one >> ACES < other >> ACES:
            return False
        if (
            gain >> USED_AT & 255 < its >> USED_AT & 255
            or gain & FEW > its & FEW
            or gain >> PINNACOLAS_AT & 1 < its >> PINNACOLAS_AT & 1
        ):
            return False
        return self._has_all_of(one & (1 << ACES) - 1, other & (1 << ACES) - 1)

    def _has_all_of(self, one: int, other: int) -> bool:
        """Whether a state has the open runs of another, and else only runs that may end now."""
        while one:
            run = one & (1 << OPEN_BITS) - 1
            if other and run == other & (1 << OPEN_BITS) - 1:
                other >>= OPEN_BITS
            elif not self._may_end(run):
                return False
            one >>= OPEN_BITS
        return other == 0

    def _may_end(self, run: int) -> bool:
        """Whether an open run may end at the next position."""
        self._position += 1
        ends = self._is_complete(run, run >> ON_TABLE)
        self._position -= 1
        return ends

    # -- a way in full --------------------------------------------------------------------------

    def tell(
        self, runs: list[OpenRun], position: int, state: int, taken: int, outcome: int
    ) -> None:
        """Let runs go on, end and begin as an outcome of a state says.

        `runs` holds those that are open, in the order of the state, and behind them those ended.
        """
        self._wanted_state = self.states[position + 1][outcome & TO_MASK]
        self._wanted_gain = outcome >> TO_BITS & ~(FEW << NEEDS_AT)
        self._work_out(position, self.states[position][state], taken)
        self._wanted_state = -1
        still_open: list[OpenRun] = []
        for i, what in enumerate(self._story):
            run = (
                runs[i]
                if what < BEGIN
                else self._told(position, self.begins[position][what - BEGIN])
            )
            if what < BEGIN and what != END:
                run.high = position
                run.joker = position if what == WITH_JOKER else run.joker
            if what != END:
                run.mark = self._marks[len(still_open)]
                still_open.append(run)
        ended = [run for run in runs if run not in still_open]
        runs[:] = sorted(still_open, key=_by_mark) + ended

    def has_wild(self, run: OpenRun) -> bool:
        """Whether a run adds to one of the table that has its wild card already."""
        return run.table > 0 and self.table[run.table - 1].joker != 0

    def move_of(self, run: OpenRun, lists: Lists) -> Move:
        """The move that lays a run down, or adds to a run of the table."""
        new = self.book.run_of(self.suit, run.low, run.high, run.joker, run.wild)
        assert new is not None
        if not run.table:
            return lists.melds[new.number]
        old = self.table[run.table - 1]
        below = new.cards[: old.low - new.low]
        above = new.cards[new.size - (new.high - old.high) :]
        return LayOff(self.numbers[run.table - 1], below, above)

    def _told(self, position: int, begin: Begin) -> OpenRun:
        run = OpenRun(position, begin.table)
        if begin.table:
            shape = self.table[begin.table - 1]
            run.low = min(position, shape.low)
            run.joker = shape.joker
            run.wild = shape.wild
        if begin.card == WITH_JOKER:
            run.joker = position
        return run


def _by_mark(run: OpenRun) -> int:
    return -run.mark


def packed(runs: list[int]) -> int:
    """Open runs as one number, the same in whatever order they are."""
    state = 0
    for run in sorted(runs):
        state = state << OPEN_BITS | run
    return state
