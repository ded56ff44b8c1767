"""The text of the help: keys, moves and rules of a game, as Markdown."""

from facedown.cli.house_rules import changed_rules, rules_text
from facedown.cli.refusing import move_keys
from facedown.core.variant import Variant
from facedown.i18n.voice import Voice


def help_text(variant: Variant, voice: Voice) -> str:
    """All that the help screen says."""
    text = voice.text
    assert voice.game is not None
    return "\n\n".join(
        [
            f"## {text('table-keys')}",
            text("terminal-help_keys"),
            text("terminal-help_memory"),
            f"## {text('table-actions')}",
            _moves(voice),
            f"## {text('rules-here')}",
            changed_rules(voice.game, variant, voice.messages),
            rules_text(voice.game, voice.messages),
        ]
    )


def _moves(voice: Voice) -> str:
    assert voice.game is not None
    find = voice.messages.find
    lines = [
        f"- **{key}** {find(f'move-{kind.WORD}.about') or kind.WORD}"
        for key, kind in move_keys(voice.game)
    ]
    return "\n".join(lines)
