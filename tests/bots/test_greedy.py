"""The casual players of games with low hands: honest, legal, between chance and the rule bot."""

from collections.abc import Iterator
from typing import Any

import pytest

from facedown.arena import play_alone, play_match
from facedown.bots.roster import find_bots, make_bot
from facedown.catalog import GAMES
from facedown.core.dealer import Dealer
from facedown.core.game import Game
from facedown.core.notation import parse_table
from facedown.core.records import Move
from facedown.core.seats import Seat
from facedown.core.table import Table, View
from facedown.testing import check_game
from facedown.testing.check import random_play, random_setup
from facedown.testing.plays import record_play

LOW_HANDS = [key for key, game in GAMES.items() if game.LOW_HANDS]
TABLES = {"cambio": 2, "tres-cartas": 2, "vinto": 4}
# Of several rounds: in one, whoever calls at random wins now and then.
MATCHES = {"cambio": {"rounds": "5"}, "tres-cartas": {}, "vinto": {"end": "rounds(20)"}}

every_game = pytest.mark.parametrize("key", LOW_HANDS)


def share_won(key: str, other: str, number: int) -> float:
    """Of so many matches with others of one kind, in every seat equally often; ties in parts."""
    game, share = GAMES[key], 0.0
    variant, players = game.variant(MATCHES[key]), TABLES[key]
    for at in range(number):
        seats = [other] * players
        seats[at % players] = "greedy"
        winners = play_match(game, seats, f"casual {at}", variant).standings.winners
        share += (at % players in winners) / len(winners)
    return share / number


