"""What goes into a store and comes out of it. Times are seconds since 1970."""

import hashlib
from typing import Final

from msgspec import Struct

SOMEONE: Final = "someone"

# Half of SHA-256: enough that no two matches share it, short enough for an address.
ID_DIGITS: Final = 32


class KeptPerson(Struct, frozen=True, kw_only=True):
    """A person as the house knows them.

    The skeleton is the name with look-alike letters made equal. Tokens of an older generation
    than this one no longer open anything.
    """

    id: str
    name: str
    skeleton: str
    generation: int = 0
    created: float
    seen: float
    # Empty if they have chosen none.
    face: str = ""


class Words(Struct, frozen=True, omit_defaults=True):
    """Something that one of the two in a report had said at the table before it.

    It is a phrase by its code, or a text; `quoted` if the report is about these words.
    """

    at: float
    reporter: bool = False
    phrase: str = ""
    text: str = ""
    quoted: bool = False


class Report(Struct, frozen=True, kw_only=True):
    """Somebody's complaint about somebody; empty where one is forgotten. The store gives the id."""

    reporter: str
    reported: str
    table: str = ""
    reason: str
    text: str = ""
    at: float
    said: tuple[Words, ...] = ()
    # When somebody who runs the house has dealt with it; 0 if nobody has.
    settled: float = 0.0
    id: int = 0


# The kinds of sanctions.
BAN: Final = "ban"
MUTE: Final = "mute"


class Sanction(Struct, frozen=True, kw_only=True):
    """A ban or a mute of a person, or a ban of a range of addresses. The store gives the id."""

    kind: str
    person: str = ""
    network: str = ""
    at: float
    # 0: until it is lifted.
    until: float = 0.0
    why: str = ""
    admin: str
    id: int = 0


class Notice(Struct, frozen=True, kw_only=True):
    """Something for everybody to read. The store gives the id; the newest one counts.

    With no text it takes the one before it back.
    """

    text: str
    at: float
    # 0: until another is given.
    until: float = 0.0
    id: int = 0


class AuditLine(Struct, frozen=True, kw_only=True):
    """What an admin did: to a person, a table, a report, by its id. The store gives the id."""

    at: float
    admin: str
    act: str
    about: str = ""
    why: str = ""
    id: int = 0


class RecordSeat(Struct, frozen=True, kw_only=True):
    """Who played a seat: a person, a bot of some level, or somebody forgotten."""

    name: str
    person: str = ""
    bot: str = ""
    face: str = ""


class RecordCard(Struct, frozen=True, kw_only=True):
    """A finished match as a list shows it. Scores and places are by seat, winners are seats."""

    id: str
    table: str
    game: str
    version: int
    preset: str = ""
    options: dict[str, str] = {}
    started: float
    ended: float
    rounds: int
    seats: tuple[RecordSeat, ...]
    scores: tuple[int, ...]
    places: tuple[int, ...]
    winners: tuple[int, ...]


class Record(RecordCard, frozen=True, kw_only=True):
    """A finished match with its transcript; its id is `record_id` of that.

    `sides` says for whom each seat played when it is kept; partners who win share nothing.
    """

    text: str
    sides: tuple[int, ...] = ()

    @property
    def winning_sides(self) -> int:
        """How many sides share the victory."""
        return len({self.sides[seat] if self.sides else seat for seat in self.winners})


class Tally(Struct, frozen=True, kw_only=True):
    """What a person has played of one game, as far as it is kept. `wins` includes `shared` ones."""

    game: str
    matches: int
    wins: int
    shared: int
    rounds: int
    seconds: float
    last: float


class Forgotten(Struct, frozen=True, kw_only=True):
    """How much went."""

    records: int
    tables: int
    people: int


class Figures(Struct, frozen=True, kw_only=True):
    """How the writer does: changes, commits and their time so far, and the changes that wait."""

    changes: int
    commits: int
    waiting: int
    seconds: float
    slowest: float


def record_id(text: str) -> str:
    r"""The id of a match: the same wherever it is kept, and whatever its players are called.

    >>> one, other = "player 0 ann\nround 1\n", "player 0 someone\nround 1\n"
    >>> record_id(one) == record_id(other)
    True
    """
    head, mark, rest = _parted(text)
    nameless = "\n".join(" ".join(line.split(" ")[:2]) if _names(line) else line for line in head)
    return hashlib.sha256(f"{nameless}{mark}{rest}".encode()).hexdigest()[:ID_DIGITS]


def renamed(text: str, seat: int, name: str) -> str:
    r"""The transcript with another name for one seat.

    >>> renamed("players 1\nplayer 0 ann\nround 1\n", 0, "someone")
    'players 1\nplayer 0 someone\nround 1\n'
    """
    head, mark, rest = _parted(text)
    start = f"player {seat} "
    lines = [f"{start}{name}" if line.startswith(start) else line for line in head]
    return "\n".join(lines) + mark + rest


def _parted(text: str) -> tuple[list[str], str, str]:
    """The lines before the first round, and the rest, where nobody's name stands."""
    head, mark, rest = text.partition("\nround ")
    return head.split("\n"), mark, rest


def _names(line: str) -> bool:
    return line.startswith("player ")
