"""`facedown review`: what the decisions of a match cost, and luck apart from skill."""

import json
from collections.abc import Iterable
from typing import Annotated, Any, Final

import typer

from facedown.arena.analysis import BUDGET, Decision, RoundAnalysis, Share, analyse, totals
from facedown.cli.arguments import AsJson, Language, check_range
from facedown.cli.frames import short_name, unique_names
from facedown.cli.language import spoken
from facedown.cli.records import open_transcript, verdict
from facedown.cli.verify import File
from facedown.core.errors import BadOption
from facedown.core.game import Game
from facedown.core.records import Move
from facedown.core.seats import NO_SEAT, Seat
from facedown.i18n.sentences import Tops, choice, counted, hint_reason
from facedown.i18n.voice import Voice

FORMAT: Final = 1
# So many decisions of a round are told, those that cost most.
TOLD: Final = 5
BUDGETS: Final = (8, 10_000)


def review(
    file: File,
    seat: Annotated[
        int | None, typer.Option(metavar="S", help="Tell this seat's decisions only.")
    ] = None,
    budget: Annotated[
        int, typer.Option(metavar="N", help="How many rollouts each decision may take.")
    ] = BUDGET,
    as_json: AsJson = False,
    language: Language = None,
) -> None:
    """Tell what the decisions of a match cost, what was better and why, and who was lucky."""
    check_range("--budget", budget, *BUDGETS)
    game, transcript = open_transcript(file)
    last = len(transcript.players) - 1
    if seat is not None and not 0 <= seat <= last:
        raise BadOption("seat_not_in_match", seat=seat, last=last)
    verdict(game, transcript)
    found = analyse(game, transcript, budget)
    if as_json:
        typer.echo(json.dumps(_data(file, game, budget, list(found), seat), ensure_ascii=False))
        return
    names = unique_names([short_name(name) for name in transcript.players])
    Telling(game, names, seat).tell(found)


class Telling:
    """A review in words."""

    def __init__(self, game: Game[Any], names: tuple[str, ...], seat: Seat | None) -> None:
        self.seat: Final = seat
        # Each is told of their own decisions.
        self.voices: Final = [Voice(game, names, you, spoken()) for you in range(len(names))]
        self.voice: Final = Voice(game, names, NO_SEAT, spoken())

    def tell(self, rounds: Iterable[RoundAnalysis]) -> None:
        """Round by round, as they come, and all of them together."""
        told: list[RoundAnalysis] = []
        for one in rounds:
            told.append(one)
            typer.echo(self.voice.text("table-round", number=one.number))
            self._tell_round(one)
            for share in one.shares:
                typer.echo(f"  {self._share(share, one.unit)}")
        if not told:
            typer.echo(self.voice.text("review-nothing"))
        elif len(told) > 1:
            typer.echo(self.voice.text("review-all"))
            for share in totals(told):
                typer.echo(f"  {self._share(share, told[0].unit)}")

    def _tell_round(self, one: RoundAnalysis) -> None:
        clear = [decision for decision in one.decisions if decision.is_clear]
        own = [decision for decision in clear if self.seat in (None, decision.seat)]
        costly = sorted(own, key=lambda decision: -decision.cost)[:TOLD]
        for decision in sorted(costly, key=lambda decision: decision.number):
            for line in self._decision(decision, one.unit):
                typer.echo(f"  {line}")
        if not costly:
            typer.echo(f"  {self.voice.text('review-clean')}")

    def _decision(self, decision: Decision, unit: str) -> list[str]:
        voice, tops = self.voices[decision.seat], Tops(decision.top, decision.drawn)
        return [
            voice.text(
                "review-undone" if decision.made is None else "review-made",
                number=decision.number,
                name=self.voice.name(decision.seat),
                move=_choice(decision.made, voice, tops),
            ),
            "  "
            + voice.text(
                "review-better",
                move=_choice(decision.best, voice, tops),
                reason=hint_reason(*decision.reason, voice),
                **counted(decision.cost, unit),
            ),
        ]

    def _share(self, share: Share, unit: str) -> str:
        return self.voice.text(
            "review-share",
            name=self.voice.name(share.seat),
            decisions=share.decisions,
            worth=signed(share.worth - share.par, unit, self.voice),
            skill=signed(share.skill, unit, self.voice),
            luck=signed(share.luck, unit, self.voice),
            **counted(share.cost, unit),
        )


def _choice(move: Move | None, voice: Voice, tops: Tops) -> str:
    return voice.text("review-wait") if move is None else choice(move, voice, tops)


def signed(worth: float, unit: str, voice: Voice) -> str:
    """A difference in points, or in hundredths of a chance.

    >>> signed(2.25, "points", Voice()), signed(-0.125, "chances", Voice())
    ('+2.2', '−12%')
    """
    given = counted(worth, unit)
    text = voice.text("review-signed", **given)
    return f"+{text}" if float(given["count"]) > 0 else text


def _data(
    file: str, game: Game[Any], budget: int, rounds: list[RoundAnalysis], seat: Seat | None
) -> dict[str, Any]:
    return {
        "format": FORMAT,
        "file": file,
        "game": game.KEY,
        "budget": budget,
        "rounds": [
            {
                "round": one.number,
                "unit": one.unit,
                "decisions": [
                    _decision_data(decision)
                    for decision in one.decisions
                    if seat in (None, decision.seat)
                ],
                "seats": [_share_data(share) for share in one.shares],
            }
            for one in rounds
        ],
        "seats": [_share_data(share) for share in totals(rounds)],
    }


def _decision_data(decision: Decision) -> dict[str, Any]:
    return {
        "move": decision.number,
        "seat": decision.seat,
        "made": _notation(decision.made),
        "best": _notation(decision.best),
        "cost": round(decision.cost, 4),
        "error": round(decision.error, 4),
        "clear": decision.is_clear,
        "reason": decision.reason[0],
        "params": decision.reason[1],
    }


def _notation(move: Move | None) -> str | None:
    return None if move is None else str(move)


def _share_data(share: Share) -> dict[str, Any]:
    return {
        "seat": share.seat,
        "decisions": share.decisions,
        "cost": round(share.cost, 4),
        "worth": round(share.worth, 4),
        "par": round(share.par, 4),
        "skill": round(share.skill, 4),
        "luck": round(share.luck, 4),
    }
