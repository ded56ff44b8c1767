"""An honest rule bot for Três Cartas: exact memory, card counting, stops by the odds."""

from typing import Final

from facedown.bots.tres_cartas.bot import TresCartasBot

BOTS: Final = {"rule": TresCartasBot}
