"""Secrets and time: how long an answer takes tells nothing of what its reader may not know.

Two tables differ only in secrets. What a player asks and does is timed at both in turn, and the one distribution must
lie where the other does. Times are those of the processor: by the clock a busy machine says anything. Odds are counted
in another process, so there the quickest answers are compared by the clock. It is a soak test all the same.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any, NamedTuple

import pytest

from moothall.rulesets import nde, nova6
from moothall.rulesets.nova6 import opening
from moothall.table import Table
from moothall.table import commands as c
from tests.books.houses2d20.support import stories as houses_stories
from tests.books.nova6.support import stories as nova6_stories
from tests.support.soaking import SOAKING
from tests.table.support import stories as nde_stories
from tests.table.support.stories import Begins, Does, Move, Secretly, StorySession, Undoes, joins_as
from tests.web.support.server import WebServer
from tests.web.test_secrets import HIDDEN, brought_to

pytestmark = [pytest.mark.slow, pytest.mark.skipif(not SOAKING, reason="it compares times")]

SAMPLES = 300
FEW = 60
"""Samples where each takes long."""

WARM = 20
LEAST, MOST = 0.8, 1.25
"""How many times as long an answer may take with secrets as without, compared quantile by quantile."""

QUANTILES = (0.1, 0.25)

CROWD = 12
"""Hidden figures, and as many of each other kind of secret."""


class OfBook(NamedTuple):
    """How a story of a book is lived through, what comes first in it, and the usual action of a player."""

    act: Callable[..., StorySession]
    first: Move
    join: Any
    action: tuple[str, str]


BOOKS = {
    "nde2": OfBook(nde_stories.act, Begins(nde.bring_foe, ("foe0", "minion")), nde.join, ("nde.test", "aim")),
    "nde1": OfBook(
        lambda story, options, secret: nde_stories.act(story, options, secret, "nde1"),
        Begins(nde.bring_foe, ("foe0", "minion")),
        nde.join,
        ("nde.test", "aim"),
    ),
    "nova6": OfBook(
        nova6_stories.act,
        Begins(nova6.open_scene, ("challenge", "the quay")),
        opening.join,
        ("nova6.act", "intent"),
    ),
    "houses2d20": OfBook(
        houses_stories.act,
        Begins(houses_stories.HOUSES["houses.begin-scene"], ("the quay",)),
        houses_stories.HOUSES["houses.join"],
        ("houses.test", "action"),
    ),
}


def secrets_of(book: str) -> Iterator[Move]:
    """Hidden figures, whispers, rolls, clocks, pages and notes, some of which the GM takes back in secret."""
    procedure, args = HIDDEN["nde2" if book == "nde1" else book]
    for number in range(CROWD):
        yield Does("gm", c.Open(procedure, args | {"id": f"ogre{number}"}))
        yield Does("gm", c.RollSecretly("3d12"))
        yield Does("gm", c.Whisper(("ana",), "psst"))
        yield Does("gm", c.SetClock(f"Doom {number}", 4, 1, False))
        yield Does("gm", c.HandOut("A letter", "the butler", "", ("ana",)))
        yield Undoes(Does("gm", c.Open(procedure, args | {"id": f"gone{number}"})))


class Seat:
    """The table as a player asks it, and its GM, who puts it back to where it was after each sample."""

    def __init__(self, server: WebServer, book: str) -> None:
        self.server, self.book = server, book
        self.gm = server.signed_in("gm", "table", "gm", "gm")
        self.bo = server.signed_in("bo", "table", "player", "bo")
        self.count = 0

    def begin(self) -> Any:
        """Begin the usual action; the answer."""
        name, aim = BOOKS[self.book].action
        return self.does("open", procedure=name, args={"who": "bram", aim: "climb"})

    def does(self, do: str, **command: Any) -> Any:
        self.count += 1
        return self.bo.do(do, f"sample-{self.count}", **command)

    def last(self) -> int:
        """The number of the last entry of the game."""

        async def work() -> int:
            async with self.server.context.tables.live("table") as live:
                log = live.table.game.log
                return log[-1].number if log else 0

        return self.server.run(work)

    def back_to(self, number: int) -> None:
        if self.last() != number:
            self.gm.does("rewind", to=number)


def reads(path: str) -> Callable[[Seat], Any]:
    return lambda seat: seat.bo.get(seat.bo.at(path))


def over_a_socket(seat: Seat) -> Any:
    with seat.bo.socket() as line:
        return line.settled()


def joins(seat: Seat) -> Any:
    """Bring a character under a name that a hidden figure has at one of the tables."""
    opened = joins_as(BOOKS[seat.book].join, seat.book, "ogre1")
    return seat.does("open", procedure=opened.procedure, args=opened.args)


def asks_for_odds(seat: Seat) -> Any:
    name, aim = BOOKS[seat.book].action
    return seat.bo.post(seat.bo.at("odds"), {"procedure": name, "args": {"who": "bram", aim: "climb"}})


class Probe(NamedTuple):
    """What is timed, what comes before it, how often, and by which clock it is compared at which quantiles."""

    timed: Callable[[Seat], Any]
    before: Callable[[Seat], Any] = lambda seat: None
    samples: int = SAMPLES
    clock: Callable[[], float] = time.process_time
    quantiles: tuple[float, ...] = QUANTILES


PROBES = {
    "view": Probe(reads("view")),
    "log": Probe(reads("log?last=50")),
    "replay": Probe(reads("at/3")),
    "rewind list": Probe(reads("goes/2")),
    "choices": Probe(reads("choices/bram")),
    "actions": Probe(reads("procedures")),
    "export": Probe(reads("export"), samples=FEW),
    "socket": Probe(over_a_socket, samples=FEW),
    "say": Probe(lambda seat: seat.does("say", text="hm")),
    "roll": Probe(lambda seat: seat.does("roll", dice="2d6")),
    "refused": Probe(lambda seat: seat.does("answer", prompt="000000000000", answer="yes")),
    "begin": Probe(lambda seat: seat.begin()),
    "take back": Probe(lambda seat: seat.does("take_back"), before=lambda seat: seat.begin()),
    "join under a taken name": Probe(joins, samples=FEW),
    "odds": Probe(asks_for_odds, clock=time.perf_counter, quantiles=QUANTILES[:1]),
}


def tables(book: str, stack: ExitStack) -> tuple[Seat, Seat]:
    """A table with many secrets and one without, which look alike to a player."""
    of = BOOKS[book]
    story = [of.first, Does("bo", c.Say("hm"))]
    ours = of.act([of.first, *map(Secretly, secrets_of(book)), story[1]], {}, "owes the harbour master")
    theirs = of.act(story, {}, "is the harbour master")
    one, other = (Seat(stack.enter_context(brought_to(each)), book) for each in (ours, theirs))
    return one, other


def times(probe: Probe, seats: tuple[Seat, Seat]) -> list[list[float]]:
    """The times of a probe at both tables, in turn."""
    took: list[list[float]] = [[], []]
    starts = [seat.last() for seat in seats]
    for number in range(2 * (probe.samples + WARM)):
        seat = seats[number % 2]
        probe.before(seat)
        begun = probe.clock()
        probe.timed(seat)
        took[number % 2].append(probe.clock() - begun)
        seat.back_to(starts[number % 2])
    return [each[WARM:] for each in took]


def ratios(probe: Probe, seats: tuple[Seat, Seat]) -> list[float]:
    """How many times as long the first table takes as the second, at each quantile."""
    ours, theirs = map(sorted, times(probe, seats))
    places = [int(quantile * len(ours)) for quantile in probe.quantiles]
    return [ours[place] / theirs[place] for place in places]


@pytest.mark.parametrize("book", BOOKS)
def test_no_time_tells_of_secrets(book: str) -> None:
    """Whatever a player asks or does, its times at a table with secrets and at one without are of one kind."""
    with ExitStack() as stack:
        seats = tables(book, stack)
        found = {name: ratios(probe, seats) for name, probe in PROBES.items()}
    for name, each in found.items():
        print(f"{book} {name}: with secrets {', '.join(f'{ratio:.2f}' for ratio in each)} times as long")
    assert {name: each for name, each in found.items() if not LEAST < min(each) <= max(each) < MOST} == {}


def test_a_leak_in_time_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """A table that looks at its entries again and again before it shows itself is found by its times."""
    honest = Table.snapshot

    def thorough(self: Table, viewer: str) -> Any:
        for entry in self.game.log * 8:
            repr(entry)
        return honest(self, viewer)

    monkeypatch.setattr(Table, "snapshot", thorough)
    with ExitStack() as stack:
        assert max(ratios(PROBES["view"], tables("nde2", stack))) > MOST
