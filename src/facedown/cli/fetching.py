"""Transcripts fetched from a house."""

import re
import time
import urllib.request
from http.client import HTTPException
from typing import Final, Protocol
from urllib.error import HTTPError, URLError

from facedown.core.errors import BadTranscript

MAX_BYTES: Final = 32 * 1024 * 1024
SECONDS: Final = 30.0  # for all of it
PIECE: Final = 64 * 1024
# A link to a replay, or to what a house says of a match.
RECORD: Final = re.compile(
    r"^(https?://[^?#]*?)/(?:replay|api/records)/([0-9a-f]+)(?:[?#].*)?$", re.IGNORECASE
)


class Answer(Protocol):
    """What comes from the web, piece by piece."""

    def read1(self, most: int, /) -> bytes: ...


def is_url(text: str) -> bool:
    """Whether this names a record of a house and not a file.

    >>> is_url("https://cards.example/records/1"), is_url("match.txt")
    (True, False)
    """
    return text.lower().startswith(("http://", "https://"))


def text_address(url: str) -> str:
    """Where a house has the transcript of the match that a link to its replay shows.

    >>> text_address("https://cards.example/replay/0123456789abcdef0123456789abcdef?seat=1")
    'https://cards.example/api/records/0123456789abcdef0123456789abcdef/text'
    """
    return RECORD.sub(r"\1/api/records/\2/text", url)


def fetch(url: str, *, most: int = MAX_BYTES, seconds: float = SECONDS) -> str:
    """The text at an address, if it comes in time and is not too long."""
    try:
        wanted = urllib.request.Request(url, headers={"Accept": "text/plain"})
        with web_opener(urllib.request.HTTPRedirectHandler).open(wanted, timeout=seconds) as answer:
            data = _read(answer, url, most, time.monotonic() + seconds)
    except HTTPError as error:
        raise _not_fetched(url, f"HTTP {error.code}") from None
    except URLError as error:
        raise _not_fetched(url, _why(error.reason)) from None
    except (HTTPException, OSError, ValueError) as error:
        raise _not_fetched(url, _why(error)) from None
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError:
        raise BadTranscript("not_text_there", url=url) from None


def web_opener(*more: type[urllib.request.BaseHandler]) -> urllib.request.OpenerDirector:
    """Opens the web and nothing else; an answer sends it elsewhere only with a handler for that."""
    opener = urllib.request.OpenerDirector()
    for handler in (
        urllib.request.ProxyHandler,
        urllib.request.HTTPHandler,
        urllib.request.HTTPSHandler,
        urllib.request.HTTPDefaultErrorHandler,
        urllib.request.HTTPErrorProcessor,
        urllib.request.UnknownHandler,
        *more,
    ):
        opener.add_handler(handler())
    return opener


def _read(answer: Answer, url: str, most: int, until: float) -> bytes:
    """All of it; a house that sends drop by drop is not waited for longer than any other."""
    pieces: list[bytes] = []
    size = 0
    while piece := answer.read1(PIECE):
        size += len(piece)
        if size > most:
            raise BadTranscript("too_long_there", url=url, most=most)
        if time.monotonic() > until:
            raise TimeoutError
        pieces.append(piece)
    return b"".join(pieces)


def _not_fetched(url: str, why: str) -> BadTranscript:
    return BadTranscript("not_fetched", url=url, why=why)


def _why(error: object) -> str:
    if isinstance(error, TimeoutError):
        return "too_slow"
    if isinstance(error, OSError) and error.strerror:
        return error.strerror.lower()
    return str(error).lower() or "failed"
