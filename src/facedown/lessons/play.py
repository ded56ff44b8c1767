"""Where a learner stands in a lesson: a function of what the learner has done so far.

An answer is a move or a tap (None). One that the step waits for carries the lesson on, and the
others play what the script says; any other changes nothing. So a lesson is taken up again from the
answers that were kept, and a mistake never has to be undone.
"""

from collections.abc import Iterator, Sequence
from copy import copy
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from facedown.bots.cast import CAST
from facedown.core.cards import UNKNOWN, cards
from facedown.core.errors import FacedownError, IllegalMove
from facedown.core.fields import CARD, CARDS, NUMBER, SEAT, Data, Kind
from facedown.core.placed_card import place
from facedown.core.records import Event, Move
from facedown.core.seats import Seat
from facedown.core.sight import show
from facedown.core.table import Table
from facedown.lessons.script import LEARNER, NEXT, Lesson, Mark, StepScript, their_move
from facedown.lessons.showing import shown
from facedown.match.wire import OutcomeInfo, Refused, Shown

# The faces of the cast, by name.
_FACES: Final = {one.name: one.face for one in CAST.values()}
# What a tap is where moves are objects.
TAP: Final[dict[str, Data]] = {"type": NEXT}


class Param(Struct, frozen=True):
    """What a message speaks of: a kind of field, and its value as moves and events write it."""

    kind: str
    value: Any


class Message(Struct, frozen=True):
    """Something said: the id of a message, or of one of its attributes, and its parameters."""

    message: str
    params: dict[str, Param] = {}


class LessonStep(Struct, frozen=True):
    """The step that the learner is at: its words, what it points at, and what carries on."""

    id: str
    # From 1, and how many there are.
    number: int
    of: int
    said: Message
    marks: list[Mark]
    # The moves that carry on; none: a tap does.
    moves: list[dict[str, Any]]


class LessonState(Struct, frozen=True):
    """Where a lesson stands after some answers.

    `shown` is what the table shows since the last answer that was kept, move by move and as a
    socket would have; the last of it is the table now. If the last answer was not kept, `mistake`
    or `refused` says why, and the table is as before.
    """

    game: str
    # By seat; the learner, at seat 0, has none.
    names: list[str]
    # The same by the files of their faces; empty where the name is of nobody in the cast.
    faces: list[str]
    step: LessonStep
    shown: list[Shown]
    # The answers that count: what to send again, with the next.
    kept: list[dict[str, Any]]
    over: bool
    mistake: Message | None = None
    refused: Refused | None = None
    outcome: OutcomeInfo | None = None


def play(lesson: Lesson, answers: Sequence[Move | None]) -> LessonState:
    """Where the lesson stands after these answers."""
    attempt = Attempt(lesson)
    for answer in answers:
        attempt.answer(answer)
    return attempt.state()


def walk(lesson: Lesson) -> Iterator["Attempt"]:
    """An attempt at every step, every way that the steps allow."""
    ahead = [Attempt(lesson)]
    while ahead:
        attempt = ahead.pop()
        yield attempt
        if attempt.is_over:
            continue
        wanted: list[Move | None] = [*attempt.wanted] if attempt.step.move else [None]
        for answer in wanted:
            on = attempt.copy()
            on.answer(answer)
            ahead.append(on)


