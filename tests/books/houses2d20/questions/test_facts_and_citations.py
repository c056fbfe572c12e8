"""2d20 facts, questions and citations: every number, reason and rule beside an outcome is the right one."""

from __future__ import annotations

from typing import Any

import pytest

from moothall.errors import Unclear
from moothall.handlers.odds import odds
from moothall.handlers.policy import Policy
from moothall.ledger.entries import Rolled, Told
from moothall.records import changed
from moothall.rulesets import houses2d20 as houses
from moothall.rulesets.houses2d20 import events, prompt_odds
from moothall.rulesets.houses2d20.asset_uses import open_uses
from moothall.rulesets.houses2d20.ids import AssetId, CharacterId, TaskId
from moothall.rulesets.houses2d20.legality import judge_drives
from moothall.rulesets.houses2d20.npcs import bring, bring_extra, make_npc
from moothall.rulesets.houses2d20.points import check_point, room_for_threat
from moothall.rulesets.houses2d20.questions import (
    IDEAS,
    Again,
    Answer,
    Bearing,
    Confirmed,
    FocusPick,
    Judged,
    Pair,
    Payment,
    PointUse,
    Purchase,
    Spend,
    Stand,
    TraitUse,
)
from moothall.rulesets.houses2d20.questions.gm import ThreatSpend
from moothall.rulesets.houses2d20.questions.npcs import Naming
from moothall.rulesets.houses2d20.sheet import check_sheet, new_sheet, to_sheet
from moothall.rulesets.houses2d20.state import Growth, Track, Trait
from moothall.rulesets.houses2d20.tasks import next_id
from moothall.rulesets.houses2d20.traits import bearing_on
from moothall.rulesets.houses2d20.words import DRIVES
from tests.books.houses2d20.support.conflict import BLADE, ONE, TWO, fight, struck
from tests.books.houses2d20.support.odds import shown
from tests.books.houses2d20.support.plain import Asset, Help, Opposed, Task, to_character
from tests.books.houses2d20.support.sheets import KESTREL, PILOT, REGENT, TROOPER
from tests.books.houses2d20.support.stage import act_out, npc, person, table, trying
from tests.support.citing import refused

SAYS = {"duty": "No debt unpaid"}
SANNA = person(battle=6, duty=7, says=SAYS, determination=2)
ROKE = npc("roke", battle=6, duty=7, says=SAYS)


# ---- After the dice -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("faces", "several"), [((20, 5), False), ((20, 20), True)])
def test_each_die_complicates_by_itself(faces: tuple[int, ...], several: bool) -> None:
    """Only where more than one die complicates is that explained."""
    after = trying(table(SANNA)).called("battle").fits("duty").falls(*faces).on_to("buy-off").stop()
    assert ("houses.complication.one-per-die" in after.citations) is several


@pytest.mark.parametrize(("one", "saved"), [(SANNA, 4), (ROKE, 0)])
def test_an_npc_cannot_spend_the_groups_momentum(one: Any, saved: int) -> None:
    """The group's Momentum is nothing to an NPC."""
    script = trying(table(one, momentum=4), one.id).called("battle").fits("duty").falls(1, 2).on_to("spend")
    assert (script.asked.fresh, script.asked.saved) == (2, saved)
    script.stop()


def test_each_spend_question_shows_the_fresh_momentum_left() -> None:
    """Of two points one question leaves one, and the next none."""
    script = trying(table(SANNA)).called("battle").fits("duty").falls(1, 2)
    for question in ("Who?", "Where?"):
        script.at("spend", Spend("question", question)).gm(Answer("Nobody knows"))
    assert [(fact.spent, fact.left) for fact in script.stop().all(events.SurplusSpent)] == [(1, 1), (1, 0)]


# ---- Assets ---------------------------------------------------------------------------------------------------------


def test_assets_are_numbered_by_owner() -> None:
    """From 1; and where one was taken away, the new one bears no id that another has."""
    made = act_out(houses.add_asset.open("sanna", "Lamp"), table(SANNA, Asset("roke-1", "Boat", "roke"))).end()
    assert made.result == "sanna-1"
    assert act_out(houses.add_asset.open("sanna", "Rope"), made.state).end().result == "sanna-2"
    gap = table(SANNA, Asset("sanna-2", "Lamp", "sanna"))
    state = act_out(houses.add_asset.open("sanna", "Rope"), gap).end().state
    assert len({asset.id for asset in act_out(houses.add_asset.open("sanna", "Bell"), state).end().state.assets}) == 3


