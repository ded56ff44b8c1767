"""The tree of errors: codes with parameters, and no sentences."""

import inspect

import pytest

from facedown.core import errors
from facedown.core.errors import FacedownError

TREE = [
    error
    for _, error in inspect.getmembers(errors, inspect.isclass)
    if issubclass(error, FacedownError)
]


def test_an_error_is_a_code_with_parameters() -> None:
    error = errors.IllegalMove("no_such_slot", slot=7)
    assert (error.code, error.params) == ("no_such_slot", {"slot": 7})
    assert str(error) == "no_such_slot (slot=7)"
    assert str(errors.IllegalMove("not_now")) == "not_now"


@pytest.mark.parametrize("error", TREE, ids=lambda error: error.__name__)
def test_every_error_is_in_the_picture_of_the_tree(error: type[FacedownError]) -> None:
    picture = errors.__doc__
    if picture is None:
        pytest.skip("compiled modules have no docstring")
    assert error.__name__ in picture


@pytest.mark.parametrize("error", TREE, ids=lambda error: error.__name__)
def test_every_error_can_be_caught_as_one(error: type[FacedownError]) -> None:
    with pytest.raises(FacedownError):
        raise error("some_code")
