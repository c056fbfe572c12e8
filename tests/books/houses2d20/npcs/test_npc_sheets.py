"""2d20 NPC sheets of three tiers: minor, notable and major NPCs each have their own counts."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from moothall.rulesets.houses2d20.options import read_options
from moothall.rulesets.houses2d20.sheet import to_sheet
from moothall.rulesets.houses2d20.templates import ROLES, TEMPLATES, allocations
from moothall.rulesets.houses2d20.words import DRIVES, SKILLS
from tests.books.houses2d20.support.plain import to_character
from tests.books.houses2d20.support.sheets import PILOT, REGENT, TROOPER, changed, problems
from tests.support.citing import cited

pytestmark = pytest.mark.slow

BY_TIER = {"minor": TROOPER, "notable": PILOT, "major": REGENT}


def rated(*ratings: int) -> dict[str, int]:
    return dict(zip(SKILLS, ratings, strict=True))


def driven(*ratings: int, said: tuple[str, ...] = ()) -> dict[str, Any]:
    statements = dict.fromkeys(said, "So it is.")
    return {name: {"rating": n, "statement": statements.get(name, "")} for name, n in zip(DRIVES, ratings, strict=True)}


def focuses(*skills: str) -> list[dict[str, str]]:
    return [{"skill": skill, "name": f"{skill} {n}"} for n, skill in enumerate(skills)]


@pytest.mark.parametrize("tier", BY_TIER)
def test_the_samples_are_legal(tier: str) -> None:
    """The sample of each tier has no problem, and comes back from a table as it went there."""
    assert problems(BY_TIER[tier]) == []
    character, assets = to_character(BY_TIER[tier], "x")
    assert (character.tier, character.side, character.seat, character.determination) == (tier, "opposition", "gm", None)
    assert to_character(to_sheet(character, assets), "x") == (character, assets)


# ---- Minor ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("houses.npc.minor.one-trait")
def test_a_minor_npc_has_one_trait() -> None:
    """None is too few, two are too many."""
    for traits in ([], ["Trooper", "Drunk"]):
        assert problems(changed(TROOPER, traits=traits)) == [("traits", "houses.npc.minor.one-trait")]


@pytest.mark.rule("houses.npc.minor.trait-examples")
def test_three_jobs_are_suggested_for_minor_npcs() -> None:
    """The list holds a trooper, a servant and a spy."""
    assert [role.id for role in cited(ROLES["minor"])] == ["trooper", "servant", "spy"]


@pytest.mark.rule("houses.npc.minor.quality")
@pytest.mark.parametrize(
    ("quality", "legal"), [(3, False), (4, True), (8, True), (9, False), ("5", False), (None, False)]
)
def test_quality_runs_from_four_to_eight(quality: Any, legal: bool) -> None:
    """One rating stands for all Drives; with Drives of their own beside it, minor NPCs are refused."""
    wrong = [] if legal else [("quality", "houses.npc.minor.quality")]
    assert problems(changed(TROOPER, quality=quality)) == wrong
    assert problems(changed(TROOPER, drives=driven(7, 6, 5, 5, 5))) == [("drives", "houses.npc.minor.quality")]


@pytest.mark.rule("houses.npc.minor.no-statements")
def test_minor_npcs_have_no_statements() -> None:
    """A statement is refused, and somebody at the table has no Drives to carry one."""
    said = changed(TROOPER, drives=driven(7, 6, 5, 5, 5, said=("duty",)))
    assert problems(said) == [("drives", "houses.npc.minor.no-statements")]
    character, _ = to_character(TROOPER, "x")
    assert (character.drives, character.quality) == (None, 5)
    assert "drives" not in to_sheet(character)


@pytest.mark.rule("houses.npc.minor.skills")
@pytest.mark.parametrize(
    ("ratings", "legal"),
    [((6, 5, 5, 4, 4), True), ((4, 5, 4, 5, 6), True), ((6, 6, 5, 4, 4), False), ((6, 5, 4, 4, 4), False)],
)
def test_skills_of_minor_npcs_are_a_set(ratings: tuple[int, ...], legal: bool) -> None:
    """6, 5, 5, 4 and 4 in any order, and no other ratings."""
    best = SKILLS[ratings.index(6)]
    wrong = [] if legal else [("skills", "houses.npc.minor.skills")]
    found = problems(changed(TROOPER, skills=rated(*ratings), focuses=focuses(best)))
    assert found == wrong
    assert problems(changed(TROOPER, skills=rated(7, 5, 5, 4, 4)))[0] == ("skills", "houses.npc.minor.skills")


@pytest.mark.rule("houses.npc.minor.one-focus")
def test_a_minor_npc_has_one_focus_under_the_best_skill() -> None:
    """None, two, or one under a 5 are refused."""
    for wrong in ([], focuses("battle", "battle"), focuses("communicate")):
        assert problems(changed(TROOPER, focuses=wrong)) == [("focuses", "houses.npc.minor.one-focus")]


@pytest.mark.rule("houses.npc.minor.no-talents")
def test_minor_npcs_have_no_talents() -> None:
    """A single talent is too many."""
    assert problems(changed(TROOPER, talents=["Night eyes"])) == [("talents", "houses.npc.minor.no-talents")]
    assert to_character(TROOPER, "x")[0].talents == ()


# ---- Notable --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("houses.npc.notable.role-trait")
def test_a_notable_npc_has_a_role() -> None:
    """Without a trait the sheet is refused."""
    assert problems(changed(PILOT, traits=[])) == [("traits", "houses.npc.notable.role-trait")]


@pytest.mark.rule("houses.npc.notable.trait-examples")
def test_four_roles_are_suggested_for_notable_npcs() -> None:
    """The list holds an officer, a steward, a pilot and a scholar."""
    assert [role.id for role in cited(ROLES["notable"])] == ["officer", "steward", "pilot", "scholar"]


@pytest.mark.rule("houses.npc.notable.reputation-trait")
def test_a_notable_npc_may_have_a_reputation() -> None:
    """A second trait is welcome, a third is refused."""
    assert problems(changed(PILOT, traits=["Pilot", "Never late"])) == []
    three = changed(PILOT, traits=["Pilot", "Never late", "House Vane"])
    assert problems(three) == [("traits", "houses.npc.notable.reputation-trait")]


@pytest.mark.rule("houses.npc.notable.two-drives")
@pytest.mark.parametrize("ratings", [(7, 7, 5, 5, 5), (8, 6, 5, 5, 5), (6, 6, 5, 5, 5), (7, 5, 5, 5, 5)])
def test_two_drives_of_a_notable_npc_are_high(ratings: tuple[int, ...]) -> None:
    """One is at 7 and one at 6, wherever they stand."""
    assert problems(changed(PILOT, drives=driven(*ratings, said=("duty",)))) == [
        ("drives", "houses.npc.notable.two-drives")
    ]
    assert problems(changed(PILOT, drives=driven(5, 5, 6, 5, 7, said=("truth",)))) == []


@pytest.mark.rule("houses.npc.notable.other-drives-5")
@pytest.mark.parametrize("ratings", [(7, 6, 5, 5, 4), (7, 6, 6, 5, 5)])
def test_the_other_drives_of_a_notable_npc_are_at_five(ratings: tuple[int, ...]) -> None:
    """7, 6, 5, 5 and 5 is the only set."""
    assert problems(changed(PILOT, drives=driven(*ratings, said=("duty",)))) == [
        ("drives", "houses.npc.notable.other-drives-5")
    ]


@pytest.mark.rule("houses.npc.notable.statements")
@pytest.mark.parametrize(
    ("said", "field"),
    [
        (("duty",), None),
        (("faith",), None),
        (("duty", "faith"), None),
        ((), "drives"),
        (("justice",), "drives.justice.statement"),
        (("duty", "truth"), "drives.truth.statement"),
    ],
)
def test_statements_of_a_notable_npc_stand_on_high_drives(said: tuple[str, ...], field: str | None) -> None:
    """One or both of the high Drives speak; none at all, or one at 5, is refused."""
    found = problems(changed(PILOT, drives=driven(7, 6, 5, 5, 5, said=said)))
    assert found == ([] if field is None else [(field, "houses.npc.notable.statements")])
    assert problems(changed(PILOT, drives=driven(7, 6, 5, 5, 5))) == [("drives", "houses.npc.notable.statements")]


@pytest.mark.rule("houses.npc.notable.skills")
def test_skills_of_notable_npcs_are_a_set() -> None:
    """7, 6, 5, 5 and 4 in any order; 7/6/6/5/4 is refused."""
    for ratings in ((7, 6, 6, 5, 4), (7, 6, 5, 4, 4), (8, 6, 5, 5, 4)):
        found = problems(changed(PILOT, skills=rated(*ratings)))
        assert found[0] == ("skills", "houses.npc.notable.skills")
    fine = changed(PILOT, skills=rated(4, 5, 5, 6, 7), focuses=focuses("understand", "understand", "move"))
    assert problems(fine) == []


@pytest.mark.rule("houses.npc.notable.focuses")
@pytest.mark.parametrize(
    ("under", "legal"),
    [
        (("move", "move", "discipline"), True),
        (("move", "discipline"), False),
        (("move", "move", "discipline", "discipline"), False),
        (("move", "discipline", "discipline"), False),
        (("move", "move", "battle"), False),
    ],
)
def test_focuses_of_a_notable_npc_have_their_places(under: tuple[str, ...], legal: bool) -> None:
    """Two under the 7 and one under the 6."""
    wrong = [("focuses", "houses.npc.notable.focuses")]
    assert problems(changed(PILOT, focuses=focuses(*under))) == ([] if legal else wrong)
    assert problems(changed(PILOT, focuses=[])) == wrong


@pytest.mark.rule("houses.npc.notable.talents")
@pytest.mark.parametrize("count", range(4))
def test_a_notable_npc_has_one_talent_or_two(count: int) -> None:
    """None and three are refused."""
    found = problems(changed(PILOT, talents=["Nerves", "Wings", "Luck"][:count]))
    assert found == ([] if count in (1, 2) else [("talents", "houses.npc.notable.talents")])
    assert problems(changed(PILOT, talents=[])) == [("talents", "houses.npc.notable.talents")]


# ---- Major ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("houses.npc.major.role-trait", "houses.npc.major.reputation-trait", "houses.npc.major.faction-trait")
def test_a_major_npc_has_a_role_a_reputation_and_perhaps_a_faction() -> None:
    """Each missing trait is named by its own rule; a third trait is welcome, a fourth refused."""
    traits = ["Regent", "Never forgets", "House Vane", "Left-handed"]
    found = [problems(changed(REGENT, traits=traits[:count])) for count in range(5)]
    assert found == [
        [("traits", "houses.npc.major.role-trait")],
        [("traits", "houses.npc.major.reputation-trait")],
        [],
        [],
        [("traits", "houses.npc.major.faction-trait")],
    ]


@pytest.mark.rule("houses.npc.major.drives")
def test_drives_of_a_major_npc_are_the_full_set() -> None:
    """8, 7, 6, 5 and 4; two sevens are refused."""
    for ratings in ((8, 7, 7, 5, 4), (7, 7, 6, 5, 4), (7, 6, 5, 5, 5)):
        drives = driven(*ratings, said=("duty", "faith", "justice"))
        assert problems(changed(REGENT, drives=drives)) == [("drives", "houses.npc.major.drives")]
    assert problems(changed(REGENT, drives=driven(4, 5, 6, 7, 8, said=("justice", "power", "truth")))) == []


@pytest.mark.rule("houses.npc.major.statements")
def test_a_major_npc_has_exactly_three_statements() -> None:
    """Each of the three strong Drives speaks, and no other does."""
    strong = ("duty", "faith", "justice")
    for said, field in ((strong[:2], "drives.justice.statement"), ((*strong, "power"), "drives.power.statement")):
        found = problems(changed(REGENT, drives=driven(8, 7, 6, 5, 4, said=said)))
        assert found == [(field, "houses.npc.major.statements")]
    assert problems(changed(REGENT, drives=driven(8, 7, 6, 5, 4, said=strong))) == []
    assert len(problems(changed(REGENT, drives=driven(8, 7, 6, 5, 4)))) == 3


@pytest.mark.rule("houses.npc.major.skills-base-4")
def test_skills_of_a_major_npc_begin_at_four() -> None:
    """Before any points the five make 20, and none is below 4."""
    assert TEMPLATES["major"].skills == (4,) * 5 and sum(TEMPLATES["major"].skills) == 20
    assert problems(changed(REGENT, skills=rated(3, 8, 8, 8, 4))) == [
        ("skills.battle", "houses.npc.major.skills-base-4")
    ]
    assert problems(changed(REGENT, skills=rated(4, 4, 8, 8, 7))) == []


@pytest.mark.rule("houses.npc.major.skills-plus-11")
def test_a_major_npc_spreads_eleven_points() -> None:
    """The sum is 31, in 365 ways and 11 sets; everything else is refused."""
    legal = [
        ratings for ratings in product(range(3, 10), repeat=5) if not problems(changed(REGENT, skills=rated(*ratings)))
    ]
    assert len(legal) == 365 and {sum(ratings) for ratings in legal} == {31}
    assert len({tuple(sorted(ratings)) for ratings in legal}) == 11
    assert sorted(legal) == sorted(allocations(TEMPLATES["major"].skills, TEMPLATES["major"].points, 8))
    for ratings in ((4, 8, 8, 4, 6), (4, 8, 8, 4, 8)):
        assert problems(changed(REGENT, skills=rated(*ratings))) == [("skills", "houses.npc.major.skills-plus-11")]


@pytest.mark.rule("houses.npc.major.skills-max-8")
def test_no_skill_of_a_major_npc_is_above_eight() -> None:
    """A 9 is refused even where the sum is right, and wherever players' characters may go."""
    nine = changed(REGENT, skills=rated(4, 9, 7, 4, 7))
    for options in (read_options({}), read_options({"skill.cap": "12"})):
        assert problems(nine, options) == [("skills.communicate", "houses.npc.major.skills-max-8")]


