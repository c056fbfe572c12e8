"""Traits bear on tests wherever they lie: on a sheet, a character, an asset, a zone or the scene."""

from __future__ import annotations

from typing import Any

import pytest

from moothall.errors import AgainstTheRules
from moothall.ledger.marks import HIDDEN
from moothall.records import changed
from moothall.rulesets import houses2d20 as houses
from moothall.rulesets.houses2d20 import events
from moothall.rulesets.houses2d20.options import DEFAULTS
from moothall.rulesets.houses2d20.questions import (
    Bearing,
    Confirmed,
    PointUse,
    Ruling,
    Spend,
    ThreatSpend,
    TraitUse,
    Trouble,
)
from moothall.rulesets.houses2d20.state import Table, Trait
from moothall.sight import redact
from tests.books.houses2d20.support.plain import Asset, Opposed, Zone
from tests.books.houses2d20.support.stage import act_out, npc, person, table, trying
from tests.support.citing import refused

RETAINER = person("sanna", traits=("Retainer", "Quick"))
STEWARD = npc("roke", traits=("Suspicious steward",))
SPY = npc("spy", traits=("Sees in the dark",), seen=False, open=False)
CLOSED = npc("guard", traits=("Bribed",), open=False)
OWN, THEIRS = "sanna:trait1", "roke:trait1"


def crowd(**more: Any) -> Table:
    """A scene with traits on everything that can have one."""
    beside = (Asset("blade", "Blade", "sanna"), Zone("a", "Gate"))
    traits = (Trait("t1", "Dust storm"), Trait("t2", "Notched", "blade"), Trait("t3", "Narrow", "a"))
    return table(RETAINER, STEWARD, SPY, CLOSED, *beside, *traits, **more)


def test_every_known_trait_can_bear_on_a_test() -> None:
    """One's own first, then those of play, then those of others; none of the hidden, nor what only the GM knows."""
    listed = trying(crowd()).on_to("traits").asked.traits
    assert [trait.text for trait in listed] == [
        *("Retainer", "Quick", "Dust storm", "Notched", "Narrow"),
        "Suspicious steward",
    ]


@pytest.mark.parametrize(("does", "difficulty"), [("easier", 1), ("harder", 3)])
@pytest.mark.parametrize("trait", [OWN, THEIRS, "t1", "t2", "t3"])
def test_a_trait_moves_the_difficulty_wherever_it_lies(trait: str, does: Any, difficulty: int) -> None:
    """A proposed trait is what the GM's answer is preset with, and it counts for one step, with its words."""
    script = trying(crowd(), traits=(TraitUse(trait, does),)).called("battle", 2).on_to("traits")
    assert script.asked.default() == Bearing((TraitUse(trait, does),))
    after = script.to_dice().stop()
    assert after.last(events.Called).difficulty == difficulty


@pytest.mark.parametrize("trait", ["Retainer", "spy:trait1", "guard:trait1", ""])
def test_a_trait_that_cannot_bear_is_not_proposed_in_silence(trait: str) -> None:
    """Its words are no name, and what only the GM knows is no trait of a player's; 0.1.0 took it without a word."""
    with refused("houses.trait.applies-is-gm-call"):
        trying(crowd(), traits=(TraitUse(trait, "easier"),))
    old = crowd(options=changed(DEFAULTS, amended=False))
    assert trying(old, traits=(TraitUse(trait, "easier"),)).waits == "possible"


@pytest.mark.parametrize("trait", [OWN, THEIRS, "t1", "t2", "t3"])
def test_a_trait_allows_and_forbids_wherever_it_lies(trait: str) -> None:
    """Before the call and after it; what is forbidden names the trait in its words."""
    text = crowd().trait(trait).text
    assert trying(crowd()).at("possible", Ruling("allowed", trait)).on_to("skill").waits == "skill"
    for script in (
        trying(crowd()).at("possible", Ruling("forbidden", trait)),
        trying(crowd()).at("traits", Bearing((TraitUse(trait, "forbids"),))),
    ):
        assert script.plainly().last(events.Settled).because == text


