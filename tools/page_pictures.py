"""Take pictures of the main screens into docs/pictures/: desktop and phone, daylight and lamplight.

    python3 dev.py test tests/browser/test_gallery.py   once, so that there is a browser
    .venv/bin/python tools/page_pictures.py
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from playwright.sync_api import Page, expect  # noqa: E402

from browser import chrome  # noqa: E402
from browser.conftest import Demo  # noqa: E402
from browser.looking import DESKTOP, PHONE, Visit  # noqa: E402
from browser.test_table import OWN, at_the_table, begin_attack, settle  # noqa: E402

PLACE = ROOT / "docs" / "pictures"


def take(page: Page, name: str) -> None:
    """Take a picture of what is in the window, once its letters are there."""
    page.evaluate("() => document.fonts.ready.then(() => true)")
    page.screenshot(path=PLACE / f"{name}.png", animations="disabled")


def evening(visit: Visit, demo: Demo, light: str) -> None:
    """An attack at the demo's table, from its first question to its outcome."""
    dark = light == "lamp"
    gm = at_the_table(visit(demo.links["Gil"], size=DESKTOP, dark=dark))
    bram = at_the_table(visit(demo.links["Bram"], size=PHONE, dark=dark))
    ilse = at_the_table(visit(demo.links["Ilse"], size=DESKTOP, lang="pl", dark=dark))
    take(bram, f"phone-play-{light}")
    bram.get_by_role("navigation").get_by_role("button", name="Board").click()
    take(bram, f"phone-board-{light}")
    bram.get_by_role("navigation").get_by_role("button", name="Play").click()
    begin_attack(bram, "Deckhand 1")
    expect(gm.locator(OWN)).to_be_visible()
    take(gm, f"desk-{light}")
    settle(gm, bram, ilse, at_the_table(visit(demo.links["Maren"])))
    ilse.locator(".line").filter(has=ilse.locator(".dice")).last.get_by_role("button", name="dlaczego").click()
    take(ilse, f"table-polish-{light}")
    bram.get_by_role("navigation").get_by_role("button", name="Story").click()
    take(bram, f"phone-story-{light}")


def main() -> None:
    PLACE.mkdir(parents=True, exist_ok=True)
    with chrome.browser() as started:
        for light in ("day", "lamp"):
            with tempfile.TemporaryDirectory() as folder:
                demo, visit = Demo(Path(folder)), Visit(started)
                try:
                    lobby = visit(demo.host, size=DESKTOP, dark=light == "lamp")
                    expect(lobby.get_by_role("heading", level=2).first).to_be_visible()
                    take(lobby, f"lobby-{light}")
                    evening(visit, demo, light)
                    visit.end()
                finally:
                    demo.stop()


if __name__ == "__main__":
    main()
