"""Golden transcripts: every one is true by today's rules, and reads back to the byte."""

from pathlib import Path

import pytest

from facedown.catalog import find_game
from facedown.match.transcript import dumps, game_of, loads
from facedown.match.verify import verify

GOLDEN = Path(__file__).parents[1] / "golden"
FILES = sorted(GOLDEN.glob("*/*.txt"))

every_file = pytest.mark.parametrize(
    "path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}"
)


@every_file
def test_a_golden_transcript_lies_with_its_game(path: Path) -> None:
    assert game_of(path.read_text("utf-8")) == path.parent.name


@every_file
def test_a_golden_transcript_is_decided_again_and_true(path: Path) -> None:
    """If a change of the rules is meant, tools/golden writes the file anew."""
    game = find_game(path.parent.name)
    assert verify(game, loads(path.read_text("utf-8"), game)).decided_again


@every_file
def test_a_golden_transcript_reads_back_to_the_byte(path: Path) -> None:
    text = path.read_bytes().decode()
    assert dumps(loads(text, find_game(path.parent.name))) == text


@every_file
def test_a_golden_transcript_is_short_enough_to_read(path: Path) -> None:
    assert len(path.read_text("utf-8").splitlines()) <= 60
