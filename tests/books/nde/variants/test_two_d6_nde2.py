"""NDE2 with 2d6: modifiers, bands of results, and luck, help, hits, powers and growth on two dice."""

from __future__ import annotations

from typing import Any

import pytest

from moothall.ledger.entries import Rolled
from moothall.rulesets import nde
from moothall.rulesets.nde import events
from moothall.rulesets.nde.conversion import convert_sheet
from moothall.rulesets.nde.gather import Pool
from moothall.rulesets.nde.ids import hero_id
from moothall.rulesets.nde.options import DEFAULTS, read_options
from moothall.rulesets.nde.questions import Call, Growth, Pick, PowerCall, Price, Ready, TalentUse, Trouble
from moothall.rulesets.nde.reckoning import reckon
from moothall.rulesets.nde.sheet import check_sheet, new_sheet, spreads
from moothall.rulesets.nde.state import Attributes, Foe, Hero
from moothall.rulesets.nde.words import Verdict
from moothall.talk.reckoning import FallenDice, NumberLine
from tests.books.nde.support.stage_nde2 import ROLL, NdeAfter, NdeScript, act_out, foe, hero, table
from tests.support.citing import cited, refused
from tests.support.figures import ILSE

TWO_DICE = read_options({"dice_mode": "2d6"})


def ilse(might: int = 2, **more: Any) -> Hero:
    return hero("ilse", "adept", attributes=Attributes(0, 1, might), **more)


def faces(shown: int) -> tuple[int, int]:
    """Two dice that show this together."""
    return shown // 2, shown - shown // 2


def rolls(shown: int, modifier: int, luck: int = 0, call: Call | None = None, **options: Any) -> NdeScript[Any]:
    """Ilse's two dice show this in a test with this modifier; she takes every step up."""
    start = table(ilse(modifier, luck=luck), dice_mode="2d6", **options)
    script = act_out(nde.test.open("ilse", "read the room"), start)
    script.gm(ROLL).gm("might").gm(call or Call(stakes="a scene"))
    if script.conversation.questions():
        script.says("ilse", Ready())
    return script.dice("2d6", *faces(shown))


def thrown(script: NdeScript[Any], who: str = "ilse") -> Any:
    """What the open question of luck shows of the roll."""
    asked: Any = dict(script.conversation.questions())[who]
    return asked.thrown


def result(script: NdeScript[Any]) -> str:
    """How a test came out that needs no more answers."""
    return outcome(script.end())


def outcome(after: NdeAfter[Any]) -> str:
    assert isinstance(after.result, Verdict)
    return after.result.result


@pytest.mark.rule("nde2.v2d6.modifiers")
def test_attributes_are_plus_two_plus_one_and_nothing() -> None:
    """Each modifier is given once, in any of six orders."""
    twice = new_sheet("Ilse", "adept", TWO_DICE, attributes={"str": 2, "dex": 2, "might": 0})
    (problem,) = [problem for problem in cited(check_sheet(twice, TWO_DICE)) if not problem.warning]
    assert (problem.field, problem.cite, problem.warning) == ("attributes", "nde2.v2d6.modifiers", False)
    wrong = [p.cite for p in check_sheet(new_sheet("Ilse", "adept"), TWO_DICE) if not p.warning]
    assert wrong == ["nde2.v2d6.modifiers"]
    dealt = [tuple(spread.value.values()) for spread in spreads(TWO_DICE)]
    assert sorted(dealt) == [(0, 1, 2), (0, 2, 1), (1, 0, 2), (1, 2, 0), (2, 0, 1), (2, 1, 0)]
    for spread in spreads(TWO_DICE):
        dealt_so = new_sheet("Ilse", "adept", TWO_DICE, attributes=spread.value)
        assert all(problem.warning for problem in check_sheet(dealt_so, TWO_DICE))


@pytest.mark.rule("nde2.v2d6.fail")
def test_six_or_less_fails_with_a_consequence() -> None:
    """A total of 6 fails and needs a consequence, also at tables that allow plain failures."""
    for fail_prompt in ("required", "optional"):
        script = rolls(4, +2, fail_prompt=fail_prompt).refuses("gm", Trouble(), "nde2.v2d6.fail")
        after = script.gm(Trouble("lost_time")).end()
        assert outcome(after) == "F"
        assert after.last(events.Complicated).kind_of == "lost_time"


