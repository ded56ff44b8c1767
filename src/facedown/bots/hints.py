"""Hints: the best moves by all that a seat was shown, what they are worth, and why, as a code.

The first is what the rule bot would do, unless another move, tried out on tables as they may be, is
clearly better.

A reason is true of the view, whatever the hidden cards are: it is read off from what the move does
to the view itself, where a card not seen stays unknown. Averages are over the cards not seen.
Where no reason of the list holds, nothing better was found, or nothing but those before it;
that is always true. How often a call wins the rule bot says, by what the others did as well.
"""

from collections.abc import Sequence
from typing import Any, Final

from facedown.bots.nerve import Daring
from facedown.bots.roster import best_bot, make_bot
from facedown.bots.search import NORMAL, SMALL, find_guide, judge, likely_moves
from facedown.bots.search.guide import ANY_GAME
from facedown.bots.sums import plain_sum
from facedown.core.cards import JOKER, UNKNOWN, Card
from facedown.core.compiled import is_compiled
from facedown.core.dealer import Dealer
from facedown.core.game import Game
from facedown.core.imagine import unseen
from facedown.core.moves import TAKE, Discard, Exchange, Inspect, Pass, Peek, Swap
from facedown.core.placed_card import PlacedCard
from facedown.core.player import Reason
from facedown.core.records import Move
from facedown.core.seats import Seat
from facedown.core.table import Table, View

# Every reason and its parameters, all whole numbers. `average`: of the cards not seen.
REASONS: Final[dict[str, tuple[str, ...]]] = {
    # There is no other move.
    "only_move": (),
    # Of a hundred times a call or stop wins so many, as the rule bot judges; of the tables that it
    # was tried out on, where moves are judged by who wins.
    "call_odds": ("percent",),
    # The same, and that is less than half.
    "not_yet": ("percent",),
    # Your total is so much lower then.
    "lowers_total": ("points",),
    # A card of yours is gone, and so many points with it.
    "removes_card": ("points",),
    # Your hand is empty then.
    "empties_hand": (),
    # A card of so many points comes where one lies that you have not seen.
    "replaces_unseen": ("points", "average"),
    # A card of so many points goes, and one that you have not seen comes.
    "trades_for_unseen": ("points", "average"),
    # You see so many of your own cards, or of somebody else's, that you have not seen.
    "reveals_own": ("cards",),
    "reveals_other": ("cards",),
    # This seat's total is so much higher then, or it has so many cards more.
    "denies": ("seat", "points"),
    "burdens": ("seat", "cards"),
    # The top of the discard has fewer points than a card of the stock on average, or not.
    "takes_known": ("points", "average"),
    "discard_is_high": ("points", "average"),
    # This seat gets one of your cards for the one that you flip.
    "gives_card": ("seat",),
    # So many cards of the discard come to your hand.
    "takes_pile": ("cards",),
    # So many cards of your hand lie on the table then.
    "lays_down": ("cards",),
    "gains_joker": (),
    # A meld is one that has a bonus then: your melds are worth so much more with it.
    "makes_full_set": ("points",),
    "makes_long_run": ("points",),
    "makes_whole_run": ("points",),
    # Your melds are worth so much more then.
    "adds_points": ("points",),
    # The card is the one that the other can use least: likely not at all, in so many of a hundred.
    "safe_discard": ("percent",),
    # The same, but the other can use it half the time or more: in so many of a hundred.
    "risky_discard": ("percent",),
    # The card is in no meld that you hold, and leads to none that you need to close.
    "not_planned": (),
    # The card is the one that is of least use to you.
    "spare_card": (),
    # No card of yours that you know has more points than the one drawn.
    "too_high": ("points",),
    # What the card does is yours to use.
    "uses_action": (),
    # No card that you know can be put there now.
    "nothing_sure": (),
    # Of a hundred times you win so many by this move, as far as it was tried out.
    "chance_to_win": ("percent",),
    # Nothing else seemed better.
    "nothing_better": (),
    # Nothing else seemed better but the moves that were named before it.
    "next_best": (),
}

SAMPLES: Final = 100
# So often the rule bot is asked for its odds of a call: it imagines few tables each time.
ASKED: Final = 8
# Only a call that would win less often than this is said to come too early.
HALF: Final = 50

