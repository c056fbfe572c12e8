"""The connection to a table: a step costs one small message, and a lost network loses no message."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Request, expect

from tests.browser.session import SAY, DemoSession, demo_session, part

SMALL = 4_000
"""Letters of all that a step of talk may bring to a page."""


@pytest.fixture(scope="module")
def at(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[DemoSession]:
    with demo_session(browser, tmp_path_factory.mktemp("line")) as one:
        yield one


def test_a_step_costs_one_small_message(at: DemoSession) -> None:
    """A value that changes comes as its place and nothing more, and nobody asks the server for the table again."""
    asked: list[str] = []

    def note(request: Request) -> None:
        if "/api/" in request.url:
            asked.append(request.url)

    say = at.gm.get_by_label(SAY["en"])  # the GM is there first: coming in is no step
    expect(at.maren.get_by_role("button", name="attaquer")).to_be_visible()
    at.maren.wait_for_load_state("networkidle")
    at.maren.on("request", note)
    before = len(at.visit.received[at.maren])
    say.fill("The tide turns.")
    say.press("Enter")
    expect(at.maren.locator(".line", has_text="The tide turns.")).to_be_visible()
    came = [heard for heard in at.visit.received[at.maren][before:] if heard.startswith('{"type"')]
    assert asked == [] and sum(map(len, came)) < SMALL
    table = at.demo.table
    rulings = [{"path": ["heroes", "bram", "hearts"], "value": 3, "how": "set", "kind": ""}]
    order = {"id": "hurt", "command": {"do": "rule", "rulings": rulings}}
    before = len(at.visit.received[at.maren])
    assert at.gm.request.post(f"{at.demo.address}/api/tables/{table}/seats/gm/commands", data=order).ok
    bram = at.maren.get_by_role("article", name="Bram")
    expect(bram.get_by_role("img", name=re.compile(r"Cœurs.* 3 .*5$"))).to_be_visible()
    frames = [json.loads(heard) for heard in at.visit.received[at.maren][before:] if heard.startswith('{"type"')]
    (seen,) = [frame for frame in frames if frame["type"] == "seen"]
    assert [(change["path"][-1], change["value"]) for change in seen["state"]] == [("hearts", 3)]
    assert not any(url.split("?")[0].endswith("/view") for url in asked)


def test_a_lost_network_is_seen_and_nothing_is_lost(at: DemoSession) -> None:
    """A message sent offline is shown as not sent, then goes out once, and the page says that it is connected again."""
    part(at.bram, "Story")
    at.bram.context.set_offline(True)
    expect(at.bram.get_by_text("The connection is lost.")).to_be_visible()
    say = at.bram.get_by_label(SAY["en"])
    say.fill("Can you hear me?")
    say.press("Enter")
    pending = at.bram.get_by_role("list", name="On its way")
    expect(pending).to_contain_text("Can you hear me?")
    expect(pending).to_contain_text("not sent yet")
    expect(at.bram.get_by_text("One thing of yours is not sent yet")).to_be_visible()
    assert not at.heard(at.gm, "Can you hear me?")
    at.bram.context.set_offline(False)
    expect(at.bram.get_by_text("Connected again. Nothing was lost.")).to_be_visible(timeout=15_000)
    expect(pending).to_have_count(0)
    expect(at.gm.locator(".line", has_text="Can you hear me?")).to_have_count(1)


def test_a_line_that_has_gone_silent_is_noticed(at: DemoSession) -> None:
    """After a sleep the network says nothing at all: a ping that nobody answers brings a new line, and the gap."""
    at.ilse.evaluate(
        """() => { WebSocket.prototype.send = function () {}; window.dispatchEvent(new Event("pageshow")); }"""
    )
    expect(at.ilse.get_by_text("Połączenie wróciło. Nic nie przepadło.")).to_have_count(0)
    lost = at.ilse.locator(".state .lost, .state .back")
    expect(lost.first).to_be_visible(timeout=40_000)  # whatever still comes in puts it off to the next ping
    say = at.gm.get_by_label(SAY["en"])
    say.fill("Good morning.")
    say.press("Enter")
    expect(at.ilse.locator(".line", has_text="Good morning.")).to_be_visible(timeout=15_000)
