"""What search has to know of Vinto: what kept cards may be, what to try, how a round stands."""

from collections.abc import Sequence
from typing import ClassVar, Final

from facedown.bots.search.guide import NEVER, Guide, different
from facedown.bots.search.net import Net
from facedown.bots.search.standing import measure
from facedown.bots.search.worlds import Beliefs
from facedown.bots.stakes import Worths
from facedown.bots.vinto.bot import VintoBot
from facedown.bots.vinto.calling import lead, wins_often
from facedown.bots.vinto.mind import Mind
from facedown.bots.vinto.stakes import find_worths
from facedown.bots.vinto.turns import decisions
from facedown.bots.vinto.worths import WORTHS
from facedown.core.cards import CARDS, NO_RANK
from facedown.core.dealer import Dealer
from facedown.core.game import Game
from facedown.core.moves import PASS, Exchange, Inspect
from facedown.core.placed_card import Place, place, seat_of
from facedown.core.player import Player
from facedown.core.records import Move
from facedown.core.seats import NO_SEAT, Seat
from facedown.core.table import View
from facedown.games.vinto import Vinto
from facedown.games.vinto.moves import Declare, Toss
from facedown.games.vinto.scoring import POINTS
from facedown.games.vinto.table import DECIDE, EFFECT, PACK, SETUP, TOSS, TURN_END, VintoTable

# So many ways to use an action are tried, those that change the totals most to one's good.
TRIED: Final = 6
NO_HOPE: Final = -100.0

# Before a call nothing is tried but by who is not further behind than this at the end of its turn,
# or in the midst of it; for what comes of a move without a call, no rollout can tell.
BEHIND: float = -3.0
BEHIND_YET: float = -5.0
# … and a move must be better by so many points.
MARGIN: float = 0.3
# In a rollout somebody calls who would win so often, on so few tables: more would take too long.
ODDS: float = 0.8
SAMPLES: Final = 15

BY_CODE: Final = [float(POINTS[card.rank]) for card in CARDS]
MEAN: Final = sum([BY_CODE[card.code] for card in PACK.cards]) / len(PACK.cards)


class VintoGuide(Guide[VintoTable]):
    """Believes what the rule bot does, and values a round by how the totals stand.

    What a call is worth decides rounds, and that rollouts tell: they play the last lap out.
    """

    DEARNESS: ClassVar[int] = 3
    LEAST: ClassVar[int] = 40

    def __init__(self) -> None:
        self.net: Final = Net(WORTHS)

    def player(self, game: Game[VintoTable], chance: Dealer) -> Player[VintoTable]:
        assert isinstance(game, Vinto)
        return Roller(game, chance)

    def beliefs(self, view: View[VintoTable]) -> Beliefs:
        mind = Mind(view.table, view.seat)
        found: Beliefs = []
        for seat in mind.rivals:
            for slot, placed in mind.placed_cards(seat):
                if placed.card.rank == NO_RANK and placed.is_seen_by(seat):
                    weights = _weights(mind, placed.batch, mind.spread(placed, seat))
                    found.append((place(seat, slot), weights))
        return found

    def likely_moves(self, view: View[VintoTable], moves: Sequence[Move]) -> list[Move]:
        table = view.table
        if table.phase == SETUP:
            return []
        if table.phase == TOSS:
            return [move for move in moves if move == PASS or _is_sure(view, move)]
        if table.phase == DECIDE:
            choices = decisions(Mind(table, view.seat), table.drawn[-1].card.rank)
            return different(view, [move for _, move in choices if move in moves])
        if table.phase == EFFECT:
            mind = Mind(table, view.seat)
            found = different(view, [move for move in moves if _hope(mind, move) > NO_HOPE])
            return sorted(found, key=lambda move: -_hope(mind, move))[:TRIED]
        return different(view, moves)

    def margin(self, view: View[VintoTable]) -> float:
        table = view.table
        if table.caller != NO_SEAT:
            return 0.0
        if view.seat != table.turn or table.phase not in (DECIDE, EFFECT, TURN_END):
            return NEVER
        behind = BEHIND if table.phase == TURN_END else BEHIND_YET
        return MARGIN if lead(Mind(table, view.seat)) > behind else NEVER

    def is_far_enough(self, table: VintoTable, turns: int) -> bool:
        return table.turns > turns and table.caller == NO_SEAT

    def standing(self, table: VintoTable, seat: Seat) -> list[float]:
        return measure(table, seat, BY_CODE, MEAN)

    def worth(self, game: Game[VintoTable], table: VintoTable, seat: Seat) -> float:
        if game.outcome(table) is not None:
            return super().worth(game, table, seat)
        return self.net.value(self.standing(table, seat))

    def worths(self, view: View[VintoTable]) -> Worths | None:
        return find_worths(view.table, view.seat)


class Roller(VintoBot):
    """The rule bot as rollouts have it: it thinks a call over for less long."""

    def calls(self, view: View[VintoTable], mind: Mind) -> bool:
        return lead(mind) >= 0.0 and wins_often(view, self.chance, ODDS, SAMPLES)


def _weights(mind: Mind, batch: int, spread: list[tuple[float, float]]) -> list[float]:
    """How likely each card is, by code, if these points are so likely."""
    shares: dict[float, float] = {}
    for rank, share in enumerate(mind.ranks[batch]):
        points = float(POINTS[rank])
        shares[points] = shares.get(points, 0.0) + share
    likely = dict(spread)
    return [
        likely.get(points, 0.0) / shares[points] if shares.get(points, 0.0) > 0.0 else 0.0
        for points in BY_CODE
    ]


def _hope(mind: Mind, move: Move) -> float:
    """By how much a use of an action lowers the hand that is to be low; others are not tried."""
    if isinstance(move, (Exchange, Inspect)):
        for own, theirs in ((move.one, move.other), (move.other, move.one)):
            if seat_of(own) == mind.champion and seat_of(theirs) != mind.champion:
                return _worth(mind, own) - _worth(mind, theirs)
        return NO_HOPE
    if isinstance(move, Declare):
        placed = mind.table.placed(move.place)
        is_known = placed is not None and placed.card.rank == move.rank
        is_own = seat_of(move.place) == mind.champion
        return _worth(mind, move.place) if is_known and is_own else NO_HOPE
    return 0.0


def _worth(mind: Mind, where: Place) -> float:
    placed = mind.table.placed(where)
    return 0.0 if placed is None else mind.worth(placed, seat_of(where))


def _is_sure(view: View[VintoTable], move: Move) -> bool:
    """Whether a card is tossed in that is known to be of the right rank."""
    if not isinstance(move, Toss):
        return False
    placed = view.table.hands[view.seat][move.slot]
    return placed is not None and view.table.can_toss(placed.card.rank)
