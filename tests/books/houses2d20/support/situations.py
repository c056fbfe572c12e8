"""2d20 tests, pools and characters in which the value of an option makes a difference.

Each takes options by name and returns the outcome. Those of conflicts are in `conflict_situations`.
"""

from __future__ import annotations

from typing import Any

from moothall.errors import AgainstTheRules
from moothall.ledger.marks import HIDDEN
from moothall.records import changed as changed_to
from moothall.rulesets import houses2d20 as houses
from moothall.rulesets.houses2d20 import events
from moothall.rulesets.houses2d20.events import Advanced
from moothall.rulesets.houses2d20.growth import advance, impress, price_of
from moothall.rulesets.houses2d20.hooks import hook
from moothall.rulesets.houses2d20.ids import CharacterId
from moothall.rulesets.houses2d20.npcs import bring
from moothall.rulesets.houses2d20.options import read_options
from moothall.rulesets.houses2d20.questions import (
    Again,
    Bearing,
    FocusPick,
    Judged,
    Kept,
    Pair,
    Purchase,
    Spend,
    ThreatSpend,
    TraitUse,
)
from moothall.rulesets.houses2d20.questions.growth import NewFocus
from moothall.rulesets.houses2d20.state import Table, Trait
from moothall.rulesets.houses2d20.words import DRIVES
from moothall.sight.redact import redact
from tests.books.houses2d20.support.plain import Help
from tests.books.houses2d20.support.sheets import KESTREL, PILOT, TROOPER, changed, problems
from tests.books.houses2d20.support.stage import HousesScript, act_out, npc, person, table, trying

SAYS = {"duty": "No debt unpaid", "faith": "The sea provides", "justice": "Nobody is above the law"}
SANNA = person(battle=5, duty=5, says={"duty": "No debt unpaid"})
BO, CY = person("bo"), person("cy")
GUARD = npc("guard", "minor", battle=6, quality=5)


def at(settings: dict[str, str], *on: Any, **more: Any) -> Table:
    """A table under these settings."""
    named: dict[str, Any] = {name.replace(".", "__"): value for name, value in settings.items()}
    return table(*on, **more, **named)


def fitting(settings: dict[str, str], *on: Any, difficulty: int = 1, range: int = 1, **more: Any) -> HousesScript[Any]:
    """Sanna tests Battle out of Duty, whose statement fits; the target number is 10."""
    script = trying(at(settings, *(on or (SANNA,)), **more)).called("battle", difficulty, range)
    return script.fits("duty")


def helped(settings: dict[str, str], *helpers: str) -> HousesScript[Any]:
    """Sanna is helped by others, at a target number of 13."""
    script = fitting(settings, SANNA, BO, CY)
    for helper in helpers:
        script.on_to("assist").says(helper, Help(helper, "lends a hand"))
        script.at("assist-pair", Pair("battle", "duty"))
    return script


def word(script: HousesScript[Any], *kinds: str) -> str:
    """Which of these comes first."""
    return script.on_to(*kinds).waits


def verdict(script: HousesScript[Any], kind: str, answer: Any) -> str:
    """The rule that refuses an answer, or `taken`."""
    script.on_to(kind)
    try:
        script.conversation.answer(script.conversation.questions()[0][0], answer)
    except AgainstTheRules as refusal:
        return refusal.rule
    return "taken"


# ---- Momentum and Threat --------------------------------------------------------------------------------------------


def what_another_may_spend(**settings: str) -> Any:
    return fitting(settings, SANNA, BO).falls(1, 2).plainly().state.saved(CharacterId("bo"))


def momentum_at_the_start(**settings: str) -> Any:
    return act_out(houses.begin_adventure.open(), at(settings, SANNA)).end().state.momentum


def four_and_three_more(**settings: str) -> Any:
    return fitting(settings, momentum=4).falls(1, 1).plainly().state.momentum


def four_after_a_scene(**settings: str) -> Any:
    return act_out(houses.end_scene.open(), at(settings, SANNA, momentum=4)).gm(Kept()).end().state.momentum


def changing_a_trait_with_momentum(**settings: str) -> Any:
    script = fitting(settings, SANNA, Trait("t1", "Locked")).falls(1, 1)
    return verdict(script, "spend", Spend("trait_change", "Ajar", "t1"))


def after_a_failure_with_momentum_saved(**settings: str) -> Any:
    plain = person(battle=5, duty=5)
    script = trying(at(settings, plain, momentum=3)).called("battle", 3).falls(19, 19)
    return word(script, "spend", "over")


def threat_for_two_players(**settings: str) -> Any:
    return act_out(houses.begin_adventure.open(), at(settings, SANNA, BO)).end().state.threat


def three_threat_on_top_of_four(**settings: str) -> Any:
    return verdict(fitting(settings, threat=4), "buy-dice", Purchase(("threat", "threat")))


