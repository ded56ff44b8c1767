"""Law 6, second half: over many draws, imagined tables are uniform.

Every card that a view does not know is as likely in one hidden place as in another of the same
shuffle. It is checked by counting, with Pearson's statistic against a bound that a uniform
sampler passes all but once in a million times.
"""

from math import sqrt
from typing import Any, Final

from facedown.bots.random_bot import RandomBot
from facedown.core.cards import UNKNOWN
from facedown.core.dealer import Dealer
from facedown.core.game import Game
from facedown.core.imagine import unseen
from facedown.core.table import Table, View
from facedown.testing.plays import LawBroken, record_play

DRAWS: Final = 1500
BOUND: Final = 4.9  # standard deviations: one in a million


def check_uniform(game: Game[Any], chance: Dealer) -> None:
    """Count which cards are imagined in a hidden place of the stock and of another seat's hand."""
    setup = game.setup(game.variant(), game.OFFICIAL[0])
    players = [RandomBot(game, chance.apart(seat)) for seat in range(setup.players)]
    play = record_play(game, setup, list(players), chance)
    table = play.table_after(len(play.steps) // 2)
    view = game.view(table, 0)
    seen = view.table.everything()
    spots = [i for i, placed in enumerate(seen) if placed.card is UNKNOWN and not placed.never]
    drawn = [_imagined(game, view, chance) for _ in range(DRAWS)]
    for spot in (spots[0], spots[-1]):
        cards = [card.code for card in unseen(view.table, seen[spot].batch)]
        check_counts([codes[spot] for codes in drawn], cards)


def _imagined(game: Game[Any], view: View[Any], chance: Dealer) -> list[int]:
    table: Table = game.imagine(view, chance)
    return [placed.card.code for placed in table.everything()]


def check_counts(drawn: list[int], cards: list[int]) -> None:
    """Refuse counts that a uniform draw from these cards would not give."""
    kinds = sorted(set(cards))
    statistic = 0.0
    for kind in kinds:
        expected = len(drawn) * cards.count(kind) / len(cards)
        statistic += (drawn.count(kind) - expected) ** 2 / expected
    freedom = len(kinds) - 1
    # Wilson and Hilferty: the cube root of a chi-square over its freedom is nearly normal.
    if freedom == 0:
        return
    spread = 2 / (9 * freedom)
    deviations = ((statistic / freedom) ** (1 / 3) - (1 - spread)) / sqrt(spread)
    if deviations > BOUND:
        raise LawBroken(6, f"imagined cards are not uniform ({deviations:.1f} deviations)")
