"""Both sides of every 2d20 limit: in prompts, prices, pools, tracks, tasks and generated NPCs."""

from __future__ import annotations

from fractions import Fraction
from itertools import permutations
from typing import Any

import pytest

from moothall.errors import Unclear
from moothall.handlers.dice import Seeded
from moothall.ledger.entries import Rolled, Told
from moothall.records import changed
from moothall.rulesets import houses2d20 as houses
from moothall.rulesets.houses2d20 import events, prompt_odds
from moothall.rulesets.houses2d20.assets import movable
from moothall.rulesets.houses2d20.builds import build, drawn, shuffled
from moothall.rulesets.houses2d20.dice import Tally, joined
from moothall.rulesets.houses2d20.difficulty import easier, final, harder, raisable
from moothall.rulesets.houses2d20.ids import CharacterId, TaskId
from moothall.rulesets.houses2d20.legality import judge_assets, judge_focuses
from moothall.rulesets.houses2d20.npcs import MADE_BY, bring_extra, make_npc
from moothall.rulesets.houses2d20.options import DEFAULTS, read_options
from moothall.rulesets.houses2d20.questions import (
    Again,
    Call,
    FocusPick,
    Judged,
    Kept,
    Pair,
    PointUse,
    Ruling,
    Spend,
    Trouble,
)
from moothall.rulesets.houses2d20.questions.npcs import Naming
from moothall.rulesets.houses2d20.questions.payment import check_spendable
from moothall.rulesets.houses2d20.random_character import inventions, random_sheet
from moothall.rulesets.houses2d20.sheet import to_sheet
from moothall.rulesets.houses2d20.state import Track
from moothall.rulesets.houses2d20.words import Tier
from moothall.rulesets.houses2d20.workshop import begun, steps
from moothall.speech import voice
from tests.books.houses2d20.support.offers import book, closed_to, offers, open_to
from tests.books.houses2d20.support.plain import Asset, Conflict, Help, Opposed, Strike, Task, Zone, to_character
from tests.books.houses2d20.support.sheets import KESTREL
from tests.books.houses2d20.support.stage import ROW, act_out, npc, person, table, trying

SAYS = {"duty": "No debt unpaid"}
SANNA = person(battle=6, duty=7, says=SAYS, determination=2)
ROKE = npc("roke", battle=6, duty=7, says=SAYS)


def reasons(after: Any) -> dict[str, int]:
    """The reasons of the first roll."""
    rolled = next(entry for entry in after.log if isinstance(entry, Rolled))
    return {reason.what: reason.amount for reason in rolled.why}


# ---- Traits and Difficulty ------------------------------------------------------------------------------------------


def test_the_reasons_show_two_traits_added_up() -> None:
    """A single trait needs no word about adding; the part that the limits take is shown as theirs."""
    at = table(SANNA)
    assert [one.what for one in final(at, 1, (harder("Fog"),), False).why] == ["shift-harder"]
    two = final(at, 1, (harder("Fog"), easier("Calm")), False)
    assert (two.value, [(one.what, one.amount) for one in two.why][2:]) == (1, [("note-traits-add-up", 0)])
    high = final(at, 5, (harder("Fog"),), False)
    assert (high.value, high.why[-1].what, high.why[-1].amount) == (5, "note-clamped", -1)
    low = final(at, 0, (easier("Calm"),), False)
    assert (low.value, low.why[-1].amount) == (0, 1)


@pytest.mark.parametrize(
    ("base", "shift", "contest", "ceiling", "room"),
    [
        (0, 0, False, "5", 5),
        (4, 0, False, "5", 1),
        (5, 0, False, "5", 0),
        (5, 2, False, "5", 0),
        (0, -1, False, "5", 0),
        (4, 0, True, "5", 99),
        (0, 0, True, "5", 99),
        (0, -1, True, "5", 0),
        (5, 0, False, "none", 99),
        (0, -1, False, "none", 0),
    ],
)
def test_threat_raises_a_difficulty_up_to_the_ceiling(
    base: int, shift: int, contest: bool, ceiling: str, room: int
) -> None:
    """Threat raises up to the ceiling, if there is one, and not where the first step would be lost below 0."""
    moved = (harder("Fog"),) * shift if shift > 0 else (easier("Calm"),) * -shift
    assert raisable(table(SANNA, difficulty__ceiling=ceiling), base, moved, contest) == room


@pytest.mark.parametrize(
    ("own", "gated", "told"),
    [((1, 1), True, (3, 2)), ((0, 1), True, (0, 2)), ((0, 0), False, (2, 1)), ((1, 0), False, (3, 1))],
)
def test_helpers_join_a_leader_who_has_a_success(own: tuple[int, int], gated: bool, told: tuple[int, int]) -> None:
    """Where the table has it so; what goes wrong with them counts in any case."""
    assert joined(Tally(*own), Tally(2, 1), gated) == Tally(*told)


def test_a_focus_matters_from_a_skill_of_two() -> None:
    """With a skill of 2 a focus makes 1 and 2 count twice; with a skill of 1 it changes nothing."""
    for skill, named in ((1, False), (2, True), (3, True)):
        one = person(battle=skill, duty=7, focus=("battle:blades",))
        script = trying(table(one)).called("battle").at("drive", "duty").at("focus", FocusPick(("blades",)))
        found = reasons(script.falls(9, 9).plainly())
        assert (found.get("read-critical") == skill, "read-no-focus" in found) == (named, not named)