@pytest.mark.rule("nde2.v2d6.cost")
@pytest.mark.parametrize(("shown", "modifier"), [(5, +2), (8, +1)])
def test_seven_to_nine_succeeds_at_a_cost(shown: int, modifier: int) -> None:
    """The test succeeds once the GM has named its price."""
    script = rolls(shown, modifier).asks("gm", "nde/price").refuses("gm", Price("other"), "nde2.v2d6.cost")
    after = script.gm(Price("noise")).end()
    assert outcome(after) == "SC"
    assert after.last(events.Paid).kind_of == "noise"


@pytest.mark.rule("nde2.v2d6.full")
def test_ten_succeeds_in_full() -> None:
    """A total of 10 costs nothing and asks nothing."""
    assert result(rolls(9, +1)) == "S"


@pytest.mark.rule("nde2.v2d6.exceptional")
@pytest.mark.parametrize(
    ("shown", "modifier", "total12plus", "natural12", "exact12"),
    [(10, +2, "X", "S", "X"), (12, +1, "X", "X", "S"), (12, -1, "S", "X", "S"), (12, +0, "X", "X", "X")],
)
def test_twelve_is_exceptional(shown: int, modifier: int, total12plus: str, natural12: str, exact12: str) -> None:
    """Totals from 12 on are exceptional; other tables want two sixes, or exactly twelve."""
    readings = {"total12plus": total12plus, "natural12": natural12, "exact12": exact12}
    for exceptional, expected in readings.items():
        script = rolls(shown, modifier, exceptional_2d6=exceptional)
        if expected == "X":
            script.says("ilse", "quieter").gm("quieter")
        assert result(script) == expected


@pytest.mark.rule("nde2.v2d6.situation")
def test_the_situation_is_one_more_or_one_less() -> None:
    """An 8 with +2 is 9 from behind cover; an advantage adds one, both together nothing, and two of a kind one."""
    after = rolls(8, +2, call=Call(stakes="a scene", hinders=("cover",))).gm(Price("time")).end()
    assert outcome(after) == "SC"
    assert after.last(events.Tested).modifier == 1
    assert result(rolls(8, +2)) == "S"
    for helps, hinders, modifier in [
        (("plan",), (), 2),
        (("plan",), ("chaos",), 1),
        (("plan", "preparation"), (), 2),
        ((), ("chaos", "cover"), 0),
        ((), (), 1),
    ]:
        told = rolls(9, +1, call=Call(stakes="a scene", helps=helps, hinders=hinders)).stop().last(events.Tested)
        assert told.modifier == modifier


@pytest.mark.rule("nde2.v2d6.luck-reroll")
def test_luck_rolls_both_dice_again_and_keeps_the_better() -> None:
    """After 5 and 4 it is the 5 that two more points lift to a success; a table may keep the new roll instead."""
    kept = rolls(5, 0, luck=3).says("ilse", "reroll").dice("2d6", 2, 2)
    after = kept.says("ilse", "plus").says("ilse", "plus").gm(Price("time")).end()
    assert outcome(after) == "SC"
    assert after.hero("ilse").luck == 0
    failed = rolls(5, 0, luck=1).says("ilse", "reroll").dice("2d6", 2, 2).gm(Trouble("noise"))
    assert result(failed) == "F"
    better = rolls(5, 0, luck=1).says("ilse", "reroll").dice("2d6", 4, 6)
    assert result(better) == "S"
    worse = rolls(8, 0, luck=1, reroll_2d6="new").says("ilse", "reroll").dice("2d6", 1, 2).gm(Trouble("noise"))
    assert result(worse) == "F"


def test_of_two_failures_the_higher_counts_whichever_fell_first() -> None:
    """After 4 and 6 it is the 6 that one more point lifts."""
    script = rolls(4, 0, luck=2).says("ilse", "reroll").dice("2d6", 3, 3).says("ilse", "plus").gm(Price("time"))
    assert result(script) == "SC"


@pytest.mark.parametrize(
    ("most", "uses"), [("any", ("keep", "reroll", "plus", "cost")), ("1", ("keep", "reroll", "cost"))]
)
def test_a_plus_is_offered_only_if_the_points_of_one_test_reach(most: str, uses: tuple[str, ...]) -> None:
    """Two points lift a 5 to a 7, and one alone does not."""
    rolls(5, 0, luck=2, luck_per_test=most).asks("ilse", "nde/luck", *uses).stop()


