"""NDE1 situations, one for each option, played through the real rules.

Each takes the option by name and returns the outcome: the rule of a refusal, the kind of a question, or the dice
asked for.
"""

from __future__ import annotations

from typing import Any

from moothall.errors import AgainstTheRules
from moothall.rulesets import nde
from moothall.rulesets.nde import events
from moothall.rulesets.nde.gather import Pool
from moothall.rulesets.nde.ids import hero_id
from moothall.rulesets.nde.options import read_options
from moothall.rulesets.nde.questions import Call, Pick, Ready, Strike, TalentUse, Trouble
from moothall.rulesets.nde.questions.powers import Level, preset
from moothall.rulesets.nde.sheet import new_sheet
from moothall.rulesets.nde.state import Foe, Gear, Hero
from moothall.rulesets.nde.words import How, Verdict
from moothall.talk.procedure import Opening
from tests.books.nde.support.situations_nde2 import tried, waits_for
from tests.books.nde.support.stage_nde1 import OLDER, act_out, foe, hero, table
from tests.books.nde.support.stage_nde2 import ROLL, NdeScript

BRAM = hero("bram")  # S d10, Z d6, M d6
ODA = hero("oda", "rogue")  # Z d10
ILSE = hero("ilse", "mage")  # M d10
BOSS = foe("warden", "boss")


def begun(opening: Opening[Any], *people: Hero | Foe, **more: Any) -> str:
    """The rule that refuses to begin, or what is waited for first."""
    try:
        return waits_for(act_out(opening, table(*people, **more)))
    except AgainstTheRules as refusal:
        return refusal.rule


def a_test(*people: Hero | Foe, **more: Any) -> NdeScript[Verdict | None]:
    """Bram tries his strength; the GM has yet to say how hard it is."""
    return act_out(nde.test.open("bram", "lift the gate"), table(*people, **more)).gm(ROLL).gm("str")


# ---- Dice, tests, help ----------------------------------------------------------------------------------------------


def dice_of_a_test_and_a_d10_brought_along(**option: Any) -> tuple[str, str]:
    bram = hero("bram", s=4) if option["dice_mode"] == "d6" else BRAM
    script = a_test(bram, **option).gm(Call(6))
    return waits_for(script), begun(nde.roll_test.open("bram", Pool(10, 10, 0, ()), 6), bram, **option)


def a_blow_at_somebody_off_the_board(**option: Any) -> str:
    return begun(nde.attack.open("bram", "warden", "melee"), BRAM, foe("warden", "boss", square=None), **option)


def a_six_on_a_d6_against_eight(**option: Any) -> str:
    after = act_out(nde.roll_test.open("bram", Pool(6, 6, 0, ()), 8), table(BRAM, **option)).dice("1d6", 6).end()
    assert after.result is not None
    return after.result.result


def number_on_wet_stones_in_the_dark(**option: Any) -> int:
    after = a_test(BRAM, **option).gm(Call(6, hinders=("dark", "slippery"))).dice("1d10", 2).plainly()
    number: int = after.last(events.Tested).against
    return number


def two_friends_who_would_help(**option: Any) -> str:
    script = a_test(hero("bram", s=6), ODA, ILSE, **option).gm(Call(6))
    for friend in ("oda", "ilse"):
        if waits_for(script) == "nde/help":
            script.says(friend, "a hand on the rope").gm("allow")
    return tried(script, "bram", Ready())


def a_talent_that_helps(**option: Any) -> str:
    script = a_test(hero("bram", talents=("Old soldier",)), **option)
    return tried(script, "gm", Call(6, talents=(TalentUse("Old soldier"),)))


def a_call_for_seven(**option: Any) -> str:
    return tried(a_test(BRAM, **option), "gm", Call(7, "they notice"))


def a_call_without_stakes(**option: Any) -> str:
    return tried(a_test(BRAM, **option), "gm", Call(6))


def no_complication_after_a_three_and_after_a_one(**option: Any) -> tuple[str, str]:
    three, one = (a_test(BRAM, **option).gm(Call(6)).dice("1d10", face) for face in (3, 1))
    return tried(three, "gm", Trouble()), tried(one, "gm", Trouble())


# ---- Fights ---------------------------------------------------------------------------------------------------------


def number_of_a_long_shot(**option: Any) -> int:
    """The number of a shot at an elite over eleven squares."""
    at = table(ODA, foe("brute", "elite", square=(11, 0)), **option)
    after = act_out(nde.attack.open("oda", "brute", "ranged"), at).gm(Call(8)).dice("1d10", 2).plainly()
    number: int = after.last(events.Attacked).against
    return number


def a_blow_among(*minions: str, **option: Any) -> str:
    at = table(BRAM, *(foe(name) for name in minions), **option)
    return waits_for(act_out(nde.attack.open("bram", minions[0], "melee"), at).gm(Call(6)))


def a_blow_among_two_minions(**option: Any) -> str:
    return a_blow_among("rat", "cook", **option)


