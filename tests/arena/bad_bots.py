"""Bots that misbehave, each in its own way, and programs that do."""

import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from facedown.core.dealer import Dealer
from facedown.core.game import Game
from facedown.core.moves import Swap
from facedown.core.player import Player
from facedown.core.records import Event, Move
from facedown.core.table import View
from facedown.games.vinto.moves import Name


class Bot(Player[Any]):
    """Makes the first move it can."""

    def __init__(self, game: Game[Any], chance: Dealer) -> None:
        self.game = game
        self.chance = chance

    def choose(self, view: View[Any], moves: Sequence[Move]) -> Move | None:
        return moves[0]


class Crashes(Bot):
    def choose(self, view: View[Any], moves: Sequence[Move]) -> Move | None:
        raise ValueError("no idea")


class CrashesAtOnce(Bot):
    def __init__(self, game: Game[Any], chance: Dealer) -> None:
        raise RuntimeError("not today")


class Panics(Bot):
    """As compiled code does: its errors are no `Exception`."""

    def choose(self, view: View[Any], moves: Sequence[Move]) -> Move | None:
        raise BaseException("panic")


class Speechless(Exception):
    """An error that cannot be told."""

    def __str__(self) -> str:
        raise RuntimeError("no words")


class CrashesWithoutWords(Bot):
    def choose(self, view: View[Any], moves: Sequence[Move]) -> Move | None:
        raise Speechless


class Leaves(Bot):
    def choose(self, view: View[Any], moves: Sequence[Move]) -> Move | None:
        sys.exit(1)


class CrashesWhenShown(Bot):
    def follow(self, view: View[Any], shown: Event | None) -> None:
        raise LookupError("what was that?")


class SaysNothing(Bot):
    def choose(self, view: View[Any], moves: Sequence[Move]) -> Move | None:
        return None


class Cheats(Bot):
    def choose(self, view: View[Any], moves: Sequence[Move]) -> Move | None:
        return Swap(99)


class Unspeakable(Bot):
    """Names a move that no notation has."""

    def choose(self, view: View[Any], moves: Sequence[Move]) -> Move | None:
        return Name(99)


class Meddles(Bot):
    """Spoils what it was given to read, and then makes a legal move."""

    def choose(self, view: View[Any], moves: Sequence[Move]) -> Move | None:
        first = moves[0]
        assert isinstance(moves, list)
        moves.clear()
        view.table.stock.clear()
        return first


class Slow(Bot):
    def choose(self, view: View[Any], moves: Sequence[Move]) -> Move | None:
        time.sleep(0.002)
        return moves[0]


GOOD = """
import json, sys
for line in sys.stdin:
    asked = json.loads(line)
    print(json.dumps({"id": asked["id"], "move": asked["moves"][0]}), flush=True)
"""

# What can be wrong with a program, and the fault it is.
PROGRAMS = {
    "ends": ("crashed", "import sys; sys.exit(3)"),
    "raises": ("crashed", "import sys; sys.stdin.readline(); raise KeyError('lost')"),
    "hangs": ("late", "import time; time.sleep(60)"),
    "hangs_busily": ("late", "while True: pass"),
    "does_not_read": ("late", "import time, sys; sys.stdin.close(); time.sleep(60)"),
    "no_json": ("nonsense", GOOD.replace("json.dumps({", "str({")),
    "no_object": ("nonsense", GOOD.replace('{"id": asked["id"], "move": asked["moves"][0]}', "7")),
    "no_move": ("nonsense", GOOD.replace('"move"', '"mover"')),
    "another_question": ("nonsense", GOOD.replace('asked["id"]', 'asked["id"] + 1')),
    "no_such_move": ("nonsense", GOOD.replace('asked["moves"][0]', '{"type": "win"}')),
    "a_text": ("nonsense", GOOD.replace('asked["moves"][0]', '"draw"')),
    "fields_missing": ("nonsense", GOOD.replace('asked["moves"][0]', '{"type": "swap"}')),
    "not_legal": ("illegal", GOOD.replace('asked["moves"][0]', '{"type": "swap", "slot": 90}')),
    "null": ("illegal", GOOD.replace('asked["moves"][0]', "None")),
    "endless_line": ("nonsense", "while True: print('x' * 100_000, flush=True)"),
    "deep": ("nonsense", "import sys\nfor _ in sys.stdin: print('[' * 50_000, flush=True)"),
    "not_utf8": (
        "nonsense",
        "import sys\nwhile True: sys.stdout.buffer.write(b'\\xff\\xfe\\n'); sys.stdout.flush()",
    ),
}


def program(folder: Path, source: str, name: str = "bot.py") -> str:
    """A program of this source; how it is named in an arena."""
    path = folder / name
    path.write_text(source, "utf-8")
    return str(path)
