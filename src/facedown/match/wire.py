"""The messages between a client and the house: JSON objects, told apart by their `type`.

A client says `hello` first. From then on every seat, and the watchers, receive a numbered stream
of what they are shown (`shown`), with the table as their screen may hold it and their legal moves;
what is not numbered (`table`, `clock`, `said`) is only ever the latest.

Moves and events are the objects that their classes declare: `{"type": "swap", "slot": 1}`. Cards
are two letters, `??` where they may not be seen, seats numbers and places a seat and a slot.
"""

from collections.abc import Callable
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta, Struct

from facedown.core.cards import UNKNOWN
from facedown.core.outcome import Outcome, Points
from facedown.core.seats import NO_SEAT
from facedown.core.sight import AID_OFF, AIDS
from facedown.match.match import ROTATE, STARTERS

VERSION: Final = 2

# Nothing a client sends is longer than this.
MAX_BYTES: Final = 4096

Code = Annotated[str, Meta(pattern="^[A-Z]{6}$", description="The six letters of a table.")]
Id = Annotated[
    str, Meta(pattern="^[A-Za-z0-9_-]{1,40}$", description="A client's own name for a command.")
]
Number = Annotated[int, Meta(ge=0, le=10_000_000)]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
Word = Annotated[str, Meta(pattern="^[a-z][a-z0-9_-]{0,30}$")]
Digest = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", description="SHA-256 in hexadecimal.")]
Entropy = Annotated[str, Meta(pattern="^[0-9a-f]{0,128}$", description="Bytes in hexadecimal.")]
Text = Annotated[str, Meta(min_length=1, max_length=200)]
HouseRules = Annotated[dict[str, Annotated[str, Meta(max_length=40)]], Meta(max_length=60)]
Seconds = Annotated[float, Meta(ge=0, le=86_400, description="0 is no limit; at least 0.05.")]

# What people say with one tap. The screen has the words.
PHRASES: Final = (
    "hello",
    "good_luck",
    "well_played",
    "thanks",
    "sorry",
    "oops",
    "wow",
    "hurry",
    "good_game",
    "again",
)


class ClockOptions(Struct, frozen=True, forbid_unknown_fields=True):
    """Seconds for each thing a player is waited for; 0 is no limit.

    What is left out is the game's default. While a bot plays a seat, `turn`, `reaction` and
    `setup` are at least 1.
    """

    turn: Seconds | None = None
    reaction: Seconds | None = None
    setup: Seconds | None = None
    peek: Annotated[float, Meta(ge=0.2, le=60)] | None = None
    abandon: Seconds | None = None


class TableOptions(Struct, frozen=True, forbid_unknown_fields=True):
    """What a table is opened with."""

    game: Word
    preset: Word = "seed"
    # House rules changed from the preset, as texts.
    options: HouseRules = {}
    seats: Annotated[int, Meta(ge=2, le=8)] = 4
    # The bots that sit down at once, from the last seat backwards: each by its level, or by the key
    # of a character of the cast.
    bots: Annotated[list[Word], Meta(max_length=7)] = []
    # The level at which a bot plays for someone who has left.
    level: Word = "regular"
    clocks: ClockOptions = ClockOptions()
    public: bool = False
    # Memory aids (G-04).
    aid: Annotated[str, Meta(pattern=f"^({'|'.join(AIDS)})$")] = AID_OFF
    # Whether all that lies in the discard can be looked through, not only its top (G-13).
    show_discard_history: bool = False
    watchers: bool = True
    # Free text, beside the phrases.
    talk: bool = False
    # Whether the characters that bots play say a little, now and then.
    banter: bool = True
    # What the rule bot would do, for whoever asks: it remembers all that the seat was shown (G-04).
    hints: bool = False
    undo: bool = True
    starter: Annotated[str, Meta(pattern=f"^({'|'.join(STARTERS)})$")] = ROTATE


# -- to the house ----------------------------------------------------------------------------------


