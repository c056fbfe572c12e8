"""2d20 conflicts: the five kinds, alternating turns, keeping the initiative, uses of assets, extended tasks."""

from __future__ import annotations

from typing import Any

import pytest

from moothall.records import changed
from moothall.rulesets import houses2d20 as houses
from moothall.rulesets.houses2d20 import events
from moothall.rulesets.houses2d20.ids import AssetId, TaskId
from moothall.rulesets.houses2d20.questions import Answer, Call, Judged, Payment, Ruling
from moothall.rulesets.houses2d20.state import Track, Trait
from moothall.rulesets.houses2d20.yardsticks import kind_of
from moothall.speech import voice
from tests.books.houses2d20.support.conflict import BLADE, GUARD, MISS, ONE, ROKE, SANNA, TWO, acting, fight, struck
from tests.books.houses2d20.support.plain import Aid, Asset, Conflict, Keep, Move, NewAsset, Opposed, Task
from tests.books.houses2d20.support.stage import ROW, HousesScript, act_out, npc, person, table
from tests.support.citing import refused

SAYS = {"duty": "No debt unpaid"}


def begun(kind: str, *on: Any, first: str = "sanna", **more: Any) -> Any:
    opening = houses.begin_conflict.open(kind, first, ROW, (("sanna", "a"), ("roke", "b")))
    return act_out(opening, table(*(on or (SANNA, ROKE)), **more)).end()


LABELS = {
    "personal": "Duel",
    "skirmish": "Several opponents",
    "warfare": "Large-scale battle",
    "espionage": "Spying",
    "intrigue": "Social struggle",
}


# ---- Kinds ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("houses.conflict.five-types")
def test_a_conflict_is_one_of_five() -> None:
    """A conflict of a sixth kind is refused; zones and positions given at its start hold."""
    with refused("houses.conflict.five-types"):
        begun("naval")
    after = begun("skirmish")
    assert after.state.conflict is not None and after.state.conflict.kind == "skirmish"
    assert (after.who("sanna").zone, after.who("roke").zone, len(after.state.zones)) == ("a", "b", 3)
    with refused("houses.conflict.five-types"):
        act_out(houses.end_conflict.open(), table(SANNA))
    with refused("houses.conflict.five-types"):
        act_out(houses.act.open("sanna"), table(SANNA))


@pytest.mark.parametrize(
    ("kind", "measure"),
    [
        pytest.param("personal", "battle", marks=pytest.mark.rule("houses.conflict.personal")),
        pytest.param("skirmish", "battle", marks=pytest.mark.rule("houses.conflict.skirmish")),
        pytest.param("warfare", "battle", marks=pytest.mark.rule("houses.conflict.warfare")),
        pytest.param("espionage", "discipline", marks=pytest.mark.rule("houses.conflict.espionage")),
        pytest.param("intrigue", "discipline", marks=pytest.mark.rule("houses.conflict.intrigue")),
    ],
)
def test_each_kind_suggests_a_measure(kind: Any, measure: str) -> None:
    """The kind has a name of its own, and the skill it suggests comes first when somebody is to be worn down."""
    script = struck(fight(SANNA, ROKE, GUARD, BLADE, kind=kind), ONE, TWO).on_to("requirement")
    first = script.asked.options()[0]
    assert (first.id, first.cite) == (measure, f"houses.conflict.{kind}")
    assert voice("en", "houses2d20").say(kind_of(kind).text) == LABELS[kind]
    script.stop()


# ---- Turns ----------------------------------------------------------------------------------------------------------


def waits(state: Any, who: str) -> Any:
    """A turn in which somebody does nothing."""
    return act_out(houses.act.open(who), state).at("action", "wait").plainly().state


@pytest.mark.rule("houses.initiative.gm-names-first")
def test_the_gm_names_who_acts_first() -> None:
    """The named character acts first, and no other may."""
    after = begun("personal", SANNA, person("ivo"), ROKE, first="roke")
    assert after.state.conflict is not None and after.state.conflict.actor == "roke"
    with refused("houses.initiative.gm-names-first"):
        act_out(houses.act.open("sanna"), after.state)
    assert act_out(houses.act.open("roke"), after.state).waits == "action"


