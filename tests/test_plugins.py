"""Games from outside: what is taken in, and what is left out with one reason."""

from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from facedown import catalog
from facedown.bots import roster
from facedown.bots.roster import FROM_OUTSIDE
from facedown.catalog import GAMES, LEFT_OUT, PLUGINS
from facedown.core.dealer import Dealer
from facedown.testing.plugins import try_plugins

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


@pytest.fixture(autouse=True)
def catalog_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    (tmp_path / "strange_games.py").write_text(LAWLESS)
    (tmp_path / "broken_game.py").write_text("1 / 0")
    monkeypatch.syspath_prepend(EXAMPLE)
    monkeypatch.syspath_prepend(tmp_path)
    games, plugins, left_out = dict(GAMES), dict(PLUGINS), list(LEFT_OUT)
    bots, bots_left_out = dict(FROM_OUTSIDE), list(roster.LEFT_OUT)
    yield
    GAMES.clear()
    GAMES.update(games)
    PLUGINS.clear()
    PLUGINS.update(plugins)
    FROM_OUTSIDE.clear()
    FROM_OUTSIDE.update(bots)
    LEFT_OUT[:], roster.LEFT_OUT[:] = left_out, bots_left_out


def install(name: str, value: str) -> None:
    catalog.add_plugin(EntryPoint(name, value, catalog.GROUP))


def test_a_game_from_outside_is_in_the_catalog() -> None:
    install("keep-or-swap", "keep_or_swap:GAME")
    assert catalog.find_game("keep-or-swap").NAME == "Keep or swap"
    assert LEFT_OUT == []


@pytest.mark.parametrize(
    ("name", "value", "code"),
    [
        ("broken", "broken_game:GAME", "plugin_fails"),
        ("missing", "no_such_module:GAME", "plugin_fails"),
        ("no-game", "strange_games:no_game", "plugin_is_no_game"),
        ("of-tomorrow", "strange_games:of_tomorrow", "plugin_of_other_version"),
        ("unsaid", "strange_games:unsaid", "plugin_of_other_version"),
        ("another-name", "strange_games:lawless", "plugin_key"),
        ("cambio", "strange_games:namesake", "plugin_key"),
    ],
)
def test_what_cannot_be_used_is_left_out_with_a_reason(name: str, value: str, code: str) -> None:
    games = list(GAMES)
    install(name, value)
    assert list(GAMES) == games
    assert [(why.code, why.params["plugin"]) for why in LEFT_OUT] == [(code, name)]


def test_a_game_that_breaks_a_law_is_left_out_before_anybody_plays_it() -> None:
    install("keep-or-swap", "keep_or_swap:GAME")
    install("lawless", "strange_games:lawless")
    try_plugins(plays=2)
    assert list(PLUGINS) == ["keep-or-swap"]
    assert "lawless" not in GAMES
    assert [why.params["plugin"] for why in LEFT_OUT] == ["lawless"]


def test_a_bot_from_outside_plays_its_game() -> None:
    install("keep-or-swap", "keep_or_swap:GAME")
    name, value = "keep-or-swap.rule", "keep_or_swap.bot:CountingBot"
    roster.add_plugin(EntryPoint(name, value, roster.GROUP))
    game = catalog.find_game("keep-or-swap")
    assert list(roster.bots_for(game)) == ["rule", "random", "stubborn"]
    assert type(roster.make_bot("rule", game, Dealer(1))).__name__ == "CountingBot"


def test_a_bot_that_cannot_be_loaded_is_left_out_with_a_reason() -> None:
    roster.add_plugin(EntryPoint("cambio.odd", "broken_game:Bot", roster.GROUP))
    assert "odd" not in roster.bots_for(catalog.find_game("cambio"))
    assert [why.code for why in roster.LEFT_OUT] == ["plugin_fails"]
