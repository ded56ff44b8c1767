"""A bots' process with levels that go wrong, to try the pool on: run as a program."""

import os
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from facedown.bots import levels, roster
from facedown.bots.levels import Level
from facedown.bots.memory import PERFECT
from facedown.bots.random_bot import RandomBot
from facedown.core.records import Move
from facedown.core.table import View
from facedown.server.bots import worker


class Stuck(RandomBot):
    """Never answers."""

    def choose(self, view: View[Any], moves: Sequence[Move]) -> Move | None:
        time.sleep(60)
        return None


class Slow(RandomBot):
    """Answers after a while."""

    def choose(self, view: View[Any], moves: Sequence[Move]) -> Move | None:
        time.sleep(0.2)
        return super().choose(view, moves)


class Wrong(RandomBot):
    """Raises."""

    def choose(self, view: View[Any], moves: Sequence[Move]) -> Move | None:
        raise ValueError("wrong")


class Dies(RandomBot):
    """Ends its process, every time."""

    def choose(self, view: View[Any], moves: Sequence[Move]) -> Move | None:
        os._exit(3)


class DiesOnce(RandomBot):
    """Ends its process the first time that it is asked; a file remembers that."""

    def choose(self, view: View[Any], moves: Sequence[Move]) -> Move | None:
        mark = Path(sys.argv[1])
        if not mark.exists():
            mark.touch()
            os._exit(3)
        return super().choose(view, moves)


class Chatty(RandomBot):
    """Prints."""

    def choose(self, view: View[Any], moves: Sequence[Move]) -> Move | None:
        print("hello")  # noqa: T201
        return super().choose(view, moves)


BRAINS = {
    "stuck": Stuck,
    "slow": Slow,
    "wrong": Wrong,
    "dies": Dies,
    "dies-once": DiesOnce,
    "chatty": Chatty,
}

if __name__ == "__main__":
    for name, brain in BRAINS.items():
        roster.ANY_GAME[name] = brain
        levels.LEVELS[name] = Level(name, (name,), PERFECT, {})
    worker.main()
