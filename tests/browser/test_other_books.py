"""2d20 and NOVA6 tables in browsers: made in the lobby or opened as demo, played, and accessible."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Demo
from tests.browser.scenes import OWN, asked, usual
from tests.browser.session import drawer
from tests.browser.test_board import drag
from tests.browser.test_first_roll import invited, sat_down, started
from tests.browser.visit import DESKTOP, PHONE, Visit, in_both_lights, sideways, unfold, unusable

Answers = dict[str, Callable[[Locator], None]]
MOST_ANSWERS = 40


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Demo]:
    """One server for all of these tests."""
    demo = Demo(tmp_path_factory.mktemp("houses"))
    yield demo
    demo.stop()


FOCUSES = {"Knives": "Battle", "Ropes": "Move", "Ferries": "Move", "Fog": "Understand"}


def fill_in(page: Page) -> None:
    """A character step by step, each field by hand or left as it is offered."""
    page.get_by_role("link", name="Make my own, step by step").click()
    page.get_by_label("Name", exact=True).fill("Kestrel")
    page.get_by_label("Ambition", exact=True).fill("To own the crossing.")
    step(page, 1)
    expect(page.get_by_text("Skills").first).to_be_visible()
    step(page, 2)
    for drive in ("Duty", "Faith", "Justice"):
        page.get_by_role("textbox", name=drive).fill(f"{drive} before all.")
    step(page, 3)
    for place, (focus, skill) in enumerate(FOCUSES.items()):
        page.get_by_label("Focus", exact=True).nth(place).fill(focus)
        page.get_by_role("group", name="Under which skill?").nth(place).get_by_text(skill).click()
    step(page, 4)
    for place in (1, 2, 3):
        page.get_by_label(f"Talents {place}", exact=True).fill(f"Knack {place}")
    step(page, 5)
    for place, asset in enumerate(("A ferry", "A long knife", "A debt")):
        page.get_by_label("Asset", exact=True).nth(place).fill(asset)
    page.get_by_role("group", name="Can it be touched?").last.get_by_label("No").check()


def step(page: Page, which: int) -> None:
    page.locator("nav ol button").nth(which).click()


def settle(pages: tuple[Page, ...], **answers: Callable[[Locator], None]) -> list[str]:
    """Everybody answers as usual, or as is said here by kind, until nothing is asked; what was asked, in order."""
    heard: list[str] = []
    while len(heard) < MOST_ANSWERS:
        if pages[0].locator("[data-prompt]").count() == 0:
            return heard
        for page in pages:
            if page.locator(OWN).count():
                heard.append(answer(page.locator(OWN).first, answers))
    raise AssertionError(f"it does not end: {heard}")


def answer(card: Locator, answers: Answers) -> str:
    kind = (card.get_attribute("data-prompt") or "").partition("/")[2]
    same = card.page.locator(f"[data-id='{card.get_attribute('data-id')}']")
    answers.get(kind.replace("-", "_"), usual if kind else roll)(same)
    expect(same).to_have_count(0)
    return kind or "dice"


def roll(card: Locator) -> None:
    card.get_by_role("button", name=re.compile("^Throw|^Roll")).first.click()


def told(gm: Page, table: str) -> dict[str, Any]:
    state: dict[str, Any] = asked(gm, f"/api/tables/{table}/seats/gm/view")["state"]
    return state


def test_a_table_is_played_from_the_lobby_to_a_moved_asset(visit: Visit, served: Demo) -> None:
    """Lobby, workshop, a test through its questions with odds beside them, a conflict, an asset somewhere else."""
    gm = started(visit, served, "2d20", "The crossing", "Ask everything")
    table = gm.url.split("/table/")[1].split("/")[0]
    player = sat_down(visit, invited(gm), "Tyko")
    fill_in(player)
    assert unusable(player) == [] and sideways(player) <= 0
    player.get_by_role("button", name="Bring to the table").click()
    expect(player.get_by_role("heading", level=2, name="Kestrel", exact=True)).to_be_visible()
    expect(gm.get_by_role("article", name="Kestrel")).to_contain_text("Duty")

    for tier in ("Minor", "Notable", "Major"):
        gm.get_by_role("button", name=f"{tier} character").click()
        expect(gm.get_by_role("article", name=f"{tier} character 1")).to_be_visible()
        expect(gm.get_by_role("article", name=f"{tier} character 1")).not_to_contain_text(re.compile("idea-|…"))

    player.get_by_role("button", name="Try something").click()
    player.get_by_label("What do you try?").fill("cross before the tide turns")
    player.get_by_role("button", name="Begin").click()
    seen: list[str] = []

    def buys(card: Locator) -> None:
        """A third die for Threat and a fourth: what they cost together and what they are worth stands below."""
        for which, sum_of in (("Die 3", "Threat 1"), ("Die 4", "Threat 3")):
            die = card.get_by_role("radiogroup", name=which)
            expect(die.locator("label", has_text="Threat")).to_contain_text("%")
            die.locator("label", has_text="Threat").click()
            expect(card.get_by_role("status").filter(has_text=sum_of)).to_contain_text("%")
        card.get_by_role("radiogroup", name="Die 4").locator("label", has_text="nothing more").click()
        expect(card.get_by_role("radiogroup", name="Die 5")).to_have_count(0)
        seen.append(card.inner_text())
        card.locator("button[type=submit]").click()

    def commits(card: Locator) -> None:
        expect(card).to_contain_text("%")
        usual(card)

    expect(gm.locator(OWN)).to_have_count(1)
    heard = settle((gm, player), buy_dice=buys, commit=commits)
    assert "dice" in heard or "commit" in heard
    assert seen and len(heard) > 3
    expect(player.locator(".line .dice").first).to_be_attached()

    begin_conflict(gm, table)
    for page in (gm, player):
        expect(page.locator("li.place h3", has_text="Gate")).to_be_attached()
    assert unusable(gm, "main") == []
    move_the_ferry(gm, player)
    now = told(gm, table)
    ferry = next(one for one in now["assets"] if one["name"] == "A ferry")
    where = next(zone["name"] for zone in now["zones"] if zone["id"] == ferry["zone"])
    here = player.locator("li.place").filter(has=player.locator("h3", has_text=where))
    expect(here).to_contain_text("A ferry")


def begin_conflict(gm: Page, table: str) -> None:
    """The GM lays out two places, puts everybody and the ferry down, and begins."""
    gm.get_by_role("button", name="Lay the board out").click()
    gm.get_by_label("Places, one on each line").fill("Gate\nCourt")
    gm.get_by_role("button", name="Lay the board out").click()
    board = gm.locator(".board[role=group]")
    for name, place in (("Kestrel", "Gate"), ("Notable character 1", "Court"), ("A ferry", "Gate")):
        board.get_by_role("button", name=re.compile(f"^{name}")).first.click()
        board.get_by_role("button", name=f"Put {name} here: {place}").click()
        where = board.locator("li.place", has=gm.get_by_role("heading", name=place))
        expect(where.get_by_role("button", name=re.compile(f"^{name}"))).to_be_visible()
    gm.get_by_role("button", name="Begin a conflict").click()
    gm.get_by_role("group", name="Who acts first").get_by_text("Kestrel").click()
    gm.get_by_role("button", name="Begin", exact=True).click()
    expect(gm.locator(".turns .acting .unseen")).to_have_text("Kestrel, acting now")


def move_the_ferry(gm: Page, player: Page) -> None:
    """The player picks it on the board and takes the turn with it."""
    player.get_by_role("button", name="Board").click()
    player.locator(".board").get_by_role("button", name=re.compile("^A ferry")).click()
    player.get_by_role("button", name="Move A ferry: take the turn").click()
    player.get_by_role("navigation").get_by_role("button", name="Play").click()
    expect(player.locator(OWN)).to_have_count(1)
    expect(player.locator(OWN)).to_have_attribute("data-prompt", "houses/move")
    settle((gm, player))


# ---- NOVA6 ----------------------------------------------------------------------------------------------------------


def demo_pages(visit: Visit, served: Demo, book: str, *seats: str) -> list[Page]:
    """The demonstration of a book, the host at some of its seats: at the first on a large screen."""
    host = visit(served.host)
    expect(host.get_by_role("heading", name="Start a table")).to_be_visible()
    made = asked(host, "/api/demo", {"book": book, "language": "en", "fresh": True})
    pages: list[Page] = []
    for size, seat in zip((DESKTOP, PHONE, PHONE), seats, strict=False):
        asked(host, "/api/demo/seats", {"table": made["table"], "seat": seat})
        page = host if not pages else host.context.new_page()
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.goto(f"{served.address}/table/{made['table']}/{seat}")
        expect(page.locator("main h2").first).to_be_visible()
        pages.append(page)
    return pages


def stands_in(gm: Page, player: Page, name: str, place: str) -> None:
    """A figure stands in a place on the picture of everybody."""
    for page in (gm, player):
        expect(page.locator(".stand", has_text=name)).to_contain_text(place)


def unrolled(page: Page, hero: str) -> None:
    """On a phone a hero is a strip; a press shows the whole card."""
    strip = page.get_by_role("button", name=f"The whole card of {hero}")
    if strip.count():
        strip.click()


def test_a_conflict_of_nova6_is_played_through_its_questions(visit: Visit, served: Demo) -> None:
    """The page shows the book's table, a hero's action goes through its questions, and zones are walked."""
    gm, player = demo_pages(visit, served, "nova6", "gm", "sunniva")
    expect(gm.get_by_role("main").get_by_role("heading", name="On the deck of the Grey Heron")).to_be_visible()
    unrolled(player, "Sunniva")
    hero = player.locator(".whole").get_by_role("article", name="Sunniva")
    expect(hero.get_by_role("img", name="STRESSED: 0 of 3 filled").first).to_be_visible()
    expect(hero.get_by_role("list", name="Effects")).to_contain_text("boarding axe")
    hero.get_by_role("button", name="for the scene").first.click()
    expect(player.get_by_role("dialog")).to_contain_text("nova6.dur.scene")
    player.keyboard.press("Escape")

    gm.get_by_role("button", name="Lay the board out").click()
    gm.get_by_label("Places, one on each line").fill("The deck\nThe hold")
    gm.get_by_role("button", name="Lay the board out").click()
    board = gm.locator(".board[role=group]")
    gm.get_by_role("button", name="Set Sunniva down").click()
    board.get_by_role("button", name="Put Sunniva here: The deck").click()
    stands_in(gm, player, "Sunniva", "The deck")
    drag(gm, board.locator(".stand", has_text="Sunniva"), board.locator(".plate", has_text="The hold"))
    stands_in(gm, player, "Sunniva", "The hold")
    board.locator(".stand", has_text="Sunniva").press("Enter")
    board.get_by_role("button", name="Put Sunniva here: The deck").press("Enter")
    stands_in(gm, player, "Sunniva", "The deck")
    assert unusable(gm) == []
    gm.get_by_role("button", name="List", exact=True).click()
    deck = board.locator("li.place", has=gm.get_by_role("heading", name="The deck"))
    expect(deck.get_by_role("button", name="Sunniva")).to_be_visible()

    player.get_by_role("button", name="Try something").click()
    player.get_by_label("What do you want to do?").fill("cut the boat loose")
    player.get_by_role("button", name="Begin", exact=True).click()
    expect(gm.locator(OWN)).to_have_count(1)
    heard = settle((gm, player))
    assert heard[0] == "judge" and len(heard) > 1
    expect(player.locator(".line", has_text="Sunniva").filter(has=player.locator(".dice")).first).to_be_attached()

    player.get_by_role("button", name="End the turn").click()
    expect(player.get_by_role("button", name="End the turn")).to_have_count(0)
    settle((gm, player))
    values = drawer(gm, "Fix a number")
    zones = values.get_by_role("region", name="Zones")
    expect(zones.get_by_role("listitem")).to_have_count(2)
    zones.get_by_role("button", name="Add one: Zones").click()
    zones.get_by_label("Name", exact=True).fill("The mast")
    zones.get_by_role("button", name="Add it").click()
    expect(board.get_by_role("heading", name="The mast")).to_be_visible()


# ---- In every language ----------------------------------------------------------------------------------------------

WORDS = {
    "houses2d20": {"en": ("Momentum", "Battle"), "pl": ("Impet", "Walka"), "fr": ("Impulsion", "Combat")},
    "nova6": {"en": ("Plot points", "Fight"), "pl": ("Punkty fabuły", "Walka"), "fr": ("Points d’intrigue", "Combat")},
}
HEROES = {"houses2d20": "sanna", "nova6": "sunniva"}


@pytest.mark.parametrize("book", WORDS)
def test_the_demonstration_is_accessible_in_every_language(visit: Visit, served: Demo, book: str) -> None:
    """The demonstration is in each language and fits a phone; axe finds nothing there nor at the desk."""
    gm, page = demo_pages(visit, served, book, "gm", HEROES[book])
    unfold(page)
    for lang, words in WORDS[book].items():
        page.locator("header select").select_option(lang)
        for word in words:
            expect(page.get_by_text(word).first).to_be_attached()
        assert "⟨" not in page.inner_text("body") and sideways(page) <= 0
    assert in_both_lights(page) == []
    gm.emulate_media(color_scheme="dark")
    assert unusable(gm, "main") == []
