"""`facedown admin …`: what the admins' page does, from the command line of anywhere."""

import os
import re
import sys
from datetime import datetime
from pathlib import Path
from typing import Annotated, Any, Final
from urllib.parse import urlsplit

import msgspec
import typer

from facedown.cli.arguments import AsJson, Language, example
from facedown.cli.house_client import HouseClient
from facedown.cli.language import complain, say, spoken
from facedown.core.errors import BadOption
from facedown.i18n.sentences import one_line

USUAL_HOUSE: Final = "http://127.0.0.1:8000"
SECRET: Final = "FACEDOWN_ADMIN_SECRET"
EVER: Final = "ever"
HOURS: Final = {"h": 1, "d": 24, "w": 168}

House = Annotated[
    str,
    typer.Option(metavar="URL", envvar="FACEDOWN_HOUSE", help="The house, where it is served."),
]
Why = Annotated[str, typer.Option(metavar="TEXT", help="For the audit log; leave names out.")]
For = Annotated[str, typer.Option("--for", metavar="TIME", help="12h, 3d, 2w or ever.")]
Code = Annotated[str, typer.Argument(metavar="CODE", help="The six letters of the table.")]
Number = Annotated[int, typer.Argument(metavar="NUMBER", help="As the list shows it.")]

admin = typer.Typer(
    no_args_is_help=True,
    help="Keep order in a running house: reports, bans, a notice, the audit log.",
)


@admin.command(epilog=example("admin new ana --file /etc/facedown/admins"))
def new(
    name: Annotated[str, typer.Argument(metavar="NAME", help="Small letters and digits.")],
    file: Annotated[
        Path,
        typer.Option(metavar="FILE", envvar="FACEDOWN_ADMIN_FILE", help="The file of admins."),
    ],
    language: Language = None,
) -> None:
    """Make somebody an admin, or give them a new secret. The house reads the file when it opens."""
    from facedown.server.admins import add_admin

    secret = add_admin(file, name)
    complain(say("terminal-admin_new", name=name, file=str(file)))
    typer.echo(secret)


@admin.command(epilog=example("admin tables"))
def tables(house: House = USUAL_HOUSE, json: AsJson = False, language: Language = None) -> None:
    """The tables that are open."""
    found = _house(house).get("/tables")["tables"]
    _show(
        found,
        [
            [
                one["table"]["code"],
                one["table"]["game"],
                say(f"admin-stage_{one['table']['stage']}"),
                say("admin-connected", count=one["connected"]),
                ", ".join(filter(None, one["table"]["names"])),
            ]
            for one in found
        ],
        "admin-no_tables",
        json=json,
    )


@admin.command(epilog=example("admin people"))
def people(house: House = USUAL_HOUSE, json: AsJson = False, language: Language = None) -> None:
    """Those who are connected."""
    answer = _house(house).get("/people")
    found = answer["people"]
    if silent := answer.get("silent", 0):  # an older house does not say
        complain(say("admin-silent", count=silent))
    rows = [[one["person"], one["name"], one["table"], one["address"]] for one in found]
    _show(found, rows, "admin-no_people", json=json)


@admin.command(epilog=example("admin reports"))
def reports(
    house: House = USUAL_HOUSE,
    all_: Annotated[bool, typer.Option("--all", help="Settled ones too.")] = False,
    json: AsJson = False,
    language: Language = None,
) -> None:
    """What was reported and nobody has dealt with, with what was said before."""
    found = _house(house).get(f"/reports?all={str(all_).lower()}")["reports"]
    rows: list[list[str]] = []
    for one in found:
        report = one["report"]
        someone = say("admin-forgotten")
        reported, reporter = one["reported"] or someone, one["reporter"] or someone
        why = say(f"people-reason_{report['reason']}")
        by = say("admin-reported_by", name=reporter, when=_time(report["at"]))
        rows.append([str(report["id"]), report["table"], f"{reported}: {why}", by])
        if report["text"]:
            rows.append(["", report["text"]])
        for words in report["said"]:
            speaker = reporter if words.get("reporter") else reported
            phrase = words.get("phrase")
            text = say(f"phrase-{phrase}") if phrase else words.get("text", "")
            mark = say("admin-quoted") if words.get("quoted") else ""
            rows.append(["", f"{speaker}: {text}", mark])
    _show(found, rows, "admin-no_reports", json=json)


@admin.command(epilog=example("admin settle 12 --why warned"))
def settle(
    number: Number, house: House = USUAL_HOUSE, why: Why = "", language: Language = None
) -> None:
    """A report has been dealt with."""
    _house(house).send("POST", f"/reports/{number}/settle", {"why": why})


@admin.command(epilog=example("admin look ABCDEF"))
def look(
    code: Code, house: House = USUAL_HOUSE, json: AsJson = False, language: Language = None
) -> None:
    """What happened at a table, as its watchers were shown it."""
    story = _house(house).get(f"/tables/{_code(code)}")
    if json:
        _print_json(story)
        return
    names = story["names"]
    for one in story["happenings"]:
        seat = one.get("seat")
        name = one.get("name") or ("" if seat is None else names[seat])
        happened = say(f"admin-entry_{one['what']}", name=name)
        typer.echo(one_line(f"{_time(one['at'])}  {happened}"))
    for line in _played(story):
        typer.echo(line)
    for record in story["records"]:
        typer.echo(f"{house}/replay/{record}")


@admin.command(epilog=example("admin close ABCDEF --why cheating"))
def close(code: Code, house: House = USUAL_HOUSE, why: Why = "", language: Language = None) -> None:
    """Close a table, whatever is played there."""
    _house(house).send("POST", f"/tables/{_code(code)}/close", {"why": why})


