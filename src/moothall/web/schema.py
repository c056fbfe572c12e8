"""The description of the API, made from the types it really takes and gives: OpenAPI 3.1, sockets included."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import msgspec

from moothall import __version__
from moothall.web import wire
from moothall.web.api import all_endpoints
from moothall.web.calls import JSON, Endpoint
from moothall.web.command_types import orders
from moothall.web.refusals import Refused
from moothall.web.socket import PATH

Json = dict[str, Any]
REF = "#/components/schemas/{name}"


@cache
def described() -> bytes:
    """The whole description."""
    return msgspec.json.encode(description())


def description() -> Json:
    """The same before it is text."""
    endpoints = all_endpoints()
    types = [Refused, wire.Incoming, wire.Outgoing, orders()]
    types += [kind for endpoint in endpoints for kind in (endpoint.takes, endpoint.gives) if kind not in (None, bytes)]
    schemas, components = msgspec.json.schema_components(types, ref_template=REF)
    shown: dict[Any, Json] = dict(zip(types, schemas, strict=True))
    components |= {"Incoming": shown[wire.Incoming], "Outgoing": shown[wire.Outgoing], "Command": shown[orders()]}
    for name in ("Order", "Do"):
        components[name]["properties"]["command"] = {"$ref": REF.format(name="Command")}
    paths: Json = {}
    for endpoint in endpoints:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = _operation(endpoint, shown)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Moothall", "version": __version__},
        "paths": paths,
        "components": {"schemas": components},
        "x-socket": {
            "path": PATH,
            "query": ["after", "stream", "lang"],
            "takes": {"$ref": REF.format(name="Incoming")},
            "gives": {"$ref": REF.format(name="Outgoing")},
        },
    }


def _operation(endpoint: Endpoint, shown: dict[Any, Json]) -> Json:
    told: Json = {
        "operationId": endpoint.name,
        "summary": endpoint.about,
        "tags": [endpoint.topic],
        "responses": {
            str(endpoint.status if endpoint.gives is not None else 204): _answer(endpoint, shown),
            "default": {"description": "A refusal.", "content": {JSON: {"schema": shown[Refused]}}},
        },
    }
    parameters = [*_in_path(endpoint), *_in_query(endpoint)]
    if parameters:
        told["parameters"] = parameters
    if endpoint.takes is bytes:
        content = {kind: {"schema": {"type": "string", "format": "binary"}} for kind in endpoint.media}
        told["requestBody"] = {"required": True, "content": content}
    elif endpoint.takes is not None:
        told["requestBody"] = {"required": True, "content": {JSON: {"schema": shown[endpoint.takes]}}}
    return told


def _answer(endpoint: Endpoint, shown: dict[Any, Json]) -> Json:
    if endpoint.gives is None:
        return {"description": "Done."}
    if endpoint.gives is bytes:
        return {"description": "A file.", "content": {kind: {} for kind in endpoint.media}}
    return {"description": "So it is.", "content": {JSON: {"schema": shown[endpoint.gives]}}}


def _in_path(endpoint: Endpoint) -> list[Json]:
    names = re.findall(r"\{(\w+)\}", endpoint.path)
    return [{"name": name, "in": "path", "required": True, "schema": {"type": "string"}} for name in names]


def _in_query(endpoint: Endpoint) -> list[Json]:
    if endpoint.query is None:
        return []
    (_, components) = msgspec.json.schema_components([endpoint.query])
    fields = components[endpoint.query.__name__]["properties"]
    return [{"name": name, "in": "query", "required": False, "schema": schema} for name, schema in fields.items()]
