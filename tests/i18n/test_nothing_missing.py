"""Everything the rules and the house can say has words, in every language."""

import ast
import re
from pathlib import Path
from typing import Any

import pytest

import facedown
from facedown.bots.hints import REASONS
from facedown.bots.levels import level_names
from facedown.catalog import GAMES
from facedown.core.game import AIDS, Game
from facedown.core.variant import Amount, Option
from facedown.i18n.catalogue import LANGUAGES, Messages, messages
from facedown.match import wire
from facedown.match.match import STARTERS
from facedown.server import errors

PACKAGE = Path(facedown.__file__).parent

# Errors that a person at a screen can cause, and calls that send a code of the house's own: which
# of their arguments is the code.
CODES = {
    **dict.fromkeys(("HouseError", "BadOption", "BadSetup", "StaleMove"), 0),
    **dict.fromkeys(("Goodbye", "Refused", "cut"), 0),
    **dict.fromkeys(("take_from", "_send_away"), 1),
}
# Only who runs the house meets these, or nobody.
NOT_FOR_PLAYERS = {"bad_key_file", "no_address", "port_taken", "upgrade_required"}


def house_codes() -> list[str]:
    """The codes in the house's own source: the first argument wherever it refuses or sends one."""
    files = [*PACKAGE.glob("server/**/*.py"), *PACKAGE.glob("match/*.py")]
    files += [PACKAGE / "core/variant.py", PACKAGE / "core/game.py"]
    found = {code for file in files for code in codes_in(ast.parse(file.read_text("utf-8")))}
    listed = re.findall(r"^([a-z_]+) {2,}", errors.__doc__ or "", re.MULTILINE)
    return sorted((found | set(listed)) - NOT_FOR_PLAYERS)


def codes_in(tree: ast.AST) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(tree):
        place = CODES.get(name_of(node.func)) if isinstance(node, ast.Call) else None
        if isinstance(node, ast.Call) and place is not None and len(node.args) > place:
            part = ast.walk(node.args[place])
            texts = [one.value for one in part if isinstance(one, ast.Constant)]
            found |= {text for text in texts if isinstance(text, str)}
    return found


def name_of(called: ast.expr) -> str:
    if isinstance(called, ast.Attribute):
        return called.attr
    return called.id if isinstance(called, ast.Name) else ""


def values_of(option: Option) -> list[str]:
    """The keys of what an option's values are called; a bare number needs none."""
    if option.PARTS:
        return ["list"]
    if isinstance(option, Amount):
        return [*option.units]
    texts = [option.text(value) for value in option.samples()]
    return [text for text in texts if not text.lstrip("-").isdecimal()]


def keys_of(game: Game[Any]) -> list[str]:
    """The messages that a game must have."""
    keys = ["game", "game.line", "game.about"]
    for move in game.MOVES:
        keys += [f"move-{move.WORD}{part}" for part in ("", ".choice", ".about")]
    keys += [f"event-{event.WORD}" for event in game.EVENTS]
    keys += [f"phase-{phase}" for phase in game.PHASES]
    keys += [f"ending-{code}" for code in game.ENDINGS]
    keys += [f"refusal-{code}" for code in game.REFUSALS]
    keys += [f"caution-{code}" for code in game.CAUTIONS]
    for option in game.OPTIONS:
        keys += [f"option-{option.name}", f"option-{option.name}.about"]
        keys += [f"option-{option.name}-{value}" for value in values_of(option)]
    for preset in game.PRESETS:
        keys += [f"preset-{preset}", f"preset-{preset}.about"]
    return keys


def missing(keys: list[str], own: Messages) -> list[str]:
    return [key for key in keys if not own.find(key)]


def alone(language: str, game: Game[Any] | None = None) -> Messages:
    """The messages of a language, without English to fall back on."""
    return Messages(language, messages(language, game).bundles[:1])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", GAMES)
def test_a_game_has_words_for_all_it_can_say(key: str, language: str) -> None:
    game = GAMES[key]
    assert missing(keys_of(game), alone(language, game)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_house_has_words_for_all_it_can_say(language: str) -> None:
    own = alone(language)
    keys = [f"level-{level}{part}" for level in level_names() for part in ("", ".about")]
    keys += [f"phrase-{phrase}" for phrase in wire.PHRASES]
    keys += [f"new-aid_{aid}" for aid in AIDS]
    keys += [f"new-starter_{starter}" for starter in STARTERS]
    assert missing(keys, own) == []
    said = [*house_codes()]
    assert [
        one for one in said if missing([f"house-{one}"], own) and missing([f"refusal-{one}"], own)
    ] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_for_a_hint_has_words(language: str) -> None:
    everywhere = [alone(language), *[alone(language, game) for game in GAMES.values()]]
    unsaid = [code for code in REASONS if all(missing([f"hint-{code}"], own) for own in everywhere)]
    assert unsaid == []


def test_a_missing_message_would_be_found() -> None:
    assert missing(["event-no_such_event", "event-dealt"], alone("it")) == ["event-no_such_event"]