def test_an_automatic_one_is_one_die_and_stays() -> None:
    """An automatic 1 counts as one die among the reasons, and cannot be rolled again."""
    script = trying(table(SANNA)).called("battle", 2).fits("duty").at("point", PointUse("automatic"))
    script.at("point", PointUse("none")).falls(18).on_to("again")
    assert [die.fresh for die in script.asked.dice] == [True, False]
    script.refuses("sanna", Again("reroll", (1,)), "houses.reroll.once-per-die")
    assert reasons(script.plainly())["die-automatic"] == 1


def test_the_reasons_name_the_pool_of_each_bought_die() -> None:
    """Each bought die is one more die, and names its pool."""
    script = trying(table(SANNA, momentum=1)).called("battle").fits("duty").buys("momentum", "threat")
    found = reasons(script.falls(5, 6, 7, 8).plainly())
    assert (found["die-base"], found["die-momentum"], found["die-threat"]) == (2, 1, 1)


# ---- Complications --------------------------------------------------------------------------------------------------


def test_a_track_of_the_other_side_may_lose_a_point() -> None:
    """Only one of the other side that has points and is seen; it is one point less then."""
    worn = changed(ROKE, track=Track(2, 5, "battle"))
    others = (
        npc("hidden", track=Track(2, 5, "battle"), seen=False),
        npc("fresh", track=Track(0, 5, "battle")),
        person("ivo", track=Track(2, 5, "battle")),
    )
    script = trying(table(SANNA, worn, *others)).called("battle").fits("duty").falls(20, 5).at("buy-off", "suffer")
    assert script.asked.tasks == ("roke",) and script.asked.choices("form", script.stage.state)[-1] == "task"
    after = script.gm(Trouble("task", "He rallies", task="roke")).plainly()
    assert (after.who("roke").track, after.last(events.TrackMoved).scored) == (Track(1, 5, "battle"), -1)


def test_without_a_task_point_to_lose_a_complication_has_three_forms() -> None:
    """Without a task or track that could lose a point, three forms are left and no task is asked for."""
    script = trying(table(SANNA)).called("battle").fits("duty").falls(20, 5).on_to("complication")
    assert script.asked.choices("form", script.stage.state) == (
        "trait",
        "barred",
        "time",
    ) and script.asked.leaves_out() == ("task",)
    script.stop()


def test_each_complication_question_counts_those_left() -> None:
    """Of two the first says that two are left, and once it is bought off one is."""
    script = trying(table(SANNA, threat=0)).called("battle").fits("duty").falls(20, 20).on_to("buy-off")
    assert script.asked.left == 2
    script.says("sanna", "ignore").on_to("buy-off")
    assert script.asked.left == 1 and script.stop().last(events.ComplicationBoughtOff).left == 1


def test_an_extended_task_loses_one_point_to_a_complication() -> None:
    """The fact tells how much the complication takes."""
    at = table(SANNA, tasks=(Task("dig", "The tunnel", 6, 4),))
    script = trying(at).called("battle").fits("duty").falls(20, 5).at("buy-off", "suffer")
    after = script.gm(Trouble("task", "A cave-in", task="dig")).plainly()
    assert (after.last(events.TaskSet).scored, after.state.task(TaskId("dig")).points) == (-1, 3)


# ---- Spending -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("one", "price"), [(SANNA, "1"), (ROKE, "3")])
def test_a_declaration_has_its_price(one: Any, price: str) -> None:
    """A point of one's own or three Threat, before the roll and after it; a trait made then bears on no roll."""
    script = trying(table(one, threat=9), one.id).called("battle").fits("duty").on_to("point")
    before = {option.id: option.price for option in script.asked.options()}
    assert before == {"none": "", "automatic": price, "create": price}
    script.falls(5, 6).on_to("spend")
    assert {option.id: option.price for option in script.asked.options()}["create"] == price
    script.at("spend", Spend("create", text="Winded")).on_to("confirm-trait")
    assert script.asked.leaves_out() == ("bears",)
    assert [answer.accept for answer in script.asked.answers()] == [True, False]
    script.stop()


@pytest.mark.parametrize(("price", "fresh", "holds"), [(2, 2, True), (2, 1, False), (0, 0, True)])
def test_an_npc_pays_with_fresh_momentum_only(price: int, fresh: int, holds: bool) -> None:
    """An NPC may spend all of its fresh Momentum; saved Momentum does not help."""
    at = table(ROKE, momentum=6)
    if holds:
        check_spendable(at, CharacterId("roke"), price, fresh)
    else:
        with pytest.raises(Exception, match="error-houses-momentum") as refused:
            check_spendable(at, CharacterId("roke"), price, fresh)
        assert refused.value.cite == "houses.npc.momentum-first-then-threat"  # type: ignore[attr-defined]


