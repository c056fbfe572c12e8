"""NDE2 powers: four levels with their numbers and Power Point costs, the roll, and the trouble of a failure."""

from __future__ import annotations

from dataclasses import replace

import pytest

from moothall.ledger.entries import Entry, Rolled, Told
from moothall.rulesets import nde
from moothall.rulesets.nde.editions.newer import EDITION
from moothall.rulesets.nde.events import Benefited, Complicated, PowerChanged
from moothall.rulesets.nde.ids import hero_id
from moothall.rulesets.nde.questions import GivePower, Pick, PowerCall, Ready, Trouble
from moothall.rulesets.nde.questions.powers import Level, preset
from moothall.rulesets.nde.state import Foe, Square, Table
from moothall.rulesets.nde.words import Verdict
from tests.books.nde.support.powers_nde2 import BOSS, ILSE, OVERLOAD, cast, power, result_of
from tests.books.nde.support.stage_nde2 import act_out, foe, hero, table
from tests.support.citing import refused


def number_of(entries: list[Entry], kind: type[Entry]) -> int:
    """Where in the ledger the first entry of a kind stands."""
    return next(entry.number for entry in entries if isinstance(entry, kind))


@pytest.mark.rule("nde2.power.scope")
def test_a_table_has_its_own_word_for_powers() -> None:
    """A world in which powers are songs has that word on its table, and no number is another."""
    plain = act_out(nde.open_table.open(), Table()).end().state
    songs = act_out(nde.open_table.open(powers_are="songs of the tide"), Table()).end().state
    assert songs.powers_are == "songs of the tide"
    assert songs.options == plain.options
    assert plain.powers_are == ""


@pytest.mark.rule("nde2.power.when")
def test_an_ordinary_effect_is_a_plain_test_of_might() -> None:
    """An effect the GM finds ordinary is rolled on Might, gives a benefit like any test and costs nothing."""
    ordinary = PowerCall(ordinary=True, difficulty=4, cost=3, stakes="the dog barks")
    after = cast(ordinary).dice("1d12", 12).says("ilse", "quieter").gm("quieter").end()
    assert after.result == Verdict("X", "nde2.test.max-is-exceptional")
    assert after.hero("ilse").power == 3
    assert not [fact for fact in after.told if isinstance(fact, PowerChanged)]


def test_an_ordinary_effect_keeps_to_the_rules_of_a_test() -> None:
    """Without Power Points at stake, number and stakes are still those of any test."""
    script = power()
    script.refuses("gm", PowerCall(ordinary=True, difficulty=7, stakes="shame"), "nde2.test.gm-difficulty")
    script.refuses("gm", PowerCall(ordinary=True, difficulty=5), "nde2.test.stakes")
    script.gm(PowerCall(ordinary=True, difficulty=5, stakes="shame")).dice("1d12", 5)
    assert result_of(script) == "S"


@pytest.mark.rule("nde2.power.sequence")
def test_a_power_waits_for_the_gms_number_and_cost() -> None:
    """Dice rolled before number and cost are named do not count, and the player cannot name them."""
    script = power().asks("gm", "nde/power")
    with refused("nde2.power.sequence"):
        script.conversation.fall((9,))
    script.refuses("ilse", preset("trick"), "nde2.power.sequence")
    assert script.stage.state.hero(hero_id("ilse")).power == 3
    after = script.gm(preset("standard")).dice("1d12", 9).end()
    assert after.hero("ilse").power == 2


@pytest.mark.rule("nde2.power.sequence")
@pytest.mark.parametrize("to", [(1, 0), (1, 1), (5, 0)])
def test_no_power_has_squares_of_its_own(to: Square) -> None:
    """This edition gives a leap no length: where a power carries somebody is the GM's to say, be it one square."""
    start = table(replace(ILSE, square=(0, 0)), positioning="grid")
    with refused("nde2.power.sequence") as refusals:
        act_out(nde.power.open("ilse", "over the wall", leap=to), start)
    assert (refusals[0].key, refusals[0].values["most"]) == ("error-leap", 0)


