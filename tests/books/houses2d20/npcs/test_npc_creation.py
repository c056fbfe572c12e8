"""2d20 NPCs are made step by step, drawn by dice, added without questions, or brought with a sheet."""

from __future__ import annotations

from typing import Any

import pytest

from moothall.errors import Unclear
from moothall.handlers.dice import Seeded
from moothall.rulesets.houses2d20.events import CharacterJoined
from moothall.rulesets.houses2d20.ideas import ideas_for
from moothall.rulesets.houses2d20.legality import ABILITIES
from moothall.rulesets.houses2d20.npcs import bring, bring_extra, make_npc
from moothall.rulesets.houses2d20.questions.npcs import (
    DealtDrives,
    DealtSkills,
    FocusNames,
    MoreTraits,
    Naming,
    NewAbility,
    NewAsset,
    Statements,
    TalentNames,
)
from moothall.rulesets.houses2d20.random_character import inventions, random_sheet
from moothall.rulesets.houses2d20.sheet import check_sheet, to_sheet
from moothall.rulesets.houses2d20.state import Skills
from moothall.rulesets.houses2d20.templates import ROLES, TEMPLATES
from moothall.speech import LANGUAGES, voice
from tests.books.houses2d20.support.sheets import PILOT, TROOPER, changed
from tests.books.houses2d20.support.stage import HousesScript, act_out, person, table
from tests.support.citing import refused


def making(tier: str, name: str = "Dorrit", role: str = "trooper", **options: Any) -> HousesScript[None]:
    """The GM makes somebody, and has said of which tier, called what, and doing what."""
    return act_out(make_npc.open("x"), table(**options)).gm(tier).gm(Naming(name, role))


# ---- Step by step ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("houses.npc.minor.best-skill-is-job", "houses.npc.minor.trait-examples")
def test_a_minor_npc_is_made_step_by_step() -> None:
    """A trooper is suggested Battle 6; Quality and focus are asked for, and everything else is refused."""
    script = act_out(make_npc.open("x"), table()).gm("minor")
    assert script.asked.ideas("role") == ("trooper", "servant", "spy") and script.asked.ideas("name") == ()
    script.refuses("gm", Naming("Dorrit", " "), "houses.npc.minor.one-trait")
    script.gm(Naming("Dorrit", "trooper")).gm("choose")
    script.refuses("gm", 3, "houses.npc.minor.quality").refuses("gm", 9, "houses.npc.minor.quality").gm(5)
    assert script.asked.default() == DealtSkills(battle=6, communicate=5, discipline=5, move=4, understand=4)
    script.refuses("gm", DealtSkills(6, 6, 5, 4, 4), "houses.npc.minor.skills").gm(DealtSkills(6, 5, 4, 5, 4))
    script.refuses("gm", FocusNames(move=("Roofs",)), "houses.npc.minor.one-focus").gm(FocusNames(battle=("Pikes",)))
    after = script.gm(NewAsset("A pike", 1)).gm(NewAsset()).end()
    dorrit = after.who("x")
    assert (dorrit.name, dorrit.traits, dorrit.quality, dorrit.drives) == ("Dorrit", ("trooper",), 5, None)
    assert [(one.name, one.owner, one.potency) for one in after.state.assets] == [("A pike", "x", 1)]
    assert check_sheet(to_sheet(dorrit, after.state.assets)) == []


