"""The minis: every game, laid so short that it can be solved. One file for each game."""

from collections.abc import Callable
from importlib import import_module
from pkgutil import iter_modules
from typing import Final

from facedown.exact.growing import Mini


def _find() -> dict[str, Callable[[], Mini]]:
    found: dict[str, Callable[[], Mini]] = {}
    for module in iter_modules(__path__):
        made: Callable[[], Mini] = import_module(f"{__name__}.{module.name}").mini
        found[module.name.replace("_", "-")] = made
    return found


MINIS: Final = _find()
