"""Games from outside: what is taken in, and what is left out with one reason."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.outside import install, install_bot, outsiders

from facedown import catalog
from facedown.bots import roster
from facedown.bots.hints import hints
from facedown.bots.levels import LEVELS, LevelPlayer
from facedown.bots.search import SMALL
from facedown.catalog import GAMES, LEFT_OUT, PLUGINS
from facedown.core.dealer import Dealer
from facedown.core.moves import SWAPS
from facedown.core.player import Player
from facedown.core.playout import play_round
from facedown.i18n.catalogue import game_text, messages
from facedown.lessons.check import lesson_of
from facedown.lessons.play import play
from facedown.testing.plugins import try_plugins

LESSON = """\
names = ["Bo"]
deck = []

[[steps]]
id = "aim"
"""


@pytest.fixture(autouse=True)
def catalog_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    with outsiders(tmp_path, monkeypatch):
        yield


def test_a_game_from_outside_is_in_the_catalog() -> None:
    install("keep-or-swap", "keep_or_swap:GAME")
    game = catalog.find_game("keep-or-swap")
    assert messages("it", game).text("game.line") == "Una carta, un solo cambio: vince la più alta."
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
        ("with.a.dot", "apart_games.rules:with_a_dot", "plugin_key"),
        ("leaving", "leaving_game:GAME", "plugin_fails"),
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


def test_a_game_finds_its_words_beside_the_module_of_its_class(tmp_path: Path) -> None:
    words = "game = Apart\n    .line = { $seat-is ->\n[you] here\n*[other] there\n}\nmove-x = X\n"
    (tmp_path / "apart_games" / "locales" / "en.ftl").write_text(words)
    install("apart", "apart_games.rules:apart")
    try_plugins(plays=1)
    assert LEFT_OUT == []
    assert messages("it", GAMES["apart"]).text("game") == "Apart"
    assert game_text("it", GAMES["apart"]) == words


@pytest.mark.parametrize(
    "words", [b"game = Apart\nmove-x = { $no\n", b"game = Apart\n\xff\n"], ids=["syntax", "bytes"]
)
def test_a_game_whose_words_cannot_be_read_is_left_out(words: bytes, tmp_path: Path) -> None:
    (tmp_path / "apart_games" / "locales" / "en.ftl").write_bytes(words)
    install("apart", "apart_games.rules:apart")
    try_plugins(plays=1)
    assert "apart" not in GAMES
    [why] = LEFT_OUT
    assert why.code == "plugin_fails"
    assert "en.ftl" in str(why.params["why"]) or "utf-8" in str(why.params["why"])


def test_a_game_from_outside_has_its_lesson() -> None:
    install("keep-or-swap", "keep_or_swap:GAME")
    lesson = lesson_of(GAMES["keep-or-swap"])
    assert lesson is not None
    assert play(lesson, [None, SWAPS[0]]).over


@pytest.mark.parametrize(
    ("lesson", "why"),
    [
        (
            'names = ["Bo"]\ndeck = []\n\n[[steps]]\nid = "aim"\nmark = ["sky"]\n',
            "line=4, step=aim",
        ),
        ('names = ["Bo"]\ndeck = []\n\n[[steps]]\nid = "aim"\n', "no message lesson-aim"),
    ],
    ids=["wrong", "without words"],
)
def test_a_game_whose_lesson_cannot_be_taught_is_left_out(
    lesson: str, why: str, tmp_path: Path
) -> None:
    (tmp_path / "apart_games" / "lesson.toml").write_text(lesson)
    install("apart", "apart_games.rules:apart")
    try_plugins(plays=1)
    assert "apart" not in GAMES
    assert why in str(LEFT_OUT[0].params["why"])


def test_a_game_that_cannot_say_what_a_card_is_worth_is_left_out() -> None:
    install("worthless", "apart_games.rules:worthless")
    try_plugins(plays=1)
    assert "worthless" not in GAMES


@pytest.mark.parametrize(
    "name", ["nodot", "cambio.", "cambio.random", "cambio.sharp", "cambio.rosa"]
)
def test_a_bot_is_named_after_its_game_and_takes_no_name_of_ours(name: str) -> None:
    install_bot(name, "keep_or_swap.bot:CountingBot")
    assert [why.code for why in roster.LEFT_OUT] == ["plugin_key"]


def test_the_best_bot_is_known_before_any_has_been_made() -> None:
    roster.find_package.cache_clear()
    assert roster.best_bot(catalog.find_game("cambio")) == "rule"


def test_a_bot_from_outside_plays_its_game() -> None:
    install("keep-or-swap", "keep_or_swap:GAME")
    install_bot("keep-or-swap.rule", "keep_or_swap.bot:CountingBot")
    game = catalog.find_game("keep-or-swap")
    assert list(roster.bots_for(game)) == ["rule", "random", "stubborn"]
    assert type(roster.make_bot("rule", game, Dealer(1))).__name__ == "CountingBot"


def test_a_bot_that_cannot_be_loaded_is_left_out_with_a_reason() -> None:
    install_bot("cambio.odd", "broken_game:Bot")
    assert "odd" not in roster.bots_for(catalog.find_game("cambio"))
    assert [why.code for why in roster.LEFT_OUT] == ["plugin_fails"]


@pytest.mark.parametrize(
    ("bot", "best"),
    [("keep-or-swap.rule", "rule"), ("keep-or-swap.bold", "bold"), ("another.bold", "random")],
)
def test_every_level_plays_a_game_from_outside_by_its_own_bot(bot: str, best: str) -> None:
    install("keep-or-swap", "keep_or_swap:GAME")
    install_bot(bot, "keep_or_swap.bot:CountingBot")
    game = catalog.find_game("keep-or-swap")
    assert roster.best_bot(game) == best
    setup = game.setup(game.variant(), 3)
    for level in LEVELS.values():
        assert level.brain_for(game) == best
        players: list[Player[Any]] = [LevelPlayer(level, game, Dealer(seat)) for seat in range(3)]
        assert play_round(game, setup, players, Dealer("round")) == 3


def test_hints_are_given_in_a_game_from_outside() -> None:
    install("keep-or-swap", "keep_or_swap:GAME")
    game = catalog.find_game("keep-or-swap")
    table = game.table(game.setup(game.variant(), 2))
    game.start(table, Dealer("hint").deck(game.pack(table.setup.variant)))
    advised = hints(game, game.view(table, 0), game.legal_moves(table, 0), Dealer("hint"), SMALL)
    assert advised
    for one in advised:
        assert messages("en", game).find(f"hint-{one.reason}", dict(one.params)) is not None
