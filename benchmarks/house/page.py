"""Write docs/house-benchmarks.md from what was measured."""

import json
import statistics
from typing import Any, Final

from benchmarks.house.beside import COLYSEUS, ONE, SQLITE
from benchmarks.house.faults import BACK, STAGES, TAKEN_AWAY, WELL
from benchmarks.house.fuzz import LIMITED_EVERY
from benchmarks.house.kill import KILLS
from benchmarks.house.servers import HERE
from benchmarks.house.tables import GAME

from facedown.catalog import GAMES

PAGE: Final = HERE.parent.parent / "docs" / "house-benchmarks.md"

# Where other machines had this part of the cores, what took long may have been their doing.
DISTURBED: Final = 0.1

INTRO: Final = """# How much the house bears

Written by `make bench-house`, `make soak`, `make kill`, `make disk`, `make faults`, `make upgrade`,
`make attacks` and `make fuzz`; the figures are in `benchmarks/house/*.json`.

## Moves a second

Every server has one core to itself and the generator the other. A table has four sockets; one move
at a time is made at it, and it is answered when all four seats have their own message about it. At
saturation 64 tables move as soon as they can. At half of that, moves are due at a steady rate
whatever the server does, and latency counts from when a move was due.

**Facedown** plays {game} with everything on: four people who pick from the legal moves they
were sent, clocks, the fair shuffle with a share of every seat each round, new rounds and matches,
metrics, limits; every move is on disk (SQLite, WAL, synchronous FULL) before anybody is told of
it. **The others** play a game of ten lines (draw, lay down, discard) without clocks and, but for
boardgame.io's FlatFile store, without a disk; each seat is told its own hand.

The generator is Python on picows and uvloop, which looks at no more of a message than the next
move needs. How busy it and the server were is in the table: it was never near its limit.
"""

BESIDE: Final = """## Over each database

What a move costs the processor, of houses over SQLite and PostgreSQL (durable, on the same machine)
and of Colyseus in memory, all at the same moment on one core, so that they are comparable whatever
else the machine does: {runs} runs of {seconds:.0f} seconds, {tables} tables a process. What is
beside the others is the median of the runs' own ratios. PostgreSQL itself is on the other core, and
counted apart.
"""

SOAK: Final = """## A full house

`make soak`: {tables} tables at once of all games, on one process, with one to three bots each and
people whose connections break at random (they are away up to eight seconds, longer than it takes
for a bot to stand in). Matches are as short as each game can have them, and bots quick.
A table that is finished is left and another of the same game opened; when time is up, all must come
to their end.

What a match keeps in memory is its moves, and a house that has just opened holds only young
matches. So it is filled first, until of every game as many tables have finished as there were at
first; then {seconds} seconds count. Memory is flat if over these the house and its bots never have
a tenth more than at their beginning.
"""

KILL: Final = """## Killed

`make kill`: people play at many tables of a house in one process, over SQLite; every two seconds it
is ended with `kill -9` and started again over the same data, {wanted:,} times in all. These figures
are of {kills:,} kills, {seconds:.1f} s apart on average, of {houses}; the rules were {compiled}.
New tables take the place of those that are finished. Everybody comes back by themselves and says
again what was not answered. When a match is over, the number and the content of every event that
anybody was shown are compared with the log.
"""

DISK: Final = """## Bad days of the disk

`make disk`: people play at many tables of a house in one process, over SQLite on a small disk of
its own (ext4 in a file; it takes root to mount it). The disk fills up and is freed after a while;
it is full when the house is killed and started again; the files of the database are made read-only
(`chattr +i`) for a while; the disk becomes read-only as after an error (`mount -o remount,abort`),
until the house is stopped, the disk mounted again and the house started; three pages are damaged in
turn while the house is closed, and a backup is restored each time; a page is damaged while the
house is open, and put back when it has closed. Meanwhile the house answers `/health` and whoever
comes anew with 503, and does not start on what is damaged or cannot be written. The rules were
{compiled}. Seconds count from the fault until the house says so, and from when the disk is well and
the house open until everybody is back. All that anybody was ever shown is compared with the log.
"""

