"""Which language the terminal speaks: the one asked for, else the environment's, else English."""

import os
from collections.abc import Mapping
from contextvars import ContextVar
from typing import Final

import typer

from facedown.i18n.catalogue import FALLBACK, Messages, choose_language, languages, messages
from facedown.i18n.sentences import one_line

# The first of these that is set says it, as for any program that speaks several languages.
VARIABLES: Final = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")

_spoken: Final[ContextVar[str]] = ContextVar("language", default=FALLBACK)


def environment_language(environ: Mapping[str, str]) -> str:
    """The language that an environment asks for, if it is spoken here.

    >>> environment_language({"LANGUAGE": "de:it", "LANG": "pt_BR.UTF-8"})
    'it'
    >>> environment_language({"LC_ALL": "C", "LANG": "pt_BR.UTF-8"})
    'en'
    """
    asked = next((environ[name] for name in VARIABLES if environ.get(name)), "")
    return choose_language(asked.split(":")) or FALLBACK


def speak(asked: str | None) -> None:
    """Speak this language from now on, or without one that of the environment."""
    found = environment_language(os.environ) if asked is None else choose_language([asked])
    _spoken.set(found or FALLBACK)
    if asked is not None and found is None:
        known = ", ".join(f"{code} ({name})" for code, name in languages().items())
        complain(words().text("error-no_such_language", {"language": asked, "known": known}))


def spoken() -> str:
    return _spoken.get()


def words() -> Messages:
    """What is said where no game is played."""
    return messages(spoken())


def say(key: str, **params: str | int | float) -> str:
    return words().text(key, params)


def complain(what: str) -> None:
    """One line on the error output."""
    typer.echo(f"facedown: {one_line(what)}", err=True)
