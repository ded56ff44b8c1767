"""One timer for whatever is due next at a table."""

import asyncio
import weakref
from math import inf

from facedown.server.alarm import Alarm


class Sleeper:
    """Counts how often it looks, and does something then."""

    def __init__(self) -> None:
        self.alarm = Alarm(self.look)
        self.looks = 0
        self.rings_in_a_look = 0
        self.depth = 0

    def look(self) -> None:
        self.depth += 1
        assert self.depth == 1
        self.looks += 1
        if self.rings_in_a_look > 0:
            self.rings_in_a_look -= 1
            self.alarm.ring()
            self.alarm.ring()
        self.depth -= 1


async def test_a_ring_is_a_look_at_once() -> None:
    sleeper = Sleeper()
    sleeper.alarm.ring()
    assert sleeper.looks == 1


async def test_what_rings_in_a_look_has_it_done_once_more_and_not_inside_itself() -> None:
    sleeper = Sleeper()
    sleeper.rings_in_a_look = 1
    sleeper.alarm.ring()
    assert sleeper.looks == 2


async def test_a_look_that_fails_does_not_keep_the_next_one_away() -> None:
    class Failing(Sleeper):
        def look(self) -> None:
            self.looks += 1
            if self.looks == 1:
                raise ZeroDivisionError

    failing = Failing()
    for _ in range(2):
        try:
            failing.alarm.ring()
        except ZeroDivisionError:
            continue
    assert failing.looks == 2


async def test_it_rings_at_its_time() -> None:
    sleeper, loop = Sleeper(), asyncio.get_running_loop()
    sleeper.alarm.set(loop.time())
    assert sleeper.looks == 0
    await asyncio.sleep(0.01)
    assert sleeper.looks == 1
    assert sleeper.alarm.due_at == inf


async def test_an_earlier_time_stays_and_a_later_one_gives_way() -> None:
    alarm = Sleeper().alarm
    late, early = (asyncio.get_running_loop().time() + seconds for seconds in (60, 30))
    alarm.set(late)
    alarm.set(early)
    assert alarm.due_at == early
    alarm.set(late)
    assert alarm.due_at == early, "it rings early, and is set again then"
    alarm.set(inf)
    assert alarm.due_at == inf


async def test_a_time_that_is_past_is_now() -> None:
    sleeper, now = Sleeper(), asyncio.get_running_loop().time()
    sleeper.alarm.ring_at(now - 1)
    assert sleeper.looks == 1
    sleeper.alarm.ring_at(now + 60)
    assert (sleeper.looks, sleeper.alarm.due_at) == (1, now + 60)
    sleeper.alarm.stop()


async def test_once_stopped_it_never_rings() -> None:
    sleeper, now = Sleeper(), asyncio.get_running_loop().time()
    sleeper.alarm.set(now + 60)
    sleeper.alarm.stop()
    sleeper.alarm.set(now)
    sleeper.alarm.ring()
    assert (sleeper.looks, sleeper.alarm.due_at) == (0, inf)


async def test_nobody_is_kept_by_an_alarm_that_has_stopped() -> None:
    """A closed table is garbage at once, though whatever it waited for still has its alarm."""
    sleeper = Sleeper()
    alarm, known = sleeper.alarm, weakref.ref(sleeper)
    alarm.set(asyncio.get_running_loop().time() + 60)
    alarm.stop()
    del sleeper
    assert known() is None
    alarm.ring()