@pytest.mark.rule("houses.initiative.alternates")
def test_the_sides_alternate() -> None:
    """One of the players', one of the GM's, and so on; out of turn is refused."""
    state = begun("skirmish", SANNA, person("ivo"), ROKE, GUARD).state
    for who in ("sanna", "roke", "ivo", "guard"):
        assert act_out(houses.act.open(who), state).waits == "action"
        state = waits(state, who)
        if who == "sanna":
            with refused("houses.initiative.alternates"):
                act_out(houses.act.open("ivo"), state)
    assert state.conflict.round == 2
    with refused("houses.initiative.alternates"):
        act_out(houses.test.open("sanna", "something else"), state)


@pytest.mark.rule("houses.initiative.all-act-once")
def test_each_character_acts_once_a_round() -> None:
    """In one against three the one acts, then the three; the side that did not act last opens the next round."""
    state = begun("skirmish", SANNA, ROKE, GUARD, npc("third", "minor")).state
    for who in ("sanna", "roke", "guard", "third"):
        assert state.conflict.round == 1
        state = waits(state, who)
    assert (state.conflict.round, state.conflict.side) == (2, "players")
    assert not any(one.acted for one in state.characters)
    state = waits(waits(state, "sanna"), "roke")
    with refused("houses.initiative.all-act-once"):
        act_out(houses.act.open("roke"), state)


def test_the_defeated_are_passed_over() -> None:
    """A defeated character has no turn, and a side of defeated characters has none at all."""
    fallen = changed(GUARD, defeated="defeated")
    state = begun("skirmish", SANNA, changed(ROKE, defeated="defeated"), fallen).state
    state = waits(state, "sanna")
    assert (state.conflict.round, state.conflict.side) == (2, "players")


def kept(start: Any, keep: Keep, **more: Any) -> HousesScript[None]:
    """Sanna hits, and keeps the initiative so."""
    return struck(start, ONE, TWO, **more).at("keep", keep)


def team(**more: Any) -> Any:
    return fight(SANNA, person("ivo", zone="a"), ROKE, BLADE, **more)


@pytest.mark.rule("houses.initiative.keep-cost-2")
def test_keeping_the_initiative_costs_two() -> None:
    """Three Momentum become one and the same side acts again; or 2 Threat come; an NPC spends them."""
    after = kept(team(momentum=2), Keep(True, "ivo", Payment(2))).plainly()
    assert after.state.momentum == 1 and after.state.conflict is not None  # one came of the hit
    assert (after.state.conflict.side, after.state.conflict.actor) == ("players", "ivo")
    assert kept(team(threat=1), Keep(True, "sanna", Payment(threat=2))).plainly().state.threat == 3
    npcs = struck(fight(SANNA, ROKE, who="roke", threat=3), ONE, ONE, who="roke", target="sanna", asset="")
    assert npcs.at("keep", Keep(True, "roke", Payment(threat=2))).plainly().state.threat == 1
    script = struck(team(momentum=1), ONE, ONE).on_to("keep")
    rule = "houses.initiative.keep-cost-2"
    script.refuses("sanna", Keep(True, "sanna", Payment(1)), rule).refuses("sanna", Keep(True, "roke"), rule)
    script.refuses("sanna", Keep(True, "sanna", Payment(2)), "houses.momentum.cannot-overspend").stop()


@pytest.mark.rule("houses.initiative.keep-plus-1")
def test_the_first_test_after_keeping_the_initiative_is_one_harder() -> None:
    """The first test of the action gained is at one more, for any actor of the side; the next turn is not."""
    for who in ("sanna", "ivo"):
        after = kept(team(), Keep(True, who, Payment(threat=2))).plainly()
        script = acting(after.state, "inform", who).at("words", "Who comes?")
        script.at("call", Call(1))
        assert script.on_to("buy-dice").asked.difficulty == 2
        over = script.falls(*MISS).plainly()
        assert over.state.conflict is not None and over.state.conflict.penalty == 0
        script.stop()


@pytest.mark.rule("houses.initiative.keep-not-twice")
def test_the_initiative_is_not_kept_twice_in_a_row() -> None:
    """After the action that was gained the question is not asked; the turn goes to the other side."""
    after = kept(team(), Keep(True, "ivo", Payment(threat=2))).plainly()
    script = acting(after.state, "attack", "ivo").at("opposed", Opposed("roke")).falls(*ONE).falls(1, 1)
    assert script.on_to("keep", "over").waits == "over"
    assert script.stop().state.conflict.side == "opposition"  # type: ignore[union-attr]