@pytest.mark.rule("nde2.power.spend-first")
def test_power_leaves_before_the_roll_and_stays_gone() -> None:
    """A Strong power that fails by one costs its two points, before the die has fallen."""
    after = cast(preset("strong")).dice("1d12", 5).gm(OVERLOAD).end()
    assert after.result is not None and after.result.result == "F"
    assert after.hero("ilse").power == 1
    assert number_of(after.log, Told) < number_of(after.log, Rolled)


@pytest.mark.rule("nde2.power.spend-first")
def test_a_reroll_costs_luck_and_no_more_power() -> None:
    """Re-rolling a Strong power takes a Luck Point and leaves the Power Points as they were."""
    script = cast(preset("strong"), by=hero("ilse", "adept", luck=1)).says("ilse", Ready())
    after = script.dice("1d12", 5).says("ilse", "reroll").dice("1d12", 7).end()
    assert after.result is not None and after.result.result == "S"
    assert (after.hero("ilse").power, after.hero("ilse").luck) == (1, 0)


@pytest.mark.rule("nde2.power.failure")
@pytest.mark.parametrize("face", [5, 1])
def test_a_failed_power_always_brings_trouble(face: int) -> None:
    """After a failed power the GM must name a complication, even where plain failures need none."""
    script = cast(preset("strong"), BOSS, at=("warden",), fail_prompt="optional").dice("1d12", face)
    script.refuses("gm", Trouble(), "nde2.power.failure").refuses("gm", Trouble("noise"), "nde2.power.failure")
    after = script.gm(Trouble("trace")).end()
    assert after.last(Complicated) == Complicated(hero_id("ilse"), "trace", "")
    assert after.foe("warden").hearts == 3
    assert after.hero("ilse").power == 1


@pytest.mark.rule("nde2.power.failure")
@pytest.mark.parametrize("kind", ["overload", "trace", "exposure", "side_effect"])
def test_trouble_of_a_power_has_kinds_of_its_own(kind: str) -> None:
    """Overload, trace, exposure and side effect can be named without a word more."""
    after = cast(preset("standard")).dice("1d12", 4).gm(Trouble(kind)).end()
    assert after.last(Complicated).kind_of == kind


@pytest.mark.rule("nde2.power.failure")
def test_other_trouble_of_a_power_needs_words() -> None:
    """Some other complication needs words."""
    after = cast(preset("standard")).dice("1d12", 4).gm(Trouble("other", "the fog stays in her lungs")).end()
    assert after.last(Complicated).text == "the fog stays in her lungs"


@pytest.mark.rule("nde2.power.trick")
def test_a_trick_needs_no_power_points() -> None:
    """A hero without points lights a lamp with a four on a d6; the cost is nothing unless the GM asks for one."""
    tyko = hero("tyko", power=0)
    assert preset("trick").cost == 0
    script = power(by=tyko)
    script.refuses("gm", preset("trick", cost=2), "nde2.power.trick")
    script.refuses("gm", preset("trick", difficulty=5), "nde2.power.trick")
    script.refuses("gm", preset("trick", cost=1), "nde2.power.not-enough")
    after = script.gm(preset("trick")).dice("1d6", 4).end()
    assert after.result is not None and after.result.result == "S"
    assert after.hero("tyko").power == 0


@pytest.mark.rule("nde2.power.trick")
def test_a_trick_may_cost_one_point() -> None:
    """The GM may ask one point for a trick."""
    assert cast(preset("trick", cost=1)).dice("1d12", 4).end().hero("ilse").power == 2


@pytest.mark.rule("nde2.power.standard")
def test_a_standard_power_needs_five_and_costs_one_point() -> None:
    """A nine reaches five and costs one of three points."""
    after = cast(PowerCall("standard", 5, 1)).dice("1d12", 9).end()
    assert after.result is not None and after.result.result == "S"
    assert after.hero("ilse").power == 2


@pytest.mark.rule("nde2.power.strong")
def test_a_strong_power_needs_six_and_costs_two_points() -> None:
    """A six just reaches six and costs two of three points."""
    after = cast(PowerCall("strong", 6, 2)).dice("1d12", 6).end()
    assert after.result is not None and after.result.result == "S"
    assert after.hero("ilse").power == 1


