"""2d20 assistance: each helper brings one die of a skill and Drive, which counts if the leader scores."""

from __future__ import annotations

from typing import Any

import pytest

from moothall.ledger.entries import Rolled
from moothall.rulesets.houses2d20 import events
from moothall.rulesets.houses2d20.questions import FocusPick, Pair
from tests.books.houses2d20.support.plain import Help
from tests.books.houses2d20.support.stage import HousesScript, npc, person, table, trying

SANNA = person(battle=6, faith=6)
IVO = person("ivo", move=5, truth=6, understand=6, focus=("understand:maps",))
MIRA = person("mira", battle=4, duty=4)


def helped(*others: Any, difficulty: int = 2, leader: Any = SANNA, **options: Any) -> HousesScript[Any]:
    """A test of battle with a target of 12, up to the window for help."""
    script = trying(table(leader, *(others or (IVO,)), **options)).called("battle", difficulty)
    return script.at("drive", "faith").on_to("assist")


def by(script: HousesScript[Any], who: str = "ivo", pair: Pair | None = None) -> HousesScript[Any]:
    """An offer of help, by default with move and truth."""
    script.says(who, Help(who, "I keep watch")).gm("yes")
    return script.says(who, pair or Pair("move", "truth"))


@pytest.mark.rule("houses.assist.one-die")
def test_each_helper_brings_one_die() -> None:
    """Two helpers, two more dice, each tagged with its roller."""
    script = by(helped(IVO, MIRA))
    script = by(script, "mira", Pair("battle", "duty")).to_dice()
    assert script.pool == "4d20"
    after = script.falls(3, 4, 5, 6).plainly()
    rolled = next(entry for entry in after.log if isinstance(entry, Rolled))
    assert [reason.of for reason in rolled.why if reason.what == "die-helper"] == ["ivo", "mira"]


@pytest.mark.rule("houses.assist.no-bought-dice")
def test_a_helper_cannot_buy_dice_with_momentum() -> None:
    """A d20 for Momentum is refused."""
    helped(momentum=3).refuses("ivo", Help("ivo", "I help", momentum=1), "houses.assist.no-bought-dice").stop()


@pytest.mark.rule("houses.assist.no-other-spends")
def test_a_helper_cannot_buy_dice_with_threat() -> None:
    """Threat for a die is refused, and no Determination is asked for."""
    script = helped().refuses("ivo", Help("ivo", "I help", threat=1), "houses.assist.no-other-spends")
    assert by(script, pair=Pair("move", "truth")).on_to("assist-point", "buy-dice").waits == "buy-dice"
    script.stop()


@pytest.mark.rule("houses.assist.own-pair")
def test_a_helper_picks_skill_and_drive() -> None:
    """The leader uses battle and faith, the helper move 5 and truth 6: the helper's target is 11."""
    after = by(helped()).falls(12, 20, 11).plainly()
    assert after.last(events.Assisted).target == 11
    assert after.last(events.Tested).successes == 2
    missed = by(helped()).falls(12, 20, 12).plainly()
    assert missed.last(events.Tested).successes == 1


def test_the_usual_pair_is_the_best() -> None:
    """A helper who does not choose helps with the highest skill and the highest Drive; every pair can be listed."""
    script = helped(person("ivo", move=7, truth=4, power=8, duty=5)).says("ivo", Help("ivo", "I help")).gm("yes")
    assert script.asked.default() == Pair("move", "power")
    assert len(script.asked.answers()) == 25 and script.asked.answers()[0] == Pair("battle", "duty")
    guard = npc("guard", "minor", quality=6, discipline=7)
    minor = trying(table(npc("roke"), guard), "roke").called("battle").on_to("assist")
    minor.gm(Help("guard", "I help")).gm("yes")
    assert minor.asked.default() == Pair("discipline") and len(minor.asked.answers()) == 5


