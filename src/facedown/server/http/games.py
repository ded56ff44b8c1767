"""The catalog over HTTP: every game with its house rules, as a screen needs them."""

from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from facedown.bots.levels import level_names
from facedown.catalog import GAMES
from facedown.core.game import AIDS, Game
from facedown.core.variant import Amount, Choice, Flag, Number, Option, Value
from facedown.i18n.catalogue import FALLBACK, messages
from facedown.match import wire
from facedown.server.errors import HouseError
from facedown.server.http.routes import ANYONE, Call, Routes

ROUTES: Final = Routes()

CHOICE: Final = "choice"
FLAG: Final = "flag"
NUMBER: Final = "number"
AMOUNT: Final = "amount"
WORDS: Final = "text"


class OptionInfo(Struct, frozen=True):
    """A house rule. All values are texts, as a table is opened with them."""

    name: str
    kind: str  # choice | flag | number | amount | text
    default: str
    about: str
    # What it may be, for people to read.
    allowed: str
    # It changes the game most: to be asked before all others.
    prominent: bool = False
    # Of a choice or a flag.
    values: list[str] = []
    # Of an amount, which is written `unit(number)`.
    units: list[str] = []
    # Of a number or an amount; `none` says whether "none" is a value too.
    low: int = 0
    high: int = 0
    none: bool = False


class PresetInfo(Struct, frozen=True):
    """House rules under one name: those that differ from the usual."""

    preset: str
    options: dict[str, str]


class GameInfo(Struct, frozen=True):
    """A game: how many play it, by which rules, with which bots."""

    game: str
    name: str
    version: int
    official: tuple[int, int]
    allowed: tuple[int, int]
    lowest_wins: bool
    # Whether somebody calls or stops a round.
    calls: bool
    # The whole discard lies open in any case: a table need not choose to show it.
    open_discard: bool
    presets: list[PresetInfo]
    options: list[OptionInfo]
    levels: list[str]
    aids: list[str]


class Games(Struct, frozen=True):
    """All the games of the house."""

    games: list[GameInfo]
    phrases: list[str]


class GamePlace(Struct, frozen=True):
    """The game that a path names."""

    game: wire.Word


@ROUTES.add("GET", "/api/games", takes=ANYONE, gives=Games)
async def games(call: Call) -> Games:
    """Every game that can be played here."""
    return Games([game_info(game) for game in GAMES.values()], [*wire.PHRASES])


@ROUTES.add(
    "GET",
    "/api/games/{game}",
    takes=ANYONE,
    places=GamePlace,
    gives=GameInfo,
    errors=("no_such_game",),
)
async def game(call: Call) -> GameInfo:
    """One game."""
    if call.path.game not in GAMES:
        raise HouseError("no_such_game", game=call.path.game)
    return game_info(GAMES[call.path.game])


def game_info(game: Game[Any]) -> GameInfo:
    return GameInfo(
        game=game.KEY,
        name=game.NAME,
        version=game.VERSION,
        official=game.OFFICIAL,
        allowed=game.ALLOWED,
        lowest_wins=game.LOWEST_WINS,
        calls=bool(game.CALLS),
        open_discard=game.OPEN_DISCARD,
        presets=[PresetInfo(name, _texts(game, values)) for name, values in game.PRESETS.items()],
        options=[option_info(game, option) for option in game.OPTIONS],
        levels=level_names(),
        aids=[*AIDS],
    )


def option_info(game: Game[Any], option: Option) -> OptionInfo:
    told = OptionInfo(
        name=option.name,
        kind=WORDS,
        default=option.text(option.default),
        about=messages(FALLBACK, game).text(f"option-{option.name}.about"),
        allowed=option.allowed(),
        prominent=option.prominent,
    )
    if isinstance(option, Choice):
        return replace(told, kind=CHOICE, values=[*option.words])
    if isinstance(option, Flag):
        return replace(told, kind=FLAG, values=["false", "true"])
    if isinstance(option, Number):
        low, high, none = option.low, option.high, option.none
        return replace(told, kind=NUMBER, low=low, high=high, none=none)
    if isinstance(option, Amount):
        return replace(told, kind=AMOUNT, units=[*option.units], low=1, high=option.high)
    return told


def _texts(game: Game[Any], values: dict[str, Value]) -> dict[str, str]:
    return {
        option.name: option.text(values[option.name])
        for option in game.OPTIONS
        if option.name in values
    }
