"""Powers that hold, shield or boost: what they leave lies on a card, changes dice, ends by rule, and harms nobody."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from moothall.rulesets import nde
from moothall.rulesets.nde import effects
from moothall.rulesets.nde.events import EffectsChanged, FoeHurt
from moothall.rulesets.nde.ids import FigureId
from moothall.rulesets.nde.questions import Call, PowerCall, Ready, SetPower, Strike
from moothall.rulesets.nde.state import Table
from tests.books.nde.support import stage_nde1, stage_nde2
from tests.books.nde.support.situations_nde2 import begun, tried, waits_for
from tests.books.nde.support.stage_nde2 import act_out, foe, hero, table

BRAM = hero("bram")  # S d12, D d8
ILSE = hero("ilse", "adept")  # M d12
ORLA = foe("orla", "elite", shoots=True)
STAGES: dict[str, Any] = {"nde2": stage_nde2, "nde1": stage_nde1}
ROLES = {"nde2": ("adept", "assault"), "nde1": ("mage", "warrior")}
STANDARD = {"nde2": "1d12", "nde1": "1d10"}


def people(book: str, **of_bram: Any) -> tuple[Any, ...]:
    """Ilse, who has powers, Bram, who has acted and offers no help, and Orla, who shoots."""
    stage, (adept, assault) = STAGES[book], ROLES[book]
    bram = stage.hero("bram", assault, **{"acted": True, **of_bram})
    return stage.hero("ilse", adept), bram, stage.foe("orla", "elite", shoots=True)


def cast(book: str, at: Table | None = None, **what: Any) -> Any:
    """Ilse uses a power that succeeds, with the answers a GM begins with."""
    at = at or STAGES[book].table(*people(book), phase="heroes")
    script = STAGES[book].act_out(nde.power.open("ilse", "a wall of song", **what), at)
    ((_, asked),) = script.conversation.questions()
    script.gm(asked.default())
    if waits_for(script) == "nde/ready":
        script.says("ilse", Ready())
    return script.dice(STANDARD[book], 9).end()


# ---- What powers leave ----------------------------------------------------------------------------------------------


@pytest.mark.rule("nde2.power.strengthen")
@pytest.mark.rule("nde1.magic.strengthen")
@pytest.mark.parametrize("book", STAGES)
@pytest.mark.parametrize(("means", "effect"), [("shield", "shielded"), ("boost", "boosted")])
def test_a_power_for_a_friend_leaves_an_effect_and_speaks_of_no_harm(book: str, means: str, effect: str) -> None:
    """The hero it was meant for has the effect; nobody loses a Heart, and no rule of harm is cited."""
    afters = {each: cast(each, None, **{means: "bram"}) for each in STAGES}  # each case cites both rules
    after = afters[book]
    assert after.hero("bram").effects == (effect,)
    assert after.last(EffectsChanged).effect == effect
    assert not [fact for fact in after.told if isinstance(fact, FoeHurt)]
    assert not [rule for rule in after.citations if rule.endswith("damage")]


@pytest.mark.parametrize("book", STAGES)
def test_a_power_that_holds_takes_no_heart_as_the_gm_agrees(book: str) -> None:
    """The answer a GM begins with is a strong power without harm: the foe is held and loses its turn."""
    after = cast(book, targets=("orla",), hold=True)
    orla = after.foe("orla")
    assert (orla.effects, orla.acted, orla.hearts) == (("held",), True, orla.hearts_max)
    assert not [fact for fact in after.told if isinstance(fact, FoeHurt)]


@pytest.mark.parametrize(
    ("what", "level", "damage", "left_out"),
    [
        ({"targets": ("orla",)}, "standard", 1, {"heals"}),
        ({"targets": ("orla",), "hold": True}, "strong", 0, {"damage", "heals"}),
        ({"hold": True}, "standard", 1, {"damage", "heals"}),
        ({"heal": "bram"}, "strong", 1, {"damage"}),
        ({"shield": "bram"}, "standard", 1, {"damage", "heals"}),
        ({"boost": "ilse"}, "standard", 1, {"damage", "heals"}),
    ],
)
def test_the_card_of_a_power_asks_for_what_it_does(what: Any, level: str, damage: int, left_out: set[str]) -> None:
    """Level and harm follow from what the power is for, and nobody is asked for Hearts that it does not move."""
    script = act_out(nde.power.open("ilse", "a song", **what), table(ILSE, BRAM, ORLA))
    ((_, asked),) = script.conversation.questions()
    assert isinstance(asked, SetPower)
    assert (asked.default().level, asked.default().damage) == (level, damage)
    assert set(asked.leaves_out()) == left_out | {"extreme"}


@pytest.mark.parametrize(
    ("what", "too_weak", "enough", "rule"),
    [
        ({"targets": ("orla",), "hold": True}, "standard", "strong", "nde2.power.strong"),
        ({"shield": "bram"}, "trick", "standard", "nde2.power.standard"),
        ({"boost": "bram"}, "trick", "standard", "nde2.power.standard"),
    ],
)
def test_a_power_too_weak_for_it_is_refused(what: Any, too_weak: Any, enough: Any, rule: str) -> None:
    """Holding is strong, shields and boosts are standard, as the book lists them."""
    at = table(ILSE, replace(BRAM, acted=True), ORLA, phase="heroes")
    script = act_out(nde.power.open("ilse", "a song", **what), at)
    assert tried(script, "gm", PowerCall(too_weak, stakes="x", damage=0)) == rule
    assert tried(script, "gm", PowerCall(enough, stakes="x", damage=0)) == "1d12"


@pytest.mark.parametrize("means", ["shield", "boost"])
def test_a_hero_who_is_down_gets_neither_shield_nor_boost(means: str) -> None:
    """One who tests and avoids nothing has no use for it: the rule of the fallen closes it."""
    down = replace(BRAM, hearts=0, fallen="down")
    assert begun(nde.power.open("ilse", "a song", **{means: "bram"}), ILSE, down) == "nde2.harm.zero"


# ---- What a shield does ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("lying", "dice"), [((), "1d8"), (("shielded",), "1d12"), (("shielded", "held"), "1d8")])
@pytest.mark.parametrize("shoots", [True, False])
def test_a_shield_helps_to_avoid_any_attack(lying: Any, dice: str, shoots: bool) -> None:
    """One step up, hand to hand as from afar; being held as well evens it out."""
    at = table(replace(BRAM, effects=lying, acted=True), replace(ORLA, shoots=shoots))
    script = act_out(nde.foe_turn.open(("orla",), "bram"), at).gm(Strike("dex", 6))
    if waits_for(script) == "nde/ready":
        script.says("bram", Ready())
    assert waits_for(script) == dice


@pytest.mark.parametrize(("lying", "die"), [((), 8), (("shielded",), 6), (("boosted",), 8)])
def test_a_foe_that_rolls_is_hindered_by_a_shield_alone(lying: Any, die: int) -> None:
    """The boost of a hero is for the hero’s own tests, and makes no foe worse."""
    at = table(replace(BRAM, effects=lying, acted=True), ORLA, foe_action="foe_roll")
    script = act_out(nde.foe_turn.open(("orla",), "bram"), at).gm(Strike(die=8, reach=4))
    assert waits_for(script) == f"1d{die}"


@pytest.mark.parametrize(("lying", "dice"), [((), "1d12"), (("shielded",), "1d8"), (("boosted",), "1d12")])
def test_the_shield_of_a_foe_hinders_who_attacks_it(lying: Any, dice: str) -> None:
    """A shield works for either side; the boost of a foe does nothing for the hero who attacks it."""
    at = table(BRAM, replace(ORLA, effects=lying))
    script = act_out(nde.attack.open("bram", "orla", "melee"), at).gm(Call(6))
    assert waits_for(script) == dice


@pytest.mark.parametrize(("lying", "dice"), [((), "1d8"), (("boosted",), "1d6")])
def test_the_boost_of_a_foe_makes_its_blow_harder_to_avoid(lying: Any, dice: str) -> None:
    """An advantage of the foe is a disadvantage of the test that stands in the place of its roll."""
    at = table(replace(BRAM, acted=True), replace(ORLA, effects=lying))
    assert waits_for(act_out(nde.foe_turn.open(("orla",), "bram"), at).gm(Strike("dex", 6))) == dice


@pytest.mark.parametrize(
    ("orlas", "rats", "dice", "numbers"),
    [
        ((), (), "1d12", (6, 6)),
        (("shielded",), (), "1d12", (6, 8)),
        (("shielded",), ("shielded",), "1d8", (6, 6)),
    ],
)
@pytest.mark.parametrize("needs_line", [True, False])
def test_a_shield_among_several_targets_makes_that_one_harder(
    orlas: Any, rats: Any, dice: str, numbers: Any, needs_line: bool
) -> None:
    """What only one target has moves its number, and what all have moves the die, whether or not a line is needed."""
    at = table(ILSE, replace(ORLA, effects=orlas), foe("rat", effects=rats))
    script = act_out(nde.power.open("ilse", "a gale", ("orla", "rat")), at)
    script.gm(PowerCall("strong", stakes="x", needs_line=needs_line))
    waiting: Any = script.conversation.waiting
    assert (waits_for(script), (waiting.given[1], *waiting.given[4])) == (dice, numbers)


# ---- What a boost does ----------------------------------------------------------------------------------------------


def boosted_tests() -> dict[str, tuple[Any, Any]]:
    """Each kind of test a boosted hero can make: its opening, and the GM’s answers up to the roll."""
    return {
        "test": (nde.test.open("ilse", "lift it"), ("roll", "might")),
        "attack": (nde.attack.open("ilse", "orla", "ranged"), ()),
        "power": (nde.power.open("ilse", "a bolt", ("orla",)), ()),
        "power without a target": (nde.power.open("ilse", "a light"), ()),
    }


@pytest.mark.parametrize("kind", boosted_tests())
@pytest.mark.parametrize("declined", [False, True])
def test_a_boost_counts_in_the_next_test_and_is_used_up(kind: str, declined: bool) -> None:
    """One step up in a test, an attack or a power, once; who declines the step keeps the boost."""
    opening, _ = boosted_tests()[kind]
    at = table(replace(ILSE, effects=("boosted",)), ORLA)
    script = act_out(opening, at)
    while waits_for(script) != "nde/ready":
        seat, asked = script.conversation.questions()[0]
        script.says(seat, asked.default())
    script.says("ilse", Ready(declined=("boosted",) if declined else ()))
    plain = act_out(opening, table(ILSE, ORLA))
    while not waits_for(plain).startswith("1d"):
        seat, asked = plain.conversation.questions()[0]
        plain.says(seat, asked.default())
    assert (waits_for(script) == waits_for(plain)) is declined
    assert script.stop().hero("ilse").effects == (("boosted",) if declined else ())


def test_a_boost_counts_when_a_blow_is_avoided() -> None:
    """Avoiding a blow is a test of the hero’s, too."""
    at = table(replace(BRAM, effects=("boosted",), acted=True), ORLA)
    script = act_out(nde.foe_turn.open(("orla",), "bram"), at).gm(Strike("dex", 6)).says("bram", Ready())
    assert waits_for(script) == "1d12" and script.stop().hero("bram").effects == ()


def test_a_boost_lowers_the_number_in_the_older_edition() -> None:
    """An 8 becomes a 6 once, and the boost is used up."""
    ilse, bram, orla = people("nde1", effects=("boosted",), acted=False)
    at = stage_nde1.table(replace(ilse, acted=True), bram, orla, phase="heroes")
    script = stage_nde1.act_out(nde.attack.open("bram", "orla", "melee"), at).gm(Call(8))
    waiting: Any = script.conversation.waiting
    assert waiting.given[1] == 6 and script.stop().hero("bram").effects == ()


# ---- How they end ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("ends", "left"),
    [
        (nde.next_round.open(), ("boosted", "fall")),
        (nde.act.open("bram", "equipment"), ("shielded", "boosted")),
        (nde.end_combat.open(), ()),
        (nde.begin_scene.open("dawn"), ()),
        (nde.end_effect.open("bram", "shielded"), ("boosted", "fall")),
    ],
)
def test_shields_end_with_the_round_and_no_action_mends_what_is_good(ends: Any, left: Any) -> None:
    """An Action ends what is bad and keeps what is good; a fight that ends and a new scene end all."""
    lying = ("shielded", "boosted", "fall")
    done = "equipment" not in repr(ends)
    at = table(replace(BRAM, effects=lying, acted=done), ORLA, phase="heroes")
    assert act_out(ends, at).end().hero("bram").effects == left


def test_who_is_helped_up_keeps_a_shield() -> None:
    """Helping up ends what is bad."""
    down = hero("ilse", "adept", hearts=0, fallen="down", effects=("fall", "shielded"))
    after = act_out(nde.revive.open("bram", "ilse"), table(BRAM, down, phase="heroes", positioning="none")).end()
    assert after.hero("ilse").effects == ("shielded",)


@pytest.mark.parametrize("means", ["shield", "boost"])
def test_a_table_of_before_keeps_words_alone(means: str) -> None:
    """Where effects are only told, as in ledgers that do not name the option, nothing lies on anybody."""
    after = cast("nde2", table(*people("nde2"), phase="heroes", effects="told"), **{means: "bram"})
    assert after.hero("bram").effects == () and effects.boost(after.state, FigureId("bram")) == ()
