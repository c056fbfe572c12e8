"""Replay: a session step by step, as one seat was allowed to see it."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.session import DemoSession, demo_session
from tests.browser.visit import sideways, unfold


@pytest.fixture(scope="module")
def at(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[DemoSession]:
    with demo_session(browser, tmp_path_factory.mktemp("replay")) as one:
        one.gm.get_by_role("button", name="Bring a foe").click()
        one.gm.get_by_label("Name", exact=True).fill("Quiet Nan")
        one.gm.get_by_role("group", name="Hidden from the players?").get_by_role("radio", name="yes").check()
        one.gm.get_by_role("button", name="Begin", exact=True).click()
        expect(one.gm.get_by_role("article", name="Quiet Nan")).to_be_visible()
        one.gm.get_by_role("button", name="End the fight").click()
        expect(one.bram.get_by_text("Heroes' turn")).to_have_count(0)
        yield one


def replay(page: Page) -> Page:
    """From the table to its replay."""
    page.get_by_role("link", name=re.compile("^(Replay|Powtórka|Revoir)$")).click()
    expect(page.get_by_role("toolbar")).to_be_visible()
    expect(page.locator("[aria-current=step]")).to_be_visible()
    return page


def test_a_session_is_stepped_through_by_keys(at: DemoSession) -> None:
    """Log, scene and board stand as they stood then; keys go a step, a scene, or to either end."""
    unfold(at.bram)
    page = replay(at.bram)
    now = page.locator("[aria-current=step]")
    expect(now).to_contain_text("Gil")
    expect(page.get_by_role("heading", name="No scene yet")).to_be_visible()
    page.keyboard.press("PageDown")
    page.keyboard.press("PageDown")
    expect(now).to_contain_text("the salt store at low tide")
    expect(page.get_by_role("heading", name="the salt store at low tide")).to_be_visible()
    expect(page.get_by_role("article", name="Warden Kray")).to_have_count(0)
    page.keyboard.press("End")
    expect(now).not_to_contain_text("the salt store at low tide")
    expect(page.get_by_role("article", name="Warden Kray")).to_be_visible()
    expect(page.locator(".tag", has_text="the heroes act")).to_have_count(0)
    page.keyboard.press("PageUp")
    expect(now).to_contain_text("Round 1 begins.")
    expect(page.locator(".tag", has_text="the heroes act")).to_be_visible()
    page.keyboard.press("ArrowLeft")
    expect(now).to_contain_text("Deckhand 2 is Close")
    expect(page.locator(".ring[data-drop=close]").get_by_role("button", name="Deckhand 2")).to_be_visible()
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".ring[data-drop=nearby]").get_by_role("button", name="Deckhand 2")).to_be_visible()
    assert sideways(page) <= 0
    assert not at.heard(page, "Quiet Nan")


def test_a_replay_plays_by_itself_and_the_slider_jumps(at: DemoSession) -> None:
    """A replay goes on by itself until it is stopped; the slider names the step it stands on."""
    page = at.bram
    page.keyboard.press("Home")
    slide = page.get_by_role("slider")
    expect(slide).to_have_attribute("aria-valuetext", re.compile("^1: "))
    page.get_by_label("Pace").select_option(label="brisk")
    page.get_by_role("button", name="Play").click()
    expect(slide).to_have_attribute("aria-valuetext", re.compile("^3: "))
    page.get_by_role("button", name="Stop").click()
    slide.fill("5")
    expect(slide).to_have_attribute("aria-valuetext", re.compile("^6: "))
    page.get_by_role("link", name="Back to the table").click()
    expect(page.get_by_role("heading", name="What can Bram do?")).to_be_visible()


def test_a_replay_for_the_gm_shows_the_hidden_foe(at: DemoSession) -> None:
    """The same session from the GM's seat has the foe that was hidden."""
    page = replay(at.gm)
    page.keyboard.press("End")
    expect(page.get_by_role("article", name="Quiet Nan")).to_be_visible()
