"""Links from page to page lead somewhere, also where the site does not go."""

import re
from pathlib import Path

import pytest
from tests.docs.pages import FENCE, name, pages

LINK = re.compile(r"(?:\]\(|(?:src|href)=\")(?!\w+:)([^)\s\"#]*)(?:#([^)\s\"]*))?[)\"]")
HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)


def anchors(path: Path) -> set[str]:
    """The headings of a page as GitHub and the site name them."""
    text = FENCE.sub("", path.read_text("utf-8"))
    plain = [re.sub(r"[^\w\- ]", "", heading.lower()) for heading in HEADING.findall(text)]
    return {heading.strip().replace(" ", "-") for heading in plain}


def dead_links(path: Path) -> list[str]:
    """The links of a page to files or headings that are not there."""
    dead = []
    for target, anchor in LINK.findall(FENCE.sub("", path.read_text("utf-8"))):
        linked = path.parent / target if target else path
        is_there = linked.exists() and (
            not anchor or linked.suffix != ".md" or anchor in anchors(linked)
        )
        if not is_there:
            dead.append(f"{target}#{anchor}" if anchor else target)
    return dead


@pytest.mark.parametrize("path", pages(), ids=name)
def test_every_link_leads_somewhere(path: Path) -> None:
    assert dead_links(path) == []


def test_dead_links_are_found(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(
        '# A page\n[a](page.md) [b](gone.md) [c](#a-page) [d](page.md#gone) <img src="no.png">\n'
        "[e](https://example.org/gone)\n```\n[f](gone.md)\n```\n",
        "utf-8",
    )
    assert dead_links(page) == ["gone.md", "page.md#gone", "no.png"]
