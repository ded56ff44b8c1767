"""Nets that are fitted to rows of numbers."""

import numpy as np
import pytest
from benchmarks.fitting import Fitting, Rows


def bent(seed: int) -> Rows:
    """Rows of a function that no plane comes close to."""
    inputs = np.random.default_rng(seed).random((400, 2), np.float32)
    return Rows(inputs, 2.0 * np.abs(inputs[:, 0] - inputs[:, 1]))


def fitted(rows: Rows, times: int) -> Fitting:
    fitting = Fitting([2, 16, 8, 1], 0, in_chances=False)
    fitting.fit(rows, times)
    return fitting


def test_a_net_comes_close_to_rows_it_has_not_seen() -> None:
    held_out = bent(2)
    says = fitted(bent(1), 400).says(held_out.inputs)
    assert held_out.error(says) < held_out.spread() / 3


def test_the_same_rows_and_seed_give_the_same_net() -> None:
    assert fitted(bent(1), 2).net().text() == fitted(bent(1), 2).net().text()


def test_bots_have_the_net_that_was_fitted() -> None:
    fitting = fitted(bent(1), 10)
    for row in bent(2).inputs[:20]:
        said = fitting.net().value(row.tolist())
        assert said == pytest.approx(float(fitting.says(row[None])[0]), abs=1e-5)


def test_chances_are_fitted_as_chances() -> None:
    """Whoever wins three times of four is given that, and not a point more or less."""
    won = np.array([float(number % 4 != 0) for number in range(200)], np.float32)
    rows = Rows(np.ones((200, 1), np.float32), won)
    fitting = Fitting([1, 4, 1], 0, in_chances=True)
    fitting.fit(rows, 600)
    assert fitting.says(rows.inputs)[0] == pytest.approx(0.75, abs=0.01)
