"""The description of the HTTP side as OpenAPI 3.1, made from the routes themselves."""

import re
from collections.abc import Sequence
from http import HTTPStatus
from typing import Any, Final

import msgspec
from msgspec import Struct

from facedown import __version__
from facedown.server.codes import CODES, status_of
from facedown.server.http.problems import Problem
from facedown.server.http.routes import ANYONE, JSON, MAYBE, Nothing, Route

REFERENCE: Final = "#/components/schemas/{name}"

ABOUT: Final = """\
The lobby of a house of Facedown: people, games, tables, records. The table itself is played over
the WebSocket at /socket. Every error is the same object, a code with parameters; the token stands
in the Authorization header and nowhere else.
"""


def describe(routes: Sequence[Route]) -> dict[str, Any]:
    """The whole description, as a JSON object."""
    kinds = _kinds(routes)
    schemas, components = msgspec.json.schema_components(kinds, ref_template=REFERENCE)
    schema_of = dict(zip(map(_key, kinds), schemas, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for route in routes:
        paths.setdefault(route.path, {})[route.method.lower()] = _operation(route, schema_of)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Facedown", "version": __version__, "description": ABOUT},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}},
        },
    }


def _kinds(routes: Sequence[Route]) -> list[Any]:
    kinds: dict[str, Any] = {_key(Problem): Problem}
    for route in routes:
        for kind in (route.body, route.gives):
            if kind is not None:
                kinds[_key(kind)] = kind
        for struct in (route.places, route.query):
            kinds |= {_key(field.type): field.type for field in msgspec.structs.fields(struct)}
    return list(kinds.values())


def _key(kind: Any) -> str:
    return repr(kind)


def _operation(route: Route, schema_of: dict[str, Any]) -> dict[str, Any]:
    told: dict[str, Any] = {
        "operationId": route.name,
        "summary": route.summary,
        "tags": [_tag(route.path)],
        "responses": _responses(route, schema_of),
    }
    if route.takes != ANYONE:
        told["security"] = [{"token": []}, {}] if route.takes == MAYBE else [{"token": []}]
    parameters = _parameters(route.places, "path", schema_of)
    parameters += _parameters(route.query, "query", schema_of)
    if parameters:
        told["parameters"] = parameters
    if route.body is not None:
        told["requestBody"] = {
            "required": not route.body_optional,
            "content": {JSON: {"schema": schema_of[_key(route.body)]}},
        }
    return told


def _tag(path: str) -> str:
    match = re.match("/(?:api/)?([a-z]+)", path)
    return match.group(1) if match else "house"


def _parameters(
    struct: type[Struct], where: str, schema_of: dict[str, Any]
) -> list[dict[str, Any]]:
    if struct is Nothing:
        return []
    return [
        {
            "name": field.encode_name,
            "in": where,
            "required": where == "path",
            "schema": _without_null(schema_of[_key(field.type)]),
        }
        for field in msgspec.structs.fields(struct)
    ]


def _without_null(schema: dict[str, Any]) -> dict[str, Any]:
    """A parameter is there or left out; there is no writing null in an address."""
    kinds = [one for one in schema.get("anyOf", []) if one != {"type": "null"}]
    return kinds[0] if len(kinds) == 1 else schema


def _responses(route: Route, schema_of: dict[str, Any]) -> dict[str, Any]:
    good: dict[str, Any] = {"description": HTTPStatus(route.status).phrase}
    if route.gives is not None:
        good["content"] = {route.kind: {"schema": schema_of[_key(route.gives)]}}
    answers = {str(route.status): good}
    by_status: dict[int, list[str]] = {}
    for code in sorted(route.codes):
        by_status.setdefault(status_of(code), []).append(f"{code}: {CODES[code].means}")
    for status, errors in sorted(by_status.items()):
        answers[str(status)] = {
            "description": "; ".join(errors),
            "content": {JSON: {"schema": schema_of[_key(Problem)]}},
        }
    return answers