@pytest.mark.rule("houses.npc.major.focuses")
@pytest.mark.parametrize("count", range(2, 7))
def test_a_major_npc_has_three_to_five_focuses(count: int) -> None:
    """Two and six are refused; where they stand is free."""
    wrong = [("focuses", "houses.npc.major.focuses")]
    found = problems(changed(REGENT, focuses=focuses(*["move"] * count)))
    assert found == ([] if 3 <= count <= 5 else wrong)
    assert problems(changed(REGENT, focuses=[])) == wrong


@pytest.mark.rule("houses.npc.major.talents")
@pytest.mark.parametrize("count", range(1, 6))
def test_a_major_npc_has_two_to_four_talents(count: int) -> None:
    """One and five are refused, and abilities count among them."""
    wrong = [("talents", "houses.npc.major.talents")]
    legal = 2 <= count <= 4
    assert problems(changed(REGENT, talents=list("abcde")[:count])) == ([] if legal else wrong)
    abilities = [{"kind": "guidance", "use": "by word"}] * count
    assert problems(changed(REGENT, talents=[], abilities=abilities)) == ([] if legal else wrong)
    assert problems(changed(REGENT, talents=[])) == wrong


# ---- Special abilities on a sheet -----------------------------------------------------------------------------------


@pytest.mark.rule("houses.npc.ability.replaces-talent")
def test_an_ability_stands_in_for_a_talent() -> None:
    """Two talents and an ability count as three; only major NPCs have them, unless the table says otherwise."""
    ability = {"kind": "familiarity", "use": "the archive"}
    assert problems(changed(REGENT, abilities=[ability])) == []
    assert problems(changed(REGENT, talents=["One"], abilities=[ability])) == []
    five = changed(REGENT, abilities=[ability] * 3)
    assert problems(five) == [("talents", "houses.npc.major.talents")]
    notable, minor = changed(PILOT, abilities=[ability]), changed(TROOPER, abilities=[ability])
    for sheet in (notable, minor):
        assert problems(sheet) == [("abilities", "houses.npc.ability.replaces-talent")]
    ticked = read_options({"npc.abilities_for_notable": "true"})
    assert problems(notable, ticked) == []
    assert problems(minor, ticked) == [("abilities", "houses.npc.ability.replaces-talent")]