@pytest.mark.rule("houses.trait.harder")
def test_traits_of_both_sides_bear_on_a_contest() -> None:
    """The opponent's reputation makes it harder, one's own role easier; at a table without any nothing is asked."""
    state = table(RETAINER, STEWARD)
    script = act_out(houses.contest.open("sanna", "get past"), state).at("opposed", Opposed("roke")).falls(5, 6)
    script.at("traits", Bearing((TraitUse(THEIRS, "harder"),))).to_dice()
    assert script.stop().last(events.Called).difficulty == 3
    bare = act_out(houses.contest.open("sanna", "get past"), table(person(), npc("roke"))).at(
        "opposed", Opposed("roke")
    )
    assert bare.falls(5, 6).on_to("traits", "dice").waits == "dice"


def test_traits_of_outsiders_do_not_bear_on_a_conflict() -> None:
    """In a duel the traits of those who look on are not listed."""
    start = table(RETAINER, STEWARD, person("ivo", traits=("Loud",)))
    state = act_out(houses.begin_conflict.open("personal", "sanna", people=("sanna", "roke")), start).end().state
    listed = act_out(houses.act.open("sanna"), state).at("action", "other").at("words", "shout").on_to("traits").asked
    assert {trait.text for trait in listed.traits} == {"Retainer", "Quick", "Suspicious steward"}


def test_a_complication_for_the_next_test_is_proposed_there_and_gone_after_it() -> None:
    """It makes that test harder unless the GM says otherwise, and nobody else's."""
    first = trying(table(person(), person("ivo"))).called("battle", 1).falls(20, 5)
    state = first.at("buy-off", "suffer").at("complication", Trouble("trait", "Off balance", "next")).plainly().state
    assert [trait.on for trait in state.traits] == ["sanna"]
    assert trying(state, "ivo").on_to("traits").asked.default() == Bearing()
    second = trying(state).called("battle", 1).to_dice()
    assert second.stop().last(events.Called).difficulty == 2
    assert second.falls(5, 6).plainly().state.traits == ()


@pytest.mark.rule("houses.trait.is-text")
def test_a_scene_begins_with_its_traits_for_nothing() -> None:
    """No Threat is spent; blanks and repetitions make none; they end with the scene."""
    script = act_out(houses.begin_scene.open("The quay", scene_traits=("Fog", " ", "Fog", "Slippery")), table(RETAINER))
    state = script.plainly().state
    assert [trait.text for trait in state.traits] == ["Fog", "Slippery"] and state.threat == 0
    assert trying(state).on_to("traits").asked.traits[-1].text == "Slippery"
    assert act_out(houses.end_scene.open(), state).plainly().state.traits == ()


def test_traits_of_sheets_are_not_asked_about_at_a_table_of_0_1_0() -> None:
    """A test of 0.1.0 that waits goes on with the questions it had."""
    old = table(RETAINER, STEWARD, options=changed(DEFAULTS, amended=False))
    script = trying(old)
    assert [option.id for option in script.on_to("possible").asked.options()] == ["yes", "no_test"]
    assert script.on_to("traits", "dice").waits == "dice"


# ---- What bore before is proposed again ------------------------------------------------------------------------------

IVO = person("ivo")


def proposed(state: Table, who: str, skill: str) -> dict[str, str]:
    """What each trait is proposed to do to a test."""
    uses = trying(state, who).called(skill, 2).on_to("traits").asked.default().uses
    return {use.trait: use.does for use in uses}


def after_weighing(state: Table, *uses: TraitUse, who: str = "sanna", skill: str = "move") -> Table:
    """A table at which the GM has weighed traits for one test."""
    return trying(state, who).called(skill, 2).at("traits", Bearing(uses)).falls(5, 6).plainly().state


def weighed() -> Table:
    """Sanna's own trait made a test of Move easier, the storm and the steward made it harder."""
    uses = (TraitUse(OWN, "easier"), TraitUse("t1", "harder"), TraitUse(THEIRS, "harder"))
    return after_weighing(changed(crowd(), characters=(*crowd().characters, IVO)), *uses)


