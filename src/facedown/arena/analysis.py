"""Analysis of a recorded match: what each decision cost, and luck apart from skill.

Each decision is judged by what its seat had been shown then. The best move is looked for on some
tables as they may be: it is the rule bot's, unless another does clearly better there. What it is
worth more than the move made is measured on other tables: who looks for the best on the same ones
finds the luckiest, and every move costs something. Where it may be better it is measured on more.

What a round gave a seat is made up of three parts, which add up exactly:

    worth = par + skill + luck

`par` is an equal share. `skill` is what the others gave away by their decisions, shared among all
they play against, less what the seat and its partner gave away. The rest is luck: cards, and what
nobody could know. So the costs are a control variate of the score; among equals luck is zero on
average, and in each round the luck of all seats together is zero.
"""

from collections.abc import Iterable, Iterator
from dataclasses import astuple, dataclass
from typing import Any, Final

from facedown.arena.chances import Chances
from facedown.bots.hints import CLEARLY, HALF, NO_REASON, call_odds, candidates, why
from facedown.bots.roster import best_bot, make_bot
from facedown.bots.search import Trials, Valued, find_guide, judge
from facedown.core.cards import UNKNOWN, Card
from facedown.core.dealer import Dealer
from facedown.core.errors import BadTranscript
from facedown.core.game import Game
from facedown.core.moves import Pass, Undo, for_bots
from facedown.core.player import Reason
from facedown.core.records import Move
from facedown.core.seats import DEALER, Seat
from facedown.core.table import Table, View
from facedown.match.transcript import RoundRecord, Transcript

# Rollouts for each decision, unless asked otherwise.
BUDGET: Final = 32
# And so many times as many to measure what a move cost that another may be better than; of a call,
# which there is one of in a round and which decides most.
MEASURED: Final = 2
CALL_MEASURED: Final = 8
# The cost of a move that is as good as any, and its error.
NOTHING_LOST: Final = (0.0, 0.0)
# In hundredths.
SURE: Final = 100


@dataclass(frozen=True)
class Decision:
    """A move that was made, the best one by what its seat knew, and what the difference cost.

    To do nothing is None: it may be the best, and a seat may have done nothing where it had a
    chance to react and nobody waited for it.

    `number` counts the moves of the round from 1; of nothing, it is that of the move that gave the
    chance. `error` is the standard error of `cost`, and
    `reason` what speaks for the best move. `top` and `drawn` are the cards that lay on the discard
    and had been drawn, as the seat saw them.
    """

    number: int
    seat: Seat
    made: Move | None
    best: Move | None
    cost: float
    error: float
    reason: Reason
    top: Card = UNKNOWN
    drawn: Card = UNKNOWN

    @property
    def is_clear(self) -> bool:
        """Whether the move made was clearly not the best."""
        return self.cost > CLEARLY * self.error


@dataclass(frozen=True)
class Share:
    """What a round gave a seat, taken apart; `cost` is what its own decisions gave away."""

    seat: Seat
    decisions: int
    cost: float
    worth: float
    par: float
    skill: float
    luck: float


@dataclass(frozen=True)
class RoundAnalysis:
    """A round: every decision in order, where there was something to decide, and each seat's share.

    All is told in the `unit` of the game: `points`, or `chances` to win the round.
    """

    number: int
    decisions: tuple[Decision, ...]
    shares: tuple[Share, ...]
    unit: str


def analyse(
    game: Game[Any], transcript: Transcript, budget: int = BUDGET
) -> Iterator[RoundAnalysis]:
    """The finished rounds of a match, one after the other; each takes a while.

    The same transcript and budget always give the same. `BadTranscript` if today's rules would not
    have let somebody make a move.
    """
    for record in transcript.rounds:
        if record.outcome is not None:
            yield analyse_round(game, record, budget)


def analyse_round(game: Game[Any], record: RoundRecord, budget: int) -> RoundAnalysis:
    """One round that was played to its end."""
    table: Table = game.table(record.setup)
    for event in record.opening:
        game.apply(table, event)
    decisions: list[Decision] = []
    chances = Chances(game)
    # The reactions that were passed, by seat, turn and what was better.
    passed: dict[tuple[Seat, int, Move | None], Decision] = {}
    for number, entry in enumerate(record.entries, start=1):
        chances.notice(table, number - 1)
        own = _decided(game, table, record, number, budget)
        if own is not None:
            decisions.append(own)
            if isinstance(own.best, game.REACTIONS):
                chances.tell(table, own.seat)
                key = own.seat, table.turns, own.best
                if key in passed:  # the window has opened again
                    decisions.remove(passed.pop(key))
                if isinstance(own.made, Pass):
                    passed[key] = own
        for event in entry.events:
            game.apply(table, event)
        for one in chances.missed(table, entry):
            seed = f"analysis/{record.setup.number}/{one.number}/{one.view.seat}"
            found = _judged(game, one.view, one.moves, one.number, None, Dealer(seed), budget)
            decisions.append(found)
    decisions.sort(key=lambda decision: decision.number)
    shares = _shares(game, table, decisions)
    unit = find_guide(game).unit
    return RoundAnalysis(record.setup.number, tuple(decisions), tuple(shares), unit)


