"""NDE1 Magic: four levels with their numbers and Mana costs, the roll, and the trouble of a failure."""

from __future__ import annotations

from typing import get_args

import pytest

from moothall.errors import AgainstTheRules
from moothall.handlers.script import OffScript
from moothall.ledger.entries import Rolled, Told
from moothall.rulesets import nde
from moothall.rulesets.nde.events import Benefited, Complicated, HeartsChanged, Moved, PowerChanged, PowerUsed
from moothall.rulesets.nde.ids import FigureId, hero_id
from moothall.rulesets.nde.questions import GivePower, Pick, PowerCall, Trouble
from moothall.rulesets.nde.questions.powers import Level
from moothall.rulesets.nde.state import Square, Table
from tests.books.nde.support.magic_nde1 import ELITE, ILSE, OVERLOAD, cast, magic, result_of, spell
from tests.books.nde.support.stage_nde1 import OLDER, act_out, hero, table
from tests.support.citing import refused

ODA = hero("oda", "mage", m=20)


@pytest.mark.rule("nde1.magic.scope")
def test_a_world_has_its_own_word_for_magic() -> None:
    """A table of psions keeps that word, and plays with the same options as one that says nothing."""
    plain = act_out(nde.open_table.open(OLDER), Table(options=OLDER)).end().state
    psions = act_out(nde.open_table.open(OLDER, "psionics"), Table(options=OLDER)).end().state
    assert (plain.powers_are, psions.powers_are) == ("", "psionics")
    assert psions.options == plain.options == OLDER


@pytest.mark.rule("nde1.magic.when")
@pytest.mark.parametrize(("face", "result"), [(5, "F"), (6, "S")])
def test_an_ordinary_effect_costs_no_mana(face: int, result: str) -> None:
    """An effect within normal ability is a plain test of Magic: the three Mana stay even if a cost was named."""
    script = magic().gm(PowerCall(ordinary=True, difficulty=6, cost=3)).dice("1d10", face)
    after = script.gm(Trouble()).end() if result == "F" else script.end()
    assert (result_of(after), after.hero("ilse").power) == (result, 3)
    assert not [fact for fact in after.told if isinstance(fact, PowerChanged | PowerUsed)]


@pytest.mark.rule("nde1.magic.when")
def test_an_ordinary_effect_is_any_test() -> None:
    """The GM may find it is another attribute's business, but keeps to the four numbers; its top face is a benefit."""
    script = magic().refuses("gm", PowerCall(ordinary=True, difficulty=5), "nde1.test.gm-tn")
    script.gm(PowerCall(ordinary=True, difficulty=4, attribute="dex")).dice("1d6", 6)
    after = script.says("ilse", "quieter").gm("quieter").end()
    assert result_of(after) == "X"
    assert after.last(Benefited).benefit == "quieter"


@pytest.mark.rule("nde1.magic.sequence")
def test_magic_waits_for_the_gms_number_and_cost() -> None:
    """Dice rolled before number and cost are set do not count, and the player cannot set them."""
    script = magic().asks("gm", "nde/power")
    with refused("nde1.magic.sequence"):
        script.conversation.fall((9,))
    script.refuses("ilse", spell("trick"), "nde1.magic.sequence")
    assert script.stage.state.hero(hero_id("ilse")).power == 3
    after = script.gm(spell("standard")).dice("1d10", 9).end()
    assert after.last(PowerUsed) == PowerUsed(hero_id("ilse"), "a wall of fog", "standard", 10, 0, "S", 6, True)


@pytest.mark.rule("nde1.magic.sequence")
@pytest.mark.parametrize("attribute", ["str", "dex"])
def test_magic_is_rolled_on_magic(attribute: str) -> None:
    """No other attribute serves for an effect above the ordinary."""
    script = magic().refuses("gm", spell("standard", attribute=attribute), "nde1.magic.sequence")
    assert script.gm(spell("standard", attribute="might")).dice("1d10", 6).end().dice == [(10, (6,))]


