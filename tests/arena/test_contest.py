"""A contest: the same deals for all, decisions that can be made again, and nothing stops it."""

import json
import socket
import sys
from pathlib import Path

import pytest
from tests.arena import bad_bots
from tests.arena.bad_bots import GOOD, program

from facedown.arena import Bot, Contest, Findings, compete, find_bots
from facedown.arena.contest import FAULTS_TOLD, Played, play_contest
from facedown.arena.guard import BotFailed
from facedown.arena.outside import Outside
from facedown.bots.cast import CAST
from facedown.catalog import GAMES
from facedown.core.errors import BadOption, MissingExtra
from facedown.core.notation import parse_table

GAME = next(iter(GAMES.values()))


def contest(*bots: Bot, deals: int = 6, players: int = 2, is_matches: bool = False) -> Contest:
    return Contest(GAME.KEY, (), players, bots, "s", deals, is_matches=is_matches)


def as_json(findings: Findings) -> str:
    return json.dumps(findings.data())


@pytest.mark.slow
def test_the_same_contest_gives_the_same_bytes() -> None:
    asked = contest("random", "rule", "relaxed", deals=2, players=3)
    assert as_json(compete(asked)) == as_json(compete(asked))


@pytest.mark.slow
@pytest.mark.parametrize(
    "asked",
    [
        contest("random", "relaxed", "stubborn", deals=2, players=3),
        contest("random", "stubborn", deals=4, is_matches=True),
    ],
    ids=["rounds", "matches"],
)
def test_several_processes_give_the_same_bytes_as_one(asked: Contest) -> None:
    assert as_json(compete(asked)) == as_json(compete(asked, jobs=2))


@pytest.mark.slow
def test_a_test_that_ends_early_ends_with_the_same_deal_however_many_play() -> None:
    asked = contest("rule", "random", deals=300)
    one, two = (compete(asked, jobs, test=("rule", "random"), margin=100.0) for jobs in (1, 2))
    assert as_json(one) == as_json(two)
    assert one.played.deals < 300
    assert one.data()["test"]["verdict"] == "stronger"


def test_decisions_hang_on_deal_seat_bot_and_seed_alone() -> None:
    """Who else is named, and in which order deals are played, changes nothing."""
    few = play_contest(contest("random", "rule"))
    more = play_contest(contest("random", "rule", "stubborn"))
    kept = [(row.deal, row.won[:2], row.ahead[:2]) for row in more.rows if not row.sides[2]]
    assert kept == [(row.deal, row.won, row.ahead) for row in few.rows]


def test_fewer_deals_are_the_first_of_more() -> None:
    few, more = (play_contest(contest("random", "rule", deals=deals)) for deals in (3, 9))
    assert few.rows == more.rows[:3]


def test_a_bot_against_its_double_is_even() -> None:
    """Both seats of a deal: whatever the one wins first, the other wins then."""
    bots = (bad_bots.Bot, type("Double", (bad_bots.Bot,), {}))
    for row in play_contest(contest(*bots)).rows:
        assert row.won == (1.0, 1.0)
        assert row.ahead == (0.0, 0.0)


def test_what_is_won_and_lost_adds_up() -> None:
    for row in play_contest(contest("random", "rule", "stubborn", deals=2, players=4)).rows:
        assert sum(row.won) == pytest.approx(row.seatings)


@pytest.mark.slow
@pytest.mark.parametrize("key", GAMES)
def test_every_game_has_its_contest_and_what_happened_in_it(key: str) -> None:
    game = GAMES[key]
    options = tuple(game.variant(game.SIMULATED).changed().items())
    players = game.usual_players(game.variant())
    data = compete(Contest(key, options, players, ("rule", "random"), "s", 2)).data()
    assert data["rounds"] == sum(data["endings"].values()) > 0
    assert set(data["endings"]) <= set(game.ENDINGS)
    words = {word for one in data["happened"] for word in one["events"]}
    assert words <= {event.WORD for event in game.EVENTS}
    assert words
    if game.CALLS:
        assert sum(one["calls"] for one in data["happened"]) > 0


