"""Generated stories at a live table: random moves of a group, with and without secrets.

A story is a list of moves. Public moves are the same at two tables; secret ones differ, in value, number, order and
kind, and must leave no trace in what one player and one spectator are sent.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cache
from typing import Any, Protocol

import msgspec
from hypothesis import strategies as st

from moothall import books
from moothall.errors import MoothallError
from moothall.handlers.dice import Seeded
from moothall.rulesets import nde
from moothall.rulesets.nde.options import defaults
from moothall.rulesets.nde.state import Foe
from moothall.rulesets.nde.words import ZONES
from moothall.speech import voice
from moothall.table import Delivery, Prompt, Push
from moothall.table import commands as c
from moothall.table.presence import Presence
from moothall.talk.procedure import Procedure
from moothall.web.workshops import workshop
from tests.books.nde.support.stories import FOES, HEROES, SEATS, SHADES, seated
from tests.table.support.live_table import Host, wire

EYES = ("bo", "guest")
"""The viewers who must not learn of secrets."""


class Threes:
    """Dice that always show a three."""

    def fall(self, count: int, sides: int) -> tuple[int, ...]:
        return (3,) * count


class StoryDice:
    """Dice of which those that fall in secret use up none of the others, and fall otherwise with another secret."""

    def __init__(self, session: StorySession, secret: str) -> None:
        self._session = session
        self._public, self._secret = Seeded("story"), Seeded(f"secret {secret}")

    def fall(self, count: int, sides: int) -> tuple[int, ...] | None:
        return (self._secret if self._session.secretly else self._public).fall(count, sides)


class StorySession(Host):
    """A table, of the newer edition unless said otherwise, that notes down every frame the two viewers are sent."""

    plays = "nde2"

    def __init__(self, options: dict[str, str], secret: str, book: str = "") -> None:
        self.counts: dict[str, int] = {}
        self.secretly = False
        self.played = book or self.plays
        super().__init__(self.played, dice=StoryDice(self, secret))
        self.table.free = Threes()  # or the GM's secret rolls would use up dice of the others
        self.frames: dict[str, list[bytes]] = {viewer: [] for viewer in EYES}
        self.left: set[str] = set()
        self.marks: list[int] = [0]
        self.presence = Presence()
        for viewer in ("gm", *EYES):
            self.table.stream(viewer)
        self.open_table(options, secret)

    def open_table(self, options: dict[str, str], secret: str) -> None:
        """Options and heroes, two of whom have a secret."""
        set_so = nde.read_options(options, defaults(self.played))
        self.fact("nde/table-opened", options=msgspec.to_builtins(set_so))
        for id in HEROES:
            hero = seated(id) if id == "bram" else replace(seated(id), secret=secret)
            self.fact("nde/hero-joined", hero=msgspec.to_builtins(hero) | {"role": [*set_so.book.roles][-1]})
        assert len(self.table.game.state.heroes) == len(HEROES)

    def fact(self, kind: str, **data: Any) -> None:
        self.do("gm", c.MakeRuling((c.Ruling(how="fact", kind=kind, value=data),)))

    def do(self, seat: str, command: c.Command, id: str = "", person: str | None = None) -> Any:
        """Run a command; a refusal is a frame for the refused seat."""
        self.delivered: list[Delivery] = []
        try:
            return super().do(seat, command, id or self._fresh(seat, command), person)
        except MoothallError as refusal:
            if seat in self.frames:
                self.frames[seat].append(wire((refusal.key, refusal.values, refusal.cite)))
            return None
        finally:
            for delivery in self.delivered:
                if delivery.viewer in self.frames:
                    push = Push(tuple(delivery.messages), delivery.now)
                    self.frames[delivery.viewer] += map(wire, push.frames())

    def _fresh(self, seat: str, command: c.Command) -> str:
        """An id for a command. People's devices invent them; here they must not count what is secret."""
        kind = f"{seat}-{type(command).__name__}-{'secret' if self.secretly else 'public'}"
        self.counts[kind] = self.counts.get(kind, 0) + 1
        return f"{kind}-{self.counts[kind]}"

    def own(self, seat: str) -> list[Prompt]:
        """The prompts of a seat, without those the GM leaves open."""
        return [prompt for prompt in self.prompts(seat) if prompt.conv not in self.left]

    def settle(self, waiting: frozenset[str] = frozenset()) -> None:
        """The GM answers with defaults until a player must, except in conversations that had been waiting before."""
        for _ in range(50):
            asked = [prompt for prompt in self.own("gm") if prompt.conv not in waiting]
            if not asked:
                return
            self.do("gm", self.settled(asked[0]))

    def to_the_end(self, move: Move) -> None:
        """Make a move and settle what it began, and nothing that waited before."""
        waiting = frozenset(prompt.conv for prompt in self.prompts("gm"))
        move(self)
        self.settle(waiting)

    def settled(self, prompt: Prompt) -> c.Command:
        """The GM's answer to a prompt by default."""
        return c.Answer(prompt.id, msgspec.to_builtins(prompt.default))

    def open(self, seat: str, procedure: Procedure[..., Any], args: tuple[Any, ...]) -> Any:
        names = procedure.takes
        return self.do(seat, c.Open(procedure.name, dict(zip(names, args, strict=False))))


