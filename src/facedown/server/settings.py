"""How a house is run: every setting once, from the environment (FACEDOWN_*) and from flags.

>>> read_settings({"FACEDOWN_PORT": "9000", "FACEDOWN_ORIGINS": "https://a.example, https://b.example"})
... # doctest: +ELLIPSIS
Settings(host='127.0.0.1', port=9000, ... origins=('https://a.example', 'https://b.example'), ...)
"""

import ipaddress
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Final
from urllib.parse import urlsplit

import msgspec
from msgspec import Meta, Struct

from facedown.core.errors import BadOption
from facedown.server.store.drivers import is_postgres
from facedown.server.store.folder import data_folder

PREFIX: Final = "FACEDOWN_"
# Read when the package is built, and by `facedown admin`.
NOT_OURS: Final = frozenset({"FACEDOWN_COMPILE", "FACEDOWN_ADMIN_SECRET", "FACEDOWN_HOUSE"})

# What /metrics answers to.
LOCAL: Final = "local"
OPEN: Final = "open"
OFF: Final = "off"

Count = Annotated[int, Meta(ge=0, le=10_000_000)]
Some = Annotated[int, Meta(ge=1, le=10_000_000)]
Seconds = Annotated[float, Meta(ge=0, le=10_000_000)]


class Settings(Struct, frozen=True, kw_only=True):
    """All of them. Each is the variable FACEDOWN_ and its name in capitals."""

    # Where it listens, and where it keeps its data (empty: the usual folder); with the address of a
    # database of PostgreSQL, only its keys are in the folder.
    host: str = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65_535)] = 8000
    data: str = ""
    database: str = ""
    # Whether other processes share the database, behind a proxy that finds each table's; and how
    # long this one goes on when it is stopped, until the proxy has noticed.
    shared: bool = False
    drain_seconds: Annotated[float, Meta(ge=0, le=600)] = 2.0
    # The address people type, if it is another; other names that the house answers to; and other
    # origins whose pages may open a socket.
    public_url: str = ""
    allowed_hosts: tuple[str, ...] = ()
    origins: tuple[str, ...] = ()
    # Addresses and networks whose X-Forwarded-For is believed.
    trusted_proxies: tuple[str, ...] = ()
    # The file with the digests of the admins' secrets (empty: nobody can be an admin).
    admin_file: str = ""
    # Who may read /metrics: local (this machine only), open, or off.
    metrics: Annotated[str, Meta(pattern=f"^({LOCAL}|{OPEN}|{OFF})$")] = LOCAL
    log_level: Annotated[str, Meta(pattern="^(debug|info|warning|error)$")] = "info"
    log_json: bool = False
    access_log: bool = False

    # Bots: worker processes (0: one for every core but one), seconds a decision may take, and their
    # tempo (0: they answer at once).
    bot_processes: Annotated[int, Meta(ge=0, le=256)] = 0
    bot_seconds: Annotated[float, Meta(gt=0, le=60)] = 2.0
    bot_speed: Annotated[float, Meta(ge=0, le=10)] = 1.0
    # How long reactions are held to be put in order, and how much of the way to a player is made
    # good at most; and how much of it if only the player's own client says how long it is.
    fair_ms: Annotated[int, Meta(ge=0, le=1000)] = 150
    unproven_ms: Annotated[int, Meta(ge=0, le=1000)] = 25

    # Tables: in memory, asleep on disk, and for one person.
    most_tables: Some = 5_000
    most_asleep: Some = 20_000
    tables_per_person: Some = 5
    # Sockets: in all, for one address; what a slow one may have waiting; messages a second.
    most_sockets: Some = 50_000
    sockets_per_address: Some = 200
    most_waiting_bytes: Some = 1_048_576
    messages_per_second: Annotated[float, Meta(gt=0)] = 50.0
    message_burst: Some = 200
    hello_seconds: Annotated[float, Meta(gt=0, le=600)] = 10.0
    ping_seconds: Annotated[float, Meta(gt=0, le=600)] = 15.0
    # HTTP: connections of one address; the longest body, and how long it may take; requests a
    # second for one address, changes a minute for one person; tables that an address asks for and
    # that are not there; tables that are opened by an address, and by the /24 or /48 around it.
    connections_per_address: Some = 200
    most_body_bytes: Some = 16_384
    body_seconds: Annotated[float, Meta(gt=0, le=600)] = 10.0
    requests_per_second: Annotated[float, Meta(gt=0)] = 30.0
    request_burst: Some = 120
    changes_per_minute: Annotated[float, Meta(gt=0)] = 60.0
    people_per_hour: Some = 60
    guesses_per_minute: Some = 20
    tables_per_hour: Some = 300
    network_tables_per_hour: Some = 600
    codes_per_hour: Some = 20
    reports_per_hour: Some = 10
    admin_tries_per_minute: Some = 5

    # Days until something is forgotten (0: never), and how long a name stays somebody's.
    record_days: Seconds = 0.0
    table_days: Seconds = 30.0
    person_days: Seconds = 365.0
    name_days: Seconds = 30.0

    @property
    def folder(self) -> Path:
        return data_folder(Path(self.data).expanduser() if self.data else None)

    def address_on(self, port: int) -> str:
        """The address to open in a browser, with the port that it listens on."""
        if self.public_url:
            return self.public_url.rstrip("/")
        host = f"[{self.host}]" if ":" in self.host else self.host
        return f"http://{host}:{port}"


