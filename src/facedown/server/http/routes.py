"""Routes: each declared once, with what it takes and gives, and served and described from that."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

import msgspec
from aiohttp import web
from msgspec import Struct

from facedown.server.admins import COOKIE
from facedown.server.errors import HouseError
from facedown.server.people import Person

if TYPE_CHECKING:
    from facedown.server.context import AppContext

JSON: Final = "application/json"
TEXT: Final = "text/plain"
# The name of the word by which a proxy finds a table's process, in any address.
WAY: Final = "way"

# Who may ask.
ANYONE: Final = "anyone"
MAYBE: Final = "maybe"  # anyone; a token says who
PERSON: Final = "person"
ADMIN: Final = "admin"  # with a secret, or a session in the browser

# What every route may answer.
ALWAYS: Final = ("bad_request", "bad_host", "too_many_requests", "come_back")


class Nothing(Struct, frozen=True):
    """What a route takes that takes nothing."""


@dataclass
class Call:
    """One request, read and checked: what a route works with."""

    context: "AppContext"
    request: web.Request
    address: str
    who: Person | None
    path: Any
    query: Any
    body: Any
    # The admin's name, where only admins may ask.
    admin: str = ""
    # The word by which a proxy has found this process.
    way: str = ""
    # What the answer has beside the usual headers.
    headers: dict[str, str] = field(default_factory=dict)

    @property
    def person(self) -> Person:
        if self.who is None:
            raise HouseError("no_token")
        return self.who


Run = Callable[[Call], Awaitable[Any]]


@dataclass(frozen=True)
class Route:
    """One thing that can be asked."""

    method: str
    path: str
    run: Run
    summary: str
    takes: str = PERSON
    places: type[Struct] = Nothing
    query: type[Struct] = Nothing
    body: Any = None
    # A body that may be left out.
    body_optional: bool = False
    gives: Any = None
    status: int = 200
    kind: str = JSON
    # The same for everybody and for long: a client may keep it, and asks whether it has changed.
    kept: bool = False
    errors: tuple[str, ...] = ()

    @property
    def name(self) -> str:
        return self.run.__name__.strip("_")

    @property
    def is_for_guests(self) -> bool:
        """Whether somebody who is banned is refused: not the words that tell them so."""
        return self.takes != ADMIN and (self.takes != ANYONE or self.method != "GET")

    @property
    def codes(self) -> tuple[str, ...]:
        """All the errors that it may answer."""
        own: tuple[str, ...] = (*self.errors, *ALWAYS)
        if self.takes == ADMIN:
            return (*own, "not_found", "not_admin", "bad_origin")
        if self.takes != ANYONE:
            own += ("bad_token",)
        if self.is_for_guests:
            own += ("banned", "banned_for")
        if self.takes == PERSON:
            own += ("no_token",)
        if self.body is not None:
            own += ("too_large", "too_slow", "not_json")
        return own


@dataclass
class Routes:
    """A list of routes that decorators fill."""

    all: list[Route] = field(default_factory=list)

    def add(self, method: str, path: str, **about: Any) -> Callable[[Run], Run]:
        """Declare a route; its function's docstring is its summary."""

        def declare(run: Run) -> Run:
            summary = (run.__doc__ or "").strip().splitlines()[0]
            self.all.append(Route(method, path, run, summary, **about))
            return run

        return declare


async def call_of(route: Route, context: "AppContext", request: web.Request) -> Call:
    """The request as its route wants it; `HouseError` for anything else."""
    address = context.address_of(request)
    admin = admin_of(context, request, address) if route.takes == ADMIN else ""
    who = await _who(route, context, request)
    if route.is_for_guests:
        context.check_ban("" if who is None else who.id, address)
    if request.method not in ("GET", "HEAD"):
        context.limits.changes.spend(who.id if who is not None else address)
    query = _once(request.query)
    return Call(
        context=context,
        request=request,
        address=address,
        who=who,
        path=_read(request.match_info, route.places),
        query=_read({name: text for name, text in query.items() if name != WAY}, route.query),
        body=await _body(route, request, context.settings.body_seconds),
        admin=admin,
        way=query.get(WAY, ""),
    )


def admin_of(context: "AppContext", request: web.Request, address: str) -> str:
    """Which admin asks, by the secret or by a session; a session only for a page of the house.

    The cookie is not sent along from other sites (SameSite); for a change the Origin must be ours
    too, which another service on the same name has not.
    """
    if not context.admins:
        raise HouseError("not_found")
    scheme, _, secret = request.headers.get("Authorization", "").partition(" ")
    if scheme:
        return context.admin_of_secret(
            secret.strip() if scheme.lower() == "bearer" else "", address
        )
    name = context.admins.of_session(request.cookies.get(COOKIE, ""))
    if not name:
        raise HouseError("not_admin")
    if request.method not in ("GET", "HEAD"):
        context.hosts.check_own_page(request)
    return name


def _once(query: Mapping[str, str]) -> Mapping[str, str]:
    if len(query) != len(set(query)):
        raise HouseError("bad_request", why="given_twice")
    return query


def _read(texts: Mapping[str, str], kind: type[Struct]) -> Any:
    try:
        return msgspec.convert(dict(texts), kind, strict=False)
    except msgspec.ValidationError as error:
        raise bad_request(error) from None


async def _body(route: Route, request: web.Request, seconds: float) -> Any:
    if route.body is None:
        return None
    try:
        async with asyncio.timeout(seconds):
            data = await request.read()
    except TimeoutError:
        raise HouseError("too_slow") from None
    except web.RequestPayloadError:  # chunks that are none, where aiohttp is not compiled
        raise HouseError("bad_request", why="body") from None
    if not data and route.body_optional:
        return route.body()
    if request.content_type != JSON or "Content-Encoding" in request.headers:
        raise HouseError("not_json")
    try:
        return msgspec.json.decode(data, type=route.body)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise bad_request(error) from None


def bad_request(error: Exception) -> HouseError:
    """What msgspec says is of the message's shape, and never of what was in it."""
    return HouseError("bad_request", why=str(error)[:200])


async def _who(route: Route, context: "AppContext", request: web.Request) -> Person | None:
    if route.takes in (ANYONE, ADMIN):
        return None
    scheme, _, token = request.headers.get("Authorization", "").partition(" ")
    if not scheme:
        if route.takes == PERSON:
            raise HouseError("no_token")
        return None
    if scheme.lower() != "bearer":
        raise HouseError("bad_token")
    return await context.people.of_token(token.strip())
