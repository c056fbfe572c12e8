"""NDE1 with one d6, in fights: tiers of foes and levels of Magic move the threshold."""

from __future__ import annotations

import pytest

from moothall.rulesets import nde
from moothall.rulesets.nde.dice import check_die
from moothall.rulesets.nde.events import Attacked, PowerUsed
from moothall.rulesets.nde.questions import Call, Pick, Strike, Trouble
from moothall.rulesets.nde.questions.powers import Level
from moothall.rulesets.nde.state import Table
from moothall.rulesets.nde.words import Tier, Verdict
from tests.books.nde.support.magic_nde1 import spell
from tests.books.nde.support.one_d6_nde1 import ODA, ONE_D6, TRAINED, bram, needs, result, with_help
from tests.books.nde.support.stage_nde1 import act_out, foe, table
from tests.books.nde.support.stage_nde2 import NdeScript
from tests.support.citing import refused


def fight(tier: Tier) -> Table:
    return table(bram(TRAINED), foe("warden", tier), dice_mode="d6")


def strikes(tier: Tier) -> NdeScript[Verdict | None]:
    """Bram, who is Trained, attacks a foe, and the GM leaves its number as it is."""
    script = act_out(nde.attack.open("bram", "warden", "melee"), fight(tier))
    return script.gm(script.conversation.questions()[0][1].default())


def check_foe(tier: Tier, threshold: int, wounds: int) -> None:
    """Check the number at which a Trained hero hits such a foe, and the Wounds it takes."""
    assert needs(strikes(tier)) == threshold
    after = strikes(tier).dice("1d6", threshold).plainly()
    assert (after.last(Attacked).against, after.foe("warden").hearts_max) == (threshold, wounds)
    missed = strikes(tier).dice("1d6", threshold - 1).plainly()
    assert (missed.last(Attacked).result, missed.foe("warden").hearts) == ("F", wounds)


@pytest.mark.rule("nde1.d6.minion")
def test_a_minion_does_not_move_the_threshold() -> None:
    """The Trained hit it from four on, and one hit is enough."""
    check_foe("minion", 4, 1)
    assert strikes("minion").dice("1d6", 4).end().foe("warden").out == "out"


@pytest.mark.rule("nde1.d6.elite")
def test_an_elite_is_one_harder() -> None:
    """The Trained hit it from five on, and it has two Wounds."""
    check_foe("elite", 5, 2)
    assert strikes("elite").dice("1d6", 5).end().foe("warden").hearts == 1


@pytest.mark.rule("nde1.d6.boss")
def test_a_boss_is_two_harder() -> None:
    """The Trained need a six, or a five with help; it has three Wounds."""
    check_foe("boss", 6, 3)
    start = table(bram(TRAINED), ODA, foe("warden", "boss"), dice_mode="d6")
    script = with_help(act_out(nde.attack.open("bram", "warden", "melee"), start).gm(Call(12)))
    after = script.dice("1d6", 5).end()
    assert (after.last(Attacked).against, after.last(Attacked).result, after.foe("warden").hearts) == (5, "S", 2)


@pytest.mark.rule("nde1.d6.power")
@pytest.mark.parametrize(
    ("level", "threshold", "cost"), [("trick", 3, 0), ("standard", 4, 1), ("strong", 5, 2), ("great", 6, 3)]
)
def test_levels_of_magic_move_the_threshold(level: Level, threshold: int, cost: int) -> None:
    """For the Trained a trick is a three, a Standard effect a four, a Strong one a five and a Great one a six."""

    def casts() -> NdeScript[Verdict | None]:
        return act_out(nde.power.open("bram", "a wall of fog"), table(bram(TRAINED), dice_mode="d6")).gm(spell(level))

    assert needs(casts()) == threshold
    after = casts().dice("1d6", threshold).plainly()
    assert (after.last(PowerUsed).against, after.hero("bram").power) == (threshold, 3 - cost)
    assert result(casts().dice("1d6", threshold - 1).gm(Trouble("overload")).end()) == "F"


@pytest.mark.rule("nde1.d6.power")
@pytest.mark.parametrize(("tier", "level", "threshold"), [("boss", "standard", 6), ("minion", "strong", 5)])
def test_magic_at_a_foe_takes_the_harder_of_the_two(tier: Tier, level: Level, threshold: int) -> None:
    """The shifts of the spell's level and of the foe are not added up."""
    script = act_out(nde.power.open("bram", "a bolt", ("warden",)), fight(tier)).gm(spell(level))
    assert needs(script) == threshold


def test_a_wide_spell_is_one_d6_against_each_threshold() -> None:
    """A five reaches the minion and the elite of a Trained caster but not the boss; a six reaches all three."""
    targets = foe("rat"), foe("brute", "elite"), foe("warden", "boss")
    for face, left in ((4, [0, 2, 3]), (5, [0, 1, 3]), (6, [0, 1, 2])):
        start = table(bram(TRAINED), *targets, dice_mode="d6")
        script = act_out(nde.power.open("bram", "a gale", ("rat", "brute", "warden")), start).gm(spell("standard"))
        script.dice("1d6", face)
        after = (script.gm("no").says("bram", Pick("scale")) if face == 6 else script).end()
        assert [after.foe(one.id).hearts for one in targets] == left


def test_foes_roll_only_a_d6() -> None:
    """Where foes roll, theirs is a d6."""
    start = table(bram(TRAINED), foe("rat"), dice_mode="d6", foe_action="foe_roll")
    script = act_out(nde.foe_turn.open(("rat",), "bram"), start)
    script.refuses("gm", Strike(die=10, reach=6), "nde1.setup.dice-mode")
    assert script.gm(Strike(die=6, reach=6)).dice("1d6", 6).end().hero("bram").hearts == 4
    with refused("nde1.setup.dice-mode"):
        check_die(ONE_D6, 10)