@pytest.mark.rule("houses.threat.add.escalation-1")
def test_escalating_costs_one_and_no_more() -> None:
    """With a single point in the pool an NPC may go on, and with none not; withdrawn, it is given back."""
    script = trying(table(ROKE, threat=1), "roke").at("escalates", "yes").on_to("go-on")
    assert next(option.price for option in script.asked.options()) == "1"
    after = script.gm("go_on").on_to("commit").gm("withdraw").plainly()
    assert [fact.change for fact in after.all(events.ThreatChanged)] == [-1, 1]
    poor = trying(table(ROKE), "roke").at("escalates", "yes").on_to("go-on")
    poor.refuses("gm", "go_on", "houses.threat.spend.cannot-overspend").stop()
    ours = trying(table(SANNA)).at("escalates", "yes").at("go-on", "go_on").on_to("commit")
    given = ours.says("sanna", "withdraw").plainly()
    assert [fact.change for fact in given.all(events.ThreatChanged)] == [1, -1]


def test_a_withdrawn_test_returns_only_the_threat_spent() -> None:
    """A withdrawn test returns the GM's raise; where none was made yet, the pool stays as it is."""
    script = trying(table(SANNA, threat=4, threat__raise_window="before_roll")).called("battle").on_to("commit")
    after = script.says("sanna", "withdraw").plainly()
    assert after.state.threat == 4 and after.all(events.ThreatChanged) == []
    early = trying(table(SANNA, threat=4)).called("battle").at("raise", 1).on_to("commit")
    after = early.says("sanna", "withdraw").plainly()
    assert [fact.change for fact in after.all(events.ThreatChanged)] == [-2, 2]


@pytest.mark.parametrize(("window", "cited"), [("before_commit", True), ("before_roll", False)])
def test_paid_dice_close_the_window_for_threat_where_it_is_early(window: str, cited: bool) -> None:
    """Paid dice close the window for raising the Difficulty only where that window lies before them."""
    after = trying(table(SANNA, threat__raise_window=window)).called("battle").falls(5, 6).plainly()
    told = next(e for e in after.log if isinstance(e, Told) and isinstance(e.event, events.Committed))
    assert ("houses.threat.difficulty-window" in told.cites) is cited


# ---- Calling --------------------------------------------------------------------------------------------------------


def test_the_levels_are_proposed_for_the_difficulty_alone() -> None:
    """Six numbers, and none for anything else."""
    script = trying(table(SANNA)).at("skill", "battle").on_to("call")
    assert script.asked.ideas("difficulty") == ("0", "1", "2", "3", "4", "5") and script.asked.ideas("range") == ()
    script.stop()


# ---- Helping --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("houses.assist.own-pair")
def test_a_helper_without_a_drive_helps_by_skill_alone() -> None:
    """With all five struck, or with neither Drives nor Quality, the helper's target is the skill."""
    struck = person("ivo", move=5, struck=("duty", "faith", "justice", "power", "truth"))
    script = trying(table(SANNA, struck)).called("battle").fits("duty")
    script.on_to("assist").conversation.answer("ivo", Help("ivo", "I hold the door"))
    script.at("assist-pair", Pair("move", None))
    assert script.falls(5, 6, 7).plainly().last(events.Assisted).target == 5
    bare = npc("roke", "minor", battle=5)
    plain = trying(table(changed(bare, quality=None)), "roke").called("battle").falls(5, 6).plainly()
    assert plain.last(events.DriveChosen).target == 5


@pytest.mark.parametrize(("seen", "open"), [(True, True), (True, False), (False, True)])
def test_a_helpers_numbers_are_known_if_they_are_open(seen: bool, open: bool) -> None:
    """Of whoever is hidden, or keeps their numbers, nobody hears the target."""
    aid = npc("aid", seen=seen, open=open)
    script = trying(table(ROKE, aid), "roke").called("battle").fits("duty").on_to("assist")
    script.conversation.answer("gm", Help("aid", "I hold the door"))
    assert script.falls(5, 6, 7).plainly().last(events.Assisted).known is (seen and open)


@pytest.mark.parametrize(("seen", "open"), [(True, True), (True, False), (False, True)])
def test_a_target_is_known_if_numbers_are_open(seen: bool, open: bool) -> None:
    """Nobody hears the target of whoever is hidden or keeps their numbers; nor what became of their Drives."""
    script = trying(table(changed(ROKE, seen=seen, open=open)), "roke").called("battle")
    script.at("judge", Judged((), ("duty",))).at("drive", "duty").at("offer-point", "offer").at("take-point", "accept")
    after = script.at("challenge", "challenge").falls(5, 6).plainly()
    assert after.last(events.DriveChosen).known is (seen and open)
    assert after.last(events.DrivesChanged).known is (seen and open)


@pytest.mark.rule("houses.assist.no-other-spends")
def test_a_helpers_determination_makes_the_helping_die_a_one() -> None:
    """Where the table allows it the die is not rolled, counts twice, and costs a point."""
    ivo = person("ivo", move=5, duty=5)
    for answer, dice, successes in (("yes", "2d20", 3), ("no", "3d20", 2)):
        script = trying(table(SANNA, ivo, assist__determination="true")).called("battle").fits("duty")
        script.on_to("assist").conversation.answer("ivo", Help("ivo", "I hold the door"))
        script.at("assist-pair", Pair("move", "duty")).at("assist-point", answer)
        script.to_dice()
        assert script.pool == dice
        after = script.falls(*(5, 18, 9)[: int(dice[0])]).plainly()
        assert after.last(events.Tested).successes == successes
        assert after.who("ivo").determination == (0 if answer == "yes" else 1)


# ---- Conflict -------------------------------------------------------------------------------------------------------


