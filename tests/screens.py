"""Screens in short: cards as notation has them, `7h^` face up, `??!0` in the hand of seat 0."""

from typing import Any

from facedown.core.game import Game
from facedown.core.seats import Seat
from facedown.core.sight import AID_OFF
from facedown.core.table import Table
from facedown.match.screen import screen
from facedown.match.wire import ScreenCard


def lying(one: ScreenCard | None) -> str:
    """A card in a slot; an empty one is `_`."""
    if one is None:
        return "_"
    return one.card + ("^" if one.up else "") + ("" if one.held is None else f"!{one.held}")


def seen_hand(game: Game[Any], table: Table, viewer: Seat, seat: Seat, aid: str = AID_OFF) -> str:
    """A hand as a viewer's screen has it."""
    return " ".join(lying(one) for one in screen(game, table, viewer, aid).hands[seat])