@pytest.mark.parametrize(
    ("levels", "is_open", "told"), [("flat", False, True), ("tiered", False, False), ("tiered", True, True)]
)
def test_two_dice_hide_a_defense_only_where_it_counts(levels: str, is_open: bool, told: bool) -> None:
    """A hidden foe's number stays hidden where it is a modifier; where no number counts, all of the roll is shown."""
    start = table(
        hero("bram", attributes=Attributes(0, 0, 0), luck=1),
        foe("rat", open=is_open),
        dice_mode="2d6",
        difficulty_2d6=levels,
    )
    script = act_out(nde.attack.open("bram", "rat", "melee"), start).gm(Call(5)).dice("2d6", 2, 3)
    assert (thrown(script, "bram") is not None) is told


def test_the_question_of_luck_knows_every_point_added_so_far() -> None:
    """A 5 on +0 stays a failure with one more; after that point the modifier is +1, and another makes a success."""
    script = rolls(5, 0, luck=3)
    first = thrown(script)
    second = thrown(script.says("ilse", "plus"))
    assert [(one.pool.modifier, one.raised) for one in (first, second)] == [(0, "F"), (1, "SC")]
    third = thrown(script.says("ilse", "plus"))
    assert (third.pool.modifier, third.raised) == (2, "SC")


@pytest.mark.rule("nde2.v2d6.luck-plus")
def test_luck_adds_one_after_the_result_is_seen() -> None:
    """A 9 becomes a 10 and a 6 becomes a 7; where one more would change nothing it is not offered."""
    script = rolls(9, 0, luck=1).asks("ilse", "nde/luck", "keep", "reroll", "plus").says("ilse", "plus")
    assert result(script) == "S"
    script = rolls(6, 0, luck=1).asks("ilse", "nde/luck", "keep", "reroll", "plus", "cost").says("ilse", "plus")
    after = script.gm(Price("time")).end()
    assert outcome(after) == "SC"
    assert after.hero("ilse").luck == 0
    script = rolls(11, 0, luck=1).says("ilse", "plus").says("ilse", "safer").gm("safer")
    assert result(script) == "X"
    rolls(8, 0, luck=1).asks("ilse", "nde/luck", "keep", "reroll").stop()


@pytest.mark.rule("nde2.v2d6.luck-plus")
def test_luck_buys_no_die_beforehand() -> None:
    """There is no larger die to buy: before the roll a point is refused."""
    start = table(ilse(luck=1), dice_mode="2d6")
    script = act_out(nde.test.open("ilse", "read the room"), start).called("might", 0, helps=("plan",))
    script.refuses("ilse", Ready(luck=("step",)), "nde2.v2d6.luck-plus").stop()


@pytest.mark.rule("nde2.v2d6.luck-buy")
def test_luck_turns_a_failure_into_success_at_a_cost() -> None:
    """A total of 3 and one point are a success with a price; a success cannot be bought twice."""
    script = rolls(3, 0, luck=2).says("ilse", "cost").asks("gm", "nde/price").gm(Price("gear"))
    after = script.end()
    assert outcome(after) == "SC"
    assert after.hero("ilse").luck == 1
    rolls(8, 0, luck=2).refuses("ilse", "cost", "nde2.luck.buy-success").stop()


@pytest.mark.rule("nde2.v2d6.mapping")
def test_dice_become_modifiers() -> None:
    """A d6 is worth nothing, and each larger die one more; a d4 has no modifier."""
    for die, modifier in ((6, 0), (8, 1), (12, 2), (20, 3)):
        after = act_out(nde.convert.open("2d6"), table(hero("oda", s=die, d=6, m=20))).end()
        assert after.hero("oda").attributes == Attributes(modifier, 0, 3)
    tyko = new_sheet("Tyko", "specialist")
    assert tyko["attributes"] == {"str": 6, "dex": 12, "might": 8}
    assert convert_sheet(tyko, DEFAULTS, TWO_DICE)["attributes"] == {"str": 0, "dex": 2, "might": 1}
    assert all(problem.warning for problem in check_sheet(convert_sheet(tyko, DEFAULTS, TWO_DICE), TWO_DICE))
    with refused("nde2.v2d6.mapping"):
        act_out(nde.convert.open("2d6"), table(hero("oda", s=4)))


