"""From what somebody asks for to a source of tables: a game by its key, or its mini."""

from collections.abc import Mapping
from typing import Final

from facedown.catalog import GAMES, UnknownGame
from facedown.core.errors import BadOption
from facedown.exact.minis import MINIS
from facedown.lab.checking import choice, house_rules, text, whole
from facedown.lab.sources import EquitySource, MatchSource, MiniSource, RoundSource, Source

MINI: Final = "mini-"
# What an episode is, and what it gives.
ROUND: Final = "round"
MATCH: Final = "match"
POINTS: Final = "points"
WIN: Final = "win"
EQUITY: Final = "equity"  # of a match


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
    choice("episode", episode, (ROUND, MATCH))
    choice("reward", reward, (POINTS, WIN, EQUITY) if episode == MATCH else (POINTS, WIN))
    text("preset", preset)
    changes = house_rules(rules)
    seats = None if players is None else whole("players", players)
    known = names()
    if game not in known:
        raise UnknownGame("no_such_game", game=str(game), allowed=", ".join(known))
    if game not in GAMES:
        choice("players", str(seats or 2), ("2",))
        choice("preset", preset, ("seed",))
        choice("episode", episode, (ROUND,))
        if changes:
            raise BadOption("mini_has_its_own_rules", game=game, rules=", ".join(changes))
        return MiniSource(MINIS[game.removeprefix(MINI)](), by_points=reward == POINTS)
    played = GAMES[game]
    if episode == MATCH:
        changes = {**played.SIMULATED, **changes}
    variant = played.variant(changes, preset)
    if seats is None:
        seats = played.usual_players(variant)
    setup = played.setup(variant, seats)
    if reward == EQUITY:
        return EquitySource(played, variant, seats)
    if episode == MATCH:
        return MatchSource(played, variant, seats, by_points=reward == POINTS)
    return RoundSource(played, setup, by_points=reward == POINTS)
