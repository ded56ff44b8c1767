"""A match as lines of text: numbered choices, one line read for each.

For a pipe, a script, a screen reader: cards are spelled out, nothing moves and nothing is timed.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from facedown.cli.choosing import Choosing
from facedown.cli.keys import HINT, Choice, choices, hand_order, without_shortcuts
from facedown.cli.local_table import PERSON, LocalTable, Need
from facedown.cli.onscreen import face_of, hand_of, is_fan, tops
from facedown.cli.outcomes import partners, score_line
from facedown.cli.picks import label, pile_text, question
from facedown.core.cards import NO_RANK, card
from facedown.core.outcome import Outcome
from facedown.core.records import Event, Move
from facedown.core.seats import Seat
from facedown.i18n import sentences
from facedown.i18n.sentences import caution, tell, winners
from facedown.i18n.voice import Voice
from facedown.match.wire import Screen

Read = Callable[[], str | None]
Write = Callable[[str], None]
Saved = Callable[[], None]
Now = Callable[[], float]


class Leaving(Exception):
    """The person wants to go, or nothing more can be read."""


class PlainTable:
    """Plays a match as lines of text."""

    def __init__(self, local: LocalTable, read: Read, write: Write, saved: Saved, now: Now) -> None:
        self.local: Final = local
        self.read: Final = read
        self.write: Final = write
        self.saved: Final = saved
        self.now: Final = now
        self.voice: Final = local.voice(spelled=True)

    def play(self) -> None:
        """Play until the match is over or the person leaves."""
        text = self.voice.text
        names = [self.voice.name(seat) for seat in range(self.local.company.players)]
        self.write(text("terminal-players", game=text("game"), names=self.voice.listed(names)))
        self.write(text("terminal-how"))
        try:
            while self._step():
                pass
        except Leaving as leaving:
            self.write(str(leaving))

    def _step(self) -> bool:
        local = self.local
        local.elapsed = self.now()
        need = local.need()
        if need is Need.NOTHING:
            return False
        if need is Need.ROUND:
            self._deal()
        elif need is Need.BOTS:
            step = local.bot_step()
            if step is not None:
                self._tell(local.act(*step))
        else:
            self._ask(may_pass=need is Need.OFFER)
        return True

    def _deal(self) -> None:
        events = self.local.deal()
        self.write("")
        self.write(f"{self.voice.text('table-round', number=self.local.table.setup.number)}.")
        self._tell(events)

    def _tell(self, events: Iterable[Event]) -> None:
        for event in events:
            if not event.QUIET:
                self.write(tell(event, self.voice))
        outcome = self.local.outcome
        if outcome is not None:
            self._tell_outcome(outcome)

    def _tell_outcome(self, outcome: Outcome) -> None:
        self.write(winners(outcome.winners, self.voice, "round"))
        for side in partners(self.local.table.setup.seats, self.local.sides):
            self.write(score_line(side, outcome, self.local.standings, self.voice))
        self.saved()

    def _ask(self, *, may_pass: bool) -> None:
        local = self.local
        screen = local.screen
        self.write("")
        for line in table_lines(screen, local.table.setup.seats, self.voice):
            self.write(line)
        move = self._choose(local.moves, screen, may_pass=may_pass)
        local.elapsed = self.now()
        self._tell(local.let_go() if move is None else local.act(PERSON, move))

    def _choose(self, moves: Sequence[Move], screen: Screen, *, may_pass: bool) -> Move | None:
        """The move, step by step; None to let a chance go."""
        choosing = Choosing([move for move in moves if move != self.local.pass_move])
        while True:
            offered = _each_once(without_shortcuts(choices(choosing)), choosing)
            is_begun = bool(choosing.path)
            self.write(
                question(choosing, self.voice, screen)
                if is_begun
                else self.local.prompt(self.voice)
            )
            has_zero = may_pass or is_begun
            if has_zero:
                self.write(f"  0 {self.voice.text('app-back' if choosing.path else 'move-pass')}")
            for number, choice in enumerate(offered, start=1):
                self.write(f"  {number} {self._label(choice, choosing, screen)}")
            answer = self._number(len(offered), zero=has_zero)
            if answer > 0:
                move = choosing.take(*offered[answer - 1].picks)
                if move is not None and self._is_meant(move):
                    return move
                if move is not None:
                    choosing.back()
            elif not choosing.back():
                return None

    def _is_meant(self, move: Move) -> bool:
        """Whether a move is to be made, after a warning if it needs one."""
        given = self.local.caution(move)
        if given is None:
            return True
        self.write(caution(given, self.voice))
        self.write(f"  0 {self.voice.text('app-back')}")
        self.write(f"  1 {self.voice.text('terminal-do_it')}")
        return self._number(1, zero=True) == 1

    def _label(self, choice: Choice, choosing: Choosing, screen: Screen) -> str:
        move = choosing.decided(*choice.picks)
        if move is not None:
            return sentences.choice(move, self.voice, tops(screen))
        return ": ".join(label(pick, choosing, self.voice, screen) for pick in choice.picks)

    def _number(self, most: int, *, zero: bool) -> int:
        numbers = [str(number) for number in range(0 if zero else 1, most + 1)]
        while True:
            answer = self.read()
            if answer is None:
                raise Leaving(self.voice.text("terminal-end_of_input"))
            answer = answer.strip().lower()
            if answer in ("q", "quit"):
                raise Leaving(self.voice.text("house-left"))
            if answer == "?":
                self._explain()
            elif answer == HINT:
                for line in self.local.hint_lines(self.voice):
                    self.write(f"  {line}")
            elif answer in numbers:
                return int(answer)
            else:
                self.write(self._answers(numbers))

    def _explain(self) -> None:
        for kind in self.local.game.MOVES:
            about = self.voice.messages.find(f"move-{kind.WORD}.about")
            if about is not None:
                self.write(
                    f"  {sentences.label(kind, self.voice, tops(self.local.screen))}: {about}"
                )
        command = f"facedown rules {self.local.game.KEY}"
        self.write(f"  {self.voice.text('terminal-rules', command=command)}")

    def _answers(self, numbers: list[str]) -> str:
        """What may be answered."""
        if len(numbers) == 1:
            return self.voice.text("terminal-answer_one")
        return self.voice.text("terminal-answer", low=numbers[0], high=numbers[-1])


def _each_once(found: Sequence[Choice], choosing: Choosing) -> list[Choice]:
    """The same choices, of those that decide the same move only the first."""
    kept: dict[Choice | Move, Choice] = {}
    for choice in found:
        move = choosing.decided(*choice.picks)
        kept.setdefault(choice if move is None else move, choice)
    return list(kept.values())


def table_lines(screen: Screen, seats: tuple[Seat, ...], voice: Voice) -> list[str]:
    """A screen as text, the person's own cards last; an open discard with all its cards."""
    stock = voice.text("table-stock_count", count=screen.stock)
    lines = [f"{stock}. {_discard_text(screen, voice)}"]
    if len(screen.discard) > 1:
        below = tuple([card(one) for one in reversed(screen.discard[:-1])])
        lines.append(voice.text("terminal-below", cards=voice.cards(below)))
    lines += [f"{pile_text(pile, voice)}." for piles in screen.piles.values() for pile in piles]
    others = [seat for seat in seats if seat != voice.you]
    if voice.you in seats:
        others.append(voice.you)
    lines += [_hand_line(screen, seat, voice) for seat in others]
    if screen.drawn:
        lines.append(voice.text("terminal-drawn", card=voice.card(tops(screen).drawn)))
    return lines


def _discard_text(screen: Screen, voice: Voice) -> str:
    if not screen.discard:
        return f"{voice.text('table-discard_empty')}."
    top = voice.the_card(tops(screen).top)
    return voice.text("terminal-discard", count=screen.discarded, top=top)


def _hand_line(screen: Screen, seat: Seat, voice: Voice) -> str:
    """The cards of a hand by their place; all face down and none gone, only how many."""
    hand, name = screen.hands[seat], voice.name(seat)
    if hand and all(one is not None and face_of(one).rank == NO_RANK for one in hand):
        return f"{voice.text('table-hand_count', name=name, count=len(hand))}."
    if is_fan(screen, seat):
        cards = sorted(hand_of(screen, seat), key=hand_order)
        return f"{name}: {', '.join(voice.card(card) for card in cards)}."
    words = [
        voice.text("terminal-in_slot", number=slot + 1, card=voice.card(face_of(one)))
        for slot, one in enumerate(hand)
        if one is not None
    ]
    return f"{name}: {', '.join(words) or voice.text('card-none')}."
