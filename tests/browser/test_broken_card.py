"""A card that cannot be drawn says so, and the rest of the table stays usable."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.conftest import Demo
from tests.browser.test_table import answer, at_the_table, begin_attack
from tests.browser.visit import PHONE, Visit, unusable

Frame = dict[str, Any]
Spoil = Callable[[Frame], None]
CALL = "[data-prompt='nde/call']"


def doubled(frame: Frame) -> None:
    """Each choice, field and idea of a prompt comes twice."""
    for prompt in frame.get("prompts", ()):
        prompt["options"] += prompt["options"]
        for field in prompt["fields"]:
            field["ideas"] += [{"id": "…", "said": "…"}, {"id": "…", "said": "…"}]
        prompt["fields"] += prompt["fields"]


def malformed(frame: Frame) -> None:
    """Prompts whose form cannot be read, a character and a line of the log that cannot be drawn."""
    for prompt in frame.get("prompts", ()):
        prompt["takes"], prompt["fields"] = None, None
    for change in frame.get("state", ()) if frame["type"] == "seen" else ():
        if not change["path"]:
            change["value"]["heroes"][0]["attributes"] = [None]
    if frame["type"] == "line" and frame["what"] == "rolled":
        frame["why"] = None


def spoiled(visit: Visit, link: str, spoil: list[Spoil], **device: Any) -> Page:
    """A person's page, for which the frames on their way are spoiled as the list says at that time."""
    page = visit("about:blank", **device)

    def between(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            frame = json.loads(message)
            for one in spoil:
                one(frame)
            socket.send(json.dumps(frame))

        server.on_message(pass_on)

    page.route_web_socket("**/socket?**", between)
    page.goto(link)
    return at_the_table(page)


def test_a_broken_card_leaves_the_table_alive(visit: Visit, demo: Demo) -> None:
    """Prompts with doubles, then malformed ones: both pages are played on, also after a reload, and actions go back."""
    at_gm: list[Spoil] = [doubled]
    at_bram: list[Spoil] = []
    gm, bram = spoiled(visit, demo.links["Gil"], at_gm), spoiled(visit, demo.links["Bram"], at_bram, size=PHONE)
    for page, name in ((bram, "Undo"), (gm, "Cancel the action")):
        begin_attack(bram, "Deckhand 1")
        expect(gm.locator(CALL)).to_be_visible()
        assert not visit.errors and not gm.locator("[data-broken]").count()
        withdraw(page, name, gm)

    begin_attack(bram, "Deckhand 1")
    expect(gm.locator(CALL)).to_be_visible()
    at_gm[:] = [malformed]
    gm.reload()
    broken = at_the_table(gm).locator("[data-broken=prompt]")
    expect(broken).to_contain_text("can’t show this question")
    expect(gm.locator("[data-broken=part]")).not_to_have_count(0)
    expect(gm.locator("article.person")).not_to_have_count(0)
    assert unusable(gm, "[data-broken=prompt]") == []
    say = gm.get_by_label("Say something, or /r 2d6")
    say.fill("One moment")
    say.press("Enter")
    expect(bram.locator(".line", has_text="One moment")).to_be_attached()
    before = broken.get_attribute("data-id")
    broken.get_by_role("button", name="Take the usual answer").click()
    expect(gm.locator(f"[data-id='{before}']")).to_have_count(0)

    at_gm.clear()
    at_bram.append(malformed)
    gm.reload()
    while "For Bram" not in str((card := at_the_table(gm).locator("[data-prompt]").first).text_content()):
        gm.evaluate("for (const one of document.querySelectorAll('details')) one.open = true")
        answer(card)
    assert not gm.locator("[data-broken]").count()
    bram.get_by_role("button", name="Ask the GM").click()
    expect(gm.locator(".line", has_text="My page can’t show this question")).to_be_visible()
    expect(bram.get_by_role("button", name="The GM knows")).to_be_disabled()
    broken = bram.locator("[data-broken=prompt]")
    before = broken.get_attribute("data-id")
    broken.get_by_role("button", name="Take the usual answer").click()
    expect(bram.locator(f"[data-id='{before}']")).to_have_count(0)
    assert visit.errors and not [one for one in visit.errors if "TypeError" not in one]
    visit.errors.clear()


def withdraw(page: Page, name: str, gm: Page) -> None:
    """Press the way back; nothing is asked any more, and everybody reads who thought better of it."""
    told = gm.locator(".line", has_text="Bram thinks better of it.").count()
    page.get_by_role("button", name=name).click()
    expect(gm.locator("[data-prompt]")).to_have_count(0)
    expect(gm.locator(".line", has_text="Bram thinks better of it.")).to_have_count(told + 1)
