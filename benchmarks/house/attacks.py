"""The house under attack: `make attacks`.

Every `attack_*.py` beside this file is an attack on a house with its usual limits. Its docstring
says what is done, `NAME` is the heading, and `run()` does it and gives the figures.
"""

import argparse
import importlib
import json
import os
import platform
from types import ModuleType
from typing import Final

from benchmarks.house import page
from benchmarks.house.servers import HERE

from facedown.core import dealer

RESULTS: Final = HERE / "attacks.json"


def attacks() -> dict[str, ModuleType]:
    """Every attack there is, by the name of its file."""
    names = sorted(file.stem for file in HERE.glob("attack_*.py"))
    return {name: importlib.import_module(f"benchmarks.house.{name}") for name in names}


def main() -> None:
    every = attacks()
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", choices=every, help="the others stay as they are on record")
    asked = parser.parse_args()
    results = json.loads(RESULTS.read_text()) if RESULTS.is_file() else {}
    rules = "interpreted" if dealer.__file__.endswith(".py") else "compiled"
    machine = f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}"
    for name in [asked.only] if asked.only else every:
        attack = every[name]
        results[name] = {
            "name": attack.NAME,
            "about": attack.__doc__,
            "figures": attack.run(),
            "machine": f"{machine}, the rules {rules}",
        }
        print(json.dumps(results[name], indent=1), flush=True)
    RESULTS.write_text(json.dumps(results, indent=1) + "\n")
    page.main()


if __name__ == "__main__":
    main()
