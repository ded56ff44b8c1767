"""The code on the pages works, and the commands that they show print what they say.

A session of Python (`>>>`) is run by pytest itself, as a doctest. Here the rest is tried: code that
stands alone, files that are shown, sessions of the terminal and single commands.
"""

import doctest
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import typer.main
from tests.cli.conftest import Command, facedown
from tests.docs.pages import ROOT, Block, blocks, name, pages
from tests.outside import EXAMPLE, install_bot, outsiders

from facedown.cli import app

__all__ = ["facedown"]  # the fixture

CODE = [(path, block) for path in pages() for block in blocks(path) if block.language == "python"]
SHOWN = [(path, block) for path in pages() for block in blocks(path) if block.title]
CONSOLES = sorted({path for path in pages() for b in blocks(path) if b.language == "console"})

# A command as it is shown, with or without a prompt, and what is said of it behind two spaces.
COMMAND = re.compile(r"^ *(?:\$ )?facedown ((?:(?!  ).)+)", re.MULTILINE)
COMMANDS = sorted(
    {
        (name(path), line)
        for path in pages()
        for block in blocks(path)
        if block.language in ("", "console", "sh")
        for line in COMMAND.findall(block.text)
    }
)


def is_session(block: Block) -> bool:
    return block.text.startswith(">>> ")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("path", "block"),
    [(path, block) for path, block in CODE if not is_session(block) and not block.title],
    ids=lambda value: name(value) if isinstance(value, Path) else "",
)
def test_code_that_stands_alone_runs(
    path: Path, block: Block, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(EXAMPLE)
    exec(compile(block.text, name(path), "exec"), {})


@pytest.mark.parametrize(
    ("path", "block"), SHOWN, ids=lambda value: value.title if isinstance(value, Block) else ""
)
def test_a_file_is_shown_as_it_is(path: Path, block: Block) -> None:
    assert block.text == (ROOT / block.title).read_text("utf-8")


@pytest.mark.slow
@pytest.mark.parametrize("path", CONSOLES, ids=name)
def test_a_session_of_the_terminal_goes_as_shown(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, facedown: Command
) -> None:
    monkeypatch.chdir(tmp_path)
    doctest.testfile(str(path), module_relative=False, raise_on_error=True)  # the files it writes
    with outsiders(tmp_path, monkeypatch):
        install_bot("tres-cartas.thrifty", "thrifty_bot:ThriftyBot")
        for block in blocks(path):
            if block.language == "console":
                check_session(block.text, facedown)


def check_session(text: str, facedown: Command) -> None:
    """Run each command, and compare what it prints; `…` stands for anything."""
    for part in text.removeprefix("$ ").split("\n$ "):
        line, _, shown = part.partition("\n")
        program, *arguments = shlex.split(line)
        assert program == "facedown"
        ran = facedown(*arguments)
        assert (ran.code, ran.err) == (0, "")
        wanted = ".*".join(re.escape(words) for words in shown.strip().split("…"))
        assert re.fullmatch(wanted, ran.out.strip(), re.DOTALL), f"{line}\n{ran.out}"


@pytest.mark.slow
def test_the_tutorial_of_learning_runs_line_by_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In the order of the page, in a folder that has its parts of a checkout."""
    path = ROOT / "docs/howto/from-a-deck-to-an-agent.md"
    for folder in ("benchmarks", "examples"):
        (tmp_path / folder).symlink_to(ROOT / folder)
    monkeypatch.chdir(tmp_path)
    names: dict[str, Any] = {}
    for block in blocks(path):
        if is_session(block):
            run_session(block.text, names)
        else:
            assert block.language == "sh"
            run_shell(block.text)
    assert {one.name for one in tmp_path.iterdir()} == {
        "benchmarks",
        "cloned.npz",
        "examples",
        "few",
        "games.jsonl",
        "more-games.jsonl",
    }


def run_session(text: str, names: dict[str, Any]) -> None:
    """Run a session of Python with the names of those before it."""
    test = doctest.DocTestParser().get_doctest(text, names, "session", None, None)
    runner = doctest.DebugRunner()
    runner.run(test, clear_globs=False)
    names.update(test.globs)


def run_shell(text: str) -> None:
    """Run lines of the shell with the programs of this Python; none of them may fail."""
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    environment = {"PYTHONPATH": "", **os.environ, "PATH": path}
    ran = subprocess.run(
        ["bash", "-euo", "pipefail", "-c", text],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr


@pytest.mark.parametrize(("page", "line"), COMMANDS, ids=[line for _, line in COMMANDS])
def test_a_command_that_is_shown_can_be_typed(page: str, line: str) -> None:
    command, *arguments = shlex.split(line)
    commands = typer.main.get_group(app).commands
    assert command in commands, page
    commands[command].make_context(command, arguments)
