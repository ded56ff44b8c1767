"""`facedown doctor`: whether a set-up will carry a house, and what there is to mend."""

import os
from typing import TYPE_CHECKING, Annotated, Any, Final

import msgspec
import typer

from facedown.cli.arguments import (
    AsJson,
    Database,
    Host,
    HouseFolder,
    Language,
    Port,
    PublicUrl,
    Shared,
    TrustedProxies,
)
from facedown.cli.language import say
from facedown.i18n.sentences import one_line
from facedown.server.settings import read_settings, unknown_settings

if TYPE_CHECKING:
    from facedown.server.doctor import Finding

SICK: Final = 1
MARKS: Final = {"good": "✓", "poor": "!", "bad": "✗"}


def doctor(
    host: Host = None,
    port: Port = None,
    data: HouseFolder = None,
    database: Database = None,
    shared: Shared = None,
    public_url: PublicUrl = None,
    trusted_proxies: TrustedProxies = None,
    url: Annotated[
        str | None,
        typer.Option(metavar="URL", help="Where people find the house. [default: the public URL]"),
    ] = None,
    json: AsJson = False,
    language: Language = None,
) -> int:
    """Check a set-up by the settings of the environment. Exit code 1: something must be mended.

    Give it the flags that `facedown serve` is given, to look at the same house.
    """
    # The server takes a while to load, and few other commands need it.
    from facedown.server.doctor import BAD, examine

    settings = read_settings(
        os.environ,
        host=host,
        port=port,
        data=data,
        database=database,
        shared=shared,
        public_url=public_url,
        trusted_proxies=trusted_proxies,
    )
    findings = examine(settings, unknown_settings(os.environ), (url or "").rstrip("/"))
    told = [_told(one) for one in findings]
    is_sick = any(one.status == BAD for one in findings)
    if json:
        found = {"well": not is_sick, "findings": told}
        typer.echo(msgspec.json.format(msgspec.json.encode(found), indent=2).decode())
        return SICK if is_sick else 0
    for line in told:
        typer.echo(one_line(f"{MARKS[line['status']]} {line['says']}"))
        if line["mend"]:
            typer.echo(one_line(f"  → {line['mend']}"))
    return SICK if is_sick else 0


def _told(finding: "Finding") -> dict[str, Any]:
    """A finding with what it says and how to mend it, in words."""
    # As texts: a number of files is not written with a comma.
    params = {key: str(value) for key, value in finding.params.items()}
    if "error" in params:
        params["says"] = say(f"error-{params['error']}", **params)
    elif "why" in params:
        params["why"] = say(f"why-{params['why']}")
    mend = "" if finding.status == "good" else say(f"doctor-{finding.code}.mend", **params)
    says = say(f"doctor-{finding.code}", **params)
    return {**msgspec.to_builtins(finding), "says": says, "mend": mend}
