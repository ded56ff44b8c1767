"""The commands that fit what the bots weigh by: each runs, and gives what the code can read."""

import sys
from collections import Counter
from pathlib import Path
from types import ModuleType

import pytest
from benchmarks import (
    fit_calls,
    fit_cambio_calls,
    fit_equity,
    fit_pinnacola_hands,
    fit_worths,
    kept_cards,
    try_values,
)

from facedown.bots.cambio import calling
from facedown.bots.cambio.worths import WORTHS
from facedown.bots.equity import WAYS
from facedown.bots.equity_numbers import NUMBERS
from facedown.bots.history import PastRound
from facedown.bots.roster import make_bot
from facedown.bots.search.net import Net
from facedown.bots.tres_cartas.stops import REPLACED, REPLACED_BLUR, USUAL_CALLS
from facedown.catalog import GAMES, find_game
from facedown.core.dealer import Dealer
from facedown.core.playout import next_step
from facedown.core.seats import NO_SEAT
from facedown.match.match import Match
from facedown.match.round import Round
from facedown.match.transcript import Transcript
from facedown.transcripts import read_transcript


def run(monkeypatch: pytest.MonkeyPatch, module: ModuleType, *words: str) -> None:
    monkeypatch.setattr(sys, "argv", ["fit", *words])
    module.main()


def sizes(net: Net) -> list[int]:
    return [len(row) for rows in net.layers for row in rows]


def test_games_that_search_by_a_net_can_have_it_fitted() -> None:
    assert [key for key, game in GAMES.items() if fit_worths.has_net(game)] == ["cambio", "vinto"]


