"""2d20 tests: usable Drives, one focus, the target number, a pool of two to five dice, and the roll's reasons."""

from __future__ import annotations

from typing import Any

import pytest

from moothall.ledger.entries import Rolled
from moothall.rulesets.houses2d20 import events
from moothall.rulesets.houses2d20.ids import CharacterId
from moothall.rulesets.houses2d20.questions import FocusPick, Judged, Purchase
from tests.books.houses2d20.support.stage import HousesScript, npc, person, table, trying

SWORN = {"duty": "No debt unpaid", "faith": "The sea provides", "justice": "Nobody is above the law"}
SANNA = person(says=SWORN)
"""Duty 8, faith 7 and justice 6 with statements; power 5 and truth 4 without."""


def judged(*fits: str, contradicts: tuple[str, ...] = (), one: Any = SANNA, **options: str) -> HousesScript[Any]:
    """A test for which the GM has weighed the statements."""
    return trying(table(one, **options)).called("battle").at("judge", Judged(fits, contradicts))  # type: ignore[arg-type]


def offered(script: HousesScript[Any]) -> list[str]:
    """The Drives that may be picked now."""
    ids = [option.id for option in script.on_to("drive").asked.options()]
    script.stop()
    return ids


@pytest.mark.rule("houses.drive.statement-is-text")
def test_statements_are_shown_where_a_drive_can_be_chosen() -> None:
    """The sentence is kept as it was written, for the GM to weigh and for the player to read."""
    script = trying(table(SANNA)).called("battle").on_to("judge")
    assert [statement.text for statement in script.asked.statements] == list(SWORN.values())
    script.gm(Judged(("duty",)))
    assert script.asked.offered[0].statement == "No debt unpaid"
    script.stop()


@pytest.mark.rule("houses.test.player-picks-drive")
def test_the_player_picks_among_usable_drives() -> None:
    """A struck Drive is not on the list, and the GM does not pick."""
    struck = person(says=SWORN, struck=("duty",))
    script = judged(one=struck)
    assert "duty" not in offered(script)
    script.refuses("gm", "power", "houses.test.player-picks-drive")
    script.refuses("sanna", "duty", "houses.challenge.struck-drive-unusable").stop()


@pytest.mark.rule("houses.test.relevant-statement")
def test_a_statement_that_fits_brings_its_drive() -> None:
    """Only duty's statement fits: duty stands alone and first; several that fit are all offered."""
    script = judged("duty")
    assert offered(script) == ["duty"] and script.asked.default() == "duty"
    script.refuses("sanna", "truth", "houses.test.relevant-statement")
    assert script.says("sanna", "duty").stop().last(events.DriveChosen).fit == "fits"
    assert offered(judged("duty", "justice")) == ["duty", "justice"]


@pytest.mark.rule("houses.test.no-relevant-statement")
def test_without_a_fitting_statement_the_drives_left_serve() -> None:
    """Statements on 8, 7 and 6, none fits: 5 and 4 are offered, and the 8 is not."""
    script = judged()
    assert offered(script) == ["power", "truth"]
    script.refuses("sanna", "duty", "houses.drive.neutral-statement")
    assert script.says("sanna", "power").stop().last(events.DriveChosen).fit is None


@pytest.mark.rule("houses.drive.left-over")
def test_drives_left_are_those_without_a_statement_and_the_clashing_ones() -> None:
    """The list is the Drives without a statement, and any clashing one, marked so."""
    script = judged(contradicts=("faith",))
    assert offered(script) == ["power", "truth", "faith"]
    assert [each.fit for each in script.asked.offered] == [None, None, "contradicts"]
    script.says("sanna", "truth").stop()


@pytest.mark.rule("houses.drive.neutral-statement")
def test_a_neutral_drive_serves_only_if_none_without_a_statement_is_left() -> None:
    """With truth free of a statement, duty is not offered; where all five have one it is, and Determination closed."""
    assert "duty" not in offered(judged(one=person(says={"duty": "No debt unpaid"})))
    every = person(says=dict.fromkeys(("duty", "faith", "justice", "power", "truth"), "Words"))
    script = judged(one=every)
    assert "duty" in offered(script)
    script.says("sanna", "duty").on_to("point", "commit")
    assert script.waits == "commit"
    assert script.stop().last(events.DriveChosen).fit == "neutral"


