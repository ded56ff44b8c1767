"""What a match gave, as it is told at its end."""

from facedown.catalog import find_game
from facedown.cli.colouring import coloured
from facedown.cli.outcomes import game_points
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


def test_hearts_are_red_in_a_sentence() -> None:
    assert [str(span.style) for span in coloured("the 10♥ and the A♠").spans] == [
        "bold #ff6b6b",
        "bold #ffffff",
    ]
