"""Finds and reads the messages of a language, and those of a game on top of them.

>>> english = messages("en")
>>> english.text("rank", {"rank": "K"}), english.text("no_such_message")
('king', 'no such message')
"""

import re
import sys
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

from facedown.core.errors import FacedownError
from facedown.core.game import Game
from facedown.i18n.syntax import find_error

Params = dict[str, str | int | float]
Given = Mapping[str, str | int | float]

# English has every message.
FALLBACK: Final = "en"

LOCALES: Final = "locales"
# Where a language says its own name.
CARDS: Final = "cards.ftl"
# What only the terminal says.
TERMINAL: Final = "terminal.ftl"
# What the characters among the bots say, which a screen asks for when one sits down.
CAST: Final = "cast.ftl"
# What the admins' page says, which no other page needs.
ADMIN: Final = "admin.ftl"
# A message or a term: its id, and all lines up to the next that begins with a letter.
_MESSAGE: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=.*\n(?:(?:[ .}*[].*)?\n)*", re.MULTILINE)
_HYPHEN_MINUS: Final = re.compile(r"(?<!\w)-(?=\d)")


class BadCatalogue(FacedownError):
    """A file of messages that cannot be read: it says which file and line."""


class Messages:
    """The messages of one language; what it lacks is said in English."""

    def __init__(self, language: str, bundles: tuple[FluentBundle, ...]) -> None:
        self.language: Final = language
        self._bundles: Final = bundles

    def find(self, key: str, params: Given | None = None) -> str | None:
        """A text by its id, or by `id.attribute`; None where nobody has written one."""
        name, _, attribute = key.partition(".")
        for bundle in self._bundles:
            if not bundle.has_message(name):
                continue
            message = bundle.get_message(name)
            pattern = message.attributes.get(attribute) if attribute else message.value
            if pattern is not None:
                text, _ = bundle.format_pattern(pattern, dict(params or {}))
                return _with_minus(str(text), params or {})
        return None

    def text(self, key: str, params: Given | None = None) -> str:
        """The same, and a key nobody has written for as readable as it is."""
        found = self.find(key, params)
        return readable(key) if found is None else found


def _with_minus(text: str, params: Given) -> str:
    """Numbers with a minus sign; a hyphen is for names."""
    has_negative = any(isinstance(value, (int, float)) and value < 0 for value in params.values())
    return _HYPHEN_MINUS.sub("−", text) if has_negative else text


def readable(code: str) -> str:
    """A code for which nothing was written."""
    return code.replace("_", " ").replace("-", " ")


@cache
def languages() -> dict[str, str]:
    """The languages spoken here, by the name each has for itself; English is the first."""
    found = sorted(one.name for one in _common().iterdir() if (one / CARDS).is_file())
    found.sort(key=lambda code: code != FALLBACK)
    return {code: _own_name(code) for code in found}


def _own_name(language: str) -> str:
    bundle = FluentBundle([language])
    bundle.add_resource(FluentResource((_common() / language / CARDS).read_text("utf-8")))
    return Messages(language, (bundle,)).find("language-name") or language


def choose_language(wishes: list[str]) -> str | None:
    """The first of these languages that is spoken here: `pt_PT.UTF-8` asks for Portuguese.

    >>> choose_language(["de", "pt_PT.UTF-8"]), choose_language(["de"])
    ('pt-BR', None)
    """
    for wish in wishes:
        asked = re.split(r"[.@]", wish.strip().lower().replace("_", "-"))[0]
        short = asked.split("-")[0]
        near = [code for code in languages() if code.lower().split("-")[0] == short]
        if near:
            return next((code for code in near if code.lower() == asked), near[0])
    return None


@cache
def messages(language: str, game: Game[Any] | None = None) -> Messages:
    """What is said in a language at the tables of a game, or where no game is played."""
    chain = dict.fromkeys((language, FALLBACK))
    return Messages(language, tuple(_bundle(one, game) for one in chain))