def what_a_player_sees_of_threat(**settings: str) -> Any:
    seen = redact(at(settings, SANNA, threat=5), "sanna").threat
    return "hidden" if seen is HIDDEN else seen


def raise_or_commit_first(**settings: str) -> Any:
    return word(fitting(settings, threat=4), "raise", "commit")


def a_die_from_each_pool(**settings: str) -> Any:
    after = fitting(settings, momentum=4, threat=4).buys("momentum", "threat").to_dice().stop()
    return 4 - after.state.momentum, after.state.threat - 4


# ---- Help, focuses, complications -----------------------------------------------------------------------------------


def dice_to_buy_beside_two_helpers(**settings: str) -> Any:
    return helped(settings, "bo", "cy").on_to("buy-dice").asked.most


def after_the_first_helper(**settings: str) -> Any:
    return word(helped(settings, "bo"), "assist", "buy-dice")


def a_helper_scores_alone(**settings: str) -> Any:
    return helped(settings, "bo").falls(19, 19, 3).plainly().last(events.Tested).successes


def a_helper_with_a_point(**settings: str) -> Any:
    script = fitting(settings, SANNA, BO).on_to("assist").says("bo", Help("bo", "lends a hand"))
    return word(script.at("assist-pair", Pair("battle", "duty")), "assist-point", "buy-dice")


def a_focus_of_another_skill(**settings: str) -> Any:
    one = person(battle=5, focus=("understand:Law", "battle:Knives"))
    return verdict(trying(at(settings, one)).called("battle"), "focus", FocusPick(("Law",)))


def a_sixteen_that_is_both(**settings: str) -> Any:
    one = person(battle=8, duty=8)
    script = trying(at(settings, one)).called("battle", 1, 5).at("drive", "duty").falls(16, 9)
    return script.plainly().last(events.Tested).complications


def ideas_for_a_complication(**settings: str) -> Any:
    return bool(fitting(settings).falls(3, 20).on_to("buy-off").at("buy-off", "suffer").asked.suggestions)


def the_price_of_a_bare_success(**settings: str) -> Any:
    failed = trying(at(settings, person(battle=5, duty=5))).called("battle", 3).falls(18, 19)
    return word(failed.at("offer-cost", "offer").at("take-cost", "accept"), "buy-off", "complication")


def who_speaks_of_a_cost(**settings: str) -> Any:
    failed = trying(at(settings, person(battle=5, duty=5))).called("battle", 3).falls(18, 19)
    return word(failed, "offer-cost", "take-cost")


# ---- Determination and Drives ---------------------------------------------------------------------------------------


def determination_at_the_start(**settings: str) -> Any:
    return act_out(houses.begin_adventure.open(), at(settings, SANNA)).end().who("sanna").determination


def clashing(settings: dict[str, str], difficulty: int = 1, **more: Any) -> HousesScript[Any]:
    """Duty's statement contradicts what Sanna does, and Duty is picked."""
    one = person(battle=5, duty=5, says=SAYS, **more)
    script = trying(at(settings, one)).called("battle", difficulty)
    return script.at("judge", Judged((), ("duty",))).at("drive", "duty").gm("offer")


def a_point_on_top_of_two(**settings: str) -> Any:
    return clashing(settings, determination=2).says("sanna", "accept").stop().who("sanna").determination


def three_points_in_a_new_session(**settings: str) -> Any:
    one = person(determination=3)
    return act_out(houses.begin_session.open(), at(settings, one)).end().who("sanna").determination


def a_sure_one_before_the_roll(**settings: str) -> Any:
    return "automatic" in [option.id for option in fitting(settings).on_to("point").asked.options()]


def a_statement_that_stays_neutral(**settings: str) -> Any:
    silent = person(battle=5, says=dict.fromkeys(DRIVES, "Perhaps."))
    script = trying(at(settings, silent)).called("battle").at("judge", Judged()).at("drive", "duty")
    return word(script, "point", "commit")


def a_twenty_rerolled_as_a_nine(**settings: str) -> Any:
    script = fitting(settings).falls(3, 20).at("again", Again("reroll", (1,))).falls(9)
    return script.plainly().last(events.Tested).complications


def a_die_rolled_a_third_time(**settings: str) -> Any:
    script = fitting(settings, changed_to(SANNA, determination=3)).falls(19, 18).at("again", Again("reroll", (0,)))
    return verdict(script.falls(19), "again", Again("reroll", (0,)))


def a_second_trait_after_a_test(**settings: str) -> Any:
    script = fitting(settings, momentum=4).falls(1, 2).at("spend", Spend("trait", "Smoke"))
    return verdict(script, "spend", Spend("trait", "Fog"))


def percent_of_time_lost(**settings: str) -> Any:
    return fitting(settings).falls(3, 20).plainly().last(events.Complicated).percent


