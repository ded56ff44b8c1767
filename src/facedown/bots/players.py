"""Everybody who can play a game, by name: its bots, the levels, and the characters of the cast."""

from typing import Any

from facedown.bots.cast import CAST
from facedown.bots.levels import LEVELS, Level, LevelPlayer, find_level
from facedown.bots.roster import bots_for, make_bot
from facedown.core.dealer import Dealer
from facedown.core.errors import BadOption
from facedown.core.game import Game
from facedown.core.player import Player


def find_style(level: str, character: str = "") -> Level:
    """How a level is played, by a character if the cast has one of this key."""
    found = find_level(level)
    one = CAST.get(character)
    return found if one is None else found.played_by(one.temperament)


def player_names(game: Game[Any]) -> list[str]:
    """The names of those who can play a game: its bots, the levels, and the characters."""
    return [*bots_for(game), *LEVELS, *CAST]


def make_player(name: str, game: Game[Any], chance: Dealer) -> Player[Any]:
    """A bot of this game, a player at a level, or a character; `BadOption` says which there are."""
    if name in LEVELS:
        return LevelPlayer(LEVELS[name], game, chance)
    if name in CAST:
        return LevelPlayer(CAST[name].plays, game, chance)
    if name not in bots_for(game):
        raise BadOption("no_such_bot", bot=name, allowed=", ".join(player_names(game)))
    return make_bot(name, game, chance)
