"""Solving two-player Três Cartas on spots: regret matching on rounds that are played at random.

One seat is trained at a time. Along a round, every decision of its own is weighed: each action is
tried, and the round played to its end from there. What an action gains beside the others is its
regret; the next time, actions are chosen in proportion to it. Of its own actions the round goes on
with one that is picked without regard to what has been learned, so that spots are met in the same
proportions throughout, and regrets add up as they should. The rival plays as it has learned; the
average of what it plays is the solution.
"""

import zlib
from collections.abc import Iterator
from typing import Final

from mypy_extensions import i64

from facedown.bots.tres_cartas.spots import (
    DISCARD_IT,
    DRAW_CARD,
    FOR_HIGHEST,
    FOR_UNSEEN,
    GO_ON,
    NOTHING_BEFORE,
    PLACE_START,
    PLACES,
    SIZE,
    SOURCE_START,
    SOURCES,
    STOP_NOW,
    STOPS,
    TAKE_FOR_HIGHEST,
    TAKE_FOR_UNSEEN,
    TAKEN_BEFORE,
    Sight,
    may_place,
    may_take,
    place_spot,
    source_spot,
    stop_spot,
)
from facedown.core.dealer import Dealer

DECK: Final = [points for points in range(13) for _ in range(4)]
MAX_TURNS: Final = 200  # T-21

# The longest round that is learned from; longer ones are played, but hardly ever.
LEARNED_TURNS: Final = 16

# A share of 1 in a byte, and the smallest share that is kept.
WHOLE: Final = 255
SELDOM: Final = 0.04
# So little was added up of a spot that was hardly met.
HARDLY: Final = 500.0

# So many points more, added up over rounds, are no chance.
CLEARLY: Final = 400.0

# How often each source is gone on with, in parts of 8.
TRIED: Final = (4, 2, 2, 1)


class Chance:
    """A quick stream of chance: L'Ecuyer's two combined generators, the same everywhere."""

    def __init__(self, seed: str) -> None:
        dealer = Dealer(seed)
        self.one: i64 = 1 + dealer.bits() % 2147483562
        self.two: i64 = 1 + dealer.bits() % 2147483398

    def number(self) -> i64:
        """A number from 1 to 2147483562."""
        self.one = self.one * 40014 % 2147483563
        self.two = self.two * 40692 % 2147483399
        left = self.one - self.two
        return left if left > 0 else left + 2147483562

    def below(self, limit: i64) -> i64:
        return self.number() % limit

    def share(self) -> float:
        return float(self.number()) / 2147483563.0


class Hand:
    """The points of three cards: those known, sorted, and perhaps one that nobody has seen.

    Each of those known may be open: known to the rival too.
    """

    def __init__(self) -> None:
        self.lowest: i64 = 0
        self.middle: i64 = 0
        self.highest: i64 = 0
        self.unseen: i64 = 0
        self.has_unseen: bool = True
        self.lowest_open: bool = False
        self.middle_open: bool = False
        self.highest_open: bool = False

    def deal(self, one: i64, unseen: i64, other: i64) -> None:
        self.lowest = min(one, other)
        self.highest = max(one, other)
        self.unseen = unseen
        self.has_unseen = True
        self.lowest_open = self.middle_open = self.highest_open = False

    def become(self, other: "Hand") -> None:
        self.lowest = other.lowest
        self.middle = other.middle
        self.highest = other.highest
        self.unseen = other.unseen
        self.has_unseen = other.has_unseen
        self.lowest_open = other.lowest_open
        self.middle_open = other.middle_open
        self.highest_open = other.highest_open

    def total(self) -> i64:
        return self.lowest + self.highest + (self.unseen if self.has_unseen else self.middle)

    def open_count(self) -> i64:
        count: i64 = 1 if self.lowest_open else 0
        if self.highest_open:
            count += 1
        return count + 1 if self.middle_open and not self.has_unseen else count

    def replace_highest(self, points: i64, *, is_open: bool) -> i64:
        """What goes out for a card that comes in."""
        out = self.highest
        if self.has_unseen:
            self.highest = self.lowest
            self.highest_open = self.lowest_open
            if points > self.highest:
                self.highest = points
                self.highest_open = is_open
            else:
                self.lowest = points
                self.lowest_open = is_open
        else:
            self.highest = self.middle
            self.highest_open = self.middle_open
            self._insert(points, is_open=is_open)
        return out

    def replace_unseen(self, points: i64, *, is_open: bool) -> i64:
        out = self.unseen
        self.has_unseen = False
        self._insert(points, is_open=is_open)
        return out

    def _insert(self, points: i64, *, is_open: bool) -> None:
        """Between the lowest and the highest, which are two, a third."""
        if points > self.highest:
            self.middle, self.middle_open = self.highest, self.highest_open
            self.highest, self.highest_open = points, is_open
        elif points < self.lowest:
            self.middle, self.middle_open = self.lowest, self.lowest_open
            self.lowest, self.lowest_open = points, is_open
        else:
            self.middle, self.middle_open = points, is_open


