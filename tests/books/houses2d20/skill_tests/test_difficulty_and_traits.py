"""2d20 tests: the GM names skill and Difficulty, traits change the Difficulty, the player picks a Drive."""

from __future__ import annotations

from typing import Any

import pytest

from moothall.errors import Unclear
from moothall.rulesets.houses2d20 import events
from moothall.rulesets.houses2d20.events import Called, Declared, Settled
from moothall.rulesets.houses2d20.questions import Bearing, Call, Judged, Ruling, TraitUse
from moothall.rulesets.houses2d20.state import Trait
from moothall.rulesets.houses2d20.yardsticks import HINTS, LEVEL_NAMES, hints
from moothall.speech import voice
from tests.books.houses2d20.support.stage import npc, person, table, trying
from tests.support.citing import cited

SKILLED = person(battle=8, communicate=7, discipline=6, move=5, understand=4, duty=7)
YARDSTICK_WORDS = {
    "obstacle": (4, ("intricate", "haste", "wrong tools")),
    "knowledge": (3, ("powerful faction",)),
    "favour": (3, ("involved", "dear")),
}
"""What one level of each yardstick must speak of."""
NIGHT = Trait("t1", "Night")
SAND = Trait("t2", "Deep sand")

# ---- Skills ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("skill", "action", "target"),
    [
        pytest.param("battle", "a sword stroke", 15, marks=pytest.mark.rule("houses.skill.battle")),
        pytest.param("communicate", "a bribe", 14, marks=pytest.mark.rule("houses.skill.communicate")),
        pytest.param("discipline", "a march without water", 13, marks=pytest.mark.rule("houses.skill.discipline")),
        pytest.param("move", "a leap between roofs", 12, marks=pytest.mark.rule("houses.skill.move")),
        pytest.param("understand", "a cipher", 11, marks=pytest.mark.rule("houses.skill.understand")),
    ],
)
def test_the_gm_picks_a_skill_and_its_rating_counts(skill: str, action: str, target: int) -> None:
    """The target number is the rating of the skill the GM picked, and the Drive."""
    script = trying(table(SKILLED), action=action).called(skill).at("drive", "duty").on_to("buy-dice")
    assert script.asked.target == target
    assert script.stop().last(Called).skill == skill


@pytest.mark.parametrize(
    ("drive", "rating", "skill", "skilled", "target"),
    [
        pytest.param("duty", 7, "battle", 6, 13, marks=pytest.mark.rule("houses.drive.duty")),
        pytest.param("faith", 5, "move", 4, 9, marks=pytest.mark.rule("houses.drive.faith")),
        pytest.param("justice", 8, "discipline", 5, 13, marks=pytest.mark.rule("houses.drive.justice")),
        pytest.param("power", 6, "communicate", 8, 14, marks=pytest.mark.rule("houses.drive.power")),
        pytest.param("truth", 4, "understand", 7, 11, marks=pytest.mark.rule("houses.drive.truth")),
    ],
)
def test_the_player_picks_a_drive_and_its_rating_counts(
    drive: str, rating: int, skill: str, skilled: int, target: int
) -> None:
    """The target number is skill and Drive, whichever of the five it is."""
    rated: dict[str, Any] = {drive: rating, skill: skilled}
    one = person(**rated)
    script = trying(table(one)).called(skill).at("drive", drive).on_to("buy-dice")
    assert script.asked.target == target
    script.stop()


@pytest.mark.rule("houses.test.gm-picks-skill")
def test_a_players_skill_is_only_a_proposal() -> None:
    """The player's skill comes first on the GM's list; the GM's pick counts, and nobody else may pick."""
    script = trying(table(SKILLED), skill="battle").on_to("skill")
    assert next(option.id for option in script.asked.options()) == "battle"
    script.refuses("sanna", "battle", "houses.test.gm-picks-skill").gm("move")
    assert script.falls(2, 3).plainly().last(events.Tested).skill == "move"


# ---- Difficulty -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("houses.difficulty.six-levels")
def test_a_difficulty_is_one_of_six() -> None:
    """From 0 to 5 everything is taken, 6 and -1 are not."""
    for number in range(6):
        assert trying(table(SKILLED)).called("move", number).stop().last(Called).difficulty == number
    script = trying(table(SKILLED)).at("skill", "move")
    script.refuses_at("call", Call(6), "houses.difficulty.six-levels")
    script.refuses_at("call", Call(-1), "houses.difficulty.six-levels").stop()


@pytest.mark.parametrize(
    ("level", "name"),
    [
        pytest.param(0, "simple", marks=pytest.mark.rule("houses.difficulty.simple-0")),
        pytest.param(1, "average", marks=pytest.mark.rule("houses.difficulty.average-1")),
        pytest.param(2, "challenging", marks=pytest.mark.rule("houses.difficulty.challenging-2")),
        pytest.param(3, "daunting", marks=pytest.mark.rule("houses.difficulty.daunting-3")),
        pytest.param(4, "dire", marks=pytest.mark.rule("houses.difficulty.dire-4")),
        pytest.param(5, "epic", marks=pytest.mark.rule("houses.difficulty.epic-5")),
    ],
)
def test_each_level_has_a_name(level: int, name: str) -> None:
    """The GM reads a name beside each number, and its rule is cited where the number is asked for."""
    script = trying(table(SKILLED)).on_to("call")
    assert cited(script.asked.levels()[level]).id == name
    assert voice("en", "houses2d20").say(f"term-{name}") == name.capitalize()
    assert len(LEVEL_NAMES) == 6


