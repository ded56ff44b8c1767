"""Match equity: shares of the victory by how a match stands."""

from math import isclose

from facedown.bots.equity import WAYS, Equity, nearest_numbers
from facedown.bots.equity_numbers import NUMBERS
from facedown.catalog import GAMES
from facedown.core.outcome import Standings


def shares(game: str, scores: tuple[int, ...], played: int = 1, **rules: str) -> list[float]:
    """The shares in a match that goes on, with everybody in."""
    players = len(scores)
    variant = GAMES[game].variant(rules)
    now = Standings(scores, (1,) * players, tuple(range(players)), is_over=False)
    return Equity(GAMES[game], variant, players).shares(now, played)


def test_who_is_ahead_has_more() -> None:
    first, second, third = shares("vinto", (6, 3, -1), end="rounds(5)")
    assert first > second > third > 0.0
    # Where the fewest points win.
    first, second, third = shares("tres-cartas", (10, 40, 90))
    assert first > second > third > 0.0
    ahead, behind = shares("pinnacola", (600, 200))
    assert ahead > behind


def test_equal_points_are_equal_shares() -> None:
    assert shares("cambio", (2, 2, 2, 2), 3, rounds="9") == [0.25] * 4


def test_a_lead_counts_for_more_near_the_end() -> None:
    early = shares("vinto", (3, 0, 0, 0), 1, end="rounds(20)")
    late = shares("vinto", (3, 0, 0, 0), 19, end="rounds(20)")
    assert late[0] > early[0] > 0.25
    far = shares("tres-cartas", (10, 30), limit="300")
    near = shares("tres-cartas", (60, 80))
    assert near[0] > far[0] > 0.5


def test_who_is_out_has_nothing() -> None:
    game = GAMES["tres-cartas"]
    now = Standings((20, 100, 40), (1, 3, 2), (0, 2), is_over=False)
    found = Equity(game, game.variant(), 3).shares(now, 6)
    assert found[1] == 0.0
    assert isclose(found[0] + found[2], 1.0)


def test_a_match_that_is_over_is_shared_by_its_winners() -> None:
    game = GAMES["vinto"]
    now = Standings((6, 6, -2), (1, 1, 3), (), is_over=True, winners=(0, 1))
    assert Equity(game, game.variant(game.SIMULATED), 3).shares(now, 5) == [0.5, 0.5, 0.0]


def test_partners_hope_for_the_same() -> None:
    game = GAMES["pinnacola"]
    variant = game.variant({"pairs": "true"})
    now = Standings((400, 150, 400, 150), (1, 2, 1, 2), (0, 1, 2, 3), is_over=False)
    found = Equity(game, variant, 4).shares(now, 2)
    assert found[0] == found[2] > found[1] == found[3]


def test_every_way_has_numbers_that_make_sense() -> None:
    assert set(NUMBERS) == set(WAYS)
    for fitted in NUMBERS.values():
        for edge, pace in fitted.values():
            assert edge > 0.0
            assert pace > 0.0


def test_other_numbers_of_players_have_the_nearest_ones() -> None:
    assert nearest_numbers("target", 3) == NUMBERS["target"][2]
    assert nearest_numbers("out", 7) == NUMBERS["out"][6]
