"""Bots in processes of their own, beside the event loop."""

from facedown.server.bots.messages import Chosen, Hinted
from facedown.server.bots.pool import BotPool
from facedown.server.bots.questions import Asker, BotFailed, Situation

__all__ = ["Asker", "BotFailed", "BotPool", "Chosen", "Hinted", "Situation"]
