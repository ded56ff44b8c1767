"""How strong the bots are: the page of what `benchmarks` has measured.

    python -m benchmarks.strength

Writes `docs/strength.md` and its pictures from `rule_bots.json`, `search_bots.json`,
`oracles.json`, `match_equity.json`, `fixed_tables.json`, `tempo.json`, `call_odds.json`,
`decision_times.json`, `honesty.json` and `luck.json`.
"""

import json
from pathlib import Path
from typing import Any, Final

from benchmarks.plot import Line, Panel, picture

from facedown.catalog import find_game

HERE: Final = Path(__file__).parent
# Milliseconds that 99 of 100 decisions of a bot may take, compiled.
MOST_MS: Final = {"rule": 2.0, "exact": 2.0, "search": 100.0, "master": 1000.0}
# How far the odds of a call may be off.
MOST_ERROR: Final = 0.03
# The share that a bot takes at a table with a habit of what the best step takes, by the lower end.
LEAST_SHARE: Final = 0.9
PAGE: Final = HERE.parent / "docs" / "strength.md"
PICTURES: Final = PAGE.parent / "pictures"
# Where a line would run whose odds are all true, and what is named on the scale below it.
AS_SAID: Final = Line("as said", [(0.0, 0.0), (1.0, 1.0)], is_guide=True)
TENTHS: Final = [0.0, 0.2, 0.4, 0.6, 0.8, 1.0]


def write() -> None:
    PAGE.write_text(page(), "utf-8")
    for name, svg in pictures().items():
        (PICTURES / name).write_text(svg, "utf-8")


def page() -> str:
    """All figures as a page."""
    lines = ["# Strength of the bots", ""]
    bots = (rule_bots, search_bots, oracles, match_equity, fixed_tables, tempo)
    for part in (*bots, call_odds, decision_times, honesty, luck):
        found = part()
        lines += [*found, ""] if found else []
    return "\n".join(lines)