@pytest.mark.rule("nde2.power.great")
def test_a_great_power_needs_eight_or_twelve_and_costs_three_points() -> None:
    """Its number is eight or twelve and nothing between; it takes all three points."""
    oda = hero("oda", "adept", m=20)
    script = power(by=oda)
    script.refuses("gm", PowerCall("great", 10, 3), "nde2.power.great")
    after = script.gm(PowerCall("great", 8, 3)).dice("1d20", 8).end()
    assert after.result is not None and after.result.result == "S"
    assert after.hero("oda").power == 0
    assert result_of(cast(PowerCall("great", 12, 3), by=oda).dice("1d20", 11).gm(OVERLOAD)) == "F"


@pytest.mark.parametrize(("level", "number", "cost"), [("standard", 5, 2), ("strong", 5, 2), ("great", 8, 2)])
def test_a_level_has_its_number_and_its_cost(level: Level, number: int, cost: int) -> None:
    """The GM cannot mix the number of one level with the cost of another."""
    script = power()
    script.refuses("gm", PowerCall(level, number, cost), f"nde2.power.{level}")
    assert set(EDITION.levels) == {"trick", "standard", "strong", "great"}


@pytest.mark.rule("nde2.power.exceptional")
def test_the_gm_may_give_a_point_back() -> None:
    """On a top face the GM returns the point a Standard power cost, instead of a pick."""
    after = cast(preset("standard")).dice("1d12", 12).gm("yes").end()
    assert after.result is not None and after.result.result == "X"
    assert [fact.power for fact in after.told if isinstance(fact, PowerChanged)] == [2, 3]
    assert not [fact for fact in after.told if isinstance(fact, Benefited)]


@pytest.mark.rule("nde2.power.exceptional")
@pytest.mark.parametrize(("pick", "detail"), [("scale", "longer"), ("benefit", "quieter")])
def test_an_exceptional_power_grows_or_gains(pick: str, detail: str) -> None:
    """Without a gift the player picks one of the two: more of it, or better done."""
    script = cast(preset("standard")).dice("1d12", 12).gm("no").asks("ilse", "nde/exceptional", "scale", "benefit")
    after = script.refuses("ilse", Pick("two_hearts"), "nde2.power.exceptional").says("ilse", Pick(pick, detail)).end()
    assert after.last(Benefited) == Benefited(hero_id("ilse"), pick, detail)
    assert after.hero("ilse").power == 2


@pytest.mark.rule("nde2.power.refund-cap")
def test_a_free_trick_gives_nothing_back() -> None:
    """A point given is one that was paid, and there is never room for one above the most."""
    script = cast(preset("trick"), by=hero("ilse", "adept", power=1)).dice("1d12", 12)
    after = script.says("ilse", Pick("scale")).end()
    assert after.result is not None and after.result.result == "X"
    assert after.hero("ilse").power == 1
    with refused("nde2.power.refund-cap"):
        GivePower(hero_id("ilse"), paid=1).check(table(ILSE), "yes")


@pytest.mark.rule("nde2.power.vs-defense")
@pytest.mark.parametrize(
    ("level", "target", "face", "result"),
    [
        ("standard", BOSS, 7, "F"),
        ("standard", BOSS, 8, "S"),
        ("strong", foe("cook", defense=4), 5, "F"),
        ("strong", foe("cook", defense=4), 6, "S"),
    ],
)
def test_a_power_must_work_and_must_hit(level: Level, target: Foe, face: int, result: str) -> None:
    """The higher of the power's number and the foe's Defense decides."""
    script = cast(preset(level), target, at=(target.id,)).dice("1d12", face)
    assert result_of(script.gm(OVERLOAD) if result == "F" else script) == result


@pytest.mark.rule("nde2.power.damage")
def test_a_power_takes_one_heart_at_every_level() -> None:
    """A Strong power takes one Heart from a boss; the GM may make it more."""
    assert cast(preset("strong"), BOSS, at=("warden",)).dice("1d12", 8).end().foe("warden").hearts == 2
    after = cast(preset("strong", damage=2), BOSS, at=("warden",)).dice("1d12", 8).end()
    assert after.foe("warden").hearts == 1


