"""The catalogues: nothing missing, nothing unused, and every language says the same things."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from tests.i18n import needed
from tests.i18n.ftl import Patterns, all_patterns, chosen_by, patterns, printed, references, things

import facedown
from facedown.bots.levels import level_names
from facedown.catalog import GAMES
from facedown.core.cards import card
from facedown.core.game import Game
from facedown.core.placed_card import place
from facedown.core.records import Record
from facedown.i18n.catalogue import (
    FALLBACK,
    BadCatalogue,
    check_file,
    common_files,
    game_files,
    languages,
    messages,
)
from facedown.i18n.sentences import Tops, table_params
from facedown.i18n.voice import Voice

EXAMPLE = Path(__file__).parents[2] / "examples" / "keep-or-swap" / "src"

# What the browser says.
PAGES = ("screen.ftl", "admin.ftl")

# Areas whose texts are asked for by a code.
BY_CODE = ("error", "why", "untrue", "refusal", "hint")

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
every_language = pytest.mark.parametrize("language", languages())
others = pytest.mark.parametrize("language", [one for one in languages() if one != FALLBACK])


def example_game() -> Game[Any]:
    sys.path.insert(0, str(EXAMPLE))
    try:
        from keep_or_swap import GAME
    finally:
        sys.path.remove(str(EXAMPLE))
    return GAME


def own(language: str, game: Game[Any]) -> Patterns:
    return {
        key: value for file in game_files(language, game) for key, value in patterns(file).items()
    }


# -- files -----------------------------------------------------------------------------------------


@pytest.mark.slow
@every_language
def test_every_file_can_be_read(language: str) -> None:
    games = (*GAMES.values(), example_game())
    own_files = [file for game in games for file in game_files(language, game)]
    for file in (*common_files(language), *own_files):
        check_file(file)


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("one = One\ntwo = { $two\nthree = Three\n", 2),
        ("one = One\n\nThis is not a message.\n", 3),
        ("one =\n    { $one ->\n        [a] A\n    }\n", 1),
    ],
)
def test_an_error_in_a_file_names_file_and_line(tmp_path: Path, text: str, line: int) -> None:
    file = tmp_path / "en.ftl"
    file.write_text(text, "utf-8")
    with pytest.raises(BadCatalogue) as caught:
        check_file(file)
    assert caught.value.params == {"file": str(file), "line": line}


def test_a_folder_of_files_makes_a_language_known(tmp_path: Path) -> None:
    """Its name had to be written into the code, and into that of the screen."""
    package = Path(facedown.__file__).parent
    ignored = shutil.ignore_patterns("__pycache__", "static")
    shutil.copytree(package, tmp_path / "facedown", ignore=ignored)
    folder = tmp_path / "facedown" / "i18n" / "locales" / "pt-PT"
    folder.mkdir()
    (folder / "cards.ftl").write_text("language-name = Português europeu\n", "utf-8")
    (folder / "screen.ftl").write_text("app-close = Fechar já\n", "utf-8")
    script = """if True:
        from facedown.i18n.catalogue import choose_language, languages, messages
        print(languages()["pt-PT"], *map(choose_language, (["pt_PT.UTF-8"], ["pt"])), sep="; ")
        print(messages("pt-PT").text("app-close"), messages("pt-PT").text("app-back"), sep="; ")
    """
    environment = {**os.environ, "PYTHONPATH": str(tmp_path), "PYTHONIOENCODING": "utf-8"}
    command = [sys.executable, "-c", script]
    said = subprocess.run(command, env=environment, cwd=tmp_path, capture_output=True, check=True)
    assert said.stdout.decode("utf-8").splitlines() == [
        "Português europeu; pt-PT; pt-BR",
        "Fechar já; Back",
    ]


def test_large_numbers_are_written_as_they_are_where_they_are_counted() -> None:
    """1,000 in English and 1.000 in Italian: as the pages write a number of points."""
    texts = [path for end in ("ftl", "md") for path in needed.SOURCES.rglob(f"locales/**/*.{end}")]
    assert texts
    plain = re.compile(r"\b\d{4,}\b")
    assert [path.name for path in texts if plain.search(path.read_text("utf-8"))] == []


# -- words -----------------------------------------------------------------------------------------


def words_of(language: str, game: Game[Any]) -> str:
    """All that is said of a game in a language: its messages and its page of rules."""
    files = [Path(str(file)) for file in game_files(language, game)]
    pages = [file.with_suffix(".md") for file in files]
    return "\n".join(text.read_text("utf-8") for text in (*files, *pages))


def test_portuguese_players_ask_to_stop_and_no_stop_is_asked_for() -> None:
    """`foi pedida a parada`: nobody at a table says that."""
    assert re.findall(r".*\bparadas?\b.*", words_of("pt-BR", GAMES["tres-cartas"])) == []


@every_game
def test_a_round_is_never_called_a_hand(game: Game[Any]) -> None:
    """Pinnacola had both words for it on one screen; a hand is what somebody holds."""
    spoken = r"\b(?:the|a|per|this|another|each|hundredth|to|several) hands?\b"
    assert re.findall(rf".*{spoken}.*", words_of("en", game), re.IGNORECASE) == []


# Words for forgetting and remembering, and for reacting.
MEMORY = {"en": "forget|remember", "pt-BR": "esquec|lembra", "it": "dimentic|ricord"}
REACTING = {"en": "react", "pt-BR": "reag", "it": "reagi"}


@every_language
@every_game
def test_a_level_is_told_by_what_it_does_in_the_game(game: Game[Any], language: str) -> None:
    """Those of Pinnacola, where cards are held or lie open, were told by their memory."""
    told, common = messages(language, game), messages(language, None)
    about = [told.text(f"level-{level}.about").lower() for level in level_names()]
    assert len(set(about)) == len(about)
    assert [told.text(f"level-{level}") for level in level_names()] == [
        common.text(f"level-{level}") for level in level_names()
    ]
    if not game.REACTIONS:
        assert not any(re.search(REACTING[language], one) for one in about)
    if game.KEY == "pinnacola":
        # What somebody has taken from the pozzo is all there is to forget.
        assert not any(re.search(MEMORY[language], one) for one in about[1:])


@every_language
@every_game
def test_points_of_cards_are_not_called_cards(game: Game[Any], language: str) -> None:
    """A column of points was headed by the word for cards."""
    told = messages(language, game)
    cards = told.text("table-cards_short")
    assert told.text("end-total") != cards
    score = told.text("terminal-score", {"name": "Ana", "total": 7, "points": "", "standing": 9})
    assert f": {cards.lower()} 7" not in score


# -- nothing missing -------------------------------------------------------------------------------


def missing(wanted: set[str], known: Patterns) -> list[str]:
    return sorted(wanted - set(known))


@every_game
def test_everything_a_game_can_say_is_written(game: Game[Any]) -> None:
    assert missing(needed.of_game(game), all_patterns(FALLBACK, game)) == []


def test_everything_the_example_can_say_is_written() -> None:
    game = example_game()
    assert missing(needed.of_game(game), all_patterns(FALLBACK, game)) == []


@pytest.mark.slow
def test_everything_said_at_any_table_is_written() -> None:
    assert missing(needed.of_every_table(), all_patterns(FALLBACK)) == []


def test_every_reason_of_a_hint_is_written() -> None:
    known = dict(all_patterns(FALLBACK))
    for game in GAMES.values():
        known |= own(FALLBACK, game)
    assert missing(needed.of_hints(), known) == []


def test_everything_the_pages_ask_for_is_written() -> None:
    known = set(all_patterns(FALLBACK))
    for game in GAMES.values():
        known |= set(own(FALLBACK, game))
    assert sorted(needed.asked_on_screen() - known) == []


def test_what_is_missing_is_found() -> None:
    game = next(iter(GAMES.values()))
    known = dict(all_patterns(FALLBACK, game))
    del known["event-drew"], known["move-draw.about"]
    assert missing(needed.of_game(game), known) == ["event-drew", "move-draw.about"]


@pytest.mark.slow
@others
def test_every_language_has_what_english_has_and_nothing_else(language: str) -> None:
    english = {file.name: patterns(file) for file in common_files(FALLBACK)}
    there = {file.name: patterns(file) for file in common_files(language)}
    assert {name: set(found) for name, found in there.items()} == {
        name: set(found) for name, found in english.items()
    }
    for game in GAMES.values():
        assert set(own(language, game)) == set(own(FALLBACK, game)), game.KEY


# -- parameters ------------------------------------------------------------------------------------


def disagreeing(there: Patterns, english: Patterns) -> list[str]:
    """Texts that print other parameters than the English ones do."""
    shared = sorted(set(there) & set(english))
    return [key for key in shared if things(key, there) != things(key, english)]


@pytest.mark.slow
@others
def test_every_language_prints_the_same_parameters(language: str) -> None:
    for game in (None, *GAMES.values()):
        assert disagreeing(all_patterns(language, game), all_patterns(FALLBACK, game)) == []


def test_parameters_that_disagree_are_found(tmp_path: Path) -> None:
    texts = {"en": "one = { $name } draws { part }.\npart = { $card }\n", "it": "one = { $seat }\n"}
    for language, text in texts.items():
        (tmp_path / language).write_text(text, "utf-8")
    english, italian = (patterns(tmp_path / language) for language in texts)
    assert disagreeing(italian, english) == ["one"]


SAMPLES: dict[str, object] = {
    "seat": 1,
    "place": place(1, 2),
    "slot": 2,
    "index": 0,
    "number": 3,
    "rank": 7,
    "card": card("7h"),
    "cards": (card("7h"), card("8h")),
    "deck": (card("7h"),),
    "numbers": (1, 2),
    "order": (1, 0),
    "code": "called",
    "flag": True,
}


def sample(kind: type[Record]) -> Record:
    values = [SAMPLES[field.name.removeprefix("secret ")] for _, field in kind.FIELDS]
    return kind(*values)


@every_language
@every_game
def test_a_record_gives_all_that_its_texts_speak_of(game: Game[Any], language: str) -> None:
    voice = Voice(game, ("Ana", "Bo", "Caio"), 0, language)
    known = all_patterns(language, game)
    at_table = set(table_params(Tops(), voice))
    for kind in (*game.MOVES, *game.EVENTS):
        area = "move" if kind in game.MOVES else "event"
        given = set(voice.params(sample(kind)))
        for key in known:
            if key.partition(".")[0] == f"{area}-{kind.WORD}":
                of_kind = given if area == "event" or key.endswith(".choice") else set()
                asked = printed(key, known) | chosen_by(key, known)
                allowed = of_kind | (at_table if area == "move" else set())
                assert asked <= allowed, f"{game.KEY} {language} {key}"


# -- nothing unused --------------------------------------------------------------------------------


def is_used(key: str, said: set[str]) -> bool:
    """Whether a text outside of the pages of the browser is asked for by something."""
    name, _, attribute = key.partition(".")
    area, _, code = name.partition("-")
    is_code = area in BY_CODE and not attribute
    # What a move does may be said in a few words below its label.
    if area == "move" and attribute in ("what", "does", "pick"):
        return name in said
    return key in said or (is_code and code in needed.literals() | needed.screen_literals())


def unused(found: Patterns, said: set[str]) -> list[str]:
    referred = {name for pattern in found.values() for name in references(pattern)}
    return [key for key in found if key not in referred and not is_used(key, said)]


def said_anywhere() -> set[str]:
    said = needed.of_every_table() | needed.of_hints() | set(needed.literals())
    said |= {f"house-{code}" for code in needed.made_on_screen()}
    for game in GAMES.values():
        said |= needed.of_game(game)
    return said


@pytest.mark.slow
def test_no_common_text_is_unused() -> None:
    said = said_anywhere()
    files = [file for file in common_files(FALLBACK) if file.name not in PAGES]
    assert [key for file in files for key in unused(patterns(file), said)] == []


@every_game
def test_no_text_of_a_game_is_unused(game: Game[Any]) -> None:
    said = needed.of_game(game) | needed.of_hints() | set(needed.literals())
    screen = needed.on_screen()
    found = unused(own(FALLBACK, game), said)
    assert [key for key in found if not screen.fullmatch(key)] == []


def test_no_text_of_the_pages_is_unused() -> None:
    found = [patterns(file) for file in common_files(FALLBACK) if file.name in PAGES]
    screen, said = needed.on_screen(), set(needed.literals())
    keys = [key for one in found for key in one]
    assert len(found) == len(PAGES)
    assert [key for key in keys if key not in said and not screen.fullmatch(key)] == []


def test_what_is_unused_is_found(tmp_path: Path) -> None:
    file = tmp_path / "en.ftl"
    file.write_text("event-juggled = { part }\npart = Juggled\nterminal-nothing = Nothing\n")
    assert unused(patterns(file), {"event-drew"}) == ["event-juggled", "terminal-nothing"]
    assert unused(patterns(file), {"event-juggled", "terminal-nothing"}) == []


# -- what is said in English only ------------------------------------------------------------------


@every_game
def test_a_game_has_one_name(game: Game[Any]) -> None:
    assert messages(FALLBACK, game).text("game") == game.NAME