@pytest.mark.parametrize(("potency", "by_default"), [(0, True), (1, False)])
def test_a_potency_that_was_named_is_no_default(potency: int, by_default: bool) -> None:
    """Only a Potency of 0 is explained by what an asset has if nothing is said."""
    made = act_out(houses.add_asset.open("sanna", "Lamp", potency), table(SANNA)).end()
    assert ("houses.asset.potency-default-0" in made.citations) is by_default


# ---- Attacks --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("before", "lost"), [(2, False), (3, True)])
def test_points_beyond_a_track_are_lost(before: int, lost: bool) -> None:
    """Three points fill a track of five from two, and one of them is too many from three; only that is said."""
    worn = npc("roke", battle=5, duty=7, zone="a", track=Track(before, 5, "battle"))
    after = struck(fight(person(battle=6, duty=6, zone="a"), worn, BLADE), ONE, TWO).on_to("meaning").stop()
    assert after.who("roke").track == Track(5, 5, "battle")
    assert ("houses.task.surplus-lost" in after.citations) is lost


# ---- Contests -------------------------------------------------------------------------------------------------------


def contested(theirs: tuple[int, ...], ours: tuple[int, ...], **more: Any) -> Any:
    """Sanna wants something of Roke, at a target of 13 each."""
    script = act_out(houses.contest.open("sanna", "get past"), table(SANNA, ROKE, **more))
    return script.at("opposed", Opposed("roke")).falls(*theirs).falls(*ours)


@pytest.mark.parametrize(
    ("mode", "theirs", "short"),
    [
        ("opponent_sets", (5, 18), 1),
        ("opponent_sets", (5, 6), 2),
        ("both_against_1", (17, 18), 0),
        ("both_against_1", (5, 18), 1),
        ("both_against_1", (5, 6), 2),
    ],
)
def test_an_opponent_who_failed_gains_no_shortfall(mode: str, theirs: tuple[int, int], short: int) -> None:
    """Where both need one success, an opponent without any is no better off for the other's failure."""
    after = contested(theirs, (17, 18), contest__mode=mode).plainly()
    assert [fact.amount for fact in after.all(events.ShortfallGained)] == ([short] if short else [])


def test_the_opposing_side_has_nothing_to_fail_at() -> None:
    """The opposing side earns no adversity point, however hard its own declarations made the test."""
    calm = {"ivo": person("ivo", battle=6, duty=7, says=SAYS, determination=3), "roke": ROKE}
    script = act_out(houses.contest.open("roke", "hold them"), table(*calm.values())).at("opposed", Opposed("ivo"))
    script.fits("duty")
    for number in range(3):
        script.at("point", PointUse("create", text=f"Trouble {number}")).gm(Confirmed(True, "harder"))
    after = script.falls(17, 18).falls(3, 4).plainly()
    assert after.result is not None and after.result.passed and after.who("ivo").points == 0


# ---- Turns ----------------------------------------------------------------------------------------------------------


def cites_of(after: Any, kind: type[Any]) -> tuple[str, ...]:
    """The rules cited by the last fact of a kind."""
    return next(e.cites for e in reversed(after.log) if isinstance(e, Told) and isinstance(e.event, kind))


@pytest.mark.parametrize(
    ("acted", "rule"), [(False, "houses.initiative.alternates"), (True, "houses.initiative.all-act-once")]
)
def test_a_turn_passes_by_its_rule(acted: bool, rule: str) -> None:
    """To the other side, or to a new round when everybody has acted."""
    other = changed(ROKE, acted=acted)
    after = act_out(houses.act.open("sanna"), fight(SANNA, other)).at("action", "wait").plainly()
    assert cites_of(after, events.TurnPassed) == (rule,)


@pytest.mark.parametrize(("one", "price"), [(SANNA, "1"), (ROKE, "3")])
def test_another_action_has_its_price_and_may_be_declined(one: Any, price: str) -> None:
    """A point of one's own or three Threat; who declines passes the turn."""
    script = act_out(houses.act.open(one.id), fight(SANNA, ROKE, who=one.id, threat=3)).at("action", "wait")
    assert [option.price for option in script.on_to("extra-action").asked.options()] == ["", price]
    after = script.at("extra-action", "no").end()
    assert after.state.conflict is not None and after.state.conflict.side != one.side