def a_blow_among_one_two_and_three_minions(**option: Any) -> tuple[str, str, str]:
    return (
        a_blow_among("rat", **option),
        a_blow_among("rat", "cook", **option),
        a_blow_among("rat", "cook", "clerk", **option),
    )


def an_elite_strikes(**option: Any) -> tuple[str, int]:
    """The roll of an elite's blow, and the hero's Hearts before it."""
    script = act_out(nde.foe_turn.open(("brute",), "bram"), table(BRAM, foe("brute", "elite"), **option))
    script.gm(Strike("dex", 8, "a broken rib", hurts=True, die=12, reach=5))
    return waits_for(script), script.stage.state.hero(hero_id("bram")).hearts


def a_blade_strikes_from_afar(**option: Any) -> str:
    """The rule that stops a foe without a shot, or what is waited for."""
    return begun(nde.foe_turn.open(("brute",), "bram"), BRAM, foe("brute", "elite", square=(9, 0)), **option)


def a_seven_against_a_foe_on_the_ground(**option: Any) -> str:
    brute = foe("brute", "elite", effects=("knockdown",))
    script = act_out(nde.attack.open("bram", "brute", "melee"), table(BRAM, brute, **option)).gm(Call(8))
    return waits_for(script.dice("1d10", 7))


def hearts_of_a_boss_who_is_disarmed(**option: Any) -> int:
    script = act_out(nde.attack.open("bram", "warden", "melee"), table(BRAM, BOSS, **option)).gm(Call(12))
    after = script.dice("1d10", 10).says("bram", Pick("effect", "disarmed")).end()
    assert after.foe("warden").effects == ("disarmed",)
    return after.foe("warden").hearts


def an_elite_appears(**option: Any) -> str:
    return begun(nde.bring_foe.open("brute", "elite"), BRAM, **option)


def hearts_after_a_miss_in_melee_and_one_from_afar(**option: Any) -> tuple[int, int]:
    return _hearts_after_a_miss("melee", "1d10", **option), _hearts_after_a_miss("ranged", "1d6", **option)


def _hearts_after_a_miss(how: How, die: str, **option: Any) -> int:
    at = table(BRAM, foe("warden", "boss", square=(1, 1) if how == "melee" else (4, 4), shoots=True), **option)
    script = act_out(nde.attack.open("bram", "warden", how), at).gm(Call(12)).dice(die, 3)
    script.gm("yes" if waits_for(script) == "nde/reach" else Trouble())
    return script.end().hero("bram").hearts


# ---- Magic, harm, rest, extras --------------------------------------------------------------------------------------


def number_at_a_boss_and_at_a_minion(**option: Any) -> tuple[int, int]:
    """The numbers of Standard magic at a boss, and of Strong magic at a minion."""
    return _number_at(BOSS, "standard", **option), _number_at(foe("cook"), "strong", **option)


def _number_at(target: Foe, level: Level, **option: Any) -> int:
    at = table(ILSE, target, **option)
    script = act_out(nde.power.open("ilse", "a bolt", (target.id,)), at).gm(preset(level, "nde1"))
    number: int = script.dice("1d10", 2).plainly().last(events.PowerUsed).against
    return number


def hearts_after_healing_one(**option: Any) -> int:
    at = table(ILSE, hero("bram", hearts=1), **option)
    script = act_out(nde.power.open("ilse", "mend", (), "bram"), at).gm(preset("strong", "nde1")).passes("bram")
    return script.dice("1d10", 8).end().hero("bram").hearts


def harm_to_one_who_is_down(**option: Any) -> str:
    at = table(hero("bram", hearts=0, fallen="down"), **option)
    return act_out(nde.suffer.open("bram"), at).end().hero("bram").fallen


def hearts_and_mana_after_a_breather(**option: Any) -> tuple[int, int]:
    """The fight was hard: two Hearts and no Mana were left, of five and three."""
    fought = act_out(nde.end_combat.open(), table(hero("bram", hearts=2, power=0), phase="heroes", **option)).end()
    bram = act_out(nde.breather.open(), fought.state).gm("yes").end().hero("bram")
    return bram.hearts, bram.power


def a_loss_behind_protection(**option: Any) -> tuple[str, int]:
    at = table(hero("bram", gear=Gear(protection="padded jack")), **option)
    at = act_out(nde.begin_scene.open("the sluice"), at).end().state
    script = act_out(nde.suffer.open("bram"), at)
    return waits_for(script), script.stage.state.hero(hero_id("bram")).hearts


def a_scene_with_a_clock(**option: Any) -> str:
    return begun(nde.begin_scene.open("the sluice", 3, "the tide comes in"), BRAM, **option)


def levels_of_a_new_rogue_with_d6s_alone(**option: Any) -> tuple[int, ...]:
    levels: dict[str, int] = new_sheet("Oda", "rogue", read_options({"dice_mode": "d6"} | option, OLDER))["attributes"]
    return tuple(levels.values())
