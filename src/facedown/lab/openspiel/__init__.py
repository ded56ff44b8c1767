"""The games and minis for OpenSpiel: importing this makes them known to `pyspiel.load_game`.

>>> import pyspiel
>>> import facedown.lab.openspiel
>>> known = [kind.short_name for kind in pyspiel.registered_games()]
>>> sum(name.startswith("facedown_") for name in known)
8

There is one of each game, with the parameters `players`, `preset`, `rules`, `reactions` and
`history`, and one of its mini, `facedown_mini_…`, with `history`. It needs the extra `openspiel`:
`pip install 'facedown[openspiel]'`.
"""

# ruff: noqa: E402  # what is missing is told before it is imported

from facedown.core.extras import need

need("pyspiel", "openspiel")

from facedown.lab.openspiel.games import SpielGame, mini_game, register
from facedown.lab.openspiel.policies import tabular
from facedown.lab.openspiel.resampling import resampler

__all__ = ["SpielGame", "mini_game", "resampler", "tabular"]

register()
