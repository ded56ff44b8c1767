"""The rule bot of Três Cartas, in positions where there is little to think about."""

from functools import partial

import pytest
from tests.games.tres_cartas.playing import act, dealt, table

from facedown.bots.history import Past, PastRound, Remembering
from facedown.bots.nerve import Daring
from facedown.bots.roster import Maker, make_bot
from facedown.bots.tres_cartas.stops import stop_odds
from facedown.core.dealer import Dealer
from facedown.core.player import Player
from facedown.core.playout import play_out
from facedown.core.records import Move
from facedown.core.seats import NO_SEAT
from facedown.games.tres_cartas import GAME
from facedown.games.tres_cartas.table import TresCartasTable
from facedown.match.match import Match
from facedown.testing import check_game

OTHERS = "hand1 ?? ?? ??"


def chosen(at: TresCartasTable, seat: int = 0, seed: int = 1, past: Past = ()) -> str:
    bot: Player[TresCartasTable] = make_bot("rule", GAME, Dealer(seed))
    assert isinstance(bot, Remembering)
    bot.past = past
    move = bot.choose(GAME.view(at, seat), GAME.legal_moves(at, seat))
    assert move is not None
    return str(move)


def at_draw(hand: str, top: str) -> TresCartasTable:
    return table(f"| phase draw | turns 3 | hand0 {hand} | hand1 2h=1 3h 4h=1 | discard {top}^")


def at_decide(hand: str, drawn: str, options: str = "") -> TresCartasTable:
    rest = f"| phase decide | turns 3 | hand0 {hand} | hand1 2h=1 3h 4h=1 | drawn {drawn}!0=0"
    return table(f"{options} {rest}")


def at_after(hand: str, *others: str) -> TresCartasTable:
    rows = [f"hand{seat} {row}" for seat, row in enumerate(others, start=1)]
    text = f"| players {len(rows) + 1} | phase after | turns 3 | hand0 {hand} | "
    return table(text + " | ".join(rows))


# Two rounds in which nobody stopped for long, and two that the other stopped in its first turn.
QUIET: Past = (PastRound(2, (9, 9), NO_SEAT),) * 2
STOPPED: Past = (PastRound(2, (1, 1), 1),) * 2
# Two that the other stopped as soon as it could after everybody had had a turn.
HASTY: Past = (PastRound(2, (2, 2), 1),) * 2


def test_it_takes_a_jack_for_a_king() -> None:
    assert chosen(at_draw("Kc=0 5c 2c=0", "Jd")) == "take"


def test_it_leaves_a_king_lying() -> None:
    assert chosen(at_draw("5d=0 5c 2c=0", "Kd")) == "draw"


def test_it_does_not_take_what_hardly_helps() -> None:
    """Everybody would know the card from then on."""
    assert chosen(at_draw("2c=0 2d=0 2s=0", "Ad")) == "draw"


def test_it_puts_a_low_card_where_its_highest_lies() -> None:
    assert chosen(at_decide("3c=0 5c Kc=0", "Ad")) == "swap 2"
    assert chosen(at_decide("Qc=0 5c 2c=0", "Ad")) == "swap 0"


def test_it_takes_an_unseen_card_for_an_average_one() -> None:
    assert chosen(at_decide("Ac=0 5c 2c=0", "Ad")) == "swap 1"


def test_it_does_not_look_at_the_unseen_card() -> None:
    """A jack lies there, unknown to it: worth no less than any other."""
    assert chosen(at_decide("Ac=0 Jc 2c=0", "Ad")) == "swap 1"


def test_it_discards_what_is_worse_than_all_it_has() -> None:
    assert chosen(at_decide("Ac=0 5c=0 2c=0", "Kd")) == "discard"


def test_it_swaps_where_it_must() -> None:
    options = "discard_draw_must_swap=true | from_discard yes"
    assert chosen(at_decide("Ac=0 5c=0 2c=0", "Kd", options)) == "swap 1"


@pytest.mark.parametrize("others", [1, 2, 3])
def test_it_stops_with_nothing(others: int) -> None:
    """Three jacks: only the fourth with two unlikely others could be equal."""
    hands = ["5h=1 6h 7h=1", "5s=2 6s 7s=2", "5d=3 6d 7d=3"][:others]
    assert chosen(at_after("Jc=0 Jd=0 Jh=0", *hands)) == "stop"


@pytest.mark.parametrize("others", [1, 2, 3])
def test_it_does_not_stop_with_kings(others: int) -> None:
    hands = ["5h=1 6h 7h=1", "5s=2 6s 7s=2", "5d=3 6d 7d=3"][:others]
    assert chosen(at_after("Kc=0 Kd=0 Kh=0", *hands)) == "end"


def test_it_does_not_stop_against_a_lower_hand_that_all_have_seen() -> None:
    assert chosen(at_after("Ac=0 Ad=0 Ah=0", "Jc=* Jd=* Jh=*")) == "end"


