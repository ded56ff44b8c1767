"""Transcripts read without being told which game they are of."""

from pathlib import Path

import pytest

from facedown.catalog import UnknownGame, find_game
from facedown.core.errors import BadTranscript
from facedown.transcripts import read_transcript

GOLDEN = sorted((Path(__file__).parent / "golden").glob("*/*.txt"))


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_transcript_comes_with_its_game(path: Path) -> None:
    text = path.read_text("utf-8")
    game, transcript = read_transcript(text)
    assert game is find_game(path.parent.name)
    assert str(transcript) == text


def test_a_transcript_of_no_game_here_is_refused() -> None:
    with pytest.raises(UnknownGame):
        read_transcript("facedown transcript 1\ngame whist/1\nplayers 0\nend\n")


def test_any_other_text_is_refused() -> None:
    with pytest.raises(BadTranscript):
        read_transcript("Dear Ana,\n")
