"""A person and bots at one table, for a whole match: who is waited for now, and for what.

It waits for nobody itself. Whoever shows the table asks what is needed, sees to it, and asks
again; so the same evening is played on a screen, as lines of text, or by a test.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, auto
from typing import Any, Final

from facedown.bots.cast import CAST
from facedown.bots.hints import Hint, budget_for, hints
from facedown.bots.history import Remembering, past_round
from facedown.bots.players import make_player
from facedown.cli.language import spoken
from facedown.cli.onscreen import tops
from facedown.core.dealer import Dealer
from facedown.core.game import REACTION_CLOCK, Caution, Game
from facedown.core.moves import Shuffle, for_bots
from facedown.core.outcome import Outcome, Standings
from facedown.core.player import Player
from facedown.core.playout import Step
from facedown.core.records import Event, Move
from facedown.core.seats import DEALER, WATCHER, Seat
from facedown.core.sight import AID_OFF
from facedown.core.table import Table, View
from facedown.core.variant import Variant
from facedown.i18n.sentences import choice, counted, hint_reason, prompt
from facedown.i18n.voice import Voice
from facedown.match.match import Match
from facedown.match.round import Round
from facedown.match.screen import screen
from facedown.match.tally import Tallied, Tally
from facedown.match.transcript import Transcript
from facedown.match.wire import Screen

PERSON: Final[Seat] = 0
# As a transcript names the one who has none.
ANYBODY: Final = "Person"
# For bots that are no characters of the cast.
NAMES: Final = ("Ana", "Bo", "Cleo", "Dan", "Eva", "Finn", "Hugo")


class Need(Enum):
    """What the table waits for."""

    TURN = auto()  # a move of the person
    OFFER = auto()  # a reaction of the person, or none
    BOTS = auto()  # what the bots or the Dealer do
    ROUND = auto()  # somebody to deal the next round
    NOTHING = auto()  # the match is over


@dataclass(frozen=True)
class Company:
    """Who plays what: a game and its house rules, the bots by seat from 1, and the seed."""

    game: Game[Any]
    variant: Variant
    bots: tuple[str, ...]
    seed: str

    @property
    def players(self) -> int:
        return len(self.bots) + 1

    @property
    def names(self) -> tuple[str, ...]:
        names, spare = [ANYBODY], iter(NAMES)
        for bot in self.bots:
            name = CAST[bot].name if bot in CAST else ""
            names.append(next(spare) if name in ("", *names) else name)
        return tuple(names)


class LocalTable:
    """A match of one person, at seat 0, against bots.

    What the person's screen may show is the table's setting: a memory aid, and whether all that
    lies in the discard can be looked through.
    """

    def __init__(
        self, company: Company, aid: str = AID_OFF, *, show_discard_history: bool = False
    ) -> None:
        self.company: Final = company
        self.aid: Final = aid
        self.show_discard_history: Final = show_discard_history
        self.game: Final = company.game
        chance = Dealer(company.seed)
        first = chance.apart("first").below(company.players)
        self.match: Final = Match(company.game, company.variant, company.players, first, undo=True)
        self.bots: Final[list[Player[Any]]] = [
            Player(),
            *[
                make_player(name, company.game, chance.apart(f"seat {seat}"))
                for seat, name in enumerate(company.bots, start=1)
            ],
        ]
        self.transcript: Final = Transcript.begin(
            company.game, company.variant.changed(), _recorded_names(company)
        )
        self.round: Round | None = None
        self.dealer = chance
        self.elapsed = 0.0
        self._asked: set[Seat] = set()
        self._let_go: object = None

    # -- what is so ------------------------------------------------------------------------------

    @property
    def sides(self) -> tuple[int, ...]:
        """For each seat the side it plays for."""
        return self.game.sides(self.company.variant, self.company.players)

    @property
    def table(self) -> Table:
        assert self.round is not None
        table: Table = self.round.table
        return table

    @property
    def view(self) -> View[Any]:
        """All the person has been shown: for legal moves and refusals, not for the screen."""
        return self.game.view(self.table, PERSON)

    @property
    def screen(self) -> Screen:
        """What the person's screen may hold."""
        return screen(self.game, self.table, PERSON, self.aid, history=self.show_discard_history)

    @property
    def moves(self) -> Sequence[Move]:
        """What the person may do now."""
        return self.game.legal_moves(self.view.table, PERSON)

    def caution(self, move: Move) -> Caution | None:
        """What the person should know before this move."""
        return self.game.caution(self.view.table, PERSON, move)

    def hints(self) -> list[Hint]:
        """The best moves of the person, by what they were shown; it may take a while."""
        assert self.round is not None
        moves = for_bots(self.moves)
        if not moves:
            return []
        chance = Dealer(f"{self.company.seed}/hint/{len(self.round.entries)}")
        budget = budget_for(self.game)
        return hints(self.game, self.view, moves, chance, budget)

    def hint_lines(self, voice: Voice) -> list[str]:
        """The hints as sentences, one a line."""
        lines = []
        for number, one in enumerate(self.hints()):
            less = counted(one.less, one.unit)
            move = choice(one.move, voice, tops(self.screen))
            if number > 0:
                key = "table-hint_other" if less["count"] else "table-hint_equal"
                move = voice.text(key, move=move, **less)
            reason = hint_reason(one.reason, one.params, voice)
            lines.append(voice.text("table-hint_is", move=move, reason=reason))
        return lines or [voice.text("house-best_wait" if for_bots(self.moves) else "house-no_hint")]

    @property
    def is_awaited(self) -> bool:
        return PERSON in self.game.awaited(self.table)

    @property
    def acting(self) -> tuple[Seat, ...]:
        """The seats that are waited for, as far as the person knows: who passed is secret."""
        return tuple(self.game.awaited(self.view.table))

    @property
    def is_playing(self) -> bool:
        """Whether the person is still in the match."""
        return PERSON in self.table.setup.seats

    @property
    def is_window(self) -> bool:
        """Whether the person is asked for a reaction, and has to answer."""
        return self.is_awaited and self.game.clock(self.table) == REACTION_CLOCK

    @property
    def pass_move(self) -> Move | None:
        """What the person does in a window by letting it go."""
        return self.game.default_move(self.view.table, PERSON) if self.is_window else None

    def voice(self, *, spelled: bool = False) -> Voice:
        """How the person is told about the table."""
        return Voice(self.game, self.company.names, PERSON, spoken(), spelled)

    def prompt(self, voice: Voice) -> str:
        """What the person may do now, or who is waited for, in one line."""
        table = self.view.table
        phase = self.game.PHASES[table.phase]
        looks = self.game.looks(table, PERSON) if self.is_awaited else 0
        return prompt(phase, tops(self.screen), self.moves, self.acting, voice, looks)

    @property
    def outcome(self) -> Outcome | None:
        return self.round.outcome if self.round is not None else None

    @property
    def standings(self) -> Standings:
        return self.match.standings(self.elapsed)

    @property
    def ranking(self) -> list[Tallied]:
        """The seats by game points, where the match is over and has given any."""
        tally = Tally(self.company.players)
        tally.add(self.standings, self.match.results)
        return tally.ranking()

    def need(self) -> Need:
        """What has to happen next."""
        if self.round is None or not self.game.awaited(self.table):
            return Need.NOTHING if self.match.next_setup(self.elapsed) is None else Need.ROUND
        if DEALER in self.game.awaited(self.table):
            return Need.BOTS
        if self.moves and (self.is_window or self._is_new_chance()):
            return Need.OFFER
        if self._bots_to_ask():
            return Need.BOTS
        assert self.is_awaited, "a bot that is awaited is asked"
        return Need.TURN

    # -- what happens ----------------------------------------------------------------------------

    def deal(self) -> list[Event]:
        """Begin the next round; what the person is shown of it."""
        setup = self.match.next_setup(self.elapsed)
        assert setup is not None
        self.dealer = Dealer(f"{self.company.seed}/{setup.number}")
        deck = self.dealer.deck(self.game.pack(setup.variant))
        self.round = Round(self.game, setup, deck)
        self._asked.clear()
        self._let_go = None
        return self._shown(0)

    def act(self, seat: Seat, move: Move) -> list[Event]:
        """Make a move; what the person is shown of what follows."""
        assert self.round is not None
        before = len(self.round.stream(PERSON))
        self.round.act(seat, move, at=round(self.elapsed, 3))
        self._asked.clear()
        if self.round.outcome is not None:
            self._finish()
        return self._shown(before)

    def let_go(self) -> list[Event]:
        """The person does not react: a window is passed, another chance is not offered again."""
        self._let_go = self._chance()
        move = self.pass_move
        return [] if move is None else self.act(PERSON, move)

    def bot_step(self) -> Step | None:
        """What a bot or the Dealer does next; None if those who need not act do nothing.

        It may take long, and changes nothing but what the bots remember.
        """
        if DEALER in self.game.awaited(self.table):
            return DEALER, Shuffle(self.dealer.order(len(self.table.discard) - 1))
        for seat in self._bots_to_ask():
            self._asked.add(seat)
            move = self._ask_bot(seat)
            if move is not None:
                return seat, move
        return None

    def next_seat(self) -> Seat:
        """The bot that is asked next, or the Dealer."""
        return DEALER if DEALER in self.game.awaited(self.table) else self._bots_to_ask()[0]

    # -- within ----------------------------------------------------------------------------------

    def _bots_to_ask(self) -> list[Seat]:
        """Who may react first, then who is waited for; nobody twice at the same table."""
        invited = [seat for seat in self.game.invited(self.table) if seat not in self._asked]
        awaited = [seat for seat in self.game.awaited(self.table) if seat not in invited]
        return [seat for seat in [*invited, *awaited] if seat not in (PERSON, DEALER)]

    def _ask_bot(self, seat: Seat) -> Move | None:
        """What a bot chooses; taking moves back is for people (P-38)."""
        view = self.game.view(self.table, seat)
        moves = for_bots(self.game.legal_moves(view.table, seat))
        return self.bots[seat].choose(view, moves) if moves else None

    def _is_new_chance(self) -> bool:
        """Whether the person may react, unasked, to something that was not let go already."""
        return not self.is_awaited and self._chance() != self._let_go

    def _chance(self) -> object:
        discard = self.table.discard
        return len(discard), discard[-1].card if discard else None, len(self.table.batches)

    def _finish(self) -> None:
        assert self.round is not None
        assert self.round.outcome is not None
        self.match.add(self.round.setup, self.round.outcome)
        self.transcript.add(self.round)
        past = past_round(self.round.setup, self.round.stream(WATCHER))
        for bot in self.bots:
            if isinstance(bot, Remembering):
                bot.past = (*bot.past, past)

    def _shown(self, since: int) -> list[Event]:
        assert self.round is not None
        return self.round.stream(PERSON)[since:]


def _recorded_names(company: Company) -> list[str]:
    names = company.names[1:]
    return [ANYBODY, *[f"{name} ({bot})" for name, bot in zip(names, company.bots, strict=True)]]