def assisted(helps: tuple[str, ...], talents: tuple[TalentUse, ...] = (), hinders: tuple[str, ...] = ()) -> int:
    """The modifier of a helped test on an attribute of +1."""
    people = ilse(might=1, talents=("Cold reader",)), hero("bram")
    script = act_out(nde.test.open("ilse", "read the room"), table(*people, dice_mode="2d6"))
    script.called("might", 0, helps=helps, talents=talents, hinders=hinders)
    script.says("bram", "I keep them talking").gm("allow").says("ilse", Ready()).dice("2d6", 5, 5)
    return int(script.stop().last(events.Tested).modifier)


@pytest.mark.rule("nde2.v2d6.help-talent")
def test_help_and_talents_are_worth_one_in_the_same_slots() -> None:
    """Help stands beside an advantage, a Talent shares its slot, or takes a hindrance away."""
    step, remedy = (TalentUse("Cold reader"),), (TalentUse("Cold reader", "cancel"),)
    assert assisted(helps=("plan",)) == 3
    assert assisted(helps=(), talents=step) == 3
    assert assisted(helps=("plan",), talents=step) == 3
    assert assisted(helps=("plan",), hinders=("chaos",)) == 2
    assert assisted(helps=("plan",), hinders=("chaos",), talents=remedy) == 3


def strikes(shown: int, who: Foe, call: Call | None = None, **options: Any) -> NdeScript[Any]:
    """Oda attacks with +2, and the dice show this."""
    oda = hero("oda", attributes=Attributes(2, 1, 0))
    script = act_out(nde.attack.open("oda", who.id, "melee"), table(oda, who, dice_mode="2d6", **options))
    return script.gm(call or Call()).dice("2d6", *faces(shown))


@pytest.mark.rule("nde2.v2d6.attack")
def test_an_attack_hits_from_seven_on() -> None:
    """8 hits at a price, 10 hits clean, 12 is exceptional, and 6 misses."""
    paid = strikes(6, foe("warden", "elite")).asks("gm", "nde/price").gm(Price("position")).end()
    assert (paid.last(events.Attacked).result, paid.foe("warden").hearts) == ("SC", 1)
    clean = strikes(8, foe("warden", "elite")).end()
    assert (clean.last(events.Attacked).result, clean.foe("warden").hearts) == ("S", 1)
    twice = strikes(10, foe("warden", "elite")).says("oda", Pick("two_hearts")).end()
    assert (twice.last(events.Attacked).result, twice.foe("warden").hearts) == ("X", 0)
    miss = strikes(4, foe("warden", "elite")).gm(Trouble("worse_position")).end()
    assert (miss.last(events.Attacked).result, miss.foe("warden").hearts, miss.hero("oda").hearts) == ("F", 2, 5)


@pytest.mark.rule("nde2.v2d6.no-targets")
def test_a_boss_is_as_easy_to_hit_unless_the_table_keeps_numbers_apart() -> None:
    """An 8 with +2 takes one of the boss's three Hearts; where Defense 8 counts, it does so at a price."""
    flat = strikes(8, foe("regent", "boss")).end()
    assert (flat.last(events.Attacked).result, flat.foe("regent").hearts) == ("S", 2)
    tiered = strikes(8, foe("regent", "boss"), Call(8), difficulty_2d6="tiered").gm(Price("noise")).end()
    assert (tiered.last(events.Attacked).result, tiered.foe("regent").hearts) == ("SC", 2)


@pytest.mark.rule("nde2.v2d6.no-targets")
@pytest.mark.parametrize(("number", "enough"), [(3, 6), (4, 7), (5, 7), (6, 8), (8, 9), (12, 10)])
def test_a_number_that_counts_is_a_modifier(number: int, enough: int) -> None:
    """With +0 this is what the dice must show, and one less fails; at other tables 7 is enough for any number."""
    call = Call(number, "a scene")
    assert result(rolls(enough, 0, call=call, difficulty_2d6="tiered").gm(Price("noise"))) == "SC"
    assert result(rolls(enough - 1, 0, call=call, difficulty_2d6="tiered").gm(Trouble("noise"))) == "F"
    assert result(rolls(7, 0, call=call).gm(Price("noise"))) == "SC"
    assert result(rolls(6, 0, call=call).gm(Trouble("noise"))) == "F"


