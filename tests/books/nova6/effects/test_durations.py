"""NOVA6 durations: the ladder, maintained and sustained effects, and the moment each duration ends."""

from __future__ import annotations

from typing import Any

import pytest

from moothall.records import changed
from moothall.rulesets import nova6
from moothall.rulesets.nova6.basics.outcome import Buy
from moothall.rulesets.nova6.effects import effects
from moothall.rulesets.nova6.events import EffectEnded, Passed, TurnChanged
from moothall.rulesets.nova6.ids import NOTHING
from moothall.rulesets.nova6.questions import Advantage, Trade
from moothall.rulesets.nova6.state import Effect, Scene, Table, Turn
from moothall.rulesets.nova6.time.clock import Moment, MomentKind, longer, pass_moment, step_duration
from moothall.rulesets.nova6.vocabulary import talent
from moothall.rulesets.nova6.words import LADDER
from moothall.talk.play import Play
from moothall.talk.procedure import procedure
from tests.books.nova6.support.stage import (
    NovaAfter,
    NovaScript,
    act_out,
    advantage,
    aspect,
    conflict,
    hero,
    npc,
    table,
)
from tests.support.citing import cited, refused


@procedure("test.nova6-moment")
async def come(play: Play[Table], kind: str, who: str = "") -> None:
    """A moment passes."""
    await pass_moment(play, Moment(kind, who))  # type: ignore[arg-type]


@procedure("test.nova6-begin")
async def begin(play: Play[Table], effect: Effect) -> str:
    """Begin an effect."""
    return await effects.begin(play, effect, "nova6.role.gm")


def after(kind: MomentKind, at: Table, who: str = "") -> NovaAfter[Any]:
    return act_out(come.open(kind, who), at).end()


def ilse(turn: int = 0) -> Any:
    return changed(hero("ilse"), turn=Turn(number=turn))


def lasting(duration: str, rating: int = 1, **more: Any) -> Effect:
    return advantage("ilse", rating, name="edge", duration=duration, **more)


def gone(kind: MomentKind, duration: str, who: str = "", **more: Any) -> bool:
    """Whether this moment ends something of this duration."""
    return not after(kind, table(ilse(), lasting(duration, **more), scene=conflict()), who).has_effect("edge")


@pytest.mark.rule("nova6.dur.end-whole")
def test_an_effect_ends_as_a_whole() -> None:
    """Two dice that last for a scene are both gone with it, at once."""
    ended = after("scene-end", table(ilse(), lasting("S", 2), scene=conflict()))
    assert not ended.has_effect("edge")
    assert ended.last(EffectEnded).effect.rating == 2


@pytest.mark.rule("nova6.dur.step")
def test_a_step_moves_a_duration_one_row() -> None:
    """A scene lengthened is temporary, shortened quick; no effect becomes instant, and nothing outlasts forever."""
    assert cited(step_duration("S", 1)).value == "T" and step_duration("S", -1).value == "Q"
    assert [step_duration(one, 1).value for one in LADDER] == ["B", "Q", "S", "T", "L", "LL", "E", "P", "P"]
    assert step_duration("Q", -1).value == "B" and step_duration("B", -1).value == "B"
    assert step_duration("S", -9).value == "B"
    assert step_duration("B", -1, interval=True).value == "I"
    assert step_duration("A", 1).value == "Q" and longer("A") == "Q"


@pytest.mark.rule("nova6.dur.off-ladder")
@pytest.mark.parametrize("duration", ["M", "Su"])
def test_maintained_and_sustained_effects_have_no_steps(duration: Any) -> None:
    """A maintained or sustained effect cannot be made longer or shorter."""
    for steps in (1, -1):
        with refused("nova6.dur.off-ladder"):
            step_duration(duration, steps)


@pytest.mark.rule("nova6.dur.instant")
def test_instant_effects_are_never_stored() -> None:
    """An instant effect happens and leaves no record."""
    ended = act_out(begin.open(lasting("I", id="")), table(ilse())).end()
    assert ended.state.effects == () and ended.result == "" and ended.last(Passed).name == "edge"
    kept = act_out(begin.open(lasting("B", id="")), table(ilse())).end()
    assert len(kept.state.effects) == 1


