"""What an arena found, as tables in the terminal; the words and numbers are those of the page."""

from collections.abc import Sequence
from typing import Any, Final, Literal

from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from facedown.catalog import find_game
from facedown.cli.language import say, spoken
from facedown.i18n.sentences import ending
from facedown.i18n.voice import Voice

LONGEST_NAME: Final = 19


def show_findings(console: Console, data: dict[str, Any]) -> None:
    """Print what was found."""
    console.print(Text.assemble((data["game"], "bold"), f"  {', '.join(data['bots'])}"))
    if data["options"]:
        console.print("  " + " ".join(f"{name}={text}" for name, text in data["options"].items()))
    for head, rows in (ratings(data), tables(data), happened(data), decision_times(data)):
        if rows:
            _show(console, head, rows)
    for code, share in endings(data):
        console.print(f"  {share}  {code}")
    if "test" in data:
        console.print(verdict(data["test"]), style="bold")
    console.print(summary(data), style="dim")


def short(name: str) -> str:
    """A bot's name as it fits in a table: of a long one its end.

    >>> short("rule"), short("./one/of/many/folders/mine.py")
    ('rule', '…ny/folders/mine.py')
    """
    return name if len(name) <= LONGEST_NAME else "…" + name[1 - LONGEST_NAME :]


def ratings(data: dict[str, Any]) -> tuple[list[str], list[list[str]]]:
    """Each bot with its rating, the strongest first."""
    head = [say("terminal-rating"), "Elo", "95 %"]
    rows = [
        [short(row["bot"]), f"{row['elo']:+.0f}", span(row["low"], row["high"], "+.0f")]
        for row in data["ratings"]["bots"]
    ]
    return head, rows


def tables(data: dict[str, Any]) -> tuple[list[str], list[list[str]]]:
    """What was won at each table, and by how many points."""
    head = [say("terminal-table_kind"), say("terminal-won"), "95 %"]
    head += [say("terminal-points_ahead"), "95 %"]
    rows = []
    for row in data["tables"]:
        won, ahead = row["won"], row["ahead"]
        rows.append(
            [
                who(row),
                f"{won['mean']:.1%}",
                span(won["low"], won["high"], ".1%"),
                f"{ahead['mean']:+.2f}",
                span(ahead["low"], ahead["high"], "+.2f"),
            ]
        )
    return head, rows


def who(row: dict[str, Any]) -> str:
    """Who sat with whom: `1 × sharp : 3 × rule`."""
    if row["against"] is None:
        return f"{short(row['bot'])} ({say('terminal-mixed')})"
    own, others = row["sides"]
    return f"{own} × {short(row['bot'])} : {others} × {short(row['against'])}"


def happened(data: dict[str, Any]) -> tuple[list[str], list[list[str]]]:
    """Calls and events for each bot, a round in a seat."""
    bots = data["happened"]
    words = sorted({word for one in bots for word in one["events"]})
    rows = []
    if any(one["calls"] for one in bots):
        rows += [
            [say("terminal-calls"), *[_each(one["calls"], one) for one in bots]],
            [say("terminal-calls_won"), *[_share(one["calls_won"], one["calls"]) for one in bots]],
            [say("terminal-call_turn"), *[_number(one["call_turn"]) for one in bots]],
        ]
    rows += [[word, *[_each(one["events"].get(word, 0), one) for one in bots]] for word in words]
    return [say("terminal-happened"), *[short(one["bot"]) for one in bots]], rows


def decision_times(data: dict[str, Any]) -> tuple[list[str], list[list[str]]]:
    """How long decisions took, if that was asked for."""
    head = [say("terminal-decision_ms"), say("terminal-median"), "99 %", say("terminal-number")]
    rows = [
        [short(row["bot"]), f"{row['p50']:.3g}", f"{row['p99']:.3g}", str(row["decisions"])]
        for row in data.get("decision_ms", [])
    ]
    return head, rows


def endings(data: dict[str, Any]) -> list[tuple[str, str]]:
    """Why rounds ended, and how many of them."""
    voice = Voice(find_game(data["game"]), language=spoken())
    return [
        (f"{ending(code, voice)} ({code})", f"{number / max(data['rounds'], 1):6.1%}")
        for code, number in data["endings"].items()
    ]


def verdict(test: dict[str, Any]) -> str:
    """What a test says."""
    sentences = {
        "stronger": "terminal-test_stronger",
        "not_stronger": "terminal-test_not_stronger",
        "inconclusive": "terminal-test_inconclusive",
    }
    params = {"bot": test["bot"], "against": test["against"], "deals": test["deals"]}
    return say(sentences[test["verdict"]], margin=f"{test['margin']:g}", **params)


def summary(data: dict[str, Any]) -> str:
    anchor = data["ratings"]["anchor"]
    counted = {"deals": data["deals"], "rounds": data["rounds"]}
    return say("terminal-arena_played", anchor=anchor, seed=data["seed"], **counted)


def span(low: float | None, high: float | None, form: str) -> str:
    """An interval; an end that is not known is left open."""
    if low is None and high is None:
        return "–"
    return (
        f"{'' if low is None else format(low, form)} … {'' if high is None else format(high, form)}"
    )


def _show(console: Console, head: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for number, title in enumerate(head):
        side: Literal["left", "right"] = "right" if number else "left"
        # Names take two lines rather than that an interval is cut off.
        grid.add_column(title, justify=side, header_style="dim", no_wrap=number > 0)
    for row in rows:
        grid.add_row(*row)
    console.print(grid)


def _each(number: int, one: dict[str, Any]) -> str:
    return f"{number / max(one['rounds'], 1):.2f}"


def _share(part: int, whole: int) -> str:
    return f"{part / whole:.0%}" if whole else "–"


def _number(value: float | None) -> str:
    return "–" if value is None else f"{value:.1f}"
