"""Points of a round, and how a match stands."""

import itertools

import pytest
from tests.games.vinto.tables import act, lay

from facedown.core.cards import cards
from facedown.core.errors import BadOption
from facedown.core.outcome import Outcome, Result, Standings
from facedown.core.seats import NO_SEAT
from facedown.games.vinto import GAME
from facedown.games.vinto.scoring import game_points, round_points, standings, total
from facedown.games.vinto.variant import Variant


def variant(**options: str) -> Variant:
    made = GAME.variant(options)
    assert isinstance(made, Variant)
    return made


@pytest.mark.parametrize(
    ("hand", "points"),
    [
        ("Jk Jk Kc Kd As", -1),
        ("2c 3c 4c 5c 6c", 20),
        ("7c 8c 9c Tc", 34),
        ("Jc Qc", 20),
        ("Kc", 0),
        ("", 0),
    ],
    ids=["vector 4", "number cards", "7 to 10", "pictures", "king", "no cards"],
)
def test_points_of_a_hand(hand: str, points: int) -> None:
    """V-38, V-48, V-50: a Jack is worth 10, a 7 is worth 7."""
    assert total(cards(hand)) == points


@pytest.mark.parametrize(
    ("totals", "points"),
    [
        ([12, 9, 20, 15], [-1, 3, 3, 3]),
        ([9, 9, 20, 15], [3, 0, 0, 0]),
        ([5, 6, 20, 15], [3, -1, -1, -1]),
    ],
    ids=["vector 1", "vector 2", "vector 3"],
)
def test_points_of_a_round(totals: list[int], points: list[int]) -> None:
    """V-36, V-37."""
    assert round_points(variant(), 0, (0, 1, 2, 3), totals) == points


def test_a_tie_may_cost_the_coalition_as_a_house_rule() -> None:
    """V-36: `tie_rule caller3_coalm1`."""
    worse = variant(tie_rule="caller3_coalm1")
    assert round_points(worse, 0, (0, 1, 2, 3), [9, 9, 20, 15]) == [3, -1, -1, -1]


def seed_text(caller_total: int, coalition: list[int], *, tie: bool) -> tuple[int, int]:
    """The three lines of the source text, read one after the other as they stand.

    The first and the third speak of a tie both; `tie` says whether the third has the last word.
    """
    points = (0, 0)
    if any(all(one <= other for other in coalition) and caller_total <= one for one in coalition):
        points = (3, -1)
    if any(one < caller_total for one in coalition):
        points = (-1, 3)
    if tie and caller_total in coalition and all(one >= caller_total for one in coalition):
        points = (3, 0)
    return points


@pytest.mark.parametrize("tie", [True, False])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_points_are_those_of_the_seed_text(players: int, tie: bool) -> None:
    """V-36, V-37: an independent statement, over all small totals and all callers."""
    rules = variant(tie_rule="caller3_coal0" if tie else "caller3_coalm1")
    seats = tuple(range(players))
    for totals in itertools.product(range(-2, 4), repeat=players):
        for caller in seats:
            others = [totals[seat] for seat in seats if seat != caller]
            for_caller, for_others = seed_text(totals[caller], others, tie=tie)
            wanted = [for_caller if seat == caller else for_others for seat in seats]
            assert round_points(rules, caller, seats, list(totals)) == wanted


def test_every_member_of_the_coalition_scores_alike() -> None:
    """V-37: only the lowest total matters."""
    assert round_points(variant(), 2, (0, 1, 2, 3), [40, 3, 4, 40]) == [3, 3, -1, 3]


def test_without_a_caller_there_are_no_points() -> None:
    """V-45."""
    assert round_points(variant(), NO_SEAT, (0, 1, 2), [5, 6, 7]) == [0, 0, 0]


@pytest.mark.parametrize(
    ("hands", "winners"),
    [
        ("hand0 2c | hand1 5c | hand2 6c | hand3 7c", (0,)),
        ("hand0 5d | hand1 5c | hand2 6c | hand3 7c", (0,)),
        ("hand0 9c | hand1 5c | hand2 6c | hand3 7c", (1, 2, 3)),
    ],
    ids=["lower", "tie", "higher"],
)
def test_who_wins_a_round(hands: str, winners: tuple[int, ...]) -> None:
    """G-15: there may be several."""
    table = lay(f"phase toss | turn 3 | caller 0 | passed 12 | {hands} | discard 4h^")
    act(table, 3, "pass")
    outcome = GAME.outcome(table)
    assert outcome is not None
    assert (outcome.winners, outcome.caller, outcome.ending) == (winners, 0, "called")


