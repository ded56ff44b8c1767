"""Checking a transcript: the same rules decide again, and everything must come out the same.

Of a transcript by other rules than today's the recorded events are replayed, and the verdict says
so. Shuffles that carry a proof are computed again.
"""

from dataclasses import dataclass
from typing import Any

from facedown.core.errors import BadTranscript, FacedownError
from facedown.core.game import Game
from facedown.match.match import Match
from facedown.match.round import Round
from facedown.match.transcript import RoundRecord, Transcript


@dataclass(frozen=True)
class Verdict:
    """What was checked: rounds, moves, whether the rules decided again, and the shuffles.

    Of a transcript by other rules the recorded events are replayed instead. `proven` counts the
    rounds whose shuffle was computed again from its proof; in `alone` of these no seat had given
    entropy, so that only the house can say that its deck was not chosen.
    """

    rounds: int
    moves: int
    decided_again: bool
    proven: int = 0
    alone: int = 0


def verify(game: Game[Any], transcript: Transcript) -> Verdict:
    """Check all of it; `BadTranscript` says where it is untrue."""
    if transcript.version > game.VERSION:
        raise BadTranscript("newer_rules", version=transcript.version, known=game.VERSION)
    decided_again = transcript.version == game.VERSION
    check = verify_round if decided_again else _replay_events
    match = _begin(game, transcript)
    for record in transcript.rounds:
        _check_setup(match, record)
        _check_proof(game, record)
        check(game, record)
        if record.outcome is not None:
            match.add(record.setup, record.outcome)
        elif record is not transcript.rounds[-1]:
            raise _untrue(record, "unfinished")
    moves = sum(len(record.entries) for record in transcript.rounds)
    proofs = [record.proof for record in transcript.rounds if record.proof is not None]
    alone = sum(not proof.is_shared for proof in proofs)
    return Verdict(len(transcript.rounds), moves, decided_again, len(proofs), alone)


def _begin(game: Game[Any], transcript: Transcript) -> Match:
    try:
        return Match(game, game.variant(transcript.options), len(transcript.players))
    except FacedownError as error:
        raise BadTranscript("untrue", round=0, what=error.code, move=0) from None


def _check_setup(match: Match, record: RoundRecord) -> None:
    """Seats and scores must follow from the rounds before; who begins is the table's choice."""
    now = match.standings()
    if record.setup.number != len(match.results) + 1 or record.setup.scores != now.scores:
        raise _untrue(record, "setup")
    if now.is_over or record.setup.seats != now.playing:
        raise _untrue(record, "setup")


def _check_proof(game: Game[Any], record: RoundRecord) -> None:
    """Compute a shuffle again from its proof, and in the first round also who begins (G-11)."""
    proof, setup = record.proof, record.setup
    if proof is None:
        return
    pack = game.pack(setup.variant)
    proof.check(pack.cards, record.deck, record.orders, number=setup.number)
    if setup.number == 1:
        proof.check_starter(setup.seats, setup.starter)


def verify_round(game: Game[Any], record: RoundRecord) -> None:
    """Let today's rules decide a round again; `BadTranscript` says where it comes out otherwise."""
    try:
        played = Round(game, record.setup, list(record.deck))
        if played.opening != record.opening:
            raise _untrue(record, "deal")
        for number, entry in enumerate(record.entries, start=1):
            events = played.act(entry.seat, entry.move, at=entry.at)
            if tuple(events) != entry.events:
                raise _untrue(record, "events", number)
    except BadTranscript:
        raise
    except FacedownError as error:
        raise _untrue(record, error.code) from None
    if played.outcome != record.outcome:
        raise _untrue(record, "outcome")


def _replay_events(game: Game[Any], record: RoundRecord) -> None:
    table = game.table(record.setup)
    happened = [record.opening, *[entry.events for entry in record.entries]]
    for number, events in enumerate(happened):
        try:
            for event in events:
                game.apply(table, event)
        except (IndexError, ValueError, AssertionError):
            raise _untrue(record, "events", number) from None
    if game.outcome(table) != record.outcome:
        raise _untrue(record, "outcome")


def _untrue(record: RoundRecord, what: str, move: int = 0) -> BadTranscript:
    return BadTranscript("untrue", round=record.setup.number, what=what, move=move)
