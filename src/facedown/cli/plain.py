"""A match as lines of text: numbered choices, one line read for each.

For a pipe, a script, a screen reader: cards are spelled out, nothing moves and nothing is timed.
"""

from collections.abc import Callable, Iterable
from typing import Final

from facedown.cli.choosing import Choosing
from facedown.cli.english.cards import count, listed, ordinal
from facedown.cli.english.cautions import caution_text
from facedown.cli.english.events import QUIET, tell
from facedown.cli.english.moves import wording
from facedown.cli.english.outcomes import score_line, winners
from facedown.cli.english.picks import label, may_react, question
from facedown.cli.english.voice import Voice
from facedown.cli.keys import Choice, choices, hand_order, without_shortcuts
from facedown.cli.local_table import PERSON, LocalTable, Need
from facedown.cli.piles import extra_piles, is_fan
from facedown.core.cards import NO_RANK
from facedown.core.outcome import Outcome
from facedown.core.placed_card import PlacedCard
from facedown.core.records import Event, Move
from facedown.core.seats import NO_SEAT, Seat
from facedown.core.table import Table

Read = Callable[[], str | None]
Write = Callable[[str], None]
Saved = Callable[[], None]
Now = Callable[[], float]

END_OF_INPUT: Final = "End of input: leaving the table."
LEFT: Final = "Leaving the table."


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
        self.voice: Final = Voice(local.company.names, PERSON, spelled=True)

    def play(self) -> None:
        """Play until the match is over or the person leaves."""
        self.write(f"{self.local.game.NAME}, {listed(list(self.local.company.names))}.")
        self.write("Answer with a number; ? explains the moves, q leaves.")
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
        self.write(f"Round {self.local.table.setup.number}.")
        self._tell(events)

    def _tell(self, events: Iterable[Event]) -> None:
        for event in events:
            if event.WORD not in QUIET:
                self.write(tell(event, self.voice))
        outcome = self.local.outcome
        if outcome is not None:
            self._tell_outcome(outcome)

    def _tell_outcome(self, outcome: Outcome) -> None:
        self.write(f"{winners(outcome.winners, self.voice)} the round.")
        for seat in self.local.table.setup.seats:
            self.write(score_line(seat, outcome, self.local.standings, self.voice))
        self.saved()

    def _ask(self, *, may_pass: bool) -> None:
        local = self.local
        glance = local.glance
        self.write("")
        for line in table_lines(glance, self.voice, is_open=local.opens_discard):
            self.write(line)
        move = self._choose(local.moves, glance, may_pass=may_pass)
        local.elapsed = self.now()
        self._tell(local.let_go() if move is None else local.act(PERSON, move))

    def _choose(self, moves: list[Move], table: Table, *, may_pass: bool) -> Move | None:
        """The move, step by step; None to let a chance go."""
        choosing = Choosing([move for move in moves if move != self.local.pass_move])
        while True:
            offered = without_shortcuts(choices(choosing))
            has_zero = may_pass or bool(choosing.path)
            self.write(self._question(choosing, table, may_pass=may_pass))
            if has_zero:
                self.write("  0 back" if choosing.path else "  0 nothing")
            for number, choice in enumerate(offered, start=1):
                self.write(f"  {number} {self._label(choice, choosing, table)}")
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
        caution = self.local.caution(move)
        if caution is None:
            return True
        self.write(caution_text(caution))
        self.write("  0 back")
        self.write("  1 do it")
        return self._number(1, zero=True) == 1

    def _label(self, choice: Choice, choosing: Choosing, table: Table) -> str:
        return ": ".join(label(pick, choosing, self.voice, table) for pick in choice.picks)

    def _question(self, choosing: Choosing, table: Table, *, may_pass: bool) -> str:
        if choosing.path:
            return question(choosing, self.voice, table)
        return f"{may_react(self.voice, table)}:" if may_pass else "What do you do?"

    def _number(self, most: int, *, zero: bool) -> int:
        numbers = [str(number) for number in range(0 if zero else 1, most + 1)]
        while True:
            answer = self.read()
            if answer is None:
                raise Leaving(END_OF_INPUT)
            answer = answer.strip().lower()
            if answer in ("q", "quit"):
                raise Leaving(LEFT)
            if answer == "?":
                self._explain()
            elif answer in numbers:
                return int(answer)
            else:
                self.write(f"Answer with a number from {numbers[0]} to {most}, ? or q.")

    def _explain(self) -> None:
        for kind in self.local.game.MOVES:
            words = wording(kind)
            if words.about:
                self.write(f"  {kind.WORD}: {words.about}")
        self.write(f"  The rules: facedown rules {self.local.game.KEY}")


def table_lines(table: Table, voice: Voice, *, is_open: bool = False) -> list[str]:
    """A glance as text, the person's own cards last; an open discard with all its cards."""
    lines = [f"Stock: {count(len(table.stock), 'card')}. {_discard_text(table, voice)}"]
    if is_open and len(table.discard) > 1:
        below = tuple([placed.card for placed in reversed(table.discard[:-1])])
        lines.append(f"Below it: {voice.cards(below)}.")
    for pile in extra_piles(table):
        whose = "The" if pile.owner == NO_SEAT else voice.whose(pile.owner).capitalize()
        cards = voice.cards(tuple([placed.card for placed in pile.cards]))
        lines.append(f"{whose} {pile.name}: {cards}.")
    others = [seat for seat in table.setup.seats if seat != voice.you]
    if voice.you in table.setup.seats:
        others.append(voice.you)
    lines += [_hand_line(table, seat, voice) for seat in others]
    if table.drawn:
        lines.append(f"Drawn: {_placed_text(table.drawn[-1], voice)}.")
    return lines


def _discard_text(table: Table, voice: Voice) -> str:
    if not table.discard:
        return "The discard is empty."
    size = count(len(table.discard), "card")
    return f"Discard: {size}, the {voice.card(table.discard[-1].card)} on top."


def _hand_line(table: Table, seat: Seat, voice: Voice) -> str:
    """The cards of a hand by their place; all face down and none gone, only how many."""
    hand = table.hands[seat]
    if hand and all(placed is not None and placed.card.rank == NO_RANK for placed in hand):
        return f"{voice.name(seat)}: {count(len(hand), 'card')} face down."
    if is_fan(table, seat):
        cards = sorted([placed.card for placed in hand if placed is not None], key=hand_order)
        return f"{voice.name(seat)}: {', '.join(voice.card(card) for card in cards)}."
    words = []
    for slot, placed in enumerate(hand):
        if placed is not None:
            words.append(f"{ordinal(slot)} {_placed_text(placed, voice)}")
    return f"{voice.name(seat)}: {', '.join(words) or 'no cards'}."


def _placed_text(placed: PlacedCard, voice: Voice) -> str:
    return "face down" if placed.card.rank == NO_RANK else voice.card(placed.card)
