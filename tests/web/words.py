"""What the page says, from the catalogue: a text may be reworded without a word to the tests."""

from facedown.catalog import GAMES
from facedown.i18n.catalogue import messages


def said(key: str, *, game: str = "", language: str = "en", **params: str | int) -> str:
    """The text of a message, as the browser shows it."""
    return messages(language, GAMES.get(game)).text(key, params)
