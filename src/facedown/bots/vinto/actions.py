"""What the action of each rank is worth, and how it is used best."""

from facedown.bots.vinto.mind import Choice, Mind
from facedown.core.cards import ACE, EIGHT, JACK, KING, NINE, NO_RANK, QUEEN, SEVEN, TEN, Rank
from facedown.core.placed_card import Place, PlacedCard, place, seat_of, slot_of
from facedown.core.seats import Seat
from facedown.games.vinto.moves import GIVES, NAMES, Declare, exchange, inspect, peek
from facedown.games.vinto.scoring import POINTS
from facedown.games.vinto.table import ALL_RANKS, has_action

# What it is worth to know a card, in points of a hand: one's own, or another's. To know the own
# cards comes before all else: they go as soon as their rank is discarded, and what they do is done.
# What other values would do is asked of `benchmarks/try_values.py`.
KNOWING_OWN: float = 18.0
KNOWING_OTHER: float = 1.5
# … and to get a card one knows by an exchange, for one that one does not know.
EXCHANGING_UNSEEN: float = 8.0

Pair = tuple[tuple[Place, PlacedCard], tuple[Place, PlacedCard]]


def best_action(mind: Mind, rank: Rank) -> Choice | None:
    """The best that can be done with the action of a rank, and what it is worth."""
    if rank not in mind.actions:
        mind.actions[rank] = _find_best(mind, rank)
    return mind.actions[rank]


def _find_best(mind: Mind, rank: Rank) -> Choice | None:
    if rank in (SEVEN, EIGHT):
        return _best_look(mind, [mind.seat], KNOWING_OWN)
    if rank in (NINE, TEN):
        by_total = sorted(mind.rivals, key=lambda other: mind.totals[other])
        return _best_look(mind, by_total, KNOWING_OTHER)
    if rank in (JACK, QUEEN):
        return _best_pair(mind, rank)
    if rank == KING:
        declares = mind.table.variant.king_declares
        return _best_declaration(mind) if declares else _best_name(mind)
    return _best_gift(mind) if rank == ACE else None


def action_worth(mind: Mind, rank: Rank) -> float:
    choice = best_action(mind, rank)
    return 0.0 if choice is None else choice[0]


# -- looking ---------------------------------------------------------------------------------------


def _best_look(mind: Mind, seats: list[Seat], knowing: float) -> Choice | None:
    """An unseen card, of the lowest hand first; what is known is only looked at if it must."""
    fallback: Choice | None = None
    for seat in seats:
        for slot, placed in mind.placed_cards(seat) if mind.is_target(seat) else []:
            if placed.card.rank == NO_RANK:
                return (0.0 if mind.is_final else knowing), peek(place(seat, slot))
            fallback = fallback or (0.0, peek(place(seat, slot)))
    return fallback


# -- exchanging ------------------------------------------------------------------------------------


def _best_pair(mind: Mind, rank: Rank) -> Choice | None:
    best = _best_of(mind, rank, _champions_pairs(mind))
    if best is not None and (rank == QUEEN or best[0] > 0.0):
        return best
    # A Jack has to exchange something: rather what does no harm.
    other = _best_of(mind, rank, _other_pairs(mind))
    return other if best is None or (other is not None and other[0] > best[0]) else best


def _best_of(mind: Mind, rank: Rank, pairs: list[Pair]) -> Choice | None:
    best: Choice | None = None
    for (first, mine), (second, theirs) in pairs:
        worth = _trade(mind, seat_of(first), mine, seat_of(second), theirs, sees=rank == QUEEN)
        if best is None or worth > best[0]:
            low, high = sorted((first, second), key=lambda one: (seat_of(one), slot_of(one)))
            best = worth, exchange(low, high) if rank == JACK else inspect(low, high)
    return best


