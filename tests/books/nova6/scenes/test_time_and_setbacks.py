"""NOVA6 time: turns, rounds, narrative and action time, and setback dice."""

from __future__ import annotations

from typing import Any

import pytest

from moothall.records import changed
from moothall.rulesets import nova6
from moothall.rulesets.nova6 import events
from moothall.rulesets.nova6.basics.outcome import Buy
from moothall.rulesets.nova6.questions import Cost, Length, Meddling, Minutes, Ruling
from moothall.rulesets.nova6.scenes.intervals import USUAL
from moothall.rulesets.nova6.state import Scene, Table, Turn, Undertaking
from moothall.sight import redact
from tests.books.nova6.support.stage import ACCEPT, NovaScript, act_out, advantage, conflict, hero, npc, table
from tests.support.citing import cited, refused

NARRATIVE = Scene("challenge", "narrative")


def in_order(*early: str, late: tuple[str, ...] = (), **more: Any) -> Scene:
    return conflict(phase="early", early=early, late=late, **more)


def played(*ids: str, **more: Any) -> Table:
    return table(*(hero(id) for id in ids), scene=in_order(*ids, **more))


# ---- Turns and rounds ------------------------------------------------------------------------------------------------


@pytest.mark.rule("nova6.time.scales")
def test_time_runs_in_two_ways() -> None:
    """A scene is in action time or in narrative time, and in no other."""
    for scale in ("action", "narrative"):
        script = act_out(nova6.open_scene.open("challenge", "The weir", scale), table(hero("ilse"), hero("bram")))
        assert script.end().state.scene.scale == scale
    with refused("nova6.time.scales"):
        act_out(nova6.open_scene.open("challenge", "The weir", "dream"), table(hero("ilse")))
    slow = act_out(nova6.change_scale.open("narrative"), table(hero("ilse"), scene=conflict())).end()
    assert slow.state.scene.scale == "narrative"


@pytest.mark.rule("nova6.time.turn")
def test_the_next_character_is_told_of_the_turn() -> None:
    """When a turn ends the next character is told; only the one whose turn it is can end it."""
    at = played("ilse", "bram", acting="ilse")
    ended = act_out(nova6.end_turn.open("ilse"), at).end()
    assert ended.state.scene.acting == "bram"
    assert ended.who("bram").turn.number == 1 and ended.who("ilse").turn.done
    with refused("nova6.time.turn"):
        act_out(nova6.end_turn.open("bram"), at)
    with refused("nova6.time.turn"):
        act_out(nova6.act.open("bram", "climb", "move"), at)


@pytest.mark.rule("nova6.time.turn")
def test_acting_begins_a_turn() -> None:
    """Acting takes the turn; a character who has had one waits for the next round."""
    at = played("ilse", "bram")
    begun = act_out(nova6.act.open("bram", "climb", "move"), at).judged().rolls("bram", 4, 4, 3).plainly()
    assert begun.state.scene.acting == "bram" and begun.who("bram").turn.number == 1
    had = changed(at, heroes=tuple(changed(one, turn=Turn(done=one.id == "bram")) for one in at.heroes))
    with refused("nova6.time.turn"):
        act_out(nova6.take_turn.open("bram"), had)


@pytest.mark.rule("nova6.time.turn")
def test_a_new_turn_clears_focus_and_penalties() -> None:
    """Focus and the penalty for several actions end when the next turn begins."""
    at = played("ilse", "bram")
    tired = changed(hero("ilse"), turn=Turn(4, declared=3, pairs=("a",), focus="spent"))
    fresh = act_out(nova6.take_turn.open("ilse"), changed(at, heroes=(tired, at.heroes[1]))).end()
    assert fresh.who("ilse").turn == Turn(5)


@pytest.mark.rule("nova6.time.round")
def test_a_round_is_a_turn_for_everybody() -> None:
    """Four characters are four turns, and the next round begins with nobody done."""
    at = table(hero("ilse"), hero("bram"), npc("rook"), npc("crow"), scene=in_order("ilse", late=("bram",)))
    script = act_out(nova6.take_turn.open("ilse"), at)
    state = script.end().state
    for who in ("ilse", "rook", "crow", "bram"):
        assert state.scene.round == 1
        if state.scene.acting != who:
            state = act_out(nova6.take_turn.open(who), state).end().state
        state = act_out(nova6.end_turn.open(who), state).plainly().state
    assert state.scene.round == 2 and not any(one.turn.done for one in (*state.heroes, *state.others)[1:])
    assert state.scene.acting == "ilse"


