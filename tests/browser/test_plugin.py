"""A ruleset of another package in the browser: the pages know nothing of it, and play it."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.session import asked, drawer, part
from tests.browser.visit import PHONE, Visit, sideways, unfold, unusable
from tests.support.plugins import LANTERN, free_port, install, serving


def test_a_plugin_is_played_in_the_browser(visit: Visit, tmp_path: Path) -> None:
    """A GM and a player on a phone play the lantern; without its package they read what is kept."""
    site, data, port = tmp_path / "site", tmp_path / "data", free_port()
    install(LANTERN, site)
    with serving(data, site, port=port) as said:
        address = said["address"]
        gm = visit(said["link"])
        expect(gm).to_have_url(f"{address}/")
        expect(gm.get_by_text("Lantern", exact=True).first).to_be_visible()
        made = asked(gm, "POST", f"{address}/api/tables", {"book": "lantern", "title": "The moor", "name": "Oda"})
        table = made["id"]
        link = asked(gm, "POST", f"{address}/api/tables/{table}/links", {"role": "player"})
        gm.goto(f"{address}/table/{table}/gm")
        expect(gm.get_by_role("heading", level=1, name="The moor")).to_be_visible()

        ana = visit("about:blank", size=PHONE, lang="pl")
        seat = asked(ana, "POST", f"{address}/api/join", {"token": link["token"], "name": "Ana"})["seat"]
        ana.goto(f"{address}/table/{table}/{seat}")
        expect(ana.get_by_text("Ta księga mówi tylko po angielsku.")).to_be_visible()
        unfold(ana)
        ana.locator("select.short").first.select_option("en")
        expect(ana.locator("html")).to_have_attribute("lang", "en")
        unfold(ana)
        join(ana)
        put(gm, address, table, "gate", "The gate")
        put(gm, address, table, "ditch", "The ditch")
        sure = {
            "who": hero_of(ana, address, table, seat),
            "target": "gate",
            "way": "wits",
            "story": "I push",
            "sure": True,
        }
        opens(gm, address, table, "gm", "lantern.try", sure)
        by_hand = {"id": "by-hand", "command": {"do": "set_dice", "way": "hand", "seat": seat}}
        asked(gm, "POST", f"{address}/api/tables/{table}/seats/gm/commands", by_hand)
        tries(ana)
        burns_a_light(ana)
        goes_back(gm, ana)
        assert unusable(gm) == [] and unusable(ana) == []

    with serving(data, port=port):
        gm.goto(f"{address}/")
        card = gm.get_by_role("link", name="The moor")
        expect(card).to_contain_text("The ruleset “lantern” of this table is not installed here")
        card.click()
        expect(gm.get_by_role("heading", level=1, name="The moor")).to_be_visible()
        expect(gm.get_by_text("Ana began “join”.")).to_be_visible()
        expect(gm.get_by_role("link", name="Save the table as a file")).to_be_visible()
        assert unusable(gm) == []
    # The browser tells of the refusals, and of nothing else.
    assert all("409" in said for said in visit.errors), visit.errors
    visit.errors.clear()


def join(page: Page) -> None:
    """Come to the table by the book's own action: it has no workshop."""
    mine = page.get_by_role("region", name="A hero for you")
    mine.get_by_label("Name").fill("Ida")
    mine.get_by_role("radio", name="4", exact=True).check()
    mine.get_by_role("button", name="Begin").click()
    expect(page.get_by_role("heading", level=2, name="Ida", exact=True)).to_be_visible()


def tries(page: Page) -> None:
    """Open the form: one choice is closed with its reason, and odds stand below before anything is rolled."""
    page.get_by_role("button", name="try something").click()
    expect(page.get_by_role("radio", name="The gate")).to_be_disabled()
    expect(page.get_by_text("This is behind us already").first).to_be_visible()
    page.get_by_role("radio", name="The ditch").check()
    page.get_by_role("radio", name="wits").check()
    page.get_by_label("In your own words").fill("I jump")
    expect(page.get_by_text("50")).to_be_visible()
    page.get_by_role("button", name="Begin").click()
    rolled(page, 6)
    part(page, "Story")
    expect(page.get_by_text("Ida (The ditch): “I jump”").first).to_be_visible()
    expect(page.get_by_text("Ida joins with the number 4.")).to_be_visible()
    assert sideways(page) <= 0 and "⟨" not in page.inner_text("body")


def opens(page: Page, address: str, table: str, seat: str, procedure: str, args: dict[str, object]) -> None:
    command = {"id": f"{procedure}-{args['target'] if 'target' in args else args['id']}"}
    body = command | {"command": {"do": "open", "procedure": procedure, "args": args}}
    asked(page, "POST", f"{address}/api/tables/{table}/seats/{seat}/commands", body)


def put(page: Page, address: str, table: str, id: str, name: str) -> None:
    opens(page, address, table, "gm", "lantern.obstacle", {"id": id, "name": name})


def hero_of(page: Page, address: str, table: str, seat: str) -> str:
    view = asked(page, "GET", f"{address}/api/tables/{table}/seats/{seat}/view")
    id: str = view["state"]["heroes"][0]["id"]
    return id


def rolled(page: Page, face: int) -> None:
    """Type a real die in."""
    asks = page.get_by_role("region", name="Roll 1d6 by hand. What did you get?")
    asks.get_by_role("spinbutton", name="Die 1").fill(str(face))
    asks.get_by_role("button", name="I rolled this").click()


def burns_a_light(page: Page) -> None:
    """With the next die the hero is on the edge, and the page asks the book's question in the book's words."""
    part(page, "Play")
    page.get_by_role("button", name="try something").click()
    page.get_by_role("radio", name="The ditch").check()
    page.get_by_role("radio", name="heart").check()
    page.get_by_label("In your own words").fill("I climb")
    page.get_by_role("button", name="Begin").click()
    rolled(page, 4)
    edge = page.get_by_role("region", name="Ida is on the edge. Burn one light?")
    edge.get_by_role("button", name="burn one light").click()
    expect(page.get_by_text("Light: 2")).to_be_visible()
    part(page, "Story")
    expect(page.get_by_text("The light stands at 2.").first).to_be_visible()


def goes_back(gm: Page, ana: Page) -> None:
    """The GM goes back to the first try: the light burns again, on every screen."""
    back = drawer(gm, "Go back")
    back.get_by_role("button", name="I jump").first.click()
    back.get_by_role("group", name="Go back to here").get_by_role("button", name="Go back", exact=True).click()
    part(ana, "Play")
    for page in (gm, ana):
        expect(page.get_by_text("Light: 3")).to_be_visible()
