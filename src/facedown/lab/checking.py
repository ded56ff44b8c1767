"""What somebody asks an environment for, checked before compiled code sees it.

Each check gives the value in its proper type, or says in one error which option is wrong and what
it takes.
"""

from collections.abc import Mapping
from math import isfinite
from numbers import Integral, Real

from facedown.core.errors import BadOption


def refusal(option: str, value: object, allowed: str) -> BadOption:
    """A value that an option does not take."""
    told = value if isinstance(value, str) else repr(value)
    return BadOption("no_such_value", option=option, value=told, allowed=allowed)


def refuse_unknown(options: Mapping[str, object], *known: str) -> None:
    """Refuse options that there are not."""
    for name in options:
        if name not in known:
            raise BadOption("no_such_option", option=name, allowed=", ".join(known))


def choice(option: str, value: object, allowed: tuple[str, ...]) -> str:
    """One of a few words."""
    if not isinstance(value, str) or value not in allowed:
        raise refusal(option, value, " | ".join(allowed))
    return value


def text(option: str, value: object) -> str:
    """A text."""
    if not isinstance(value, str):
        raise refusal(option, value, "a text")
    return value


def flag(option: str, value: object) -> bool:
    """True or False."""
    if not isinstance(value, bool):
        raise refusal(option, value, "True | False")
    return value


def whole(option: str, value: object, low: int | None = None) -> int:
    """A whole number, also one of numpy's, from a lowest one on if there is one."""
    if not isinstance(value, bool) and isinstance(value, Integral):
        number = int(value)
        if low is None or number >= low:
            return number
    raise refusal(option, value, "a whole number" if low is None else f"{low} …")


def cost(option: str, value: object) -> float:
    """A number that is finite and not below zero."""
    if not isinstance(value, bool) and isinstance(value, Real):
        number = float(value)
        if isfinite(number) and number >= 0.0:
            return number
    raise refusal(option, value, "0 …")


def house_rules(rules: object) -> dict[str, str]:
    """House rules: texts by the names of options."""
    if rules is None:
        return {}
    if isinstance(rules, Mapping) and all(
        isinstance(part, str) for rule in rules.items() for part in rule
    ):
        return dict(rules)
    raise refusal("rules", rules, "texts by the names of options")
