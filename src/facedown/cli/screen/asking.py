"""What the person is asked: what can be chosen now, where the cursor is, and the answer."""

import asyncio
from collections.abc import Callable, Sequence
from typing import Final

from facedown.cli.choosing import Choosing
from facedown.cli.keys import Choice, choices, without_shortcuts
from facedown.core.game import Caution
from facedown.core.records import Move
from facedown.i18n.sentences import caution
from facedown.i18n.voice import Voice


class Asking:
    """What the person is asked now, and the answer to come."""

    def __init__(
        self,
        moves: Sequence[Move],
        caution: Callable[[Move], Caution | None],
        voice: Voice,
        *,
        may_pass: bool,
        directly: bool,
    ) -> None:
        self.choosing: Final = Choosing(moves)
        self.caution: Final = caution
        self.voice: Final = voice
        # The move that the person was warned of.
        self.warned: Move | None = None
        self.may_pass: Final = may_pass
        self.directly: Final = directly
        self.answer: Final[asyncio.Future[Move | None]] = asyncio.Future()
        self.cursor = -1
        self.choices: list[Choice] = []
        self.refresh()

    def refresh(self) -> None:
        self.choices = choices(self.choosing, directly=self.directly) if self.has_moves else []
        self.cursor = -1

    @property
    def pointed(self) -> Choice | None:
        """What the cursor is at."""
        return self.choices[self.cursor] if self.cursor >= 0 else None

    def move_cursor(self, step: int) -> None:
        """To the next choice: the places on the table first, then the words."""
        order = [self.choices.index(choice) for choice in without_shortcuts(self.choices)]
        at = order.index(self.cursor) if self.cursor in order else -1 if step > 0 else 0
        self.cursor = order[(at + step) % len(order)]

    @property
    def has_moves(self) -> bool:
        return bool(self.choosing.moves)

    def take(self, choice: Choice) -> str:
        """Take a choice; where the move needs a warning, that warning, and the choice is open."""
        move = self.choosing.take(*choice.picks)
        given = None if move is None or move == self.warned else self.caution(move)
        if given is not None:
            self.warned = move
            for _ in choice.picks:
                self.choosing.back()
            return f"{caution(given, self.voice)} {self.voice.text('terminal-same_key')}"
        if move is not None and not self.answer.done():
            self.answer.set_result(move)
        self.refresh()
        return ""

    def let_go(self) -> None:
        if not self.answer.done():
            self.answer.set_result(None)
