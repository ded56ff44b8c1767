"""The lower edge of the screen: what is asked, what can be done with which key, and the time."""

from typing import Final

from rich.text import Text
from textual.widgets import Static

from facedown.cli.colouring import coloured
from facedown.cli.drawing.cards import CURSOR, MARK
from facedown.cli.drawing.scene import is_drawn, spot_of
from facedown.cli.keys import Choice
from facedown.cli.picks import label, question
from facedown.cli.screen.asking import Asking
from facedown.core.seats import Seat
from facedown.i18n.voice import Voice
from facedown.match.wire import Screen

QUESTION: Final = "bold #f2c14e"
FAINT: Final = "#7fa594"
WARNING: Final = "#ff9f1c"
BAR: Final = 20


class Prompt(Static):
    """Shows what the person is asked."""

    message = ""
    latest = ""

    def show(
        self,
        asking: Asking | None,
        note: str,
        thinking: str,
        voice: Voice,
        screen: Screen,
        left: float | None,
    ) -> None:
        lines = [coloured(self.latest, FAINT)] if self.latest else []
        lines += [self._first_line(asking, note, thinking, voice, screen, left)]
        if asking is not None and asking.has_moves:
            lines.append(self._options(asking, voice, screen))
        if self.message:
            lines.append(Text(self.message, WARNING))
        self.update(Text("\n").join(lines))

    def _first_line(
        self,
        asking: Asking | None,
        note: str,
        thinking: str,
        voice: Voice,
        screen: Screen,
        left: float | None,
    ) -> Text:
        if asking is None:
            return Text(thinking, FAINT)
        if asking.choosing.path:
            line = Text(question(asking.choosing, voice, screen), QUESTION)
        else:
            line = coloured(note, QUESTION if not left or asking.has_moves else FAINT)
        if left is not None and asking.has_moves:
            full = min(round(left * 4), BAR)
            line.append(f"  {'━' * full}", WARNING)
            line.append(f" {voice.text('terminal-seconds', seconds=round(left))}", FAINT)
        return line

    def _options(self, asking: Asking, voice: Voice, screen: Screen) -> Text:
        parts = []
        listed = [choice for choice in asking.choices if is_listed(choice, screen, voice.you)]
        for choice in listed:
            style = CURSOR if choice is asking.pointed else MARK
            what = label(choice.last, asking.choosing, voice, screen)
            parts.append(_option(keys_text(choice, asking.choices), what, style))
        if asking.may_pass and not asking.choosing.path:
            parts.append(_option(voice.text("terminal-space"), voice.text("move-pass")))
        if asking.choosing.path:
            parts.append(_option("esc", voice.text("app-back")))
        return Text("   ").join(parts)


def is_listed(choice: Choice, screen: Screen, you: Seat) -> bool:
    """Whether a choice is written down; what stands on the table itself need not be."""
    spot = spot_of(choice.last, you)
    return spot is None or not is_drawn(spot, screen, you)


def keys_text(choice: Choice, every: list[Choice]) -> str:
    """The key of a word, or the keys of the places that can be picked for it at once."""
    direct = [one.key for one in every if len(one.picks) > 1 and one.picks[0] == choice.last]
    if not direct:
        return choice.key
    return direct[0] if len(direct) == 1 else f"{direct[0]}–{direct[-1]}"


def _option(key: str, what: str, style: str = MARK) -> Text:
    return Text.assemble((f" {key} ", style), coloured(f" {what}"))
