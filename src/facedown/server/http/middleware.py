"""What stands around every request: limits, errors in one shape, headers, counting."""

import hashlib
import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, Final

import msgspec
from aiohttp import web

from facedown.core.errors import FacedownError
from facedown.server.bus import Elsewhere
from facedown.server.codes import status_of
from facedown.server.errors import HouseError
from facedown.server.http.pages import ASK_AGAIN
from facedown.server.http.problems import Problem, problem
from facedown.server.http.routes import JSON, TEXT, WAY, Route, call_of
from facedown.server.logs import log
from facedown.server.store import StoreError, StoreFailed

if TYPE_CHECKING:
    from facedown.server.context import AppContext

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]

# Everything comes from the house itself; no script or style stands in a page.
POLICY: Final = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "media-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "connect-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)
SERVER: Final = "facedown"
HEADERS: Final = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Server": SERVER,
}

# Answers longer than this are compressed, in a thread.
LONG_BYTES: Final = 16_384
TAG_LETTERS: Final = 24

HTTP_CODES: Final = {404: "not_found", 405: "wrong_method", 413: "too_large"}


def guard(context: "AppContext") -> Any:
    """The middleware around every handler."""

    @web.middleware
    async def guarded(request: web.Request, handler: Handler) -> web.StreamResponse:
        began = time.perf_counter()
        response = await _answer(context, request, handler)
        if response.prepared:  # a socket, which is over
            return response
        response.headers.update(HEADERS)
        if "Cache-Control" not in response.headers:
            response.headers["Cache-Control"] = "no-store"
        seconds = time.perf_counter() - began
        context.metrics.answered(_route_of(request), response.status, seconds)
        if context.settings.access_log:
            log().info(
                "asked",
                method=request.method,
                # The route and not the path: the code of a table lets people in.
                route=_route_of(request),
                status=response.status,
                ms=round(seconds * 1000, 1),
                address=context.address_of(request),
            )
        return response

    return guarded


async def _answer(
    context: "AppContext", request: web.Request, handler: Handler
) -> web.StreamResponse:
    try:
        if context.is_closing:
            raise HouseError("come_back")
        context.limits.requests.spend(context.address_of(request))
        context.hosts.check(request)
        return await handler(request)
    except StoreError as error:
        if not isinstance(error, StoreFailed):  # the store itself says when it fails, once
            log().error("store refused", error=error.code)
        context.metrics.failed("store")
        return refusal(Problem("unavailable"))
    except Elsewhere as error:
        way = {WAY: context.way_of(error.table)}
        return web.Response(
            status=307, headers={"Location": str(request.rel_url.update_query(way))}
        )
    except FacedownError as error:
        context.metrics.refused(error.code)
        return refusal(problem(error))
    except web.HTTPException as error:
        allowed = error.headers.get("Allow")
        answer = refusal(Problem(HTTP_CODES.get(error.status, "bad_request")))
        if allowed:
            answer.headers["Allow"] = allowed
        return answer
    except ConnectionError:
        raise
    except Exception as error:  # noqa: BLE001 - whatever it is, the client learns nothing of it
        log().error("request failed", route=_route_of(request), error=repr(error), exc_info=True)
        context.metrics.failed("http")
        return refusal(Problem("internal"))


def refusal(what: Problem) -> web.Response:
    """An error as an answer."""
    status = status_of(what.code)
    headers = {}
    if "seconds" in what.params:
        headers["Retry-After"] = str(what.params["seconds"])
    elif status == 503:
        headers["Retry-After"] = "2"
    if status == 401:
        headers["WWW-Authenticate"] = "Bearer"
    return web.Response(
        body=msgspec.json.encode(what), status=status, content_type=JSON, headers=headers
    )


async def expected(request: web.Request) -> web.StreamResponse | None:
    """Tell a client to go on that waits for it."""
    if request.headers.get("Expect", "").lower() != "100-continue":
        return refusal(Problem("bad_request", {"why": "Expect"}))
    await request.writer.write(b"HTTP/1.1 100 Continue\r\n\r\n")
    request.writer.output_size = 0  # the answer itself has not begun
    return None


def handler_of(route: Route, context: "AppContext") -> Handler:
    """A route as aiohttp calls it."""

    async def handle(request: web.Request) -> web.StreamResponse:
        call = await call_of(route, context, request)
        given = await route.run(call)
        headers = call.headers
        if route.gives is None:
            return web.Response(status=route.status, headers=headers)
        body = given.encode() if route.kind == TEXT else msgspec.json.encode(given)
        if route.kept:
            tag = hashlib.sha256(body).hexdigest()[:TAG_LETTERS]
            headers = {"Cache-Control": ASK_AGAIN, "ETag": f'W/"{tag}"'}
            if tag in [known.value for known in request.if_none_match or ()]:
                return web.Response(status=304, headers=headers)
        answer = web.Response(
            body=body,
            status=route.status,
            content_type=route.kind,
            charset="utf-8" if route.kind == TEXT else None,
            zlib_executor_size=LONG_BYTES,
            headers=headers,
        )
        if len(body) > LONG_BYTES:
            answer.enable_compression()
        return answer

    return handle


def _route_of(request: web.Request) -> str:
    resource = request.match_info.route.resource
    return resource.canonical if resource is not None else "none"
