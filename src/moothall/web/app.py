"""The ASGI app: API routes and pages behind the `Guard` middleware."""

from __future__ import annotations

import socket as computer
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import asynccontextmanager
from itertools import groupby

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.websockets import WebSocket

from moothall.errors import MoothallError
from moothall.web import refusals
from moothall.web.addresses import hosts_of, origins_of
from moothall.web.api import all_endpoints
from moothall.web.calls import Endpoint, answering, refusal
from moothall.web.context import AppContext
from moothall.web.guard import Guard, Manners
from moothall.web.pages import lost
from moothall.web.schema import described
from moothall.web.socket import PATH, open_socket

Closing = Callable[[], Awaitable[None]]


def make_app(context: AppContext, pages: Iterable[BaseRoute] = (), closing: Closing | None = None) -> Guard:
    """Return the app of a context. `pages` are routes beside the API; `closing` is done when all steps are finished."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        yield
        await context.close()
        if closing is not None:
            await closing()

    routes = [*_routes(context), *pages]
    app = Starlette(routes=routes, lifespan=lifespan, exception_handlers={HTTPException: _no_such_page})
    app.router.redirect_slashes = False
    return Guard(app if context.passing is None else context.passing(app), manners_of(context))


def manners_of(context: AppContext) -> Manners:
    """Return the settings of the guard: hosts, origins and sizes."""
    sizes, place = context.sizes, context.place

    def most(path: str) -> int:
        if path.endswith("/pictures"):
            return sizes.picture
        return sizes.archive if path.startswith(("/api/evenings", "/api/local/evenings")) else sizes.body

    hosts = hosts_of(place, computer.gethostname())
    return Manners(hosts, origins_of(place), sizes.message, most, place.is_secure, context.metrics.refused)


def _routes(context: AppContext) -> list[BaseRoute]:
    """Return one route for each path with all its methods, so that a wrong method is told which ones there are."""
    endpoints = sorted(all_endpoints(), key=lambda endpoint: endpoint.path)
    paths = {path: list(group) for path, group in groupby(endpoints, key=lambda endpoint: endpoint.path)}
    routes: list[BaseRoute] = [_route(context, path, group) for path, group in paths.items()]

    async def openapi(request: Request) -> Response:
        return Response(described(), media_type="application/json")

    async def socket(websocket: WebSocket) -> None:
        await open_socket(context, websocket)

    return [*routes, Route("/api/openapi.json", openapi), WebSocketRoute(PATH, socket)]


def _route(context: AppContext, path: str, endpoints: list[Endpoint]) -> Route:
    return Route(path, answering(context, endpoints), methods=[endpoint.method for endpoint in endpoints])


async def _no_such_page(request: Request, problem: Exception) -> Response:
    """Return the refusal of an unknown path or a wrong method."""
    assert isinstance(problem, HTTPException)
    page = lost(request) if problem.status_code == 404 else None
    if page is not None:
        return page
    wrong = MoothallError("error-web-method") if problem.status_code == 405 else MoothallError("error-web-no-page")
    lang = refusals.wished_language(request.headers.get("accept-language", ""))
    response = refusal(wrong, lang, problem.status_code)
    for name, value in (problem.headers or {}).items():
        response.headers[name] = value
    return response