def test_an_asset_off_the_board_cannot_move() -> None:
    """An asset off the board, in a removed zone or without a linked zone cannot move."""
    things = (Asset("a", "A", "sanna"), Asset("b", "B", "sanna", zone="gone"), Asset("c", "C", "sanna", zone="b"))
    assert [one.asset for one in movable(table(SANNA, *ROW), things)] == ["c"]
    assert movable(table(SANNA, Zone("b", "Alone")), things) == ()


@pytest.mark.parametrize("seen", [True, False])
def test_an_attack_is_told_only_if_attacker_and_target_are_seen(seen: bool) -> None:
    """An attack by a hidden character is not told to the players."""
    at = table(changed(ROKE, seen=seen, open=seen), SANNA, conflict=Conflict("personal", side="opposition"))
    script = act_out(houses.act.open("roke"), at).at("action", "attack").at("strike", Strike("sanna"))
    after = script.at("opposed", Opposed("sanna")).falls(20, 20).falls(3, 4).plainly()
    assert after.last(events.Attacked).seen is seen


@pytest.mark.parametrize(
    ("one", "pools", "may"),
    [
        (ROKE, {"threat": 1}, True),
        (ROKE, {"threat": 0, "momentum": 6}, False),
        (SANNA, {}, True),
        (SANNA, {"threat": 4, "threat__cap": "5"}, True),
        (SANNA, {"threat": 5, "threat__cap": "5"}, False),
        (SANNA, {"threat": 5, "threat__cap": "5", "momentum": 1}, True),
    ],
)
def test_resisting_is_asked_only_where_it_can_be_paid(one: Any, pools: dict[str, Any], may: bool) -> None:
    """An NPC needs the price in Threat, a player as much Momentum or room for Threat."""
    falling = changed(one, track=Track(4, 5, "battle"))
    striker = ROKE if one is SANNA else SANNA
    at = table(falling, striker, conflict=Conflict("personal", side=striker.side), **pools)
    script = act_out(houses.act.open(striker.id), at).at("action", "attack").at("strike", Strike(one.id))
    script.at("opposed", Opposed(one.id)).falls(20, 20).falls(3, 4)
    assert (script.on_to("resist", "meaning").waits == "resist") is may
    script.stop()


def test_an_extra_action_reopens_keeping_the_initiative() -> None:
    """After keeping the initiative and buying another action, keeping it is open again, and nothing is harder."""
    conflict = Conflict("personal", side="players", actor="sanna", penalty=1, kept=True)
    script = act_out(houses.act.open("sanna"), table(SANNA, ROKE, conflict=conflict)).at("action", "wait")
    after = script.at("extra-action", "yes").at("backs-action", "yes").plainly()
    assert after.state.conflict == Conflict("personal", side="players", actor="sanna", extra=1)


def test_the_end_of_a_conflict_resets_turns_and_initiative() -> None:
    """When a conflict ends no character has acted, and the initiative has no name, mark or penalty."""
    acted = tuple(changed(one, acted=True) for one in (SANNA, ROKE))
    after = act_out(houses.end_conflict.open(), table(*acted, conflict=Conflict("personal"))).end()
    assert [one.acted for one in after.state.characters] == [False, False]
    kept = Conflict("personal", side="players", actor="sanna", penalty=1, kept=True, extra=1)
    passed = act_out(houses.act.open("sanna"), table(SANNA, ROKE, conflict=kept)).at("action", "wait").plainly()
    assert passed.state.conflict == Conflict("personal", side="opposition")


def test_an_opponent_who_withdraws_sets_no_difficulty() -> None:
    """The opposing side withdraws: the Difficulty is 0."""
    script = act_out(houses.contest.open("sanna", "get past"), table(SANNA, ROKE)).at("opposed", Opposed("roke"))
    script.on_to("commit").gm("withdraw").on_to("buy-dice")
    assert script.asked.difficulty == 0
    script.stop()


def test_the_opposing_side_rolls_against_nothing() -> None:
    """The opposing side only counts successes: its question holds no Difficulty and no reason for one."""
    script = act_out(houses.contest.open("sanna", "get past"), table(SANNA, ROKE, threat=9))
    script.at("opposed", Opposed("roke")).at("judge", Judged(("duty",))).at("drive", "duty").on_to("buy-dice")
    assert (script.asked.difficulty, script.asked.why) == (None, ())
    assert script.on_to("point").asked.difficulty is None and script.on_to("commit").asked.difficulty is None
    script.stop()


# ---- Scenes and recovery --------------------------------------------------------------------------------------------


@pytest.mark.rule("houses.use.help-ally")
@pytest.mark.parametrize("seen", [True, False])
def test_a_revived_character_starts_with_an_empty_track(seen: bool) -> None:
    """A revived character is back in play without points on the track, seen by the players or hidden."""
    fallen = npc("spy", seen=seen, defeated="defeated", felled_by=1, track=Track(5, 5, "battle"))
    tended = Task("tend", "The spy's wound", 5, 4, aids="spy")
    script = act_out(houses.work.open("roke", "tend"), table(ROKE, fallen, tasks=(tended,)))
    after = script.on_to("call").gm(Call(1)).falls(3, 4).plainly()
    spy = after.who("spy")
    assert (spy.defeated, spy.felled_by, spy.track, after.state.tasks) == ("", 0, None, ())


