"""House rules as named numbers, for agents that play by several.

Observations mean the same by all house rules and do not say which are in force. They are the same
for a whole episode, so that they stand apart: one row for an environment.
"""

from facedown.core.variant import Amount, Choice, Flag, Number, Option, Value, Variant


def rule_numbers(variant: Variant) -> dict[str, float]:
    """All house rules by name, in the order of the game's options.

    A flag is 0 or 1. Of several words each has a number, `name=word`, 1 for the one in force; so
    has each unit of an amount, and `none` where there may be no number. Numbers are shares of the
    highest one there is, and points are as they are.
    """
    found: dict[str, float] = {}
    for option in variant.options:
        found |= _numbers(option, variant.values[option.name])
    return found


def _numbers(option: Option, value: Value) -> dict[str, float]:
    name = option.name
    if isinstance(option, Choice):
        return {f"{name}={word}": float(value == word) for word in option.words}
    if isinstance(option, Flag):
        return {name: float(bool(value))}
    if isinstance(option, Number):
        if not option.none:
            return {name: int(value) / option.high}
        is_none = value == -1
        return {name: 0.0 if is_none else int(value) / option.high, f"{name}=none": float(is_none)}
    if isinstance(option, Amount):
        unit, _, rest = str(value).partition("(")
        units = {f"{name}={one}": float(unit == one) for one in option.units}
        return {name: int(rest.removesuffix(")")) / option.high, **units}
    parts = str(value).split(",")
    return {f"{name}.{part}": float(one) for part, one in zip(option.PARTS, parts, strict=True)}
