"""What a client may ask over HTTP: every route, with whatever path, query, headers and body."""

import gzip
import re
import zlib
from dataclasses import dataclass
from typing import Any, Final
from urllib.parse import quote

import msgspec
from benchmarks.house.fuzzing.messages import Situation
from benchmarks.house.fuzzing.values import NASTY, Wild

from facedown.server.app import ROUTES
from facedown.server.http.routes import ANYONE, Route

METHODS: Final = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "get", "X-Y")
# The screen, what is not there, and what should not be reached.
PATHS: Final = (
    *(
        "/",
        "/index.html",
        "/table/ABCDEF",
        "/assets",
        "/assets/",
        "/assets/nothing.js",
        "/icon.svg",
    ),
    *("/../../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "/..%5c..", "//", "//evil.example", "/%00"),
    *("/%ff", "/%", "/%zz", "/api", "/api/", "/api/%2e%2e", "/api/tables/", "/socket", "/socket/x"),
    *("*", "", "/?", "/#x", "/a b", "http://127.0.0.1/", "http://[::1", "/" + "x" * 7_000, "/é"),
)
TYPES: Final = (
    *(
        "application/json; charset=utf-8",
        "application/json; charset=klingon",
        "text/plain",
        "",
        "/",
    ),
    *("application/json; charset=utf-16", "multipart/form-data; boundary=x", "application/json;;;"),
    *("application/x-www-form-urlencoded", "APPLICATION/JSON", "application/json, text/html"),
)
ENCODINGS: Final = ("gzip", "deflate", "br", "zstd", "identity", "x", "gzip, gzip", "GZIP", "")
# Headers by which others have been led astray.
HEADERS: Final = (
    *(
        "Host: evil.example",
        "Host:",
        "Host: [::1",
        "Host: a\r\nHost: b",
        "Origin: http://x",
        "Origin:",
    ),
    *("X-Forwarded-For: 8.8.8.8:51234", "X-Forwarded-For: é, ,,", "X-Forwarded-For: ::1%lo"),
    *("Expect: 100-continue", "Expect: nothing", "Connection: close", "Connection: upgrade, x"),
    *("Upgrade: websocket", "Upgrade: h2c", "Transfer-Encoding: identity", "Keep-Alive: x"),
    *(
        "Range: bytes=0-1",
        "Range: bytes=9-1",
        "Range: bytes=-0",
        "Range: bytes=99999999-",
        "Range: x",
    ),
    *("If-Modified-Since: yesterday", "If-Modified-Since: Thu, 01 Jan 1970 00:00:00 GMT"),
    *("If-Unmodified-Since: Thu, 01 Jan 1970 00:00:00 GMT", "If-None-Match: *", "If-Match: x"),
    *("If-Range: x", "Accept-Encoding: gzip;q=x, *;q=0", "Accept-Encoding: gzip", "Accept: ,"),
    *("Cookie: a=b; \x01=c", "Content-Length: 0", "Content-Length: -1", "Content-Length: 1e3"),
    *("Content-Length: 99999999999999999999", "Content-Length: 5\r\nContent-Length: 6", "Te: x"),
    *("X: " + "y" * 9_000, "no colon", " folded: x", "X : y", "X: a\x00b", "X: \x80\xff", "é: x"),
)
# Whoever has asked for these has little more to ask.
FAREWELLS: Final = (
    ("DELETE", "/api/me"),
    ("POST", "/api/me/revoke"),
    ("POST", "/api/tables/{code}/leave"),
)
SCHEMES: Final = ("bearer", "Basic", "Bearer ", "", "Token", "\xff", "Bearer\t")
VERSIONS: Final = ("HTTP/1.0", "HTTP/0.9", "HTTP/2.0", "HTTP/1.1 x", "http/1.1", "")
SOCKET: Final = (
    *("Sec-WebSocket-Version: 13", "Sec-WebSocket-Version: 12", "Sec-WebSocket-Version: é"),
    *("Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==", "Sec-WebSocket-Key: x", "Sec-WebSocket-Key:"),
    *("Upgrade: websocket", "Upgrade: WebSocket", "Connection: Upgrade", "Connection: keep-alive"),
    *("Connection: keep-alive, Upgrade", "Connection: é", "Sec-WebSocket-Key: é==", "Upgrade: é"),
    *("Sec-WebSocket-Protocol: a, b", "Origin: http://evil"),
    *("Sec-WebSocket-Extensions: permessage-deflate", "Sec-WebSocket-Extensions: \xff"),
)


@dataclass
class Request:
    """Bytes for a connection, what they ask, and what may become of the connection."""

    kind: str
    data: bytes
    # The house waits for more of it: no answer need come.
    is_unfinished: bool = False
    is_head: bool = False


class Requests:
    """The requests of the people of one case."""

    def __init__(self, wild: Wild, people: list[Situation]) -> None:
        self._wild: Final = wild
        self._people: Final = people

    def next(self) -> Request:
        deed = self._wild.chance.random()
        if deed < 0.06:
            return self._to(self._wild.chance.choice(PATHS), "page")
        if deed < 0.09:
            return self._handshake()
        if deed < 0.11:
            return Request("no HTTP", self._wild.chance.randbytes(60), is_unfinished=True)
        return self._ask(self._wild.chance.choice(ROUTES))

    # -- a route -----------------------------------------------------------------------------------

    def _ask(self, route: Route) -> Request:
        wild, chance = self._wild, self._wild.chance
        who = chance.choice(self._people)
        wild.learn(who.table)
        method = route.method if wild.is_(0.93) else chance.choice(METHODS)
        if (route.method, route.path) in FAREWELLS and wild.is_(0.9):
            method = "GET"
        path = self._path(route, who) + self._query(route)
        headers = ["Host: 127.0.0.1"] if wild.is_(0.97) else []
        if route.takes != ANYONE or wild.is_(0.1):
            headers += self._authorization(who.token)
        headers += chance.choices(HEADERS, k=chance.choice((0, 0, 0, 0, 0, 0, 0, 0, 1, 2)))
        body, own = self._body(route)
        return self._request(route.path, method, path, [*headers, *own], body)

    def _path(self, route: Route, who: Situation) -> str:
        places = {
            field.name: self._wild.of(field.type) for field in msgspec.structs.fields(route.places)
        }
        if "code" in places and self._wild.is_(0.85):
            places["code"] = who.table
        if "seat" in places and self._wild.is_(0.85):
            places["seat"] = self._wild.chance.randint(0, 3)
        if self._wild.is_(0.1):
            places = {name: self._wild.damaged(value) for name, value in places.items()}
        return re.sub(r"{(\w+)}", lambda found: _quoted(places[found[1]]), route.path)

    def _query(self, route: Route) -> str:
        wild = self._wild
        query = wild.of(route.query)
        if wild.is_(0.1):
            query = wild.damaged(query or {"a": 1})
        if not isinstance(query, dict):
            return f"?{_quoted(query)}"
        pairs = [f"{_quoted(name)}={_quoted(value)}" for name, value in query.items()]
        if pairs and wild.is_(0.05):
            pairs.append(wild.chance.choice((pairs[0], "&&", "=", "%", "a=%ff", "a;b")))
        return "?" + "&".join(pairs) if pairs else ""

    def _authorization(self, token: str) -> list[str]:
        wild, chance = self._wild, self._wild.chance
        if wild.is_(0.9):
            return [f"Authorization: Bearer {token}"]
        at = chance.randrange(len(token) + 1)
        damaged = token[:at] + chance.choice(("A", "", ".", "\xff", " ", "\x7f")) + token[at + 1 :]
        scheme = chance.choice((*SCHEMES, "Bearer", "Bearer", "Bearer"))
        return [f"Authorization: {scheme} {damaged}"] * chance.choice((1, 1, 1, 2, 0))

    def _body(self, route: Route) -> tuple[bytes, list[str]]:
        """The body, and the headers that say what it is."""
        wild, chance = self._wild, self._wild.chance
        if route.body is None and wild.is_(0.95):
            return b"", []
        value = wild.of(route.body) if route.body is not None else wild.scrap()
        data = wild.written(wild.damaged(value) if wild.is_(0.35) else value)
        if wild.is_(0.12):
            data = wild.spoilt(data)
        if wild.is_(0.01):
            data = data.ljust(chance.choice((16_384, 16_385, 40_000)))
        headers = ["Content-Type: application/json"]
        if wild.is_(0.06):
            headers = [f"Content-Type: {chance.choice(TYPES)}"][: chance.randint(0, 1)]
        if wild.is_(0.08):
            headers.append(f"Content-Encoding: {chance.choice(ENCODINGS)}")
            data = chance.choice(
                (data, gzip.compress(data, mtime=0), zlib.compress(data), data[:3])
            )
        return data, headers

    # -- as bytes ----------------------------------------------------------------------------------

    def _to(self, path: str, kind: str) -> Request:
        chance = self._wild.chance
        headers = ["Host: 127.0.0.1", *chance.choices(HEADERS, k=chance.randint(0, 2))]
        return self._request(
            kind, chance.choice(("GET", "GET", "HEAD", "POST")), path, headers, b""
        )

    def _handshake(self) -> Request:
        """A socket that is asked for in some way; it is not used."""
        chance = self._wild.chance
        headers = ["Host: 127.0.0.1", *chance.sample(SOCKET, k=chance.randint(3, 8))]
        path = chance.choice(("/socket", "/socket", "/socket?a=b", "/socket/", "/api/me"))
        return self._request("handshake", "GET", path, headers, b"")

    def _request(
        self, kind: str, method: str, path: str, headers: list[str], body: bytes
    ) -> Request:
        wild, chance = self._wild, self._wild.chance
        is_unfinished = any(one.startswith(("Content-Length", "Transfer")) for one in headers)
        if body and wild.is_(0.1):
            headers = [*headers, "Transfer-Encoding: chunked"]
            at = chance.randint(0, len(body))
            end = chance.choice((b"0\r\n\r\n", b"0\r\n\r\n", b"0\r\nX: y\r\n\r\n", b"x\r\n", b""))
            is_unfinished |= not end.endswith(b"\r\n\r\n")
            body = b"".join(
                b"%x\r\n%b\r\n" % (len(one), one) for one in (body[:at], body[at:]) if one
            )
            body += end
        elif body:
            said = len(body) + (chance.choice((-1, 1, 50)) if wild.is_(0.02) else 0)
            is_unfinished |= said != len(body)
            headers = [*headers, f"Content-Length: {said}"]
        version = "HTTP/1.1" if wild.is_(0.97) else chance.choice(VERSIONS)
        is_unfinished |= version in ("HTTP/0.9", "")
        line_end = "\r\n" if wild.is_(0.98) else "\n"
        is_unfinished |= line_end == "\n"
        head = line_end.join([f"{method} {path} {version}", *headers, "", ""])
        data = head.encode("latin-1", "replace") + body
        return Request(kind, data, is_unfinished, method == "HEAD")


def _quoted(value: Any) -> str:
    """A value in an address; some of what is not to stand there does all the same."""
    text = str(value)
    if text in NASTY[:20]:
        return text.replace("\r", "").replace("\n", "")
    return quote(text, safe="", errors="surrogatepass")
