"""What the code can say, by the ids of the messages it takes."""

import ast
import re
from functools import cache
from pathlib import Path
from typing import Any

from facedown.bots.cast import CAST, FACES
from facedown.bots.hints import REASONS
from facedown.bots.levels import level_names
from facedown.bots.talk import LINES, OFTEN, line_id
from facedown.core.game import Game
from facedown.core.moves import Shuffle
from facedown.core.variant import Amount
from facedown.i18n.house_rules import values_of
from facedown.lessons.check import lesson_of
from facedown.lessons.words import messages_of
from facedown.match.wire import PHRASES
from facedown.server.codes import OPERATOR, ROWS

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "src" / "facedown"
SCREEN = ROOT / "web" / "src"

# Errors that become a sentence of their own on the command line.
TOLD = {
    "BadBackup",
    "BadCatalogue",
    "BadOption",
    "BadPlugin",
    "BadTranscript",
    "Corrupt",
    "Damaged",
    "MissingExtra",
    "NewerSchema",
    "NotOurs",
    "NotSaved",
    "StoreBusy",
    "StoreFailed",
    "UnknownGame",
}
# Said by the house alone, or a fault of the program.
NOT_TOLD = {"no_such_level", "closed"}


def of_game(game: Game[Any]) -> set[str]:
    """What is said of a game, from what it declares."""
    keys = {"game", "game.line", "game.about"}
    for move in game.MOVES:
        if move is not Shuffle:
            keys |= {f"move-{move.WORD}", f"move-{move.WORD}.choice", f"move-{move.WORD}.about"}
            if move.FIELDS:
                keys.add(f"move-{move.WORD}.ask")
    keys |= {f"event-{event.WORD}" for event in game.EVENTS}
    keys |= {f"refusal-{code}" for code in game.REFUSALS}
    keys |= {f"ending-{code}" for code in game.ENDINGS}
    keys |= {f"phase-{phase}" for phase in game.PHASES}
    keys |= {f"caution-{code}" for code in game.CAUTIONS}
    for code in game.NOTES:
        keys |= {f"note-{code}", f"note-{code}.short"}
    for preset in game.PRESETS:
        keys |= {f"preset-{preset}", f"preset-{preset}.about"}
    for option in game.OPTIONS:
        keys |= {f"option-{option.name}", f"option-{option.name}.about"}
        keys |= {f"option-{option.name}-{value}" for value in values_of(option)}
        if isinstance(option, Amount):
            keys |= {f"option-{option.name}-{unit}" for unit in option.units}
        if option.PARTS:
            keys.add(f"option-{option.name}-list")
    keys |= {f"ability-{code}" for code in abilities(game)}
    lesson = lesson_of(game)
    return keys if lesson is None else keys | messages_of(lesson)


def abilities(game: Game[Any]) -> set[str]:
    """What its cards do, under any one of its house rules."""
    variants = [game.variant(preset=preset) for preset in game.PRESETS]
    for option in game.OPTIONS:
        texts = [option.text(value) for value in option.samples()]
        variants += [game.variant({option.name: text}) for text in texts]
    return {
        game.ability(variant, card) for variant in variants for card in game.pack(variant).cards
    } - {""}


def of_every_table() -> set[str]:
    """What is said at any table, in the house and by those who ask for something wrong."""
    keys = {f"{'error' if row.whom == OPERATOR else 'house'}-{row.code}" for row in ROWS}
    keys |= {f"phrase-{phrase}" for phrase in PHRASES}
    for level in level_names():
        keys |= {f"level-{level}", f"level-{level}.about"}
    keys |= {f"face-{face}" for face in FACES}
    for character in CAST.values():
        keys.add(character.about)
        keys |= {line_id(character.key, moment, n) for moment in OFTEN for n in range(LINES)}
    keys |= {f"error-{code}" for code in error_codes()}
    keys |= of_doctor()
    return keys | {key for key in literals() if is_key(key)}


def of_doctor() -> set[str]:
    """What `facedown doctor` says of each finding, and how to mend what is not good."""
    tree = ast.parse((SOURCES / "server" / "doctor.py").read_text("utf-8"))
    calls = [one for one in ast.walk(tree) if isinstance(one, ast.Call)]
    found: set[str] = set()
    for check, status, code, *_ in [call.args for call in calls if _called(call) == "Finding"]:
        if isinstance(check, ast.Constant) and isinstance(check.value, str):
            found.add(f"doctor-{check.value}_good")
        is_good = isinstance(status, ast.Name) and status.id == "GOOD"
        for one in [] if isinstance(code, ast.JoinedStr) else ast.walk(code):
            if isinstance(one, ast.Constant) and isinstance(one.value, str):
                found.add(f"doctor-{one.value}")
                if not is_good:
                    found.add(f"doctor-{one.value}.mend")
    return found


def of_hints() -> set[str]:
    return {f"hint-{code}" for code in REASONS}


def is_key(text: str) -> bool:
    """Whether a literal of the code is written like the id of a message."""
    areas = "app|card|end|house|list|move|new|place|rank|refusal|replay|rules|seat|table|terminal"
    return re.fullmatch(rf"(?:{areas})-[a-z]\w*(?:\.\w+)?|rank|suit", text) is not None


@cache
def literals() -> frozenset[str]:
    """Every text in the code that is written in one piece."""
    return frozenset(
        node.value
        for path in SOURCES.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    )


@cache
def error_codes() -> set[str]:
    """The codes of errors that reach a person at the command line."""
    found: set[str] = set()
    for path in SOURCES.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and node.args and _called(node) in TOLD:
                first = node.args[0]
                if isinstance(first, ast.Constant) and isinstance(first.value, str):
                    found.add(first.value)
    return found - NOT_TOLD


def _called(call: ast.Call) -> str:
    return call.func.id if isinstance(call.func, ast.Name) else ""


@cache
def screen_literals() -> frozenset[str]:
    """Every word in quotes in the browser's code."""
    texts = [path.read_text("utf-8") for path in screen_files()]
    return frozenset(word for text in texts for word in re.findall(r"[\"'`]([\w.-]+)[\"'`]", text))


def made_on_screen() -> set[str]:
    """The codes with which the browser says itself that the house did not answer well."""
    texts = [path.read_text("utf-8") for path in screen_files()]
    made = [args for text in texts for args in re.findall(r"new HouseError\(([^)]*)\)", text)]
    return {code for args in made for code in re.findall(r'"(\w+)"', args)}


def asked_on_screen() -> set[str]:
    """The ids that the browser's code asks for in one piece."""
    texts = [path.read_text("utf-8") for path in screen_files()]
    return {key for text in texts for key in re.findall(r"\bt\(\s*\"([a-z]+-[\w.-]+)\"", text)}


def screen_files() -> list[Path]:
    return [
        path
        for path in sorted(SCREEN.rglob("*"))
        if path.suffix in (".ts", ".svelte") and ".test." not in path.name
    ]


@cache
def on_screen() -> re.Pattern[str]:
    """The ids that the browser's code names, some of them made of parts: `table-${word}`."""
    written: set[str] = set()
    for path in screen_files():
        for _, whole in re.findall(
            r"([\"'`])([a-z]+-[\w.${}()?:\" -]*?)\1", path.read_text("utf-8")
        ):
            parts = re.split(r"\$\{[^}]*\}", whole)
            written.add(r"[\w.-]+".join(re.escape(part) for part in parts))
    return re.compile("|".join(sorted(written)) or "(?!)")
