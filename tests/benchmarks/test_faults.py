"""What breaks a house of several processes, where not all of it can be done."""

import os

import pytest
from benchmarks.house import faults


def test_without_root_nobody_is_cut_off_and_nothing_is_passed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    monkeypatch.setattr("sys.argv", ["faults", "--stages", "people cut off", "database lost"])
    with pytest.raises(SystemExit) as ended:
        faults.main()
    assert ended.value.code == 1
    said = capsys.readouterr().out
    assert said.startswith("NOT RUN: people cut off, database lost: network namespaces take root")
    assert said.count("\n") == 1
