"""`facedown arena`: the same bytes for the same seed, a page that needs nothing, faults told."""

import json
import re
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest
from tests.arena.bad_bots import GOOD, PROGRAMS, program
from tests.cli.conftest import Command

from facedown.catalog import GAMES
from facedown.cli.arena_page import page
from facedown.cli.interval_plot import Mark, plot

GAME = next(iter(GAMES))
ASKED = ("arena", GAME, "--seed", "s", "--deals")


def shape(data: Any) -> Any:
    """The keys of figures and the kinds of their values; a list is as its first item."""
    if isinstance(data, dict):
        return {key: shape(value) for key, value in data.items()}
    if isinstance(data, list):
        return [shape(data[0])] if data else []
    return type(data).__name__


def test_the_same_seed_gives_the_same_bytes(facedown: Command) -> None:
    arguments = (*ASKED, "4", "--bots", "rule,random", "--json")
    assert facedown(*arguments).out == facedown(*arguments).out


def test_no_interval_is_cut_off_beside_a_long_name(tmp_path: Path, facedown: Command) -> None:
    """It read "13.8% … 86.…" in a window of 80 columns."""
    bots = f"rule,{program(tmp_path, GOOD, 'a-bot-with-a-long-name.py')}"
    lines = facedown(*ASKED, "2", "--bots", bots).out.splitlines()
    (row,) = [line for line in lines if "%" in line and " × " in line]
    assert row.count("%") == 3
    assert not row.rstrip().endswith("…")


def test_what_is_allowed_is_told_in_plain_numbers(facedown: Command) -> None:
    """It read "1…1e+07"."""
    told = facedown("arena", GAME, "--bots", "rule,random", "--deals", "0").err
    assert "1…10000000" in told


@pytest.mark.slow
def test_two_jobs_give_the_same_bytes_as_one(tmp_path: Path, facedown: Command) -> None:
    arguments = (*ASKED, "4", "--bots", "random,stubborn", "--players", "3")
    pages = [tmp_path / name for name in ("one.html", "two.html")]
    for form in ([], ["--json"]):
        assert facedown(*arguments, *form) == facedown(*arguments, *form, "--jobs", "2")
    for jobs, path in enumerate(pages, start=1):
        facedown(*arguments, "--jobs", str(jobs), "--report", str(path), "--json")
    assert pages[0].read_bytes() == pages[1].read_bytes()


def test_the_figures_have_the_shape_that_the_reference_tells(facedown: Command) -> None:
    """docs/reference/cli.md: whoever reads them with a program relies on it."""
    asked = (*ASKED, "4", "--bots", "rule,random", "--players", "3", "--test", "rule,random")
    data = json.loads(facedown(*asked, "--times", "--json").out)
    interval = {"mean": "float", "low": "float", "high": "float"}
    for one in data["happened"]:
        one["events"] = {}
    data["endings"] = {}
    assert shape(data) == {
        "format": "int",
        "game": "str",
        "options": {},
        "players": "int",
        "sides": "int",
        "bots": ["str"],
        "seed": "str",
        "unit": "str",
        "deals": "int",
        "rounds": "int",
        "tables": [
            {
                "table": "str",
                "bot": "str",
                "against": "str",
                "sides": ["int"],
                "deals": "int",
                "won": interval,
                "ahead": interval,
            }
        ],
        "matrix": [["NoneType"]],
        "ratings": {
            "anchor": "str",
            "bots": [{"bot": "str", "elo": "float", "low": "float", "high": "float"}],
        },
        "happened": [
            {
                "bot": "str",
                "rounds": "int",
                "calls": "int",
                "calls_won": "int",
                "call_turn": "float",
                "events": {},
            }
        ],
        "endings": {},
        "faults": {
            "counts": {
                bot: {"crashed": "int", "late": "int", "nonsense": "int", "illegal": "int"}
                for bot in ("rule", "random")
            },
            "first": [],
        },
        "stuck": [],
        "test": {
            "bot": "str",
            "against": "str",
            "margin": "float",
            "deals": "int",
            "ratio": "float",
            "verdict": "str",
        },
        "decision_ms": [{"bot": "str", "decisions": "int", "p50": "float", "p99": "float"}],
    }


def test_the_tables_tell_ratings_who_beats_whom_and_what_happened(facedown: Command) -> None:
    out = facedown(*ASKED, "4", "--bots", "rule,random", "--players", "3").out
    assert "1 × rule : 2 × random" in out
    assert "2 × rule : 1 × random" in out
    assert "rule (mixed table)" in out
    assert "Elo" in out
    assert "calls won" in out
    assert "random has a rating of 0; seed s" in out


def test_a_test_says_that_it_does_not_know(facedown: Command) -> None:
    asked = (*ASKED, "3", "--bots", "rule,random", "--test", "rule,random")
    assert "Inconclusive: 3 deals" in facedown(*asked).out


def test_a_test_ends_when_it_knows(facedown: Command) -> None:
    asked = (*ASKED, "500", "--bots", "rule,random", "--test", "rule,random", "--margin", "200")
    ran = facedown(*asked)
    assert "rule is stronger than random: known after" in ran.out
    assert "500 deals" not in ran.out


def test_matches_can_be_played(facedown: Command) -> None:
    data = json.loads(facedown(*ASKED, "2", "--bots", "rule,random", "--matches", "--json").out)
    assert (data["unit"], data["deals"]) == ("match", 2)
    assert data["rounds"] > 4


