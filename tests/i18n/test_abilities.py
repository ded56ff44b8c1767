"""What cards do, in words."""

from typing import Any

import pytest

from facedown.catalog import GAMES, PLUGINS
from facedown.core.game import Game
from facedown.i18n.catalogue import FALLBACK, LANGUAGES, messages


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.KEY)
def test_what_a_card_does_is_said_in_every_language(game: Game[Any]) -> None:
    spoken = LANGUAGES if game.KEY not in PLUGINS else [FALLBACK]
    for preset in game.PRESETS:
        variant = game.variant(preset=preset)
        for ability in {game.ability(variant, card) for card in game.pack(variant).cards} - {""}:
            said = [messages(language, game).find(f"ability-{ability}") for language in spoken]
            assert None not in said, ability
            assert len(set(said)) == len(said), said  # what a language lacks is said in English