@pytest.mark.rule("nova6.time.round-length")
def test_a_round_of_action_is_six_seconds() -> None:
    """In narrative time a round takes as long as the GM says, but not zero."""
    assert act_out(nova6.next_round.open(), played("ilse")).gm("yes").end().state.seconds == 6
    slow = act_out(nova6.next_round.open(), played("ilse", scale="narrative")).gm("yes")
    slow.refuses("gm", Minutes(0), "nova6.time.round-length")
    assert slow.gm(Minutes(30)).end().state.seconds == 1800
    with refused("nova6.time.round"):
        act_out(nova6.next_round.open(), table(hero("ilse")))


@pytest.mark.rule("nova6.time.action-use")
def test_long_action_time_brings_a_hint() -> None:
    """Beyond three minutes of action time the GM is told so, once, and play goes on."""
    ends = {n: act_out(nova6.next_round.open(), played("ilse", round=n)).gm("yes").end() for n in (29, 30, 31)}
    hints = [end.all(events.Hinted) for end in ends.values()]
    assert [[hint.what for hint in told] for told in hints] == [[], ["long-action"], []]
    cited([ends[30]])


@pytest.mark.rule("nova6.time.narrative-use")
def test_expositions_are_in_narrative_time() -> None:
    """An exposition opens in narrative time."""
    assert act_out(nova6.open_scene.open("exposition"), table(hero("ilse"))).end().state.scene.scale == "narrative"


# ---- Setbacks --------------------------------------------------------------------------------------------------------


def failing(*faces: int, at: Table | None = None) -> NovaScript[Any]:
    """Ilse fails a test in narrative time."""
    script = act_out(nova6.act.open("ilse", "cross", "move"), at or table(hero("ilse"), scene=NARRATIVE))
    return script.judged().rolls("ilse", *faces)


@pytest.mark.rule("nova6.setback.meaning")
@pytest.mark.rule("nova6.setback.cost-die")
def test_a_cost_in_narrative_time_is_a_setback_die() -> None:
    """The goal is reached, and one die waits; in action time there is none."""
    script = failing(4, 3, 3).says("ilse", Cost("setback")).gm(_agrees())
    paid = script.plainly()
    assert paid.who("ilse").setbacks == 1 and paid.result is not None and paid.result.success
    assert paid.last(events.SetbacksChanged).why == "cost"
    action = table(hero("ilse"), scene=conflict("ilse"))
    assert failing(4, 3, 3, at=action).says("ilse", ACCEPT).plainly().who("ilse").setbacks == 0


def _agrees() -> Any:
    from moothall.rulesets.nova6.questions import Agreed

    return Agreed()


@pytest.mark.rule("nova6.setback.gsp-die")
def test_points_of_a_failure_are_setback_dice() -> None:
    """One for each point, with the cost or without it."""
    plain = failing(2, 2, 2).says("ilse", ACCEPT).plainly()
    assert plain.who("ilse").setbacks == 1 and plain.result is not None and not plain.result.success
    assert failing(2, 2, 2).says("ilse", Cost("setback")).gm(_agrees()).plainly().who("ilse").setbacks == 2


@pytest.mark.rule("nova6.setback.plain-failure")
def test_a_simple_failure_costs_no_die() -> None:
    """A simple failure costs no setback die, except by option."""
    assert failing(4, 3, 3).says("ilse", ACCEPT).plainly().who("ilse").setbacks == 0
    hard = table(hero("ilse"), scene=NARRATIVE, setback_on_plain_failure="on")
    assert failing(4, 3, 3, at=hard).says("ilse", ACCEPT).plainly().who("ilse").setbacks == 1


