"""Bots that search: by their view alone, the same again from the same chance."""

from typing import Any

import pytest
from tests.games.cambio.tables import at

from facedown.bots.cambio.searching import CambioGuide
from facedown.bots.roster import find_bots, make_bot
from facedown.bots.search import SearchBot, judge
from facedown.bots.search.net import Net
from facedown.bots.search.worlds import imagine_likely
from facedown.catalog import find_game
from facedown.core.dealer import Dealer
from facedown.core.game import Game
from facedown.core.moves import DRAW, TAKE
from facedown.core.player import Player
from facedown.core.playout import play_out
from facedown.games.cambio import GAME
from facedown.games.cambio.moves import CALL
from facedown.testing import check_game

FEW = 6


def searching(game: Game[Any], chance: Dealer) -> Player[Any]:
    bot = SearchBot(game, chance, FEW)
    bot.least = 1
    return bot


@pytest.mark.parametrize("key", ["cambio", "vinto", "pinnacola"])
def test_there_is_one_in_the_roster(key: str) -> None:
    assert isinstance(make_bot("search", find_game(key), Dealer(1)), SearchBot)


@pytest.mark.parametrize("key", ["cambio", "vinto"])
def test_it_looks_at_no_card_that_it_was_not_shown(key: str) -> None:
    """Law 9: unseen cards, dealt anew behind it, change no decision."""
    check_game(
        find_game(key), plays=2, seed="searching", laws=(9,), moments=4, bots={"search": searching}
    )


def test_it_plays_the_same_round_again() -> None:
    rounds = []
    for _ in range(2):
        table = GAME.table(GAME.setup(GAME.variant(), 2))
        GAME.start(table, Dealer("again").deck(table.pack))
        players = [searching(GAME, Dealer(seat)) for seat in range(2)]
        rounds.append([str(move) for _, move in play_out(GAME, table, players, Dealer("order"))])
    assert rounds[0] == rounds[1]


@pytest.mark.parametrize(
    ("text", "counts_for"),
    [
        ("| players 2 | phase turn | turns 5", 1),
        ("| players 2 | phase decide | turns 5", 1),
        ("| players 6 | phase turn | turns 7", 5),
        ("| players 6 | phase decide | turns 7", 1),
        ("call_timing=end | players 6 | phase decide | turns 7", 5),
        ("| players 2 | phase turn | turn 1 | turns 8 | caller 0", 1),
        ("| players 6 | phase window | turns 7 | caller 0", 5),
        ("| players 6 | phase turn | turn 1 | turns 8 | caller 0", 5),
        ("| players 6 | phase decide | turn 4 | turns 11 | caller 0", 2),
        ("| players 6 | phase turn | turn 5 | turns 12 | caller 0", 1),
    ],
)
def test_a_rollout_of_cambio_counts_for_the_turns_of_a_last_lap(text: str, counts_for: int) -> None:
    """Between two it counts for one, as it always did."""
    table = at(text)
    assert CambioGuide().dearness(GAME.view(table, table.turn)) == counts_for


def test_it_calls_with_a_hand_that_nobody_can_reach() -> None:
    """Its own two cards count nothing, and a last turn leaves the other with two tens."""
    text = "| phase turn | turns 5 | hand0 Jk=0 Ac=0 | hand1 Th=01 Tc=01 Ts=01 Js=01 | discard 2c^"
    view = GAME.view(at(text), 0)
    found = judge(GAME, view, [DRAW, CALL], Dealer("call"), 40)
    assert [str(one.move) for one in found] == ["call", "draw"]
    assert found[0].worth == 1.0


def test_it_takes_a_red_king_before_it_calls() -> None:
    """The rule bot called here; a card that counts below nothing makes the call surer."""
    text = (
        "| phase turn | turn 1 | turns 8 | live yes | discarder 0 | hand0 3c=0 2h=0 2s=0 Kc"
        " | hand1 Ad=1 Ac=1 _ 4d=1 | discard Jh^ 9d^ 8d^ 8c^ 8s^ Qd^ 7d^ Kh^"
    )
    view = GAME.view(at(text), 1)
    found = judge(GAME, view, [CALL, TAKE, DRAW], Dealer("king"), 96)
    assert found[0].move == TAKE
    assert found[0].worth - found[1].worth > 2 * found[1].error


def test_what_was_kept_is_imagined_lower_than_what_nobody_has_seen() -> None:
    text = "| phase turn | turns 9 | hand0 2c=0 3c=0 | hand1 5h=1 6h=1 Ts 9s | discard 2d^"
    view = GAME.view(at(text), 0)
    beliefs = CambioGuide().beliefs(view)
    assert [where for where, _ in beliefs] == [1, 9]
    kept = unseen = 0
    for number in range(60):
        hand = imagine_likely(GAME, view, beliefs, Dealer(number)).hand(1)
        points = [GAME.worth(view.table.variant, card) for card in hand]
        kept += points[0] + points[1]
        unseen += points[2] + points[3]
    assert kept < unseen


def test_a_net_is_sums_cut_off_below_nothing() -> None:
    net = Net("2 2 1\n 0 1 -1  1 -1 0  0.5 2 3")
    assert net.value([3.0, 1.0]) == 0.5 + 2 * 2.0
    assert net.value([0.0, 1.0]) == 0.5 + 3 * 1.0


def test_other_bots_are_there_as_before() -> None:
    assert list(find_bots("pinnacola")) == ["rule", "greedy", "search"]
