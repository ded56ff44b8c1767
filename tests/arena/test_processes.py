"""Work divided among processes."""

import os

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


@pytest.mark.slow
def test_results_come_in_the_order_of_the_tasks() -> None:
    assert list(in_order(abs, range(-50, 0), 2)) == list(range(50, 0, -1))
