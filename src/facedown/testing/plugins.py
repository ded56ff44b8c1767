"""Trying games from outside before people sit down to them."""

from typing import Final

from facedown.catalog import PLUGINS, leave_out
from facedown.core.errors import describe
from facedown.testing.check import check_game
from facedown.testing.plays import LawBroken

# Enough to find what is plainly broken, and not felt when a house opens.
PLAYS: Final = 8


def try_plugins(plays: int = PLAYS) -> None:
    """Try the laws on every game from outside, and leave out those that break one."""
    for game in list(PLUGINS.values()):
        try:
            check_game(game, plays=plays)
        except LawBroken as broken:
            leave_out(game, "plugin_breaks_law", law=broken.number)
        except Exception as error:  # noqa: BLE001 -- a stranger's rules may raise anything
            leave_out(game, "plugin_fails", why=describe(error))