@pytest.mark.rule("nova6.dur.brief")
def test_brief_ends_with_the_bearers_next_turn() -> None:
    """Set before the turn began it ends with that turn; set during the turn it lasts through the next one."""
    before = table(ilse(3), lasting("B", turn=2), scene=conflict())
    during = table(ilse(3), lasting("B", turn=3), scene=conflict())
    assert not after("turn-end", before, "ilse").has_effect("edge")
    assert after("turn-end", during, "ilse").has_effect("edge")
    assert after("turn-end", table(ilse(3), hero("bram"), lasting("B", turn=2)), "bram").has_effect("edge")
    assert after("round-end", before).has_effect("edge")
    assert gone("scene-end", "B")


@pytest.mark.rule("nova6.dur.brief")
def test_brief_ends_in_narrative_time_with_the_next_action() -> None:
    """The bearer's next action in narrative time ends brief and quick effects."""
    scene = Scene("exposition", "narrative")
    for duration in ("B", "Q"):
        before = table(ilse(3), lasting(duration, turn=2), scene=scene)
        assert not after("action-done", before, "ilse").has_effect("edge")
        assert after("action-done", table(ilse(2), lasting(duration, turn=2), scene=scene), "ilse").has_effect("edge")
    assert after("action-done", table(ilse(3), lasting("S", turn=2), scene=scene), "ilse").has_effect("edge")
    assert after("action-done", table(ilse(3), lasting("B", turn=2), scene=conflict()), "ilse").has_effect("edge")


@pytest.mark.rule("nova6.dur.quick")
def test_quick_ends_with_the_following_round() -> None:
    """Set in round two it outlasts that round and ends with round three."""
    second = table(ilse(), lasting("Q", round=2), scene=conflict(round=2))
    third = table(ilse(), lasting("Q", round=2), scene=conflict(round=3))
    assert after("round-end", second).has_effect("edge")
    assert not after("round-end", third).has_effect("edge")
    assert after("turn-end", third, "ilse").has_effect("edge")


@pytest.mark.rule("nova6.dur.scene")
def test_scene_effects_end_with_the_scene() -> None:
    """A scene-long effect outlasts rounds and turns, and not the scene."""
    assert gone("scene-end", "S")
    assert not gone("round-end", "S") and not gone("turn-end", "S", "ilse")


@pytest.mark.rule("nova6.dur.temporary")
def test_temporary_effects_end_with_a_rest_of_the_bearer() -> None:
    """A temporary effect outlasts the scene and others' rests, and ends with its bearer's rest."""
    assert gone("rest", "T", "ilse")
    assert not gone("scene-end", "T")
    others = table(ilse(), hero("bram"), lasting("T"))
    assert after("rest", others, "bram").has_effect("edge")
    assert gone("rest", "T")


MILESTONES = {"L": ("minor", "major", "epic"), "LL": ("major", "epic"), "E": ("epic",), "P": ()}


@pytest.mark.parametrize("duration", MILESTONES)
def test_long_durations_end_at_their_own_milestones(duration: str) -> None:
    """Each of the long durations outlasts a rest and all smaller milestones."""
    moments: tuple[MomentKind, ...] = ("rest", "minor", "major", "epic")
    assert tuple(moment for moment in moments if gone(moment, duration)) == MILESTONES[duration]


@pytest.mark.rule("nova6.dur.lasting")
def test_lasting_ends_with_any_milestone() -> None:
    """Any milestone ends a lasting effect, and a rest does not."""
    assert gone("minor", "L") and not gone("rest", "L")


@pytest.mark.rule("nova6.dur.long-lasting")
def test_long_lasting_ends_with_a_major_milestone() -> None:
    """A minor milestone leaves it."""
    assert gone("major", "LL") and not gone("minor", "LL")