FAULTS: Final = """## Several processes, broken

`make faults`: several processes behind HAProxy over one PostgreSQL (durable, on the same machine),
people and bots at many tables at once: of each stage it is said how many, on how many cores all of
this was, and whether the rules were compiled. One thing breaks at a time, and the next when
everybody is back and what broke is mended. A process is killed (`kill -9`), stopped for fifteen
seconds, or drained; the proxy is killed; PostgreSQL is stopped or killed; its connections are cut.
A process is cut off for fifteen seconds from its people (by the link to the proxy) or from
PostgreSQL, or all are from PostgreSQL for three to fifteen (`database lost`): each is in a network
namespace of its own, and a link that is down loses packets without a word. Seconds count from the
fault; of a drain from when people are sent away, of PostgreSQL, which is down for two seconds, from
when it is up again, and of a database lost from when the links are. People come back when they are
told to, or else try again after up to a second, which is in the figures. They also hang up now and
then, and are not waited for unless they can't come back. All that anybody was ever shown is
compared with the log.

The cores of a rented machine are not always its own: `undisturbed` are the faults, how many and
after how long the last were back, of which it is known that meanwhile less than {part:.0%} of the
cores' time went to other machines (`steal` in `/proc/stat`).
"""

UPGRADE: Final = """## Upgraded while people play

`make upgrade`: {processes} processes behind HAProxy over one PostgreSQL, people and bots at
{tables} tables at once. All are of {first} at first; one after the other is drained and started
again as {second}, and each of these is drained once more while older ones run, so that tables go
both ways. The same again with the next version: a copy of today's that takes one more step of the
schema and is a generation further. Seconds count from when people are sent away.
"""

FUZZ: Final = """## Whatever anybody sends

`make fuzz`: at tables of all games people play a little, and send much else beside: messages
damaged at any depth, doubles and late ones, broken frames, requests of every route with wild
bodies, headers and encodings. One case in {every} meets the limits of the house as they are; for
the others they are raised, so that everything is read. An error of the house itself is a socket
closed with 1011, a request answered with 500, a line in its log, or an answer that is not declared.
"""

ATTACKS: Final = """## Under attack

`make attacks`: what somebody does to a house who means it no good, within all its usual limits, and
what the others have of it.
"""


def main() -> None:
    parts = [INTRO.format(game=GAMES[GAME].NAME)]
    sections = (
        ("results", speed),
        ("beside", beside),
        ("soak", soak),
        ("kill", kill),
        ("disk", disk),
        ("faults", faults),
        ("upgrade", upgrade),
        ("attacks", attacks),
        ("fuzz", fuzz),
    )
    for name, section in sections:
        file = HERE / f"{name}.json"
        if file.is_file():
            parts.append(section(json.loads(file.read_text())))
    PAGE.write_text("\n".join(parts))


def speed(found: dict[str, Any]) -> str:
    lines = [
        "| server | moves/s | of boardgame.io | a CPU second | p50 at half | p99 at half |"
        " idle socket | server busy | generator busy |",
        "| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |",
    ]
    servers = found["servers"]
    base = servers.get("boardgame.io", {}).get("full", {}).get("moves_per_second", 0)
    for kind, one in servers.items():
        full, half, idle = one["full"], one["half"], one.get("idle")
        memory = f"{idle['kib_each']} KiB" if idle else ""
        ratio = f"{full['moves_per_second'] / base:.2f}" if base else ""
        lines.append(
            f"| {kind} | {full['moves_per_second']:,.0f} | {ratio} |"
            f" {full['moves_per_cpu_second']:,.0f} | {half['p50_ms']} ms | {half['p99_ms']} ms |"
            f" {memory} | {full['server_busy']:.0%} | {full['generator_busy']:.0%} |"
        )
    machine = found["machine"]
    libraries = ", ".join(f"{name} {version}" for name, version in machine["libraries"].items())
    idle = servers["Facedown"].get("idle", {})
    lines += [
        "",
        f"Idle: {idle.get('sockets', 0):,} sockets held, each seated and greeted; a table of four"
        f" takes {idle.get('kib_each_table', 0)} KiB beside them. Memory is what the process has"
        " resident, without the kernel's own.",
        "",
        f"Machine: {machine['machine']}, {machine['cores']} cores, {machine['system']};"
        f" Python {machine['python']}, the rules {machine['rules']}; Node {machine['node']};"
        f" SQLite {machine['sqlite']}; {libraries}. {machine.get('note', '')}".rstrip(),
        "",
    ]
    return "\n".join(lines)


