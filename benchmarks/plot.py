"""Plots as SVG, without a library: a few lines with points, each named where it ends.

The colours stand out on white and on black, so the same picture serves a light and a dark page.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

COLOURS: Final = ("#3b82f6", "#d97706", "#16a34a", "#db2777", "#8b5cf6", "#0d9488")
INK: Final = "#7a7f87"
WIDTH: Final = 860
HEIGHT: Final = 360
TOP: Final = 56
BOTTOM: Final = 48
LEFT: Final = 64
# Room to the right of each panel for the names of its lines.
NAMES: Final = 104
LINE: Final = 15


@dataclass(frozen=True)
class Line:
    """A name, and its points from left to right.

    A guide is what the others are held against; beside one all names stand at the edge.
    """

    name: str
    points: Sequence[tuple[float, float]]
    is_guide: bool = False


@dataclass(frozen=True)
class Panel:
    """One coordinate system; all panels of a picture have the same height of scale."""

    title: str
    lines: Sequence[Line]


def picture(panels: Sequence[Panel], title: str, across: str, marked: Sequence[float] = ()) -> str:
    """The panels side by side, as an SVG document; `marked` is what is named below, if not all."""
    every = [line for panel in panels for line in panel.lines]
    top = max(y for line in every for _, y in line.points)
    ticks = nice_ticks(top)
    xs = sorted({x for line in every for x, _ in line.points})
    width = (WIDTH - LEFT) / len(panels) - NAMES
    parts = [text(LEFT - 44, 20, title, weight="600")]
    for number, panel in enumerate(panels):
        left = LEFT + number * (width + NAMES)
        frame = Frame(left, width, xs[0], xs[-1], ticks[-1])
        parts += draw(panel, frame, ticks, across, marked or marks(xs))
    style = "text{font-family:system-ui,sans-serif;font-size:13px}"
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img">'
    label = f"<title>{title}</title><style>{style}</style>"
    return "\n".join([head, label, *parts, "</svg>", ""])


@dataclass(frozen=True)
class Frame:
    """Where a panel lies, and what its scales span."""

    left: float
    width: float
    low: float
    high: float
    top: float

    def x(self, value: float) -> float:
        share = (value - self.low) / (self.high - self.low)
        return self.left + 10 + share * (self.width - 20)

    def y(self, value: float) -> float:
        return HEIGHT - BOTTOM - value / self.top * (HEIGHT - BOTTOM - TOP)


def draw(
    panel: Panel, frame: Frame, ticks: Sequence[float], across: str, marked: Sequence[float]
) -> list[str]:
    parts = [text(frame.left, 42, panel.title)]
    for tick in ticks:
        y = frame.y(tick)
        end = frame.left + frame.width
        parts.append(
            f'<path d="M{frame.left:.1f} {y:.1f}H{end:.1f}" stroke="{INK}" opacity="0.35"/>'
        )
        parts.append(text(frame.left - 6, y + 4, short(tick), anchor="end"))
    for x in marked:
        parts.append(text(frame.x(x), HEIGHT - BOTTOM + 18, short(x), anchor="middle"))
    middle = frame.left + frame.width / 2
    parts.append(text(middle, HEIGHT - BOTTOM + 38, across, anchor="middle"))
    ends = apart([frame.y(line.points[-1][1]) for line in panel.lines])
    is_guided = any(line.is_guide for line in panel.lines)
    colours = iter(COLOURS)
    for line, end in zip(panel.lines, ends, strict=True):
        colour = INK if line.is_guide else next(colours)
        spots = [(frame.x(x), frame.y(y)) for x, y in line.points]
        parts += guide(spots) if line.is_guide else curve(spots, colour)
        beside = frame.left + frame.width if is_guided else spots[-1][0] + 9
        parts.append(text(beside, end + 4, line.name, colour=colour))
    return parts


def curve(spots: Sequence[tuple[float, float]], colour: str) -> list[str]:
    points = [f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3" fill="{colour}"/>' for x, y in spots]
    return [
        f'<polyline points="{path(spots)}" fill="none" stroke="{colour}" stroke-width="2"/>',
        *points,
    ]


def guide(spots: Sequence[tuple[float, float]]) -> list[str]:
    dashes = 'stroke-dasharray="5 4"'
    return [f'<polyline points="{path(spots)}" fill="none" stroke="{INK}" {dashes}/>']


def path(spots: Sequence[tuple[float, float]]) -> str:
    return " ".join(f"{x:.1f},{y:.1f}" for x, y in spots)


def text(
    x: float, y: float, words: str, *, anchor: str = "start", colour: str = INK, weight: str = "400"
) -> str:
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" fill="{colour}"'
        f' font-weight="{weight}">{words}</text>'
    )


def nice_ticks(top: float) -> list[float]:
    """Some five round numbers from 0 up to at least this one."""
    rough = top / 5
    power = 10 ** math.floor(math.log10(rough))
    step = next(nice * power for nice in (1, 2, 2.5, 5, 10) if nice * power >= rough)
    return [step * number for number in range(math.ceil(top / step) + 1)]


def marks(xs: Sequence[float]) -> list[float]:
    """Those of the values that are named below: every one, or every fifth where they are many."""
    if len(xs) <= 10:
        return list(xs)
    return [x for x in xs if x % 5 == 0]


def apart(heights: Sequence[float]) -> list[float]:
    """The heights of names, moved so that none lies on another."""
    found = list(heights)
    above = -math.inf
    for index in sorted(range(len(found)), key=lambda index: found[index]):
        found[index] = above = max(found[index], above + LINE)
    lowest = max(found)
    below = lowest - max(0.0, lowest - (HEIGHT - BOTTOM)) + LINE
    for index in sorted(range(len(found)), key=lambda index: -found[index]):
        found[index] = below = min(found[index], below - LINE)
    return found


def short(value: float) -> str:
    """A number as an axis shows it: 2.5 M, 300 k, 7."""
    for size, unit in ((1_000_000, " M"), (1000, " k")):
        if value >= size:
            return f"{value / size:g}{unit}"
    return f"{value:g}"