def test_the_initiative_is_kept_only_for_visible_characters() -> None:
    """The actor comes first, then the others of the side; hidden characters are not named."""
    others = (npc("guard", zone="a"), npc("spy", zone="a", seen=False), person("ivo"))
    at = fight(changed(ROKE, zone="a"), SANNA, *others, who="roke", threat=4)
    script = struck(at, ONE, TWO, target="sanna", asset="", who="roke").on_to("keep")
    assert script.asked.allies == ("roke", "guard")
    script.stop()


# ---- Odds beside a prompt -------------------------------------------------------------------------------------------


def weighed(script: Any, at: Any = None) -> dict[Any, str]:
    """Each answer and policy with its chance to pass, in percent; or what is sure."""
    found = {}
    for one in prompt_odds.weighings(at or script.stage.state, script.asked):
        answer = getattr(one.answer, "paid", None) or getattr(one.answer, "dice", None) or one.answer
        key = getattr(answer, "use", answer), one.policy
        if one.opening is None:
            found[key] = one.least
            continue
        counted = odds(one.opening, one.table, houses.fold, Policy(one.policy, one.answers), prompt_odds.outcome)
        found[key] = shown(counted.of("pass"))
    script.stop()
    return found


def facing(difficulty: int, determination: int, **more: Any) -> Any:
    """A test at a target of 14."""
    one = person(battle=7, duty=7, says=SAYS, determination=determination)
    return trying(table(one, **more)).called("battle", difficulty).fits("duty")


def test_odds_of_bought_dice_are_as_printed() -> None:
    """As they are printed for two, three and four dice; where no Threat fits in, none is counted."""
    found = weighed(facing(2, 0, momentum=3, threat__cap="0").on_to("buy-dice"))
    two = ("momentum", "momentum")
    assert found == {
        (Purchase(), "no-point"): "52.00",
        (("momentum",), "no-point"): "79.75",
        (two, "no-point"): "92.17",
    }


def test_odds_of_a_point_compare_no_use_reroll_and_automatic_one() -> None:
    """Odds are shown for no use, for the best dice rolled again, and for a die that counts as a 1."""
    found = weighed(facing(3, 1).on_to("point"))
    assert found == {
        ("none", "no-point"): "6.75",
        ("none", "point-reroll-best"): "14.94",
        ("automatic", "no-point"): "70.00",
    }
    assert weighed(facing(3, 1).on_to("commit")) == {
        ("roll", "no-point"): "6.75",
        ("roll", "point-reroll-best"): "14.94",
    }


@pytest.mark.parametrize("timing", ["before", "after"])
def test_odds_of_a_reroll_are_shown_for_each_choice_of_dice(timing: str) -> None:
    """For each choice of dice, whether or not a 1 may be laid down now; and what is sure without."""
    script = facing(3, 1, determination__auto_one_timing=timing).falls(5, 20).on_to("again")
    poor = script.stage.state.with_who("sanna", determination=0)
    assert weighed(script, poor) == {("keep", "no-point"): "fail"}
    assert weighed(script) == {
        ("keep", "no-point"): "fail",
        ((0,), "no-point"): "0.00",
        ((1,), "no-point"): "5.00",
        ((0, 1), "no-point"): "6.75",
    }
    assert weighed(facing(1, 1).falls(5, 20).on_to("again"))["keep", "no-point"] == "pass"


# ---- Before the roll ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("helpers", "asked"), [(2, "buy-dice"), (3, "point"), (4, "point")])
def test_where_helpers_fill_the_pool_no_die_is_for_sale(helpers: int, asked: str) -> None:
    """Two of one's own and three of others are five, and with more there is no more room either."""
    people = [person(f"h{number}") for number in range(helpers)]
    script = trying(table(SANNA, *people, momentum=6, assist__counts_to_cap="true")).called("battle").fits("duty")
    for one in people:
        script.on_to("assist").conversation.answer(one.id, Help(one.id, "I hold the door"))
        script.on_to("assist-pair").conversation.answer(one.id, Pair("move", "duty"))
    assert script.on_to("buy-dice", "point").waits == asked
    script.stop()


def test_a_hidden_difficulty_hides_its_reasons() -> None:
    """Neither the number nor what makes it so is in any question to the player; the GM's own word is another matter."""
    foggy = table(SANNA, Trait("t1", "Fog"))
    for hidden, difficulty, reasons in ((False, 3, ["shift-harder"]), (True, None, [])):
        script = trying(foggy).called("battle", 2, hidden=hidden).at("traits", Bearing((TraitUse("t1", "harder"),)))
        script.fits("duty").on_to("buy-dice")
        assert (script.asked.difficulty, [reason.what for reason in script.asked.why]) == (difficulty, reasons)
        assert script.on_to("point").asked.difficulty == difficulty
        assert script.on_to("commit").asked.difficulty == difficulty
        script.stop()