def beside(found: dict[str, Any]) -> str:
    runs = found["runs"]
    lines = [
        BESIDE.format(runs=len(runs), seconds=found["seconds"], tables=found["tables"]),
        "| house | µs a move | beside SQLite | beside one process | beside Colyseus |"
        " PostgreSQL's µs a move |",
        "| --- | ---: | ---: | ---: | ---: | ---: |",
    ]
    for name in runs[0]:
        costs = statistics.median(one[name]["us_per_move"] for one in runs)
        apart = statistics.median(one[name]["database_us_per_move"] for one in runs)
        ratios = [
            statistics.median(one[name]["us_per_move"] / one[other]["us_per_move"] for one in runs)
            for other in (SQLITE, ONE, COLYSEUS)
        ]
        others = " | ".join([f"{ratio:.2f}" for ratio in ratios])
        lines.append(f"| {name} | {costs:.0f} | {others} | {apart:.0f} |")
    machine = found["machine"]
    return "\n".join(
        [
            *lines,
            "",
            f"Machine: {machine['machine']}, {machine['cores']} cores, {machine['system']};"
            f" Python {machine['python']}, the rules {machine['rules']}; Node {machine['node']};"
            f" SQLite {machine['sqlite']}. {machine.get('note', '')}".rstrip(),
            "",
        ]
    )


def soak(found: dict[str, Any]) -> str:
    memory = [(at, house + bots) for at, house, bots, _ in found["memory"]]
    full_at = found["seconds_to_fill"]
    full = next(mib for at, mib in memory if at >= full_at)
    most = max(mib for at, mib in memory if full_at <= at <= full_at + found["seconds_full"])
    finished = ", ".join(f"{game} {count}" for game, count in found["finished"].items())
    return SOAK.format(tables=found["tables_at_once"], seconds=found["seconds_full"]) + (
        f"\n| | |\n| --- | --- |\n"
        f"| tables opened, finished | {found['opened']}, {sum(found['finished'].values())} |\n"
        f"| of each game | {finished} |\n"
        f"| seconds to fill up, full, in all | {full_at}, {found['seconds_full']},"
        f" {found['seconds']} |\n"
        f"| moves of people | {found['moves_of_people']:,} |\n"
        f"| connections broken, resumed | {found['drops']}, {found['resumed']} |\n"
        f"| streams with a number missing or twice | {len(found['wrong'])} |\n"
        f"| transcripts verified | {found['verified']} |\n"
        f"| lines in the log (warnings and worse) | {len(found['log'])} |\n"
        f"| memory | {memory[0][1]:.0f} MiB empty, {full:.0f} MiB full, then at most"
        f" {most:.0f} MiB: it grew by {found['growth']:.1%} |\n"
    )