def test_individual_momentum_fades_by_one_for_each_character() -> None:
    """Where each character has their own Momentum, one point of each fades, and never more than there is."""
    people = (changed(SANNA, momentum=3), person("ivo", momentum=1), person("mira"))
    after = act_out(houses.end_scene.open(), table(*people, momentum__shared="false")).plainly()
    assert [one.momentum for one in after.state.characters] == [2, 0, 0]


def test_the_end_of_a_scene_lists_visible_tracks_and_resisted_defeats() -> None:
    """The GM is shown tracks and resisted defeats of visible characters; a new scene is not reflective."""
    people = (
        changed(SANNA, track=Track(1, 5, "battle")),
        person("ivo", resisted=True),
        npc("spy", track=Track(1, 5, "battle"), resisted=True, seen=False),
    )
    script = act_out(houses.end_scene.open(), table(*people, momentum=2))
    assert (script.asked.tracks, script.asked.rested) == (("sanna",), ("ivo",))
    assert script.gm(Kept()).end().state.momentum == 1
    ended = act_out(houses.end_scene.open(), table(SANNA, reflective=True)).plainly()
    assert not ended.state.reflective
    begun_anew = act_out(houses.begin_scene.open("Elsewhere"), table(SANNA, reflective=True)).plainly()
    assert not begun_anew.state.reflective


@pytest.mark.rule("houses.recover.tie-gm-picks")
def test_of_two_equal_drives_the_gm_picks() -> None:
    """Two that the lowered one now equals are asked about, one is not."""
    rated: dict[str, Any] = {"duty": 7, "faith": 6, "justice": 6, "power": 5, "truth": 4}
    for equal, asked in ((rated, True), (rated | {"justice": 5}, False)):
        one = person(**equal, says=SAYS, struck=("duty",))
        script = act_out(houses.recover.open("sanna"), table(one, reflective=True)).at("recovery", "recover")
        assert (script.on_to("which-rises", "new-statement", "over").waits == "which-rises") is asked
        script.plainly()


def test_a_new_table_begins_with_adventure_one_and_session_one() -> None:
    """At a new table nothing has been played yet."""
    first = act_out(houses.begin_adventure.open("The tithe"), book().start).end().state
    assert (first.adventure, act_out(houses.begin_session.open(), first).end().state.session) == (1, 1)


# ---- What can be done -----------------------------------------------------------------------------------------------


def test_working_needs_a_task_and_recovering_a_struck_drive() -> None:
    """Working needs a task and no conflict, recovering a struck Drive; each action names its rule."""

    task = Task("dig", "The tunnel", 6)
    work = offers(table(SANNA, tasks=(task,)))["work"]
    assert (work.open, work.cite) == (True, "houses.task.generic")
    assert "work" not in offers(table(SANNA))
    busy = table(SANNA, ROKE, tasks=(task,), conflict=Conflict("personal"))
    assert closed_to(busy)["work"] == "houses.initiative.alternates"
    for struck, recover in (((), False), (("duty",), True)):
        assert ("recover" in open_to(table(person(struck=struck), reflective=True))) is recover
    assert "recover" not in offers(table(npc("aid", "minor"), reflective=True), "aid")
    assert closed_to(table(person(struck=("duty",))))["recover"] == "houses.recover.reflective-scene"


@pytest.mark.parametrize(
    ("points", "thing", "listed"),
    [
        (0, Asset("a", "A blade", "roke"), set()),
        (1, Asset("a", "A blade", "sanna"), {"defend", "advance"}),
        (2, Asset("a", "A blade", "sanna", out=True), {"advance"}),
    ],
)
def test_defending_needs_an_asset_and_advancing_a_point(points: int, thing: Asset, listed: set[str]) -> None:
    """Defending needs an asset of one's own in play; advancing needs a single point; else neither is listed."""
    state = table(changed(SANNA, points=points), ROKE, thing)
    assert {"defend", "advance"} & set(offers(state)) == {"defend", "advance"} & set(open_to(state)) == listed


# ---- Odds beside a prompt -------------------------------------------------------------------------------------------


def weighed(at: Any, kind: str) -> list[tuple[Any, str]]:
    """The answers to a question and the policies they are counted with."""
    script = trying(at).called("battle", 2).fits("duty").on_to(kind)
    found = [(one.answer, one.policy) for one in prompt_odds.weighings(script.stage.state, script.asked)]
    script.stop()
    return found


def test_odds_of_a_reroll_need_a_point() -> None:
    """With a point the odds also count the best dice rolled again; without one only the roll itself."""
    rich, poor = table(SANNA), table(changed(SANNA, determination=0))
    assert [policy for _, policy in weighed(rich, "commit")] == ["no-point", "point-reroll-best"]
    assert [policy for _, policy in weighed(poor, "commit")] == ["no-point"]
    policies = [(answer.use, policy) for answer, policy in weighed(rich, "point")]
    assert policies == [("none", "no-point"), ("none", "point-reroll-best"), ("automatic", "no-point")]


def test_odds_are_shown_for_every_number_of_bought_dice() -> None:
    """None, one, two or three more, from each purse that holds enough."""
    bought = {answer.paid for answer, _ in weighed(table(SANNA, momentum=3), "buy-dice")}
    threat = {("threat",) * number for number in (1, 2, 3)}
    assert bought == {(), ("momentum",), ("momentum",) * 2, *threat}