class Move(Protocol):
    """A move of a story at a table."""

    def __call__(self, at: StorySession) -> None: ...


def act(
    story: Iterable[Move], options: dict[str, str], secret: str = "", book: str = "nde2", *, brisk: bool = False
) -> StorySession:
    """Live through a story, at a table that asks everything unless it is brisk."""
    session = StorySession(options, secret, book)
    if brisk:
        session.do("gm", c.SetPace("brisk"))
        session.do("gm", c.SetDial("nde/start", "ask"))  # a question that `Leaves` leaves lying
    for move in story:
        move(session)
    return session


@dataclass(frozen=True)
class Begins:
    """A procedure is begun by its hero's player or by the GM, and goes on until a player is asked."""

    procedure: Procedure[..., Any]
    args: tuple[Any, ...] = ()
    gm: bool = True

    def __call__(self, at: StorySession) -> None:
        seat = "gm" if self.gm else SEATS[self.args[0]]
        at.open(seat, self.procedure, self.args)
        at.settle()
        at.marks.append(at.table.game.log[-1].number if at.table.game.log else 0)


@dataclass(frozen=True)
class Replies:
    """A seat answers one of its prompts, with one of the options or in another way."""

    seat: str
    pick: int

    def __call__(self, at: StorySession) -> None:
        asked = at.own(self.seat)
        if asked:
            prompt = asked[self.pick % len(asked)]
            at.do(self.seat, self.reply(prompt))
            at.settle()
        at.marks.append(at.table.game.log[-1].number if at.table.game.log else 0)

    def reply(self, prompt: Prompt) -> c.Command:
        if prompt.what == "window":
            return c.LetPass(prompt.id) if self.pick % 3 else c.Answer(prompt.id, "holds the lamp")
        if prompt.options and isinstance(prompt.default, str):
            return c.Answer(prompt.id, prompt.options[self.pick % len(prompt.options)].id)
        return c.Answer(prompt.id, msgspec.to_builtins(prompt.default))


@dataclass(frozen=True)
class Does:
    """A seat does something plain."""

    seat: str
    command: c.Command

    def __call__(self, at: StorySession) -> None:
        at.do(self.seat, self.command)


@dataclass(frozen=True)
class Back:
    """The GM rewinds to the end of an earlier public move."""

    pick: int

    def __call__(self, at: StorySession) -> None:
        place = self.pick % len(at.marks)
        at.do("gm", c.Rewind(at.marks[place]))
        del at.marks[place + 1 :]


@dataclass(frozen=True)
class Withdraws:
    """A seat withdraws the last action that it began, if one is open."""

    seat: str

    def __call__(self, at: StorySession) -> None:
        if begun := at.table.now(at.table.viewer(self.seat)).open:
            at.do(self.seat, c.WithdrawAction(begun[-1]))
            at.marks.append(at.table.game.log[-1].number if at.table.game.log else 0)


@dataclass(frozen=True)
class Leaves:
    """The GM begins something that only the GM is asked about, and leaves it lying or settles it without a trace."""

    lying: bool

    def __call__(self, at: StorySession) -> None:
        before = {prompt.conv for prompt in at.prompts("gm")}
        at.open("gm", nde.combat, ())
        for prompt in at.prompts("gm"):
            if prompt.conv not in before:
                if self.lying:
                    at.left.add(prompt.conv)
                else:
                    at.do("gm", c.Answer(prompt.id, {"harm_wanted": False, "order_matters": False, "how": "free"}))


@dataclass(frozen=True)
class Undoes:
    """The GM does something in secret and rewinds it."""

    move: Move

    def __call__(self, at: StorySession) -> None:
        last = at.table.game.log[-1].number if at.table.game.log else 0
        at.to_the_end(self.move)
        at.left &= {prompt.conv for prompt in at.prompts("gm")}
        at.do("gm", c.Rewind(last))


