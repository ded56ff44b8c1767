"""What `import facedown` gives to those who use it as a library."""

import ast
import re
import subprocess
import sys
from pathlib import Path

import pytest

import facedown

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "facedown"
PAGE = ROOT / "docs" / "reference" / "api.md"

NAMES = [
    "GAMES",
    "Card",
    "Dealer",
    "Event",
    "FacedownError",
    "Game",
    "Match",
    "Move",
    "Outcome",
    "Player",
    "Round",
    "Table",
    "Transcript",
    "View",
    "find_game",
    "make_player",
    "next_step",
    "play_many",
    "play_match",
    "read_transcript",
    "replay",
    "verify",
]
every_name = pytest.mark.parametrize("name", NAMES)


def examples() -> str:
    """The code on the page that shows the public names, which is run as a doctest."""
    return "\n".join(re.findall(r"^(?:>>>|\.\.\.) .*$", PAGE.read_text("utf-8"), re.MULTILINE))


def run(code: str) -> str:
    """What a fresh Python prints."""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return done.stdout


def test_the_public_names_are_these() -> None:
    assert facedown.__all__ == NAMES


def test_type_checkers_and_programs_find_a_name_in_the_same_module() -> None:
    tree = ast.parse((PACKAGE / "__init__.py").read_text("utf-8"))
    imported = {
        alias.name: str(node.module).removeprefix("facedown.")
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and str(node.module).startswith("facedown.")
        for alias in node.names
    }
    assert imported == vars(facedown)["_HOMES"]


@every_name
def test_a_public_name_is_there(name: str) -> None:
    assert getattr(facedown, name) is not None
    assert name in dir(facedown)


@every_name
def test_a_public_name_says_what_it_is(name: str) -> None:
    assert getattr(facedown, name).__doc__


@every_name
def test_a_public_name_is_shown_at_work_and_described(name: str) -> None:
    assert re.search(rf"\b{name}\b", examples())
    assert f"\n::: facedown.{name}\n" in PAGE.read_text("utf-8")


def test_every_public_name_can_be_imported_at_once() -> None:
    assert run("from facedown import *; print(Dealer(1).seed)") == "1\n"


def test_another_name_is_refused_as_any_module_does() -> None:
    with pytest.raises(AttributeError, match="module 'facedown' has no attribute 'shuffle'"):
        _ = facedown.shuffle  # type: ignore[attr-defined]  # there is none


def test_the_face_loads_nothing_before_it_is_asked() -> None:
    loaded = "import sys, facedown; print([n for n in sys.modules if n.startswith('facedown.')])"
    assert run(loaded) == "[]\n"


@pytest.mark.slow
def test_the_package_itself_asks_each_room_and_not_the_face() -> None:
    asked = [
        f"{path.relative_to(ROOT)}: {alias.name}"
        for path in sorted(PACKAGE.rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.ImportFrom) and node.module == "facedown"
        for alias in node.names
        if alias.name in NAMES
    ]
    assert asked == []
