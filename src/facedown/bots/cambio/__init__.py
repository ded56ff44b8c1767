"""Honest bots for Cambio: exact memory, sure flips, calls by the odds; and search on top."""

from typing import Final

from facedown.bots.cambio.bot import CambioBot
from facedown.bots.cambio.searching import CambioGuide
from facedown.bots.search import SearchBot

BOTS: Final = {"rule": CambioBot, "search": SearchBot}
GUIDE: Final = CambioGuide()
