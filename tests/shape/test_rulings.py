"""The rulebook and what cites it agree, and nothing rests on a text that is not here."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
RULEBOOK = ROOT / "docs" / "rulings.md"

RULING = re.compile(r"\b[GVCTP]-\d\d\b")
HEADING = re.compile(r"^(?:- )?\*\*([GVCTP]-\d\d)\b", re.MULTILINE)
# A section of the rulebook is named as such; a section of anything else is of a text not here.
ELSEWHERE = re.compile(r"(?<!rulings )section \d|\(design\b|lines? of the seed\b|\bseeds/|S00\d\b")

SUFFIXES = {".py", ".ts", ".svelte", ".md", ".ftl", ".css"}
FOLDERS = ("src", "tests", "web/src", "docs", "benchmarks", "tools", "examples")


def texts(*folders: str) -> Iterator[tuple[Path, str]]:
    for folder in folders:
        for path in sorted((ROOT / folder).rglob("*")):
            is_made = {"static", "node_modules"} & {*path.parts}
            is_ours = not is_made and path not in (RULEBOOK, Path(__file__))
            if path.suffix in SUFFIXES and path.is_file() and is_ours:
                yield path.relative_to(ROOT), path.read_text("utf-8")


@cache
def rulings() -> frozenset[str]:
    return frozenset(HEADING.findall(RULEBOOK.read_text("utf-8")))


def unknown_citations(text: str) -> set[str]:
    return set(RULING.findall(text)) - rulings()


def test_every_ruling_has_one_heading() -> None:
    found = HEADING.findall(RULEBOOK.read_text("utf-8"))
    assert len(found) == len(set(found)) >= 165


def test_every_cited_ruling_is_in_the_rulebook() -> None:
    wrong = {str(path): unknown_citations(text) for path, text in texts(*FOLDERS)}
    assert not {path: cited for path, cited in wrong.items() if cited}


def test_a_citation_of_no_ruling_is_found() -> None:
    assert unknown_citations("held by V-99 and V-01") == {"V-99"}


def test_every_ruling_is_cited_by_a_test() -> None:
    cited = {ruling for _, text in texts("tests") for ruling in RULING.findall(text)}
    assert not rulings() - cited


def test_nothing_rests_on_a_text_that_is_not_here() -> None:
    found = [
        f"{path}: {match.group()}"
        for path, text in texts(*FOLDERS)
        for match in ELSEWHERE.finditer(text)
    ]
    assert not found


def test_a_reference_to_another_text_is_found() -> None:
    assert ELSEWHERE.search("as section 4.3 says")
    assert ELSEWHERE.search("(design, clocks)")
    assert not ELSEWHERE.search("rulings section 4.3")
