"""Replace every process of a house by a newer version while people play: `make upgrade`.

Three processes of the release before play first. One after the other is drained and started again
as today's version, and each of these is drained once more while older ones run: so tables go from
old to new and from new to old. The same again with the version after today's: a copy of today's
that takes one more step of the schema and is a generation further. What may not be beside each
other has to be refused. At the end everything that anybody was shown is compared with the log.
"""

import argparse
import io
import json
import shutil
import subprocess
import sys
import tarfile
import tempfile
from itertools import pairwise
from pathlib import Path
from typing import Any, Final, NamedTuple

import aiohttp
import uvloop
from benchmarks.house.cluster import Cluster, cluster
from benchmarks.house.faults import SETTINGS, Faults
from benchmarks.house.players import Lobby
from benchmarks.house.processes import Processes, processes
from benchmarks.house.servers import HERE

from facedown import __version__
from facedown.core.compiled import is_compiled
from facedown.match.log import GENERATION
from facedown.server.store.migrations import KNOWN

REPOSITORY: Final = HERE.parent.parent
RELEASED: Final = "0.2.0"
SCHEMA: Final = "SELECT version FROM facedown_schema"
# What the version after today's has, by its file and the line that comes before or is replaced.
NEXT: Final = {
    "server/store/migrations.py": (
        "\n)\n\nKNOWN: Final",
        "\n    \"ALTER TABLE people ADD COLUMN later TEXT NOT NULL DEFAULT '';"
        'CREATE TABLE later (code TEXT PRIMARY KEY)",\n)\n\nKNOWN: Final',
    ),
    "match/log.py": (f"GENERATION: Final = {GENERATION}", f"GENERATION: Final = {GENERATION + 1}"),
}


class Version(NamedTuple):
    """A version of the program, and its sources if it is not the one that runs this."""

    name: str
    sources: Path | None


def released(folder: Path) -> Version:
    """What was last called so in the history of this repository."""
    line = f'__version__ = "{RELEASED}"'
    found = _git("log", "-1", "--format=%H", "-S", line, "--", "src/facedown/__init__.py")
    archive = _git("archive", f"{found.decode().strip()}^", "src/facedown")
    with tarfile.open(fileobj=io.BytesIO(archive)) as files:
        files.extractall(folder, filter="data")
    return Version(RELEASED, folder / "src")


def next_version(folder: Path) -> Version:
    """A copy of today's version that is a little further."""
    package = folder / "facedown"
    ignored = shutil.ignore_patterns("__pycache__", "*.so")
    shutil.copytree(REPOSITORY / "src" / "facedown", package, ignore=ignored)
    for name, (before, after) in NEXT.items():
        text = (package / name).read_text()
        assert text.count(before) == 1, name
        (package / name).write_text(text.replace(before, after))
    return Version("the next", folder)


def _git(*arguments: str) -> bytes:
    command = ["git", "-C", str(REPOSITORY), *arguments]
    return subprocess.run(command, check=True, capture_output=True).stdout


async def run(
    folder: Path, server: Cluster, versions: list[Version], *, count: int, tables: int, seed: str
) -> dict[str, Any]:
    """Replace every process by each later version, and say what came of it."""
    back: dict[str, list[float]] = {}
    refused = []
    first, *_, last = versions
    with processes(count, server.url(), folder, sources=first.sources, **SETTINGS) as house:
        async with aiohttp.ClientSession() as session:
            faults = Faults(house, server, Lobby(session, house.port), seed)

            async def replace(number: int, old: Version, new: Version) -> None:
                await faults.play(tables)
                taken = await faults.replace(number)
                between = f"{old.name} to {new.name}"
                back.setdefault(between, []).append(round(taken, 2))
                print(f"{between}: everybody back after {taken:.2f} s", flush=True)

            await faults.play(tables)
            refused.append(_refused(house, server, last, first))
            for old, new in pairwise(versions):
                for number in range(count):
                    house.sources[number] = new.sources
                    await replace(number, old, new)
                    if number < count - 1:
                        await replace(number, new, old)
            refused.append(_refused(house, server, versions[-2], last))
            await faults.finish()
        said = house.tracebacks()
    assert server.sql(SCHEMA) == str(KNOWN + 1)
    # The step has only added something: today's version can still read the log.
    server.sql(f"UPDATE facedown_schema SET version = {KNOWN}")
    return {
        "processes": count,
        "compiled": is_compiled(),
        "versions": [version.name for version in versions],
        "tables_at_once": tables,
        "seconds_until_everybody_was_back": back,
        "refused": refused,
        "tracebacks_in_the_log": said,
        **await faults.compared(folder),
    }


def _refused(house: Processes, server: Cluster, starting: Version, running: Version) -> str:
    """The one line with which a version refuses to start, and changes nothing."""
    before = server.sql(SCHEMA)
    code, words = house.refusal(starting.sources)
    what = f"{starting.name} beside {running.name}"
    is_refused = code == 2 and words.count("\n") == 1 and server.sql(SCHEMA) == before
    assert is_refused, f"{what}: exit code {code}, {words}"
    print(f"{what}: {words.strip()}", flush=True)
    return f"{what}: {words.strip().removeprefix('facedown: ')}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--processes", type=int, default=3)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seed", default="upgrade")
    parser.add_argument("--output", type=Path, default=HERE / "upgrade.json")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="upgrade-") as name, cluster(durable=True) as server:
        folder = Path(name)
        try:
            old = released(folder / "released")
        except subprocess.CalledProcessError:
            sys.exit(f"NOT RUN: the history of this repository, with {RELEASED} in it, is not here")
        versions = [old, Version(__version__, None), next_version(folder / "next")]
        house = {"count": asked.processes, "tables": asked.tables, "seed": asked.seed}
        found = uvloop.run(run(folder, server, versions, **house))
    asked.output.write_text(json.dumps(found, indent=1) + "\n")
    print(json.dumps(found, indent=1))
    sys.exit(1 if found["wrong"] or found["tracebacks_in_the_log"] else 0)


if __name__ == "__main__":
    main()
