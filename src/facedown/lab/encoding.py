"""Encoding: what a seat knows as numbers, and its moves as numbered actions.

An encoder is made for one game and so many players. It has a version, which its name says: under
one name an observation and an action always mean the same, whatever the house rules. Seats count
from the one that looks: 0 is itself, 1 its left neighbour. An observation is one byte for each
number; `Encoder.fields` says what stands where.

An observation holds what the seat has been shown and nothing else: it is the same from the table as
from the seat's view.
"""

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from facedown.core.errors import BadSetup, FacedownError
from facedown.core.game import Game
from facedown.core.records import Move
from facedown.core.seats import MAX_SEATS, Seat
from facedown.core.setup import Setup
from facedown.core.table import Table
from facedown.core.variant import Variant

# Two actions of every game. "Nothing now" is for a seat that is invited to react and not awaited.
# The default is the move that a timeout plays: legal only where no other legal move has a number.
NOTHING: Final = 0
DEFAULT: Final = 1
FIRST: Final = 2

MOST: Final = 255  # that fits in a byte
MIDDLE: Final = 128  # stands for zero where a number can be negative

# Masks of lists that the rules hand out again and again are kept, up to so many.
_MOST_KEPT: Final = 4096
_ALL: Final = (1 << MAX_SEATS) - 1


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


class Legal:
    """What a seat may do: the numbers of its actions in order, and the same as a mask."""

    def __init__(self, moves: list[Move], numbers: list[int], mask: bytes) -> None:
        self.moves: Final = moves
        self.numbers: Final = numbers
        self.mask: Final = mask


def one_hots(size: int) -> list[bytes]:
    """For each of so many numbers a row with a one in that place; last, a row of zeros."""
    rows = [bytes([1 if at == i else 0 for at in range(size)]) for i in range(size)]
    return [*rows, bytes(size)]


def many_hots(size: int) -> list[bytes]:
    """For each set of so many things, as a bitmask, a row with a one for each of them."""
    return [bytes([mask >> i & 1 for i in range(size)]) for mask in range(1 << size)]


COUNTS: Final = [bytes([number]) for number in range(MOST + 1)]
FLAGS: Final = [b"\x00", b"\x01"]


def count_byte(number: i64) -> bytes:
    """A number from 0 up, as one byte; what is more than fits counts as the most."""
    return COUNTS[number] if number < MOST else COUNTS[MOST]


