"""What everyone at a table is told: it composes the letters, and the outbox sends them.

What each may see, the evening says; those who are shown the same share the bytes.
"""

from typing import Final

import msgspec

from facedown.core.seats import Seat
from facedown.match import log, wire
from facedown.match.evening import BETWEEN, OVER, PLAYING, Evening
from facedown.match.table_info import table_info
from facedown.server import shares
from facedown.server.commands import Command
from facedown.server.deadline import Deadline
from facedown.server.guests import Guest, Guests
from facedown.server.outbox import Letters
from facedown.server.services import Connection

# Of the table beside its cards these change nothing, unless they change its stage.
_QUIET: Final = (
    log.Moved,
    log.Committed,
    log.SharesAsked,
    log.Shared,
    log.WentAway,
    log.CameBack,
)


class Telling:
    """Knows what each guest was sent, and what of the table they have not been told yet."""

    def __init__(self, evening: Evening, guests: Guests, deadline: Deadline) -> None:
        self._evening: Final = evening
        self._guests: Final = guests
        self._deadline: Final = deadline
        self._is_table_news = False
        self._is_shuffle_news = False

    # -- the cards ---------------------------------------------------------------------------------

    def shown(self, now: float, by: str, command: Command | None) -> Letters:
        """The events that each guest has not been sent, with what is on their screen now."""
        evening, clock = self._evening, self._deadline.info(now)
        written: list[tuple[wire.Shown, bytes]] = []
        letters: Letters = []
        for guest in self._guests:
            viewer, sent = guest.viewer, guest.sent
            number = evening.length(viewer)
            if number == sent:
                continue
            id = command.id if command is not None and viewer == command.seat else ""
            shown = evening.shown(viewer, sent, now, clock, by, id)
            guest.sent = number
            letters.append((guest.connection, _written_once(shown, written)))
        return letters

    def again(self, now: float) -> Letters:
        """The table for everyone, where what may be done has changed with no event."""
        return [
            (guest.connection, wire.write(self._shown_now(guest.viewer, guest.sent, now)))
            for guest in self._guests
        ]

    def _shown_now(self, viewer: Seat, since: int, now: float) -> wire.Shown:
        return self._evening.shown(viewer, since, now, self._deadline.info(now))

    # -- the table beside its cards ----------------------------------------------------------------

    def info(self, you: Seat | None = None) -> wire.TableInfo:
        """How the table is, for somebody."""
        return table_info(self._evening, set(self._guests.here()), self._guests.watching, you)

    def note(self, entry: log.AnyEntry, before: str) -> bool:
        """An entry was applied at this stage: what is news, and whether it is told at once."""
        stage = self._evening.stage
        if stage == before and isinstance(entry, log.Moved):
            return False
        if not isinstance(entry, _QUIET) or stage != before:
            self._is_table_news = True
        # What opens a round's shuffle is told whatever else happens in this turn.
        is_round_over = before == PLAYING and stage in (BETWEEN, OVER)
        if is_round_over or isinstance(entry, (log.Began, log.SharesAsked, log.CardsDealt)):
            self._is_shuffle_news = True
        return is_round_over

    def note_guests(self) -> None:
        """Somebody has gone: that is news of the table."""
        self._is_table_news = True

    @property
    def has_news(self) -> bool:
        return self._is_table_news or self._is_shuffle_news

    def news(self) -> Letters:
        """What is new of the table and its shuffle, for everyone: only the latest counts."""
        letters: Letters = []
        if self._is_table_news:
            self._is_table_news = False
            letters += self.table()
        if self._is_shuffle_news:
            self._is_shuffle_news = False
            letters += self.to_all(shares.info(self._evening))
        return letters

    def table(self, exclude: Connection | None = None) -> Letters:
        """How the table is, for everyone or all but one; to each with their own seat."""
        guests = [guest for guest in self._guests if guest.connection is not exclude]
        if not guests:
            return []
        info, written = self.info(), dict[Seat, bytes]()
        for guest in guests:
            if guest.viewer not in written:
                mine = msgspec.structs.replace(info, you=guest.seat)
                written[guest.viewer] = wire.write(wire.TableMessage(mine))
        return [(guest.connection, written[guest.viewer]) for guest in guests]

    # -- the rest ----------------------------------------------------------------------------------

    def welcome(self, guest: Guest, since: int, now: float) -> Letters:
        """All that somebody needs who has just come, and has seen so much of their stream."""
        shown = self._shown_now(guest.viewer, since, now)
        guest.sent = shown.n
        welcome = wire.Welcome(self.info(guest.seat), shown, [*wire.PHRASES], wire.VERSION)
        letters = [(guest.connection, wire.write(welcome))]
        if self._evening.shuffling is not None:
            letters.append((guest.connection, wire.write(shares.info(self._evening))))
        return letters

    def clock(self, now: float) -> Letters:
        """How long there is left, for everyone."""
        return self.to_all(wire.ClockMessage(self._deadline.info(now)))

    def said(self, said: wire.Said, speaker: str) -> Letters:
        """What somebody said, for everyone who wants to hear them."""
        data = wire.write(said)
        return [(one.connection, data) for one in self._guests if speaker not in one.muted]

    def to_all(self, message: wire.Outgoing) -> Letters:
        """One message, for everyone."""
        data = wire.write(message)
        return [(guest.connection, data) for guest in self._guests]


def _written_once(shown: wire.Shown, written: list[tuple[wire.Shown, bytes]]) -> bytes:
    """The bytes of what somebody is shown; of the same object, those that there are already."""
    for one, data in written:
        if one is shown:
            return data
    data = wire.write(shown)
    written.append((shown, data))
    return data
