"""What is installed: the pinned dependencies, and the wheel."""

import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from zipfile import ZipFile

import pytest
from tests.plugin_environment import build_wheel

ROOT = Path(__file__).parents[2]
LOCKS = [f"requirements/{name}.txt" for name in ("dev", "run", "build", "bench", "docs", "torch")]

PIN = re.compile(r"^([a-z0-9-]+)==(\S+)", re.MULTILINE)
HASHED_PIN = re.compile(r"^([a-z0-9-]+)==.+ \\\n    --hash=sha256:[0-9a-f]{64}", re.MULTILINE)


def lock(name: str) -> str:
    return (ROOT / name).read_text("utf-8")


def asked_for(*lists: list[str]) -> set[str]:
    """The names in lists of requirements such as "typer>=0.20"."""
    return {re.split(r"[^A-Za-z0-9-]", line)[0] for requirements in lists for line in requirements}


def pinned_in(name: str) -> set[str]:
    return {package for package, _ in PIN.findall(lock(name))}


@pytest.mark.parametrize("name", LOCKS)
def test_every_pin_has_a_hash(name: str) -> None:
    pinned = [package for package, _ in PIN.findall(lock(name))]
    assert pinned
    assert pinned == HASHED_PIN.findall(lock(name))


@pytest.mark.parametrize("name", LOCKS)
def test_a_lock_file_names_no_registry(name: str) -> None:
    assert "://" not in lock(name)


def test_all_that_is_asked_for_is_pinned() -> None:
    config = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    project, groups = config["project"], config["dependency-groups"]
    run = asked_for(project["dependencies"], groups["install"])
    extras = project["optional-dependencies"]
    build = run | asked_for(config["build-system"]["requires"], extras["postgresql"])
    dev = asked_for(groups["dev"], extras["testing"])
    bench = asked_for(extras["bench"])
    assert run <= pinned_in("requirements/run.txt")
    assert build <= pinned_in("requirements/build.txt")
    assert build | dev <= pinned_in("requirements/dev.txt")
    assert build | bench <= pinned_in("requirements/bench.txt")
    assert asked_for(groups["docs"]) <= pinned_in("requirements/docs.txt")
    assert asked_for(groups["torch-cpu"]) <= pinned_in("requirements/torch.txt")


def test_all_environments_use_the_same_versions() -> None:
    dev, run, build, bench, docs, torch = (set(PIN.findall(lock(name))) for name in LOCKS)
    assert run <= build
    assert build <= dev
    assert build <= bench
    in_dev = {name for name, _ in dev}
    assert {pin for pin in docs | torch if pin[0] in in_dev} <= dev


@pytest.mark.slow
def test_the_wheel_is_typed_and_brings_the_command(tmp_path: Path) -> None:
    subprocess.run([ROOT / "tools" / "screen"], check=True)
    with ZipFile(build_wheel(ROOT, tmp_path)) as contents:
        entry_points = next(
            name for name in contents.namelist() if name.endswith("entry_points.txt")
        )
        assert "facedown/py.typed" in contents.namelist()
        assert "facedown/server/static/index.html" in contents.namelist()
        assert any(name.endswith(".js") for name in contents.namelist())
        source = ROOT / "src"
        texts = [*source.rglob("locales/**/*.*"), *source.rglob("lesson.toml")]
        assert texts
        assert {str(file.relative_to(source)) for file in texts} <= set(contents.namelist())
        assert "facedown = facedown.cli:main" in contents.read(entry_points).decode()


@pytest.mark.slow
def test_nothing_is_built_with_messages_that_cannot_be_read(tmp_path: Path) -> None:
    folder = tmp_path / "src" / "facedown" / "i18n"
    (folder / "locales" / "en").mkdir(parents=True)
    shutil.copy(ROOT / "src" / "facedown" / "i18n" / "syntax.py", folder)
    (folder / "locales" / "en" / "play.ftl").write_text("draw = Draw\ntake = { $top\n", "utf-8")
    build = [sys.executable, str(ROOT / "setup.py"), "build_py", "--build-lib", "built"]
    ran = subprocess.run(build, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert ran.returncode != 0
    assert "src/facedown/i18n/locales/en/play.ftl, line 2: this is not a message" in ran.stderr
