"""Generated NDE2 stories: random moves of a group, with secrets.

A story is a list of moves, each of which acts on a stage. Moves that the rules forbid are skipped.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Protocol

from hypothesis import strategies as st

from moothall.errors import MoothallError
from moothall.handlers.bots import play_out
from moothall.handlers.dice import Seeded
from moothall.handlers.policy import Policy
from moothall.handlers.stage import Stage
from moothall.ledger.entries import Told
from moothall.rulesets import nde
from moothall.rulesets.nde import events
from moothall.rulesets.nde.ids import foe_id
from moothall.rulesets.nde.questions import OfferHelp, SpendLuck
from moothall.rulesets.nde.state import Foe, Gear, Hero, Table
from moothall.rulesets.nde.words import ZONES
from moothall.talk.procedure import Procedure
from tests.books.nde.support.stage_nde2 import hero

Tabled = Stage[Table]

SEATS = {"ilse": "ana", "bram": "bo", "oda": "cy"}
VIEWERS = ("gm", "ana", "bo", "guest")
HEROES = tuple(SEATS)
FOES = tuple(f"foe{n}" for n in range(5))
SHADES = ("shade0", "shade1", "shade2")
"""Foes that stay hidden for good, for stories that differ only in secrets."""


class Move(Protocol):
    """A move of a story on a stage."""

    def __call__(self, stage: Tabled) -> None: ...


def lucky(state: Table, seat: str, question: SpendLuck) -> str:
    """One player buys successes, the others roll again."""
    buys = seat == "bo" and any(option.id == "cost" for option in question.uses)
    return "cost" if buys else "reroll"


def helpful(state: Table, seat: str, question: OfferHelp) -> str | None:
    """One player helps whenever that is possible."""
    return "holds the lamp" if seat == "cy" else None


BOTS = Policy("a lively table", {SpendLuck: lucky, OfferHelp: helpful})


def seated(id: str) -> Hero:
    """A hero with a coat, some luck and a secret, played by somebody whose seat is not the hero's name."""
    secret = f"what only {SEATS[id]} knows"
    return hero(id, "adept", seat=SEATS[id], luck=2, gear=Gear(protection="coat"), secret=secret)


def told(stage: Stage[Any]) -> list[Any]:
    """The facts of a stage, in order."""
    return [entry.event for entry in stage.log if isinstance(entry, Told)]


def act(story: Iterable[Move], **options: str) -> Tabled:
    """Live through a story from an empty table."""
    stage = Stage(Table(), nde.fold, Seeded("story"))
    stage.tell(events.TableOpened(nde.read_options(options)))
    for id in HEROES:
        stage.tell(events.HeroJoined(seated(id)))
    for move in story:
        try:
            move(stage)
        except MoothallError:
            continue
    return stage


@dataclass(frozen=True)
class Does:
    """A procedure, played out by bots. A foe named in it is one of those that are there."""

    procedure: Procedure[..., Any]
    args: tuple[Any, ...] = ()

    def __call__(self, stage: Tabled) -> None:
        args = (there(stage.state, arg) for arg in self.args)
        play_out(stage, self.procedure.open(*args), BOTS)


def there(table: Table, arg: Any) -> Any:
    """The name of a foe as that of one who is there; anything else as it is."""
    if isinstance(arg, tuple) and all(item in FOES for item in arg):
        return tuple(dict.fromkeys(there(table, item) for item in arg))
    present = [foe.id for foe in table.foes if foe.id in FOES]
    return present[FOES.index(arg) % len(present)] if present and arg in FOES else arg


@dataclass(frozen=True)
class Says:
    """A fact told by the GM."""

    fact: Any

    def __call__(self, stage: Tabled) -> None:
        stage.tell(self.fact)


@dataclass(frozen=True)
class Appears:
    """A foe that is not there yet comes in."""

    foe: Foe

    def __call__(self, stage: Tabled) -> None:
        if all(other.id != self.foe.id for other in stage.state.foes):
            stage.tell(events.FoeAppeared(self.foe))


@dataclass(frozen=True)
class Hurts:
    """The GM takes Hearts from a foe."""

    id: str
    hearts: int

    def __call__(self, stage: Tabled) -> None:
        foe = stage.state.foe(there(stage.state, self.id))
        left = max(foe.hearts - self.hearts, 0)
        out, effects = "" if left else "out", (*foe.effects, "burning")
        stage.tell(events.FoeHurt(foe.id, left, out, effects, foe.seen, foe.open))


# ---- Strategies -----------------------------------------------------------------------------------------------------

heroes = st.sampled_from(HEROES)
foes = st.sampled_from(FOES)
shades = st.sampled_from(SHADES)
figures = st.sampled_from(HEROES + FOES)
seats = st.sampled_from(tuple(SEATS.values()))
zones = st.sampled_from(ZONES)
squares = st.tuples(st.integers(0, 6), st.integers(0, 6))
covers = st.sampled_from(("none", "partial", "full"))
words = st.sampled_from(("a bell", "the key is false", "north"))
aims = st.sampled_from(("listen at the door", "bluff the guard"))


