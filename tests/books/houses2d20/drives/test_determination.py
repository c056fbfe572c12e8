"""2d20 Determination: a fitting statement opens it; it buys an automatic 1, a reroll or a declaration."""

from __future__ import annotations

from typing import Any

import pytest

from moothall.rulesets import houses2d20 as houses
from moothall.rulesets.houses2d20 import events
from moothall.rulesets.houses2d20.ids import CharacterId
from moothall.rulesets.houses2d20.questions import Again, Bearing, Confirmed, Judged, PointUse, Spend, TraitUse
from moothall.rulesets.houses2d20.state import Trait
from tests.books.houses2d20.support.stage import HousesScript, act_out, npc, person, table, trying

SAYS = {"duty": "No debt unpaid"}
SANNA = person(battle=6, duty=7, says=SAYS, determination=2)
LOCKED = Trait("t1", "Locked")


def backed(*on: Any, difficulty: int = 2, one: Any = SANNA, **more: Any) -> HousesScript[Any]:
    """A test with a target of 13 and a statement behind it."""
    script = trying(table(one, *on, **more)).called("battle", difficulty)
    return script.fits("duty")


def closed(one: Any, judged: Judged | None, drive: str) -> HousesScript[Any]:
    """A test on the brink of its roll, whose statement does not stand behind it."""
    script = trying(table(one)).called("battle")
    if judged is not None:
        script.at("judge", judged)
    return script.at("drive", drive).on_to("point", "commit")


@pytest.mark.rule("houses.determination.needs-supporting-statement")
def test_determination_needs_a_fitting_statement() -> None:
    """With a Drive that has no statement Determination is refused; with a fitting one it is open."""
    script = closed(SANNA, Judged(), "truth")
    assert script.waits == "commit"
    script.refuses("sanna", "automatic", "houses.determination.needs-supporting-statement").stop()
    assert backed().on_to("point", "commit").waits == "point"


@pytest.mark.rule("houses.challenge.no-contradiction")
def test_a_fitting_statement_opens_determination() -> None:
    """The GM says it fits: the list of spends shows Determination, and the test runs as any other."""
    script = backed().on_to("point")
    assert [option.id for option in script.asked.options()] == ["none", "automatic", "create"]
    assert script.falls(3, 4).plainly().last(events.Tested).successes == 2


@pytest.mark.rule("houses.determination.not-on-clash")
def test_a_clashing_statement_keeps_determination_closed() -> None:
    """Also when the point was taken and the statement is challenged."""
    script = closed(SANNA, Judged((), ("duty",)), "duty")
    script.refuses("sanna", "automatic", "houses.determination.not-on-clash").stop()
    taken = trying(table(SANNA)).called("battle").at("judge", Judged((), ("duty",))).at("drive", "duty")
    taken.gm("offer").says("sanna", "accept").says("sanna", "challenge").on_to("point", "commit")
    taken.refuses("sanna", "automatic", "houses.determination.not-on-clash").stop()


@pytest.mark.rule("houses.determination.neutral-is-closed")
def test_a_neutral_statement_keeps_determination_closed() -> None:
    """The GM says neutral: no Determination."""
    every = person(says=dict.fromkeys(("duty", "faith", "justice", "power", "truth"), "Words"))
    script = closed(every, Judged(), "duty")
    script.refuses("sanna", "automatic", "houses.determination.neutral-is-closed").stop()


@pytest.mark.rule("houses.determination.one-point-per-use")
def test_each_use_costs_a_point() -> None:
    """An automatic 1 and rolling again take two; with none left nothing more is asked."""
    script = backed().at("point", PointUse("automatic")).at("point", PointUse("none")).falls(18)
    after = script.at("again", Again("reroll", (0,))).falls(5).plainly()
    assert after.who("sanna").determination == 0
    assert after.last(events.Tested).successes == 3
    poor = backed(one=person(duty=7, says=SAYS, determination=0))
    assert poor.on_to("point", "commit").waits == "commit"


