"""The data set is the same each time, and has what was asked for."""

from pathlib import Path

import benchmarks.dataset as dataset
import pytest

from facedown.catalog import GAMES
from facedown.lab.data import load


@pytest.mark.slow
def test_it_is_the_same_each_time_and_reads_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dataset, "ROUNDS", 2)
    one, other = (dataset.make(tmp_path / name, 40, jobs=1) for name in ("one", "other"))
    assert one == other
    assert list(one) == [f"{key}.parquet" for key in GAMES]
    for name, told in one.items():
        assert len(load(tmp_path / "one" / name)) == told["decisions"] >= 10
