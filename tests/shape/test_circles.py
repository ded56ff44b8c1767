"""No file imports, by whatever way round, one that imports it, not even for its types alone."""

from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import grimp
import pytest


def circle(package: str) -> list[str]:
    """Files of a package that import each other in a circle; none if there is no such circle.

    The contract on siblings says the same of all files but those that make a folder a package.
    """
    graph = grimp.build_graph(package, cache_dir=None)
    imports = {file: graph.find_modules_directly_imported_by(file) for file in graph.modules}
    try:
        TopologicalSorter(imports).prepare()
    except CycleError as found:
        files: list[str] = found.args[1]
        return files
    return []


def test_no_files_import_each_other() -> None:
    assert circle("facedown") == []


@pytest.mark.parametrize(
    ("files", "found"),
    [
        pytest.param(
            {"__init__": "", "cards": "from {0} import table", "table": "import {0}.cards"},
            {"cards", "table"},
            id="two files",
        ),
        pytest.param(
            {
                "__init__": "",
                "cards": "from {0}.table import Table",
                "table": "import typing\nif typing.TYPE_CHECKING:\n    import {0}.cards",
            },
            {"cards", "table"},
            id="for its types alone",
        ),
        pytest.param(
            {"__init__": "from {0}.cards import Card", "cards": "from {0} import VERSION"},
            {"", "cards"},
            id="a package and its file",
        ),
        pytest.param(
            {"__init__": "", "cards": "from {0} import table", "table": ""}, set(), id="none"
        ),
    ],
)
def test_a_planted_circle_is_found(
    files: dict[str, str], found: set[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = "planted"
    (tmp_path / package).mkdir()
    for name, text in files.items():
        (tmp_path / package / f"{name}.py").write_text(text.format(package), "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    assert {file.removeprefix(package).removeprefix(".") for file in circle(package)} == found
