"""Libraries that only a part of the package needs, and that come with an extra."""

from importlib import import_module
from typing import Any

from facedown.core.errors import MissingExtra


def need(module: str, extra: str) -> Any:
    """A module that this extra brings; `MissingExtra` says how to get it."""
    try:
        return import_module(module)
    except ModuleNotFoundError as error:
        # A library may itself lack something, which its own error tells better.
        if error.name is not None and not f"{module}.".startswith(f"{error.name}."):
            raise
        install = f"pip install 'facedown[{extra}]'"
        raise MissingExtra("missing_extra", module=module, install=install) from None