def test_it_stops_against_a_higher_hand_that_all_have_seen() -> None:
    assert chosen(at_after("Ac=0 Ad=0 5h=0", "Kc=* Kd=* Kh=*")) == "stop"


def test_whoever_has_not_stopped_for_long_may_have_a_low_hand_all_the_same() -> None:
    """It used to think that such a rival would have stopped, however long it had not."""
    hands = "hand0 3c=0 3d=0 3h=0 | hand1 5h=1 6h=1 7h=1"
    assert chosen(table(f"| phase after | turns 3 | {hands}")) == "stop"
    assert chosen(table(f"| phase after | turns 15 | {hands}")) == "end"


def test_a_hand_that_is_good_enough_against_one_is_not_against_three() -> None:
    """One other who has not stopped is rather higher; of three, somebody may well be lower."""
    assert chosen(at_after("3c=0 4d=0 2d=0", "5h=1 6h 7h=1")) == "stop"
    others = ["5h=1 6h 7h=1", "5s=2 6s 7s=2", "5c=3 6d 7d=3"]
    assert chosen(at_after("3c=0 4d=0 2d=0", *others)) == "end"


def test_it_is_honest() -> None:
    """Law 9: its choice does not change when the cards it has not seen are exchanged."""
    bots: dict[str, Maker] = {"rule": partial(make_bot, "rule")}
    check_game(GAME, plays=8, laws=(9,), seed="honest", bots=bots)


def test_it_looks_at_two_cards_where_it_may_choose_them() -> None:
    at = dealt(options={"opening_peek": "free_choice"})
    made: list[str] = []
    while not made or made[-1] != "ready":
        made.append(chosen(at))
        act(at, f"0> {made[-1]}")
    assert [move.split()[0] for move in made] == ["look", "look", "ready"]


def test_its_choice_is_legal_with_every_preset_and_number_of_players() -> None:
    for preset in GAME.PRESETS:
        for players in (2, 5, 8):
            chance = Dealer(f"{preset} {players}")
            setup = GAME.setup(GAME.variant(preset=preset), players)
            at = GAME.table(setup)
            GAME.start(at, chance.deck(at.pack))
            bots = [make_bot("rule", GAME, chance.apart(seat)) for seat in range(players)]
            steps: list[tuple[int, Move]] = play_out(GAME, at, bots, chance)
            assert GAME.outcome(at) is not None
            assert steps


@pytest.mark.long
@pytest.mark.slow
def test_it_beats_three_random_bots_in_nine_matches_of_ten() -> None:
    """Over 1,000 matches, in every seat equally often; a shared victory counts in part."""
    names = ["rule", "random", "random", "random"]
    won = 0.0
    for number in range(1000):
        chance = Dealer(f"rule against random/{number}")
        seated = [names[(seat + number) % 4] for seat in range(4)]
        bots = [make_bot(name, GAME, chance.apart(seat)) for seat, name in enumerate(seated)]
        match = Match(GAME, GAME.variant(), 4, chance.below(4))
        while (setup := match.next_setup()) is not None:
            at = GAME.table(setup)
            GAME.start(at, chance.deck(at.pack))
            play_out(GAME, at, bots, chance)
            outcome = GAME.outcome(at)
            assert outcome is not None
            match.add(setup, outcome)
        winners = match.standings().winners
        won += (number_of("rule", winners, seated)) / len(winners)
    assert won >= 900


def number_of(name: str, seats: tuple[int, ...], seated: list[str]) -> int:
    return sum(1 for seat in seats if seated[seat] == name)


def test_with_one_who_never_stops_it_plays_on() -> None:
    """Who has not stopped may have a low hand all the same, and will not stop either."""
    at = at_after("4c=0 3d=0 3c=0", "6h=1 7h=1 4h=1")
    assert chosen(at) == "stop"
    assert chosen(at, past=QUIET) == "end"
    assert chosen(at, past=STOPPED) == "stop"


def test_with_one_who_stops_whatever_it_holds_it_plays_on() -> None:
    """Such a stop is wrong more often than right, and then costs both hands."""
    at = at_after("2c=0 3d=0 3c=0", "6h=1 7h 4h=1")
    assert chosen(at) == "stop"
    assert chosen(at, past=HASTY) == "end"
    assert chosen(at, past=STOPPED) == "stop"


def test_what_is_said_of_a_stop_minds_it_as_well() -> None:
    at = GAME.view(at_after("4c=0 5d=0 3c=0", "6h=1 7h=1 4h=1"), 0).table
    assert stop_odds(at, 0, QUIET) < stop_odds(at, 0) == stop_odds(at, 0, STOPPED)


def test_what_is_said_of_a_stop_is_put_right_but_not_what_it_seems() -> None:
    """Of two, it wins more often than it seems; who is tired goes by what it seems."""
    view = GAME.view(at_after("4c=0 5d=0 3c=0", "6h=1 7h=1 4h=1"), 0)
    bot = make_bot("rule", GAME, Dealer("odds"))
    assert isinstance(bot, Daring)
    assert bot.hunch(view) < bot.call_odds(view) < 1.0
