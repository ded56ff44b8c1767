"""Work divided among machines, by Ray: an extra that is imported only where it is asked for."""

import socket
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, TypeVar

from facedown.core.errors import BadOption, MissingExtra, describe
from facedown.core.extras import need

Task = TypeVar("Task")
Result = TypeVar("Result")

# So many tasks wait at the machines for each processor they have.
AHEAD: Final = 2
# So long is waited for a machine to answer.
SECONDS: Final = 5.0


def on_ray(work: Callable[[Task], Result], tasks: Sequence[Task], address: str) -> Iterator[Result]:
    """What the work gives for each task, in their order, by the machines at an address.

    Facedown must be installed on all of them, and so must the programs that play.
    """
    try:
        _knock(address)
        ray = need("ray", "ray")
        ray.init(address=address, log_to_driver=False, configure_logging=False)
    except MissingExtra:
        raise
    except Exception as error:
        raise BadOption("ray_fails", address=address, why=describe(error)) from error
    try:
        remote = ray.remote(work)
        most = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        waiting: list[Any] = []
        for task in tasks:
            waiting.append(remote.remote(task))
            if len(waiting) >= most:
                yield ray.get(waiting.pop(0))
        while waiting:
            yield ray.get(waiting.pop(0))
    finally:
        ray.shutdown()


def _knock(address: str) -> None:
    """See that somebody is there: Ray itself would wait for minutes. `OSError` if not."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if host and port.isdigit():
        socket.create_connection((host.strip("[]"), int(port)), SECONDS).close()