def figures(name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((HERE / f"{name}.json").read_text("utf-8"))
    return found


def _heading(titles: str) -> list[str]:
    """The first lines of a table, after a blank one."""
    return ["", titles, "| --- " * (titles.count("|") - 1) + "|"]


def rule_bots() -> list[str]:
    lines = ["## Against the rule bots of before", ""]
    lines += ["Made by `benchmarks/rule_bots.py`: one bot of today sits with those that are kept"]
    lines += ["in `benchmarks/old_bots`, once in every seat of each deal, or of each match where"]
    lines += ["that is said. Intervals are 95 %, over deals; a fair share would be 50 % of the"]
    lines += ["rounds of two, 25 % of those of four. In the row of hands the other is today's bot"]
    lines += ["with the odds of before decision 0037, for which the pozzo was of no use to a meld."]
    lines += _heading("| game, players | deals | rounds won | points ahead, a round |")
    for name, row in figures("rule_bots").items():
        lines.append(f"{_beaten(name, row)} |")
    return lines


def search_bots() -> list[str]:
    lines = ["## Search against the rule bots", ""]
    lines += [
        "Made by `benchmarks/search_bots.py`: one bot that searches, with so many rollouts for"
    ]
    lines += ["a decision, sits with rule bots of today, once in every seat of each deal or match."]
    lines += _heading(
        "| game, players, rollouts | deals | won | points ahead | 99 % take less than |"
    )
    for name, row in figures("search_bots").items():
        lines.append(f"{_beaten(name, row)} | {row['ms_p99']:.0f} ms |")
    return [
        *lines,
        "",
        f"Longer than {MOST_MS['search']:.0f} ms: {', '.join(slow_searches()) or 'none'}.",
    ]


def slow_searches() -> list[str]:
    """The rows in which search took longer than it is meant to."""
    rows = figures("search_bots")
    return [name for name, row in rows.items() if row["ms_p99"] > MOST_MS["search"]]


def oracles() -> list[str]:
    lines = ["## With all hands open", ""]
    lines += [
        "Made by `benchmarks/oracles.py`: one bot, to which all hands are open and the stock is"
    ]
    lines += [
        "not, sits with rule bots that play by their views, once in every seat of each deal or"
    ]
    lines += ["match. That is how much there is to win by knowing more. The last column says how"]
    lines += [
        "much of it search wins by its view alone (above): the wins that it has beyond a fair"
    ]
    lines += ["share, of those that the rule bot has there with all hands open."]
    lines += _heading("| game, players, bot | deals | won | points ahead | search by its view |")
    searching = {
        name.rpartition(" ")[0]: row["won"] for name, row in figures("search_bots").items()
    }
    for name, row in figures("oracles").items():
        table, _, bot = name.rpartition(" ")
        share = ""
        if bot == "rule" and table in searching:
            fair = 1 / int(table.split()[1])
            share = f"{(searching[table] - fair) / (row['won'] - fair):.0%}"
        lines.append(f"{_beaten(name, row)} | {share} |")
    return lines


def match_equity() -> list[str]:
    if not (HERE / "match_equity.json").exists():
        return []  # not measured yet
    lines = ["## By how the match stands", ""]
    lines += [
        "Made by `benchmarks/match_equity.py`: one bot sits with rule bots, once in every seat"
    ]
    lines += [
        "of each match, and the same once more as one that takes every round for the first of"
    ]
    lines += ["a match. Cards and chance are the same, so that matches differ only from where it"]
    lines += ["decides otherwise. Intervals are 95 %, over matches dealt. Where a game awards"]
    lines += ["points for places, and that was counted, the last column has how many more it gets."]
    lines += _heading(
        "| game, players, bot | matches | won | without the match | gain | points for places |"
    )
    for name, row in figures("match_equity").items():
        points = ""
        if "points_gain" in row:
            points = f"{row['points_gain']:+.2f} ± {row['points_error']:.2f}"
        lines.append(
            f"| {name} | {row['deals']:,} | {row['won']:.1%} | {row['forgetful']:.1%}"
            f" | {row['gain']:+.1%} ± {row['gain_error']:.1%} | {points} |"
        )
    return lines


def _beaten(name: str, row: dict[str, Any]) -> str:
    """How a bot did against others: the part of a row that all have."""
    return (
        f"| {name} | {row['deals']:,} | {row['won']:.1%} ± {row['won_error']:.1%}"
        f" | {row['ahead']:+.2f} ± {row['ahead_error']:.2f}"
    )


def fixed_tables() -> list[str]:
    lines = ["## At tables with a habit", ""]
    lines += [
        "Made by `benchmarks/fixed_tables.py`: the others are rule bots that never call, call"
    ]
    lines += ["as soon as everybody has had a turn, or never flip or toss in. The same bot also"]
    lines += [
        "plays as if it knew that, told nothing of the rounds before and with its odds for a call"
    ]
    lines += [
        "moved by the best step of a grid, which was found on other deals. Taken are rounds won"
    ]
    lines += [
        "where a win is all there is, and points above the mean of the others elsewhere. Where a"
    ]
    lines += [
        "match is long enough to learn in it what others do (`benchmarks/games`), a deal is one,"
    ]
    lines += [
        "and points are those of a round. The share is of what the best step takes on the same"
    ]
    lines += [
        "deals, and is meant to be 0.9 at the lower end of its interval; there is none of what is"
    ]
    lines += ["not clearly above nothing. Intervals are 95 %, over deals."]
    lines += _heading(
        "| game, players, the others | deals | as it is | best step | with it | share |"
    )
    rows = figures("fixed_tables")
    for name, row in rows.items():
        share = f"{row['share']:.2f} ± {row['share_error']:.2f}" if "share" in row else ""
        lines.append(
            f"| {name} | {row['deals']:,} | {row['taken']:.2f} ± {row['taken_error']:.2f}"
            f" | {row['step']:+.1f} | {row['best']:.2f} ± {row['best_error']:.2f}"
            f" | {share} |"
        )
    less = [name for name, row in rows.items() if not takes_enough(row)]
    return [*lines, "", f"Less than meant, or not known: {', '.join(less) or 'none'}."]


def takes_enough(row: dict[str, Any]) -> bool:
    """Whether a share is as large as it is meant to be, by the lower end of its interval."""
    return "share" in row and round(row["share"] - row["share_error"], 4) >= LEAST_SHARE


def tempo() -> list[str]:
    if not (HERE / "tempo.json").exists():
        return []  # not measured yet
    lines = ["## By how often the others have called", ""]
    lines += [
        "Made by `benchmarks/tempo.py`: one rule bot sits with others that have a habit, once"
    ]
    lines += ["in every seat of each match, and the same once more as one that takes no notice of"]
    lines += [
        "how often they called in the rounds before. Cards and chance are the same. Intervals"
    ]
    lines += ["are 95 %, over matches dealt; points are those ahead of the others' mean, a round."]
    lines += _heading(
        "| game, players, the others | matches | points | without | gain | gain in wins |"
    )
    for name, row in figures("tempo").items():
        lines.append(
            f"| {name} | {row['deals']:,} | {row['ahead']:+.2f} | {row['ahead_careless']:+.2f}"
            f" | {row['ahead_gain']:+.2f} ± {row['ahead_gain_error']:.2f}"
            f" | {row['won_gain']:+.1%} ± {row['won_gain_error']:.1%} |"
        )
    return lines


def pictures() -> dict[str, str]:
    """For each game how often calls won, by how often it was said: a picture by its file's name."""
    panels: dict[str, dict[str, list[Line]]] = {}
    for name, row in figures("call_odds").items():
        key, players, preset = name.split()
        line = Line(preset, [(one["said"], one["won"]) for one in row["bins"]])
        panels.setdefault(key, {}).setdefault(f"{players} players", [AS_SAID]).append(line)
    return {
        _picture_name(key): picture(
            [Panel(title, lines) for title, lines in of_game.items()],
            f"{find_game(key).NAME}: how often a call won",
            "how often it was said to",
            TENTHS,
        )
        for key, of_game in panels.items()
    }


def _picture_name(key: str) -> str:
    return f"call-odds-{key}.svg"


def call_odds() -> list[str]:
    rows = figures("call_odds")
    lines = ["## What they think of a call", ""]
    lines += ["Made by `benchmarks/call_odds.py`: rule bots play each other and call, or stop, now"]
    lines += ["and then whatever they think of it. By what was said before the call: how many such"]
    lines += ["calls, what was said on average, and how many won. The error is how far that was"]
    lines += ["off, over all calls; it is meant to be 0.03 at most. It is measured too high rather"]
    lines += ["than too low, for what is due to chance is in it."]
    for key in dict.fromkeys(name.split()[0] for name in rows):
        name = find_game(key).NAME
        lines += ["", f"![{name}: calls won, by the odds](pictures/{_picture_name(key)})"]
    lines += _heading("| game, players, preset | error | calls: said, won |")
    for name, row in rows.items():
        bins = [f"{one['calls']}: {one['said']:.2f}, {one['won']:.2f}" for one in row["bins"]]
        lines.append(f"| {name} | {row['error']:.3f} | {'; '.join(bins)} |")
    high = [name for name, row in rows.items() if row["error"] > MOST_ERROR]
    return [*lines, "", f"Further off than meant: {', '.join(high) or 'none'}."]


def decision_times() -> list[str]:
    lines = ["## How long they think", ""]
    lines += ["Made by `benchmarks/decision_times.py`: decisions with a choice, in milliseconds of"]
    lines += [
        "processor time, of rounds of bots of one kind. Compiled, 99 of 100 are meant to take a"
    ]
    lines += [
        "rule bot 2 at most, one that searches 100, and a master 1,000. Rows with another Python"
    ]
    lines += ["were measured on another machine."]
    lines += _heading(
        "| game, bot | code | Python | decisions | half take less than | 99 % less than | longest |"
    )
    rows = figures("decision_times")
    for name, row in rows.items():
        lines.append(
            f"| {name} | {row['code']} | {row['python']} | {row['decisions']:,}"
            f" | {row['median_ms']:.2f} | {row['p99_ms']:.2f} | {row['longest_ms']:.1f} |"
        )
    slow = [name for name, row in rows.items() if row["p99_ms"] > MOST_MS[name.split()[-1]]]
    told = [*lines, "", f"Longer than meant: {', '.join(slow) or 'none'}."]
    if slow_searches():
        told += [
            "Against rule bots and on another machine search took longer in some games (above):"
        ]
        told += ["here games with more players are counted in, and their many short decisions."]
    return told


def honesty() -> list[str]:
    rows = figures("honesty")
    positions = sum(row["positions"] for row in rows.values())
    lines = ["## Whether they are honest", ""]
    lines += ["Made by `benchmarks/honesty.py`: in each position one of all bots, levels and"]
    lines += [
        "characters is asked twice, the second time with two cards exchanged that its seat has"
    ]
    lines += [f"not seen: {positions:,} positions in all. Nobody's choice may change. That a bot"]
    lines += [
        "which looks at those cards is caught, `tests/every_game/test_planted_faults.py` shows."
    ]
    lines += _heading("| game | positions | players | each at least | choices changed |")
    for name, row in rows.items():
        lines.append(
            f"| {name} | {row['positions']:,} | {row['players']} | {row['least']:,}"
            f" | {len(row['changed'])} |"
        )
    return lines


def luck() -> list[str]:
    if not (HERE / "luck.json").exists():
        return []  # not measured yet
    lines = ["## How much is luck", ""]
    lines += ["Made by `benchmarks/luck.py`: what rounds of rule bots are worth to one of them,"]
    lines += [
        "and the same less the luck of the draw (`facedown/arena/draws.py`). At each draw that"
    ]
    lines += ["is what the card is worth beyond the mean of all that were left, so it is zero on"]
    lines += [
        "average and takes nothing from anybody; what is left varies less. By the factor more"
    ]
    lines += [
        "rounds would be needed for the same certainty otherwise. The deal itself is not in it."
    ]
    lines += _heading(
        "| game, players | rounds | luck on average | spread | without luck | factor |"
    )
    for name, row in figures("luck").items():
        lines.append(
            f"| {name} {row['players']} | {row['rounds']:,}"
            f" | {row['luck']:+.2f} ± {row['luck_error']:.2f}"
            f" | {row['spread']:.2f} | {row['spread_without']:.2f} | {row['factor']:.2f} |"
        )
    return lines


if __name__ == "__main__":
    write()