NO_REASON: Final[Reason] = ("nothing_better", {})
# A move is clearly better than another by so many standard errors of the difference.
CLEARLY: Final = 1.5
NEXT_BEST: Final[Reason] = ("next_best", {})
# What is said by how often the move wins, where it was tried out by who wins.
TOLD_AS_CHANCES: Final = {"call_odds": "call_odds", "nothing_better": "chance_to_win"}
# What is said of one card only, though it may hold for several.
SAID_ONCE: Final = ("safe_discard", "risky_discard", "spare_card")

# So many moves are named at most, and so many tried out.
NAMED: Final = 3
TRIED: Final = 6


class Hint:
    """A good move, and the reason as a code with parameters.

    `less` is by how much less it is worth than the first, as far as trying out can tell: in the
    `unit` by which the game is judged, `points` or `chances` to win.
    """

    def __init__(self, move: Move, reason: Reason, less: float, unit: str) -> None:
        self.move: Final = move
        self.reason: Final = reason[0]
        self.params: Final = reason[1]
        self.less: Final = less
        self.unit: Final = unit


def hints(
    game: Game[Any], view: View[Any], moves: Sequence[Move], chance: Dealer, budget: int
) -> list[Hint]:
    """Up to three good moves, the best first, and why; none if it is best to do nothing now.

    With no budget of rollouts only the first is named: what the rule bot would do.
    """
    brain = make_bot(best_bot(game), game, chance.apart("brain"))
    own = brain.choose(view, moves)
    if own is None:
        return []
    found: list[Hint] = []
    unit = find_guide(game).unit
    for move, less, worth in _best(game, view, moves, own, chance, budget):
        reason = brain.why(view, moves, move) or why(game, view, moves, move, chance)
        if reason[0] in TOLD_AS_CHANCES and worth is not None and unit == "chances":
            reason = TOLD_AS_CHANCES[reason[0]], {"percent": percent(worth)}
        is_said = reason[0] in SAID_ONCE and any(one.reason == reason[0] for one in found)
        if found and (reason == NO_REASON or is_said):
            reason = NEXT_BEST
        found.append(Hint(move, reason, less, unit))
    return found


def percent(chances: float) -> int:
    """Chances in hundredths; an estimate by few rollouts may be below none or above all.

    >>> [percent(chances) for chances in (-0.08, 0.334, 1.02)]
    [0, 33, 100]
    """
    return min(max(round(100 * chances), 0), 100)


def budget_for(game: Game[Any]) -> int:
    """How many rollouts a hint may take.

    None in a game of long rounds, where nothing is known but to play them to their end.
    """
    if find_guide(game) is ANY_GAME and not game.LOW_HANDS:
        return 0
    return NORMAL if is_compiled() else SMALL


def candidates(
    game: Game[Any], view: View[Any], moves: Sequence[Move], first: Sequence[Move | None]
) -> list[Move | None]:
    """The moves to try out, these first: few enough to be tried often. None is to do nothing."""
    others = [move for move in likely_moves(game, view, moves) if move not in first]
    return [*first, *others][:TRIED]


def _best(
    game: Game[Any],
    view: View[Any],
    moves: Sequence[Move],
    own: Move,
    chance: Dealer,
    budget: int,
) -> list[tuple[Move, float, float | None]]:
    """The moves to name, how much less than the first each is worth, and what, if tried out."""
    tried = candidates(game, view, moves, [own])
    if budget == 0 or len(tried) == 1:
        return [(own, 0.0, None)]
    judged = judge(game, view, tried, chance.apart("trials"), budget)
    first = next(one for one in judged if one.move == own)
    if judged[0].worth - first.worth > CLEARLY * first.error:
        first = judged[0]
    others = [one for one in judged if one is not first][: NAMED - 1]
    named: list[tuple[Move, float, float | None]] = []
    for one in (first, *others):
        assert one.move is not None  # only moves were tried
        named.append((one.move, max(first.worth - one.worth, 0.0), one.worth))
    return named


def why(
    game: Game[Any], view: View[Any], moves: Sequence[Move], move: Move | None, chance: Dealer
) -> Reason:
    """The first reason of the list that holds for this move, or for doing nothing."""
    if len(moves) == 1 and move is not None:
        return "only_move", {}
    can_call = any(isinstance(one, game.CALLS) for one in moves)
    if isinstance(move, game.CALLS) and game.LOW_HANDS:
        return "call_odds", {"percent": call_odds(game, view, chance)}
    if move is None or isinstance(move, Pass):
        return _why_pass(game, view, moves)
    change = Change(game, view, move)
    for find in (_why_own, _why_seen, _why_others, _why_held, _why_drawn):
        reason = find(change, moves)
        if reason is not None:
            return reason
    if can_call and game.LOW_HANDS and not change.touches_cards():
        percent = call_odds(game, view, chance)
        return ("not_yet", {"percent": percent}) if percent < HALF else NO_REASON
    return NO_REASON