def test_the_question_about_a_point_shows_the_dice_to_be_bought() -> None:
    """Two and the one that is to be bought; the last word shows them too."""
    script = trying(table(SANNA, momentum=1)).called("battle").fits("duty").buys("momentum").on_to("point")
    assert script.asked.pool.dice == 3
    script.says("sanna", PointUse("automatic")).on_to("commit")
    assert (script.asked.dice, script.asked.pool.dice, script.asked.pool.automatic, script.asked.points) == (3, 3, 1, 1)
    script.stop()


@pytest.mark.parametrize(("use", "left_out"), [("change", ()), ("remove", ("bears",))])
def test_a_removed_trait_bears_on_no_test(use: Any, left_out: tuple[str, ...]) -> None:
    """For a changed trait the GM says what it does to this test, for a removed one nothing."""
    script = trying(table(SANNA, Trait("t1", "Fog"))).called("battle").fits("duty")
    script.at("point", PointUse(use, "t1", "Mist")).on_to("confirm-trait")
    assert script.asked.leaves_out() == left_out
    script.stop()


@pytest.mark.parametrize("hidden", [False, True])
def test_a_roll_names_its_hindrances_unless_the_difficulty_is_hidden(hidden: bool) -> None:
    """A hindering trait is a public reason of the roll, and must not give a hidden number away."""
    script = trying(table(SANNA, Trait("t1", "Fog"))).called("battle", 2, hidden=hidden)
    after = script.at("traits", Bearing((TraitUse("t1", "harder"),))).fits("duty").falls(5, 6).plainly()
    rolled = next(entry for entry in after.log if isinstance(entry, Rolled))
    assert ("shift-harder" in [reason.what for reason in rolled.why]) is not hidden


@pytest.mark.parametrize(("paid", "explained"), [(("threat",), False), (("threat", "threat"), True)])
def test_the_price_ladder_is_explained_from_the_second_die_on(paid: tuple[str, ...], explained: bool) -> None:
    """A single die has a price, and no place among others."""
    after = trying(table(SANNA)).called("battle").fits("duty").buys(*paid).to_dice().stop()
    assert ("houses.dice.one-ladder" in cites_of(after, events.ThreatChanged)) is explained


def test_each_purse_names_its_own_prices() -> None:
    """A first die by Momentum and a second by Threat are two facts with a rule each."""
    script = trying(table(SANNA, momentum=1)).called("battle").fits("duty").buys("momentum", "threat").to_dice()
    after = script.stop()
    ladder = "houses.dice.one-ladder"
    assert cites_of(after, events.MomentumChanged) == ("houses.momentum.first-die-costs-1", ladder)
    spent = after.last(events.MomentumChanged)
    assert (spent.momentum, spent.change, spent.lost) == (0, -1, 0)
    assert cites_of(after, events.ThreatChanged)[:2] == ("houses.threat.add.dice-ladder", ladder)


@pytest.mark.parametrize(("bought", "points", "learned"), [(0, 1, 0), (1, 0, 0), (1, 1, 1)])
def test_dice_and_resolve_of_an_npc_are_one_peril(bought: int, points: int, learned: int) -> None:
    """A die for 1 Threat and a 1 for 3 are four together, spent against those who are there."""
    at = table(ROKE, SANNA, threat=9, present=("sanna",), advance__peril_threshold="4")
    script = trying(at, "roke").called("battle").fits("duty").buys(*("threat",) * bought)
    script = script.at("point", PointUse("automatic")) if points else script
    assert script.to_dice().stop().who("sanna").points == learned


# ---- Purses ---------------------------------------------------------------------------------------------------------

AIDE = npc("aide", side="players", supporting=True)
"""Somebody who helps the players and has no Determination."""


@pytest.mark.parametrize(
    ("one", "threat", "uses", "rule"),
    [
        (changed(SANNA, determination=1), 9, 1, ""),
        (changed(SANNA, determination=1), 9, 2, "houses.determination.one-point-per-use"),
        (AIDE, 9, 1, "houses.determination.players-hold-it"),
        (ROKE, 3, 1, ""),
        (ROKE, 2, 1, "houses.threat.spend.cannot-overspend"),
        (ROKE, 6, 2, ""),
        (ROKE, 5, 2, "houses.threat.spend.cannot-overspend"),
    ],
)
def test_a_use_of_determination_costs_a_point_or_three_threat(one: Any, threat: int, uses: int, rule: str) -> None:
    """Each use costs a point of one's own or, for an NPC, three Threat; helpers cannot pay."""
    at = table(one, threat=threat)
    if not rule:
        check_point(at, one.id, uses)
        return
    with refused(rule):
        check_point(at, one.id, uses)


