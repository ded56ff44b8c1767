"""The parts of the screen: the table, the side with scores and news, and what can be done now."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from rich.table import Table as Grid
from rich.text import Text
from textual import events
from textual.app import RenderResult
from textual.message import Message
from textual.widget import Widget
from textual.widgets import Static

from facedown.cli.colouring import coloured
from facedown.cli.drawing.scene import Scene
from facedown.cli.drawing.table import Drawing, draw

NEWS: Final = "#e8efe9"
OLD_NEWS: Final = "#6d8277"


class TableView(Widget):
    """Draws a scene; a click on something that has a key presses that key."""

    class Pressed(Message):
        """A key was clicked."""

        def __init__(self, key: str) -> None:
            super().__init__()
            self.key: Final = key

    def __init__(self, scene: Callable[[], Scene | None], *, id: str | None = None) -> None:
        super().__init__(id=id)
        self.scene: Final = scene
        self.drawing: Drawing | None = None

    def render(self) -> RenderResult:
        scene = self.scene()
        if scene is None or self.size.width < 1 or self.size.height < 1:
            return Text("")
        self.drawing = draw(scene, self.size.width, self.size.height)
        return self.drawing.text

    def on_click(self, event: events.Click) -> None:
        key = self.drawing.key_at(event.x, event.y) if self.drawing else None
        if key is not None:
            self.post_message(self.Pressed(key))


@dataclass
class Score:
    """A line of the scores: how a seat stands, and what the round gave it."""

    name: str
    total: int
    note: str = ""
    is_acting: bool = False
    is_out: bool = False


class Scores(Static):
    """Who has how many points."""

    def show(self, scores: list[Score]) -> None:
        grid = Grid.grid(expand=True, padding=(0, 1, 0, 0))
        grid.add_column(ratio=1, no_wrap=True, overflow="ellipsis")
        grid.add_column(justify="right", no_wrap=True)
        grid.add_column(justify="right", no_wrap=True)
        for score in scores:
            style = "dim strike" if score.is_out else "bold #f2c14e" if score.is_acting else ""
            grid.add_row(
                Text(("▸ " if score.is_acting else "  ") + score.name, style),
                Text(score.note, "#8ecae6"),
                Text(str(score.total), style),
            )
        self.update(grid)


@dataclass
class News:
    """What happened, oldest first; the first `seen` sentences are older than your last turn.

    Remembering is the game, so that those are kept only where the screen may remember.
    """

    keeps: bool = False
    told: list[str] = field(default_factory=list)
    seen: int = 0
    turn: int = 0

    def add(self, sentence: str) -> None:
        self.told.append(sentence)

    def turn_begins(self) -> None:
        """Your turn begins: what was told before your last one is old."""
        self.seen, self.turn = self.turn, len(self.told)
        self._forget()

    def round_begins(self) -> None:
        self.seen = self.turn = len(self.told)
        self._forget()

    def _forget(self) -> None:
        if not self.keeps:
            del self.told[: self.seen]
            self.turn -= self.seen
            self.seen = 0


class NewsView(Widget):
    """The latest news that fit, the newest at the bottom."""

    def __init__(self, news: News, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self.news: Final = news

    def render(self) -> RenderResult:
        width, height = self.size
        lines: list[Text] = []
        for number in range(len(self.news.told) - 1, -1, -1):
            is_new = number >= self.news.seen
            sentence = coloured(self.news.told[number], NEWS if is_new else OLD_NEWS)
            wrapped = sentence.wrap(self.app.console, max(width - 2, 8))
            marks = ["• " if is_new else "  ", *["  "] * len(wrapped)]
            block = [Text(mark, NEWS) + line for mark, line in zip(marks, wrapped, strict=False)]
            if len(lines) + len(block) > height:
                break
            lines = block + lines
        return Text("\n").join(lines)
