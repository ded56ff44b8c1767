"""The pages of the screen ask for messages that are there, and for all of them."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from facedown.catalog import GAMES
from facedown.i18n.catalogue import LANGUAGES, common_files, game_text, screen_text

ROOT = Path(__file__).parents[2]
SCREEN = ROOT / "web" / "src"
TERMINAL = ROOT / "src" / "facedown" / "cli"
SENTENCES = ROOT / "src" / "facedown" / "i18n"

# A key as it stands in code: whole, or its beginning with the rest to be filled in.
WHOLE = re.compile(r"""["'`]((?:[a-z]+-)[a-z_]+(?:\.[a-z]+)?)["'`]""")
BEGUN = re.compile(r"""[`"']([a-z]+-[a-z_]*)\$?\{""")


def sources(*folders: Path) -> str:
    kinds = {".py", ".ts", ".svelte"}
    files = [file for folder in folders for file in sorted(folder.rglob("*"))]
    texts = [
        file.read_text("utf-8")
        for file in files
        if file.suffix in kinds and not file.name.endswith(".test.ts")
    ]
    return "\n".join(texts)


def keys_in(text: str) -> set[str]:
    found = [one for one in FluentParser().parse(text).body if isinstance(one, Message)]
    return {one.id.name for one in found}


def unused(keys: set[str], code: str) -> list[str]:
    whole, begun = set(WHOLE.findall(code)), tuple(BEGUN.findall(code))
    return sorted(key for key in keys if key not in whole and not key.startswith(begun))


def screen_keys(language: str) -> set[str]:
    file = next(one for one in common_files(language) if one.name == "screen.ftl")
    return keys_in(file.read_text("utf-8"))


def test_every_message_of_the_pages_is_said_somewhere() -> None:
    assert unused(screen_keys("en"), sources(SCREEN, TERMINAL, SENTENCES)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_that_a_page_asks_for_is_there(language: str) -> None:
    areas = tuple({key.partition("-")[0] + "-" for key in screen_keys("en")})
    texts = [screen_text(language), *[game_text(language, game) for game in GAMES.values()]]
    there = {key for text in texts for key in keys_in(text)}
    asked = {key for key in WHOLE.findall(sources(SCREEN)) if key.startswith(areas)}
    assert sorted(asked - there) == []


def test_a_message_that_nobody_says_would_be_found() -> None:
    code = 't("table-pause"); t(`people-reason_${one}`)'
    keys = {"table-pause", "people-reason_name", "table-nobody_says"}
    assert unused(keys, code) == ["table-nobody_says"]
