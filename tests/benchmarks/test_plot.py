"""Plots: round numbers on the axes, and names that can be read."""

from xml.etree import ElementTree

import pytest
from benchmarks.plot import LINE, Line, Panel, apart, nice_ticks, picture, short


@pytest.mark.parametrize(
    ("top", "ticks"),
    [(10.0, [0, 2, 4, 6, 8, 10]), (17.0, [0, 5, 10, 15, 20]), (0.9, [0, 0.2, 0.4, 0.6, 0.8, 1.0])],
)
def test_ticks_are_round_and_reach_the_top(top: float, ticks: list[float]) -> None:
    assert nice_ticks(top) == pytest.approx(ticks)


def test_names_are_moved_apart_and_keep_their_order() -> None:
    found = apart([100.0, 50.0, 101.0, 99.0])
    assert found[1] == 50.0
    assert found[3] + LINE <= found[0] <= found[2] - LINE


@pytest.mark.parametrize(
    ("value", "text"), [(7.0, "7"), (300_000.0, "300 k"), (2_500_000.0, "2.5 M")]
)
def test_an_axis_shows_short_numbers(value: float, text: str) -> None:
    assert short(value) == text


def test_a_picture_has_a_line_and_a_name_for_each() -> None:
    lines = [Line("fast", [(2, 5.0), (3, 6.0)]), Line("slow", [(2, 1.0), (3, 1.0)])]
    svg = ElementTree.fromstring(picture([Panel("all", lines)], "Pace", "players"))
    tag = "{http://www.w3.org/2000/svg}"
    assert len(svg.findall(f"{tag}polyline")) == 2
    assert {"fast", "slow", "Pace", "players"} <= {text.text for text in svg.findall(f"{tag}text")}


def test_a_guide_has_no_points_and_the_scale_shows_what_is_marked() -> None:
    guide = Line("even", [(0, 0.0), (1, 1.0)], is_guide=True)
    odds = Line("odds", [(0.12, 0.2), (0.87, 0.9)])
    drawn = picture([Panel("", [guide, odds])], "Won", "said", [0.0, 0.5, 1.0])
    svg = ElementTree.fromstring(drawn)
    tag = "{http://www.w3.org/2000/svg}"
    assert len(svg.findall(f"{tag}circle")) == len(odds.points)
    shown = {text.text for text in svg.findall(f"{tag}text")}
    assert "0.5" in shown
    assert "0.12" not in shown
