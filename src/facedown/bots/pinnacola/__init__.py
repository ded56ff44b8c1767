"""Honest rule bots for Pinnacola: one that weighs what it gives away, and a greedy yardstick.

What decides a hand is who takes the pozzo. So the rule bot holds its melds back: cards in the hand
can meld more different cards than melds on the table, nobody knows of them, and a Joker in the
hand cannot be replaced. It lays down what it owes, and everything when the hand may soon end.
"""

from typing import Final

from facedown.bots.pinnacola.bot import PinnacolaBot
from facedown.bots.pinnacola.greedy import GreedyMelder

BOTS: Final = {"rule": PinnacolaBot, "greedy": GreedyMelder}
