"""What an arena found as one page of HTML that needs nothing else: plots, tables, faults."""

from collections.abc import Sequence
from html import escape
from typing import Any

from facedown.catalog import find_game
from facedown.cli.arena_style import STYLE
from facedown.cli.arena_tables import (
    decision_times,
    endings,
    happened,
    ratings,
    short,
    summary,
    tables,
    verdict,
    who,
)
from facedown.cli.interval_plot import Mark, plot
from facedown.cli.language import say, spoken


def page(data: dict[str, Any]) -> str:
    """The figures of an arena as a page."""
    name = find_game(data["game"]).NAME
    title = say("terminal-arena_of", game=name, players=data["players"])
    parts = [
        "<!doctype html>",
        f'<html lang="{escape(spoken())}"><head><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<title>{escape(title)}</title><style>{STYLE}</style></head><body>",
        f"<h1>{escape(title)}</h1>",
        f"<p>{escape(', '.join(data['bots']))}</p>",
        f"<p>{escape(' '.join(f'{name}={text}' for name, text in data['options'].items()))}</p>",
        f"<p>{escape(summary(data))}</p>",
    ]
    if "test" in data:
        parts.append(f'<p class="verdict">{escape(verdict(data["test"]))}</p>')
    parts += _ratings(data)
    parts += _tables(data)
    parts += _matrix(data)
    parts += _section(say("terminal-happened"), _grid(*happened(data)))
    ended = [[text, share] for text, share in endings(data)]
    parts += _section(say("terminal-endings"), _grid(["", ""], ended))
    if "decision_ms" in data:
        parts += _section(say("terminal-decision_ms"), _grid(*decision_times(data)))
    parts += _faults(data)
    return "\n".join([*parts, "</body></html>", ""])


def _ratings(data: dict[str, Any]) -> list[str]:
    rows = data["ratings"]["bots"]
    marks = [Mark(short(row["bot"]), row["elo"], row["low"], row["high"]) for row in rows]
    return _section(say("terminal-rating"), _wide(plot(marks, 0.0, "+.0f")), _grid(*ratings(data)))


def _tables(data: dict[str, Any]) -> list[str]:
    won = [Mark(who(row), **row["won"]) for row in data["tables"]]
    ahead = [Mark(who(row), **row["ahead"]) for row in data["tables"]]
    return [
        *_section(say("terminal-won_each"), _wide(plot(won, 1.0 / data["sides"], ".0%"))),
        *_section(say("terminal-ahead"), _wide(plot(ahead, 0.0, "+.3g")), _grid(*tables(data))),
    ]


def _matrix(data: dict[str, Any]) -> list[str]:
    """What the bot of a row wins alone among those of a column; stronger colours, farther away."""
    par = 1.0 / data["sides"]
    rows = []
    for bot, shares in zip(data["bots"], data["matrix"], strict=True):
        cells = "".join(_cell(share, par) for share in shares)
        rows.append(f"<tr><td>{escape(short(bot))}</td>{cells}</tr>")
    head = "".join(f"<th>{escape(short(bot))}</th>" for bot in data["bots"])
    grid = f'<table class="matrix"><tr><th></th>{head}</tr>{"".join(rows)}</table>'
    return _section(say("terminal-matrix"), _wide(grid))


def _cell(share: float | None, par: float) -> str:
    if share is None:
        return "<td>–</td>"
    far = (share - par) / (1.0 - par) if share >= par else (par - share) / par
    colour = "--good" if share >= par else "--bad"
    return f'<td style="background:rgba(var({colour}),{0.6 * far:.2f})">{share:.1%}</td>'


def _faults(data: dict[str, Any]) -> list[str]:
    first = data["faults"]["first"]
    if not first:
        return []
    kinds = list(next(iter(data["faults"]["counts"].values())))
    counts = [[bot, *map(str, row.values())] for bot, row in data["faults"]["counts"].items()]
    told = []
    for one in first:
        where = f"{data['seed']}/{one['deal']} {', '.join(one['seating'])}"
        head = f"{one['bot']}: {one['kind']} {one['said']}"
        moves = "; ".join(one["moves"])
        told.append(
            f"<details><summary>{escape(head)}</summary><p>{escape(where)}</p>"
            f"<p><code>{escape(one['view'])}</code></p><p><code>{escape(moves)}</code></p></details>"
        )
    return _section(say("terminal-faults"), _grid(["", *kinds], counts), *told)


def _section(title: str, *parts: str) -> list[str]:
    return [f"<h2>{escape(title)}</h2>", *parts]


def _grid(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    top = "".join(f"<th>{escape(title)}</th>" for title in head)
    body = "".join(
        "<tr>" + "".join(f"<td>{escape(cell.strip())}</td>" for cell in row) + "</tr>"
        for row in rows
    )
    return _wide(f"<table><tr>{top}</tr>{body}</table>")


def _wide(part: str) -> str:
    """What may be wider than a phone."""
    return f'<div class="wide">{part}</div>'
