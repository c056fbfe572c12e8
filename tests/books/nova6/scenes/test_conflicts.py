"""NOVA6 conflicts: initiative, delay and interruption, defending another, bonus actions, gangs."""

from __future__ import annotations

from typing import Any

import pytest

from moothall.records import changed
from moothall.rulesets import nova6
from moothall.rulesets.nova6 import events
from moothall.rulesets.nova6.gamemastering.gangs import gang_of
from moothall.rulesets.nova6.questions import Committed, Preparation, Reduction
from moothall.rulesets.nova6.state import Scene, Table, Turn
from moothall.rulesets.nova6.vocabulary import Gives, Trait, talent
from tests.books.nova6.support.stage import ROLL, NovaAfter, NovaScript, act_out, conflict, hero, npc, table, weapon
from tests.support.citing import refused

FIRST, LAST = (4, 4, 3), (4, 3, 3)
"""An initiative that succeeds, and one that fails."""


def begun(at: Table, *rolls: tuple[int, ...], **more: Any) -> NovaAfter[Any]:
    """A conflict begins, and the heroes roll so, in their order."""
    script = act_out(nova6.open_scene.open("conflict", "The quay", **more), at)
    for one, faces in zip(at.present(), rolls, strict=True):
        script.rolls(one.id, *faces)
    return script.plainly()


@pytest.mark.rule("nova6.conflict.define")
@pytest.mark.rule("nova6.init.test")
def test_a_conflict_begins_with_initiative() -> None:
    """Everybody rolls three dice without a skill; eleven is enough."""
    at = table(hero("ilse", fight=4, move=3, wits=2), npc("rook"))
    script = act_out(nova6.open_scene.open("conflict"), at)
    assert script.waits_for() == "nova6/ready" and script.asked().pool.net == 0
    after = script.rolls("ilse", *FIRST).plainly()
    assert (after.state.scene.early, after.state.scene.late) == (("ilse",), ())
    assert after.state.scene.round == 1 and after.state.scene.acting == "ilse"


@pytest.mark.rule("nova6.init.test")
def test_quick_opponents_are_a_penalty_to_initiative() -> None:
    """The best talent for initiative on the other side is a penalty; one nobody has seen yet is none."""
    fast = Trait("fast", "Fast", gives=(Gives("dice", 2, use="initiative"),))
    at = table(hero("ilse"), npc("rook", talent("quick")), npc("crow", fast), npc("owl", fast, seen=False))
    script = act_out(nova6.open_scene.open("conflict"), at)
    assert script.asked().net == -2
    after = script.gm(script.asked().default()).rolls("ilse", 6, 6, 5, 5, 5).plainly()
    assert [why.amount for why in after.why("initiative")] == [-2]
    hidden = table(hero("ilse"), npc("owl", fast, seen=False))
    assert act_out(nova6.open_scene.open("conflict"), hidden).asked().pool.net == 0


@pytest.mark.rule("nova6.init.success-first")
@pytest.mark.rule("nova6.init.fail-after")
def test_initiative_sets_the_order_of_a_round() -> None:
    """Heroes who succeed act before the opposition in any order, those who fail after it."""
    at = table(hero("ilse"), hero("bram"), hero("oda"), hero("jory"), npc("rook"))
    state = begun(at, FIRST, FIRST, LAST, LAST).state
    assert state.scene.acting == "" and state.scene.phase == "early"
    with refused("nova6.time.turn"):
        act_out(nova6.take_turn.open("oda"), state)
    order = []
    for who in ("bram", "ilse", "rook", "jory", "oda"):
        if state.scene.acting != who:
            state = act_out(nova6.take_turn.open(who), state).end().state
        order.append((who, state.scene.phase))
        state = act_out(nova6.end_turn.open(who), state).plainly().state
    assert [phase for _, phase in order] == ["early", "early", "opposition", "late", "late"]
    assert state.scene.round == 2


@pytest.mark.rule("nova6.init.sp-bonus")
@pytest.mark.rule("nova6.init.gsp-bonus")
def test_points_of_initiative_are_bonus_actions() -> None:
    """Triples on a success are one for the hero, on a failure one for the opposition; they end with the conflict."""
    after = begun(table(hero("ilse"), hero("bram"), npc("rook")), (6, 6, 6), (2, 2, 2))
    assert (after.who("ilse").tokens, after.who("bram").tokens, after.state.gm_tokens) == (1, 0, 1)
    closed = act_out(nova6.close_scene.open(), after.state).end()
    assert (closed.who("ilse").tokens, closed.state.gm_tokens) == (0, 0)


