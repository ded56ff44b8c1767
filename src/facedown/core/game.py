"""The Game base class: the verbs through which everything else uses the rules.

`play` decides and changes nothing; `apply` changes and decides nothing; `settle` says what
follows by itself. `act` is the three together. What a seat sees (`view`, `imagine`) is written once
for all games, from what is known of each card on the table.

The lists that `awaited`, `invited`, `legal_moves` and `play` give are handed out again: to be read,
not changed. They are lists and no `Sequence` because compiled code reads those slowly: a round at
random takes 11 to 19 % more instructions. Players and screens get them as a `Sequence`.
"""

from typing import ClassVar, Final, Generic, NoReturn, TypeVar

from mypy_extensions import mypyc_attr

from facedown.core.cards import Card, Pack
from facedown.core.dealer import Dealer
from facedown.core.errors import BadOption, BadSetup, IllegalMove, Param
from facedown.core.events import Reshuffled
from facedown.core.imagine import fill
from facedown.core.moves import Shuffle
from facedown.core.outcome import Outcome, Result, Standings, places_of
from facedown.core.records import Event, Move, parse_record
from facedown.core.seats import NO_SEATS, Seat
from facedown.core.setup import Setup
from facedown.core.sight import hide
from facedown.core.table import Table, View, check_order
from facedown.core.variant import Option, Value, Variant, find_option

T = TypeVar("T", bound=Table)

# The clocks of a table (G-09).
SETUP_CLOCK: Final = "setup"
TURN_CLOCK: Final = "turn"
REACTION_CLOCK: Final = "reaction"

# How a hand lies on a screen: in a row, as a block two cards wide, or fanned out in the hand.
ROW: Final = "row"
GRID: Final = "grid"
FAN: Final = "fan"

# The version of these verbs. A game from outside says as `API` which one it was written for.
API: Final = 1

ONE_PACK: Final = Pack()

# No move sets off this many events; more means that the rules run in a circle.
MAX_EVENTS: Final = 1000


class Note:
    """Something to know: one of the game's `NOTES`, with what a player may know."""

    def __init__(self, code: str, params: dict[str, Param]) -> None:
        self.code: Final = code
        self.params: Final = params


