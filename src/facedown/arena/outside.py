"""Bots from outside: programs in any language that are asked by lines of JSON.

A program is told its seat's view and its legal moves, and answers with one of them within a time
limit. Each seat of each round or match has a process of its own, so that nobody learns from another
seat, or from the same cards dealt before. The protocol is in docs/reference/outside-bots.md.
"""

import atexit
import contextlib
import multiprocessing
import os
import re
import select
import shlex
import shutil
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from queue import Empty, Queue
from time import monotonic
from typing import Any, BinaryIO, ClassVar, Final

import msgspec

from facedown.arena.guard import CRASHED, LATE, NONSENSE, BotFailed
from facedown.core.dealer import Dealer
from facedown.core.errors import BadNotation, BadOption, describe
from facedown.core.game import Game
from facedown.core.notation import table_text
from facedown.core.player import Player
from facedown.core.records import Move, record_from_data
from facedown.core.sight import AID_ALL
from facedown.core.table import View
from facedown.match.screen import screen
from facedown.match.setups import setup_data

PROTOCOL: Final = 1
COMMAND: Final = "cmd:"

# Seconds for a decision unless asked otherwise, and more of them for the first: programs start.
LIMIT: Final = 1.0
STARTING: Final = 4.0
# A program that crashed or was late so often is not asked again before the next round or match.
PATIENCE: Final = 2
# No answer is longer, in bytes, and no more of them wait to be read.
MAX_LINE: Final = 65_536
MAX_LINES: Final = 64
# Seconds in which a program that was killed is gone, and those after which who reads what it says
# looks whether it was.
ENDING: Final = 1.0
LOOKING: Final = 0.1

# A line that names an error: those of Node have its stack and the version after it.
NAMES_ERROR: Final = re.compile(rb"(Uncaught )?[\w.]*(Error|Exception)\b")

RUN_BY: Final = {".py": (sys.executable,), ".js": ("node",), ".mjs": ("node",)}

_writer: Final = msgspec.json.Encoder()


@dataclass(frozen=True)
class Outside:
    """A program that plays: how it was named, and seconds for each decision. It makes players."""

    text: str
    limit: float = LIMIT

    @property
    def __name__(self) -> str:
        return self.text

    def __call__(self, game: Game[Any], chance: Dealer) -> Player[Any]:
        return OutsideBot(game, self.command(), self.limit, seed=int(chance.bits()))

    def command(self) -> list[str]:
        """The words of its command; `BadOption` if there is no such program."""
        if self.text.startswith(COMMAND):
            words = split(self.text.removeprefix(COMMAND))
            if not words or shutil.which(words[0]) is None:
                raise BadOption("no_such_program", program=words[0] if words else self.text)
            return words
        path = Path(self.text)
        if not path.is_file():
            raise BadOption("no_such_file", file=self.text)
        words = [*RUN_BY.get(path.suffix, ()), str(path.resolve())]
        if shutil.which(words[0]) is None:
            raise BadOption("no_such_program", program=words[0])
        return words


def split(command: str) -> list[str]:
    """The words of a command; none if a quotation in it has no end.

    >>> split("node 'my bot.js'"), split("node 'my bot.js")
    (['node', 'my bot.js'], [])
    """
    try:
        return shlex.split(command)
    except ValueError:
        return []


def is_outside(text: str) -> bool:
    """Whether a bot is named as a program: by a command or a path.

    >>> [is_outside(text) for text in ("rule", "./mine.py", "cmd:node mine.js")]
    [False, True, True]
    """
    return text.startswith(COMMAND) or "/" in text or os.sep in text


