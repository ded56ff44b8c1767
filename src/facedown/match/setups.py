"""A round's setup as data: what it needs to begin in another process, or again later."""

from typing import Any

import msgspec

from facedown.core.game import Game
from facedown.core.setup import Setup


class SetupData(msgspec.Struct, frozen=True, omit_defaults=True):
    """A setup in plain values; `options` are those that differ from their default, as texts."""

    seats: tuple[int, ...]
    starter: int
    scores: tuple[int, ...]
    options: dict[str, str] = {}
    number: int = 1
    undo: bool = False


def setup_data(setup: Setup) -> SetupData:
    options = setup.variant.changed()
    return SetupData(
        setup.seats, setup.starter, setup.scores, options, setup.number, undo=setup.undo
    )


def setup_from(game: Game[Any], data: SetupData) -> Setup:
    """The setup that was written; `BadOption` or `BadSetup` if the game knows none like it."""
    variant = game.variant(data.options)
    return Setup(variant, data.seats, data.starter, data.scores, data.number, undo=data.undo)


def setup_bytes(setup: Setup) -> bytes:
    return msgspec.json.encode(setup_data(setup))


def setup_from_bytes(game: Game[Any], data: bytes) -> Setup:
    return setup_from(game, msgspec.json.decode(data, type=SetupData))
