"""What a player observes, as OpenSpiel asks for it: strings and tensors.

An observation is what the seat knows now; an information state is all that it has seen and chosen,
in order. The tensor of an information state has the observation, and the latest of what the seat
was told as a row each: which kind it is, then its numbers, each one higher than it is, so that 0 is
nothing.
"""

from collections.abc import Iterator
from typing import Any, Final

import numpy as np
import pyspiel
from numpy.typing import NDArray

from facedown.core.cards import Card
from facedown.core.events import Peeked, TurnedUp
from facedown.core.fields import PLACE, Kind
from facedown.core.game import Game
from facedown.core.notation import table_text
from facedown.core.placed_card import seat_of, slot_of
from facedown.core.records import Event, Record
from facedown.core.seats import WATCHER, Seat
from facedown.core.sight import is_private_showing
from facedown.lab.encoding import Encoder
from facedown.lab.openspiel.round import Chose, Happened, Round

# How many numbers a row of the history has; what is longer is cut off.
WIDTH: Final = 16


class Observer:
    """Writes what a player of a game knows; `PyObserver` of OpenSpiel.

    Public information alone is what the watchers see, private alone what was shown to a seat and
    not to all; these are strings only. What all seats know together is not to be had.
    """

    def __init__(
        self, encoder: Encoder, history: int, kind: pyspiel.IIGObservationType | None
    ) -> None:
        kind = kind or pyspiel.IIGObservationType(perfect_recall=False)
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("no observer is given what all seats know together")
        self.encoder: Final = encoder
        self.recalls: Final[bool] = kind.perfect_recall
        self.is_public: Final[bool] = kind.public_info
        self.is_private: Final = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.tensor: NDArray[np.float32] | None = None
        self.dict: dict[str, NDArray[np.float32]] = {}
        # Where the numbers of the fields stand in an observation: there is room between some.
        self._places: Final = np.concatenate(
            [np.arange(one.offset, one.offset + one.size) for one in encoder.fields]
        )
        if self.is_public and self.is_private:
            self._lay_out(history if self.recalls else 0)

    def _lay_out(self, history: int) -> None:
        pieces: list[tuple[str, tuple[int, ...]]] = [("player", (self.encoder.players,))]
        pieces += [(field.name, field.shape) for field in self.encoder.fields]
        if history:
            pieces.append(("history", (history, WIDTH)))
        sizes = [int(np.prod(shape)) for _, shape in pieces]
        self.tensor = np.zeros(sum(sizes), np.float32)
        start = 0
        for (name, shape), size in zip(pieces, sizes, strict=True):
            self.dict[name] = self.tensor[start : start + size].reshape(shape)
            start += size

    def set_from(self, state: Any, player: int) -> None:
        """Make the tensor what a player knows in a state."""
        if self.tensor is None:
            return
        played: Round = state.round
        self.tensor.fill(0)
        if player < 0 or played.table is None:
            return  # OpenSpiel asks so for the shape
        players = self.encoder.players
        self.dict["player"][player] = 1
        seen = np.frombuffer(self.encoder.observe(played.table, player), np.uint8)
        self.tensor[players : players + len(self._places)] = seen[self._places]
        if "history" in self.dict:
            rows = self.dict["history"]
            told = played.told(player)[-len(rows) :]
            for row, happened in zip(rows, told, strict=False):
                numbers = self._numbers(played.game, happened)[:WIDTH]
                row[: len(numbers)] = numbers

    def string_from(self, state: Any, player: int) -> str:
        """What a player knows in a state, as text."""
        played: Round = state.round
        if played.table is None:
            return ""
        viewer = player if self.is_private else WATCHER
        if not self.is_public:
            return "; ".join([str(one) for one in _in_private(played, player)])
        if self.recalls:
            return played.knowledge(viewer)
        view = played.game.view(played.table, viewer)
        return f"{viewer}: {table_text(played.game, view.table)}"

    def _numbers(self, game: Game[Any], happened: Happened) -> list[int]:
        kinds: list[type[Record]] = [*game.MOVES, *game.EVENTS, Peeked, TurnedUp]
        record = happened.move if isinstance(happened, Chose) else happened
        if record is None:
            return [len(kinds) + 1]
        found = [kinds.index(type(record)) + 1]
        for name, kind in record.FIELDS:
            found += _flat(kind, getattr(record, name))
        return found


def _in_private(played: Round, viewer: Seat) -> list[Happened]:
    """What a seat has chosen, and what was shown to it and not to everybody."""
    told = played.told(viewer)
    return [one for one in told if not isinstance(one, Event) or is_private_showing(one, viewer)]


def _flat(kind: Kind, value: object) -> Iterator[int]:
    """The numbers of a field."""
    if isinstance(value, Card):
        yield value.code + 1
    elif isinstance(value, tuple):
        for one in value:
            yield from _flat(kind, one)
    elif kind is PLACE:
        assert isinstance(value, int)
        yield seat_of(value) + 1
        yield slot_of(value) + 1
    elif isinstance(value, int):
        yield value + 1
