"""The screen speaks what the house speaks."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_screen_has_the_types_of_the_messages_as_they_are() -> None:
    command = [sys.executable, str(ROOT / "tools" / "wire-types"), "--check"]
    made = subprocess.run(command, check=False, capture_output=True, text=True)
    assert made.returncode == 0, made.stderr
