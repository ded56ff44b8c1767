"""What the house refuses."""

from facedown.core.errors import FacedownError, Param
from facedown.server.codes import CODES


class HouseError(FacedownError):
    """Something that the house refuses: one of its codes, with parameters."""

    def __init__(self, code: str, **params: Param) -> None:
        assert code in CODES, f"the house has no code {code}"
        super().__init__(code, **params)