@pytest.mark.rule("houses.difficulty.three-example-tracks")
def test_each_level_has_three_yardsticks() -> None:
    """An obstacle, a piece of knowledge and a favour for each of six levels: eighteen in all, before the GM's eyes."""
    script = trying(table(SKILLED)).on_to("call")
    assert script.asked.hints == HINTS and len(HINTS) == 18
    assert all([hint.track for hint in hints(level)] == ["obstacle", "knowledge", "favour"] for level in range(6))
    script.stop()


@pytest.mark.parametrize(
    "track",
    [
        pytest.param("obstacle", marks=pytest.mark.rule("houses.difficulty.lock-ladder")),
        pytest.param("knowledge", marks=pytest.mark.rule("houses.difficulty.knowledge-ladder")),
        pytest.param("favour", marks=pytest.mark.rule("houses.difficulty.favour-ladder")),
    ],
)
def test_each_level_of_a_yardstick_has_words_of_its_own(track: str) -> None:
    """Each level of a yardstick has words of its own, but for the favour that two levels share."""
    texts = [cited(hint).text for hint in HINTS if hint.track == track]
    assert len(set(texts)) == (5 if track == "favour" else 6)
    assert (texts[3] == texts[4]) == (track == "favour")
    level, words = YARDSTICK_WORDS[track]
    said = voice("en", "houses2d20").say(texts[level])
    assert all(word in said for word in words), said


@pytest.mark.rule("houses.test.gm-sets-difficulty")
def test_the_gm_names_the_difficulty() -> None:
    """The GM's Difficulty stands in the record; the player cannot name it."""
    script = trying(table(SKILLED)).at("skill", "move").on_to("call")
    script.refuses("sanna", Call(0), "houses.test.gm-sets-difficulty").gm(Call(2))
    assert script.falls(2, 3).plainly().last(events.Tested).difficulty == 2


@pytest.mark.rule("houses.difficulty.clamped-0-5")
def test_the_difficulty_is_bounded_once_after_adding_traits_up() -> None:
    """Two harder traits leave 5 at 5, an easier one leaves 0 at 0; 5 with one of each way stays 5."""
    assert hardness(5, harder=2) == 5
    assert hardness(0, easier=1) == 0
    assert hardness(5, harder=1, easier=2) == 4
    plain = trying(table(SKILLED)).called("move", 5).stop()
    assert not {"houses.difficulty.clamped-0-5", "houses.contest.no-upper-limit"} & plain.citations
    free = trying(table(SKILLED, NIGHT, difficulty__ceiling="none")).called("move", 5)
    after = free.at("traits", Bearing((TraitUse("t1", "harder"),))).stop()
    assert after.last(Called).difficulty == 6 and "houses.contest.no-upper-limit" not in after.citations


@pytest.mark.rule("houses.trait.each-plus-or-minus-one")
def test_harder_and_easier_traits_are_added_up() -> None:
    """Two harder and one easier make 1 a 2; naming one trait twice is refused."""
    assert hardness(1, harder=2, easier=1) == 2
    script = trying(table(SKILLED, NIGHT)).called("move")
    twice = Bearing((TraitUse("t1", "easier"), TraitUse("t1", "easier")))
    script.refuses_at("traits", twice, "houses.trait.each-plus-or-minus-one").stop()


def hardness(difficulty: int, harder: int = 0, easier: int = 0) -> int:
    """The Difficulty after so many easier and harder traits."""
    there = [Trait(f"t{number}", f"trait {number}") for number in range(1, harder + easier + 1)]
    uses = [TraitUse(trait.id, "harder" if at < harder else "easier") for at, trait in enumerate(there)]
    script = trying(table(SKILLED, *there)).called("move", difficulty).at("traits", Bearing(tuple(uses)))
    return int(script.stop().last(Called).difficulty)


@pytest.mark.rule("houses.test.difficulty-zero-banks-all")
def test_the_gm_may_waive_a_roll_at_zero() -> None:
    """Rolled, every success is Momentum; waived, it simply works and brings none. At 1 nobody is asked."""
    waived = trying(table(SKILLED)).called("move", 0).at("waive", "waive").end()
    assert waived.result is not None and waived.result.passed and waived.state.momentum == 0
    assert waived.last(Settled).how == "waived" and not waived.dice
    rolled = trying(table(SKILLED)).called("move", 0).at("waive", "roll").falls(2, 3).plainly()
    assert rolled.state.momentum == 2
    assert trying(table(SKILLED)).called("move", 1).on_to("waive", "drive").waits == "drive"


