"""Every screen is complete, translated and accessible in every language."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Set
from typing import NamedTuple

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Demo
from tests.browser.scenes import OWN, Company, begins
from tests.browser.visit import COLOURS, PHONE, Visit, sideways, unusable

PEOPLE = ("Oda", "Tyko", "Ana", "Edda", "Bram", "Ilse", "Xur")
NAMES = (*PEOPLE, "Vvo Zzyx", "Qyrn", "Moothall", "A fight by the warehouse")
"""What people have written themselves, and what is called the same everywhere."""

SAME = frozenset({"English", "Polski", "Français", "NDE", "NOVA6"})
ALIKE = {
    "pl": {
        "Adept": "a Polish word of the same meaning",
        "Boss": "what Polish players call one",
        "Mana": "called so in every language",
        "auto": "short for automatycznie, as for automatically",
    },
    "fr": {
        "Boss": "what French players call one",
        "Concept": "a French word",
        "Distances": "a French word, in the plural",
        "Guides": "a French word, in the plural",
        "Mana": "called so in every language",
        "Motivation:": "a French word",
        "Notes": "a French word, in the plural",
        "Pages": "a French word, in the plural",
        "Pause": "a French word",
        "Physique": "a French word, and the skill’s name",
        "Protection": "a French word",
        "Round 1": "what French players call one; a tour is one character’s turn",
        "Session": "a French word",
        "Talents": "a French word, in the plural",
        "auto": "short for automatique, as for automatic",
        "standard": "a French word; it does not change",
    },
}
"""Words that a language shares with English, and why each of them is right."""

COUNTING = """
    const ask = window.fetch;
    window.asked = 0;
    window.fetch = (...all) => {
        window.asked += 1;
        return ask(...all).finally(() => setTimeout(() => (window.asked -= 1)));
    };
"""
"""Keeps count of what a page still waits for."""

TEXTS = """() => {
    const found = [];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
        const at = node.parentElement;
        if (at.closest('[lang=en]:not(html), script, style, noscript')) continue;
        const text = node.textContent.trim();
        if (text) found.push(text);
    }
    for (const one of document.querySelectorAll('[aria-label], [placeholder], [title]')) {
        for (const name of ['aria-label', 'placeholder', 'title']) if (one.getAttribute(name)) found.push(one.getAttribute(name));
    }
    return found;
}"""  # noqa: E501
"""All that a page says, to eyes and to ears, but what it marks as English."""


class Screen(NamedTuple):
    """A place to look at: its address, what is to be seen there, and what is done first."""

    name: str
    path: str
    seen: str
    first: Callable[[Page], None] = lambda page: None
    part: str | None = None
    """What is new here, where the rest of the page is looked at as another screen."""


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Demo]:
    """One server for all of these tests."""
    server = Demo(tmp_path_factory.mktemp("screens"))
    yield server
    server.stop()


@pytest.fixture(scope="module")
def company(served: Demo, browser: object) -> Iterator[tuple[Visit, Company]]:
    """A table in the middle of a fight, with a question open; whatever people wrote is in nobody's language."""
    visit = Visit(browser)  # type: ignore[arg-type]
    company = Company(visit, served, "newer edition", "Vvo Zzyx")
    company.brings(company.tyko, "Bram", "Assault")
    company.brings(company.ana, "Ilse", "Adept")
    company.does("nde.begin-scene", title="Qyrn")
    company.does("nde.foe", id="xur", tier="boss", name="Xur")
    company.does("nde.set-distance", one=company.id("Bram"), other="xur", zone="close")
    company.does("nde.combat")
    expect(company.gm.locator(OWN)).to_have_count(1)
    company.settles()
    begins(company.tyko, "Attack", Against_whom="Xur")
    expect(company.gm.locator(OWN)).to_have_count(1)
    yield visit, company
    visit.end()


def drawer(which: int) -> Callable[[Page], None]:
    """Open a drawer of the desk."""

    def opened(page: Page) -> None:
        page.locator(".drawers button").nth(which).click()
        expect(page.locator(".drawer h3").first).to_be_visible()

    return opened


def tab(which: int) -> Callable[[Page], None]:
    """Go to a part of the table on a phone."""
    return lambda page: page.get_by_role("navigation").get_by_role("button").nth(which).click()


def find(page: Page) -> None:
    page.locator(".log .tools button").last.click()
    expect(page.get_by_role("searchbox")).to_be_visible()


def action(page: Page) -> None:
    page.locator("#now ul li > button").first.click()
    expect(page.locator("form button[type=submit]").first).to_be_visible()


def picked(page: Page) -> None:
    """On the board of zones somebody's card is picked and says where it may go; all of it is put in words, too."""
    page.locator(".card").first.click()
    page.locator(".board details:has(.words) summary").click()
    expect(page.locator(".words li").first).to_be_visible()


