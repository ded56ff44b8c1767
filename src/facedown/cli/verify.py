"""`facedown verify`: whether a transcript is true."""

import json
from pathlib import Path
from typing import Annotated

import typer

from facedown.cli.asked import AsJson
from facedown.cli.english.cards import count
from facedown.cli.records import read_transcript, verdict

File = Annotated[Path, typer.Argument(metavar="FILE", help="A transcript.")]


def verify(file: File, as_json: AsJson = False) -> None:
    """Check a transcript: the same rules decide again, and all must come out the same."""
    game, transcript = read_transcript(file)
    found = verdict(game, transcript)
    rules = f"{transcript.game}/{transcript.version}"
    if as_json:
        data = {
            "file": str(file),
            "rules": rules,
            "rounds": found.rounds,
            "moves": found.moves,
            "decided_again": found.decided_again,
            "true": True,
        }
        typer.echo(json.dumps(data, ensure_ascii=False))
        return
    how = (
        "the rules decided again, and all came out the same"
        if found.decided_again
        else f"the events were replayed; they are of older rules than {game.KEY}/{game.VERSION}"
    )
    numbers = f"{count(found.rounds, 'round')}, {count(found.moves, 'move')}"
    typer.echo(f"{file} is true: {rules}, {numbers}; {how}.")
