"""Programs from outside: asked by lines of JSON, told what their view holds, and never trusted."""

import json
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.arena.bad_bots import GOOD, PROGRAMS, program

from facedown.arena import Contest, compete
from facedown.arena import outside as outside_module
from facedown.arena.contest import play_contest
from facedown.arena.guard import LATE, BotFailed
from facedown.arena.outside import Outside, OutsideBot, Program, question
from facedown.bots.roster import bots_for
from facedown.catalog import GAMES, find_game
from facedown.core.dealer import Dealer
from facedown.core.game import Game
from facedown.core.notation import parse_table
from facedown.core.seats import Seat
from facedown.core.table import Table, View
from facedown.testing.check import random_play
from facedown.testing.laws import Maker
from facedown.testing.worlds import other_world

GAME = find_game("tres-cartas")
EXAMPLES = Path(__file__).parents[2] / "examples" / "outside-bots"

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


def started(game: Game[Any]) -> tuple[Table, Seat]:
    table: Table = game.table(game.setup(game.variant(), 2))
    game.start(table, Dealer("s").deck(table.pack))
    return table, game.awaited(table)[0]


def ask(bot: OutsideBot) -> object:
    table, seat = started(GAME)
    return bot.choose(GAME.view(table, seat), GAME.legal_moves(table, seat))


def contest(text: str, limit: float = 60.0, deals: int = 1) -> Contest:
    return Contest(GAME.KEY, (), 2, (Outside(text, limit), "random"), "s", deals)


def test_a_program_plays(tmp_path: Path) -> None:
    played = play_contest(contest(program(tmp_path, GOOD), deals=2))
    assert len(played.rows) == 2
    assert not played.faults


def test_a_program_gives_the_same_bytes_again(tmp_path: Path) -> None:
    asked = contest(program(tmp_path, GOOD), deals=2)
    assert json.dumps(compete(asked).data()) == json.dumps(compete(asked).data())


