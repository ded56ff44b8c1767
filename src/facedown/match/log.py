"""The entries of a table's log, from which everything about the table follows.

Each says what happened at the table and when (seconds since 1970); entries are numbered from 1 by
their order. Of chance only the secret of each round is here, and people's shares of it.
"""

from collections.abc import Callable
from typing import Any, Final

import msgspec
from msgspec import Struct

from facedown.core.errors import FacedownError
from facedown.match.wire import TableOptions

# Counts up whenever an entry, or what processes of a house tell one another, can say something new.
# Neighbours may run over one database: each writes only what the generation before it reads too, so
# what is new is read in one release and first written in the next.
GENERATION: Final = 2

PERSON: Final = "person"
BOT: Final = "bot"
CLOCK: Final = "clock"


class Entry(Struct, frozen=True, tag_field="type", omit_defaults=True, kw_only=True):
    """Anything that happened at a table, and the first generation that can read it."""

    at: float
    generation: int = 1


class Opened(Entry, frozen=True, tag="opened", kw_only=True):
    """The table was opened, with the version of the game's rules that it will play by."""

    code: str
    options: TableOptions
    version: int


class Sat(Entry, frozen=True, tag="sat", kw_only=True):
    """A person took a seat. The first one is the host."""

    seat: int
    person: str
    name: str
    face: str = ""


class Renamed(Entry, frozen=True, tag="renamed", kw_only=True):
    """The person in a seat has another name or face, while no match was on."""

    seat: int
    person: str
    name: str
    face: str


class BotSat(Entry, frozen=True, tag="bot_sat", kw_only=True):
    """A bot took a seat: a character of the cast, by its key and its name."""

    seat: int
    level: str
    character: str = ""
    name: str = ""


class Left(Entry, frozen=True, tag="left", kw_only=True):
    """A seat became empty while no match was on."""

    seat: int
    removed: bool = False


class BecameReady(Entry, frozen=True, tag="ready", kw_only=True):
    """A person is ready for the match, or for its next round."""

    seat: int


class Began(Entry, frozen=True, tag="began", kw_only=True):
    """A round began: its secret was drawn, its commitment published. The first begins a match."""

    secret: str


class Committed(Entry, frozen=True, tag="committed", kw_only=True):
    """A seat committed to its share of the shuffle."""

    seat: int
    digest: str


class SharesAsked(Entry, frozen=True, tag="called", kw_only=True):
    """The time to commit is over; those who did are asked for their shares."""


class Shared(Entry, frozen=True, tag="shared", kw_only=True):
    """A seat gave its share of the shuffle."""

    seat: int
    entropy: str


class CardsDealt(Entry, frozen=True, tag="dealt", kw_only=True):
    """The time for shares is over, and the cards are dealt."""


class Moved(Entry, frozen=True, tag="moved", kw_only=True):
    """A seat made a move, by itself, by its bot, or by the clock.

    `rollouts` is how many the bot could make for it, if it searches.
    """

    seat: int
    move: dict[str, Any]
    by: str = PERSON
    id: str = ""
    rollouts: int = 0


class WishedPause(Entry, frozen=True, tag="wished_pause", kw_only=True):
    """A person asks for a pause, or no longer does."""

    seat: int
    on: bool


class Paused(Entry, frozen=True, tag="paused", kw_only=True):
    """The clocks stopped."""


class Resumed(Entry, frozen=True, tag="resumed", kw_only=True):
    """The clocks run again."""


class WentAway(Entry, frozen=True, tag="away", kw_only=True):
    """A person is not connected while a match is played."""

    seat: int


class CameBack(Entry, frozen=True, tag="back", kw_only=True):
    """The person is connected again, after the table has slept so many seconds."""

    seat: int
    slept: float = 0.0


class StoodIn(Entry, frozen=True, tag="stood_in", kw_only=True):
    """A bot plays for a person who has been away too long."""

    seat: int


class TookBack(Entry, frozen=True, tag="took_back", kw_only=True):
    """The person plays again, after the table has slept so many seconds."""

    seat: int
    slept: float = 0.0


class Resigned(Entry, frozen=True, tag="resigned", kw_only=True):
    """A person left for good; the seat is a bot's. Of who wants to be forgotten, no name stays.

    The bot is a character, whom the match shows only where no name stays, and the next one does.
    """

    seat: int
    forgotten: bool = False
    character: str = ""
    name: str = ""


class MatchKept(Entry, frozen=True, tag="ended", kw_only=True):
    """A match is over and kept as this record."""

    record: str


class Closed(Entry, frozen=True, tag="closed", kw_only=True):
    """The table was closed."""

    why: str


AnyEntry = (
    Opened
    | Sat
    | Renamed
    | BotSat
    | Left
    | BecameReady
    | Began
    | Committed
    | SharesAsked
    | Shared
    | CardsDealt
    | Moved
    | WishedPause
    | Paused
    | Resumed
    | WentAway
    | CameBack
    | StoodIn
    | TookBack
    | Resigned
    | MatchKept
    | Closed
)


class Newer(FacedownError):
    """An entry that only a newer program can read."""


class _Age(Struct):
    generation: int = 1


_reader: Final = msgspec.json.Decoder(AnyEntry)
_age_reader: Final = msgspec.json.Decoder(_Age)
_writer: Final = msgspec.json.Encoder()


def read(data: bytes) -> AnyEntry:
    """An entry; `Newer` if it can say something that is not known here."""
    try:
        entry: AnyEntry = _reader.decode(data)
        generation = entry.generation
    except msgspec.ValidationError:
        generation = _age_reader.decode(data).generation
        if generation <= GENERATION:
            raise
    if generation > GENERATION:
        raise Newer("newer_entry", found=generation, known=GENERATION)
    return entry


write: Final[Callable[[AnyEntry], bytes]] = _writer.encode
