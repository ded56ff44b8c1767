"""The shape of the project, where the import contracts cannot see it."""

import re
import unicodedata
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "facedown"
SCREEN = ROOT / "web" / "src"

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


def tells_of(text: str, game: str) -> bool:
    """Whether words for people name a game: in capitals, for `vinto` is also Italian for won."""
    title = " ".join(word.capitalize() for word in game.split("_"))
    plain = unicodedata.normalize("NFKD", text).encode("ascii", "ignore").decode()
    return f" {title} " in f" {' '.join(WORD.findall(plain))} "


def files(*folders: Path) -> Iterator[Path]:
    """Every source file below the folders; what was built or installed there is not."""
    for folder in folders:
        for path in sorted(folder.rglob("*")):
            if path.is_file() and not MADE & set(path.parts) and path.suffix != ".so":
                yield path


def is_at_home(path: Path, game: str) -> bool:
    """Whether a file of the package, or of the screen, may name the game."""
    if path.is_relative_to(SCREEN):
        own = path.relative_to(SCREEN).parts[:2]
        return own == ("games", key_of(game)) or path.name.endswith(".test.ts")
    if not path.is_relative_to(PACKAGE):
        return False
    match path.relative_to(PACKAGE).parts:
        case ("catalog.py",) | ("bots", *_):
            return True
        case ("games", folder, *_) | ("envs", "encoders", folder, *_):
            return Path(folder).stem == game
    return False


def strays(game: str, folder: Path) -> list[str]:
    """The files of a folder that name the game away from home."""
    found = []
    for path in files(folder):
        text = f"{path.relative_to(folder)} {path.read_text('utf-8', 'ignore')}"
        is_named = tells_of(text, game) if path.suffix == ".ftl" else names(text, game)
        if is_named and not is_at_home(path, game):
            found.append(str(path.relative_to(folder)))
    return found


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
    assert strays(game, PACKAGE) == []


@pytest.mark.parametrize("game", GAMES)
def test_the_screen_names_a_game_only_in_its_own_folder(game: str) -> None:
    assert strays(game, SCREEN) == []


@pytest.mark.parametrize(
    ("file", "text"),
    [
        ("pages/Table.svelte", '{#if info.game === "tres-cartas"}'),
        ("games/other/Stage.svelte", "// like Três Cartas"),
        ("words.ftl", "home-lead = Play Três Cartas."),
        ("tres_cartas.ts", ""),
    ],
)
def test_a_game_that_is_named_elsewhere_would_be_found(
    tmp_path: Path, file: str, text: str
) -> None:
    planted = tmp_path / file
    planted.parent.mkdir(parents=True, exist_ok=True)
    planted.write_text(text, "utf-8")
    assert strays("tres_cartas", tmp_path) == [file]


def test_an_italian_word_is_not_taken_for_a_game() -> None:
    assert not tells_of("end-you_won = Hai vinto!", "vinto")
    assert tells_of("move-call = Chiama Vinto", "vinto")


@pytest.mark.parametrize("game", GAMES)
def test_a_game_has_a_page(game: str) -> None:
    assert (ROOT / f"docs/games/{key_of(game)}.md").is_file()


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
