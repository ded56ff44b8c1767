"""Builds the wheel: what `pyproject.toml` cannot say.

Where there is a C compiler, the rules and what searches with them are compiled by mypyc; where
there is none the same code runs as it is. The rules pages live in `docs/games`, where they are
read and reviewed; a wheel carries a copy beside the code, for the help at the table.
"""

import os
import shutil
import sys
import sysconfig
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_py import build_py

PAGES = Path("docs/games")
COMPILED = ("core", "games", "bots")
# Of the evening and the house, what every move goes through.
ALSO_COMPILED = (
    *(f"match/{name}.py" for name in ("clock", "evening", "match", "round", "screen")),
    *(f"server/{name}.py" for name in ("bot_seats", "outbox", "reactions", "room", "shares")),
)
# A function that other libraries cannot see may be inlined: a tenth faster, measured. A product and
# a sum are rounded one by one, as Python does it: fused, a close choice can come out otherwise.
FLAGS = ["-fvisibility=hidden", "-ffp-contract=off"]


class BuildWithPages(build_py):
    """Copies the rules pages into the package it builds."""

    def run(self) -> None:
        super().run()
        if self.editable_mode or not PAGES.is_dir():
            return
        target = Path(self.build_lib) / "facedown" / "pages"
        target.mkdir(parents=True, exist_ok=True)
        for page in sorted(PAGES.glob("*.md")):
            shutil.copyfile(page, target / page.name)


def why_not() -> str:
    """Why nothing is compiled; nothing if all is there."""
    if os.environ.get("FACEDOWN_COMPILE") == "0":
        return "it was asked not to (FACEDOWN_COMPILE=0)"
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    if shutil.which(compiler.split()[0]) is None:
        return "there is no C compiler"
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        return "Python's headers are missing (python3-dev)"
    return ""


def extensions() -> list[Extension]:
    """What is compiled: nothing unless a wheel is built, for development runs interpreted."""
    if not {"bdist_wheel", "build_ext"} & set(sys.argv):
        return []
    reason = why_not()
    if reason:
        print(f"facedown: the rules run interpreted: {reason}")
        return []
    from mypyc.build import mypycify

    print("facedown: the rules run compiled")
    root = Path("src/facedown")
    files = [path for room in COMPILED for path in sorted((root / room).rglob("*.py"))]
    files += [root / name for name in ALSO_COMPILED]
    modules = mypycify([str(path) for path in files], multi_file=True)
    if sys.platform != "win32":
        for module in modules:
            module.extra_compile_args += FLAGS
    return modules


setup(cmdclass={"build_py": BuildWithPages}, ext_modules=extensions())
