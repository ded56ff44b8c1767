"""A transcript step by step on the screen, forward and back."""

from typing import ClassVar, Final

from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.widgets import Static

from facedown.cli.drawing.scene import Scene
from facedown.cli.frames import Frame
from facedown.cli.screen.widgets import News, NewsView, TableView
from facedown.i18n.voice import Voice

INTERRUPTED: Final = 130


class StepApp(App[None]):
    """Shows one frame after the other."""

    ENABLE_COMMAND_PALETTE = False
    CSS = """
    Screen { background: #0c1a15; color: #e8efe9; }
    #title { height: 1; background: #1d5140; padding: 0 1; }
    #table { width: 1fr; height: 1fr; }
    #side { width: 34; padding: 0 1; background: #10231c; }
    #keys { height: 1; padding: 0 1; color: #7fa594; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("right,space,l,n", "go(1)"),
        Binding("left,h,p", "go(-1)"),
        Binding("down,pagedown", "go(10)"),
        Binding("up,pageup", "go(-10)"),
        Binding("home,g", "go(-1000000)"),
        Binding("end,G", "go(1000000)"),
        Binding("q,escape", "quit"),
        Binding("ctrl+c", "interrupt", show=False, priority=True),
    ]

    def __init__(
        self,
        frames: list[Frame],
        voice: Voice,
        *,
        sides: tuple[int, ...] = (),
    ) -> None:
        super().__init__()
        self.sides: Final = sides
        self.title = frames[0].title if frames else voice.text("replay-title")
        self.frames: Final = frames
        self.voice: Final = voice
        self.at = 0
        self.news: Final = News(keeps=True)

    def compose(self) -> ComposeResult:
        yield Static(id="title")
        with Horizontal():
            yield TableView(self.scene, id="table")
            with Vertical(id="side"):
                yield NewsView(self.news, id="news")
        yield Static(self.voice.text("terminal-step_keys"), id="keys")

    def on_mount(self) -> None:
        self.action_go(0)

    def scene(self) -> Scene | None:
        if not self.frames:
            return None
        frame = self.frames[self.at]
        return Scene(
            frame.screen,
            frame.seats,
            self.voice,
            acting=(frame.screen.turn,),
            sides=self.sides,
        )

    def action_go(self, steps: int) -> None:
        """Go so many steps, as far as there are any."""
        if not self.frames:
            return
        self.at = max(0, min(self.at + steps, len(self.frames) - 1))
        frame = self.frames[self.at]
        self.news.told[:] = [
            one.sentence for one in self.frames[: self.at + 1] if one.title == frame.title
        ]
        self.news.seen = len(self.news.told) - 1
        at = self.voice.text("replay-position", number=self.at + 1, count=len(self.frames))
        self.query_one("#title", Static).update(f"{frame.title}   {at}")
        self.query_one(TableView).refresh()
        self.query_one(NewsView).refresh()

    def action_interrupt(self) -> None:
        self.exit(None, return_code=INTERRUPTED)
