"""What earlier programs of this game did wrong (rulings section 6), and this one does not."""

from tests.games.tres_cartas.matches import match_of, standings
from tests.games.tres_cartas.playing import act, begun, outcome

from facedown.core.cards import count
from facedown.games.tres_cartas import GAME


def test_the_limit_is_100_and_not_50() -> None:
    """card-game, game.config."""
    assert GAME.variant().number("limit") == 100
    assert standings((50, 99, 0)).playing == (0, 1, 2)


def test_the_last_drawn_card_is_not_lost_when_the_stock_empties() -> None:
    """card-game, playTurn: it ended the round first, and the card in hand vanished."""
    at = begun(players=4)
    while len(at.stock) > 1:
        act(at, f"{at.turn}> draw", f"{at.turn}> discard", f"{at.turn}> end")
    last, seat = at.stock[-1].card, at.turn
    act(at, f"{seat}> draw", f"{seat}> swap 1")
    assert at.card(8 + seat) == last
    assert count([placed.card for placed in at.everything()]) == at.pack.counts
    assert [at.size(one) for one in range(4)] == [3] * 4
    assert outcome(at).ending == "stock_out"


def test_a_match_with_nobody_left_is_over() -> None:
    """card-game, isGameOver: it asked for exactly one survivor."""
    now = standings((99, 99), (5, 3))
    assert now.is_over
    assert now.winners == (1,)


def test_a_player_who_is_out_does_not_begin_the_next_round() -> None:
    """card-game: currentPlayer kept pointing at an eliminated player."""
    for out in range(3):
        points = [0, 0, 0]
        points[(out + 1) % 3] = 100
        match = match_of(tuple(points))
        setup = match.next_setup()
        assert setup is not None
        assert setup.starter in setup.seats


def test_a_player_who_is_out_is_never_on_turn() -> None:
    """card-game: nor within a round."""
    match = match_of((0, 100, 0, 0))
    setup = match.next_setup()
    assert setup is not None
    at = GAME.table(setup)
    GAME.start(at, list(at.pack.cards))
    turns = set()
    while awaited := GAME.awaited(at):
        turns |= set(awaited)
        GAME.act(at, awaited[0], GAME.default_move(at, awaited[0]))
    assert turns == {0, 2, 3}