@pytest.mark.rule("houses.npc.ability.extra-threat-option")
@pytest.mark.parametrize(("price", "legal"), [(0, False), (1, True), (3, True), (-1, False), ("2", False)])
def test_an_extra_option_has_a_price(price: Any, legal: bool) -> None:
    """For 0 it is refused when it is made."""
    sheet = changed(REGENT, abilities=[{"kind": "extra_option", "use": "the lights go out", "price": price}])
    rule = "houses.npc.ability.extra-threat-option"
    assert problems(sheet) == ([] if legal else [("abilities.extra_option", rule)])
    free = changed(REGENT, abilities=[{"kind": "extra_option", "use": "the lights go out"}])
    assert problems(free) == [("abilities.extra_option", rule)]


@pytest.mark.parametrize(
    ("ability", "legal"),
    [
        ({"kind": "proficiency", "skill": "battle", "use": "with nets"}, True),
        ({"kind": "proficiency", "use": "with nets"}, False),
        ({"kind": "proficiency", "skill": "battle"}, False),
        ({"kind": "threatening", "skill": "communicate"}, True),
        ({"kind": "threatening", "use": "in a whisper"}, True),
        ({"kind": "threatening"}, False),
        ({"kind": "guidance", "use": "by word"}, True),
        ({"kind": "guidance", "use": " "}, False),
        ({"kind": "substitution", "skill": "battle", "use": "to dodge"}, True),
        ({"kind": "substitution", "use": "to dodge"}, False),
        ({"kind": "substitution", "skill": "battle"}, False),
        ({"kind": "familiarity", "use": "the archive"}, True),
        ({"kind": "familiarity"}, False),
        ({"kind": "familiarity", "use": "the archive", "skill": "sail"}, False),
        ({"kind": "familiarity", "use": 3}, False),
        ({"kind": "flight", "use": "over walls"}, False),
        ("flight", False),
    ],
)
def test_an_ability_names_a_use_a_skill_or_either(ability: Any, legal: bool) -> None:
    """Each names what it needs: a use, a skill, or either."""
    assert (problems(changed(REGENT, abilities=[ability])) == []) is legal
