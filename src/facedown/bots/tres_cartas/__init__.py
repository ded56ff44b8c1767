"""Honest bots for Três Cartas: one by rules and odds, and one that plays with two as solved."""

from typing import Final

from facedown.bots.tres_cartas.bot import TresCartasBot
from facedown.bots.tres_cartas.exact import ExactBot

BOTS: Final = {"rule": TresCartasBot, "exact": ExactBot}