# ---- Traits ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("houses.trait.applies-is-gm-call")
def test_a_proposed_trait_waits_for_the_gm() -> None:
    """The GM sees what the player proposes and may let it be: the Difficulty is what it was."""
    proposed = (TraitUse("t1", "easier"),)
    script = trying(table(SKILLED, NIGHT), traits=proposed).called("move", 3).on_to("traits")
    assert script.asked.proposed == proposed
    script.refuses("sanna", Bearing(proposed), "houses.trait.applies-is-gm-call")
    script.refuses("gm", Bearing((TraitUse("t9", "easier"),)), "houses.trait.applies-is-gm-call")
    assert script.gm(Bearing()).stop().last(Called).difficulty == 3


@pytest.mark.rule("houses.trait.easier")
def test_an_easier_trait_takes_one_off() -> None:
    """3 becomes 2."""
    assert hardness(3, easier=1) == 2


@pytest.mark.rule("houses.trait.harder")
def test_a_harder_trait_adds_one() -> None:
    """1 becomes 2."""
    assert hardness(1, harder=1) == 2


@pytest.mark.rule("houses.trait.allows")
def test_a_trait_makes_an_impossible_action_possible() -> None:
    """Thanks to the climbing gear the wall can be tried; a trait that is not there opens nothing."""
    script = trying(table(SKILLED, Trait("t1", "Climbing gear")), action="climb the sheer wall")
    script.refuses_at("possible", Ruling("allowed", "t9"), "houses.trait.allows")
    after = script.gm(Ruling("allowed", "t1")).on_to("drive").stop()
    assert "houses.trait.allows" in after.citations and after.all(Called)


@pytest.mark.rule("houses.trait.requires-test")
def test_a_trait_asks_for_a_test_where_none_was_needed() -> None:
    """A plain walk needs no test; in deep sand it does."""
    plain = trying(table(SKILLED, SAND), action="walk on").at("possible", Ruling("no_test")).end()
    assert plain.result is not None and plain.result.passed and not plain.dice
    script = trying(table(SKILLED, SAND), action="walk on").at("possible", Ruling("required", "t2"))
    assert script.on_to("drive").waits == "drive"
    script.stop()


@pytest.mark.rule("houses.trait.forbids")
def test_a_trait_bars_an_action() -> None:
    """A gagged character cannot talk: no dice, nothing spent, whether the GM says so at once or with the traits."""
    start = table(SKILLED, Trait("t1", "Gagged"), momentum=2, threat=2)
    at_once = trying(start, action="talk them round").at("possible", Ruling("forbidden", "t1")).end()
    script = trying(start, action="talk them round").at("escalates", "yes").at("go-on", "go_on")
    later = script.at("skill", "communicate").at("traits", Bearing((TraitUse("t1", "forbids"),))).end()
    for after in (at_once, later):
        assert after.result is None and not after.dice
        assert (after.state.momentum, after.state.threat) == (2, 2)
        assert after.last(Settled).because == "Gagged"


# ---- The order ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("houses.test.step-order")
def test_the_steps_come_in_their_order() -> None:
    """No roll before the Drive: from the declaration to the dice every step waits for the one before."""
    one = person(says={"duty": "No debt unpaid"}, focus=("battle:blades",))
    script = trying(table(one, person("ivo"), NIGHT, threat=2))
    seen = []
    while script.waits != "dice":
        seen.append(script.waits)
        if script.waits == "assist":
            script.conversation.close_window()
        else:
            script.at(script.waits, script.asked.default())
    before = ["possible", "escalates", "skill", "call", "traits"]
    assert seen == [*before, "judge", "drive", "focus", "assist", "raise", "buy-dice", "commit"]
    early = trying(table(one)).called("battle").at("judge", Judged())
    with pytest.raises(Unclear):
        early.conversation.fall((3, 4))
    assert early.waits == "drive"
    script.stop()


@pytest.mark.rule("houses.test.declare-action")
def test_the_record_of_a_test_holds_the_players_words() -> None:
    """The player's words stand in the record of the test."""
    after = trying(table(SKILLED), action="I slip past the guard").stop()
    assert after.last(Declared).action == "I slip past the guard"


@pytest.mark.rule("houses.threat.add.escalation-1")
def test_an_action_that_escalates_adds_one_threat() -> None:
    """Drawing the lance adds 1 Threat if the player goes on, and nothing if not."""
    start = table(SKILLED, threat=4)
    on = trying(start, action="draw the arc lance").at("escalates", "yes").at("go-on", "go_on").stop()
    assert on.state.threat == 5
    back = trying(start, action="draw the arc lance").at("escalates", "yes").at("go-on", "withdraw").end()
    assert back.state.threat == 4 and back.result is None and back.last(Settled).how == "withdrawn"


@pytest.mark.rule("houses.threat.spend.npc-pays-what-players-add")
def test_an_npc_pays_for_escalating() -> None:
    """Escalating adds 1 Threat for a player and costs an NPC 1; without Threat it is refused."""
    start = table(npc("roke"), threat=3)
    assert trying(start, "roke").at("escalates", "yes").at("go-on", "go_on").stop().state.threat == 2
    script = trying(table(npc("roke")), "roke").at("escalates", "yes")
    script.refuses_at("go-on", "go_on", "houses.threat.spend.cannot-overspend").stop()