@pytest.mark.rule("nova6.init.quick")
def test_quick_characters_gain_bonus_actions() -> None:
    """A die more, one bonus action in any case, and one for doubles, two for triples."""
    at = table(hero("ilse", talent("quick")), npc("rook"))
    script = act_out(nova6.open_scene.open("conflict"), at)
    assert script.asked().pool.net == 1
    doubles = script.says("ilse", ROLL).dice("4d6", 5, 5, 2, 1).picks("ilse", 5, 5, 2).plainly()
    assert doubles.who("ilse").tokens == 2
    triples = act_out(nova6.open_scene.open("conflict"), at).says("ilse", ROLL).dice("4d6", 5, 5, 5, 5).plainly()
    assert triples.who("ilse").tokens == 3
    plain = act_out(nova6.open_scene.open("conflict"), at).says("ilse", ROLL).dice("4d6", 4, 3, 2, 1).plainly()
    assert plain.who("ilse").tokens == 1


def test_an_option_rolls_initiative_each_round() -> None:
    """With the option the order is rolled again every round."""
    at = table(hero("ilse"), npc("rook"), initiative_each_round="on", scene=_fight("ilse"))
    script = act_out(nova6.next_round.open(), at).gm("yes").rolls("ilse", *LAST)
    assert script.plainly().state.scene.late == ("ilse",)
    usual = table(hero("ilse"), npc("rook"), scene=_fight("ilse"))
    assert act_out(nova6.next_round.open(), usual).gm("yes").end().state.scene.early == ("ilse",)


def test_ending_a_round_early_names_those_without_a_turn() -> None:
    """The GM is asked again, but not for a character who acts now or is done."""
    done, now = hero("bram", turn=Turn(1, done=True)), npc("rook")
    at = table(hero("ilse"), done, now, npc("thug"), scene=_fight("ilse", "bram", acting="rook", phase="opposition"))
    script = act_out(nova6.next_round.open(), at)
    assert script.asked().left == ("ilse", "thug")
    assert script.gm("no").end().state == at
    assert act_out(nova6.next_round.open(), at).gm("yes").end().state.scene.round == 2
    alone = table(done, now, scene=_fight("bram", acting="rook", phase="opposition"))
    assert act_out(nova6.next_round.open(), alone).plainly().state.scene.round == 2


# ---- Waiting and cutting in ------------------------------------------------------------------------------------------


def _fight(*early: str, late: tuple[str, ...] = (), acting: str = "", phase: Any = "early", **more: Any) -> Scene:
    return conflict(acting, phase=phase, early=early, late=late, **more)


def waiting(*people: Any, **more: Any) -> Table:
    """Ilse holds her turn while the rook acts on Bram."""
    ilse = hero("ilse", fight=2, turn=Turn(1, waiting=True))
    return table(ilse, hero("bram"), npc("rook", fight=1), *people,
                 scene=_fight("ilse", "bram", acting="rook", phase="opposition"), **more)  # fmt: skip


COMMITTED = Committed("throw a plank at it", "fight", "attack", ("rook",))


@pytest.mark.rule("nova6.init.delay")
def test_a_delayed_turn_is_listed_as_waiting() -> None:
    """A character who delays is listed as waiting, and the next one acts."""
    at = table(hero("ilse"), hero("bram"), npc("rook"), scene=_fight("ilse", "bram"))
    after = act_out(nova6.delay.open("ilse"), at).end()
    assert after.who("ilse").turn.waiting and after.state.scene.acting == "bram"
    lost = act_out(nova6.next_round.open(), after.state).plainly()
    assert not lost.who("ilse").turn.waiting


def cutting_in(at: Table, *faces: int) -> NovaScript[Any]:
    script = act_out(nova6.oppose.open("rook", "bram", "fight", "attack", intent="stab"), at)
    assert script.waits_for() == "nova6/interrupt"
    script.refuses("ilse", Committed(), "nova6.init.interrupt")
    return script.says("ilse", COMMITTED).rolls("ilse", *faces)


