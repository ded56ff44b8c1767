"""The page and the pictures that the docs show, made from the results of the benchmark."""

from collections.abc import Iterable
from typing import Any, Final

from benchmarks.bars import COMPILED, INTERPRETED, told
from benchmarks.plot import Line, Panel, picture

PICTURES: Final = "pictures"
BY_PLAYERS: Final = "benchmarks-players.svg"
BY_CARDS: Final = "benchmarks-cards.svg"

PACES: Final = "steps/s|decisions/s|rounds/s|decisions a round|chance a round"
VERBS: Final = ("legal_moves_us", "play_us", "view_us", "copy_us", "imagine_us")


INTRO: Final = """\
# Benchmarks

What `make play` installs is interpreted, and not as fast as the bars below say of compiled rules:
{plain}. `make build` compiles the rules.

Made by `make bench` on {machine}, with Python {python}: facedown {version}, {libraries}. One
process, random play, all in one run: every program plays in turns of less than a second, each turn
is compared with the same turn of the others, and the tables show medians. Seconds are those of the
processor, so that other work on the machine does not count.

A **decision** is one choice of a player, its legal moves asked for. A **chance step** is one card
whose identity chance decides: dealt, turned up or drawn from the shuffled stock. **Steps** are
both, counted alike for all: OpenSpiel has a chance node for each card (and one for the direction
in which hearts passes); RLCard and Facedown shuffle once and take cards, so there the cards taken
are counted. A reshuffle is no step, and neither is the "nothing now" of a seat that may react and
does not.
"""


def page(data: dict[str, Any]) -> str:
    about = data["about"]
    libraries = ", ".join(f"{name} {version}" for name, version in data["versions"].items())
    parts = [INTRO.format(**about, libraries=libraries, plain=plain(data))]
    for section in (bars, ours, peers, ratios, verbs, growth):
        parts.append("\n".join([*section(data), ""]))
    return "\n".join(parts)


def plain(data: dict[str, Any]) -> str:
    """How fast the interpreted rules are beside the peer of the bars, driven from Python."""
    found, told = data["ratios"][INTERPRETED], []
    for bar in data["bars"]:
        if "C++" in bar["against"]:
            peer = bar["against"].replace("C++", "Python")
            pace = found[bar["game"]][peer]["steps"]
            told.append(f"{bar['game']} plays {pace:.2f} × as fast as {peer}")
    return ",\n".join(told)


def bars(data: dict[str, Any]) -> list[str]:
    rows = []
    for bar in data["bars"]:
        rows.append(
            [
                bar["game"],
                bar["rules"],
                bar["against"],
                f"{bar['must']:g} ×",
                f"{bar['aim']:g} ×" if bar["aim"] else "",
                f"{bar['steps']:.2f} ×",
                f"{bar['decisions']:.2f} ×",
                told(bar["verdict"]),
            ]
        )
    said = "Steps a second decide; decisions alone stand beside them."
    titles = "game|rules|against|must|aim|steps|decisions|"
    return ["## The bars", "", said, "", *grid(titles, rows)]


def ours(data: dict[str, Any]) -> list[str]:
    rows = (
        [key, str(one["players"]), rules, *paces(one)]
        for rules in (COMPILED, INTERPRETED)
        for key, one in data[rules].items()
    )
    return ["## Facedown", "", *grid(f"game|players|rules|{PACES}", rows)]


def peers(data: dict[str, Any]) -> list[str]:
    rows = ([name, *paces(one)] for name, one in data["peers"].items())
    return [
        "## The peers",
        "",
        "*C++* is OpenSpiel's own loop with its own random bots; *Python* drives the same game",
        "step by step, chance drawn with its own sampler. RLCard plays in its own loop with its",
        "own random agents. Four play hearts and crazy eights, two the others.",
        "",
        *grid(f"peer|{PACES}", rows),
    ]