@pytest.mark.rule("houses.npc.minor.best-skill-is-job", "houses.npc.notable.best-skill-is-job")
@pytest.mark.parametrize(("tier", "role"), [(tier, role.id) for tier, roles in ROLES.items() for role in roles])
def test_the_job_suggests_the_best_skill(tier: Any, role: str) -> None:
    """A known job puts its skill first; a job in the GM's own words suggests no skill."""
    best = {"trooper": "battle", "servant": "discipline", "spy": "understand"}
    best |= {"officer": "battle", "steward": "communicate", "pilot": "move", "scholar": "understand"}
    for other in ("minor", "notable"):
        making(other, role=ROLES[other][0].id).on_to("npc-skills").stop()
    script = making(tier, role=role).on_to("npc-skills")
    ratings = script.asked.default()
    assert getattr(ratings, best[role]) == max(TEMPLATES[tier].skills)
    assert list(script.asked.cites()) == [f"houses.npc.{tier}.best-skill-is-job"]
    assert list(making(tier, role="Beekeeper").on_to("npc-skills").asked.cites()) == []


@pytest.mark.rule("houses.npc.notable.best-skill-is-job", "houses.npc.notable.statements", "houses.npc.notable.focuses")
def test_a_notable_npc_is_made_step_by_step() -> None:
    """A pilot is suggested Move 7; traits, Drives, statements, skills, focuses and talents are each checked."""
    script = making("notable", "Sorrel", "pilot")
    script.refuses("gm", MoreTraits("Never late", "House Vane"), "houses.npc.notable.reputation-trait")
    assert script.asked.leaves_out() == ("faction",)
    script.gm(MoreTraits("Never late")).gm("choose")
    script.refuses("gm", DealtDrives(7, 7, 5, 5, 5), "houses.npc.notable.two-drives")
    script.refuses("gm", DealtDrives(7, 6, 5, 5, 4), "houses.npc.notable.other-drives-5")
    script.gm(DealtDrives(5, 7, 5, 6, 5))
    assert script.asked.default() == Statements()
    assert script.asked.ideas("faith") == ideas_for("faith") and script.asked.ideas("duty") == ()
    script.refuses("gm", Statements(duty="I serve."), "houses.npc.notable.statements")
    script.gm(Statements(power="Mine."))
    assert script.asked.default() == DealtSkills(battle=6, communicate=5, discipline=5, move=7, understand=4)
    script.refuses("gm", DealtSkills(7, 6, 6, 5, 4), "houses.npc.notable.skills").gm(DealtSkills(5, 4, 6, 7, 5))
    assert script.asked.default() == FocusNames(move=ideas_for("move")[:2], discipline=ideas_for("discipline")[:1])
    script.refuses("gm", FocusNames(move=("Gliders",)), "houses.npc.notable.focuses")
    script.gm(FocusNames(move=("Gliders", "Storms"), discipline=("Nights",)))
    for count in (0, 3):
        script.refuses("gm", TalentNames(("Nerves", "Wings", "Luck")[:count]), "houses.npc.notable.talents")
    after = script.gm(TalentNames(("Nerves",))).gm(NewAsset()).end()
    sorrel = after.who("x")
    assert sorrel.traits == ("pilot", "Never late") and sorrel.drives is not None
    assert (sorrel.drives.power.statement, sorrel.drives.faith.statement) == ("Mine.", "")
    assert check_sheet(to_sheet(sorrel)) == []


