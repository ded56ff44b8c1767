"""What a turn is worth: what follows of a card on the discard, and what to do with one drawn."""

from typing import Final

from facedown.bots.vinto.actions import action_worth
from facedown.bots.vinto.mind import Choice, Leaving, Mind
from facedown.core.cards import NO_RANK, Rank
from facedown.core.moves import DISCARD, swap
from facedown.core.placed_card import PlacedCard
from facedown.core.records import Move
from facedown.games.vinto.moves import PLAY_ACTION, SwapGuess
from facedown.games.vinto.scoring import POINTS
from facedown.games.vinto.table import has_action

# What it is worth to have a card one knows where one lay unseen.
REPLACING_UNSEEN: float = 16.0
# By what part of its points a card is worth less for each part of the unseen cards that are of its
# rank: whoever knows it may toss it in when one of them is discarded.
TOSSED_LATER: float = 5.0
# What it costs to leave an action to the next player.
LEFT_UNUSED: Final = 0.1


def tossing(mind: Mind, rank: Rank, but: int = -1) -> float:
    """What follows when a rank lies on the discard: who knows such a card tosses it in."""
    worth = 0.0
    for other in mind.coalition:
        for slot, placed in mind.placed_cards(other):
            if placed.card.rank != rank or (other == mind.seat and slot == but):
                continue
            if other == mind.seat:
                worth += max(0.0, toss_worth(mind, placed))
            elif placed.is_seen_by(other):
                worth += mind.gain(other, -mind.worth(placed, other))
    return worth


def toss_worth(mind: Mind, placed: PlacedCard) -> float:
    """What it is worth to toss in one of its cards, of a rank that lies on the discard."""
    rank = placed.card.rank
    return mind.gain(mind.seat, -mind.worth(placed, mind.seat)) + action_worth(mind, rank)


def decisions(mind: Mind, drawn: Rank) -> list[Choice]:
    """What may be done with a card of this rank, and what each is worth; legal or not."""
    tossed = tossing(mind, drawn)
    choices: list[Choice] = []
    if has_action(drawn):
        choices.append((tossed + action_worth(mind, drawn), PLAY_ACTION))
        choices.append((tossed - LEFT_UNUSED, DISCARD))
    else:
        choices.append((tossed, DISCARD))
    kept = _kept_worth(mind, drawn)
    for left, more, move in _leavings(mind):
        choices.append((mind.gain(mind.seat, kept - left) + more, move))
    return choices


def _leavings(mind: Mind) -> list[Leaving]:
    """What each own card leaves behind that a drawn one is swapped in for, whatever was drawn."""
    if not mind.leavings:
        for slot, placed in mind.placed_cards(mind.seat):
            mind.leavings.append(_leaving(mind, slot, placed))
    return mind.leavings


def _leaving(mind: Mind, slot: int, placed: PlacedCard) -> Leaving:
    """What goes, what else that is worth, and the move: it guesses right if the rank is known."""
    leaves = placed.card.rank
    if leaves == NO_RANK:
        guess, said = _free_guess(mind, placed)
        more = guess if mind.is_final else guess + REPLACING_UNSEEN
        left = mind.worth(placed, mind.seat)
    else:
        said, left = leaves, _kept_worth(mind, leaves)
        more = tossing(mind, leaves, but=slot)
        if has_action(leaves):
            more += max(0.0, action_worth(mind, leaves))
    guesses = said != NO_RANK and has_action(said)
    move: Move = SwapGuess(slot, said) if guesses else swap(slot)
    return left, more, move


def _kept_worth(mind: Mind, rank: Rank) -> float:
    """The points of a known card in the own hand, less what tossing it in later may save."""
    points = float(POINTS[rank])
    if mind.is_final or points <= 0.0 or not mind.table.stock:
        return points
    share = mind.ranks[mind.table.stock[-1].batch][rank]
    return points * max(1.0 - TOSSED_LATER * share, 0.1)


def _free_guess(mind: Mind, placed: PlacedCard) -> tuple[float, Rank]:
    """The worth and rank of a guess at a card not seen, if a wrong one is free (V-51)."""
    best = 0.0, NO_RANK
    if mind.table.variant.guess_penalty == 0:
        for rank, share in enumerate(mind.ranks[placed.batch]):
            worth = share * action_worth(mind, rank) if has_action(rank) else 0.0
            if worth > best[0]:
                best = worth, rank
    return best
