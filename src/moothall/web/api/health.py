"""The health endpoints: that the server runs and can write, which version it is, and its metrics."""

from __future__ import annotations

from hmac import compare_digest

from msgspec import Struct
from starlette.responses import Response

from moothall import __version__, books
from moothall.errors import MoothallError
from moothall.speech import LANGUAGES
from moothall.web import control, metrics
from moothall.web.calls import Call, Endpoints, in_thread

endpoints = Endpoints()


class Health(Struct, frozen=True):
    """Whether we can keep what happens."""

    ok: bool


class Version(Struct, frozen=True):
    """The program and version that run here."""

    moothall: str
    books: list[str]
    languages: list[str]
    open: bool


@endpoints.get("/api/health", gives=Health, signed=False)
async def health(call: Call) -> Health:
    """Whether the server works and its folder can still be written to."""
    return Health(call.context.store.is_well)


@endpoints.get("/api/ready", gives=Health, signed=False)
async def ready(call: Call) -> Health:
    """Whether the server takes people in and can write; refused (503) while it starts or stops, or the disk is full."""
    match call.context.state:
        case "starting":
            raise MoothallError("error-web-starting")
        case "stopping":
            raise MoothallError("error-web-stopping")
    try:
        await in_thread(call.context.store.check_can_write)
    except MoothallError as problem:
        raise MoothallError("error-web-not-ready", problem=problem.key) from problem
    return Health(True)


@endpoints.get("/metrics", gives=bytes, media=("text/plain",), signed=False)
async def show_metrics(call: Call) -> Response:
    """Counts of this server for Prometheus: for this computer, the host, or whoever has the token."""
    if not await _may_count(call):
        raise MoothallError("error-web-metrics")
    text = await in_thread(metrics.told, call.context, call.now)
    return Response(text, media_type=metrics.TEXT)


async def _may_count(call: Call) -> bool:
    headers, client = call.request.headers, call.request.client
    bearer, token = headers.get("authorization", ""), call.context.metrics_token
    if token and compare_digest(bearer.encode(), f"Bearer {token}".encode()):
        return True
    if call.context.control and compare_digest(headers.get(control.HEADER, "").encode(), call.context.control.encode()):
        return True
    forwarded = any(name in headers for name in ("forwarded", "x-forwarded-for", "x-forwarded-host", "via"))
    if metrics.is_from_here(client.host if client else "", headers.get("host", ""), forwarded):
        return True
    return call.signed is not None and await call.context.is_host(call.person)


@endpoints.get("/api/version", gives=Version, signed=False)
async def version(call: Call) -> Version:
    """Which version runs here, its books and its languages, and whether everybody may make tables."""
    return Version(__version__, list(books.book_ids()), list(LANGUAGES), call.context.open_to_all)
