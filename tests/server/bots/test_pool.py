"""Bots in processes of their own: what is sent, what comes back, and what goes wrong."""

import asyncio
import os
import select
import signal
import sys
import time
from collections.abc import AsyncIterator, Callable
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import pytest
import pytest_asyncio

from facedown.bots import levels
from facedown.bots.hints import NAMED, REASONS
from facedown.bots.levels import LEVELS, Level, LevelPlayer
from facedown.bots.memory import PERFECT
from facedown.bots.search import most_in_time
from facedown.catalog import GAMES
from facedown.core.dealer import Dealer
from facedown.core.errors import BadOption
from facedown.core.records import Move, record_from_data
from facedown.match.round import Round
from facedown.match.setups import setup_bytes
from facedown.server.bots import Asker, BotFailed, BotPool, Chosen, Situation
from facedown.server.bots.pool import WORKER
from facedown.server.bots.process import DEPTH

ODD_WORKER = Path(__file__).parent / "odd_worker.py"
ODD_LEVELS = ("stuck", "slow", "wrong", "dies", "dies-once", "chatty")


class Seated:
    """A round whose seats are asked through a pool; it keeps each seat's stream as bytes."""

    def __init__(
        self, pool: BotPool, key: str = "vinto", code: str = "ABCDEF", asker: str = "10.0.0.1"
    ) -> None:
        self.pool, self.code, self.asker = pool, code, Asker(asker)
        self.game = GAMES[key]
        self.setup = self.game.setup(self.game.variant(self.game.SIMULATED), self.game.OFFICIAL[0])
        self.dealer = Dealer(code)
        deck = self.dealer.deck(self.game.pack(self.setup.variant))
        self.round = Round(self.game, self.setup, deck)
        self.streams: list[list[bytes]] = [[] for _ in range(self.setup.players)]

    def stream(self, seat: int) -> list[bytes]:
        known = self.streams[seat]
        for event in self.round.stream(seat)[len(known) :]:
            known.append(msgspec.json.encode(event.data()))
        return known

    def situation(self, seat: int) -> Situation:
        return Situation(
            table=self.code,
            asker=self.asker,
            key=f"{self.code}/1/{seat}",
            game=self.game.KEY,
            setup=setup_bytes(self.setup),
            seat=seat,
            events=self.stream(seat),
        )

    def ask(self, seat: int, level: str = "sharp") -> asyncio.Future[Chosen]:
        return self.pool.choose(self.situation(seat), level)

    def move(self, chosen: Chosen) -> Move:
        assert chosen.move is not None
        return record_from_data(msgspec.json.decode(chosen.move), self.game.MOVES)

    async def play(self, level: str = "sharp", moves: int = 10_000) -> None:
        """Play on, at most so many moves."""
        while moves and self.round.outcome is None:
            seat = self.game.awaited(self.round.table)[0]
            if seat < 0:
                order = self.dealer.order(len(self.round.table.discard) - 1)
                self.round.act(seat, self.game.shuffle_from(f"shuffle {','.join(map(str, order))}"))
                continue
            chosen = await self.ask(seat, level)
            self.round.act(seat, self.move(chosen))
            moves -= 1


@pytest_asyncio.fixture
async def pool() -> AsyncIterator[BotPool]:
    pool = BotPool(workers=1, limit=60.0, speed=0.0, seed="a seed")
    await pool.open()
    yield pool
    await pool.close()