def test_the_gm_names_a_number_where_numbers_count() -> None:
    """Where numbers count the GM names one of the ladder, or any if the table allows it: 7 is then worth what 6 is."""
    for number in (0, 7):
        with refused("nde2.test.gm-difficulty"):
            rolls(7, 0, call=Call(number, "a scene"), difficulty_2d6="tiered")
    script = rolls(8, 0, call=Call(7, "a scene"), difficulty_2d6="tiered", custom_t="on")
    (roll,) = (entry for entry in script.stop().log if isinstance(entry, Rolled))
    assert roll.why[-1].amount == -1


def casts(shown: int, *targets: Foe, call: PowerCall, **options: Any) -> NdeScript[Any]:
    """Ilse uses a power with +2; the dice show this, and the points are gone by then."""
    start = table(ilse(), *targets, dice_mode="2d6", **options)
    script = act_out(nde.power.open("ilse", "pin them down", tuple(one.id for one in targets)), start).gm(call)
    assert script.stage.state.hero(hero_id("ilse")).power == 3 - call.price
    return script.dice("2d6", *faces(shown))


STRONG = PowerCall("strong", 6, 2, stakes="it rebounds")


@pytest.mark.rule("nde2.v2d6.power")
def test_a_failed_power_is_paid_for_and_backfires() -> None:
    """A total of 5 does nothing, costs the two points all the same, and always brings a complication."""
    script = casts(3, foe("warden", "elite"), call=STRONG).refuses("gm", Trouble(), "nde2.v2d6.power")
    after = script.gm(Trouble("overload")).end()
    assert outcome(after) == "F"
    assert (after.hero("ilse").power, after.foe("warden").hearts) == (1, 2)


@pytest.mark.rule("nde2.v2d6.power")
def test_a_power_works_at_a_price_or_exceptionally() -> None:
    """8 works for two points and a price; 12 works and gives one pick, as on the ladder."""
    priced = casts(6, foe("warden", "elite"), call=STRONG).asks("gm", "nde/price").gm(Price("exposure")).end()
    assert outcome(priced) == "SC"
    assert (priced.hero("ilse").power, priced.foe("warden").hearts) == (1, 1)
    best = casts(10, foe("regent", "boss"), call=STRONG).gm("no").says("ilse", Pick("two_hearts")).end()
    assert outcome(best) == "X"
    assert (best.hero("ilse").power, best.foe("regent").hearts) == (1, 1)


def test_a_power_needs_no_number_where_numbers_do_not_count() -> None:
    """The GM may leave the number of a level alone, and one roll reaches all; kept apart, it reaches the easier."""
    two = foe("warden", "elite"), foe("regent", "boss")
    every = casts(6, *two, call=PowerCall("strong", cost=2)).gm(Price("noise")).end()
    assert [every.foe(id).hearts for id in ("warden", "regent")] == [1, 2]
    some = casts(6, *two, call=STRONG, difficulty_2d6="tiered").gm(Price("noise")).end()
    assert [some.foe(id).hearts for id in ("warden", "regent")] == [1, 3]


@pytest.mark.rule("nde2.v2d6.growth")
def test_growth_raises_a_modifier_up_to_three() -> None:
    """A +2 becomes a +3; a +3 rises no further, and with three of them the pick is not there at all."""
    start = table(ilse(might=2, growth=1), dice_mode="2d6")
    grown = act_out(nde.grow.open("ilse"), start).says("ilse", Growth("attribute", "might")).end()
    assert grown.hero("ilse").attributes == Attributes(0, 1, 3)
    again = act_out(nde.grow.open("ilse"), grown.state.with_hero(ILSE, growth=1))
    again.refuses("ilse", Growth("attribute", "might"), "nde2.v2d6.growth").stop()
    best = table(hero("ilse", attributes=Attributes(3, 3, 3), growth=1), dice_mode="2d6")
    full = act_out(nde.grow.open("ilse"), best).asks("ilse", "nde/growth", "heart", "power", "trait")
    full.refuses("ilse", Growth("attribute", "dex"), "nde2.v2d6.growth").stop()


