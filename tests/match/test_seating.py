"""Who sits where at a table of the house, and who plays for whom."""

import pytest

from facedown.match.seating import BOT, EMPTY, PERSON, Seating


@pytest.fixture
def seating() -> Seating:
    """Ana, an easy bot, Cal, and a free seat."""
    seating = Seating(4, "regular")
    seating.sit(0, "ana", "Ana")
    seating.seat_bot(1, "easy")
    seating.sit(2, "cal", "Cal")
    return seating


# -- coming and going ------------------------------------------------------------------------------


def test_a_table_begins_with_nobody_at_it() -> None:
    seating = Seating(3, "regular")
    assert seating.free_seats() == [0, 1, 2]
    assert seating.people() == []
    assert not seating.has_bots


def test_people_and_bots_have_the_seats_that_they_took(seating: Seating) -> None:
    assert [chair.kind for chair in seating.chairs] == [PERSON, BOT, PERSON, EMPTY]
    assert seating.people() == [0, 2]
    assert seating.free_seats() == [3]
    assert [seating.seat_of(one) for one in ("ana", "cal", "bea", "")] == [0, 2, None, None]
    assert seating.has_bots


def test_a_person_takes_the_place_of_a_bot(seating: Seating) -> None:
    seating.sit(1, "bea", "Bea")
    chair = seating.chairs[1]
    assert (chair.kind, chair.name, chair.level, chair.ready) == (PERSON, "Bea", "", False)


def test_whoever_leaves_takes_everything_along(seating: Seating) -> None:
    seating.chairs[2].ready = True
    seating.leave(2, removed=False)
    chair = seating.chairs[2]
    assert (chair.kind, chair.person, chair.name, chair.ready) == (EMPTY, "", "", False)
    assert seating.removed == set()


def test_only_the_removed_are_not_let_in_again(seating: Seating) -> None:
    seating.leave(2, removed=True)
    assert seating.removed == {"cal"}


# -- the host --------------------------------------------------------------------------------------


def test_the_first_person_is_the_host() -> None:
    seating = Seating(3, "regular")
    seating.seat_bot(0, "easy")
    seating.sit(2, "cal", "Cal")
    seating.sit(1, "bea", "Bea")
    assert seating.host == 2


@pytest.mark.parametrize("resigns", [False, True])
def test_after_the_host_the_person_in_the_lowest_seat_is_it(
    seating: Seating, resigns: bool
) -> None:
    seating.sit(3, "dan", "Dan")
    if resigns:
        seating.resign(0, forgotten=False)
    else:
        seating.leave(0, removed=False)
    assert seating.host == 2


def test_the_host_stays_the_host_while_others_come_and_go(seating: Seating) -> None:
    seating.leave(0, removed=False)
    seating.sit(0, "bea", "Bea")
    assert seating.host == 2


# -- bots in people's places -----------------------------------------------------------------------


def test_a_bot_plays_for_somebody_until_they_are_back(seating: Seating) -> None:
    chair = seating.chairs[2]
    chair.go_away(100.0)
    assert (chair.away_since, chair.is_bots) == (100.0, False)
    chair.be_played_for()
    assert chair.is_bots
    assert seating.people() == [0, 2], "the seat is still theirs"
    chair.take_back()
    assert (chair.away_since, chair.is_bots) == (None, False)


def test_whoever_is_back_in_time_was_only_away(seating: Seating) -> None:
    chair = seating.chairs[2]
    chair.go_away(100.0)
    chair.come_back()
    assert (chair.away_since, chair.absences, chair.stand_ins) == (None, 1, 0)


def test_whoever_resigns_is_played_for_at_the_level_of_the_table(seating: Seating) -> None:
    seating.chairs[2].be_played_for()
    seating.chairs[2].wish_pause(on=True)
    seating.resign(2, forgotten=False)
    chair = seating.chairs[2]
    assert (chair.kind, chair.level, chair.stand_in) == (BOT, "regular", False)
    assert (chair.ready, chair.wants_pause) == (True, False)
    assert seating.seat_of("cal") is None


def test_the_name_of_whoever_resigned_stays_for_the_match(seating: Seating) -> None:
    seating.seat_bot(3, "hard")
    seating.resign(2, forgotten=False)
    assert seating.names() == ["Ana", "easy bot", "Cal", "hard bot"]
    seating.begin_match()
    assert seating.names() == ["Ana", "easy bot", "regular bot", "hard bot"]


def test_of_whoever_is_to_be_forgotten_no_name_stays(seating: Seating) -> None:
    seating.resign(2, forgotten=True)
    assert (seating.chairs[2].person, seating.chairs[2].name) == ("", "")


# -- all at once -----------------------------------------------------------------------------------


def test_bots_and_whoever_they_play_for_are_always_ready(seating: Seating) -> None:
    seating.seat_bot(3, "easy")
    seating.chairs[0].ready = True
    assert not seating.all_ready
    seating.chairs[2].be_played_for()
    assert seating.all_ready


def test_a_table_with_a_free_seat_is_not_ready(seating: Seating) -> None:
    for seat in (0, 2):
        seating.chairs[seat].ready = True
    assert not seating.all_ready


def test_after_a_round_people_are_asked_again(seating: Seating) -> None:
    for chair in seating.chairs:
        chair.ready = True
    seating.end_round()
    assert [chair.ready for chair in seating.chairs] == [False, True, False, False]


def test_a_pause_fulfils_all_wishes_for_one(seating: Seating) -> None:
    for seat in seating.people():
        seating.chairs[seat].wish_pause(on=True)
    seating.pause()
    assert not any(chair.wants_pause for chair in seating.chairs)


def test_a_wish_that_is_taken_back_counts_all_the_same(seating: Seating) -> None:
    chair = seating.chairs[0]
    for on in (True, False, True):
        chair.wish_pause(on=on)
    assert (chair.wants_pause, chair.pauses) == (True, 2)


def test_what_is_counted_by_round_begins_anew(seating: Seating) -> None:
    chair = seating.chairs[0]
    chair.wish_pause(on=True)
    chair.go_away(1.0)
    chair.be_played_for()
    assert (chair.pauses, chair.absences, chair.stand_ins) == (1, 1, 1)
    seating.begin_round()
    assert (chair.pauses, chair.absences, chair.stand_ins) == (0, 0, 0)
    assert chair.stand_in, "the bot plays on"


def test_who_plays_with_bots_alone() -> None:
    """G-09: a person for whom a bot stands in does not play."""
    seating = Seating(3, "regular")
    found = [seating.alone]
    seating.sit(0, "id-ana", "Ana")
    seating.seat_bot(1, "sharp")
    found.append(seating.alone)
    seating.sit(2, "id-bea", "Bea")
    found.append(seating.alone)
    seating.chairs[0].be_played_for()
    found.append(seating.alone)
    seating.resign(2, forgotten=False)
    found.append(seating.alone)
    assert found == [None, 0, None, 2, None]
