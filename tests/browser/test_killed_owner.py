"""A fight on several processes: the one that owns its table is killed, and the pages play on at another."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import cast

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Demo
from tests.browser.scenes import OWN
from tests.browser.session import SAY, new_table, part
from tests.browser.test_table import answer
from tests.browser.test_turns import begins
from tests.browser.visit import PHONE, Visit
from tests.support.plugins import free_port
from tests.support.relays import Relay
from tests.web.support.forks import Forked
from tests.web.support.members import start

BACK = 30_000
"""Milliseconds in which pages must have come back: other tests want the same two cores."""


LISTEN = """() => {
    window.heard = [];
    const state = document.querySelector(".state");
    new MutationObserver(() => window.heard.push(state.innerText))
        .observe(state, { subtree: true, childList: true, characterData: true });
}"""
"""Keeps every word that the page says of its line: some stand there for less than a second."""

LOOK = 100
"""Milliseconds between two looks."""


class Cluster:
    """Two processes on one database behind a proxy; the first owns what it is asked for."""

    def __init__(self, database: str, folder: Path) -> None:
        self.proxy, self._folder = Relay(), folder
        self.address = f"http://127.0.0.1:{self.proxy.port}"
        self._processes = [self._start(database) for _ in range(2)]
        self.host: str = self._processes[0].said()["link"]
        self._processes[1].said()

    def _start(self, database: str) -> Forked:
        port = free_port()
        self.proxy.behind.append(port)
        return start(database, self._folder, self.address, port, f"127.0.0.1:{free_port()}")

    def kill_owner(self) -> None:
        self._processes[0].kill()

    def end(self) -> None:
        for process in self._processes:
            process.kill()
        self.proxy.end()


@pytest.fixture
def cluster(database: str, tmp_path: Path) -> Iterator[Cluster]:
    started = Cluster(database, tmp_path)
    yield started
    started.end()


def test_a_fight_goes_on_while_its_owner_is_killed(visit: Visit, cluster: Cluster) -> None:
    """In the middle of a question: both pages say that the line is lost, come back by themselves and lose nothing."""
    gm, (bram,) = new_table(visit, cast(Demo, cluster), "nde2", "Bram", size=PHONE, role="assault")
    begins(gm, "nde.foe", id="orla", name="Orla", tier="minion")
    begins(gm, "nde.combat")
    answer(gm.locator(OWN))
    bram.get_by_role("button", name="Attack").click()
    bram.get_by_role("radio", name="Orla", exact=True).check()
    bram.get_by_role("button", name="Begin").click()
    question = gm.locator("[data-prompt='nde/call'][data-yours=true]")
    expect(question).to_be_visible()
    before = question.get_attribute("data-id")

    for page in (gm, bram):
        page.evaluate(LISTEN)
    cluster.kill_owner()
    says_something_meanwhile(bram)
    for page in (gm, bram):
        heard = comes_back(page)
        assert any("The connection is lost." in one for one in heard), heard
        expect(page.locator(".state .lost")).to_have_count(0)
        expect(page.locator("[data-broken]")).to_have_count(0)
    expect(gm.locator(".line", has_text="Did you hear that?")).to_have_count(1, timeout=BACK)
    assert question.get_attribute("data-id") == before
    answer(question)
    the_next_question_comes(gm, bram)


def comes_back(page: Page) -> list[str]:
    """Wait until a page says that it is connected again; all that it has said of its line."""
    heard: list[str] = []
    for _ in range(BACK // LOOK):
        heard = page.evaluate("window.heard")
        if any("Connected again. Nothing was lost." in one for one in heard):
            return heard
        page.wait_for_timeout(LOOK)
    raise AssertionError(heard)


def says_something_meanwhile(page: Page) -> None:
    """Words that are sent while nobody is there go out once when the line is back."""
    part(page, "Story")
    say = page.get_by_label(SAY["en"])
    say.fill("Did you hear that?")
    say.press("Enter")
    part(page, "Play")


def the_next_question_comes(*pages: Page) -> Locator:
    """The action goes on where it stood: another seat, or the same, is asked next."""
    asked = pages[0].locator("[data-prompt]").first
    expect(asked).to_be_attached()
    expect(pages[0].locator("[data-prompt='nde/call']")).to_have_count(0)
    return asked
