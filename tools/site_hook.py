"""What the site has beside docs/: pages of other folders, and lists that follow from files.

A page is written once, where its reader looks for it in the tree, and linked by its path there.
On the site it has another address, and links to it are written anew.
"""

import logging
import posixpath
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

ROOT = Path(__file__).parents[1]
DOCS = "docs"

LINK = re.compile(r"(\]\()([^)\s#]+)(#[^)\s]*)?(?=\))")
# A session at the prompt ends with an empty line, for the test that runs it.
SESSION = re.compile(r"```python\n(>>> .*?\n)\n*```", re.DOTALL)

# What a browser would fetch from elsewhere; Material draws mermaid with a script from another host.
FETCHED = re.compile(
    r"<(?:script|img|iframe|source)\b[^>]*\bsrc=\"?(?:https?:)?//[^>]*>"
    r"|<link\b[^>]*\bhref=\"?(?:https?:)?//[^>]*>"
    r"|<pre class=\"?mermaid"
)

log = logging.getLogger("mkdocs.hooks.site")


def adopted() -> dict[str, str]:
    """The pages of other folders: where each is in the tree, and where on the site."""
    pages = {"CHANGELOG.md": "changelog.md", "CONTRIBUTING.md": "contributing.md"}
    for path in sorted(ROOT.glob("src/facedown/games/*/locales/en.md")):
        key = path.parts[-3].replace("_", "-")
        pages[path.relative_to(ROOT).as_posix()] = f"games/{key}.md"
    for path in sorted(ROOT.glob("examples/*/README.md")):
        pages[path.relative_to(ROOT).as_posix()] = f"examples/{path.parent.name}.md"
    return pages


PAGES = adopted()


def on_config(config: MkDocsConfig) -> None:
    """Write out the parts of the navigation that are named by a folder."""
    config.nav = written_out(config.nav, set(named(config.nav)))
    config.watch += [str(ROOT / path) for path in PAGES]


def named(nav: Any) -> Iterator[str]:
    """The pages and folders that the navigation names."""
    if isinstance(nav, str):
        yield nav
        return
    for item in nav.values() if isinstance(nav, dict) else nav:
        yield from named(item)


def written_out(nav: Any, elsewhere: set[str]) -> Any:
    """The navigation with the pages of a folder in its place, but for those that it names."""
    if isinstance(nav, str):
        return pages_in(nav, elsewhere) if nav.endswith("/") else nav
    if isinstance(nav, dict):
        return {title: written_out(item, elsewhere) for title, item in nav.items()}
    items = [written_out(item, elsewhere) for item in nav]
    return [one for item in items for one in (item if isinstance(item, list) else [item])]


def pages_in(folder: str, elsewhere: set[str]) -> list[str]:
    """The pages of a folder that are not named elsewhere, its README first."""
    own = [path.relative_to(ROOT / DOCS).as_posix() for path in (ROOT / DOCS / folder).glob("*.md")]
    pages = [page for page in [*own, *PAGES.values()] if page.startswith(folder)]
    return sorted(set(pages) - elsewhere, key=lambda page: (not page.endswith("README.md"), page))


def on_files(files: Files, config: MkDocsConfig) -> None:
    for path, page in PAGES.items():
        files.append(File.generated(config, page, abs_src_path=str(ROOT / path)))


def on_page_markdown(markdown: str, page: Page, **_: Any) -> str:
    here = page.file.src_uri
    if here == "index.md":
        page.meta["hide"] = ["navigation", "toc"]
    home = next((path for path, site in PAGES.items() if site == here), f"{DOCS}/{here}")

    def moved(link: re.Match[str]) -> str:
        start, target, anchor = link.groups("")
        if ":" in target:
            return link.group()
        path = posixpath.normpath(posixpath.join(posixpath.dirname(home), target))
        site = PAGES.get(path, path.removeprefix(f"{DOCS}/"))
        if site == path:  # not on the site: as it is, for the check of links to find it
            return link.group()
        return f"{start}{posixpath.relpath(site, posixpath.dirname(here))}{anchor}"

    return SESSION.sub(r"```pycon\n\1```", LINK.sub(moved, markdown))


def on_post_page(output: str, page: Page, **_: Any) -> None:
    """Refuse a page that asks another host for something: the site works offline."""
    for fetched in FETCHED.findall(output):
        log.warning("%s fetches from elsewhere: %s", page.file.src_uri, fetched)
