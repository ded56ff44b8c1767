"""What rule bots keep: the points of rivals' cards that a seat has not seen, by their turns.

    python -m benchmarks.kept_cards GAME [--players N] [--deals N] [--seed SEED]

At the beginning of each turn before a call, every card of a rival that is hidden from the seat in
turn is counted: apart for those that their owner has seen, and by how many turns that owner has
had. From the same turns on come `REPLACED` and `REPLACED_BLUR` of the bots: above how many points a
player replaces a card that it has seen, and how blurred that is, so that the cards that were kept
are likeliest.
"""

import argparse
from collections import Counter
from itertools import product
from math import exp, log
from typing import Any, Final

from facedown.bots.roster import make_bot
from facedown.catalog import GAMES, find_game
from facedown.core.cards import UNKNOWN
from facedown.core.dealer import Dealer
from facedown.core.game import Game
from facedown.core.playout import next_step
from facedown.core.seats import Seat
from facedown.core.table import Table

LAST: Final = 8
# How often somebody keeps a card all the same; and what is tried.
DOUBT: Final = 0.07
REPLACED: Final = [step / 10 for step in range(20, 131)]
BLURS: Final = [step / 10 for step in range(4, 25)]

# Whether its owner has seen a card, after so many turns; and its points.
Kept = Counter[tuple[bool, int, int]]


def count_round(game: Game[Any], players: int, seed: str, kept: Kept) -> None:
    """Play a round of rule bots, and count at the beginning of each turn."""
    dealer = Dealer(seed)
    setup = game.setup(game.variant(game.SIMULATED), players, dealer.below(players))
    table: Table = game.table(setup)
    game.start(table, dealer.deck(game.pack(setup.variant)))
    bots = [make_bot("rule", game, Dealer(f"{seed}/{seat}")) for seat in range(players)]
    turns = 0
    step = next_step(game, table, bots, dealer)
    while step is not None and not isinstance(step[1], game.CALLS):
        if table.turns > turns:
            turns = table.turns
            for rival in setup.seats:
                if rival != table.turn:
                    count_hand(game, table, rival, kept)
        game.act(table, step[0], step[1])
        step = next_step(game, table, bots, dealer)


def count_hand(game: Game[Any], table: Table, rival: Seat, kept: Kept) -> None:
    seats = table.setup.seats
    since = (seats.index(table.turn) - seats.index(rival)) % len(seats)
    turns = min((table.turns - 1 - since + len(seats)) // len(seats), LAST)
    view = game.view(table, table.turn).table
    for placed, seen in zip(table.hands[rival], view.hands[rival], strict=True):
        if placed is not None and seen is not None and seen.card is UNKNOWN:
            points = game.worth(table.setup.variant, placed.card)
            kept[placed.is_seen_by(rival), turns, points] += 1


def replaced(kept: Kept, turns: int) -> tuple[float, float]:
    """Above how many points a player replaces a card, after so many turns, and how blurred."""
    counts = {points: n for (seen, at, points), n in kept.items() if seen and at == turns}
    # What it might have had: of the same deck, cards that nobody has chosen to keep.
    pool: Counter[int] = Counter()
    for (is_seen, _, points), n in kept.items():
        if not is_seen:
            pool[points] += n
    return max(product(REPLACED, BLURS), key=lambda tried: _likelihood(counts, pool, *tried))


def _likelihood(counts: dict[int, int], pool: Counter[int], above: float, blur: float) -> float:
    weights = {
        points: n * (DOUBT + (1.0 - DOUBT) / (1.0 + exp((points - above) / blur)))
        for points, n in pool.items()
    }
    total = sum(weights.values())
    return sum(
        n * log(weights[points] / total) for points, n in counts.items() if points in weights
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", choices=[key for key, game in GAMES.items() if game.LOW_HANDS])
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--deals", type=int, default=1000)
    parser.add_argument("--seed", default="tune")
    asked = parser.parse_args()
    kept: Kept = Counter()
    for number in range(asked.deals):
        count_round(find_game(asked.game), asked.players, f"{asked.seed}/{number}", kept)
    every_points = sorted({points for _, _, points in kept})
    print("turns seen cards mean | share of each number of points:", *every_points)
    for turns in range(LAST + 1):
        for is_seen in (False, True):
            counts = [kept[is_seen, turns, points] for points in every_points]
            total = sum(counts)
            if total:
                mean = sum(n * p for n, p in zip(counts, every_points, strict=True)) / total
                shares = " ".join(f"{n / total:.3f}" for n in counts)
                print(turns, "yes" if is_seen else "no", total, f"{mean:.2f} | {shares}")
    for turns in range(1, LAST + 1):
        if any(is_seen and at == turns for is_seen, at, _ in kept):
            above, blur = replaced(kept, turns)
            print(f"after {turns} turns: replaced above {above}, blur {blur}")


if __name__ == "__main__":
    main()