class OutsideBot(Player[Any]):
    """A program in a seat. It is told what the seat's view holds, and nothing else."""

    def __init__(
        self, game: Game[Any], command: Sequence[str], limit: float, *, seed: int = 0
    ) -> None:
        self.game: Final = game
        self.command: Final = list(command)
        self.limit: Final = limit
        self.seed: Final = seed
        self._asked: int = 0
        # Of what kind each of its failures was that ended a process.
        self._failed: list[str] = []
        self._program: Program | None = None

    def choose(self, view: View[Any], moves: Sequence[Move]) -> Move | None:
        if len(self._failed) >= PATIENCE:
            raise BotFailed(self._failed[-1])
        try:
            return self._ask(view, moves)
        except BotFailed as failed:
            if failed.kind in (CRASHED, LATE):
                self._failed.append(failed.kind)
                self.close()
            raise

    def close(self) -> None:
        """End the program."""
        if self._program is not None:
            self._program.end()
            self._program = None

    def _ask(self, view: View[Any], moves: Sequence[Move]) -> Move | None:
        limit = self.limit
        if self._program is None:
            self._program = Program(self.command)
            limit += STARTING
        self._asked += 1
        asked = question(self.game, view, moves)
        asked |= {"id": self._asked, "limit_ms": round(self.limit * 1000), "seed": self.seed}
        until = monotonic() + limit
        self._program.tell(_writer.encode(asked) + b"\n")
        while True:
            answer = Answer.read(self._program.hear(until))
            if answer.id == self._asked:
                return answer.chosen(self.game)
            if answer.id > self._asked:
                raise BotFailed(NONSENSE, answer.text)
            # An answer to an earlier question, which has been decided without it. There may be no
            # end of them.
            if monotonic() > until:
                raise BotFailed(LATE)


@dataclass(frozen=True)
class Answer:
    """What a program answered: to which question, and the move as it came."""

    id: int
    move: object
    text: str

    @staticmethod
    def read(line: bytes) -> "Answer":
        text = line.decode("utf-8", "replace")
        try:
            data = msgspec.json.decode(line)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            raise BotFailed(NONSENSE, text) from None
        if not isinstance(data, dict) or type(data.get("id")) is not int or "move" not in data:
            raise BotFailed(NONSENSE, text)
        return Answer(data["id"], data["move"], text)

    def chosen(self, game: Game[Any]) -> Move | None:
        """The move, if it is one of the game's; None for "nothing now"."""
        if self.move is None:
            return None
        if isinstance(self.move, dict):
            try:
                return record_from_data(self.move, game.MOVES)
            except BadNotation:
                pass
        raise BotFailed(NONSENSE, self.text)


def question(game: Game[Any], view: View[Any], moves: Sequence[Move]) -> dict[str, Any]:
    """What a program is told when it has to decide: made of the view alone."""
    table = view.table
    return {
        "type": "choose",
        "protocol": PROTOCOL,
        "game": game.KEY,
        "rules": game.VERSION,
        "seat": view.seat,
        "awaited": view.seat in game.awaited(table),
        "setup": setup_data(table.setup),
        "view": screen(game, table, view.seat, AID_ALL, history=True),
        "text": table_text(game, table),
        "moves": [move.data() for move in moves],
    }


