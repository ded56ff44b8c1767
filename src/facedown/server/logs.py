"""What the house writes about itself: structured lines without secrets.

Only what is listed as safe is ever passed: codes, counts, table codes, ids of people. Tokens,
cards, secrets and entropies are not, and a key of such a name is struck out all the same.
"""

import io
import logging
import sys
from contextlib import suppress
from typing import Any, Final, TextIO, cast

import structlog
from structlog.typing import EventDict, FilteringBoundLogger, WrappedLogger

from facedown.core.errors import FacedownError
from facedown.server.settings import Settings

_SECRET: Final = """
token authorization key secret entropy entropies deck cards card move events code_of_use body text
name
"""
SECRET: Final = frozenset(_SECRET.split())

LEVELS: Final = {
    "debug": logging.DEBUG,
    "info": logging.INFO,
    "warning": logging.WARNING,
    "error": logging.ERROR,
}


class ErrorOutput(io.TextIOBase):
    """Standard error as it is now; a line that cannot be written stops nothing."""

    def write(self, text: str) -> int:
        with suppress(OSError, ValueError):
            sys.stderr.write(text)
        return len(text)

    def flush(self) -> None:
        with suppress(OSError, ValueError):
            sys.stderr.flush()


def set_up(settings: Settings) -> None:
    """Write to standard error from now on, as lines for people or as JSON."""
    # What stands in variables is not written with an exception: it may be anything.
    renderers: list[structlog.typing.Processor] = (
        [structlog.processors.format_exc_info, structlog.processors.JSONRenderer()]
        if settings.log_json
        else [
            structlog.dev.ConsoleRenderer(
                colors=sys.stderr.isatty(), exception_formatter=structlog.dev.plain_traceback
            )
        ]
    )
    level = LEVELS[settings.log_level]
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            strike_secrets,
            *renderers,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.PrintLoggerFactory(cast(TextIO, ErrorOutput())),
        cache_logger_on_first_use=True,
    )
    # The libraries have little to say that is not said here, and some of it names what was sent.
    logging.getLogger("aiohttp").setLevel(logging.CRITICAL)
    logging.getLogger("asyncio").setLevel(logging.ERROR)


def log() -> FilteringBoundLogger:
    logger: FilteringBoundLogger = structlog.get_logger()
    return logger


def of_error(error: BaseException) -> dict[str, Any]:
    """What is written of an error; of one of ours its code alone: its parameters may name a table.

    >>> of_error(FacedownError("table_closed", table="QWERTY"))
    {'error': 'table_closed'}
    """
    if isinstance(error, FacedownError):
        return {"error": error.code}
    return {"error": repr(error), "exc_info": error}


def strike_secrets(_: WrappedLogger, __: str, line: EventDict) -> EventDict:
    """Strike out what must not be in a log, should somebody pass it.

    >>> strike_secrets(None, "info", {"event": "hello", "token": "abc", "table": "QWERTY"})
    {'event': 'hello', 'token': '…', 'table': 'QWERTY'}
    """
    for key in line.keys() & SECRET:
        line[key] = "…"
    return line