@dataclass(frozen=True)
class Secretly:
    """A secret move, which must leave no trace."""

    move: Move

    def __call__(self, at: StorySession) -> None:
        at.secretly = True
        at.to_the_end(self.move)
        at.secretly = False


@dataclass(frozen=True)
class Comes:
    """A viewer connects one more device, or one less."""

    seat: str
    here: bool

    def __call__(self, at: StorySession) -> None:
        (at.presence.arrive if self.here else at.presence.depart)(self.seat)


@cache
def joins_as(procedure: Procedure[..., Any], book: str, name: str) -> c.Open:
    """Bo brings another character, under an id and a name that somebody hidden may have."""
    drawn = workshop(book).drawn(voice("en", book).say, Seeded("oda"), books.ruleset(book).options().defaults)
    return c.Open(procedure.name, {"seat": "bo", "who": name, "sheet": drawn | {"name": name}})


# ---- Strategies -----------------------------------------------------------------------------------------------------

heroes, foes, shades = st.sampled_from(HEROES), st.sampled_from(FOES[:3]), st.sampled_from(SHADES)
zones, covers = st.sampled_from(ZONES), st.sampled_from(("none", "partial", "full"))
squares = st.tuples(st.integers(0, 4), st.integers(0, 4))
words = st.sampled_from(("a bell", "the key is false", "north"))
picks = st.integers(0, 11)
tiers = st.sampled_from(("minion", "minion", "elite"))


def begins(procedure: Procedure[..., Any], *args: st.SearchStrategy[Any], gm: bool = True) -> st.SearchStrategy[Move]:
    return st.builds(Begins, st.just(procedure), st.tuples(*args), st.just(gm))


def does(seats: tuple[str, ...], commands: st.SearchStrategy[Any]) -> st.SearchStrategy[Move]:
    return st.builds(Does, st.sampled_from(seats), commands)


actions = st.one_of(
    begins(nde.attack, heroes, foes, st.sampled_from(("melee", "ranged")), gm=False),
    begins(nde.attack, heroes, foes, st.just("ranged"), gm=False),
    begins(nde.test, heroes, words, gm=False),
    begins(nde.power, heroes, words, st.lists(foes, max_size=2).map(tuple), gm=False),
    begins(nde.approach, heroes, foes, zones, gm=False),
    begins(nde.walk, heroes, squares, gm=False),
    begins(nde.pass_turn, heroes, gm=False),
    begins(nde.foe_turn, st.lists(foes, min_size=1, max_size=2, unique=True).map(tuple), heroes),
)
running = st.one_of(
    begins(nde.combat),
    begins(nde.next_round),
    begins(nde.end_combat),
    begins(nde.bring_foe, foes, tiers),
    begins(nde.set_distance, heroes, foes, zones),
    begins(nde.place, st.one_of(heroes, foes), squares, st.integers(0, 3)),
    begins(nde.breather),
)
replies = st.builds(Replies, st.sampled_from(("ana", "bo", "cy")), picks)
talk = st.one_of(
    does(("gm", "ana", "bo", "cy"), st.one_of(st.builds(c.Say, words), st.builds(c.RollFreely, st.just("2d6")))),
    does(("bo",), st.builds(c.Whisper, st.sampled_from((("ana",), ("gm",), ("nobody",))), words)),
    does(("gm",), st.builds(c.SetClock, words, st.just(6), st.integers(0, 6))),
    does(("gm",), st.builds(c.SetScene, words, words, traits=st.lists(words, max_size=2).map(tuple))),
    does(("gm",), st.builds(c.SetGround, st.integers(1, 9), st.just(8), words, st.tuples(squares, squares))),
    does(("gm",), st.builds(c.SetFace, st.just("oda"), words)),
    does(("gm", "bo"), st.builds(c.WriteNote, words, everyone=st.booleans())),
    does(("bo", "ana"), st.builds(c.RaiseCard, st.sampled_from(("stop", "slow")))),
    does(("gm",), st.builds(c.Pause, st.just(False))),
    does(("gm",), st.builds(c.SetDial, st.sampled_from(("luck", "steps", "help")), st.sampled_from(("auto", "ask")))),
    does(("gm",), st.builds(lambda hearts: c.MakeRuling((c.Ruling(("heroes", "oda", "hearts"), hearts),)), picks)),
)
going_back = st.one_of(
    st.builds(Back, picks),
    st.builds(Withdraws, st.sampled_from(("bo", "ana"))),
    does(("bo",), st.just(c.TakeBack())),
    does(("gm",), st.just(c.ReleaseDice())),
)
probes = does(
    ("bo",),
    st.one_of(
        st.builds(
            lambda target: c.Open(nde.attack.name, {"who": "bram", "target": target, "how": "ranged"}),
            st.sampled_from((*SHADES, "nobody", FOES[0])),
        ),
        st.builds(lambda who: c.Open(nde.test.name, {"who": who, "aim": "x"}), st.sampled_from(("bram", "ilse", "x"))),
        st.builds(
            lambda watch: c.Open(nde.test.name, {"who": "bram", "aim": "look", "watch": watch}), st.sampled_from(SHADES)
        ),
        st.just(c.Answer("000000000000", "yes")),
        st.just(c.Open(nde.reveal.name, {"id": "shade0"})),
        st.builds(lambda name: joins_as(nde.join, "nde2", name), st.sampled_from((*SHADES, "nobody"))),
    ),
)
public = st.one_of(actions, actions, running, running, replies, replies, replies, talk, going_back, probes)

