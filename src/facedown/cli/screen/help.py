"""The text of the help: keys, moves and rules of a game, as Markdown."""

from typing import Any

from facedown.cli.english.moves import wording
from facedown.cli.pages import NoPage, rules_page
from facedown.cli.refusing import move_keys
from facedown.core.game import Game
from facedown.core.variant import Variant

KEYS = """
- **the key shown** on a card or beside a word: do that
- **← →** and **enter**: go through what can be done, and do it; a click does it too
- **esc**: one step back
- **space**: go on; let a chance go by
- **?** this help, **q** leave the table
"""


def help_text(game: Game[Any], variant: Variant) -> str:
    """All that the help screen says."""
    return "\n\n".join(
        [
            "## Keys",
            KEYS,
            "Cards you look at are shown for a few seconds: remembering them is the game.",
            "## Moves",
            _moves(game),
            "## House rules",
            _house_rules(variant),
            _rules(game),
        ]
    )


def _moves(game: Game[Any]) -> str:
    lines = []
    for key, kind in move_keys(game):
        lines.append(f"- **{key}** {wording(kind).about}")
    return "\n".join(lines)


def _house_rules(variant: Variant) -> str:
    changed = variant.changed()
    if not changed:
        return "The rules as they stand."
    return "\n".join(f"- `{name}` is `{text}`" for name, text in changed.items())


def _rules(game: Game[Any]) -> str:
    try:
        return rules_page(game)
    except NoPage:
        return ""
