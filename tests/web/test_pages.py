"""Pages are served with the right type, caching and compression, and no other file is."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

import pytest
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.testclient import TestClient

from moothall import books
from moothall.table.book import Book
from moothall.web.book_page import book_page
from moothall.web.guard import POLICY
from moothall.web.pages import BUILT, EACH_TIME, FOR_GOOD, lost, page_routes
from tests.support import places

LONG = "let words = 'Ilse kicks the door in';\n" * 100


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """A page that was built."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html><title>Moothall</title>", encoding="utf-8")
    (tmp_path / "assets" / "index-abc.js").write_text(LONG, encoding="utf-8")
    (tmp_path / "assets" / "letters-abc.woff2").write_bytes(bytes(1000))
    (tmp_path / "secret.txt").write_text("not for you", encoding="utf-8")
    return tmp_path


def visitor(built: Path) -> TestClient:
    return TestClient(Starlette(routes=page_routes(built)), base_url="http://localhost")


@pytest.mark.parametrize(
    "path",
    [
        *("/", "/join", "/move", "/table/t1/ilse", "/table/t1/ilse/hero", "/workshop", "/workshop/nde2"),
        *("/rules/nde2", "/rules/nde2/nde2.luck"),
    ],
)
def test_every_page_is_the_one_file(built: Path, path: str) -> None:
    """Wherever a page is shown, the first file is sent, and looked at anew each time."""
    answer = visitor(built).get(path)
    assert answer.status_code == 200
    assert "<title>Moothall" in answer.text
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == EACH_TIME


@pytest.mark.parametrize(
    "path", ["/secret.txt", "/assets/../secret.txt", "/assets/%2e%2e%2fsecret.txt", "/assets/", "/table/t1", "/nowhere"]
)
def test_only_built_files_are_served(built: Path, path: str) -> None:
    """Only what was built is sent, and only under its own name."""
    assert visitor(built).get(path).status_code == 404


def test_a_browser_at_an_unknown_path_gets_the_page_with_404(built: Path) -> None:
    """A browser at an unknown path gets the page with status 404; programs and the API do not."""

    def asked(path: str, method: str = "GET", accept: str = "text/html,*/*") -> Request:
        headers = [(b"accept", accept.encode())]
        return Request({"type": "http", "method": method, "path": path, "headers": headers, "query_string": b""})

    page = lost(asked("/nowhere"), built)
    assert page is not None and page.status_code == 404 and b"<title>Moothall" in page.body
    assert lost(asked("/nowhere", accept="application/json"), built) is None
    assert lost(asked("/nowhere", "POST"), built) is None
    assert lost(asked("/api/nowhere"), built) is None
    assert lost(asked("/nowhere"), built / "assets") is None


def test_the_manifest_names_existing_icons(built: Path) -> None:
    """The manifest names icons that are there, each for both purposes, under the names they were built with."""
    (built / "assets" / "icon-192-Ab_c-9.png").write_bytes(b"png")
    client = visitor(built)
    answer = client.get("/manifest.webmanifest")
    assert answer.headers["content-type"] == "application/manifest+json"
    assert (answer.json()["display"], answer.json()["start_url"]) == ("standalone", "/")
    icons = [(icon["src"], icon["sizes"], icon["purpose"]) for icon in answer.json()["icons"]]
    assert icons == [("/assets/icon-192-Ab_c-9.png", "192x192", purpose) for purpose in ("any", "maskable")]
    assert client.get(icons[0][0]).content == b"png"


def test_a_file_with_a_digest_in_its_name_is_cached_for_good(built: Path) -> None:
    """A script is sent as one, may be kept for good, and costs nothing when it is asked for again."""
    client = visitor(built)
    answer = client.get("/assets/index-abc.js")
    assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
    assert answer.headers["cache-control"] == FOR_GOOD
    again = client.get("/assets/index-abc.js", headers={"if-none-match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_text_is_compressed_for_clients_that_accept_it(built: Path) -> None:
    """Text is compressed for clients that ask for it, and only for those; fonts are compressed already."""
    client = visitor(built)

    def sent(name: str, **headers: str) -> tuple[str | None, int]:
        with client.stream("GET", f"/assets/{name}", headers=headers) as answer:
            return answer.headers.get("content-encoding"), len(b"".join(answer.iter_raw()))

    packed = sent("index-abc.js", **{"accept-encoding": "br, gzip"})
    assert packed == ("gzip", len(gzip.compress(LONG.encode(), 9, mtime=0)))
    assert sent("index-abc.js", **{"accept-encoding": "identity"}) == (None, len(LONG))
    assert sent("index-abc.js", **{"accept-encoding": "gzip;q=0"}) == (None, len(LONG))
    assert sent("letters-abc.woff2", **{"accept-encoding": "gzip"}) == (None, 1000)


def test_unbuilt_pages_tell_how_to_build_them(tmp_path: Path) -> None:
    """A server without pages answers with what to do."""
    answer = visitor(tmp_path / "none").get("/")
    assert answer.status_code == 503
    assert "dev.py run" in answer.text


# ---- what was really built ------------------------------------------------------------------------------------------

needs_build = pytest.mark.skipif(not (BUILT / "index.html").exists(), reason="dev.py builds the pages")


@needs_build
def test_the_built_page_obeys_the_policy() -> None:
    """The first file holds no script or style of its own, which the policy would forbid, and nothing from elsewhere."""
    page = (BUILT / "index.html").read_text(encoding="utf-8")
    assert "style-src 'self'" in POLICY and "script-src 'self'" in POLICY
    assert not re.search(r"<style|\sstyle=|\son\w+=|<script(?![^>]*\ssrc=)", page)
    assert re.findall(r'(?:src|href)="([^"]*)"', page)
    assert all(link.startswith("/assets/") for link in re.findall(r'(?:src|href)="([^"]*)"', page))


@needs_build
def test_no_template_styles_itself() -> None:
    """No markup in the scripts holds a style attribute: the policy would ignore it in silence."""
    styled = re.compile(r'<\w+[^>`]* style="')
    scripts = list((BUILT / "assets").glob("*.js"))
    assert scripts and [path.name for path in scripts if styled.search(path.read_text("utf-8"))] == []


TEXT_START = re.compile(r"^([\w-]+) =", re.MULTILINE)


def text_keys(text: str) -> set[str]:
    """The names of all texts in a file, or in a script that holds such a file."""
    return set(TEXT_START.findall(text.replace("\\n", "\n")))


def of_a_book(script: str) -> set[str]:
    """The names in a script that only a book has: ids, procedures, and texts that are not the page's own."""
    ours = text_keys((places.ROOT / "frontend" / "texts" / "en" / "page.ftl").read_text(encoding="utf-8"))
    texts = {key for id in books.book_ids() for ftl in book_page(id, "en").texts.ftl for key in text_keys(ftl)}
    names = {name for id in books.book_ids() for name in (id, *Book(id).procedures)}
    return {name for name in names if name in script} | (text_keys(script) & texts - ours)


@pytest.mark.parametrize("script", ['a="nova6"', "b={p:`houses.test`}", r'c="x = 1\nterm-surprise = surprise\n"'])
def test_a_script_that_knows_a_book_is_found(script: str) -> None:
    """A script with the id of a book, with one of its procedures or with one of its texts is found."""
    assert of_a_book(script)


@needs_build
def test_the_built_page_knows_no_book() -> None:
    """No built script holds an id, a procedure or a text of a book: they all come from the server."""
    scripts = sorted((BUILT / "assets").glob("*.js"))
    assert scripts and set().union(*(of_a_book(path.read_text("utf-8")) for path in scripts)) == set()
