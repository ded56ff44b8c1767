"""Games and bots from outside, good and bad, as if they were installed."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from facedown import catalog
from facedown.bots import roster
from facedown.bots.roster import FROM_OUTSIDE
from facedown.catalog import GAMES, LEFT_OUT, PLUGINS

EXAMPLE = Path(__file__).parents[1] / "examples" / "keep-or-swap" / "src"

LAWLESS = '''
from keep_or_swap import KeepOrSwap

class Lawless(KeepOrSwap):
    API = 1
    KEY = "lawless"

    def apply(self, table, event):
        """The stock's top card turns up of itself."""
        super().apply(table, event)
        if event.WORD == "turn":
            table.stock.pop()

class OfTomorrow(KeepOrSwap):
    API = 2
    KEY = "of-tomorrow"

class Unsaid(KeepOrSwap):
    KEY = "unsaid"

class Namesake(KeepOrSwap):
    API = 1
    KEY = "cambio"

lawless, of_tomorrow, unsaid, namesake = Lawless(), OfTomorrow(), Unsaid(), Namesake()
no_game = 7
'''

# A game whose class is not in its package's __init__, as many are written.
APART = """
from keep_or_swap import KeepOrSwap

class Apart(KeepOrSwap):
    API = 1
    KEY = "apart"
    card_points = 1

    def worth(self, variant, card):
        return self.card_points

class Worthless(Apart):
    API = 1
    KEY = "worthless"
    card_points = "much"

class WithADot(Apart):
    API = 1
    KEY = "with.a.dot"

apart, worthless, with_a_dot = Apart(), Worthless(), WithADot()
"""


@contextmanager
def outsiders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The example and some strange games can be installed; afterwards all is as it was."""
    (tmp_path / "strange_games.py").write_text(LAWLESS)
    (tmp_path / "broken_game.py").write_text("1 / 0")
    (tmp_path / "leaving_game.py").write_text("raise SystemExit(3)")
    package = tmp_path / "apart_games"
    (package / "locales").mkdir(parents=True)
    (package / "__init__.py").write_text("")
    (package / "rules.py").write_text(APART)
    monkeypatch.syspath_prepend(EXAMPLE)
    monkeypatch.syspath_prepend(tmp_path)
    games, plugins, left_out = dict(GAMES), dict(PLUGINS), list(LEFT_OUT)
    bots, bots_left_out = dict(FROM_OUTSIDE), list(roster.LEFT_OUT)
    for name in [name for name in sys.modules if name.startswith("apart_games")]:
        del sys.modules[name]  # each test has files of its own
    yield
    GAMES.clear()
    GAMES.update(games)
    PLUGINS.clear()
    PLUGINS.update(plugins)
    FROM_OUTSIDE.clear()
    FROM_OUTSIDE.update(bots)
    LEFT_OUT[:], roster.LEFT_OUT[:] = left_out, bots_left_out


def install(name: str, value: str) -> None:
    """Install a game."""
    catalog.add_plugin(EntryPoint(name, value, catalog.GROUP))


def install_bot(name: str, value: str) -> None:
    roster.add_plugin(EntryPoint(name, value, roster.GROUP))
