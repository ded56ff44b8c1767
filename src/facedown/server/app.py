"""A whole house: its store, bots, tables and doors, opened and closed in order."""

import asyncio
import errno
import signal
import socket
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, Final, TypeVar

from aiohttp import web

from facedown.core.memory import settle_memory
from facedown.match.clock import STALL_SECONDS, RunningClock
from facedown.server.admins import Admins, load_admins
from facedown.server.bots import BotPool
from facedown.server.bus import Alone, Bus
from facedown.server.context import AppContext
from facedown.server.door import SOCKET_PATH, Door
from facedown.server.errors import HouseError
from facedown.server.front import Connection
from facedown.server.hearing import Hearing
from facedown.server.hosts import Hosts
from facedown.server.house import House
from facedown.server.http import (
    admin,
    cast,
    games,
    lessons,
    lobby,
    messages,
    operations,
    people,
    records,
    replay,
)
from facedown.server.http.middleware import expected, guard, handler_of
from facedown.server.http.openapi import describe
from facedown.server.http.pages import Pages
from facedown.server.http.routes import Route
from facedown.server.limits import Addresses, Limits
from facedown.server.logs import log, of_error
from facedown.server.metrics import Metrics
from facedown.server.office import Office
from facedown.server.people import DAY, People
from facedown.server.roll_call import RollCall
from facedown.server.services import Services, new_secret
from facedown.server.settings import Settings
from facedown.server.spending import Spending
from facedown.server.store import Corrupt, SqliteStore, Store, StoreBusy, StoreError, StoreFailed
from facedown.server.store.drivers import need_driver
from facedown.server.store.errors import NotOurs
from facedown.server.store.folder import key_file_of
from facedown.server.tokens import Tokens, load_keys, read_keys, seals_of
from facedown.server.trouble import ENDING, UNKEPT, Trouble

T = TypeVar("T")

ROUTES: Final[list[Route]] = [
    *people.ROUTES.all,
    *games.ROUTES.all,
    *messages.ROUTES.all,
    *cast.ROUTES.all,
    *lessons.ROUTES.all,
    *lobby.ROUTES.all,
    *records.ROUTES.all,
    *replay.ROUTES.all,
    *admin.ROUTES.all,
    *operations.ROUTES.all,
]

# Requests that run when the house closes may take so long.
SHUTDOWN_SECONDS: Final = 2.0
# The clock of Linux that goes on while the machine sleeps, so that a sleep is noticed.
BOOT_CLOCK: Final[int | None] = getattr(time, "CLOCK_BOOTTIME", None)
# How many may wait to be let in.
BACKLOG: Final = 4096
FORGET_EVERY: Final = 3_600.0
TICK_SECONDS: Final = STALL_SECONDS / 4
# Who looked in once and has played nothing is forgotten so soon.
GUEST_DAYS: Final = 7.0


@dataclass
class Served:
    """A house that is open, and the port that it listens on."""

    context: AppContext
    door: Door
    port: int
    # Set when the house must close: another process has its database, or that is damaged.
    ended: asyncio.Event


def application(context: AppContext, door: Door) -> web.Application:
    """Every route, the socket, and the screen for every other address."""
    app = web.Application(
        middlewares=[guard(context)], client_max_size=context.settings.most_body_bytes
    )
    app[operations.DESCRIPTION] = describe(ROUTES)
    for route in ROUTES:
        handler = handler_of(route, context)
        app.router.add_route(route.method, route.path, handler, expect_handler=expected)
    app.router.add_get(SOCKET_PATH, door.serve, allow_head=False, expect_handler=expected)
    # Everything but the routes' own addresses is the screen's.
    app.router.add_get(r"/{path:(?!api(?:/|$)).*}", Pages().serve, expect_handler=expected)
    return app


# Seconds that nobody can set; where it is known, the machine's sleep counts among them. It is read
# many times at every move, so that it is no function of ours.
steady_seconds: Final[Callable[[], float]] = (
    time.monotonic if BOOT_CLOCK is None else partial(time.clock_gettime, BOOT_CLOCK)
)


