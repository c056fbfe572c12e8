"""Visits to pages: every script error, every byte loaded, and every accessibility violation."""

from __future__ import annotations

from typing import Any, Literal
from urllib.parse import urlsplit

from axe_playwright_python.base import AXE_SCRIPT  # type: ignore[import-untyped]
from playwright.sync_api import Browser, BrowserContext, Error, Page, Request, WebSocket, expect

PHONE, DESKTOP = (360, 740), (1280, 900)
Size = tuple[int, int]
LIGHTS: tuple[Literal["light", "dark"], ...] = ("light", "dark")

NO_SERVER = ("net::ERR_INTERNET_DISCONNECTED", "net::ERR_CONNECTION_REFUSED")
"""How a request ends to which nobody answered anything."""

MOST_LOOKS = 500

PATIENCE = 15_000
"""Milliseconds that a page may take for what it is asked: other tests want the same two cores."""
expect.set_options(timeout=PATIENCE)


class Visit:
    """Pages of one test, each in a context of its own, as if on a device of its own."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._contexts: list[BrowserContext] = []
        self.errors: list[str] = []
        self.received: dict[Page, list[str]] = {}
        self.unread: dict[Page, list[str]] = {}
        """What came to a page and could not be read any more."""
        self._coming: dict[Page, set[Request]] = {}
        self._reading: dict[Page, set[Request]] = {}
        self._over = False

    def __call__(self, address: str, *, size: Size = DESKTOP, lang: str = "en", dark: bool = False) -> Page:
        """Open an address on a new device."""
        scheme: Any = "dark" if dark else "light"
        context = self._browser.new_context(
            viewport={"width": size[0], "height": size[1]}, locale=lang, color_scheme=scheme, reduced_motion="reduce"
        )
        context.set_default_timeout(PATIENCE)
        self._contexts.append(context)
        page = context.new_page()
        self._listen(page)
        page.goto(address)
        return page

    def _listen(self, page: Page) -> None:
        heard = self.received[page] = []
        unread = self.unread[page] = []
        coming = self._coming[page] = set()
        reading = self._reading[page] = set()
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("console", lambda said: self.errors.append(said.text) if _is_ours(said.type, said.text) else None)

        def keep(request: Request) -> None:
            if self._over:
                return
            reading.add(request)
            try:
                heard.append(_body(request))
            except Error as problem:
                unread.append(f"{request.url}: {problem.message}")
            finally:
                coming.discard(request)
                reading.discard(request)

        def broken(request: Request) -> None:
            coming.discard(request)
            if request.failure not in NO_SERVER:
                unread.append(f"{request.url}: {request.failure}")

        def tap(socket: WebSocket) -> None:
            socket.on("framereceived", lambda frame: heard.append(str(frame)))

        page.on("request", lambda request: coming.add(request))
        page.on("requestfinished", keep)
        page.on("requestfailed", broken)
        page.on("websocket", tap)

    def everything(self, page: Page) -> str:
        """Every byte that came to a page: documents, scripts, answers and frames. Nothing of it may be unknown."""
        for _ in range(MOST_LOOKS):
            if not self._coming[page]:
                break
            page.evaluate("new Promise(requestAnimationFrame)")
        assert not self._coming[page], [request.url for request in self._coming[page]]
        assert not self.unread[page], self.unread[page]
        return "\n".join(self.received[page])

    def end(self) -> None:
        """Close everything. What is still being read is waited for: a page that closes might never answer."""
        self._over = True
        for page, reading in self._reading.items():
            for _ in range(MOST_LOOKS):
                if not reading or page.is_closed():
                    break
                page.evaluate("0")
        for context in self._contexts:
            context.close()
        assert not self.errors, "; ".join(self.errors)


BUILT = "/assets/"
"""Where the built pages lie: the same bytes for everybody, so nobody's secrets."""


def _body(request: Request) -> str:
    """The body of an answer; a redirect has none, and that of a built page is not read."""
    if urlsplit(request.url).path.startswith(BUILT):
        return ""
    response = request.response()
    if response is None or 300 <= response.status < 400:
        return ""
    return response.body().decode("utf-8", "replace")


def _is_ours(kind: str, text: str) -> bool:
    """A refusal or a lost server is no script error, though browsers note them; a text that is missing is."""
    return kind == "error" and not text.startswith(("Failed to load resource", "WebSocket connection to"))


SET_ASIDE = """(part) => {
    for (let at = document.querySelector(part); at && at !== document.body; at = at.parentElement) {
        for (const other of at.parentElement.children) {
            if (other === at || other.dataset.aside !== undefined) continue;
            other.dataset.aside = other.style.display;
            other.style.display = 'none';
        }
    }
}"""
PUT_BACK = """() => {
    for (const one of document.querySelectorAll('[data-aside]')) {
        one.style.display = one.dataset.aside;
        delete one.dataset.aside;
    }
}"""


def unusable(page: Page, within: str | None = None, only: tuple[str, ...] = ()) -> list[str]:
    """The accessibility violations of a page, each with its first place; of all rules or of some.

    What is looked at elsewhere is not looked at again: with `within`, only that part of a page is there meanwhile.
    """
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE_SCRIPT)
    if within is not None:
        page.evaluate(SET_ASIDE, within)
    found = page.evaluate(RUN, [within, list(only)])
    if within is not None:
        page.evaluate(PUT_BACK)
    return [f"{one['id']}: {one['nodes'][0]['target']} {one['nodes'][0].get('failureSummary', '')}" for one in found]


RUN = """async ([within, only]) => {
    const rules = only.length ? { runOnly: only } : {};
    return (await axe.run(within ?? document, { resultTypes: ['violations'], ...rules })).violations;
}"""
COLOURS = ("color-contrast", "link-in-text-block")
"""The rules that look at colours: the only ones to which light and language are not one."""


def in_both_lights(page: Page, within: str | None = None) -> list[str]:
    """The accessibility violations of a page in its light theme, and of its colours in the dark one."""
    found: list[str] = []
    for light, only in zip(LIGHTS, ((), COLOURS), strict=True):
        page.emulate_media(color_scheme=light)
        found += (f"{light}: {one}" for one in unusable(page, within, only))
    return found


def unfold(page: Page) -> None:
    """Show the people and settings that a phone has no room for in its bar."""
    page.locator("header button.more").click()  # in whatever language


def sideways(page: Page) -> int:
    """By how many dots a page is wider than its window, once its letters have come."""
    wider = "document.fonts.ready.then(() => document.documentElement.scrollWidth - window.innerWidth)"
    return int(page.evaluate(wider))