@pytest.mark.rule("nova6.init.interrupt")
def test_an_interruption_with_initiative_comes_first() -> None:
    """The committed action comes first; if it incapacitates the opponent, theirs is lost."""
    at = waiting(weapon("ilse", "plank", 8))
    armed = Committed("strike", "fight", "attack", ("rook",), "plank")
    script = act_out(nova6.oppose.open("rook", "bram", "fight", "attack", intent="stab"), at)
    script.says("ilse", armed).rolls("ilse", *FIRST).judged(against=()).rolls("ilse", 4, 4, 3, 3, 3)
    after = script.plainly()
    assert after.who("rook").out and after.last(events.Fizzled).who == "rook"
    assert (after.verdict.success, after.verdict.how) == (True, "narrated")
    assert after.who("ilse").turn.done and not after.all(events.Harmed)[1:]


@pytest.mark.rule("nova6.init.interrupt")
def test_an_interrupted_opponent_still_acts_if_able() -> None:
    """The interrupted action still happens if possible, and it is the opponent's turn again."""
    script = cutting_in(waiting(), *FIRST).judged().rolls("ilse", 4, 4, 3, 3, 3).picks("ilse", 4, 4, 3)
    script.gm(Reduction())
    assert script.waits_for() == "nova6/still-possible"
    script.gm("yes")
    assert script.stop().state.scene.acting == "rook"
    script.passes(*dict(script.conversation.questions()))
    after = script.says("bram", Preparation("fight")).says("bram", ROLL).dice("4d6", 1, 2, 3, 4).plainly()
    assert [fact.who for fact in after.all(events.Harmed)] == ["rook", "bram"]


@pytest.mark.rule("nova6.init.interrupt-fail")
def test_an_interruption_without_initiative_comes_second() -> None:
    """The opponent is first; then the GM says whether the committed action is still possible."""
    for answer, harmed in (("no", ["bram"]), ("yes", ["bram", "rook"])):
        script = cutting_in(waiting(), *LAST)
        script.passes(*dict(script.conversation.questions()))
        script.says("bram", Preparation("fight")).says("bram", ROLL).dice("4d6", 1, 2, 3, 4)
        while script.waits_for() != "nova6/still-possible":
            seat, asked = script.conversation.questions()[0]
            script.says(seat, asked.default())
        script.gm(answer)
        if answer == "yes":
            script.judged().rolls("ilse", 4, 4, 3, 3, 3)
        after = script.plainly()
        assert [fact.who for fact in after.all(events.Harmed)] == harmed
        assert bool(after.all(events.Fizzled)) is (answer == "no") and after.who("ilse").turn.done


@pytest.mark.rule("nova6.init.interrupt-fail")
def test_a_failed_interruption_is_committed_even_if_moot() -> None:
    """A character who was too slow stays committed even if the interrupted action comes to nothing."""
    cara = hero("cara", fight=2, turn=Turn(1, waiting=True))
    script = act_out(
        nova6.oppose.open("rook", "bram", "fight", "attack", intent="stab"), waiting(cara, weapon("cara", "plank", 8))
    )
    script.says("ilse", COMMITTED).rolls("ilse", *LAST)
    script.says("cara", Committed("strike", "fight", "attack", ("rook",), "plank")).rolls("cara", *FIRST)
    script.judged(against=()).rolls("cara", 4, 4, 3, 3, 3)
    while script.waits_for() != "nova6/still-possible":
        seat, asked = script.conversation.questions()[0]
        script.says(seat, asked.default())
    after = script.gm("no").plainly()
    assert [fact.who for fact in after.all(events.Fizzled)] == ["rook", "ilse"]
    assert after.who("ilse").turn.done and not after.who("ilse").turn.waiting


# ---- In another's place ----------------------------------------------------------------------------------------------


@pytest.mark.rule("nova6.conflict.defend-other")
def test_defending_another_costs_a_die() -> None:
    """Two dice of Fight against one, with a die less for it, are even; a failure hits the original target."""
    at = table(hero("ilse", fight=2), hero("bram"), npc("rook", fight=1), scene=_fight(acting="rook"))
    script = act_out(nova6.oppose.open("rook", "bram", "fight", "attack"), at).says("ilse", "defend")
    script.says("ilse", Preparation("fight"))
    assert script.asked().pool.net == 0
    kept = script.rolls("ilse", 4, 4, 3).plainly()
    assert kept.all(events.Harmed) == []
    lost = act_out(nova6.oppose.open("rook", "bram", "fight", "attack"), at).says("ilse", "defend")
    hit = lost.says("ilse", Preparation("fight")).rolls("ilse", 4, 3, 3).plainly()
    assert hit.last(events.Harmed).who == "bram"


