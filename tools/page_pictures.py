"""Take pictures of the main screens into docs/pictures/: desktop and phone, daylight and lamplight.

python3 dev.py test tests/browser/test_gallery.py   once, so that there is a browser
.venv/bin/python tools/page_pictures.py
"""

from __future__ import annotations

import re
import sys
import tempfile
from io import BytesIO
from pathlib import Path

from PIL import Image

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from playwright.sync_api import Page, expect  # noqa: E402
from tests.browser import chrome  # noqa: E402
from tests.browser.conftest import Demo  # noqa: E402
from tests.browser.scenes import asked  # noqa: E402
from tests.browser.test_table import OWN, at_the_table, begin_attack, settle  # noqa: E402
from tests.browser.visit import DESKTOP, PHONE, Visit  # noqa: E402

PLACE = ROOT / "docs" / "pictures"
OTHERS = {"nova6": "Sunniva", "houses2d20": "Sanna"}
"""A player in the demo of each of these books."""
COLOURS = 256
"""Of one picture: our pages have few, and files stay small."""


def take(page: Page, name: str) -> None:
    """Take a picture of what is in the window, once its letters are there."""
    page.evaluate("() => document.fonts.ready.then(() => true)")
    shot = Image.open(BytesIO(page.screenshot(animations="disabled"))).convert("RGB")
    shot.quantize(palette=commonest(shot), dither=Image.Dither.NONE).save(PLACE / f"{name}.png", optimize=True)


def commonest(shot: Image.Image) -> Image.Image:
    """A palette of the colours that a picture has most of. One that is made up would tint the paper."""
    counted: list[tuple[int, tuple[int, int, int]]] = shot.getcolors(shot.width * shot.height)  # type: ignore[assignment]
    first = [colour for _, colour in sorted(counted, reverse=True)[:COLOURS]]
    palette = Image.new("P", (1, 1))
    palette.putpalette([part for colour in first for part in colour])
    return palette


def session(visit: Visit, demo: Demo, light: str) -> None:
    """An attack at the demo's table, from its first question to its outcome, and looked back on."""
    dark = light == "lamp"
    gm = at_the_table(visit(demo.links["Gil"], size=DESKTOP, dark=dark))
    bram = at_the_table(visit(demo.links["Bram"], size=PHONE, dark=dark))
    ilse = at_the_table(visit(demo.links["Ilse"], size=DESKTOP, lang="pl", dark=dark))
    maren = at_the_table(visit(demo.links["Maren"], size=PHONE, dark=dark))
    for page in (bram, ilse, maren):
        page.locator("[data-coach] button").first.click()
        expect(page.locator("[data-coach]")).to_have_count(0)
    take(bram, f"phone-play-{light}")
    bram.get_by_role("navigation").get_by_role("button", name="Board").click()
    take(bram, f"phone-board-{light}")
    bram.get_by_role("navigation").get_by_role("button", name="Play").click()
    begin_attack(bram, "Deckhand 1")
    expect(gm.locator(OWN).get_by_text(re.compile(r"\d+%")).first).to_be_visible()
    take(gm, f"desk-{light}")
    settle(gm, bram, ilse, maren)
    ilse.locator(".line").filter(has=ilse.locator(".dice")).last.get_by_role("button", name="dlaczego").click()
    take(ilse, f"table-polish-{light}")
    bram.get_by_role("navigation").get_by_role("button", name="Story").click()
    take(bram, f"phone-story-{light}")
    maren.goto(f"{demo.address}/replay/{demo.table}/maren")
    expect(maren.get_by_role("slider")).to_be_visible()
    maren.keyboard.press("End")
    expect(maren.locator("article").first).to_be_visible()
    take(maren, f"phone-replay-{light}")


def rooms(visit: Visit, demo: Demo, light: str) -> None:
    """The rooms around the table: the lobby, the workshop, the rulebook."""
    dark = light == "lamp"
    page = visit(demo.host, size=DESKTOP, dark=dark)
    expect(page.get_by_role("button", name="Open the table")).to_be_visible()
    take(page, f"lobby-{light}")
    page.goto(f"{demo.address}/workshop/nde2")
    page.get_by_role("button", name="Draw one at random").click()
    expect(page.get_by_text("is legal and ready to play")).to_be_visible()
    take(page, f"workshop-{light}")
    page.goto(f"{demo.address}/rules/nde2/nde2.luck.reroll")
    expect(page.get_by_role("region", name="The rule")).to_contain_text("nde2.luck.reroll")
    take(page, f"rulebook-{light}")


def other_books(visit: Visit, demo: Demo, light: str) -> None:
    """A player's table of each other book, with its own points, tracks and cards."""
    dark = light == "lamp"
    host = visit(demo.host, size=DESKTOP, dark=dark)
    expect(host.get_by_role("button", name="Open the table")).to_be_visible()
    for book, name in OTHERS.items():
        shown = asked(host, "/api/demo", {"book": book})
        seat = next(one["id"] for one in shown["seats"] if one["name"] == name)
        link = asked(host, f"/api/tables/{shown['table']}/links", {"role": "player", "seat": seat})["url"]
        page = visit(link, size=DESKTOP, dark=dark)
        page.locator("[data-coach] button").first.click()
        expect(page.get_by_role("heading", name=f"What can {name} do?")).to_be_visible()
        take(page, f"table-{book}-{light}")


def main() -> None:
    PLACE.mkdir(parents=True, exist_ok=True)
    with chrome.browser() as started:
        for light in ("day", "lamp"):
            with tempfile.TemporaryDirectory() as folder:
                demo, visit = Demo(Path(folder)), Visit(started)
                try:
                    rooms(visit, demo, light)
                    session(visit, demo, light)
                    other_books(visit, demo, light)
                    visit.end()
                finally:
                    demo.stop()


if __name__ == "__main__":
    main()
