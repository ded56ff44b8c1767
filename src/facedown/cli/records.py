"""Transcripts read from files, or from a house, and checked."""

from pathlib import Path
from typing import Any

from facedown.cli.fetching import fetch, is_url, text_address
from facedown.cli.saving import read_whole
from facedown.core.errors import BadTranscript
from facedown.core.game import Game
from facedown.match.transcript import Transcript
from facedown.match.verify import Verdict
from facedown.match.verify import verify as check
from facedown.transcripts import read_transcript


def open_transcript(source: str) -> tuple[Game[Any], Transcript]:
    """The transcript in a file or at an address, and the game it was played by."""
    return read_transcript(
        fetch(text_address(source)) if is_url(source) else read_whole(Path(source))
    )


def verdict(game: Game[Any], transcript: Transcript) -> Verdict:
    """Check a transcript; `BadTranscript` says where it is untrue."""
    try:
        return check(game, transcript)
    except (AssertionError, AttributeError, LookupError, TypeError, ValueError):
        # Events of older rules are applied as they stand, and need not fit this table at all.
        raise BadTranscript("unreal") from None
