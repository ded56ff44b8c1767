"""No text for people in the code: it is in the catalogues, or nobody reads it in their language."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[2] / "src" / "facedown"
ROOMS = ("cli", "server", "arena", "bench", "match", "bots", "games")

# Two words in a row, the second without a capital.
SENTENCE = re.compile(r"[A-Za-z]{2,} [a-z]{2,}")
# What is not for people: statements for the database, tags, what one types at the command line.
STATEMENT = re.compile(
    r"\b(PRAGMA|SELECT|INSERT|UPDATE|DELETE|ALTER|CREATE (UNLOGGED )?(TABLE|FUNCTION)|FROM"
    r"|WHERE|SET|HAVING|ORDER BY)\b"
)
TAG = re.compile(r"<[^>]*>?")
COMMANDS = "facedown|admin|doctor|join|replay|review|verify|backup|restore|move-house|export|import"
COMMAND = re.compile(rf"({COMMANDS}|--\w+) ")

# The command line's own help is English, as are the descriptions of the interface for programs.
HELP = {"help", "metavar", "description"}
# The log of the house, its figures, and what a programmer reads.
LOGGED = {"debug", "info", "warning", "error", "exception", "Counter", "Gauge", "Histogram"}
FAULTS = {"AssertionError", "ConnectionError", "RuntimeError", "TypeError", "ValueError"}

ALLOWED = {
    # Styles: of a page, and of the terminal in two words.
    "cli/arena_style.py",
    "cli/screen/widgets.py",
    # Lists of single words.
    "server/logs.py",
    "server/refused_names.py",
    # For those who build the house or write a client.
    "server/codes.py",
    "server/http/openapi.py",
    "server/http/pages.py",
    "server/proxy.py",
    # Lines of the log.
    "server/trouble.py",
    # Help of the figures that a house gives.
    "server/metrics.py",
    # The notation of transcripts.
    "match/transcript.py",
}


def texts(source: str) -> Iterator[tuple[int, str]]:
    """The texts in a module that read like sentences, each with its line."""
    tree = ast.parse(source)
    unread = {id(node) for part in ast.walk(tree) for node in _unread(part)}
    for node in ast.walk(tree):
        if (
            isinstance(node, ast.Constant)
            and isinstance(node.value, str)
            and id(node) not in unread
        ):
            text = TAG.sub("", node.value)
            is_code = STATEMENT.search(text) or COMMAND.match(text)
            if SENTENCE.search(text) and not is_code:
                yield node.lineno, text


def _unread(part: ast.AST) -> Iterator[ast.AST]:
    """The texts below a part of a module that are not for people."""
    match part:
        case ast.Expr(value=ast.Constant()):
            yield part.value  # a docstring
        case ast.Assign(targets=[ast.Name(id="CSS")]):
            yield part.value
        case ast.keyword() if part.arg in HELP:
            yield from ast.walk(part.value)
        case ast.Assert(msg=ast.expr() as message):
            yield from ast.walk(message)
        case ast.Call() if _name(part.func) in LOGGED | FAULTS:
            for argument in part.args:
                yield from ast.walk(argument)


def _name(function: ast.expr) -> str:
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


@pytest.mark.parametrize("room", ROOMS)
def test_no_text_for_people_stands_in_the_code(room: str) -> None:
    found = [
        f"{path.relative_to(PACKAGE)}:{line}: {text[:60]!r}"
        for path in sorted((PACKAGE / room).rglob("*.py"))
        if str(path.relative_to(PACKAGE)) not in ALLOWED
        for line, text in texts(path.read_text("utf-8"))
    ]
    assert found == []


@pytest.mark.parametrize(
    "source",
    [
        'typer.echo("The match is over.")',
        'title = f"{name} is thinking."',
        'raise BadOption("no_such_value", allowed="a whole number")',
        'LABELS = {"draw": "draw from the stock"}',
    ],
)
def test_a_sentence_in_the_code_is_found(source: str) -> None:
    assert [line for line, _ in texts(source)] == [1]


@pytest.mark.parametrize(
    "source",
    [
        '"""What a module says of itself."""',
        'typer.Option(help="How many rounds.")',
        'log().error("connection failed")',
        'assert table, "nobody is there"',
        'raise AssertionError("the weights add up")',
        'run("SELECT name FROM people")',
        'say("terminal-seed", seed=seed)',
        'command = "facedown rules"',
    ],
)
def test_what_is_not_for_people_is_left_alone(source: str) -> None:
    assert list(texts(source)) == []
