"""Generated 2d20 stories at a live table, with and without hidden characters, assets, rolls and words."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec
from hypothesis import strategies as st

from moothall.rulesets.houses2d20.options import read_options
from moothall.table import Prompt
from moothall.table import commands as c
from moothall.table.book import Book
from tests.books.houses2d20.support.stage import npc, person
from tests.books.nde.support.stories import SEATS
from tests.table.support.stories import (
    Back,
    Begins,
    Does,
    Move,
    Replies,
    Secretly,
    StorySession,
    Undoes,
    Withdraws,
    joins_as,
)

HOUSES = Book("houses2d20").procedures
OWN = {seat: id for id, seat in SEATS.items()}
SHADES = ("owl", "wraith")
"""People of the GM's who stay hidden for good."""


class HousesStorySession(StorySession):
    """A table of 2d20 with three players' characters, and a guard whose numbers nobody knows."""

    plays = "houses2d20"

    def open_table(self, options: dict[str, str], secret: str) -> None:
        read = read_options(options)
        opened = {"options": plain(read), "house": "", "threat": 4, "threat_open": read.threat_visible_to_players}
        self.fact("houses/table-opened", **opened)
        for id, seat in SEATS.items():
            self.joins(person(id, seat=seat, battle=6, duty=6))
        self.joins(npc("roke", battle=5, open=False))

    def joins(self, one: Any) -> None:
        self.fact("houses/character-joined", character=plain(one), assets=[], seen=one.seen)

    def settled(self, prompt: Prompt) -> c.Command:
        """Windows go by; whatever else the GM is asked has its usual answer."""
        return c.LetPass(prompt.id) if prompt.what == "window" else super().settled(prompt)


def plain(value: Any) -> Any:
    return msgspec.to_builtins(value)


def act(story: Iterable[Move], options: dict[str, str], secret: str = "", *, brisk: bool = False) -> HousesStorySession:
    """Live through a story, at a table that asks everything unless it is brisk."""
    session = HousesStorySession(options, secret)
    if brisk:
        session.do("gm", c.SetPace("brisk"))
    for move in story:
        move(session)
    return session


def begins(procedure: Any, *args: st.SearchStrategy[Any], gm: bool = True) -> st.SearchStrategy[Move]:
    return st.builds(Begins, st.just(procedure), st.tuples(*args), st.just(gm))


def opens(procedure: Any, *, secret: bool = False, **args: Any) -> Move:
    return Does("gm", c.Open(procedure.name, plain(args), secret=secret))


# ---- What everybody sees ---------------------------------------------------------------------------------------------

heroes, shades = st.sampled_from(tuple(SEATS)), st.sampled_from(SHADES)
words = st.sampled_from(("a bell", "the tide", "north"))
numbers = st.integers(0, 3)

actions = st.one_of(
    begins(HOUSES["houses.test"], heroes, words, gm=False),
    begins(HOUSES["houses.test"], heroes, words, st.just("battle"), gm=False),
    begins(HOUSES["houses.contest"], heroes, words, gm=False),
    begins(HOUSES["houses.work"], heroes, st.just("task-1"), gm=False),
    begins(HOUSES["houses.act"], heroes, gm=False),
    begins(HOUSES["houses.recover"], heroes, gm=False),
)
running = st.one_of(
    begins(HOUSES["houses.begin-scene"], words),
    begins(HOUSES["houses.end-scene"]),
    begins(HOUSES["houses.asset"], heroes, words),
    begins(HOUSES["houses.extra"], st.sampled_from(("guard", "cook")), words, st.sampled_from(("minor", "notable"))),
    begins(HOUSES["houses.reveal"], st.sampled_from(("guard", "cook")), st.booleans()),
    begins(HOUSES["houses.begin-task"], words, st.integers(2, 6)),
    begins(HOUSES["houses.begin-conflict"], st.just("personal"), heroes),
    begins(HOUSES["houses.end-conflict"]),
)
replies = st.builds(Replies, st.sampled_from(("ana", "bo", "cy")), st.integers(0, 11))
going_back = st.one_of(
    st.builds(Back, st.integers(0, 11)),
    st.builds(Withdraws, st.sampled_from(("bo", "ana"))),
    st.builds(Does, st.just("bo"), st.just(c.TakeBack())),
)
probes = st.builds(
    Does,
    st.just("bo"),
    st.one_of(
        st.builds(
            lambda name: joins_as(HOUSES["houses.join"], "houses2d20", name), st.sampled_from((*SHADES, "nobody"))
        ),
        st.builds(
            lambda id: c.Open("houses.defend", {"who": "bram", "asset": f"{id}-1"}),
            st.sampled_from((*SHADES, "nobody")),
        ),
        st.builds(lambda id: c.Open("houses.reveal", {"who": id}), shades),
        st.just(c.Answer("000000000000", "yes")),
    ),
)
hands = st.builds(
    lambda seat, about, up: Does(seat, c.StandBy("houses/assist", OWN[seat], about, "so", up)),
    st.sampled_from(("ana", "bo")),
    heroes,
    st.booleans(),
)
public = st.one_of(hands, actions, actions, running, running, replies, replies, replies, replies, probes, going_back)

# ---- What only the GM knows ------------------------------------------------------------------------------------------

quiet = st.one_of(
    st.builds(lambda id, name: opens(HOUSES["houses.extra"], id=id, name=name, hidden=True), shades, words),
    st.builds(lambda id, name: opens(HOUSES["houses.asset"], owner=id, name=name), shades, words),
    st.builds(
        lambda id, n: Does("gm", c.MakeRuling((c.Ruling(("characters", id, "quality"), n),))), shades, st.integers(4, 8)
    ),
    st.builds(lambda to, text: Does("gm", c.Whisper(to, text)), st.sampled_from((("ana",), ("ana", "cy"))), words),
    st.builds(lambda text: Does("ana", c.WriteNote(text)), words),
    st.just(Does("gm", c.RollSecretly("1d20"))),
    st.builds(lambda text, at: Does("gm", c.SetClock(text, 4, at, False)), words, numbers),
    st.builds(lambda text: Does("gm", c.HandOut(text, text, "", ("ana",))), words),
)
secret = st.builds(Secretly, st.one_of(quiet, quiet, quiet, st.builds(Undoes, quiet)))
tables = st.sampled_from(({}, {"threat.visible_to_players": "false"}))


@st.composite
def stories(draw: st.DrawFn) -> list[Move]:
    """A scene begins, then whatever happens."""
    return [Begins(HOUSES["houses.begin-scene"], ("the quay",)), *draw(st.lists(public, min_size=6, max_size=18))]


@st.composite
def with_secrets(draw: st.DrawFn, story: list[Move]) -> list[Move]:
    """The same story with things in between that nobody must learn of."""
    hidden = draw(st.lists(st.tuples(st.integers(0, len(story)), secret), max_size=10))
    told: list[Move] = []
    for place, move in enumerate(story):
        told += [one for at, one in hidden if at == place]
        told.append(move)
    return told + [one for at, one in hidden if at == len(story)]
