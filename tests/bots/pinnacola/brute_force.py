"""Every way to meld a hand, found by trying all: what the solver is checked against."""

from typing import Final

from facedown.bots.pinnacola.solver import Way, solve
from facedown.core.cards import Card
from facedown.core.dealer import Dealer
from facedown.games.pinnacola import GAME
from facedown.games.pinnacola.holding import Holding
from facedown.games.pinnacola.melds import (
    RUN,
    SET,
    Book,
    Shape,
    TableMeld,
    grown,
)
from facedown.games.pinnacola.moves import LayOff, Meld
from facedown.games.pinnacola.scoring import closes_pinnacola, closes_poker, total
from facedown.games.pinnacola.table import pack_of
from facedown.games.pinnacola.values import value
from facedown.games.pinnacola.variant import Variant

Merits = tuple[int, int, bool, bool, int]
Needs = list[tuple[int, int]]

OPTIONS_THAT_MATTER: Final = ("dirty_counts", "bonus_mode", "closing_requires")


class Case:
    """A hand, own melds on the table, and house rules, all from a seed."""

    def __init__(self, seed: str, most: int, later: dict[str, bool] | None = None) -> None:
        chance = Dealer(seed)
        values = {
            option.name: chance.pick(option.samples())
            for option in GAME.OPTIONS
            if option.name in OPTIONS_THAT_MATTER and chance.below(2)
        }
        variant = GAME.make_variant({**values, **(later or {})})
        assert isinstance(variant, Variant)
        self.variant: Final = variant
        left = list(pack_of(variant).cards)
        shapes = variant.book.shapes
        self.melds: Final = some_melds(chance, shapes, left) if chance.below(2) else []
        self.hand: Final = some_hand(chance, most, left, variant.book)

    def holding(self) -> Holding:
        holding = Holding(self.variant, 0, self.melds)
        for card in self.hand:
            holding.add(card)
        return holding

    def __repr__(self) -> str:
        melds = " ".join(f"{meld.owner}:{meld.shape}" for meld in self.melds)
        return f"hand {self.hand} melds {melds} rules {self.variant}"


