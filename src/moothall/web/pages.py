"""The pages: the built files that a browser is given.

They are built by `dev.py` into `dist/` and are in the wheel. Everything but the first file carries a digest in its
name, so a browser may keep it for good; the first file is looked at anew each time, and costs nothing if it is the
same. All are read once, and packed once for those who can unpack.
"""

from __future__ import annotations

import gzip
import json
import mimetypes
import re
from collections.abc import Awaitable, Callable, Mapping
from functools import cache
from hashlib import blake2b
from pathlib import Path

from starlette.background import BackgroundTask
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from moothall.records import record

BUILT = Path(__file__).parent / "dist"
FIRST = "index.html"
FOR_GOOD = "public, max-age=31536000, immutable"
EACH_TIME = "no-cache"
PACKED_TYPES = ("text/", "application/json", "image/svg")
SHORT = 600
"""Bytes below which packing is not worth it."""

PLACES = (
    *("/", "/join", "/move", "/table/{table}/{seat}", "/table/{table}/{seat}/hero"),
    "/replay/{table}/{seat}",
    *("/rules/{book}", "/rules/{book}/{rule}", "/workshop", "/workshop/{book}"),
    *("/odds", "/odds/{book}", "/odds/{book}/encounter"),
)
"""Where a page is shown. Any other path is none."""

Ahead = Callable[[Request], Awaitable[None]]

MANIFEST = "/manifest.webmanifest"
ICON = re.compile(r"assets/icon-(\d+)-[\w-]+\.png")

NOT_BUILT = """<!doctype html><meta charset="utf-8"><title>Moothall</title>
<p>The pages are not built. Start the server with <code>python3 dev.py run</code>, which builds them.</p>
"""


@record
class Asset:
    """One file as it is sent."""

    body: bytes
    packed: bytes | None
    kind: str
    tag: str


def page_routes(built: Path = BUILT, ahead: Ahead | None = None) -> list[BaseRoute]:
    """The routes of the pages. `ahead` is done for a table once its page is sent."""

    async def page(request: Request) -> Response:
        first = assets(built).get(FIRST)
        if first is None:
            return Response(NOT_BUILT, 503, media_type="text/html")
        sent = send_asset(request, first, EACH_TIME)
        if ahead is not None and "seat" in request.path_params:
            sent.background = BackgroundTask(ahead, request)
        return sent

    async def asset(request: Request) -> Response:
        found = assets(built).get(f"assets/{request.path_params['name']}")
        return Response(status_code=404) if found is None else send_asset(request, found, FOR_GOOD)

    async def manifest(request: Request) -> Response:
        described = json.dumps(_manifest(assets(built)))
        return Response(described, media_type="application/manifest+json", headers={"cache-control": EACH_TIME})

    places = [Route(place, page) for place in PLACES]
    return [*places, Route(MANIFEST, manifest), Route("/assets/{name}", asset)]


def _manifest(built: Mapping[str, Asset]) -> dict[str, object]:
    """The web app manifest, for devices that install the page."""
    drawn = [(name, found[1]) for name in sorted(built) if (found := ICON.fullmatch(name))]
    icons = [{"src": f"/{name}", "sizes": f"{size}x{size}", "type": "image/png"} for name, size in drawn]
    return {
        "name": "Moothall",
        "short_name": "Moothall",
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": "#10181a",
        "theme_color": "#10181a",
        "icons": [icon | {"purpose": purpose} for icon in icons for purpose in ("any", "maskable")],
    }


def lost(request: Request, built: Path = BUILT) -> Response | None:
    """Return the page for a browser at an unknown address; it says so and knows a way on."""
    first, path = assets(built).get(FIRST), request.url.path
    looks = request.method == "GET" and "text/html" in request.headers.get("accept", "")
    if first is None or not looks or path.startswith(("/api/", "/assets/")):
        return None
    return Response(first.body, 404, headers={"cache-control": EACH_TIME, "content-type": first.kind})


@cache
def assets(built: Path) -> Mapping[str, Asset]:
    """Every built file by its name. Only these can be asked for, so no path leads anywhere else."""
    paths = [built / FIRST, *(built / "assets").glob("*")]
    return {
        path.relative_to(built).as_posix(): to_asset(path.read_bytes(), _kind(path)) for path in paths if path.is_file()
    }


def to_asset(body: bytes, kind: str) -> Asset:
    """Return a file as it is sent, by its bytes and its media type."""
    packs = kind.startswith(PACKED_TYPES) and len(body) > SHORT
    packed = gzip.compress(body, 9, mtime=0) if packs else None
    return Asset(body, packed, kind, f'"{blake2b(body, digest_size=9).hexdigest()}"')


def _kind(path: Path) -> str:
    """Return the media type of a file. The system's list is not asked for what we know: it may have been changed."""
    ours = {".js": "text/javascript", ".css": "text/css", ".html": "text/html", ".woff2": "font/woff2"}
    kind = ours.get(path.suffix) or mimetypes.types_map.get(path.suffix, "application/octet-stream")
    return f"{kind}; charset=utf-8" if kind.startswith("text/") else kind


def send_asset(request: Request, asset: Asset, keep: str) -> Response:
    """Return the answer with a file: nothing if the browser has it, packed if it can unpack."""
    headers = {"cache-control": keep, "etag": asset.tag, "content-type": asset.kind, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == asset.tag:
        return Response(status_code=304, headers=headers)
    if asset.packed is not None and _unpacks(request.headers.get("accept-encoding", "")):
        return Response(asset.packed, headers=headers | {"content-encoding": "gzip"})
    return Response(asset.body, headers=headers)


def _unpacks(said: str) -> bool:
    """Whether gzip is among what a browser says it can unpack."""
    wishes = (wish.strip().partition(";") for wish in said.lower().split(","))
    return any(name == "gzip" and not weight.replace(" ", "").endswith(("q=0", "q=0.0")) for name, _, weight in wishes)
