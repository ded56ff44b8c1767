"""`facedown proxy-config`: what HAProxy needs before several processes of one house."""

import re
from typing import Annotated

import typer

from facedown.cli.arguments import Language
from facedown.core.errors import BadOption


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
        if not re.fullmatch(r"[\w.:\[\]-]+:\d{1,5}", server, re.ASCII):
            raise BadOption("no_such_value", option="HOST:PORT", value=server, allowed="HOST:PORT")
    for name, value in (("--bind", bind), ("--host", host), ("--certificate", certificate)):
        if not re.fullmatch(r"[^\s#\"'\\]*", value):
            raise BadOption("no_such_value", option=name, value=value, allowed="A")
    typer.echo(haproxy(servers, bind, host, certificate), nl=False)
    return 0
