"""The conformance kit: twelve laws for games with hidden cards, usable for your own game.

`check_game(MyGame())` tries them all; docs/howto/your-own-game.md says how.
"""

from facedown.testing.check import Report, check_game
from facedown.testing.coverage import Coverage
from facedown.testing.laws import LAWS, Trial, check_play
from facedown.testing.perft import divide, perft, start_table
from facedown.testing.plays import LawBroken, Play, record_play

__all__ = [
    "LAWS",
    "Coverage",
    "LawBroken",
    "Play",
    "Report",
    "Trial",
    "check_game",
    "check_play",
    "divide",
    "perft",
    "record_play",
    "start_table",
]
