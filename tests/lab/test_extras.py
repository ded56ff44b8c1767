"""A part whose library is not installed says in one line what to install."""

import importlib
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from facedown import lab
from facedown.arena.record_files import check_suffix
from facedown.bench.peers import check_peers
from facedown.core.errors import MissingExtra
from facedown.core.extras import need
from facedown.lab.data import Decisions, as_torch


def imported(name: str) -> Callable[[], object]:
    """Import a module as if nobody had."""

    def again() -> object:
        sys.modules.pop(name, None)
        return importlib.import_module(name)

    return again


NOTHING: Decisions = Decisions.__new__(Decisions)


@pytest.mark.parametrize(
    ("module", "extra", "ask"),
    [
        ("librt", "lab", imported("facedown.lab")),
        ("numpy", "lab", imported("facedown.lab.data")),
        ("numpy", "lab", lambda: lab.vector("vinto", tables=1)),
        ("pettingzoo", "lab", lambda: lab.aec("vinto")),
        ("pettingzoo", "lab", lambda: lab.parallel("vinto")),
        ("pyspiel", "openspiel", imported("facedown.lab.openspiel")),
        ("torch", "torch", lambda: as_torch(NOTHING)),
        ("pyarrow", "data", lambda: check_suffix(Path("a.parquet"), "record")),
        ("rlcard", "bench", check_peers),
    ],
)
def test_a_library_that_is_missing_is_named_with_its_extra(
    module: str, extra: str, ask: Callable[[], object], monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patched:
        for known in [*sys.modules]:
            patched.setitem(sys.modules, known, sys.modules[known])  # put back in the end
        patched.setitem(sys.modules, module, None)
        with pytest.raises(MissingExtra) as told:
            ask()
    install = f"pip install 'facedown[{extra}]'"
    assert str(told.value) == f"missing_extra (module={module}, install={install})"


def test_a_library_that_lacks_something_itself_tells_what(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "half_there.py").write_text("import not_there_at_all\n", "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(ModuleNotFoundError, match="not_there_at_all"):
        need("half_there", "lab")
