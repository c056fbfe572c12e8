"""NOVA6 skills, ranks and perks: their limits by level, and their dice in a test."""

from __future__ import annotations

from typing import Any

import pytest

from moothall.records import changed
from moothall.rulesets import nova6
from moothall.rulesets.nova6.characters.advancement import entry
from moothall.rulesets.nova6.creation.advances import (
    Opened,
    given_by,
    level_cap,
    rank_cap,
    rank_named,
    ticks,
    traits_of,
)
from moothall.rulesets.nova6.options import read_options
from moothall.rulesets.nova6.packs.pack import UNIVERSAL, skills_of
from moothall.rulesets.nova6.questions import Approval, Preparation
from moothall.rulesets.nova6.sheet import new_sheet, to_character
from moothall.rulesets.nova6.state import Perk, Scene
from tests.books.nova6.support.sheets import judged, petra, progress, ranks, shown, wrong
from tests.books.nova6.support.stage import NovaScript, act_out, hero, npc, opposed, table, weapon
from tests.support.citing import cited

MAGIC = changed(UNIVERSAL, id="tides", skills=(*UNIVERSAL.skills, "magic"))
SUPERHUMAN = {"name": "Second Sight", "permitted": True, "opens": {"wits": 5}}


def trying(skill: str, action: str = "overcome", perk: str = "", **more: Any) -> NovaScript[Any]:
    """Ilse tries something; the GM is asked."""
    one = more.pop("one", None) or hero("ilse", **more)
    return act_out(nova6.act.open("ilse", "try it", skill, action, perk=perk), table(one))


def plain(level: int, **skills: int) -> dict[str, Any]:
    """A character of a level with these ranks and nothing else."""
    none = dict.fromkeys(UNIVERSAL.skills, 0)
    return petra(level=level, talents=[], perks=[], skills=none | skills)


# ---- Skills and ranks ------------------------------------------------------------------------------------------------


@pytest.mark.rule("nova6.skill.core-list")
def test_the_universal_pack_has_six_skills() -> None:
    """The six skills start without ranks; a seventh is refused, and each can be tested in all four actions."""
    six = ["fight", "interact", "move", "physique", "resolve", "wits"]
    assert [option.id for option in cited(skills_of(UNIVERSAL))] == six
    assert new_sheet("Petra")["skills"] == dict.fromkeys(six, 0)
    for skills in ({"magic": 1}, 3):
        assert [cite for cite, _ in wrong(petra(skills=skills))] == ["nova6.skill.core-list"]
    for action in ("overcome", "create-advantage", "attack", "defend"):
        assert all(_with_means(skill, action).judged().plainly_to_ready() for skill in six)


def _with_means(skill: str, action: str) -> NovaScript[Any]:
    """Ilse tries something in a contest and, where it is an attack, with something to attack with."""
    means = changed(weapon("ilse", "means", 1), skill=skill)
    tool = "means" if action == "attack" else ""
    at = table(hero("ilse"), means, scene=Scene("contest"))
    return act_out(nova6.act.open("ilse", "try it", skill, action, tool=tool), at)


@pytest.mark.rule("nova6.skill.list-modifiable")
def test_a_pack_may_add_a_skill() -> None:
    """A pack with Magic has seven skills, and advances buy ranks in it."""
    assert [option.id for option in cited(skills_of(MAGIC))][-1] == "magic" and len(skills_of(MAGIC)) == 7
    sheet = ranks(plain(1), magic=1)
    assert (wrong(sheet, MAGIC), ticks(sheet, MAGIC).ticked) == ([], 1)
    assert wrong(petra(skills={"cooking": 1}), MAGIC) == [("nova6.skill.list-modifiable", "cooking")]
    assert to_character(sheet, "p", "p", MAGIC).rank("magic") == 1


@pytest.mark.rule("nova6.skill.rank-0")
def test_rank_zero_is_even() -> None:
    """No rank against no difficulty is even: three dice; anybody may have that."""
    assert trying("wits").judged().rolls("ilse", 4, 4, 4).plainly().verdict.faces == (4, 4, 4)
    assert cited(rank_named(0)).id == "untrained" and not wrong(ranks(plain(0), move=1))


@pytest.mark.rule("nova6.skill.rank-1")
def test_rank_one_adds_a_die() -> None:
    """One rank is up one: four dice; level 0 may have it."""
    script = trying("wits", wits=1).judged().rolls("ilse", 4, 4, 3, 1)
    assert len(script.plainly().verdict.faces) == 4
    assert rank_named(1).id == "trained" and not wrong(plain(0, wits=1))