@pytest.mark.rule("nde1.magic.spend-first")
@pytest.mark.parametrize(("face", "result"), [(1, "FC"), (7, "F"), (8, "S"), (10, "X")])
def test_mana_is_gone_when_the_die_falls(face: int, result: str) -> None:
    """A Strong effect leaves one Mana of three before anything is rolled, and so it stays whatever is rolled."""
    script = cast("strong")
    assert script.stage.state.hero(hero_id("ilse")).power == 1
    after = script.dice("1d10", face).plainly()
    assert (result_of(after), after.hero("ilse").power) == (result, 1)
    spent = next(entry for entry in after.log if isinstance(entry, Told) and isinstance(entry.event, PowerChanged))
    rolled = next(entry for entry in after.log if isinstance(entry, Rolled))
    assert spent.number < rolled.number
    assert spent.event == PowerChanged(hero_id("ilse"), 1, "strong")


@pytest.mark.rule("nde1.magic.failure")
@pytest.mark.parametrize(("face", "result"), [(3, "F"), (1, "FC")])
def test_a_failed_effect_costs_its_mana_and_brings_trouble(face: int, result: str) -> None:
    """Nothing happens to whom it should mend, two Mana are lost, and the GM must name a consequence of such a kind."""
    bram = hero("bram", hearts=2, acted=True)
    script = cast("strong", bram, heal="bram", leap=(3, 0), phase="heroes").dice("1d10", face)
    script.refuses("gm", Trouble(), "nde1.magic.failure").refuses("gm", Trouble("noise"), "nde1.magic.failure")
    after = script.gm(Trouble("trace")).end()
    assert (result_of(after), after.hero("ilse").power) == (result, 1)
    assert [fact for fact in after.told if isinstance(fact, Complicated)] == [Complicated(hero_id("ilse"), "trace", "")]
    assert not [fact for fact in after.told if isinstance(fact, HeartsChanged | Moved)]
    assert (after.hero("bram").hearts, after.hero("ilse").square) == (2, (0, 0))


@pytest.mark.rule("nde1.magic.failure")
@pytest.mark.parametrize("kind", ["overload", "trace", "exposure", "side_effect"])
def test_a_failed_effect_brings_one_of_four_troubles_or_free_words(kind: str) -> None:
    """Four kinds of trouble need no more words; any other does."""
    script = cast("standard").dice("1d10", 5)
    kinds = tuple(term.id for term in script.conversation.questions()[0][1].listed())  # type: ignore[attr-defined]
    assert kinds == ("overload", "trace", "exposure", "side_effect", "other")
    assert script.gm(Trouble(kind)).end().last(Complicated).kind_of == kind
    told = cast("standard").dice("1d10", 5).gm(Trouble("other", "the fog stays in her lungs")).end()
    assert told.last(Complicated).text == "the fog stays in her lungs"


# ---- Levels ---------------------------------------------------------------------------------------------------------


def fits(call: PowerCall) -> bool:
    """Whether the GM may judge an effect so, for a hero with Mana to spare; else the rule of its level forbids it."""
    rich = hero("ilse", "mage", power=5, power_max=5)
    try:
        magic(by=rich).refuses("gm", call, f"nde1.magic.{call.level}")
    except OffScript:
        return True
    return False


def allowed(level: Level) -> set[tuple[int, int]]:
    """Every number and cost at which the GM may set a level."""
    pairs = ((number, cost) for number in (2, 4, 5, 6, 8, 10, 12, 20) for cost in range(6))
    return {(number, cost) for number, cost in pairs if fits(PowerCall(level, number, cost))}


