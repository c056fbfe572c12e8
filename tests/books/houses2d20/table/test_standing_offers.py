"""2d20 where offers stand until the last word: help and a raised Difficulty hold nobody up, and whoever is asked is
asked for everything at once.
"""

from __future__ import annotations

from typing import Any

import pytest

from moothall.errors import AgainstTheRules, MoothallError
from moothall.records import changed
from moothall.rulesets import houses2d20 as houses
from moothall.rulesets.houses2d20 import events
from moothall.rulesets.houses2d20.questions import Bearing, Confirmed, FocusPick, Judged, Pair, PointUse, Purchase
from moothall.rulesets.houses2d20.questions.drives import Fitting
from tests.books.houses2d20.support.conflict import BLADE, GUARD, MISS, ROKE, SANNA, TWO, fight
from tests.books.houses2d20.support.plain import Help, Opposed, Strike, Trait, TraitUse
from tests.books.houses2d20.support.stage import HousesScript, act_out, npc, person, table
from tests.books.houses2d20.support.standing import StandingScript, acting, stand_out, trying

IVO = person("ivo", move=5, truth=6, zone="a")
FIT = person(battle=6, duty=6, says={"duty": "No debt unpaid"}, focus=("battle:Blades", "battle:Feints"))


def at_last_word(*others: Any, **more: Any) -> StandingScript[Any]:
    """A test of battle with a target of 13, up to the last word."""
    return trying(table(SANNA, *(others or (IVO,)), **more)).called("battle", 2).on_to("commit")


def helps(script: StandingScript[Any], who: str = "ivo") -> StandingScript[Any]:
    """Somebody takes the offer to help."""
    return (
        script.takes(who, Help(who, "I keep watch")).at("allow-assist", "yes").at("assist-pair", Pair("move", "truth"))
    )


# ---- One card for each seat -----------------------------------------------------------------------------------------


def test_the_gm_judges_a_test_in_one_piece() -> None:
    """Everything that is the GM's to say comes before the player chooses anything, and the player then rolls."""
    script = trying(table(FIT, IVO, Trait("t1", "Fog"), momentum=2, threat=4)).at("skill", "battle")
    script.at("judge", Judged(("duty",))).falls(3, 4).plainly()
    gm = ("gm", "possible", "escalates", "skill", "call", "traits", "judge", "fitting-focuses", "raise")
    assert script.cards[0] == gm
    assert script.cards[1] == ("sanna", "drive", "focus", "buy-dice", "point", "commit")
    assert {seat for seat, *_ in script.cards[2:]} == {"gm", "sanna"}


def test_an_attack_is_said_judged_rolled_and_settled() -> None:
    """The attacker says all about it, the GM judges both sides before any dice fall, the attacker rolls and settles."""
    start = fight(changed(FIT, zone="a"), ROKE, GUARD, changed(BLADE, zone="b"), momentum=4, threat=6)
    script = acting(start, "attack").at("strike", Strike("roke", "blade")).at("intent", "capture").at("reach", "yes")
    script.at("opposed", Opposed("roke")).at("judge", Judged(("duty",))).falls(*MISS).falls(*TWO).plainly()
    said, judged, rolls, settles = script.cards[:4]
    assert said == ("sanna", "action", "strike", "intent")
    gm = ("gm", "reach", "opposed", "judge", "fitting-focuses", "drive", "assist", "buy-dice", "commit")
    assert judged == gm
    assert rolls == ("sanna", "drive", "focus", "buy-dice", "point", "commit")
    assert settles[:2] == ("sanna", "again")


def test_an_attack_is_declared_before_it_is_judged() -> None:
    """All hear of target, asset and intent before the GM says whether it reaches; nobody hears of one in hiding."""
    start = fight(SANNA, ROKE, changed(BLADE, zone="b"))
    script = acting(start, "attack").at("strike", Strike("roke", "blade")).at("intent", " capture ").on_to("reach")
    declared = script.stop().last(events.AttackDeclared)
    assert (declared.target, declared.asset, declared.intent, declared.seen) == ("roke", "blade", "capture", True)
    assert declared.declares
    hidden = acting(fight(SANNA, changed(ROKE, seen=False), who="roke"), "attack", "roke").at("strike", Strike("sanna"))
    assert not hidden.on_to("opposed").stop().last(events.AttackDeclared).seen


def test_an_attack_that_does_not_reach_is_aimed_anew() -> None:
    """Where the GM says no, the attacker is asked for another target."""
    start = fight(SANNA, ROKE, changed(BLADE, zone="b"))
    script = acting(start, "attack").at("strike", Strike("roke", "blade")).at("intent", "capture").at("reach", "no")
    assert script.waits == "strike" and script.asked.beyond == "roke"
    script.stop()


def test_the_player_picks_among_the_focuses_that_fit() -> None:
    """The GM says which focuses fit; the player is offered no other."""
    script = trying(table(FIT)).called("battle").at("fitting-focuses", Fitting(("Blades",)))
    script.refuses_at("focus", FocusPick(("Feints",)), "houses.focus.belongs-to-skill")
    after = script.at("focus", FocusPick(("Blades",))).falls(3, 4).plainly()
    assert after.last(events.FocusApplied).focus == "Blades"
    none = trying(table(FIT)).called("battle").at("fitting-focuses", Fitting()).falls(3, 4)
    assert "focus" not in {kind for _, *kinds in none.cards for kind in kinds}
    none.stop()