def kill(found: dict[str, Any]) -> str:
    starts = found["seconds_to_start"]
    intro = KILL.format(
        wanted=KILLS,
        kills=found["kills"],
        seconds=found["seconds"] / found["kills"],
        houses="one house" if found.get("runs", 1) == 1 else f"{found['runs']} houses side by side",
        compiled=_rules(found),
    )
    return intro + (
        f"\n| | |\n| --- | --- |\n"
        f"| kills | {found['kills']:,} |\n"
        f"| until the house was open again | {starts['median']} s (median),"
        f" {starts['most']} s at most |\n"
        f"| tables played to their end and compared, people | {found['tables']:,},"
        f" {found['people']:,} |\n"
        f"| moves of people | {found['moves']:,} |\n"
        f"| connections resumed | {found['resumed']:,} |\n"
        f"| commands said again that had acted already | {found['commands_repeated']} |\n"
        f"| events compared with the log | {found['events_compared']:,} |\n"
        f"| of these lost, changed, out of order or twice | {len(found['wrong'])} |\n"
        f"| transcripts verified | {found['transcripts_verified']:,} of {found['tables']:,} |\n"
        f"| errors in the log of the house | {len(found['errors_in_the_log'])} |\n"
    )


def disk(found: dict[str, Any]) -> str:
    rows = "".join(
        f"| {stage} | {_seconds(one.get('seconds_until_noticed'))} |"
        f" {_seconds(one['seconds_until_everybody_was_back'])} | {one['told_to_come_back']} |"
        f" {len(one['lines_for_the_host'])} | {len(one.get('refused_to_start', []))} |\n"
        for stage, one in found["stages"].items()
    )
    lines = [
        line
        for one in found["stages"].values()
        for line in [*one["lines_for_the_host"], *one.get("refused_to_start", [])]
    ]
    return DISK.format(compiled=_rules(found)) + (
        f"\n| the disk | noticed after | everybody back after | told to come back, times |"
        f" lines in the log | starts refused |\n"
        f"| --- | ---: | ---: | ---: | ---: | ---: |\n{rows}"
        f"\nWhat the host reads, each line once:\n\n```\n"
        + "\n".join(dict.fromkeys(lines))
        + f"\n```\n\n| | |\n| --- | --- |\n"
        f"| tables, people | {found['tables']}, {found['people']} |\n"
        f"| moves of people | {found['moves']:,} |\n"
        f"| connections resumed | {found['resumed']:,} |\n"
        f"| commands said again that had acted already | {found['commands_repeated']} |\n"
        f"| events compared with the log | {found['events_compared']:,} |\n"
        f"| of these lost, changed, out of order or twice | {len(found['wrong'])} |\n"
        f"| transcripts verified | {found['transcripts_verified']} of {found['tables']} |\n"
    )


def _rules(found: dict[str, Any]) -> str:
    return "compiled" if found["compiled"] else "interpreted"


def _seconds(taken: float | None) -> str:
    return "" if taken is None else f"{taken:.1f} s"


def faults(found: dict[str, Any]) -> str:
    runs = found["runs"]
    # What was measured alike stands in one row, in the order of the stages.
    rows: dict[tuple[Any, ...], list[float]] = {}
    undisturbed: dict[tuple[Any, ...], list[float]] = {}
    for stage in STAGES:
        for run in runs:
            how = (stage, run["processes"], run["cores"], run["tables_at_once"], _rules(run))
            if taken := run[BACK].get(stage, []):
                rows.setdefault(how, []).extend(taken)
                parts = run.get(TAKEN_AWAY, {}).get(stage, [1.0] * len(taken))
                both = zip(taken, parts, strict=True)
                own = [seconds for seconds, part in both if part < DISTURBED]
                undisturbed.setdefault(how, []).extend(own)
    lines = [
        "| fault | processes | cores | tables | rules | times"
        " | everybody back after (median) | at most | undisturbed, at most |",
        "| --- | ---: | ---: | ---: | --- | ---: | ---: | ---: | ---: |",
    ]
    for how, taken in rows.items():
        cells = [*how, len(taken), f"{statistics.median(taken):.1f} s", f"{max(taken):.1f} s"]
        own = undisturbed[how]
        cells.append(f"{len(own)}: {max(own):.1f} s" if own else "")
        lines.append(f"| {' | '.join(map(str, cells))} |")
    lines += [line for run in runs if (note := run.get("note")) for line in ("", note)]
    again = ""
    if well := [seconds for run in runs for seconds in run[WELL]]:
        again = f"| a process that was cut off is well again after | at most {max(well):.1f} s |\n"
    names = ("tables", "moves", "resumed", "commands_repeated", "events_compared")
    summed: dict[str, Any] = {
        name: sum(run[name] for run in runs) for name in (*names, "transcripts_verified")
    }
    summed["wrong"] = [wrong for run in runs for wrong in run["wrong"]]
    measured = {stage for stage, *_ in rows}
    not_run = [
        f"\nNot run: {stage} ({why}).\n"
        for run in runs
        for stage, why in run["not_run"].items()
        if stage not in measured
    ]
    return (
        "\n".join([FAULTS.format(part=DISTURBED), *lines, ""])
        + _compared(summed, again)
        + "".join(not_run)
    )


