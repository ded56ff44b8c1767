"""A move chosen step by step among the legal ones: the word first, then field by field.

It knows no game: the steps follow from the fields that moves declare. Several places of one move,
and all of its cards, are picked one after the other in any order.

>>> from facedown.core.moves import DRAW, SWAPS
>>> choosing = Choosing([DRAW, SWAPS[0], SWAPS[2]])
>>> [pick.value for pick in choosing.picks()]
['draw', 'swap']
>>> choosing.take(choosing.picks()[1]), [pick.value for pick in choosing.picks()]
(None, [0, 2])
>>> choosing.take(choosing.picks()[1])
<swap 2>
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final

from facedown.core.fields import Kind
from facedown.core.records import Move

WORD: Final = "word"
DONE: Final = "done"
WHOLE: Final = "move"


@dataclass(frozen=True)
class Pick:
    """One step: the word of a move, a value of one of its fields, or that enough are picked."""

    kind: str
    name: str
    value: object


ENOUGH: Final = Pick(DONE, "", None)

# Kinds of fields that are picked together where a move has several.
TOGETHER: Final = ("place", "cards")
# Fields that are picked together, and their kind.
Group = tuple[tuple[str, ...], Kind]


@dataclass(frozen=True)
class Stage:
    """Where a choice stands: the moves still possible, what is picked of the group, and what next.

    `asked` is all that can be picked in answer to the same question, what is picked already
    included. Without picks it is decided, and `moves` has one move.
    """

    moves: list[Move]
    picks: list[Pick]
    chosen: list[object]
    asked: list[Pick] = field(default_factory=list)


class Choosing:
    """A choice being made."""

    def __init__(self, moves: Sequence[Move]) -> None:
        self.moves: Final = list(moves)
        self.path: Final[list[Pick]] = []

    def picks(self) -> list[Pick]:
        """What may be picked now."""
        return self._stage(self.path).picks

    def chosen(self) -> list[object]:
        """What is picked already of the things being picked now."""
        return self._stage(self.path).chosen

    def possible(self) -> list[Move]:
        """The moves that the steps so far lead to."""
        return self._stage(self.path).moves

    def take(self, *picks: Pick) -> Move | None:
        """Go some steps; the move, if that decides it."""
        self.path.extend(picks)
        return self.decided()

    def decided(self, *picks: Pick) -> Move | None:
        """The move that these further steps would decide, if they decide one."""
        stage = self._stage([*self.path, *picks])
        return stage.moves[0] if not stage.picks and len(stage.moves) == 1 else None

    def words(self) -> list[Pick]:
        """The words that the choice began with."""
        return self._stage([]).picks

    def asked(self, *picks: Pick) -> list[Pick]:
        """All answers to what is asked after these steps, also those picked already."""
        stage = self._stage([*self.path, *picks])
        return stage.asked or stage.picks

    def after(self, pick: Pick) -> list[Pick]:
        """What could be picked next after this."""
        return self._stage([*self.path, pick]).picks

    def back(self) -> bool:
        """Take the last step back; False if there is none."""
        if not self.path:
            return False
        self.path.pop()
        return True

    def _stage(self, path: list[Pick]) -> Stage:
        if not path:
            words = dict.fromkeys(move.WORD for move in self.moves)
            return Stage(self.moves, [Pick(WORD, "", word) for word in words], [])
        rest = path[1:]
        left = [move for move in self.moves if move.WORD == path[0].value]
        for group in groups_of(type(left[0])) if left else []:
            stage = _pick_group(left, group, rest)
            if stage.picks:
                return stage
            left = stage.moves
        if len(left) > 1 and not rest:
            return Stage(left, [Pick(WHOLE, "", move) for move in left], [])
        if rest:
            left = [move for move in left if move == rest[0].value]
        return Stage(left, [], [])


def groups_of(kind: type[Move]) -> list[Group]:
    """The fields of a kind of move as they are picked: places together, cards together."""
    groups: dict[str, Group] = {}
    for name, value in kind.FIELDS:
        key = value.name if value.name in TOGETHER else name
        names, _ = groups.get(key, ((), value))
        groups[key] = ((*names, name), value)
    return list(groups.values())


def items(move: Move, group: Group) -> list[object]:
    """What a move has in a group of fields: its places, its cards, or one value."""
    names, kind = group
    values = [getattr(move, name) for name in names]
    return [card for cards in values for card in cards] if kind.name == "cards" else values


def _pick_group(moves: list[Move], group: Group, rest: list[Pick]) -> Stage:
    """Use up the steps that belong to this group; what forces itself is picked unasked."""
    names, kind = group
    chosen: list[object] = []
    left = moves
    while True:
        exact = [move for move in left if len(items(move, group)) == len(chosen)]
        values = _next_values(left, group, chosen)
        if not values:
            return Stage(exact, [], chosen)
        if all(Counter(items(move, group)) == Counter(items(left[0], group)) for move in left):
            return Stage(left, [], items(left[0], group))
        if len(values) == 1 and not exact:
            chosen.append(values[0])
        elif not rest:
            picks = [Pick(kind.name, names[0], value) for value in values]
            asked = [Pick(kind.name, names[0], value) for value in _next_values(moves, group, [])]
            return Stage(left, [*picks, ENOUGH] if exact else picks, chosen, asked)
        else:
            pick = rest.pop(0)
            if pick == ENOUGH:
                return Stage(exact, [], chosen)
            chosen.append(pick.value)
        left = [move for move in left if _has(items(move, group), chosen)]


def _next_values(moves: list[Move], group: Group, chosen: list[object]) -> list[object]:
    found: dict[object, None] = {}
    for move in moves:
        for value, number in (Counter(items(move, group)) - Counter(chosen)).items():
            if number > 0:
                found[value] = None
    return list(found)


def _has(values: Iterable[object], chosen: list[object]) -> bool:
    return not Counter(chosen) - Counter(values)