@pytest.mark.parametrize(("held", "then"), [(0, 1), (1, 2), (2, 3), (3, 3)])
def test_a_point_is_gained_up_to_three(held: int, then: int) -> None:
    """From none to one and so on; at three it is lost, and only that is said to be."""
    script = trying(table(changed(SANNA, determination=held))).called("battle").at("judge", Judged((), ("duty",)))
    script.at("drive", "duty").at("offer-point", "offer").at("take-point", "accept")
    fact = script.stop().last(events.DeterminationChanged)
    assert (fact.determination, fact.lost) == (then, held == 3)


@pytest.mark.parametrize(("saved", "then", "lost"), [(3, 5, 0), (4, 6, 0), (5, 6, 1), (6, 6, 2), (8, 8, 2)])
def test_a_full_pool_takes_no_more(saved: int, then: int, lost: int) -> None:
    """Of two points what there is room for is saved; what a GM has put beyond the limit stays."""
    after = trying(table(SANNA, momentum=saved)).called("battle").fits("duty").falls(1, 2).plainly()
    assert (after.state.momentum, after.last(events.MomentumChanged).lost) == (then, lost)
    assert ("houses.momentum.pool-cap-6" in after.citations) is bool(lost)


@pytest.mark.parametrize(("threat", "cap", "room"), [(4, "5", 1), (5, "5", 0), (7, "5", 0), (7, "none", None)])
def test_threat_has_room_up_to_the_tables_ceiling(threat: int, cap: str, room: int | None) -> None:
    """Up to the ceiling of the table, if it has one."""
    assert room_for_threat(table(threat=threat, threat__cap=cap)) == room


# ---- How a roll is read ----------------------------------------------------------------------------------------------


def read(one: Any, *, range: int = 1, focus: bool = False, buys: int = 0, helped: bool = False, **more: Any) -> Any:
    """The reasons of a roll that say how its dice are read, with their amounts."""
    aide = npc("aide", side=one.side, seat=one.seat)
    script = trying(table(one, *((aide,) if helped else ()), momentum=6, threat=6, **more), one.id)
    script.called("battle", 1, range).fits("duty")
    if focus:
        script.at("focus", FocusPick(("blades",)))
    if helped:
        script.on_to("assist").conversation.answer(one.seat, Help("aide", "I hold the door"))
    waiting: Any = script.buys(*("threat",) * buys).to_dice().conversation.waiting
    script.stop()
    return {reason.what: reason.amount for reason in waiting.why if not reason.what.startswith("die-")}


PLAINLY = {"read-target": 13, "read-one": 2, "read-no-focus": 1, "read-complication": 20, "read-range": 1}


@pytest.mark.parametrize(
    ("more", "reasons"),
    [
        ({}, PLAINLY),
        ({"range": 3}, PLAINLY | {"read-complication": 18, "read-range": 3}),
        ({"buys": 1}, PLAINLY | {"read-any-die": 0}),
        (
            {"helped": True},
            PLAINLY
            | dict.fromkeys(
                ("read-any-die", "note-gate", "note-helpers-add", "note-helpers-complicate", "note-outside-the-cap"), 0
            ),
        ),
        (
            {"helped": True, "assist__leader_gate": "false", "assist__counts_to_cap": "true"},
            PLAINLY | dict.fromkeys(("read-any-die", "note-helpers-add", "note-helpers-complicate"), 0),
        ),
    ],
)
def test_a_roll_names_target_critical_limit_and_complication_range(
    more: dict[str, Any], reasons: dict[str, int]
) -> None:
    """The target, what a 1 is worth, from where a die complicates; and what helpers and bought dice add."""
    assert read(SANNA, **more) == reasons


def test_a_focus_says_up_to_where_dice_are_worth_two() -> None:
    """The rating of the skill, in place of the word that there is none."""
    keen = person(battle=6, duty=7, says=SAYS, focus=("battle:blades",))
    without = {what: amount for what, amount in PLAINLY.items() if what != "read-no-focus"}
    assert read(keen, focus=True) == without | {"read-critical": 6, "read-worth": 2}
    hidden = npc("roke", battle=6, duty=7, says=SAYS, focus=("battle:blades",), open=False)
    assert read(hidden, focus=True) == without | {"read-target": 0, "read-critical": 0, "read-worth": 2}