@pytest.mark.rule("houses.trait.applies-is-gm-call")
@pytest.mark.parametrize(
    ("who", "skill", "does"),
    [
        ("sanna", "move", {OWN: "easier", "t1": "harder", THEIRS: "harder"}),
        ("ivo", "move", {"t1": "harder", THEIRS: "harder"}),
        ("sanna", "battle", {}),
        ("roke", "move", {}),
    ],
)
def test_a_trait_is_proposed_as_it_bore_on_such_a_test_before(who: str, skill: str, does: dict[str, str]) -> None:
    """With the same skill: one's own for oneself, every other for the whole side; the GM still has the word."""
    assert proposed(weighed(), who, skill) == does
    called = trying(weighed(), who).called(skill, 2).to_dice().stop().last(events.Called)
    assert called.difficulty == 2 + sum({"harder": 1, "easier": -1}[one] for one in does.values())


def test_a_trait_that_does_not_bear_is_not_proposed_again() -> None:
    """The last word counts: left out, turned round, or with other words of its own."""
    state = after_weighing(weighed(), TraitUse("t1", "easier"))
    assert proposed(state, "sanna", "move") == {"t1": "easier"}
    assert proposed(changed(state, traits=(Trait("t1", "Fog"), *state.traits[1:])), "sanna", "move") == {}
    assert after_weighing(state).bore == ()


def test_what_has_gone_or_lies_on_one_test_only_is_not_kept() -> None:
    """A trait that is gone is forgotten when others are weighed; one for the next test is proposed there anyway."""
    held = after_weighing(weighed(), TraitUse(OWN, "easier"), skill="battle").bore
    gone = changed(weighed(), traits=weighed().traits[1:])
    left = after_weighing(gone, TraitUse(OWN, "easier"), skill="battle").bore
    assert {one.trait for one in held} == {OWN, "t1", THEIRS} and {one.trait for one in left} == {OWN, THEIRS}
    off = crowd(traits=(Trait("t1", "Off balance", "sanna", "next"),))
    assert after_weighing(off, TraitUse("t1", "harder")).bore == ()


@pytest.mark.rule("houses.complication.content")
@pytest.mark.parametrize(("form", "does"), [("trait", {"t1": "harder"}), ("barred", {}), ("time", {})])
def test_a_complication_is_proposed_for_tests_like_its_own(form: Any, does: dict[str, str]) -> None:
    """What went wrong in a fight makes the next fight harder for that side; what only takes time does not."""
    script = trying(table(person(), IVO, npc("roke"))).called("battle").falls(20, 5).at("buy-off", "suffer")
    state = script.at("complication", Trouble(form, "Off balance", "scene")).plainly().state
    if state.traits:
        assert [proposed(state, "ivo", skill) for skill in ("battle", "move")] == [does, {}]
    assert bool(state.traits) == (form != "time") and bool(state.bore) == bool(does)


@pytest.mark.rule("houses.determination.declaration-create")
@pytest.mark.parametrize("bears", ["easier", "harder", "off"])
def test_a_declared_trait_is_proposed_as_it_was_declared(bears: Any) -> None:
    """What the GM granted for one test is proposed for the next with that skill."""
    script = trying(table(person(says={"duty": "No debt unpaid"}), IVO)).called("move", 2).fits("duty")
    script.at("point", PointUse("create", text="A rope")).at("confirm-trait", Confirmed(True, bears))
    state = script.falls(5, 6).plainly().state
    assert proposed(state, "ivo", "move") == ({} if bears == "off" else {"t1": bears})


def test_only_the_gm_knows_what_bore_before() -> None:
    """It may tell a Difficulty that is hidden; and a table of 0.1.0 proposes nothing."""
    script = trying(crowd()).called("move", hidden=True).at("traits", Bearing((TraitUse("t1", "harder"),)))
    told = script.falls(5, 6).plainly()
    assert told.state.bore and redact(told.state, "sanna").bore is HIDDEN
    assert redact(told.last(events.TraitsWeighed), "sanna") is None
    old = after_weighing(crowd(options=changed(DEFAULTS, amended=False)), TraitUse("t1", "harder"))
    assert old.bore == ()


# ---- Whose trait it is -----------------------------------------------------------------------------------------------


