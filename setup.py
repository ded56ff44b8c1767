"""Builds the wheel: what `pyproject.toml` cannot say.

Where there is a C compiler, the rules and what searches with them are compiled by mypyc; where
there is none the same code runs as it is. The rules pages live in `docs/games`, where they are
read and reviewed; a wheel carries a copy beside the code, for the help at the table.
"""

import os
import re
import shutil
import subprocess
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.errors import CCompilerError

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

# With gcc the rules are compiled twice: to count which way play goes, and then for that way, across
# the files: a fifth faster, measured. What does not play at random is compiled once.
TO_COUNT = ["-fprofile-generate"]
AS_COUNTED = [
    "-flto=auto",
    "-fprofile-use",
    "-fprofile-partial-training",
    "-Wno-missing-profile",
    "-Wno-error",
]
NOT_COUNTED = re.compile("___(bots___(?!random)|match___|server___)")
TRAINING = """
from facedown.bots.roster import make_bot
from facedown.catalog import GAMES
from facedown.core.dealer import Dealer
from facedown.core.playout import play_round

for game in GAMES.values():
    setup = game.setup(game.variant(), min(game.OFFICIAL[1], 4))
    for name, rounds in (("random", 500), ("rule", 5)):
        players = [make_bot(name, game, Dealer(seat)) for seat in range(setup.players)]
        dealer = Dealer(name)
        for _ in range(rounds):
            play_round(game, setup, players, dealer)
"""


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


class BuildTrained(build_ext):
    """Compiles several files at a time, and those of the rules for the way that play goes."""

    def build_extensions(self) -> None:
        if sys.platform == "win32":
            super().build_extensions()
            return
        self.compiler.compile = self.compile_at_once
        self.linker: list[str] = self.compiler.linker_so
        self.flags: list[str] = []
        self.is_first = True
        if self.is_gcc() and self.is_trained():
            self.build_with(AS_COUNTED)
        else:
            self.build_with([])

    def is_gcc(self) -> bool:
        asked = [self.compiler.compiler_so[0], "--version"]
        told = subprocess.run(asked, capture_output=True, text=True, check=False)
        return "Free Software Foundation" in told.stdout

    def is_trained(self) -> bool:
        """Build so that it counts, and play; False if that does not work here."""
        try:
            self.build_with(TO_COUNT)
        except CCompilerError:
            return False
        built = str(Path(self.build_lib).resolve())
        played = subprocess.run(
            [sys.executable, "-c", TRAINING],
            env={**os.environ, "PYTHONPATH": os.pathsep.join([built, *sys.path])},
            check=False,
        )
        return played.returncode == 0

    def build_with(self, flags: list[str]) -> None:
        self.flags = flags
        self.compiler.linker_so = [*self.linker, *flags]
        super().build_extensions()
        self.is_first, self.force = False, True

    def compile_at_once(
        self,
        sources: list[str],
        *,
        output_dir: str,
        macros: Any,
        include_dirs: list[str],
        debug: bool,
        extra_postargs: list[str],
        depends: list[str],
    ) -> list[str]:
        _, objects, options, defines, found = self.compiler._setup_compile(
            output_dir, macros, include_dirs, sources, depends, extra_postargs
        )
        arguments = self.compiler._get_cc_args(defines, debug, None)

        def compile_one(made: str) -> None:
            source, kind = found[made]
            is_counted = not NOT_COUNTED.search(source)
            if self.is_first or is_counted:
                own = [*options, *self.flags] if is_counted else options
                self.compiler._compile(made, source, kind, arguments, own, defines)

        with ThreadPoolExecutor(os.cpu_count()) as pool:
            list(pool.map(compile_one, objects))
        return list(objects)


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
            module.extra_compile_args = [*module.extra_compile_args, *FLAGS]
    return modules


setup(
    cmdclass={"build_py": BuildWithPages, "build_ext": BuildTrained},
    ext_modules=extensions(),
)