@pytest.mark.rule("nova6.conflict.defend-other-sense")
@pytest.mark.parametrize(("answer", "who"), [("yes", "ilse"), ("no", "bram")])
def test_defending_another_across_zones_needs_the_gm(answer: str, who: str) -> None:
    """From another zone the GM is asked; without a yes the target defends."""
    far = table(hero("ilse", zone="barge"), hero("bram", zone="quay"), npc("rook"), scene=_fight(acting="rook"))
    script = act_out(nova6.oppose.open("rook", "bram"), far).says("ilse", "defend").gm(answer)
    assert script.asked().who == who
    script.stop()
    near = table(hero("ilse", zone="quay"), hero("bram", zone="quay"), npc("rook"), scene=_fight(acting="rook"))
    assert act_out(nova6.oppose.open("rook", "bram"), near).says("ilse", "defend").asked().who == "ilse"


# ---- Bonus actions ---------------------------------------------------------------------------------------------------


def round_ending(*people: Any, early: tuple[str, ...] = ("ilse",), late: tuple[str, ...] = (), **more: Any) -> Table:
    """Everybody has had their turn but Ilse, who is about to end hers."""
    done = tuple(changed(one, turn=Turn(1, done=one.id != "ilse")) for one in people)
    return table(*done, scene=_fight(*early, late=late, acting="ilse"), **more)


@pytest.mark.rule("nova6.bonus.when")
def test_bonus_actions_end_the_round() -> None:
    """Bonus actions come when all have had a turn; without any the round ends."""
    at = round_ending(hero("ilse", tokens=1), npc("rook"))
    script = act_out(nova6.end_turn.open("ilse"), at)
    assert script.waits_for() == "nova6/bonus-action" and script.asked().who == "ilse"
    assert script.says("ilse", "").plainly().state.scene.round == 2
    early = changed(at, others=(npc("rook"),))
    assert act_out(nova6.end_turn.open("ilse"), early).end().state.scene.acting == "rook"


@pytest.mark.rule("nova6.bonus.one")
def test_a_character_has_one_bonus_action_per_round() -> None:
    """A bonus action uses one of two tokens and adds nothing to the turn's count."""
    at = round_ending(hero("ilse", tokens=2, move=1))
    taken = act_out(nova6.end_turn.open("ilse"), at).says("ilse", "token").end().state
    assert taken.scene.phase == "bonus" and taken.who("ilse").tokens == 1
    acted = act_out(nova6.act.open("ilse", "climb", "move"), taken).judged()
    assert acted.asked().pool.net == 1
    state = acted.rolls("ilse", 4, 4, 3, 1).plainly().state
    assert state.who("ilse").turn.declared == 0
    with refused("nova6.bonus.one"):
        script = act_out(nova6.act.open("ilse", "climb", "move"), state)
        script.judged()
    assert act_out(nova6.end_turn.open("ilse"), state).end().state.scene.round == 2


@pytest.mark.rule("nova6.bonus.sources")
def test_a_bonus_action_costs_a_token_or_a_plot_point() -> None:
    """A token, or a plot point; without either none is offered, unless the table gives one to everybody."""
    paid = act_out(nova6.end_turn.open("ilse"), round_ending(hero("ilse", plot_points=1)))
    after = paid.says("ilse", "plot-point").end()
    assert after.who("ilse").plot_points == 0 and after.state.scene.phase == "bonus"
    assert act_out(nova6.end_turn.open("ilse"), round_ending(hero("ilse"))).end().state.scene.round == 2
    free = act_out(nova6.end_turn.open("ilse"), round_ending(hero("ilse"), free_bonus_action="on"))
    assert [option.id for option in free.asked().options()] == ["", "free"]
    free.refuses("ilse", "token", "nova6.bonus.when").says("ilse", "free").end()


