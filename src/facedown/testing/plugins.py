"""Trying games from outside before people sit down to them."""

from typing import Any, Final

from facedown.catalog import PLUGINS, leave_out
from facedown.core.errors import describe
from facedown.core.game import Game
from facedown.i18n.catalogue import (
    FALLBACK,
    check_file,
    game_files,
    game_text,
    languages,
    messages,
    rules_page,
)
from facedown.lessons.check import lesson_of
from facedown.lessons.words import messages_of
from facedown.testing.check import check_game
from facedown.testing.plays import LawBroken

# Enough to find what is plainly broken, and not felt when a house opens.
PLAYS: Final = 8


def try_plugins(plays: int = PLAYS) -> None:
    """Try every game from outside, and leave out those that break a law or cannot be shown."""
    for game in list(PLUGINS.values()):
        try:
            check_words(game)
            check_cards(game)
            check_lesson(game)
            check_game(game, plays=plays)
        except LawBroken as broken:
            leave_out(game, "plugin_breaks_law", law=broken.number)
        except (Exception, SystemExit) as error:  # noqa: BLE001 -- a stranger's may raise anything
            leave_out(game, "plugin_fails", why=describe(error))


def check_words(game: Game[Any]) -> None:
    """Read its messages and its page in every language; `BadCatalogue` names file and line."""
    for language in languages():
        for file in game_files(language, game):
            check_file(file)
        game_text(language, game)
        rules_page(game, language)


def check_cards(game: Game[Any]) -> None:
    """Ask what its cards are worth and do; `TypeError` if that is no number and no word."""
    for preset in game.PRESETS:
        variant = game.variant(preset=preset)
        for card in game.pack(variant).cards:
            told: tuple[object, object] = (game.worth(variant, card), game.ability(variant, card))
            if (type(told[0]), type(told[1])) != (int, str):
                raise TypeError(f"{card} is worth {told[0]!r} and does {told[1]!r}")


def check_lesson(game: Game[Any]) -> None:
    """Play its lesson through, if it has one, and look for what that says in English."""
    lesson = lesson_of(game)
    if lesson is not None:
        told = messages(FALLBACK, game)
        missing = [key for key in sorted(messages_of(lesson)) if told.find(key) is None]
        if missing:
            raise LookupError(f"no message {missing[0]}")
