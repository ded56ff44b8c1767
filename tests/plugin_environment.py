"""An environment of its own, with Facedown and the example game installed from their wheels."""

import fcntl
import os
import shutil
import site
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
EXAMPLE = ROOT / "examples" / "keep-or-swap"
# What a wheel is built from.
SOURCES = ("pyproject.toml", "setup.py", "README.md", "LICENSE", "src")


def plugin_environment(folder: Path) -> Path:
    """The Python of an environment in this folder, made by whichever process comes first."""
    folder.mkdir(exist_ok=True)
    environment = folder / "environment"
    with (folder / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not (folder / "made").exists():
            _make(environment, folder)
            (folder / "made").touch()
    return environment / "bin" / "python"


def _make(environment: Path, folder: Path) -> None:
    """Nothing is fetched from anywhere."""
    wheels = [build_wheel(project, folder / project.name) for project in (ROOT, EXAMPLE)]
    base = getattr(sys, "_base_executable", sys.executable)
    subprocess.run([base, "-m", "venv", "--without-pip", environment], check=True)
    python = environment / "bin" / "python"
    # What Facedown needs is found where the tests have it; Facedown itself is the wheel.
    (packages,) = environment.glob("lib/*/site-packages")
    (packages / "needed.pth").write_text("\n".join(site.getsitepackages()) + "\n", "utf-8")
    install = [sys.executable, "-m", "pip", "--python", str(python), "install", "--quiet"]
    options = ["--no-index", "--no-deps", "--ignore-installed", "--disable-pip-version-check"]
    subprocess.run([*install, *options, *wheels], check=True)


def build_wheel(project: Path, folder: Path) -> Path:
    """Build the wheel of a project, interpreted: compiling has its own test."""
    copy = folder / "copy"  # building leaves files beside the sources
    copy.mkdir(parents=True)
    for name in SOURCES:
        source = project / name
        if source.is_dir():
            ignored = shutil.ignore_patterns("*.egg-info", "__pycache__")
            shutil.copytree(source, copy / name, ignore=ignored)
        elif source.exists():
            shutil.copy(source, copy)
    build = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation"]
    environ = os.environ | {"FACEDOWN_COMPILE": "0"}
    subprocess.run([*build, "--wheel-dir", folder, copy], env=environ, check=True)
    (wheel,) = folder.glob("*.whl")
    return wheel