@admin.command(epilog=example('admin mute "Loud Guest" --for 12h'))
def mute(
    person: Annotated[str, typer.Argument(metavar="PERSON", help="An id or a name.")],
    house: House = USUAL_HOUSE,
    time: For = "1d",
    why: Why = "",
    language: Language = None,
) -> None:
    """Let somebody play and say nothing."""
    body = {"person": person, "hours": _hours(time), "why": why}
    _house(house).send("POST", "/mutes", body)


@admin.command(epilog=example("admin ban 192.0.2.0/24 --for 1w"))
def ban(
    whom: Annotated[
        str, typer.Argument(metavar="WHOM", help="An id, a name, or a range of addresses.")
    ],
    house: House = USUAL_HOUSE,
    time: For = "1d",
    why: Why = "",
    language: Language = None,
) -> None:
    """Let somebody in no more; or nobody from a range of addresses."""
    rest = {"hours": _hours(time), "why": why}
    if re.fullmatch(r"[0-9a-fA-F.:]*[.:][0-9a-fA-F.:]*(/[0-9]+)?", whom):
        _house(house).send("POST", "/range-bans", {"network": whom, **rest})
    else:
        _house(house).send("POST", "/bans", {"person": whom, **rest})


@admin.command(epilog=example("admin bans"))
def bans(house: House = USUAL_HOUSE, json: AsJson = False, language: Language = None) -> None:
    """The bans and mutes in force."""
    found = _house(house).get("/sanctions")["sanctions"]
    rows = []
    for one in found:
        kept = one["sanction"]
        name = one["name"] or kept["network"] or say("admin-forgotten")
        until = _time(kept["until"])
        end = say("admin-until", when=until) if kept["until"] else say("admin-until_lifted")
        kind = say(f"admin-kind_{kept['kind']}", name=name)
        rows.append([str(kept["id"]), kind, end, kept["admin"], kept["why"]])
    _show(found, rows, "admin-no_sanctions", json=json)


@admin.command(epilog=example("admin lift 7"))
def lift(number: Number, house: House = USUAL_HOUSE, language: Language = None) -> None:
    """Take a ban or a mute back."""
    _house(house).send("DELETE", f"/sanctions/{number}")


@admin.command(epilog=example('admin notice "Back at ten." --for 2h'))
def notice(
    text: Annotated[
        str, typer.Argument(metavar="TEXT", help="What everybody reads; nothing takes it back.")
    ] = "",
    house: House = USUAL_HOUSE,
    time: For = "1d",
    language: Language = None,
) -> None:
    """Tell everybody something, on every page and at every table."""
    body = {"text": text, "hours": _hours(time) if text else 0}
    _house(house).send("PUT", "/notice", body)


@admin.command(epilog=example("admin audit"))
def audit(
    house: House = USUAL_HOUSE,
    before: Annotated[int, typer.Option(metavar="NUMBER", help="Older than this line.")] = 0,
    json: AsJson = False,
    language: Language = None,
) -> None:
    """What admins did, the newest first."""
    found = _house(house).get(f"/audit?before={before}")["lines"]
    rows = [
        [
            str(one["id"]),
            _time(one["at"]),
            one["admin"],
            say(f"admin-act_{one['act']}", about=one["about"]),
            one["why"],
        ]
        for one in found
    ]
    _show(found, rows, "admin-no_acts", json=json)


# -- asking and telling ----------------------------------------------------------------------------


def _house(url: str) -> HouseClient:
    secret = os.environ.get(SECRET, "")
    if not secret:
        if not sys.stdin.isatty():
            raise BadOption("no_admin_secret", variable=SECRET)
        secret = typer.prompt(say("admin-secret"), hide_input=True)
    address = urlsplit(url)
    if address.scheme == "http" and address.hostname not in ("localhost", "127.0.0.1", "::1"):
        complain(say("terminal-admin_in_clear", house=url))
    return HouseClient(url.rstrip("/"), "/api/admin", secret.strip())


def _hours(text: str) -> int:
    """How many hours a time is; 0 for ever.

    >>> _hours("12h"), _hours("2w"), _hours("ever")
    (12, 336, 0)
    """
    found = re.fullmatch(r"([1-9][0-9]{0,3})([hdw])", text, re.ASCII)
    if text == EVER:
        return 0
    if found is None:
        raise BadOption("no_such_value", option="--for", value=text, allowed="12h | 3d | 2w | ever")
    return int(found[1]) * HOURS[found[2]]


def _code(text: str) -> str:
    if not re.fullmatch("[A-Za-z]{6}", text):
        raise BadOption("no_such_value", option="CODE", value=text, allowed="ABCDEF")
    return text.upper()


def _played(story: dict[str, Any]) -> list[str]:
    """What was played, in words."""
    from facedown.catalog import GAMES
    from facedown.core.records import record_from_data
    from facedown.i18n.sentences import tell
    from facedown.i18n.voice import Voice

    game = GAMES.get(story["game"])
    if game is None:
        return []
    voice = Voice(game, tuple(story["names"]), language=spoken())
    lines = []
    for played in story["rounds"]:
        for one in played["events"]:
            event = record_from_data(one["event"], game.EVENTS)
            if not event.QUIET:
                lines.append(one_line(f"{_time(one['at'])}  {tell(event, voice)}"))
    return lines


def _show(found: Any, rows: list[list[str]], nothing: str, *, json: bool) -> None:
    if json:
        _print_json(found)
    elif not rows:
        typer.echo(say(nothing))
    for row in [] if json else rows:
        typer.echo(one_line("  ".join([row[0], *filter(None, row[1:])])))


def _print_json(found: Any) -> None:
    typer.echo(msgspec.json.format(msgspec.json.encode(found), indent=2).decode())


def _time(seconds: float) -> str:
    return datetime.fromtimestamp(seconds).strftime("%Y-%m-%d %H:%M")
