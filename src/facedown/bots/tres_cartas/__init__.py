"""Honest bots for Três Cartas: one by rules and odds, and one that plays with two as solved."""

from typing import Final

from facedown.bots.tres_cartas.bot import TresCartasBot
from facedown.bots.tres_cartas.exact import ExactBot
from facedown.bots.tres_cartas.greedy import CasualTresCartas
from facedown.bots.tres_cartas.stops import USUAL_CALLS

__all__ = ("BOTS", "LAPS", "SLIPS", "STRONGEST", "USUAL_CALLS")

BOTS: Final = {"rule": TresCartasBot, "greedy": CasualTresCartas, "exact": ExactBot}
STRONGEST: Final = "exact"
# How many laps round the table a round usually takes.
LAPS: Final = 2
# How absent-minded each level is here, so that the steps between them are alike.
SLIPS: Final = {"relaxed": 14.0, "friendly": 5.51, "regular": 3.54, "sharp": 2.35}
