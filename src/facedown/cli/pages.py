"""The rules page of a game: `docs/games/<key>.md`, wherever Facedown is installed.

A wheel carries the pages beside the package's code (`setup.py` copies them there); in a checkout
they are read where they are written.
"""

from importlib.resources import files
from pathlib import Path
from typing import Any

from facedown.core.errors import FacedownError
from facedown.core.game import Game

PACKAGE = "facedown"
CHECKOUT = Path(__file__).parents[3] / "docs" / "games"


class NoPage(FacedownError):
    """A game without a rules page."""


def rules_page(game: Game[Any]) -> str:
    """The page as Markdown; `NoPage` if it is not there."""
    name = f"{game.KEY}.md"
    installed = files(PACKAGE) / "pages" / name
    if installed.is_file():
        return installed.read_text("utf-8")
    if (CHECKOUT / name).is_file():
        return (CHECKOUT / name).read_text("utf-8")
    raise NoPage("no_page", game=game.KEY)
