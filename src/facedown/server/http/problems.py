"""What every error looks like over HTTP."""

from msgspec import Struct

from facedown.core.errors import FacedownError, Param


class Problem(Struct, frozen=True):
    """What is wrong: a code, and parameters for the sentence that a client makes of it."""

    code: str
    params: dict[str, Param] = {}


def problem(error: FacedownError) -> Problem:
    return Problem(error.code, dict(error.params))
