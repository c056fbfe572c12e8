"""Upgrades under play: a process of a newer version comes, the older one is drained, and pages play on through both."""

from __future__ import annotations

import threading
from collections.abc import Sequence
from contextlib import ExitStack, suppress

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from moothall.cluster.owning import Member
from tests.web.support.server import ENOUGH, Line, Person
from tests.web.test_passing import Passer, at, passer

pytestmark = pytest.mark.slow

WORDS = 10
"""Words of each page before the older process is drained, and after it."""


class Page(threading.Thread):
    """A page that speaks until it is stopped; what was not acknowledged it sends again, at a door that is ready."""

    def __init__(self, person: Person, doors: Sequence[Passer]) -> None:
        super().__init__(daemon=True)
        self._person, self._doors = person, doors
        self._stopped, self._news = threading.Event(), threading.Condition()
        self.answers: list[str] = []
        self.opened = 0

    def run(self) -> None:
        while not self._stopped.is_set():
            with suppress(ConnectionClosed, InvalidStatus), self._through().socket() as line:
                self.opened += 1
                self._speak(line)

    def _through(self) -> Person:
        """The same person through the first door that a proxy finds ready."""
        ready = (door for door in self._doors if Person(door.web).get("/api/ready").status == 200)
        return at(next(ready), self._person)

    def _speak(self, line: Line) -> None:
        while not self._stopped.is_set():
            word = self.word(len(self.answers))
            answer = line.do("say", id=word, text=word)
            with self._news:
                self.answers.append(answer["type"])
                self._news.notify()

    def word(self, number: int) -> str:
        return f"{self._person.seat} {number}."

    def wait_for(self, more: int) -> None:
        """Wait until so many more words are answered."""
        with self._news:
            until = len(self.answers) + more
            assert self._news.wait_for(lambda: len(self.answers) >= until, ENOUGH)

    def stop(self) -> None:
        self._stopped.set()
        self.join(ENOUGH)


def test_pages_play_on_through_an_upgrade(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """While the older process hands its tables to the newer one nothing is refused, lost or said twice."""
    with passer(database) as old, ExitStack() as stack:
        monkeypatch.setattr(Member, "version", "99.0.0")
        new = stack.enter_context(passer(database))
        new.store.member.version = "99.0.0"
        monkeypatch.undo()
        gm = old.web.host().makes_table()
        pages = [Page(person, (old, new)) for person in (gm, gm.brings("Ana"))]
        for page in pages:
            page.start()
        for page in pages:
            page.wait_for(WORDS)
        old.run(old.web.context.stop)
        for page in pages:
            page.wait_for(WORDS)
            page.stop()
        assert new.store.member.fence(gm.table) is not None and old.store.member.fence(gm.table) is None
        with at(new, gm).socket() as line:
            told = "".join(str(frame) for frame in line.settled() if frame["type"] == "line")
    for page in pages:
        assert set(page.answers) == {"ack"} and page.opened > 1
        places = [told.index(page.word(number)) for number in range(len(page.answers))]
        assert places == sorted(places) and all(told.count(page.word(number)) == 1 for number in range(len(places)))
