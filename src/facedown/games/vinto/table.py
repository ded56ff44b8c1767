"""The table of Vinto and the phases of a round."""

from typing import Final

from mypy_extensions import i64

from facedown.core.cards import ACE, JOKER, KING, NO_RANK, SEVEN, Pack, Rank, parse_rank, rank_text
from facedown.core.errors import BadNotation
from facedown.core.fields import FLAG, NUMBER, NUMBERS, PLACE, RANK, SEAT, SEATS, Kind
from facedown.core.placed_card import NO_PLACE, Place
from facedown.core.seats import NO_SEAT, NOBODY, Seat, Seats
from facedown.core.setup import Setup
from facedown.core.table import Table
from facedown.games.vinto.variant import Variant

HAND_SIZE: Final = 5
ALL_RANKS: Final = range(JOKER, KING + 1)

PACK: Final = Pack(jokers=2)

SETUP: Final = 0
TURN_START: Final = 1
DECIDE: Final = 2
EFFECT: Final = 3
TOSS: Final = 4
TURN_END: Final = 5
REVEAL: Final = 6
OVER: Final = 7
PHASES: Final = ("setup", "turn_start", "decide", "effect", "toss", "turn_end", "reveal", "over")


def has_action(rank: Rank) -> bool:
    """Whether cards of this rank have an action: 7 to King, and Ace."""
    return rank >= SEVEN or rank == ACE


def rank_bit(rank: Rank) -> i64:
    """The set that holds only this rank; a card that is not known has one of its own."""
    return 1 << rank + 1


class _Ranks(Kind):
    """A set of ranks as a bitmask, written `8,K`."""

    def text(self, value: object) -> str:
        assert isinstance(value, int)
        return ",".join(rank_text(rank) for rank in ALL_RANKS if value & rank_bit(rank)) or "-"

    def parse(self, text: str) -> int:
        mask: i64 = 0
        for word in [] if text == "-" else text.split(","):
            mask |= rank_bit(parse_rank(word))
        if self.text(mask) != text:
            raise BadNotation("not_ranks", text=text)
        return mask


RANKS: Final[Kind] = _Ranks("ranks")


class VintoTable(Table):
    """Five cards a seat, and what is going on.

    `caller` has called; its cards are protected. `used` says that the action of the top discard
    was started or that it was tossed in, `taken` that the action going on is that of a card taken
    from the discard. `actor` does the action of rank `effect`; `one` and `other` are the places a
    Queen has looked at. `owing` gets a card from the stock before anything else, and then
    `more_owed` more. Tossing in is for `toss_ranks`; `tossed` lists the ranks tossed in this turn,
    `tossers` the seats that tried, `barred` those that may not. `idle` counts the turns that
    lapsed in a row.
    """

    FIELDS = (
        ("caller", SEAT),
        ("actor", SEAT),
        ("effect", RANK),
        ("used", FLAG),
        ("taken", FLAG),
        ("one", PLACE),
        ("other", PLACE),
        ("owing", SEAT),
        ("more_owed", NUMBER),
        ("toss_ranks", RANKS),
        ("tossed", NUMBERS),
        ("tossers", SEATS),
        ("barred", SEATS),
        ("idle", NUMBER),
    )
    PHASES = PHASES

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup, PACK)
        assert isinstance(setup.variant, Variant)
        self.variant: Final = setup.variant
        self.caller: Seat = NO_SEAT
        self.actor: Seat = NO_SEAT
        self.effect: Rank = NO_RANK
        self.used: bool = False
        self.taken: bool = False
        self.one: Place = NO_PLACE
        self.other: Place = NO_PLACE
        self.owing: Seat = NO_SEAT
        self.more_owed: int = 0
        self.toss_ranks: i64 = 0
        self.tossed: tuple[int, ...] = ()
        self.tossers: Seats = NOBODY
        self.barred: Seats = NOBODY
        self.idle: int = 0

    def blank(self) -> "VintoTable":
        return VintoTable(self.setup)

    def copy(self) -> "VintoTable":
        new = super().copy()
        assert isinstance(new, VintoTable)
        new.caller = self.caller
        new.actor = self.actor
        new.effect = self.effect
        new.used = self.used
        new.taken = self.taken
        new.one = self.one
        new.other = self.other
        new.owing = self.owing
        new.more_owed = self.more_owed
        new.toss_ranks = self.toss_ranks
        new.tossed = self.tossed
        new.tossers = self.tossers
        new.barred = self.barred
        new.idle = self.idle
        return new

    # -- questions ------------------------------------------------------------------------------

    def coalition(self) -> Seats:
        """The seats that play against the caller."""
        mask = NOBODY
        for seat in self.setup.seats:
            if seat != self.caller:
                mask |= 1 << seat
        return mask

    def may_call(self) -> bool:
        """Whether everybody has had the turns that come before a call (V-52)."""
        return self.turns >= self.variant.turns_before_call * len(self.setup.seats)

    def can_toss(self, rank: Rank) -> bool:
        """Whether cards of this rank are tossed in now."""
        return self.toss_ranks & rank_bit(rank) != 0

    def next_hidden(self) -> Seat:
        """The first seat whose hand is not all face up."""
        for seat in self.setup.seats:
            if not self.is_turned_up(seat):
                return seat
        return NO_SEAT