@pytest.mark.rule("nova6.setback.owner")
def test_setback_dice_belong_to_one_character() -> None:
    """Setback dice are public, belong to the character who earned them, and hinder nobody else."""
    at = table(hero("ilse", setbacks=2), hero("bram"))
    act_out(nova6.act.open("bram", "climb", "move"), at).refuses("gm", Ruling(setbacks=1), "nova6.setback.owner").stop()
    act_out(nova6.act.open("ilse", "climb", "move"), at).refuses("gm", Ruling(setbacks=3), "nova6.setback.owner").stop()
    earned = failing(2, 2, 2).says("ilse", Cost("setback")).gm(_agrees()).plainly().state
    assert [redact(earned, viewer).who("ilse").setbacks for viewer in ("gm", "ilse", "bram", "everyone")] == [2] * 4


@pytest.mark.rule("nova6.setback.spend-penalty")
def test_setback_dice_become_penalty_dice() -> None:
    """One of two is added to a test with one bonus die: it is even, and one is left."""
    at = table(hero("ilse", move=1, setbacks=2))
    script = act_out(nova6.act.open("ilse", "climb", "move"), at).gm(Ruling(setbacks=1))
    assert script.asked().pool.net == 0
    assert script.rolls("ilse", 4, 4, 3).plainly().who("ilse").setbacks == 1


@pytest.mark.rule("nova6.setback.spend-gsp")
@pytest.mark.parametrize("faces", [(4, 3, 3), (4, 4, 3)])
def test_two_setback_dice_become_a_point(faces: tuple[int, ...]) -> None:
    """After any result, which stands; one die alone is not enough."""
    at = table(hero("ilse", setbacks=2), scene=conflict("ilse"))
    script = act_out(nova6.act.open("ilse", "climb", "move"), at).judged().rolls("ilse", *faces)
    told = script.gm(Meddling("setbacks")).plainly()
    assert told.who("ilse").setbacks == 0 and told.result is not None
    assert (told.result.success, told.result.counter) == (sum(faces) >= 11, 1)
    one = table(hero("ilse", setbacks=1))
    alone = act_out(nova6.act.open("ilse", "climb", "move"), one).judged().rolls("ilse", *faces)
    assert alone.waits_for() != "nova6/after-roll"


def test_setback_dice_lost_meanwhile_bring_no_point() -> None:
    """The GM may remove the dice while the window is open."""
    at = table(hero("ilse", setbacks=2))
    script = act_out(nova6.act.open("ilse", "climb", "move"), at).judged().rolls("ilse", 4, 3, 3)
    script.stage.tell(events.SetbacksChanged("ilse", 1, "penalty"))
    told = script.gm(Meddling("setbacks")).plainly()
    assert told.who("ilse").setbacks == 1 and told.result is not None and told.result.counter == 0


@pytest.mark.rule("nova6.setback.spend-gsp")
def test_an_option_trades_setbacks_after_failures_only() -> None:
    """With the option a success offers no trade."""
    at = table(hero("ilse", setbacks=2), setback_point_any_result="off")
    won = act_out(nova6.act.open("ilse", "climb", "move"), at).judged().rolls("ilse", 4, 4, 3)
    assert won.waits_for() != "nova6/after-roll"
    lost = act_out(nova6.act.open("ilse", "climb", "move"), at).judged().rolls("ilse", 4, 3, 3)
    assert lost.asked().setbacks
    lost.gm(Meddling("setbacks")).plainly()


# ---- Intervals -------------------------------------------------------------------------------------------------------


def undertaking(at: Table, *faces: int, length: Length, skill: str = "wits") -> NovaScript[Any]:
    script = act_out(nova6.undertake.open("ilse", "read the plans", skill), at).judged()
    if script.waits_for() == "nova6/how-long":
        script.gm(length)
    return script.rolls("ilse", *faces)


def ilse_in(scene: Scene) -> Table:
    return table(hero("ilse"), npc("rook"), scene=scene)


@pytest.mark.rule("nova6.interval.default")
def test_actions_are_instant_by_default() -> None:
    """By default an attack, like any action, is over at once."""
    assert cited(USUAL).id == "I"
    done = undertaking(ilse_in(conflict("ilse")), 4, 4, 3, length=Length()).plainly()
    assert done.state.undertakings == () and done.last(events.Achieved).of == "read the plans"


