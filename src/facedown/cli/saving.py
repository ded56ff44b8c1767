"""Files read and written whole."""

import os
import tempfile
from pathlib import Path

from facedown.core.errors import BadTranscript, FacedownError


class NotSaved(FacedownError):
    """A file that cannot be written."""


def write_whole(path: Path, text: str) -> None:
    """Write a file in one piece: whoever looks sees the old text or the new, never half of it."""
    try:
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.", text=False)
    except OSError as error:
        raise _not_saved(path, error) from None
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(text.encode())
            file.flush()
            os.fsync(file.fileno())
        os.chmod(name, _usual_mode(path))
        os.replace(name, path)
    except OSError as error:
        Path(name).unlink(missing_ok=True)
        raise _not_saved(path, error) from None


def check_writable(path: Path) -> None:
    """Refuse a file that could not be written, before anything is played for it."""
    if path.is_dir():
        raise NotSaved("not_writable", file=str(path), why="is_folder")
    if path.exists():
        raise NotSaved("not_writable", file=str(path), why="exists")
    if not path.parent.is_dir():
        raise NotSaved("not_writable", file=str(path), why="no_such_folder")
    if not os.access(path.parent, os.W_OK):
        raise NotSaved("not_writable", file=str(path), why="closed_folder")


def read_whole(path: Path) -> str:
    """The text of a file that should be a transcript."""
    try:
        return path.read_text("utf-8")
    except FileNotFoundError:
        raise BadTranscript("no_such_file", file=str(path)) from None
    except UnicodeDecodeError:
        raise BadTranscript("not_text", file=str(path)) from None
    except OSError as error:
        raise BadTranscript("not_readable", file=str(path), why=_why(error)) from None


def _usual_mode(path: Path) -> int:
    """As the file has it already, or as new files have it here."""
    try:
        return path.stat().st_mode & 0o777
    except FileNotFoundError:
        umask = os.umask(0)
        os.umask(umask)
        return 0o666 & ~umask


def _not_saved(path: Path, error: OSError) -> NotSaved:
    return NotSaved("not_writable", file=str(path), why=_why(error))


def _why(error: OSError) -> str:
    return (error.strerror or "failed").lower()