def doing(procedure: Procedure[..., Any], *args: st.SearchStrategy[Any]) -> st.SearchStrategy[Move]:
    """A procedure with any of these arguments."""
    return st.builds(Does, st.just(procedure), st.tuples(*args))


def foe_made(ids: st.SearchStrategy[str], seen: st.SearchStrategy[bool]) -> st.SearchStrategy[Foe]:
    """A foe with any numbers, which may be open or not."""
    return st.builds(
        Foe,
        id=ids,
        name=st.sampled_from(("Rat", "Warden", "The Grey")),
        tier=st.sampled_from(("minion", "minion", "elite", "boss")),
        defense=st.sampled_from((4, 5, 6, 8, 12)),
        hearts=st.integers(1, 5),
        hearts_max=st.just(5),
        seen=seen,
        open=st.booleans(),
        plan=words,
    )


def handling(ids: st.SearchStrategy[str], seen: st.SearchStrategy[bool]) -> st.SearchStrategy[Move]:
    """Moves of the GM with foes, seen or hidden."""
    return st.one_of(
        st.builds(Appears, foe_made(ids, seen)),
        st.builds(Hurts, ids, st.integers(1, 2)),
        doing(nde.label, ids, words),
        doing(nde.place, ids, squares, st.integers(0, 3)),
        doing(nde.set_cover, ids, covers),
        doing(nde.set_distance, heroes, ids, zones),
        doing(nde.block_line, figures, ids, st.booleans()),
    )


def noting(owners: st.SearchStrategy[str]) -> st.SearchStrategy[Move]:
    """Whispers and the GM's own notes."""
    whispers = st.builds(events.NoteWritten, owners, words)
    return st.builds(Says, st.one_of(whispers, st.builds(events.PlotThickened, words)))


fighting = st.one_of(
    doing(nde.attack, heroes, foes, st.sampled_from(("melee", "ranged"))),
    doing(nde.power, heroes, st.just("grey fire"), st.lists(foes, max_size=2).map(tuple)),
    doing(nde.foe_turn, st.lists(foes, min_size=1, max_size=3).map(tuple), heroes),
    doing(nde.approach, heroes, figures, zones, st.booleans()),
    doing(nde.walk, heroes, squares),
    doing(nde.place, heroes, squares, st.integers(0, 3)),
    doing(nde.set_cover, heroes, covers),
    doing(nde.pass_turn, heroes),
    doing(nde.revive, heroes, heroes),
    doing(nde.combat),
    doing(nde.next_round),
    doing(nde.end_combat),
)
resting = st.one_of(
    doing(nde.test, heroes, aims),
    doing(nde.unlock, heroes, aims),
    doing(nde.begin_scene, st.just("the cellar"), st.integers(0, 2), words),
    doing(nde.award_luck, heroes, words),
    doing(nde.table_roll, words),
    doing(nde.grow, heroes),
    doing(nde.begin_session),
    doing(nde.breather),
    doing(nde.safe_rest),
    doing(nde.open_growth),
)
revealing = doing(nde.reveal, foes)

any_move = st.one_of(
    handling(foes, st.booleans()), handling(foes, st.booleans()), revealing, noting(seats), fighting, fighting, resting
)
public_move = st.one_of(handling(foes, st.just(True)), fighting, fighting, resting)
secret_move = st.one_of(handling(shades, st.just(False)), noting(st.sampled_from(("ana", "cy"))))

tables = st.sampled_from(
    (
        {"clock": "on"},
        {"clock": "on", "positioning": "none", "retaliation": "reach", "crowd_min": "1"},
        {"clock": "on", "positioning": "grid", "armor_token": "on", "ranged_limit": "10"},
        {"clock": "on", "zone_model": "track", "foe_action": "foe_roll"},
        {"clock": "on", "positioning": "none", "foe_action": "gm_fiat", "armor_token": "on"},
    )
)
"""Options that lead to different facts."""


@st.composite
def stories(draw: st.DrawFn) -> list[Move]:
    """A few foes, then whatever happens."""
    cast = draw(st.lists(foe_made(foes, st.booleans()), min_size=2, max_size=5))
    return [*map(Appears, cast), *draw(st.lists(any_move, min_size=15, max_size=50))]


@st.composite
def secrets(draw: st.DrawFn, story: list[Move]) -> list[Move]:
    """The same story with things in it that only the GM, or seats other than `bo`, know about."""
    numbers = st.integers(1, 9)
    statue = Foe(
        foe_id("statue"), "Statue", "boss", draw(numbers), draw(numbers), draw(numbers), open=False, plan=draw(words)
    )
    hidden = draw(st.lists(st.tuples(st.integers(0, len(story)), secret_move), max_size=15))
    never_up = 100  # a clock that runs out tells its secret
    told_of: list[Move] = [Does(nde.begin_scene, ("the crypt", never_up, draw(words))), Appears(statue)]
    for place, move in enumerate(story):
        told_of += [secret for at, secret in hidden if at == place]
        told_of.append(move)
    return told_of
