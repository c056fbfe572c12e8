"""NDE2 situations, one for each option, played through the real rules.

Each takes the option by name and returns the outcome: the rule of a refusal, the kind of a question, or the dice
asked for.
"""

from __future__ import annotations

from typing import Any

from moothall.errors import AgainstTheRules
from moothall.rulesets import nde
from moothall.rulesets.nde.events import Attacked, PowerUsed
from moothall.rulesets.nde.gather import Pool
from moothall.rulesets.nde.ids import FigureId, hero_id
from moothall.rulesets.nde.questions import Call, Pick, Ready, Strike, TalentUse, Trouble
from moothall.rulesets.nde.questions.powers import Level, preset
from moothall.rulesets.nde.space import zone_between
from moothall.rulesets.nde.state import Attributes, Foe, Gear, Hero, Table
from moothall.rulesets.nde.words import How, Result, Verdict
from moothall.talk.procedure import Opening
from moothall.talk.requests import Ask, Offer, Roll
from tests.books.nde.support.stage_nde2 import ROLL, NdeScript, act_out, foe, hero, table

BRAM = hero("bram")  # S d12, D d8, M d6
ODA = hero("oda", "specialist")  # D d12
ILSE = hero("ilse", "adept")  # M d12
BOSS = foe("warden", "boss")
NOISE = Trouble("noise")


# ---- How to look at a rule ------------------------------------------------------------------------------------------


def waits_for(script: NdeScript[Any]) -> str:
    """The dice or the question that a rule waits for."""
    match script.conversation.waiting:
        case Roll(count=count, sides=sides):
            return f"{count}d{sides}"
        case Ask(question=question) | Offer(questions=((_, question), *_)):
            return question.kind
        case _:
            return "over"


def tried(script: NdeScript[Any], seat: str, answer: Any) -> str:
    """The rule that refuses an answer, or what is waited for after it."""
    try:
        script.conversation.answer(seat, answer)
    except AgainstTheRules as refusal:
        return refusal.rule
    return waits_for(script)


def begun(opening: Opening[Any], *people: Hero | Foe, **more: Any) -> str:
    """The rule that refuses to begin, or what is waited for first."""
    try:
        return waits_for(act_out(opening, table(*people, **more)))
    except AgainstTheRules as refusal:
        return refusal.rule


def a_test(*people: Hero | Foe, **more: Any) -> NdeScript[Verdict | None]:
    """Bram tries his strength; the GM has yet to say how hard it is."""
    return act_out(nde.test.open("bram", "lift the gate"), table(*people, **more)).gm(ROLL).gm("str")


def a_roll(pool: Pool, against: int, *faces: int, **option: Any) -> Result:
    """The result of a roll without luck."""
    dice = f"{len(faces)}d{pool.sides or 6}"
    after = act_out(nde.roll_test.open("bram", pool, against), table(BRAM, **option)).dice(dice, *faces).end()
    assert after.result is not None
    return after.result.result


def two_six(modifier: int) -> Pool:
    return Pool(0, 0, modifier, ())


# ---- Dice and distance ----------------------------------------------------------------------------------------------


def dice_of_a_test_and_a_d12_brought_along(**option: Any) -> tuple[str, str]:
    bram = hero("bram", attributes=Attributes(2, 1, 0)) if option["dice_mode"] == "2d6" else BRAM
    script = a_test(bram, **option)
    script.gm(Call(5, "they notice"))
    return waits_for(script), begun(nde.roll_test.open("bram", Pool(12, 12, 0, ()), 5), bram, **option)


def a_blow_at_somebody_nearby(**option: Any) -> str:
    return begun(nde.attack.open("bram", "warden", "melee"), BRAM, BOSS, near=False, **option)


def distance_to_the_cook_after_nearing_the_rat(**option: Any) -> str:
    now = table(hero("bram", place=2), foe("rat", place=0), foe("cook", place=0), near=False, **option)
    for other in ("rat", "cook"):
        now = act_out(nde.set_distance.open("bram", other, "far"), now).end().state
    now = act_out(nde.approach.open("bram", "rat", "nearby"), now).end().state
    assert zone_between(now, FigureId("bram"), FigureId("rat")) == "nearby"
    return zone_between(now, FigureId("bram"), FigureId("cook"))


# ---- Tests ----------------------------------------------------------------------------------------------------------


def a_six_on_a_d6_against_eight(**option: Any) -> str:
    return a_roll(Pool(6, 6, 0, ()), 8, 6, **option)


def a_call_for_seven(**option: Any) -> str:
    return tried(a_test(BRAM, **option), "gm", Call(7, "they notice"))


def a_call_without_stakes(**option: Any) -> str:
    return tried(a_test(BRAM, **option), "gm", Call(5))


def no_complication_after_a_three_and_after_a_one(**option: Any) -> tuple[str, str]:
    three, one = (a_test(BRAM, **option).gm(Call(5, "they notice")).dice("1d12", face) for face in (3, 1))
    return tried(three, "gm", Trouble()), tried(one, "gm", Trouble())


