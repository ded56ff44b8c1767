"""The games and minis for OpenSpiel: importing this makes them known to `pyspiel.load_game`.

>>> import pyspiel
>>> import facedown.lab.openspiel
>>> pyspiel.load_game("facedown_vinto(players=3)").num_players()
3

A game from outside is there too, if it has an encoder.
"""

from facedown.lab.openspiel.games import SpielGame, mini_game, register
from facedown.lab.openspiel.policies import tabular
from facedown.lab.openspiel.resampling import resampler

__all__ = ["SpielGame", "mini_game", "resampler", "tabular"]

register()
