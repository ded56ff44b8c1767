"""`facedown verify`: whether a transcript is true, and its shuffles are proven."""

import json
from typing import Annotated

import typer

from facedown.cli.arguments import AsJson, Language
from facedown.cli.language import say
from facedown.cli.records import open_transcript, verdict
from facedown.match.verify import Verdict

File = Annotated[
    str, typer.Argument(metavar="FILE|URL", help="A transcript, or a record of a house.")
]


def verify(file: File, as_json: AsJson = False, language: Language = None) -> None:
    """Check a transcript: the same rules decide again, and all must come out the same.

    Where it carries proofs of its shuffles, the cards are computed again from them.
    """
    game, transcript = open_transcript(file)
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
        say("terminal-decided_again")
        if found.decided_again
        else say("terminal-replayed", rules=f"{game.KEY}/{game.VERSION}")
    )
    rounds, moves = say("app-rounds", count=found.rounds), say("terminal-moves", count=found.moves)
    typer.echo(say("terminal-true", file=file, rules=rules, rounds=rounds, moves=moves, how=how))
    typer.echo(shuffles(found))


def shuffles(found: Verdict) -> str:
    """What is known of the shuffles, as sentences.

    >>> shuffles(Verdict(2, 9, True))
    'Shuffles: not proven; the record carries no proof of them.'
    >>> shuffles(Verdict(3, 9, True, proven=2))
    'Shuffles: proven in 2 of 3 rounds; the others carry no proof.'
    """
    if not found.proven:
        return say("terminal-not_proven")
    if found.proven < found.rounds:
        told = say("terminal-proven_some", proven=found.proven, rounds=found.rounds)
    else:
        told = say("terminal-proven")
    return f"{told} {say('terminal-alone', count=found.alone)}" if found.alone else told
