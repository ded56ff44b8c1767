"""A lesson as it is written: the `lesson.toml` in a game's folder, read and put in order.

The cards, the steps and what the others do are checked by playing it (`check.py`).
"""

import re
from dataclasses import dataclass
from fnmatch import fnmatchcase
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta, Struct

from facedown.core.cards import UNKNOWN, Card, Pack, card, cards
from facedown.core.errors import BadDeck, BadNotation, FacedownError
from facedown.core.fields import PLACE
from facedown.core.game import Game
from facedown.core.records import Move
from facedown.core.seats import Seat, parse_sitting
from facedown.core.setup import Setup
from facedown.i18n.catalogue import home_of

FILE: Final = "lesson.toml"

# Where the learner sits.
LEARNER: Final[Seat] = 0

# What stands for a tap instead of a move. No game may have a move of this name.
NEXT: Final = "next"

# What is said of a move that nothing else was written for.
MISTAKE: Final = "mistake"

Name = Annotated[str, Meta(pattern="^[a-z][a-z0-9_]{0,30}$")]


class BadLesson(FacedownError):
    """A lesson that cannot be taught: it says which file, line and step, and why."""


class Mark(Struct, frozen=True, omit_defaults=True):
    """What a step points at: a kind of thing, and which of them."""

    # stock | discard | drawn | place | hand | card | pile | move | scores
    on: str
    # Of a place: as moves write it.
    place: Any = None
    # Of a hand: whose.
    seat: int | None = None
    # Of a card that the learner holds.
    card: str = ""
    # Of a pile that only this game has: its name, and the number of one thing in it, from 0.
    pile: str = ""
    number: int | None = None
    # Of a kind of move: its word.
    move: str = ""


def parse_mark(text: str) -> Mark:
    """The mark that a text names: `place 0:2`; `BadNotation` if there is no such thing."""
    on, *words = text.split()
    match on, words:
        case "stock" | "discard" | "drawn" | "scores", []:
            return Mark(on)
        case "place", [where]:
            return Mark(on, place=PLACE.data(PLACE.parse(where)))
        case "hand", [seat]:
            return Mark(on, seat=parse_sitting(seat))
        case "card", [one]:
            return Mark(on, card=card(one).text)
        case "pile", [name]:
            return Mark(on, pile=name)
        case "pile", [name, number] if number.isdecimal():
            return Mark(on, pile=name, number=int(number))
        case "move", [word]:
            return Mark(on, move=word)
    raise BadNotation("no_such_mark", text=text)


class StepScript(Struct, frozen=True, forbid_unknown_fields=True):
    """One idea, as the file has it. `move` are patterns of moves; without any, a tap goes on."""

    id: Name
    mark: list[Annotated[str, Meta(pattern="^[a-z]")]] = []
    move: list[str] = []
    # What is said of other moves: patterns, and the attribute of the message that says it.
    mistakes: dict[str, Name] = {}
    # The cards that the words name.
    cards: dict[Name, str] = {}
    # What happens after it: `1> draw`.
    then: list[str] = []

    @property
    def key(self) -> str:
        """The id of its message."""
        return f"lesson-{self.id}"

    @property
    def marks(self) -> list[Mark]:
        return [parse_mark(one) for one in self.mark]

    def wants(self, move: Move) -> bool:
        """Whether this move carries the lesson on."""
        return any(fnmatchcase(str(move), pattern) for pattern in self.move)

    def mistake(self, move: Move) -> str:
        """The message about a move that does not."""
        found = [name for one, name in self.mistakes.items() if fnmatchcase(str(move), one)]
        return f"{self.key}.{found[0] if found else MISTAKE}"


class LessonScript(Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson as the file has it."""

    # By seat, the learner's left neighbour first.
    names: Annotated[list[str], Meta(min_length=1, max_length=7)]
    # From the top; `??` is any card, and so are those that are not there.
    deck: list[str]
    steps: Annotated[list[StepScript], Meta(min_length=1, max_length=20)]
    # About how long it takes.
    seconds: Annotated[int, Meta(ge=10, le=600)] = 90
    preset: str = "seed"
    options: dict[str, str] = {}
    starter: int = LEARNER


@dataclass(frozen=True)
class Lesson:
    """A lesson ready to be taught: a round that is set up, its deck, and the steps."""

    game: Game[Any]
    setup: Setup
    deck: tuple[Card, ...]
    script: LessonScript
    # What the file is called, and the line on which each step begins.
    file: str
    lines: tuple[int, ...]

    @property
    def names(self) -> tuple[str, ...]:
        """Who sits where; the learner has no name."""
        return ("", *self.script.names)

    @property
    def steps(self) -> list[StepScript]:
        return self.script.steps

    def bad(self, step: int, why: str) -> BadLesson:
        """What is wrong with a step, by its number from 0."""
        return bad_lesson(self.file, self.lines[step], self.steps[step].id, why)


def read(game: Game[Any]) -> Lesson | None:
    """The lesson of a game, unchecked; None if it has none, `BadLesson` if it cannot be read."""
    file = home_of(game) / FILE
    return parse(game, file.read_text("utf-8"), str(file)) if file.is_file() else None


def parse(game: Game[Any], text: str, file: str) -> Lesson:
    """The lesson that a text describes."""
    lines = tuple([i for i, one in enumerate(text.splitlines(), 1) if one.strip() == "[[steps]]"])
    try:
        script = msgspec.toml.decode(text, type=LessonScript)
    except msgspec.DecodeError as error:  # also of what is there and should be otherwise
        raise _unreadable(file, str(error), lines) from None
    try:
        variant = game.variant(script.options, script.preset)
        setup = game.setup(variant, len(script.names) + 1, script.starter)
        deck = _filled(cards(" ".join(script.deck)), game.pack(variant))
    except FacedownError as error:
        raise bad_lesson(file, 1, "", str(error)) from None
    return Lesson(game, setup, tuple(deck), script, file, lines)


def _unreadable(file: str, told: str, lines: tuple[int, ...]) -> BadLesson:
    """What a reader of TOML says, with the line: its own, or that of the step it speaks of."""
    own = re.search(r"line (\d+)", told)
    step = re.search(r"steps\[(\d+)\]", told)
    line = int(own[1]) if own else lines[int(step[1])] if step else 1
    number = str(int(step[1]) + 1) if step else ""
    return bad_lesson(file, line, number, told)


def bad_lesson(file: str, line: int, step: str, why: str) -> BadLesson:
    return BadLesson("bad_lesson", file=file, line=line, step=step, why=why)


def _filled(named: list[Card], pack: Pack) -> list[Card]:
    """The whole deck: what is not named is filled in, in the order of the pack."""
    left = list(pack.cards)
    for one in named:
        if one is not UNKNOWN:
            if one not in left:
                raise BadDeck("not_the_pack", card=one.text)
            left.remove(one)
    if named.count(UNKNOWN) > len(left):
        raise BadDeck("not_the_pack", size=len(named), wanted=pack.size)
    filled = [left.pop(0) if one is UNKNOWN else one for one in named]
    return filled + left


def their_move(game: Game[Any], text: str) -> tuple[Seat, Move]:
    """What somebody does after a step: `1> swap 0`."""
    seat, _, move = text.partition("> ")
    return parse_sitting(seat), game.parse_move(move)
