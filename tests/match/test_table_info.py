"""What is public about a table beside its cards."""

import pytest
from tests.match.evenings import SECRET, deal, evening_of, play_out

from facedown.core.outcome import Points
from facedown.match import log
from facedown.match.evening import BETWEEN, OVER, PLAYING, SHUFFLING, WAITING
from facedown.match.seating import BOT, EMPTY, PERSON, Seating
from facedown.match.table_info import clock_info, seat_info, table_info
from facedown.match.timing import BREATH_SECONDS, Countdown
from facedown.match.wire import ClockInfo

# -- the table -------------------------------------------------------------------------------------


def test_rounds_are_counted_from_the_first_shuffle_on() -> None:
    evening = evening_of("vinto", 4, options={"end": "rounds(2)"})
    told = []
    for _ in range(2):
        told.append(table_info(evening, set(), 0))
        evening.apply(log.Began(at=0.0, secret=SECRET))
        told.append(table_info(evening, set(), 0))
        evening.apply(log.CardsDealt(at=0.0))
        told.append(table_info(evening, set(), 0))
        play_out(evening)
    told.append(table_info(evening, set(), 0))
    assert [(one.stage, one.round, len(one.outcomes)) for one in told] == [
        (WAITING, 0, 0),
        (SHUFFLING, 1, 0),
        (PLAYING, 1, 0),
        (BETWEEN, 1, 1),
        (SHUFFLING, 2, 1),
        (PLAYING, 2, 1),
        (OVER, 2, 2),
    ]


def test_before_a_match_there_is_no_score() -> None:
    info = table_info(evening_of("cambio", 3), set(), 0)
    assert info.scores == info.places == info.playing == info.winners == []


def test_after_a_match_it_is_told_how_it_ended() -> None:
    evening = evening_of("vinto", 4, options={"end": "rounds(1)"})
    deal(evening)
    play_out(evening)
    info, now = table_info(evening, set(), 0), evening.standings()
    assert now is not None
    assert (info.scores, info.places, info.winners) == (
        list(now.scores),
        list(now.places),
        list(now.winners),
    )
    assert info.winners


def test_a_pause_is_told() -> None:
    evening = evening_of("cambio", 3)
    deal(evening)
    evening.apply(log.Paused(at=0.0))
    assert table_info(evening, set(), 0).paused
    evening.apply(log.Resumed(at=9.0))
    assert not table_info(evening, set(), 0).paused


def test_whoever_asks_is_told_who_watches_and_which_seat_is_theirs() -> None:
    evening = evening_of("cambio", 3)
    info = table_info(evening, set(), 4, 2)
    assert (info.watchers, info.you) == (4, 2)
    assert table_info(evening, set(), 4).you is None


# -- game points -----------------------------------------------------------------------------------


def test_game_points_are_told_after_the_first_match_and_add_up() -> None:
    """V-44: they were told from the second match on."""
    evening = evening_of("vinto", 4, options={"end": "rounds(1)"})
    sums: list[Points] = [0, 0, 0, 0]
    for number in range(1, 4):
        deal(evening, f"{number:02x}" * 32)
        before = table_info(evening, set(), 0).evening
        assert {one.gained for one in before} <= {0}
        play_out(evening)
        assert evening.stage == OVER
        told = table_info(evening, set(), 0)
        for one in told.evening:
            sums[one.seat] += one.gained
            assert one.gained == {1: 5, 2: 3, 3: 2}.get(told.places[one.seat], 0)
            assert one.points == sums[one.seat]
        assert [one.points for one in told.evening] == sorted(sums, reverse=True)
        assert sum(one.calls for one in told.evening) <= number


def test_a_game_without_game_points_tells_of_no_evening() -> None:
    evening = evening_of("cambio", 3)
    deal(evening)
    play_out(evening)
    assert table_info(evening, set(), 0).evening == []


# -- seats -----------------------------------------------------------------------------------------


@pytest.fixture
def seating() -> Seating:
    """A bot at seat 0, where the host of a table of no people would be; Bea; and a free seat."""
    seating = Seating(3, "regular")
    seating.seat_bot(0, "easy")
    seating.sit(1, "bea", "Bea")
    return seating


def test_a_seat_says_who_plays_it_and_never_which_account(seating: Seating) -> None:
    told = [seat_info(seating, seat, here=False) for seat in range(3)]
    assert [(one.kind, one.name, one.level) for one in told] == [
        (BOT, "", "easy"),
        (PERSON, "Bea", ""),
        (EMPTY, "", ""),
    ]
    assert "bea" not in repr(told)


def test_only_a_person_is_told_as_the_host(seating: Seating) -> None:
    assert [seat_info(seating, seat, here=True).host for seat in range(3)] == [False, True, False]
    empty = Seating(2, "regular")
    assert not seat_info(empty, empty.host, here=False).host


def test_bots_are_always_here_and_people_while_connected(seating: Seating) -> None:
    assert seat_info(seating, 0, here=False).here
    assert not seat_info(seating, 1, here=False).here
    assert seat_info(seating, 1, here=True).here


# -- the clock -------------------------------------------------------------------------------------


def test_where_no_clock_runs_none_is_told() -> None:
    assert clock_info(None, 100.0) is None


@pytest.mark.parametrize(("now", "left"), [(100.0, 30_000), (129.5, 500), (140.0, 0)])
def test_a_clock_is_told_in_what_is_left_and_never_less_than_nothing(now: float, left: int) -> None:
    assert clock_info(Countdown("turn", 130.0, 30.0), now) == ClockInfo("turn", left, 30_000)


@pytest.mark.parametrize(("seconds", "most"), [(30.0, 30.0), (2.0, BREATH_SECONDS)])
def test_a_clock_is_told_no_longer_than_it_can_run(seconds: float, most: float) -> None:
    """The time of an old log may lie ahead of the clock's."""
    told = clock_info(Countdown("turn", 5000.0, seconds), 100.0)
    assert told == ClockInfo("turn", round(most * 1000), round(seconds * 1000))