@pytest.mark.rule("nova6.interval.longer")
def test_a_task_may_take_a_scene() -> None:
    """A success begins the task, and it is done when the scene is over."""
    begun = undertaking(ilse_in(conflict("ilse")), 4, 4, 3, length=Length("S")).plainly()
    assert [one.interval for one in begun.state.undertakings] == ["S"]
    closed = act_out(nova6.close_scene.open(), begun.state).end()
    assert closed.state.undertakings == () and closed.last(events.UndertakingDone).undertaking.what == "read the plans"


@pytest.mark.rule("nova6.interval.longer")
def test_a_task_may_take_several_successes() -> None:
    """Three of them, one at a time, or more at once for points; waiting brings none."""
    state = table(hero("ilse"), scene=NARRATIVE)
    for held in (1, 2):
        state = undertaking(state, 4, 4, 3, length=Length(successes=3)).plainly().state
        assert [one.successes for one in state.undertakings] == [held]
    assert act_out(nova6.close_scene.open("enough"), state).end().state.undertakings == state.undertakings
    done = undertaking(state, 4, 4, 3, length=Length()).plainly()
    assert done.state.undertakings == () and done.last(events.UndertakingDone).undertaking.successes == 3
    quick = undertaking(table(hero("ilse"), scene=NARRATIVE), 4, 4, 4, length=Length(successes=3))
    assert quick.says("ilse", Buy("further-success")).plainly().state.undertakings[0].successes == 2


@pytest.mark.rule("nova6.interval.beyond-scene")
def test_a_task_beyond_a_scene_is_in_narrative_time() -> None:
    """A temporary interval moves the scene to narrative time; one of a scene does not."""
    assert undertaking(ilse_in(conflict("ilse")), 4, 4, 3, length=Length("S")).plainly().state.scene.scale == "action"
    long = undertaking(ilse_in(conflict("ilse")), 4, 4, 3, length=Length("T")).plainly()
    assert long.state.scene.scale == "narrative"


@pytest.mark.rule("nova6.interval.decrease")
def test_points_shorten_a_task() -> None:
    """A scene-long task is quick for one point, and two more steps make it instant."""
    script = undertaking(ilse_in(conflict("ilse")), 4, 4, 4, length=Length("S"))
    quick = script.says("ilse", Buy("hurry")).plainly()
    assert [one.interval for one in quick.state.undertakings] == ["Q"]
    brief = undertaking(ilse_in(conflict("ilse")), 4, 4, 4, length=Length("B"))
    assert brief.says("ilse", Buy("hurry")).plainly().state.undertakings == ()


def test_an_interval_must_be_on_the_ladder() -> None:
    """Only durations of the ladder are allowed, and successes of zero or more."""
    script = act_out(nova6.undertake.open("ilse", "read the plans", "wits"), table(hero("ilse"))).judged()
    script.refuses("gm", Length("M"), "nova6.interval.longer")
    script.refuses("gm", Length(successes=-1), "nova6.interval.longer").stop()


def test_a_failure_begins_no_task() -> None:
    """A long task is begun by a success only."""
    assert undertaking(ilse_in(conflict("ilse")), 4, 3, 3, length=Length("S")).plainly().state.undertakings == ()


def test_brief_effects_end_after_a_narrative_action() -> None:
    """An advantage is there for the next action and gone after it."""
    edge = advantage("ilse", 1, name="edge", duration="B")
    at = table(hero("ilse"), edge, scene=NARRATIVE)
    done = act_out(nova6.act.open("ilse", "climb", "move"), at).judged().plainly_to_ready
    assert done().pool.net == 1
    script = act_out(nova6.act.open("ilse", "climb", "move"), at).judged().rolls("ilse", 4, 4, 3, 1)
    assert not script.plainly().has_effect("edge")


def test_a_task_is_instant_and_visible_by_default() -> None:
    """By default a task is instant, needs no successes, has no turn or round, and is public."""
    bare = Undertaking("u1", "ilse", "dig")
    assert bare == Undertaking("u1", "ilse", "dig", "I", goal=0, successes=0, turn=0, round=0, seen=True)