class ToHouse(Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """Anything a client sends."""


class Hello(ToHouse, frozen=True, tag="hello"):
    """The first message: who, which table, and how much of the stream is already here.

    Without a token you watch.
    """

    table: Code
    token: Annotated[str, Meta(max_length=400)] = ""
    seen: Number = 0
    watch: bool = False


class MoveCommand(ToHouse, frozen=True, tag="move"):
    """Make a move. The same `id` acts once; `answering` is the number it reacts to (G-08)."""

    id: Id
    move: dict[str, Any]
    answering: Number


class Try(ToHouse, frozen=True, tag="try"):
    """Ask whether a move is legal now, without making it."""

    id: Id
    move: dict[str, Any]


class Ack(ToHouse, frozen=True, tag="ack"):
    """The stream has been seen up to this number."""

    seen: Number


class Ping(ToHouse, frozen=True, tag="ping"):
    """Ask whether the house is still there; pages cannot see the pings of the protocol itself."""


class Phrase(ToHouse, frozen=True, tag="phrase"):
    """Say one of the phrases."""

    phrase: Word


class Say(ToHouse, frozen=True, tag="say"):
    """Say something in your own words, where the table allows it."""

    text: Text


class Hint(ToHouse, frozen=True, tag="hint"):
    """Ask what the rule bot would do in this seat, and why."""

    id: Id


class Ready(ToHouse, frozen=True, tag="ready"):
    """Ready for the match, or for its next round."""


class Pause(ToHouse, frozen=True, tag="pause"):
    """Ask for a pause, which begins when everyone present has asked for it, or end one."""

    on: bool


class Hurry(ToHouse, frozen=True, tag="hurry"):
    """Have the bots move at once until it is your turn; only where nobody else plays."""


class Wait(ToHouse, frozen=True, tag="wait"):
    """Have the bots wait while you look at a card, or go on; only where nobody else plays."""

    on: bool


class Resign(ToHouse, frozen=True, tag="resign"):
    """Leave the match for good: a bot plays on."""


class Commit(ToHouse, frozen=True, tag="commit"):
    """A seat's share of the shuffle, as its SHA-256."""

    round: Number
    digest: Digest


class Reveal(ToHouse, frozen=True, tag="reveal"):
    """The share of the shuffle itself."""

    round: Number
    entropy: Entropy


Incoming = (
    Hello
    | MoveCommand
    | Try
    | Ack
    | Ping
    | Phrase
    | Say
    | Hint
    | Ready
    | Pause
    | Hurry
    | Wait
    | Resign
    | Commit
    | Reveal
)


# -- from the house --------------------------------------------------------------------------------


class SeatInfo(Struct, frozen=True):
    """Who sits in a seat: a person, or a bot who plays a character of the cast at some level.

    `stand_in`: a bot plays for somebody who has left, whose name and face the seat keeps. The face
    is the screen's file `/faces/<face>.svg`. Bots of tables older than the cast have neither name
    nor face.
    """

    seat: int
    kind: str  # empty | person | bot
    name: str = ""
    level: str = ""
    host: bool = False
    ready: bool = False
    here: bool = False
    stand_in: bool = False
    wants_pause: bool = False
    face: str = ""


class OutcomeInfo(Struct, frozen=True):
    """What a round gave; `caller` is who ended it, if it was somebody."""

    scores: list[int]
    totals: list[int]
    winners: list[int]
    ending: str
    caller: int | None

    @staticmethod
    def of(outcome: Outcome) -> "OutcomeInfo":
        return OutcomeInfo(
            scores=list(outcome.scores),
            totals=list(outcome.totals),
            winners=list(outcome.winners),
            ending=outcome.ending,
            caller=None if outcome.caller == NO_SEAT else outcome.caller,
        )


class EveningInfo(Struct, frozen=True):
    """What a seat has won in all the matches of an evening; its place is by game points.

    `gained` are those of the match that has just ended. Equal game points share a place;
    `ahead_by` says what puts the seat before the next one: points, scores (the points of all its
    rounds), calls (those it has won), or nothing.
    """

    seat: int
    place: int
    points: Points
    gained: Points
    scores: int
    calls: int
    ahead_by: str


class TableInfo(Struct, frozen=True):
    """Everything public about a table except its cards."""

    code: str
    game: str
    version: int
    options: TableOptions
    # waiting | shuffling | playing | between | over | closed
    stage: str
    paused: bool
    seats: list[SeatInfo]
    # For each seat the side it plays for: partners have the same, and the same points.
    sides: list[int]
    # Of the match: rounds begun, totals and places by seat, who is still in, who has won.
    round: int = 0
    # How many seconds it had lasted when its last round ended.
    lasted: int = 0
    scores: list[int] = []
    places: list[int] = []
    playing: list[int] = []
    winners: list[int] = []
    # The evening so far, the first seat first, where the game awards points for places (V-44).
    evening: list[EveningInfo] = []
    outcomes: list[OutcomeInfo] = []
    # The records of the matches finished at this table.
    records: list[str] = []
    watchers: int = 0
    you: int | None = None


class TableCard(Struct, frozen=True):
    """A table as the lobby lists it."""

    code: str
    game: str
    preset: str
    stage: str
    seats: int
    free: int
    people: list[str]
    bots: int
    watchers: bool
    you: int | None = None
    # Whose move it is, or who is not ready yet, and since when they are waited for.
    awaited: list[int] = []
    since: float = 0.0
    # By seat: names and faces, empty where it is free, and scores; and the rounds begun.
    names: list[str] = []
    faces: list[str] = []
    round: int = 0
    scores: list[int] = []
    # Whether the match waits for somebody who plays with bots alone, and when it ends if nobody
    # comes: times are in seconds since 1970.
    asleep: bool = False
    ends: float | None = None


class ClockInfo(Struct, frozen=True):
    """The clock that runs: which, how long it still runs, how long it runs in all."""

    kind: str  # setup | turn | reaction | between | shuffle
    ms: int
    of: int


class Seen(Struct, frozen=True, omit_defaults=True):
    """One event of a stream with its number; `ms` is how long a card seen in private stays."""

    n: int
    event: dict[str, Any]
    ms: int = 0


class ScreenCard(Struct, frozen=True, omit_defaults=True):
    """A card that lies in a slot or is drawn: which, if it may be seen, and how it lies.

    `held` is the seat that holds it. What lies face down and may not be seen is an empty object.
    """

    card: str = UNKNOWN.text
    up: bool = False
    held: int | None = None


class ScreenPile(Struct, frozen=True, omit_defaults=True):
    """A pile that only this game has: its cards, whose it is, and what it is called, as a code.

    `stands_for` are the cards that could take the place of a wild one in it, `points` is what it is
    worth as it lies.
    """

    cards: list[str]
    owner: int | None = None
    kind: str = ""
    stands_for: list[str] = []
    points: int = 0


class Screen(Struct, frozen=True):
    """The table as a viewer's screen may hold it.

    `ready` are seats, `passed` says whether the viewer has; `discard` is what lies open of the
    discard, its top at the end, and `discarded` how many lie there. `hands` has a list of slots for
    every seat; an empty slot is null. `own` are the fields that the game's table declares, `piles`
    those of the game's own, by the name of the field with which moves count them.
    """

    phase: str
    turn: int
    turns: int
    ready: list[int]
    passed: bool
    ending: str
    stock: int
    discard: list[str]
    discarded: int
    drawn: list[ScreenCard]
    hands: list[list[ScreenCard | None]]
    own: dict[str, Any]
    piles: dict[str, list[ScreenPile]]


class FromHouse(Struct, frozen=True, tag_field="type", omit_defaults=True):
    """Anything the house sends."""


class CautionInfo(Struct, frozen=True, omit_defaults=True):
    """What to know before making a move, the one of this number in the list (P-19)."""

    move: int
    code: str
    params: dict[str, str | int] = {}


class NoteInfo(Struct, frozen=True, omit_defaults=True):
    """Something that this player may want to know of where it stands, as a code."""

    code: str
    params: dict[str, str | int] = {}


class Shown(FromHouse, frozen=True, tag="shown"):
    """What happened, as this client may see it, and how the table is now.

    `n` is the number of the last event. `by` says who made the move: a person, a bot, or the clock
    whose time ran out; `id` is the command that is answered. `cautions` are about some of `moves`,
    which are counted from 0; `notes` are about the player's own cards.
    """

    n: int
    events: list[Seen]
    screen: Screen | None
    moves: list[dict[str, Any]] = []
    cautions: list[CautionInfo] = []
    notes: list[NoteInfo] = []
    awaited: list[int] = []
    # How many of your own cards you may still look at before play begins.
    looks: int = 0
    clock: ClockInfo | None = None
    by: str = ""
    id: str = ""


class Welcome(FromHouse, frozen=True, tag="welcome"):
    """The answer to hello: the table, and what was missed."""

    table: TableInfo
    shown: Shown
    phrases: list[str]
    version: int


class TableMessage(FromHouse, frozen=True, tag="table"):
    """Something other than the cards has changed: people, stage, scores."""

    table: TableInfo


class ClockMessage(FromHouse, frozen=True, tag="clock"):
    """Only the clock has changed."""

    clock: ClockInfo | None


class Repeated(FromHouse, frozen=True, tag="repeated"):
    """This command was carried out before; nothing happened now."""

    id: str


class Refused(FromHouse, frozen=True, tag="refused"):
    """Something asked was refused: a code with parameters. The table is as it was."""

    code: str
    params: dict[str, str | int] = {}
    id: str = ""


class Tried(FromHouse, frozen=True, tag="tried"):
    """Whether a move is legal; if not, why."""

    id: str
    legal: bool
    code: str = ""
    params: dict[str, str | int] = {}


class OtherMove(Struct, frozen=True, omit_defaults=True):
    """Another good move, and by how much less it is worth than the first."""

    move: dict[str, Any]
    reason: str
    less: float
    params: dict[str, str | int] = {}


class Hinted(FromHouse, frozen=True, tag="hinted"):
    """The best move by what the seat was shown, and the reason as a code with parameters.

    `others` are up to two more, the better first, where moves could be tried out. What they are
    worth less is in the `unit` of the game: `points` of a round, or `chances` to win it, of 1.
    """

    id: str
    move: dict[str, Any]
    reason: str
    params: dict[str, str | int] = {}
    others: list[OtherMove] = []
    unit: str = "points"  # points | chances


class Said(FromHouse, frozen=True, tag="said"):
    """Somebody said something: one of the phrases, a text, or a line of a character.

    A line is a message of the cast (`GET /api/cast/{language}`). `verdict`: it is about how the
    round has ended, and not to be read before that is told. `n` is a number by which what a person
    said can be reported.
    """

    seat: int
    phrase: str = ""
    text: str = ""
    line: str = ""
    verdict: bool = False
    n: int = 0


class Notice(FromHouse, frozen=True, tag="notice"):
    """Something that everybody should read, from those who run the house.

    Whoever has put away the notice of this number need not be shown it again. Without text there
    is none any more.
    """

    n: int
    text: str


class ShuffleInfo(FromHouse, frozen=True, tag="shuffle"):
    """The fair shuffle of a round so far.

    `want` is what seats are asked for now: commit, reveal, or nothing more. After the round
    `secret` opens everything.
    """

    round: int
    root: str
    want: str = ""
    digests: list[str] = []
    entropies: list[str] = []
    secret: str = ""


class Pong(FromHouse, frozen=True, tag="pong"):
    """The house is still there: the answer to a ping."""


class Goodbye(FromHouse, frozen=True, tag="goodbye"):
    """The house closes this connection: why, and in how many milliseconds to come back.

    With a `way`, come back to `/socket?way=…`: a proxy finds the table's process by it.
    """

    code: str
    again_ms: int = 0
    way: str = ""


Outgoing = (
    Welcome
    | Shown
    | TableMessage
    | ClockMessage
    | Repeated
    | Pong
    | Refused
    | Tried
    | Hinted
    | Said
    | Notice
    | ShuffleInfo
    | Goodbye
)

_reader: Final = msgspec.json.Decoder(Incoming)
_writer: Final = msgspec.json.Encoder()

# The message that a client sent; `msgspec.ValidationError` or `DecodeError` if it is none.
read: Final[Callable[[bytes | str], Incoming]] = _reader.decode


def written(part: object) -> Any:
    """A part of several messages, written once: it goes into each of them as it is."""
    return msgspec.Raw(_writer.encode(part))


# The bytes of a message. Bound, not wrapped: it is called for every screen.
write: Final[Callable[[Outgoing], bytes]] = _writer.encode