def test_each_level_has_its_number_and_its_cost() -> None:
    """There are four levels; only a trick leaves the GM a choice, and costs nothing unless one is made."""
    levels: dict[Level, set[tuple[int, int]]] = {level: allowed(level) for level in get_args(Level)}
    assert levels == {"trick": {(4, 0), (4, 1)}, "standard": {(6, 1)}, "strong": {(8, 2)}, "great": {(12, 3)}}
    usual = [spell(level) for level in levels]
    assert [(call.difficulty, call.cost) for call in usual] == [(4, 0), (6, 1), (8, 2), (12, 3)]


@pytest.mark.rule("nde1.magic.trick")
def test_a_trick_needs_no_mana() -> None:
    """A hero with none left makes a light with a four; a three is too little."""
    tyko = hero("tyko", "mage", power=0)
    script = magic(by=tyko).refuses("gm", spell("trick", cost=2), "nde1.magic.trick")
    script.refuses("gm", spell("trick", difficulty=6), "nde1.magic.trick")
    script.refuses("gm", spell("trick", cost=1), "nde1.magic.not-enough")
    after = script.gm(PowerCall("trick", 4, 0)).dice("1d10", 4).end()
    assert (result_of(after), after.hero("tyko").power) == ("S", 0)
    assert result_of(cast("trick", by=tyko).dice("1d10", 3).gm(OVERLOAD).end()) == "F"


@pytest.mark.rule("nde1.magic.trick")
def test_a_trick_may_cost_one_mana() -> None:
    """The GM may ask one Mana for it."""
    assert magic().gm(spell("trick", cost=1)).dice("1d10", 4).end().hero("ilse").power == 2


@pytest.mark.rule("nde1.magic.standard")
@pytest.mark.parametrize(("face", "result"), [(5, "F"), (6, "S"), (9, "S")])
def test_a_standard_effect_needs_six_and_costs_one_mana(face: int, result: str) -> None:
    """Six is enough, and one of three Mana is gone."""
    script = magic().gm(PowerCall("standard", 6, 1)).dice("1d10", face)
    after = (script.gm(OVERLOAD) if result == "F" else script).end()
    assert (result_of(after), after.hero("ilse").power) == (result, 2)


@pytest.mark.rule("nde1.magic.strong")
@pytest.mark.parametrize(("face", "result"), [(7, "F"), (8, "S")])
def test_a_strong_effect_needs_eight_and_costs_two_mana(face: int, result: str) -> None:
    """Eight is enough, and two of three Mana are gone."""
    script = magic().gm(PowerCall("strong", 8, 2)).dice("1d10", face)
    after = (script.gm(OVERLOAD) if result == "F" else script).end()
    assert (result_of(after), after.hero("ilse").power) == (result, 1)


@pytest.mark.rule("nde1.magic.great")
@pytest.mark.parametrize(("face", "result"), [(11, "F"), (12, "S")])
def test_a_great_effect_needs_twelve_and_costs_three_mana(face: int, result: str) -> None:
    """Twelve is enough, and all three Mana are gone."""
    script = magic(by=ODA).gm(PowerCall("great", 12, 3)).dice("1d20", face)
    after = (script.gm(OVERLOAD) if result == "F" else script).end()
    assert (result_of(after), after.hero("oda").power) == (result, 0)


@pytest.mark.rule("nde1.magic.not-enough")
@pytest.mark.parametrize(("mana", "level", "dearer"), [(1, "standard", "strong"), (2, "strong", "great")])
def test_an_effect_that_costs_more_mana_than_there_is_is_refused(mana: int, level: Level, dearer: Level) -> None:
    """With one Mana a Strong effect is refused and nothing is spent; what costs all there is can be done."""
    script = magic(by=hero("ilse", "mage", power=mana)).refuses("gm", spell(dearer), "nde1.magic.not-enough")
    assert script.stage.state.hero(hero_id("ilse")).power == mana
    assert script.gm(spell(level)).dice("1d10", 9).end().hero("ilse").power == 0


# ---- Leaping and healing --------------------------------------------------------------------------------------------