@pytest.mark.rule(
    *("houses.npc.major.role-trait", "houses.npc.major.reputation-trait", "houses.npc.major.faction-trait"),
    *("houses.npc.major.drives", "houses.npc.major.statements", "houses.npc.major.skills-plus-11"),
    *("houses.npc.major.skills-max-8", "houses.npc.major.focuses", "houses.npc.major.talents"),
    "houses.npc.ability.replaces-talent",
)
def test_a_major_npc_is_made_step_by_step() -> None:
    """Each piece of a regent is checked as it is given; abilities are asked for while there is room."""
    script = act_out(make_npc.open("x"), table()).gm("major")
    script.refuses("gm", Naming("Ottoline", ""), "houses.npc.major.role-trait").gm(Naming("Ottoline", "Regent"))
    script.gm(MoreTraits("Never forgets", "House Vane")).gm("choose")
    script.refuses("gm", DealtDrives(8, 7, 7, 5, 4), "houses.npc.major.drives").gm(DealtDrives(4, 8, 5, 7, 6))
    script.refuses("gm", Statements(faith="Yes.", duty="Mine."), "houses.npc.major.statements")
    script.gm(Statements(faith="Yes.", power="Mine."))
    script.refuses("gm", DealtSkills(9, 6, 4, 6, 6), "houses.npc.major.skills-max-8")
    script.refuses("gm", DealtSkills(8, 8, 8, 4, 4), "houses.npc.major.skills-plus-11").gm(DealtSkills(4, 8, 8, 4, 7))
    script.refuses("gm", FocusNames(move=("a", "b")), "houses.npc.major.focuses")
    script.gm(FocusNames(communicate=("Threats", "Oaths"), understand=("Law",)))
    script.refuses("gm", TalentNames(tuple("abcde")), "houses.npc.major.talents").gm(TalentNames(("Ears",)))
    script.refuses("gm", NewAbility("done"), "houses.npc.major.talents")
    assert script.asked.default().kind == "familiarity"
    script.refuses("gm", NewAbility("extra_option", "Dark", price=0), "houses.npc.ability.extra-threat-option")
    script.gm(NewAbility("extra_option", "Dark", price=2)).gm(NewAbility("guidance", "by word"))
    after = script.gm(NewAbility("done")).gm(NewAsset()).end()
    regent = after.who("x")
    assert regent.traits == ("Regent", "Never forgets", "House Vane")
    assert regent.drives is not None and regent.drives.truth.statement == "idea-truth-1"
    assert [(one.kind, one.use, one.price) for one in regent.abilities] == [
        ("extra_option", "Dark", 2),
        ("guidance", "by word", 0),
    ]
    assert check_sheet(to_sheet(regent)) == []


def test_an_asset_without_details_is_plain_and_tangible() -> None:
    """An asset without details has Potency 0, protects from nothing and is tangible."""
    made = making("minor").on_to("npc-asset").gm(NewAsset("Rope")).gm(NewAsset()).end().state.assets
    assert [(one.potency, one.defensive, one.tangible) for one in made] == [(0, False, True)]


def test_a_focus_is_proposed_under_the_skill_that_is_best() -> None:
    """Where the GM deals the skills otherwise than proposed, the idea for the focus moves along."""
    script = making("minor").on_to("npc-skills").gm(DealtSkills(4, 5, 4, 5, 6))
    assert script.asked.default() == FocusNames(understand=("idea-understand-1",))
    script = making("major", role="Regent").on_to("npc-skills").gm(DealtSkills(4, 7, 8, 8, 4))
    assert script.asked.default() == FocusNames(discipline=ideas_for("discipline")[:2], move=ideas_for("move")[:1])


def test_four_talents_leave_no_room_for_an_ability() -> None:
    """Where talents and abilities make four, nobody is asked for a fifth."""
    script = making("major", role="Regent").on_to("npc-talents").gm(TalentNames(tuple("abcd")))
    assert script.waits == "npc-asset"
    script = making("major", role="Regent").on_to("npc-talents").gm(TalentNames(tuple("abc")))
    assert script.gm(NewAbility("guidance", "by word")).waits == "npc-asset"


def test_an_option_lets_notable_npcs_have_abilities() -> None:
    """With the option on, an ability may be the only talent."""
    assert making("notable", role="pilot").on_to("npc-talents").gm(TalentNames(("Nerves",))).waits == "npc-asset"
    ticked = making("notable", role="pilot", npc__abilities_for_notable="true").on_to("npc-talents")
    after = ticked.gm(TalentNames()).gm(NewAbility("guidance", "by word")).gm(NewAbility("done")).gm(NewAsset()).end()
    assert (after.who("x").talents, len(after.who("x").abilities)) == ((), 1)


