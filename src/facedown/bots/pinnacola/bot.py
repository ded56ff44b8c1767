"""The rule bot: takes the pozzo, plans to close, discards what neither side needs."""

from collections.abc import Sequence
from typing import Final

from facedown.bots.pinnacola.closing import choose_lay
from facedown.bots.pinnacola.drawing import choose_draw
from facedown.bots.pinnacola.laid import cards_of, gain, is_own_meld, shape_after
from facedown.bots.pinnacola.mind import Mind
from facedown.bots.pinnacola.plan import Plan
from facedown.bots.pinnacola.ways import KEPT_JOKER, promise, ways_of
from facedown.core.dealer import Dealer
from facedown.core.player import Player, Reason
from facedown.core.records import Move
from facedown.core.seats import Seat
from facedown.core.table import View
from facedown.games.pinnacola import Pinnacola
from facedown.games.pinnacola.moves import DiscardCard, LayOff, Meld, ReplaceJoker
from facedown.games.pinnacola.scoring import is_full, title_of
from facedown.games.pinnacola.table import DRAW_PHASE, PinnacolaTable
from facedown.games.pinnacola.values import value

# What is said of a meld that has become one with a bonus.
MADE: Final = {
    "poker": "makes_full_set",
    "pinnacola": "makes_long_run",
    "pinnacolone": "makes_whole_run",
}
# What any card is worth in the hand.
KEPT_CARD: Final = 15.0
# How many ways to meld what is owed are looked at more closely.
LOOKED_AT: Final = 4


class PinnacolaBot(Player[PinnacolaTable]):
    """Takes the pozzo, holds its melds back to close at once, and discards what neither needs."""

    def __init__(self, game: Pinnacola, chance: Dealer) -> None:
        self.game: Final = game
        self.chance: Final = chance

    def choose(self, view: View[PinnacolaTable], moves: Sequence[Move]) -> Move | None:
        if len(moves) == 1:
            return moves[0]
        table, seat = view.table, view.seat
        if table.phase == DRAW_PHASE:
            return choose_draw(table, seat, moves)
        winning = find_pinnacolone(table, seat, moves)
        if winning is not None:
            return winning
        if table.owed:
            return self._meet(table, seat, moves)
        ways = ways_of(table, seat)
        laid = choose_lay(table, seat, moves, ways)
        if laid is not None:
            return laid
        mind = Mind(table, seat)
        plan = Plan(mind, ways)
        discards = [move for move in moves if isinstance(move, DiscardCard)]
        return min(discards, key=lambda move: mind.cost(move.card) + plan.worth(move.card))

    def why(self, view: View[PinnacolaTable], moves: Sequence[Move], move: Move) -> Reason | None:
        """Of a meld, what it gains; of a discard, that the other can use it least, or its owner."""
        if isinstance(move, Meld | LayOff) and len(moves) > 1:
            return why_laid(view.table, view.seat, move)
        if not isinstance(move, DiscardCard) or view.table.size(view.seat) == 1 or len(moves) == 1:
            return None
        mind = Mind(view.table, view.seat)
        cards = [one.card for one in moves if isinstance(one, DiscardCard)]
        danger = mind.danger(move.card)
        is_safest = all(danger <= mind.danger(card) for card in cards)
        # That it helps them half the time or more is said only where there is nothing else to say.
        if is_safest and danger < 0.5:
            return "safe_discard", {"percent": int(100 * (1.0 - danger))}
        plan = Plan(mind, ways_of(view.table, view.seat))
        if plan.is_loose(move.card) and plan.worth(move.card) == 0.0:
            return "not_planned", {}
        use = mind.use(move.card)
        if all(use <= mind.use(card) for card in cards):
            return "spare_card", {}
        return ("risky_discard", {"percent": int(100 * danger)}) if is_safest else None

    def _meet(self, table: PinnacolaTable, seat: Seat, moves: Sequence[Move]) -> Move:
        """Meld what is owed with as little else as may be, so that the rest is worth the most."""
        book = table.variant.book
        ways = [move for move in moves if isinstance(move, Meld | LayOff | ReplaceJoker)]
        ways.sort(key=lambda move: (len(cards_of(move)), -gain(table, seat, move)))
        best, most = ways[0], float("-inf")
        for move in ways[:LOOKED_AT]:
            after = table.copy()
            self.game.act(after, seat, move)
            score = gain(table, seat, move) - KEPT_CARD * len(cards_of(move))
            score -= KEPT_JOKER * len([card for card in cards_of(move) if book.is_wild(card)])
            if not after.owed:
                score += max(promise(way) for way in ways_of(after, seat))
            if score > most:
                best, most = move, score
        return best


def why_laid(table: PinnacolaTable, seat: Seat, move: Move) -> Reason | None:
    """What cards that are laid down add to the melds of a seat's side, and what they make."""
    variant, shape = table.variant, shape_after(table, move)
    if shape is None:
        return None
    points, was = value(variant, shape), ""
    if isinstance(move, LayOff):
        if not is_own_meld(table, seat, move.meld):
            return None
        old = table.melds[move.meld].shape
        points -= value(variant, old)
        was = title_of(variant, old)
    if points <= 0:
        return None
    title = title_of(variant, shape)
    has_bonus = value(variant, shape) != shape.points
    made = MADE.get(title, "") if has_bonus and title != was else ""
    return made or "adds_points", {"points": points}


def find_pinnacolone(table: PinnacolaTable, seat: Seat, moves: Sequence[Move]) -> Move | None:
    """A move that wins the match at once, where a Pinnacolone does."""
    if not table.variant.pinnacolone_wins:
        return None
    for move in moves:
        shape = shape_after(table, move)
        is_own = not isinstance(move, LayOff) or is_own_meld(table, seat, move.meld)
        if shape is not None and is_own and is_full(table.variant, shape):
            return move
    return None