@pytest.mark.rule("houses.determination.extra-action")
def test_a_point_buys_another_action() -> None:
    """In a conflict, a second action in the same turn, if a statement backs it; once a turn; outside there is none."""
    sworn = person(battle=6, duty=6, says=SAYS, zone="a")
    script = struck(fight(sworn, ROKE, BLADE), TWO, ONE).at("extra-action", "yes")
    assert script.waits == "backs-action"
    after = script.gm("yes").plainly()
    assert after.who("sanna").determination == 0 and after.state.conflict is not None
    assert (after.state.conflict.actor, after.state.conflict.penalty) == ("sanna", 0)
    rich = changed(after.state, characters=(changed(after.who("sanna"), determination=2), after.who("roke")))
    again = acting(rich, "wait")
    assert again.on_to("extra-action", "over").waits == "over"
    unbacked = struck(fight(sworn, ROKE, BLADE), TWO, ONE).at("extra-action", "yes").gm("no").plainly()
    assert unbacked.who("sanna").determination == 1 and unbacked.state.conflict.side == "opposition"  # type: ignore[union-attr]
    with refused("houses.conflict.five-types"):
        act_out(houses.act.open("sanna"), table(sworn))


@pytest.mark.rule("houses.task.track-clears")
def test_tracks_empty_when_the_conflict_ends() -> None:
    """Four of 6, and in the same scene there is no track any more."""
    worn = changed(ROKE, track=Track(4, 6, "battle"))
    after = act_out(houses.end_conflict.open(), fight(SANNA, worn)).end()
    assert after.who("roke").track is None and after.state.conflict is None
    anew = act_out(houses.begin_conflict.open("skirmish", "sanna"), fight(SANNA, worn)).end()
    assert anew.who("roke").track is None and len(anew.all(events.ConflictEnded)) == 1
    assert anew.state.conflict == Conflict("skirmish", side="players", actor="sanna")


# ---- Other uses -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("houses.use.attack")
def test_an_attack_asks_for_target_and_asset() -> None:
    """The next question is target and asset."""
    script = acting(fight(), "attack")
    assert script.waits == "strike"
    script.stop()


@pytest.mark.rule("houses.use.remove-asset")
def test_an_opponents_asset_can_be_taken_out() -> None:
    """A contest with its owner: won, it is out; lost, it is not."""
    spear = Asset("spear", "Spear", "roke", 2, "a", defensive=True)

    def removed(*ours: int) -> Any:
        script = acting(fight(SANNA, ROKE, BLADE, spear), "remove_asset").at("which-asset", "spear")
        return script.at("opposed", Opposed("roke")).falls(*ONE).falls(*ours).plainly().state.asset(AssetId("spear"))

    assert removed(*TWO).out and not removed(*TWO).defensive and not removed(*MISS).out
    mine = acting(fight(SANNA, ROKE, BLADE, spear), "remove_asset").on_to("which-asset")
    mine.refuses("sanna", "blade", "houses.use.remove-asset").stop()


@pytest.mark.rule("houses.use.create-trait")
def test_a_trait_can_be_tried_for() -> None:
    """Passed, it is there and no Momentum was spent; failed, it is not; without words it is something else."""
    script = acting(fight(momentum=1), "create_trait").at("words", " ")
    script.at("action", "create_trait").at("words", "Torches out").at("call", Call(2))
    after = script.falls(*TWO).plainly()
    assert after.traits == ["Torches out"] and after.state.momentum == 1
    assert not acting(fight(), "create_trait").at("words", "Torches out").falls(*MISS).plainly().traits
    waived = acting(fight(), "create_trait").at("words", "Torches out").at("possible", Ruling("no_test")).plainly()
    assert waived.traits == ["Torches out"]


@pytest.mark.rule("houses.use.create-asset")
def test_an_asset_can_be_tried_for() -> None:
    """Passed, it has Potency 0 and lies where its owner is, oneself or an ally; an enemy gets none."""
    script = acting(team(), "create_asset").at("new-asset", NewAsset(" ", "sanna"))
    script.at("action", "create_asset").refuses("sanna", NewAsset("Hostage", "roke"), "houses.use.create-asset")
    after = script.says("sanna", NewAsset("Hostage", "ivo")).falls(*TWO).plainly()
    made = after.state.assets[-1]
    assert made == Asset("ivo-1", "Hostage", "ivo", 0, "a", defensive=False, tangible=True)
    failed = acting(team(), "create_asset").at("new-asset", NewAsset("Hostage", "ivo")).falls(*MISS).plainly()
    assert len(failed.state.assets) == 1