def board(page: Page) -> None:
    tab(1)(page)
    expect(page.locator(".ring").first).to_be_visible()
    picked(page)


def at_its_longest_step(page: Page) -> None:
    page.locator("nav ol button").nth(2).click()
    expect(page.locator("[data-field=talents]")).to_be_visible()


def to_its_end(page: Page) -> None:
    """A replay begins before everything; at its end everybody is there."""
    page.locator("body").press("End")
    expect(page.locator("article").first).to_be_visible()


DESK = 8
"""Drawers of the desk."""


def screens_of_the_gm(table: str) -> list[Screen]:
    seat = f"/table/{table}/gm"
    drawers = [Screen(f"drawer {which}", seat, ".drawers", drawer(which), ".drawer") for which in range(DESK)]
    return [
        Screen("lobby", "/", "h1"),
        Screen("no such page", "/nowhere", "h1"),
        Screen("broken link", "/join", "h1"),
        Screen("workshop", "/workshop", "h1"),
        Screen("bench nde2", "/workshop/nde2", "#step"),
        Screen("bench nde1", "/workshop/nde1", "#step"),
        Screen("bench nova6", "/workshop/nova6", "#step", at_its_longest_step, ".step"),
        Screen("rulebook", "/rules/nde2", "section h2"),
        Screen("rule", "/rules/nde1/nde1.test.one", "article h2"),
        Screen("guide", "/guide/houses2d20", "article h2"),
        Screen("table", seat, OWN),
        Screen("finding", seat, OWN, find, ".part.log"),
        Screen("board", seat, ".ring", picked, ".part.board"),
        *drawers,
        Screen("replay", f"/replay/{table}/gm", "h1", to_its_end),
    ]


def screens_of_a_player(table: str, seat: str) -> list[Screen]:
    place = f"/table/{table}/{seat}"
    return [
        Screen("guest's lobby", "/", "h1"),
        Screen("table", place, "#now h2"),
        Screen("action", place, "#now h2", action),
        Screen("board", place, "main", board),
        Screen("story", place, "main", tab(2)),
        Screen("sheet", f"{place}/hero", "article"),
        Screen("replay", f"/replay/{table}/{seat}", "h1", to_its_end),
    ]


def in_language(page: Page, lang: str, dark: bool) -> None:
    """Read in another language from now on, and in another light."""
    page.evaluate("(lang) => localStorage.setItem('moothall-language', lang)", lang)
    page.emulate_media(color_scheme="dark" if dark else "light")


def looked_at(page: Page, address: str, screen: Screen, lang: str) -> set[str]:
    """The text of a screen once it has loaded."""
    if page.url != address + screen.path or page.locator("html").get_attribute("lang") != lang:
        page.goto(address + screen.path)
    expect(page.locator(screen.seen).first).to_be_visible()
    screen.first(page)
    page.wait_for_function("() => window.asked === 0")
    assert page.locator("html").get_attribute("lang") == lang
    return set(page.evaluate(TEXTS))


def left_in_english(english: set[str], other: set[str], alike: Set[str]) -> list[str]:
    """Texts with words in them that are the same as in English, though nobody wrote them so."""
    return sorted(text for text in (english & other) - alike if _is_words(text))


def _is_words(text: str) -> bool:
    text = re.sub(r"[a-z]+\d*(\.[\w-]+)+", "", text)  # the id of a rule
    for name in (*NAMES, *SAME):
        text = text.replace(name, "")
    return bool(re.search(r"[^\W\d_]{3}", text))


@pytest.mark.parametrize("who", ["gm", "player"])
def test_every_screen_is_whole_in_every_language(served: Demo, company: tuple[Visit, Company], who: str) -> None:
    """No text is missing or left in English; axe finds nothing on any whole screen, by lamplight and by day."""
    _, people = company
    page = people.gm if who == "gm" else people.ana
    if who == "player":
        page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    page.add_init_script(COUNTING)
    seat = page.url.rpartition("/")[2]
    screens = screens_of_the_gm(people.table) if who == "gm" else screens_of_a_player(people.table, seat)
    in_language(page, "en", dark=False)
    page.goto("about:blank")
    english = {screen.name: looked_at(page, served.address, screen, "en") for screen in screens}
    problems: list[str] = []
    for lang, dark in (("pl", True), ("fr", False)):
        in_language(page, lang, dark)
        for screen in screens:
            said = looked_at(page, served.address, screen, lang)
            wrong = [text for text in said if "⟨" in text]
            wrong += left_in_english(english[screen.name], said, ALIKE[lang].keys())
            wrong += unusable(page, screen.part, () if dark else COLOURS)
            wrong += ["too wide"] if sideways(page) > 0 else []
            problems += [f"{lang} {screen.name}: {what}" for what in wrong]
    in_language(page, "en", dark=False)
    assert not problems, "\n".join(problems)
