"""Seats: returning from the lobby, moving to a second device, and handing over by a new link."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Demo
from tests.browser.test_lobby import asked, hosted, in_the_lobby
from tests.browser.visit import DESKTOP, PHONE, Visit, in_both_lights, sideways, unfold


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Demo]:
    """One server for all of these tests."""
    server = Demo(tmp_path_factory.mktemp("seats"))
    yield server
    server.stop()


# ---- from the lobby -------------------------------------------------------------------------------------------------


def card(page: Page, title: str) -> Locator:
    """The card of a table among one's own."""
    return page.locator(".yours").get_by_role("button", name=re.compile(title))


def test_the_host_enters_their_own_table_from_a_new_browser(visit: Visit, served: Demo) -> None:
    """The card leads to the GM's seat, which the other browser then has no more; a GM who is another keeps it."""
    laptop, _ = hosted(visit, served, title="The weir")
    phone = in_the_lobby(visit, served, size=PHONE, dark=True)
    card(phone, "The weir").click()
    unfold(phone)
    expect(phone.get_by_role("button", name="Oda, GM, you, is here")).to_be_visible()
    expect(laptop.get_by_role("heading", name="You are no longer at this table")).to_be_visible()
    table = phone.url.split("/")[-2]
    other = visit(asked(phone, f"/api/tables/{table}/links", {"role": "gm"})["url"])
    expect(other.get_by_role("button", name="Oda, GM, you, is here")).to_be_visible()
    laptop.get_by_role("link", name="To the lobby", exact=True).click()
    card(laptop, "The weir").click()
    yours = laptop.locator(".yours")
    expect(yours).to_contain_text("Oda holds the GM’s seat.")
    yours.get_by_role("button", name="New link for this seat").click()
    expect(yours.get_by_role("img", name="The link as a picture to scan")).to_be_visible()
    expect(yours).to_contain_text("Only this computer can open this link.")
    assert in_both_lights(laptop, ".yours") == [] and sideways(laptop) <= 0
    yours.get_by_role("button", name="Watch").click()
    expect(laptop.get_by_role("heading", level=1, name="You are invited to “The weir”")).to_be_visible()
    expect(laptop.get_by_text("Oda is the GM.")).to_be_visible()


def test_a_guest_without_a_seat_sits_down_from_the_lobby(visit: Visit, served: Demo) -> None:
    """A card without a seat asks for the name that is still missing."""
    _, link = hosted(visit, served, title="The lock")
    page = visit(link, size=PHONE)
    expect(page.get_by_role("button", name="Sit down")).to_be_visible()
    page.goto(served.address)
    card(page, "The lock").click()
    page.locator(".yours").get_by_label("Your name at the table").fill("Tyko")
    page.get_by_role("button", name="Sit down").click()
    unfold(page)
    expect(page.get_by_role("button", name="Tyko, player, you, is here")).to_be_visible()


# ---- a name at the top ----------------------------------------------------------------------------------------------

SEATS = {
    "en": ("My second device", "New link for this seat"),
    "pl": ("Moje drugie urządzenie", "Nowy link do tego miejsca"),
    "fr": ("Mon deuxième appareil", "Nouveau lien pour cette place"),
}


def test_a_name_at_the_top_brings_its_seat_to_another_device(visit: Visit, served: Demo) -> None:
    """By keys and by taps, in three languages: one's own second device by a code, and the GM's new link for a seat."""
    gm, link = hosted(visit, served, title="The locks")
    ana = visit(link, size=PHONE)
    ana.get_by_label("Your name at the table").fill("🦊 Ana")
    ana.get_by_role("button", name="Sit down").click()
    unfold(ana)
    own = ana.get_by_role("button", name="🦊 Ana, player, you, is here")
    expect(own.locator(".token")).to_have_text("🦊A")
    expect(ana.get_by_role("button", name=re.compile("^Oda"))).to_have_count(0)  # nothing can be done about that seat
    expect(ana.get_by_role("button", name="Take my last answer back")).to_have_count(0)  # there is none
    own.press("Enter")
    menu = ana.get_by_role("dialog", name="🦊 Ana")
    for lang, (device, new_link) in SEATS.items():
        ana.evaluate("(lang) => (document.querySelector('select').value = lang)", lang)
        ana.locator("select").first.dispatch_event("change")
        expect(menu.get_by_role("button", name=device)).to_be_visible()
        expect(menu.get_by_role("button", name=new_link)).to_have_count(0)
    menu.get_by_role("button", name="Mon deuxième appareil").press("Enter")
    code = menu.locator("b").inner_text()
    assert in_both_lights(ana, "dialog[open]") == [] and sideways(ana) <= 0
    ana.keyboard.press("Escape")
    expect(ana.locator("header li button")).to_be_focused()

    second = visit(served.address)
    second.get_by_label("Code or link").fill(code)
    second.get_by_label("Your name at the table").fill("x")
    second.get_by_role("button", name="Go in").click()
    expect(second.get_by_role("button", name="🦊 Ana, player, you, is here")).to_be_visible()

    gm.get_by_role("button", name="🦊 Ana, player, is here").click()
    handing = gm.get_by_role("dialog", name="🦊 Ana")
    handing.get_by_role("button", name="New link for this seat").click()
    expect(handing.get_by_role("button", name="Copy the link")).to_be_visible()
    assert in_both_lights(gm, "dialog[open]") == []
    third = visit(handing.locator(".link").inner_text(), size=PHONE)
    unfold(third)
    expect(third.get_by_role("button", name="🦊 Ana, player, you, is here")).to_be_visible()
    expect(second.get_by_role("heading", name="You are no longer at this table")).to_be_visible()


