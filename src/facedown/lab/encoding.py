"""Encoding: what a seat knows as numbers, and its moves as numbered actions.

An encoder is made for one game and so many players. It has a version, which its name says: under
one name an observation and an action always mean the same, whatever the house rules. Seats count
from the one that looks: 0 is itself, 1 its left neighbour. An observation is one byte for each
number; `Encoder.fields` says what stands where. It is written in words of eight bytes, so that a
field is followed by zeros up to the next whole word.

An observation holds what the seat has been shown and nothing else: it is the same from the table as
from the seat's view.
"""

from typing import Any, ClassVar, Final, NoReturn

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from facedown.core.errors import BadSetup, FacedownError
from facedown.core.game import Game
from facedown.core.records import Move
from facedown.core.seats import MAX_SEATS, NO_SEAT, Seat, Seats
from facedown.core.setup import Setup
from facedown.core.table import Table
from facedown.core.variant import Variant

# Two actions of every game. "Nothing now" is for a seat that is invited to react and not awaited.
# The default is the move that a timeout plays: legal only where no other legal move has a number.
NOTHING: Final = 0
DEFAULT: Final = 1
FIRST: Final = 2

WORD: Final = 8  # bytes, each of them a number
MOST: Final = 255  # that fits in a byte
MIDDLE: Final = 128  # stands for zero where a number can be negative

# What is legal is kept for lists that the rules hand out again and again: so many, by the address
# of the list. Where two would stand in one place, the last one does.
_KEPT: Final = 4096
_LAST_KEPT: Final = 4095
_SPREADING: Final = 0x9E3779B1  # puts addresses that are near each other far apart
# Which seats what is legal is kept for: those that may say "nothing now", or those awaited.
_NOT_KEPT: Final = -1
_INVITED: Final = 0
_AWAITED: Final = 1
# No sums, so that compiled they are constants.
ALL: Final = 0xFF  # seats
_SEATS: Final = 10  # no seat and the Dealer come first


class IllegalAction(FacedownError):
    """An action that is not legal now, or no action at all; it names the legal ones."""


class Field:
    """A named part of an observation: its shape, where it begins, and what it says."""

    def __init__(self, name: str, shape: tuple[int, ...], offset: int, says: str) -> None:
        self.name: Final = name
        self.shape: Final = shape
        self.offset: Final = offset
        self.says: Final = says

    @property
    def size(self) -> int:
        """How many numbers it has."""
        size = 1
        for length in self.shape:
            size *= length
        return size


@mypyc_attr(acyclic=True)
class Legal:
    """What a seat may do: its moves, and the action that each of them is.

    `actions` has one number for each move, or -1 for a move that none stands for. After those
    comes "nothing now" or the default, where that is legal.
    """

    def __init__(self, moves: list[Move], actions: vec[i64]) -> None:
        self.moves: Final = moves
        self.actions: Final = actions
        count: i64 = 0
        for action in actions:
            if action >= 0:
                count += 1
        self.count: Final[i64] = count
        self.kept_for: i64 = _NOT_KEPT

    @property
    def numbers(self) -> list[int]:
        """The actions in order."""
        return sorted([int(action) for action in self.actions if action >= 0])

    def find(self, action: i64) -> i64:
        """Where an action stands; -1 if it is not legal."""
        if action >= 0:
            actions = self.actions
            end: i64 = len(actions)
            at: i64 = 0
            while at < end:
                if actions[at] == action:
                    return at
                at += 1
        return -1

    def nth(self, which: i64) -> i64:
        """Where one of the actions stands, counted from 0 in the order of the moves."""
        actions = self.actions
        if self.count == len(actions):
            return which
        left = which
        at: i64 = 0
        while left > 0 or actions[at] < 0:
            if actions[at] >= 0:
                left -= 1
            at += 1
        return at


NOTHING_LEGAL: Final = Legal([], vec[i64]())


