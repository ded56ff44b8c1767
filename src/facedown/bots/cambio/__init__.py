"""Honest bots for Cambio: exact memory, sure flips, calls by the odds; and search on top."""

from typing import Final

from facedown.bots.cambio.bot import CambioBot
from facedown.bots.cambio.greedy import CasualCambio
from facedown.bots.cambio.searching import CambioGuide
from facedown.bots.search import SearchBot

BOTS: Final = {"rule": CambioBot, "greedy": CasualCambio, "search": SearchBot}
GUIDE: Final = CambioGuide()
STRONGEST: Final = "search"
# How many laps round the table a round usually takes.
LAPS: Final = 6
# How absent-minded each level is here, so that the steps between them are alike.
SLIPS: Final = {"relaxed": 1.88, "friendly": 1.43, "regular": 1.02, "sharp": 0.55}
