"""From what somebody asks for to a source of tables: a game by its key, or its mini."""

from collections.abc import Mapping
from typing import Final

from facedown.catalog import GAMES, UnknownGame
from facedown.core.errors import BadOption
from facedown.exact.minis import MINIS
from facedown.lab.sources import MatchSource, MiniSource, RoundSource, Source

MINI: Final = "mini-"
# What an episode is, and what it gives.
ROUND: Final = "round"
MATCH: Final = "match"
POINTS: Final = "points"
WIN: Final = "win"


def names() -> list[str]:
    """Every game, and every mini."""
    return [*GAMES, *[MINI + name for name in MINIS]]


def make_source(
    game: str,
    *,
    players: int | None = None,
    preset: str = "seed",
    rules: Mapping[str, str] | None = None,
    episode: str = ROUND,
    reward: str = POINTS,
) -> Source:
    """Where the tables of a game come from: house rules by a preset and, as texts, changes to it.

    A match takes as long as the game says of matches without a clock, unless the rules say more.
    """
    _check("episode", episode, (ROUND, MATCH))
    _check("reward", reward, (POINTS, WIN))
    if game.removeprefix(MINI) in MINIS and game.startswith(MINI):
        _check("players", str(players or 2), ("2",))
        _check("preset", preset, ("seed",))
        _check("episode", episode, (ROUND,))
        return MiniSource(MINIS[game.removeprefix(MINI)](), by_points=reward == POINTS)
    if game not in GAMES:
        raise UnknownGame("no_such_game", game=game, allowed=", ".join(names()))
    played = GAMES[game]
    changes = dict(rules or {})
    if episode == MATCH:
        changes = {**played.SIMULATED, **changes}
    variant = played.variant(changes, preset)
    seats = played.usual_players(variant) if players is None else players
    setup = played.setup(variant, seats)
    if episode == MATCH:
        return MatchSource(played, variant, seats, by_points=reward == POINTS)
    return RoundSource(played, setup, by_points=reward == POINTS)


def _check(option: str, value: str, allowed: tuple[str, ...]) -> None:
    if value not in allowed:
        raise BadOption("no_such_value", option=option, value=value, allowed=" | ".join(allowed))
