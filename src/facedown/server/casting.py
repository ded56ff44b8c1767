"""Who plays the bots of a table: characters of the cast, none of them twice."""

from collections.abc import Sequence
from typing import Final

from facedown.bots.cast import CAST, Character
from facedown.bots.levels import find_level, level_names
from facedown.core.dealer import Dealer
from facedown.core.seats import Seat
from facedown.match import log
from facedown.match.evening import Evening
from facedown.server.errors import HouseError

_LEVELS: Final = {name: number for number, name in enumerate(level_names())}


def check_bots(wanted: Sequence[str]) -> None:
    """Refuse what is neither a level nor a character, and a character that is asked for twice."""
    for name in wanted:
        if name not in CAST:
            find_level(name)
        elif wanted.count(name) > 1:
            raise HouseError("character_seated", name=CAST[name].name)


def bot_sat(evening: Evening, at: float, seat: Seat, wanted: str) -> log.BotSat:
    """The entry by which a bot takes a seat: a certain character, or one of a level."""
    one = CAST.get(wanted)
    if one is None:
        one, level = choose(evening, wanted), wanted
    elif one.key in _seated(evening):
        raise HouseError("character_seated", name=one.name)
    else:
        level = one.level
    return log.BotSat(at=at, seat=seat, level=level, character=one.key, name=one.name)


def choose(evening: Evening, level: str) -> Character:
    """A character of this level, or of the nearest that has one left, whose name nobody there has.

    Chance has its part in it, and the cards have none.
    """
    taken = _seated(evening) | {chair.name.lower() for chair in evening.seating.chairs}
    free = [one for one in CAST.values() if one.key not in taken]
    far = min(abs(_LEVELS[one.level] - _LEVELS[level]) for one in free)
    near = [one for one in free if abs(_LEVELS[one.level] - _LEVELS[level]) == far]
    return near[Dealer(f"{evening.code} {evening.number}").below(len(near))]


def _seated(evening: Evening) -> set[str]:
    return {chair.character for chair in evening.seating.chairs}
