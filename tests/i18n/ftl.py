"""Files of messages, taken apart: their ids, what they print, what they choose by."""

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources.abc import Traversable
from typing import Any

from fluent.syntax import FluentParser, ast

from facedown.core.game import Game
from facedown.i18n.catalogue import common_files, game_files

# Endings of a parameter's name that say in which form it is written.
FORM = re.compile("(-(sign|a|the)|_start)$")

Patterns = dict[str, ast.Pattern]


def patterns(file: Traversable) -> Patterns:
    """Every text of a file, by `id` or `id.attribute`: to be read, not changed."""
    return _patterns(file.read_text("utf-8"))


@cache
def _patterns(text: str) -> Patterns:
    found: Patterns = {}
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Message):
            if entry.value is not None:
                found[entry.id.name] = entry.value
            for attribute in entry.attributes:
                found[f"{entry.id.name}.{attribute.id.name}"] = attribute.value
    return found


@cache
def all_patterns(language: str, game: Game[Any] | None = None) -> Patterns:
    """What is said in a language at the tables of a game: to be read, not changed."""
    found: Patterns = {}
    for file in (*common_files(language), *game_files(language, game)):
        found |= patterns(file)
    return found


class _Walk:
    """What a pattern prints, chooses by and refers to."""

    def __init__(self, pattern: ast.Pattern) -> None:
        self.printed: set[str] = set()
        self.chosen_by: set[str] = set()
        self.messages: set[str] = set()
        self._look_at(pattern)

    def _look_at(self, node: object) -> None:
        match node:
            case list():
                for one in node:
                    self._look_at(one)
            case ast.VariableReference():
                self.printed.add(node.id.name)
            case ast.MessageReference():
                self.messages.add(node.id.name)
            case ast.SelectExpression(selector=ast.VariableReference() as selector):
                self.chosen_by.add(selector.id.name)
                self._look_at(node.variants)
            case ast.BaseNode():
                for value in vars(node).values():
                    self._look_at(value)


def references(pattern: ast.Pattern) -> set[str]:
    """The messages that a text is partly made of."""
    return _Walk(pattern).messages


def printed(key: str, known: Patterns) -> set[str]:
    """The parameters that a text prints, itself or by the messages in it."""
    return {name for walk in _walks(key, known) for name in walk.printed}


def things(key: str, known: Patterns) -> set[str]:
    """What a text speaks of, in whatever form: `$top` and `$top-sign` are the same card."""
    return {FORM.sub("", name) for name in printed(key, known)}


def chosen_by(key: str, known: Patterns) -> set[str]:
    """The parameters by which a text chooses its form."""
    return {name for walk in _walks(key, known) for name in walk.chosen_by}


def _walks(key: str, known: Patterns) -> Iterator[_Walk]:
    walk = _Walk(known[key])
    yield walk
    for name in sorted(walk.messages):
        yield from _walks(name, known)
