"""Files of recorded games: JSON lines or Parquet, by their suffix.

A file has a line, or a row, for each round: the fields of `GameRecord`. The same rounds give the
same bytes.
"""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, Protocol

import msgspec

from facedown.arena.recording import GameRecord, Sink, with_views
from facedown.core.errors import BadOption, BadTranscript
from facedown.core.extras import need

JSON_LINES: Final = ".jsonl"
PARQUET: Final = ".parquet"
# So many rounds are one group of rows in Parquet, however they come: so the bytes are the same.
GROUP: Final = 1000


class Writer(Protocol):
    """Writes records, and is closed in the end."""

    def write(self, records: Sequence[GameRecord]) -> None: ...

    def close(self) -> None: ...


class LinesWriter:
    """Writes JSON lines."""

    def __init__(self, path: Path) -> None:
        self._file: Final = path.open("wb")

    def write(self, records: Sequence[GameRecord]) -> None:
        for record in records:
            self._file.write(msgspec.json.encode(record) + b"\n")

    def close(self) -> None:
        self._file.close()


class ParquetWriter:
    """Writes Parquet: pyarrow does."""

    def __init__(self, path: Path) -> None:
        arrow = need("pyarrow", "data")
        texts = arrow.list_(arrow.string())
        numbers = arrow.list_(arrow.int32())
        seen = [("seat", arrow.int8()), ("view", arrow.string())]
        seen += [("moves", texts), ("chosen", arrow.string())]
        self._arrow: Final = arrow
        self._schema: Final = arrow.schema(
            [
                ("game", arrow.string()),
                ("version", arrow.int32()),
                ("options", arrow.map_(arrow.string(), arrow.string())),
                ("seed", arrow.string()),
                ("bots", texts),
                ("number", arrow.int32()),
                ("seats", numbers),
                ("starter", arrow.int8()),
                ("before", numbers),
                ("deck", texts),
                ("moves", texts),
                ("ending", arrow.string()),
                ("scores", numbers),
                ("winners", numbers),
                ("decisions", arrow.list_(arrow.struct(seen))),
            ]
        )
        parquet = need("pyarrow.parquet", "data")
        self._writer: Final = parquet.ParquetWriter(path, self._schema, compression="zstd")

        self._waiting: list[dict[str, Any]] = []

    def write(self, records: Sequence[GameRecord]) -> None:
        self._waiting += [_row(record) for record in records]
        while len(self._waiting) >= GROUP:
            self._write_group()

    def close(self) -> None:
        if self._waiting:
            self._write_group()
        self._writer.close()

    def _write_group(self) -> None:
        rows, self._waiting = self._waiting[:GROUP], self._waiting[GROUP:]
        self._writer.write_table(self._arrow.Table.from_pylist(rows, self._schema))


def _row(record: GameRecord) -> dict[str, Any]:
    row: dict[str, Any] = msgspec.to_builtins(record)
    row["options"] = list(record.options.items())
    return row


def check_suffix(path: Path, option: str) -> None:
    """Refuse a file of another kind, before anything is played for it."""
    if path.suffix not in (JSON_LINES, PARQUET):
        allowed = f"{path.stem}{JSON_LINES} | {path.stem}{PARQUET}"
        raise BadOption("no_such_value", option=option, value=path.name, allowed=allowed)
    if path.suffix == PARQUET:
        need("pyarrow", "data")


@contextmanager
def recording(path: Path, *, views: bool = False) -> Iterator[Sink]:
    """What takes the records of rounds and puts them in a file; it is there when all are in it."""
    unfinished = path.with_name(f".{path.name}.unfinished")
    writer: Writer = (ParquetWriter if path.suffix == PARQUET else LinesWriter)(unfinished)

    def write(records: Sequence[GameRecord]) -> None:
        writer.write([with_views(record) for record in records] if views else records)

    try:
        yield write
    except BaseException:
        writer.close()
        unfinished.unlink()
        raise
    writer.close()
    unfinished.replace(path)


def read_games(path: Path) -> Iterator[GameRecord]:
    """The rounds of a file, in order; `BadTranscript` if it holds something else.

    Of Parquet a line is a row.
    """
    rows = _parquet_rows(path) if path.suffix == PARQUET else _lines(path)
    for number, row in enumerate(rows, start=1):
        try:
            if isinstance(row, bytes):
                yield msgspec.json.decode(row, type=GameRecord)
            else:
                yield msgspec.convert(row, GameRecord)
        except msgspec.MsgspecError:
            raise BadTranscript("damaged", line=number, why="unreadable") from None


def _lines(path: Path) -> Iterator[bytes]:
    with path.open("rb") as file:
        yield from file


def _parquet_rows(path: Path) -> Iterator[dict[str, Any]]:
    arrow = need("pyarrow", "data")
    parquet = need("pyarrow.parquet", "data")
    read = 0
    with path.open("rb") as file:
        try:
            for batch in parquet.ParquetFile(file).iter_batches(batch_size=GROUP):
                for row in batch.to_pylist():
                    options, seen = dict(row["options"]), row["decisions"] or ()
                    read += 1
                    yield row | {"options": options, "decisions": seen}
        except (arrow.ArrowException, OSError, KeyError, TypeError):
            raise BadTranscript("damaged", line=read + 1, why="unreadable") from None
