"""Means and intervals as a picture: a row each on one scale, with a line where all are equal."""

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from math import ceil, floor, log10
from typing import Final

WIDTH: Final = 860
LETTER: Final = 7.0
ROW: Final = 26
TOP: Final = 26
BOTTOM: Final = 12
EDGE: Final = 24


@dataclass(frozen=True)
class Mark:
    """A name, its mean and the ends of its interval; None where it has none."""

    name: str
    mean: float
    low: float | None
    high: float | None


def plot(marks: Sequence[Mark], par: float, form: str) -> str:
    """The rows as SVG, in the colours of the page."""
    ticks = round_numbers(*bounds(marks, par))
    height = TOP + ROW * len(marks) + BOTTOM
    names = LETTER * max([len(mark.name) for mark in marks], default=0)

    def x(value: float) -> float:
        share = (value - ticks[0]) / (ticks[-1] - ticks[0])
        return names + EDGE + share * (WIDTH - names - 2 * EDGE)

    parts = [f'<svg viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" role="img">']
    for tick in ticks:
        parts.append(_line(x(tick), TOP - 6, x(tick), height - BOTTOM, "0.6"))
        parts.append(_text(x(tick), TOP - 12, format(tick, form), "middle", "soft"))
    parts.append(_line(x(par), TOP - 6, x(par), height - BOTTOM, "1.5", "par"))
    for number, mark in enumerate(marks):
        y = TOP + ROW * (number + 0.5)
        parts.append(_text(0, y + 4, mark.name, "start", ""))
        low = ticks[0] if mark.low is None else mark.low
        high = ticks[-1] if mark.high is None else mark.high
        parts.append(
            f'<line class="whisker" x1="{x(low):.1f}" y1="{y}" x2="{x(high):.1f}" y2="{y}"/>'
        )
        parts.append(f'<circle cx="{x(mark.mean):.1f}" cy="{y}" r="4.5"/>')
    return "\n".join([*parts, "</svg>"])


def bounds(marks: Sequence[Mark], par: float) -> tuple[float, float]:
    """The least and the greatest that the scale has to hold."""
    values = [par]
    for mark in marks:
        values += [value for value in (mark.mean, mark.low, mark.high) if value is not None]
    low, high = min(values), max(values)
    return (low, high) if high > low else (low - 0.5, high + 0.5)


def round_numbers(low: float, high: float) -> list[float]:
    """Some five round numbers, the first not above and the last not below these.

    >>> round_numbers(-3, 41)
    [-10.0, 0.0, 10.0, 20.0, 30.0, 40.0, 50.0]
    """
    rough = (high - low) / 5
    power = 10.0 ** floor(log10(rough))
    step = next(nice * power for nice in (1, 2, 2.5, 5, 10) if nice * power >= rough)
    first, last = floor(low / step), ceil(high / step)
    return [number * step for number in range(first, last + 1)]


def _line(x1: float, y1: float, x2: float, y2: float, width: str, kind: str = "tick") -> str:
    ends = f'x1="{x1:.1f}" y1="{y1}" x2="{x2:.1f}" y2="{y2}"'
    return f'<line class="{kind}" {ends} stroke-width="{width}"/>'


def _text(x: float, y: float, words: str, anchor: str, kind: str) -> str:
    style = f' class="{kind}"' if kind else ""
    return f'<text x="{x:.1f}" y="{y}" text-anchor="{anchor}"{style}>{escape(words)}</text>'