@pytest.mark.parametrize(
    ("target", "range", "overlap", "both"),
    [(16, 5, "both", True), (15, 5, "both", False), (16, 4, "both", False), (16, 5, "success_only", False)],
)
def test_a_die_can_be_a_success_and_a_complication(target: int, range: int, overlap: str, both: bool) -> None:
    """A face may be within the target and within the complication range; with hidden numbers that is not told."""
    one = person(battle=8, duty=target - 8, says=SAYS)
    assert ("read-both" in read(one, range=range, complication__overlap=overlap)) is both
    secret = npc("roke", battle=8, duty=8, says=SAYS, open=False)
    assert "read-both" not in read(secret, range=5)


# ---- What there is to do --------------------------------------------------------------------------------------------

ALWAYS = ("create_trait", "create_asset", "inform", "other")
SPEAR, HIDDEN = Asset("spear", "A spear", "roke"), Asset("letter", "A letter", "roke", seen=False)


@pytest.mark.parametrize(
    ("who", "on", "more"),
    [
        ("sanna", (), ()),
        ("sanna", (SPEAR,), ("remove_asset",)),
        ("sanna", (changed(SPEAR, out=True), HIDDEN, Asset("blade", "A blade", "sanna")), ()),
        ("roke", (changed(BLADE, seen=False),), ("remove_asset",)),
        ("sanna", (Trait("t1", "Fog"),), ("overcome", "help")),
        ("sanna", (person("ivo", defeated="defeated"),), ("help",)),
        ("sanna", (person("ivo", defeated="lasting"),), ("help",)),
        ("sanna", (person("ivo", defeated="stable"), npc("guard", defeated="defeated")), ()),
    ],
)
def test_open_uses_need_a_visible_asset_an_obstacle_or_an_ally(
    who: str, on: tuple[Any, ...], more: tuple[str, ...]
) -> None:
    """Uses are open for visible assets of others, for obstacles, and for allies who can still be helped."""
    assert open_uses(table(SANNA, ROKE, *on), CharacterId(who)) == (*ALWAYS, *more)


@pytest.mark.parametrize(
    ("taken", "free"), [((), "task1"), (("task1",), "task2"), (("task2",), "task1"), (("task1", "task3"), "task2")]
)
def test_a_new_task_gets_the_first_free_id(taken: tuple[str, ...], free: str) -> None:
    """The first that is free."""
    assert next_id(table(tasks=tuple(Task(id, "The tunnel", 6) for id in taken))) == free


# ---- Adventures, scenes and sheets ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("shared", "pool", "own"), [("true", 2, 0), ("false", 0, 2)])
def test_momentum_starts_in_the_pool_or_with_each_character(shared: str, pool: int, own: int) -> None:
    """In the one pool, or with each player's own character; a helper has none either way."""
    at = table(changed(SANNA, momentum=5), AIDE, momentum=4, momentum__start="2", momentum__shared=shared)
    begun = act_out(houses.begin_adventure.open("The tithe"), at).end().state
    assert (begun.momentum, [one.momentum for one in begun.characters]) == (pool, [own, 0])


@pytest.mark.parametrize(("saved", "left"), [(0, 0), (1, 0), (6, 5)])
def test_momentum_fades_to_nothing_and_no_further(saved: int, left: int) -> None:
    """One point with every scene; the GM is told how much it will be."""
    script = act_out(houses.end_scene.open(), table(SANNA, momentum=saved))
    assert (script.asked.momentum, script.asked.decay) == (saved, saved - left)
    assert script.plainly().state.momentum == left


def test_threat_can_raise_the_easiest_test_five_times() -> None:
    """From 0 to 5, as long as there is Threat."""
    script = trying(table(SANNA, threat=12)).called("battle", 0).at("waive", "roll").on_to("raise")
    assert (script.asked.difficulty, script.asked.most) == (0, 5)
    script.stop()


def test_traits_of_ones_own_come_first() -> None:
    """Then those of the scene and of others, in their order."""
    traits = (Trait("t1", "Fog"), Trait("t2", "Lame", "roke"), Trait("t3", "Tall", "sanna"))
    assert [trait.id for trait in bearing_on(table(SANNA, ROKE, *traits), CharacterId("sanna"))] == ["t3", "t1", "t2"]


