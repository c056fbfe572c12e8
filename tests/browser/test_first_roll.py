"""From an empty server to a first roll: a host starts a table, a newcomer joins by link, makes a hero and rolls."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Demo
from tests.browser.test_table import OWN, settle
from tests.browser.visit import PHONE, Visit, sideways, unusable

MOST_BYTES = 200_000
"""What a first visit to a join page may transfer."""


@pytest.fixture(scope="module")
def demo(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Demo]:
    """One server for all of these tests."""
    served = Demo(tmp_path_factory.mktemp("newcomers"))
    yield served
    served.stop()


def started(visit: Visit, demo: Demo, book: str, title: str, pace: str = "Brisk") -> Page:
    """The host starts a table of a book and sits at it as its GM."""
    page = visit(demo.host)
    expect(page.get_by_role("heading", name="Start a table")).to_be_visible()
    page.get_by_role("radio", name=re.compile(book)).check()
    page.get_by_role("radio", name=re.compile(f"^{pace}")).check()
    page.get_by_label("Table name").fill(title)
    page.get_by_label("Your name", exact=True).fill("Oda")
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("heading", level=1, name=title)).to_be_visible()
    return page


def invited(gm: Page) -> str:
    """A link for a player."""
    gm.get_by_role("button", name="Invite", exact=True).click()
    link = gm.locator(".link")
    expect(link).to_contain_text("/join#")
    return link.inner_text()


def sat_down(visit: Visit, link: str, name: str) -> Page:
    """A newcomer follows the link and says a name."""
    page = visit(link, size=PHONE)
    page.get_by_label("Your name at the table").fill(name)
    page.get_by_role("button", name="Sit down").click()
    expect(page.get_by_role("heading", name="A hero for you")).to_be_visible()
    return page


def made_hero(page: Page, name: str, role: str) -> None:
    """A hero is made in the workshop, by the steps of the table's book."""
    page.get_by_role("link", name="Make my own, step by step").click()
    page.get_by_label("Name", exact=True).fill(name)
    concept = page.get_by_label("Concept", exact=True)
    if concept.count():
        concept.fill("A ferrier who owes the river a song.")
    page.get_by_role("button", name="Next").click()
    page.get_by_role("radio", name=re.compile(f"^{role}")).check()
    page.locator("nav ol button").nth(3).click()
    for place, talent in enumerate(("Ropes and knots", "Reads the water")):
        page.get_by_label(f"Talents {place + 1}", exact=True).fill(talent)
    page.get_by_role("button", name="Bring to the table").click()
    expect(page.get_by_role("heading", level=2, name=name, exact=True)).to_be_visible()


@pytest.mark.parametrize(
    ("book", "role", "shown"),
    [("newer edition", "Specialist", "A ferrier who owes the river a song."), ("first edition", "Rogue", "Rogue")],
    ids=["nde2", "nde1"],
)
def test_a_newcomer_makes_a_first_roll(visit: Visit, demo: Demo, book: str, role: str, shown: str) -> None:
    """Host, link, name, hero, action: the newcomer's first dice lie in both logs."""
    gm = started(visit, demo, book, "The ferry")
    player = sat_down(visit, invited(gm), "Tyko")
    assert unusable(player) == []
    made_hero(player, "Jory", role)
    assert sideways(player) <= 0
    expect(gm.get_by_role("article", name="Jory")).to_contain_text(shown)
    player.get_by_role("button", name="Try something").click()
    player.get_by_label("What do you want to bring about?").fill("cross before the tide turns")
    player.get_by_role("button", name="Begin").click()
    expect(gm.locator(OWN)).to_have_count(1)
    settle(gm, player)
    for page in (gm, player):
        expect(page.locator(".line .dice").first).to_be_attached()
        expect(page.locator(".line", has_text="Jory").filter(has=page.locator(".dice"))).not_to_have_count(0)


def test_a_taken_name_and_a_used_code_are_refused_in_words(visit: Visit, demo: Demo) -> None:
    """Another player's name is refused in words, and the form stays."""
    gm = started(visit, demo, "newer", "The ferry")
    link = invited(gm)
    sat_down(visit, link, "Tyko")
    other = visit(link, size=PHONE)
    other.get_by_label("Your name at the table").fill("Tyko")
    other.get_by_role("button", name="Sit down").click()
    expect(other.get_by_role("alert")).to_contain_text("Tyko")
    expect(other.get_by_label("Your name at the table")).to_be_visible()


@pytest.mark.parametrize("lang", ["en", "pl", "fr"])
def test_a_first_visit_is_light(visit: Visit, demo: Demo, lang: str) -> None:
    """A cold visit to a join page transfers less than its budget, one language and three faces included."""
    gm = started(visit, demo, "newer", "The ferry")
    link = invited(gm)
    page = visit("about:blank", size=PHONE, lang=lang)
    client = page.context.new_cdp_session(page)
    client.send("Network.enable")
    sizes: list[int] = []
    client.on("Network.loadingFinished", lambda told: sizes.append(int(told["encodedDataLength"])))
    page.goto(link)
    expect(page.get_by_role("textbox")).to_be_visible()
    page.evaluate("() => document.fonts.ready.then(() => true)")
    assert len(sizes) > 5
    assert sum(sizes) < MOST_BYTES