# -- what a move does ------------------------------------------------------------------------------


class Change:
    """What a move makes of a view: the table before and after it, unknown cards left unknown."""

    def __init__(self, game: Game[Any], view: View[Any], move: Move) -> None:
        self.game: Final = game
        self.seat: Final = view.seat
        self.move: Final = move
        self.before: Final[Table] = view.table
        self.after: Final[Table] = after_move(game, view.table, view.seat, move)
        self.has_points: Final = game.LOW_HANDS

    def points(self, card: Card) -> int:
        return self.game.worth(self.before.setup.variant, card)

    def grown(self, seat: Seat) -> int:
        """How many cards a hand has more than before."""
        return self.after.size(seat) - self.before.size(seat)

    def slots(self, seat: Seat) -> list[tuple[PlacedCard | None, PlacedCard | None]]:
        """The places of a hand at which another card lies now: before and after.

        Only where hands lie in slots, which keep their numbers.
        """
        old: list[PlacedCard | None] = list(self.before.hands[seat])
        new: list[PlacedCard | None] = list(self.after.hands[seat])
        old += [None] * (len(new) - len(old))
        return [(a, b) for a, b in zip(old, new, strict=True) if not _is_same(a, b)]

    def risen(self, seat: Seat) -> int | None:
        """How many points a hand has more than before; None if that cannot be known."""
        total = 0
        for old, new in self.slots(seat):
            for placed, sign in ((old, -1), (new, 1)):
                if placed is not None and placed.card is UNKNOWN:
                    return None
                total += 0 if placed is None else sign * self.points(placed.card)
        return total

    def average(self, batch: int) -> int | None:
        """The points of the cards of a shuffle not seen, on average; None if all are seen."""
        cards = unseen(self.before, batch)
        if not cards:
            return None
        return round(sum(self.points(card) for card in cards) / len(cards))

    def touches_cards(self) -> bool:
        """Whether any card has moved."""
        counts = [[len(pile) for pile in table.piles()] for table in (self.before, self.after)]
        hands = [table.hands for table in (self.before, self.after)]
        return counts[0] != counts[1] or hands[0] != hands[1]


def after_move(game: Game[Any], before: Table, seat: Seat, move: Move) -> Table:
    """A view's table after what the move itself does, before what follows by itself."""
    table: Table = before.copy()
    for event in game.play(table, seat, move):
        game.apply(table, event)
    return table


def _is_same(old: PlacedCard | None, new: PlacedCard | None) -> bool:
    """Whether the same card lies there, for all that is known."""
    if old is None or new is None or old.card is UNKNOWN or new.card is UNKNOWN:
        return old is new
    return old.card == new.card


# -- reasons ---------------------------------------------------------------------------------------


def _why_own(change: Change, moves: Sequence[Move]) -> Reason | None:
    """What happens to the seat's own hand."""
    seat = change.seat
    if change.before.size(seat) > 0 and change.after.size(seat) == 0:
        return "empties_hand", {}
    if not change.has_points:
        return None
    risen = change.risen(seat)
    if risen is not None and risen < 0:
        code = "removes_card" if change.grown(seat) < 0 else "lowers_total"
        return code, {"points": -risen}
    slots = change.slots(seat)
    return _why_unseen(change, *slots[0]) if len(slots) == 1 else None


def _why_unseen(change: Change, old: PlacedCard | None, new: PlacedCard | None) -> Reason | None:
    """Whether a card that is known comes for one that is not, or goes for one."""
    if old is None or new is None or (old.card is UNKNOWN) == (new.card is UNKNOWN):
        return None
    hidden, known = (old, new) if old.card is UNKNOWN else (new, old)
    average, points = change.average(hidden.batch), change.points(known.card)
    if average is None:
        return None
    params = {"points": points, "average": average}
    if hidden is old and points < average:
        return "replaces_unseen", params
    return ("trades_for_unseen", params) if hidden is new and points > average else None


def _why_seen(change: Change, moves: Sequence[Move]) -> Reason | None:
    """Which cards are seen that were not: on the view they stay unknown, and are marked as seen."""
    own = others = 0
    for owner, hand in enumerate(change.after.hands):
        for placed in hand:
            if placed is not None and placed.card is UNKNOWN and placed.is_seen_by(change.seat):
                own += owner == change.seat
                others += owner != change.seat
    if own and change.grown(change.seat) == 0:
        return "reveals_own", {"cards": own}
    return ("reveals_other", {"cards": others}) if others else None


