"""The luck of the draw: what the cards drawn in a round gave each seat more than others would have.

At every draw the card on top of the stock could as well have been any other of it. Each rank that
lies there is tried in its place, and the round played on for a while by bots that play by their
views; luck is what the card that came is worth beyond the mean. Whatever the values are, it is zero
on average over the order of the stock, because the same is asked of each card. So a result less its
luck is right on average and varies less: a control variate, as in Burch, Schmid, Moravčík, Morrill
and Bowling, "AIVAT: A New Variance Reduction Technique for Agent Evaluation in Imperfect
Information Games" (2018). The deal is not looked at: arenas play it in every seating.
"""

from collections import Counter
from typing import Any, Final

from facedown.bots.search import find_guide
from facedown.core.dealer import Dealer
from facedown.core.game import Game
from facedown.core.playout import Step, next_step
from facedown.core.seats import NOBODY
from facedown.core.table import Table
from facedown.match.transcript import RoundRecord

# So many times a round is played on for each rank.
SAMPLES: Final = 4


def draw_luck(game: Game[Any], record: RoundRecord, samples: int = SAMPLES) -> list[float]:
    """What the draws of a round gave each seat beyond the mean, in what the round is worth."""
    table: Table = game.table(record.setup)
    for event in record.opening:
        game.apply(table, event)
    luck = [0.0] * record.setup.players
    for number, entry in enumerate(record.entries):
        before = table.copy()
        for event in entry.events:
            game.apply(table, event)
        if is_draw(before, table):
            seed = f"draws/{record.setup.number}/{number}"
            found = luck_of(game, before, (entry.seat, entry.move), seed, samples)
            luck = [one + more for one, more in zip(luck, found, strict=True)]
    return luck


def is_draw(before: Table, after: Table) -> bool:
    """Whether a card has left the stock that might have been any other of it."""
    fresh = all(placed.known_to == NOBODY for placed in before.stock)
    return fresh and 1 < len(before.stock) and len(after.stock) < len(before.stock)


def luck_of(
    game: Game[Any], before: Table, step: Step, seed: str, samples: int = SAMPLES
) -> list[float]:
    """What the top of the stock gives each seat beyond the mean of all it might have been."""
    counts = Counter(placed.card.rank for placed in before.stock)
    worths = {rank: _worths(game, before, step, rank, seed, samples) for rank in counts}
    came = worths[before.stock[-1].card.rank]
    total = counts.total()
    means = [
        sum(counts[rank] * worths[rank][seat] for rank in counts) / total
        for seat in range(before.setup.players)
    ]
    return [worth - mean for worth, mean in zip(came, means, strict=True)]


def _worths(
    game: Game[Any], before: Table, step: Step, rank: int, seed: str, samples: int
) -> list[float]:
    """What a round is worth to each seat if a card of a rank is drawn, whatever follows it."""
    guide = find_guide(game)
    seats = before.setup.seats
    found = [0.0] * before.setup.players
    for sample in range(samples):
        label = f"{seed}/{sample}"
        table = before.copy()
        # In an order that says nothing of the one in which they lay.
        stock = sorted(table.stock, key=lambda placed: placed.card.code)
        top = next(placed for placed in stock if placed.card.rank == rank)
        stock.remove(top)
        Dealer(f"{label}/stock").shuffle(stock)
        table.stock[:] = [*stock, top]
        turns = table.turns
        game.act(table, *step)
        players = [
            guide.player(game, Dealer(f"{label}/{seat}")) for seat in range(before.setup.players)
        ]
        dealer = Dealer(f"{label}/dealer")
        while not guide.is_far_enough(table, turns):
            following = next_step(game, table, players, dealer)
            if following is None:
                break
            game.act(table, *following)
        for seat in seats:
            found[seat] += guide.worth(game, table, seat) / samples
    return found
