"""NDE1 worked examples of fights come out as printed, and so do cases just beyond them."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from moothall.ledger.entries import Rolled
from moothall.rulesets import nde
from moothall.rulesets.nde.events import ArmourSpent, Attacked, FoeHurt, HeartsChanged, Struck
from moothall.rulesets.nde.questions import Call, Pick, Ready, Trouble
from moothall.rulesets.nde.state import Gear
from moothall.rulesets.nde.words import Verdict
from tests.books.nde.support.stage_nde1 import act_out, foe, hero, table
from tests.books.nde.support.stage_nde2 import NdeScript
from tests.books.support.examples import example
from tests.support.citing import refused


def result_of(verdict: Verdict | None) -> str:
    assert verdict is not None
    return verdict.result


@example("nde1.ex.5.9A")
@pytest.mark.rule("nde1.retaliation", "nde1.retaliation.melee", "nde1.attack.attribute")
def test_bram_misses_the_rat_beside_him() -> None:
    """A Warrior's d10 shows 4 against the TN 6 of a minion: a miss, and the answer takes one of five Hearts."""
    script = act_out(nde.attack.open("bram", "rat", "melee"), table(hero("bram"), foe("rat"), phase="heroes"))
    after = script.gm(Call(6)).dice("1d10", 4).asks("gm", "nde/reach", "yes", "no", "instead").gm("yes").end()
    assert (result_of(after.result), after.last(Attacked).against) == ("F", 6)
    assert (after.hero("bram").hearts, after.foe("rat").out) == (4, "")


def maren_shoots() -> NdeScript[Verdict | None]:
    """Maren, a Rogue, has a good position on the ogre, and Oda draws its eyes."""
    ogre = foe("ogre", "boss", square=(9, 4))
    start = table(hero("maren", "rogue"), hero("oda"), ogre, phase="heroes")
    script = act_out(nde.attack.open("maren", "ogre", "ranged"), start).gm(Call(12, helps=("position",)))
    return script.says("oda", "she shouts and waves a torch").gm("allow").says("maren", Ready())


@example("nde1.ex.5.9B")
@pytest.mark.rule("nde1.hit.exceptional", "nde1.attack.attribute", "nde1.help.effect")
def test_maren_shoots_the_ogre_with_help_from_a_good_position() -> None:
    """Help makes the d10 a d12 and the position makes TN 12 an 8; a 12 is exceptional and wounds the boss twice."""
    after = maren_shoots().dice("1d12", 12).says("maren", Pick("two_hearts")).end()
    shot = after.last(Attacked)
    assert (shot.attribute, shot.sides, shot.against, shot.result) == ("dex", 12, 8, "X")
    assert ([fact.hearts for fact in after.told if isinstance(fact, FoeHurt)], after.foe("ogre").out) == ([1], "")
    assert (after.hero("oda").acted, after.hero("maren").hearts) == (True, 5)
    (rolled,) = (entry for entry in after.log if isinstance(entry, Rolled))
    amounts = {(reason.what, reason.amount) for reason in rolled.why if reason.amount}
    assert amounts == {("step-help", 1), ("shift-advantage", -1)}


@pytest.mark.parametrize(("face", "result"), [(7, "F"), (8, "S"), (11, "S")])
def test_the_number_after_the_position_is_eight(face: int, result: str) -> None:
    """The same shot misses with a 7 and hits once with an 8 or an 11."""
    after = maren_shoots().dice("1d12", face).plainly()
    assert (result_of(after.result), after.foe("ogre").hearts) == (result, 3 if result == "F" else 2)


@example("edge.11")
@pytest.mark.rule("nde1.retaliation.safe")
def test_maren_misses_from_behind_a_wall() -> None:
    """A 3 against the TN 8 of an elite with a bow: a failure that costs no Heart, unless the GM says otherwise."""
    archer = foe("archer", "elite", square=(6, 0), shoots=True)
    start = table(hero("maren", "rogue", cover="full"), archer, phase="heroes")
    script = act_out(nde.attack.open("maren", "archer", "ranged"), start).gm(Call(8)).dice("1d10", 3)
    question: Any = dict(script.asks("gm", "nde/reach", "no", "yes", "instead").conversation.questions())["gm"]
    after = script.gm(question.default()).gm(Trouble()).end()
    assert (result_of(after.result), after.hero("maren").hearts) == ("F", 5)
    assert not any(isinstance(fact, HeartsChanged) for fact in after.told)


def blow_at_the_fallen(armour: int) -> NdeScript[bool]:
    """Edda lies there in her mail, and the wolf bites."""
    mail = Gear("spear", "mail")
    edda = hero("edda", hearts=0, fallen="down", fallen_as="out cold", armour=armour, gear=mail)
    start = table(replace(edda, acted=True), foe("wolf", "elite"), phase="heroes", armor_token="on")
    return act_out(nde.foe_turn.open(("wolf",), "edda"), start).gm("strike")


@example("edge.12")
@pytest.mark.rule("nde1.opt.armor", "nde1.harm.zero")
def test_mail_may_take_the_blow_that_would_kill() -> None:
    """A fallen hero does not dodge, but an armour token absorbs the killing blow: still down, and alive."""
    script = blow_at_the_fallen(1).asks("edda", "nde/armour", "spend", "take")
    after = script.says("edda", "spend").end()
    assert (after.dice, after.last(Struck).hit, after.last(ArmourSpent).armour) == ([], True, 0)
    edda = after.hero("edda")
    assert (edda.fallen, edda.fallen_as, edda.hearts, edda.armour) == ("down", "out cold", 0, 0)


@pytest.mark.rule("nde1.harm.death")
def test_without_the_token_the_blow_kills() -> None:
    """Kept, or already spent, the token saves nobody; and nobody helps up the dead."""
    for script in (blow_at_the_fallen(1).says("edda", "take"), blow_at_the_fallen(0)):
        after = script.end()
        assert after.hero("edda").fallen == "dead"
    bram = hero("bram")
    with refused("nde1.harm.revive"):
        act_out(nde.revive.open("bram", "edda"), replace(after.state, heroes=(*after.state.heroes, bram), phase="free"))
