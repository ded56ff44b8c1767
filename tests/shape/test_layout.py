"""The shape of the project, where the import contracts cannot see it."""

import re
import unicodedata
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "facedown"

GAMES = sorted(init.parent.name for init in PACKAGE.glob("games/*/__init__.py"))

# What is built or installed among the sources.
MADE = {"__pycache__", "node_modules", "static"}

# Names under which anything could be filed, and sooner or later everything is.
VAGUE = {"utils", "common", "helpers", "types", "models", "managers"}

WORD = re.compile(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+")


def key_of(game: str) -> str:
    return game.replace("_", "-")


def words(text: str) -> str:
    """The words of a text, however they are joined, cased or accented: " tres cartas "."""
    plain = unicodedata.normalize("NFKD", text).encode("ascii", "ignore").decode()
    return f" {' '.join(WORD.findall(plain)).lower()} "


def names(text: str, game: str) -> bool:
    return words(game) in words(text)


def files(*folders: Path) -> Iterator[Path]:
    """Every source file below the folders; what was built or installed there is not."""
    for folder in folders:
        for path in sorted(folder.rglob("*")):
            if path.is_file() and not MADE & set(path.parts) and path.suffix != ".so":
                yield path


def is_at_home(path: Path, game: str) -> bool:
    """Whether a file of the package may name the game."""
    match path.relative_to(PACKAGE).parts:
        case ("catalog.py",) | ("bots", *_):
            return True
        case ("games", folder, *_) | ("envs", "encoders", folder, *_):
            return Path(folder).stem == game
    return False


def test_there_is_a_game() -> None:
    assert GAMES


@pytest.mark.parametrize(
    "text",
    [
        "tres_cartas",
        "tres-cartas",
        "TRES_CARTAS",
        "TresCartasTable()",
        "Três Cartas",
        "tres_cartas2",
    ],
)
def test_a_game_is_recognised_in_any_spelling(text: str) -> None:
    assert names(f"from x import {text}\n", "tres_cartas")


@pytest.mark.parametrize("text", ["tres", "cartas", "tres_outras_cartas", "entres_cartas"])
def test_other_words_are_not_taken_for_a_game(text: str) -> None:
    assert not names(text, "tres_cartas")


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_named_only_at_home(game: str) -> None:
    strays = [
        str(path.relative_to(ROOT))
        for path in files(PACKAGE)
        if not is_at_home(path, game)
        and names(f"{path.relative_to(PACKAGE)} {path.read_text('utf-8', 'ignore')}", game)
    ]
    assert strays == []


@pytest.mark.parametrize("game", GAMES)
def test_a_game_has_a_page(game: str) -> None:
    assert (PACKAGE / "games" / game / "locales" / "en.md").is_file()


@pytest.mark.parametrize("game", GAMES)
def test_a_game_has_a_golden_transcript(game: str) -> None:
    assert list(files(ROOT / f"tests/golden/{key_of(game)}"))


@pytest.mark.parametrize("game", GAMES)
def test_a_game_has_a_perft_file(game: str) -> None:
    assert (ROOT / f"tests/perft/{key_of(game)}.perft").is_file()


def test_no_folder_or_module_has_a_vague_name() -> None:
    places = files(ROOT / "src", ROOT / "tests", ROOT / "benchmarks", ROOT / "web" / "src")
    vague = [
        str(place.relative_to(ROOT))
        for place in places
        if VAGUE & {Path(part).stem for part in place.relative_to(ROOT).parts}
    ]
    assert vague == []
