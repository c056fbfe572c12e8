"""Generated NOVA6 stories at a live table, with and without hidden characters, aspects, tasks and difficulties."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

import msgspec
from hypothesis import strategies as st

from moothall.records import changed
from moothall.rulesets import nova6
from moothall.rulesets.nova6 import opening
from moothall.rulesets.nova6.ids import ZoneId
from moothall.rulesets.nova6.state import Edge, Harm, Task, Zone
from moothall.rulesets.nova6.vocabulary import talent
from moothall.table import Prompt
from moothall.table import commands as c
from tests.books.nde.support.stories import SEATS
from tests.books.nova6.support.stage import advantage, aspect, condition, hero, npc, weapon
from tests.table.support.stories import Back, Begins, Does, Move, Secretly, StorySession, Undoes, Withdraws, joins_as

OWN = {seat: id for id, seat in SEATS.items()}
SHADES = ("owl", "wraith")
"""People of the GM's who stay hidden for good."""


class NovaStorySession(StorySession):
    """A table of NOVA6; a rook is there whose numbers nobody knows."""

    plays = "nova6"

    def open_table(self, options: dict[str, str], secret: str) -> None:
        self.fact("nova6/table-opened", options=plain(nova6.read_options(options)))
        for id, seat in SEATS.items():
            one = hero(id, talent("focused", "fight"), seat=seat, plot_points=2, fight=2, move=1, zone="quay")
            one = changed(one, secret="" if id == "bram" else secret)
            belongs = (aspect(f"PRIDE OF {id}", id), weapon(id, f"{id}-axe", 3))
            self.fact("nova6/joined", hero=plain(one), effects=plain(belongs))
        rook = npc("rook", fight=1, zone="quay", open=False, plan=secret)
        self.fact("nova6/appeared", one=plain(rook), effects=plain((weapon("rook", "rook-axe", 3),)))
        zones = (Zone(ZoneId("quay"), "The quay"), Zone(ZoneId("loft"), "The loft"), Zone(ZoneId("attic"), "The attic"))
        edges = (Edge("quay", "loft", "a wall"), Edge("loft", "attic", "a ladder", difficulty=len(secret)))
        self.open("gm", nova6.set_zones, (plain(zones), plain(edges)))

    def settled(self, prompt: Prompt) -> c.Command:
        """Windows go by; whatever else the GM is asked has its usual answer."""
        return c.LetPass(prompt.id) if prompt.what == "window" else super().settled(prompt)


def plain(value: Any) -> Any:
    return msgspec.to_builtins(value)


def act(story: Iterable[Move], options: dict[str, str], secret: str = "", *, brisk: bool = False) -> NovaStorySession:
    """Live through a story, at a table that asks everything unless it is brisk."""
    session = NovaStorySession(options, secret)
    if brisk:
        session.do("gm", c.SetPace("brisk"))
    for move in story:
        move(session)
    return session


@dataclass(frozen=True)
class Answers:
    """A seat gives the usual answer to one of its prompts, or lets a window go by."""

    seat: str
    pick: int

    def __call__(self, at: StorySession) -> None:
        asked = at.own(self.seat)
        if asked:
            prompt = asked[self.pick % len(asked)]
            usual = c.Answer(prompt.id, plain(prompt.default))
            at.do(self.seat, c.LetPass(prompt.id) if prompt.what == "window" else usual)
            at.settle()
        at.marks.append(at.table.game.log[-1].number if at.table.game.log else 0)


# ---- What everybody sees ---------------------------------------------------------------------------------------------

heroes, skills = st.sampled_from(tuple(SEATS)), st.sampled_from(("fight", "move", "wits", "interact"))
words = st.sampled_from(("a bell", "the tide", "north"))
ACTIONS = st.sampled_from(("attack", "overcome", "create-advantage"))


def begins(procedure: Any, *args: st.SearchStrategy[Any], gm: bool = True) -> st.SearchStrategy[Move]:
    return st.builds(Begins, st.just(procedure), st.tuples(*args), st.just(gm))


def opens(procedure: Any, **args: Any) -> c.Open:
    return c.Open(procedure.name, plain(args))


def unseen(procedure: Any, **args: Any) -> c.Open:
    """The GM keeps the dice of it to themselves."""
    return c.Open(procedure.name, plain(args), secret=True)


