"""The pages of the documentation, and what is fenced off on them."""

import re
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]

FENCE = re.compile(
    r"^```(?P<language>\w*)(?: title=\"(?P<title>[^\"]+)\")?\n(?P<text>.*?)^```$",
    re.MULTILINE | re.DOTALL,
)


@dataclass(frozen=True)
class Block:
    """A fenced block: its language, the file it shows, and its text."""

    language: str
    title: str
    text: str


def pages() -> list[Path]:
    """Every page that people read: of docs, of the examples, and those beside the code."""
    found = [ROOT / name for name in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md")]
    found += (ROOT / "docs").rglob("*.md")
    found += (ROOT / "examples").glob("*/README.md")
    found += (ROOT / "src").rglob("README.md")
    found += (ROOT / "web").glob("*.md")
    return sorted(found)


def name(path: Path) -> str:
    return str(path.relative_to(ROOT))


def blocks(path: Path) -> list[Block]:
    return [
        Block(found["language"], found["title"] or "", found["text"])
        for found in FENCE.finditer(path.read_text("utf-8"))
    ]
