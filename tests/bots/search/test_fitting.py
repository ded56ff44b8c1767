"""Nets that are fitted to rows of numbers."""

import pytest

from facedown.bots.search.fitting import Fitting, Rows, random_net
from facedown.bots.search.net import Net
from facedown.core.dealer import Dealer


def bent(number: int) -> Rows:
    """Rows of a function that no plane comes close to."""
    rows, chance = Rows(), Dealer(f"rows {number}")
    for _ in range(200):
        one, other = chance.share(), chance.share()
        rows.add([one, other], 2.0 * abs(one - other))
    return rows


def fitted(rows: Rows, times: int) -> Net:
    net = random_net([2, 8, 4, 1], Dealer("net"))
    Fitting(net, Dealer("order"), in_chances=False).fit(rows, times)
    return net


def test_a_net_comes_close_to_rows_it_has_not_seen() -> None:
    held_out = bent(2)
    net = fitted(bent(1), 100)
    assert held_out.error(net, in_chances=False) < held_out.spread() / 3


def test_the_same_rows_and_chance_give_the_same_net() -> None:
    assert fitted(bent(1), 1).text() == fitted(bent(1), 1).text()


def test_chances_are_fitted_as_chances() -> None:
    """Whoever wins three times of four is given that, and not a point more or less."""
    rows = Rows()
    for number in range(200):
        rows.add([1.0], float(number % 4 != 0))
    net = random_net([1, 4, 1], Dealer("net"))
    Fitting(net, Dealer("order"), in_chances=True).fit(rows, 120)
    assert rows.error(net, in_chances=True) == pytest.approx(rows.spread(), abs=0.001)


def test_a_net_is_the_same_made_again_of_its_text() -> None:
    net = Net("2 2 1\n0.5 1 -1 0 2 0.25 0.125 3 1")
    assert Net(net.text()).layers == net.layers
    assert net.value([1.0, 2.0]) == net.trace([1.0, 2.0])[-1][0] == 0.125 + 2.5
