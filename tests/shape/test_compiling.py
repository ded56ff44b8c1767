"""The build falls back step by step, tried on a small package; what is compiled fits the rest."""

import ast
import os
import shutil
import subprocess
import sys
from pathlib import Path
from runpy import run_path

import pytest

ROOT = Path(__file__).parents[2]

FILES = {
    "small/__init__.py": "",
    "small/rules.py": "def best():\n    return 13\n",
    "cards.c": "int points(int card) { return card % 13 + 1; }\n",
    "rules.c": """
#include <Python.h>

int points(int card);

static PyObject *best(PyObject *self, PyObject *none) {
    int most = 0;
    for (int card = 0; card < 52; card++)
        if (points(card) > most) most = points(card);
    return PyLong_FromLong(most);
}

static PyMethodDef functions[] = {{"best", best, METH_NOARGS, ""}, {NULL, NULL, 0, NULL}};
static PyModuleDef module = {PyModuleDef_HEAD_INIT, "rules", NULL, -1, functions};

PyMODINIT_FUNC PyInit_rules(void) { return PyModule_Create(&module); }
""",
    "build_small.py": """
from setup import BuildBest
from setuptools import Extension, setup

BuildBest.training = "from small import rules; rules.best()"
setup(
    name="small",
    packages=["small"],
    cmdclass={"build_ext": BuildBest},
    ext_modules=[Extension("small.rules", ["cards.c", "rules.c"])],
)
""",
}

LINK_TIME_OPTIMISED = "compiled: profile-guided, with link-time optimisation"
PROFILE_GUIDED = "compiled: profile-guided"
PLAIN = "compiled: plain"
FAILED = "interpreted: compiling them failed"


@pytest.mark.slow
@pytest.mark.skipif(shutil.which("gcc") is None, reason="there is no gcc")
@pytest.mark.parametrize(
    ("fault", "pattern", "verdict"),
    [
        pytest.param("REFUSES", "", LINK_TIME_OPTIMISED, id="no fault"),
        pytest.param("REFUSES", "-flto", PROFILE_GUIDED, id="no link-time optimisation"),
        pytest.param("REFUSES", "-shared.*-flto", PROFILE_GUIDED, id="no lto-wrapper"),
        pytest.param("SPOILS", "-shared.*-flto", PROFILE_GUIDED, id="linked, cannot be loaded"),
        pytest.param("REFUSES", "-fprofile-use", PLAIN, id="no profile is used"),
        pytest.param("REFUSES", "-fprofile-generate", PLAIN, id="no profile is made"),
        pytest.param("SPOILS", "-shared.*-fprofile-use", PLAIN, id="profiled, cannot be loaded"),
        pytest.param("REFUSES", ".", FAILED, id="everything is refused"),
        pytest.param("SPOILS", "-shared", FAILED, id="nothing can be loaded"),
    ],
)
def test_the_best_build_that_works_is_kept(
    fault: str, pattern: str, verdict: str, tmp_path: Path
) -> None:
    for name, text in FILES.items():
        path = tmp_path / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, "utf-8")
    faulty = {"CC": str(ROOT / "tools" / "refusing-cc"), fault: pattern, "PYTHONPATH": str(ROOT)}
    log = run(tmp_path, "build_small.py", "build", "--build-lib=built", **faulty)
    assert [line for line in log.splitlines() if line.startswith("facedown: ")] == [
        f"facedown: the rules run {verdict}"
    ]
    script = "from small import rules; print(rules.best(), rules.__file__)"
    best, file = run(tmp_path / "built", "-c", script).split()
    assert best == "13"
    assert file.endswith(".py") == (verdict == FAILED)
    if "profile-guided" in verdict:
        assert list(tmp_path.rglob("*.gcda")), "nothing was counted"


def run(folder: Path, *arguments: str, **environment: str) -> str:
    """What Python prints, run in a folder."""
    done = subprocess.run(
        [sys.executable, *arguments],
        cwd=folder,
        env=os.environ | environment,
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    return done.stdout


@pytest.mark.slow
def test_what_is_interpreted_extends_only_compiled_classes_that_allow_it() -> None:
    """Such a class can be made only where nothing is compiled."""
    setup = run_path(str(ROOT / "setup.py"), run_name="setup")
    package = ROOT / "src" / "facedown"
    compiled = {file for room in setup["COMPILED"] for file in (package / room).rglob("*.py")}
    compiled |= {package / name for name in setup["ALSO_COMPILED"]}
    trees = {file: ast.parse(file.read_text("utf-8")) for file in package.rglob("*.py")}
    closed = {
        f"{module_of(file)}.{one.name}"
        for file in compiled
        for one in classes_in(trees[file])
        if not {"Exception", "NamedTuple", "Protocol", "Struct"} & {*map(ast.unparse, one.bases)}
        and not any(
            "allow_interpreted_subclasses" in ast.unparse(how) for how in one.decorator_list
        )
    }
    assert len(closed) > 100
    extended = {
        f"{known.get(base, base)} by {one.name}"
        for file in trees.keys() - compiled
        for known in [imported_by(trees[file])]
        for one in classes_in(trees[file])
        for base in (ast.unparse(part).partition("[")[0] for part in one.bases)
        if known.get(base) in closed
    }
    assert not extended


def module_of(file: Path) -> str:
    return ".".join(file.relative_to(ROOT / "src").with_suffix("").parts).removesuffix(".__init__")


def classes_in(tree: ast.Module) -> list[ast.ClassDef]:
    return [node for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]


def imported_by(tree: ast.Module) -> dict[str, str]:
    """The names that a module imports, and what they are."""
    return {
        name.asname or name.name: f"{node.module}.{name.name}"
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom)
        for name in node.names
    }
