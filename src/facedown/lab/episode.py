"""An episode: tables being played, one decision after another, all chance from one dealer.

Who is asked: as long as seats are invited to react, each of them once after every event, in the
order of the rules, which is from the discarder's left; it reacts or says "nothing now". Then the
first of those who are awaited. With the order `drawn` it is any of those who could be asked, drawn
by the dealer each time, so that nobody is first by where it sits. The Dealer's shuffles are made
without asking anybody.

Without reactions nobody is asked whether it wants to react: windows close at once.
"""

from typing import Any, Final

from mypy_extensions import i64

from facedown.core.dealer import Dealer
from facedown.core.errors import BadOption, FacedownError
from facedown.core.game import REACTION_CLOCK, Game
from facedown.core.moves import NO_MOVES, Shuffle
from facedown.core.playout import make_happen
from facedown.core.records import Move
from facedown.core.seats import DEALER, NO_SEAT, NO_SEATS, NOBODY, Seat, Seats
from facedown.core.table import Table
from facedown.lab.encoding import NOTHING, Encoder, Legal
from facedown.lab.sources import Source

# The order in which seats are asked that could act at the same time.
TABLE: Final = "table"
DRAWN: Final = "drawn"
ORDERS: Final = (TABLE, DRAWN)

# What an illegal action does: it is refused, it ends the episode and costs something, or what a
# timeout plays is played instead.
RAISE: Final = "raise"
END: Final = "end"
PLAY_DEFAULT: Final = "default"
MISTAKES: Final = (RAISE, END, PLAY_DEFAULT)


class FinishedEpisode(FacedownError):
    """A step in an episode that is over, or has not begun."""


