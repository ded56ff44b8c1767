"""Builds the wheel: what `pyproject.toml` cannot say.

Where there is a C compiler, the rules and what searches with them are compiled by mypyc; where
there is none the same code runs as it is.
"""

import os
import re
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from runpy import run_path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.errors import CCompilerError

COMPILED = ("core", "games", "bots", "exact")
# Of the evening and the house, what every move goes through; of the laboratory, every step.
ALSO_COMPILED = (
    *(f"lab/{name}.py" for name in ("encoding", "episode", "face_down", "oracle", "sources")),
    "lab/tables.py",
    *(
        f"lab/encoders/{path.name}"
        for path in sorted(Path("src/facedown/lab/encoders").glob("*.py"))
    ),
    *(f"match/{name}.py" for name in ("clock", "evening", "match", "round", "screen")),
    *(f"match/{name}.py" for name in ("seating", "shuffle", "shuffling", "streams")),
    *(f"match/{name}.py" for name in ("table_info", "timing")),
    *(f"server/{name}.py" for name in ("bot_seats", "outbox", "reactions", "room", "shares")),
    *(f"server/{name}.py" for name in ("absences", "alarm", "deadline", "guests", "progress")),
    *(
        f"server/{name}.py"
        for name in ("acknowledged", "banter", "commands", "hints", "recording", "telling")
    ),
    *(f"server/{name}.py" for name in ("frames", "limits", "sockets")),
    *(f"server/store/{name}.py" for name in ("changes", "session", "sqlite", "writer")),
)
# A build of its own has none of the libraries that the house needs: their types are not known then.
CHECKS = ["--ignore-missing-imports", "--no-warn-return-any"]
# A function that other libraries cannot see may be inlined: a tenth faster, measured. A product and
# a sum are rounded one by one, as Python does it: fused, a close choice can come out otherwise.
# mypyc asks for -Werror; what a newer compiler warns of is no reason not to compile. Python asks
# for what a debugger would need, which takes time, and three quarters of the wheel.
FLAGS = ["-fvisibility=hidden", "-ffp-contract=off", "-Wno-error", "-g0"]

# With gcc the build is profile-guided: compiled to count which way play goes, and again for that
# way, across the files at link time: a fifth faster, measured. What play hardly touches is compiled
# once; of the bots, all but the random one and the search that takes most of a rule bot's time.
INSTRUMENTED = ["-fprofile-generate"]
PROFILE_GUIDED = ["-fprofile-use", "-fprofile-partial-training", "-Wno-missing-profile"]
LINK_TIME_OPTIMISED = [*PROFILE_GUIDED, "-flto=auto"]
NOT_PROFILED = re.compile("___(bots___(?!random|.*___(solver|suits))|match___|server___)")
TRAINING = """
from facedown.bots.roster import make_bot
from facedown.catalog import GAMES
from facedown.core.dealer import Dealer
from facedown.core.playout import play_round
from facedown.lab.encoders import find_encoder
from facedown.lab.episode import Episode
from facedown.lab.sources import RoundSource
from facedown.lab.tables import Tables

for game in GAMES.values():
    setup = game.setup(game.variant(), min(game.OFFICIAL[1], 4))
    for name, rounds in (("random", 500), ("rule", 5)):
        players = [make_bot(name, game, Dealer(seat)) for seat in range(setup.players)]
        dealer = Dealer(name)
        for _ in range(rounds):
            play_round(game, setup, players, dealer)
    encoder = find_encoder(game.KEY, setup.players)
    dealers = [Dealer(seed) for seed in range(16)]
    tables = Tables([Episode(RoundSource(game, setup), encoder) for _ in dealers], dealers)
    tables.begin(dealers)
    for _ in range(500):
        tables.sample(dealer)
        tables.step()
"""

# Where a wheel is built in an environment of its own, what a module asks for may be missing.
LOADING = """
import importlib
import sys

for name in sys.argv[1:]:
    try:
        module = importlib.import_module(name)
    except ModuleNotFoundError as error:
        if error.name in sys.argv:
            raise
    else:
        assert not module.__file__.endswith(".py"), f"{name} is not compiled"
"""


