"""The rules of a game as one Markdown text: its page, and the house rules it can be played by."""

from typing import Any

from facedown.core.game import Game
from facedown.core.variant import Option, Variant
from facedown.i18n.catalogue import Messages, rules_page
from facedown.i18n.house_rules import (
    option_about,
    option_name,
    preset_name,
    ranges_of,
    value_text,
    values_of,
)


def rules_text(game: Game[Any], messages: Messages) -> str:
    """The page of rules, and after it the presets and house rules with what is usual."""
    _, page = rules_page(game, messages.language)
    return f"{page}\n{house_rules_text(game, messages)}"


def house_rules_text(game: Game[Any], messages: Messages) -> str:
    """The presets and house rules of a game: what each changes, its values, the usual one."""
    lines = [f"## {messages.text('rules-options')}", ""]
    if not game.OPTIONS:
        return "\n".join([*lines, messages.text("terminal-no_house_rules"), ""])
    for preset in game.PRESETS:
        about = messages.find(f"preset-{preset}.about")
        told = f"- **{preset_name(preset, messages)}** (`{preset}`)"
        lines.append(f"{told}: {about}" if about else told)
    for option in game.OPTIONS:
        about = option_about(option, messages)
        lines += ["", f"**{option_name(option, messages)}** (`{option.name}`): {about}", ""]
        lines += [f"- {line}" for line in value_lines(option, messages)]
    return "\n".join([*lines, ""])


def value_lines(option: Option, messages: Messages) -> list[str]:
    """The values of a house rule, each with what one types for it; the usual one is marked."""
    usual = option.text(option.default)
    values = values_of(option)
    listed = values if usual in values else [usual, *values]
    lines = []
    for value in listed:
        mark = f" · *{messages.text('rules-usual')}*" if value == usual else ""
        lines.append(f"`{value}` {value_text(option, value, messages)}{mark}")
    for low, high in ranges_of(option):
        lines.append(messages.text("rules-range", {"low": f"`{low}`", "high": f"`{high}`"}))
    return lines


def changed_rules(game: Game[Any], variant: Variant, messages: Messages) -> str:
    """The house rules of a table that are not the usual ones."""
    changed = variant.changed()
    if not changed:
        return messages.text("rules-here_usual")
    options = {option.name: option for option in game.OPTIONS}
    lines = [
        f"- {option_name(options[name], messages)}: {value_text(options[name], text, messages)}"
        for name, text in changed.items()
    ]
    return "\n".join([messages.text("rules-here_changed"), "", *lines])
