"""Points of hands, and how a match to a target stands."""

from typing import Final

from facedown.core.cards import Card
from facedown.core.game import Caution
from facedown.core.outcome import Outcome, Result, Standings, places_of
from facedown.core.seats import NO_SEAT, Seat
from facedown.games.pinnacola.events import CLOSED, PINNACOLONE
from facedown.games.pinnacola.melds import RUN, Shape, TableMeld, side_of
from facedown.games.pinnacola.table import OVER, PinnacolaTable
from facedown.games.pinnacola.values import is_pinnacolone, value
from facedown.games.pinnacola.variant import ORIGIN, TRAD, Variant

CLOSING_BONUS: Final = 100
IN_MANO_BONUS: Final = 200

# What a Joker does to a meld that it comes into: it has or would have a bonus, and may be needed.
ENDS_BONUS: Final = "joker_ends_bonus"
ENDS_BONUS_AND_CLOSING: Final = "joker_ends_bonus_and_closing"
BARS_BONUS: Final = "joker_bars_bonus"
BARS_BONUS_AND_CLOSING: Final = "joker_bars_bonus_and_closing"
CAUTIONS: Final = (ENDS_BONUS, ENDS_BONUS_AND_CLOSING, BARS_BONUS, BARS_BONUS_AND_CLOSING)

# A match ends even if nobody ever scores (G-07); one that is played takes a tenth of this.
MAX_HANDS: Final = 100


def total(variant: Variant, cards: list[Card]) -> int:
    """What cards count in a hand."""
    return sum(variant.book.points[card.rank] for card in cards)


def closes_pinnacola(variant: Variant, shape: Shape) -> bool:
    """Whether a meld is a Pinnacola for closing (P-18)."""
    return shape.is_pinnacola and (variant.dirty_closes or not shape.is_dirty)


def closes_poker(variant: Variant, shape: Shape) -> bool:
    """Whether a meld is a Poker for closing (P-18)."""
    return shape.is_poker and (variant.dirty_closes or not shape.is_dirty)


def is_full(variant: Variant, shape: Shape) -> bool:
    """Whether a meld is a Pinnacolone for its bonus and, where that is played, for the match."""
    return is_pinnacolone(variant, shape) and (variant.dirty_scores or not shape.is_dirty)


def title_of(variant: Variant, shape: Shape) -> str:
    """What a meld is by its looks, if it is more than a run or a tris."""
    if is_pinnacolone(variant, shape):
        return "pinnacolone"
    if shape.is_pinnacola:
        return "pinnacola"
    return "poker" if shape.is_poker else ""


def joker_caution(variant: Variant, old: Shape | None, new: Shape) -> Caution | None:
    """What a wild card costs a meld that it comes into, where it does not count in full (P-19)."""
    was_clean = old is None or not old.is_dirty
    if variant.dirty_scores or not new.is_dirty or not was_clean or not title_of(variant, new):
        return None
    is_needed = variant.needs_pinnacola if new.kind == RUN else variant.needs_poker
    loses_closing = is_needed and not variant.dirty_closes
    card, points = new.wild.text, value(variant, new)
    if old is None or not title_of(variant, old):
        code = BARS_BONUS_AND_CLOSING if loses_closing else BARS_BONUS
        return Caution(code, {"card": card, "kind": title_of(variant, new), "points": points})
    code = ENDS_BONUS_AND_CLOSING if loses_closing else ENDS_BONUS
    kind, before = title_of(variant, old), value(variant, old)
    return Caution(code, {"card": card, "kind": kind, "points": points, "before": before})


def closing_score(variant: Variant, melds: int, *, in_mano: bool) -> int:
    """What melds are worth to who has closed, on the first turn or later (P-28)."""
    if not in_mano:
        return melds + CLOSING_BONUS
    if variant.in_mano == TRAD:
        return 2 * melds + IN_MANO_BONUS
    if variant.in_mano == ORIGIN:
        return 2 * (melds + IN_MANO_BONUS)
    return 2 * melds + CLOSING_BONUS + IN_MANO_BONUS


def pinnacolone_owner(table: PinnacolaTable) -> Seat:
    """Who wins the match with a Pinnacolone now: first whose turn it is (P-36)."""
    owners = [meld.owner for meld in table.melds if is_full(table.variant, meld.shape)]
    if not owners or not table.variant.pinnacolone_wins:
        return NO_SEAT
    is_own = any(side_of(owner) == side_of(table.turn) for owner in owners)
    return table.turn if is_own else owners[0]


def outcome(table: PinnacolaTable) -> Outcome | None:
    if table.phase != OVER:
        return None
    seats = table.setup.seats
    totals = [total(table.variant, table.hand(seat)) for seat in range(table.setup.players)]
    sides = [side_score(table, side) - penalty(table, side) for side in range(2)]
    for seat in seats:
        sides[side_of(seat)] -= totals[seat]
    scores = [sides[side_of(seat)] for seat in range(table.setup.players)]
    winners = tuple([seat for seat in seats if scores[seat] == max(scores)])
    caller = NO_SEAT
    if table.ending == PINNACOLONE:
        caller = pinnacolone_owner(table)
        winners = tuple([seat for seat in seats if side_of(seat) == side_of(caller)])
    elif table.ending == CLOSED:
        caller = table.turn
    return Outcome(tuple(scores), winners, table.ending, tuple(totals), caller)


def melds_of(table: PinnacolaTable, side: int) -> list[TableMeld]:
    return [meld for meld in table.melds if meld.side == side]


def penalty(table: PinnacolaTable, side: int) -> int:
    """What a side pays that has never melded (P-48)."""
    return 0 if melds_of(table, side) else table.variant.unopened_penalty


def side_score(table: PinnacolaTable, side: int) -> int:
    """What a side's melds give it, with what it gets for closing."""
    melds = sum(value(table.variant, meld.shape) for meld in melds_of(table, side))
    if all(table.hands[seat] for seat in table.setup.seats if side_of(seat) == side):
        return melds
    # Every seat has its first turn before any has its second.
    return closing_score(table.variant, melds, in_mano=table.turns <= len(table.setup.seats))


def standings(variant: Variant, players: int, results: list[Result]) -> Standings:
    """How the match stands: the higher total wins once one has reached the target (P-34).

    After the last hand there can be it wins too, and equal totals share the victory.
    """
    scores = [0] * players
    for result in results:
        for seat in result.seats:
            scores[seat] += result.outcome.scores[seat]
    places = _places(scores)
    winners = tuple([seat for seat in range(players) if places[seat] == 1])
    is_decided = max(scores) >= variant.target and scores[0] != scores[1]
    is_over = is_decided or len(results) >= MAX_HANDS
    if results and results[-1].outcome.ending == PINNACOLONE:
        is_over, winners = True, results[-1].outcome.winners
        places = _places([int(seat in winners) for seat in range(players)])
    return Standings(
        scores=tuple(scores),
        places=places,
        playing=() if is_over else tuple(range(players)),
        is_over=is_over,
        winners=winners if is_over else (),
    )


def _places(scores: list[int]) -> tuple[int, ...]:
    """The place of each seat: that of its side."""
    places = places_of(scores[:2])
    return tuple([places[side_of(seat)] for seat in range(len(scores))])
