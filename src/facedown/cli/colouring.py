"""Sentences with the cards in them coloured."""

import re
from typing import Final

from rich.text import Text

CARD: Final = re.compile(r"(?:10|[2-9AJQK])[♣♥♠♦]")


def coloured(sentence: str, style: str = "") -> Text:
    """A sentence for the screen: hearts and diamonds red, clubs and spades bright."""
    text = Text(sentence, style=style)
    for found in CARD.finditer(sentence):
        is_red = found.group()[-1] in "♥♦"
        text.stylize("bold #ff6b6b" if is_red else "bold #ffffff", found.start(), found.end())
    return text