def decisions(key: str, plays: int) -> Iterator[tuple[Table, Seat, list[Move]]]:
    """Moments of rounds that explorers play, by all house rules, with whoever may move there."""
    game = GAMES[key]
    bots = {name: make_of(name) for name in ("random", "stubborn")}
    for number in range(plays):
        play = random_play(game, Dealer(f"casual/{number}"), bots)
        for cut in range(0, len(play.steps), max(len(play.steps) // 25, 1)):
            table = play.table_after(cut)
            for seat in table.setup.seats:
                moves = game.legal_moves(table, seat)
                if moves:
                    yield table, seat, moves


def make_of(name: str) -> Any:
    return lambda game, chance: make_bot(name, game, chance)


def chosen(game: Game[Any], view: View[Any], moves: list[Move]) -> Move | None:
    return make_bot("greedy", game, Dealer(1)).choose(view, moves)


def test_every_game_has_a_casual_player() -> None:
    assert set(LOW_HANDS) == set(TABLES)
    assert all("greedy" in find_bots(key) for key in GAMES)


@every_game
def test_it_is_honest(key: str) -> None:
    """Law 9: its choice does not change when the cards it has not seen are exchanged."""
    bots = {"greedy": make_of("greedy")}
    check_game(GAMES[key], plays=25, seed="casual", laws=(9,), bots=bots)


@every_game
def test_its_moves_are_legal_wherever_others_have_brought_it(key: str) -> None:
    game, asked = GAMES[key], 0
    for table, seat, moves in decisions(key, 25):
        move = chosen(game, game.view(table, seat), moves)
        assert move in moves if move is not None else seat not in game.awaited(table)
        asked += 1
    assert asked > 500


# Seat 0 in a position of a game: what it does.
POSITIONS = [
    ("tres-cartas", "phase draw | hand0 Kc=0 5c 2c=0 | hand1 2h 3h 4h | discard Jd^", "take"),
    ("tres-cartas", "phase draw | hand0 Kc=0 5c 2c=0 | hand1 2h 3h 4h | discard 7d^", "draw"),
    ("tres-cartas", "phase decide | hand0 2c=0 5c 3c=0 | hand1 2h 3h | drawn 4d!0=0", "swap 1"),
    ("tres-cartas", "phase decide | hand0 2c=0 3d=0 4c=0 | hand1 2h | drawn 7d!0=0", "discard"),
    ("tres-cartas", "phase after | hand0 2c=0 3d=0 2d=0 | hand1 2h 3h 4h", "stop"),
    ("tres-cartas", "phase after | hand0 2c=0 3d=0 2d | hand1 2h 3h 4h", "end"),
    (
        "cambio",
        "phase turn | live yes | discarder 1 | hand0 9c=0 Kc=0 | hand1 2h | discard 9d^",
        "flip 0:0",
    ),
    (
        "cambio",
        "phase turn | live yes | discarder 1 | hand0 9c Kc=0 | hand1 9h=0 | discard 9d^",
        "draw",
    ),
    (
        "cambio",
        "phase turn | live yes | discarder 1 | hand0 Jk=0 Kc=0 | hand1 2h | discard Jk^",
        "take",
    ),
    ("cambio", "phase decide | hand0 3c=0 Qc=0 5c | hand1 2h | drawn Ad!0=0", "swap 1"),
    ("cambio", "phase ability | hand0 3c=0 Qc | hand1 2h | discard 7d^", "peek 0:1"),
    ("cambio", "phase ability | hand0 3c=0 Qc=0 | hand1 2h | discard 7d^", "skip"),
    ("cambio", "phase ability | hand0 3c=0 Qc | hand1 2h | discard Kc^", "skip"),
    ("cambio", "phase after | hand0 3c=0 4c=0 | hand1 2h | discard 9d^", "call"),
    (
        "vinto",
        "phase toss | turn 1 | toss_ranks 9 | hand0 2c 9c=0 | hand1 9d | discard 9h^",
        "toss 1",
    ),
    ("vinto", "phase toss | turn 1 | toss_ranks 9 | hand0 2c 9c | hand1 9d | discard 9h^", "pass"),
    ("vinto", "phase decide | hand0 2c=0 9c=0 | hand1 9d | drawn 3h^", "swap 1"),
    ("vinto", "phase decide | hand0 Tc=0 9c | hand1 9d | drawn 7h^", "play"),
    (
        "vinto",
        "phase effect | actor 0 | effect 7 | hand0 Tc=0 9c | hand1 9d | discard 7h^",
        "peek 0:1",
    ),
    (
        "vinto",
        "phase effect | actor 0 | effect J | hand0 Tc=0 2c=0 | hand1 9d 3d | discard Jh^",
        "exchange 0:0 1:0",
    ),
    ("vinto", "phase effect | actor 0 | effect A | hand0 Tc=0 | hand1 9d | discard Ah^", "give 1"),
    ("vinto", "phase turn_end | hand0 2c=0 3c=0 | hand1 9d | discard Ah^", "call"),
    ("vinto", "phase turn_end | hand0 2c=0 3c 4c | hand1 9d | discard Ah^", "end"),
]


@pytest.mark.parametrize(("key", "position", "move"), POSITIONS)
def test_what_it_does(key: str, position: str, move: str) -> None:
    game = GAMES[key]
    table = parse_table(game, f"{key} | players {TABLES[key]} | turns 9 | {position}")
    moves = game.legal_moves(table, 0)
    assert str(chosen(game, game.view(table, 0), moves)) == move


@every_game
def test_it_plays_rounds_of_its_own_to_their_end(key: str) -> None:
    """With every house rule that chance comes upon; `record_play` refuses what is illegal."""
    game = GAMES[key]
    for number in range(20):
        chance = Dealer(f"casual/{number}")
        setup = random_setup(game, chance)
        bots = [make_bot("greedy", game, chance.apart(seat)) for seat in range(setup.players)]
        play = record_play(game, setup, bots, chance)
        assert game.outcome(play.table_after(len(play.steps))) is not None


@every_game
def test_it_plays_the_same_again(key: str) -> None:
    game, seats = GAMES[key], ("greedy",) * TABLES[key]
    assert play_alone(game, seats, "again") == play_alone(game, seats, "again")


@every_game
def test_chance_has_no_part_in_it(key: str) -> None:
    game = GAMES[key]
    for table, seat, moves in decisions(key, 3):
        view = game.view(table, seat)
        other = make_bot("greedy", game, Dealer(2)).choose(view, moves)
        assert chosen(game, view, moves) == other


@every_game
def test_it_wins_nine_matches_of_ten_against_chance(key: str) -> None:
    assert share_won(key, "random", 20) >= 0.9


@pytest.mark.long
@pytest.mark.slow
@pytest.mark.parametrize(
    ("key", "number", "most"), [("tres-cartas", 150, 0.45), ("cambio", 30, 0.3), ("vinto", 4, 0.1)]
)
def test_the_rule_bot_is_better(key: str, number: int, most: float) -> None:
    assert share_won(key, "rule", number) <= most