def test_matches_are_counted_as_matches() -> None:
    data = compete(contest("rule", "random", deals=2, is_matches=True)).data()
    assert data["unit"] == "match"
    assert data["rounds"] > 4
    assert data["tables"][0]["won"]["mean"] in (0.0, 0.25, 0.5, 0.75, 1.0)


def test_partners_are_one_side() -> None:
    key, options, players = next(
        (game.KEY, tuple(variant.changed().items()), players)
        for game in GAMES.values()
        for variant in [game.variant(preset=preset) for preset in game.PRESETS]
        for players in [game.players(variant)[1]]
        if len(set(game.sides(variant, players))) < players
    )
    played = play_contest(Contest(key, options, players, ("random", "stubborn"), "s", 1))
    assert [(row.sides, row.seatings, sum(row.won)) for row in played.rows] == [((1, 1), 2, 2.0)]


def test_a_stronger_bot_is_found_to_be() -> None:
    data = compete(contest("rule", "random", "relaxed", deals=30)).data()
    assert [row["bot"] for row in data["ratings"]["bots"]] == ["rule", "relaxed", "random"]
    assert data["ratings"]["anchor"] == "random"
    assert data["ratings"]["bots"][-1]["elo"] == 0.0
    assert data["tables"][0]["won"]["low"] > 0.5
    assert data["tables"][0]["ahead"]["low"] > 0.0


def test_the_matrix_says_what_each_wins_alone() -> None:
    matrix = compete(contest("rule", "random", deals=4)).data()["matrix"]
    assert matrix[0][0] is matrix[1][1] is None
    assert matrix[0][1] + matrix[1][0] == pytest.approx(1.0)


@pytest.mark.parametrize(
    ("bot", "kind"),
    [
        (bad_bots.Crashes, "crashed"),
        (bad_bots.CrashesAtOnce, "crashed"),
        (bad_bots.CrashesWhenShown, "crashed"),
        (bad_bots.Leaves, "crashed"),
        (bad_bots.Panics, "crashed"),
        (bad_bots.CrashesWithoutWords, "crashed"),
        (bad_bots.SaysNothing, "illegal"),
        (bad_bots.Cheats, "illegal"),
        (bad_bots.Unspeakable, "illegal"),
    ],
)
def test_a_bad_bot_loses_its_decisions_and_stops_nobody(bot: Bot, kind: str) -> None:
    played = play_contest(contest(bot, "random", deals=4))
    assert played.deals == len(played.rows) == 4
    assert played.counts.faults[0, kind] > FAULTS_TOLD
    assert len(played.faults) == FAULTS_TOLD
    assert not played.stuck


def test_a_fault_is_told_with_the_position_in_notation() -> None:
    fault = play_contest(contest(bad_bots.Cheats, "random", deals=2)).faults[-1]
    assert (fault.bot, fault.kind, fault.said) == ("Cheats", "illegal", "swap 99")
    assert fault.seating[fault.seat] == "Cheats"
    table = parse_table(GAME, fault.view)
    assert fault.seat in GAME.awaited(table)
    assert len(fault.moves) > 0


def test_a_bot_cannot_spoil_the_table_through_what_it_is_given() -> None:
    good, bad = (play_contest(contest(bot, "random")) for bot in (bad_bots.Bot, bad_bots.Meddles))
    assert len(good.rows) == len(bad.rows)
    assert not bad.faults


def test_times_are_measured_for_each_bot() -> None:
    findings = compete(contest(bad_bots.Slow, "random", deals=2))
    slow, quick = findings.data(times=True)["decision_ms"]
    assert slow["p50"] >= 2.0
    assert quick["p99"] >= quick["p50"] > 0.0
    assert "decision_ms" not in findings.data()