def test_only_known_focuses_fit() -> None:
    """The GM cannot name a focus that the character does not have under this skill."""
    script = trying(table(FIT)).called("battle")
    script.refuses_at("fitting-focuses", Fitting(("Maps",)), "houses.focus.belongs-to-skill").stop()


def test_a_complication_is_named_once_the_turn_is_over() -> None:
    """The player spends, suffers and lets the initiative go before the GM says what went wrong."""
    start = fight(SANNA, ROKE, BLADE, momentum=3)
    script = acting(start, "attack").at("strike", Strike("roke", "blade")).at("opposed", Opposed("roke"))
    script.falls(*MISS).falls(5, 20)
    after = script.plainly()
    assert script.cards[-1] == ("gm", "complication")
    assert [type(fact) for fact in after.told][-2:] == [events.TurnPassed, events.Complicated]


def test_a_contest_that_a_trait_forbids_is_not_rolled() -> None:
    """The GM says so before the opposing side takes dice."""
    script = acting(fight(SANNA, ROKE, BLADE, Trait("t1", "Truce")), "attack").at("strike", Strike("roke", "blade"))
    script.at("opposed", Opposed("roke")).at("traits", Bearing((TraitUse("t1", "forbids"),)))
    after = script.plainly()
    assert after.dice == [] and not after.last(events.Attacked).hit


def test_a_declared_trait_still_needs_the_gm() -> None:
    """A point that declares a trait asks the GM, and the last word counts it."""
    script = trying(table(FIT)).called("battle", 2).at("judge", Judged(("duty",)))
    script.at("point", PointUse("create", text="High ground")).at("confirm-trait", Confirmed(bears="easier"))
    assert script.on_to("commit").asked.difficulty == 1
    script.stop()


# ---- Help -----------------------------------------------------------------------------------------------------------


def test_help_holds_nobody_up() -> None:
    """Nobody is waited for but the player who rolls; one who does not help has said nothing."""
    script = at_last_word()
    assert script.chips == {"ivo": "assist"}
    assert [seat for seat, _ in script.conversation.questions()] == ["sanna"]
    script.to_dice()
    assert script.pool == "2d20"
    script.stop()


def test_help_is_seen_before_the_roll() -> None:
    """Who helps adds a die, and the last word is asked for with it."""
    script = helps(at_last_word())
    assert script.waits == "commit" and [one.id for one in script.asked.pool.helpers] == ["ivo"]
    assert script.chips == {}
    assert script.to_dice().pool == "3d20"
    assert script.falls(20, 5, 4).plainly().last(events.Assisted).helper == "ivo"


def test_several_help_one_after_the_other() -> None:
    """Each is offered it once, up to as many as the table allows."""
    mira = person("mira", battle=4, duty=4)
    script = helps(at_last_word(IVO, mira))
    assert script.chips == {"mira": "assist"}
    script.stop()
    one = helps(at_last_word(IVO, mira, assist__max="1"))
    assert one.chips == {}
    one.stop()


def test_help_that_the_gm_turns_down_adds_nothing() -> None:
    """It is not offered again either."""
    script = at_last_word().takes("ivo", Help("ivo", "I sing")).at("allow-assist", "no")
    assert script.asked.pool.helpers == () and script.chips == {}
    script.stop()


def test_help_after_the_last_word_is_late() -> None:
    """Once the player has rolled, no offer stands any more."""
    script = at_last_word().to_dice()
    with pytest.raises(MoothallError):
        script.takes("ivo", Help("ivo", "I help"))
    script.stop()


def test_a_chip_is_judged_by_its_rules() -> None:
    """Help with dice of its own is refused as ever."""
    script = at_last_word(momentum=3)
    with pytest.raises(AgainstTheRules, match="helper-pays"):
        script.takes("ivo", Help("ivo", "I help", momentum=1))
    script.stop()


def test_where_helpers_count_bought_dice_may_have_to_go() -> None:
    """A pool of five that a helper joins is one die too large: dice are named anew."""
    script = trying(table(SANNA, IVO, threat=0, assist__counts_to_cap="true")).called("battle", 2)
    script.buys("threat", "threat", "threat").on_to("commit")
    helps(script)
    assert script.waits == "buy-dice" and script.asked.most == 2
    script.stop()
    outside = trying(table(SANNA, IVO)).called("battle", 2).buys("threat", "threat", "threat").on_to("commit")
    assert helps(outside).waits == "commit"
    outside.stop()


