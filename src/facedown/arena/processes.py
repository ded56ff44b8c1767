"""Work divided among processes, its results in the order of the tasks."""

import multiprocessing
import signal
from collections.abc import Callable, Iterator, Sequence
from multiprocessing.pool import IMapIterator
from multiprocessing.process import BaseProcess
from typing import Final, TypeVar

from facedown.core.errors import FacedownError
from facedown.core.memory import settle_memory

Task = TypeVar("Task")
Result = TypeVar("Result")

# Seconds after which it is seen whether all processes live that results are waited for from.
LOOKING: Final = 1.0


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
    # Spawned, not forked: a fork of a process with threads may hang.
    others = multiprocessing.active_children()
    with multiprocessing.get_context("spawn").Pool(jobs, _begin) as pool:
        workers = [one for one in multiprocessing.active_children() if one not in others]
        results = pool.imap(work, tasks)
        for _ in tasks:
            yield _next_of(results, workers)


def _next_of(results: "IMapIterator[Result]", workers: Sequence[BaseProcess]) -> Result:
    """The next result. A pool itself would wait for that of a process that is gone for ever."""
    while True:
        try:
            return results.next(timeout=LOOKING)
        except multiprocessing.TimeoutError:
            if any(worker.exitcode is not None for worker in workers):
                raise FacedownError("worker_died") from None


def _begin() -> None:
    """Ctrl-C is for the process that started the others; it ends them."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    settle_memory()