@pytest.mark.rule("nde1.magic.leap")
@pytest.mark.parametrize("to", [(5, 0), (-5, 5), (0, 1)])
def test_a_leap_covers_five_squares(to: Square) -> None:
    """A Standard effect carries a hero five squares in any direction; the turn's own Movement is still there."""
    start = hero("ilse", "mage", moved=2)
    after = cast("standard", by=start, leap=to, phase="heroes").dice("1d10", 6).end()
    assert after.last(Moved) == Moved(FigureId("ilse"), to, None, 2, True)
    assert (after.hero("ilse").square, after.hero("ilse").moved, after.hero("ilse").power) == (to, 2, 2)
    walked = act_out(nde.walk.open("ilse", (to[0] + 3, to[1])), after.state).end()
    assert walked.hero("ilse").moved == 5


@pytest.mark.rule("nde1.magic.leap")
@pytest.mark.parametrize("to", [(6, 0), (0, -6), (6, 6)])
def test_a_leap_of_six_squares_is_refused(to: Square) -> None:
    """Six squares are refused before the GM is even asked."""
    with refused("nde1.magic.leap"):
        magic(leap=to)


@pytest.mark.rule("nde1.magic.leap")
def test_a_trick_cannot_carry_a_leap() -> None:
    """A leap is at least a Standard effect; what is ordinary leaves the hero where she stands."""
    script = magic(leap=(5, 0)).refuses("gm", spell("trick"), "nde1.magic.leap")
    assert script.conversation.questions()[0][1].leap == (5, 0)  # type: ignore[attr-defined]
    assert script.gm(spell("strong")).dice("1d10", 8).end().hero("ilse").square == (5, 0)
    stays = magic(leap=(5, 0)).gm(PowerCall(ordinary=True, difficulty=4)).dice("1d10", 4).end()
    assert stays.hero("ilse").square == (0, 0)


@pytest.mark.rule("nde1.magic.heal")
@pytest.mark.parametrize(("before", "healed"), [(2, 4), (3, 5), (4, 5), (5, 5), (0, 2)])
def test_a_strong_effect_heals_two_hearts(before: int, healed: int) -> None:
    """Two Hearts come back, never more than there is room for; one who is down gets up."""
    bram = hero("bram", hearts=before, fallen="" if before else "down", acted=True)
    script = magic(bram, heal="bram", phase="heroes")
    script.refuses("gm", spell("trick"), "nde1.magic.heal").refuses("gm", spell("standard"), "nde1.magic.heal")
    after = script.gm(spell("strong")).dice("1d10", 8).end()
    assert (after.hero("bram").hearts, after.hero("bram").fallen) == (healed, "")


@pytest.mark.rule("nde1.magic.heal")
@pytest.mark.parametrize(("heals", "usual", "healed"), [(1, "2", 2), (3, "2", 4), (0, "3", 4), (0, "1", 2)])
def test_the_gm_or_the_table_sets_how_many_hearts_an_effect_heals(heals: int, usual: str, healed: int) -> None:
    """The GM may say how many Hearts this one heals, and a table how many are usual."""
    bram = hero("bram", hearts=1, acted=True)
    script = magic(bram, heal="bram", phase="heroes", power_heal=usual)
    script.refuses("gm", spell("strong", heals=-1), "nde1.magic.heal")
    assert script.gm(spell("strong", heals=heals)).dice("1d10", 8).end().hero("bram").hearts == healed


def test_the_dead_stay_dead() -> None:
    """Nothing is spent on one who is beyond healing."""
    with refused("nde1.harm.death"):
        magic(hero("bram", hearts=0, fallen="dead"), heal="bram")


# ---- The top face ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("nde1.magic.exceptional")
def test_the_gm_may_give_a_mana_back() -> None:
    """On the top face of the die a Standard effect may turn out to cost nothing; then nothing else is picked."""
    after = cast("standard").dice("1d10", 10).asks("gm", "nde/gift", "no", "yes").gm("yes").end()
    assert result_of(after) == "X"
    mana = [fact for fact in after.told if isinstance(fact, PowerChanged)]
    assert mana == [PowerChanged(hero_id("ilse"), 2, "standard"), PowerChanged(hero_id("ilse"), 3, "gift")]
    assert not [fact for fact in after.told if isinstance(fact, Benefited)]


