"""What happened at a table, for those who run the house: no more than a watcher was shown.

It is told from the log on disk. Of an entry only what is listed here is told: never a secret, a
share or a move; and of the cards the stream of the watchers, in which nothing hidden is.
"""

from collections.abc import Sequence
from typing import Any, Final

from msgspec import Struct

from facedown.core.seats import WATCHER
from facedown.match import log
from facedown.match.evening import Evening

# The entries that are about people and the table.
TOLD: Final = (
    log.Opened,
    log.Sat,
    log.Renamed,
    log.BotSat,
    log.Left,
    log.Began,
    log.Paused,
    log.Resumed,
    log.WentAway,
    log.CameBack,
    log.StoodIn,
    log.TookBack,
    log.Resigned,
    log.MatchKept,
    log.Closed,
)


class Happening(Struct, frozen=True, omit_defaults=True):
    """Something at a table beside its cards: when, what, and whose seat it is about."""

    at: float
    what: str
    seat: int | None = None
    name: str = ""


class SeenEvent(Struct, frozen=True):
    """An event as watchers were shown it, and when."""

    at: float
    event: dict[str, Any]


class RoundStory(Struct, frozen=True):
    """A round of the match that is played, or was last."""

    number: int
    events: list[SeenEvent]


class Story(Struct, frozen=True):
    """A table from its opening on; `records` are its finished matches, which can be replayed."""

    code: str
    game: str
    stage: str
    names: list[str]
    happenings: list[Happening]
    rounds: list[RoundStory]
    records: list[str]


def story_of(entries: Sequence[log.AnyEntry], evening: Evening) -> Story:
    """The story that a log tells, and the evening that follows from it."""
    rounds = [
        RoundStory(
            played.setup.number,
            [SeenEvent(at, event.data()) for event, at in played.told(WATCHER)],
        )
        for played, _ in evening.rounds
    ]
    return Story(
        code=evening.code,
        game=evening.game.KEY,
        stage=evening.stage,
        names=[chair.name for chair in evening.seating.chairs],
        happenings=[_happening(one) for one in entries if isinstance(one, TOLD)],
        rounds=rounds,
        records=list(evening.records),
    )


def _happening(entry: log.AnyEntry) -> Happening:
    name = entry.name if isinstance(entry, (log.Sat, log.Renamed, log.BotSat)) else ""
    what = str(type(entry).__struct_config__.tag)
    return Happening(entry.at, what, getattr(entry, "seat", None), name)
