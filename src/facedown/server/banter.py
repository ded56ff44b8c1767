"""What the characters at a table say, now and then, about what everybody has seen."""

from collections.abc import Sequence
from typing import Final

from facedown.bots.talk import LOSES, MISSED, OVERTAKEN, RIGHT, SITS, WINS, moment_after, moment_of
from facedown.bots.talk import line as line_of
from facedown.core.dealer import Dealer
from facedown.core.records import Event
from facedown.core.seats import WATCHER, Seat
from facedown.core.sight import show
from facedown.match import log, wire
from facedown.match.evening import BETWEEN, OVER, Evening
from facedown.match.seating import BOT

# Said only when nobody has said anything for a lap: they happen again and again.
_OFTEN: Final = (SITS, RIGHT, MISSED)
_VERDICTS: Final = (WINS, LOSES, OVERTAKEN)


class Banter:
    """Of all that happens at once at most one thing is spoken of, and by one character.

    Who speaks and what is said hang on the table's code and on numbers that everybody knows: what
    a character holds has no part in it.
    """

    def __init__(self, evening: Evening) -> None:
        self._evening: Final = evening
        # In this turn of the round something may be said again about what happens often.
        self._again = 0
        self._places = self._places_now()

    def after(self, entry: log.AnyEntry, events: Sequence[Event]) -> wire.Said | None:
        """What is said about an entry of the log that has happened, and what it did."""
        if not self._evening.options.banter or not events:
            return None
        if isinstance(entry, log.CardsDealt):
            self._again = 0
            self._places = self._places_now()
        if not self._speakers():
            return None
        for moments in (self._moments(entry, events), self._ends()):
            said = self._said(moments)
            if said is not None:
                return said
        return None

    def _moments(self, entry: log.AnyEntry, events: Sequence[Event]) -> list[tuple[Seat, str]]:
        """What has happened, to each character that could speak of it."""
        speakers = self._speakers()
        if isinstance(entry, log.CardsDealt):
            return [(seat, SITS) for seat in speakers] if len(self._evening.rounds) == 1 else []
        shown = [one for event in events if (one := show(event, WATCHER)) is not None]
        found = [(seat, moment_of(event, seat)) for event in shown for seat in speakers]
        return [(seat, moment) for seat, moment in found if moment]

    def _ends(self) -> list[tuple[Seat, str]]:
        """What the end of a round, if that is what has happened, is to each character."""
        evening = self._evening
        if evening.stage not in (BETWEEN, OVER) or evening.match is None:
            return []
        before, self._places = self._places, self._places_now()
        outcome = evening.match.results[-1].outcome
        found = [
            (seat, moment_after(outcome, before, self._places, seat)) for seat in self._speakers()
        ]
        return [(seat, moment) for seat, moment in found if moment]

    def _said(self, moments: list[tuple[Seat, str]]) -> wire.Said | None:
        evening = self._evening
        if not moments or evening.round is None:
            return None
        code, matches, rounds = evening.code, evening.tally.matches, len(evening.rounds)
        chance = Dealer(f"{code} {matches} {rounds} {evening.length(WATCHER)}")
        seat, moment = moments[chance.below(len(moments))]
        turns = evening.round.table.turns
        if moment in _OFTEN and turns < self._again:
            return None
        line = line_of(evening.seating.chairs[seat].character, moment, chance)
        if not line:
            return None
        self._again = turns + len(evening.seating.chairs)
        return wire.Said(seat, line=line, verdict=moment in _VERDICTS)

    def _speakers(self) -> list[Seat]:
        """The seats of characters; a bot that plays for a person says nothing."""
        chairs = self._evening.seating.chairs
        return [
            seat
            for seat, chair in enumerate(chairs)
            if chair.kind == BOT and chair.character and not chair.is_played_for
        ]

    def _places_now(self) -> tuple[int, ...]:
        now = self._evening.standings()
        return (1,) * len(self._evening.seating.chairs) if now is None else now.places