def ratios(data: dict[str, Any]) -> list[str]:
    found = data["ratios"][COMPILED]
    rows = ([peer, *[times(found[key][peer]) for key in found]] for peer in data["peers"])
    return [
        "## How many times as fast as each peer",
        "",
        "Compiled, by steps; in brackets by decisions alone.",
        "",
        *grid("peer|" + "|".join(found), rows),
    ]


def verbs(data: dict[str, Any]) -> list[str]:
    rows = (
        [key, rules, *[f"{one[name]:.2f}" for name in VERBS], f"{one['table_bytes']:,}"]
        for rules in (COMPILED, INTERPRETED)
        for key, one in data[rules].items()
    )
    titles = "game|rules|legal_moves|play + apply|view|copy|imagine|table, bytes"
    said = "In microseconds, on tables met in random play; and the bytes that one more table takes."
    return ["## What the verbs cost", "", said, "", *grid(titles, rows)]


def growth(data: dict[str, Any]) -> list[str]:
    dealt = ", ".join(
        f"{row['game']} {row['one']:,.0f} with {row['dealt']} cards"
        for row in data["growth"]["dealt"]
    )
    return [
        "## How cost grows",
        "",
        "Steps a second by the number of players, in one process and in two that play at the same"
        " time. Each counts its own processor time, so a gain of two says that they do not slow"
        " each other down, on as many free cores:",
        "",
        f"![Steps a second by players]({PICTURES}/{BY_PLAYERS})",
        "",
        *grid(
            "game|players|one process|two processes|gain",
            (
                [
                    row["game"],
                    str(row["players"]),
                    f"{row['one']:,.0f}",
                    f"{row['two']:,.0f}",
                    f"{row['two'] / row['one']:.2f} ×",
                ]
                for row in data["growth"]["players"]
            ),
        ),
        "",
        f"Steps a second by the cards dealt: {dealt}. What a decision costs grows with the cards"
        " held where each more is in more melds:",
        "",
        f"![Microseconds of a decision by cards held]({PICTURES}/{BY_CARDS})",
    ]


def pictures(data: dict[str, Any]) -> dict[str, str]:
    """The plots, by the names of their files."""
    rows = data["growth"]["players"]
    panels = [
        Panel(title, lines(rows, "players", column))
        for title, column in (("one process", "one"), ("two processes", "two"))
    ]
    held = lines(data["growth"]["held"], "cards", "us")
    by_cards = [Panel("compiled, random play", held)]
    return {
        BY_PLAYERS: picture(panels, "Steps a second, by players", "players"),
        BY_CARDS: picture(by_cards, "Microseconds of a decision, by cards held", "cards held"),
    }


def lines(rows: list[dict[str, Any]], by: str, column: str) -> list[Line]:
    """A line for each game in the rows."""
    games = dict.fromkeys(row["game"] for row in rows)
    return [
        Line(key, [(row[by], row[column]) for row in rows if row["game"] == key]) for key in games
    ]


def paces(one: dict[str, float]) -> list[str]:
    return [
        f"{one['steps_per_second']:,.0f}",
        f"{one['decisions_per_second']:,.0f}",
        f"{one['rounds_per_second']:,.0f}",
        f"{one['decisions_per_round']:.1f}",
        f"{one['chance_per_round']:.1f}",
    ]


def times(found: dict[str, float]) -> str:
    return f"{found['steps']:.2f} × ({found['decisions']:.2f} ×)"


def grid(titles: str, rows: Iterable[list[str]]) -> list[str]:
    """A table in Markdown; figures stand right, words left."""
    names = titles.split("|")
    found = list(rows)
    sides = [
        "---:" if all(row[at][:1].isdigit() for row in found if row[at]) else "---"
        for at in range(len(names))
    ]
    return [line(names), line(sides), *map(line, found)]


def line(cells: list[str]) -> str:
    return f"| {' | '.join(cells)} |"
