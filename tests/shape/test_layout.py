"""The shape of the project, where the import contracts cannot see it."""

import re
import unicodedata
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "facedown"

GAMES = sorted(init.parent.name for init in PACKAGE.glob("games/*/__init__.py"))

# Where a game is named only at home.
FOLDERS = ("src/facedown", "benchmarks", "tools", "web/src")

# Where a room of the package is tried, if not in the folder of its name.
TRIED_IN = {"testing": "every_game"}

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
    """Whether a file, by its path from the root, may name the game."""
    match path.parts:
        case ("src", "facedown", "catalog.py"):
            return True
        case ("src", "facedown", "games" | "bots", own, *_):
            return own == game
        case ("web", "src", "games", own, *_):
            return own == key_of(game)
        case ("web", "src", *_, own):
            return own.endswith(".test.ts")
        case (
            ("benchmarks" | "tools", *_, own)
            | ("src", "facedown", "exact", *_, own)
            | ("src", "facedown", "lab", "encoders", own)
        ):
            return names(Path(own).stem, game)
    return False


def is_record(path: Path) -> bool:
    """Whether a run has written the file: figures of all games, each under its key."""
    return path.parts[0] == "benchmarks" and path.suffix == ".json" and "games" not in path.parts


def strays(root: Path, game: str) -> list[str]:
    """The files below a root that name the game and may not."""
    found = []
    for path in files(*(root / folder for folder in FOLDERS)):
        short = path.relative_to(root)
        text = f"{short} {path.read_text('utf-8', 'ignore')}"
        is_named = tells_of(text, game) if path.suffix == ".ftl" else names(text, game)
        if not is_at_home(short, game) and not is_record(short) and is_named:
            found.append(str(short))
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
    assert strays(ROOT, game) == []


@pytest.mark.parametrize(
    "path",
    [
        "src/facedown/core/game.py",
        "src/facedown/bots/roster.py",
        "src/facedown/games/other/rules.py",
        "src/facedown/i18n/locales/en/play.ftl",
        "benchmarks/bars.py",
        "benchmarks/house/kill.py",
        "benchmarks/games/other.json",
        "tools/pictures",
        "web/src/pages/Table.svelte",
        "web/src/games/other/Stage.svelte",
        "web/src/tres_cartas.ts",
    ],
)
def test_a_game_that_is_named_elsewhere_is_found(path: str, tmp_path: Path) -> None:
    plant(tmp_path / path, "TABLES = {'tres-cartas': 'Três Cartas'}")
    assert strays(tmp_path, "tres_cartas") == [path]


def test_a_file_with_a_game_in_its_name_is_found_where_it_is_not_at_home(tmp_path: Path) -> None:
    plant(tmp_path / "src/facedown/server/tres_cartas.py", "")
    assert strays(tmp_path, "tres_cartas") == ["src/facedown/server/tres_cartas.py"]


@pytest.mark.parametrize(
    "path",
    [
        "src/facedown/catalog.py",
        "src/facedown/games/tres_cartas/rules.py",
        "src/facedown/bots/tres_cartas/stops.py",
        "benchmarks/games/tres-cartas.json",
        "benchmarks/tres_cartas_odds.py",
        "benchmarks/results.json",
        "web/src/games/tres-cartas/Stage.svelte",
        "web/src/i18n/voice.test.ts",
    ],
)
def test_a_game_is_named_at_home_and_where_results_are_kept(path: str, tmp_path: Path) -> None:
    plant(tmp_path / path, "tres-cartas")
    assert strays(tmp_path, "tres_cartas") == []


def plant(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True)
    path.write_text(text, "utf-8")


def test_an_italian_word_is_not_taken_for_a_game() -> None:
    assert not tells_of("end-you_won = Hai vinto!", "vinto")
    assert tells_of("move-call = Chiama Vinto", "vinto")


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


def untried(package: Path, tests: Path) -> list[str]:
    """The rooms of the package, and the games, that have no tests in a folder of their own."""
    rooms = [init.parent.relative_to(package) for init in package.glob("*/__init__.py")]
    games = [init.parent.relative_to(package) for init in package.glob("games/*/__init__.py")]
    places = {str(room): tests / TRIED_IN.get(str(room), room) for room in [*rooms, *games]}
    return sorted(room for room, place in places.items() if not list(place.rglob("test_*.py")))


def test_every_room_and_every_game_is_tried_in_a_folder_of_its_own() -> None:
    assert untried(PACKAGE, ROOT / "tests") == []


def test_a_room_that_is_not_tried_is_found(tmp_path: Path) -> None:
    for place in ("src/cellar/__init__.py", "src/games/whist/__init__.py", "src/bots/__init__.py"):
        plant(tmp_path / place, "")
    plant(tmp_path / "tests/bots/test_memory.py", "")
    assert untried(tmp_path / "src", tmp_path / "tests") == ["cellar", "games/whist"]