# ---- People ---------------------------------------------------------------------------------------------------------


def test_a_drawn_order_comes_in_every_permutation() -> None:
    """Things in an order that is drawn come in each of them, also the last two."""
    orders = {drawn(shuffled("abc"), Seeded(str(seed)).below) for seed in range(60)}
    assert orders == set(permutations("abc"))


def test_drawing_an_order_rolls_no_die_for_the_last() -> None:
    """Of three items one is drawn, then one of two; the last needs no die."""
    asked: list[int] = []

    def last(many: int) -> int:
        asked.append(many)
        return many - 1

    assert drawn(shuffled("abc"), last) == ("c", "b", "a") and asked == [3, 2]


def test_a_character_with_drives_has_no_quality() -> None:
    """A character has Drives or a Quality, and never both."""
    tiers: tuple[Tier, ...] = ("main", "minor", "notable", "major")
    made = {tier: drawn(build(tier, DEFAULTS), Seeded("a").below) for tier in tiers}
    assert [tier for tier, one in made.items() if one.quality] == ["minor"]
    assert [tier for tier, one in made.items() if not one.drives] == ["minor"]


def test_the_skill_of_a_major_npcs_job_is_its_best() -> None:
    """No random major NPC has a skill above the one that the job needs most."""
    for seed in range(20):
        skills = drawn(build("major", DEFAULTS, best="move"), Seeded(str(seed)).below).skills
        assert skills["move"] == max(skills.values())


def test_a_notable_character_states_one_strong_drive_or_both() -> None:
    """The stronger, the weaker of the two, or both: each is drawn."""
    made = [drawn(build("notable", DEFAULTS), Seeded(str(seed)).below) for seed in range(40)]
    stated = {tuple(sorted(one.drives[drive] for drive in one.statements)) for one in made}
    assert stated == {(6,), (7,), (6, 7)}


def test_a_quick_npc_has_the_usual_numbers() -> None:
    """A quick minor NPC has a Quality of 5; the other tiers have the fewest talents allowed."""
    made = {tier: act_out(bring_extra.open("x", "Bystander", tier), table()).stop().who("x") for tier in MADE_BY}
    assert made["minor"].quality == 5
    assert {tier: len(one.talents) for tier, one in made.items()} == {"minor": 0, "notable": 1, "major": 2}


def test_the_dice_of_a_new_npc_cite_the_numbers() -> None:
    """The dice of a new NPC cite the rule of its tier."""
    for tier in MADE_BY:
        script = act_out(make_npc.open("x"), table()).gm(tier).gm(Naming("Dorrit", "Beekeeper"))
        script.on_to("npc-how").gm("roll").to_dice()
        assert script.conversation.waiting.cite == f"houses.npc.{tier}.{MADE_BY[tier][1]}"  # type: ignore[union-attr]
        script.stop()


def test_random_npcs_have_no_assets_and_extra_options_cost_one() -> None:
    """Random NPCs begin without assets, and an extra option of theirs costs 1 Threat."""
    words = inventions(voice("en", "houses2d20").say)
    some = [random_sheet(words, Seeded(f"n{seed}"), tier="major") for seed in range(40)]
    assert {len(sheet["assets"]) for sheet in some} == {0}
    prices = {(one["kind"] == "extra_option", one["price"]) for sheet in some for one in sheet.get("abilities", [])}
    assert prices == {(True, 1), (False, 0)}


@pytest.mark.parametrize(("many", "ties"), [("1", 0), ("3", 1), ("4", 2), ("5", 2)])
def test_random_assets_are_plain(many: str, ties: int) -> None:
    """Things that can be touched first, and ties for the lesser half; all of Potency 0."""
    words, options = inventions(voice("en", "houses2d20").say), read_options({"pc.assets": many})
    things = random_sheet(words, Seeded("a"), options)["assets"]
    touched = [True] * (int(many) - ties) + [False] * ties
    assert [(one["potency"], one["tangible"]) for one in things] == [(0, mark) for mark in touched]
    assert [one["name"] in (words.things if one["tangible"] else words.ties) for one in things] == [True] * int(many)


def test_random_words_stand_where_they_belong() -> None:
    """One trait for a player's own, and from the least to the most for NPCs; benefits only where they are paid for."""
    words = inventions(voice("en", "houses2d20").say)
    tiers: tuple[Tier, ...] = ("main", "minor", "notable", "major")
    made = {tier: [random_sheet(words, Seeded(f"w{seed}"), tier=tier) for seed in range(40)] for tier in tiers}
    traits = {tier: {len(sheet["traits"]) for sheet in sheets} for tier, sheets in made.items()}
    assert traits == {"main": {1}, "minor": {1}, "notable": {1, 2}, "major": {2, 3}}
    for ability in (one for sheet in made["major"] for one in sheet["abilities"]):
        assert ability["use"] in (words.benefits if ability["kind"] == "extra_option" else words.uses)


def test_a_new_draft_has_plain_assets() -> None:
    """Potency 0, to be touched, and as many as the table says."""
    assert begun(DEFAULTS)["assets"] == [{"name": "", "potency": 0, "tangible": True}] * 3


