"""The house's codes: each in the table, each row in use."""

import ast
from functools import cache
from pathlib import Path

import pytest

from facedown.server.app import ROUTES
from facedown.server.codes import (
    BAD_REQUEST,
    CODES,
    NOT_ALLOWED,
    OPERATOR,
    ROWS,
    close_code,
    status_of,
)
from facedown.server.errors import HouseError
from facedown.server.http.middleware import HTTP_CODES

SOURCES = Path(__file__).parents[2] / "src" / "facedown"
TABLE = SOURCES / "server" / "codes.py"

# What sends a code to somebody, with the code as its first or its second argument.
FIRST = {"HouseError", "NotNow", "Problem", "Refused", "Goodbye", "StaleMove", "_refuse", "cut"}
FIRST |= {"give_up"}
SECOND = {"send_away", "_send_away", "take_from"}
# Answered before or beside every route.
BESIDE_ROUTES = {"internal", "bad_origin", "upgrade_required", "too_many_sockets"}


@cache
def trees() -> list[ast.Module]:
    """The code of all that may raise what the house sends, without the table itself."""
    return [
        ast.parse(path.read_text("utf-8"))
        for room in ("server", "match", "bots", "core")
        for path in (SOURCES / room).rglob("*.py")
        if path != TABLE
    ]


def literals() -> set[str]:
    return {
        node.value
        for tree in trees()
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def sent() -> set[str]:
    """The codes that are written where something is refused or closed."""
    found: set[str] = set()
    for tree in trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call):
                name = getattr(node.func, "id", getattr(node.func, "attr", ""))
                given = node.args[:1] if name in FIRST else node.args[1:2] * (name in SECOND)
                found |= {
                    one.value
                    for arg in given
                    for one in (arg, getattr(arg, "body", arg), getattr(arg, "orelse", arg))
                    if isinstance(one, ast.Constant) and isinstance(one.value, str)
                }
    return found


def test_every_code_has_one_row() -> None:
    assert len(CODES) == len(ROWS)


@pytest.mark.slow
def test_every_code_that_is_sent_has_a_row() -> None:
    assert {"no_such_table", "paused", "hello_first", "replaced", "silent"} <= sent()
    assert sent() - set(CODES) == set()


@pytest.mark.slow
def test_every_row_is_used() -> None:
    assert set(CODES) - literals() == set()


def test_the_house_refuses_with_its_own_codes_alone() -> None:
    with pytest.raises(AssertionError, match="no_such_code"):
        HouseError("no_such_code")
    assert HouseError("table_full").code == "table_full"


def test_a_row_has_a_status_if_a_request_is_answered_with_it() -> None:
    routed = {code for route in ROUTES for code in route.codes}
    answered = {*routed, *HTTP_CODES.values(), *BESIDE_ROUTES}
    assert {row.code for row in ROWS if row.status is not None} == answered


def test_statuses_and_close_codes_are_what_they_may_be() -> None:
    for row in ROWS:
        assert row.status is None or 400 <= row.status < 600, row
        assert row.close is None or row.close in range(1000, 1013) or 4000 <= row.close < 5000, row
        assert row.whom != OPERATOR or row.status is row.close is None, row


def test_a_code_of_no_row_is_a_bad_request_and_not_allowed() -> None:
    assert status_of("a_game_says_so") == BAD_REQUEST
    assert close_code("a_game_says_so") == NOT_ALLOWED
