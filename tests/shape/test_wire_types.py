"""The screen speaks what the house speaks."""

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from facedown.catalog import GAMES
from facedown.core.dealer import Dealer
from facedown.core.game import AID_OFF
from facedown.match.screen import screen

ROOT = Path(__file__).parents[2]
WIRE = ROOT / "web" / "src" / "wire.ts"


def test_the_screen_has_the_types_of_the_messages_as_they_are() -> None:
    command = [sys.executable, str(ROOT / "tools" / "wire-types"), "--check"]
    made = subprocess.run(command, check=False, capture_output=True, text=True)
    assert made.returncode == 0, made.stderr


@pytest.mark.parametrize("key", GAMES)
def test_a_glance_has_the_fields_the_screen_expects(key: str) -> None:
    game = GAMES[key]
    table = game.table(game.setup(game.variant(), game.OFFICIAL[0]))
    game.start(table, Dealer("wire").deck(table.pack))
    shown: dict[str, Any] = screen(game, table, 0, AID_OFF)
    text = WIRE.read_text("utf-8")
    body = text.partition("export interface Screen {\n")[2].partition("\n}")[0]
    assert [line.strip().partition(":")[0] for line in body.splitlines()] == list(shown)