def test_a_new_npc_needs_an_unused_id() -> None:
    """A taken id is refused before any question; a hidden NPC joins unseen."""
    with pytest.raises(Unclear):
        act_out(make_npc.open("ana"), table(person("ana")))
    hidden = act_out(make_npc.open("x", hidden=True), table()).gm("minor").gm(Naming("Dorrit", "spy")).plainly()
    assert (hidden.who("x").seen, hidden.who("x").open) == (False, False)


@pytest.mark.parametrize("tier", TEMPLATES)
def test_default_answers_make_a_legal_npc(tier: str) -> None:
    """The defaults after the name fit the rules, by hand as by dice; without a name no NPC is made."""
    assert act_out(make_npc.open("x"), table()).gm(tier).plainly().told == []
    by_hand = making(tier).plainly()
    assert [problem.cite for problem in check_sheet(to_sheet(by_hand.who("x")))] == []


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("tier", TEMPLATES)
def test_dice_propose_a_legal_npc(tier: str, seed: int) -> None:
    """Dice draw the numbers, the GM may take them as they are, and what comes of it keeps to the tier."""
    draws = Seeded(f"{tier}-{seed}")
    script = making(tier).on_to("npc-how").gm("roll")
    while script.waits != "over":
        if script.waits == "dice":
            count, sides = (int(part) for part in script.pool.split("d"))
            assert count == 1 and sides > 1
            script.falls(draws.below(sides) + 1)
        else:
            script.gm(script.asked.default())
    after = script.end()
    assert check_sheet(to_sheet(after.who("x"))) == []
    assert isinstance(after.told[-1], CharacterJoined)


# ---- At random ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("tier", TEMPLATES)
def test_random_npcs_are_legal(tier: Any, lang: str) -> None:
    """A random NPC keeps to its tier; the job's skill is the best, and every kind of ability comes up."""
    words = inventions(voice(lang, "houses2d20").say)
    drawn = [random_sheet(words, Seeded(f"{tier}-{seed}"), tier=tier) for seed in range(60)]
    assert [check_sheet(sheet) for sheet in drawn] == [[]] * len(drawn)
    jobs = {words.jobs[role.id]: role.best for role in ROLES[tier]}
    for sheet in drawn if jobs else ():
        assert max(sheet["skills"], key=sheet["skills"].__getitem__) == jobs[sheet["traits"][0]]
    if tier == "major":
        assert {ability["kind"] for sheet in drawn for ability in sheet["abilities"]} == set(ABILITIES)
        assert {len(sheet["abilities"]) for sheet in drawn} >= {0, 1, 2, 3}


# ---- Brought to the table -------------------------------------------------------------------------------------------


def test_an_npc_comes_with_a_sheet() -> None:
    """A legal sheet joins, hidden if the GM likes; an illegal one, a player's, or a taken name does not."""
    after = act_out(bring.open("sorrel", PILOT), table(person("ana"))).end()
    assert (after.who("sorrel").tier, after.who("sorrel").seat, after.who("sorrel").seen) == ("notable", "gm", True)
    hidden = act_out(bring.open("sorrel", changed(PILOT, assets=[{"name": "A glider"}]), hidden=True), table()).end()
    assert (hidden.who("sorrel").seen, hidden.who("sorrel").open) == (False, False)
    assert [asset.seen for asset in hidden.state.assets] == [False]
    with refused("houses.npc.notable.talents"):
        act_out(bring.open("sorrel", changed(PILOT, talents=[])), table())
    for id, sheet in (("ana", PILOT), ("", PILOT), ("x", changed()), ("x", {"ruleset": "nde2", "tier": "minor"})):
        with pytest.raises(Unclear):
            act_out(bring.open(id, sheet), table(person("ana")))


