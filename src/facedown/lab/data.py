"""Recorded games as arrays: what seats knew, what they might do, what they did, what it gave.

Of a decision only what its seat knew is in them: the observation of its encoder.
"""

# ruff: noqa: E402  # what is missing is told before it is imported

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, fields
from itertools import chain, islice
from pathlib import Path
from typing import Any

from facedown.core.extras import need
from facedown.lab import EXTRA

need("numpy", EXTRA)

import numpy as np
from numpy.typing import NDArray

from facedown.arena.record_files import read_games
from facedown.arena.recording import GameRecord, decisions
from facedown.catalog import UnknownGame
from facedown.core.errors import BadOption, BadTranscript, FacedownError
from facedown.core.outcome import Outcome
from facedown.core.seats import NO_SEAT
from facedown.core.table import Table
from facedown.lab.checking import whole
from facedown.lab.encoders import find_encoder
from facedown.lab.encoding import NOTHING, Encoder
from facedown.lab.sources import RoundSource


@dataclass(frozen=True)
class Decisions:
    """Decisions in which there was a choice, one below the other, in the order of play.

    `rewards` is by how many points the round ended better for the seat than for its rivals.
    `rounds` counts the rounds of the file from 0.
    """

    observations: NDArray[np.uint8]
    masks: NDArray[np.uint8]
    actions: NDArray[np.int64]
    rewards: NDArray[np.float32]
    seats: NDArray[np.int64]
    rounds: NDArray[np.int64]

    def __len__(self) -> int:
        return len(self.actions)


# An observation, a mask, an action, a reward, a seat and the number of a round.
_Row = tuple[bytes, bytes, int, float, int, int]


def load(path: Path | str, encoder: str = "", limit: int | None = None) -> Decisions:
    """All decisions of a file, or the first so many: of one game and one number of players.

    An encoder is named with its version, or it is the newest of the game. `BadTranscript` says in
    which line, or row, the file is damaged.
    """
    if limit is not None:
        whole("limit", limit, 1)
    rows = list(islice(_rows(Path(path), encoder), limit))
    if not rows:
        raise BadTranscript("no_decisions", file=str(path))
    return _arrays(rows)


def batches(path: Path | str, size: int, encoder: str = "") -> Iterator[Decisions]:
    """The decisions of a file, so many at a time: for more of them than memory holds."""
    whole("size", size, 1)
    return _batches(_rows(Path(path), encoder), size)


def _batches(rows: Iterator[_Row], size: int) -> Iterator[Decisions]:
    while some := list(islice(rows, size)):
        yield _arrays(some)


def as_torch(data: Decisions) -> dict[str, Any]:
    """The same arrays as tensors of PyTorch, without a copy."""
    torch = need("torch", "torch")
    return {one.name: torch.from_numpy(getattr(data, one.name)) for one in fields(data)}


def _rows(path: Path, name: str) -> Iterator[_Row]:
    games = read_games(path)
    first = next(games, None)
    if first is None:
        return
    players = len(first.before)
    with _damage_told(1):
        variant = first.setup().variant
    encoder = find_encoder(name or first.game, players, variant)
    if encoder.game.KEY != first.game:
        raise BadOption("encoder_of_other_game", encoder=name, game=first.game)
    for number, record in enumerate(chain([first], games)):
        if record.game != first.game or len(record.before) != players:
            raise BadTranscript("mixed_games", line=number + 1)
        with _damage_told(number + 1):
            rows = list(decided(record, encoder, number))
        yield from rows


@contextmanager
def _damage_told(line: int) -> Iterator[None]:
    """Say of what the rules refuse in which line it is; games and rules of others are no damage."""
    try:
        yield
    except (BadTranscript, UnknownGame):
        raise
    except FacedownError as error:
        raise BadTranscript("damaged", line=line, why=error.code) from error


def decided(record: GameRecord, encoder: Encoder, number: int = 0) -> Iterator[_Row]:
    """The decisions of one round, as an encoder has them; those without a choice are left out.

    `BadTranscript` if the round does not end as is on record.
    """
    line = number + 1
    if len(record.scores) != len(record.before):
        raise BadTranscript("damaged", line=line, why="scores")
    rewards = _rewards(record)
    table: Table | None = None
    for one in decisions(record):
        legal = encoder.legal_of(one.table, one.seat, one.moves, awaited=one.awaited)
        action = NOTHING
        table = one.table
        if one.chosen is not None:
            action = encoder.number(one.table, one.seat, one.chosen)
        if legal.count > 1 and action >= 0:
            seen = encoder.observe(one.table, one.seat)
            yield seen, encoder.mask_of(legal), action, rewards[one.seat], one.seat, number
    # The table was played on to the end of the moves.
    outcome = None if table is None else encoder.game.outcome(table)
    if outcome is None:
        raise BadTranscript("damaged", line=line, why="unfinished")
    if outcome.scores != record.scores:
        raise BadTranscript("damaged", line=line, why="scores")


def _rewards(record: GameRecord) -> list[float]:
    setup = record.setup()
    outcome = Outcome(record.scores, record.winners, record.ending, (), NO_SEAT)
    return RoundSource(record.rules(), setup).points(outcome, setup)


def _arrays(rows: Sequence[_Row]) -> Decisions:
    observations, masks, actions, rewards, seats, rounds = zip(*rows, strict=True)
    return Decisions(
        _bytes(observations),
        _bytes(masks),
        np.array(actions, np.int64),
        np.array(rewards, np.float32),
        np.array(seats, np.int64),
        np.array(rounds, np.int64),
    )


def _bytes(rows: Sequence[bytes]) -> NDArray[np.uint8]:
    # Through a bytearray: arrays over bytes cannot be written, and torch wants those that can.
    return np.frombuffer(bytearray(b"".join(rows)), np.uint8).reshape(len(rows), -1)