def signed_byte(number: int) -> bytes:
    """A number that can be negative, as one byte with 128 for zero."""
    return bytes([min(max(number + MIDDLE, 0), MOST)])


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
        self.size: int = 0
        self.actions: int = FIRST
        self._kept: Final[list[dict[int, Legal]]] = [{} for _ in range(2 * MAX_SEATS)]
        # By seat that looks: where each other seat sits, and sets of seats as rows.
        self._away: Final = [
            [(seat - me) % players for seat in range(MAX_SEATS)] for me in range(players)
        ]
        hot = one_hots(players)
        # The two last stand for no seat and for the Dealer, which are counted from the end.
        self._seat_rows: Final = [
            [*[hot[self._away[me][seat]] for seat in range(MAX_SEATS)], hot[-1], hot[-1]]
            for me in range(players)
        ]
        self._seats_rows: Final = [
            [
                bytes([mask >> ((me + i) % players) & 1 for i in range(players)])
                for mask in range(_ALL + 1)
            ]
            for me in range(players)
        ]
        self._setup: Setup | None = None
        self._match_rows: list[bytes] = []

    @property
    def name(self) -> str:
        return self.NAME

    # -- a game writes these ---------------------------------------------------------------------

    def number(self, table: Table, seat: Seat, move: Move) -> i64:
        """The number of a seat's move; -1 if it has none."""
        raise NotImplementedError

    def observe(self, table: Table, seat: Seat) -> bytes:
        """What this seat knows; the same from the table as from its view."""
        raise NotImplementedError

    def text(self, action: int) -> str:
        """What an action is, as the seat would say it: places and seats count from itself."""
        raise NotImplementedError

    def fits(self, variant: Variant) -> bool:
        """Whether every move by these house rules has a number, or lacks it only for its size."""
        return True

    def is_kept(self, table: Table) -> bool:
        """Whether the rules hand out their list of moves again and again in this phase."""
        return False

    def find(self, table: Table, seat: Seat, moves: list[Move], action: i64) -> Move:
        """Of these moves the one with this number, which there is."""
        for move in moves:
            if self.number(table, seat, move) == action:
                return move
        raise AssertionError("no such move")

    # -- actions -----------------------------------------------------------------------------------

    def legal_of(self, table: Table, seat: Seat, moves: list[Move], *, awaited: bool) -> Legal:
        """What a seat may do that has these legal moves."""
        if not self.is_kept(table):
            return self._read(table, seat, moves, awaited=awaited)
        kept = self._kept[seat * 2 + 1 if awaited else seat * 2]
        # The list is kept with it, so that no other list comes to have its number.
        known = kept.get(id(moves))
        if known is None:
            known = self._read(table, seat, moves, awaited=awaited)
            if len(kept) >= _MOST_KEPT:
                kept.clear()
            kept[id(moves)] = known
        return known

    def _read(self, table: Table, seat: Seat, moves: list[Move], *, awaited: bool) -> Legal:
        mask = bytearray(self.actions)
        numbers: list[int] = []
        for move in moves:
            number = self.number(table, seat, move)
            if number >= 0 and not mask[number]:
                mask[number] = 1
                numbers.append(number)
        if not awaited or not numbers:
            extra = DEFAULT if awaited else NOTHING
            mask[extra] = 1
            numbers.append(extra)
        numbers.sort()
        return Legal(moves, numbers, bytes(mask))

    def legal(
        self, table: Table, seat: Seat, moves: list[Move], *, awaited: bool = True
    ) -> list[int]:
        """The numbers of what a seat may do that has these legal moves, in order."""
        return self.legal_of(table, seat, moves, awaited=awaited).numbers

    def mask(self, table: Table, seat: Seat, moves: list[Move], *, awaited: bool = True) -> bytes:
        """One byte for each action, 1 if it is legal."""
        return self.legal_of(table, seat, moves, awaited=awaited).mask

    def move(
        self, table: Table, seat: Seat, moves: list[Move], action: i64, *, awaited: bool = True
    ) -> Move | None:
        """Of these legal moves the one with this number; None is "nothing now"."""
        return self.chosen(table, seat, self.legal_of(table, seat, moves, awaited=awaited), action)

    def chosen(self, table: Table, seat: Seat, legal: Legal, action: i64) -> Move | None:
        """The move that a legal action stands for; None is "nothing now"."""
        if action < 0 or action >= self.actions or not legal.mask[action]:
            named = [f"{number} {self.text(number)}" for number in legal.numbers]
            raise IllegalAction("illegal_action", action=action, legal=", ".join(named))
        if action >= FIRST:
            return self.find(table, seat, legal.moves, action)
        return None if action == NOTHING else self.game.default_move(table, seat)

    # -- for the games' own encoders ---------------------------------------------------------------

    def add_field(self, name: str, shape: tuple[int, ...], says: str) -> None:
        """The next part of an observation."""
        field = Field(name, shape, self.size, says)
        self.fields = (*self.fields, field)
        self.size += field.size

    def add_actions(self, count: int) -> int:
        """Take the next so many action numbers; the first of them."""
        first = self.actions
        self.actions += count
        return first

    def text_of_shared(self, action: int) -> str:
        """The text of the two actions of every game."""
        return "nothing" if action == NOTHING else "default"

    def add_match_fields(self) -> None:
        self.add_field(
            "scores", (self.players,), "points in the match by seat, with 128 for zero, clipped"
        )
        self.add_field("round", (1,), "the number of the round in the match")

    def match_row(self, table: Table, seat: Seat) -> bytes:
        """How the match stands, from this seat."""
        if table.setup is not self._setup:
            self._setup = table.setup
            self._match_rows = [self._match_row(table.setup, me) for me in range(self.players)]
        return self._match_rows[seat]

    def _match_row(self, setup: Setup, me: int) -> bytes:
        scores = [setup.scores[(me + i) % self.players] for i in range(self.players)]
        return b"".join([*map(self.score_byte, scores), count_byte(setup.number)])

    def score_byte(self, score: int) -> bytes:
        return signed_byte(score)

    def seat_row(self, me: Seat, seat: Seat) -> bytes:
        """A seat, or none, as seen by another."""
        return self._seat_rows[me][seat]

    def seats_row(self, me: Seat, seats: i64) -> bytes:
        """A set of seats, as seen by one."""
        return self._seats_rows[me][seats & _ALL]

    def away(self, me: Seat, seat: Seat) -> i64:
        """How far to the left of one seat another sits."""
        return self._away[me][seat]


def split(encoder: Encoder, observation: Sequence[int]) -> dict[str, list[int]]:
    """An observation by the names of its fields, each as one row of numbers."""
    return {
        field.name: list(observation[field.offset : field.offset + field.size])
        for field in encoder.fields
    }
