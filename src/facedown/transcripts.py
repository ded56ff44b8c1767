"""Transcripts read without being told which game they are of."""

from typing import Any

from facedown.catalog import find_game
from facedown.core.game import Game
from facedown.match.transcript import Transcript, game_of, loads


def read_transcript(text: str) -> tuple[Game[Any], Transcript]:
    """The transcript that a text describes, and the game it was played by.

    `UnknownGame` if that game is not in the catalog, `BadTranscript` with the line that is wrong.
    """
    game = find_game(game_of(text))
    return game, loads(text, game)