@pytest.mark.parametrize("many", [0, 2])
def test_a_minor_npc_has_one_focus(many: int) -> None:
    """None or two are too few or too many, and are not called misplaced."""
    focuses = [{"skill": "battle", "name": f"Focus {number}"} for number in range(many)]
    skills = {"battle": 6, "communicate": 5, "discipline": 5, "move": 4, "understand": 4}
    [problem] = judge_focuses("minor", {"focuses": focuses, "skills": skills})
    assert (problem.key, problem.cite) == ("problem-houses-focus-count", "houses.npc.minor.one-focus")
    [misplaced] = judge_focuses("minor", {"focuses": [{"skill": "move", "name": "Roofs"}], "skills": {"battle": 6}})
    assert misplaced.key == "problem-houses-focus-place"


def test_marks_of_assets_are_true_or_false() -> None:
    """Marks of assets are true, false or left out."""
    plain = {"name": "A knife"}
    assert judge_assets({"assets": [plain]}, DEFAULTS, False) == []
    for mark in ("defensive", "tangible"):
        assert judge_assets({"assets": [plain | {mark: False}]}, DEFAULTS, False) == []
        found = judge_assets({"assets": [plain | {mark: 1}]}, DEFAULTS, False)
        assert [one.key for one in found] == ["problem-houses-assets"]


@pytest.mark.parametrize(("value", "share"), [("1", 1), ("2/2", 1), ("1/3", Fraction(1, 3))])
def test_retraining_may_cost_the_whole_price(value: str, share: Fraction) -> None:
    """The share of the price that retraining costs is read as people write it, up to the whole."""
    assert read_options({"advance.retrain_factor": value}).retrain_factor == share


@pytest.mark.parametrize(
    ("name", "takes", "refuses"),
    [
        ("label.potency", ("a", "x" * 30), ("", " ", "x" * 31)),
        (
            "supporting.cost",
            ("none", "momentum:1", "threat:999"),
            ("momentum:0", "luck:1", "momentum:", "momentum", "threat:1000", "threat:-1"),
        ),
        ("advance.retrain_factor", ("1", "1/1", "1/999"), ("0", "0/2", "2/1", "2", "1/0", "1/", "/2", "1/1000")),
        ("determination.cap", ("1", "99", "none"), ("0", "100")),
        ("skill.cap", ("4", "99"), ("3", "100")),
        ("advance.peril_threshold", ("1", "99"), ("0",)),
        ("difficulty.ceiling", ("5", "99", "none"), ("4", "100")),
        ("assist.max", ("0", "99", "none"), ("100",)),
        ("momentum.start", ("0", "6"), ("7",)),
        ("determination.start", ("0", "3"), ("4",)),
    ],
)
def test_a_counted_option_takes_both_ends_and_nothing_beyond(
    name: str, takes: tuple[str, ...], refuses: tuple[str, ...]
) -> None:
    """The ends are taken, and nothing beyond them; nothing starts above its own limit."""
    for value in takes:
        assert read_options({name: value}) is not None
    for value in refuses:
        with pytest.raises(Unclear):
            read_options({name: value})


def test_a_pool_without_a_cap_may_start_at_any_number() -> None:
    """Momentum of a table without a cap may start at any number."""
    assert read_options({"momentum.cap": "none", "momentum.start": "9"}).momentum_start == 9


@pytest.mark.parametrize("who", ["", "sanna"])
def test_a_new_character_has_an_id_of_its_own(who: str) -> None:
    """Neither none nor one that is taken."""
    with pytest.raises(Unclear, match="error-id-taken"):
        act_out(houses.join.open("ana", who, KESTREL), table(SANNA))
    assert act_out(houses.join.open("ana", "kestrel", KESTREL), table(SANNA)).end().last(events.CharacterJoined).seen


def test_a_task_that_needs_no_test_counts_as_passed() -> None:
    """A task attempt that needs no test counts as passed, without dice."""
    after = trying(table(SANNA)).at("possible", Ruling("no_test")).end()
    assert after.result is not None and after.result.passed and after.last(events.Settled).how == "no_test"


def test_a_table_may_begin_without_assets() -> None:
    """Then a draft has no line for one, whatever else lies in its place."""
    bare = read_options({"pc.assets": "0"})
    drafts: tuple[Any, ...] = ([], "nothing")
    for things in drafts:
        assert [step.fields for step in steps({"assets": things}, bare) if step.id == "assets"] == [()]


@pytest.mark.parametrize("digits", ["0006", "100", "-1", "six", "６"])
def test_a_counted_option_is_a_small_plain_number(digits: str) -> None:
    """At most three digits, none of them of another script, and at most 99."""
    with pytest.raises(Unclear, match="error-option-range"):
        read_options({"advance.peril_threshold": digits})
    assert read_options({"advance.peril_threshold": "006"}).advance_peril_threshold == 6


def test_complications_that_stick_add_up() -> None:
    """Where an old complication stays although its die is rolled again, so does the next."""
    script = trying(table(SANNA, reroll__old_complication_sticks="true")).called("battle", 2).fits("duty")
    script.falls(20, 20).at("again", Again("reroll", (0,))).falls(18).at("again", Again("reroll", (1,))).falls(17)
    assert script.stop().last(events.Tested).complications == 2


