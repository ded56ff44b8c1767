"""The key for everything that can be picked now."""

from dataclasses import dataclass
from typing import Final

from facedown.cli.choosing import DONE, WORD, Choosing, Pick, groups_of
from facedown.core.cards import NO_SUIT, RANK_TEXT, Card
from facedown.core.placed_card import seat_of, slot_of
from facedown.core.records import Move

BACK: Final = "escape"
GO_ON: Final = "space"
HELP: Final = "?"
HINT: Final = "h"
LEAVE: Final = "q"

LETTERS: Final = "abcdefgijklmnoprstuvwxyz"
DIGITS: Final = "123456789"
LABELS: Final = DIGITS + LETTERS + LETTERS.upper()

ON_TABLE: Final = ("place", "slot", "seat")


@dataclass(frozen=True)
class Choice:
    """A key and the steps it takes: one, or a word and its first field at once."""

    key: str
    picks: tuple[Pick, ...]

    @property
    def last(self) -> Pick:
        return self.picks[-1]


def choices(choosing: Choosing, *, directly: bool = True) -> list[Choice]:
    """What may be picked now, each with a key of its own.

    Directly: where one kind of move needs a place and no other does, the places have keys at once.
    """
    picks = choosing.picks()
    taken: set[str] = {LEAVE, HINT}
    words = choosing.words()
    found = [Choice(word_key(kind_of(choosing, word), taken), (word,)) for word in words]
    if not picks or picks[0].kind != WORD:
        return _with_labels([(pick,) for pick in _in_order(picks)], choosing.asked(), taken)
    word = _direct_word(choosing, picks) if directly else None
    if word is not None:
        steps: list[tuple[Pick, ...]] = [(word, pick) for pick in _in_order(choosing.after(word))]
        found += _with_labels(steps, choosing.asked(word), taken)
    return found


def without_shortcuts(found: list[Choice]) -> list[Choice]:
    """The same choices without a word whose places can be picked at once, those first."""
    direct = {choice.picks[0] for choice in found if len(choice.picks) > 1}
    plain = [choice for choice in found if choice.last not in direct]
    return sorted(plain, key=lambda choice: len(choice.picks) == 1)


def kind_of(choosing: Choosing, pick: Pick) -> type[Move]:
    """The kind of move that a word stands for."""
    return next(type(move) for move in choosing.moves if move.WORD == pick.value)


def word_key(kind: type[Move], taken: set[str]) -> str:
    """The key of a kind of move: its own, or the first letter of its word that is free."""
    wanted = [kind.KEY, *[char for char in kind.WORD if char in LETTERS], *LETTERS]
    key = str(next(one for one in wanted if one and one not in taken))
    taken.add(key)
    return key


def _direct_word(choosing: Choosing, picks: list[Pick]) -> Pick | None:
    """The one word whose places may be picked at once: of several, the one that asks no more."""
    placed = [pick for pick in picks if _is_on_table(choosing.after(pick))]
    if len(placed) == 1:
        return placed[0]
    simple = [pick for pick in placed if len(groups_of(kind_of(choosing, pick))) == 1]
    return simple[0] if len(simple) == 1 else None


def _is_on_table(picks: list[Pick]) -> bool:
    return bool(picks) and all(pick.kind in ON_TABLE or pick.name in ON_TABLE for pick in picks)


def _in_order(picks: list[Pick]) -> list[Pick]:
    """Places seat by seat and cards suit by suit, as they lie before the one who picks."""
    return sorted(picks, key=lambda pick: (pick.kind == DONE, _order(pick)))


def _order(pick: Pick) -> tuple[int, int]:
    value = pick.value
    if isinstance(value, Card):
        return hand_order(value)
    if pick.kind == "place" and isinstance(value, int):
        return (seat_of(value), slot_of(value))
    return (value, 0) if isinstance(value, int) else (0, 0)


def hand_order(card: Card) -> tuple[int, int]:
    """Where a card stands in a sorted hand: by suit and rank, jokers last."""
    return (4 if card.suit == NO_SUIT else card.suit, card.rank)


def _with_labels(steps: list[tuple[Pick, ...]], asked: list[Pick], taken: set[str]) -> list[Choice]:
    """Keys for values: each keeps its own while the same is asked, and none is a word's."""
    now = [picks[-1] for picks in steps if picks[-1].kind != DONE]
    labels = _labels(asked, taken)
    if not all(labels.get(pick) for pick in now):
        labels = _labels(now, taken)
    return [
        Choice(GO_ON if picks[-1].kind == DONE else labels[picks[-1]], picks) for picks in steps
    ]


def _labels(picks: list[Pick], taken: set[str]) -> dict[Pick, str]:
    """Ranks and the slots of the first hand have keys of their own, the rest are counted off."""
    order = _in_order([pick for pick in picks if pick.kind != DONE])
    own = {pick: _own_label(pick, order[0]) for pick in order}
    used = {*taken, *own.values()}
    is_placed = bool(order) and _slot(order[0]) is not None
    wanted = LETTERS + LETTERS.upper() + DIGITS if is_placed else LABELS
    free = iter([label for label in wanted if label not in used])
    return {pick: own[pick] or next(free, "") for pick in order}


def _own_label(pick: Pick, first: Pick) -> str:
    value = pick.value
    if pick.kind == "rank" and isinstance(value, int) and value >= 0:
        return RANK_TEXT[value].lower().replace("jk", "0")
    slot = _slot(pick)
    is_other = pick.kind == "place" and _order(pick)[0] != _order(first)[0]
    return "" if slot is None or is_other else DIGITS[slot : slot + 1]


def _slot(pick: Pick) -> int | None:
    """The slot that a pick is of, if it is of one."""
    value = pick.value
    if not isinstance(value, int) or value < 0:
        return None
    if pick.kind == "place":
        return slot_of(value)
    return value if pick.name == "slot" else None
