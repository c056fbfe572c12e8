"""2d20 Drives that contradict an action: the offered point, complying, challenging, and recovering a struck Drive."""

from __future__ import annotations

from typing import Any

import pytest

from moothall.records import changed
from moothall.rulesets import houses2d20 as houses
from moothall.rulesets.houses2d20 import events
from moothall.rulesets.houses2d20.ids import CharacterId
from moothall.rulesets.houses2d20.questions import FocusPick, Judged, Trouble
from moothall.rulesets.houses2d20.state import DriveRating
from moothall.rulesets.houses2d20.words import DRIVES
from tests.books.houses2d20.support.stage import HousesScript, act_out, npc, person, table, trying
from tests.support.citing import refused

SAYS = {"duty": "No debt unpaid", "faith": "The sea provides", "justice": "Nobody is above the law"}
SANNA = person(battle=6, duty=7, faith=8, says=SAYS)


def clash(one: Any = SANNA, difficulty: int = 1, **more: Any) -> HousesScript[Any]:
    """A test in which duty's statement contradicts the action and duty is picked."""
    script = trying(table(one, **more), one.id, action="break the seal").called("battle", difficulty)
    return script.at("judge", Judged((), ("duty",))).at("drive", "duty")


def taken(way: str, *faces: int, **more: Any) -> Any:
    """The point was taken, in one way or the other, and the dice fell."""
    script = clash(**more).gm("offer").says("sanna", "accept").says("sanna", way)
    return script.falls(*faces) if faces else script


@pytest.mark.rule("houses.challenge.contradiction-opens-branch")
def test_a_contradiction_opens_the_branch() -> None:
    """The GM says "contradicts", for that Drive and not for others."""
    assert clash().waits == "offer-point"
    other = trying(table(SANNA)).called("battle").at("judge", Judged((), ("duty",))).at("drive", "truth")
    assert other.waits != "offer-point"
    script = trying(table(SANNA)).called("battle").on_to("judge")
    rule = "houses.challenge.contradiction-opens-branch"
    script.refuses("gm", Judged(("duty",), ("duty",)), rule).refuses("gm", Judged(("truth",)), rule).stop()


@pytest.mark.rule("houses.challenge.gm-may-offer")
def test_without_the_gms_offer_no_point_and_no_choice_follow() -> None:
    """Without an offer no point comes, and the player is not asked to challenge or comply."""
    script = clash().gm("no")
    assert script.on_to("challenge", "take-point", "buy-dice").waits == "buy-dice"
    assert script.stop().who("sanna").determination == 1


@pytest.mark.rule("houses.challenge.no-offer-plain-test")
def test_a_clash_without_an_offer_is_a_plain_test() -> None:
    """The test is rolled as usual, and the statement is what it was."""
    after = clash().gm("no").falls(3, 4).plainly()
    assert after.last(events.Tested).passed
    assert after.who("sanna").drives == SANNA.drives and not after.traits


@pytest.mark.rule("houses.challenge.refuse-fails-test")
def test_refusing_the_point_fails_the_test() -> None:
    """No dice are rolled."""
    after = clash().gm("offer").says("sanna", "refuse").end()
    assert after.result is not None and not after.result.passed and not after.dice


@pytest.mark.rule("houses.challenge.refuse-no-consequence")
def test_a_refusal_has_no_other_consequence() -> None:
    """Determination, Momentum, Threat, traits, Drives and advancement are as they were, however hard it was."""
    start = table(SANNA, momentum=2, threat=5)
    script = trying(start).called("battle", 5).at("judge", Judged((), ("duty",))).at("drive", "duty")
    assert script.gm("offer").says("sanna", "refuse").end().state == start
    for who, now in (("sanna", 6), ("roke", 4)):
        start = table(SANNA, npc("roke", battle=6, says=SAYS), threat=5)
        script = trying(start, who).at("escalates", "yes").at("go-on", "go_on")
        assert script.stop().state.threat == now
        script.called_on("battle", 5).at("judge", Judged((), ("duty",))).at("drive", "duty")
        assert script.gm("offer").at("take-point", "refuse").end().state == start


@pytest.mark.rule("houses.challenge.accept-gives-point")
def test_accepting_the_offer_brings_a_determination_point() -> None:
    """Accepting the GM's offer makes one Determination two."""
    assert clash().gm("offer").says("sanna", "accept").stop().who("sanna").determination == 2


@pytest.mark.rule("houses.challenge.accept-must-choose")
def test_an_accepted_point_must_be_challenged_or_complied_with() -> None:
    """Once accepted, the test waits for one of two answers."""
    script = clash().gm("offer").says("sanna", "accept")
    assert [option.id for option in script.asked.options()] == ["challenge", "comply"]
    script.refuses("sanna", "none", "houses.challenge.accept-must-choose").stop()


