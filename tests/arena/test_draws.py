"""The luck of the draw: zero on average, and a result without it varies less."""

from collections.abc import Sequence
from math import sqrt
from statistics import mean, stdev

import pytest
from benchmarks.luck import recorded

from facedown.arena.draws import draw_luck, is_draw, luck_of
from facedown.bots.roster import make_bot
from facedown.bots.search import find_guide
from facedown.catalog import GAMES, find_game
from facedown.core.dealer import Dealer
from facedown.core.moves import DRAW
from facedown.core.playout import next_step
from facedown.core.table import Table

KEYS = [key for key, game in GAMES.items() if game.LOW_HANDS]


def before_a_draw(key: str) -> tuple[Table, int]:
    """A table of two at which somebody may draw, and who."""
    game = find_game(key)
    dealer = Dealer("draws")
    table: Table = game.table(game.setup(game.variant(game.SIMULATED), 2))
    game.start(table, dealer.deck(table.pack))
    bots = [make_bot("rule", game, dealer.apart(seat)) for seat in (0, 1)]
    while DRAW not in game.legal_moves(table, game.awaited(table)[0]):
        step = next_step(game, table, bots, dealer)
        assert step is not None
        game.act(table, *step)
    return table, game.awaited(table)[0]


@pytest.mark.slow
@pytest.mark.parametrize("key", KEYS)
def test_luck_is_zero_on_average_over_all_that_might_be_drawn(key: str) -> None:
    """Exactly, whatever the values are: that is what makes it unbiased."""
    game = find_game(key)
    table, seat = before_a_draw(key)
    lucks: list[Sequence[float]] = []
    for at in range(len(table.stock)):
        other = table.copy()
        other.stock.append(other.stock.pop(at))
        lucks.append(luck_of(game, other, (seat, DRAW), "zero", 1))
    for one in (0, 1):
        assert sum(luck[one] for luck in lucks) == pytest.approx(0.0, abs=1e-6)
    assert any(abs(luck[seat]) > 0.01 for luck in lucks)


def test_what_was_seen_before_it_was_drawn_is_no_luck() -> None:
    table, seat = before_a_draw("tres-cartas")
    after = table.copy()
    after.stock.pop()
    assert is_draw(table, after)
    assert not is_draw(table, table)
    table.stock[-1] = table.stock[-1].seen(table.stock[-1].card, 1 << seat)
    assert not is_draw(table, after)


@pytest.mark.long
@pytest.mark.slow
def test_a_result_less_its_luck_is_right_and_varies_less() -> None:
    """On fixed deals: luck is zero within two standard errors, and explains part of results."""
    game = find_game("tres-cartas")
    worths, lucks = [], []
    for number in range(120):
        record, table = recorded(game, ["rule", "rule"], f"luck/{number}")
        worths.append(find_guide(game).worth(game, table, 0))
        lucks.append(draw_luck(game, record, 2)[0])
    rest = [worth - luck for worth, luck in zip(worths, lucks, strict=True)]
    assert abs(mean(lucks)) < 2 * stdev(lucks) / sqrt(len(lucks))
    assert stdev(rest) < 0.95 * stdev(worths)


def test_luck_is_the_same_each_time_and_adds_up_to_nothing() -> None:
    game = find_game("tres-cartas")
    record, _ = recorded(game, ["rule", "random"], "again")
    once, again = (draw_luck(game, record) for _ in range(2))
    assert once == again
    assert sum(once) == pytest.approx(0.0, abs=1e-9)