class Position:
    """A round between two turns: hands, what lies on the discard, how many cards were drawn."""

    def __init__(self) -> None:
        self.first: Final = Hand()
        self.second: Final = Hand()
        self.top: i64 = NOTHING_BEFORE
        self.drawn: i64 = 0
        self.turns: i64 = 1

    def become(self, other: "Position") -> None:
        self.first.become(other.first)
        self.second.become(other.second)
        self.top = other.top
        self.drawn = other.drawn
        self.turns = other.turns

    def mover(self) -> Hand:
        return self.first if self.turns & 1 else self.second

    def rival(self) -> Hand:
        return self.second if self.turns & 1 else self.first


def look(sight: Sight, position: Position) -> None:
    """Make a sight what the seat to move knows."""
    own, rival = position.mover(), position.rival()
    sight.turns = position.turns
    sight.lowest = own.lowest
    sight.middle = own.middle
    sight.highest = own.highest
    sight.has_unseen = own.has_unseen
    sight.rival_has_unseen = rival.has_unseen
    sight.own_open = own.open_count()
    count = rival.open_count()
    total: i64 = 0
    if rival.lowest_open:
        total += rival.lowest
    if rival.highest_open:
        total += rival.highest
    if rival.middle_open and not rival.has_unseen:
        total += rival.middle
    sight.rival_open = count
    sight.rival_open_sum = total


