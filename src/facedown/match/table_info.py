"""What is public about a table beside its cards."""

from collections.abc import Set

from facedown.core.outcome import Standings
from facedown.core.seats import Seat
from facedown.match.evening import PLAYING, SHUFFLING, Evening
from facedown.match.seating import BOT, PERSON, Seating
from facedown.match.tally import Tallied
from facedown.match.timing import BREATH_SECONDS, Countdown
from facedown.match.wire import ClockInfo, EveningInfo, OutcomeInfo, SeatInfo, TableInfo


def table_info(
    evening: Evening, here: Set[Seat], watchers: int, you: Seat | None = None
) -> TableInfo:
    """All that is public about a table; who is here and how many watch, the house knows."""
    game, seats = evening.game, range(evening.options.seats)
    now = evening.standings()
    outcomes = [] if evening.match is None else [one.outcome for one in evening.match.results]
    return TableInfo(
        code=evening.code,
        game=game.KEY,
        version=game.VERSION,
        options=evening.options,
        stage=evening.stage,
        paused=evening.timing.paused,
        seats=[seat_info(evening.seating, seat, here=seat in here) for seat in seats],
        sides=list(game.sides(evening.variant, len(seats))),
        round=rounds_begun(evening),
        lasted=int(evening.timing.lasted),
        scores=list(now.scores) if now else [],
        places=list(now.places) if now else [],
        playing=list(now.playing) if now else [],
        winners=list(now.winners) if now else [],
        evening=[_evening_info(one, now) for one in evening.tally.ranking()],
        outcomes=[OutcomeInfo.of(outcome) for outcome in outcomes],
        records=evening.records,
        watchers=watchers,
        you=you,
    )


def rounds_begun(evening: Evening) -> int:
    """How many rounds of the match have begun."""
    is_round_on = evening.stage in (SHUFFLING, PLAYING)
    return 0 if evening.match is None else len(evening.match.results) + is_round_on


def seat_info(seating: Seating, seat: Seat, *, here: bool) -> SeatInfo:
    """What is public about a seat, its person being connected or not."""
    chair = seating.chairs[seat]
    return SeatInfo(
        seat,
        chair.kind,
        chair.name,
        chair.level,
        host=chair.kind == PERSON and seat == seating.host,
        ready=chair.ready,
        here=here or chair.kind == BOT,
        stand_in=chair.is_played_for,
        wants_pause=chair.wants_pause,
        face=chair.face,
    )


def clock_info(clock: Countdown | None, now: float) -> ClockInfo | None:
    """How long a clock still runs; None if none does."""
    if clock is None:
        return None
    left = min(max(clock.until - now, 0.0), max(clock.seconds, BREATH_SECONDS))
    return ClockInfo(clock.kind, round(left * 1000), round(clock.seconds * 1000))


def _evening_info(one: Tallied, now: Standings | None) -> EveningInfo:
    gained = now.points[one.seat] if now is not None and now.points else 0
    return EveningInfo(one.seat, one.place, one.points, gained, one.scores, one.calls, one.ahead_by)
