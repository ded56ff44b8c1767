"""The encoders of each game, one file for each. A file lists its versions as `ENCODERS`."""

from collections.abc import Callable
from importlib import import_module
from pkgutil import iter_modules
from typing import Final

from facedown.core.errors import FacedownError
from facedown.core.variant import Variant
from facedown.lab.encoding import Encoder


class UnknownEncoder(FacedownError):
    """A game or a version that there is no encoder for."""


ENCODERS: Final[dict[str, Callable[[int], Encoder]]] = {}
"""Every version of every game's encoder, by name."""

OF_GAME: Final[dict[str, list[str]]] = {}
"""The names of each game's encoders, by its key: last the one for the usual house rules."""

for _module in iter_modules(__path__):
    _made = import_module(f"{__name__}.{_module.name}").ENCODERS
    ENCODERS.update(_made)
    OF_GAME[_module.name.replace("_", "-")] = list(_made)


def find_encoder(name: str, players: int, variant: Variant | None = None) -> Encoder:
    """The encoder of this name, or of the game with this key the newest for these house rules."""
    named = OF_GAME.get(name, [name] if name in ENCODERS else [])
    for one in reversed(named):
        encoder = ENCODERS[one](players)
        if variant is None or encoder.fits(variant):
            return encoder
    code = "encoder_does_not_fit_rules" if named else "no_such_encoder"
    raise UnknownEncoder(code, name=name, allowed=", ".join(ENCODERS))