class Solver:
    """Learns from rounds against itself, or against a rival who always plays by the same shares.

    `regrets` are by action of each spot; so are `sums`, of what was played.
    """

    def __init__(self, seed: str, rival: list[float] | None = None) -> None:
        self.chance: Final = Chance(seed)
        self.regrets: Final = [0.0] * SIZE
        self.sums: Final = [0.0] * SIZE
        self.rival: Final = self.regrets if rival is None else rival
        self.deck: Final = DECK[:]
        self.stock: i64 = len(DECK) - 6
        self.sight: Final = Sight()
        self.odds: Final = [0.0] * SOURCES
        self.values: Final = [0.0] * SOURCES
        self.trial: Final = Position()
        # Which seat learns; of the other, what it plays is added up.
        self.learner: i64 = 0
        self.adds_up: bool = False
        self.stopped: bool = False  # whether the turn just played ended with a stop
        self.weight: float = 1.0

    def learn(self, rounds: i64, weight: float) -> None:
        """Play so many rounds; later ones weigh more."""
        self.weight = weight
        for number in range(rounds):
            self.learner = number & 1
            self._learn_round()

    def duel(self, rounds: i64) -> list[float]:
        """Play so many rounds as learned, in either seat equally often; what each won."""
        won: list[float] = []
        for number in range(rounds):
            self.learner = number & 1
            won.append(float(self.rollout(self.deal())))
        return won

    def shares(self, sight: Sight) -> list[float]:
        """By what the seat to move plays."""
        return self.regrets if (sight.turns - 1) & 1 == self.learner else self.rival

    def _learn_round(self) -> None:
        position = self.deal()
        while position.turns <= LEARNED_TURNS:
            if (position.turns - 1) & 1 == self.learner:
                if not self._learn_turn(position):
                    return
            else:
                self.adds_up = True
                is_over = self.play_turn(position)
                self.adds_up = False
                if is_over:
                    return

    def deal(self) -> Position:
        """A new round; of the stock as many cards are shuffled as a long one needs."""
        deck = self.deck
        size: i64 = len(DECK)
        at: i64 = 0
        while at < size:
            other = at + self.chance.below(size - at)
            deck[at], deck[other] = deck[other], deck[at]
            at += 1
        position = Position()
        position.first.deal(deck[0], deck[1], deck[2])
        position.second.deal(deck[3], deck[4], deck[5])
        return position

    # -- playing ---------------------------------------------------------------------------------

    def rollout(self, position: Position) -> i64:
        """What the seat that learns wins in points if the round is played to its end."""
        while True:
            turns = position.turns
            if self.play_turn(position):
                return self.settled(position, stopped=self.stopped, by=(turns - 1) & 1)

    def settled(self, position: Position, *, stopped: bool, by: i64) -> i64:
        """What the seat that learns wins in points."""
        if by == 0:
            own, rival = position.first.total(), position.second.total()
        else:
            own, rival = position.second.total(), position.first.total()
        if not stopped:
            won = rival - own
        elif own < rival:
            won = rival
        else:
            won = -own - rival
        return won if by == self.learner else -won

    def play_turn(self, position: Position) -> bool:
        """Play a turn as learned; whether the round is over then."""
        source: i64 = DRAW_CARD
        top = position.top
        if top != NOTHING_BEFORE:
            look(self.sight, position)
            source = self.choose_source(self.sight, top)
        return self.play_from(position, source)

    def play_from(self, position: Position, source: i64) -> bool:
        before = position.top
        if source == DRAW_CARD:
            drawn = self.draw(position)
            if position.mover().has_unseen:
                look(self.sight, position)
                place = self.choose_place(self.sight, drawn)
            else:
                place = FOR_HIGHEST if drawn < position.mover().highest else DISCARD_IT
            put(position, drawn, place)
        else:
            take(position, source)
            before = TAKEN_BEFORE
        return self.end_turn(position, before)

    def draw(self, position: Position) -> i64:
        drawn: i64 = self.deck[6 + position.drawn]
        position.drawn += 1
        return drawn

    def end_turn(self, position: Position, before: i64) -> bool:
        """Stop, or let the rival play; whether the round is over."""
        self.stopped = False
        if position.drawn >= self.stock:
            return True
        look(self.sight, position)
        if self.choose_stop(self.sight, before, position.top) == STOP_NOW:
            self.stopped = True
            return True
        if position.turns >= MAX_TURNS:
            return True
        position.turns += 1
        return False

    def choose_source(self, sight: Sight, top: i64) -> i64:
        shares = self.shares(sight)
        start = SOURCE_START + source_spot(sight, top) * SOURCES
        total = 0.0
        for action in range(SOURCES):
            odd = max(shares[start + action], 0.0) if may_take(action, sight, top) else 0.0
            self.odds[action] = odd
            total += odd
        if total <= 0.0:
            for action in range(SOURCES):
                self.odds[action] = 1.0 if may_take(action, sight, top) else 0.0
                total += self.odds[action]
        return self._pick(start, SOURCES, total)

    def choose_place(self, sight: Sight, drawn: i64) -> i64:
        shares = self.shares(sight)
        start = PLACE_START + place_spot(sight, drawn) * PLACES
        total = 0.0
        for action in range(PLACES):
            odd = max(shares[start + action], 0.0) if may_place(action, sight, drawn) else 0.0
            self.odds[action] = odd
            total += odd
        if total <= 0.0:
            for action in range(PLACES):
                self.odds[action] = 1.0 if may_place(action, sight, drawn) else 0.0
                total += self.odds[action]
        return self._pick(start, PLACES, total)

    def choose_stop(self, sight: Sight, before: i64, left: i64) -> i64:
        shares = self.shares(sight)
        start = stop_spot(sight, before, left) * STOPS
        self.odds[GO_ON] = max(shares[start + GO_ON], 0.0)
        self.odds[STOP_NOW] = max(shares[start + STOP_NOW], 0.0)
        total = self.odds[GO_ON] + self.odds[STOP_NOW]
        if total <= 0.0:
            self.odds[GO_ON] = self.odds[STOP_NOW] = 1.0
            total = 2.0
        return self._pick(start, STOPS, total)

    def _pick(self, start: i64, size: i64, total: float) -> i64:
        """An action by its odds."""
        if self.adds_up:
            for action in range(size):
                self.sums[start + action] += self.weight * self.odds[action] / total
        left = self.chance.share() * total
        last: i64 = 0
        for action in range(size):
            odd = self.odds[action]
            if odd > 0.0:
                last = action
                left -= odd
                if left < 0.0:
                    return action
        return last

    # -- learning --------------------------------------------------------------------------------

    def _learn_turn(self, position: Position) -> bool:
        """Weigh every decision of a turn of one's own, and go on; False if the stock is empty."""
        source: i64 = DRAW_CARD
        if position.top != NOTHING_BEFORE:
            source = self._learn_source(position)
        before = position.top
        if source == DRAW_CARD:
            drawn = self.draw(position)
            if position.mover().has_unseen:
                place = self._learn_place(position, drawn)
            else:
                place = FOR_HIGHEST if drawn < position.mover().highest else DISCARD_IT
            put(position, drawn, place)
        else:
            take(position, source)
            before = TAKEN_BEFORE
        if position.drawn >= self.stock:
            return False
        self._learn_stop(position, before)
        position.turns += 1
        return True

    def _learn_source(self, position: Position) -> i64:
        look(self.sight, position)
        top = position.top
        start = SOURCE_START + source_spot(self.sight, top) * SOURCES
        allowed = [may_take(action, self.sight, top) for action in range(SOURCES)]
        for action in range(SOURCES):
            if allowed[action]:
                self.trial.become(position)
                if self.play_from(self.trial, action):
                    won = self.settled(self.trial, stopped=self.stopped, by=self.learner)
                else:
                    won = self.rollout(self.trial)
                self.values[action] = float(won)
        self._regret(start, allowed)
        tried = sum([TRIED[action] if allowed[action] else 0 for action in range(SOURCES)])
        left = self.chance.below(tried)
        for action in range(SOURCES):
            if allowed[action]:
                left -= TRIED[action]
                if left < 0:
                    return action
        return DRAW_CARD

    def _learn_place(self, position: Position, drawn: i64) -> i64:
        look(self.sight, position)
        start = PLACE_START + place_spot(self.sight, drawn) * PLACES
        allowed = [may_place(action, self.sight, drawn) for action in range(PLACES)]
        before = position.top
        for action in range(PLACES):
            if allowed[action]:
                self.trial.become(position)
                put(self.trial, drawn, action)
                if self.end_turn(self.trial, before):
                    won = self.settled(self.trial, stopped=self.stopped, by=self.learner)
                else:
                    won = self.rollout(self.trial)
                self.values[action] = float(won)
        self._regret(start, allowed)
        first: i64 = 0 if allowed[0] else 1
        return first + self.chance.below(PLACES - first)

    def _learn_stop(self, position: Position, before: i64) -> None:
        look(self.sight, position)
        start = stop_spot(self.sight, before, position.top) * STOPS
        self.values[STOP_NOW] = float(self.settled(position, stopped=True, by=self.learner))
        self.trial.become(position)
        self.trial.turns += 1
        self.values[GO_ON] = float(self.rollout(self.trial))
        self._regret(start, [True, True])

    def _regret(self, start: i64, allowed: list[bool]) -> None:
        """Add what each action would have won beyond what was won on average."""
        total = mean = 0.0
        plain = 0.0
        count = 0.0
        for action in range(len(allowed)):
            if allowed[action]:
                odd = max(self.regrets[start + action], 0.0)
                total += odd
                mean += odd * self.values[action]
                plain += self.values[action]
                count += 1.0
        mean = mean / total if total > 0.0 else plain / count
        for action in range(len(allowed)):
            if allowed[action]:
                self.regrets[start + action] += self.weight * (self.values[action] - mean)