@pytest.mark.rule("nova6.dur.enduring")
def test_enduring_ends_with_an_epic_milestone() -> None:
    """A major milestone leaves it."""
    assert gone("epic", "E") and not gone("major", "E")


@pytest.mark.rule("nova6.dur.permanent")
def test_permanent_effects_end_only_by_redefinition() -> None:
    """No milestone ends a permanent effect; the GM may rename or end it."""
    assert not gone("epic", "P")
    with refused("nova6.dur.action"):
        act_out(nova6.end_effect.open("ilse", "edge"), table(ilse(), lasting("P")))
    named = act_out(nova6.redefine.open("edge", "keener edge"), table(ilse(), lasting("P"))).end()
    assert named.has_effect("keener edge") and not named.has_effect("edge")
    assert act_out(nova6.redefine.open("edge"), table(ilse(), lasting("P"))).end().state.effects == ()
    with refused("nova6.dur.permanent"):
        act_out(nova6.redefine.open("edge", "keener edge"), table(ilse(), lasting("E")))


# ---- Beside the ladder -----------------------------------------------------------------------------------------------


@pytest.mark.rule("nova6.dur.action")
def test_an_action_ends_an_effect_of_that_duration() -> None:
    """A character spends an action to end the effect; it counts as one of the turn's actions."""
    at = table(hero("ilse"), aspect("Disarmed", "ilse", duration="A"), scene=conflict("ilse"))
    ended = act_out(nova6.end_effect.open("ilse", "disarmed"), at).gm("no").end()
    assert not ended.has_effect("Disarmed")
    assert ended.last(TurnChanged).turn.pairs == ("unskilled overcome",)
    assert not gone("epic", "A")


@pytest.mark.rule("nova6.dur.action")
def test_ending_an_effect_may_be_opposed() -> None:
    """Where there is opposition, or always under an option, ending an effect takes a test."""
    at = table(hero("ilse"), aspect("Disarmed", "ilse", duration="A"))
    tested = act_out(nova6.end_effect.open("ilse", "disarmed"), at).gm("yes").judged().rolls("ilse", 4, 4, 3).plainly()
    assert not tested.has_effect("Disarmed")
    missed = act_out(nova6.end_effect.open("ilse", "disarmed"), at).gm("yes").judged().rolls("ilse", 4, 3, 3).plainly()
    assert missed.has_effect("Disarmed")
    always = changed(at, options=table(action_duration_test="on").options)
    script = act_out(nova6.end_effect.open("ilse", "disarmed"), always)
    assert script.waits_for() == "nova6/judge"
    script.judged().rolls("ilse", 4, 4, 3).plainly()


@pytest.mark.rule("nova6.dur.maintained")
def test_maintaining_takes_an_action_each_turn() -> None:
    """A maintained effect takes an action at the start of its maker's turn, or ends."""
    held = advantage("bram", -1, name="held", duration="M", maker="ilse")
    at = table(ilse(), hero("bram"), held, scene=conflict(phase="early", early=("ilse", "bram")))
    let = act_out(nova6.take_turn.open("ilse"), at).says("ilse", "let-go").end()
    assert not let.has_effect("held")
    kept = act_out(nova6.take_turn.open("ilse"), at).says("ilse", "keep").end()
    assert kept.has_effect("held")
    assert (kept.who("ilse").turn.declared, kept.who("ilse").turn.pairs) == (1, ("maintain",))
    other = act_out(nova6.take_turn.open("bram"), at).end()
    assert other.has_effect("held")


@pytest.mark.rule("nova6.dur.sustained")
def test_each_sustained_effect_is_a_penalty_die() -> None:
    """Two of them are two dice on everything the maker does, until the maker lets go; others feel nothing."""
    shields = tuple(advantage("bram", 1, name=name, duration="Su", maker="ilse") for name in ("ward", "veil"))
    at = table(ilse(), hero("bram"), *shields)
    tried = act_out(nova6.act.open("ilse", "climb", "move"), at).judged().gm(Trade()).rolls("ilse", 4, 4, 4, 4, 4)
    assert [why.amount for why in tried.plainly().why("sustaining")] == [-1, -1]
    assert act_out(nova6.act.open("bram", "climb", "wits"), at).judged().plainly_to_ready().pool.net == 2
    let = act_out(nova6.end_effect.open("ilse", "ward"), at).end()
    assert not let.has_effect("ward") and let.has_effect("veil")
    with refused("nova6.dur.action"):
        act_out(nova6.end_effect.open("bram", "ward"), at)