@pytest.mark.parametrize(("number", "worth"), [(3, 1), (4, 0), (5, 0), (6, -1), (8, -2), (12, -3)])
def test_each_difficulty_is_a_modifier_where_numbers_count(number: int, worth: int) -> None:
    """Where Difficulties are kept apart, each is a modifier: easy helps by one, legendary hinders by three."""
    start = table(hero("ilse", s=0), dice_mode="2d6", difficulty_2d6="tiered")
    start = start.with_hero(ILSE, attributes=Attributes(0, 0, 0))
    for shown in range(2, 13):
        faces = (max(1, shown - 6), min(6, shown - 1))
        script = act_out(nde.roll_test.open("ilse", Pool(0, 0, 0, ()), number), start).dice("2d6", *faces)
        total = shown + worth
        expected = "F" if total <= 6 else "SC" if total <= 9 else "S" if total <= 11 else "X"
        verdict = script.end().result
        assert verdict is not None and verdict.result == expected


# ---- No word of a number that is not used ---------------------------------------------------------------------------


@pytest.mark.parametrize(("difficulty", "preset"), [("flat", 0), ("tiered", 4)])
def test_no_difficulty_is_asked_for_where_none_is_used(difficulty: str, preset: int) -> None:
    """At a flat table no card has a number; at one that keeps them apart all have."""
    start = table(ilse(), foe("rat", "elite"), dice_mode="2d6", difficulty_2d6=difficulty)
    foes_number = 6 if preset else 0
    tried = act_out(nde.test.open("ilse", "read the room"), start).gm(ROLL).gm("might")
    struck_at = act_out(nde.attack.open("ilse", "rat", "melee"), start)
    blow = act_out(nde.foe_turn.open(("rat",), "ilse"), start)
    cast = act_out(nde.power.open("ilse", "a bolt", ("rat",)), start)
    for script, number in ((tried, preset), (struck_at, foes_number), (blow, foes_number)):
        asked: Any = dict(script.conversation.questions())["gm"]
        assert (asked.preset, asked.default().difficulty) == (number, number)
        assert ("difficulty" in asked.leaves_out()) is not bool(preset)
        assert number or not list(getattr(asked, "ladder", ()))
    power = dict(cast.conversation.questions())["gm"]
    assert ("difficulty" in power.leaves_out()) is not bool(preset)
    assert tried.gm(tried.conversation.questions()[0][1].default()).stop().last(events.Called).difficulty == preset


def test_cover_has_no_defense_to_leave_alone() -> None:
    """The reasons of a shot at a covered foe name the hindrance and no number."""
    start = table(ilse(), foe("rat", cover="partial"), near=False, dice_mode="2d6")
    script = act_out(nde.attack.open("ilse", "rat", "ranged"), start)
    script.gm(script.conversation.questions()[0][1].default())
    waiting: Any = script.conversation.waiting
    assert [reason.of for reason in waiting.why if reason.amount] == ["cover"]
    assert not [reason for reason in waiting.why if reason.of == "defense"]


@pytest.mark.parametrize(
    ("shown", "modifier", "options", "call", "total"),
    [
        (7, 2, {}, {}, [9]),
        (9, 1, {}, {"hinders": ("dark",)}, [9]),
        (8, 2, {"difficulty_2d6": "tiered"}, {"difficulty": 8}, [8]),
        (4, 1, {}, {}, [5]),
        (9, 2, {}, {}, [11]),
    ],
)
def test_the_reckoning_shows_the_total(shown: int, modifier: int, options: Any, call: Any, total: list[int]) -> None:
    """Both dice, the modifier and the level of a strong foe are added up for the reader."""
    script = rolls(shown, modifier, call=Call(**({"stakes": "a scene"} | call)), **options)
    assert totals(script.stop().log) == total


def test_a_total_that_luck_has_changed_is_not_shown() -> None:
    """A bought success is no total of 7 to 9."""
    script = rolls(3, 0, luck=1).says("ilse", "cost")
    assert totals(script.stop().log) == []


def totals(log: Any) -> list[int]:
    """The totals of the reckoning of a test."""
    told = next(entry for entry in log if isinstance(getattr(entry, "event", None), events.Tested))
    rolled = [entry for entry in log if isinstance(entry, Rolled)]
    dice = [FallenDice(one.sides, one.faces, one.why, one.cites) for one in rolled]
    return [line.reached for line in reckon(told.event, dice, told.cites) if isinstance(line, NumberLine)]
