"""The one list of games: those of this package, and those that are installed beside it.

A game from outside is an entry point of the group `facedown.games`: its name is the game's key, its
object the game. One that cannot be used is left out, and `LEFT_OUT` says why.
"""

import re
from importlib.metadata import EntryPoint, entry_points
from typing import Any, Final

from facedown.core.errors import BadPlugin, FacedownError, Param, describe
from facedown.core.game import API, Game
from facedown.games import cambio, pinnacola, tres_cartas, vinto

GROUP: Final = "facedown.games"
# What can be a game's key: it is part of addresses and names of modules.
KEY: Final = re.compile(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)*")

GAMES: Final[dict[str, Game[Any]]] = {
    game.KEY: game for game in (tres_cartas.GAME, cambio.GAME, vinto.GAME, pinnacola.GAME)
}
"""The games, by key: those of this package, then those that are installed beside it."""
PLUGINS: Final[dict[str, Game[Any]]] = {}


class UnknownGame(FacedownError):
    """A game that is not in the catalog."""


LEFT_OUT: Final[list[BadPlugin]] = []


def find_game(key: str) -> Game[Any]:
    """The game of this name; `UnknownGame` says which there are."""
    if key not in GAMES:
        raise UnknownGame("no_such_game", game=key, allowed=", ".join(GAMES))
    return GAMES[key]


def add_plugin(point: EntryPoint) -> None:
    """Take a game from outside into the catalog, or leave it out and remember why."""
    try:
        game = load_plugin(point)
    except BadPlugin as why:
        LEFT_OUT.append(why)
        return
    GAMES[game.KEY] = PLUGINS[game.KEY] = game


def leave_out(game: Game[Any], code: str, **params: Param) -> None:
    """Take a game from outside out of the catalog again."""
    del GAMES[game.KEY], PLUGINS[game.KEY]
    LEFT_OUT.append(BadPlugin(code, plugin=game.KEY, **params))


def load_plugin(point: EntryPoint) -> Game[Any]:
    """The game of an entry point; `BadPlugin` if it is none, or not for this version."""
    try:
        game = point.load()
    except (Exception, SystemExit) as error:
        raise BadPlugin("plugin_fails", plugin=point.name, why=describe(error)) from error
    if not isinstance(game, Game):
        raise BadPlugin("plugin_is_no_game", plugin=point.name)
    written_for = vars(type(game)).get("API", 0)
    if written_for != API:
        raise BadPlugin(
            "plugin_of_other_version", plugin=point.name, version=written_for, known=API
        )
    if game.KEY != point.name or game.KEY in GAMES or not KEY.fullmatch(game.KEY):
        raise BadPlugin("plugin_key", plugin=point.name, key=game.KEY)
    return game


for _point in sorted(entry_points(group=GROUP), key=lambda point: point.name):
    add_plugin(_point)
