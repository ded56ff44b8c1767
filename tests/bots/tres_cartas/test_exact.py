import hashlib
import json
from functools import partial
from importlib.resources import files
from pathlib import Path

import pytest
from tests.games.tres_cartas.playing import table

from facedown.bots.roster import Maker, make_bot
from facedown.bots.tres_cartas.exact import FILE, see, table_of_shares
from facedown.bots.tres_cartas.spots import SIZE
from facedown.core.dealer import Dealer
from facedown.core.playout import play_out
from facedown.core.records import Move
from facedown.games.tres_cartas import GAME
from facedown.games.tres_cartas.table import TresCartasTable
from facedown.testing import check_game

MEASURED = Path(__file__).parents[3] / "benchmarks" / "exact.json"


def chosen(at: TresCartasTable, seat: int = 0, seed: str = "test", bot: str = "exact") -> str:
    player = make_bot(bot, GAME, Dealer(seed))
    move = player.choose(GAME.view(at, seat), GAME.legal_moves(at, seat))
    assert move is not None
    return str(move)


def at_after(hand: str, rival: str, *, turns: int = 3, discard: str = "9h^ 9c^") -> TresCartasTable:
    return table(
        f"| phase after | turns {turns} | hand0 {hand} | hand1 {rival} | discard {discard}"
    )


def test_its_table_is_the_one_that_was_measured() -> None:
    packed = files("facedown.bots.tres_cartas").joinpath(FILE).read_bytes()
    measured = json.loads(MEASURED.read_text("utf-8"))["solved"]
    assert hashlib.sha256(packed).hexdigest() == measured["sha256"]
    assert len(packed) == measured["bytes"] < 1_000_000


def test_its_table_has_a_share_for_every_action() -> None:
    assert len(table_of_shares()) == SIZE


def test_it_stops_with_little_on_the_first_turn() -> None:
    """Nobody else has played: a hand of ten is far below what three cards come to."""
    at = at_after("2c=0 3d=0 5h=0", "5s=1 6s 7s=1", turns=1, discard="Kc^")
    assert {chosen(at, seed=str(number)) for number in range(20)} == {"stop"}


def test_it_does_not_stop_with_kings() -> None:
    at = at_after("Kc=0 Kd=0 Kh=0", "5s=1 6s 7s=1", turns=1, discard="Ks^")
    assert {chosen(at, seed=str(number)) for number in range(20)} == {"end"}


def test_it_sees_its_own_cards_and_what_all_know() -> None:
    at = at_after("9d=0 4d 2h=*", "As=* 6s 7s=1")
    sight = see(GAME.view(at, 0).table, 0)
    assert sight is not None
    assert (sight.lowest, sight.highest, sight.has_unseen, sight.own_open) == (2, 9, True, 1)
    assert (sight.rival_open, sight.rival_open_sum, sight.rival_has_unseen) == (1, 1, True)


@pytest.mark.parametrize(
    ("options", "players"),
    [("", 3), ("last_turn_after_stop=true", 2), ("discard_draw_must_swap=true", 2)],
)
def test_where_another_game_is_played_it_plays_by_rule(options: str, players: int) -> None:
    changes = dict([options.split("=")]) if options else {}
    setup = GAME.setup(GAME.variant(changes), players)
    played: list[list[tuple[int, Move]]] = []
    for bot in ("rule", "exact"):
        at = GAME.table(setup)
        GAME.start(at, Dealer("deck").deck(at.pack))
        bots = [make_bot(bot, GAME, Dealer(seat)) for seat in range(players)]
        played.append(play_out(GAME, at, bots, Dealer("stock")))
    assert played[0] == played[1]


def test_it_is_honest() -> None:
    """Law 9: its choice does not change when the cards it has not seen are exchanged."""
    bots: dict[str, Maker] = {"exact": partial(make_bot, "exact")}
    check_game(GAME, plays=8, laws=(9,), seed="honest", bots=bots)
