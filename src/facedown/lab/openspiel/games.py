"""The games and minis as OpenSpiel's own: registered under `facedown_…`."""

import pickle
from typing import Any, ClassVar, Final

import pyspiel

from facedown.catalog import GAMES
from facedown.core.cards import CARDS
from facedown.core.game import Game
from facedown.exact.growing import Mini
from facedown.exact.minis import MINIS
from facedown.lab.checking import refusal, whole
from facedown.lab.encoders import find_encoder
from facedown.lab.openspiel.deals import Deals, MiniDeals
from facedown.lab.openspiel.observing import Observer
from facedown.lab.openspiel.round import Round
from facedown.lab.openspiel.state import State

# Bounds that no round reaches: of decisions, of cards of chance, and of points.
LONGEST: Final = 20_000
MOST_CARDS: Final = 20_000
MOST_POINTS: Final = 100_000.0
# How many of the things that a seat was told an information-state tensor has.
HISTORY: Final = 64


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game for OpenSpiel's algorithms. One round is played, from the deal to its points."""

    IS_REGISTERED: ClassVar[bool] = False

    def __init__(self, kind: pyspiel.GameType, deals: Deals, params: dict[str, Any]) -> None:
        players = len(deals.setup.seats)
        self.deals: Final = deals
        self.encoder: Final = find_encoder(deals.game.KEY, players, deals.setup.variant)
        self.history: Final = whole("history", params.get("history", HISTORY), 0)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.encoder.actions,
            max_chance_outcomes=len(CARDS),
            num_players=players,
            min_utility=-MOST_POINTS,
            max_utility=MOST_POINTS,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(kind, info, params)

    def new_initial_state(self) -> State:
        return State(self, Round(self.deals, self.encoder))

    def max_chance_nodes_in_history(self) -> int:
        return MOST_CARDS

    def make_py_observer(self, kind: Any = None, params: Any = None) -> Observer:
        if params:
            raise ValueError(f"an observer takes no parameters: {params}")
        return Observer(self.encoder, self.history, kind)

    def __reduce__(self) -> tuple[Any, tuple[str]]:
        if not self.IS_REGISTERED:
            raise pickle.PicklingError(f"{self} is not registered: its deals would be lost")
        return load, (str(self),)


def load(text: str) -> SpielGame:
    """A game by its name and parameters; whoever calls it has the games registered."""
    game: SpielGame = pyspiel.load_game(text)
    return game


class FullGame(SpielGame):
    """A whole game; `players` 0 is as many as usually play.

    `rules` are changes to the preset, `limit:50;exact_limit_halves:true`.
    """

    IS_REGISTERED = True
    RULES: ClassVar[Game[Any]]
    TYPE: ClassVar[pyspiel.GameType]

    def __init__(self, params: dict[str, Any]) -> None:
        game = self.RULES
        changes = {**game.SIMULATED, **_changes(params.get("rules", ""))}
        variant = game.variant(changes, preset=params.get("preset", "seed"))
        players = int(params.get("players", 0)) or game.usual_players(variant)
        reactions = bool(params.get("reactions", True))
        deals = Deals(game, game.setup(variant, players), reactions=reactions)
        super().__init__(self.TYPE, deals, params)


def _changes(text: str) -> dict[str, str]:
    """House rules by name. The name of a game could not be read with one of the signs refused."""
    found: dict[str, str] = {}
    for one in filter(None, text.split(";")):
        name, colon, value = one.partition(":")
        if not colon or any(sign in one for sign in "(),="):
            raise refusal("rules", text, "option:value;option:value")
        found[name] = value
    return found


class MiniGame(SpielGame):
    """A mini, for two."""

    IS_REGISTERED = True
    MINI: ClassVar[str]
    TYPE: ClassVar[pyspiel.GameType]

    def __init__(self, params: dict[str, Any]) -> None:
        super().__init__(self.TYPE, MiniDeals(MINIS[self.MINI]()), params)


def mini_game(mini: Mini) -> SpielGame:
    """A mini that need not be registered."""
    return SpielGame(_mini_type(mini.name), MiniDeals(mini), {})


def _type(
    name: str, title: str, players: tuple[int, int], params: dict[str, Any]
) -> pyspiel.GameType:
    return pyspiel.GameType(
        short_name=f"facedown_{name.replace('-', '_')}",
        long_name=title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        min_num_players=players[0],
        max_num_players=players[1],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={**params, "history": HISTORY},
    )


def _mini_type(name: str) -> pyspiel.GameType:
    return _type(f"mini_{name}", f"Facedown: {GAMES[name].NAME}, mini", (2, 2), {})


def register() -> None:
    """Make all games and minis known to `pyspiel.load_game`."""
    for game in GAMES.values():
        params = {"players": 0, "preset": "seed", "rules": "", "reactions": True}
        kind = _type(game.KEY, f"Facedown: {game.NAME}", game.ALLOWED, params)
        _register(FullGame, kind, RULES=game)
    for name in MINIS:
        _register(MiniGame, _mini_type(name), MINI=name)


def _register(base: type[SpielGame], kind: pyspiel.GameType, **own: Any) -> None:
    # A class and no function: the library drops what it calls when Python has ended already, and a
    # class stays even then, for it refers to itself.
    pyspiel.register_game(kind, type(kind.short_name, (base,), {"TYPE": kind, **own}))