class Program:
    """A running program, line by line. What it prints as errors is kept for the report."""

    # Those that run now, so that none outlives a process of the arena that is ended.
    running: ClassVar[set["Program"]] = set()

    def __init__(self, command: Sequence[str]) -> None:
        _end_programs_at_the_end()
        with _signals_later():
            try:
                self._process = subprocess.Popen(
                    command,
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                    stderr=subprocess.PIPE,
                    start_new_session=True,  # so that what it has started ends with it
                )
            except OSError as error:
                raise BotFailed(CRASHED, describe(error)) from error
            self.running.add(self)
        assert self._process.stdout is not None
        assert self._process.stderr is not None
        self._lines: Final[Queue[bytes]] = Queue(MAX_LINES)
        self._last_error: bytes = b""
        self._is_ended: bool = False
        self._writers: list[threading.Thread] = []
        # Threads, for a pipe cannot be waited for with a limit on every system.
        self._readers: Final = [
            threading.Thread(target=self._read, args=(self._process.stdout,), daemon=True),
            threading.Thread(target=self._read_errors, args=(self._process.stderr,), daemon=True),
        ]
        for reader in self._readers:
            reader.start()

    def tell(self, line: bytes) -> None:
        """Write a line, without waiting for a program that does not read."""
        writer = threading.Thread(target=self._write, args=(line,), daemon=True)
        self._writers = [*filter(threading.Thread.is_alive, self._writers), writer]
        writer.start()

    def hear(self, until: float) -> bytes:
        """The next line it writes, up to this moment."""
        try:
            line = self._lines.get(timeout=max(until - monotonic(), 0.0))
        except Empty:
            raise BotFailed(LATE) from None
        if not line:
            raise BotFailed(CRASHED, self._why())
        return line

    def end(self) -> None:
        """Kill it, and see to it that nothing of it is left.

        What it has started in a session of its own lives on, and may hold its pipes open: nobody
        waits for that.
        """
        self.kill()
        self.running.discard(self)
        self._process.wait()
        self._is_ended = True
        users = (self._writers, self._readers[:1], self._readers[1:])
        until = monotonic() + ENDING
        for thread in (*self._readers, *self._writers):
            while thread.is_alive() and monotonic() < until:
                while not self._lines.empty():
                    self._lines.get()
                thread.join(timeout=0.01)
        pipes = (self._process.stdin, self._process.stdout, self._process.stderr)
        for pipe, threads in zip(pipes, users, strict=True):
            # To close one that is in use would take as long as that.
            if pipe is not None and not any(thread.is_alive() for thread in threads):
                with contextlib.suppress(OSError):  # what was not written has nobody to go to
                    pipe.close()

    def kill(self) -> None:
        """Kill it and what it has started, and do not wait."""
        if sys.platform == "win32":
            self._process.kill()
            return
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self._process.pid, signal.SIGKILL)

    def _write(self, line: bytes) -> None:
        assert self._process.stdin is not None
        with contextlib.suppress(OSError, ValueError):  # it has ended, which the reader sees
            self._process.stdin.write(line)
            self._process.stdin.flush()

    def _read(self, pipe: BinaryIO) -> None:
        """Hand on each line; an empty one at the end."""
        for line in self._lines_of(pipe):
            self._lines.put(line)
        self._lines.put(b"")

    def _read_errors(self, pipe: BinaryIO) -> None:
        is_named = False
        for line in self._lines_of(pipe):
            if line.startswith(b"Traceback "):  # of another error, whatever it is called
                is_named = False
            names = NAMES_ERROR.match(line) is not None
            if names or (line.strip() and not is_named):
                self._last_error, is_named = line.strip(), names

    def _lines_of(self, pipe: BinaryIO) -> Iterator[bytes]:
        """What it writes line by line, and what is longer in parts, until there is no more."""
        rest = b""
        while came := self._more_of(pipe):
            *lines, rest = (rest + came).split(b"\n")
            for line in lines:
                yield from _parts(line + b"\n")
            if len(rest) >= MAX_LINE:
                yield from _parts(rest)
                rest = b""
        if rest:
            yield rest

    def _more_of(self, pipe: BinaryIO) -> bytes:
        """What it has written since; nothing at the end, or if it was ended."""
        with contextlib.suppress(OSError, ValueError):
            while not self._is_ended:
                if sys.platform == "win32" or select.select([pipe], [], [], LOOKING)[0]:
                    return os.read(pipe.fileno(), MAX_LINE)
        return b""

    def _why(self) -> str:
        """The last line of its errors that names one, or the last of all."""
        self._readers[1].join(timeout=ENDING)
        return self._last_error.decode("utf-8", "replace")


def _parts(line: bytes) -> list[bytes]:
    return [line[at : at + MAX_LINE] for at in range(0, len(line), MAX_LINE)]


@contextlib.contextmanager
def _signals_later() -> Iterator[None]:
    """What would end this process waits, or a program just started would not be known yet."""
    if threading.current_thread() is not threading.main_thread():
        yield  # signals go to the main thread
        return
    came: list[int] = []
    before = {
        number: signal.signal(number, lambda number, _: came.append(number))
        for number in (signal.SIGINT, signal.SIGTERM)
    }
    try:
        yield
    finally:
        for held, handler in before.items():
            signal.signal(held, handler)
        for number in came:
            signal.raise_signal(number)


def _end_programs_at_the_end() -> None:
    """In a process that works for another: when that one ends it, the programs end too."""
    if multiprocessing.parent_process() is not None:
        signal.signal(signal.SIGTERM, _leave)


def _leave(*_: object) -> None:
    _kill_programs()
    os._exit(1)


@atexit.register
def _kill_programs() -> None:
    for program in Program.running:
        program.kill()