def _champions_pairs(mind: Mind) -> list[Pair]:
    """Cards of the hand it wants low against those of the others."""
    seats = [other for other in mind.table.setup.seats if mind.is_target(other)]
    pairs: list[Pair] = []
    for other in seats if mind.champion in seats else []:
        if other != mind.champion:
            pairs += _between(mind, mind.champion, other)
    return pairs


def _other_pairs(mind: Mind) -> list[Pair]:
    """Cards of two others, and as a house rule of one player, whatever they are."""
    seats = [other for other in mind.table.setup.seats if mind.is_target(other)]
    others = [other for other in seats if other != mind.champion]
    pairs: list[Pair] = []
    for i, one in enumerate(others):
        for other in others[i + 1 :]:
            pairs += _between(mind, one, other)
    for one in seats if mind.table.variant.jq_same_player else []:
        if mind.table.size(one) > 1:
            (slot, mine), (after, theirs) = mind.placed_cards(one)[:2]
            pairs.append(((place(one, slot), mine), (place(one, after), theirs)))
    return pairs


def _between(mind: Mind, one: Seat, other: Seat) -> list[Pair]:
    return [(a, b) for a in mind.kinds(one) for b in mind.kinds(other)]


def _trade(
    mind: Mind, one: Seat, mine: PlacedCard, other: Seat, theirs: PlacedCard, *, sees: bool
) -> float:
    """What it is worth to exchange two cards, or to look at them and then exchange or not."""
    if not sees:
        change = mind.worth(theirs, other) - mind.worth(mine, one)
        worth = mind.gain(one, change, other, -change)
        if one == mind.seat and not mind.is_final:
            worth += EXCHANGING_UNSEEN * (_is_known(theirs) - _is_known(mine))
        return worth
    worth = 0.0
    for high, p in mind.spread(mine, one):
        for low, q in mind.spread(theirs, other):
            worth += p * q * max(0.0, mind.gain(one, low - high, other, high - low))
    if not mind.is_final:
        worth += KNOWING_OWN * (one == mind.seat and mine.card.rank == NO_RANK)
        worth += KNOWING_OTHER * (theirs.card.rank == NO_RANK)
    return worth


def _is_known(placed: PlacedCard) -> int:
    return 1 if placed.card.rank != NO_RANK else 0


# -- kings and aces --------------------------------------------------------------------------------


def _best_name(mind: Mind) -> Choice:
    best: Choice = 0.0, NAMES[KING]
    for rank in (ACE, SEVEN, TEN, JACK, QUEEN):
        choice = best_action(mind, rank)
        # A King from the discard must do something, be it of no use.
        if choice and (choice[0] > best[0] or (best[1] is NAMES[KING] and mind.table.taken)):
            best = choice[0], NAMES[rank]
    return best


def _best_declaration(mind: Mind) -> Choice | None:
    best: Choice | None = None
    for seat in mind.table.setup.seats:
        for where, placed in mind.kinds(seat) if mind.is_target(seat) else []:
            worth, rank = _declaration(mind, seat, placed)
            if best is None or worth > best[0]:
                best = worth, Declare(where, rank)
    return best


def _declaration(mind: Mind, seat: Seat, placed: PlacedCard) -> tuple[float, Rank]:
    """The best rank to say of a card: the true one, or the likeliest."""
    rank = placed.card.rank
    if rank != NO_RANK:
        more = action_worth(mind, rank) if has_action(rank) and rank != KING else 0.0
        return mind.gain(seat, -mind.worth(placed, seat)) + more, rank
    shares = mind.ranks[placed.batch]
    rank = max(ALL_RANKS, key=lambda one: shares[one])
    right = shares[rank] * mind.gain(seat, -float(POINTS[rank]))
    return right + (1.0 - shares[rank]) * mind.gain(mind.seat, mind.drawing()), rank


def _best_gift(mind: Mind) -> Choice | None:
    if not mind.table.stock:
        return None
    card = mind.drawing()
    worths = [(mind.gain(other, card), other) for other in mind.coalition]
    worth, seat = max(worths, key=lambda one: one[0])
    return worth, GIVES[seat]