def test_a_gm_who_rolls_is_asked_who_helps() -> None:
    """For an NPC no offer need stand: the GM says who else of theirs helps, or nobody, and it is rolled."""
    script = trying(table(npc("roke"), GUARD), "roke").called("battle").on_to("assist")
    assert script.asked.default() == Help("") and script.asked.choices("helper", script.stage.state) == ("", "guard")
    script.refuses("gm", Help("roke", "I help"), "houses.assist.several")
    script.at("assist", Help("guard", "I help")).at("assist-pair", Pair("battle")).on_to("commit")
    assert script.chips == {} and script.asked.settled(script.stage.state) == "roll"
    assert script.to_dice().pool == "3d20"
    script.stop()
    alone = trying(table(npc("roke"), GUARD), "roke").called("battle").at("assist", Help(""))
    assert alone.to_dice().pool == "2d20"
    alone.stop()


def test_one_focus_that_fits_serves() -> None:
    """A brisk table picks the only focus that the GM has found fitting; among several the player picks."""
    one = trying(table(FIT)).called("battle").at("fitting-focuses", Fitting(("Blades",))).on_to("focus")
    assert one.asked.settled(one.stage.state) == FocusPick(("Blades",))
    both = trying(table(FIT)).called("battle").on_to("focus")
    assert both.asked.settled(both.stage.state) is None
    for script in (one, both):
        script.stop()


# ---- A raised Difficulty --------------------------------------------------------------------------------------------


def contested(**more: Any) -> StandingScript[Any]:
    """An attack against a roll of two successes, up to the attacker's last word."""
    script = acting(fight(SANNA, ROKE, BLADE, **more), "attack").at("strike", Strike("roke", "blade"))
    return script.at("opposed", Opposed("roke")).on_to("dice").falls(*TWO).on_to("drive").on_to("commit")


@pytest.mark.rule("houses.threat.difficulty-window")
def test_the_gm_raises_until_the_last_word() -> None:
    """In a contest the GM may make it harder while the player prepares; the player sees it before rolling."""
    script = contested(threat=5)
    assert script.asked.difficulty == 2 and script.chips == {"gm": "raise"}
    script.takes("gm", 1)
    assert script.asked.difficulty == 3 and script.stage.state.threat == 3
    script.to_dice()
    with pytest.raises(MoothallError):
        script.takes("gm", 1)
    assert script.falls(*TWO).plainly().last(events.Tested).difficulty == 3


def test_nothing_is_offered_that_cannot_be_paid() -> None:
    """With less Threat than a step costs, no raise stands."""
    assert contested(threat=1).chips == {}


def test_the_last_word_tells_nothing_of_the_raise() -> None:
    """A player sees the same question whether or not the GM has Threat to raise the Difficulty with."""
    poor, rich = (at_last_word(threat=threat) for threat in (0, 4))
    assert poor.asked == rich.asked and poor.chips != rich.chips


def test_a_gm_who_could_help_is_asked_for_the_raise_before() -> None:
    """An offer asks each seat once, so a GM with a character at the player's side says first how hard it is."""
    ally = npc("squire", "minor", side="players", zone="a")
    script = acting(fight(SANNA, ally, ROKE, BLADE, threat=5), "attack").at("strike", Strike("roke", "blade"))
    script.at("opposed", Opposed("roke")).falls(*TWO).at("raise", 1).on_to("commit")
    assert script.chips == {"gm": "assist"} and script.asked.difficulty == 3
    script.stop()


def test_what_was_raised_in_vain_is_taken_back() -> None:
    """Whoever lets it be, or refuses the point, gives the GM back what was spent on it."""
    script = at_last_word(threat=4)
    after = script.takes("gm", 1).at("commit", "withdraw").plainly()
    assert after.state.threat == 4
    refused = trying(table(FIT, threat=4)).called("battle", 2).at("judge", Judged((), ("duty",))).at("raise", 1)
    refused.at("drive", "duty").at("offer-point", "offer").at("take-point", "refuse")
    assert refused.plainly().state.threat == 4


def test_at_the_roll_alone_no_raise_stands() -> None:
    """Where Threat is spent after the commitment, the GM is asked then."""
    script = at_last_word(threat=4, threat__raise_window="before_roll")
    assert script.chips == {"ivo": "assist"}
    script.at("commit", "roll")
    assert script.waits == "raise"
    script.stop()


# ---- The order of before --------------------------------------------------------------------------------------------


def test_both_orders_come_to_the_same() -> None:
    """The same choices and dice bring the same state and facts, whatever order they are asked for in."""
    afters = []
    for begins in (act_out, stand_out):
        script: HousesScript[Any] = begins(houses.test.open("sanna", "climb"), table(FIT, IVO, momentum=2, threat=4))
        script.called("battle", 2).at("judge", Judged(("duty",))).at("drive", "duty").at(
            "focus", FocusPick(("Blades",))
        )
        afters.append(script.at("buy-dice", Purchase(("momentum",))).falls(3, 4, 5).plainly())
    assert afters[0].state == afters[1].state and afters[0].told == afters[1].told
    assert afters[0].state.momentum == 5


def test_a_window_is_a_question_where_nothing_stands() -> None:
    """A conversation of before waits for everybody in its window, and is then asked for the rest."""
    script = act_out(houses.test.open("sanna", "climb"), table(SANNA, IVO, threat=4)).called("battle", 2)
    assert script.on_to("assist").conversation.chips() == ()
    script.passes("ivo")
    assert script.waits == "raise"
    script.stop()