def _bundle(language: str, game: Game[Any] | None) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    # What a game says for itself in English is more to the point than what all games say.
    own = dict.fromkeys([*game_files(FALLBACK, game), *game_files(language, game)])
    for source in (*common_files(language), *own):
        bundle.add_resource(_resource(source.read_text("utf-8")), allow_overrides=True)
    return bundle


@cache
def _resource(text: str) -> Resource:
    """A file's messages, read once for all games: reading them takes longer than all else."""
    return FluentResource(text)


def _common() -> Traversable:
    return files("facedown.i18n") / LOCALES


def common_files(language: str) -> list[Traversable]:
    """The files of messages that belong to no game."""
    folder = _common() / language
    return sorted(folder.iterdir(), key=lambda file: file.name) if folder.is_dir() else []


def game_files(language: str, game: Game[Any] | None) -> list[Traversable]:
    """The file of a game's own messages, if it has one in this language."""
    if game is None:
        return []
    file = game_folder(game) / f"{language}.ftl"
    return [file] if file.is_file() else []


def home_of(game: Game[Any]) -> Traversable:
    """The folder of a game."""
    module = sys.modules[type(game).__module__]
    if module.__package__:
        return files(module.__package__)
    return Path(str(module.__file__)).parent


def game_folder(game: Game[Any]) -> Traversable:
    """Where a game keeps its messages and its page of rules."""
    return home_of(game) / LOCALES


def rules_page(game: Game[Any], language: str) -> tuple[str, str]:
    """A game's page of rules as Markdown, after the language that it is in.

    That is English where there is none in the language asked for. Of a game that has no page at
    all it is its name and what it says of itself.
    """
    folder = game_folder(game)
    for one in dict.fromkeys((language, FALLBACK)):
        page = folder / f"{one}.md"
        if page.is_file():
            return one, page.read_text("utf-8")
    told = messages(language, game)
    return language, f"# {told.text('game')}\n\n{told.find('game.about') or ''}\n"


@cache
def screen_text(language: str) -> str:
    """The messages that belong to no game as a screen gets them: nothing is missing."""
    return _joined(
        [
            [file for file in common_files(one) if file.name not in (TERMINAL, CAST, ADMIN)]
            for one in (FALLBACK, language)
        ]
    )


@cache
def cast_text(language: str) -> str:
    """What the characters among the bots say, as a screen gets it."""
    return _one_file(language, CAST)


@cache
def admin_text(language: str) -> str:
    """What the admins' page says, as it gets it."""
    return _one_file(language, ADMIN)


def _one_file(language: str, name: str) -> str:
    return _joined(
        [[file for file in common_files(one) if file.name == name] for one in (FALLBACK, language)]
    )


@cache
def game_text(language: str, game: Game[Any]) -> str:
    """The messages of a game as a screen gets them: what the language lacks is in English."""
    return _joined([game_files(one, game) for one in (FALLBACK, language)])


def _joined(languages: list[list[Traversable]]) -> str:
    """The messages of some files as one text, each as the last language that has it says it."""
    found: dict[str, str] = {}
    for files_ in languages:
        for file in files_:
            found |= _messages_in(file.read_text("utf-8"))
    return "".join(found.values())


def _messages_in(text: str) -> dict[str, str]:
    r"""The messages of a text by their ids, as they are written; parsing them takes too long here.

    >>> _messages_in("# Moves.\nmove-end = End\n    .about = Stop.\n\nmove-go = Go\n")
    {'move-end': 'move-end = End\n    .about = Stop.\n', 'move-go': 'move-go = Go\n'}
    """
    return {one[1]: one[0].rstrip("\n") + "\n" for one in _MESSAGE.finditer(f"{text}\n")}


def check_file(file: Traversable) -> None:
    """`BadCatalogue` if the file holds anything that is no message."""
    line = find_error(file.read_text("utf-8"))
    if line is not None:
        raise BadCatalogue("bad_catalogue", file=str(file), line=line)