@pytest.mark.rule("nde1.magic.exceptional")
@pytest.mark.parametrize(("pick", "detail"), [("scale", "it lasts till dawn"), ("benefit", "nobody hears it")])
def test_an_exceptional_effect_is_larger_or_finer(pick: str, detail: str) -> None:
    """Else the player picks one of the two, and a Strong effect gives back one Mana of two at the most."""
    script = cast("strong").dice("1d10", 10).gm("no").asks("ilse", "nde/exceptional", "scale", "benefit")
    script.refuses("ilse", Pick("two_hearts"), "nde1.magic.exceptional")
    after = script.says("ilse", Pick(pick, detail)).end()
    assert [fact for fact in after.told if isinstance(fact, Benefited)] == [Benefited(hero_id("ilse"), pick, detail)]
    assert after.hero("ilse").power == 1
    assert cast("strong").dice("1d10", 10).gm("yes").end().hero("ilse").power == 2


@pytest.mark.rule("nde1.magic.refund-cap")
def test_a_free_trick_gives_no_mana_back() -> None:
    """Only what was paid comes back, and never above the most a hero may have."""
    poor = hero("ilse", "mage", power=1)
    script = cast("trick", by=poor).dice("1d10", 10)
    after = script.says("ilse", Pick("scale")).end()
    assert (result_of(after), after.hero("ilse").power) == ("X", 1)
    paid = magic(by=poor).gm(spell("trick", cost=1)).dice("1d10", 10).gm("yes").end()
    assert paid.hero("ilse").power == 1
    with pytest.raises(AgainstTheRules) as full:
        GivePower(hero_id("ilse"), paid=1).check(table(ILSE), "yes")
    assert OLDER.book.rule(full.value.rule) == "nde1.magic.refund-cap"
    GivePower(hero_id("ilse"), paid=1).check(table(poor), "yes")


@pytest.mark.rule("nde1.magic.exceptional-hit")
@pytest.mark.parametrize(
    ("pick", "left", "effects", "benefits"),
    [
        (Pick("two_hearts"), 0, (), []),
        (Pick("effect", "disarmed"), 1, ("disarmed",), []),
        (Pick("scale", "wider"), 1, (), [Benefited(hero_id("ilse"), "scale", "wider")]),
        (Pick("benefit", "silent"), 1, (), [Benefited(hero_id("ilse"), "benefit", "silent")]),
    ],
)
def test_an_exceptional_hit_with_magic_is_one_pick(
    pick: Pick, left: int, effects: tuple[str, ...], benefits: list[Benefited]
) -> None:
    """A ten against an elite's eight is two Wounds, or one and something else; nobody picks twice."""
    script = cast("standard", ELITE, at=("brute",)).dice("1d10", 10).gm("no")
    script.asks("ilse", "nde/exceptional", "two_hearts", "effect", "scale", "benefit").says("ilse", pick)
    after = script.refuses("ilse", Pick("benefit"), "nde1.magic.exceptional-hit").end()
    assert (result_of(after), after.last(PowerUsed).against) == ("X", 8)
    assert (after.foe("brute").hearts, after.foe("brute").effects) == (left, effects)
    assert [fact for fact in after.told if isinstance(fact, Benefited)] == benefits


@pytest.mark.rule("nde1.magic.damage")
def test_a_mana_given_back_is_the_one_pick() -> None:
    """The GM gives the Mana back, the elite takes its one Wound, and the player picks nothing."""
    after = cast("standard", ELITE, at=("brute",)).dice("1d10", 10).gm("yes").end()
    assert (after.foe("brute").hearts, after.hero("ilse").power) == (1, 3)
