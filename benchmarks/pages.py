"""The cost of the pages in a real browser: a first visit, coming to a long table, its log, and a roll on stage.

All of it runs on one computer, the browser included. The pages must be built: `python3 dev.py bench pages` sees to it.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

from parts import servers, sessions
from parts.servers import Server
from parts.sessions import Visitor
from playwright.sync_api import Browser, Page

from moothall.store import open_store
from moothall.web.access import Access, Admission

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tests.browser import chrome
from tests.browser.conftest import Demo
from tests.browser.test_stage import attacks
from tests.browser.test_table import at_the_table

ENTRIES = 20_000
STEPS = 9_300
"""Steps of a session that come to so many entries."""

MOST_BYTES = 200_000
MOST_SECONDS = 1.0
LONG_FRAME = 50
MOST_TO_STAGE, MOST_TO_READ = 300, 900
"""Milliseconds from the frame that tells of dice."""
VISITS = 5

SHOWN = """() => {
    const board = document.querySelector('.board h2');
    return board && board.getClientRects().length ? performance.now() : false;
}"""
"""When the table is there: its reader sees it, is asked, and can act."""

TOLD = """() => document.querySelectorAll('[role=feed] article').length > 3 ? performance.now() : false"""
"""When the newest lines of its log are there, too: after a restart they wait until the past was read."""

STAGED = """() => {
    const times = window.staged = { told: 0, shown: 0, read: 0, frames: [] };
    const Socket = window.WebSocket;
    window.WebSocket = class extends Socket {
        constructor(...given) {
            super(...given);
            this.addEventListener('message', ({ data }) => {
                if (!times.told && String(data).includes('"what":"rolled"')) times.told = performance.now();
            });
        }
    };
    let last = 0;
    const look = (now) => {
        const stage = document.querySelector('[data-stage]');
        if (stage && !times.shown) times.shown = now;
        const number = stage?.querySelector('svg.die text, svg.die .pip');
        if (number && !times.read && getComputedStyle(number).opacity === '1') times.read = now;
        if (times.shown && now - times.shown < 1500) times.frames.push(now - last);
        last = now;
        requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
}"""
"""When dice were told to a page, when they were on stage and their number could be read, and each frame meanwhile."""

SCROLL = """async ([each, frames]) => {
    const list = document.querySelector('[role=feed]');
    const took = [];
    let last = await new Promise(requestAnimationFrame);
    for (let frame = 0; frame < frames; frame += 1) {
        list.scrollTop -= each;
        const now = await new Promise(requestAnimationFrame);
        took.push(now - last);
        last = now;
    }
    return took;
}"""

DRAWN = """() => {
    const list = document.querySelector('[role=feed]').getBoundingClientRect();
    return [...document.querySelectorAll('[role=feed] article')].some((row) => {
        const box = row.getBoundingClientRect();
        return box.bottom > list.top && box.top < list.bottom;
    }) ? performance.now() : false;
}"""
"""Whether there is a line to read in the window of the log."""


def goal(limit: float, reached: float, unit: str) -> str:
    return f"goal: under {limit:,.0f} {unit}" + ("" if reached < limit else "  << MISSED")


def main() -> None:
    with tempfile.TemporaryDirectory() as place, chrome.browser() as browser:
        folder = Path(place) / "long"
        (people,) = sessions.furnish(folder, 1, STEPS)
        link = invitation(folder, people[0].table)
        visitors = {visitor.seat: visitor for visitor in people}
        with servers.running(servers.ours(folder)) as server:
            for lang in ("en", "pl", "fr"):
                first_visit(browser, f"{server.address}/join#{link}", lang)
            coming(browser, server, visitors["ilse"], "read from the store for the first time")
            for seat in ("ilse", "gm"):
                scrolling(browser, server, visitors[seat])
        landing(browser, Path(place) / "demo")
        with servers.running(servers.ours(folder)) as server:
            coming(browser, server, visitors["ilse"], "the first thing that a server does after a restart")


def invitation(folder: Path, table: str) -> str:
    """Return the token of a link to a table."""
    with open_store(folder) as store:
        return Access(store).invite(Admission(table, "player"), 0.0).token


# ---- A first visit --------------------------------------------------------------------------------------------------


def first_visit(browser: Browser, link: str, lang: str) -> None:
    """Everything that comes over the wire until a newcomer is asked for a name, letters included."""
    with opened(browser, lang) as page:
        client = page.context.new_cdp_session(page)
        client.send("Network.enable")
        sizes: list[int] = []
        client.on("Network.loadingFinished", lambda told: sizes.append(int(told["encodedDataLength"])))
        page.goto(link)
        page.get_by_role("textbox").wait_for()
        page.evaluate("() => document.fonts.ready.then(() => true)")
        total = sum(sizes)
        told = f"{total:,} bytes in {len(sizes)} answers ({goal(MOST_BYTES, total, 'bytes')})"
        print(f"a first visit to a join page, {lang}: {told}")


# ---- Coming to a long table -----------------------------------------------------------------------------------------


def coming(browser: Browser, server: Server, visitor: Visitor, first_time: str) -> None:
    """From the address to the table: the first time it is read from the store, later it is open."""
    took = []
    for _ in range(1 + VISITS):
        with opened(browser) as page:
            took.append(arrive(page, server, visitor))
    for what, first, *again in zip(("is shown", "and its newest lines"), *took, strict=True):
        print(f"a table of {ENTRIES:,} entries {what}, {first_time}: {told_seconds(first)}")
        print(f"  it is open already (median of {VISITS}): {told_seconds(median(again))}")


def told_seconds(seconds: float) -> str:
    return f"{seconds:.2f} s ({goal(MOST_SECONDS, seconds, 's')})"


def arrive(page: Page, server: Server, visitor: Visitor) -> tuple[float, float]:
    """Open a seat's table; the seconds until it shows, and until the newest of its log does."""
    port = server.address.rpartition(":")[2]
    cookie: Any = {"name": f"moothall-{port}", "value": visitor.token, "url": server.address}
    page.context.add_cookies([cookie])
    page.goto(f"{server.address}/table/{visitor.table}/{visitor.seat}", wait_until="commit")
    shown, told = (float(page.wait_for_function(what).json_value()) / 1000 for what in (SHOWN, TOLD))
    return shown, told


# ---- Scrolling ------------------------------------------------------------------------------------------------------


class Way(NamedTuple):
    """A way to scroll: dots for each frame, and for how many frames."""

    name: str
    dots: float
    frames: int


def scrolling(browser: Browser, server: Server, visitor: Visitor) -> None:
    with opened(browser) as page:
        arrive(page, server, visitor)
        tall = float(page.evaluate("() => document.querySelector('[role=feed]').scrollHeight"))
        lines = page.evaluate("() => document.querySelector('[role=feed] article').getAttribute('aria-setsize')")
        print(f"scrolling the log of {visitor.seat}, {int(lines):,} lines:")
        for way in (Way("read", 60, 300), Way("flung", 900, 300), Way("dragged to the start", tall / 150, 150)):
            frames = [float(each) for each in page.evaluate(SCROLL, [way.dots, way.frames])]
            begun = page.evaluate("() => performance.now()")
            drawn = float(page.wait_for_function(DRAWN).json_value()) - begun
            late = sum(each > LONG_FRAME for each in frames)
            rest = f"longest {max(frames):.0f} ms, median {median(frames):.0f} ms; drawn {drawn:.0f} ms later"
            print(f"  {way.name}: {len(frames)} frames, {late} over {LONG_FRAME} ms, {rest}")


# ---- A roll on stage ------------------------------------------------------------------------------------------------


def landing(browser: Browser, folder: Path) -> None:
    """A player attacks: how soon the dice are on stage on every screen, can be read, and how smoothly they land."""
    demo = Demo(folder, brisk=True)
    try:
        pages = {
            name: browser.new_context(viewport={"width": 1280, "height": 900}).new_page() for name in ("Gil", "Bram")
        }
        for name, page in pages.items():
            page.add_init_script(f"({STAGED})()")
            page.goto(demo.links[name])
            at_the_table(page)
        for page in pages.values():
            page.evaluate("() => void Object.assign(window.staged, { told: 0, shown: 0, read: 0, frames: [] })")
        attacks(pages["Bram"])
        for name, page in pages.items():
            page.wait_for_function("() => window.staged.read && performance.now() - window.staged.shown > 1500")
            told_landing(name, page.evaluate("() => window.staged"))
            page.context.close()
    finally:
        demo.stop()


def told_landing(name: str, times: Any) -> None:
    shown, read = times["shown"] - times["told"], times["read"] - times["told"]
    late = sum(each > LONG_FRAME for each in times["frames"])
    print(f"a roll on the screen of {name}: on stage after {shown:.0f} ms ({goal(MOST_TO_STAGE, shown, 'ms')})")
    print(f"  its number can be read after {read:.0f} ms ({goal(MOST_TO_READ, read, 'ms')})")
    rest = f"{late} over {LONG_FRAME} ms, longest {max(times['frames']):.0f} ms"
    print(f"  {len(times['frames'])} frames while it lands, {rest}")


@contextmanager
def opened(browser: Browser, lang: str = "en") -> Iterator[Page]:
    """A page on a device that was never here."""
    context = browser.new_context(viewport={"width": 1280, "height": 900}, locale=lang)
    try:
        yield context.new_page()
    finally:
        context.close()


if __name__ == "__main__":
    main()