@pytest.mark.slow
@pytest.mark.parametrize("name", PROGRAMS)
def test_a_bad_program_loses_its_decisions_and_stops_nobody(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kind, source = PROGRAMS[name]
    monkeypatch.setattr(outside_module, "STARTING", 0.0)
    # One that hangs need not be waited for; the others must not be late on a busy machine.
    limit = 0.1 if kind == LATE else 60.0
    played = play_contest(contest(program(tmp_path, source), limit))
    assert len(played.rows) == 1
    assert played.faults[0].kind == kind
    assert all(fault.seating[fault.seat].endswith("bot.py") for fault in played.faults)
    assert not played.stuck


def test_what_a_program_said_before_it_died_is_told(tmp_path: Path) -> None:
    source = PROGRAMS["raises"][1]
    fault = play_contest(contest(program(tmp_path, source))).faults[0]
    assert fault.said == "KeyError: 'lost'"


def test_of_a_stack_the_error_is_told_and_not_what_stands_below(tmp_path: Path) -> None:
    """Of each program in JavaScript that crashed it said `Node.js v20.20.2`."""
    lines = [
        "bot.js:3",
        "    throw it",
        "TypeError: no hand",
        "    at run (bot.js:3)",
        "Node.js v20",
    ]
    source = f"import sys\nsys.stdin.readline()\nprint(*{lines!r}, sep='\\n', file=sys.stderr)"
    fault = play_contest(contest(program(tmp_path, source))).faults[0]
    assert fault.said == "TypeError: no hand"


def test_a_program_that_failed_twice_is_left_alone_for_the_round(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A tournament with a bot that hangs goes on at its own pace."""
    monkeypatch.setattr(outside_module, "STARTING", 0.0)
    starts = tmp_path / "starts"
    source = f"open({str(starts)!r}, 'a').write('x')\nimport time\ntime.sleep(60)"
    bot = OutsideBot(GAME, Outside(program(tmp_path, source)).command(), 0.05)
    for _ in range(5):
        with pytest.raises(BotFailed, match=LATE):  # and not crashed, as it was told of the rest
            ask(bot)
    assert not starts.exists() or len(starts.read_text()) <= outside_module.PATIENCE


def test_a_late_answer_is_not_taken_for_another(tmp_path: Path) -> None:
    """What is said to an earlier question does not count, and does no harm."""
    source = GOOD.replace(
        "    print(", "    print(json.dumps({'id': asked['id'] - 1, 'move': None}))\n    print(", 1
    )
    played = play_contest(contest(program(tmp_path, source)))
    assert not played.faults


def test_each_seat_of_each_round_has_a_process_of_its_own(tmp_path: Path) -> None:
    """Nobody remembers the cards of another seat, or of the same deal before."""
    pids = tmp_path / "pids"
    source = f"import os\nopen({str(pids)!r}, 'a').write(f'{{os.getpid()}}\\n')\n{GOOD}"
    play_contest(contest(program(tmp_path, source), deals=2))
    found = pids.read_text().split()
    assert len(found) == len(set(found)) == 4


@pytest.mark.slow
def test_nothing_of_a_program_is_left(tmp_path: Path) -> None:
    """Not even what it has started itself."""
    late = tmp_path / "late"
    child = f"import time; time.sleep(1); open({str(late)!r}, 'w').write('here')"
    source = f"import subprocess, sys\nsubprocess.Popen([sys.executable, '-c', {child!r}])\n{GOOD}"
    play_contest(contest(program(tmp_path, source)))
    time.sleep(1.5)
    assert not late.exists()


def test_an_error_is_told_by_whatever_name_it_has(tmp_path: Path) -> None:
    """That of an earlier one was told, which is called an error."""
    source = """
import sys
class IllegalHand(Exception): pass
sys.stdin.readline()
try:
    {}["x"]
except KeyError as cause:
    raise IllegalHand("no such hand") from cause
"""
    fault = play_contest(contest(program(tmp_path, source))).faults[0]
    assert fault.said.endswith("IllegalHand: no such hand")


@pytest.mark.slow
@pytest.mark.parametrize("waits", ["sys.stdin.readline()", "time.sleep(60)"])
def test_what_a_program_leaves_in_a_session_of_its_own_is_not_waited_for(
    waits: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It cannot be killed with the program, and has its pipes: the arena waited for its end."""
    monkeypatch.setattr(outside_module, "STARTING", 0.0)
    left = tmp_path / "left"
    source = f"""
import subprocess, sys, time
child = subprocess.Popen(["sleep", "60"], start_new_session=True)
open({str(left)!r}, "a").write(f"{{child.pid}}\\n")
{waits}
"""
    bot = OutsideBot(GAME, Outside(program(tmp_path, source)).command(), 2.0)
    began = time.monotonic()
    try:
        with pytest.raises(BotFailed):
            ask(bot)
        assert time.monotonic() - began < 30.0
    finally:
        for pid in left.read_text().split():
            os.kill(int(pid), signal.SIGKILL)


def test_answers_to_earlier_questions_without_end_are_late(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As long as there was one more, nobody looked at the clock."""
    monkeypatch.setattr(outside_module, "STARTING", 0.0)
    stale = b'{"id": 0, "move": null}\n'
    monkeypatch.setattr(Program, "hear", lambda *_: stale)
    bot = OutsideBot(GAME, Outside(program(tmp_path, "input()")).command(), 0.05)
    with pytest.raises(BotFailed, match=LATE):
        ask(bot)


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_program_is_known_before_what_ends_the_arena_is_heard(
    number: signal.Signals, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    started = subprocess.Popen

    def interrupted(*asked: Any, **named: Any) -> Any:
        process = started(*asked, **named)
        signal.raise_signal(number)
        return process

    def heard(*_: object) -> None:
        known.extend(Program.running)

    known: list[Program] = []
    monkeypatch.setattr(subprocess, "Popen", interrupted)
    before = signal.signal(number, heard)
    try:
        made = Program([sys.executable, "-c", "while True: pass"])
    finally:
        signal.signal(number, before)
    assert known == [made]
    made.end()


@pytest.mark.slow
@pytest.mark.parametrize("jobs", ["1", "2"])
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_an_arena_that_is_interrupted_leaves_no_program_behind(
    number: signal.Signals, jobs: str, tmp_path: Path
) -> None:
    pids = tmp_path / "pids"
    source = f"import os\nopen({str(pids)!r}, 'a').write(f'{{os.getpid()}}\\n')\nwhile True: pass"
    asked = ["--bots", f"random,{program(tmp_path, source)}", "--limit", "600", "--jobs", jobs]
    command = [sys.executable, "-m", "facedown", "arena", GAME.KEY, "--deals", "50", *asked]
    arena = subprocess.Popen(command, stderr=subprocess.DEVNULL)
    wait_until(lambda: pids.exists() and pids.read_text().endswith("\n"))
    arena.send_signal(number)
    assert arena.wait(60) == 130
    wait_until(lambda: not any(Path(f"/proc/{pid}").exists() for pid in pids.read_text().split()))


def wait_until(happens: Callable[[], bool]) -> None:
    until = time.monotonic() + 60.0
    while not happens():
        assert time.monotonic() < until
        time.sleep(0.05)


@every_game
def test_a_question_can_be_read_without_this_package(game: Game[Any]) -> None:
    table, seat = started(game)
    moves = game.legal_moves(table, seat)
    asked = json.loads(msgspec.json.encode(question(game, game.view(table, seat), moves)))
    assert set(asked) == {
        *("type", "protocol", "game", "rules", "seat", "awaited"),
        *("setup", "view", "text", "moves"),
    }
    assert asked["moves"] == [move.data() for move in moves]
    assert asked["awaited"] is True


@every_game
def test_the_text_of_a_question_is_the_whole_view(game: Game[Any]) -> None:
    """A bot in Python can have its view back, and play as it would within."""
    chance = Dealer("texts")
    play = random_play(game, chance, bots_for(game))
    for cut in range(0, len(play.steps), 7):
        table = play.table_after(cut)
        for seat in table.setup.seats:
            view = game.view(table, seat)
            text = question(game, view, [])["text"]
            assert View(parse_table(game, text), seat) == view


def told(game: Game[Any], view: View[Any]) -> bytes:
    moves = game.legal_moves(view.table, view.seat)
    return msgspec.json.encode(question(game, view, moves))


def worlds(game: Game[Any], plays: int) -> list[tuple[Table, Table, Seat]]:
    """Tables that a seat cannot tell apart."""
    found = []
    bots: dict[str, Maker] = bots_for(game)
    for number in range(plays):
        chance = Dealer(f"told/{number}")
        play = random_play(game, chance, bots)
        for cut in range(1, len(play.steps), max(1, len(play.steps) // 6)):
            table = play.table_after(cut)
            for seat in table.setup.seats:
                world = other_world(play, cut, seat, chance)
                if world is not None and world.steps == play.steps:
                    try:
                        found.append((table, world.table_after(cut), seat))
                    except Exception:  # noqa: BLE001 -- a world in which a move was illegal
                        continue
    assert len(found) > 5
    return found


@pytest.mark.slow
@every_game
def test_a_program_is_told_no_more_than_its_view(game: Game[Any]) -> None:
    """Exchange cards that its seat has not seen: not a byte of the question changes."""
    for table, other, seat in worlds(game, 4):
        assert told(game, game.view(table, seat)) == told(game, game.view(other, seat))


@every_game
def test_a_question_made_of_the_whole_table_would_be_noticed(game: Game[Any]) -> None:
    assert any(
        told(game, View(table, seat)) != told(game, View(other, seat))
        for table, other, seat in worlds(game, 4)
    )


def test_the_seed_that_a_program_gets_does_not_tell_the_cards() -> None:
    bot = Outside(f"cmd:{sys.executable}")(GAME, Dealer("deep secret"))
    assert isinstance(bot, OutsideBot)
    assert 0 <= bot.seed < 2**32


@pytest.mark.slow
@pytest.mark.parametrize("name", ["lowest.py", "lowest.js"])
def test_the_examples_play_well(name: str) -> None:
    """Without a fault, and better than chance."""
    if name.endswith(".js") and shutil.which("node") is None:
        pytest.skip("Node is not installed, and the example is in JavaScript")
    data = compete(contest(str(EXAMPLES / name), deals=6)).data()
    assert not data["faults"]["first"]
    assert data["tables"][0]["ahead"]["mean"] > 3.0


@pytest.mark.slow
def test_the_examples_choose_alike() -> None:
    if shutil.which("node") is None:
        pytest.skip("Node is not installed, and the example is in JavaScript")
    python, script = (
        play_contest(contest(str(EXAMPLES / name), deals=3)) for name in ("lowest.py", "lowest.js")
    )
    assert python.rows == script.rows