def a_rerolled_helpers_die(**settings: str) -> Any:
    return verdict(helped(settings, "bo").falls(3, 4, 19), "again", Again("reroll", (2,)))


def drives_when_nothing_fits(**settings: str) -> Any:
    one = person(battle=5, says=SAYS)
    asked = trying(at(settings, one)).called("battle").at("judge", Judged()).on_to("drive").asked
    return {offered.drive for offered in asked.offered}


def rewriting_a_struck_statement(**settings: str) -> Any:
    one = person(says=SAYS, struck=("duty",))
    return verdict(act_out(houses.recover.open("sanna"), at(settings, one, between=True)), "recovery", "change")


def points_for_a_refusal(**settings: str) -> Any:
    return clashing(settings, 3).says("sanna", "refuse").end().who("sanna").points


# ---- Characters and advancement -------------------------------------------------------------------------------------


def a_usual_character(**settings: str) -> Any:
    return [rule for _, rule in problems(KESTREL, read_options(settings))]


def a_skill_at_nine(**settings: str) -> Any:
    skills = dict(zip(KESTREL["skills"], (9, 6, 5, 4, 4), strict=True))
    return [rule for _, rule in problems(changed(skills=skills), read_options(settings))]


def a_second_advance_in_an_adventure(**settings: str) -> Any:
    one = person(points=50, focus=("battle:Knives",), talents=("Nerves",))
    script = act_out(advance.open("sanna"), at(settings, one)).says("sanna", "focus")
    after = script.says("sanna", NewFocus("move", "Ropes")).end()
    assert after.last(Advanced).points == 49
    return verdict(act_out(advance.open("sanna"), after.state), "advance", "talent")


def retraining_a_skill(**settings: str) -> Any:
    return price_of(person(), read_options(settings), "skill", retrain=True).points


def four_threat_at_once(**settings: str) -> Any:
    spend = ThreatSpend("environment", "The roof comes down", amount=4)
    return act_out(houses.threaten.open(), at(settings, SANNA, threat=4)).gm(spend).end().who("sanna").points


def peril_while_elsewhere(**settings: str) -> Any:
    spend = ThreatSpend("environment", "The roof comes down", amount=4)
    state = at(settings, SANNA, BO, threat=4, present=("sanna",))
    return act_out(houses.threaten.open(), state).gm(spend).end().who("bo").points


def failing_at_three(**settings: str) -> Any:
    plain = person(battle=5, duty=5)
    return trying(at(settings, plain)).called("battle", 3).falls(19, 19).plainly().who("sanna").points


def a_second_award(**settings: str) -> Any:
    honored = at(settings, SANNA, BO, impressed=("bo",))
    try:
        return act_out(impress.open("sanna", "a song"), honored).gm("yes").end().result
    except AgainstTheRules as refusal:
        return refusal.rule


# ---- Difficulty, NPCs and the rest ----------------------------------------------------------------------------------


def a_test_at_zero(**settings: str) -> Any:
    script = trying(at(settings, person(battle=5))).called("battle", 0)
    return word(script, "waive", "buy-dice", "over")


def bearing(settings: dict[str, str], difficulty: int, traits: int) -> Any:
    """The Difficulty of a test with so many traits against it."""
    against = [Trait(f"t{n}", f"Trouble {n}") for n in range(traits)]
    script = trying(at(settings, person(battle=5), *against)).called("battle", difficulty)
    uses = tuple(TraitUse(trait.id, "harder") for trait in against)
    return script.at("traits", Bearing(uses)).on_to("buy-dice").stop().last(events.Called).difficulty


def three_traits_against_five(**settings: str) -> Any:
    return bearing(settings, 5, 3)


def two_traits_against_one(**settings: str) -> Any:
    return bearing(settings, 1, 2)


def surplus_of_an_npc(**settings: str) -> Any:
    return word(trying(at(settings, GUARD), "guard").called("battle").falls(1, 1), "spend", "over")


def resolve_of_a_minor_npc(**settings: str) -> Any:
    return word(trying(at(settings, GUARD, threat=6), "guard").called("battle"), "point", "commit")


def a_notable_npc_with_an_ability(**settings: str) -> Any:
    ability = {"kind": "guidance", "use": "by word"}
    return [rule for _, rule in problems(changed(PILOT, abilities=[ability]), read_options(settings))]


def dice_for_a_hook(**settings: str) -> Any:
    script = act_out(hook.open(), at(settings, SANNA))
    while script.waits == "dice":
        script.falls(7)
    return len(script.stop().dice)


def pools_after_a_supporter_came(**settings: str) -> Any:
    opening = bring.open("aid", TROOPER | {"supporting": True}, "sanna", "sanna")
    state = act_out(opening, at(settings, SANNA, momentum=3, threat=3)).end().state
    return state.momentum, state.threat
