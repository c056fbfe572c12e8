"""Conflicts of all five kinds are played to their end at the live table, one after another, and the totals add up."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from moothall.errors import MoothallError
from moothall.ledger.entries import Told
from moothall.rulesets import houses2d20 as houses
from moothall.rulesets.houses2d20 import events
from moothall.rulesets.houses2d20.bot_policy import answers
from moothall.rulesets.houses2d20.demo import _next
from moothall.rulesets.houses2d20.state import Character, Table
from moothall.rulesets.houses2d20.words import CONFLICTS
from moothall.table import commands as c
from tests.books.houses2d20.support.live_table import HousesSession
from tests.books.houses2d20.support.stage import npc, person
from tests.support.soaking import SOAKING

pytestmark = pytest.mark.slow

POLICY = answers(str)
MOST_TURNS = 150
SEEDS = range(60 if SOAKING else 1)
SAYS = {"duty": "The gate stays shut"}
FOES = (
    npc("roke", battle=6, duty=7, says=SAYS),
    npc("vesna", "major", battle=7, duty=8, says=SAYS),
    npc("guard", "minor", battle=5),
    npc("porter", "minor", battle=5),
)
ZONES = [{"id": "a", "name": "Gate", "links": ["b"]}, {"id": "b", "name": "Court", "links": []}]


class Conflicts(HousesSession):
    """A table at which everybody plays by a policy, at a pace."""

    def __init__(self, seed: str, pace: Any, more: tuple[Character, ...] = (), **options: Any) -> None:
        super().__init__(on=(*FOES, *more), seed=seed, **options)
        self.do("gm", c.SetPace(pace))
        self.open("gm", houses.begin_adventure, title="The water gate")
        for owner, name, potency in (("sanna", "Kinzal", 2), ("ivo", "Letter", 1), ("roke", "Spear", 1)):
            self.open("gm", houses.add_asset, owner=owner, name=name, potency=potency, defensive=owner == "roke")

    @property
    def state(self) -> Table:
        state: Table = self.table.game.state
        return state

    def plays_on(self) -> None:
        """Everybody says what the policy says, or the default where that is refused."""
        while prompts := [one for one in self.table.now("gm").prompts if one.what != "chip"]:
            asked = prompts[0]
            if asked.what == "window":
                self.do("gm", c.LetPass(asked.id))
                continue
            try:
                self.do("gm", c.Answer(asked.id, msgspec.to_builtins(self._said(asked))))
            except MoothallError:
                self.do("gm", c.Answer(asked.id, msgspec.to_builtins(asked.default)))

    def _said(self, asked: Any) -> Any:
        policy = POLICY.get(type(asked.question))
        said = None if policy is None else policy(self.state, asked.seat, asked.question)
        return asked.default if said is None else said

    def fights(self, kind: str, people: tuple[str, ...] = (), **more: Any) -> int:
        """Play a conflict until a side is out; return how many turns it took."""
        self.open("gm", houses.begin_scene, title=kind)
        self.plays_on()
        self.open("gm", houses.begin_conflict, kind=kind, first="sanna", people=people, **more)
        turns = 0
        while (actor := _next(self.state)) is not None:
            turns += 1
            assert turns < MOST_TURNS, f"{kind} does not come to an end"
            self.open("gm", houses.act, who=actor)
            self.plays_on()
        self.open("gm", houses.end_conflict)
        self.open("gm", houses.end_scene)
        self.plays_on()
        return turns


def added_up(session: Conflicts) -> None:
    """Every running total in the log is the one before it and the change; the last is what the table holds."""
    momentum = threat = 0
    tracks: dict[str, int] = {}
    resolve: dict[str, int] = {}
    points: dict[str, int] = {}
    for fact in (entry.event for entry in session.table.game.log if isinstance(entry, Told)):
        match fact:
            case events.AdventureBegan():
                momentum, threat, resolve = fact.momentum, fact.threat, dict(fact.determination)
            case events.DeterminationChanged():
                resolve[fact.who] += 0 if fact.lost else 1 if fact.use == "gained" else -1
                assert fact.determination == resolve[fact.who] >= 0
            case events.PointsGained():
                points[fact.who] = points.get(fact.who, 0) + fact.entry.points
                assert fact.points == points[fact.who]
            case events.MomentumChanged():
                momentum += fact.change
                assert fact.momentum == momentum and 0 <= momentum <= 6
            case events.ThreatChanged():
                threat += fact.change
                assert fact.threat == threat >= 0
            case events.SceneEnded():
                assert fact.momentum == max(0, momentum - 1)
                momentum = fact.momentum
            case events.TrackMoved():
                reached = tracks.get(fact.who, 0) + fact.scored
                tracks[fact.who] = min(fact.track.requirement, reached)
                assert fact.track.points == tracks[fact.who]
            case events.ConflictEnded():
                tracks = {}
    assert (session.state.momentum, session.state.threat) == (momentum, threat)
    own = session.state.players()
    assert {one.id: one.determination for one in own} == resolve
    assert {one.id: one.points for one in own if one.points} == points


def fresh(people: tuple[Character, ...]) -> bool:
    """Whether nothing of a conflict is left on anybody but a lasting defeat."""
    return all(
        (one.track, one.zone, one.acted, one.outside) == (None, "", False, False) and one.defeated in ("", "lasting")
        for one in people
    )


@pytest.mark.parametrize("pace", ["brisk", "everything"])
@pytest.mark.parametrize("seed", SEEDS)
def test_five_conflicts_in_a_row_come_to_their_ends(seed: int, pace: str) -> None:
    """Duel, skirmish, warfare, espionage and intrigue at one table: each begins fresh, and all totals add up."""
    kinds = CONFLICTS if pace == "brisk" or SOAKING else CONFLICTS[:1]
    session = Conflicts(f"conflicts {seed}", pace)
    for kind in kinds:
        duel = ("sanna", "roke") if kind == "personal" else ()
        board = {"zones": ZONES, "places": [["sanna", "a"], ["roke", "a"]]} if kind == "skirmish" else {}
        assert session.fights(kind, duel, **board) > 0
        assert fresh(session.state.characters) and session.state.zones == () and session.state.conflict is None
    added_up(session)


def test_a_long_skirmish_adds_up_to_its_end() -> None:
    """Four against six on a board, for more than thirty-six turns, until one side is out."""
    more = (person("lio", seat="ana", move=6), person("tam", seat="bo", move=6), npc("orrin"), npc("sable", "major"))
    session = Conflicts("long skirmish 0", "brisk", more=more)
    places = [[one.id, "a"] for one in session.state.characters]
    assert session.fights("skirmish", zones=ZONES, places=places) > 36
    added_up(session)


def test_bystanders_of_a_duel_are_never_asked() -> None:
    """Two of six fight to the end; nobody else acts, is attacked, asked or passed over."""
    session = Conflicts("duel", "everything")
    session.fights("personal", ("sanna", "roke"))
    told = [entry.event for entry in session.table.game.log if isinstance(entry, Told)]
    assert {fact.who for fact in told if isinstance(fact, events.Acted)} == {"sanna", "roke"}
    struck = {fact.target for fact in told if isinstance(fact, events.Attacked)}
    assert struck <= {"sanna", "roke"} and any(isinstance(fact, events.Defeated) for fact in told)
    added_up(session)


def test_a_conflict_as_written_comes_to_its_end() -> None:
    """Under the preset a skirmish ends, too; nothing that it takes back is cited."""
    session = Conflicts("as written", "brisk", preset="as-written")
    session.fights("skirmish")
    cites = {cite for entry in session.table.game.log if isinstance(entry, Told) for cite in entry.cites}
    taken_back = ("contest.shortfall-to-opponent", "momentum.pool-cap-6", "initiative.keep-plus-1")
    assert not cites & {f"houses.{rule}" for rule in taken_back}
