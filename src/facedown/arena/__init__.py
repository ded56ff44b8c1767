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

Who is stronger is found out with the same deals for all, in every seating:

>>> contest = Contest(game.KEY, (), 2, ("rule", "random"), seed="an evening", deals=30)
>>> compete(contest).data()["tables"][0]["won"]["low"] > 0.5
True
"""

from facedown.arena.compete import compete
from facedown.arena.contest import Contest
from facedown.arena.entrants import find_bots
from facedown.arena.findings import Findings
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
    "Contest",
    "Findings",
    "PlayedMatch",
    "PlayedRound",
    "Progress",
    "Report",
    "Series",
    "Share",
    "Stuck",
    "Tally",
    "bot_name",
    "compete",
    "find_bots",
    "in_order",
    "play_all",
    "play_alone",
    "play_many",
    "play_match",
]
