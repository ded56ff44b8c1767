"""The finished games of a house in one file, to be read by anybody and taken in by another house.

It is a zip with each transcript as a file of its own (`games/….txt`), as `facedown replay` and
`facedown verify` read them, and what is known of each beside it as a line of `games.jsonl`.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from math import inf
from pathlib import Path
from typing import Final
from zipfile import ZIP_DEFLATED, BadZipFile, ZipFile, is_zipfile

import msgspec

from facedown.catalog import find_game
from facedown.core.errors import BadTranscript, FacedownError
from facedown.core.outcome import Standings
from facedown.match.match import Match
from facedown.match.transcript import Transcript
from facedown.match.verify import verify
from facedown.server.store import queries
from facedown.server.store.backup import check_free, private_file, reading
from facedown.server.store.errors import BadBackup
from facedown.server.store.folder import why
from facedown.server.store.sqlite import SqliteStore
from facedown.server.store.values import Record, RecordCard, RecordSeat, record_id
from facedown.transcripts import read_transcript

LIST: Final = "games.jsonl"

# No match is as long as this.
MAX_BYTES: Final = 32_000_000


@dataclass(frozen=True)
class Imported:
    """How many games were new, and how many were here."""

    new: int
    known: int


def export_games(folder: Path, file: Path, *, force: bool = False) -> int:
    """Write all finished games to a file; how many there are. The house may be running."""
    check_free(file, force=force)
    cards: list[bytes] = []
    with reading(folder) as database, private_file(file) as target, ZipFile(target, "w") as archive:
        for record in queries.all_records(database):
            archive.writestr(_name(record.id), record.text, ZIP_DEFLATED)
            cards.append(msgspec.json.encode(_card(record)))
        archive.writestr(LIST, b"".join(card + b"\n" for card in cards), ZIP_DEFLATED)
    return len(cards)


async def import_games(folder: Path, file: Path) -> Imported:
    """Take in the games of an exported file, or one transcript.

    All of them are verified first; if one is damaged or untrue none is taken in. Somebody whom
    this house has forgotten is not brought back by name.
    """
    for _ in read_games(file):
        pass
    store = await SqliteStore.open(folder)
    new = known = 0
    try:
        for record in read_games(file):
            if await store.add_record(record):
                new += 1
            else:
                known += 1
    finally:
        await store.close()
    return Imported(new, known)


def read_games(file: Path) -> Iterator[Record]:
    """The games in a file, each verified; `BadTranscript` says which is not true."""
    try:
        if not is_zipfile(file):
            yield _checked(_text(file.read_bytes(), file.name), None, file.stat().st_mtime)
            return
        with ZipFile(file) as archive:
            for line in archive.read(LIST).splitlines():
                card = msgspec.json.decode(line, type=RecordCard)
                name = _name(card.id)
                if archive.getinfo(name).file_size > MAX_BYTES:
                    raise BadBackup("too_long", file=name)
                yield _checked(_text(archive.read(name), name), card, card.ended)
    except FileNotFoundError:
        raise BadBackup("no_such_file", file=str(file)) from None
    except (BadZipFile, KeyError, msgspec.MsgspecError, EOFError):
        raise BadBackup("not_an_export", file=str(file)) from None
    except OSError as error:
        raise BadBackup("not_readable", file=str(file), why=why(error)) from None


def _checked(text: str, card: RecordCard | None, ended: float) -> Record:
    """The record of a true transcript; what it says of itself is not taken from the card."""
    id_ = record_id(text)
    try:
        _, transcript = read_transcript(text)
        standings = _standings(transcript)
    except FacedownError as error:
        raise BadTranscript("bad_game", id=id_, why=error.code, **_where(error)) from error
    if card is not None and (card.id != id_ or len(card.seats) != len(transcript.players)):
        raise BadTranscript("bad_game", id=card.id, why="other_id")
    seats = card.seats if card else [RecordSeat(name=name) for name in transcript.players]
    named = zip(seats, transcript.players, strict=True)
    return Record(
        id=id_,
        table=card.table if card else "",
        game=transcript.game,
        version=transcript.version,
        preset=card.preset if card else "",
        options=transcript.options,
        started=card.started if card else ended - _length(transcript),
        ended=ended,
        rounds=len(transcript.rounds),
        seats=tuple(msgspec.structs.replace(seat, name=name) for seat, name in named),
        scores=standings.scores,
        places=standings.places,
        winners=standings.winners,
        text=text,
        sides=_sides(transcript),
    )


def _sides(transcript: Transcript) -> tuple[int, ...]:
    game = find_game(transcript.game)
    return game.sides(game.variant(transcript.options), len(transcript.players))


def _standings(transcript: Transcript) -> Standings:
    """How a match ended; `BadTranscript` if it is not true."""
    game = find_game(transcript.game)
    try:
        verify(game, transcript)
    except (AssertionError, AttributeError, LookupError, TypeError, ValueError):
        # Events of older rules are applied as they stand, and need not fit the table at all.
        raise BadTranscript("unreal") from None
    match = Match(game, game.variant(transcript.options), len(transcript.players))
    for record in transcript.rounds:
        if record.outcome is not None:
            match.add(record.setup, record.outcome)
    # Nothing is played any more, however much time the match would have had.
    return match.standings(inf)


def _length(transcript: Transcript) -> float:
    """The seconds that a match took, as far as its moves have times."""
    return max((entry.at for played in transcript.rounds for entry in played.entries), default=0.0)


def _where(error: FacedownError) -> dict[str, str | int]:
    return {name: error.params[name] for name in ("line", "round") if name in error.params}


def _text(data: bytes, name: str) -> str:
    try:
        return data.decode()
    except UnicodeDecodeError:
        raise BadBackup("not_text", file=name) from None


def _card(record: Record) -> RecordCard:
    fields = {name: getattr(record, name) for name in RecordCard.__struct_fields__}
    return RecordCard(**fields)


def _name(id_: str) -> str:
    return f"games/{id_}.txt"
