"""Terminal and screen say the same sentence, from the same file.

Whether the screen says these sentences is tried in web/src/i18n/sentences.test.ts.
"""

import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[2]


def test_the_sentences_that_the_screen_is_held_to_are_said_here() -> None:
    command = [sys.executable, str(ROOT / "tools" / "sentences"), "--check"]
    made = subprocess.run(command, check=False, capture_output=True, text=True)
    assert made.returncode == 0, made.stderr
