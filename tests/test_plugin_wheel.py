"""A game written in one folder, by a stranger, installed with pip, is played like any other."""

import fcntl
import json
import os
import pty
import re
import select
import struct
import subprocess
import termios
import time
from pathlib import Path

import pytest

pytestmark = pytest.mark.slow

GAME = "keep-or-swap"
ENVIRON = os.environ | {"LANGUAGE": "en", "TERM": "xterm-256color"}
# What moves the cursor or colours the text.
ESCAPE = re.compile(
    r"\x1b(?:\[[0-?]*[ -/]*[@-~]|\][^\x07\x1b]*(?:\x07|\x1b\\\\)|[PX^_][^\x1b]*\x1b\\\\|.)"
)
PATIENCE = 60.0


@pytest.fixture
def facedown(plugin_python: Path) -> Path:
    """The command, where the wheels of Facedown and of the example are installed."""
    return plugin_python.parent / "facedown"


def run(facedown: Path, *arguments: str) -> str:
    command = [str(facedown), *arguments]
    ran = subprocess.run(command, env=ENVIRON, capture_output=True, text=True, check=True)
    assert ran.stderr == ""
    return ran.stdout


class Terminal:
    """A program on a terminal, played by keys."""

    def __init__(self, *command: str | Path) -> None:
        self.ours, theirs = pty.openpty()
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 40, 120, 0, 0))
        self.program = subprocess.Popen(
            command, stdin=theirs, stdout=theirs, stderr=theirs, env=ENVIRON, start_new_session=True
        )
        os.close(theirs)
        self.seen = ""

    def wait_for(self, text: str) -> None:
        """Read until the screen has shown a text since the last key."""
        until = time.monotonic() + PATIENCE
        while text not in ESCAPE.sub("", self.seen):
            ready, _, _ = select.select([self.ours], [], [], max(until - time.monotonic(), 0))
            assert ready, f"{text!r} is not shown: {ESCAPE.sub('', self.seen)[-2000:]!r}"
            self.seen += os.read(self.ours, 65536).decode("utf-8", "replace")

    def press(self, key: str) -> None:
        self.seen = ""
        os.write(self.ours, key.encode())

    def close(self) -> None:
        self.program.kill()
        self.program.wait()
        os.close(self.ours)


def test_a_whole_match_is_played_on_a_terminal(facedown: Path) -> None:
    terminal = Terminal(facedown, "play", GAME, "--players", "3", "--seed", "keys")
    try:
        terminal.wait_for("Keep your card, or swap it.")
        terminal.press("s")
        terminal.wait_for("Space leaves.")
        terminal.press(" ")
        terminal.wait_for("The seed was keys.")
        assert terminal.program.wait(PATIENCE) == 0
    finally:
        terminal.close()


def test_it_is_listed_with_its_own_bot(facedown: Path) -> None:
    (game,) = json.loads(run(facedown, "games", GAME, "--json"))["games"]
    assert (game["name"], game["bots"][0]) == ("Keep or swap", "rule")


def test_its_bot_plays_it_better_than_chance(facedown: Path) -> None:
    asked = ("simulate", GAME, "--rounds", "400", "--bots", "rule,random", "--seed", "s", "--json")
    shares = {one["bot"]: one["win_share"] for one in json.loads(run(facedown, *asked))["by_bot"]}
    assert shares["rule"] > shares["random"]


def test_its_moves_are_counted(facedown: Path) -> None:
    assert run(facedown, "perft", GAME, "--players", "3", "--depth", "3") == "8\n"


def test_its_rules_are_shown_in_its_languages(facedown: Path) -> None:
    assert run(facedown, "rules", GAME).startswith("# Keep or swap\n")
    assert run(facedown, "rules", GAME, "--language", "it").startswith("# Tieni o cambia\n")