@asynccontextmanager
async def opened(
    settings: Settings,
    clock: Callable[[], float] = time.time,
    bots: BotPool | None = None,
    steady: Callable[[], float] = steady_seconds,
    secret: Callable[[], bytes] = new_secret,
    waiting: Callable[[], None] = lambda: None,
) -> AsyncIterator[Served]:
    """Open a house, and close it: whoever is there is told to come back.

    If another process has the database, `waiting` is called and the house opens when it is free.
    """
    listener = _bound(settings.host, settings.port)
    ended, trouble = asyncio.Event(), Trouble(settings.folder)

    def troubled(code: str) -> None:
        if code in ENDING:
            ended.set()
        else:
            trouble.note(code)

    async with AsyncExitStack() as stack:
        stack.callback(listener.close)
        stack.callback(trouble.close)
        store, keys, bus = await _open_store(settings, clock, troubled, waiting)
        stack.push_async_callback(store.close)
        stack.callback(bus.close)
        bots = bots or bots_of(settings)
        await bots.open()
        stack.push_async_callback(bots.close)
        running = RunningClock(steady)
        metrics, fair_seconds = Metrics(), settings.fair_ms / 1000
        loop = asyncio.get_running_loop()
        loop.set_exception_handler(partial(_failed, metrics))
        stack.callback(loop.set_exception_handler, None)
        services = Services(store, bots, metrics, clock, running.now, secret, fair_seconds, bus)
        context = _context(settings, services, metrics, keys)
        await context.office.refresh()
        await context.house.open()
        door = Door(context)
        context.cut_off = door.cut_off
        context.office.cut_banned = door.cut_banned
        Hearing(context, door).listen()
        Spending(context.limits, bus).listen()
        context.roll_call.listen()
        runner = web.AppRunner(application(context, door), shutdown_timeout=SHUTDOWN_SECONDS)
        await runner.setup()
        server = runner.server
        assert server is not None

        try:
            listening = await loop.create_server(
                lambda: Connection(server, door), sock=listener, backlog=BACKLOG
            )
        except OSError:  # somebody else was first
            raise HouseError("port_taken", port=settings.port) from None
        door.open()
        tasks = [
            asyncio.create_task(_forget(context, clock)),
            asyncio.create_task(context.office.keep_fresh()),
            asyncio.create_task(_tick(running, context.house)),
        ]
        try:
            yield Served(context, door, listener.getsockname()[1], ended)
        finally:
            for task in tasks:
                task.cancel()
            listening.close()
            context.is_closing = True
            await door.give_up()
            await context.house.close()
            await door.close()
            await runner.cleanup()


def _failed(metrics: Metrics, _: asyncio.AbstractEventLoop, about: dict[str, Any]) -> None:
    """Count and log what failed where nobody waits for it, such as what is due at a table.

    What the loop says of an error is left out: it quotes what was called with what.
    """
    error = about.get("exception")
    what = {"error": about.get("message", "")} if error is None else of_error(error)
    log().error("failed in passing", **what)
    metrics.failed("house")


async def _open_store(
    settings: Settings,
    clock: Callable[[], float],
    troubled: Callable[[str], None],
    waiting: Callable[[], None],
) -> tuple[Store, list[bytes], Bus]:
    """The store, the keys of the house, and how it hears of other processes.

    Keys are made if the house is new, and never for another's database.
    """
    file = key_file_of(settings.folder)
    if not settings.database:
        store = await SqliteStore.open(settings.folder, clock, troubled)
        return store, load_keys(file), Alone()
    need_driver()
    from facedown.server.postgres_bus import PostgresBus, check_company
    from facedown.server.store.postgres import PostgresStore
    from facedown.server.store.postgres_checking import unkept

    opened: PostgresStore | None = None
    is_told = False
    while opened is None:
        try:
            seals = seals_of(read_keys(file))
            opened = await PostgresStore.open(
                settings.database,
                seals,
                clock,
                troubled,
                check_company,
                is_shared=settings.shared,
            )
        except NotOurs:
            if seals == seals_of(read_keys(file)):
                raise
            # Another process of the same house was the first here, and has made the key.
        except StoreBusy:
            if not is_told:
                waiting()
            is_told = True
            await asyncio.sleep(0)  # whoever stops it meanwhile is heard
    try:
        keys = load_keys(file)
        await opened.seal(seals_of(keys))
        if names := await opened.ask(unkept):
            log().warning(UNKEPT, off=", ".join(names), see="facedown doctor")
        bus = await PostgresBus.open(opened) if settings.shared else Alone()
    except BaseException:
        await opened.close()
        raise
    return opened, keys, bus


def bots_of(settings: Settings) -> BotPool:
    """The bots' processes as they are set."""
    return BotPool(settings.bot_processes or None, settings.bot_seconds, settings.bot_speed)


