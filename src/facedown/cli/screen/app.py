"""A match on the screen: a person at the table, bots that take their time."""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from textual import events, work
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.screen import ModalScreen, Screen
from textual.widgets import Static

from facedown.cli.drawing.scene import Scene, Spot, marks_of, spot_of
from facedown.cli.keys import BACK, GO_ON, HELP, HINT, LEAVE, Choice
from facedown.cli.local_table import PERSON, LocalTable, Need
from facedown.cli.onscreen import is_fan
from facedown.cli.outcomes import game_points, match_over, round_over
from facedown.cli.refusing import why_not
from facedown.cli.screen.asking import Asking
from facedown.cli.screen.dialogs import HelpScreen, LeaveScreen
from facedown.cli.screen.help import help_text
from facedown.cli.screen.prompt import Prompt
from facedown.cli.screen.showing import Showings
from facedown.cli.screen.widgets import News, NewsView, Score, Scores, TableView
from facedown.core.errors import FacedownError
from facedown.core.records import Event, Move
from facedown.core.seats import DEALER, Seat
from facedown.core.sight import AID_OFF, faded
from facedown.i18n.sentences import tell

INTERRUPTED: Final = 130
TICK: Final = 0.1
# Moves that nobody waits to see.
UNSEEN: Final = ("ready", "end", "pass")


@dataclass(frozen=True)
class Tempo:
    """Seconds: for a reaction (0: as long as it takes), a look, a bot's pause."""

    reaction: float = 4.0
    peek: float = 4.0
    pause: float = 1.0


