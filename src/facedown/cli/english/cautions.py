"""What a person should know before a move, in words."""

from typing import Final

from facedown.cli.english.moves import readable
from facedown.core.game import Caution

CAUTIONS: Final = {
    "joker_ends_bonus": (
        "With the joker this {kind} loses its bonus: it gives {points} points in place of {before}."
    ),
    "joker_ends_bonus_and_closing": (
        "With the joker this {kind} loses its bonus and no longer counts for closing: "
        "it gives {points} points in place of {before}."
    ),
    "joker_bars_bonus": "With a joker a {kind} has no bonus here: it gives {points} points.",
    "joker_bars_bonus_and_closing": (
        "With a joker a {kind} has no bonus here and does not count for closing: "
        "it gives {points} points."
    ),
}


def caution_text(caution: Caution) -> str:
    """A warning as a sentence."""
    params = {name: str(value).capitalize() for name, value in caution.params.items()}
    return CAUTIONS.get(caution.code, f"{readable(caution.code)}.").format(**params)