def test_two_uses_need_two_points() -> None:
    """With one point, a second use is not offered before the roll, nor a reroll after it."""
    script = backed(one=person(battle=6, duty=7, says=SAYS)).at("point", PointUse("automatic"))
    assert script.waits == "commit"
    assert script.falls(18).on_to("again", "offer-cost", "narrate").waits == "narrate"


@pytest.mark.rule("houses.determination.auto-one-before-roll")
def test_the_automatic_one_is_not_rolled() -> None:
    """Of three dice two are rolled and one counts as a 1; after the roll it is too late. Each point buys one more."""
    script = backed(momentum=1).buys("momentum").at("point", PointUse("automatic")).on_to("dice")
    assert script.pool == "2d20"
    script.falls(18, 19).on_to("again")
    script.refuses("sanna", Again("automatic", (0,)), "houses.determination.auto-one-before-roll")
    assert script.plainly().last(events.Tested).successes == 2


@pytest.mark.rule("houses.determination.automatic-one")
def test_each_point_makes_one_more_die_a_one() -> None:
    """Three points make three of three dice a 1; a fourth die there is not. Helpers' dice are not one's own."""
    rich = person(battle=6, duty=7, says=SAYS, determination=4)
    script = backed(one=rich, momentum=1).buys("momentum")
    for _ in range(3):
        script.at("point", PointUse("automatic"))
    script.on_to("point").refuses("sanna", PointUse("automatic"), "houses.determination.automatic-one")
    after = script.plainly()
    assert after.last(events.Committed).automatic == 3 and after.last(events.Tested).successes == 6
    assert after.dice == [] and after.who("sanna").determination == 1


def test_two_of_three_dice_count_as_a_one() -> None:
    """Two points leave one of three dice to fall, which may still be rolled again for a third."""
    rich = person(battle=6, duty=7, says=SAYS, determination=3)
    script = backed(one=rich, momentum=1).buys("momentum")
    script.at("point", PointUse("automatic")).at("point", PointUse("automatic")).on_to("dice")
    assert script.pool == "1d20"
    after = script.falls(20).at("again", Again("reroll", (0,))).falls(2).plainly()
    assert after.last(events.Tested).successes == 5 and after.who("sanna").determination == 0


@pytest.mark.rule("houses.determination.reroll")
def test_any_dice_may_be_rolled_again() -> None:
    """Both of 18 and 15 fall again and are replaced; which ones is the player's choice."""
    both = backed().falls(18, 15).at("again", Again("reroll", (0, 1))).falls(3, 4).plainly()
    assert both.last(events.Tested).successes == 2 and both.who("sanna").determination == 1
    one = backed().falls(18, 5).at("again", Again("reroll", (1,))).falls(4).plainly()
    assert one.last(events.Tested).successes == 2
    script = backed().falls(18, 5).on_to("again")
    for wrong in ((), (0, 0), (2,), (-1,)):
        script.refuses("sanna", Again("reroll", wrong), "houses.determination.reroll")
    assert [die.successes for die in script.asked.dice] == [1, 0]
    script.stop()


@pytest.mark.rule("houses.reroll.new-result-stands")
def test_the_new_face_stands() -> None:
    """A 12 that falls again as a 20 is a complication and no success."""
    told = backed().falls(12, 19).at("again", Again("reroll", (0,))).falls(20).plainly().last(events.Tested)
    assert (told.successes, told.complications) == (0, 1)


@pytest.mark.rule("houses.reroll.once-per-die")
def test_no_die_is_rerolled_twice() -> None:
    """A die that was rolled again stays; the other may still be rolled again."""
    script = backed(one=person(battle=6, duty=7, says=SAYS, determination=3)).falls(18, 17)
    script.at("again", Again("reroll", (0,))).falls(16).on_to("again")
    script.refuses("sanna", Again("reroll", (0,)), "houses.reroll.once-per-die")
    script.says("sanna", Again("reroll", (1,))).falls(3)
    after = script.plainly()
    assert after.last(events.Tested).successes == 1 and after.who("sanna").determination == 1


