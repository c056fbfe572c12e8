"""NOVA6: a conflict of twelve rounds, four heroes and five foes in three zones, as the pages of a table show it."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest
from playwright.sync_api import expect

from moothall.records import changed
from moothall.rulesets.nova6 import events
from moothall.rulesets.nova6.state import Table
from moothall.sight import GM
from moothall.table import commands as c
from moothall.table.json_types import converted
from moothall.talk.procedure import Opening
from moothall.web.command_types import KINDS
from tests.books.nova6.support.twelve_rounds import HEROES, MOST_ANSWERS, LongConflict
from tests.browser.conftest import Demo
from tests.browser.scenes import FIRST, OWN, Company, all_is_readable, asked, usual
from tests.browser.visit import Visit
from tests.support.soaking import SOAKING

pytestmark = pytest.mark.skipif(not SOAKING, reason="long: `dev.py soak` plays it")

ROUNDS = 12


@pytest.fixture
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Demo]:
    """A server of its own."""
    server = Demo(tmp_path_factory.mktemp("twelve"))
    yield server
    server.stop()


class PagesOfAConflict(LongConflict):
    """The same conflict, of which every question is answered on the page of whoever is asked."""

    def __init__(self, company: Company) -> None:
        self.company, self.chance, self.refused = company, Random("pages"), []
        self.do(GM, c.SetPace("brisk"))
        seats = [page.url.split("/")[-1] for page in (company.ana, company.tyko)]
        heroes = [(changed(one, seat=seats[place % 2]), things) for place, (one, things) in enumerate(HEROES)]
        self.sets_up([events.Joined(one, things) for one, things in heroes])

    @property
    def state(self) -> Any:
        told = asked(self.company.gm, f"/api/tables/{self.company.table}/seats/gm/view")["state"]
        return converted(told, Table)

    def do(self, seat: str, command: c.Command) -> None:
        word = next(word for word, kind in KINDS.items() if kind is type(command))
        self.company.sends({"do": word, **msgspec.to_builtins(command)})

    def begins(self, seat: str, opening: Opening[Any]) -> bool:
        args = {name: msgspec.to_builtins(value) for name, value in opening.args}
        try:
            self.company.does(opening.procedure.name, **args)
        except AssertionError as refusal:
            self.refused.append(f"{opening.procedure.name}: {refusal}")
            return False
        for _ in range(MOST_ANSWERS):
            waits = asked(self.company.gm, f"/api/tables/{self.company.table}/seats/gm/view")["now"]["prompts"]
            if not waits:
                return True
            self._answers(waits[0]["seat"])
        raise AssertionError(f"{opening.procedure.name} does not end")

    def _answers(self, seat: str) -> None:
        """Press the usual answer on the page of a seat."""
        page = next(page for page in self.company.players if page.url.split("/")[-1] == seat)
        card = page.locator(OWN).first
        expect(card).to_be_attached()
        _, found = page.evaluate(FIRST, OWN)
        same = page.locator(f"[data-id='{found[1]}']")
        usual(same)
        expect(same).to_have_count(0)


def test_a_conflict_of_twelve_rounds_is_played_on_the_pages(visit: Visit, served: Demo) -> None:
    """Every card is answered where it stands, all pages stay readable, and the last of them tells the scene's end."""
    company = Company(visit, served, "NOVA6", "Brennick weir")
    conflict = PagesOfAConflict(company)
    conflict.play(ROUNDS)
    for page in company.everybody:
        expect(page.get_by_text("The scene is over").first).to_be_attached()
    all_is_readable(company)
    print(*company.gm.locator(".line").all_inner_texts(), sep="\n")