def a_bargain_after_a_three(**option: Any) -> str:
    script = a_test(BRAM, **option).gm(Call(5, "they notice")).dice("1d12", 3)
    answer = tried(script, "gm", Trouble("noise", "the hinges scream", bargain=True))
    if answer != "nde/bargain":
        return answer
    after = script.says("bram", "accept").end()
    assert after.result is not None
    return after.result.result


# ---- Steps, help, Talents, luck -------------------------------------------------------------------------------------


def two_advantages_and_a_friend(**option: Any) -> tuple[str, bool]:
    """The die instead of a d6, and whether the friend's Action is gone."""
    script = a_test(hero("bram", s=6), ODA, phase="heroes", **option)
    script.gm(Call(5, "they notice", helps=("preparation", "surprise")))
    if waits_for(script) == "nde/help":
        script.says("oda", "she steadies it").gm("allow")
    die = tried(script, "bram", Ready())
    return die, script.stage.state.hero(hero_id("oda")).acted


def two_friends_who_would_help(**option: Any) -> str:
    script = a_test(hero("bram", s=6), ODA, ILSE, **option).gm(Call(5, "they notice"))
    for friend in ("oda", "ilse"):
        if waits_for(script) == "nde/help":
            script.says(friend, "a hand on the rope").gm("allow")
    return tried(script, "bram", Ready())


def a_talent_that_helps(**option: Any) -> str:
    script = a_test(hero("bram", s=6, talents=("Old soldier",)), **option)
    return tried(script, "gm", Call(5, "they notice", talents=(TalentUse("Old soldier"),)))


def a_trait_that_helps(**option: Any) -> str:
    script = a_test(hero("bram", s=6, traits=("Never lets go of a rope",)), **option)
    return tried(script, "gm", Call(5, "they notice", talents=(TalentUse("Never lets go of a rope"),)))


def after_a_second_roll_that_fails(**option: Any) -> str:
    script = a_test(hero("bram", luck=2), **option).gm(Call(6, "they notice")).says("bram", Ready())
    return waits_for(script.dice("1d12", 2).says("bram", "reroll").dice("1d12", 3))


def a_third_point_of_luck(**option: Any) -> str | int:
    try:
        after = act_out(nde.award_luck.open("bram", "a bold leap"), table(hero("bram", luck=2), **option)).end()
    except AgainstTheRules as refusal:
        return refusal.rule
    return after.hero("bram").luck


def buying_off_a_one(**option: Any) -> str:
    script = a_test(hero("bram", luck=2), **option).gm(Call(6, "they notice")).says("bram", Ready())
    return tried(script.dice("1d12", 1), "bram", "cost")


# ---- Fights ---------------------------------------------------------------------------------------------------------


def a_long_shot(**option: Any) -> str:
    """The die for a shot over eleven squares, with a d12."""
    people = (hero("oda", "specialist", square=(0, 0)), foe("brute", "elite", square=(11, 0)))
    at = table(*people, positioning="grid", **option)
    return waits_for(act_out(nde.attack.open("oda", "brute", "ranged"), at).gm(Call(6)))


def die_and_number_of_a_long_shot_and_of_a_blow_in_a_crowd(**option: Any) -> tuple[tuple[int, int], tuple[int, int]]:
    people = (hero("oda", "specialist", square=(0, 0)), foe("brute", "elite", square=(11, 0)))
    far = table(*people, positioning="grid", ranged_limit="10", **option)
    shot = act_out(nde.attack.open("oda", "brute", "ranged"), far).gm(Call(6))
    crowded = table(BRAM, foe("rat"), foe("cook"), **option)
    blow = act_out(nde.attack.open("bram", "rat", "melee"), crowded).gm(Call(5)).gm("harder")
    return _die_and_number(shot), _die_and_number(blow)


def _die_and_number(script: NdeScript[Verdict | None]) -> tuple[int, int]:
    attacked = script.dice(waits_for(script), 1).gm(NOISE).end().last(Attacked)
    return attacked.sides, attacked.against


def a_blow_among(*minions: str, **option: Any) -> str:
    at = table(BRAM, *(foe(name) for name in minions), **option)
    return waits_for(act_out(nde.attack.open("bram", minions[0], "melee"), at).gm(Call(5)))


def a_blow_among_two_minions(**option: Any) -> str:
    return a_blow_among("rat", "cook", **option)


def a_blow_among_two_and_among_three_minions(**option: Any) -> tuple[str, str]:
    return a_blow_among("rat", "cook", **option), a_blow_among("rat", "cook", "clerk", **option)


def an_elite_strikes(**option: Any) -> tuple[str, int]:
    """The roll of an elite's blow, and the hero's Hearts before it."""
    script = act_out(nde.foe_turn.open(("brute",), "bram"), table(BRAM, foe("brute", "elite"), **option))
    script.gm(Strike("dex", 6, "a broken rib", hurts=True, die=12, reach=5))
    return waits_for(script), script.stage.state.hero(hero_id("bram")).hearts