def some_melds(chance: Dealer, shapes: list[Shape], left: list[Card]) -> list[TableMeld]:
    """Up to three melds, most of them seat 0's, taken from the cards that are left."""
    melds: list[TableMeld] = []
    for _ in range(chance.below(4)):
        shape = chance.pick(shapes)
        rest = left[:]
        try:
            for card in shape.cards:
                rest.remove(card)
        except ValueError:
            continue
        left[:] = rest
        melds.append(TableMeld(chance.below(4) // 3, shape, []))
    return melds


def some_hand(chance: Dealer, most: int, left: list[Card], book: Book) -> list[Card]:
    """A hand of cards that lie near each other, more often than not, with Jokers now and then."""
    style = chance.below(6)
    suits = {chance.below(4), chance.below(4)}
    low = 1 + chance.below(9)
    ranks = {1 + chance.below(13) for _ in range(3)}
    near = {
        0: [card for card in left if card.suit in suits],
        1: [card for card in left if low <= card.rank <= low + 4],
        2: [card for card in left if card.suit == min(suits)],
        3: [card for card in left if card.rank in ranks],
    }.get(style, left)
    plain = [card for card in near if not book.is_wild(card)]
    jokers = [card for card in left if book.is_wild(card)]
    if book.pinelle:
        chance.shuffle(jokers)
    chance.shuffle(plain)
    size = max(1, most - chance.below(4))
    return (jokers[: chance.below(len(jokers) + 1)] + plain)[:size]


class BruteForce:
    """Tries every choice of melds and additions of a case."""

    def __init__(self, case: Case) -> None:
        self.case: Final = case
        self.size: Final = len(case.hand)
        self.counts: Final = [0] * 54
        for card in case.hand:
            self.counts[card.code] += 1
        once = case.holding().once
        self.parts: Final = [
            (shape, needs_of(shape.cards, ()))
            for shape in case.variant.book.shapes
            if shape.once & ~once == 0 and self.has(needs_of(shape.cards, ()))
        ]
        self.found: Final[set[Merits]] = set()

    def merits(self) -> set[Merits]:
        """What the ways that no other betters come to."""
        self._add_to_table(0, 0, 0, 0, 0)
        return {one for one in self.found if not any(betters(other, one) for other in self.found)}

    def has(self, needs: Needs) -> bool:
        return all(self.counts[code] >= count for code, count in needs)

    def take(self, needs: Needs, sign: int) -> None:
        for code, count in needs:
            self.counts[code] -= sign * count

    def _add_to_table(self, number: int, points: int, used: int, jokers: int, makes: int) -> None:
        if number == len(self.case.melds):
            self._add_melds(0, points, used, jokers, makes)
            return
        meld, variant = self.case.melds[number], self.case.variant
        old = meld.shape
        if meld.owner != 0:
            self._add_to_table(number + 1, points, used, jokers, makes)
            return
        self._add_to_table(number + 1, points, used, jokers, makes | self.makes(old))
        for new in larger(old):
            needs = needs_of(new.cards, old.cards)
            if self.has(needs):
                gain = self.worth(new) - self.worth(old)
                self.take(needs, 1)
                self._add_to_table(
                    number + 1,
                    points + gain,
                    used + new.size - old.size,
                    jokers + wilds(new.cards, variant) - wilds(old.cards, variant),
                    makes | self.makes(new),
                )
                self.take(needs, -1)

    def _add_melds(self, first: int, points: int, used: int, jokers: int, makes: int) -> None:
        left = self.size - used
        if left >= 2 or used == 0 or (left == 1 and self.closes(makes)):
            self.found.add((points, left, makes & 1 == 1, makes & 2 == 2, jokers))
        for i in range(first, len(self.parts)):
            shape, needs = self.parts[i]
            if self.has(needs):
                self.take(needs, 1)
                self._add_melds(
                    i,
                    points + self.worth(shape),
                    used + shape.size,
                    jokers + wilds(shape.cards, self.case.variant),
                    makes | self.makes(shape),
                )
                self.take(needs, -1)

    def worth(self, shape: Shape) -> int:
        """What a meld gives, with what its cards no longer cost in the hand."""
        return value(self.case.variant, shape) + shape.points

    def makes(self, shape: Shape) -> int:
        variant = self.case.variant
        return int(closes_pinnacola(variant, shape)) | 2 * int(closes_poker(variant, shape))

    def closes(self, makes: int) -> bool:
        variant = self.case.variant
        has_pinnacola = makes & 1 == 1 or not variant.needs_pinnacola
        return has_pinnacola and (makes & 2 == 2 or not variant.needs_poker)


def wilds(some: tuple[Card, ...], variant: Variant) -> int:
    """How many wild cards there are among some."""
    return len([card for card in some if variant.book.is_wild(card)])


def needs_of(cards: tuple[Card, ...], less: tuple[Card, ...]) -> Needs:
    """How many of each card these are, less some others."""
    counts: dict[int, int] = {}
    for card in cards:
        counts[card.code] = counts.get(card.code, 0) + 1
    for card in less:
        counts[card.code] -= 1
    return [(code, count) for code, count in counts.items() if count]


def larger(old: Shape) -> list[Shape]:
    """What a meld can become by adding cards."""
    return [new for new in old.book.shapes if new.kind == old.kind and is_larger(new, old)]


def is_larger(new: Shape, old: Shape) -> bool:
    if new.size <= old.size:
        return False
    if new.kind == RUN:
        holds_it = new.suit == old.suit and new.low <= old.low and new.high >= old.high
        joker_stays = new.joker == old.joker and new.wild == old.wild
        joker_is_new = not old.joker and not old.low <= new.joker <= old.high
        return holds_it and (joker_stays or joker_is_new)
    is_set = new.kind == SET and new.rank == old.rank
    wild_stays = not old.joker or (new.joker and new.wild == old.wild)
    return bool(is_set and new.suits & old.suits == old.suits and wild_stays)


def betters(one: Merits, other: Merits) -> bool:
    return (
        one != other
        and one[0] >= other[0]
        and one[1] <= other[1]
        and one[2] >= other[2]
        and one[3] >= other[3]
        and one[4] <= other[4]
    )


def check(seed: str, most: int, later: dict[str, bool] | None = None) -> int:
    """Compare the solver with brute force on one case; how many ways there are."""
    case = Case(seed, most, later)
    ways = solve(case.holding())
    assert {way.merits for way in ways} == BruteForce(case).merits(), f"{seed}: {case}"
    for way in ways:
        assert played(case, way) == way.merits, f"{seed}: {case} {way}"
    return len(ways)


def played(case: Case, way: Way) -> Merits:
    """What the moves of a way really come to."""
    hand = list(case.hand)
    shapes = [meld.shape for meld in case.melds]
    owners = [meld.owner for meld in case.melds]
    for move in way.moves():
        if isinstance(move, Meld):
            assert move.shape is not None
            shapes.append(move.shape)
            owners.append(0)
            used = move.cards
        else:
            assert isinstance(move, LayOff)
            assert owners[move.meld] == 0
            new = grown(shapes[move.meld], move.below, move.above)
            assert new is not None
            shapes[move.meld] = new
            used = move.below + move.above
        for card in used:
            hand.remove(card)
    own = [shape for shape, owner in zip(shapes, owners, strict=True) if owner == 0]
    before = [meld.shape for meld in case.melds if meld.owner == 0]
    variant = case.variant
    points = sum(value(variant, shape) for shape in own)
    points -= sum(value(variant, shape) for shape in before)
    points += total(variant, case.hand) - total(variant, hand)
    return (
        points,
        len(hand),
        any(closes_pinnacola(variant, shape) for shape in own),
        any(closes_poker(variant, shape) for shape in own),
        wilds(tuple(case.hand), variant) - wilds(tuple(hand), variant),
    )