@pytest.mark.rule("houses.use.overcome-obstacle")
def test_an_obstacle_can_be_overcome() -> None:
    """Passed, the trait is gone; failed, it stays."""
    start = fight(SANNA, ROKE, Trait("t1", "Barred gate"))
    assert not acting(start, "overcome").at("obstacle", "t1").falls(*TWO).plainly().traits
    assert acting(start, "overcome").at("obstacle", "t1").falls(*MISS).plainly().traits


@pytest.mark.rule("houses.use.gain-information")
def test_a_passed_test_obtains_information() -> None:
    """Passed, the GM answers the question at no cost; failed, there is no answer."""
    script = acting(fight(), "inform").at("words", "Who pays them?").falls(*TWO).at("inform", Answer("House Vantor"))
    assert script.plainly().last(events.Informed).answer == "House Vantor"
    assert not acting(fight(), "inform").at("words", "Who?").falls(*MISS).plainly().all(events.Informed)


@pytest.mark.rule("houses.use.list-is-open")
def test_other_uses_are_the_gms_to_allow() -> None:
    """Signalling the fleet is an ordinary test if the GM allows it, and nothing if not."""
    script = acting(fight(), "other").at("words", "signal the fleet").at("possible", Ruling()).at("call", Call(3))
    assert script.falls(1, 2).plainly().last(events.Tested).difficulty == 3
    start = fight(SANNA, ROKE, Trait("t1", "Fog"))
    barred = acting(start, "other").at("words", "signal the fleet").at("possible", Ruling("forbidden", "t1"))
    assert not barred.plainly().dice


FALLEN = person("ivo", zone="a", defeated="defeated", felled_by=2)


@pytest.mark.rule("houses.use.help-ally")
def test_an_ally_can_be_helped() -> None:
    """A trait is taken off; a defeated ally is back after a long effort of 4 and the Potency that felled them."""
    bound = fight(SANNA, person("ivo", zone="a"), ROKE, Trait("t1", "Bound", "ivo"))
    assert not acting(bound, "help").at("aid", Aid("ivo", "t1")).falls(*TWO).plainly().traits
    start = fight(SANNA, FALLEN, ROKE, BLADE)
    script = acting(start, "help").on_to("aid")
    for wrong in (Aid("roke"), Aid("sanna"), Aid("ivo", "t9")):
        script.refuses("sanna", wrong, "houses.use.help-ally")
    once = script.says("sanna", Aid("ivo", asset="blade")).falls(*TWO).plainly()
    task = once.state.tasks[0]
    assert (task.requirement, task.points, task.aids) == (6, 3, "ivo") and once.who("ivo").defeated
    twice = acting(changed(once.state, conflict=Conflict("personal", side="players", actor="sanna")), "help")
    done = twice.at("aid", Aid("ivo", asset="blade")).falls(*TWO).plainly()
    assert not done.who("ivo").defeated and not done.state.tasks


def test_a_lasting_defeat_is_tended_and_not_undone() -> None:
    """A test of Difficulty 2; after it nothing more can be done."""
    lasting = changed(FALLEN, defeated="lasting")
    script = acting(fight(SANNA, lasting, ROKE), "help").at("aid", Aid("ivo"))
    assert script.on_to("buy-dice").asked.difficulty == 2
    after = script.falls(*TWO).plainly()
    assert after.who("ivo").defeated == "stable"
    missed = acting(fight(SANNA, lasting, ROKE), "help").at("aid", Aid("ivo")).falls(*ONE).plainly()
    assert missed.who("ivo").defeated == "lasting"
    again = act_out(houses.act.open("sanna"), fight(SANNA, after.who("ivo"), ROKE))
    assert "help" not in [option.id for option in again.asked.options()]