class BuildChecked(build_py):
    """Refuses to build with a file of messages that cannot be read: not at the table."""

    def run(self) -> None:
        find_error = run_path("src/facedown/i18n/syntax.py")["find_error"]
        for file in sorted(Path("src/facedown").rglob("*.ftl")):
            line = find_error(file.read_text("utf-8"))
            if line is not None:
                raise SystemExit(f"facedown: {file}, line {line}: this is not a message")
        super().run()


class BuildBest(build_ext):
    """Compiles as well as this machine can: each step that fails is followed by a plainer one."""

    training = TRAINING

    def build_extensions(self) -> None:
        self.force = True  # each step compiles again
        self.objects_not_profiled: dict[str, list[str]] = {}
        if sys.platform != "win32":
            self.parallel = os.cpu_count()
            self.compile_serially = self.compiler.compile
            self.compiler.compile = self.compile_side_by_side
        for how, flags in self.steps():
            if self.works(flags, LOADING):
                print(f"facedown: the rules run compiled: {how}")
                return
        for path in self.get_outputs():
            Path(path).unlink(missing_ok=True)
        self.extensions = []
        print("facedown: the rules run interpreted: compiling them failed")

    def steps(self) -> Iterator[tuple[str, list[str]]]:
        """What to call each way to compile, and its flags; the best first."""
        if self.is_gcc() and self.works(INSTRUMENTED, self.training):
            yield "profile-guided, with link-time optimisation", LINK_TIME_OPTIMISED
            yield "profile-guided", PROFILE_GUIDED
        yield "plain", []

    def is_gcc(self) -> bool:
        if sys.platform == "win32":
            return False
        command = [*self.compiler.compiler_so, "--version"]
        version = subprocess.run(command, capture_output=True, text=True, check=False)
        return "Free Software Foundation" in version.stdout

    def works(self, flags: list[str], trial: str) -> bool:
        """Build with these flags; False if that fails, or the trial does on what was built."""
        self.flags = flags
        for extension in self.extensions:
            extension.extra_link_args = flags
        try:
            super().build_extensions()
        except CCompilerError as error:
            print(error)
            return False
        names = [extension.name.removesuffix(".__init__") for extension in self.extensions]
        run = subprocess.run(
            [sys.executable, "-c", trial, *names],
            cwd=self.build_lib,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
            check=False,
        )
        return run.returncode == 0

    def compile_side_by_side(
        self, sources: list[str], *, extra_postargs: list[str], **options: Any
    ) -> list[str]:
        def compile_one(source: str) -> list[str]:
            if not NOT_PROFILED.search(source):
                own = [*extra_postargs, *self.flags]
                return self.compile_serially([source], extra_postargs=own, **options)
            if source not in self.objects_not_profiled:
                self.objects_not_profiled[source] = self.compile_serially(
                    [source], extra_postargs=extra_postargs, **options
                )
            return self.objects_not_profiled[source]

        with ThreadPoolExecutor(self.parallel) as pool:
            return [made for objects in pool.map(compile_one, sources) for made in objects]


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
    if "bdist_wheel" not in sys.argv:
        return []
    reason = why_not()
    if reason:
        print(f"facedown: the rules run interpreted: {reason}")
        return []
    from mypyc.build import mypycify

    root = Path("src/facedown")
    files = [path for room in COMPILED for path in sorted((root / room).rglob("*.py"))]
    files += [root / name for name in ALSO_COMPILED]
    try:
        modules = mypycify([*CHECKS, *[str(path) for path in files]], multi_file=True)
    except SystemExit:  # mypy has said what it found
        print("facedown: the rules run interpreted: mypyc refuses them")
        return []
    if sys.platform != "win32":
        for module in modules:
            module.extra_compile_args = [*module.extra_compile_args, *FLAGS]
    return modules


if __name__ == "__main__":
    setup(
        cmdclass={"build_py": BuildChecked, "build_ext": BuildBest},
        ext_modules=extensions(),
    )