@pytest.mark.rule("houses.reroll.clears-old-complication")
def test_a_twenty_that_is_rolled_again_is_gone() -> None:
    """As a 9 it complicates nothing."""
    told = backed().falls(20, 5).at("again", Again("reroll", (1,))).falls(9).plainly().last(events.Tested)
    assert (told.successes, told.complications) == (2, 0)


@pytest.mark.rule("houses.reroll.own-pool-only")
def test_the_leaders_point_cannot_reroll_a_helpers_die() -> None:
    """The leader's point does not roll the helper's die again."""
    from moothall.rulesets.houses2d20.questions import Help, Pair

    script = backed(person("ivo")).on_to("assist").says("ivo", Help(CharacterId("ivo"), "I watch")).gm("yes")
    script.says("ivo", Pair("move", "truth")).falls(3, 18, 17).on_to("again")
    assert [die.helper for die in script.asked.dice] == ["", "", "ivo"]
    script.refuses("sanna", Again("reroll", (2,)), "houses.reroll.own-pool-only").stop()


# ---- Declarations ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("houses.determination.declaration-create")
def test_a_declaration_brings_a_trait() -> None:
    """A point goes and the old tunnel is there; if the GM declines, neither."""
    script = backed().at("point", PointUse("create", text="Old tunnel")).at("confirm-trait", Confirmed())
    after = script.to_dice().stop()
    assert after.traits == ["Old tunnel"] and after.who("sanna").determination == 1
    none = backed().at("point", PointUse("create", text="Old tunnel")).at("confirm-trait", Confirmed(False))
    after = none.to_dice().stop()
    assert not after.traits and after.who("sanna").determination == 2
    wordless = backed().on_to("point")
    wordless.refuses("sanna", PointUse("create", text=" "), "houses.determination.declaration-create").stop()


@pytest.mark.rule("houses.determination.declaration-change")
def test_a_declaration_alters_a_trait() -> None:
    """A declaration turns the trait "locked" into "ajar"; a missing trait cannot be altered."""
    script = backed(LOCKED).on_to("point")
    script.refuses("sanna", PointUse("change", "t9", "Ajar"), "houses.determination.declaration-change")
    after = script.says("sanna", PointUse("change", "t1", "Ajar")).gm(Confirmed()).to_dice().stop()
    assert after.traits == ["Ajar"] and after.who("sanna").determination == 1


@pytest.mark.rule("houses.determination.declaration-remove")
def test_a_declaration_takes_a_trait_away() -> None:
    """The fire is out, for a point."""
    script = backed(Trait("t1", "On fire")).at("point", PointUse("remove", "t1")).at("confirm-trait", Confirmed())
    after = script.to_dice().stop()
    assert not after.traits and after.who("sanna").determination == 1


@pytest.mark.rule("houses.determination.declaration-window")
def test_a_declaration_before_the_roll_changes_its_difficulty() -> None:
    """Locked makes 1 a 2; declared away before the roll it is 1 again. After the result it changes the roll no more."""
    script = trying(table(SANNA, LOCKED)).called("battle", 1).at("traits", Bearing((TraitUse("t1", "harder"),)))
    script.fits("duty").on_to("buy-dice")
    assert script.asked.difficulty == 2
    script.at("point", PointUse("remove", "t1")).at("confirm-trait", Confirmed()).on_to("commit")
    assert script.asked.difficulty == 1
    assert script.falls(3, 19).plainly().last(events.Tested).difficulty == 1
    late = backed(difficulty=1).falls(3, 19).at("spend", Spend("create", "Old tunnel"))
    after = late.at("confirm-trait", Confirmed()).plainly()
    assert after.traits == ["Old tunnel"] and after.who("sanna").determination == 1


@pytest.mark.rule("houses.determination.declaration-window")
def test_a_new_trait_may_bear_on_the_roll() -> None:
    """The GM says that the old tunnel makes it easier: 2 is 1. Without a statement behind the test none is declared."""
    script = backed().at("point", PointUse("create", text="Old tunnel")).at("confirm-trait", Confirmed(True, "easier"))
    assert script.on_to("commit").asked.difficulty == 1
    script.stop()
    plain = trying(table(SANNA, momentum=3)).called("battle").at("judge", Judged()).falls(3, 4).on_to("spend")
    plain.refuses("sanna", Spend("create", "Tunnel"), "houses.determination.declaration-window").stop()