actions = st.one_of(
    begins(nova6.act, heroes, words, skills, ACTIONS, st.just(""), st.sampled_from(((), ("rook",))), gm=False),
    begins(nova6.act, heroes, words, st.just("fight"), st.just("attack"), st.just(""), st.just(("rook",)), gm=False),
    begins(nova6.move, heroes, st.just(("loft",)), gm=False),
    begins(nova6.end_turn, heroes, gm=False),
    begins(nova6.delay, heroes, gm=False),
    begins(nova6.rally, heroes, gm=False),
)
running = st.one_of(
    begins(nova6.open_scene, st.sampled_from(("conflict", "challenge", "exposition")), words),
    begins(nova6.close_scene, words),
    begins(nova6.oppose, st.just("rook"), heroes, st.just("fight"), st.just("attack")),
    begins(nova6.next_round),
    begins(nova6.fall, heroes, st.integers(0, 4)),
    begins(nova6.milestone),
    begins(nova6.put, st.just(plain(changed(condition("darkness", 1), id="")))),
)
probes = st.builds(
    Does,
    st.just("bo"),
    st.one_of(
        st.builds(lambda who: opens(nova6.act, who="bram", intent="hit", targets=(who,)), st.sampled_from(SHADES)),
        st.builds(lambda id: opens(nova6.end_effect, who="bram", effect=id), st.sampled_from(("secret-1", "no-such"))),
        st.builds(lambda id: opens(nova6.act, who="bram", intent="x", aim=id), st.just("secret-1")),
        st.builds(lambda name: joins_as(opening.join, "nova6", name), st.sampled_from((*SHADES, "nobody"))),
        st.just(c.Answer("000000000000", "yes")),
    ),
)
replies = st.builds(Answers, st.sampled_from(("ana", "bo", "cy")), st.integers(0, 3))
going_back = st.one_of(
    st.builds(Back, st.integers(0, 11)),
    st.builds(Withdraws, st.sampled_from(("bo", "ana"))),
    st.builds(Does, st.just("bo"), st.just(c.TakeBack())),
)
hands = st.builds(
    lambda seat, about, up: Does(seat, c.StandBy("nova6/defend-another", OWN[seat], about, "so", up)),
    st.sampled_from(("ana", "bo")),
    heroes,
    st.booleans(),
)
public = st.one_of(hands, actions, actions, running, running, replies, replies, replies, replies, probes, going_back)

# ---- What only the GM knows ------------------------------------------------------------------------------------------

numbers, lasts = st.integers(1, 3), st.sampled_from(("B", "Q", "S", "T", "L"))
hidden_effect = st.one_of(
    st.builds(
        lambda name, owner, d: aspect(name, owner, duration=d), words, st.sampled_from(("ilse", "", "rook")), lasts
    ),
    st.builds(
        lambda n, owner, d: advantage(owner, n, "move", name="unseen", duration=d),
        numbers,
        st.sampled_from(SHADES),
        lasts,
    ),
)
quiet = st.one_of(
    st.builds(lambda effect: unseen(nova6.put, effect=changed(effect, id="", known=False)), hidden_effect),
    st.builds(
        lambda id, n: unseen(nova6.come, one=npc(id, fight=n, seen=False, open=False)), st.sampled_from(SHADES), numbers
    ),
    st.builds(
        lambda n, name: opens(
            nova6.set_task, task=Task("hidden", name, known=False, difficulty=n, harm=Harm(damage=n))
        ),
        numbers,
        words,
    ),
    st.builds(lambda id: unseen(nova6.drop_task, id=id), st.just("hidden")),
    st.builds(lambda id, n: unseen(nova6.fall, who=id, stories=n), st.sampled_from(SHADES), numbers),
    st.builds(
        lambda id: unseen(nova6.take_cover, who=id, degree="half", material="wood-door"), st.sampled_from(SHADES)
    ),
    st.builds(lambda id, what: unseen(nova6.unopposed, who=id, intent=what), st.sampled_from(SHADES), words),
    st.builds(lambda text: c.MakeRuling((c.Ruling(("plot",), text),)), words),
    st.builds(lambda text: c.MakeRuling((c.Ruling(("others", "rook", "plan"), text),)), words),
    st.builds(lambda text: c.MakeRuling((c.Ruling(("heroes", "ilse", "secret"), text),)), words),
    st.builds(lambda n: c.MakeRuling((c.Ruling(("scene", "hindrance"), n),)), numbers),
)
done = st.builds(Does, st.just("gm"), quiet)
secret = st.builds(Secretly, st.one_of(done, done, st.builds(Undoes, done)))
tables = st.sampled_from(({}, {"gm-rolls": "on"}, {"initiative-each-round": "on", "gsp-bank": "on"}))


@st.composite
def stories(draw: st.DrawFn) -> list[Move]:
    """A scene is opened, then whatever happens."""
    first = Begins(nova6.open_scene, (draw(st.sampled_from(("conflict", "challenge"))), "the quay"))
    return [first, *draw(st.lists(public, min_size=6, max_size=18))]


@st.composite
def with_secrets(draw: st.DrawFn, story: list[Move]) -> list[Move]:
    """The same story with things in between that nobody must learn of."""
    hidden = draw(st.lists(st.tuples(st.integers(0, len(story)), secret), max_size=10))
    told: list[Move] = []
    for place, move in enumerate(story):
        told += [one for at, one in hidden if at == place]
        told.append(move)
    return told + [one for at, one in hidden if at == len(story)]
