"""What decisions cost, and luck apart from skill."""

from collections.abc import Sequence
from functools import cache
from math import sqrt
from statistics import mean, stdev

import pytest

from facedown.arena.analysis import (
    RoundAnalysis,
    Share,
    against_call,
    analyse,
    analyse_round,
    reason_for,
    totals,
)
from facedown.bots.players import make_player
from facedown.catalog import find_game
from facedown.core.cards import NO_RANK
from facedown.core.dealer import Dealer
from facedown.core.notation import parse_table
from facedown.core.playout import next_step
from facedown.games.cambio.moves import CALL, Flip
from facedown.match.round import Round
from facedown.match.transcript import Transcript, dumps, loads

KEY = "tres-cartas"
BUDGET = 16


def recorded(bots: Sequence[str], seed: str, key: str = KEY) -> Transcript:
    """One round of these bots."""
    game = find_game(key)
    variant = game.variant(game.SIMULATED)
    dealer = Dealer(seed)
    starter = dealer.below(len(bots))
    played = Round(game, game.setup(variant, len(bots), starter), dealer.deck(game.pack(variant)))
    players = [make_player(bot, game, dealer.apart(seat)) for seat, bot in enumerate(bots)]
    while step := next_step(game, played.table, players, dealer):
        played.act(*step)
    found = Transcript.begin(game, variant.changed(), list(bots))
    found.add(played)
    return found


def analysed(bots: Sequence[str], seed: str, budget: int = BUDGET) -> RoundAnalysis:
    (found,) = analyse(find_game(KEY), recorded(bots, seed), budget)
    return found


@cache
def many(bots: tuple[str, ...], rounds: int) -> list[RoundAnalysis]:
    return [analysed(bots, f"analysis {number}") for number in range(rounds)]


def of_seat(found: list[RoundAnalysis], seat: int) -> list[Share]:
    return [share for one in found for share in one.shares if share.seat == seat]


@pytest.mark.long
@pytest.mark.slow
def test_par_skill_and_luck_add_up_to_what_the_round_gave() -> None:
    for one in many(("rule", "rule"), 30):
        for share in one.shares:
            assert share.par + share.skill + share.luck == pytest.approx(share.worth, abs=1e-9)
        assert sum(share.luck for share in one.shares) == pytest.approx(0.0, abs=1e-9)
        assert sum(share.skill for share in one.shares) == pytest.approx(0.0, abs=1e-9)


def test_the_worth_of_a_round_is_its_score() -> None:
    (record,) = recorded(("rule", "rule"), "score").rounds
    assert record.outcome is not None
    sign = -1 if find_game(KEY).lowest_wins(record.setup.variant) else 1
    ahead = sign * (record.outcome.scores[0] - record.outcome.scores[1])
    shares = analyse_round(find_game(KEY), record, BUDGET).shares
    assert [share.worth for share in shares] == [ahead, -ahead]


@pytest.mark.long
@pytest.mark.slow
def test_totals_add_up_over_rounds() -> None:
    found = many(("rule", "rule"), 30)
    for total in totals(found):
        shares = of_seat(found, total.seat)
        assert total.luck == pytest.approx(sum(share.luck for share in shares))
        assert total.decisions == sum(share.decisions for share in shares)


@pytest.mark.long
@pytest.mark.slow
def test_luck_is_about_zero_among_equals() -> None:
    luck = [share.luck for share in of_seat(many(("rule", "rule"), 30), 0)]
    assert abs(mean(luck)) < 2 * stdev(luck) / sqrt(len(luck))


@pytest.mark.long
@pytest.mark.slow
def test_skill_varies_less_than_what_rounds_give() -> None:
    """Of those who play as solved: rule bots play on too long on purpose (decision 0039)."""
    shares = of_seat(many(("exact", "exact"), 30), 0)
    assert stdev(share.skill for share in shares) < stdev(share.worth for share in shares) / 2


@pytest.mark.long
@pytest.mark.slow
def test_who_plays_at_random_pays_for_it() -> None:
    found = many(("rule", "random"), 12)
    rule, random = of_seat(found, 0), of_seat(found, 1)
    assert sum(share.cost for share in random) > 2 * sum(share.cost for share in rule)
    assert mean(share.skill for share in rule) > 0


@pytest.mark.long
@pytest.mark.slow
def test_no_decision_costs_less_than_nothing() -> None:
    for one in many(("rule", "random"), 12):
        for decision in one.decisions:
            assert decision.cost >= 0.0
            assert decision.error >= 0.0
            assert decision.cost == 0.0 or decision.best != decision.made


def test_every_choice_is_judged_and_the_same_each_time() -> None:
    text = dumps(recorded(("rule", "random"), "again"))
    game = find_game(KEY)
    once, again = (list(analyse(game, loads(text, game), BUDGET)) for _ in range(2))
    assert once == again
    (record,) = loads(text, game).rounds
    table = game.table(record.setup)
    game.start(table, list(record.deck))
    made = []
    for entry in record.entries:
        if entry.seat >= 0 and len(game.legal_moves(table, entry.seat)) > 1:
            made.append((entry.seat, entry.move))
        game.act(table, entry.seat, entry.move)
    assert [(one.seat, one.made) for one in once[0].decisions] == made