class Episode:
    """Where an episode stands: the table, which seat is asked, and what it may do.

    `seat` is `NO_SEAT` when it is over. `awaited` says whether the seat must act; if not, it may
    say "nothing now". `rewards` is what the last action gave each seat.
    """

    def __init__(
        self, source: Source, encoder: Encoder, order: str = TABLE, *, reactions: bool = True
    ) -> None:
        if order not in ORDERS:
            raise BadOption(
                "no_such_value", option="order", value=order, allowed=" | ".join(ORDERS)
            )
        self.source: Final = source
        self.encoder: Final = encoder
        self.game: Final[Game[Any]] = source.game
        self._order: Final = order
        self._is_drawn: Final = order == DRAWN
        self._reactions: Final = reactions
        self._has_windows: Final = len(source.game.REACTIONS) > 0
        self._none: Final = [0.0] * source.players
        self._dealer: Dealer = Dealer("")
        self._table: Table | None = None
        self._legal: Legal | None = None
        # Of the seats that are invited or awaited, those that have said "nothing now".
        self._declined: Seats = NOBODY
        self._invited: list[Seat] = NO_SEATS
        self._awaited: list[Seat] = NO_SEATS
        self.seat: Seat = NO_SEAT
        self.awaited: bool = True
        self.moves: list[Move] = NO_MOVES
        self.rewards: list[float] = self._none

    def again(self) -> "Episode":
        """An episode like this one for another table, not begun."""
        return Episode(self.source.again(), self.encoder, self._order, reactions=self._reactions)

    @property
    def table(self) -> Table:
        """The table as it is: all cards of it."""
        if self._table is None:
            raise FinishedEpisode("not_begun")
        return self._table

    @property
    def is_over(self) -> bool:
        return self.seat == NO_SEAT

    @property
    def has_rewards(self) -> bool:
        """Whether the last action gave anything: a round ended with it."""
        return self.rewards is not self._none

    def begin(self, dealer: Dealer) -> None:
        """Deal; this dealer also shuffles from now on."""
        self._dealer = dealer
        self.rewards = self._none
        self._declined = NOBODY
        self._go_on(self.source.begin(dealer))

    def act(self, action: i64) -> None:
        """Let the seat that is asked do this, and go on to the next that is."""
        if self.seat == NO_SEAT:
            raise FinishedEpisode("episode_over")
        legal = self.legal()
        at = legal.find(action)
        if at < 0:
            self.encoder.refuse(legal, action)
        self.do(legal, at)

    def do(self, legal: Legal, at: i64) -> None:
        """Let the seat that is asked do what stands here among what is legal now."""
        self.play(self.encoder.move_at(self.table, self.seat, legal, at))

    def play(self, move: Move | None) -> None:
        """Let the seat that is asked make this move, or none; and go on to the next that is."""
        table = self._table
        if self.seat == NO_SEAT or table is None:
            raise FinishedEpisode("episode_over")
        self.rewards = self._none
        if move is None:  # and nothing has happened: the same seats wait or are invited
            self._declined |= 1 << self.seat
            self._ask_next(table)
        else:
            make_happen(self.game, table, self.game.play(table, self.seat, move))
            self._declined = NOBODY
            self._go_on(table)

    def default_place(self, legal: Legal) -> i64:
        """Where what a timeout plays stands among what is legal now.

        It is "nothing now" where nobody waits, and the first action if what it plays has no number.
        """
        if not self.awaited:
            return legal.find(NOTHING)
        table = self.table
        move = self.game.default_move(table, self.seat)
        at = legal.find(self.encoder.number(table, self.seat, move))
        return at if at >= 0 else legal.find(legal.numbers[0])

    def forfeit(self, penalty: float, payers: list[Seat]) -> None:
        """End the episode: these seats pay for it."""
        if self.seat == NO_SEAT:
            raise FinishedEpisode("episode_over")
        self.rewards = self._none[:]
        for seat in payers:
            self.rewards[seat] = -penalty
        self._stop()

    def legal(self) -> Legal:
        """What the seat that is asked may do."""
        legal = self._legal
        if legal is None:
            table = self.table
            if self.seat == NO_SEAT:
                raise FinishedEpisode("episode_over")
            legal = self.encoder.legal_of(table, self.seat, self.moves, awaited=self.awaited)
            self._legal = legal
        return legal

    def observe(self) -> bytes:
        """What the seat that is asked knows."""
        return self.encoder.observe(self.table, self.seat)

    def _go_on(self, first: Table) -> None:
        """Let happen what needs nobody, up to the next seat that is asked or the end."""
        table = first
        while True:
            self._table = table
            awaited = self.game.awaited(table)
            if not awaited:
                self.rewards = self.source.rewards(table)
                following = self.source.follow(table, self._dealer)
                if following is None:
                    self._stop()
                    return
                table = following
            elif awaited[0] == DEALER:
                order = Shuffle(self._dealer.order(len(table.discard) - 1))
                make_happen(self.game, table, self.game.play(table, DEALER, order))
            elif self._has_windows and not self._reactions and self._is_window(table):
                seat = awaited[0]
                passing = self.game.default_move(table, seat)
                make_happen(self.game, table, self.game.play(table, seat, passing))
            else:
                self._awaited = awaited
                if self._has_windows and self._reactions:
                    self._invited = self.game.invited(table)
                self._ask_next(table)
                return

    def _is_window(self, table: Table) -> bool:
        return self.game.clock(table) == REACTION_CLOCK

    def _ask_next(self, table: Table) -> None:
        """Ask the next seat that may react although nobody waits for it, or one that is awaited."""
        self._legal = None
        if self._invited and self._invite(table):
            return
        awaited = self._awaited
        seat = awaited[0]
        if self._is_drawn and len(awaited) > 1:
            seat = awaited[self._dealer.below(len(awaited))]
        self.seat = seat
        self.awaited = True
        self.moves = self.source.moves(table, seat)

    def _invite(self, table: Table) -> bool:
        invited = self._invited
        if self._is_drawn:
            invited = invited[:]
            self._dealer.shuffle(invited)
        for seat in invited:
            if self._declined >> seat & 1 == 0:
                moves = self.source.moves(table, seat)
                if moves:
                    self.seat = seat
                    self.awaited = False
                    self.moves = moves
                    return True
        return False

    def _stop(self) -> None:
        self.seat = NO_SEAT
        self.awaited = True
        self.moves = NO_MOVES
        self._legal = None
