"""`facedown verify`: whether a transcript is true, and its shuffles are proven."""

import json
from typing import Annotated

import typer

from facedown.cli.arguments import AsJson
from facedown.cli.english.cards import count
from facedown.cli.records import read_transcript, verdict
from facedown.match.verify import Verdict

File = Annotated[
    str, typer.Argument(metavar="FILE|URL", help="A transcript, or a record of a house.")
]


def verify(file: File, as_json: AsJson = False) -> None:
    """Check a transcript: the same rules decide again, and all must come out the same.

    Where it carries proofs of its shuffles, the cards are computed again from them.
    """
    game, transcript = read_transcript(file)
    found = verdict(game, transcript)
    rules = f"{transcript.game}/{transcript.version}"
    if as_json:
        data = {
            "file": file,
            "rules": rules,
            "rounds": found.rounds,
            "moves": found.moves,
            "decided_again": found.decided_again,
            "proven": found.proven,
            "alone": found.alone,
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
    typer.echo(shuffles(found))


def shuffles(found: Verdict) -> str:
    """What is known of the shuffles, as sentences.

    >>> shuffles(Verdict(2, 9, True))
    'Shuffles: not proven; the record carries no proof of them.'
    >>> shuffles(Verdict(3, 9, True, proven=2))
    'Shuffles: proven in 2 of 3 rounds; the others carry no proof.'
    """
    if not found.proven:
        return "Shuffles: not proven; the record carries no proof of them."
    if found.proven < found.rounds:
        told = f"proven in {found.proven} of {found.rounds} rounds; the others carry no proof."
    else:
        told = "proven; every deck, every reshuffle and who began were computed again."
    if not found.alone:
        return f"Shuffles: {told}"
    rounds = count(found.alone, "round")
    return f"Shuffles: {told} In {rounds} no seat had a share, and the house alone shuffled."