@pytest.mark.parametrize("sheet", [TROOPER, PILOT], ids=["minor", "notable"])
def test_a_supporting_character_is_made_like_an_npc(sheet: dict[str, Any]) -> None:
    """A supporting character has the numbers of a tier, a seat, and no Determination."""
    after = act_out(bring.open("aid", sheet | {"supporting": True}, "ana", "ana"), table(person("ana"))).end()
    aid = after.who("aid")
    assert (aid.side, aid.supporting, aid.seat, aid.determination) == ("players", True, "ana", None)
    assert after.state.momentum == 0 and after.state.threat == 0


# ---- At once --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("tier", list(TEMPLATES))
def test_a_quick_npc_of_each_tier_is_legal_without_questions(tier: Any) -> None:
    """A quick NPC of each tier is legal and asks nothing; hidden, if the GM says so; an id is taken once."""
    for hidden in (False, True):
        done = act_out(bring_extra.open("x", " Bystander ", tier, hidden), table()).stop()
        fact = done.last(CharacterJoined)
        assert check_sheet(to_sheet(fact.character)) == [] and fact.character.tier == tier
        assert fact.character.name == "Bystander" and fact.seen is fact.character.seen is not hidden
    with pytest.raises(Unclear, match="error-id-taken"):
        act_out(bring_extra.open("sanna", "Bystander", tier), table(person()))


# ---- What is proposed, and under which rule -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("tier", "rules"),
    [
        ("minor", {"npc-quality": "quality", "npc-skills": "skills", "npc-focuses": "one-focus"}),
        ("notable", {"npc-drives": "two-drives", "npc-skills": "skills", "npc-focuses": "focuses"}),
        ("major", {"npc-drives": "drives", "npc-skills": "skills-plus-11", "npc-focuses": "focuses"}),
    ],
)
def test_each_piece_is_asked_under_the_rule_of_its_tier(tier: str, rules: dict[str, str]) -> None:
    """Drives or Quality, skills, focuses; and first of all who it is, which is a trait."""
    first = "one-trait" if tier == "minor" else "role-trait"
    naming: Any = act_out(make_npc.open("x"), table()).gm(tier).conversation.waiting
    how: Any = making(tier, role="Beekeeper").on_to("npc-how").conversation.waiting
    assert (naming.cite, how.cite) == (f"houses.npc.{tier}.{first}",) * 2
    for kind, rule in rules.items():
        script = making(tier, role="Beekeeper").on_to(kind)
        assert script.conversation.waiting.cite == f"houses.npc.{tier}.{rule}"  # type: ignore[union-attr]
        script.stop()


@pytest.mark.parametrize(
    ("tier", "skills"), [("minor", (6, 5, 5, 4, 4)), ("notable", (7, 6, 5, 5, 4)), ("major", (8, 7, 6, 5, 5))]
)
def test_without_a_known_job_the_skills_stand_in_their_order(tier: Any, skills: tuple[int, ...]) -> None:
    """The first of the sheet is the best, at once and step by step."""
    at_once = act_out(bring_extra.open("x", "Bystander", tier), table()).end().who("x")
    assert at_once.skills == Skills(*skills)
    script = making(tier, role="Beekeeper").on_to("npc-skills")
    assert script.asked.default() == DealtSkills(*skills)
    script.stop()


def test_an_extra_option_is_proposed_at_one_threat() -> None:
    """Of the proposed abilities only the extra option has a price, and only those about a skill name one."""
    proposed = []
    for seed in range(12):
        script, dice = making("major").on_to("npc-how").gm("roll"), Seeded(f"n{seed}")
        while script.waits != "npc-asset":
            if script.waits == "dice":
                waiting: Any = script.conversation.waiting
                script.falls(dice.below(waiting.sides) + 1)
                continue
            proposed += [script.asked.preset] if script.waits == "npc-ability" else []
            script.conversation.answer("gm", script.asked.default())
        script.stop()
    priced = {(one.kind == "extra_option", one.price) for one in proposed if one.kind != "done"}
    assert priced == {(True, 1), (False, 0)}
    about = {one.kind for one in proposed if one.skill}
    assert about == {"proficiency", "threatening", "substitution"}