@pytest.fixture
def odd_command(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[str, ...]:
    for name in ODD_LEVELS:
        monkeypatch.setitem(levels.LEVELS, name, Level(name, (name,), PERFECT, {}))
    return sys.executable, str(ODD_WORKER), str(tmp_path / "died")


@pytest_asyncio.fixture
async def odd_pool(
    odd_command: tuple[str, ...], request: pytest.FixtureRequest
) -> AsyncIterator[BotPool]:
    """Bots that go wrong. They have a minute, unless a test gives them less."""
    limit = getattr(request, "param", 60.0)
    pool = BotPool(workers=1, limit=limit, seed="a seed", command=odd_command)
    await pool.open()
    yield pool
    await pool.close()


@pytest.mark.slow
@pytest.mark.parametrize("key", GAMES)
async def test_a_round_is_played_to_its_end(pool: BotPool, key: str) -> None:
    seated = Seated(pool, key)
    await seated.play("regular")
    assert seated.round.outcome is not None
    assert pool.waiting == 0
    assert pool.restarts == 0


async def test_a_bot_chooses_as_a_player_of_its_level_does_that_was_shown_the_same(
    pool: BotPool,
) -> None:
    seated = Seated(pool)
    await seated.play("relaxed", moves=40)
    seat = seated.game.awaited(seated.round.table)[0]
    player = LevelPlayer(LEVELS["relaxed"], seated.game, Dealer(f"a seed/ABCDEF/1/{seat}#relaxed"))
    table = seated.game.table(seated.setup)
    view = type(seated.round.view(seat))(table, seat)
    for event in seated.round.stream(seat):
        seated.game.apply(table, event)
        player.follow(view, event)
    chosen = await seated.ask(seat, "relaxed")
    assert seated.move(chosen) == player.choose(view, seated.game.legal_moves(table, seat))


@pytest.mark.slow
async def test_an_answer_says_how_many_rollouts_its_bot_could_make(pool: BotPool) -> None:
    seated = Seated(pool, "cambio")
    assert (await seated.ask(0, "master")).rollouts == most_in_time()
    assert (await seated.ask(0, "sharp")).rollouts == 0


@pytest.mark.slow
async def test_who_is_asked_while_others_wait_must_not_take_long(pool: BotPool) -> None:
    seated = Seated(pool)
    await seated.ask(0)
    sent = spy(pool)
    await asyncio.gather(*[seated.ask(seat) for seat in range(4)])
    assert [ask.busy for ask in sent] == [False] * DEPTH + [True, False]


@pytest.mark.slow
async def test_only_new_events_are_sent(pool: BotPool) -> None:
    seated = Seated(pool)
    sent = spy(pool)
    await seated.play(moves=30)
    of_one = [ask for ask in sent if ask.seat == 0]
    assert of_one[0].first == 0
    assert of_one[0].setup
    for before, after in pairwise(of_one):
        assert after.first == before.first + len(before.events)
        assert not after.setup


def spy(pool: BotPool) -> list[Any]:
    """What the pool's only process is asked from now on."""
    process: Any = pool._processes[0]
    sent: list[Any] = []
    asking: Callable[[Any], Any] = process._asking

    def noted(question: Any) -> Any:
        sent.append(asking(question))
        return sent[-1]

    process._asking = noted
    return sent


def pipe_of(pool: BotPool) -> Any:
    """Where the pool's only process writes its answers."""
    process: Any = pool._processes[0]
    return process._process._transport.get_pipe_transport(1).get_extra_info("pipe")


@pytest.mark.slow
async def test_a_killed_process_loses_nothing(pool: BotPool) -> None:
    seated = Seated(pool)
    await seated.play(moves=20)
    (pid,) = pool.pids
    os.kill(pid, signal.SIGKILL)
    await seated.play(moves=20)
    assert pool.restarts == 1
    assert pool.pids != [pid]


@pytest.mark.slow
async def test_a_process_that_dies_in_mid_decision_is_asked_once_more(odd_pool: BotPool) -> None:
    seated = Seated(odd_pool)
    assert (await seated.ask(0, "dies-once")).move
    assert odd_pool.restarts == 1


@pytest.mark.slow
async def test_a_bot_that_kills_its_process_again_and_again_fails(odd_pool: BotPool) -> None:
    seated = Seated(odd_pool)
    with pytest.raises(BotFailed, match="crashed"):
        await seated.ask(0, "dies")
    assert (await seated.ask(1, "sharp")).move


@pytest.mark.parametrize("odd_pool", [1.0], indirect=True, ids=str)
@pytest.mark.slow
async def test_a_bot_that_is_too_slow_fails_and_the_others_are_answered(odd_pool: BotPool) -> None:
    seated = Seated(odd_pool)
    await seated.ask(1)
    stuck = seated.ask(0, "stuck")
    others = [seated.ask(seat) for seat in (1, 2, 3)]
    with pytest.raises(BotFailed, match="too_slow"):
        await stuck
    assert all(one.move for one in await asyncio.gather(*others))
    assert odd_pool.restarts == 1


@pytest.mark.slow
@pytest.mark.parametrize("odd_pool", [0.3], indirect=True, ids=str)
async def test_an_event_loop_that_was_late_blames_no_bot(odd_pool: BotPool) -> None:
    seated = Seated(odd_pool)
    await seated.ask(0)
    asked = seated.ask(1)
    answers = pipe_of(odd_pool)
    time.sleep(0.4)  # noqa: ASYNC251
    select.select([answers], [], [], 60.0)  # in time or not: the answer is there to be read
    assert (await asked).move
    assert odd_pool.restarts == 0


async def test_a_bot_that_goes_wrong_fails_alone(odd_pool: BotPool) -> None:
    seated = Seated(odd_pool)
    with pytest.raises(BotFailed, match="ValueError"):
        await seated.ask(0, "wrong")
    assert (await seated.ask(0, "sharp")).move
    assert odd_pool.restarts == 0


async def test_what_a_bot_prints_is_no_answer(odd_pool: BotPool) -> None:
    assert (await Seated(odd_pool).ask(0, "chatty")).move


@pytest.mark.slow
async def test_a_process_that_has_not_what_went_before_is_told_everything(pool: BotPool) -> None:
    seated = Seated(pool)
    await seated.play(moves=10)
    process: Any = pool._processes[0]
    known = process._known["ABCDEF"]
    for key in known:
        known[key] -= 1  # as if an event had been lost on the way
    sent = spy(pool)
    await seated.play(moves=1)
    assert [ask.first == 0 for ask in sent] == [False, True]


async def test_a_table_that_is_forgotten_can_come_again(pool: BotPool) -> None:
    one, other = Seated(pool), Seated(pool, code="GHIJKL")
    await one.play(moves=10)
    await other.play(moves=10)
    pool.forget("ABCDEF")
    sent = spy(pool)
    await one.play(moves=1)
    await other.play(moves=1)
    assert [ask.first == 0 for ask in sent] == [True, False]


@pytest.mark.slow
async def test_a_seat_that_is_forgotten_does_not_come_back_with_what_was_still_to_be_asked(
    pool: BotPool,
) -> None:
    """A house that closes tables all day would otherwise keep their bots for ever."""
    closed, open_still = Seated(pool), Seated(pool, code="GHIJKL")
    asked = [closed.ask(seat) for seat in range(closed.setup.players)]
    pool.forget("ABCDEF")
    answers = await asyncio.gather(*asked, return_exceptions=True)
    assert all(isinstance(answer, BotFailed) for answer in answers)
    await open_still.ask(0)
    assert [process.load for process in pool._processes] == [(0, 1)]


async def test_a_question_nobody_waits_for_is_not_asked(odd_pool: BotPool) -> None:
    seated = Seated(odd_pool)
    await seated.ask(0)
    asked = [seated.ask(seat) for seat in range(4)]
    for future in asked[2:]:
        future.cancel()
    await asyncio.gather(*asked[:2])
    assert (await seated.ask(0)).move
    assert odd_pool.waiting == 0


@pytest.mark.slow
async def test_an_answer_to_a_superseded_question_is_dropped(pool: BotPool) -> None:
    seated = Seated(pool)
    await seated.ask(0)
    asked = [seated.ask(0) for _ in range(1000)]
    assert pool.waiting <= DEPTH + 1
    assert (await asked[-1]).move
    assert all(future.cancelled() for future in asked[:-1])
    assert pool.waiting == 0


@pytest.mark.slow
async def test_a_seat_that_another_level_plays_now_has_one_question_too(pool: BotPool) -> None:
    seated = Seated(pool)
    before, now = seated.ask(0, "relaxed"), seated.ask(0, "sharp")
    assert (await now).move
    assert before.cancelled()


@pytest.mark.parametrize("odd_pool", [1.0], indirect=True, ids=str)
@pytest.mark.slow
async def test_a_question_that_was_superseded_is_not_asked_anew_when_its_process_dies(
    odd_pool: BotPool,
) -> None:
    seated = Seated(odd_pool)
    await seated.ask(0)
    before = seated.ask(0, "stuck")
    now = seated.ask(0, "sharp")
    assert (await now).move
    assert before.cancelled()
    assert odd_pool.restarts == 1


@pytest.mark.slow
async def test_a_stranger_is_answered_before_the_rest_of_a_crowd(odd_pool: BotPool) -> None:
    stranger = Seated(odd_pool, code="STRANG", asker="10.0.0.2")
    await stranger.ask(0)
    crowd = ask_slowly(odd_pool)
    assert (await stranger.ask(1)).move
    assert sum(future.done() for future in crowd) <= DEPTH


@pytest.mark.slow
async def test_a_table_is_answered_sooner_when_somebody_comes_to_it(odd_pool: BotPool) -> None:
    empty = Seated(odd_pool, code="EMPTYY")
    empty.asker = Asker("somebody", is_there=False)
    await empty.ask(0)
    crowd = ask_slowly(odd_pool)
    waiting = empty.ask(1)
    odd_pool.think_for("EMPTYY", Asker("10.0.0.2"))
    assert (await waiting).move
    assert sum(future.done() for future in crowd) <= DEPTH


def ask_slowly(pool: BotPool) -> list[asyncio.Future[Chosen]]:
    """Let all seats of many tables of one address ask, each for something that takes a while."""
    tables = [Seated(pool, code=f"CROWD{number}") for number in range(10)]
    return [table.ask(seat, "slow") for table in tables for seat in range(4)]


@pytest.mark.slow
async def test_many_tables_at_once_are_all_answered(pool: BotPool) -> None:
    sittings = [Seated(pool, "tres-cartas", f"TABLE{number}") for number in range(40)]
    await asyncio.gather(*[seated.play(moves=12) for seated in sittings])
    assert pool.waiting == 0


@pytest.mark.slow
async def test_hints_are_legal_moves_with_reasons(pool: BotPool) -> None:
    seated = Seated(pool)
    await seated.play(moves=20)
    seat = seated.game.awaited(seated.round.table)[0]
    found = await pool.hint(seated.situation(seat))
    assert 1 <= len(found) <= NAMED
    for hinted in found:
        assert seated.move(Chosen(hinted.move)) in seated.game.legal_moves(seated.round.table, seat)
        assert tuple(hinted.params) == REASONS[hinted.reason]


async def test_a_seat_with_nothing_to_do_is_given_no_hint(pool: BotPool) -> None:
    seated = Seated(pool, "tres-cartas")
    while seated.game.clock(seated.round.table) == "setup":
        await seated.play(moves=1)
    idle = next(s for s in range(2) if s not in seated.game.awaited(seated.round.table))
    assert (await seated.ask(idle)).move is None
    assert await pool.hint(seated.situation(idle)) == []


@pytest.mark.slow
async def test_closing_fails_what_was_not_answered(odd_pool: BotPool) -> None:
    stuck = Seated(odd_pool).ask(0, "stuck")
    await odd_pool.close()
    with pytest.raises(BotFailed, match="closed"):
        await stuck
    assert odd_pool.pids == []


@pytest.mark.parametrize("command", [("/no/such/program",), (sys.executable, "-c", "")])
async def test_nobody_waits_for_processes_that_do_not_start(command: tuple[str, ...]) -> None:
    pool = BotPool(workers=1, command=command)
    await pool.open()
    with pytest.raises(BotFailed, match="no_process"):
        await Seated(pool).ask(0)
    await pool.close()


async def test_nothing_can_be_asked_of_a_pool_that_is_not_open() -> None:
    with pytest.raises(BotFailed, match="closed"):
        await Seated(BotPool(workers=1)).ask(0)


async def test_a_level_that_does_not_exist_is_refused() -> None:
    with pytest.raises(BadOption):
        Seated(BotPool(workers=1)).ask(0, "champion")


def test_quick_bots_take_no_time() -> None:
    assert BotPool(speed=0.0).delay("relaxed", "turn", 0.0) == 0.0
    assert BotPool(speed=1.0).delay("relaxed", "turn", 0.0) > 0.2


def test_a_worker_imports_nothing_from_where_the_house_was_started() -> None:
    assert "-P" in WORKER


async def test_without_processes_a_question_fails_at_once() -> None:
    pool = BotPool(workers=0)
    await pool.open()
    with pytest.raises(BotFailed):
        await Seated(pool).ask(0)
    await pool.close()