def test_house_rules_can_be_chosen(facedown: Command) -> None:
    preset = list(GAMES[GAME].PRESETS)[-1]
    asked = (*ASKED, "1", "--bots", "rule,random", "--preset", preset, "--json")
    assert (
        json.loads(facedown(*asked).out)["options"] == GAMES[GAME].variant(preset=preset).changed()
    )


def test_a_bad_program_is_named_in_one_line_with_its_position(
    tmp_path: Path, facedown: Command
) -> None:
    path = program(tmp_path, PROGRAMS["not_legal"][1])
    ran = facedown(*ASKED, "2", "--bots", f"random,{path}", "--limit", "60")
    assert ran.code == 0
    lines = ran.err.strip().split("\n")
    assert len(lines) == 1
    assert f"facedown: {path} lost " in lines[0]
    assert "illegal" in lines[0]
    assert f"{GAME} | players 2" in lines[0]
    assert "s/0 " in lines[0]
    assert re.search(r"after (1 move|(0|[2-9]|[1-9]\d+) moves), ", lines[0])


class Page(HTMLParser):
    """Which tags a page has, and what it would fetch."""

    def __init__(self) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.fetched: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.fetched += [value or "" for name, value in attrs if name in ("src", "href")]


@pytest.mark.slow
def test_the_page_has_plots_and_needs_nothing_else(tmp_path: Path, facedown: Command) -> None:
    path, bot = tmp_path / "report.html", program(tmp_path, PROGRAMS["null"][1], "a&b.py")
    asked = (*ASKED, "3", "--bots", f"rule,random,{bot}", "--limit", "60", "--report", str(path))
    ran = facedown(*asked)
    assert f"The report is in {path}." in ran.out
    text = path.read_text("utf-8")
    found = Page()
    found.feed(text)
    assert found.fetched == []
    assert found.tags.count("svg") == 3
    assert {"table", "details"} <= set(found.tags)
    assert "script" not in found.tags
    assert "a&amp;b.py" in text
    assert "a&b.py" not in text


def test_the_page_is_in_the_language_asked_for(tmp_path: Path, facedown: Command) -> None:
    path = tmp_path / "report.html"
    asked = (*ASKED, "2", "--bots", "rule,random", "--language", "it", "--report", str(path))
    assert "Il rapporto è in" in facedown(*asked).out
    assert '<html lang="it">' in path.read_text("utf-8")


def test_a_report_is_not_written_over_another(tmp_path: Path, facedown: Command) -> None:
    path = tmp_path / "report.html"
    path.write_text("mine")
    ran = facedown(*ASKED, "1", "--bots", "rule,random", "--report", str(path))
    assert ran.code == 2
    assert path.read_text() == "mine"


@pytest.mark.parametrize(
    ("options", "told"),
    [
        (["--bots", "rule"], "at least two bots"),
        (["--bots", "rule,rule"], "rule is named twice"),
        (["--bots", "rule,nobody"], "there is no bot nobody"),
        (["--bots", "rule,./nowhere.py"], "there is no file ./nowhere.py"),
        (["--bots", "rule,cmd:nowhere-at-all"], "there is no program nowhere-at-all"),
        (["--bots", "rule,random", "--deals", "0"], "--deals"),
        (["--bots", "rule,random", "--tables", "round"], "--tables"),
        (["--bots", "rule,random", "--test", "rule"], "--test"),
        (["--bots", "rule,random", "--test", "rule,sharp"], "--test can’t be sharp"),
        (["--bots", "rule,random", "--limit", "0"], "--limit"),
    ],
)
def test_what_makes_no_sense_is_refused_in_one_line(
    options: list[str], told: str, facedown: Command
) -> None:
    ran = facedown("arena", GAME, *options)
    assert ran.code == 2
    assert told in ran.err
    assert len(ran.err.strip().split("\n")) == 1


def test_nothing_is_quoted_of_a_bot_that_said_nothing(tmp_path: Path, facedown: Command) -> None:
    """Empty brackets stood there."""
    path = program(tmp_path, "raise SystemExit")
    ran = facedown(*ASKED, "1", "--bots", f"random,{path}", "--limit", "60")
    assert "(crashed " in ran.err
    assert "()" not in ran.err


def test_a_program_is_called_by_how_it_was_named(tmp_path: Path, facedown: Command) -> None:
    path = program(tmp_path, GOOD)
    asked = (*ASKED, "1", "--bots", f"random,{path}", "--limit", "60", "--json")
    assert json.loads(facedown(*asked).out)["bots"] == ["random", path]


def test_an_open_interval_reaches_the_edge_of_the_plot() -> None:
    drawn = plot([Mark("a", 3.0, 1.0, None), Mark("<b>", 0.0, 0.0, 0.0)], 0.0, "+.0f")
    assert "&lt;b&gt;" in drawn
    assert drawn.count("whisker") == 2


def test_one_mark_at_par_can_be_drawn() -> None:
    assert "<circle" in plot([Mark("a", 0.5, None, None)], 0.5, ".0%")


def test_a_page_of_nothing_played_can_be_made(facedown: Command) -> None:
    data = json.loads(facedown(*ASKED, "1", "--bots", "rule,random", "--json").out)
    data["ratings"]["bots"] = data["tables"] = []
    assert "<svg" in page(data)


def test_machines_that_are_not_there_are_told_in_one_line(facedown: Command) -> None:
    ran = facedown(*ASKED, "2", "--bots", "rule,random", "--ray", "127.0.0.1:9")
    assert ran.code == 2
    assert ran.err.startswith("facedown: Ray cannot be reached at 127.0.0.1:9: ")
    assert ran.err.count("\n") == 1
    assert ran.out == ""