class Attempt:
    """One way through a lesson, from the deal on."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson: Final = lesson
        self.game: Final = lesson.game
        self.table: Table = lesson.game.table(lesson.setup)
        self.number = 0
        self.kept: list[dict[str, Any]] = []
        self.mistake: Message | None = None
        self.refused: Refused | None = None
        # How much the learner has been shown, and of that what came after the last answer.
        self._n = 0
        self._shown: list[Shown] = []
        self._tell(self.game.start(self.table, list(lesson.deck)))

    def copy(self) -> "Attempt":
        """The same, to go another way."""
        new = copy(self)
        new.table, new.kept = self.table.copy(), self.kept[:]
        return new

    # -- what is so ------------------------------------------------------------------------------

    @property
    def step(self) -> StepScript:
        return self.lesson.steps[self.number]

    @property
    def is_over(self) -> bool:
        return self.number == len(self.lesson.steps) - 1

    @property
    def moves(self) -> Sequence[Move]:
        """What the learner may do now; nothing where a tap is waited for."""
        return self.game.legal_moves(self.table, LEARNER) if self.step.move else []

    @property
    def wanted(self) -> list[Move]:
        """The moves that carry on."""
        return [move for move in self.moves if self.step.wants(move)]

    @property
    def unwanted(self) -> list[Move]:
        """The moves that are legal, and not what the step is about."""
        return [move for move in self.moves if not self.step.wants(move)]

    @property
    def known(self) -> Table:
        """The table as the learner knows it."""
        known: Table = self.game.view(self.table, LEARNER).table
        return known

    def state(self) -> LessonState:
        step = self.step
        outcome = self.game.outcome(self.table)
        now = shown(self.game, self.table, self._n, [], self.moves)
        *before, last = self._shown or [now]
        return LessonState(
            game=self.game.KEY,
            names=list(self.lesson.names),
            faces=[_FACES.get(name, "") for name in self.lesson.names],
            step=LessonStep(
                step.id,
                self.number + 1,
                len(self.lesson.steps),
                Message(step.key, self.params()),
                step.marks,
                [move.data() for move in self.wanted],
            ),
            shown=[*before, replace(now, events=last.events)],
            kept=self.kept,
            over=self.is_over,
            mistake=self.mistake,
            refused=self.refused,
            outcome=None if outcome is None else OutcomeInfo.of(outcome),
        )

    # -- what is done ----------------------------------------------------------------------------

    def answer(self, move: Move | None) -> None:
        """Go on if this is what the step waits for; say why not if it isn't."""
        self.mistake = self.refused = None
        try:
            if self.is_over or (move is None) != (not self.step.move):
                raise IllegalMove("not_now")
            if move is not None:
                self.game.play(self.table, LEARNER, move)
        except IllegalMove as error:
            self.refused, self._shown = Refused(error.code, dict(error.params)), []
            return
        if move is not None and not self.step.wants(move):
            params = self.params() | self._params_of(move)
            self.mistake, self._shown = Message(self.step.mistake(move), params), []
            return
        self._go_on(move)

    def _go_on(self, move: Move | None) -> None:
        self.kept.append(TAP if move is None else move.data())
        self._shown = []
        if move is not None:
            self._act(LEARNER, move)
        for text in self.step.then:
            try:
                self._act(*their_move(self.game, text))
            except FacedownError as error:
                raise self.lesson.bad(self.number, f"{text}: {error}") from None
        self.number += 1

    def _act(self, seat: Seat, move: Move) -> None:
        self._tell(self.game.act(self.table, seat, move))

    def _tell(self, happened: list[Event]) -> None:
        seen = [show(event, LEARNER) for event in happened]
        events = [event for event in seen if event is not None]
        if events:
            self._n += len(events)
            self._shown.append(shown(self.game, self.table, self._n, events))

    # -- what is said ----------------------------------------------------------------------------

    def params(self) -> dict[str, Param]:
        """What the words of this step may speak of: who plays, the cards it names, the result."""
        found = {f"seat{seat}": _param(SEAT, seat) for seat in self.lesson.setup.seats[1:]}
        for name, text in self.step.cards.items():
            found |= self._cards(name, text)
        outcome = self.game.outcome(self.table)
        if outcome is not None:
            for seat in self.lesson.setup.seats:
                found[f"total{seat}"] = _param(NUMBER, outcome.totals[seat])
                found[f"score{seat}"] = _param(NUMBER, outcome.scores[seat])
        return found

    def _cards(self, name: str, text: str) -> dict[str, Param]:
        """A card, or some, and what they are worth."""
        some = cards(text)
        worth = sum(self.game.worth(self.lesson.setup.variant, one) for one in some)
        told = _param(CARD, some[0]) if len(some) == 1 else _param(CARDS, tuple(some))
        return {name: told, f"{name}-worth": _param(NUMBER, worth)}

    def _params_of(self, move: Move) -> dict[str, Param]:
        """What a move is about, and the card it would touch as far as the learner knows it."""
        found: dict[str, Param] = {}
        for name, kind in move.FIELDS:
            value = getattr(move, name)
            found[name] = _param(kind, value)
            if kind.name in ("slot", "place"):
                where = place(LEARNER, value) if kind.name == "slot" else value
                placed = self.known.placed(where)
                found["card"] = _param(CARD, UNKNOWN if placed is None else placed.card)
        return found


def _param(kind: Kind, value: object) -> Param:
    return Param(kind.name, kind.data(value))
