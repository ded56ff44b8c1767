"""The page that draws a move's way names what is there."""

import importlib
import inspect
import re
from pathlib import Path
from types import ModuleType

import facedown

ROOT = Path(facedown.__file__).parent
PAGE = Path(__file__).parents[3] / "docs" / "reference" / "a-move.md"
TEXT = PAGE.read_text(encoding="utf-8")
FILES = sorted(set(re.findall(r"\b(?:server|match)/[a-z_/]+\.py", TEXT)))
WEB = Path(__file__).parents[3]

# Named in the diagram without their file.
MORE = ["server/services.py", "server/store/__init__.py"]


def modules() -> list[ModuleType]:
    names = [file.removesuffix(".py").removesuffix("/__init__") for file in (*FILES, *MORE)]
    return [importlib.import_module(f"facedown.{name.replace('/', '.')}") for name in names]


def test_its_files_are_there() -> None:
    assert len(FILES) > 15
    for file in FILES:
        assert (ROOT / file).is_file(), file


def test_its_functions_are_there() -> None:
    known: dict[str, list[object]] = {}  # two files may have a class of the same name
    for module in modules():
        own = (module.__name__.rpartition(".")[2], module)
        for name, thing in (own, *inspect.getmembers(module, inspect.isclass)):
            known.setdefault(name, []).append(thing)
    named = re.findall(r"\b([A-Z][a-z]+[A-Za-z]*|commands|requests)\.([a-z_]+)\b", TEXT)
    assert len(named) > 40
    for owner, name in named:
        if name in ("py", "svelte"):  # a file's
            continue
        if owner in known:
            assert any(hasattr(one, name) for one in known[owner]), f"{owner}.{name}"
        else:
            assert re.search(rf"\bclass {owner}\b[^\0]*\b{name}\(", in_the_browser()), owner


def in_the_browser() -> str:
    """The sources of the screen that the page names."""
    files = re.findall(r"`(web/src/[\w./]+\.ts)`", TEXT)
    assert files
    return "\n".join((WEB / file).read_text("utf-8") for file in files)


def test_every_part_of_a_room_is_in_it() -> None:
    """A part is what only the room puts together."""
    room = importlib.import_module("facedown.server.room")
    parts = set(re.findall(r"self\._?[a-z]+: Final = ([A-Z]\w+)\(", inspect.getsource(room)))
    assert len(parts) > 10
    for part in parts:
        assert f"`{part}`" in TEXT or f"{part}." in TEXT, part
