"""Running commands as a person would, without a new process."""

import io
from collections.abc import Callable
from dataclasses import dataclass

import pytest

from facedown.cli import run
from facedown.cli.language import speak


@dataclass(frozen=True)
class Ran:
    """What a command printed, and its exit code."""

    code: int
    out: str
    err: str


Command = Callable[..., Ran]


@pytest.fixture(autouse=True)
def english() -> None:
    """Whatever was spoken in the test before."""
    speak("en")


@pytest.fixture
def facedown(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Command:
    """Run the facedown command with some arguments and lines to read."""

    def command(*arguments: str, typed: str = "", language: str = "en") -> Ran:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        monkeypatch.setenv("LANGUAGE", language)
        code = run(arguments)
        out, err = capsys.readouterr()
        return Ran(code, out, err)

    return command
