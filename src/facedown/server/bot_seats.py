"""The seats of a table that bots play: when each is asked, and when it moves."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

import msgspec

from facedown.core.errors import FacedownError
from facedown.core.game import REACTION_CLOCK
from facedown.core.seats import Seat
from facedown.match import log
from facedown.match.evening import PLAYING, Evening
from facedown.match.round import Round
from facedown.match.setups import setup_bytes
from facedown.server.bots import Asker, BotFailed, Hinted, Situation
from facedown.server.reactions import Command
from facedown.server.services import Services, Timer

# A bot whose choice is refused chooses again so often before the clock's move is made for it.
MAX_TRIES: Final = 3


@dataclass
class Plan:
    """What a bot is about to do, by which clock: asked when its stream had this number.

    `discards` is how many cards lay on the discard then: a reaction is to the last of them.
    """

    number: int
    kind: str
    discards: int
    due: float
    tries: int = 0
    is_made: bool = False
    answer: asyncio.Future[bytes | None] | None = None
    timer: Timer | None = None

    def drop(self) -> None:
        if self.answer is not None:
            self.answer.cancel()
        if self.timer is not None:
            self.timer.cancel()


class BotSeats:
    """Asks the bots of one table, each with what a person in its seat would have been shown."""

    def __init__(
        self,
        services: Services,
        evening: Evening,
        submit: Callable[[Command], None],
        make_default: Callable[[Seat, str], None],
    ) -> None:
        self._means: Final = services
        self._evening: Final = evening
        self._submit = submit
        self._make_default = make_default
        self._asker = Asker("", is_there=False)
        self._plans: Final[dict[Seat, Plan]] = {}
        # What each seat has been shown in this round, as it is sent.
        self._told: Final[dict[Seat, list[bytes]]] = {}
        self._told_of: Round | None = None

    def wake(self, asker: Asker) -> None:
        """Ask every bot that is waited for, or may react, and has been shown something new."""
        evening = self._evening
        if asker != self._asker:
            self._asker = asker
            self._means.bots.think_for(evening.code, asker)
        if evening.stage != PLAYING or evening.paused or evening.round is None:
            self.drop()
            return
        table = evening.round.table
        wanted = {*evening.game.awaited(table), *evening.game.invited(table)}
        for seat, chair in enumerate(evening.chairs):
            plan = self._plans.get(seat)
            if chair.is_bots and seat in wanted:
                if plan is None or plan.number != evening.length(seat):
                    self._ask(seat)
            elif plan is not None:
                plan.drop()
                del self._plans[seat]

    def drop(self) -> None:
        """Forget all plans."""
        for plan in self._plans.values():
            plan.drop()
        self._plans.clear()

    def forget(self) -> None:
        """Forget the table: it was closed."""
        self.drop()
        self._means.bots.forget(self._evening.code)
        self._told.clear()
        self._told_of = None
        self._submit = self._make_default = _nothing

    def hint(self, seat: Seat) -> asyncio.Future[Hinted | None]:
        """What the rule bot would do in this seat."""
        return self._means.bots.hint(self._situation(seat, "/hint"))

    def _situation(self, seat: Seat, mark: str = "") -> Situation:
        evening = self._evening
        played = evening.round
        assert played is not None
        if self._told_of is not played:
            self._means.bots.forget(evening.code)  # what was, of rounds that are over
            self._told.clear()
            self._told_of = played
        told = self._told.setdefault(seat, [])
        for event, _ in played.told(seat, len(told)):
            told.append(msgspec.json.encode(event.data()))
        return Situation(
            table=evening.code,
            asker=self._asker,
            key=f"{evening.code}/{evening.finished}/{len(evening.rounds)}/{seat}{mark}",
            game=evening.game.KEY,
            setup=setup_bytes(played.setup),
            seat=seat,
            events=told,
        )

    def _ask(self, seat: Seat, tries: int = 0) -> None:
        """Ask for a move. When it will be made is drawn first, whatever the bot holds."""
        evening, bots = self._evening, self._means.bots
        assert evening.round is not None
        table = evening.round.table
        is_awaited = seat in evening.game.awaited(table)
        kind = evening.game.clock(table) if is_awaited else REACTION_CLOCK
        level = evening.chairs[seat].level or evening.options.level
        asked = asyncio.get_running_loop().time()
        clock = evening.clock()
        window = clock[2] if clock is not None and clock[0] == kind else 0.0
        delay = bots.delay(level, kind, window)
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
        plan.answer = bots.choose(self._situation(seat), level)
        plan.answer.add_done_callback(lambda done: self._chosen(seat, plan, asked, done))

    def _chosen(
        self, seat: Seat, plan: Plan, asked: float, done: asyncio.Future[bytes | None]
    ) -> None:
        failed = done.cancelled() or isinstance(done.exception(), BotFailed)
        if self._plans.get(seat) is not plan:
            return
        loop = asyncio.get_running_loop()
        self._means.meter.bot_took(loop.time() - asked)
        choice = None if failed else done.result()
        if loop.time() >= plan.due:
            self._act(seat, plan, choice)
        else:
            plan.timer = loop.call_at(plan.due, self._act, seat, plan, choice)

    def _act(self, seat: Seat, plan: Plan, choice: bytes | None) -> None:
        if self._plans.get(seat) is not plan:
            return
        plan.is_made = True
        if choice is None:
            self._do_without(seat)
            return
        evening, now = self._evening, self._means.clock()
        data: dict[str, Any] = msgspec.json.decode(choice)
        command = Command(
            seat=seat,
            move=evening.read_move(data),
            data=data,
            by=log.BOT,
            id="",
            answering=plan.number,
            arrived=now,
            fair=now,
            refuse=lambda _: self._ask_again(seat, plan),
        )
        try:
            self._submit(command)
        except FacedownError:
            self._ask_again(seat, plan)

    def _ask_again(self, seat: Seat, plan: Plan) -> None:
        """The choice came too late or was refused: ask again, and not for ever."""
        if self._plans.get(seat) is not plan:
            return
        if plan.tries < MAX_TRIES:
            self._ask(seat, plan.tries + 1)
        else:
            self._do_without(seat)

    def _do_without(self, seat: Seat) -> None:
        """No choice: a seat that need not act does nothing, the others are moved by the clock."""
        evening = self._evening
        if evening.round is not None and seat in evening.game.awaited(evening.round.table):
            self._make_default(seat, log.BOT)


def _nothing(*_: object) -> None:
    pass
