"""The rules page of a game, from its own folder."""

from typing import Any

from facedown.core.errors import FacedownError
from facedown.core.game import Game
from facedown.i18n.catalogue import FALLBACK, game_folder


class NoPage(FacedownError):
    """A game without a rules page."""


def rules_page(game: Game[Any]) -> str:
    """The page as Markdown; `NoPage` if it is not there."""
    page = game_folder(game) / f"{FALLBACK}.md"
    if not page.is_file():
        raise NoPage("no_page", game=game.KEY)
    return page.read_text("utf-8")
