"""Who can be named in an arena: bots, levels, characters, and programs from outside."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from facedown.arena.outside import LIMIT, Outside, is_outside
from facedown.arena.playing import Bot, bot_name
from facedown.bots.cast import CAST
from facedown.bots.levels import LevelPlayer
from facedown.bots.players import player_names
from facedown.core.dealer import Dealer
from facedown.core.errors import BadOption
from facedown.core.game import Game
from facedown.core.player import Player


@dataclass(frozen=True)
class CastMember:
    """A character that plays as it would at a table of the house. It makes players."""

    key: str

    @property
    def __name__(self) -> str:
        return self.key

    def __call__(self, game: Game[Any], chance: Dealer) -> Player[Any]:
        return LevelPlayer(CAST[self.key].plays, game, chance)


def find_bot(text: str, game: Game[Any], limit: float = LIMIT) -> Bot:
    """The bot that a text names; `BadOption` says which there are."""
    if is_outside(text):
        outside = Outside(text, limit)
        outside.command()  # refuses what is not there
        return outside
    if text in CAST:
        return CastMember(text)
    known = player_names(game)
    if text not in known:
        raise BadOption("no_such_bot", bot=text, allowed=", ".join(known))
    return text


def find_bots(texts: Sequence[str], game: Game[Any], limit: float = LIMIT) -> tuple[Bot, ...]:
    """The bots of a contest: at least two, each once."""
    found = tuple(find_bot(text, game, limit) for text in texts)
    names = [bot_name(bot) for bot in found]
    if len(names) < 2:
        raise BadOption("two_bots_needed")
    for name in names:
        if names.count(name) > 1:
            raise BadOption("bot_twice", bot=name)
    return found
