"""Thousands of tables at once, in arrays that are made once.

Each table is what the environment of one table would be with a seed of its own: the first has the
seed that was given, the next one more, and so on. A step is a decision at every table; where an
episode ends, the next begins at once.
"""

import ctypes
import multiprocessing
import secrets
import weakref
from collections.abc import Sequence
from contextlib import suppress
from itertools import pairwise
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import Any, Final, NamedTuple, NoReturn, Self, TypeAlias

import numpy as np

from facedown.core.dealer import Dealer
from facedown.core.errors import BadSetup, FacedownError
from facedown.lab.checking import choice, cost, flag, refuse_unknown, whole
from facedown.lab.encoding import Encoder, IllegalAction
from facedown.lab.episode import MISTAKES, RAISE
from facedown.lab.house_rules import rule_numbers
from facedown.lab.oracle import oracle_size
from facedown.lab.playing import OPTIONS, Array, make_episode
from facedown.lab.tables import Tables

ORACLE: Final = "oracle"
ACTIONS: Final = "actions"
PATIENCE: Final = 5.0  # seconds in which a process ends that was told to


class LostProcess(FacedownError):
    """A process that had some of the tables is gone; those that are left can only be closed."""


class VectorEnv:
    """Many tables of a game.

    The arrays have one row for each table: `observations` and `masks` of the seat that is asked,
    `seats` which that is, `rewards` of all seats and `dones` by the last step. They are the same
    arrays after every step: copy what is to be kept. Torch takes them without copying.

    An illegal action is refused and nothing happens at any table; with `illegal="end"` it ends that
    table's episode at a penalty, with `illegal="default"` what a timeout plays is played instead.

    With `oracle=True` there is also an array `oracle` of every card at each table, whoever may see
    it (`facedown.lab.oracle`): for a critic, never for a player. Otherwise it is None.

    With `processes` the tables are shared out among so many, which write into shared memory. Use
    it in a `with`, or `close` it, so that they end; if nobody does, they end when it is forgotten.
    """

    def __init__(
        self,
        game: str,
        *,
        tables: int,
        processes: int = 0,
        illegal: str = RAISE,
        penalty: float = 1.0,
        oracle: bool = False,
        **options: Any,
    ) -> None:
        own = ("tables", "processes", "illegal", "penalty", "oracle")
        refuse_unknown(options, *OPTIONS, *own)
        tables, processes = whole("tables", tables), whole("processes", processes)
        flag("oracle", oracle)
        how = Manner(choice("illegal", illegal, MISTAKES), cost("penalty", penalty), oracle)
        if tables < 1 or processes < 0 or tables < processes:
            raise BadSetup("wrong_number_of_tables", tables=tables, processes=processes)
        episode = make_episode(game, **options)
        encoder = episode.encoder
        self.encoder: Final = encoder
        self._variant: Final = episode.source.variant
        self.tables: Final = tables
        self._chance: Dealer = Dealer(0)
        self._begun = False
        self._is_lost = False
        self._here: Tables | None = None
        self._workers: Final[list[_Worker]] = []
        if processes == 0:
            self._here = make_tables(game, tables, options, how)
            self._arrays = arrays_of(self._here)
            self._free: weakref.finalize[..., VectorEnv] = weakref.finalize(
                self, self._arrays.clear
            )
        else:
            shapes = _shapes(encoder, tables, oracle=oracle)
            memory = _Memory(create=True, size=_layout(shapes)[1])
            self._arrays = _shared(memory, shapes)
            # Also if a process cannot be started, and if nobody closes it.
            self._free = weakref.finalize(self, _free, self._workers, self._arrays, memory)
            ends = [tables * i // processes for i in range(processes + 1)]
            for start, end in pairwise(ends):
                asked = (memory.name, game, tables, start, end, options, how)
                self._workers.append(_Worker(*asked))

    @property
    def observations(self) -> Array:
        return self._array("observations")

    @property
    def masks(self) -> Array:
        return self._array("masks")

    @property
    def seats(self) -> Array:
        return self._array("seats")

    @property
    def rewards(self) -> Array:
        return self._array("rewards")

    @property
    def dones(self) -> Array:
        return self._array("dones")

    @property
    def oracle(self) -> Array | None:
        self._check_open()
        return self._arrays.get(ORACLE)

    def rule_numbers(self) -> dict[str, float]:
        """The house rules as named numbers, the same for every table and episode."""
        return rule_numbers(self._variant)

    def _array(self, name: str) -> Array:
        self._check_open()
        return self._arrays[name]

    def __reduce__(self) -> NoReturn:
        """Tables that write into memory of their own are neither copied nor pickled."""
        raise BadSetup("tables_are_not_copied")

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def reset(self, seed: int | None = None) -> None:
        """Deal at every table; without a seed the chance of each goes on from the deal before."""
        self._check_open()
        if seed is not None:
            self._begin(whole("seed", seed))
        elif not self._begun:
            self._begin(secrets.randbits(64))
        elif self._here is not None:
            self._here.begin(self._here.dealers)
        else:
            self._ask_all("begin")
        self._begun = True

    def _begin(self, seed: int) -> None:
        """Deal at every table, the first from this seed."""
        self._chance = Dealer(f"{seed}/sample")
        if self._here is not None:
            self._here.begin([Dealer(seed + i) for i in range(self.tables)])
        else:
            self._ask_all("begin", [seed + worker.start for worker in self._workers])

    def step(self, actions: Array) -> None:
        """One decision at every table; nothing happens if one of them is refused."""
        if not self._begun:
            self._check_begun()
        own = self._arrays[ACTIONS]
        # Most are as they should be; whether others can be taken is a longer question.
        if (
            type(actions) is not np.ndarray
            or actions.dtype is not own.dtype
            or actions.shape != own.shape
        ):
            self._check(actions)
        own[...] = actions
        if self._here is not None:
            self._here.step()
        else:
            # All are asked first, so that nothing has happened if one of them is refused.
            self._ask_all("check")
            self._ask_all("step")

    def sample(self) -> Array:
        """A legal action at every table, each as likely as the others."""
        if not self._begun:
            self._check_begun()
        if self._here is not None:
            self._here.sample(self._chance)
        else:
            bits = self._chance.bits()
            self._ask_all("sample", [f"{bits}/{worker.start}" for worker in self._workers])
        return self._arrays[ACTIONS].copy()

    def close(self) -> None:
        """End the processes and give the memory back; the second time nothing is left to do.

        Arrays that somebody still holds stay readable, and their memory goes with the last of them.
        """
        self._begun = False
        self._free()

    def _check(self, actions: object) -> None:
        if (
            isinstance(actions, np.ndarray)
            and actions.dtype.kind in "iu"
            and np.can_cast(actions.dtype, np.int64)  # a wider one would wrap
            and actions.shape == (self.tables,)
        ):
            return
        shape = getattr(actions, "shape", "none")
        kind = getattr(actions, "dtype", type(actions).__name__)
        raise IllegalAction(
            "wrong_actions", shape=str(shape), dtype=str(kind), wanted=f"({self.tables},) int64"
        )

    def _check_open(self) -> None:
        if not self._free.alive:
            raise BadSetup("closed")

    def _check_begun(self) -> None:
        self._check_open()
        if not self._begun:
            raise BadSetup("not_begun")

    def _ask_all(self, word: str, parts: Sequence[object] | None = None) -> None:
        if self._is_lost:
            raise LostProcess("process_gone")
        try:
            told = parts or [None] * len(self._workers)
            for worker, part in zip(self._workers, told, strict=True):
                worker.tell(word, part)
            answers = [worker.answer() for worker in self._workers]
        except LostProcess:
            self._is_lost = True
            raise
        for answer in answers:
            if answer is not None:
                raise answer


class Manner(NamedTuple):
    """How tables are played: what an illegal action does and costs, and whether all is told."""

    illegal: str
    penalty: float
    oracle: bool


def make_tables(game: str, count: int, options: dict[str, Any], how: Manner) -> Tables:
    """So many tables of one encoder, not yet begun."""
    first = make_episode(game, **options)
    return Tables(
        [first.again() for _ in range(count)],
        [Dealer(0)] * count,
        illegal=how.illegal,
        penalty=how.penalty,
        oracle=how.oracle,
    )


def arrays_of(tables: Tables) -> dict[str, Array]:
    """The memory of tables as arrays that write to it."""
    shapes = _shapes(tables.encoder, len(tables.episodes), oracle=len(tables.oracle) > 0)
    found: dict[str, Array] = {}
    for name, (shape, kind) in shapes.items():
        view: memoryview = getattr(tables, name)
        # A vector shows itself as one that cannot be written to, which torch does not take.
        at = np.frombuffer(view, dtype=np.uint8).ctypes.data
        raw = (ctypes.c_uint8 * view.nbytes).from_address(at)
        raw.owner = tables  # type: ignore[attr-defined]
        found[name] = np.frombuffer(memoryview(raw), dtype=kind).reshape(shape)
    return found


_Shapes: TypeAlias = dict[str, tuple[tuple[int, ...], Any]]


def _shapes(encoder: Encoder, count: int, *, oracle: bool) -> _Shapes:
    shapes: _Shapes = {
        "observations": ((count, encoder.size), np.uint8),
        "masks": ((count, encoder.actions), np.uint8),
        "seats": ((count,), np.uint8),
        "rewards": ((count, encoder.players), np.float64),
        "dones": ((count,), np.uint8),
        ACTIONS: ((count,), np.int64),
    }
    if oracle:
        shapes[ORACLE] = ((count, oracle_size(encoder.players)), np.uint8)
    return shapes


def _layout(shapes: _Shapes) -> tuple[dict[str, int], int]:
    """Where each array begins in shared memory, and how long that is."""
    starts: dict[str, int] = {}
    at = 0
    for name, (shape, kind) in shapes.items():
        starts[name] = at
        at += -(-int(np.prod(shape)) * np.dtype(kind).itemsize // 64) * 64
    return starts, at


def _shared(memory: SharedMemory, shapes: _Shapes) -> dict[str, Array]:
    """Shared memory as arrays, which keep it from being unmapped."""
    assert memory.buf is not None
    starts, _ = _layout(shapes)
    found: dict[str, Array] = {}
    for name, (shape, kind) in shapes.items():
        size = int(np.prod(shape))
        row = np.frombuffer(memory.buf, dtype=kind, count=size, offset=starts[name])
        found[name] = row.reshape(shape)
    return found


class _Worker:
    """A process with a part of the tables."""

    def __init__(
        self,
        memory: str,
        game: str,
        tables: int,
        start: int,
        end: int,
        options: dict[str, Any],
        how: Manner,
    ) -> None:
        self.start: Final = start
        self.end: Final = end
        context = multiprocessing.get_context("spawn")
        self._line, theirs = context.Pipe()
        asked = (theirs, memory, game, tables, start, end, options, how)
        self._process: Final = context.Process(target=_work, args=asked, daemon=True)
        self._process.start()
        theirs.close()

    def tell(self, word: str, part: Any) -> None:
        try:
            self._line.send((word, part))
        except OSError:
            raise self._gone() from None

    def answer(self) -> IllegalAction | None:
        """Why it refuses; None if it has done what was said."""
        try:
            refused, told = self._line.recv()
        except (EOFError, OSError):
            raise self._gone() from None
        return None if refused is None else IllegalAction(refused, **told)

    def _gone(self) -> "LostProcess":
        self._process.join(PATIENCE)
        return LostProcess(
            "process_gone",
            first=self.start,
            last=self.end - 1,
            exitcode=str(self._process.exitcode),
        )

    def stop(self) -> None:
        """End the process, whatever state it is in."""
        with suppress(OSError):  # it may be gone
            self._line.send(("stop", None))
        self._line.close()
        self._process.join(PATIENCE)
        if self._process.exitcode is None:
            self._process.kill()
            self._process.join()


class _Memory(SharedMemory):
    """Shared memory that can be given back while arrays still look at it."""

    def close(self) -> None:
        with suppress(BufferError):  # it goes with the last array
            super().close()


def _free(workers: list[_Worker], arrays: dict[str, Array], memory: _Memory) -> None:
    """End the processes and give the shared memory back."""
    for worker in workers:
        worker.stop()
    workers.clear()
    arrays.clear()
    memory.close()
    memory.unlink()


def _work(
    line: "Connection[Any, Any]",
    memory_name: str,
    game: str,
    count: int,
    start: int,
    end: int,
    options: dict[str, Any],
    how: Manner,
) -> None:
    memory = SharedMemory(name=memory_name)
    tables = make_tables(game, end - start, options, how)
    own = arrays_of(tables)
    shapes = _shapes(tables.encoder, count, oracle=how.oracle)
    shared = {name: array[start:end] for name, array in _shared(memory, shapes).items()}
    while True:
        try:
            word, part = line.recv()
        except EOFError:  # whoever asked is gone
            break
        if word == "stop":
            break
        answer: _Answer = (None, {})
        if word == "sample":
            tables.sample(Dealer(part))
            shared[ACTIONS][:] = own[ACTIONS]
        elif word == "check":
            own[ACTIONS][:] = shared[ACTIONS]
            answer = _checked(tables, start)
        else:
            if word == "begin":
                dealers = tables.dealers
                if part is not None:
                    dealers = [Dealer(part + i) for i in range(end - start)]
                tables.begin(dealers)
            else:
                tables.step()
            for name in own:
                if name != ACTIONS:
                    shared[name][:] = own[name]
        line.send(answer)
    del shared, own
    memory.close()


# The code of a refusal, if it is one, and what it says.
_Answer: TypeAlias = tuple[str | None, dict[str, Any]]


def _checked(tables: Tables, start: int) -> _Answer:
    """What is wrong with the actions; the tables count from the first of all processes."""
    try:
        tables.check()
    except IllegalAction as why:
        return why.code, {**why.params, "table": int(why.params["table"]) + start}
    return None, {}
