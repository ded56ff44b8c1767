"""Work divided among processes, its results in the order of the tasks."""

import multiprocessing
import signal
from collections.abc import Callable, Iterator, Sequence
from typing import TypeVar

from facedown.core.memory import settle_memory

Task = TypeVar("Task")
Result = TypeVar("Result")


def in_order(
    work: Callable[[Task], Result], tasks: Sequence[Task], jobs: int = 1
) -> Iterator[Result]:
    """What the work gives for each task, in their order, by so many processes.

    >>> list(in_order(abs, [-2, 1]))
    [2, 1]
    """
    if jobs == 1:
        yield from map(work, tasks)
        return
    # Spawned, not forked: a fork of a process with threads may hang.
    with multiprocessing.get_context("spawn").Pool(jobs, _begin) as pool:
        yield from pool.imap(work, tasks)


def _begin() -> None:
    """Ctrl-C is for the process that started the others; it ends them."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    settle_memory()
