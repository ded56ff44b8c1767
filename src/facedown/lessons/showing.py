"""What the learner's seat is shown of a table, as the house shows it to any seat."""

from collections.abc import Sequence
from typing import Any

from facedown.core.game import REACTION_CLOCK, Game
from facedown.core.records import Event, Move
from facedown.core.sight import AID_OFF
from facedown.core.table import Table
from facedown.lessons.script import LEARNER
from facedown.match.screen import screen
from facedown.match.wire import Seen, Shown


def shown(
    game: Game[Any], table: Table, n: int, events: list[Event], moves: Sequence[Move] = ()
) -> Shown:
    """The table now, after these events, the last of which is number `n` in the seat's stream."""
    first = n - len(events) + 1
    # Who has passed in a window stays secret.
    is_window = game.clock(table) == REACTION_CLOCK
    asked: Table = game.view(table, LEARNER).table if is_window else table
    return Shown(
        n=n,
        events=[Seen(number, event.data()) for number, event in enumerate(events, first)],
        screen=screen(game, table, LEARNER, AID_OFF),
        moves=[move.data() for move in moves],
        awaited=[seat for seat in game.awaited(asked) if seat >= 0],
        looks=game.looks(table, LEARNER),
    )


def pile_sizes(table: Table) -> dict[str, int]:
    """How much lies in the piles that only this game has, by the names that a screen has."""
    return {name: len(piles) for name, piles in table.own_piles().items()}
