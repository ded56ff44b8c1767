"""What a match gave, as it is told at its end."""

from facedown.catalog import find_game
from facedown.cli.colouring import coloured
from facedown.cli.outcomes import game_points, match_over, partners, score_line, standings_text
from facedown.core.outcome import Outcome, Standings
from facedown.i18n.voice import Voice
from facedown.match.tally import BY_CALLS, BY_POINTS, Tallied

VOICE = Voice(find_game("vinto"), ("Person", "Ana", "Bo"), 0)


def test_game_points_say_who_has_won_more_calls() -> None:
    """V-44."""
    ranking = [
        Tallied(2, 1, 5, 2, 1, BY_CALLS),
        Tallied(0, 1, 5, 2, 0, BY_POINTS),
        Tallied(1, 3, 2, -1, 0),
    ]
    assert game_points(ranking, VOICE) == [
        "Game points: 1. Bo 5, 1. you 5, 3. Ana 2.",
        "Bo shares the place with you, and stands first with more calls won: 1 to 0.",
    ]
    assert game_points([], VOICE) == []


def test_the_points_of_a_pair_are_said_once() -> None:
    """P-44: both partners had a line of their own, with the same points."""
    sides = (0, 1, 0, 1)
    outcome = Outcome((120, -30, 120, -30), (0, 2), "closed", (0, 45, 15, 10), 0)
    over = Standings((520, 90, 520, 90), (1, 2, 1, 2), (), is_over=True, winners=(0, 2))
    voice = Voice(find_game("pinnacola"), ("Person", "Ana", "Bo", "Cleo"), 2)
    assert [score_line(side, outcome, over, voice) for side in partners(range(4), sides)] == [
        "You and Person: 15 in hand, 120 points, total 520.",
        "Ana and Cleo: 55 in hand, −30 points, total 90.",
    ]
    assert standings_text(over, sides, voice) == "you and Person 520, Ana and Cleo 90"
    assert match_over(over, voice) == "The match is over. You and Person win."


def test_hearts_are_red_in_a_sentence() -> None:
    assert [str(span.style) for span in coloured("the 10♥ and the A♠").spans] == [
        "bold #ff6b6b",
        "bold #ffffff",
    ]
