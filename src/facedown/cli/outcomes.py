"""What a round gave and how a match stands, in words."""

from collections.abc import Iterable
from itertools import pairwise

from facedown.core.outcome import Outcome, Standings
from facedown.core.seats import Seat
from facedown.i18n.sentences import capital, ending, winners
from facedown.i18n.voice import Voice
from facedown.match.tally import BY_CALLS, Tallied


def round_over(outcome: Outcome, voice: Voice) -> str:
    """Why the round ended and who has won it."""
    return f"{ending(outcome.ending, voice)} {winners(outcome.winners, voice, 'round')}"


def partners(seats: Iterable[Seat], sides: tuple[int, ...]) -> list[list[Seat]]:
    """The seats by the side they play for.

    >>> partners(range(4), (0, 1, 0, 1)), partners((0, 2), (0, 1, 2))
    ([[0, 2], [1, 3]], [[0], [2]])
    """
    found: dict[int, list[Seat]] = {}
    for seat in seats:
        found.setdefault(sides[seat], []).append(seat)
    return [*found.values()]


def score_line(side: list[Seat], outcome: Outcome, standings: Standings, voice: Voice) -> str:
    """What a round gave to a side: partners count their cards together and have the same points."""
    return voice.text(
        "terminal-score",
        name=voice.listed([voice.name(seat) for seat in voice.told_first(side)]),
        total=sum(outcome.totals[seat] for seat in side),
        points=voice.text("app-points", count=outcome.scores[side[0]]),
        standing=standings.scores[side[0]],
    )


def match_over(standings: Standings, voice: Voice) -> str:
    return f"{voice.text('end-match_title')}. {winners(standings.winners, voice)}"


def game_points(ranking: list[Tallied], voice: Voice) -> list[str]:
    """What the places of a match were worth; of those who share one, who has won more calls."""
    if not ranking:
        return []
    won = [
        voice.text("terminal-place", place=one.place, name=voice.seat(one.seat), points=one.points)
        for one in ranking
    ]
    ties = [
        capital(
            voice.messages.text(
                "terminal-more_calls",
                voice.field("seat", "seat", one.seat)
                | voice.field("other", "seat", other.seat)
                | {"calls": one.calls, "other-calls": other.calls},
            )
        )
        for one, other in pairwise(ranking)
        if one.ahead_by == BY_CALLS
    ]
    return [f"{voice.text('end-game_points')}: {', '.join(won)}.", *ties]


def standings_text(standings: Standings, sides: tuple[int, ...], voice: Voice) -> str:
    """The totals in one line."""
    return ", ".join(
        voice.text("terminal-standing", name=voice.seats(side), points=standings.scores[side[0]])
        for side in partners(range(len(sides)), sides)
    )
