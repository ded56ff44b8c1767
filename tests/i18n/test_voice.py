"""What is told to whom, in three languages."""

import pytest

from facedown.catalog import find_game
from facedown.i18n.catalogue import messages
from facedown.i18n.voice import Voice


@pytest.mark.parametrize(
    ("language", "event", "sentence"),
    [
        ("en", "drew 1 7h @-", "Bento draws the 7♥."),
        ("pt-BR", "peeked 0 0:1 Qh @0", "Você olha a sua segunda carta: a Q♥."),
        ("it", "peeked 0 0:1 8h @0", "Guardi la tua seconda carta: l’8♥."),
        ("en", "peeked 1 0:1 ?? @1", "Bento looks at your second card."),
        (
            "en",
            "guessed 1 1:2 Q Qh",
            "Bento swaps their own third card and guesses queen: right, it’s the Q♥.",
        ),
    ],
)
def test_an_event_is_told_to_who_sits_there(language: str, event: str, sentence: str) -> None:
    game = find_game("vinto")
    voice = Voice(game, ("Ana", "Bento", "Caio", "Dora"), 0, language)
    told = game.parse_event(event)
    assert voice.messages.text(f"event-{told.WORD}", voice.params(told)) == sentence


def test_a_minus_sign_is_for_numbers_and_a_hyphen_for_names() -> None:
    english = messages("en")
    told = english.text("terminal-standing", {"name": "file-330", "points": -3})
    assert told == "file-330 −3"
