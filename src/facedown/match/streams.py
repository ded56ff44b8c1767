"""What is shown at a table: to every viewer a numbered stream of events, and the table as it is.

A stream goes on from round to round. What each viewer may see, `core.sight` says.
"""

from collections.abc import Sequence
from typing import Any, Final

from facedown.core.fields import Data
from facedown.core.game import REACTION_CLOCK, Game
from facedown.core.records import Event, Move, has_secret
from facedown.core.seats import DEALER, WATCHER, Seat
from facedown.core.sight import faded, is_private_showing, stays
from facedown.match.round import Round
from facedown.match.screen import own_part, shared_part
from facedown.match.wire import CautionInfo, ClockInfo, NoteInfo, Screen, Seen, Shown, written

# No stream is longer than this.
MAX_NUMBER: Final = 10_000_000


class Missed:
    """The events that a bot was shown in a person's place, and when the person was back."""

    def __init__(self, after: int, up_to: int, back_at: float = 0.0) -> None:
        self.after: Final = after
        self.up_to: Final = up_to
        self.back_at: Final = back_at


class Streams:
    """What the viewers of a table are shown, by its settings.

    `aid` and `history` say what a screen helps to remember, `peek` for how many seconds a card
    stays that somebody is shown in private.
    """

    def __init__(self, game: Game[Any], aid: str, *, history: bool, peek: float) -> None:
        self.game: Final = game
        self.aid: Final = aid
        self.history: Final = history
        self.peek: Final = peek
        self.round: Round | None = None
        # Stream numbers before the round that is on, by viewer.
        self.before: list[int] = [0] * (WATCHER + 1)
        self._missed: Final[dict[Seat, Missed]] = {}
        # What is the same for all since the table last changed: what everybody is told, by the
        # event (the round keeps it, so it stays), the screen, and all of it together for those who
        # are shown as much as watchers, by the number after which they are.
        self._public: Final[dict[int, dict[str, Data]]] = {}
        self._shared: Screen | None = None
        self._shared_written: Any = None
        self._common: Final[dict[int, Shown]] = {}

    # -- what happens ------------------------------------------------------------------------------

    def changes(self) -> None:
        """The table is about to change."""
        self._public.clear()
        self._common.clear()
        self._shared = self._shared_written = None

    def begin(self, played: Round) -> None:
        """A round is on."""
        self.round = played

    def close(self) -> None:
        """The round is over for all viewers; the next goes on with the numbers after it."""
        self.before = [self.length(viewer) for viewer in range(WATCHER + 1)]
        self.round = None

    def let_go(self) -> None:
        """Forget the cards."""
        self.changes()
        self.round = None

    def stand_in(self, seat: Seat) -> None:
        """From now on a bot is shown what a seat is shown."""
        self._missed[seat] = Missed(self.length(seat), MAX_NUMBER)

    def take_back(self, seat: Seat, at: float) -> None:
        """The person is back, and sees what the bot has seen as if it were shown now."""
        missed = self._missed.get(seat)
        self._missed[seat] = Missed(missed.after if missed else 0, self.length(seat), at)

    def forget(self, seat: Seat) -> None:
        """Somebody else will have this seat."""
        self._missed.pop(seat, None)

    # -- what is shown -----------------------------------------------------------------------------

    def length(self, viewer: Seat) -> int:
        """The number of the last event in a viewer's stream."""
        now = self.round.length(viewer) if self.round is not None else 0
        return self.before[viewer] + now

    def told(self, viewer: Seat, since: int, now: float) -> list[Seen]:
        """The events of the round after a number, each with how long a private card in it stays.

        A card whose seconds are over is shown no more: asking again is no way to see it twice.
        """
        if self.round is None:
            return []
        start = max(since - self.before[viewer], 0)
        number = self.before[viewer] + start
        found = []
        for event, at in self.round.told(viewer, start):
            number += 1
            found.append(self._seen(viewer, number, event, at, now))
        return found

    def _seen(self, viewer: Seat, number: int, event: Event, at: float, now: float) -> Seen:
        if not has_secret(type(event)):
            return Seen(number, self._public_data(event))
        if not is_private_showing(event, viewer):
            return Seen(number, event.data())
        missed = self._missed.get(viewer)
        if missed is not None and missed.after < number <= missed.up_to:
            at = missed.back_at
        left = stays(now - at, self.peek)
        if left > 0:
            return Seen(number, event.data(), round(left * 1000))
        return Seen(number, faded(event, viewer).data())

    def _public_data(self, event: Event) -> dict[str, Data]:
        """The event as data, made once for all viewers."""
        data = self._public.get(id(event))
        if data is None:
            data = self._public[id(event)] = event.data()
        return data

    def screen(self, viewer: Seat) -> Screen | None:
        """What a viewer's screen holds; the same object for all who see the same."""
        if self.round is None:
            return None
        table = self.round.table
        if self._shared is None:
            self._shared = shared_part(self.game, table, self.aid, history=self.history)
        return own_part(table, viewer, self.aid, self._shared)

    def _written_screen(self, viewer: Seat) -> Any:
        """A viewer's screen for a message; one that several have is written once."""
        mine = self.screen(viewer)
        if mine is None or mine is not self._shared:
            return mine
        if self._shared_written is None:
            self._shared_written = written(mine)
        return self._shared_written

    def awaited(self, viewer: Seat) -> list[Seat]:
        """The seats that must act now, as far as a viewer may know: who has passed stays secret."""
        if self.round is None:
            return []
        table = self.round.table
        if self.game.clock(table) == REACTION_CLOCK:
            table = self.game.view(table, viewer).table
        return [seat for seat in self.game.awaited(table) if seat != DEALER]

    def legal_moves(self, seat: Seat) -> list[Move]:
        return [] if self.round is None else self.game.legal_moves(self.round.table, seat)

    def cautions(self, seat: Seat, moves: Sequence[Move]) -> list[CautionInfo]:
        """What a seat should know before some of these legal moves."""
        if self.round is None or not self.game.CAUTIONS:
            return []
        table = self.round.table
        found = [(number, self.game.caution(table, seat, one)) for number, one in enumerate(moves)]
        return [CautionInfo(number, one.code, one.params) for number, one in found if one]

    def notes(self, seat: Seat) -> list[NoteInfo]:
        """What a seat may want to know of where it stands."""
        if self.round is None or not self.game.NOTES:
            return []
        known = self.game.view(self.round.table, seat).table
        return [NoteInfo(one.code, one.params) for one in self.game.notes(known, seat)]

    def looks(self, seat: Seat) -> int:
        """How many of its own cards an awaited seat may still look at before play begins."""
        return 0 if self.round is None else self.game.looks(self.round.table, seat)

    def shown(
        self,
        viewer: Seat,
        since: int,
        now: float,
        *,
        is_on: bool = True,
        may_move: bool = True,
        clock: ClockInfo | None = None,
        by: str = "",
        id: str = "",
    ) -> Shown:
        """All that a viewer is sent of the cards: what happened after a number, and what is so now.

        While the round is not played nobody is awaited, and while it is paused nobody may move.
        Those for whom it is the same are given the same object.
        """
        is_seat = viewer != WATCHER
        moves = self.legal_moves(viewer) if is_seat and is_on and may_move else []
        awaited = self.awaited(viewer) if is_on else []
        is_common = not id and not moves and self._is_common(viewer, since, awaited)
        if is_common:
            common = self._common.get(since)
            if common is not None and common.by == by and common.clock is clock:
                return common
        shown = Shown(
            n=self.length(viewer),
            events=self.told(viewer, since, now),
            screen=self._written_screen(viewer),
            moves=[move.data() for move in moves],
            cautions=self.cautions(viewer, moves),
            notes=self.notes(viewer) if is_seat and is_on else [],
            awaited=awaited,
            looks=self.looks(viewer) if viewer in awaited else 0,
            clock=clock,
            by=by,
            id=id,
        )
        if is_common:
            self._common[since] = shown
        return shown

    def _is_common(self, viewer: Seat, since: int, awaited: Sequence[Seat]) -> bool:
        """Whether somebody who may not move is shown what everybody is, and nothing else."""
        played, before = self.round, self.before[viewer]
        if played is None or before != self.before[WATCHER]:
            return False
        if viewer != WATCHER and (
            self.game.NOTES
            or viewer in awaited
            # Who has passed is told to nobody else, so that each awaits others.
            or self.game.clock(played.table) == REACTION_CLOCK
        ):
            return False
        is_told_alike = played.is_told_alike(viewer, max(since - before, 0))
        return is_told_alike and self.screen(viewer) is self._shared
