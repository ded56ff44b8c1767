"""What characters say: a little, and only about what everybody at the table has seen.

Nothing here gets a table, a view or a bot's choice. A moment is read off an event as watchers are
shown it, or off scores; whether anything is said then, and which line, is left to a chance that
is handed in. Its seed must be made of what is known to all, or of nothing that the cards have a
part in: a table's code, the number of the round and of the event.
"""

from collections.abc import Sequence
from typing import Final

from facedown.core.dealer import Dealer
from facedown.core.movement import ALWAYS, DISCARD, WRONG
from facedown.core.outcome import Outcome
from facedown.core.records import Event
from facedown.core.seats import Seat

# When somebody may say something: sitting down, after a flip or toss-in, at a call, when a round
# is over, and when somebody else has passed them in the match.
SITS: Final = "sits"
RIGHT: Final = "right"
MISSED: Final = "wrong"
CALLS: Final = "calls"
WINS: Final = "wins"
LOSES: Final = "loses"
OVERTAKEN: Final = "overtaken"

# How often something is said.
OFTEN: Final[dict[str, float]] = {
    SITS: 0.6,
    RIGHT: 0.4,
    MISSED: 0.6,
    CALLS: 0.8,
    WINS: 0.7,
    LOSES: 0.4,
    OVERTAKEN: 0.5,
}
# How many lines a character has for each.
LINES: Final = 2


def moment_of(event: Event, seat: Seat) -> str:
    """What an event, as watchers are shown it, is to a seat: one of the moments, or nothing."""
    if seat_in(event) != seat:
        return ""
    if event.LOUD:
        return CALLS
    if len(event.MOVEMENT) != 1:
        return ""
    step = event.MOVEMENT[0]
    names = [name for name, _ in event.FIELDS]
    if step.source not in names or step.when != ALWAYS:
        return ""
    if step.target == WRONG:
        return MISSED
    return RIGHT if step.target == DISCARD else ""


def moment_after(outcome: Outcome, before: Sequence[int], after: Sequence[int], seat: Seat) -> str:
    """What the end of a round is to a seat, with the places in the match before and after it."""
    if seat in outcome.winners:
        return WINS
    if after[seat] > before[seat]:
        return OVERTAKEN
    return LOSES if outcome.winners else ""


def line(character: str, moment: str, chance: Dealer) -> str:
    """The message that a character says at a moment, or nothing."""
    speaks, which = chance.share(), chance.below(LINES)
    return line_id(character, moment, which) if speaks < OFTEN.get(moment, 0.0) else ""


def line_id(character: str, moment: str, which: int) -> str:
    return f"say-{character}_{moment}_{which + 1}"


def seat_in(event: Event) -> Seat | None:
    """The seat that an event is about, if it is about one."""
    for (name, _), value in zip(event.FIELDS, event.values(), strict=False):
        if name == "seat" and isinstance(value, int):
            return value
    return None