@pytest.mark.rule("houses.test.conflicting-statement")
def test_a_clash_hides_determination() -> None:
    """A Drive whose statement contradicts the action opens the branch, and no Determination spend is shown."""
    script = judged(contradicts=("duty",)).at("drive", "duty")
    assert script.waits == "offer-point"
    assert script.gm("no").on_to("point", "commit").waits == "commit"
    script.stop()


@pytest.mark.rule("houses.test.focus-max-one")
def test_at_most_one_focus_serves() -> None:
    """Two are refused; one must be confirmed by the GM; none is always possible."""
    one = person(battle=6, focus=("battle:blades", "battle:ambush"))
    script = trying(table(one)).called("battle")
    script.refuses_at("focus", FocusPick(("blades", "ambush")), "houses.test.focus-max-one")
    script.says("sanna", FocusPick(("blades",))).gm("no")
    assert script.falls(6, 6).plainly().last(events.Tested).successes == 2
    taken = trying(table(one)).called("battle").at("focus", FocusPick(("blades",))).falls(6, 6).plainly()
    assert taken.last(events.Tested).successes == 4
    none = trying(table(one)).called("battle").at("focus", FocusPick()).falls(6, 6).plainly()
    assert none.last(events.Tested).successes == 2


@pytest.mark.rule("houses.focus.belongs-to-skill")
def test_a_focus_serves_its_own_skill() -> None:
    """One written under understand is refused on a battle test."""
    one = person(focus=("battle:blades", "understand:ciphers"))
    script = trying(table(one)).called("battle")
    script.refuses_at("focus", FocusPick(("ciphers",)), "houses.focus.belongs-to-skill").stop()


@pytest.mark.rule("houses.test.target-number")
def test_the_target_number_is_skill_and_drive() -> None:
    """Skill 6 and Drive 7 make 13: a 13 is a success and a 14 is not."""
    script = trying(table(person(battle=6, faith=7))).called("battle").at("drive", "faith").falls(13, 14)
    after = script.plainly()
    assert after.last(events.DriveChosen).target == 13
    assert after.last(events.Tested).successes == 1


@pytest.mark.rule("houses.test.base-pool-two")
def test_the_pool_starts_at_two() -> None:
    """Without spends two dice are rolled."""
    script = trying(table(person())).called("battle").to_dice()
    assert script.pool == "2d20"
    script.falls(3, 4).stop()


def test_the_reasons_of_a_roll_name_every_number_it_is_read_by() -> None:
    """Every number by which the dice are read stands among the reasons: plainly, under a focus, and at a risk."""

    def reasons(focus: bool, range: int) -> dict[str, int]:
        one = person(battle=8, duty=8, focus=("battle:blades",))
        script = trying(table(one)).called("battle", 1, range).at("drive", "duty")
        script.at("focus", FocusPick(("blades",) if focus else ()))
        after = script.falls(3, 4).plainly()
        rolled = next(entry for entry in after.log if isinstance(entry, Rolled))
        return {reason.what: reason.amount for reason in rolled.why if reason.what.startswith(("read-", "die-"))}

    plain = {"die-base": 2, "read-target": 16, "read-one": 2, "read-no-focus": 1}
    assert reasons(False, 1) == plain | {"read-complication": 20, "read-range": 1}
    sharp = {"die-base": 2, "read-target": 16, "read-one": 2, "read-critical": 8, "read-worth": 2}
    assert reasons(True, 5) == sharp | {"read-complication": 16, "read-range": 5, "read-both": 0}


