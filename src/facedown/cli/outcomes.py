"""What a round gave and how a match stands, in words."""

from itertools import pairwise

from facedown.core.outcome import Outcome, Standings
from facedown.core.seats import Seat
from facedown.i18n.sentences import capital, ending, winners
from facedown.i18n.voice import Voice
from facedown.match.tally import BY_CALLS, Tallied


def round_over(outcome: Outcome, voice: Voice) -> str:
    """Why the round ended and who has won it."""
    return f"{ending(outcome.ending, voice)} {winners(outcome.winners, voice, 'round')}"


def score_line(seat: Seat, outcome: Outcome, standings: Standings, voice: Voice) -> str:
    """What a round gave to a seat."""
    return voice.text(
        "terminal-score",
        name=voice.name(seat),
        total=outcome.totals[seat],
        points=voice.text("app-points", count=outcome.scores[seat]),
        standing=standings.scores[seat],
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


def standings_text(standings: Standings, voice: Voice) -> str:
    """The totals in one line."""
    return ", ".join(
        voice.text("terminal-standing", name=voice.seat(seat), points=total)
        for seat, total in enumerate(standings.scores)
    )
