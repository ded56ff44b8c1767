"""What players keep: the points of rivals' cards that a seat has not seen, by their turns.

    python -m benchmarks.kept_cards GAME [--players N] [--deals N] [--seed SEED]
    python -m benchmarks.kept_cards GAME --records FILE…

The first has rule bots play; the second reads what was played by anybody: transcripts, as
`facedown play --save` and the page of a match give them, and what `facedown export` writes. Each is
verified first, and those of other games are left out. Points go by the house rules, so take
records with the same ones.

At the beginning of each turn before a call, every card of a rival that is hidden from the seat in
turn is counted: apart for those that their owner has seen, and by how many turns that owner has
had. From the same turns on come `REPLACED` and `REPLACED_BLUR` of the bots: above how many points a
player replaces a card that it has seen, and how blurred that is, so that the cards that were kept
are likeliest. They are told beside those in use.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from importlib import import_module
from itertools import product
from math import exp, log
from pathlib import Path
from pkgutil import iter_modules
from typing import Any, Final

from facedown.bots.roster import find_package, make_bot
from facedown.catalog import GAMES, find_game
from facedown.core.cards import UNKNOWN
from facedown.core.dealer import Dealer
from facedown.core.game import Game
from facedown.core.playout import next_step
from facedown.core.records import Move
from facedown.core.seats import Seat
from facedown.core.table import Table
from facedown.match.transcript import RoundRecord, loads
from facedown.server.store.archive import read_games

LAST: Final = 8
# How often somebody keeps a card all the same; and what is tried.
DOUBT: Final = 0.07
REPLACED: Final = [step / 10 for step in range(20, 131)]
BLURS: Final = [step / 10 for step in range(4, 25)]

# Whether its owner has seen a card, after so many turns; and its points.
Kept = Counter[tuple[bool, int, int]]


# A table before each move of a round, and the move. It is the same one, as it changes.
Moment = tuple[Table, Move]


def played_round(game: Game[Any], players: int, seed: str) -> Iterator[Moment]:
    """The moments of a round that rule bots play."""
    dealer = Dealer(seed)
    setup = game.setup(game.variant(game.SIMULATED), players, dealer.below(players))
    table: Table = game.table(setup)
    game.start(table, dealer.deck(game.pack(setup.variant)))
    bots = [make_bot("rule", game, Dealer(f"{seed}/{seat}")) for seat in range(players)]
    step = next_step(game, table, bots, dealer)
    while step is not None:
        yield table, step[1]
        game.act(table, step[0], step[1])
        step = next_step(game, table, bots, dealer)


def recorded_round(game: Game[Any], record: RoundRecord) -> Iterator[Moment]:
    """The moments of a round that was recorded."""
    table: Table = game.table(record.setup)
    for event in record.opening:
        game.apply(table, event)
    for entry in record.entries:
        yield table, entry.move
        for event in entry.events:
            game.apply(table, event)


def recorded_rounds(game: Game[Any], files: Iterable[Path]) -> Iterator[RoundRecord]:
    """The rounds of this game in transcripts and exports; `BadTranscript` if one is not true."""
    for file in files:
        for found in read_games(file):
            if found.game == game.KEY:
                yield from loads(found.text, game).rounds


def count_all(game: Game[Any], moments: Iterable[Moment], kept: Kept) -> None:
    """Count at the beginning of each turn of a round, up to a call."""
    turns = 0
    for table, move in moments:
        if isinstance(move, game.CALLS):
            return
        if table.turns > turns:
            turns = table.turns
            for rival in table.setup.seats:
                if rival != table.turn:
                    count_hand(game, table, rival, kept)


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


def in_use(key: str) -> tuple[list[float], list[float]]:
    """Above how many points a game's bots think that cards are replaced, and how blurred."""
    package = find_package(key)
    assert package is not None
    for found in iter_modules(package.__path__):
        module = import_module(f"{package.__name__}.{found.name}")
        if hasattr(module, "REPLACED"):
            blur = module.REPLACED_BLUR
            return module.REPLACED, blur if isinstance(blur, list) else [blur]
    raise AssertionError(f"nothing is said of what is replaced in {key}")


def tell(key: str, kept: Kept) -> None:
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
    bounds, blurs = in_use(key)
    for turns in range(1, LAST + 1):
        if any(is_seen and at == turns for is_seen, at, _ in kept):
            above, blur = replaced(kept, turns)
            now = f"in use {bounds[min(turns, len(bounds)) - 1]}"
            now += f", blur {blurs[min(turns, len(blurs)) - 1]}"
            print(f"after {turns} turns: replaced above {above}, blur {blur}; {now}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", choices=[key for key, game in GAMES.items() if game.LOW_HANDS])
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--deals", type=int, default=1000)
    parser.add_argument("--seed", default="tune")
    parser.add_argument("--records", type=Path, nargs="+", default=[], metavar="FILE")
    asked = parser.parse_args()
    game = find_game(asked.game)
    kept: Kept = Counter()
    rounds = 0
    for record in recorded_rounds(game, asked.records):
        count_all(game, recorded_round(game, record), kept)
        rounds += 1
    if rounds:
        print(f"{rounds} rounds recorded")
    elif asked.records:
        sys.exit(f"no rounds of {asked.game} in what was recorded")
    for number in range(0 if asked.records else asked.deals):
        count_all(game, played_round(game, asked.players, f"{asked.seed}/{number}"), kept)
    tell(asked.game, kept)


if __name__ == "__main__":
    main()
