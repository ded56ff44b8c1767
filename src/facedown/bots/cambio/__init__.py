"""An honest rule bot for Cambio: exact memory, card counting, sure flips, calls by the odds."""

from typing import Final

from facedown.bots.cambio.bot import CambioBot

BOTS: Final = {"rule": CambioBot}
