"""Card games of hidden cards, memory and nerve.

The names in `__all__` are the library's public face; docs/reference/api.md shows each at work.
Everything else may move. Each is loaded when it is first asked for, so that `import facedown`
costs nothing.

>>> import facedown
>>> facedown.Dealer("a seed").pick(["heads", "tails"])
'heads'
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from facedown.arena.many import play_many
    from facedown.arena.playing import play_match
    from facedown.bots.players import make_player
    from facedown.catalog import GAMES, find_game
    from facedown.core.cards import Card
    from facedown.core.dealer import Dealer
    from facedown.core.errors import FacedownError
    from facedown.core.game import Game
    from facedown.core.outcome import Outcome
    from facedown.core.player import Player
    from facedown.core.playout import next_step
    from facedown.core.records import Event, Move
    from facedown.core.table import Table, View
    from facedown.match.match import Match
    from facedown.match.replay import replay
    from facedown.match.round import Round
    from facedown.match.transcript import Transcript
    from facedown.match.verify import verify
    from facedown.transcripts import read_transcript

__version__ = "0.3.0.dev0"

__all__ = [
    "GAMES",
    "Card",
    "Dealer",
    "Event",
    "FacedownError",
    "Game",
    "Match",
    "Move",
    "Outcome",
    "Player",
    "Round",
    "Table",
    "Transcript",
    "View",
    "find_game",
    "make_player",
    "next_step",
    "play_many",
    "play_match",
    "read_transcript",
    "replay",
    "verify",
]

# Where each name is at home: what the imports above say, for when the program runs.
_HOMES = {
    "GAMES": "catalog",
    "Card": "core.cards",
    "Dealer": "core.dealer",
    "Event": "core.records",
    "FacedownError": "core.errors",
    "Game": "core.game",
    "Match": "match.match",
    "Move": "core.records",
    "Outcome": "core.outcome",
    "Player": "core.player",
    "Round": "match.round",
    "Table": "core.table",
    "Transcript": "match.transcript",
    "View": "core.table",
    "find_game": "catalog",
    "make_player": "bots.players",
    "next_step": "core.playout",
    "play_many": "arena.many",
    "play_match": "arena.playing",
    "read_transcript": "transcripts",
    "replay": "match.replay",
    "verify": "match.verify",
}


# A type checker reads the imports above, and would otherwise believe in any name at all.
if not TYPE_CHECKING:

    def __getattr__(name: str) -> object:
        if name not in _HOMES:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        value = globals()[name] = getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)
        return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