shade_made = st.builds(
    lambda id, tier, plan, hearts: c.MakeRuling(
        (
            c.Ruling(
                ("foes",),
                msgspec.to_builtins(Foe(id, id, tier, 5, hearts, 5, seen=False, open=False, plan=plan)),
                "add",
            ),
        )
    ),
    shades,
    tiers,
    words,
    st.integers(1, 5),
)
secret_edit = st.one_of(
    st.builds(lambda plot: c.MakeRuling((c.Ruling(("plot",), plot),)), words),
    st.builds(lambda id, n: c.MakeRuling((c.Ruling(("foes", id, "hearts"), n),)), shades, picks),
    st.builds(lambda text: c.MakeRuling((c.Ruling(("heroes", "ilse", "secret"), text),)), words),
    st.builds(lambda id: c.MakeRuling((c.Ruling(("foes", id), how="remove"),)), shades),
)
quiet = st.one_of(
    does(("gm",), st.builds(c.Whisper, st.sampled_from((("ana",), ("cy",), ("ana", "cy"))), words)),
    does(("ana",), st.builds(c.Whisper, st.just(("cy",)), words)),
    does(("ana", "gm"), st.builds(c.WriteNote, words)),
    does(("gm",), st.builds(c.RollSecretly, st.just("1d20"))),
    does(("gm",), st.builds(c.HandOut, words, words, words, st.just(("ana",)))),
    does(("gm",), st.builds(c.SetClock, words, st.just(4), st.integers(0, 4), st.just(False))),
    does(("gm",), st.one_of(shade_made, shade_made, secret_edit)),
    does(("ana", "cy"), st.one_of(st.just(c.Answer("0", "x")), st.just(c.Open("nde.nothing")))),
    st.one_of(
        st.builds(lambda id, zone, who: Opens(nde.set_distance, (who, id, zone)), shades, zones, heroes),
        st.builds(lambda id, square: Opens(nde.place, (id, square, 1)), shades, squares),
        st.builds(lambda id, cover: Opens(nde.set_cover, (id, cover)), shades, covers),
        st.builds(lambda id: Opens(nde.bring_foe, (id, "minion", "", False, False, 0, True)), shades),
    ),
    st.builds(Leaves, st.booleans()),
    st.builds(Comes, st.sampled_from(("gm", "ana")), st.just(True)),
)


@dataclass(frozen=True)
class Opens:
    """The GM does something with what nobody sees."""

    procedure: Procedure[..., Any]
    args: tuple[Any, ...]

    def __call__(self, at: StorySession) -> None:
        at.open("gm", self.procedure, self.args)


secret = st.builds(Secretly, st.one_of(quiet, quiet, quiet, st.builds(Undoes, quiet)))


@st.composite
def stories(draw: st.DrawFn) -> list[Move]:
    """A few foes that are seen, then whatever happens."""
    cast: list[Move] = [Begins(nde.bring_foe, (id, draw(tiers))) for id in FOES[:3]]
    here: list[Move] = [Comes("gm", True), Comes("ana", True)]
    return [*here, *cast, *draw(st.lists(public, min_size=10, max_size=25))]


@st.composite
def with_secrets(draw: st.DrawFn, story: list[Move]) -> list[Move]:
    """The same story with things in between that these viewers must not learn of."""
    hidden = draw(st.lists(st.tuples(st.integers(0, len(story)), secret), max_size=12))
    told: list[Move] = []
    for place, move in enumerate(story):
        told += [one for at, one in hidden if at == place]
        told.append(move)
    return told + [one for at, one in hidden if at == len(story)]