@pytest.mark.rule("houses.challenge.same-drive-used")
def test_the_drive_serves_this_test() -> None:
    """Duty 7 is challenged and still counts 7."""
    assert taken("challenge").on_to("buy-dice").asked.target == 13
    after = taken("challenge", 13, 14).plainly()
    assert after.last(events.Tested).successes == 1


@pytest.mark.rule("houses.challenge.test-as-normal")
def test_the_test_is_made_as_any_other() -> None:
    """Dice may be bought and a focus applied, whichever way was taken."""
    sharp = person(battle=6, duty=7, says=SAYS, focus=("battle:blades",))
    for way in ("challenge", "comply"):
        script = taken(way, one=sharp, momentum=1).at("focus", FocusPick(("blades",))).buys("momentum")
        assert script.to_dice().pool == "3d20"
        assert script.falls(6, 6, 20).stop().last(events.Tested).successes == 4


@pytest.mark.rule("houses.challenge.comply-complication")
def test_complying_brings_a_complication() -> None:
    """After a 4 and a 5 it passed, and one complication comes of it that nobody can buy off."""
    script = taken("comply", 4, 5)
    assert script.stop().last(events.Tested).complications == 0
    assert script.on_to("buy-off", "complication").waits == "complication" and script.asked.cause == "comply"
    after = script.gm(Trouble(text="The abbot has seen it")).plainly()
    assert after.traits == ["The abbot has seen it"] and after.last(events.Tested).passed
    assert after.who("sanna").drives == SANNA.drives


@pytest.mark.rule("houses.challenge.strike-statement")
def test_challenging_strikes_the_statement_after_the_test() -> None:
    """After the test the statement is struck, its words kept with the action; a failure changes nothing of that."""
    for faces in ((3, 4), (19, 18)):
        drives = taken("challenge", *faces).plainly().who("sanna").drives
        assert drives is not None and drives.duty == DriveRating(7, "No debt unpaid", True, "break the seal")
        assert not drives.faith.struck


@pytest.mark.rule("houses.challenge.struck-drive-unusable")
def test_a_struck_drive_is_off_the_list() -> None:
    """In the next test it cannot be picked and its statement is not weighed."""
    after = taken("challenge", 3, 4).plainly()
    script = trying(after.state).called("battle").on_to("judge")
    assert "duty" not in [statement.drive for statement in script.asked.statements]
    script.on_to("drive").refuses("sanna", "duty", "houses.challenge.struck-drive-unusable").stop()


def test_a_character_without_a_usable_drive_cannot_test() -> None:
    """All five struck: refused, with the rule."""
    script = trying(table(person(says=dict.fromkeys(DRIVES, "Words"), struck=DRIVES)))
    with refused("houses.challenge.struck-drive-unusable"):
        script.called("battle")


@pytest.mark.rule("houses.threat.add.npc-determination-gain")
def test_an_npc_gives_the_gm_threat_instead() -> None:
    """Three, and no point."""
    roke = npc("roke", says=SAYS)
    script = clash(roke, threat=2).gm("offer").gm("accept")
    after = script.stop()
    assert after.state.threat == 5 and after.who("roke").determination is None


# ---- Coming to terms ------------------------------------------------------------------------------------------------


def struck(*drives: str, **more: Any) -> Any:
    """A character with 8/7/6/5/4 and statements on the three highest, of which some are struck."""
    says = {"duty": "No debt unpaid", "faith": "The sea provides", "justice": "Nobody is above the law"}
    one = person(says=says | {drive: "Old words" for drive in drives if drive not in says}, struck=drives)
    return table(one, between=True, **more)


def ratings(after: Any, who: str = "sanna") -> tuple[int, ...]:
    drives = after.who(who).drives
    return tuple(drives.of(drive).rating for drive in DRIVES)


def recovering(*drives: str, how: str = "recover", **more: Any) -> HousesScript[None]:
    return act_out(houses.recover.open("sanna"), struck(*drives, **more)).says("sanna", how)


@pytest.mark.rule("houses.recover.between-adventures")
def test_the_end_of_an_adventure_asks_after_struck_drives() -> None:
    """Each struck Drive is asked after, and may wait; in the middle of an adventure it is refused."""
    running = act_out(houses.end_adventure.open(), changed(struck("duty", "faith"), between=False))
    assert running.says("sanna", "wait").asked.drive == "faith"
    after = running.says("sanna", "wait").end()
    assert after.state.between and ratings(after) == (8, 7, 6, 5, 4)
    with refused("houses.recover.reflective-scene"):
        act_out(houses.recover.open("sanna"), table(person(says=SAYS, struck=("duty",))))