class TableScreen(Screen[None]):
    """The table: it asks the local table what is needed and sees to it."""

    CSS = """
    TableScreen { background: #0c1a15; color: #e8efe9; layout: vertical; }
    #title { height: 1; background: #1d5140; color: #e8efe9; padding: 0 1; }
    #middle { height: 1fr; }
    #table { width: 1fr; height: 1fr; background: #14352a; }
    #side { width: 27; padding: 0 1; background: #10231c; }
    #scores { height: auto; border-bottom: solid #2c5445; }
    #news { height: 1fr; }
    #prompt { height: auto; min-height: 4; max-height: 8; padding: 0 1; background: #0c1a15; }
    TableScreen.wide #side { width: 40; }
    TableScreen.narrow #side { display: none; }
    """

    def __init__(self, local: LocalTable, tempo: Tempo, saved: Callable[[], None]) -> None:
        super().__init__()
        self.local: Final = local
        self.tempo: Final = tempo
        self.saved: Final = saved
        self.voice: Final = local.voice()
        self.news: Final = News(keeps=local.aid != AID_OFF)
        self.showings: Final = Showings(tempo.peek)
        self.title_line: Final = Static(id="title")
        self.table_view: Final = TableView(self.scene, id="table")
        self.scores: Final = Scores(id="scores")
        self.news_view: Final = NewsView(self.news, id="news")
        self.prompt: Final = Prompt(id="prompt")
        self.asking: Asking | None = None
        self.deadline: float | None = None
        self.seconds = 0.0
        self.thinking = ""
        self.note = ""
        self.began = 0.0
        self.uncovered: Final = asyncio.Event()
        self.uncovered.set()

    def compose(self) -> ComposeResult:
        yield self.title_line
        with Horizontal(id="middle"):
            yield self.table_view
            with Vertical(id="side"):
                yield self.scores
                yield self.news_view
        yield self.prompt

    def on_mount(self) -> None:
        self.began = self.now()
        self.set_interval(TICK, self.tick)
        self.drive()

    def on_resize(self) -> None:
        self.set_class(self.app.size.width >= 110, "wide")
        self.set_class(self.app.size.width < 76, "narrow")

    def now(self) -> float:
        return asyncio.get_running_loop().time()

    # -- the course of the match -----------------------------------------------------------------

    @work
    async def drive(self) -> None:
        """Play the match to its end."""
        try:
            while await self._step():
                pass
        except FacedownError as error:
            self.app.exit(error, return_code=2)

    async def _step(self) -> bool:
        await self.uncovered.wait()
        local = self.local
        local.elapsed = self.now() - self.began
        need = local.need()
        if need is Need.NOTHING:
            told = [
                match_over(local.standings, self.voice),
                *game_points(local.ranking, self.voice),
            ]
            await self._ask([], " ".join([*told, self.voice.text("terminal-space_leaves")]))
            self.app.exit(None)
            return False
        if need is Need.ROUND:
            await self._deal()
        elif need is Need.BOTS:
            await self._let_bots_act()
        else:
            await self._let_person_act(is_reaction=need is Need.OFFER)
        return True

    async def _deal(self) -> None:
        if self.local.outcome is not None:
            note = round_over(self.local.outcome, self.voice)
            await self._ask([], f"{note} {self.voice.text('terminal-space_deals')}")
        self.showings.clear()
        self.news.round_begins()
        events = self.local.deal()
        self._happened([event for event in events if getattr(event, "seat", PERSON) == PERSON])

    async def _let_person_act(self, *, is_reaction: bool) -> None:
        local = self.local
        seconds = self.tempo.reaction if is_reaction else 0.0
        moves = [move for move in local.moves if move != local.pass_move]
        move = await self._ask(
            moves,
            local.prompt(self.voice),
            seconds=seconds,
            may_pass=is_reaction,
            directly=local.is_awaited,
        )
        if move is None and is_reaction:
            self._happened(local.let_go())
        elif move is not None:
            self._happened(local.act(PERSON, move))

    async def _let_bots_act(self) -> None:
        """Let a bot think and then wait a little, so that the person can be quicker."""
        local = self.local
        seat = local.next_seat()
        self.thinking = self._waits_for(seat)
        self._show()
        step = await asyncio.to_thread(local.bot_step)
        await self.uncovered.wait()
        if step is None:
            return
        pause = 0.0 if step[1].WORD in UNSEEN else self._pause()
        move = await self._wait_before_bots(pause)
        if move is None:
            self._happened(local.act(*step))
        else:
            self._happened(local.act(PERSON, move))

    async def _wait_before_bots(self, pause: float) -> Move | None:
        """Hold a bot while the person looks at something; what the person does meanwhile."""
        pause = max(pause, self.showings.left(self.now()))
        if pause <= 0:
            return None
        looks = self.showings.is_any
        move = await self._ask(
            self.local.moves,
            self.voice.text("terminal-look_well") if looks else self.thinking,
            seconds=pause,
            may_pass=True,
            directly=self.local.is_awaited,
        )
        if looks and move is None:
            self.showings.clear()
        return move

    def _pause(self) -> float:
        """How long a bot takes: nothing while all get ready."""
        return 0.0 if self.local.table.turns == 0 else self.tempo.pause

    def _waits_for(self, seat: Seat) -> str:
        """What everybody waits for while a bot thinks."""
        if seat == DEALER:
            return self.voice.text("refusal-dealer_shuffles")
        if seat not in self.local.acting:
            return self.voice.text("table-waiting_for", names=self.voice.seat(seat))
        return self.local.prompt(self.voice)

    def _happened(self, events: list[Event]) -> None:
        """Tell what happened and show what is seen for a moment."""
        for event in events:
            if event.WORD == "turn" and getattr(event, "seat", None) == PERSON:
                self.news.turn_begins()
            elif not event.QUIET:
                self.news.add(tell(self._remembered(event), self.voice))
        if self.local.outcome is not None:
            self.saved()
        self.showings.see(events, self.local.view.table, self.now())
        self._show()

    def _remembered(self, event: Event) -> Event:
        """What may stay on the screen of an event: without an aid, what everybody saw."""
        if self.local.aid != AID_OFF or is_fan(self.local.screen, PERSON):
            return event
        return faded(event, PERSON)

    # -- asking ----------------------------------------------------------------------------------

    async def _ask(
        self,
        moves: Sequence[Move],
        note: str,
        *,
        seconds: float = 0.0,
        may_pass: bool = True,
        directly: bool = True,
    ) -> Move | None:
        """What the person chooses; None if they let it go or the time is up."""
        asking = Asking(moves, self.local.caution, self.voice, may_pass=may_pass, directly=directly)
        self.asking, self.note, self.seconds = asking, note, seconds
        self.deadline = self.now() + seconds if seconds > 0 else None
        self._show()
        try:
            return await asking.answer
        finally:
            self.asking = self.deadline = None
            self.note = ""

    def tick(self) -> None:
        """Time goes by, but not while something lies over the table."""
        now = self.now()
        if not self.uncovered.is_set():
            return
        if self.deadline is not None and now >= self.deadline and self.asking is not None:
            self.asking.let_go()
        changed = self.showings.forget(now)
        if changed or self.deadline is not None:
            self._show(table=changed)

    def _lay_over(
        self, screen: ModalScreen[Any], then: Callable[[Any], None] | None = None
    ) -> None:
        """Lay something over the table: nobody acts behind it, and no time goes by."""
        began = self.now()
        self.uncovered.clear()

        def uncover(result: object) -> None:
            self._hold(self.now() - began)
            self.uncovered.set()
            if then is not None:
                then(result)

        self.app.push_screen(screen, uncover)

    def _hold(self, seconds: float) -> None:
        if self.deadline is not None:
            self.deadline += seconds
        self.showings.hold(seconds)

    # -- keys ------------------------------------------------------------------------------------

    def on_key(self, event: events.Key) -> None:
        key = event.character if event.is_printable and event.character else event.key
        key = "space" if key == " " else key
        event.stop()
        self.press(key)

    def on_table_view_pressed(self, message: TableView.Pressed) -> None:
        self.press(message.key)

    def press(self, key: str) -> None:
        """What a key does now; nothing behind what lies over the table."""
        if not self.uncovered.is_set():
            return
        asking = self.asking
        self.prompt.message = ""
        choice = self._choice(key)
        if choice is not None and asking is not None:
            self._restart_clock(asking)
            self.prompt.message = asking.take(choice)
        elif key == HELP:
            text = help_text(self.local.company.variant, self.voice)
            self._lay_over(HelpScreen(self.voice, text))
        elif key == HINT:
            self.advise()
        elif key == LEAVE:
            self._lay_over(LeaveScreen(self.voice), self._leave)
        elif asking is None or not self._press_asked(asking, key):
            self.prompt.message = why_not(self.local.game, self.local.view, key, self.voice)
        self._show()

    @work(exclusive=True, group="hint")
    async def advise(self) -> None:
        """Tell the best moves, unless the person has gone on meanwhile."""
        asking = self.asking
        if asking is None or not asking.has_moves:
            self.prompt.message = self.voice.text("house-no_hint")
        else:
            lines = await asyncio.to_thread(self.local.hint_lines, self.voice)
            if asking is not self.asking:
                return
            self.prompt.message = "\n".join(lines)
        self._show()

    def _choice(self, key: str) -> Choice | None:
        found = self.asking.choices if self.asking is not None else []
        for choice in found:
            if choice.key == key:
                return choice
        return None

    def _press_asked(self, asking: Asking, key: str) -> bool:
        """Keys that mean the same whatever is asked; False for any other."""
        if key in (BACK, "backspace"):
            if asking.choosing.back():
                asking.refresh()
        elif key in ("left", "up", "right", "down") and asking.choices:
            step = 1 if key in ("right", "down") else -1
            asking.move_cursor(step)
        elif key == "enter" and asking.pointed is not None:
            self._restart_clock(asking)
            self.prompt.message = asking.take(asking.pointed)
        elif key in (GO_ON, "enter") and asking.may_pass:
            asking.let_go()
        else:
            return False
        return True

    def _restart_clock(self, asking: Asking) -> None:
        """Who has begun to react gets the whole time again to finish."""
        if self.deadline is not None and not asking.choosing.path:
            self.seconds = max(self.seconds, self.tempo.reaction)
            self.deadline = self.now() + self.seconds

    def _leave(self, leaves: bool | None) -> None:
        if leaves:
            self.app.exit(None)

    # -- showing ---------------------------------------------------------------------------------

    def scene(self) -> Scene | None:
        """What the table looks like now."""
        local = self.local
        if local.round is None:
            return None
        asking = self.asking
        scene = Scene(
            local.screen,
            local.table.setup.seats,
            self.voice,
            self.showings.cards(),
            local.acting,
            sides=local.sides,
        )
        if asking is not None and asking.has_moves:
            scene.marks = marks_of(asking.choices, PERSON)
            if asking.pointed is not None:
                scene.cursor = spot_of(asking.pointed.last, PERSON)
            scene.chosen = self._chosen(asking)
        return scene

    def _chosen(self, asking: Asking) -> list[Spot]:
        spots = [spot_of(pick, PERSON) for pick in asking.choosing.path]
        return [spot for spot in spots if spot is not None]

    def _show(self, *, table: bool = True) -> None:
        if not self.is_mounted or self.local.round is None:
            return
        if table:
            self.table_view.refresh()
            self.news_view.refresh()
            self.scores.show(self._scores())
            self.title_line.update(self._title())
        is_narrow = self.has_class("narrow") and bool(self.news.told)
        self.prompt.latest = self.news.told[-1] if is_narrow else ""
        left = None if self.deadline is None else max(self.deadline - self.now(), 0.0)
        screen = self.local.screen
        self.prompt.show(self.asking, self.note, self.thinking, self.voice, screen, left)

    def _title(self) -> str:
        text = self.voice.text
        parts = [text("game"), text("table-round", number=self.local.table.setup.number)]
        if not self.local.is_playing:
            parts.append(text("terminal-you_are_out"))
        return f"{' · '.join(parts)}   {text('terminal-keys')}"

    def _scores(self) -> list[Score]:
        local = self.local
        standings, outcome = local.standings, local.outcome
        scores = []
        for seat in range(local.company.players):
            is_out = seat not in local.table.setup.seats
            note = "" if outcome is None or is_out else f"{outcome.scores[seat]:+d}"
            total = standings.scores[seat]
            scores.append(Score(self.voice.name(seat), total, note, seat in local.acting, is_out))
        return scores


class PlayApp(App[FacedownError | None]):
    """The application around the table."""

    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c", "interrupt", show=False, priority=True),
        Binding("ctrl+q", "interrupt", show=False, priority=True),
    ]

    def __init__(self, local: LocalTable, tempo: Tempo, saved: Callable[[], None]) -> None:
        super().__init__()
        self.title = local.voice().text("game")
        self.table: Final = TableScreen(local, tempo, saved)

    def on_mount(self) -> None:
        self.push_screen(self.table)

    def action_interrupt(self) -> None:
        self.exit(None, return_code=INTERRUPTED)
