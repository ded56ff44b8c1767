"""The one list of bots: those of this package, and those that are installed beside it.

Bots that know one game are the `BOTS` of the package here that is named after it.
A bot from outside is an entry point of the group `facedown.bots`, named after its game and itself:
`keep-or-swap.bold`. Its object makes the bot, from the game and its chance.
"""

from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from types import ModuleType
from typing import Any, Final

from facedown.bots.random_bot import RandomBot
from facedown.bots.stubborn_bot import StubbornBot
from facedown.core.dealer import Dealer
from facedown.core.errors import BadOption, BadPlugin, describe
from facedown.core.game import Game
from facedown.core.player import Player

Maker = Callable[[Any, Dealer], Player[Any]]

RULE: Final = "rule"
CHANCE: Final = "random"

ANY_GAME: Final[dict[str, Maker]] = {CHANCE: RandomBot, "stubborn": StubbornBot}

GROUP: Final = "facedown.bots"
# What the levels and the characters are called, who play every game: no bot from outside may be.
RESERVED: Final = frozenset(
    (
        *("relaxed", "friendly", "regular", "sharp", "master"),
        *("rosa", "otto", "gil", "bento", "nina", "davi", "elsa", "fausto"),
        *("mina", "samir", "chiara", "renata", "corvo", "vera", "zoe"),
    )
)

# By game and name, and what could not be used of what is installed.
FROM_OUTSIDE: Final[dict[str, dict[str, Maker]]] = {}
LEFT_OUT: Final[list[BadPlugin]] = []


def bots_for(game: Game[Any]) -> dict[str, Maker]:
    """The bots that play this game, by name."""
    return FROM_OUTSIDE.get(game.KEY, {}) | ANY_GAME | find_bots(game.KEY)


def find_bots(key: str) -> dict[str, Maker]:
    """The bots in the package here that is named after a game; none if there is no such package."""
    found: dict[str, Maker] = find_own(key, "BOTS", {})
    return found


def find_own(key: str, name: str, otherwise: Any) -> Any:
    """What the package here that is named after a game calls so, if there is such a package."""
    return getattr(find_package(key), name, otherwise)


@cache
def find_package(key: str) -> ModuleType | None:
    """The package here that is named after a game."""
    module = "facedown.bots." + key.replace("-", "_")
    return None if find_spec(module) is None else import_module(module)


def add_plugin(point: EntryPoint) -> None:
    """Take a bot from outside into the list, or leave it out and remember why."""
    game, _, name = point.name.partition(".")
    if not game or not name or name in ANY_GAME or name in RESERVED:
        LEFT_OUT.append(BadPlugin("plugin_key", plugin=point.name, key=name))
        return
    try:
        FROM_OUTSIDE.setdefault(game, {})[name] = point.load()
    except (Exception, SystemExit) as error:  # noqa: BLE001 -- a stranger's module may raise anything
        LEFT_OUT.append(BadPlugin("plugin_fails", plugin=point.name, why=describe(error)))


def best_bot(game: Game[Any]) -> str:
    """The bot that plays a game best: its rule bot, else one written for it, else chance."""
    own = [*find_bots(game.KEY), *FROM_OUTSIDE.get(game.KEY, {})]
    return RULE if RULE in own else own[0] if own else CHANCE


def strongest_bot(game: Game[Any]) -> str:
    """The bot that plays a game best, even if it takes longer than the best that takes no time."""
    found: str = find_own(game.KEY, "STRONGEST", best_bot(game))
    return found


def bot_names(game: Game[Any]) -> list[str]:
    return list(bots_for(game))


def make_bot(name: str, game: Game[Any], chance: Dealer) -> Player[Any]:
    """The bot of this name, with its own chance; `BadOption` says which there are."""
    makers = bots_for(game)
    if name not in makers:
        raise BadOption("no_such_bot", bot=name, allowed=", ".join(makers))
    return makers[name](game, chance)


for _point in entry_points(group=GROUP):
    add_plugin(_point)
