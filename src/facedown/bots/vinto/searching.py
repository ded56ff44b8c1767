"""What search has to know of Vinto: what kept cards may be, what to try, how a round stands."""

from collections.abc import Sequence
from typing import Final

from facedown.bots.search.guide import Guide, different
from facedown.bots.search.net import Net
from facedown.bots.search.standing import measure
from facedown.bots.search.worlds import Beliefs
from facedown.bots.vinto.mind import Mind
from facedown.bots.vinto.quick import QuickPlayer
from facedown.bots.vinto.turns import decisions
from facedown.bots.vinto.worths import WORTHS
from facedown.core.cards import CARDS, NO_RANK
from facedown.core.dealer import Dealer
from facedown.core.game import Game
from facedown.core.moves import PASS
from facedown.core.placed_card import place
from facedown.core.player import Player
from facedown.core.records import Move
from facedown.core.seats import NO_SEAT, Seat
from facedown.core.table import View
from facedown.games.vinto.moves import Toss
from facedown.games.vinto.scoring import POINTS
from facedown.games.vinto.table import DECIDE, EFFECT, PACK, SETUP, TOSS, VintoTable

# So many ways to use an action are tried, those that change the totals most to one's good.
TRIED: Final = 8
# Rounds are played on for so many turns after the one that is going on.
TURNS: Final = 0

BY_CODE: Final = [float(POINTS[card.rank]) for card in CARDS]
MEAN: Final = sum([BY_CODE[card.code] for card in PACK.cards]) / len(PACK.cards)


class VintoGuide(Guide[VintoTable]):
    """Believes what the rule bot does, and values a round by how the totals stand."""

    def __init__(self) -> None:
        self.net: Final = Net(WORTHS)
        self.turns: int = TURNS

    def player(self, game: Game[VintoTable], chance: Dealer) -> Player[VintoTable]:
        return QuickPlayer(game, chance)

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
        found = different(view, moves)
        if table.phase == EFFECT and len(found) > TRIED:
            return found[:TRIED]
        return found

    def is_far_enough(self, table: VintoTable, turns: int) -> bool:
        return table.turns > turns + self.turns and table.caller == NO_SEAT

    def worth(self, game: Game[VintoTable], table: VintoTable, seat: Seat) -> float:
        if game.outcome(table) is not None:
            return super().worth(game, table, seat)
        return self.net.value(measure(table, seat, BY_CODE, MEAN))


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


def _is_sure(view: View[VintoTable], move: Move) -> bool:
    """Whether a card is tossed in that is known to be of the right rank."""
    if not isinstance(move, Toss):
        return False
    placed = view.table.hands[view.seat][move.slot]
    return placed is not None and view.table.can_toss(placed.card.rank)
