"""The host's upkeep in the lobby: missing lines are told, and a backup is restored by one confirmation."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from moothall.store import open_store
from moothall.store.paths import FILE
from tests.browser.conftest import Demo
from tests.browser.visit import Visit, in_both_lights


@pytest.fixture
def lacking(tmp_path: Path) -> Iterator[Demo]:
    """A server in whose folder three acknowledged lines are missing, and a backup has a table with them."""
    with open_store(tmp_path) as store:
        store.append(store.make("nde2", "The old ferry"), 1, ["{}"] * 3).wait(60)
        store.back_up(store.backups / "one.sqlite")
    (tmp_path / FILE).unlink()
    served = Demo(tmp_path)
    yield served
    served.stop()


def test_the_host_is_told_what_is_missing_and_restores_a_backup(visit: Visit, lacking: Demo) -> None:
    """The lobby tells the number, reads well in both lights, and after the restore lists the tables of the backup."""
    page = visit(lacking.host)
    expect(page.get_by_role("alert")).to_contain_text("3 acknowledged lines are missing")
    assert in_both_lights(page) == []
    page.get_by_role("button", name="Restore…").click()
    page.get_by_role("button", name="Restore this backup").click()
    expect(page.get_by_text("starts again")).to_be_visible()
    lacking.wait_for_start()
    page.get_by_role("button", name="Show the tables again").click()
    expect(page.get_by_text("The old ferry")).to_be_visible()
    expect(page.get_by_text("are missing")).to_have_count(0)


def test_a_guest_sees_no_backups(visit: Visit, lacking: Demo) -> None:
    """What the host looks after is shown to nobody else."""
    page = visit(next(iter(lacking.links.values())))
    page.wait_for_url("**/table/**")
    page.goto(lacking.address)
    expect(page.get_by_role("heading", name="Your tables")).to_be_visible()
    expect(page.get_by_role("heading", name="Backups")).to_have_count(0)
