"""Sums of floats that come out the same with every Python.

Since 3.12 the built-in `sum` rounds them otherwise than before. Bots compare what they weigh, and a
close choice would depend on the version.
"""

from collections.abc import Sequence


def plain_sum(numbers: Sequence[float]) -> float:
    """All of these added one by one, each time rounded.

    >>> plain_sum([0.1] * 10)
    0.9999999999999999
    """
    total = 0.0
    for number in numbers:
        total += number
    return total
