"""Honest bots for Vinto: exact memory, card counting, calls by the odds; and search on top.

The rule bot weighs what a move makes of the totals it expects. Before a call its own total counts,
and a little how well the others stand; in the final round the coalition counts as one, by the
lowest of its totals.
"""

from typing import Final

from facedown.bots.search import SearchBot
from facedown.bots.vinto.bot import VintoBot
from facedown.bots.vinto.calling import USUAL_CALLS
from facedown.bots.vinto.greedy import CasualVinto
from facedown.bots.vinto.searching import VintoGuide

__all__ = ("BOTS", "GUIDE", "LAPS", "SLIPS", "STRONGEST", "USUAL_CALLS")

BOTS: Final = {"rule": VintoBot, "greedy": CasualVinto, "search": SearchBot}
GUIDE: Final = VintoGuide()
STRONGEST: Final = "search"
# How many laps round the table a round usually takes.
LAPS: Final = 5
# How absent-minded each level is here, so that the steps between them are alike.
SLIPS: Final = {"relaxed": 0.48, "friendly": 0.339, "regular": 0.218, "sharp": 0.101}