# ---- Who holds it ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("houses.determination.players-hold-it")
def test_only_player_characters_hold_determination() -> None:
    """An NPC has none; its use is paid in Threat."""
    roke = npc("roke", battle=6, duty=7, says=SAYS)
    assert roke.determination is None
    script = trying(table(roke, threat=4), "roke").called("battle").fits("duty").at("point", PointUse("automatic"))
    after = script.falls(18).plainly()
    assert after.who("roke").determination is None and after.last(events.Tested).successes == 2


@pytest.mark.rule("houses.threat.spend.npc-determination-3")
def test_an_npc_pays_three_threat() -> None:
    """Four become one, and one die counts as a 1; with two it is not open."""
    roke = npc("roke", battle=6, duty=7, says=SAYS)
    script = trying(table(roke, threat=4), "roke").called("battle", 2).fits("duty").at("point", PointUse("automatic"))
    assert script.on_to("dice").stop().state.threat == 1
    assert script.pool == "1d20"
    poor = trying(table(roke, threat=2), "roke").called("battle").fits("duty").on_to("point", "commit")
    assert poor.waits == "commit"


def test_an_npcs_dice_and_points_come_from_one_pool() -> None:
    """Four Threat pay for a point or for two dice, not for both."""
    roke = npc("roke", battle=6, duty=7, says=SAYS)
    for paid, waits in (((), "point"), (("threat",), "point"), (("threat", "threat"), "commit")):
        script = trying(table(roke, threat=4), "roke").called("battle").fits("duty").buys(*paid)
        assert script.on_to("point", "commit").waits == waits
        script.stop()


def test_a_supporting_character_holds_none() -> None:
    """On the players' side, but not a player's own: no Determination and no Threat for it."""
    aide = person("aide", tier="notable", supporting=True, seat="ana", determination=None, duty=7, says=SAYS)
    script = trying(table(aide, threat=9), "aide").called("battle").fits("duty").on_to("point", "commit")
    assert script.waits == "commit"


@pytest.mark.rule("houses.determination.start-1")
def test_an_adventure_begins_with_one_determination() -> None:
    """Each player character begins an adventure with exactly 1, more or less than before; NPCs have none."""
    start = table(person(determination=3), person("ivo", determination=0), npc("roke"))
    after = act_out(houses.begin_adventure.open("The salt tithe"), start).end()
    assert [one.determination for one in after.state.characters] == [1, 1, None]


@pytest.mark.rule("houses.determination.cap-3")
def test_a_character_holds_at_most_three_determination() -> None:
    """At 3 a gain is lost; at 2 it is not."""
    assert gained(3).determination == 3 and gained(2).determination == 3


def gained(points: int) -> Any:
    """A character who had so many points and took one."""
    one = person(says=SAYS, determination=points)
    script = trying(table(one)).called("battle").at("judge", Judged((), ("duty",))).at("drive", "duty").gm("offer")
    return script.says("sanna", "accept").stop().who("sanna")


@pytest.mark.rule("houses.determination.gain-at-cap")
def test_the_branch_is_open_without_room_for_the_point() -> None:
    """With 3, accepting is still asked to challenge or comply, and the player knew beforehand."""
    one = person(says=SAYS, determination=3)
    script = trying(table(one)).called("battle").at("judge", Judged((), ("duty",))).at("drive", "duty").gm("offer")
    assert script.asked.full
    script.says("sanna", "accept")
    assert script.waits == "challenge" and script.stop().last(events.DeterminationChanged).lost
    assert script.stop().who("sanna").determination == 3


@pytest.mark.rule("houses.determination.gain-on-branch")
def test_the_branch_may_bring_a_point() -> None:
    """Offered and accepted, it is one more; not offered, it is not."""
    assert gained(1).determination == 2
    script = trying(table(SANNA)).called("battle").at("judge", Judged((), ("duty",))).at("drive", "duty").gm("no")
    assert script.stop().who("sanna").determination == 2
