"""Work divided among processes."""

import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Generator
from concurrent.futures import ProcessPoolExecutor

import pytest

from facedown.arena import in_order
from facedown.core.errors import FacedownError


def ends_at(number: int) -> int:
    if number == 3:
        os._exit(9)
    return number


@pytest.mark.slow
def test_a_process_that_is_gone_is_not_waited_for() -> None:
    """A pool waits for its result for ever, and with it an arena of which one was killed."""
    with pytest.raises(FacedownError, match="worker_died"):
        list(in_order(ends_at, range(8), 2))


def sleeps(seconds: float) -> float:
    time.sleep(seconds)
    return seconds


@pytest.mark.slow
def test_nor_is_one_that_was_killed_while_it_waited_for_work() -> None:
    """It held the lock by which the others are given theirs, and with it the end of the pool."""
    others = set(multiprocessing.active_children())
    results = in_order(sleeps, [0.0, 0.0, 3600.0], 2)
    assert [next(results), next(results)] == [0.0, 0.0]  # one of the two works on, the other waits
    for worker in set(multiprocessing.active_children()) - others:
        os.kill(worker.pid or 0, signal.SIGKILL)
    with pytest.raises(FacedownError, match="worker_died"):
        next(results)


@pytest.mark.slow
def test_what_nobody_wants_any_more_is_not_waited_for() -> None:
    results = in_order(sleeps, [0.0, 3600.0, 3600.0], 2)
    assert isinstance(results, Generator)
    assert next(results) == 0.0
    closing = threading.Thread(target=results.close)
    closing.start()
    closing.join(timeout=60.0)
    assert not closing.is_alive()


@pytest.mark.slow
def test_nor_does_the_pool_fail_over_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """It saw its processes end before it was told to close, and its thread raised an error."""
    shutdown = ProcessPoolExecutor.shutdown

    def later(pool: ProcessPoolExecutor, **how: bool) -> None:
        time.sleep(1.0)  # so that the processes have ended
        shutdown(pool, **how)

    monkeypatch.setattr(ProcessPoolExecutor, "shutdown", later)
    results = in_order(sleeps, [0.0, *[3600.0] * 20], 2)
    assert isinstance(results, Generator)
    assert next(results) == 0.0
    results.close()


@pytest.mark.slow
def test_results_come_in_the_order_of_the_tasks() -> None:
    assert list(in_order(abs, range(-50, 0), 2)) == list(range(50, 0, -1))