# ---- What lasts how long if nothing is said --------------------------------------------------------------------------


def put(effect: Effect) -> str:
    """How long something lasts that the GM puts on the table."""
    return act_out(nova6.put.open(effect), table(hero("ilse"))).end().effect(effect.name).duration


@pytest.mark.rule("nova6.dur.default-advantage")
def test_an_advantage_is_brief_by_default() -> None:
    """An advantage is brief by default, and one made by a simple success is always brief."""
    assert put(Effect(NOTHING, "advantage", "high ground", "ilse", "", 1)) == "B"
    won = act_out(nova6.act.open("ilse", "study them", "wits", "create-advantage"), table(hero("ilse"), npc("rook")))
    won.judged().rolls("ilse", 6, 4, 3)
    for longer_one in ("S", "P", "A"):
        won.refuses("ilse", Advantage("dice", "a plan", "ilse", "wits", longer_one), "nova6.dur.default-advantage")
    assert won.plainly().state.effects[0].duration == "B"


@pytest.mark.rule("nova6.dur.default-condition")
def test_a_condition_is_permanent_by_default() -> None:
    """A condition is permanent by default: no milestone ends the darkness."""
    assert put(Effect(NOTHING, "condition", "darkness", "", "", 2)) == "P"
    assert put(Effect(NOTHING, "condition", "smoke", "", "", 1, duration="S")) == "S"


@pytest.mark.rule("nova6.dur.default-damage")
def test_damage_lasts_for_the_scene_by_default() -> None:
    """An unarmed hit fills its box for the scene."""
    assert put(Effect(NOTHING, "damage", "a club", "ilse", "", 2, type="physical", skill="fight")) == "S"
    struck = act_out(nova6.act.open("ilse", "hit", "fight", "attack", targets=("rook",)), table(ilse(), npc("rook")))
    ended = struck.judged().rolls("ilse", 4, 4, 3).plainly()
    assert [box.filled for box in ended.who("rook").tracks[0].boxes][:2] == ["S", ""]


@pytest.mark.rule("nova6.dur.default-soak")
def test_soak_is_brief_by_default() -> None:
    """Soak is brief by default, as is soak made by a success."""
    assert put(Effect(NOTHING, "soak", "a raised arm", "ilse", "", 1, type="physical")) == "B"
    script = act_out(nova6.act.open("ilse", "look about", "wits"), table(hero("ilse", talent("focused", "wits"))))
    script.judged().rolls("ilse", 4, 4, 3).says("ilse", Buy("create-effect", of="soak", text="a raised arm"))
    assert script.plainly().effect("a raised arm").duration == "B"


@pytest.mark.rule("nova6.dur.default-aspect")
def test_an_aspect_is_permanent_unless_a_success_made_it() -> None:
    """One that is written down stays; one that a simple success made is brief, or lasts until an action ends it."""
    assert put(Effect(NOTHING, "aspect", "JAMMED", aspect="situation")) == "P"

    def made() -> NovaScript[Any]:
        script = act_out(nova6.act.open("ilse", "trip", "fight", "create-advantage"), table(hero("ilse")))
        return script.judged().rolls("ilse", 6, 4, 3)

    for duration in ("B", "A"):
        aspect = Advantage("aspect", "PRONE", "ilse", duration=duration)
        assert made().says("ilse", aspect).plainly().effect("PRONE").duration == duration
    made().refuses("ilse", Advantage("aspect", "PRONE", "ilse", duration="S"), "nova6.action.ca-alternatives").stop()