def take(position: Position, source: i64) -> None:
    """The top of the discard is taken, and something is discarded."""
    if source == TAKE_FOR_HIGHEST:
        position.top = position.mover().replace_highest(position.top, is_open=True)
    elif source == TAKE_FOR_UNSEEN:
        position.top = position.mover().replace_unseen(position.top, is_open=True)


def put(position: Position, drawn: i64, place: i64) -> None:
    """A drawn card is put somewhere, and something is discarded."""
    if place == FOR_HIGHEST:
        position.top = position.mover().replace_highest(drawn, is_open=False)
    elif place == FOR_UNSEEN:
        position.top = position.mover().replace_unseen(drawn, is_open=False)
    else:
        position.top = drawn


def solve(seed: str, parts: int, rounds: int) -> Solver:
    """A solver that has learned from so many parts of so many rounds, each weighing one more."""
    solver = Solver(seed)
    for part in range(parts):
        solver.learn(rounds, part + 1.0)
    return solver


def exploit(shares: list[float], seed: str, rounds: int) -> Solver:
    """A fitted best response: who has learned to beat a rival that plays by these shares.

    It begins as that rival, and plays otherwise only where that has clearly won more.
    """
    solver = Solver(seed, shares)
    for action, share in enumerate(shares):
        solver.regrets[action] = CLEARLY * share / WHOLE
    solver.learn(rounds, 1.0)
    settle_down(solver.regrets)
    return solver


