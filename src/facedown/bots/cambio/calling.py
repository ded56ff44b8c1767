"""Whether to call: how often that would win after a turn of every other."""

from math import exp
from typing import Final

from facedown.bots.cambio.belief import Likely
from facedown.bots.cambio.mind import Mind
from facedown.bots.cambio.stakes import Call
from facedown.core.cards import UNKNOWN
from facedown.core.dealer import Dealer
from facedown.core.seats import Seat

SAMPLES: Final = 200
# Where points are added up, so many of the hands imagined are looked at for what a call would cost.
COUNTED: Final = 40
# It calls when it would win this often: with two players, three, or more. Below this, waiting wins
# more often: tried by `benchmarks/try_values.py`.
CALL_ODDS: Final = [0.87, 0.72, 0.62]
# … and less and less, for so many turns of each player.
PATIENCE: Final = 50
# … and so much less often, or more, at its boldest and at its most careful.
BOLDNESS: Final = 0.2
# Of two players, what is imagined is put right: a call that seems hopeless wins so often all the
# same, a sure one is lost so often, and between them the rival does less well than imagined (in the
# logarithm of the odds), the more so where it may not flip on its own discard. Fitted by
# `benchmarks/fit_cambio_calls.py`.
LEAST: Final = 0.04
UPSET: Final = 0.05
BETTER: Final = 0.4
BETTER_WITHOUT_FLIPS: Final = 0.8
# More points than any card has.
MOST: Final = 1000
# A rival whose hand seems lower than the own by more than this is not called against.
CLOSE: Final = 2.0


def should_call(mind: Mind, chance: Dealer, risk: float) -> bool:
    """Whether this hand stays strictly lowest often enough after a turn of every other."""
    rivals = mind.rivals
    own = mind.total(mind.seat)
    if any(mind.total(rival) < own - CLOSE for rival in rivals):
        return False
    call = Call(mind) if mind.table.variant.adds_up else None
    found = call_odds(mind, rivals, chance, call)
    odds = CALL_ODDS[min(len(rivals), len(CALL_ODDS)) - 1] if call is None else call.odds(found)
    patience = 1.0 - mind.table.turns / (PATIENCE * len(mind.table.setup.seats))
    return found >= (odds - BOLDNESS * risk) * patience


def call_odds(mind: Mind, rivals: list[Seat], chance: Dealer, call: Call | None = None) -> float:
    """How often a call wins, over hands as they may be; what some give is told to `call`."""
    own = _Hand(mind, mind.seat)
    hands = [_Hand(mind, rival) for rival in rivals]
    stock = mind.table.stock
    drawn = mind.belief.after(0, stock[-1].batch) if stock else None
    top = mind.points[mind.table.top.code] if mind.table.discard else MOST
    totals = [0] * mind.table.setup.players
    wins = 0
    for sample in range(SAMPLES):
        total = own.imagine(chance)
        totals[mind.seat] = total
        lower = 0
        for rival, hand in zip(rivals, hands, strict=True):
            other = hand.after_a_turn(chance, drawn, top)
            totals[rival] = other
            lower += other <= total
        wins += lower == 0
        if call is not None and sample < COUNTED:
            call.add(totals)
    return wins / SAMPLES if len(rivals) > 1 else _put_right(mind, wins / SAMPLES)


def _put_right(mind: Mind, imagined: float) -> float:
    """How often a call wins against one rival that wins so often in imagination."""
    flips = mind.table.variant.discarder_may_flip
    better = exp(BETTER if flips else BETTER_WITHOUT_FLIPS) * imagined
    return LEAST + (1.0 - LEAST - UPSET) * better / (better + 1.0 - imagined)


class _Hand:
    """A hand as it may be: what is known of it, and what the rest may be."""

    def __init__(self, mind: Mind, seat: Seat) -> None:
        self.known: int = 0
        # The highest of the known cards that its owner knows as well.
        self.highest: int = 0
        self.seen: Final[list[Likely]] = []
        self.unseen: Final[list[Likely]] = []
        for placed in mind.table.hands[seat]:
            if placed is None:
                continue
            if placed.card is not UNKNOWN:
                points = mind.points[placed.card.code]
                self.known += points
                if placed.is_seen_by(seat):
                    self.highest = max(self.highest, points)
            elif placed.is_seen_by(seat):
                self.seen.append(mind.belief.of(placed, seat))
            else:
                self.unseen.append(mind.belief.of(placed, seat))

    def imagine(self, chance: Dealer) -> int:
        """A total that it may have."""
        total = self.known
        for likely in self.seen:
            total += likely.pick(chance.share())
        for likely in self.unseen:
            total += likely.pick(chance.share())
        return total

    def after_a_turn(self, chance: Dealer, drawn: Likely | None, top: int) -> int:
        """A total that it may have once its owner has swapped its worst card for a lower one."""
        total, worst = self.known, self.highest
        for likely in self.seen:
            points = likely.pick(chance.share())
            total += points
            worst = max(worst, points)
        for likely in self.unseen:
            total += likely.pick(chance.share())
        lower = top if drawn is None else min(drawn.pick(chance.share()), top)
        return total - max(worst - lower, 0)
