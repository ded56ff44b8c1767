"""The arena: bots against each other, for one match or for many, and the figures of it.

>>> from facedown.arena import play_many, play_match
>>> from facedown.catalog import GAMES
>>> game = next(iter(GAMES.values()))
>>> match = play_match(game, ["rule", "random"], seed="an evening")
>>> len(match.rounds), match.standings.is_over
(4, True)
>>> report = play_many(game, ["rule", "random"], 50, seed="an evening")
>>> report.tally.bots["rule"].win_share > report.tally.bots["random"].win_share
True

A bot is named, or it is whatever makes one of the game and its chance, as the class of your own
bot does. The same seed gives the same matches and figures.
"""

from facedown.arena.many import Progress, Report, Series, play_all, play_many
from facedown.arena.playing import (
    Bot,
    PlayedMatch,
    PlayedRound,
    Stuck,
    bot_name,
    play_alone,
    play_match,
)
from facedown.arena.processes import in_order
from facedown.arena.tally import Share, Tally

__all__ = [
    "Bot",
    "PlayedMatch",
    "PlayedRound",
    "Progress",
    "Report",
    "Series",
    "Share",
    "Stuck",
    "Tally",
    "bot_name",
    "in_order",
    "play_all",
    "play_alone",
    "play_many",
    "play_match",
]
