"""Work divided among processes, its results in the order of the tasks."""

import multiprocessing
import signal
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from typing import TypeVar

from facedown.core.errors import FacedownError
from facedown.core.memory import settle_memory

Task = TypeVar("Task")
Result = TypeVar("Result")


def in_order(
    work: Callable[[Task], Result], tasks: Sequence[Task], jobs: int = 1
) -> Iterator[Result]:
    """What the work gives for each task, in their order, by so many processes.

    A `FacedownError` if one of them is ended from outside, or by what it plays: its task is lost.

    >>> list(in_order(abs, [-2, 1]))
    [2, 1]
    """
    if jobs == 1:
        yield from map(work, tasks)
        return
    with _processes(jobs) as pool:
        try:
            # Not `pool.map`, which takes back what nobody wants any more: a pool whose processes
            # end then fails in a thread of its own.
            awaited = deque(pool.submit(work, task) for task in tasks)
            while awaited:
                yield awaited.popleft().result()
        except BrokenProcessPool:
            raise FacedownError("worker_died") from None


@contextmanager
def _processes(jobs: int) -> Iterator[ProcessPoolExecutor]:
    """Processes that work; what they still do when nobody wants it any more is not waited for."""
    others = multiprocessing.active_children()
    # Spawned, not forked: a fork of a process with threads may hang.
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(jobs, context, _begin)
    try:
        yield pool
    except BaseException:
        for worker in multiprocessing.active_children():
            if worker not in others:
                worker.terminate()
        raise
    finally:
        pool.shutdown()


def _begin() -> None:
    """Ctrl-C is for the process that started the others; it ends them."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    settle_memory()
