"""Honest bots for Pinnacola: one that weighs what it gives away, search, a greedy yardstick.

What decides a hand is who takes the pozzo. So the rule bot holds its melds back: cards in the hand
can meld more different cards than melds on the table, nobody knows of them, and a Joker in the
hand cannot be replaced. It lays down what it owes, and everything when the hand may soon end.
"""

from typing import Final

from facedown.bots.pinnacola.bot import PinnacolaBot
from facedown.bots.pinnacola.greedy import GreedyMelder
from facedown.bots.pinnacola.searching import PinnacolaGuide
from facedown.bots.search import SearchBot

BOTS: Final = {"rule": PinnacolaBot, "greedy": GreedyMelder, "search": SearchBot}
GUIDE: Final = PinnacolaGuide()
STRONGEST: Final = "search"
# What plays a turn in which a level has a lapse.
LAPSES_TO: Final = "greedy"
# How absent-minded each level is here, so that the steps between them are alike.
SLIPS: Final = {"relaxed": 0.56, "friendly": 0.29, "regular": 0.105, "sharp": 0.01}
