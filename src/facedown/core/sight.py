"""What a seat, or the watchers, may see. It is decided here and nowhere else.

Of events a viewer knows what it `notices`, and as much of them as `show` says; a card shown in
private only for some seconds (`stays`). Of the cards on a table a seat knows what it has been
shown (`hide`); its screen holds less (`is_on_screen`, `open_discard`), for a person has to remember
what lies face down, unless the table is set to help.
"""

from collections.abc import Callable
from typing import Final

from facedown.core.placed_card import HELD, UP, PlacedCard
from facedown.core.records import Event
from facedown.core.seats import EVERYONE, WATCHER, Seat, bit
from facedown.core.table import Table

# Memory aids: what a screen may keep showing of cards that lie face down (G-04).
AID_OFF: Final = "off"
AID_OWN: Final = "own_peeks"
AID_ALL: Final = "all_public"
AIDS: Final = (AID_OFF, AID_OWN, AID_ALL)


# -- events ----------------------------------------------------------------------------------------


def notices(event: Event, viewer: Seat) -> bool:
    """Whether this seat (or the watchers) knows that the event has happened at all."""
    return not event.PRIVATE or event.seen_by >> viewer & 1 != 0


def show(event: Event, viewer: Seat) -> Event | None:
    """The event as this seat (or the watchers) saw it; None if they did not notice it."""
    if event.seen_by >> viewer & 1:
        return event
    return _covered(event) if notices(event, viewer) else None


def _covered(event: Event) -> Event:
    """The event without what is secret in it."""
    if not any(kind.secret for _, kind in event.FIELDS):
        return event
    seen = [
        kind.hide(value) if kind.secret else value
        for (_, kind), value in zip(event.FIELDS, event.values(), strict=False)
    ]
    same_class: Callable[..., Event] = type(event)
    return same_class(*seen, event.seen_by)


def is_seen_alike(event: Event, viewer: Seat) -> bool:
    """Whether this seat saw of an event what watchers did: all of it, as everybody, or nothing."""
    if event.seen_by == EVERYONE:
        return True
    return not (event.seen_by >> viewer & 1 or event.seen_by >> WATCHER & 1)


def is_private_showing(event: Event, viewer: Seat) -> bool:
    """Whether this event shows a viewer a card that not everybody is shown."""
    if event.seen_by == EVERYONE or not event.seen_by >> viewer & 1:
        return False
    return any(kind.secret for _, kind in event.FIELDS)


def stays(age: float, seconds: float) -> float:
    """How much longer a card stays that was shown in private so long ago; 0 if it is over."""
    return max(seconds - max(age, 0.0), 0.0)


def faded(event: Event, viewer: Seat) -> Event:
    """What a viewer was shown, when a card that it showed in private is seen no more."""
    return _covered(event) if is_private_showing(event, viewer) else event


# -- cards -----------------------------------------------------------------------------------------


def hide(table: Table, viewer: Seat) -> None:
    """Make a table forget what a seat (or the watchers) has not been shown. For `Game.view`."""
    for pile in table.piles():
        for i, placed in enumerate(pile):
            if not placed.known_to >> viewer & 1:
                pile[i] = placed.hidden()
    for hand in table.hands:
        for i, slot in enumerate(hand):
            if slot is not None and not slot.known_to >> viewer & 1:
                hand[i] = slot.hidden()
    table.passed &= bit(viewer)


def is_public(one: PlacedCard, aid: str) -> bool:
    """Whether every screen shows which card this is: it lies open, or an aid remembers it."""
    return one.known_to == EVERYONE and (one.lies == UP or aid == AID_ALL)


def is_on_screen(one: PlacedCard, viewer: Seat, aid: str) -> bool:
    """Whether a viewer's screen shows which card this is: all do, it is held, or an aid helps."""
    if not one.known_to >> viewer & 1:
        return False
    if one.lies == UP or aid == AID_ALL or one.lies == HELD + viewer:
        return True
    return aid == AID_OWN and not one.known_to >> WATCHER & 1


def open_discard(discard: list[PlacedCard], aid: str, *, lies_open: bool) -> list[PlacedCard]:
    """What screens show of a discard: its top, or all of it where it lies open (G-13)."""
    return discard if lies_open or aid == AID_ALL else discard[-1:]