def upgrade(found: dict[str, Any]) -> str:
    first, second, _ = found["versions"]
    refused = "".join(f"\nRefused, {words}.\n" for words in found["refused"])
    intro = UPGRADE.format(
        processes=found["processes"], tables=found["tables_at_once"], first=first, second=second
    )
    return intro + _back("drained", found) + _compared(found) + refused


def _back(what: str, found: dict[str, Any]) -> str:
    rows = "".join(
        f"| {stage} | {len(taken)} | {statistics.median(taken):.1f} s | {max(taken):.1f} s |\n"
        for stage, taken in found["seconds_until_everybody_was_back"].items()
    )
    return (
        f"\n| {what} | times | everybody back after (median) | at most |\n"
        f"| --- | ---: | ---: | ---: |\n{rows}"
    )


def _compared(found: dict[str, Any], first: str = "") -> str:
    return (
        f"\n| | |\n| --- | --- |\n{first}"
        f"| tables, moves of people | {found['tables']}, {found['moves']:,} |\n"
        f"| connections resumed | {found['resumed']:,} |\n"
        f"| commands said again that had acted already | {found['commands_repeated']} |\n"
        f"| events compared with the log | {found['events_compared']:,} |\n"
        f"| of these lost, changed, out of order or twice | {len(found['wrong'])} |\n"
        f"| transcripts verified | {found['transcripts_verified']} of {found['tables']} |\n"
    )


def fuzz(found: dict[str, Any]) -> str:
    houses = found["houses"].values()
    moves = sum(sum(house["moves_made"].values()) for house in houses)
    seconds = sum(house["seconds"] for house in houses)
    played = sum(house["matches_played_after"] for house in houses)
    raised = found["houses"]["limits_raised"]
    told = sorted({one["what"] for one in found["failures"]})
    errors = f"{len(found['failures'])}" + (f" ({'; '.join(told)})" if told else "")
    return FUZZ.format(every=LIMITED_EVERY) + (
        f"\n| | |\n| --- | --- |\n"
        f"| messages, requests | {found['messages']:,}, {found['requests']:,} |\n"
        f"| cases, seconds | {found['cases']:,}, {seconds} |\n"
        f"| moves made at their tables | {moves:,} |\n"
        f"| the rules | {found['rules']} |\n"
        f"| errors of the house | {errors} |\n"
        f"| matches played afterwards, and verified | {played} |\n"
        f"| memory before, and with {raised['tables_open_after']:,} tables open |"
        f" {raised['mib_before']} MiB, {raised['mib_after']} MiB |\n"
    )


def attacks(found: dict[str, Any]) -> str:
    parts = [ATTACKS]
    for attack in found.values():
        name, about = attack["name"], attack["about"].strip()
        lines = [f"### {name[0].upper()}{name[1:]}", "", about, "", "| | |", "| --- | --- |"]
        lines += [
            f"| {what.replace('_', ' ')} | {one} |" for what, one in attack["figures"].items()
        ]
        lines += ["", f"Machine: {attack['machine']}.", ""]
        parts.append("\n".join(lines))
    return "\n".join(parts)


if __name__ == "__main__":
    main()