@pytest.mark.parametrize(
    ("rank", "level", "name"),
    [
        pytest.param(rank, level, name, marks=pytest.mark.rule(rule))
        for rank, level, name, rule in (
            (2, 5, "skilled", "nova6.skill.rank-2"),
            (3, 10, "expert", "nova6.skill.rank-3"),
            (4, 15, "master", "nova6.skill.rank-4"),
        )
    ],
)
def test_higher_ranks_need_a_level(rank: int, level: int, name: str) -> None:
    """A level too low is refused by the rank's own rule, the level itself will do, and each rank is a die."""
    assert wrong(plain(level - 1, wits=rank)) == [(f"nova6.skill.rank-{rank}", f"{rank} > {rank - 1}")]
    assert wrong(plain(level, wits=rank)) == []
    assert (rank_named(rank).id, rank_named(rank).level) == (name, level)
    ready = trying("wits", wits=rank).judged().plainly_to_ready()
    assert ready.pool.net == rank


@pytest.mark.rule("nova6.skill.rank-5")
def test_rank_five_needs_a_feature() -> None:
    """Rank 5 is refused at level 20, and legal with a feature that opens it; higher ranks have its name."""
    assert wrong(plain(20, wits=5)) == [("nova6.skill.rank-5", "5 > 4")]
    assert wrong(plain(20, wits=5) | {"features": [SUPERHUMAN]}) == []
    assert wrong(plain(20, move=5) | {"features": [SUPERHUMAN]}) == [("nova6.skill.rank-5", "5 > 4")]
    assert (rank_named(5).id, rank_named(7).id) == ("superhuman", "superhuman")
    assert wrong(plain(1, wits=5) | {"features": [SUPERHUMAN]})[0] == ("nova6.skill.rank-5", "5 > 1")


@pytest.mark.rule("nova6.skill.rank-dice")
def test_each_rank_adds_a_die() -> None:
    """Move 3 against one die is up two: five dice, three of them chosen."""
    script = trying("move", move=3).judged(1)
    assert script.rolls("ilse", 6, 5, 4, 2, 1).picks("ilse", 6, 4, 2).plainly().verdict.trio == (2, 4, 6)


@pytest.mark.rule("nova6.skill.level-cap")
def test_the_level_limits_the_ranks() -> None:
    """One below five, two below ten, three below fifteen, then four."""
    levels = (0, 1, 4, 5, 9, 10, 14, 15, 20)
    assert [cited(level_cap(level)).amount for level in levels] == [1, 1, 1, 2, 2, 3, 3, 4, 4]


@pytest.mark.rule("nova6.skill.level-cap-focused")
def test_focused_raises_the_rank_limit_in_its_skill() -> None:
    """Focused on Interact allows two ranks at level 1, one elsewhere, and gives no rank itself."""
    given = given_by(traits_of(petra()))
    caps = {skill: rank_cap(1, skill, given) for skill in UNIVERSAL.skills}
    cited(caps["interact"].why)
    assert {skill: cap.most for skill, cap in caps.items()} == dict.fromkeys(UNIVERSAL.skills, 1) | {"interact": 2}
    only = plain(1) | {"talents": [{"id": "focused", "skill": "interact"}]}
    assert to_character(only, "p", "p").rank("interact") == 0 and ticks(only).ticked == 1


@pytest.mark.rule("nova6.skill.rank-5-feature")
def test_no_fifth_rank_without_a_feature() -> None:
    """Level 15 and Focused end at four, unless the table lets Focused further, or a feature opens five at any level."""
    given = given_by(traits_of(petra()))
    human = rank_cap(15, "interact", given)
    cited(human.why)
    assert (human.most, rank_cap(14, "interact", given).most) == (4, 4)
    assert rank_cap(15, "interact", given, options=read_options({"focused-rank-five": "on"})).most == 5
    assert rank_cap(15, "wits", (), options=read_options({"focused-rank-five": "on"})).most == 4
    opened = [rank_cap(level, "wits", (), (Opened(6, False),)).most for level in (1, 14, 15)]
    assert (opened, rank_cap(1, "wits", (), (Opened(5, True),)).most) == ([1, 3, 6], 5)
    at_once = SUPERHUMAN | {"any_level": True}
    assert wrong(plain(2, wits=5) | {"features": [at_once]}) == []


# ---- Perks -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("nova6.perk.bonus")
def test_a_perk_adds_a_die() -> None:
    """No rank in Fight but a perk for flare guns: shooting one is up one."""
    shot = trying("fight", "attack", "flare guns", perks=("fight/flare guns",)).judged()
    assert shot.plainly_to_ready().pool.net == 1
    assert trying("fight", "attack", perks=("fight/flare guns",)).judged().plainly_to_ready().pool.net == 0


@pytest.mark.rule("nova6.perk.one-per-test")
def test_a_test_counts_one_perk() -> None:
    """Two perks would fit; one is named, and it is one die."""
    script = trying("fight", "attack", "knives", perks=("fight/knives", "fight/brawling")).judged()
    assert script.plainly_to_ready().pool.net == 1