@pytest.mark.rule("nde2.power.exceptional-hit")
@pytest.mark.parametrize(
    ("pick", "hearts", "effects", "benefits"),
    [
        (Pick("two_hearts"), 1, (), []),
        (Pick("effect", "disarmed"), 2, ("disarmed",), []),
        (Pick("scale", "wider"), 2, (), ["scale"]),
        (Pick("benefit", "safer"), 2, (), ["benefit"]),
    ],
)
def test_an_exceptional_hit_with_a_power_is_one_pick(
    pick: Pick, hearts: int, effects: tuple[str, ...], benefits: list[str]
) -> None:
    """Two Hearts, or one Heart and one thing from either list; there is no second pick."""
    script = cast(preset("standard"), BOSS, at=("warden",)).dice("1d12", 12).gm("no")
    script.asks("ilse", "nde/exceptional", "two_hearts", "effect", "scale", "benefit").says("ilse", pick)
    after = script.refuses("ilse", Pick("benefit"), "nde2.power.exceptional-hit").end()
    assert after.result is not None and after.result.result == "X"
    assert (after.foe("warden").hearts, after.foe("warden").effects) == (hearts, effects)
    assert [fact.benefit for fact in after.told if isinstance(fact, Benefited)] == benefits


@pytest.mark.rule("nde2.power.damage")
def test_a_gift_of_power_is_the_one_pick_of_an_exceptional_hit() -> None:
    """When the GM gives the point back, the foe loses the usual Heart and the player picks nothing."""
    after = cast(preset("standard"), BOSS, at=("warden",)).dice("1d12", 12).gm("yes").end()
    assert (after.foe("warden").hearts, after.hero("ilse").power) == (2, 3)


@pytest.mark.rule("nde2.power.not-enough")
def test_a_power_that_costs_too_much_is_refused() -> None:
    """With one point left a Strong power is out of reach, and the point stays."""
    maren = hero("maren", "adept", power=1)
    script = power(by=maren)
    script.refuses("gm", preset("strong"), "nde2.power.not-enough")
    assert script.stage.state.hero(hero_id("maren")).power == 1
    assert script.gm(preset("standard")).dice("1d12", 5).end().hero("maren").power == 0


@pytest.mark.rule("nde2.power.heal")
@pytest.mark.parametrize(("before", "heals", "healed"), [(2, 0, 4), (4, 0, 5), (2, 1, 3), (0, 0, 2)])
def test_a_healing_power_restores_two_hearts_by_default(before: int, heals: int, healed: int) -> None:
    """A Strong effect heals two Hearts or the GM's number, never above the most; it raises the fallen."""
    bram = hero("bram", hearts=before, fallen="" if before else "down", acted=True)
    script = power(bram, heal="bram", phase="heroes")
    script.refuses("gm", preset("standard"), "nde2.power.heal")
    after = script.gm(preset("strong", heals=heals)).dice("1d12", 6).end()
    assert (after.hero("bram").hearts, after.hero("bram").fallen) == (healed, "")


def test_a_failed_healing_heals_nothing() -> None:
    """Below six nothing is mended."""
    bram = hero("bram", hearts=2)
    script = cast(preset("strong"), bram, heal="bram").passes("bram").dice("1d12", 5).gm(OVERLOAD)
    assert script.end().hero("bram").hearts == 2


def test_the_dead_cannot_be_healed() -> None:
    """The power is refused before anything is spent."""
    with refused("nde2.harm.no-death"):
        power(hero("bram", hearts=0, fallen="dead"), heal="bram")


@pytest.mark.parametrize("points", [0, 1, 2, 3])
@pytest.mark.parametrize("heal", ["", "bram"])
def test_the_default_of_the_gms_call_can_be_paid(points: int, heal: str) -> None:
    """The default of the GM's call is legal with any number of points left."""
    start = table(hero("ilse", "adept", power=points), hero("bram", hearts=1))
    asked = act_out(nde.power.open("ilse", "mend", (), heal), start).conversation.questions()[0][1]
    asked.check(start, asked.default())
    assert asked.default().refused is (points < (2 if heal else 1)) and not asked.default().ordinary