def test_a_bare_sheet_becomes_a_character_with_defaults() -> None:
    """Missing fields mean no points, Potency 0, tangible, not defensive; assets are numbered."""
    sheet = to_sheet(person()) | {
        "assets": [{"name": "A knife"}, {"name": "A boat"}],
        "abilities": [{"kind": "guidance"}],
    }
    for left_out in ("points", "advances"):
        sheet.pop(left_out, None)
    one, held = to_character(sheet, "sanna", "ana")
    assert (one.points, one.skill_advances, one.growth, one.abilities[0].price) == (0, 0, (), 0)
    assert [(thing.id, thing.potency, thing.defensive, thing.tangible) for thing in held] == [
        ("sanna-1", 0, False, True),
        ("sanna-2", 0, False, True),
    ]
    assert one.drives is not None and not one.drives.duty.struck


def test_a_random_npc_keeps_a_given_name() -> None:
    """Without a given name a random NPC has one of the listed names."""
    words = inventions(voice("en", "houses2d20").say)
    assert random_sheet(words, Seeded("a"), name="Dorrit")["name"] == "Dorrit"
    assert random_sheet(words, Seeded("a"))["name"] in words.names


def test_a_minor_helper_adds_their_quality() -> None:
    """Skill 5 and Quality 6 make 11."""
    script = trying(table(ROKE, npc("aid", "minor", quality=6)), "roke").called("battle").fits("duty").on_to("assist")
    script.conversation.answer("gm", Help("aid", "I hold the door"))
    script.at("assist-pair", Pair("move", None))
    assert script.falls(5, 6, 7).plainly().last(events.Assisted).target == 11


@pytest.mark.parametrize(("before", "after", "lost"), [(3, 5, False), (4, 6, False), (5, 6, True)])
def test_points_beyond_a_full_task_are_lost_and_told(before: int, after: int, lost: bool) -> None:
    """Two points fill a task of six from four; from five one of them is lost, and only then is that told."""
    task = Task("dig", "The tunnel", 6, before)
    script = act_out(houses.work.open("sanna", "dig"), table(SANNA, tasks=(task,)))
    done = script.on_to("call").gm(Call(1)).falls(3, 4).plainly()
    assert (done.last(events.TaskSet).task.points, done.last(events.TaskSet).scored) == (after, 2)
    assert ("houses.task.surplus-lost" in done.citations) is lost


def test_each_drive_on_offer_shows_its_target_number() -> None:
    """Skill and rating together stand beside every Drive that can be picked."""
    script = trying(table(person(battle=6, duty=7, faith=4))).called("battle").on_to("drive")
    prices = {option.id: option.price for option in script.asked.options()}
    assert (prices["duty"], prices["faith"]) == ("13", "10")
    script.stop()


@pytest.mark.parametrize(("held", "full"), [(0, False), (1, True)])
def test_the_offer_of_a_point_says_whether_there_is_room(held: int, full: bool) -> None:
    """At a table where one is the most, a character who has none has room for the point."""
    one = changed(SANNA, determination=held)
    script = trying(table(one, determination__cap="1")).called("battle").at("judge", Judged((), ("duty",)))
    assert script.at("drive", "duty").on_to("offer-point").asked.full is full
    script.stop()


def test_at_the_floor_no_other_drive_rises() -> None:
    """A Drive of 4 is recovered as it is, and one that equals it stays as well."""
    one = person(duty=4, faith=4, justice=7, power=6, truth=5, says=SAYS, struck=("duty",))
    after = act_out(houses.recover.open("sanna"), table(one, reflective=True)).at("recovery", "recover").plainly()
    drives = after.who("sanna").drives
    assert drives is not None and (drives.duty.rating, drives.faith.rating, drives.duty.struck) == (4, 4, False)


@pytest.mark.parametrize(
    ("ratings", "then", "kept", "rule"),
    [
        ((8, 7, 6, 5, 4), 7, True, "houses.recover.reduce-by-one"),
        ((7, 8, 6, 5, 4), 6, True, "houses.recover.reduce-by-one"),
        ((6, 8, 7, 5, 4), 5, False, "houses.recover.reduce-by-one"),
        ((5, 8, 7, 6, 4), 4, False, "houses.recover.reduce-by-one"),
        ((4, 8, 7, 6, 5), 4, False, "houses.recover.floor-four"),
    ],
)
def test_a_statement_stays_while_its_drive_is_high_enough(
    ratings: tuple[int, ...], then: int, kept: bool, rule: str
) -> None:
    """From 6 up, as always; and the rule that lowered it, or did not, is the one that is named."""
    rated: dict[str, Any] = dict(zip(("duty", "faith", "justice", "power", "truth"), ratings, strict=True))
    one = person(**rated, says=SAYS, struck=("duty",))
    after = act_out(houses.recover.open("sanna"), table(one, reflective=True)).at("recovery", "recover").plainly()
    drives = after.who("sanna").drives
    assert drives is not None and (drives.duty.rating, drives.duty.struck, drives.duty.deed) == (then, False, "")
    assert drives.duty.statement == (SAYS["duty"] if kept else "")
    told = next(e for e in after.log if isinstance(e, Told) and isinstance(e.event, events.DrivesChanged))
    lowered = {"houses.recover.reduce-by-one", "houses.recover.floor-four"}
    assert lowered & set(told.cites) == {rule}
    risen = sorted((drives.of(drive).rating for drive in rated), reverse=True)  # type: ignore[arg-type]
    assert risen == [8, 7, 6, 5, 4]
