"""Bots in processes of their own, beside the event loop."""

from facedown.server.bots.messages import Hinted
from facedown.server.bots.pool import BotPool
from facedown.server.bots.process import BotFailed

__all__ = ["BotFailed", "BotPool", "Hinted"]