def _context(
    settings: Settings, services: Services, metrics: Metrics, keys: list[bytes]
) -> AppContext:
    store, bots, clock = services.store, services.bots, services.clock
    house = House(
        services,
        most_tables=settings.most_tables,
        most_of_one=settings.tables_per_person,
        most_asleep=settings.most_asleep,
    )

    def figures() -> dict[str, float]:
        kept = store.figures()
        return {
            "tables": len(house.rooms),
            "tables_without_people": sum(not room.guests for room in house.rooms.values()),
            "tables_asleep": len(house.sleepers),
            "tables_broken": sum(room.outbox.is_broken for room in house.rooms.values()),
            "tables_damaged": len(house.damaged),
            "matches": sum(room.evening.is_on for room in house.rooms.values()),
            "bot_decisions_waiting": bots.waiting,
            "bot_restarts": bots.restarts,
            "store_changes": kept.changes,
            "store_commits": kept.commits,
            "store_commit_seconds": kept.seconds,
            "store_waiting": kept.waiting,
            "store_fails": bool(store.trouble),
        }

    metrics.watch(figures)
    addresses = Addresses(settings.trusted_proxies)
    digests = load_admins(Path(settings.admin_file)) if settings.admin_file else {}
    return AppContext(
        settings=settings,
        store=store,
        people=People(store, Tokens(keys), settings, clock),
        house=house,
        limits=Limits(settings, time.monotonic),
        addresses=addresses,
        hosts=Hosts(settings, addresses),
        metrics=metrics,
        office=Office(store, house, clock),
        roll_call=RollCall(services.bus, house),
        admins=Admins(digests, keys),
        keys=keys,
    )


def _bound(host: str, port: int) -> socket.socket:
    """A socket for this port, on which nobody is heard yet; `port_taken` if somebody has it."""
    try:
        family, kind, proto, _, address = socket.getaddrinfo(
            host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
        listener = socket.socket(family, kind, proto)
        try:
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            listener.bind(address)
            listener.setblocking(False)
        except OSError:
            listener.close()
            raise
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise HouseError("port_taken", port=port) from None
        why = (error.strerror or "failed").lower()
        raise HouseError("no_address", address=f"{host}:{port}", why=why) from None
    return listener


async def _forget(context: AppContext, clock: Callable[[], float]) -> None:
    """Let go of what is old, every hour."""
    settings = context.settings
    while True:
        now = clock()

        def since(days: float, now: float = now) -> float:
            return now - days * DAY if days else 0.0

        try:
            gone = await context.store.forget(
                records=since(settings.record_days),
                tables=since(settings.table_days),
                people=since(settings.person_days),
                guests=since(min(settings.person_days, GUEST_DAYS)),
                now=now,
            )
            if gone.people:
                context.people.let_go()
            if gone.records or gone.tables or gone.people:
                log().info("forgot", records=gone.records, tables=gone.tables, people=gone.people)
        except StoreFailed:
            pass  # in an hour, then; the store has said what is wrong
        except StoreError as error:
            log().error("could not forget", error=error.code)
        await asyncio.sleep(FORGET_EVERY)


async def _tick(running: RunningClock, house: House) -> None:
    """Read the clock often, so that it notices when the house has stood still."""
    # While the house is being opened nobody waits for it: that lasts until the loop is free.
    await asyncio.sleep(TICK_SECONDS)
    running.now()
    noticed = running.stalled
    while True:
        await asyncio.sleep(TICK_SECONDS)
        running.now()
        if running.stalled > noticed:
            seconds, noticed = running.stalled - noticed, running.stalled
            log().warning("stalled", seconds=round(seconds, 1))
            house.stood_still(seconds)


async def serve(
    settings: Settings, ready: Callable[[int], None], waiting: Callable[[], None]
) -> None:
    """Keep a house open until somebody stops it, its database is damaged, or another takes it.

    It says when it is ready, and before that if it waits for the database.
    """
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for name in (signal.SIGINT, signal.SIGTERM):
        with suppress(NotImplementedError):
            loop.add_signal_handler(name, stop.set)
    async with AsyncExitStack() as stack:
        served = await _unless(stop, stack.enter_async_context(opened(settings, waiting=waiting)))
        if served is None:
            return
        settle_memory()
        ready(served.port)
        log().info("open", port=served.port, data=str(settings.folder))
        await _unless(stop, served.ended.wait())
        if settings.shared:
            log().info("draining", sockets=len(served.door))
            served.context.house.is_draining = True
            await asyncio.sleep(settings.drain_seconds)
        log().info("closing", sockets=len(served.door))
    log().info("closed")
    if served.ended.is_set():
        failure = served.context.store.failure
        raise failure if isinstance(failure, Corrupt) else StoreBusy("database_taken")


async def _unless(stop: asyncio.Event, doing: Coroutine[Any, Any, T]) -> T | None:
    """What comes of something; None if it is to stop before."""
    task, stopping = asyncio.ensure_future(doing), asyncio.ensure_future(stop.wait())
    await asyncio.wait([task, stopping], return_when=asyncio.FIRST_COMPLETED)
    stopping.cancel()
    if task.done():
        return task.result()
    task.cancel()
    with suppress(asyncio.CancelledError):
        await task
    return None
