"""Which games have rounds so long that a test of all their moves is a slow one."""

from typing import Final

import pytest

from facedown.catalog import GAMES

LONG: Final = {"pinnacola"}

MARKS: Final = {key: [pytest.mark.slow] if key in LONG else [] for key in GAMES}
KEYS: Final = [pytest.param(key, marks=marks, id=key) for key, marks in MARKS.items()]
