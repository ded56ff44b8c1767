"""The one list of games."""

from typing import Any, Final

from facedown.core.errors import FacedownError
from facedown.core.game import Game
from facedown.games import cambio, pinnacola, tres_cartas, vinto

GAMES: Final[dict[str, Game[Any]]] = {
    game.KEY: game for game in (tres_cartas.GAME, cambio.GAME, vinto.GAME, pinnacola.GAME)
}


class UnknownGame(FacedownError):
    """A game that is not in the catalog."""


def find_game(key: str) -> Game[Any]:
    """The game of this name; `UnknownGame` says which there are."""
    if key not in GAMES:
        raise UnknownGame("no_such_game", game=key, allowed=", ".join(GAMES))
    return GAMES[key]