def test_there_is_no_outcome_before_the_end() -> None:
    assert GAME.outcome(lay("phase reveal | hand0 2c | hand1 5c")) is None


# -- matches ---------------------------------------------------------------------------------------


def after(*rounds: tuple[int, ...], elapsed: float = 0.0, **options: str) -> Standings:
    players = len(rounds[0]) if rounds else 4
    results = [
        Result(tuple(range(players)), 0, Outcome(scores, (), "called", scores)) for scores in rounds
    ]
    return standings(variant(**options), players, results, elapsed)


@pytest.mark.parametrize(
    ("scores", "points"),
    [
        ((12, 6, 6, -4), (5, 3, 3, 0)),
        ((9, 9, 1, 0, -2), (5, 5, 2, 0, 0)),
        ((1, 2, 3, 4, 5), (0, 0, 2, 3, 5)),
        ((0, 0, 0), (5, 5, 5)),
    ],
    ids=["vector 5", "vector 6", "five places", "all tied"],
)
def test_game_points(scores: tuple[int, ...], points: tuple[int, ...]) -> None:
    """V-43."""
    assert after(scores, end="rounds(1)").points == points


def test_points_of_rounds_add_up_and_the_highest_is_first() -> None:
    """V-42; rulings section 6: an earlier program kept no score."""
    now = after((3, -1, -1, -1), (-1, 3, 3, 3), (3, 0, 0, 0), end="rounds(3)")
    assert (now.scores, now.places, now.winners) == ((5, 2, 2, 2), (1, 2, 2, 2), (0,))


def test_winners_may_be_several() -> None:
    """V-44."""
    assert after((3, 3, 3, -1), end="rounds(1)").winners == (0, 1, 2)


def test_while_a_match_goes_on_everybody_plays_and_nobody_has_won() -> None:
    now = after((3, -1, -1, -1), end="rounds(2)")
    assert (now.is_over, now.playing, now.winners, now.points) == (False, (0, 1, 2, 3), (), ())


@pytest.mark.parametrize(("seconds", "over"), [(0.0, False), (1799.9, False), (1800.0, True)])
def test_a_match_lasts_thirty_minutes(seconds: float, over: bool) -> None:
    """V-41: a round starts only if time is left when the one before it has been scored."""
    now = after((3, -1, -1, -1), elapsed=seconds)
    assert (now.is_over, now.playing == ()) == (over, over)


def test_the_first_round_is_played_in_any_case() -> None:
    assert not after(elapsed=3600.0).is_over


def test_a_match_may_last_a_number_of_rounds() -> None:
    """V-41."""
    one = (0, 0, 0, 0)
    assert not after(one, one, end="rounds(3)", elapsed=1e6).is_over
    assert after(one, one, one, end="rounds(3)").is_over


@pytest.mark.parametrize("place", [4, 5, 6])
def test_fourth_and_lower_get_nothing(place: int) -> None:
    """V-43."""
    assert game_points(variant(), place, tuple(range(1, place + 1))) == 0


# -- options ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        *["minutes", "minutes()", "minutes(0)", "minutes(1001)", "rounds(-1)", "rounds(5"],
        *["rounds(5))", "rounds(²)", "rounds(5.0)", "rounds( 5)", "hours(1)", "", "5"],
        f"rounds({'9' * 5000})",
    ],
)
def test_an_end_that_is_none_is_refused(text: str) -> None:
    with pytest.raises(BadOption):
        GAME.variant({"end": text})


@pytest.mark.parametrize("text", ["minutes(1)", "minutes(1000)", "rounds(5)"])
def test_an_end_reads_as_it_is_written(text: str) -> None:
    assert GAME.variant({"end": text}).values["end"] == text


def test_the_king_is_the_first_choice_of_a_table() -> None:
    """V-27: the ambiguity that matters most stands in front."""
    assert GAME.OPTIONS[0].name == "king_mode"


@pytest.mark.parametrize(
    ("preset", "changes"),
    [
        ("seed", set()),
        (
            "official",
            {
                "opening_discard=empty",
                "active_may_toss=false",
                "jq_same_player=true",
                "plain_discard=any",
                "ace_takeable_from_discard=true",
            },
        ),
        (
            "app",
            {
                "opening_discard=empty",
                "king_mode=declare",
                "plain_discard=any",
                "ace_takeable_from_discard=true",
            },
        ),
    ],
)
def test_presets(preset: str, changes: set[str]) -> None:
    """Section 2.3."""
    made = GAME.variant(preset=preset).changed()
    assert {f"{name}={value}" for name, value in made.items()} == changes