def _why_others(change: Change, moves: Sequence[Move]) -> Reason | None:
    """What happens to somebody else's hand."""
    if not change.has_points:
        return None
    for other in change.before.setup.seats:
        if other == change.seat:
            continue
        risen = change.risen(other)
        if risen is not None and risen > 0:
            return "denies", {"seat": other, "points": risen}
        if change.grown(other) > 0:
            return "burdens", {"seat": other, "cards": change.grown(other)}
    return None


def _why_held(change: Change, moves: Sequence[Move]) -> Reason | None:
    """What happens to a hand that is held: cards taken, laid down, discarded."""
    if change.has_points:
        return None
    seat, before, after = change.seat, change.before, change.after
    taken = len(before.discard) - len(after.discard)
    if taken > 0 and change.grown(seat) == taken:
        return "takes_pile", {"cards": taken}
    if _jokers(after, seat) > _jokers(before, seat) and len(after.stock) == len(before.stock):
        return "gains_joker", {}
    if taken == 0 and change.grown(seat) < 0:
        return "lays_down", {"cards": -change.grown(seat)}
    return None


def _jokers(table: Table, seat: Seat) -> int:
    return sum(card.rank == JOKER for card in table.hand(seat))


def _why_drawn(change: Change, moves: Sequence[Move]) -> Reason | None:
    """Where a card is drawn from, and why a drawn one is not kept."""
    if not change.has_points:
        return None
    before, after = change.before, change.after
    if change.move == TAKE or len(after.drawn) > len(before.drawn):
        return _why_source(change, moves)
    if len(after.drawn) == len(before.drawn) or len(after.discard) <= len(before.discard):
        return None
    looks = change.game.legal_moves(after, change.seat)
    if any(isinstance(move, Peek | Exchange | Inspect) for move in looks):
        return "uses_action", {}
    if after.top != before.drawn[-1].card:
        return None  # it is kept, and another card goes
    drawn = change.points(before.drawn[-1].card)
    known = [card for card in before.hand(change.seat) if card is not UNKNOWN]
    if known and all(change.points(card) <= drawn for card in known):
        return "too_high", {"points": drawn}
    return None


def _why_source(change: Change, moves: Sequence[Move]) -> Reason | None:
    before, game, seat = change.before, change.game, change.seat
    if not before.stock or not before.discard or TAKE not in moves:
        return None
    taken = change.after if change.move == TAKE else after_move(game, before, seat, TAKE)
    then = game.legal_moves(taken, seat)
    if not any(isinstance(move, Swap) for move in then):
        # Its points come to no hand: it is taken for what it does, or for nothing.
        acts = any(not isinstance(move, Discard) for move in then)
        return ("uses_action", {}) if acts and change.move == TAKE else None
    average, points = change.average(before.stock[-1].batch), change.points(before.top)
    if average is None:
        return None
    params = {"points": points, "average": average}
    if change.move == TAKE:
        return ("takes_known", params) if points < average else None
    return ("discard_is_high", params) if points >= average else None


def _why_pass(game: Game[Any], view: View[Any], moves: Sequence[Move]) -> Reason:
    """Whether no other move is sure to get rid of a card."""
    for move in moves:
        if not isinstance(move, Pass):
            change = Change(game, view, move)
            if any(change.grown(seat) < 0 for seat in view.table.setup.seats):
                return NO_REASON
    return "nothing_sure", {}


def call_odds(game: Game[Any], view: View[Any], chance: Dealer) -> int:
    """Of a hundred times, how often a call or stop wins: as the rule bot judges, if it can.

    The same each time that it is asked with this chance, whatever has been drawn from it.
    """
    chance = chance.apart("call")
    brain = make_bot(best_bot(game), game, chance)
    if isinstance(brain, Daring):
        return percent(plain_sum([brain.call_odds(view) for _ in range(ASKED)]) / ASKED)
    return _lowest_now(game, view, chance)


def _lowest_now(game: Game[Any], view: View[Any], chance: Dealer) -> int:
    """On how many of a hundred imagined tables a call or stop wins if no card moves any more."""
    variant, won = view.table.setup.variant, 0
    for _ in range(SAMPLES):
        table: Table = game.imagine(view, chance)
        totals = [
            sum(game.worth(variant, card) for card in table.hand(seat))
            for seat in range(table.setup.players)
        ]
        won += game.wins_call(table, view.seat, totals)
    return round(100 * won / SAMPLES)