def whole(size: int) -> int:
    """So many bytes, up to the next whole word."""
    return -(-size // WORD) * WORD


def words_of(row: bytes) -> list[i64]:
    """Bytes as words, filled up with zeros."""
    filled = row + bytes(whole(len(row)) - len(row))
    return [
        int.from_bytes(filled[at : at + WORD], "little", signed=True)
        for at in range(0, len(filled), WORD)
    ]


def word_of(row: bytes) -> i64:
    """Up to eight bytes as a word."""
    return words_of(row)[0]


# The eight bits of a number as eight bytes. A one in byte i of a word is `SPREAD[1 << i]`: mypyc
# shifts a constant as a C int, so that `1 << i * 8` has only 32 bits.
SPREAD: Final = vec[i64]([word_of(bytes([n >> i & 1 for i in range(WORD)])) for n in range(256)])


def clipped(number: i64) -> i64:
    """A number from 0 up as a byte; what is more than fits counts as the most."""
    if number > MOST:
        return MOST
    return number


def signed_byte(number: int) -> int:
    """A number that can be negative, as a byte with 128 for zero."""
    return min(max(number + MIDDLE, 0), MOST)


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoder:
    """The numbers of one game at a table of so many players."""

    NAME: ClassVar[str] = ""

    def __init__(self, game: Game[Any], players: int) -> None:
        low, high = game.ALLOWED
        if not low <= players <= high:
            raise BadSetup("wrong_number_of_players", players=players, low=low, high=high)
        self.game: Final = game
        self.players: Final = players
        self.fields: tuple[Field, ...] = ()
        self.words: int = 0
        self.actions: int = FIRST
        self._kept: Final = [NOTHING_LEGAL] * _KEPT
        # By seat that looks: where each other sits, as a number and as a word; sets of seats.
        self._away: Final = vec[i64](
            [(seat - me) % players for me in range(players) for seat in range(MAX_SEATS)]
        )
        self._seat_words: Final = vec[i64](
            [
                self._seat_word(me, seat)
                for me in range(players)
                for seat in range(NO_SEAT, MAX_SEATS)
            ]
        )
        self._seats_words: Final = vec[i64](
            [self._seats_word(me, mask) for me in range(players) for mask in range(ALL + 1)]
        )
        self._setup: Setup | None = None
        self._match_words: vec[i64] = vec[i64]()
        self._score_words: Final[dict[tuple[int, ...], vec[i64]]] = {}

    @property
    def name(self) -> str:
        return self.NAME

    @property
    def size(self) -> int:
        """The bytes of an observation."""
        return self.words * WORD

    def _seat_word(self, me: int, seat: int) -> i64:
        return self._seats_word(me, 1 << seat) if seat >= 0 else 0

    def _seats_word(self, me: int, mask: int) -> i64:
        players = self.players
        return word_of(bytes([mask >> ((me + i) % players) & 1 for i in range(players)]))

    # -- a game writes these ---------------------------------------------------------------------

    def number(self, table: Table, seat: Seat, move: Move) -> i64:
        """The number of a seat's move; -1 if it has none."""
        raise NotImplementedError

    def number_all(self, table: Table, seat: Seat, moves: list[Move], actions: vec[i64]) -> None:
        """Put the numbers of a seat's moves into as many actions."""
        at: i64 = 0
        while at < len(actions):
            actions[at] = self.number(table, seat, moves[at])
            at += 1

    def write(self, table: Table, seat: Seat, out: vec[i64], start: i64) -> None:
        """Put what this seat knows into the words from the start on."""
        raise NotImplementedError

    def text(self, action: int) -> str:
        """What an action is, as the seat would say it: places and seats count from itself."""
        raise NotImplementedError

    def fits(self, variant: Variant) -> bool:
        """Whether every move by these house rules has a number, or lacks it only for its size."""
        return True

    def is_kept(self, table: Table, seat: Seat) -> bool:
        """Whether the rules hand out the list of moves again and again, with the same numbers."""
        return False

    def drop_repeats(self, moves: list[Move], actions: vec[i64]) -> None:
        """Where several moves have one number, leave it to one of them: the others have -1."""

    def observe(self, table: Table, seat: Seat) -> bytes:
        """What this seat knows; the same from the table as from its view."""
        out = vec[i64]([0] * self.words)
        self.write(table, seat, out, 0)
        return bytes(memoryview(out))

    # -- actions -----------------------------------------------------------------------------------

    def legal_of(self, table: Table, seat: Seat, moves: list[Move], *, awaited: bool) -> Legal:
        """What a seat may do that has these legal moves."""
        address: i64 = id(moves)
        kept_for: i64 = _AWAITED if awaited else _INVITED
        at = ((address >> 4 & 0xFFFFFF) * _SPREADING >> 20 & _LAST_KEPT) ^ kept_for
        known = self._kept[at]
        # It holds the list, so that no other list can have come to its address.
        if known.moves is moves and known.kept_for == kept_for:
            return known
        legal = self._read(table, seat, moves, awaited=awaited)
        if self.is_kept(table, seat):
            legal.kept_for = kept_for
            self._kept[at] = legal
        return legal

    def _read(self, table: Table, seat: Seat, moves: list[Move], *, awaited: bool) -> Legal:
        size: i64 = len(moves)
        actions = vec[i64]([0] * size, capacity=size + 1)
        self.number_all(table, seat, moves, actions)
        found = False
        for action in actions:
            if action >= 0:
                found = True
                break
        if found:
            self.drop_repeats(moves, actions)
        if not awaited:
            actions = append(actions, NOTHING)
        elif not found:
            actions = append(actions, DEFAULT)
        return Legal(moves, actions)

    def legal(
        self, table: Table, seat: Seat, moves: list[Move], *, awaited: bool = True
    ) -> list[int]:
        """The numbers of what a seat may do that has these legal moves, in order."""
        return self.legal_of(table, seat, moves, awaited=awaited).numbers

    def mask(self, table: Table, seat: Seat, moves: list[Move], *, awaited: bool = True) -> bytes:
        """One byte for each action, 1 if it is legal."""
        return self.mask_of(self.legal_of(table, seat, moves, awaited=awaited))

    def mask_of(self, legal: Legal) -> bytes:
        """One byte for each action, 1 if it is among the legal ones."""
        mask = bytearray(self.actions)
        for action in legal.numbers:
            mask[action] = 1
        return bytes(mask)

    def move(
        self, table: Table, seat: Seat, moves: list[Move], action: i64, *, awaited: bool = True
    ) -> Move | None:
        """Of these legal moves the one with this number; None is "nothing now"."""
        return self.chosen(table, seat, self.legal_of(table, seat, moves, awaited=awaited), action)

    def chosen(self, table: Table, seat: Seat, legal: Legal, action: i64) -> Move | None:
        """The move that a legal action stands for; None is "nothing now"."""
        at = legal.find(action)
        if at < 0:
            self.refuse(legal, action)
        return self.move_at(table, seat, legal, at)

    def move_at(self, table: Table, seat: Seat, legal: Legal, at: i64) -> Move | None:
        """The same of an action by where it stands among the legal ones."""
        if at < len(legal.moves):
            return legal.moves[at]
        return None if legal.actions[at] == NOTHING else self.game.default_move(table, seat)

    def refuse(self, legal: Legal, action: i64) -> NoReturn:
        """Refuse an action, and name the legal ones."""
        raise IllegalAction("illegal_action", action=action, legal=self.text_of_legal(legal))

    def text_of_legal(self, legal: Legal) -> str:
        """The legal actions, each with its number."""
        return ", ".join([f"{action} {self.text(action)}" for action in legal.numbers])

    # -- for the games' own encoders ---------------------------------------------------------------

    def add_field(self, name: str, shape: tuple[int, ...], says: str) -> None:
        """The next part of an observation."""
        field = Field(name, shape, self.words * WORD, says)
        self.fields = (*self.fields, field)
        self.words += whole(field.size) // WORD

    def add_actions(self, count: int) -> int:
        """Take the next so many action numbers; the first of them."""
        first = self.actions
        self.actions += count
        return first

    def text_of_shared(self, action: int) -> str:
        """The text of the two actions of every game."""
        return "nothing" if action == NOTHING else "default"

    def score_byte(self, score: int) -> int:
        """Points in the match as one byte."""
        return signed_byte(score)

    def match_word(self, table: Table, seat: Seat) -> i64:
        """The points of each seat in the match."""
        setup = table.setup
        if setup is not self._setup:
            words = self._score_words.get(setup.scores)
            if words is None:
                words = vec[i64]([self._score_word(setup.scores, me) for me in range(self.players)])
                if len(self._score_words) >= _KEPT:
                    self._score_words.clear()
                self._score_words[setup.scores] = words
            self._match_words = words
            self._setup = setup
        return self._match_words[seat]

    def _score_word(self, scores: tuple[int, ...], me: int) -> i64:
        players = self.players
        return word_of(bytes([self.score_byte(scores[(me + i) % players]) for i in range(players)]))

    def seat_word(self, me: Seat, seat: Seat) -> i64:
        """A seat, or none, as seen by another."""
        return self._seat_words[me * _SEATS + seat - NO_SEAT]

    def seats_word(self, me: Seat, seats: Seats) -> i64:
        """A set of seats, as seen by one."""
        return self._seats_words[me * (ALL + 1) + (seats & ALL)]

    def away(self, me: Seat, seat: Seat) -> i64:
        """How far to the left of one seat another sits."""
        return self._away[me * MAX_SEATS + seat]


def split(encoder: Encoder, observation: bytes) -> dict[str, list[int]]:
    """An observation by the names of its fields, each as one row of numbers."""
    return {
        field.name: list(observation[field.offset : field.offset + field.size])
        for field in encoder.fields
    }
