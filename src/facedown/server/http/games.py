"""The catalog over HTTP: every game with its house rules, as a screen needs them."""

from functools import cache
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import replace

from facedown.bots.levels import level_names
from facedown.catalog import GAMES
from facedown.core.game import Game
from facedown.core.moves import Undo
from facedown.core.records import Event, Record
from facedown.core.sight import AIDS
from facedown.core.variant import Amount, Choice, Flag, Number, Option, Value, Variant
from facedown.match import wire
from facedown.server.house import find_game
from facedown.server.http.lobby import NO_TABLE, TablePlace, table_code
from facedown.server.http.routes import ANYONE, MAYBE, Call, Routes, bad_request

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
    # Of a list of numbers: what each of them is.
    parts: list[str] = []


class PresetInfo(Struct, frozen=True):
    """House rules under one name: those that differ from the usual, and how many can play."""

    preset: str
    options: dict[str, str]
    players: tuple[int, int]


class FieldInfo(Struct, frozen=True):
    """A field of a move or an event, and what it holds."""

    name: str
    # seat | place | slot | card | cards | rank | index | number | …
    kind: str


class MoveInfo(Struct, frozen=True):
    """A kind of move."""

    word: str
    fields: list[FieldInfo]
    # The key that chooses it; the space bar is "space".
    key: str
    # It brings the round towards its end.
    calls: bool


class StepInfo(Struct, frozen=True):
    """One card on its way: from and to a pile or one of the event's places."""

    source: str
    target: str
    # The field that says what it is.
    card: str
    # "", or whether a named rank has to be the card's: right | wrong
    when: str


class EventInfo(Struct, frozen=True):
    """A kind of event."""

    word: str
    fields: list[FieldInfo]
    # No news to those at the table.
    quiet: bool
    # Nobody should miss it.
    loud: bool
    movement: list[StepInfo]


class CardInfo(Struct, frozen=True):
    """What a card counts in a hand, and the code of what it lets its player do."""

    card: str
    worth: int
    ability: str


class Cards(Struct, frozen=True):
    """The cards of a pack, each once."""

    cards: list[CardInfo]


class GameInfo(Struct, frozen=True):
    """A game: how many play it, by which rules, with which bots, and what a screen needs of it."""

    game: str
    name: str
    version: int
    official: tuple[int, int]
    allowed: tuple[int, int]
    lowest_wins: bool
    # Whether the best hand is the one whose cards count least.
    low_hands: bool
    # How a hand lies, and of how many cards it is at first.
    layout: str
    hand: int
    # Whether somebody calls or stops a round.
    calls: bool
    # The whole discard lies open in any case: a table need not choose to show it.
    open_discard: bool
    # Whether moves may be taken back, where a table allows it.
    undo: bool
    phases: list[str]
    moves: list[MoveInfo]
    events: list[EventInfo]
    # By the usual rules.
    cards: list[CardInfo]
    presets: list[PresetInfo]
    options: list[OptionInfo]
    levels: list[str]
    aids: list[str]


class Games(Struct, frozen=True):
    """All the games of the house."""

    games: list[GameInfo]
    phrases: list[str]


class Players(Struct, frozen=True):
    """The fewest and the most players."""

    low: int
    high: int


class Rules(Struct, frozen=True, forbid_unknown_fields=True):
    """House rules: a preset, and what is changed from it as a JSON object of texts."""

    preset: wire.Word = "seed"
    options: Annotated[str, Meta(max_length=6_000)] = "{}"


class GamePlace(Struct, frozen=True):
    """The game that a path names."""

    game: wire.Word


@ROUTES.add("GET", "/api/games", takes=ANYONE, gives=Games, kept=True)
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
    return game_info(find_game(call.path.game))


@ROUTES.add(
    "GET",
    "/api/games/{game}/players",
    takes=ANYONE,
    places=GamePlace,
    query=Rules,
    gives=Players,
    errors=("no_such_game", "no_such_preset", "no_such_option", "no_such_value"),
)
async def players(call: Call) -> Players:
    """How many can play a game by these house rules."""
    game = find_game(call.path.game)
    try:
        changes = msgspec.json.decode(call.query.options, type=wire.HouseRules)
    except msgspec.DecodeError as error:
        raise bad_request(error) from None
    return Players(*game.players(game.variant(changes, call.query.preset)))


@ROUTES.add(
    "GET",
    "/api/tables/{code}/cards",
    takes=MAYBE,
    places=TablePlace,
    gives=Cards,
    errors=NO_TABLE,
)
async def table_cards(call: Call) -> Cards:
    """What the cards count and do by the house rules of a table."""
    info = await call.context.house.info(await table_code(call), call.who)
    game, options = GAMES[info.game], info.options
    return Cards(cards_info(game, game.variant(options.options, options.preset)))


@cache
def game_info(game: Game[Any]) -> GameInfo:
    return GameInfo(
        game=game.KEY,
        name=game.NAME,
        version=game.VERSION,
        official=game.OFFICIAL,
        allowed=game.ALLOWED,
        lowest_wins=game.LOWEST_WINS,
        low_hands=game.LOW_HANDS,
        layout=game.LAYOUT,
        hand=_hand_size(game),
        calls=bool(game.CALLS),
        open_discard=game.OPEN_DISCARD,
        undo=any(issubclass(kind, Undo) for kind in game.MOVES),
        phases=[*game.PHASES],
        moves=[
            MoveInfo(kind.WORD, _fields(kind), kind.KEY, calls=kind in game.CALLS)
            for kind in game.MOVES
        ],
        events=[
            EventInfo(kind.WORD, _fields(kind), kind.QUIET, kind.LOUD, _steps(kind))
            for kind in game.EVENTS
        ],
        cards=cards_info(game, game.variant()),
        presets=[
            PresetInfo(name, _texts(game, values), game.players(game.variant(preset=name)))
            for name, values in game.PRESETS.items()
        ],
        options=[option_info(option) for option in game.OPTIONS],
        levels=level_names(),
        aids=[*AIDS],
    )


def cards_info(game: Game[Any], variant: Variant) -> list[CardInfo]:
    """The cards in play, each once, as these house rules count and use them."""
    cards = dict.fromkeys(game.pack(variant).cards)
    return [
        CardInfo(str(one), game.worth(variant, one), game.ability(variant, one)) for one in cards
    ]


def _hand_size(game: Game[Any]) -> int:
    variant = game.variant()
    table = game.table(game.setup(variant, game.OFFICIAL[0]))
    game.start(table, [*game.pack(variant).cards])
    return len(table.hands[0])


def _fields(kind: type[Record]) -> list[FieldInfo]:
    return [FieldInfo(name, field.name.removeprefix("secret ")) for name, field in kind.FIELDS]


def _steps(kind: type[Event]) -> list[StepInfo]:
    return [StepInfo(one.source, one.target, one.card, one.when) for one in kind.MOVEMENT]


def option_info(option: Option) -> OptionInfo:
    told = OptionInfo(
        name=option.name,
        kind=WORDS,
        default=option.text(option.default),
        allowed=option.allowed(),
        prominent=option.prominent,
        parts=[*option.PARTS],
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
