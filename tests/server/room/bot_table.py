"""The bots of a table whose pool has no process: what is asked fails at once."""

import asyncio
from typing import Any, cast

from tests.server.house.party import Quiet
from tests.server.room.scene import START

from facedown.match.evening import Evening
from facedown.server.alarm import Alarm
from facedown.server.bot_seats import BotSeats
from facedown.server.bots import BotPool
from facedown.server.commands import Command, Forced
from facedown.server.hints import Hints
from facedown.server.services import Services


class BotTable:
    """The bots of an evening, and how often they had something to say."""

    def __init__(self, evening: Evening) -> None:
        self.rings = 0
        self.alarm = Alarm(self.look)
        pool = BotPool(0, speed=0.0)
        services = Services(cast(Any, None), pool, Quiet(), lambda: START, lambda: START)
        self.bots = BotSeats(services, evening, self.alarm)
        self.hints = Hints(evening, self.bots, self.alarm)

    def look(self) -> None:
        self.rings += 1

    def due(self) -> Command | Forced | None:
        return self.bots.due(asyncio.get_running_loop().time())
