"""`facedown serve`: a house for people to play in, over the network."""

import asyncio
import os
import socket
import sys
from typing import Annotated

import typer

from facedown.cli.arguments import (
    Database,
    Host,
    HouseFolder,
    Language,
    Port,
    PublicUrl,
    Shared,
    TrustedProxies,
)
from facedown.cli.language import complain, say
from facedown.cli.plugins import leave_out_plugins
from facedown.server.settings import Settings, read_settings, unknown_settings


def serve(
    host: Host = None,
    port: Port = None,
    data: HouseFolder = None,
    database: Database = None,
    shared: Shared = None,
    public_url: PublicUrl = None,
    allowed_hosts: Annotated[
        str | None,
        typer.Option(metavar="NAME,…", help="Other names that the house answers to."),
    ] = None,
    origins: Annotated[
        str | None,
        typer.Option(metavar="URL,…", help="Other sites whose pages may open a socket."),
    ] = None,
    trusted_proxies: TrustedProxies = None,
    bot_processes: Annotated[
        int | None, typer.Option(help="Processes for bots. [default: one less than cores]")
    ] = None,
    bot_speed: Annotated[
        float | None, typer.Option(help="How long bots take; 0: no time. [default: 1]")
    ] = None,
    fair_ms: Annotated[
        int | None, typer.Option(help="How long reactions are held to be ordered. [default: 150]")
    ] = None,
    log_level: Annotated[
        str | None, typer.Option(metavar="LEVEL", help="debug, info, warning or error.")
    ] = None,
    log_json: Annotated[
        bool | None, typer.Option("--log-json", help="Write the log as JSON lines.")
    ] = None,
    access_log: Annotated[
        bool | None, typer.Option("--access-log", help="Write a line for every request.")
    ] = None,
    language: Language = None,
) -> int:
    """Open a house: tables for people and bots, in the browser.

    Every setting is a variable FACEDOWN_… too; docs/howto/host.md lists them all.
    """
    settings = read_settings(
        os.environ,
        host=host,
        port=port,
        data=data,
        database=database,
        shared=shared,
        public_url=public_url,
        allowed_hosts=allowed_hosts,
        origins=origins,
        trusted_proxies=trusted_proxies,
        bot_processes=bot_processes,
        bot_speed=bot_speed,
        fair_ms=fair_ms,
        log_level=log_level,
        log_json=log_json,
        access_log=access_log,
    )
    for name in unknown_settings(os.environ):
        complain(say("terminal-unknown_setting", name=name))
    leave_out_plugins()
    run_house(settings)
    return 0


def run_house(settings: Settings) -> None:
    # The server takes a while to load, and nothing else needs it.
    from facedown.server.app import serve as keep_open
    from facedown.server.logs import set_up

    set_up(settings)

    def ready(port: int) -> None:
        typer.echo(say("terminal-open", address=_reachable(settings, port)))
        sys.stdout.flush()

    def waiting() -> None:
        typer.echo(say("terminal-waiting"))
        sys.stdout.flush()

    with asyncio.Runner(loop_factory=_new_loop) as runner:
        runner.run(keep_open(settings, ready, waiting))


def _reachable(settings: Settings, port: int) -> str:
    """The address that others can open; a house on every address is known by this machine's own."""
    if settings.public_url or settings.host not in ("0.0.0.0", "::"):
        return settings.address_on(port)
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asked:
        try:
            asked.connect(("192.0.2.1", 9))  # sends nothing: it only chooses the way out
        except OSError:
            return f"http://127.0.0.1:{port}"
        return f"http://{asked.getsockname()[0]}:{port}"


def _new_loop() -> asyncio.AbstractEventLoop:
    """uvloop's, where there is one."""
    try:
        import uvloop
    except ImportError:
        return asyncio.new_event_loop()
    return uvloop.new_event_loop()