@pytest.mark.parametrize(("way", "passed"), [("refuse", False), ("withdraw", None)])
def test_a_refused_task_attempt_has_failed(way: str, passed: bool | None) -> None:
    """And one that was let be was never tried."""
    at = table(SANNA, tasks=(Task("dig", "The tunnel", 6),))
    script = act_out(houses.work.open("sanna", "dig"), at).at("judge", Judged((), ("duty",))).at("drive", "duty")
    script = script.at("offer-point", "offer" if way == "refuse" else "no")
    after = script.at("take-point" if way == "refuse" else "commit", way).plainly()
    assert (after.result and after.result.passed) is passed and after.state.task(TaskId("dig")).points == 0


def test_a_sheets_advances_are_known_at_the_table() -> None:
    """A sheet tells the table what was bought and given up before, but not when or for how much."""
    sheet = KESTREL | {"advances": [{"gained": "skill"}, {"gained": "focus", "given": "talent"}], "points": 4}
    one, _ = to_character(sheet, "kestrel", "ana")
    assert one.growth == (Growth(0, 0, 0, "skill"), Growth(0, 0, 0, "focus", given="talent"))
    assert (one.skill_advances, one.points) == (1, 4)


def test_a_new_sheet_has_its_best_skills_in_front() -> None:
    """Eight and eight, and the others at their lowest; no points yet."""
    sheet = new_sheet("Kestrel")
    assert list(sheet["skills"].values()) == [8, 8, 4, 4, 4] and sheet["points"] == 0


@pytest.mark.parametrize(
    ("more", "fields"),
    [
        ({}, []),
        ({"name": "Two\nlines"}, ["name"]),
        ({"name": " "}, ["name"]),
        ({"name": 3}, ["name"]),
        ({"ambition": "Two\nlines"}, ["ambition"]),
        ({"ambition": ""}, []),
        ({"ambition": 3}, ["ambition"]),
        ({"assets": []}, ["assets"]),
        ({"assets": [], "points": 1}, []),
        ({"assets": [], "advances": [{"gained": "talent", "given": "talent"}]}, []),
    ],
)
def test_words_and_assets_of_a_sheet(more: dict[str, Any], fields: list[str]) -> None:
    """A name and an ambition are one line; assets are counted only while nothing has been played for."""
    assert [problem.field for problem in check_sheet(KESTREL | more)] == fields


@pytest.mark.parametrize(("named", "present"), [((), ("sanna", "ivo")), (("ivo",), ("ivo",))])
def test_a_scene_holds_the_named_or_every_player_character(named: tuple[str, ...], present: tuple[str, ...]) -> None:
    """A scene holds the named player characters, or all of them, and no other characters."""
    at = table(SANNA, person("ivo"), AIDE, ROKE)
    assert act_out(houses.begin_scene.open("The gate", named), at).plainly().state.present == present
    with pytest.raises(Unclear, match="error-houses-not-a-player"):
        act_out(houses.begin_scene.open("The gate", (*named, "aide")), at)


def test_a_sheet_holds_only_the_owners_assets_in_play() -> None:
    """Neither assets of others nor assets out of play are on the sheet; an unmentioned statement is not struck."""
    one, held = to_character(KESTREL, "kestrel", "ana")
    assert one.drives is not None and not any(one.drives.of(drive).struck for drive in DRIVES)
    ferry, ledger, name = held
    things = (ferry, changed(ledger, out=True), Asset("roke-1", "A pike", "roke"), name)
    assert [thing["name"] for thing in to_sheet(one, things)["assets"]] == ["A ferry", "A name in the harbor"]


# ---- What goes without saying ---------------------------------------------------------------------------------------


def test_an_asset_is_plain_by_default() -> None:
    """Potency 0, off the board, not defensive, to be touched, in play and seen."""
    made = act_out(houses.add_asset.open("sanna", "Lamp"), table(SANNA)).end().state.assets
    assert made == (Asset("sanna-1", "Lamp", "sanna", 0, "", False, True, False, True),)
    defended = act_out(houses.defend.open("sanna", "sanna-1"), table(SANNA, *made))
    assert defended.waits == "confirm-defensive" and defended.gm("yes").end().state.asset(AssetId("sanna-1")).defensive
    plain = act_out(houses.defend.open("sanna", "sanna-1", False), table(SANNA, changed(made[0], defensive=True))).end()
    assert not plain.state.asset(AssetId("sanna-1")).defensive