def test_numbers_that_are_secret_are_not_among_the_reasons() -> None:
    """Of somebody whose numbers nobody knows the target is not told, and of one who is seen it is."""
    for known in (True, False):
        after = trying(table(npc("roke", battle=6, open=known)), "roke").called("battle").falls(3, 4).plainly()
        rolled = next(entry for entry in after.log if isinstance(entry, Rolled))
        target = next(reason.amount for reason in rolled.why if reason.what == "read-target")
        assert target == (14 if known else 0)


@pytest.mark.rule("houses.test.max-pool-five")
def test_the_pool_ends_at_five() -> None:
    """Three bought dice make five; a fourth is refused whatever it would cost."""
    script = trying(table(person(), momentum=6, momentum__cap="99")).called("battle")
    script.refuses_at("buy-dice", Purchase(("momentum", "momentum", "momentum", "threat")), "houses.test.max-pool-five")
    assert script.buys("momentum", "momentum", "momentum").to_dice().pool == "5d20"
    script.stop()


@pytest.mark.rule("houses.test.spend-window")
def test_no_die_can_be_bought_after_the_dice_fell() -> None:
    """Once the dice have fallen no die can be bought; before, the player may change the spends or withdraw."""
    script = trying(table(person(), momentum=3)).called("battle").falls(19, 18).on_to("offer-cost")
    script.refuses("sanna", Purchase(("momentum",)), "houses.test.spend-window").stop()
    anew = trying(table(person(), momentum=3)).called("battle").buys("momentum").at("commit", "anew")
    assert anew.waits == "buy-dice" and anew.stop().state.momentum == 3
    assert anew.buys().to_dice().pool == "2d20"


def test_a_test_that_is_let_be_takes_everything_back() -> None:
    """Momentum, Threat of an escalation and the GM's raise are all as they were, and nobody learned anything."""
    start = table(person(), momentum=3, threat=6)
    script = trying(start).at("escalates", "yes").at("go-on", "go_on").called_on("battle").at("raise", 2)
    assert script.stop().state.threat == 3
    after = script.buys("momentum").at("commit", "withdraw").end()
    assert (after.state.momentum, after.state.threat, after.result) == (3, 6, None)
    assert not after.all(events.PointsGained) and not after.dice


def test_a_commitment_is_checked_when_the_answer_comes() -> None:
    """Momentum that went elsewhere while the player was thinking cannot be spent."""
    script = trying(table(person(), momentum=1)).called("battle").buys("momentum").on_to("commit")
    script.stage.tell(events.MomentumChanged(CharacterId("ivo"), True, 0, -1, "question"))
    script.refuses("sanna", "roll", "houses.momentum.cannot-overspend")
    assert script.says("sanna", "anew").waits == "buy-dice"


def test_a_hidden_difficulty_stays_with_the_gm() -> None:
    """No question to the player and no reason of the roll says how hard it is."""
    script = trying(table(person(), momentum=3)).called("battle", 4, hidden=True).on_to("buy-dice")
    assert script.asked.difficulty is None and script.asked.why == ()
    assert script.on_to("commit").asked.difficulty is None
    after = script.falls(2, 3).plainly()
    assert after.last(events.Tested).difficulty == 4 and not after.last(events.Tested).open


def test_a_defeated_character_cannot_test() -> None:
    """A defeated character is refused under the rule of the defeat."""
    from tests.support.citing import refused

    with refused("houses.attack.full-track-defeats"):
        trying(table(person(defeated="defeated")))


@pytest.mark.rule("houses.npc.determination-needs-statement")
def test_an_npc_needs_a_statement_for_its_threat() -> None:
    """A notable one with a fitting statement may pay 3 Threat; without, and for a minor one, it is not open."""
    sworn = npc("roke", says={"duty": "The wall holds"})
    script = trying(table(sworn, threat=4), "roke").called("battle").fits("duty").on_to("point", "commit")
    assert script.waits == "point"
    script.stop()
    for one in (npc("roke"), npc("roke", "minor")):
        plain = trying(table(one, threat=4), "roke").called("battle").on_to("point", "commit")
        assert plain.waits == "commit"
        plain.refuses("gm", "automatic", "houses.npc.determination-needs-statement").stop()
