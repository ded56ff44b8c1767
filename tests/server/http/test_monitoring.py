"""The dashboard and the alert rules speak of what the house counts, and of nothing else."""

import json
import re
from pathlib import Path

import pytest

from facedown.server.app import Served
from facedown.server.codes import CODES
from facedown.server.metrics import PARTS as PARTS_OF_THE_HOUSE
from facedown.server.metrics import Metrics

MONITORING = Path(__file__).parents[3] / "docs" / "monitoring"
FILES = ["grafana.json", "alerts.yml"]
# What Prometheus makes of a histogram.
PARTS = re.compile("_(bucket|count|sum)$")


def expressions(name: str) -> list[str]:
    """What is asked of Prometheus in a file."""
    text = (MONITORING / name).read_text("utf-8")
    if name.endswith(".json"):
        return [
            target["expr"] for panel in json.loads(text)["panels"] for target in panel["targets"]
        ]
    return re.findall(r"expr: (?:\|\n)?((?:.|\n)*?)\n        (?:for|labels):", text)


def counted(served: Served) -> str:
    """All metrics of a house where everything has happened once."""
    metrics = served.context.metrics
    metrics.moved("person", 0.1)
    metrics.bot_took(0.1)
    metrics.answered("/", 200, 0.1)
    metrics.refused("paused")
    metrics.closed("silent")
    metrics.failed("store")
    return metrics.text().decode()


@pytest.mark.slow
@pytest.mark.asyncio(loop_scope="module")
@pytest.mark.parametrize("name", FILES)
async def test_every_metric_that_is_named_is_there(served: Served, name: str) -> None:
    lines = counted(served).splitlines()
    known = {line.split("{")[0].split(" ")[0] for line in lines if not line.startswith("#")}
    what = set(re.findall(r'what="(\w+)"', "\n".join(lines)))
    asked = "\n".join(expressions(name))
    named = set(re.findall(r"\bfacedown_\w+", asked))
    assert named
    assert named - known == set()
    assert set(re.findall(r'what="(\w+)"', asked)) - what == set()
    assert set(re.findall(r'code="(\w+)"', asked)) - set(CODES) == set()


def test_the_first_error_of_its_kind_is_an_increase() -> None:
    """Nothing was counted before it, and Prometheus saw no increase: no alert went off."""
    metrics = Metrics()
    before = metrics.text().decode().splitlines()
    for where in PARTS_OF_THE_HOUSE:
        assert f'facedown_errors_total{{where="{where}"}} 0.0' in before
        metrics.failed(where)
    assert len(metrics.text().decode().splitlines()) == len(before)


@pytest.mark.asyncio(loop_scope="module")
async def test_every_metric_is_on_the_dashboard(served: Served) -> None:
    kinds = re.findall(r"# TYPE (facedown_\w+?)(?:_created)? ", counted(served))
    asked = "\n".join(expressions("grafana.json"))
    assert {kind for kind in kinds if PARTS.sub("", kind) not in asked} == set()


def test_the_dashboard_adds_up_all_processes() -> None:
    summed = re.compile(r"\bsum(?: by \([\w, ]*\))? ?\((?:(?:rate|increase)\()?facedown_")
    for one in expressions("grafana.json"):
        assert len(summed.findall(one)) == one.count("facedown_") > 0, one
        assert "instance" not in "".join(re.findall(r"by \(([^)]*)\)", one))


def test_every_alert_names_what_it_has_kept() -> None:
    """A label that was summed over would be empty."""
    text = (MONITORING / "alerts.yml").read_text("utf-8")
    for alert in text.split("- alert: ")[1:]:
        kept = re.findall(r"by \(([\w, ]*)\)", alert)
        named = set(re.findall(r"\$labels\.(\w+)", alert))
        assert not kept or named <= set(kept[0].split(", ")), alert


def test_every_alert_says_what_to_do() -> None:
    text = (MONITORING / "alerts.yml").read_text("utf-8")
    count = text.count("- alert: ")
    assert count == len(expressions("alerts.yml")) == text.count(" mend: ") > 10
    assert count == text.count("severity: page") + text.count("severity: ticket")