@pytest.mark.rule("nova6.perk.related")
def test_the_gm_rules_whether_a_perk_applies() -> None:
    """Sharp ears for noticing: with the GM's nod up two, without it up one, and it cannot be named again."""
    ears: dict[str, Any] = {"perks": ("wits/sharp ears",), "wits": 1}
    assert trying("wits", perk="sharp ears", **ears).judged().plainly_to_ready().pool.net == 2
    denied = trying("wits", perk="sharp ears", **ears).judged(unrelated=("sharp ears",))
    assert denied.plainly_to_ready().pool.net == 1
    two = hero("ilse", wits=1, perks=("wits/sharp ears", "wits/tracks"))
    script = trying("wits", one=two).judged(unrelated=("sharp ears",))
    assert script.asked().perks == ("tracks",)
    script.refuses("ilse", Preparation(perk="sharp ears"), "nova6.perk.related")
    assert script.says("ilse", Preparation(perk="tracks")).plainly_to_ready().pool.net == 2


@pytest.mark.rule("nova6.perk.broad-narrow")
def test_a_broad_perk_applies_to_one_action() -> None:
    """Blades to attack do not help a defence; rapiers do; both together are one die."""
    both = changed(hero("ilse"), perks=(Perk("light blades", "fight", "attack"), Perk("rapiers", "fight")))
    for perk in ("light blades", "rapiers"):
        assert trying("fight", "attack", perk, one=both).judged().plainly_to_ready().pool.net == 1
    at = table(both, npc("thug", fight=0), weapon("thug", "club", 2))
    attack = nova6.oppose.open("thug", "ilse", "fight", "attack", tool="club")
    script = act_out(attack, at)
    assert script.asked().perks == ("rapiers",)
    script.refuses("ilse", Preparation("fight", "light blades"), "nova6.perk.broad-narrow")
    assert script.says("ilse", Preparation("fight", "rapiers")).plainly_to_ready().pool.net == 1
    guard = changed(npc("guard", wits=1), perks=(Perk("notice", "wits", "attack"),))
    seen = table(hero("ilse"), guard)
    sneak = act_out(nova6.act.open("ilse", "sneak", "move", "overcome"), seen)
    assert sneak.judged(against=(opposed("guard", "wits", "notice"),)).plainly_to_ready().pool.net == -1


@pytest.mark.rule("nova6.perk.gm-arbiter")
def test_the_gm_names_the_action_of_a_broad_perk() -> None:
    """The GM names the action of a broad perk; until then the sheet is a draft."""
    broad = petra(perks=[{"name": "blades", "skill": "fight", "broad": True}, *petra()["perks"][1:]])
    [problem] = judged(broad)
    assert (problem.cite, problem.said, problem.unfinished) == ("nova6.perk.gm-arbiter", "blades", True)
    assert progress(broad).status == "draft"
    broad["perks"][0]["action"] = "attack"
    assert judged(broad) == [] and to_character(broad, "p", "p").perks[0].action == "attack"
    asked = act_out(nova6.propose.open("ilse", "perk", "blades"), table(hero("ilse")))
    assert asked.asked().choices("action", None) == ("", "create-advantage", "overcome", "attack", "defend")
    asked.refuses("gm", Approval(True, action="flee"), "nova6.perk.gm-arbiter")
    said = asked.gm(Approval(True, action="attack")).end().result
    assert said is not None
    assert entry("perk", "blades", said, skill="fight") == broad["perks"][0]
    assert entry("perk", "rapiers", Approval(True), skill="fight") == {"name": "rapiers", "skill": "fight"}


@pytest.mark.rule("nova6.perk.free-text")
def test_a_perk_needs_words_and_a_skill() -> None:
    """Any words with one skill are stored; without words, or with no skill of the book, it is no perk."""
    assert to_character(petra(), "p", "p").perks[2] == Perk("crowded decks", "move")
    assert (shown(petra())["perks.2.name"], shown(petra())["perks.2.skill"]) == ("crowded decks", "move")
    for bad in (
        {"name": " ", "skill": "move"},
        {"name": "knots", "skill": "cooking"},
        {"name": 3, "skill": "move"},
        "x",
    ):
        assert [cite for cite, _ in wrong(petra(perks=[bad]))] == ["nova6.perk.free-text"]


@pytest.mark.rule("nova6.perk.rank-zero")
def test_a_perk_without_ranks_is_legal() -> None:
    """Fight 0 with a perk is legal, and shown."""
    assert judged(petra()) == [] and petra()["skills"]["fight"] == 0
    assert (shown(petra())["perks.0.name"], shown(petra())["perks.0.skill"]) == ("flare guns", "fight")


@pytest.mark.rule("nova6.perk.opposition")
def test_an_opponents_perk_adds_a_penalty_die() -> None:
    """A guard with Wits 1 who is good at noticing is two dice to sneak past; without that perk, one."""
    at = table(hero("ilse"), npc("guard", wits=1, perks=("wits/notice",)))
    sneak = nova6.act.open("ilse", "sneak past", "move", "overcome", "stealth", ("guard",))
    with_perk = act_out(sneak, at).judged(against=(opposed("guard", "wits", "notice"),))
    assert with_perk.plainly_to_ready().pool.net == -2
    without = act_out(sneak, at).judged(against=(opposed("guard", "wits"),))
    assert without.plainly_to_ready().pool.net == -1
