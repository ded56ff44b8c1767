"""What a round gave and how a match stands, in words."""

from itertools import pairwise

from facedown.cli.english.cards import count, listed, ordinal
from facedown.cli.english.endings import ending
from facedown.cli.english.voice import Voice
from facedown.core.outcome import Outcome, Standings
from facedown.core.seats import Seat
from facedown.match.tally import BY_CALLS, Tallied


def round_over(outcome: Outcome, voice: Voice) -> str:
    """Why the round ended and who has won it."""
    sentence = ending(outcome.ending)
    return f"{sentence[0].upper()}{sentence[1:]}. {winners(outcome.winners, voice)} it."


def winners(seats: tuple[Seat, ...], voice: Voice) -> str:
    """`You win`, `Ana and Bo win`, `Nobody wins`."""
    if not seats:
        return "Nobody wins"
    names = listed([voice.name(seat) for seat in seats])
    return f"{names} wins" if len(seats) == 1 and seats[0] != voice.you else f"{names} win"


def score_line(seat: Seat, outcome: Outcome, standings: Standings, voice: Voice) -> str:
    """What a round gave to a seat."""
    total = f"cards count {outcome.totals[seat]}"
    points = count(outcome.scores[seat], "point")
    return f"{voice.name(seat)}: {total}, {points}, {standings.scores[seat]} in all"


def match_over(standings: Standings, voice: Voice) -> str:
    return f"The match is over. {winners(standings.winners, voice)} it."


def game_points(ranking: list[Tallied], voice: Voice) -> list[str]:
    """What the places of a match were worth; of those who share one, who has won more calls."""
    if not ranking:
        return []
    won = [f"{ordinal(one.place - 1)} {voice.bare(one.seat)} {one.points}" for one in ranking]
    ties = [
        f"{voice.does(one.seat, 'share')} the place with {voice.bare(other.seat)}, and "
        f"{'stand' if one.seat == voice.you else 'stands'} first for more won calls: "
        f"{one.calls} to {other.calls}."
        for one, other in pairwise(ranking)
        if one.ahead_by == BY_CALLS
    ]
    return [f"Game points: {', '.join(won)}.", *ties]


def standings_text(standings: Standings, voice: Voice) -> str:
    """The totals in one line."""
    totals = [f"{voice.bare(seat)} {total}" for seat, total in enumerate(standings.scores)]
    return ", ".join(totals)
