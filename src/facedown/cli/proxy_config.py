"""`facedown proxy-config`: what HAProxy needs before several processes of one house."""

import re
from typing import Annotated, Final

import typer

from facedown.cli.arguments import Language
from facedown.core.errors import BadOption

LAST_PORT: Final = 65_535


def proxy_config(
    servers: Annotated[
        list[str],
        typer.Argument(metavar="HOST:PORT…", help="The processes, as the proxy reaches them."),
    ],
    bind: Annotated[str, typer.Option(metavar="ADDRESS", help="Where people come in.")] = ":8080",
    host: Annotated[
        str, typer.Option(metavar="NAME", help="A name that the house answers to.")
    ] = "localhost",
    certificate: Annotated[
        str, typer.Option(metavar="FILE", help="Certificate and key, for https.")
    ] = "",
    language: Language = None,
) -> int:
    """Write the configuration of HAProxy for `facedown serve --shared` in several processes."""
    # The server takes a while to load, and few other commands need it.
    from facedown.server.proxy import haproxy

    for server in servers:
        found = re.fullmatch(r"[\w.:\[\]-]+:(\d{1,5})", server, re.ASCII)
        if found is None or not 1 <= int(found[1]) <= LAST_PORT:
            allowed = f"HOST:1…{LAST_PORT}"
            raise BadOption("no_such_value", option="HOST:PORT", value=server, allowed=allowed)
    port = re.search(r":(\d+)$", bind, re.ASCII)
    if port is not None and not 1 <= int(port[1]) <= LAST_PORT:
        raise BadOption("no_such_value", option="--bind", value=bind, allowed=f"A:1…{LAST_PORT}")
    for name, value in (("--bind", bind), ("--host", host), ("--certificate", certificate)):
        if not re.fullmatch(r"[^\s#\"'\\]*", value):
            raise BadOption("no_such_value", option=name, value=value, allowed="A")
    typer.echo(haproxy(servers, bind, host, certificate), nl=False)
    return 0
