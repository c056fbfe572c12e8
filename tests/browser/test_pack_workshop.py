"""The workshop and a table with a themepack: a character made or drawn, a compel, and a purchase."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from moothall import packs
from moothall.rulesets.nova6.sheet import check_sheet
from tests.browser.conftest import Demo
from tests.browser.test_lobby import asked
from tests.browser.test_workshop import at_work, paper, saved, step, verdict
from tests.browser.visit import PHONE, Visit, in_both_lights, sideways

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Demo]:
    """One server for all of these tests."""
    server = Demo(tmp_path_factory.mktemp("packshop"))
    yield server
    server.stop()


def takes(page: Page, pack: str) -> None:
    """Choose a pack."""
    page.get_by_text("Themepack: The book as it stands").click()
    page.get_by_role("radio", name=re.compile(pack)).check()
    expect(page.get_by_text(f"Themepack: {pack}")).to_be_visible()


def test_a_warden_of_the_march_is_made_by_clicks(visit: Visit, served: Demo) -> None:
    """Kin and calling bring their phrases and their gear, coins buy more, and the file is legal by the pack."""
    page = at_work(visit, served, "nova6")
    takes(page, "Hearthmarch")
    expect(page.locator("#step")).to_have_text("Kin, calling, bond and trouble")
    page.get_by_role("radio", name=re.compile("^Stoneback")).check()
    expect(paper(page)).to_contain_text("AS STUBBORN AS THE QUARRY WALL")
    page.get_by_role("radio", name="Shieldhand").check()
    expect(paper(page)).to_contain_text("FIRST THROUGH THE GATE")
    page.get_by_label("Bond", exact=True).fill("THE ABBESS KNOWS MY REAL NAME")
    page.get_by_label("Trouble", exact=True).fill("I ANSWER EVERY CHALLENGE")
    step(page, 3)
    expect(page.locator("[data-field=advances]")).to_contain_text("0/7")
    for skill in ("Arms", "Grace", "Heart"):
        page.get_by_role("button", name=f"{skill}: more").click()
    page.get_by_role("button", name="Shieldmate").click()
    expect(page.locator("[data-field=advances]")).to_contain_text("4/7")
    step(page, 4)
    page.get_by_role("radio", name="woodcutter’s axe").check()
    page.get_by_role("button", name="grey cloak (5)").click()
    expect(page.locator("[data-field=coins]")).to_contain_text("25 silver pennies")
    step(page, 5)
    page.get_by_label("Name", exact=True).fill("Odrun")
    expect(verdict(page)).to_contain_text("Odrun is legal and ready to play.")
    expect(paper(page)).to_contain_text("NOVA6 · Hearthmarch")
    sheet = saved(page)
    assert [one for one in check_sheet(sheet, pack=packs.load("hearthmarch").said.pack) if not one.warning] == []
    assert (sheet["pack"], sheet["traits"]) == ("hearthmarch", {"kin": "stoneback", "calling": "shieldhand"})
    assert sheet["package"] == ["wood-axe", "round-shield", "mail-coat"]
    assert [one["item"] for one in sheet["gear"]] == ["grey-cloak"]
    page.reload()
    expect(verdict(page)).to_contain_text("Odrun is legal")
    assert in_both_lights(page, ".shop") == []


def test_a_sword_a_shield_and_armor_are_picked_from_the_tables(visit: Visit, served: Demo) -> None:
    """Things are found by a word of their name, show their numbers, take parts that fit, and come to a soak."""
    page = at_work(visit, served, "nova6")
    page.get_by_role("button", name="Draw one at random").click()
    expect(verdict(page)).to_contain_text("is legal and ready to play.")
    step(page, 4)
    for place, (wanted, name) in enumerate(
        (("longs", "Longsword"), ("wooden", "Shield, wooden"), ("leather", "Leather armor"))
    ):
        following = page.locator(f"[data-field='gear.{place}.name']")
        following.locator("summary").click()
        following.get_by_role("searchbox", name="Search").fill(wanted)
        following.get_by_role("button", name=re.compile(f"^{name}")).click()
        expect(following.get_by_role("textbox")).to_have_value(name)
    page.get_by_role("button", name="Cap", exact=True).click()
    assert in_both_lights(page, ".shop") == []
    step(page, 8)
    expect(page.locator("[data-field=armed]")).to_contain_text("Longsword · damage 5 · slashing")
    expect(page.locator("[data-field=soak]")).to_contain_text("2")
    sheet = saved(page)
    assert [(one["row"], one.get("parts")) for one in sheet["gear"]] == [
        ("longsword", None), ("shield-wooden", None), ("leather", ["cap"]),
    ]  # fmt: skip


def test_chance_draws_by_the_pack_on_a_phone(visit: Visit, served: Demo) -> None:
    """A random character is of the pack that was chosen, and nothing hangs over the edge of a small screen."""
    page = at_work(visit, served, "nova6", size=PHONE)
    takes(page, "Lowtide")
    page.get_by_role("button", name="Draw one at random").click()
    expect(verdict(page)).to_contain_text("is legal and ready to play.")
    expect(paper(page)).to_contain_text("Composure")
    for which in range(1, 9):
        step(page, which)
        assert sideways(page) <= 0


def test_the_gm_pulls_and_a_warden_buys(visit: Visit, served: Demo) -> None:
    """An issue opens the form of a compel, and a form with the question of the GM themself sells a thing."""
    gm = visit(served.host)
    expect(gm.get_by_role("heading", name="Start a table")).to_be_visible()
    made = asked(gm, "/api/tables", {"book": "nova6", "title": "The road", "name": "Gil", "pack": "hearthmarch"})
    path = f"/api/tables/{made['id']}/seats/gm"
    drawn = asked(gm, f"{path}/sheets/random", {})
    drawn["sheet"]["gear"] = []  # whoever has bought everything has no coins to show
    asked(gm, f"{path}/heroes", {"id": "1", "hero": "oda", "sheet": drawn["sheet"], "seat": "gm"})
    gm.goto(f"{served.address}/table/{made['id']}/gm")
    gm.get_by_text("Where the world may pull").click()
    gm.get_by_role("button", name="THE BIRCHES ARE A MILE CLOSER").click()
    form = gm.locator(".sheet", has=gm.get_by_role("heading", name="Compel an aspect"))
    expect(form.get_by_text(drawn["sheet"]["name"])).to_be_visible()
    expect(form.get_by_text("THE BIRCHES ARE A MILE CLOSER")).to_have_count(0)
    assert in_both_lights(gm, "main") == []
    form.get_by_role("button", name="Cancel").click()
    gm.locator("summary", has_text=drawn["sheet"]["name"]).click()
    expect(gm.get_by_text("Coins").first).to_be_visible()
    does = gm.get_by_role("region", name=re.compile("^What can"))
    does.get_by_role("button", name="Buy something").click()
    gm.get_by_text("long knife (6)").click()
    expect(does.get_by_text("wants to buy this: long knife").first).to_be_visible()
    gm.get_by_role("button", name="Begin", exact=True).click()
    expect(gm.get_by_text("Coins 24").first).to_be_visible()