def test_played_parts_add_up() -> None:
    asked = contest("random", bad_bots.Crashes, deals=3)
    whole = play_contest(asked)
    total = Played()
    total.add(whole)
    total.add(Played())
    assert total.rows == whole.rows
    assert total.faults == whole.faults


def test_what_a_bot_said_has_only_what_can_be_printed() -> None:
    """Signs that steer a terminal, and zeros, stood in the report; half a sign ended the arena."""
    assert BotFailed("nonsense", "in \x1b[31mred\x00\n\ud800!").said == "in [31mred !"


@pytest.mark.parametrize("name", ["rule", "sharp", *list(CAST)[:1]])
def test_bots_levels_and_characters_can_be_named(name: str) -> None:
    bots = find_bots([name, "random"], GAME)
    data = compete(contest(*bots, deals=1)).data()
    assert data["bots"] == [name, "random"]
    assert not data["faults"]["first"]


def test_programs_can_be_named_by_path_or_command(tmp_path: Path) -> None:
    path = program(tmp_path, GOOD)
    assert find_bots([path, f"cmd:python3 {path}"], GAME, 2.0) == (
        Outside(path, 2.0),
        Outside(f"cmd:python3 {path}", 2.0),
    )


@pytest.mark.parametrize(
    ("names", "code"),
    [
        (["rule"], "two_bots_needed"),
        (["rule", "rule"], "bot_twice"),
        (["rule", "nobody"], "no_such_bot"),
        (["rule", "./nowhere.py"], "no_such_file"),
        (["rule", "cmd:no-such-program-at-all x"], "no_such_program"),
        (["rule", "cmd:"], "no_such_program"),
        (["rule", "cmd:'python bot.py"], "no_such_program"),
    ],
)
def test_who_cannot_play_is_refused(names: list[str], code: str) -> None:
    with pytest.raises(BadOption, match=code):
        find_bots(names, GAME)


def test_who_can_play_is_named_once() -> None:
    with pytest.raises(BadOption) as refused:
        find_bots(["rule", "nobody"], GAME)
    named = str(refused.value.params["allowed"]).split(", ")
    assert "rosa" in named
    assert len(named) == len(set(named))


@pytest.mark.parametrize("test", [("rule", "nobody"), ("rule", "rule")])
def test_a_test_of_who_does_not_play_is_refused(test: tuple[str, str]) -> None:
    with pytest.raises(BadOption, match=r"no_such_value|test_not_played"):
        compete(contest("rule", "random"), test=test)


def test_a_test_at_tables_that_are_not_played_is_refused() -> None:
    asked = Contest(GAME.KEY, (), 3, ("rule", "random"), "s", 1, tables=("mixed",))
    with pytest.raises(BadOption, match="test_not_played"):
        compete(asked, test=("rule", "random"))


def test_ray_that_is_missing_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(MissingExtra, match=r"missing_extra .*ray.*pip install 'facedown\[ray\]'"):
        compete(contest("rule", "random", deals=1), ray="local")


def test_an_address_where_nobody_is_is_told_at_once() -> None:
    with socket.socket() as mine:
        mine.bind(("127.0.0.1", 0))  # and does not listen
        address = f"127.0.0.1:{mine.getsockname()[1]}"
        with pytest.raises(BadOption, match=f"ray_fails .*{address}.*refused"):
            compete(contest("rule", "random", deals=1), ray=address)


def test_a_round_without_an_end_is_told_and_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("facedown.arena.playing.MAX_MOVES", 3)
    played = play_contest(contest("random", "rule", deals=1))
    assert played.rows == []
    assert len(played.stuck) == 2
    assert compete(contest("random", "rule", deals=1)).data()["ratings"]["bots"] == []


@pytest.mark.slow
def test_machines_give_the_same_bytes_as_one_process() -> None:
    pytest.importorskip("ray", reason="Ray is an extra that is installed where it is used")
    asked = contest("random", "stubborn", deals=40)
    assert as_json(compete(asked)) == as_json(compete(asked, ray="local"))
