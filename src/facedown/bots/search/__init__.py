"""Search: what moves are worth, tried out on tables as they may be. It knows no game by name.

What it has to know of a game is a `Guide`; that of a game here is the `GUIDE` of the package named
after it.
"""

from facedown.bots.search.bot import SearchBot
from facedown.bots.search.guide import Guide, find_guide
from facedown.bots.search.judging import (
    MASTER,
    NORMAL,
    SMALL,
    Trials,
    Valued,
    judge,
    likely_moves,
    most_in_time,
)

__all__ = (
    "MASTER",
    "NORMAL",
    "SMALL",
    "Guide",
    "SearchBot",
    "Trials",
    "Valued",
    "find_guide",
    "judge",
    "likely_moves",
    "most_in_time",
)
