"""House rules and presets in words: their names, what they change, what each value means."""

from facedown.core.variant import Amount, Choice, Flag, Number, Option
from facedown.i18n.catalogue import Messages, readable


def option_name(option: Option, messages: Messages) -> str:
    return messages.find(f"option-{option.name}") or readable(option.name)


def option_about(option: Option, messages: Messages) -> str:
    """What a house rule changes."""
    return messages.find(f"option-{option.name}.about") or ""


def value_text(option: Option, text: str, messages: Messages) -> str:
    """What a value means, given as it is typed: `rounds(5)` is `After 5 rounds`."""
    found = messages.find(f"option-{option.name}-{text}")
    if found is not None:
        return found
    if isinstance(option, Amount):
        unit, _, number = text.removesuffix(")").partition("(")
        found = messages.find(f"option-{option.name}-{unit}", {"count": int(number)})
    elif option.PARTS:
        parts = dict(zip(option.PARTS, map(int, text.split(",")), strict=True))
        found = messages.find(f"option-{option.name}-list", {**parts})
    return readable(text) if found is None else found


def values_of(option: Option) -> list[str]:
    """The values that can be listed one by one, as they are typed."""
    if isinstance(option, Choice):
        return [*option.words]
    if isinstance(option, Flag):
        return ["true", "false"]
    return ["none"] if isinstance(option, Number) and option.none else []


def ranges_of(option: Option) -> list[tuple[str, str]]:
    """The lowest and the highest value of each kind, as they are typed."""
    if isinstance(option, Number):
        return [(str(option.low), str(option.high))]
    if isinstance(option, Amount):
        return [(f"{unit}(1)", f"{unit}({option.high})") for unit in option.units]
    return []


def preset_name(preset: str, messages: Messages) -> str:
    return messages.find(f"preset-{preset}") or readable(preset)
