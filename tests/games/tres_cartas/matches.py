"""Matches of Três Cartas as lists of points, round by round."""

from facedown.core.outcome import Outcome, Result, Standings
from facedown.core.seats import NO_SEAT, Seat
from facedown.games.tres_cartas import GAME
from facedown.match.match import Match


def result(
    points: tuple[int, ...], seats: tuple[Seat, ...], starter: Seat, caller: Seat = NO_SEAT
) -> Result:
    """A round that gave these points."""
    lowest = min(points[seat] for seat in seats)
    winners = tuple(seat for seat in seats if points[seat] == lowest)
    return Result(seats, starter, Outcome(points, winners, "stock_out", points, caller))


def match_of(
    *rounds: tuple[int, ...], options: dict[str, str] | None = None, preset: str = "seed"
) -> Match:
    """A match after rounds with these points by seat; who is out must have got none."""
    match = Match(GAME, GAME.variant(options, preset), len(rounds[0]))
    for points in rounds:
        setup = match.next_setup()
        assert setup is not None, "the match is over already"
        assert not any(points[seat] for seat in range(setup.players) if seat not in setup.seats)
        match.results.append(result(points, setup.seats, setup.starter))
    return match


def standings(
    *rounds: tuple[int, ...], options: dict[str, str] | None = None, preset: str = "seed"
) -> Standings:
    """How a match stands after rounds with these points by seat."""
    return match_of(*rounds, options=options, preset=preset).standings()