def read_settings(environ: Mapping[str, str], **flags: Any) -> Settings:
    """The settings of the environment, and over them the flags that are not None."""
    values: dict[str, Any] = {}
    _check_given(environ, flags)
    for field in msgspec.structs.fields(Settings):
        if field.name in flags and flags[field.name] is not None:
            values[field.name] = _value(_flag(field.name), flags[field.name], field.type)
        elif text := environ.get(PREFIX + field.name.upper(), ""):
            values[field.name] = _value(PREFIX + field.name.upper(), text, field.type)
    settings = Settings(**values)
    _check(settings)
    return settings


def unknown_settings(environ: Mapping[str, str]) -> list[str]:
    """Variables that look like settings but aren't.

    >>> unknown_settings({"FACEDOWN_PORT": "80", "FACEDOWN_PORTT": "80", "PATH": "/bin"})
    ['FACEDOWN_PORTT']
    """
    known = {PREFIX + field.name.upper() for field in msgspec.structs.fields(Settings)}
    return [name for name in environ if name.startswith(PREFIX) and name not in known | NOT_OURS]


def _check_given(environ: Mapping[str, str], flags: Mapping[str, Any]) -> None:
    """Refuse a database that is given and empty: a house in a file is not what was meant."""
    flag, variable = flags.get("database"), PREFIX + "DATABASE"
    if flag == "":
        raise BadOption("empty_database", option="--database")
    if flag is None and environ.get(variable) == "":
        raise BadOption("empty_database", option=variable)


def _flag(name: str) -> str:
    return "--" + name.replace("_", "-")


def _value(name: str, value: Any, kind: Any) -> Any:
    if kind == tuple[str, ...] and isinstance(value, str):
        value = [part.strip() for part in value.split(",") if part.strip()]
    try:
        return msgspec.convert(value, kind, strict=False)
    except msgspec.ValidationError:
        raise _bad(name, str(value), _allowed(kind)) from None


def _allowed(kind: Any) -> str:
    """The values of a setting, as they are written: `0…65535`."""
    about = msgspec.inspect.type_info(kind)
    if isinstance(about, msgspec.inspect.BoolType):
        return "true | false"
    if isinstance(about, msgspec.inspect.StrType):
        return (about.pattern or "A").strip("^$()").replace("|", " | ")
    if not isinstance(about, (msgspec.inspect.IntType, msgspec.inspect.FloatType)):
        return "A,B,…"
    low = about.ge if about.ge is not None else about.gt
    return f"{'' if low is None else low}…{'' if about.le is None else about.le}"


def _check(settings: Settings) -> None:
    if settings.shared and not settings.database:
        raise _bad("--shared", "true", "--database postgresql://USER@HOST:5432/NAME")
    if settings.database and not is_postgres(settings.database):
        # What was given may have a password in it, and is not repeated.
        raise _bad("--database", "…", "postgresql://USER@HOST:5432/NAME")
    for proxy in settings.trusted_proxies:
        try:
            ipaddress.ip_network(proxy, strict=False)
        except ValueError:
            raise _bad("trusted_proxies", proxy, "192.0.2.1 | 192.0.2.0/24") from None
    for url in (settings.public_url, *settings.origins):
        if url and not (urlsplit(url).scheme in ("http", "https") and urlsplit(url).netloc):
            raise _bad("public_url, origins", url, "https://cards.example")
    for name in settings.allowed_hosts:
        if not re.fullmatch(r"[\w.-]+", name, re.ASCII):
            raise _bad("allowed_hosts", name, "cards.example")


def _bad(name: str, value: str, allowed: str) -> BadOption:
    return BadOption("no_such_value", option=name, value=value, allowed=allowed)