def test_people_are_seen_unless_they_are_hidden() -> None:
    """A character with or without a sheet is seen at the table; a hidden one is not, nor its numbers."""
    for hidden in (False, True):
        more: Any = {"hidden": True} if hidden else {}
        extra = act_out(bring_extra.open("x", "Bystander", **more), table()).end()
        with_sheet = act_out(bring.open("x", TROOPER, **more), table()).end()
        made = act_out(make_npc.open("x", **more), table()).gm("minor").gm(Naming("Dorrit", "spy")).plainly()
        for after in (extra, with_sheet, made):
            fact = after.last(events.CharacterJoined)
            assert (fact.seen, fact.character.seen, fact.character.open) == (not hidden,) * 3


@pytest.mark.parametrize(("numbers", "open"), [({}, False), ({"numbers": True}, True)])
def test_a_revealed_npcs_numbers_stay_closed(numbers: Any, open: bool) -> None:
    """The numbers stay closed unless the GM shows them; assets are seen from then on."""
    at = table(npc("spy", seen=False, open=False), Asset("spy-1", "A letter", "spy", seen=False))
    after = act_out(houses.reveal.open("spy", **numbers), at).end()
    assert (after.who("spy").seen, after.who("spy").open, after.state.asset(AssetId("spy-1")).seen) == (
        True,
        open,
        True,
    )
    assert after.last(events.CharacterRevealed).seen


@pytest.mark.parametrize(
    ("sheet", "rule", "cited"),
    [
        (PILOT, "notable.reputation-trait", False),
        (PILOT | {"traits": ["Pilot", "Never late"]}, "notable.reputation-trait", True),
        (REGENT, "major.faction-trait", False),
        (REGENT | {"traits": ["Regent", "Never forgets", "House Vane"]}, "major.faction-trait", True),
    ],
)
def test_a_trait_too_many_of_an_npc_has_its_rule(sheet: Any, rule: str, cited: bool) -> None:
    """The one that need not be there is explained only where it is."""
    after = act_out(bring.open("x", sheet), table()).end()
    assert (f"houses.npc.{rule}" in cites_of(after, events.CharacterJoined)) is cited


def test_the_complication_of_a_resisted_defeat_counts_as_one() -> None:
    """That of a resisted defeat, where it may be bought off like any other."""
    falling = person("ivo", battle=5, duty=7, zone="a", track=Track(4, 5, "battle"))
    at = fight(changed(ROKE, zone="a"), falling, who="roke", complication__buyoff_scope="all")
    script = struck(at, ONE, TWO, target="ivo", asset="", who="roke").at("resist", Stand(True, Payment(threat=1)))
    assert script.on_to("buy-off").asked.left == 1
    script.stop()


def test_an_automatic_one_is_two_successes_and_no_complication() -> None:
    """A die that counts as a 1 is two successes and no trouble, early or late."""
    early = trying(table(SANNA)).called("battle", 2).fits("duty").at("point", PointUse("automatic"))
    early.at("point", PointUse("none")).falls(18).on_to("again")
    late = trying(table(SANNA, determination__auto_one_timing="after")).called("battle", 2).fits("duty")
    late.falls(18, 20).at("again", Again("automatic", (1,))).on_to("again")
    for script in (early, late):
        assert [(die.successes, die.complicates) for die in script.asked.dice] == [(0, False), (2, False)]
        script.stop()


def test_qualities_and_complication_ideas_are_complete() -> None:
    """A Quality from 4 to 8; six ideas for a complication, each with its number."""
    fit = [quality for quality in range(12) if not judge_drives("minor", {"quality": quality})]
    assert fit == [4, 5, 6, 7, 8]
    assert [idea.rpartition("-")[2] for idea in IDEAS] == ["1", "2", "3", "4", "5", "6"]


def test_each_helper_is_one_die_among_the_reasons() -> None:
    """Named for the one whose it is."""
    script = trying(table(SANNA, person("ivo"))).called("battle").fits("duty")
    script.on_to("assist").conversation.answer("ivo", Help("ivo", "I hold the door"))
    waiting: Any = script.to_dice().conversation.waiting
    assert [(why.amount, why.of) for why in waiting.why if why.what == "die-helper"] == [(1, "ivo")]
    script.stop()


def test_traits_are_numbered_as_they_are_made() -> None:
    """From 1, and on from wherever the table is, whatever has gone since."""
    for made, id in ((0, "t1"), (6, "t7")):
        script = act_out(houses.threaten.open(), table(SANNA, threat=2, traits_made=made))
        after = script.gm(ThreatSpend("trait_create", "Dust storm")).plainly()
        assert (after.state.traits[-1].id, after.state.traits_made) == (id, made + 1)
