"""Moves that are almost legal: legal ones with a field changed, and moves of other moments."""

from collections.abc import Callable, Sequence
from typing import Any

from facedown.core.cards import CARDS as ALL_CARDS
from facedown.core.cards import KING, Card
from facedown.core.dealer import Dealer
from facedown.core.errors import BadNotation
from facedown.core.fields import (
    CARD,
    CARDS,
    INDEX,
    NUMBER,
    PLACE,
    RANK,
    SEAT,
    SECRET,
    SLOT,
    Kind,
)
from facedown.core.game import Game
from facedown.core.placed_card import place
from facedown.core.records import Move
from facedown.core.table import Table


def near_misses(game: Game[Any], table: Table, legal: Sequence[Move], chance: Dealer) -> list[Move]:
    """Some legal moves with one field changed, and one move of each kind made up."""
    found = [changed(move, table, chance) for move in legal if move.FIELDS]
    found += [made_up(kind, table, chance) for kind in game.MOVES]
    return found


def changed(move: Move, table: Table, chance: Dealer) -> Move:
    """The same move with one of its fields changed."""
    values = move.values()
    index = chance.below(len(values))
    values[index] = any_value(move.FIELDS[index][1], values[index], table, chance)
    make: Callable[..., Move] = type(move)
    return make(*values)


def made_up(kind: type[Move], table: Table, chance: Dealer) -> Move:
    """A move of this kind with fields of the right kind."""
    make: Callable[..., Move] = kind
    return make(*[any_value(field, None, table, chance) for _, field in kind.FIELDS])


def any_value(kind: Kind, old: object, table: Table, chance: Dealer) -> object:
    """A value for a field, near an old one where there is one."""
    if kind in (NUMBER, SLOT, INDEX):
        near = old if isinstance(old, int) else chance.below(4)
        return near + chance.below(3) - 1
    if kind is SEAT:
        return chance.below(table.setup.players + 1)
    if kind is PLACE:
        return place(chance.below(table.setup.players), chance.below(8))
    if kind is RANK:
        return chance.below(KING + 1)
    if kind in (CARD, SECRET):
        return chance.pick(ALL_CARDS)
    if kind is CARDS:
        return _any_cards(old, chance)
    return kind.from_data(kind.data(old)) if old is not None else _first(kind)


def _any_cards(old: object, chance: Dealer) -> tuple[Card, ...]:
    cards = list(old) if isinstance(old, tuple) else [chance.pick(ALL_CARDS) for _ in range(3)]
    change = chance.below(3)
    if change == 0 and cards:
        cards.pop(chance.below(len(cards)))
    elif change == 1:
        cards.append(chance.pick(ALL_CARDS))
    else:
        chance.shuffle(cards)
    return tuple(cards)


def _first(kind: Kind) -> object:
    for text in ("0", "no", "-", *getattr(kind, "names", ())):
        try:
            return kind.parse(text)
        except BadNotation:
            continue
    raise AssertionError(f"no value is known for a field of kind {kind.name}")
