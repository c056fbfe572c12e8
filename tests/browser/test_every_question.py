"""Every class of question of every book is drawn as a card, and its default button is accepted."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.books.test_answers_round_trip import takes
from tests.browser.conftest import GALLERIES
from tests.browser.visit import PHONE, Visit, sideways
from tests.support.prompts import Json, sent
from tests.support.scene_questions import KINDS, Met, met

FOLDERS = {"nde": "nde2", "nova6": "nova6", "houses": "houses2d20"}
PRESS = """
for (const card of document.querySelectorAll("[data-prompt]")) {
    const first = (...names) => names.map((name) => card.querySelector(name)).find(Boolean);
    first(".answer.preset", "button[type=submit]", ".answer").click();
}
"""
"""What somebody does who changes nothing: presses the marked answer, or sends the form as it stands."""


@pytest.mark.parametrize("folder", FOLDERS)
def test_the_usual_answer_is_taken(visit: Visit, gallery: str, folder: str) -> None:
    """Each card can be drawn, says its words, and sends an answer that its question takes."""
    found = {kind: met(kind)[0] for kind in KINDS if kind.partition("/")[0] == folder}
    prompts = {kind: sent(one) | {"id": kind} for kind, one in found.items()}
    page = drawn(visit, gallery, folder, list(prompts.values()))
    cards = page.locator("[data-prompt]")
    expect(cards).to_have_count(len(found))
    assert sideways(page) <= 0 and "[object Object]" not in page.inner_text("main")
    page.evaluate(PRESS)
    taken: Json = json.loads(page.locator("[data-test=sent]").inner_text())
    assert [kind for kind, prompt in prompts.items() if kind not in taken and not is_wordy(prompt)] == []
    refused = {kind: str(why) for kind in taken if (why := takes(found[kind], taken[kind], kind)) is not None}
    assert refused == {}
    write(page, prompts)
    late: Json = json.loads(page.locator("[data-test=sent]").inner_text())
    assert sorted(late) == sorted(found) and {k: late[k] for k in late if judged(found, k, late[k])} == {}


@pytest.mark.parametrize("folder", FOLDERS)
def test_a_window_is_let_pass_by_its_first_button(visit: Visit, gallery: str, folder: str) -> None:
    """The first button of a window passes, and sends no answer."""
    windows = [
        sent(met(kind)[0]) | {"id": kind} for kind in KINDS if kind.startswith(folder) and met(kind)[0].is_window
    ]
    page = drawn(visit, gallery, folder, windows)
    for card in page.locator("[data-prompt]").all():
        card.get_by_role("button", name="Let it pass").click()
    passed = json.loads(page.locator("[data-test=sent]").inner_text())
    assert passed == {f"{prompt['id']} passed": None for prompt in windows} and windows


def drawn(visit: Visit, gallery: str, folder: str, prompts: list[Json]) -> Page:
    """The cards of some prompts, each with its kind for an id, on a phone."""
    file = GALLERIES[gallery] / f"{folder}.json"
    file.write_text(json.dumps(prompts), encoding="utf-8")
    page = visit(f"{gallery}?prompts={file.name}&book={FOLDERS[folder]}", size=PHONE)
    expect(page.get_by_role("heading", name="Moothall")).to_be_visible()
    return page


def is_wordy(prompt: Json) -> bool:
    """Whether a prompt cannot be answered without a word of one's own."""
    return bool(prompt.get("needed")) or any(field.get("needed") for field in prompt["fields"])


def write(page: Page, prompts: dict[str, Json]) -> None:
    """Write a word wherever one is needed, and send those."""
    for kind, prompt in prompts.items():
        if is_wordy(prompt):
            card = page.locator(f"[data-id='{kind}']")
            for field in card.locator("input[required]").all():
                field.fill("a word")
            card.locator("button[type=submit]").click()


def judged(found: dict[str, Met], kind: str, answer: Any) -> str:
    why = takes(found[kind], answer, kind)
    return "" if why is None else str(why)