def bearing_by(how: str, on: str) -> Any:
    """A trait made by Momentum, by Determination before or after the roll, or by Threat, of somebody or something."""
    people = (person(battle=6, duty=6, says={"duty": "No debt unpaid"}), STEWARD, SPY)
    start = table(*people, Asset("blade", "Blade", "sanna"), Zone("a", "Gate"), momentum=2, threat=4)
    if how == "threat":
        return act_out(houses.threaten.open(), start).at("threat", ThreatSpend("trait_create", "Slow", on=on))
    script = trying(start).called("battle").fits("duty")
    if how == "before":
        return script.at("point", PointUse("create", text="Slow", on=on)).falls(5, 6)
    use: Any = {"momentum": "trait", "after": "create"}[how]
    return script.falls(5, 6).at("spend", Spend(use, "Slow", on=on))


@pytest.mark.rule("houses.trait.is-text")
@pytest.mark.parametrize("how", ["momentum", "before", "after", "threat"])
@pytest.mark.parametrize("on", ["scene", "roke", "sanna", "blade", "a"])
def test_a_new_trait_is_of_whom_or_what_it_is_said_to_be(how: str, on: str) -> None:
    """Of the scene, a character, an asset or a place; the GM reads which, and it lies on tests of those beside it."""
    script = bearing_by(how, on)
    if how in ("momentum", "after"):
        assert script.asked.on == on
    state = script.plainly().state
    assert [trait.on for trait in state.traits] == [on]
    assert "t1" in [trait.id for trait in trying(state).on_to("traits").asked.traits]


@pytest.mark.parametrize("how", ["momentum", "before", "after", "threat"])
@pytest.mark.parametrize("on", ["spy", "nobody", ""])
def test_a_trait_is_of_nobody_who_is_not_there(how: str, on: str) -> None:
    """The hidden and the unknown bear none that all would hear of; the words say who can."""
    with pytest.raises(AgainstTheRules, match="error-houses-bearer"):
        bearing_by(how, on)


def test_the_bearers_of_a_new_trait_are_listed() -> None:
    """The scene first, then people and things that all know of."""
    script = bearing_by("momentum", "scene")
    before = trying(crowd(momentum=2)).called("battle").falls(5, 6).on_to("spend").asked
    lost = changed(crowd(), assets=(*crowd().assets, Asset("spear", "Spear", "roke", out=True)))
    assert before.choices("on", lost) == ("scene", "sanna", "roke", "guard", "blade", "a")
    assert script.plainly().traits == ["Slow"]


# ---- The hidden ------------------------------------------------------------------------------------------------------


def hidden_actions() -> list[Any]:
    """Scripts in which a hidden NPC acts, helps, opposes, suffers and spends."""
    owl = npc("owl", "major", battle=6, duty=6, says={"duty": "Unseen"}, seen=False, open=False, focus=("battle:Nets",))
    state = table(person("sanna", battle=6, duty=6), owl, npc("aide", "minor", seen=False, open=False), threat=9)
    test = (
        trying(state, "owl", "follow them")
        .at("possible", Ruling())
        .at("escalates", "yes")
        .called_on("battle")
        .fits("duty")
        .buys("threat")
    )
    wrong = test.falls(20, 5, 6).at("buy-off", "suffer").at("complication", Trouble("trait", "A noise", "next"))
    contest = act_out(houses.contest.open("sanna", "get past"), state).at("opposed", Opposed("owl")).falls(1, 1)
    acts = act_out(houses.contest.open("owl", "get past"), state).at("opposed", Opposed("sanna")).falls(5, 19)
    barred = trying(state, "owl", "fly").at("possible", Ruling("no_test"))
    return [script.plainly() for script in (wrong, contest.falls(15, 16), acts.falls(1, 6), barred)]


def test_tests_of_the_hidden_name_nobody() -> None:
    """What others are told of them has no id, no name and no words of theirs; pools and dice stay honest."""
    for after in hidden_actions():
        for fact in after.told:
            seen = repr(redact(fact, "sanna"))
            assert not any(word in seen for word in ("owl", "aide", "Unseen", "follow", "Nets")), (fact, seen)
        assert any("'owl'" in repr(fact) for fact in after.told)
        assert all("owl" not in repr(reason) for entry in after.log for reason in getattr(entry, "why", ()))