# ---- what a GM can do about a seat ----------------------------------------------------------------------------------


def orders(gm: Page, *commands: dict[str, str]) -> None:
    """Send commands from the GM's seat."""
    table = gm.url.split("/")[-2]
    for at, command in enumerate(commands):
        answer = asked(gm, f"/api/tables/{table}/seats/gm/commands", {"id": f"seats-{at}", "command": command})
        assert "error" not in answer, answer


def test_a_gm_hands_a_hero_over_and_lets_a_player_go(visit: Visit, served: Demo) -> None:
    """A player has two heroes then; the other is away, changed and removed, each by the menu of their name."""
    gm, link = hosted(visit, served, title="The flood")
    players = []
    for name in ("Ana", "Bo"):
        page = visit(link, size=PHONE)
        page.get_by_label("Your name at the table").fill(name)
        page.get_by_role("button", name="Sit down").click()
        page.get_by_role("button", name="Draw a hero").click()
        page.get_by_role("button", name=re.compile("^Play ")).click()
        expect(page.locator("#now .strip h2")).to_be_visible()
        players.append(page)
    ana, bo = players
    hero = bo.locator("#now .strip h2").inner_text()
    gm.get_by_role("button", name=f"Bo, player, is here, plays {hero}").click()
    menu = gm.get_by_role("dialog", name="Bo")
    menu.get_by_label(f"{hero} is played by").select_option("Ana")
    expect(ana.locator("#now .strip h2")).to_have_count(2)
    expect(bo.locator("#now .strip")).to_have_count(0)
    expect(gm.locator(".log .said").get_by_text(f"{hero} is now played by Ana.")).to_be_visible()
    menu.get_by_role("button", name="Away for a while").click()
    expect(bo.get_by_text("You are away for a while: the GM decides for you.")).to_be_visible()
    bo.get_by_role("button", name="Back at the table").click()
    expect(menu.get_by_role("button", name="Away for a while")).to_be_visible()
    menu.get_by_role("button", name="Name and role").click()
    menu.get_by_label("Role").select_option("co-GM")
    assert in_both_lights(gm, "dialog[open]") == []
    menu.get_by_role("button", name="Save").click()
    expect(bo.get_by_role("navigation").get_by_role("button", name="Desk")).to_be_visible()
    unfold(bo)
    bo.get_by_role("button", name=re.compile("^Ana, player")).click()
    helped = bo.get_by_role("dialog", name="Ana")
    expect(helped.get_by_role("button", name="Mute")).to_be_visible()
    expect(helped.get_by_role("button", name="Remove from the table")).to_have_count(0)
    expect(helped.get_by_role("button", name="New link for this seat")).to_have_count(0)
    assert sideways(bo) <= 0
    menu.get_by_role("button", name="Remove from the table").click()
    menu.get_by_role("button", name="Remove Bo").click()
    expect(bo.get_by_role("heading", name="You are no longer at this table")).to_be_visible()
    expect(gm.get_by_role("button", name=re.compile("^Bo,"))).to_have_count(0)


LONG = "Bartholomew Featherstonehaugh-Cholmondeley"


@pytest.mark.parametrize("size", [DESKTOP, (992, 700), PHONE], ids=["desktop", "narrow", "phone"])
def test_twelve_people_fit_at_the_top(visit: Visit, served: Demo, size: tuple[int, int]) -> None:
    """The bar stays one line beside a readable title, and a phone unfolds all of them; names may be long or emoji."""
    gm, _ = hosted(visit, served, title="The weighing house by the old canal")
    names = [LONG, "🧙🔥", "🦊🦉🐻", "Ł", *(f"Player {at}" for at in "abcdefg")]
    made = ({"do": "make_seat", "seat": f"s{at}", "name": name, "role": "player"} for at, name in enumerate(names))
    orders(gm, *made)
    gm.set_viewport_size({"width": size[0], "height": size[1]})
    expect(gm.locator("header .token")).to_have_count(len(names))
    bar = gm.locator("header.top").bounding_box()
    title = gm.locator("header h1").bounding_box()
    assert bar is not None and bar["height"] <= 64 and sideways(gm) <= 0
    assert title is not None and title["width"] >= 100
    if size == PHONE:
        unfold(gm)
        people = gm.locator("header li").all()
        assert all(one.is_visible() for one in people) and sideways(gm) <= 0
        rows = {round(box["y"]) for one in people if (box := one.bounding_box())}
        assert len(rows) <= 8
    assert in_both_lights(gm, "header") == []
    gm.get_by_role("button", name=re.compile(LONG)).click()
    assert sideways(gm) <= 0