def _decided(
    game: Game[Any], table: Table, record: RoundRecord, number: int, budget: int
) -> Decision | None:
    """The decision behind a move of a round; None if there was nothing to decide."""
    entry = record.entries[number - 1]
    if entry.seat == DEALER or isinstance(entry.move, Undo):
        return None
    moves = for_bots(game.legal_moves(table, entry.seat))
    if entry.move not in moves:
        raise BadTranscript("untrue", round=record.setup.number, what="events", move=number)
    # Whoever is not awaited need not move at all.
    if len(moves) == 1 and entry.seat in game.awaited(table):
        return None
    chance = Dealer(f"analysis/{record.setup.number}/{number}")
    view = game.view(table, entry.seat)
    return _judged(game, view, moves, number, entry.move, chance, budget)


def totals(rounds: Iterable[RoundAnalysis]) -> list[Share]:
    """What all these rounds gave each seat."""
    shares = [share for one in rounds for share in one.shares]
    found = []
    for seat in sorted({share.seat for share in shares}):
        own = [astuple(share)[1:] for share in shares if share.seat == seat]
        found.append(Share(seat, *[sum(part) for part in zip(*own, strict=True)]))
    return found


def _judged(
    game: Game[Any],
    view: View[Any],
    moves: list[Move],
    number: int,
    made: Move | None,
    chance: Dealer,
    budget: int,
) -> Decision:
    """A move, or nothing, beside the best one by what its seat knew."""
    table = view.table
    brain = make_bot(best_bot(game), game, chance.apart("brain"))
    own = brain.choose(view, moves)
    first: list[Move | None] = [made] if own == made else [made, own]
    # Where rollouts are dear, the move is held against what the rule bot would do, and no other.
    is_dear = find_guide(game).DEARNESS > 1
    tried = first if is_dear else candidates(game, view, moves, first)
    found = made
    if len(tried) > 1:
        looked = judge(game, view, tried, chance.apart("looking"), budget // 2)
        found = looked[0].move if is_dear else _best_of(looked, own)
    best = made
    cost, error = NOTHING_LOST
    if found != made:
        trials = Trials(game, view, [found, made], chance.apart("measuring"))
        times = CALL_MEASURED if isinstance(made, game.CALLS) else MEASURED
        cost, error = _measured(trials, budget, times)
        best = found if cost > 0.0 else made
    reason = (
        (against_call(game, view, made, chance) if best != made else None)
        or (brain.why(view, moves, best) if best is not None else None)
        or reason_for(game, view, moves, best, chance)
    )
    top = table.top if table.discard else UNKNOWN
    drawn = table.drawn[-1].card if table.drawn else UNKNOWN
    return Decision(number, view.seat, made, best, cost, error, reason, top, drawn)


def _best_of(judged: list[Valued], own: Move | None) -> Move | None:
    """What the rule bot would do, unless another move looks clearly better."""
    first = judged[0]
    beside = next(one for one in judged if one.move == own)
    return first.move if first.worth - beside.worth > CLEARLY * beside.error else own


def _measured(trials: Trials, budget: int, times: int) -> tuple[float, float]:
    """How much more the first of two moves is worth, and the standard error."""
    for rollouts in (budget // 2, times * budget):
        trials.spend(rollouts)
        first = trials.beside(0, 1)
        gap = first.worth - trials.mean(1)
        if gap <= -first.error:
            return NOTHING_LOST
    return (gap, first.error) if gap > 0.0 else NOTHING_LOST


def against_call(
    game: Game[Any], view: View[Any], made: Move | None, chance: Dealer
) -> Reason | None:
    """What speaks against a call that was made: that it rarely wins."""
    if not isinstance(made, game.CALLS) or not game.LOW_HANDS:
        return None
    percent = call_odds(game, view, chance)
    return ("not_yet", {"percent": percent}) if percent < HALF else None


def reason_for(
    game: Game[Any], view: View[Any], moves: list[Move], best: Move | None, chance: Dealer
) -> Reason:
    """What speaks for the best move: odds if a call wins at least as often as an equal share."""
    reason = why(game, view, moves, best, chance)
    share = SURE / len(view.table.setup.seats)
    return NO_REASON if reason[0] == "call_odds" and reason[1]["percent"] < share else reason


def _shares(game: Game[Any], table: Table, decisions: list[Decision]) -> list[Share]:
    guide, setup = find_guide(game), table.setup
    sides = game.sides(setup.variant, setup.players)
    rivals = len({sides[seat] for seat in setup.seats}) - 1
    worths = {seat: guide.worth(game, table, seat) for seat in setup.seats}
    par = sum(worths.values()) / len(worths)
    found = []
    for seat in setup.seats:
        own = [one.cost for one in decisions if one.seat == seat]
        lost = sum(one.cost for one in decisions if sides[one.seat] == sides[seat])
        given = sum(one.cost for one in decisions if sides[one.seat] != sides[seat])
        skill = given / max(rivals, 1) - lost
        luck = worths[seat] - par - skill
        found.append(Share(seat, len(own), sum(own), worths[seat], par, skill, luck))
    return found