@pytest.mark.rule("houses.recover.reflective-scene")
def test_a_scene_of_reflection_asks_after_struck_drives() -> None:
    """The GM marks the scene as reflective: the question comes, and may come again while the scene lasts."""
    start = table(person(says=SAYS, struck=("duty",)))
    script = act_out(houses.reflect.open(), start)
    assert script.waits == "recovery"
    after = script.says("sanna", "wait").end()
    assert act_out(houses.recover.open("sanna"), after.state).waits == "recovery"


@pytest.mark.rule("houses.recover.reduce-by-one")
def test_a_recovered_drive_drops_by_one() -> None:
    """The struck 7 is 6."""
    assert ratings(recovering("faith").plainly())[1] == 6


@pytest.mark.rule("houses.recover.floor-four")
def test_a_four_is_not_reduced() -> None:
    """The struck 4 leaves all ratings as they were, and the Drive is usable again, without words; a 5 does drop."""
    after = recovering("truth").plainly()
    drives = after.who("sanna").drives
    assert ratings(after) == (8, 7, 6, 5, 4) and drives is not None and "truth" in drives.usable()
    assert drives.truth == DriveRating(4)
    assert ratings(recovering("power").plainly()) == (8, 7, 6, 4, 5)


@pytest.mark.rule("houses.recover.reinstate")
def test_a_recovered_drive_is_back() -> None:
    """A recovered Drive is on the list of the next test."""
    after = recovering("duty").plainly()
    drives = after.who("sanna").drives
    assert drives is not None and drives.usable() == DRIVES and not drives.duty.deed


@pytest.mark.rule("houses.recover.raise-the-equal")
def test_a_drive_equal_to_the_recovered_one_rises() -> None:
    """The struck 7 is 6, and the former 6 is 7."""
    assert ratings(recovering("faith").plainly()) == (8, 6, 7, 5, 4)


@pytest.mark.rule("houses.recover.ratings-stay-a-permutation")
@pytest.mark.parametrize("drive", ["duty", "faith", "justice", "power"])
def test_the_set_of_ratings_stays(drive: str) -> None:
    """The ratings stay the same five numbers after each of the four recoveries."""
    assert sorted(ratings(recovering(drive).plainly())) == [4, 5, 6, 7, 8]


@pytest.mark.rule("houses.recover.new-statement-from-six")
def test_a_drive_that_reaches_six_gets_a_statement() -> None:
    """The struck 6 is 5 and the former 5 is 6: one new statement is asked for, and must have words."""
    script = recovering("justice").on_to("new-statement")
    assert (script.asked.drive, script.asked.rating) == ("power", 6)
    script.refuses("sanna", " ", "houses.recover.new-statement-from-six")
    after = script.says("sanna", "I will not be owned").end()
    drives = after.who("sanna").drives
    assert drives is not None and drives.power.statement == "I will not be owned"
    assert recovering("duty").end().state.who(CharacterId("sanna")).drives is not None


@pytest.mark.rule("houses.recover.statement-from-the-deed")
def test_the_prompt_to_rewrite_shows_the_challenging_action() -> None:
    """The prompt to rewrite a statement shows the action that challenged it."""
    after = taken("challenge", 3, 4).plainly()
    script = act_out(houses.reflect.open(), after.state).says("sanna", "change")
    assert script.asked.deed == "break the seal"
    script.stop()


@pytest.mark.rule("houses.challenge.change-or-recover")
def test_a_statement_is_rewritten_or_recovered() -> None:
    """Rewritten, the words are new and the ratings as before; recovered, the ratings shift."""
    after = recovering("duty", how="change").says("sanna", "Debts can wait").end()
    drives = after.who("sanna").drives
    assert drives is not None and drives.duty == DriveRating(8, "Debts can wait")
    assert ratings(after) == (8, 7, 6, 5, 4)
    assert ratings(recovering("duty").plainly()) == (7, 8, 6, 5, 4)


@pytest.mark.rule("houses.recover.statement-kept-from-six")
def test_the_old_statement_is_back_while_the_drive_is_high() -> None:
    """The struck 8 is 7 with its statement; the struck 6 is 5 without."""
    high = recovering("duty").plainly().who("sanna").drives
    assert high is not None and high.duty == DriveRating(7, "No debt unpaid")
    low = recovering("justice").plainly().who("sanna").drives
    assert low is not None and low.justice == DriveRating(5, "")


@pytest.mark.rule("houses.recover.tie-gm-picks")
def test_the_gm_picks_among_equals() -> None:
    """A notable NPC with 7/6/5/5/5 and the 6 struck: the GM picks which 5 rises."""
    roke = npc("roke", duty=7, faith=6, justice=5, power=5, truth=5, says={"faith": "Words"}, struck=("faith",))
    script = act_out(houses.recover.open("roke"), table(roke, between=True)).gm("recover")
    assert script.asked.equal == ("justice", "power", "truth")
    script.refuses("gm", "duty", "houses.recover.tie-gm-picks")
    assert ratings(script.gm("power").plainly(), "roke") == (7, 5, 5, 6, 5)