@pytest.mark.rule("nova6.bonus.snap")
@pytest.mark.rule("nova6.bonus.one")
def test_a_snap_action_may_be_the_bonus_action() -> None:
    """Readying gear is enough, and uses up the bonus action."""
    bow = weapon("ilse", "bow", 4, marks=("unloaded",))
    at = table(hero("ilse"), bow, scene=_fight("ilse", acting="ilse", phase="bonus"))
    state = act_out(nova6.snap.open("ilse", "ready", item="bow", how="reload"), at).end().state
    assert state.effect("bow").marks == () and state.who("ilse").turn.snaps == 0
    with refused("nova6.bonus.one"):
        act_out(nova6.snap.open("ilse", "move", "the crates"), state)


@pytest.mark.rule("nova6.bonus.order")
def test_bonus_actions_follow_the_order_of_initiative() -> None:
    """First those who were early, then the opposition, then the late."""
    people = (hero("ilse", tokens=1), npc("rook", tokens=1), hero("bram", tokens=1))
    state = round_ending(*people, late=("bram",))
    script = act_out(nova6.end_turn.open("ilse"), state)
    order = []
    while script.waits_for() == "nova6/bonus-action":
        seat, asked = script.conversation.questions()[0]
        order.append(seat)
        answer = asked.options()[1].id
        state = script.says(seat, answer).end().state
        script = act_out(nova6.end_turn.open(state.scene.acting), state)
    assert order == ["ilse", "gm", "bram"] and script.plainly().state.scene.round == 2


def test_npcs_use_the_gms_bonus_tokens() -> None:
    """A token of the GM's serves any NPC of the opposition, once each."""
    at = round_ending(hero("ilse"), npc("rook"), npc("crow"), gm_tokens=2)
    script = act_out(nova6.end_turn.open("ilse"), at)
    assert [option.id for option in script.asked().options()] == ["", "rook/token", "crow/token"]
    taken = script.gm("crow/token").end().state
    assert (taken.gm_tokens, taken.scene.acting) == (1, "crow")
    again = act_out(nova6.end_turn.open("crow"), taken)
    assert [option.id for option in again.asked().options()] == ["", "rook/token"]
    assert again.gm("").plainly().state.scene.round == 2


# ---- Several at once, and nobody in the way --------------------------------------------------------------------------


@pytest.mark.rule("nova6.conflict.gang")
def test_a_gang_attacks_in_one_roll() -> None:
    """Three with one die of Fight are three dice together, in one roll; the steps end at four dice."""
    assert [gang_of(n).dice for n in (1, 2, 3, 4, 5, 8, 9, 40)] == [0, 1, 2, 2, 3, 3, 4, 4]
    at = table(hero("ilse"), *(npc(f"rook{n}", fight=1) for n in (1, 2, 3)))
    script = act_out(nova6.gang_up.open(("rook1", "rook2", "rook3"), "ilse"), at).says("ilse", Preparation("fight"))
    assert script.asked().net == -3
    after = script.plainly_to_ready()
    assert after.pool.net == -3
    for by in ((), ("rook1", "rook1")):
        with refused("nova6.conflict.gang"):
            act_out(nova6.gang_up.open(by, "ilse"), at)


@pytest.mark.rule("nova6.conflict.unopposed-npc")
def test_an_unopposed_action_succeeds_after_a_warning() -> None:
    """The players are warned one action ahead; then it succeeds without dice."""
    at = table(hero("ilse"), npc("rook"), scene=conflict())
    warned = act_out(nova6.unopposed.open("rook", "cut the rope"), at).end()
    assert warned.result is False and warned.last(events.Warned).intent == "cut the rope"
    done = act_out(nova6.unopposed.open("rook", "cut the rope"), warned.state).end()
    assert done.result is True and done.dice == [] and done.last(events.Settled).how == "unopposed"
    assert act_out(nova6.unopposed.open("rook", "burn the boat"), warned.state).end().result is False


def test_hidden_npcs_act_outside_the_order() -> None:
    """A hidden ambusher has no visible turn, and acts when the GM says."""
    at = table(hero("ilse"), npc("rook"), npc("owl", seen=False, fight=1), scene=_fight("ilse", acting="ilse"))
    after = act_out(nova6.end_turn.open("ilse"), at).end()
    assert after.state.scene.acting == "rook"
    struck = act_out(nova6.oppose.open("owl", "ilse"), after.state)
    assert struck.waits_for() == "nova6/prepare"
    struck.stop()