class Caution(Note):
    """A warning before a move: one of the game's `CAUTIONS`."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[T]):
    """The rules of one game as an object. It holds no state."""

    KEY: ClassVar[str] = ""
    NAME: ClassVar[str] = ""
    VERSION: ClassVar[int] = 1
    # Numbers of players: the official ones, and those that any house rules can be played with.
    OFFICIAL: ClassVar[tuple[int, int]] = (2, 2)
    ALLOWED: ClassVar[tuple[int, int]] = (2, 2)
    OPTIONS: ClassVar[tuple[Option, ...]] = ()
    PRESETS: ClassVar[dict[str, dict[str, Value]]] = {"seed": {}}
    MOVES: ClassVar[tuple[type[Move], ...]] = ()
    EVENTS: ClassVar[tuple[type[Event], ...]] = ()
    PHASES: ClassVar[tuple[str, ...]] = ()
    ENDINGS: ClassVar[tuple[str, ...]] = ()
    REFUSALS: ClassVar[tuple[str, ...]] = ()
    CAUTIONS: ClassVar[tuple[str, ...]] = ()
    NOTES: ClassVar[tuple[str, ...]] = ()
    # Moves that bring the round towards its end: a stop, a call.
    CALLS: ClassVar[tuple[type[Move], ...]] = ()
    # Moves with which seats race one another, and which are put in fair order (G-08).
    REACTIONS: ClassVar[tuple[type[Move], ...]] = ()
    LOWEST_WINS: ClassVar[bool] = False
    # Whether the best hand is the one whose cards count least.
    LOW_HANDS: ClassVar[bool] = False
    LAYOUT: ClassVar[str] = ROW
    SETUP_SECONDS: ClassVar[float] = 15.0
    # Options, as texts, that are otherwise where no person plays and no clock runs.
    SIMULATED: ClassVar[dict[str, str]] = {}
    # Options, as texts, with which a match takes a few minutes.
    SHORT: ClassVar[dict[str, str]] = {}
    # Whether the whole discard lies open, not only its top (G-13).
    OPEN_DISCARD: ClassVar[bool] = False

    # -- a game writes these -----------------------------------------------------------------------

    def make_variant(self, values: dict[str, Value]) -> Variant:
        """The house rules with these values, all of them legal."""
        return Variant(self.OPTIONS, values)

    def players(self, variant: Variant) -> tuple[int, int]:
        """The fewest and the most players that these house rules can be played with."""
        return self.ALLOWED

    def usual_players(self, variant: Variant) -> int:
        """How many play by these house rules where nobody says otherwise."""
        low, high = self.players(variant)
        return max(low, min(self.OFFICIAL[0], high))

    def sides(self, variant: Variant, players: int) -> tuple[int, ...]:
        """For each seat the side it plays for; partners have the same. Each for itself, usually."""
        return tuple(range(players))

    def pack(self, variant: Variant) -> Pack:
        """The cards in play: one pack without jokers, unless a game says otherwise."""
        return ONE_PACK

    def table(self, setup: Setup) -> T:
        """The empty table, before the deal."""
        raise NotImplementedError

    def deal(self, table: T, deck: list[Card]) -> list[Event]:
        """What dealing this deck does; changes nothing."""
        raise NotImplementedError

    def awaited(self, table: T) -> list[Seat]:
        """The seats that must act now, in the order to ask them, or the Dealer."""
        raise NotImplementedError

    def invited(self, table: T) -> list[Seat]:
        """The seats that may act now although nobody waits for them, in the order to ask them."""
        return NO_SEATS

    def legal_moves(self, table: T, seat: Seat) -> list[Move]:
        """What this seat may do now; the same from the table and from the seat's view."""
        raise NotImplementedError

    def play(self, table: T, seat: Seat, move: Move) -> list[Event]:
        """What the move does, or `IllegalMove` with the reason; changes nothing."""
        raise NotImplementedError

    def settle(self, table: T) -> Event | None:
        """What follows by itself now; None if the rules wait for somebody."""
        return None

    def apply(self, table: T, event: Event) -> None:
        """Make the table what it is after the event. The only verb that changes a table."""
        raise NotImplementedError

    def default_move(self, table: T, seat: Seat) -> Move:
        """The move made for an awaited seat when its time runs out: legal, and never random."""
        return self.legal_moves(table, seat)[0]

    def outcome(self, table: T) -> Outcome | None:
        """What the round gave; None while it is played."""
        raise NotImplementedError

    def standings(
        self, variant: Variant, players: int, results: list[Result], elapsed: float
    ) -> Standings:
        """How a match of so many players stands after these rounds and so many seconds.

        One round is a match, unless a game says otherwise.
        """
        everyone = tuple(range(players))
        if not results:
            return Standings((0,) * players, (1,) * players, everyone, is_over=False)
        outcome = results[0].outcome
        places = places_of(list(outcome.scores), lowest_first=self.lowest_wins(variant))
        return Standings(outcome.scores, places, (), is_over=True, winners=outcome.winners)

    def lowest_wins(self, variant: Variant) -> bool:
        """Whether by these house rules the fewest points win."""
        return self.LOWEST_WINS

    def worth(self, variant: Variant, card: Card) -> int:
        """How many points a card counts in a hand at the end."""
        return card.rank

    def ability(self, variant: Variant, card: Card) -> str:
        """What a card lets its player do, as a code; empty if it does nothing."""
        return ""

    def wins_call(self, table: T, seat: Seat, totals: list[int]) -> bool:
        """Whether a call or stop wins with these totals: by default, only if it alone is lowest."""
        return all(totals[other] > totals[seat] for other in table.setup.seats if other != seat)

    def clock(self, table: T) -> str:
        """Which clock runs for the awaited seats; a game with windows says when one is open."""
        return SETUP_CLOCK if self.PHASES[table.phase] == SETUP_CLOCK else TURN_CLOCK

    def discarder(self, table: T) -> Seat:
        """Whose discard seats race for; of equal times the nearest on its left is first (G-08)."""
        return table.turn

    def voids(self, event: Event, move: Move) -> bool:
        """Whether a reaction that was on its way when this happened has come too late (G-08)."""
        return False

    def caution(self, table: T, seat: Seat, move: Move) -> Caution | None:
        """What a person should know before a legal move that costs more than it seems to."""
        return None

    def notes(self, table: T, seat: Seat) -> list[Note]:
        """Where a person stands who plays: from its own cards and what lies open, nothing else."""
        return []

    def looks(self, table: T, seat: Seat) -> int:
        """How many of its own cards an awaited seat may still look at before play begins."""
        return 0

    def is_possible(self, table: T) -> bool:
        """Whether the rules could have led to this table; checked of imagined ones only."""
        return True

    # -- setting up --------------------------------------------------------------------------------

    def variant(self, changes: dict[str, str] | None = None, preset: str = "seed") -> Variant:
        """The house rules of a preset with some options changed, given as texts."""
        if preset not in self.PRESETS:
            raise BadOption("no_such_preset", preset=preset, allowed=", ".join(self.PRESETS))
        values = dict(self.PRESETS[preset])
        for name, text in (changes or {}).items():
            values[name] = find_option(self.OPTIONS, name).parse(text)
        return self.make_variant(values)

    def setup(
        self, variant: Variant, players: int, starter: Seat = 0, *, undo: bool = False
    ) -> Setup:
        """The first round of a match."""
        self.check_players(variant, players)
        return Setup(variant, tuple(range(players)), starter, (0,) * players, undo=undo)

    def check_players(self, variant: Variant, players: int) -> None:
        low, high = self.players(variant)
        if not low <= players <= high:
            raise BadSetup("wrong_number_of_players", players=players, low=low, high=high)

    # -- acting ------------------------------------------------------------------------------------

    def start(self, table: T, deck: list[Card]) -> list[Event]:
        """Deal, and apply all that follows."""
        return self._follow(table, self.deal(table, deck))

    def act(self, table: T, seat: Seat, move: Move) -> list[Event]:
        """Play a move, and apply all that follows."""
        return self._follow(table, self.play(table, seat, move))

    def _follow(self, table: T, events: list[Event]) -> list[Event]:
        happened: list[Event] = []
        for event in events:
            self.apply(table, event)
            happened.append(event)
        following = self.settle(table)
        while following is not None:
            self.apply(table, following)
            happened.append(following)
            assert len(happened) < MAX_EVENTS, "the rules run in a circle"
            following = self.settle(table)
        return happened

    def shuffle(self, table: T, move: Move) -> list[Event]:
        """What the Dealer's order does; `play` calls this when the table waits for the Dealer."""
        if not isinstance(move, Shuffle):
            raise IllegalMove("dealer_shuffles")
        check_order(move.order, len(table.discard) - 1)
        return [Reshuffled(move.order)]

    def refuse(self, code: str, **params: Param) -> NoReturn:
        """Refuse a move: one of the game's `REFUSALS`, with what a player may know."""
        raise IllegalMove(code, **params)

    # -- seeing ------------------------------------------------------------------------------------

    def view(self, table: T, seat: Seat) -> View[T]:
        """Everything this seat (or the watchers) has been shown, and nothing else."""
        seen = table.copy()
        hide(seen, seat)
        return View(seen, seat)

    def imagine(self, view: View[T], dealer: Dealer) -> T:
        """A random full table that this view cannot be told apart from."""
        while True:
            table = view.table.copy()
            if fill(table, dealer) and self.is_possible(table):
                return table

    # -- reading -----------------------------------------------------------------------------------

    def parse_move(self, text: str) -> Move:
        """The move that a text names: `draw`, `swap 1`."""
        return parse_record(text, self.MOVES)

    def shuffle_from(self, text: str) -> Move:
        """The Dealer's move that a text names."""
        return parse_record(text, (Shuffle,))

    def parse_event(self, text: str) -> Event:
        """The event that a text names, as it is written in transcripts."""
        return parse_record(text, self.EVENTS)