@pytest.mark.slow
def test_a_fitted_net_has_the_form_of_the_one_in_use(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(fit_worths, "BOTS", tmp_path)
    (tmp_path / "cambio").mkdir()
    asked = ("--only", "cambio", "--rounds", "4", "--times", "1", "--write")
    run(monkeypatch, fit_worths, *asked)
    written: dict[str, str] = {}
    exec((tmp_path / "cambio" / "worths.py").read_text("utf-8"), written)
    assert sizes(Net(written["WORTHS"])) == sizes(Net(WORTHS))
    assert "--only cambio --rounds 4 --times 1 --seed tune --write" in written["__doc__"]
    assert "the mean by" in capsys.readouterr().out


@pytest.mark.slow
def test_the_same_command_fits_the_same_net() -> None:
    once, again = (fit_worths.fitted(find_game("cambio"), 4, 1, "same", 1)[0] for _ in range(2))
    assert once.text() == again.text()


@pytest.mark.long
@pytest.mark.slow
def test_the_worths_of_a_hand_are_fitted(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    run(monkeypatch, fit_pinnacola_hands, "--rounds", "6")
    told = capsys.readouterr().out.splitlines()
    assert len(told) == 2 + len(fit_pinnacola_hands.NAMES)


def test_odds_of_calls_are_put_right(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(fit_cambio_calls, "EDGES", [0.02, 0.05])
    run(monkeypatch, fit_cambio_calls, "--deals", "2")
    assert "in use Right(least=0.04" in capsys.readouterr().out


def test_odds_that_were_put_wrong_are_found_out() -> None:
    """Calls that win more often than was imagined ask for a better rival's odds to be lowered."""
    calls = [(0.5, number % 4 != 0) for number in range(100)]
    tried = [fit_cambio_calls.Right(0.01, 0.01, better) for better in fit_cambio_calls.STEPS]
    assert fit_cambio_calls.likeliest(calls, tried).better == 1.1


def test_what_is_kept_says_from_where_cards_are_replaced(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    run(monkeypatch, kept_cards, "tres-cartas", "--deals", "5")
    assert "after 1 turns: replaced above" in capsys.readouterr().out


def recorded_match(file: Path) -> Path:
    """A match of the rule bot with a casual player, as `facedown play --save` writes one."""
    game, dealer = find_game("tres-cartas"), Dealer("recorded")
    seated = [make_bot(name, game, dealer.apart(name)) for name in ("rule", "greedy")]
    match = Match(game, game.variant(), players=2)
    record = Transcript.begin(game, {}, ["Ana", "Bruno"])
    while (setup := match.next_setup()) is not None:
        played = Round(game, setup, dealer.deck(game.pack(setup.variant)))
        while (step := next_step(game, played.table, seated, dealer)) is not None:
            played.act(*step)
        assert played.outcome is not None
        match.add(setup, played.outcome)
        record.add(played)
    file.write_text(str(record), "utf-8")
    return file


def test_what_is_kept_is_read_from_recorded_games_too(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = recorded_match(tmp_path / "match.txt")
    run(monkeypatch, kept_cards, "tres-cartas", "--records", str(file))
    told = capsys.readouterr().out
    rounds = len(read_transcript(file.read_text("utf-8"))[1].rounds)
    assert rounds > 2
    assert f"{rounds} rounds recorded" in told
    assert f"in use {REPLACED[0]}, blur {REPLACED_BLUR[0]}" in told


def test_a_round_that_was_recorded_counts_as_one_that_is_played() -> None:
    game, seed = find_game("tres-cartas"), "tune/0"
    played: kept_cards.Kept = Counter()
    kept_cards.count_all(game, kept_cards.played_round(game, 2, seed), played)
    again: kept_cards.Kept = Counter()
    record = Transcript.begin(game, {}, ["Ana", "Bruno"])
    dealer = Dealer(seed)
    setup = game.setup(game.variant(game.SIMULATED), 2, dealer.below(2))
    round_ = Round(game, setup, dealer.deck(game.pack(setup.variant)))
    bots = [make_bot("rule", game, Dealer(f"{seed}/{seat}")) for seat in range(2)]
    while (step := next_step(game, round_.table, bots, dealer)) is not None:
        round_.act(*step)
    record.add(round_)
    kept_cards.count_all(game, kept_cards.recorded_round(game, record.rounds[0]), again)
    assert played == again != Counter()


def test_records_of_other_games_are_left_out(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = recorded_match(tmp_path / "match.txt")
    with pytest.raises(SystemExit, match="no rounds of cambio"):
        run(monkeypatch, kept_cards, "cambio", "--records", str(file))


def test_what_was_replaced_above_some_points_is_found_again() -> None:
    kept: kept_cards.Kept = Counter()
    for points in range(1, 14):
        kept[False, 0, points] = 1000
        kept[True, 3, points] = 1000 if points <= 5 else 70
    above, blur = kept_cards.replaced(kept, 3)
    assert 5.0 <= above <= 6.0
    assert blur <= 0.6


def test_a_constant_is_tried_with_another_value_and_then_put_back(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    in_use = calling.CALL_ODDS
    run(monkeypatch, try_values, "cambio", "calling.CALL_ODDS", "[0.1]", "--deals", "2")
    assert calling.CALL_ODDS is in_use
    assert "CALL_ODDS = [0.1]: won" in capsys.readouterr().out


def test_a_fitted_lead_counts_for_the_one_who_has_it(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(fit_equity, "MODULE", tmp_path / "numbers.py")
    monkeypatch.setattr(fit_equity, "PLAYERS", (2,))
    run(monkeypatch, fit_equity, "--only", "out", "--matches", "10")
    written: dict[str, dict[str, dict[int, tuple[float, float]]]] = {}
    exec((tmp_path / "numbers.py").read_text("utf-8"), written)
    edge, pace = written["NUMBERS"]["out"][2]
    assert edge > fit_equity.LOWEST * 2
    assert 5.0 < pace < 30.0
    assert written["NUMBERS"]["end"] == NUMBERS["end"]


def test_every_way_to_play_a_match_is_found() -> None:
    for way in WAYS:
        assert any(fit_equity.found(way, players) for players in fit_equity.PLAYERS)
    assert fit_equity.found("target", 3) is None


def test_how_often_rule_bots_call_is_told_beside_what_is_in_use(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    run(monkeypatch, fit_calls, "--only", "tres-cartas", "--players", "2", "--rounds", "30")
    found, in_use = capsys.readouterr().out.splitlines()
    assert found.startswith("tres-cartas 2, 30 rounds, seeds tune: [0.")
    assert in_use.strip() == f"in use: {USUAL_CALLS[0]}"


def test_what_is_usual_by_turn_is_counted_of_turns_before_a_call() -> None:
    quiet = PastRound(2, (200, 0), NO_SEAT)
    called = PastRound(2, (2, 1), 1)
    by_turn = fit_calls.calls_by_turn([*[quiet] * 300, *[called] * 100])
    assert by_turn[:2] == [100 / 500, 0.0]