# ---- Long efforts ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("houses.task.generic")
def test_an_extended_task_is_done_in_passes() -> None:
    """A requirement of 6 takes three passes without an asset; a failure scores nothing."""
    state = act_out(houses.begin_task.open("The tunnel", 6), table(SANNA, BLADE)).end().state
    for reached in (2, 4):
        state = act_out(houses.work.open("sanna", "task1"), state).falls(*TWO).plainly().state
        assert state.task(TaskId("task1")).points == reached
    state = act_out(houses.work.open("sanna", "task1"), state).falls(*MISS).plainly().state
    assert state.task(TaskId("task1")).points == 4
    assert not act_out(houses.work.open("sanna", "task1"), state).falls(*TWO).plainly().state.tasks
    with refused("houses.task.generic"):
        act_out(houses.begin_task.open("Nothing", 0), table(SANNA))
    assert act_out(houses.begin_task.open("Little", 1), table(SANNA)).end().state.task(TaskId("task1")).requirement == 1
    second = act_out(houses.begin_task.open("More", 3), table(SANNA, tasks=(Task("task1", "Some", 4),))).end()
    assert [task.id for task in second.state.tasks] == ["task1", "task2"]


def test_an_extended_task_counts_a_pass_where_no_test_is_needed() -> None:
    """Where the GM needs no test the attempt counts as a pass; barred or withdrawn, it scores nothing."""
    start = act_out(houses.begin_task.open("The tunnel", 6), table(SANNA, Trait("t1", "Flooded"))).end().state
    easy = act_out(houses.work.open("sanna", "task1"), start).at("possible", Ruling("no_test")).end()
    assert easy.state.task(TaskId("task1")).points == 2 and easy.result is not None and easy.result.passed
    barred = act_out(houses.work.open("sanna", "task1"), start).at("possible", Ruling("forbidden", "t1")).end()
    let_be = act_out(houses.work.open("sanna", "task1"), start).at("commit", "withdraw").end()
    for after in (barred, let_be):
        assert after.state.task(TaskId("task1")).points == 0 and after.result is None
    sworn = table(person(says=SAYS), tasks=start.tasks)
    refusing = act_out(houses.work.open("sanna", "task1"), sworn).at("judge", Judged((), ("duty",)))
    after = refusing.at("drive", "duty").gm("offer").says("sanna", "refuse").end()
    assert after.result is not None and not after.result.passed and after.state.task(TaskId("task1")).points == 0


def test_an_asset_speeds_an_extended_task() -> None:
    """Potency 1 makes it 3 a pass; another's asset is refused."""
    state = act_out(houses.begin_task.open("The tunnel", 6), table(SANNA, ROKE, BLADE)).end().state
    after = act_out(houses.work.open("sanna", "task1", "blade"), state).falls(*TWO).plainly()
    assert after.state.task(TaskId("task1")).points == 3
    with refused("houses.asset.owner-and-name"):
        act_out(houses.work.open("roke", "task1", "blade"), state)


def test_an_extended_task_waits_for_a_turn_in_a_conflict() -> None:
    """Outside of one's turn in a conflict the task cannot be worked at."""
    with refused("houses.initiative.alternates"):
        act_out(houses.work.open("sanna", "task1"), fight())


def test_the_initiative_never_names_a_hidden_npc() -> None:
    """A hidden NPC acts and passes the turn; keeping it or another action would name the NPC and is not asked."""
    spy = npc("spy", battle=6, duty=6, zone="a", seen=False, open=False, says={"duty": "Words"})
    script = struck(fight(SANNA, spy, who="spy", threat=9), MISS, ONE, who="spy", target="sanna", asset="")
    assert script.on_to("keep", "extra-action", "over").waits == "over"
    first = act_out(houses.begin_conflict.open("espionage", "spy"), table(SANNA, spy)).end().state.conflict
    assert first is not None and (first.side, first.actor) == ("opposition", "")


def test_a_turn_may_be_let_pass() -> None:
    """Waiting does nothing and cannot keep the initiative."""
    script = acting(fight(momentum=4), "wait")
    assert script.waits == "over"


def test_moves_can_end_a_turn_without_a_roll() -> None:
    """A move the GM finds barred is over at once and the turn passes."""
    start = fight(SANNA, ROKE, BLADE, Trait("t1", "Rubble"))
    script = acting(start, "move").at("move", Move("blade", "b", "plain")).at("possible", Ruling("forbidden", "t1"))
    after = script.plainly()
    assert after.state.asset(AssetId("blade")).zone == "a" and after.all(events.TurnPassed)