@pytest.mark.rule("houses.challenge.struck-drive-unusable")
def test_a_helper_cannot_use_a_struck_drive() -> None:
    """A struck Drive serves no helper either."""
    one = person("ivo", says={"duty": "Words"}, struck=("duty",))
    script = helped(one).says("ivo", Help("ivo", "I help")).gm("yes")
    script.refuses("ivo", Pair("move", "duty"), "houses.challenge.struck-drive-unusable")
    script.refuses("ivo", Pair("move", None), "houses.assist.own-pair").stop()


@pytest.mark.rule("houses.assist.own-focus")
def test_a_helper_may_use_a_focus() -> None:
    """Understand 6 under a focus: a 6 is two successes, a 7 is one; without the GM's word the 6 is one."""

    def with_focus(face: int, word: str = "yes") -> int:
        script = by(helped(), pair=Pair("understand", "truth")).says("ivo", FocusPick(("maps",))).gm(word)
        return int(script.falls(12, 13, face).plainly().last(events.Tested).successes)

    assert with_focus(6) == 3 and with_focus(7) == 2 and with_focus(6, "no") == 2


@pytest.mark.rule("houses.assist.several")
def test_several_characters_may_help_one_test() -> None:
    """Three are taken and the GM turns one away: three dice of helpers, and none of the fourth."""
    script = helped(IVO, MIRA, person("jory"), person("lena"))
    script = by(by(script), "mira", Pair("battle", "duty"))
    script = by(script, "jory", Pair("battle", "duty"))
    script.says("lena", Help("lena", "I sing")).gm("no")
    assert script.to_dice().pool == "5d20"
    script.stop()


def test_help_must_make_sense() -> None:
    """One must be at the table, on the same side and in play; how may be left to the GM to see."""
    fallen = person("mira", defeated="defeated")
    script = helped(IVO, fallen, npc("roke"))
    assert [seat for seat, _ in script.conversation.questions()] == ["ivo"]
    script.refuses("ivo", Help("sanna", "I help"), "houses.assist.several")
    assert script.says("ivo", Help("ivo")).waits == "allow-assist"
    script.stop()


@pytest.mark.rule("houses.assist.adds-to-leader")
def test_helpers_join_the_leader() -> None:
    """One success of the leader and one of the helper reach 2 exactly."""
    told = by(helped()).falls(12, 13, 11).plainly().last(events.Tested)
    assert (told.successes, told.passed, told.surplus) == (2, True, 0)


@pytest.mark.rule("houses.assist.leader-gate")
def test_helpers_need_a_leader_with_a_success() -> None:
    """The leader has none: two of the helper are nothing, and 1 is not reached; with one it all counts."""
    told = by(helped(difficulty=1)).falls(13, 13, 1).plainly().last(events.Tested)
    assert (told.successes, told.passed) == (0, False)
    assert by(helped(difficulty=1)).falls(13, 12, 1).plainly().last(events.Tested).successes == 3


@pytest.mark.rule("houses.assist.dice-can-complicate")
def test_a_helping_die_can_complicate() -> None:
    """A helper's 20 is a complication of this test, whether the leader has a success or not."""
    assert by(helped()).falls(12, 11, 20).plainly().last(events.Tested).complications == 1
    assert by(helped()).falls(13, 13, 20).plainly().last(events.Tested).complications == 1
    assert by(helped()).falls(13, 13, 19).plainly().last(events.Tested).complications == 0


@pytest.mark.rule("houses.assist.outside-the-cap")
def test_helping_dice_do_not_count_toward_the_limit_of_five() -> None:
    """Five of the leader and two of helpers are seven."""
    script = by(by(helped(IVO, MIRA, momentum=6)), "mira", Pair("battle", "duty"))
    assert script.buys("momentum", "momentum", "momentum").to_dice().pool == "7d20"
    script.falls(*[5] * 7).stop()


def test_npcs_help_each_other() -> None:
    """The GM is asked for those on the same side; one with a Quality needs no Drive."""
    script = trying(table(npc("roke"), npc("guard", "minor", quality=6, move=5)), "roke").called("battle")
    script.on_to("assist").gm(Help("guard", "at the captain's back")).gm("yes").gm(Pair("move"))
    assert script.stop().last(events.Assisted).target == 11
