"""The laboratory: the games as environments for those who train agents.

It needs the extra `lab`: `pip install 'facedown[lab]'`. Numpy and the frameworks are asked for only
when an environment is made, so that encoders can be used without them.
"""

from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Final

from facedown.core.extras import need

if TYPE_CHECKING:
    from facedown.lab.pettingzoo_env import GameEnv, ParallelGameEnv
    from facedown.lab.vector_env import VectorEnv

EXTRA: Final = "lab"
need("librt", EXTRA)  # every part of this room needs it


def aec(game: str, **options: Any) -> "GameEnv":
    """A game by its key, or its mini (`mini-` and the key), as a PettingZoo environment."""
    need("pettingzoo", EXTRA)
    from facedown.lab.pettingzoo_env import GameEnv

    return GameEnv(game, **options)


def parallel(game: str, **options: Any) -> "ParallelGameEnv":
    """The same for those who want an action of every seat at each step."""
    need("pettingzoo", EXTRA)
    from facedown.lab.pettingzoo_env import ParallelGameEnv

    return ParallelGameEnv(game, **options)


def vector(game: str, *, tables: int, processes: int = 0, **options: Any) -> "VectorEnv":
    """So many tables of a game that are stepped at once."""
    need("numpy", EXTRA)
    from facedown.lab.vector_env import VectorEnv

    return VectorEnv(game, tables=tables, processes=processes, **options)


def _register() -> None:
    """Make the games known to Gymnasium, as `facedown/` and the name of an encoder."""
    import gymnasium

    from facedown.lab.encoders import OF_GAME

    for key, names in OF_GAME.items():
        for prefix, game in (("", key), ("Mini", f"mini-{key}")):
            known = f"facedown/{prefix}{names[-1]}"
            if known not in gymnasium.registry:
                gymnasium.register(
                    known,
                    entry_point="facedown.lab.gymnasium_env:SeatEnv",
                    kwargs={"game": game, "encoder": names[-1]},
                )


if find_spec("gymnasium") is not None:
    _register()