def settle_down(regrets: list[float]) -> None:
    """Make of regrets one choice for each spot: the action that is regretted most."""
    for start, size in every_spot():
        row = regrets[start : start + size]
        best = row.index(max(row)) if any(row) else -1
        for action in range(size):
            regrets[start + action] = 1.0 if action == best else 0.0


def every_spot() -> Iterator[tuple[int, int]]:
    """Where the actions of each spot begin, and how many there are."""
    for start in range(0, SOURCE_START, STOPS):
        yield start, STOPS
    for start in range(SOURCE_START, PLACE_START, SOURCES):
        yield start, SOURCES
    for start in range(PLACE_START, SIZE, PLACES):
        yield start, PLACES


def pack(regrets: list[float], sums: list[float]) -> bytes:
    """The shares of all spots, in bytes."""
    shares = bytearray(SIZE)
    for start, size in every_spot():
        end = start + size
        shares[start:end] = bytes(shares_of(regrets[start:end], sums[start:end]))
    return zlib.compress(bytes(shares), 9)


def shares_of(regrets: list[float], sums: list[float]) -> list[int]:
    """How often each action of a spot is chosen; of a spot that was never met, nothing.

    Of a spot that was hardly ever come to the average is of little worth: what is regretted now
    counts. What is chosen very seldom is left out: learning has not quite forgotten it yet.
    """
    row = sums
    if sum(sums) < HARDLY:
        now = [max(regret, 0.0) for regret in regrets]
        row = now if any(now) else sums
    total = sum(row)
    return [
        round(weight / total * WHOLE) if total > 0.0 and weight >= SELDOM * total else 0
        for weight in row
    ]


def unpack(packed: bytes) -> list[float]:
    """The shares as numbers."""
    return [float(share) for share in zlib.decompress(packed)]
