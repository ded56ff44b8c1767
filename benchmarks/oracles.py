"""How much a bot could win that saw all hands, and how much of that search wins by its view alone.

    python -m benchmarks.oracles [--only GAME] [--players N] [--bot BOT] [--deals N]
                                 [--seed SEED] [--jobs J]

One bot sits with rule bots, once in every seat of each deal, or of each match where hands are not
to be low. It decides as always, but the cards of all hands are in the view that it is given; the
stock stays covered. An interval is over deals, as the rounds of one deal are no independent ones.
What is found goes to `benchmarks/oracles.json` and to `docs/strength.md`.
"""

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from benchmarks.contests import add_arguments, measure
from benchmarks.rule_bots import SEATS, Result, are_matches, figures

from facedown.arena.playing import match_of, round_of, simulated
from facedown.arena.watching import Watcher
from facedown.bots.roster import RULE, find_bots, make_bot
from facedown.catalog import GAMES, find_game
from facedown.core.dealer import Dealer
from facedown.core.game import Game
from facedown.core.outcome import Outcome, Standings
from facedown.core.player import Player
from facedown.core.records import Event, Move
from facedown.core.seats import bit
from facedown.core.table import Table, View

OUT: Final = Path(__file__).parent / "oracles.json"
BOTS: Final = (RULE, "search")

# A game, the number of players, and the bot that sees all hands.
Contest = tuple[str, int, str]


class Oracle(Player[Any], Watcher):
    """A bot that sees all hands."""

    def __init__(self, bot: Player[Any]) -> None:
        self.bot: Final = bot
        self._table: Table | None = None

    def begin(self, table: Table, events: Sequence[Event]) -> None:
        self._table = table

    def choose(self, view: View[Any], moves: Sequence[Move]) -> Move | None:
        assert self._table is not None
        view.table.hands = [
            [None if one is None else one.seen(one.card, bit(view.seat)) for one in hand]
            for hand in self._table.hands
        ]
        return self.bot.choose(view, moves)


def contests(asked: argparse.Namespace) -> dict[str, Contest]:
    """All that is played, by the name of its row."""
    found: dict[str, Contest] = {}
    for key, game in GAMES.items():
        least, most = game.OFFICIAL
        for players in SEATS if asked.players is None else (asked.players,):
            for bot in BOTS if asked.bot is None else (asked.bot,):
                is_asked = asked.only in (None, key) and bot in find_bots(key)
                if is_asked and least <= players <= most:
                    what = " matches" if are_matches(game, "") else ""
                    found[f"{key} {players}{what} {bot}"] = key, players, bot
    return found


def play_deal(contest: Contest, seed: str) -> Result:
    key, players, bot = contest
    game = find_game(key)
    results = [play(game, players, bot, seed, own) for own in range(players)]
    won, ahead = (sum(values) / players for values in zip(*results, strict=True))
    return won, ahead


def play(game: Game[Any], players: int, bot: str, seed: str, own: int) -> Result:
    """What the bot that sees all hands wins in one seat, and its points above the others' mean."""
    variant = simulated(game)
    chances = [Dealer(f"{seed}/seat {seat}") for seat in range(players)]
    seated = [make_bot(RULE, game, chance) for chance in chances]
    oracle = Oracle(make_bot(bot, game, chances[own]))
    seated[own] = oracle
    end: Outcome | Standings
    if are_matches(game, ""):
        end = match_of(game, seated, seed, variant, [oracle]).standings
    else:
        end = round_of(game, seated, seed, variant, [oracle]).outcome
    winners = end.winners or tuple(range(players))
    others = (sum(end.scores) - end.scores[own]) / (players - 1)
    ahead = (end.scores[own] - others) * (-1 if game.lowest_wins(variant) else 1)
    return (own in winners) / len(winners), ahead


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--only", choices=list(GAMES))
    parser.add_argument("--players", type=int, choices=SEATS)
    parser.add_argument("--bot", choices=BOTS)
    add_arguments(parser, deals=1000)
    asked = parser.parse_args()
    measure(contests(asked), play_deal, figures, OUT, asked)


if __name__ == "__main__":
    main()
