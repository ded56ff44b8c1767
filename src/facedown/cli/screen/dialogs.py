"""What lies over the table for a while: the help, and whether to leave."""

from typing import ClassVar, Final

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Markdown, Static

from facedown.i18n.voice import Voice


class HelpScreen(ModalScreen[None]):
    """The moves, the keys and the rules of the game."""

    CSS = """
    HelpScreen { align: center middle; background: black 60%; }
    #help { width: 90%; max-width: 96; height: 90%; background: #10231c; padding: 0 2;
            border: round #4d7d69; border-title-color: #f2c14e; border-subtitle-color: #7fa594; }
    #help { scrollbar-size-vertical: 1; scrollbar-color: #4d7d69;
            scrollbar-background: #10231c; }
    #help Markdown { background: #10231c; padding: 0 1 0 0; margin: 0; }
    #help MarkdownH1, #help MarkdownH2, #help MarkdownH3 {
        color: #f2c14e; background: #10231c; text-style: bold; margin: 1 0 0 0; }
    """

    def __init__(self, voice: Voice, text: str) -> None:
        super().__init__()
        self.voice: Final = voice
        self.text: Final = text

    def compose(self) -> ComposeResult:
        scroll = VerticalScroll(Markdown(self.text, open_links=False), id="help")
        scroll.border_title = self.voice.text("game")
        scroll.border_subtitle = self.voice.text("terminal-scroll")
        yield scroll

    def on_mount(self) -> None:
        self.query_one("#help").focus()

    def on_key(self, event: events.Key) -> None:
        if event.key in ("escape", "question_mark", "q", "space", "enter"):
            event.stop()
            self.dismiss(None)


class LeaveScreen(ModalScreen[bool]):
    """Asks once whether to leave."""

    CSS = """
    LeaveScreen { align: center middle; background: black 60%; }
    #leave { width: auto; height: auto; padding: 1 3; background: #10231c;
             border: round #f2c14e; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("y,q,enter", "answer(True)"),
        Binding("n,escape,space", "answer(False)"),
    ]

    def __init__(self, voice: Voice) -> None:
        super().__init__()
        self.voice: Final = voice

    def compose(self) -> ComposeResult:
        text = self.voice.text
        asked = f"{text('table-leave_ask')} {text('terminal-round_is_lost')}"
        keys = f"[b]y[/b] {text('table-leave')}    [b]n[/b] {text('table-stay')}"
        yield Static(f"{asked}\n\n{keys}", id="leave")

    def action_answer(self, leaves: bool) -> None:
        self.dismiss(leaves)