def a_blade_strikes_from_afar(**option: Any) -> str:
    """The rule that stops a foe without a shot, or what is waited for."""
    return begun(nde.foe_turn.open(("brute",), "bram"), BRAM, foe("brute", "elite"), near=False, **option)


def defense_of_a_new_minion(**option: Any) -> int:
    return act_out(nde.bring_foe.open("rat", "minion"), table(BRAM, **option)).end().foe("rat").defense


def a_blow_at_a_foe_on_the_ground(**option: Any) -> str:
    brute = foe("brute", "elite", effects=("knockdown",))
    return waits_for(act_out(nde.attack.open("bram", "brute", "melee"), table(BRAM, brute, **option)).gm(Call(6)))


def hearts_of_a_boss_who_is_disarmed(**option: Any) -> int:
    script = act_out(nde.attack.open("bram", "warden", "melee"), table(BRAM, BOSS, **option)).gm(Call(8))
    after = script.dice("1d12", 12).says("bram", Pick("effect", "disarmed")).end()
    assert after.foe("warden").effects == ("disarmed",)
    return after.foe("warden").hearts


def hearts_after_a_miss_in_melee_and_one_from_afar(**option: Any) -> tuple[int, int]:
    return _hearts_after_a_miss("melee", **option), _hearts_after_a_miss("ranged", **option)


def _hearts_after_a_miss(how: How, **option: Any) -> int:
    die = {"melee": "1d12", "ranged": "1d8"}[how]
    script = act_out(nde.attack.open("bram", "warden", how), table(BRAM, BOSS, **option)).gm(Call(8)).dice(die, 3)
    script.gm("yes" if waits_for(script) == "nde/reach" else NOISE)
    return script.end().hero("bram").hearts


# ---- Powers, harm, rest, extras -------------------------------------------------------------------------------------


def number_at_a_boss_and_at_a_weak_foe(**option: Any) -> tuple[int, int]:
    """The numbers of a Standard power at Defense 8, and of a Strong one at Defense 4."""
    return _number_at(BOSS, "standard", **option), _number_at(foe("cook", defense=4), "strong", **option)


def _number_at(target: Foe, level: Level, **option: Any) -> int:
    script = act_out(nde.power.open("ilse", "a bolt", (target.id,)), table(ILSE, target, **option)).gm(preset(level))
    used = script.dice("1d12", 1).gm(Trouble("overload")).end().last(PowerUsed)
    assert isinstance(used, PowerUsed)
    return used.against


def hearts_after_healing_one(**option: Any) -> int:
    at = table(ILSE, hero("bram", hearts=1), **option)
    script = act_out(nde.power.open("ilse", "mend", (), "bram"), at).gm(preset("strong")).passes("bram")
    return script.dice("1d12", 6).end().hero("bram").hearts


def harm_to_one_who_is_down(**option: Any) -> str:
    at = table(hero("bram", hearts=0, fallen="down"), **option)
    return act_out(nde.suffer.open("bram"), at).end().hero("bram").fallen


def hearts_and_power_after_a_breather(**option: Any) -> tuple[int, int]:
    """The fight was hard: two Hearts and no Power Points were left, of five and three."""
    fought = act_out(nde.end_combat.open(), table(hero("bram", hearts=2, power=0), phase="heroes", **option)).end()
    bram = act_out(nde.breather.open(), fought.state).gm("yes").end().hero("bram")
    return bram.hearts, bram.power


def a_loss_behind_protection(**option: Any) -> tuple[str, int]:
    at: Table = table(hero("bram", gear=Gear(protection="padded jack")), **option)
    at = act_out(nde.begin_scene.open("the sluice"), at).end().state
    script = act_out(nde.suffer.open("bram"), at)
    return waits_for(script), script.stage.state.hero(hero_id("bram")).hearts


def a_scene_with_a_clock(**option: Any) -> str:
    return begun(nde.begin_scene.open("the sluice", 3, "the tide comes in"), BRAM, **option)


# ---- Two six-sided dice ---------------------------------------------------------------------------------------------


def a_twelve_without_sixes_and_a_thirteen_with_them(**option: Any) -> tuple[str, str]:
    two_d6 = {"dice_mode": "2d6"} | option
    return a_roll(two_six(2), 5, 6, 4, **two_d6), a_roll(two_six(1), 5, 6, 6, **two_d6)


def an_eight_rerolled_as_a_four(**option: Any) -> str:
    at = table(hero("bram", luck=1), dice_mode="2d6", **option)
    script = act_out(nde.roll_test.open("bram", two_six(0), 5), at).dice("2d6", 5, 3).says("bram", "reroll")
    after = script.dice("2d6", 3, 1).end()
    assert after.result is not None
    return after.result.result


def a_ten_against_eight(**option: Any) -> str:
    return a_roll(two_six(2), 8, 5, 3, dice_mode="2d6", **option)
