"""The seats of a table that bots play: when each is asked, and when it moves."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from math import inf
from typing import Any, Final

import msgspec

from facedown.bots.history import Values, past_round
from facedown.core.errors import BadNotation
from facedown.core.game import REACTION_CLOCK
from facedown.core.seats import WATCHER, Seat
from facedown.match import log
from facedown.match.evening import PLAYING, Evening
from facedown.match.round import Round
from facedown.match.setups import setup_bytes
from facedown.server.alarm import Alarm
from facedown.server.bots import Asker, BotFailed, Chosen, Hinted, Situation
from facedown.server.commands import Command, Forced
from facedown.server.services import Services

# A bot whose choice is refused chooses again so often before the clock's move is made for it.
MAX_TRIES: Final = 3


@dataclass(eq=False)
class Plan:
    """What a bot is about to do, by which clock: asked when its stream had this number.

    `discards` is how many cards lay on the discard then: a reaction is to the last of them.
    """

    number: int
    kind: str
    discards: int
    due: float
    tries: int = 0
    answer: asyncio.Future[Chosen] | None = None
    is_answered: bool = False
    choice: bytes | None = None
    rollouts: int = 0
    is_made: bool = False
    # The choice on its way to the table.
    command: Command | None = None

    @property
    def is_ready(self) -> bool:
        """Whether there is something to do when it is due."""
        return self.is_answered and not self.is_made

    def drop(self) -> None:
        if self.answer is not None:
            self.answer.cancel()


class BotSeats:
    """Asks the bots of one table, each with what a person in its seat would have been shown.

    It rings the alarm when a bot has something to do, and gives it back when asked what is due.
    """

    def __init__(self, services: Services, evening: Evening, alarm: Alarm) -> None:
        self._services: Final = services
        self._evening: Final = evening
        self._alarm: Final = alarm
        self._loop: Final = asyncio.get_running_loop()
        self._asker = Asker("", is_there=False)
        # Whether the only person at the table wants their moves at once, and whether they are made
        # at once: for that person, or since no other is left to react (G-09).
        self._is_hurried = False
        self.is_skipping = False
        # Since when that person looks at a card, and the bots wait.
        self._waiting_since: float | None = None
        self._plans: Final[dict[Seat, Plan]] = {}
        # What each seat has been shown in this round, as it is sent.
        self._told: Final[dict[Seat, list[bytes]]] = {}
        self._told_of: Round | None = None
        # What everybody has seen of the rounds of the match before this one.
        self._past: list[Values] = []

    def ask(self, asker: Asker) -> None:
        """Ask every bot that is waited for, or may react, and has been shown something new."""
        evening = self._evening
        if asker != self._asker:
            self._asker = asker
            self._services.bots.think_for(evening.code, asker)
            if not asker.is_there:
                self.wait(on=False)
        if evening.stage != PLAYING or evening.timing.paused or evening.round is None:
            self.drop()
            return
        if not self._plans and not evening.seating.has_bots:
            return
        table = evening.round.table
        awaited = evening.game.awaited(table)
        self.is_skipping = self._skips(awaited, evening.game.clock(table))
        wanted = {*awaited, *evening.game.invited(table)}
        for seat, chair in enumerate(evening.seating.chairs):
            plan = self._plans.get(seat)
            if chair.is_bots and seat in wanted:
                if plan is None or plan.number != evening.length(seat):
                    self._ask(seat)
            elif plan is not None:
                plan.drop()
                del self._plans[seat]

    def hurry(self) -> None:
        """Let all bots move at once, until it is the turn of the only person at the table."""
        self._is_hurried = True
        self.wait(on=False)

    def wait(self, *, on: bool) -> None:
        """Let all bots wait, or go on as if no time had passed."""
        now, since = self._loop.time(), self._waiting_since
        if on == (since is not None):
            return
        self._waiting_since = now if on else None
        if since is not None:
            for plan in self._plans.values():
                plan.due += now - since

    def _skips(self, awaited: Sequence[Seat], clock: str) -> bool:
        """Whether nobody has to wait for the bots' delays: they are all that is waited for."""
        if self._evening.seating.alone is None:
            self._is_hurried = False
            self.wait(on=False)
        is_window = clock == REACTION_CLOCK
        if all(self._evening.seating.chairs[seat].is_bots for seat in awaited):
            return is_window or self._is_hurried
        self.wait(on=False)
        self._is_hurried = self._is_hurried and is_window
        return False

    def due_at(self) -> float:
        """When a bot that has chosen makes its move; infinite if none has, or while they wait."""
        due = inf
        if self._waiting_since is not None:
            return due
        for plan in self._plans.values():
            if plan.is_ready:
                due = min(due, plan.due)
        return due

    def due(self, now: float) -> Command | Forced | None:
        """The next move that a bot makes now."""
        while (ready := self._ready(now)) is not None:
            seat, plan = ready
            plan.is_made = True
            command = None if plan.choice is None else self._command(seat, plan, plan.choice)
            if command is not None:
                plan.command = command
                return command
            # A seat that need not act does nothing.
            played = self._evening.round
            if played is not None and seat in self._evening.game.awaited(played.table):
                return Forced(seat, log.BOT)
        return None

    def _ready(self, now: float) -> tuple[Seat, Plan] | None:
        """The seat whose plan is due first, and that plan, if its time has come."""
        if self._waiting_since is not None or not self._plans:
            return None
        if self.is_skipping:
            self._skip_to_next(now)
        ready = [one for one in self._plans.items() if one[1].is_ready and one[1].due <= now]
        return min(ready, key=lambda one: one[1].due, default=None)

    def _skip_to_next(self, now: float) -> None:
        """Leave out the time until the next move, when all have chosen: the order is as it was.

        A bot that has not chosen yet might be the next, whatever it will do.
        """
        plans, first = self._plans.values(), self.due_at()
        if now < first < inf and all(plan.is_answered for plan in plans):
            for plan in plans:
                plan.due = now + (plan.due - first)

    def refused(self, command: Command) -> None:
        """A choice came too late or was refused: ask again, and not for ever."""
        plan = self._plans.get(command.seat)
        if plan is None or plan.command is not command:
            return
        if plan.tries < MAX_TRIES:
            self._ask(command.seat, plan.tries + 1)
        else:
            plan.choice, plan.is_made = None, False

    def drop(self) -> None:
        """Forget all plans, and that anybody was in a hurry."""
        self._is_hurried = self.is_skipping = False
        self._waiting_since = None
        for plan in self._plans.values():
            plan.drop()
        self._plans.clear()

    def forget(self) -> None:
        """Forget the table: it was closed."""
        self.drop()
        self._services.bots.forget(self._evening.code)
        self._told.clear()
        self._told_of = None

    def hint(self, seat: Seat) -> asyncio.Future[list[Hinted]]:
        """The best moves of this seat."""
        return self._services.bots.hint(self._situation(seat, "/hint"))

    def _situation(self, seat: Seat, mark: str = "") -> Situation:
        evening = self._evening
        played = evening.round
        assert played is not None
        if self._told_of is not played:
            self._services.bots.forget(evening.code)  # what was, of rounds that are over
            self._told.clear()
            self._told_of = played
            self._past = [past_values(before) for before, _ in evening.rounds[:-1]]
        told = self._told.setdefault(seat, [])
        for event, _ in played.told(seat, len(told)):
            told.append(msgspec.json.encode(event.data()))
        return Situation(
            table=evening.code,
            asker=self._asker,
            key=f"{evening.code}/{evening.tally.matches}/{len(evening.rounds)}/{seat}{mark}",
            game=evening.game.KEY,
            setup=setup_bytes(played.setup),
            seat=seat,
            events=told,
            past=self._past,
        )

    def _ask(self, seat: Seat, tries: int = 0) -> None:
        """Ask for a move. When it will be made is drawn first, whatever the bot holds."""
        evening, bots = self._evening, self._services.bots
        assert evening.round is not None
        table = evening.round.table
        is_awaited = seat in evening.game.awaited(table)
        kind = evening.game.clock(table) if is_awaited else REACTION_CLOCK
        chair = evening.seating.chairs[seat]
        level, character = chair.level or evening.options.level, chair.character
        asked = self._loop.time()
        clock = evening.clock()
        window = clock.seconds if clock is not None and clock.kind == kind else 0.0
        delay = bots.delay(level, kind, window, character)
        plan = Plan(evening.length(seat), kind, len(table.discard), asked + delay, tries)
        before = self._plans.get(seat)
        if before is not None:
            before.drop()
            is_same = before.kind == kind and before.discards == plan.discards
            if (is_same or before.kind == kind != REACTION_CLOCK) and not before.is_made:
                # It goes on thinking: a bot that began again with all that others do might never
                # move. Only a reaction to a new card begins anew.
                plan.due = before.due
        self._plans[seat] = plan
        try:
            plan.answer = bots.choose(self._situation(seat), level, character)
        except Exception:
            plan.is_answered = True  # without a choice, the game's own move is made when it is due
            raise
        plan.answer.add_done_callback(lambda done: self._chosen(seat, plan, asked, done))

    def _chosen(self, seat: Seat, plan: Plan, asked: float, done: asyncio.Future[Chosen]) -> None:
        failed = done.cancelled() or isinstance(done.exception(), BotFailed)
        if self._plans.get(seat) is not plan:
            return
        self._services.meter.bot_took(self._loop.time() - asked)
        chosen = Chosen() if failed else done.result()
        plan.choice, plan.rollouts = chosen.move, chosen.rollouts
        plan.is_answered = True
        self._alarm.ring_at(self._loop.time() if self.is_skipping else plan.due)

    def _command(self, seat: Seat, plan: Plan, choice: bytes) -> Command | None:
        """What the bot has chosen; None if it is no move of this game."""
        now = self._services.clock()
        data: dict[str, Any] = msgspec.json.decode(choice)
        try:
            move = self._evening.read_move(data)
        except BadNotation:
            return None
        return Command(
            seat=seat,
            move=move,
            data=data,
            by=log.BOT,
            id="",
            answering=plan.number,
            arrived=now,
            fair=now,
            rollouts=plan.rollouts,
        )


def past_values(played: Round) -> Values:
    """What everybody has seen of a round that is over."""
    return past_round(played.setup, played.stream(WATCHER)).values()