@pytest.mark.parametrize(
    ("own", "other", "reason"),
    [("Kc Qc Jc", "2d 3d 4d", "nothing_better"), ("2c 3c 4c", "Kd Qd Jd", "call_odds")],
)
def test_a_call_that_rarely_wins_is_not_advised_by_its_odds(
    own: str, other: str, reason: str
) -> None:
    """A call was said to be better for its chance of 5%."""
    game = find_game(KEY)
    hands = [f"hand{seat} {cards.replace(' ', '=* ')}=*" for seat, cards in enumerate((own, other))]
    text = " | ".join([KEY, "phase after", "turns 3", *hands])
    view = game.view(parse_table(game, text), 0)
    moves = game.legal_moves(view.table, 0)
    stop = next(move for move in moves if isinstance(move, game.CALLS))
    assert reason_for(game, view, moves, stop, Dealer("odds"))[0] == reason


def test_a_bad_call_is_told_by_its_odds() -> None:
    """It was told by what the better move would have drawn."""
    game = find_game(KEY)
    text = f"{KEY} | phase after | turns 3 | hand0 Kc=* Qc=* Jc=* | hand1 2d=* 3d=* 4d=*"
    view = game.view(parse_table(game, text), 0)
    moves = game.legal_moves(view.table, 0)
    stop = next(move for move in moves if isinstance(move, game.CALLS))
    other = next(move for move in moves if move != stop)
    found = against_call(game, view, stop, Dealer("odds"))
    assert found is not None
    assert found[0] == "not_yet"
    assert found[1]["percent"] < 5
    assert against_call(game, view, other, Dealer("odds")) is None


@pytest.mark.long
@pytest.mark.slow
def test_where_rollouts_are_dear_the_rule_bot_is_the_measure() -> None:
    """The house had no time for a single hand of Pinnacola."""
    (found,) = analyse(find_game("pinnacola"), recorded(("rule", "rule"), "dear", "pinnacola"), 32)
    assert len(found.decisions) > 20
    assert {decision.cost for decision in found.decisions} == {0.0}


def test_a_round_that_was_not_finished_is_left_out() -> None:
    transcript = recorded(("rule", "rule"), "score")
    transcript.rounds[0].outcome = None
    assert list(analyse(find_game(KEY), transcript, BUDGET)) == []


def test_a_wrong_flip_costs_though_nobody_had_to_flip() -> None:
    """It used to be held against other flips alone: the best of them cost nothing."""
    game = find_game("cambio")
    dealer = Dealer("wrong")
    setup = game.setup(game.variant(), 2)
    played = Round(game, setup, dealer.deck(game.pack(setup.variant)))
    bots = [make_player("rule", game, dealer.apart(seat)) for seat in range(2)]
    wrong = None
    while wrong is None and (step := next_step(game, played.table, bots, dealer)):
        played.act(*step)
        view = game.view(played.table, 0)
        flips = [move for move in game.legal_moves(played.table, 0) if isinstance(move, Flip)]
        known = [move for move in flips if view.table.placed(move.place).card.rank != NO_RANK]
        top = view.table.top.rank if view.table.discard else NO_RANK
        sure = [move for move in known if view.table.placed(move.place).card.rank != top]
        wrong = sure[0] if sure == known and sure and played.table.turn != 0 else None
    assert wrong is not None
    played.act(0, wrong)
    while step := next_step(game, played.table, bots, dealer):
        played.act(*step)
    match = Transcript.begin(game, {}, ["rule", "rule"])
    match.add(played)
    (found,) = analyse(game, match, BUDGET)
    decision = next(one for one in found.decisions if one.made == wrong)
    assert decision.best is None
    assert decision.reason == ("nothing_sure", {})
    assert decision.is_clear
    assert found.shares[0].skill < found.shares[1].skill


@pytest.mark.parametrize("seed", [0, 2, 3, 4, 5])
def test_a_call_on_the_first_turn_is_told_as_a_mistake(seed: int) -> None:
    """Of two in three it was not, though they cost a quarter of the chance to win and more."""
    game = find_game("cambio")
    dealer = Dealer(f"early call {seed}")
    setup = game.setup(game.variant(), 3)
    played = Round(game, setup, dealer.deck(game.pack(setup.variant)))
    bots = [make_player("rule", game, dealer.apart(seat)) for seat in range(3)]
    while step := next_step(game, played.table, bots, dealer):
        seat, move = step
        is_time = seat == 0 and CALL in game.legal_moves(played.table, seat)
        played.act(seat, CALL if is_time else move)
    match = Transcript.begin(game, {}, ["rule"] * 3)
    match.add(played)
    (found,) = analyse(game, match, 2 * BUDGET)
    decision = next(one for one in found.decisions if one.made == CALL and one.seat == 0)
    assert decision.cost > 0.1
    assert decision.is_clear
    assert decision.reason[0] == "not_yet"
