"""The one list of bots."""

from collections.abc import Callable
from typing import Any, Final

from facedown.bots.cambio import CambioBot
from facedown.bots.pinnacola import GreedyMelder, PinnacolaBot
from facedown.bots.random_bot import RandomBot
from facedown.bots.stubborn_bot import StubbornBot
from facedown.bots.tres_cartas import TresCartasBot
from facedown.bots.vinto import VintoBot
from facedown.core.dealer import Dealer
from facedown.core.errors import BadOption
from facedown.core.game import Game
from facedown.core.player import Player

Maker = Callable[[Any, Dealer], Player[Any]]

ANY_GAME: Final[dict[str, Maker]] = {"random": RandomBot, "stubborn": StubbornBot}

# Bots that know one game, by its key.
ONE_GAME: Final[dict[str, dict[str, Maker]]] = {
    "cambio": {"rule": CambioBot},
    "pinnacola": {"rule": PinnacolaBot, "greedy": GreedyMelder},
    "tres-cartas": {"rule": TresCartasBot},
    "vinto": {"rule": VintoBot},
}


def bots_for(game: Game[Any]) -> dict[str, Maker]:
    """The bots that play this game, by name."""
    return ANY_GAME | ONE_GAME.get(game.KEY, {})


def bot_names(game: Game[Any]) -> list[str]:
    return list(bots_for(game))


def make_bot(name: str, game: Game[Any], chance: Dealer) -> Player[Any]:
    """The bot of this name, with its own chance; `BadOption` says which there are."""
    makers = bots_for(game)
    if name not in makers:
        raise BadOption("no_such_bot", bot=name, allowed=", ".join(makers))
    return makers[name](game, chance)
